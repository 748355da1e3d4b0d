//! Every screen at every size, in English and Hindi, as text.

use crossterm::event::KeyCode;
use protocol::{MoveEvent, ServerEvent, Substitute};
use ratatui::layout::{Position, Rect};
use rules::PlayerCount;
use terminal::game_screen::{GameScreen, Msg};
use terminal::pace::TerminalPace;
use terminal::table_thread::{SavedMatch, TableReport};
use terminal::theme::{Palette, TerminalTheme};
use words::{Lang, Words};

use crate::game::Game;

const SIZES: [(u16, u16); 4] = [(80, 24), (120, 40), (60, 20), (1, 1)];

fn check_with(name: &str, players: PlayerCount, theme: TerminalTheme, langs: &[Lang], act: impl Fn(&mut Game)) {
    for &lang in langs {
        let mut game = Game::new(lang, players, theme);
        act(&mut game);
        let screens = SIZES.map(|size| format!("{}x{}\n{}", size.0, size.1, game.draw(size))).join("\n");
        insta::assert_snapshot!(format!("{name}_{lang}"), screens);
    }
}

fn check(name: &str, players: PlayerCount, act: impl Fn(&mut Game)) {
    check_with(name, players, TerminalTheme::default(), &[Lang::En, Lang::Hi], act);
}

#[test]
fn before_the_first_update() {
    check("waiting", PlayerCount::Four, |game| {
        game.screen =
            GameScreen::new(Words::new(game.lang), TerminalTheme::default(), TerminalPace::Normal, Rect::ZERO);
    });
}

#[test]
fn the_stash() {
    check("stash", PlayerCount::Four, |_| {});
    check("confirm", PlayerCount::Three, |game| game.keys(&[KeyCode::Right, KeyCode::Enter]));
}

#[test]
fn in_the_middle_of_a_round() {
    check("middle", PlayerCount::Four, |game| game.play(3));
    check("middle_of_three", PlayerCount::Three, |game| game.play(4));
}

/// Stashes a card, plays some, then types.
fn check_typed(name: &str, cards: usize, text: &str) {
    check(name, PlayerCount::Four, |game| {
        game.play(cards);
        game.typed(text);
    });
}

#[test]
fn cards_that_are_typed() {
    check_typed("typing", 1, "r");
    check_typed("refused", 1, "rq");
    check_typed("no_card", 1, "r9");
}

#[test]
fn a_hint() {
    // Hints change when bots improve, so this test does not look at the card.
    let mut game = Game::new(Lang::En, PlayerCount::Four, TerminalTheme::default());
    assert!(!game.draw((80, 24)).contains(" ?──"));
    game.typed("?");
    assert!(game.draw((80, 24)).contains("choose the "));
}

#[test]
fn the_last_trick_and_the_voids() {
    check_typed("last_trick", 2, "l");
    check_typed("voids", 4, "v");
}

#[test]
fn the_end_of_a_round() {
    check("round_end", PlayerCount::Four, |game| game.play(7));
    check("round_end_of_three", PlayerCount::Three, |game| game.play(9));
}

#[test]
fn the_chest_opens_card_by_card() {
    let mut game = Game::new(Lang::De, PlayerCount::Four, TerminalTheme::default());
    game.play(6);
    game.screen.pace = TerminalPace::Normal;
    game.keys(&[KeyCode::Enter]);
    let mut open = vec![0];
    for tick in 0..200 {
        game.send(Msg::Tick(100 * tick));
        let drawn = game.draw((60, 20));
        let cards = drawn.matches(" +").count();
        if open.last() != Some(&cards) {
            open.push(cards);
        }
        assert_eq!(cards == 4, drawn.contains("gesamt") && drawn.contains("Die wenigsten Minuspunkte"), "{drawn}");
    }
    assert_eq!(open, [0, 1, 2, 3, 4]);
}

#[test]
fn a_key_opens_the_whole_chest() {
    let mut game = Game::new(Lang::En, PlayerCount::Three, TerminalTheme::default());
    game.play(8);
    game.screen.pace = TerminalPace::Slow;
    // The first key plays the last card, the second one skips to the shut chest.
    game.keys(&[KeyCode::Enter; 2]);
    assert!(!game.draw((80, 24)).contains("Fewest"));
    game.keys(&[KeyCode::Enter]);
    assert!(game.draw((80, 24)).contains("Fewest"), "{}", game.draw((80, 24)));
}

#[test]
fn a_new_match_and_the_coach_are_one_key_away() {
    for (key, lang) in [('n', Lang::De), ('c', Lang::Hi)] {
        let mut game = Game::new(lang, PlayerCount::Four, TerminalTheme::default());
        game.play(7);
        game.keys(&[KeyCode::Enter]);
        game.play(7);
        let offered = Words::new(lang).string(words::TerminalMsg::KeyNewMatch);
        assert!(!game.draw((60, 20)).contains(&offered), "only a saved match has a review");
        let saved = SavedMatch::Finished("/home/mira/finished/2026.json".into());
        game.screen.update(Msg::Report(TableReport::Saved(saved)));
        assert!(game.draw((60, 20)).contains(&offered));
        game.typed(&key.to_string());
        assert!(game.screen.is_over() && game.screen.next_step().is_some());
    }
}

#[test]
fn the_end_of_the_match() {
    check("match_end", PlayerCount::Four, |game| {
        game.play(7);
        game.keys(&[KeyCode::Enter]);
        game.play(7);
    });
}

#[test]
fn the_rules() {
    check("rules", PlayerCount::Four, |game| game.typed("h"));
}

#[test]
fn ascii_only() {
    let theme = TerminalTheme { palette: Palette::Mono, ascii: true };
    check_with("ascii", PlayerCount::Four, theme, &[Lang::En], |game| game.play(3));
    let mut game = Game::new(Lang::En, PlayerCount::Four, theme);
    game.play(3);
    let drawn = game.draw((80, 24));
    assert!(drawn.is_ascii(), "{drawn}");
    game.play(7);
    let ends = game.draw((80, 24));
    assert!(ends.is_ascii(), "{ends}");
}

#[test]
fn no_size_breaks_any_screen() {
    let scenes: [fn(&mut Game); 5] = [
        |_| {},
        |game| game.play(3),
        |game| game.play(7),
        |game| game.typed("h"),
        |game| {
            game.play(2);
            game.typed("l");
        },
    ];
    for lang in Lang::ALL {
        for scene in scenes {
            let mut game = Game::new(lang, PlayerCount::Four, TerminalTheme::default());
            scene(&mut game);
            for size in [(1, 1), (2, 200), (200, 2), (59, 20), (60, 19), (60, 20), (61, 21), (79, 23), (300, 100)] {
                game.draw(size);
            }
        }
    }
}

#[test]
fn the_mouse_chooses_and_confirms() {
    let mut game = Game::new(Lang::En, PlayerCount::Four, TerminalTheme::default());
    let third = Position::new(28, 21);
    game.send(Msg::Click(third));
    assert!(game.draw((80, 24)).contains("into the Treasure Chest? Enter puts it in"));
    game.send(Msg::Click(Position::new(2, 2)));
    assert!(game.draw((80, 24)).contains("Choose one card"), "a click beside the cards takes the choice back");
    game.send(Msg::Click(third));
    game.send(Msg::Click(third));
    assert_eq!(game.view().hand.len(), 7);
}

#[test]
fn undo_gives_the_card_back() {
    let mut game = Game::new(Lang::En, PlayerCount::Four, TerminalTheme::default());
    game.typed("u");
    assert!(game.draw((80, 24)).contains("You have no card to take back"));
    game.keys(&[KeyCode::Enter; 2]);
    assert_eq!(game.view().hand.len(), 7);
    let stashed = game.view().hand;
    game.typed("u");
    assert!(game.draw((80, 24)).contains("You have no card to take back"), "a stash is final");
    assert_eq!(game.view().hand, stashed);
    game.keys(&[KeyCode::Enter; 3]);
    let later = game.view().hand;
    game.keys(&[KeyCode::Enter]);
    game.typed("u");
    assert_eq!(game.view().hand, later);
}

#[test]
fn the_pace_holds_cards_back_and_a_key_hurries_them() {
    let mut game = Game::new(Lang::En, PlayerCount::Four, TerminalTheme::default());
    game.screen.pace = TerminalPace::Slow;
    game.keys(&[KeyCode::Enter; 2]);
    game.screen.update(Msg::Tick(0));
    assert!(game.screen.deadline().is_some(), "the others' cards wait for their time");
    game.send(Msg::Key(KeyCode::Enter));
    assert_eq!(game.screen.deadline(), None, "Enter shows all of them");
    assert_eq!(game.view().hand.len(), 7, "and plays no card by accident");
}

#[test]
fn a_clock_that_runs() {
    check("clock", PlayerCount::Four, |game| {
        game.play(3);
        game.clock(45_000);
    });
    for lang in Lang::ALL {
        let mut game = Game::new(lang, PlayerCount::Three, TerminalTheme::default());
        game.play(3);
        let title = |game: &mut Game, size| game.draw(size).lines().next().unwrap().to_owned();
        let without = title(&mut game, (60, 20));
        game.clock(600_000);
        let in_words = Words::new(lang).say(words::TableMsg::SecondsLeft { count: 600 }).into_owned();
        assert!(title(&mut game, (80, 24)).ends_with(&in_words));
        let narrow = title(&mut game, (60, 20));
        assert!(narrow.starts_with(&without), "the clock leaves room for {without}: {narrow}");
        assert!(narrow.ends_with(&in_words) || narrow.ends_with("10:00"), "{narrow}");
    }
}

#[test]
fn the_seconds_are_counted_down_and_the_clock_goes_with_the_choice() {
    let mut game = Game::new(Lang::En, PlayerCount::Four, TerminalTheme::default());
    assert_eq!(game.screen.deadline(), None, "no clock, nothing to wake up for");
    game.screen.update(Msg::Tick(5_000));
    game.clock(2_500);
    assert!(game.draw((80, 24)).contains("3 seconds left"));
    assert_eq!(game.screen.deadline(), Some(5_500));
    game.screen.update(Msg::Tick(5_500));
    assert!(game.draw((80, 24)).contains("2 seconds left"));
    assert_eq!(game.screen.deadline(), Some(6_500));
    game.screen.update(Msg::Tick(6_500));
    assert!(game.draw((80, 24)).contains("1 second left"));
    game.screen.update(Msg::Tick(9_000));
    assert!(game.draw((80, 24)).contains("0 seconds left"));
    assert_eq!(game.screen.deadline(), None, "what happens now is for the table to say");
    game.keys(&[KeyCode::Enter; 2]);
    assert!(!game.draw((80, 24)).contains("left"));
}

#[test]
fn time_that_ran_out_is_said_until_a_key_is_pressed() {
    for lang in [Lang::En, Lang::Bn] {
        let mut game = Game::new(lang, PlayerCount::Four, TerminalTheme::default());
        let late = |game: &mut Game| {
            let card = game.view().legal().first().unwrap();
            game.put_with(game.choice(card), |update| {
                if let Some(ServerEvent::Stashed(MoveEvent { by, .. }) | ServerEvent::Played(MoveEvent { by, .. })) =
                    &mut update.event
                {
                    *by = Some(Substitute::Clock);
                }
            });
            (card, game.draw((60, 20)).replace('\n', " ").split_whitespace().collect::<Vec<_>>().join(" "))
        };
        let words = Words::new(lang);
        let (_, shown) = late(&mut game);
        assert!(shown.contains(&*words.say(words::GameMsg::TimeUpStash { who: words::Who::You })), "{shown}");
        game.run_bots();
        let (card, shown) = late(&mut game);
        let said = words.say(words::GameMsg::TimeUp { who: words::Who::You, card });
        assert!(shown.contains(&*said), "{shown}");
        game.keys(&[KeyCode::Left]);
        let after = game.draw((60, 20)).replace('\n', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(after.matches(&*said).count() < shown.matches(&*said).count(), "{after}");
    }
}

#[test]
fn every_key_is_named_behind_one_that_is_always_in_view() {
    const KEYS: [&str; 9] = ["←→", "⏎", "?", "u", "h", "q", "l", "p", "v"];
    for lang in Lang::ALL {
        let mut game = Game::new(lang, PlayerCount::Four, TerminalTheme::default());
        for stage in ["stash", "play"] {
            for (size, named) in [((60, 20), 4), ((80, 24), 6), ((120, 40), 9)] {
                let screen = game.draw(size);
                let footer = screen.lines().last().expect("the window has a last line");
                let shown = |key: &&str| footer.split_whitespace().any(|word| word == *key);
                assert!(
                    shown(&"h") && KEYS.iter().filter(|key| shown(key)).count() >= named,
                    "{lang} {stage}: {footer}"
                );
                let last = footer.split_whitespace().last().expect("keys");
                assert!(!KEYS.contains(&last), "{lang} {stage}: a key without its label ends {footer}");
            }
            game.typed("h");
            let list: String = game.draw((60, 20)).lines().skip(2).take(4).collect();
            assert!(KEYS.iter().all(|key| list.contains(&format!("{key} "))), "{lang} {stage}: {list}");
            game.keys(&[KeyCode::Esc]);
            game.play(0);
        }
    }
}

#[test]
fn reactions_are_shown_and_sent_where_another_person_sits() {
    for lang in Lang::ALL {
        let mut game = Game::new(lang, PlayerCount::Four, TerminalTheme::default());
        let words = Words::new(lang);
        let flat = |screen: String| screen.split_whitespace().collect::<Vec<_>>().join(" ");
        let hello = words.string(words::TableMsg::ReactHello);
        game.typed("s");
        let nobody = flat(words.string(words::TerminalMsg::ReactNobody));
        assert!(flat(game.draw((60, 20))).contains(&nobody), "{lang}: only bots");
        game.play(1);
        game.with_another_person("Ben");
        game.reacts(rules::Seat::S1, table::Reaction::Hello);
        let said = words.string(words::GameMsg::Reacts { who: words::Who::Name("Ben"), reaction: &hello });
        assert!(game.draw((60, 20)).contains(&said), "{lang}: {}", game.draw((60, 20)));
        game.typed("s");
        let list = flat(game.draw((60, 20)));
        for &reaction in table::Reaction::ALL {
            let text = words.string(words::TableMsg::of_reaction(reaction));
            assert!(list.contains(&text), "{lang}: {text} in {list}");
        }
        game.typed("1");
        let said = words.string(words::GameMsg::Reacts { who: words::Who::You, reaction: &hello });
        assert!(game.draw((60, 20)).contains(&said), "{lang}: {}", game.draw((60, 20)));
        game.typed("h");
        assert!(flat(game.draw((60, 20))).contains(&format!("s {}", words.say(words::TerminalMsg::KeyReact))));
    }
}

#[test]
fn reactions_at_the_end_of_a_round() {
    let mut game = Game::new(Lang::De, PlayerCount::Four, TerminalTheme::default());
    game.play(7);
    game.with_another_person("Ben");
    game.reacts(rules::Seat::S1, table::Reaction::WellPlayed);
    assert!(game.draw((60, 20)).contains("Ben sagt: Gut gespielt!"), "{}", game.draw((60, 20)));
    game.typed("s");
    assert!(game.draw((60, 20)).contains("Etwas zurufen: Drück eine Zahl."), "{}", game.draw((60, 20)));
    game.typed("4");
    assert!(game.draw((60, 20)).contains("Du sagst: Danke!"), "{}", game.draw((60, 20)));
}

#[test]
fn a_table_with_another_person() {
    check_with("reactions", PlayerCount::Four, TerminalTheme::default(), &[Lang::En, Lang::De], |game| {
        game.play(1);
        game.reacts(rules::Seat::S1, table::Reaction::WellPlayed);
        game.typed("s");
    });
}
