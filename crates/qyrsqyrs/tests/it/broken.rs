//! Records of impossible games. Each is refused in one sentence that names the round and the play.

use crate::cli::edit::{accepted, as_value, card_of, keep, put, refused, refused_text, sound_match, sound_record};
use crate::cli::{At, answers, assert_no_panic, assert_refusal, check_json};
use crate::reference_rules::chance::Chance;
use crate::reference_rules::game::{self, Length};
use crate::reference_rules::invent;
use serde_json::json;

#[test]
fn the_valid_records_are_accepted() {
    for players in [3, 4] {
        accepted("sound", &sound_record(players).to_string());
    }
}

#[test]
fn unknown_cards_are_refused() {
    for card in
        ["R9", "R1", "X5", "R", "8", "RQQ", "r8", "8R", "10", "R-", "Ř8", "R８", "🂡", "R\u{0}", "\u{1b}[31mR8", "R8,"]
    {
        refused(&format!("hand with {card:?}"), 4, At::Round(1), |r| put(&mut r["rounds"][1]["hands"][2], 3, card));
        refused(&format!("stash of {card:?}"), 4, At::Round(1), |r| put(&mut r["rounds"][1]["stash"], 3, card));
        refused(&format!("play of {card:?}"), 4, At::Play(1, 9), |r| put(&mut r["rounds"][1]["plays"], 9, card));
        refused(&format!("chest with {card:?}"), 3, At::Round(2), |r| put(&mut r["rounds"][2]["chest"], 1, card));
    }
    let long = "R".repeat(1_000_000);
    refused("a play of a million letters", 4, At::Play(0, 0), |r| put(&mut r["rounds"][0]["plays"], 0, &long));
    refused("a dash in a hand", 4, At::Round(0), |r| put(&mut r["rounds"][0]["hands"][0], 0, "-"));
    refused("a dash among the plays", 4, At::Play(0, 5), |r| put(&mut r["rounds"][0]["plays"], 5, "-"));
}

#[test]
fn impossible_deals_are_refused() {
    refused("a card twice in one hand", 4, At::Round(1), |r| {
        let card = card_of(&r["rounds"][1]["hands"][0], 0);
        put(&mut r["rounds"][1]["hands"][0], 1, &card);
    });
    refused("a card in two hands", 4, At::Round(3), |r| {
        let card = card_of(&r["rounds"][3]["hands"][0], 0);
        put(&mut r["rounds"][3]["hands"][3], 7, &card);
    });
    refused("a card in a hand and in the chest", 3, At::Round(0), |r| {
        let card = card_of(&r["rounds"][0]["hands"][1], 0);
        put(&mut r["rounds"][0]["chest"], 0, &card);
    });
    refused("the same card twice in the chest", 3, At::Round(0), |r| {
        let card = card_of(&r["rounds"][0]["chest"], 0);
        put(&mut r["rounds"][0]["chest"], 1, &card);
    });
    for (players, size) in [(4, 8), (3, 10)] {
        refused("a hand too small", players, At::Round(1), |r| keep(&mut r["rounds"][1]["hands"][0], size - 1));
        refused("an empty hand", players, At::Round(1), |r| r["rounds"][1]["hands"][0] = "".into());
        refused("a hand too large", players, At::Round(1), |r| {
            let card = card_of(&r["rounds"][1]["hands"][1], 0);
            put(&mut r["rounds"][1]["hands"][0], size, &card);
        });
        refused("a hand too few", players, At::Round(2), |r| {
            r["rounds"][2]["hands"].as_array_mut().unwrap().pop();
        });
        refused("a hand too many", players, At::Round(2), |r| {
            let hand = r["rounds"][2]["hands"][0].clone();
            r["rounds"][2]["hands"].as_array_mut().unwrap().push(hand);
        });
        refused("no hands", players, At::Round(2), |r| r["rounds"][2]["hands"] = json!([]));
    }
    refused("a chest of one card", 3, At::Round(0), |r| keep(&mut r["rounds"][0]["chest"], 1));
    refused("a chest of three cards", 3, At::Round(0), |r| put(&mut r["rounds"][0]["chest"], 2, "R2"));
    refused("an empty chest", 3, At::Round(0), |r| r["rounds"][0]["chest"] = "".into());
    refused("a chest with four players", 4, At::Round(0), |r| r["rounds"][0]["chest"] = "R2 R3".into());
    refused("three players and no chest", 3, At::Round(1), |r| {
        r["rounds"][1].as_object_mut().unwrap().remove("chest");
    });
}

#[test]
fn impossible_stashes_are_refused() {
    refused("a stash out of another hand", 4, At::Round(1), |r| {
        let card = card_of(&r["rounds"][1]["hands"][0], 0);
        put(&mut r["rounds"][1]["stash"], 1, &card);
    });
    refused("a stash out of the chest", 3, At::Round(1), |r| {
        let card = card_of(&r["rounds"][1]["chest"], 0);
        put(&mut r["rounds"][1]["stash"], 1, &card);
    });
    refused("a stash too few", 4, At::Round(1), |r| keep(&mut r["rounds"][1]["stash"], 3));
    refused("a stash too many", 4, At::Round(1), |r| put(&mut r["rounds"][1]["stash"], 4, "-"));
    refused("a dash and yet plays", 4, At::Play(3, 0), |r| put(&mut r["rounds"][3]["stash"], 2, "-"));
    refused("a dash in a round before the last", 4, At::Round(1), |r| {
        put(&mut r["rounds"][1]["stash"], 2, "-");
        r["rounds"][1]["plays"] = "".into();
    });
}

#[test]
fn impossible_plays_and_rounds_are_refused() {
    refused("the card that was stashed", 4, At::Play(0, 0), |r| {
        let leader = (r["rounds"][0]["dealer"].as_u64().unwrap() as usize + 1) % 4;
        let stashed = card_of(&r["rounds"][0]["stash"], leader);
        put(&mut r["rounds"][0]["plays"], 0, &stashed);
    });
    refused("a card that was played", 4, At::Play(2, 27), |r| {
        let played = card_of(&r["rounds"][2]["plays"], 0);
        put(&mut r["rounds"][2]["plays"], 27, &played);
    });
    for (players, plays) in [(4, 28), (3, 27)] {
        refused("a play after the end", players, At::Play(1, plays), |r| {
            let played = card_of(&r["rounds"][1]["plays"], 0);
            put(&mut r["rounds"][1]["plays"], plays, &played);
        });
        refused("a play after the very end", players, At::Play(players - 1, plays), |r| {
            let stashed = card_of(&r["rounds"][players - 1]["stash"], 0);
            put(&mut r["rounds"][players - 1]["plays"], plays, &stashed);
        });
        refused("a round after the match", players, At::Round(players), |r| {
            let extra = r["rounds"][0].clone();
            r["rounds"].as_array_mut().unwrap().push(extra);
        });
        refused("a round too many, with no cards played", players, At::Round(players), |r| {
            let mut extra = r["rounds"][0].clone();
            extra["plays"] = "".into();
            r["rounds"].as_array_mut().unwrap().push(extra);
        });
        refused("an unfinished round before the last", players, At::Round(1), |r| {
            keep(&mut r["rounds"][1]["plays"], plays - 1);
        });
        refused("the same dealer twice", players, At::Round(1), |r| {
            r["rounds"][1]["dealer"] = r["rounds"][0]["dealer"].clone();
        });
        refused("the deal moves to the right", players, At::Round(1), |r| {
            r["rounds"][1]["dealer"] =
                ((r["rounds"][0]["dealer"].as_u64().unwrap() as usize + players - 1) % players).into();
        });
        refused("a dealer who does not sit here", players, At::Round(0), |r| r["rounds"][0]["dealer"] = players.into());
        refused("a dealer far away", players, At::Round(0), |r| r["rounds"][0]["dealer"] = 255.into());
    }
    let mut until = as_value(&sound_match(4, Length::Until(300)));
    let over = until["rounds"].as_array().unwrap().len();
    let mut extra = until["rounds"][over - 1].clone();
    extra["dealer"] = ((extra["dealer"].as_u64().unwrap() + 1) % 4).into();
    until["rounds"].as_array_mut().unwrap().push(extra);
    refused_text("a round after the points were reached", &until.to_string(), At::Round(over));
}

/// Wrong cards at random moments under every option. The reference rules say which card is wrong, and where.
#[test]
fn illegal_plays_are_located_exactly() {
    let chance = &mut Chance::from_seed(11);
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    let mut not_followed = 0;
    for house in game::every_house() {
        for _ in 0..60 {
            let whole = invent::whole_match(&house, chance);
            let mut cut = invent::cut_short(&whole, chance);
            let place = cut.rounds.len().saturating_sub(1);
            let Some(round) = cut.rounds.last_mut().filter(|round| round.all_stashed()) else {
                continue;
            };
            let play = round.replay();
            if play.is_over() {
                continue;
            }
            let legal = play.legal(&whole.house);
            let held = &play.hands[play.turn()];
            let wrong: Vec<game::Card> = game::deck().into_iter().filter(|card| !legal.contains(card)).collect();
            let unfollowing: Vec<game::Card> = held.iter().filter(|card| !legal.contains(card)).cloned().collect();
            let pool = if unfollowing.is_empty() || chance.one_in(3) { &wrong } else { &unfollowing };
            not_followed += usize::from(pool == &unfollowing);
            round.plays.push(chance.pick(pool).clone());
            expected.push(At::Play(place, round.plays.len() - 1));
            lines.push(cut.record(chance));
        }
    }
    assert!(not_followed > 100, "only {not_followed} cards that should have followed");
    let output = check_json(lines.join("\n").as_bytes());
    assert_no_panic("wrong plays", &output);
    assert_eq!(output.status.code(), Some(1));
    let answers = answers(&output);
    assert_eq!(answers.len(), lines.len());
    for ((line, answer), at) in lines.iter().zip(&answers).zip(expected) {
        assert_refusal(line, answer, at);
    }
}
