//! The worked examples of the rules, one test each.

use rules::{
    Card, CardSet, Follow, FollowConstraint, GrandOwn, PerSeat, PlayerCount, QueenLead, Rules, Score, Seat, Trick,
};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> CardSet {
    text.parse().unwrap()
}

fn four_of(follow: Follow, queen_lead: QueenLead) -> Rules {
    Rules { follow, queen_lead, ..Rules::default() }
}

fn check_legal(rules: Rules, led: &str, hand: &str, expected: &str) {
    let legal = FollowConstraint::of(&rules, card(led)).legal(cards(hand));
    assert_eq!(legal, cards(expected), "{led} is led to {hand} under {rules:?}");
}

#[test]
fn red_is_led_to_a_hand_with_red() {
    check_legal(Rules::default(), "R5", "R2 B8 GQ", "R2 GQ");
}

#[test]
fn the_red_queen_is_no_red_number() {
    check_legal(Rules::default(), "R5", "B8 GQ RQ", "B8 GQ RQ");
}

#[test]
fn every_way_to_follow_a_number() {
    use Follow::{ColourOnly, ColourOrQueen, QueenForced};
    for queen_lead in [QueenLead::Trump, QueenLead::Colour] {
        let rules = |follow| four_of(follow, queen_lead);
        for (follow, holding, void_with_queen) in
            [(ColourOrQueen, "R2 GQ", "B8 GQ"), (ColourOnly, "R2", "B8 GQ"), (QueenForced, "R2 GQ", "GQ")]
        {
            check_legal(rules(follow), "R5", "R2 B8 GQ", holding);
            check_legal(rules(follow), "R5", "B8 GQ", void_with_queen);
            check_legal(rules(follow), "R5", "B8 G3", "B8 G3");
        }
    }
}

#[test]
fn every_way_to_follow_a_queen() {
    use Follow::{ColourOnly, ColourOrQueen, QueenForced};
    for follow in [ColourOrQueen, ColourOnly, QueenForced] {
        let rules = four_of(follow, QueenLead::Trump);
        check_legal(rules, "KQ", "K2 B8 GQ RQ", "GQ RQ");
        check_legal(rules, "KQ", "K2 B8", "K2 B8");
    }
    for (follow, holding, void_with_queen) in
        [(ColourOrQueen, "K2 GQ", "B8 GQ"), (ColourOnly, "K2", "B8 GQ"), (QueenForced, "K2 GQ", "GQ")]
    {
        let rules = four_of(follow, QueenLead::Colour);
        check_legal(rules, "KQ", "K2 B8 GQ", holding);
        check_legal(rules, "KQ", "B8 GQ", void_with_queen);
        check_legal(rules, "KQ", "B8 G3", "B8 G3");
    }
}

fn check_trick(plays: &str, winner: u8, points: u32) {
    let plays: Vec<Card> = plays.split(' ').map(card).collect();
    let trick = Trick::of(PlayerCount::Four, Seat::S0, &plays);
    assert_eq!((trick.winner(), trick.points()), (Seat::new(winner), points), "{plays:?}");
}

#[test]
fn the_red_queen_takes_the_black_ones_trick() {
    check_trick("KQ G8 RQ R8", 2, 16);
}

#[test]
fn the_highest_number_of_the_led_colour_takes_the_trick() {
    check_trick("R5 B8 R7 R2", 2, 22);
}

#[test]
fn other_colours_never_win() {
    check_trick("R2 B8 K8 G8", 0, 26);
    check_trick("R2 GQ R8 BQ", 3, 10);
}

fn seats<const N: usize>(values: [u32; N]) -> PerSeat<u32> {
    let players = PlayerCount::new(N as u64).unwrap();
    PerSeat::from_fn(players, |seat| values[seat.index()])
}

fn check_score<const N: usize>(grand_own: GrandOwn, tricks: [u32; N], raw: [u32; N], points: [u32; N]) {
    let score = Score::new(grand_own, seats(raw), seats(tricks));
    assert_eq!(score.points.as_slice(), points, "tricks {tricks:?}, raw {raw:?}");
}

#[test]
fn two_flawless_players_double_twice() {
    check_score(GrandOwn::Keeps, [4, 3, 0, 0], [90, 50, 0, 0], [360, 200, 0, 0]);
}

#[test]
fn a_grand_costs_everybody_else_500() {
    check_score(GrandOwn::Keeps, [7, 0, 0, 0], [140, 0, 0, 0], [140, 500, 500, 500]);
    check_score(GrandOwn::Zero, [7, 0, 0, 0], [140, 0, 0, 0], [0, 500, 500, 500]);
    check_score(GrandOwn::Keeps, [0, 0, 9], [0, 0, 140], [500, 500, 140]);
}

#[test]
fn one_flawless_player_of_three_doubles_once() {
    check_score(GrandOwn::Keeps, [6, 3, 0], [101, 39, 0], [202, 78, 0]);
}

#[test]
fn a_trick_without_points_is_still_a_trick() {
    check_score(GrandOwn::Keeps, [3, 2, 1, 1], [100, 40, 0, 0], [100, 40, 0, 0]);
    let score = Score::new(GrandOwn::Keeps, seats([100, 40, 0, 0]), seats([3, 2, 1, 1]));
    assert_eq!((score.flawless().count(), score.factor(), score.grand()), (0, 1, None));
}
