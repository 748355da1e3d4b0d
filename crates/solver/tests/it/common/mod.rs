//! A solver that tries every line of play, straight from the definitions, and random positions to compare the two on.

use rules::{CardSet, PerSeat, Position, Rules, Seat};

/// A position with `plays` cards still to be played, reached by random play: in the middle of a trick as often as not.
pub(crate) fn position(rules: &Rules, plays: usize, seed: u64) -> Position {
    solver::bench::position_under(rules, rules.players.step(Seat::S0, seed as usize), plays, seed)
}

/// The last `tricks` tricks of a round as a round of their own: nobody has won a trick, so a Grand and every Flawless
/// are still possible.
pub(crate) fn short_round(rules: &Rules, tricks: usize, seed: u64) -> Position {
    let ending = position(rules, tricks * rules.players.count(), seed);
    let hands = PerSeat::from_fn(rules.players, |seat| ending.hand(seat));
    Position::new(rules, &hands, ending.chest(), ending.turn())
}

/// The last three tricks of a round in which `seat` has won all tricks so far.
pub(crate) fn with_grand_in_reach(rules: &Rules, seat: Seat, seed: u64) -> Position {
    let ending = position(rules, 3 * rules.players.count(), seed);
    let all = rules.players.seats().fold(CardSet::EMPTY, |all, seat| all | ending.taken(seat));
    let taken = PerSeat::from_fn(rules.players, |other| if other == seat { all } else { CardSet::EMPTY });
    let tricks = PerSeat::from_fn(rules.players, |other| if other == seat { 4 } else { 0 });
    short_round(rules, 3, seed).with_taken(&taken, &tricks)
}

/// The value for `seat` when everybody else plays against it: every line of play is tried.
pub(crate) fn plain_paranoid(position: &Position, seat: Seat) -> i32 {
    if position.is_over() {
        return solver::utilities(position)[seat];
    }
    let values = position.legal().iter().map(|card| plain_paranoid(&after(position, card), seat));
    let value = if position.turn() == seat { values.max() } else { values.min() };
    value.expect("a player whose turn it is has a legal card")
}

/// The values of all seats when everybody plays for themselves: every line of play is tried.
pub(crate) fn plain_maxn(position: &Position) -> PerSeat<i32> {
    if position.is_over() {
        return solver::utilities(position);
    }
    let turn = position.turn();
    let preference = |values: &PerSeat<i32>| -> Vec<i32> {
        let mut others = position.players().seats_from(turn);
        let own = others.next().map(|own| values[own]);
        own.into_iter().chain(others.map(|other| -values[other])).collect()
    };
    let all = position.legal().iter().map(|card| plain_maxn(&after(position, card)));
    all.max_by_key(preference).expect("a player whose turn it is has a legal card")
}

/// The position after a card.
pub(crate) fn after(position: &Position, card: rules::Card) -> Position {
    let mut next = *position;
    next.play(card);
    next
}
