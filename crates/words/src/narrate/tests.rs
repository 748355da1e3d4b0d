use rules::{Action, Deal, PerSeat, PlayerCount, QueenLead, Round, Rules, Seat};

use super::Narrator;
use crate::{GameMsg, Lang, Who, Words};

const NAMES: [&str; 4] = ["Mira", "Tom", "Asha", "Budi"];

fn names(players: PlayerCount) -> PerSeat<&'static str> {
    PerSeat::from_fn(players, |seat| NAMES[seat.index()])
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A round with these hands in seat order, these stashes and these plays. The last seat deals.
fn round(rules: &Rules, hands: &[&str], chest: &str, stash: &str, plays: &str) -> Round {
    let hands = PerSeat::from_fn(rules.players, |seat| hands[seat.index()].parse().expect("a hand"));
    let dealer = rules.players.seats().last().expect("a seat");
    let mut round = Round::new(rules, Deal::new(dealer, hands, chest.parse().expect("a chest")).expect("a deal"));
    for (seat, card) in rules.players.seats().zip(stash.split_whitespace()) {
        round.apply(seat, Action::Stash(card.parse().expect("a card"))).expect("a stash");
    }
    for card in plays.split_whitespace() {
        let turn = round.turn().expect("a turn");
        round.apply(turn, Action::Play(card.parse().expect("a card"))).expect("a legal card");
    }
    round
}

/// Four hands: each has the numbers and the Queen of one colour.
const COLOURS: [&str; 4] =
    ["R2 R3 R4 R5 R6 R7 R8 RQ", "K2 K3 K4 K5 K6 K7 K8 KQ", "B2 B3 B4 B5 B6 B7 B8 BQ", "G2 G3 G4 G5 G6 G7 G8 GQ"];

const STASHES: &str = "R8 K8 B8 G8";

fn of_colours(rules: &Rules, plays: &str) -> Round {
    round(rules, &COLOURS, "", STASHES, plays)
}

/// All sentences of the narrator at one moment, in the order of a round.
fn everything(narrator: &Narrator<'_>) -> Vec<String> {
    let mut lines = vec![narrator.round_begins(2, Some(4)), narrator.hand()];
    lines.extend(narrator.hand_dealt());
    lines.extend(
        narrator.public.stashed.iter_with_seat().filter(|(_, done)| **done).map(|(seat, _)| narrator.stashed(seat)),
    );
    lines.extend(narrator.plays_since(0, None));
    lines.extend(narrator.prompt());
    lines.push(narrator.playable());
    lines.extend(narrator.trick().into_lines());
    lines.extend(narrator.previous_trick());
    lines.extend(narrator.voids());
    lines.extend(narrator.round_so_far());
    lines.extend(narrator.special().map(|special| special.title));
    lines.extend(narrator.round_result());
    lines
}

fn in_five_languages(tell: impl Fn(&Words) -> Vec<String>) -> String {
    Lang::ALL.map(|lang| format!("{lang}\n{}\n", tell(&Words::new(lang)).join("\n"))).join("\n")
}

#[test]
fn a_player_in_the_middle_of_a_trick() {
    let round = of_colours(&Rules::default(), "R2 K7 B7 G7 R3 KQ B2");
    let view = round.view(seat(3));
    insta::assert_snapshot!(in_five_languages(|words| {
        everything(&Narrator::for_player(words, &view, names(PlayerCount::Four)))
    }));
}

#[test]
fn a_spectator_at_the_end_of_a_round_of_three() {
    let rules = Rules { players: PlayerCount::Three, ..Rules::default() };
    let hands = ["R2 R3 R4 R5 R6 R7 R8 RQ G2 G3", "K2 K3 K4 K5 K6 K7 K8 KQ G4 G5", "B2 B3 B4 B5 B6 B7 B8 BQ G6 G7"];
    let plays = "R2 K2 B2 R3 K3 B3 R4 K4 B4 R5 K5 B5 R6 K6 B6 R7 K7 B7 G2 G4 G6 G7 G3 G5 BQ RQ KQ";
    let public = round(&rules, &hands, "G8 GQ", "R8 K8 B8", plays).public();
    insta::assert_snapshot!(in_five_languages(|words| {
        everything(&Narrator::for_spectator(words, &public, names(PlayerCount::Three)))
    }));
}

#[test]
fn a_replay_says_you_where_the_game_did() {
    let plays = "R2 K7 B7 G7 R3 K2 B2 G2 R4 K3 B3 G3 R5 K4 B4 G4 R6 K5 B5 G5 R7 K6 B6 G6 RQ KQ BQ GQ";
    let round = of_colours(&Rules::default(), plays);
    let (view, public) = (round.view(seat(0)), round.public());
    let unnamed = PerSeat::from_fn(PlayerCount::Four, |seat| ["", "Tom", "Asha", "Budi"][seat.index()]);
    for words in Lang::ALL.map(Words::new) {
        let player = Narrator::for_player(&words, &view, unnamed);
        let replay = Narrator::for_spectator(&words, &public, unnamed).speaking_to(Some(seat(0)));
        let everything = |narrator: &Narrator<'_>| {
            [narrator.plays_since(0, None), narrator.round_result(), narrator.previous_trick(), narrator.round_so_far()]
        };
        assert_eq!(everything(&replay), everything(&player));
        assert_eq!(replay.stashed(seat(0)), words.say(GameMsg::StashBy { who: Who::You }));
    }
}

#[test]
fn the_turn_says_what_was_led() {
    let words = Words::new(Lang::En);
    let check = |queen_lead, plays: &str, turn: u8, expected: &str| {
        let rules = Rules { queen_lead, ..Rules::default() };
        let view = of_colours(&rules, plays).view(seat(turn));
        let narrator = Narrator::for_player(&words, &view, names(PlayerCount::Four));
        assert_eq!(narrator.own_turn().as_deref(), Some(expected), "{plays}");
        assert_eq!(narrator.prompt(), narrator.own_turn(), "{plays}");
    };
    for queen_lead in [QueenLead::Trump, QueenLead::Colour] {
        check(queen_lead, "", 0, "Your turn: lead any card.");
        check(queen_lead, "R2", 1, "Your turn: red was led.");
    }
    check(QueenLead::Trump, "RQ", 1, "Your turn: a Queen was led.");
    check(QueenLead::Colour, "RQ", 1, "Your turn: a Queen was led, calling for red.");
}

#[test]
fn others_turns_are_not_the_readers() {
    let words = Words::new(Lang::En);
    let round = of_colours(&Rules::default(), "RQ");
    let (view, public) = (round.view(seat(2)), round.public());
    let player = Narrator::for_player(&words, &view, names(PlayerCount::Four));
    let spectator = Narrator::for_spectator(&words, &public, names(PlayerCount::Four));
    for narrator in [player, spectator] {
        assert_eq!(narrator.prompt().as_deref(), Some("Tom’s turn."));
        assert_eq!(narrator.own_turn(), None);
    }
}

#[test]
fn only_players_who_have_not_chosen_are_asked_for_a_stash() {
    let words = Words::new(Lang::En);
    let check = |stash: &str, reader: u8, expected: &str| {
        let view = round(&Rules::default(), &COLOURS, "", stash, "").view(seat(reader));
        let narrator = Narrator::for_player(&words, &view, names(PlayerCount::Four));
        assert_eq!(narrator.prompt().as_deref(), Some(expected), "{stash} {reader}");
    };
    check("", 0, "Choose one card for the Treasure Chest. The choice is final.");
    check("R8", 0, "3 players have yet to choose a card for the chest.");
    check("R8", 3, "Choose one card for the Treasure Chest. The choice is final.");
    check("R8 K8 B8", 2, "One player has yet to choose a card for the chest.");
}

#[test]
fn only_the_owner_hears_which_card_was_stashed() {
    let words = Words::new(Lang::En);
    let round = round(&Rules::default(), &COLOURS, "", "R8", "");
    let check = |reader: u8, expected: &str| {
        let view = round.view(seat(reader));
        assert_eq!(Narrator::for_player(&words, &view, names(PlayerCount::Four)).stashed(seat(0)), expected);
    };
    check(0, "You put the red 8 into the chest.");
    check(1, "Mira has put a card into the chest.");
    let public = round.public();
    let spectator = Narrator::for_spectator(&words, &public, names(PlayerCount::Four));
    assert_eq!(spectator.stashed(seat(0)), "Mira has put a card into the chest.");
}

#[test]
fn plays_are_narrated_from_where_the_reader_left_off() {
    let words = Words::new(Lang::En);
    let view = of_colours(&Rules::default(), "R2 K7 B7 G7 R3 K2").view(seat(0));
    let narrator = Narrator::for_player(&words, &view, names(PlayerCount::Four));
    let check = |known, timed_out, expected: &[&str]| {
        assert_eq!(narrator.plays_since(known, timed_out), expected, "{known} {timed_out:?}");
    };
    let taken = "You take the trick: 23 points.";
    check(6, None, &[]);
    check(5, None, &["Tom plays the black 2."]);
    check(5, Some(seat(1)), &["Tom ran out of time: the black 2 was chosen for them."]);
    check(3, Some(seat(0)), &["Budi plays the green 7.", taken, "You lead the red 3.", "Tom plays the black 2."]);
    check(4, None, &["You lead the red 3.", "Tom plays the black 2."]);
    assert_eq!(narrator.trick_taken().as_deref(), Some(taken));
}

#[test]
fn a_single_card_is_named_even_if_it_is_the_whole_hand() {
    let words = Words::new(Lang::En);
    let plays = "R2 K7 B7 G7 R3 K2 B2 G2 R4 K3 B3 G3 R5 K4 B4 G4 R6 K5 B5 G5 R7 K6 B6 G6";
    let view = of_colours(&Rules::default(), plays).view(seat(0));
    let narrator = Narrator::for_player(&words, &view, names(PlayerCount::Four));
    assert_eq!(narrator.playable(), "You can only play the Red Queen.");
    let first = of_colours(&Rules::default(), "").view(seat(0));
    assert_eq!(
        Narrator::for_player(&words, &first, names(PlayerCount::Four)).playable(),
        "You may play any card in your hand."
    );
}

#[test]
fn a_spectator_hears_the_voids_of_every_seat() {
    let words = Words::new(Lang::En);
    let round = of_colours(&Rules::default(), "R2 K7 B7 G7 R3 KQ B2 G2 K2 B3 G3 R4");
    let (view, public) = (round.view(seat(0)), round.public());
    let lines = |narrator: Narrator<'_>| narrator.voids();
    let spectator = lines(Narrator::for_spectator(&words, &public, names(PlayerCount::Four)));
    let player = lines(Narrator::for_player(&words, &view, names(PlayerCount::Four)));
    assert_eq!(spectator[0], "Mira has no black.");
    assert_eq!(spectator[1..], player);
}

#[test]
fn a_win_can_be_shared() {
    let words = Words::new(Lang::En);
    let public = of_colours(&Rules::default(), "").public();
    let narrator = Narrator::for_spectator(&words, &public, names(PlayerCount::Four));
    let totals = PerSeat::from_fn(PlayerCount::Four, |seat| [12, 8, 8, 40][seat.index()]);
    assert_eq!(narrator.victory(&totals, &[]), None);
    assert_eq!(narrator.victory(&totals, &[seat(1)]).as_deref(), Some("Tom wins with only 8 minus points."));
    let shared = narrator.victory(&totals, &[seat(1), seat(2)]);
    assert_eq!(shared.as_deref(), Some("Shared win for Tom and Asha, with 8 minus points each."));
    let lines = narrator.beginning_with(seat(3)).totals(&totals);
    assert_eq!(lines[..2], ["Budi has 40 points in total.", "Mira has 12 points in total."]);
}

#[test]
fn a_refused_card_is_explained_to_the_player_only() {
    let words = Words::new(Lang::En);
    let round = of_colours(&Rules::default(), "");
    let view = round.view(seat(1));
    let narrator = Narrator::for_player(&words, &view, names(PlayerCount::Four));
    let card = |text: &str| text.parse().expect("a card");
    assert_eq!(narrator.why_illegal(card("K2")).as_deref(), Some("Not yet: it’s Mira’s turn."));
    let own = round.view(seat(0));
    assert_eq!(Narrator::for_player(&words, &own, names(PlayerCount::Four)).why_illegal(card("R2")), None);
    let public = round.public();
    assert_eq!(Narrator::for_spectator(&words, &public, names(PlayerCount::Four)).why_illegal(card("R2")), None);
}
