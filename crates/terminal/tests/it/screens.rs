//! Every screen at every size, in English and Hindi, as text.

use bots::{BotName, BotRng};
use protocol::{MoveEvent, ServerEvent, Substitute, TableUpdate, Viewer};
use ratatui::backend::{CrosstermBackend, TestBackend};
use ratatui::layout::{Position, Rect};
use ratatui::{Terminal, TerminalOptions, Viewport};
use rules::fair_deal::Secret;
use rules::{Length, PerSeat, PlayerCount, Rules, Seat, View};
use table::{BotLevel, FirstMatch, Input, PlayerId, Settings, Table};
use terminal::app::{App, InputKey, Msg};
use terminal::error::TerminalError;
use terminal::pace::Pace;
use terminal::table_thread::{TableReport, UserAction};
use terminal::theme::{Palette, Theme};
use words::{Lang, Words};

const SIZES: [(u16, u16); 4] = [(80, 24), (120, 40), (60, 20), (1, 1)];
const ME: Seat = Seat::S0;
const MIRA: PlayerId = PlayerId([1; 16]);
const SEED: u64 = 12;

/// A game without threads: every action is done at once. The bots play any legal card, so that the screens stay the same
/// when bots improve.
struct Game {
    lang: Lang,
    app: App,
    table: Table,
}

impl Game {
    fn new(lang: Lang, players: PlayerCount, theme: Theme) -> Game {
        let mut settings = Settings::new(Rules { players, length: Length::Rounds(2), ..Rules::default() });
        players.seats().skip(1).for_each(|seat| settings.bots[seat] = Some(BotLevel::Easy));
        let dealer = players.step(Seat::S0, (SEED % players.count() as u64) as usize);
        settings.first_match = Some(FirstMatch { id: "local".into(), dealer });
        let (table, _) = Table::open(0, "local", settings, MIRA).expect("good settings");
        let app = App::new(Words::new(lang), theme, Pace::Instant, Rect::new(0, 0, 80, 24));
        let mut game = Game { lang, app, table };
        game.put(Input::Sit { player: MIRA, name: "Mira".into(), seat: None });
        game.put(Input::Start { by: MIRA });
        game.put(Input::Ready { seat: ME, entropy: None });
        game.settle();
        game
    }

    fn put(&mut self, input: Input) {
        self.put_with(input, |_| {});
    }

    /// Hands an input to the table, and its updates to the screen after a change.
    fn put_with(&mut self, input: Input, mut change: impl FnMut(&mut TableUpdate)) {
        let mut updates = Vec::new();
        let tell = |table: &Table, event: &_| updates.push(TableUpdate::of(table, event, Viewer::Seat(ME), None, 0));
        self.table.handle(0, input, tell).expect("the screen sends only what is allowed");
        for mut update in updates {
            change(&mut update);
            self.app.update(Msg::Report(TableReport::Update(Box::new(update))));
        }
        if self.table.needs_secret() {
            let mut secret = Secret([0; 32]);
            secret.0[..8].copy_from_slice(&SEED.to_be_bytes());
            self.put(Input::Commit(secret));
        }
    }

    fn settle(&mut self) {
        while let Some(job) = self.table.bot_jobs(&PerSeat::filled(self.table.players(), None)).first() {
            let round = self.table.round_index().expect("a round") as u64 + 1;
            let mut rng = BotRng::for_decision(SEED, round, job.seat.index(), job.view.public.plays.len());
            let action = BotName::Random.bot().act(&job.view, BotName::Random.budget(), &mut rng);
            self.put(Input::BotMove { seat: job.seat, action, seq: job.seq });
        }
    }

    fn view(&self) -> View {
        self.table.view(ME).expect("a round")
    }

    /// Gives the person so many milliseconds for their choice.
    fn clock(&mut self, time: u64) {
        let mut update = TableUpdate::whole(&self.table, Viewer::Seat(ME), None, 0);
        update.state.seats[ME].time = Some(time);
        self.app.update(Msg::Report(TableReport::Update(Box::new(update))));
    }

    fn choice(&self, card: rules::Card) -> Input {
        Input::Move { seat: ME, action: self.view().action(card), seq: self.table.seq() }
    }

    fn send(&mut self, msg: Msg) {
        let Some(action) = self.app.update(msg) else { return };
        match action {
            UserAction::Choose(card) => self.put(self.choice(card)),
            UserAction::NextRound => self.put(Input::Ready { seat: ME, entropy: None }),
            UserAction::Undo => {
                let undo = Input::Undo { seat: ME, seq: self.table.seq() };
                match self.table.clone().handle(0, undo.clone(), |_, _| {}) {
                    Ok(()) => self.put(undo),
                    Err(refusal) => {
                        let error = TerminalError::Refused { code: refusal.into(), text: refusal.to_string() };
                        self.app.update(Msg::Report(TableReport::Failed { re: None, error }));
                    }
                }
            }
            UserAction::Hint => {
                let hint = learn::hint::Hint::of(&self.view(), 0, 0);
                self.app.update(Msg::Report(TableReport::Hint(hint)));
            }
        }
        self.settle();
    }

    fn keys(&mut self, keys: &[InputKey]) {
        keys.iter().for_each(|&key| self.send(Msg::Key(key)));
    }

    fn typed(&mut self, text: &str) {
        text.chars().for_each(|letter| self.send(Msg::Key(InputKey::Char(letter))));
    }

    /// Stashes the card under the cursor and plays so many of the first playable ones.
    fn play(&mut self, cards: usize) {
        self.keys(&[InputKey::Enter; 2]);
        (0..cards).for_each(|_| self.keys(&[InputKey::Enter]));
    }

    fn draw(&mut self, (width, height): (u16, u16)) -> String {
        self.app.update(Msg::Resize(Rect::new(0, 0, width, height)));
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| frame.render_widget(&self.app, frame.area())).unwrap();
        let buffer = terminal.backend().buffer();
        let mut text = String::new();
        for y in 0..height {
            let mut x = 0;
            let mut line = String::new();
            while x < width {
                let symbol = buffer[(x, y)].symbol();
                line.push_str(symbol);
                x += (unicode_width::UnicodeWidthStr::width(symbol) as u16).max(1);
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

fn check_with(name: &str, players: PlayerCount, theme: Theme, langs: &[Lang], act: impl Fn(&mut Game)) {
    for &lang in langs {
        let mut game = Game::new(lang, players, theme);
        act(&mut game);
        let screens = SIZES.map(|size| format!("{}x{}\n{}", size.0, size.1, game.draw(size))).join("\n");
        insta::assert_snapshot!(format!("{name}_{lang}"), screens);
    }
}

fn check(name: &str, players: PlayerCount, act: impl Fn(&mut Game)) {
    check_with(name, players, Theme::default(), &[Lang::En, Lang::Hi], act);
}

#[test]
fn before_the_first_frame() {
    check("waiting", PlayerCount::Four, |game| {
        game.app = App::new(Words::new(game.lang), Theme::default(), Pace::Normal, Rect::ZERO);
    });
}

#[test]
fn the_stash() {
    check("stash", PlayerCount::Four, |_| {});
}

#[test]
fn the_stash_asks_again() {
    check("confirm", PlayerCount::Three, |game| game.keys(&[InputKey::Right, InputKey::Enter]));
}

#[test]
fn in_the_middle_of_a_round() {
    check("middle", PlayerCount::Four, |game| game.play(3));
}

#[test]
fn three_players_in_the_middle_of_a_round() {
    check("middle_of_three", PlayerCount::Three, |game| game.play(4));
}

#[test]
fn a_card_is_being_typed() {
    check("typing", PlayerCount::Four, |game| {
        game.play(1);
        game.typed("r");
    });
}

#[test]
fn a_card_that_is_not_held() {
    check("refused", PlayerCount::Four, |game| {
        game.play(1);
        game.typed("rq");
    });
}

#[test]
fn a_card_that_does_not_exist() {
    check("no_card", PlayerCount::Four, |game| {
        game.play(1);
        game.typed("r9");
    });
}

#[test]
fn a_hint() {
    // The hint is as good as its bot, and bots improve: only that a card is marked is looked at.
    let mut game = Game::new(Lang::En, PlayerCount::Four, Theme::default());
    assert!(!game.draw((80, 24)).contains(" ?──"));
    game.typed("?");
    assert!(game.draw((80, 24)).contains("A strong player would choose"));
}

#[test]
fn the_last_trick() {
    check("last_trick", PlayerCount::Four, |game| {
        game.play(2);
        game.typed("l");
    });
}

#[test]
fn what_others_are_out_of() {
    check("voids", PlayerCount::Four, |game| {
        game.play(4);
        game.typed("v");
    });
}

#[test]
fn the_end_of_a_round() {
    check("round_end", PlayerCount::Four, |game| game.play(7));
    check("round_end_of_three", PlayerCount::Three, |game| game.play(9));
}

#[test]
fn the_end_of_the_match() {
    check("match_end", PlayerCount::Four, |game| {
        game.play(7);
        game.keys(&[InputKey::Enter]);
        game.play(7);
    });
}

#[test]
fn the_rules() {
    check("rules", PlayerCount::Four, |game| game.typed("h"));
}

#[test]
fn ascii_only() {
    let theme = Theme { palette: Palette::Mono, ascii: true };
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
            let mut game = Game::new(lang, PlayerCount::Four, Theme::default());
            scene(&mut game);
            for size in [(1, 1), (2, 200), (200, 2), (59, 20), (60, 19), (60, 20), (61, 21), (79, 23), (300, 100)] {
                game.draw(size);
            }
        }
    }
}

#[test]
fn the_mouse_chooses_and_confirms() {
    let mut game = Game::new(Lang::En, PlayerCount::Four, Theme::default());
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
    let mut game = Game::new(Lang::En, PlayerCount::Four, Theme::default());
    game.typed("u");
    assert!(game.draw((80, 24)).contains("You have no card to take back"));
    game.keys(&[InputKey::Enter; 2]);
    assert_eq!(game.view().hand.len(), 7);
    let stashed = game.view().hand;
    game.typed("u");
    assert!(game.draw((80, 24)).contains("You have no card to take back"), "a stash is final");
    assert_eq!(game.view().hand, stashed);
    game.keys(&[InputKey::Enter; 3]);
    let later = game.view().hand;
    game.keys(&[InputKey::Enter]);
    game.typed("u");
    assert_eq!(game.view().hand, later);
}

#[test]
fn the_pace_holds_cards_back_and_a_key_hurries_them() {
    let mut game = Game::new(Lang::En, PlayerCount::Four, Theme::default());
    game.app.pace = Pace::Slow;
    game.keys(&[InputKey::Enter; 2]);
    game.app.update(Msg::Tick(0));
    assert!(game.app.deadline().is_some(), "the others' cards wait for their time");
    game.send(Msg::Key(InputKey::Enter));
    assert_eq!(game.app.deadline(), None, "Enter shows all of them");
    assert_eq!(game.view().hand.len(), 7, "and plays no card by accident");
}

#[test]
fn a_clock_that_runs() {
    check("clock", PlayerCount::Four, |game| {
        game.play(3);
        game.clock(45_000);
    });
    for lang in Lang::ALL {
        let mut game = Game::new(lang, PlayerCount::Three, Theme::default());
        game.play(3);
        let title = |game: &mut Game, size| game.draw(size).lines().next().unwrap().to_owned();
        let without = title(&mut game, (60, 20));
        game.clock(600_000);
        let in_words = Words::new(lang).say(words::Table::SecondsLeft { count: 600 }).into_owned();
        assert!(title(&mut game, (80, 24)).ends_with(&in_words));
        let narrow = title(&mut game, (60, 20));
        assert!(narrow.starts_with(&without), "the clock leaves room for {without}: {narrow}");
        assert!(narrow.ends_with(&in_words) || narrow.ends_with("10:00"), "{narrow}");
    }
}

#[test]
fn the_seconds_are_counted_down_and_the_clock_goes_with_the_choice() {
    let mut game = Game::new(Lang::En, PlayerCount::Four, Theme::default());
    assert_eq!(game.app.deadline(), None, "no clock, nothing to wake up for");
    game.app.update(Msg::Tick(5_000));
    game.clock(2_500);
    assert!(game.draw((80, 24)).contains("3 seconds left"));
    assert_eq!(game.app.deadline(), Some(5_500));
    game.app.update(Msg::Tick(5_500));
    assert!(game.draw((80, 24)).contains("2 seconds left"));
    assert_eq!(game.app.deadline(), Some(6_500));
    game.app.update(Msg::Tick(6_500));
    assert!(game.draw((80, 24)).contains("1 second left"));
    game.app.update(Msg::Tick(9_000));
    assert!(game.draw((80, 24)).contains("0 seconds left"));
    assert_eq!(game.app.deadline(), None, "what happens now is for the table to say");
    game.keys(&[InputKey::Enter; 2]);
    assert!(!game.draw((80, 24)).contains("left"));
}

#[test]
fn time_that_ran_out_is_said_until_a_key_is_pressed() {
    for lang in [Lang::En, Lang::Bn] {
        let mut game = Game::new(lang, PlayerCount::Four, Theme::default());
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
        assert!(shown.contains(&*words.say(words::Game::TimeUpStash { who: words::Who::You })), "{shown}");
        game.settle();
        let (card, shown) = late(&mut game);
        let said = words.say(words::Game::TimeUp { who: words::Who::You, card });
        assert!(shown.contains(&*said), "{shown}");
        game.keys(&[InputKey::Left]);
        let after = game.draw((60, 20)).replace('\n', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(after.matches(&*said).count() < shown.matches(&*said).count(), "{after}");
    }
}

#[test]
fn every_key_is_named_in_an_ordinary_window() {
    for lang in Lang::ALL {
        let mut game = Game::new(lang, PlayerCount::Four, Theme::default());
        for stage in ["stash", "play"] {
            let screen = game.draw((80, 24));
            let footer = screen.lines().last().expect("the window has a last line");
            for key in ["←→", "⏎", "?", "u", "h", "q", "l", "p", "v"] {
                assert!(
                    footer.split_whitespace().any(|word| word == key),
                    "{lang}, {stage}: {key} is missing in {footer}"
                );
            }
            game.play(0);
        }
    }
}

/// How many columns a terminal gives a letter.
type Measure = fn(char) -> usize;

/// A terminal that gives every sign a column of its own, where Unicode lets it.
fn wide(letter: char) -> usize {
    unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0)
}

/// A terminal that joins all vowel signs to their consonants.
fn narrow(letter: char) -> usize {
    let joins = matches!(letter, '\u{0900}'..='\u{0903}' | '\u{093A}'..='\u{094F}' | '\u{0981}'..='\u{0983}' | '\u{09BC}'..='\u{09CD}');
    if joins { 0 } else { wide(letter) }
}

/// What a terminal of this measure shows after these bytes.
fn shown(bytes: &str, measure: Measure) -> Vec<Vec<char>> {
    let mut cells = vec![vec![' '; 300]; 60];
    let (mut x, mut y) = (0, 0);
    let mut letters = bytes.chars();
    while let Some(letter) = letters.next() {
        if letter != '\x1b' {
            let columns = measure(letter);
            if columns > 0 {
                cells[y][x] = letter;
            }
            x += columns;
            continue;
        }
        let code: Vec<char> =
            letters.by_ref().take_while(|c| *c != 'm' && *c != 'H' && *c != 'h' && *c != 'l').collect();
        let code: String = code.into_iter().collect();
        // Only a place has two plain numbers; colours have one, or more than two.
        let numbers: Vec<usize> = code.trim_start_matches('[').split(';').filter_map(|n| n.parse().ok()).collect();
        if let [row, column] = numbers[..]
            && row > 0
        {
            (y, x) = (row - 1, column - 1);
        }
    }
    cells
}

#[test]
fn a_wrong_guess_at_a_width_breaks_no_column() {
    let scenes: [fn(&mut Game); 4] = [
        |_| {},
        |game| game.play(3),
        |game| game.play(7),
        |game| {
            game.play(4);
            game.typed("v");
        },
    ];
    for lang in [Lang::Hi, Lang::Bn] {
        for scene in scenes {
            for (width, height) in [(80, 24), (60, 20), (120, 40)] {
                // Without colours the only codes are places and bold.
                let mut game = Game::new(lang, PlayerCount::Four, Theme { palette: Palette::Mono, ascii: false });
                scene(&mut game);
                game.app.update(Msg::Resize(Rect::new(0, 0, width, height)));
                let mut expected = Terminal::new(TestBackend::new(width, height)).unwrap();
                expected.draw(|frame| frame.render_widget(&game.app, frame.area())).unwrap();
                let mut bytes = Vec::new();
                let options = TerminalOptions { viewport: Viewport::Fixed(Rect::new(0, 0, width, height)) };
                let mut real = Terminal::with_options(CrosstermBackend::new(&mut bytes), options).unwrap();
                real.draw(|frame| frame.render_widget(&game.app, frame.area())).unwrap();
                drop(real);
                let bytes = String::from_utf8(bytes).unwrap();
                for measure in [wide as Measure, narrow as Measure] {
                    let cells = shown(&bytes, measure);
                    for y in 0..height {
                        for x in 0..width {
                            let symbol = expected.backend().buffer()[(x, y)].symbol();
                            let mut letters = symbol.chars();
                            if let (Some(letter), None) = (letters.next(), letters.next())
                                && letter != ' '
                            {
                                assert_eq!(cells[y as usize][x as usize], letter, "{lang} {width}x{height} at {x},{y}");
                            }
                        }
                    }
                }
            }
        }
    }
}
