//! Several rounds played out side by side, one in each lane of the processor's vectors.
//!
//! Every step is done for all lanes at once and without a branch, in plain arithmetic that the compiler turns into vector
//! instructions where the machine has them. A round on its own goes through [`Position::play`]; a test compares the two.

use crate::{Card, CardSet, Demand, Position, Seat};

/// How many rounds go side by side.
pub(crate) const LANES: usize = 16;

/// One word for each round.
pub(crate) type Lane = [u32; LANES];

/// The rounds, card sets turned on their side: first by seat, then by round.
pub(crate) struct Lanes<const PLAYERS: usize> {
    hands: [Lane; PLAYERS],
    taken: [Lane; PLAYERS],
    tricks: [Lane; PLAYERS],
    leader: Lane,
    asks: Asks,
}

/// What a led number and a led Queen ask for, as arithmetic on the led colour.
#[derive(Clone, Copy)]
struct Asks {
    queens_bind: u32,
    queens_allowed: u32,
    queen_asks_for_queens: bool,
}

impl Asks {
    fn new(position: &Position) -> Asks {
        let of = |card: Card| position.demand_of(card);
        let (red, queen) = (of(Card::ALL[0]), of(Card::ALL[31]));
        let queens = CardSet::QUEENS;
        Asks {
            queens_bind: (red.held & queens).bits(),
            queens_allowed: (red.allowed & queens).bits(),
            queen_asks_for_queens: queen == Demand { held: queens, allowed: queens },
        }
    }
}

/// What `f` says of each lane.
#[inline(always)]
pub(crate) fn each(f: impl Fn(usize) -> u32) -> Lane {
    std::array::from_fn(f)
}

impl<const PLAYERS: usize> Lanes<PLAYERS> {
    /// Takes positions at the start of a trick, all by the same rules.
    pub(crate) fn load(positions: &[Position; LANES]) -> Lanes<PLAYERS> {
        let seat = |index: usize| Seat::new(index as u8);
        Lanes {
            hands: std::array::from_fn(|s| each(|l| positions[l].hand(seat(s)).bits())),
            taken: std::array::from_fn(|s| each(|l| positions[l].taken(seat(s)).bits())),
            tricks: std::array::from_fn(|s| each(|l| positions[l].tricks(seat(s)))),
            leader: each(|l| positions[l].turn().index() as u32),
            asks: Asks::new(&positions[0]),
        }
    }

    /// Gives the rounds back, their last tricks played.
    pub(crate) fn store(&self, positions: &mut [Position; LANES]) {
        for (l, position) in positions.iter_mut().enumerate() {
            let of = |values: &[Lane; PLAYERS]| std::array::from_fn(|s| if s < PLAYERS { values[s][l] } else { 0 });
            position.finish(Seat::new(self.leader[l] as u8), of(&self.taken), of(&self.tricks));
        }
    }

    /// Plays a trick. `choose` gets the legal cards and picks one of each lane.
    #[inline(always)]
    pub(crate) fn play_trick(&mut self, mut choose: impl FnMut(&Lane) -> Lane) {
        let mut seat = self.leader;
        let led = self.play(&seat, &[0; LANES], &[0; LANES], &mut choose);
        let (held, allowed, contenders) = self.demand(&led);
        let (mut trick, mut best, mut winner) = (led, led, seat);
        for _ in 1..PLAYERS {
            seat = each(|l| if seat[l] + 1 == PLAYERS as u32 { 0 } else { seat[l] + 1 });
            let card = self.play(&seat, &held, &allowed, &mut choose);
            let strength = each(|l| card[l] & contenders[l]);
            winner = each(|l| if strength[l] > best[l] { seat[l] } else { winner[l] });
            best = each(|l| best[l].max(strength[l]));
            trick = each(|l| trick[l] | card[l]);
        }
        for s in 0..PLAYERS {
            let won = each(|l| if winner[l] == s as u32 { u32::MAX } else { 0 });
            self.taken[s] = each(|l| self.taken[s][l] | trick[l] & won[l]);
            self.tricks[s] = each(|l| self.tricks[s][l].wrapping_sub(won[l]));
        }
        self.leader = winner;
    }

    /// Takes a chosen legal card out of the hand of each lane's seat.
    #[inline(always)]
    fn play(&mut self, seat: &Lane, held: &Lane, allowed: &Lane, choose: &mut impl FnMut(&Lane) -> Lane) -> Lane {
        let mut hand = [0; LANES];
        for s in 0..PLAYERS {
            hand = each(|l| if seat[l] == s as u32 { self.hands[s][l] } else { hand[l] });
        }
        let legal = each(|l| if hand[l] & held[l] == 0 { hand[l] } else { hand[l] & allowed[l] });
        let card = choose(&legal);
        for s in 0..PLAYERS {
            self.hands[s] = each(|l| self.hands[s][l] ^ if seat[l] == s as u32 { card[l] } else { 0 });
        }
        card
    }

    /// What the led cards bind, allow and leave in the running.
    #[inline(always)]
    fn demand(&self, led: &Lane) -> (Lane, Lane, Lane) {
        let queens = CardSet::QUEENS.bits();
        let mut colour = [0; LANES];
        for of in crate::Colour::ALL {
            let (numbers, all) = (of.numbers().bits(), of.numbers().bits() | Card::queen(of).set().bits());
            colour = each(|l| if led[l] & all == 0 { colour[l] } else { numbers });
        }
        let contenders = each(|l| colour[l] | queens);
        let asked_for_queens = if self.asks.queen_asks_for_queens { queens } else { 0 };
        let by_queen = each(|l| if led[l] & asked_for_queens == 0 { 0 } else { u32::MAX });
        let (bind, allow) = (self.asks.queens_bind, self.asks.queens_allowed);
        let held = each(|l| if by_queen[l] == 0 { colour[l] | bind } else { queens });
        let allowed = each(|l| if by_queen[l] == 0 { colour[l] | allow } else { queens });
        (held, allowed, contenders)
    }
}

/// Of each lane, the card that has `n` others below it among `cards`, which are at most `most`.
#[inline(always)]
pub(crate) fn nth(cards: &Lane, n: &Lane, most: u32) -> Lane {
    let mut rest = *cards;
    for step in 1..most {
        rest = each(|l| if n[l] < step { rest[l] } else { rest[l] & rest[l].wrapping_sub(1) });
    }
    each(|l| rest[l] & rest[l].wrapping_neg())
}

/// How many cards each lane has.
#[inline(always)]
pub(crate) fn count(cards: &Lane) -> Lane {
    each(|l| cards[l].count_ones())
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::lane_dice::LaneDice;
    use crate::{PerSeat, Players, Rules};

    /// Groups of rounds per combination of rules. Each has its own deals and its own choices.
    const GROUPS: u64 = 50;

    /// Sixteen different deals with all three or four leaders, cut from a deck in a fixed order.
    fn starts(rules: &Rules, group: u64) -> [Position; LANES] {
        std::array::from_fn(|l| {
            let cut = LANES * group as usize + l;
            let card = |place: usize| Card::ALL[(place * (11 + 2 * (cut / 32 % 10)) + cut) % 32].set();
            let (seats, tricks) = (rules.players.count(), rules.players.tricks());
            let hands = PerSeat::from_fn(rules.players, |seat| {
                (0..tricks).map(|n| card(n * seats + seat.index())).fold(CardSet::EMPTY, |hand, card| hand | card)
            });
            let chest = (tricks * seats..32).map(card).fold(CardSet::EMPTY, |chest, card| chest | card);
            Position::new(rules, &hands, chest, Seat::new((l % seats) as u8))
        })
    }

    /// Plays a trick in each position, card by card, with the same choices as the lanes make.
    fn play_trick_alone(positions: &mut [Position; LANES], dice: &mut LaneDice, most: u32) {
        for _ in 0..positions[0].players().count() {
            let legal = each(|l| positions[l].legal().bits());
            let cards = dice.choose(&legal, most);
            for (position, card) in positions.iter_mut().zip(cards) {
                position.play(CardSet::from_bits(card).first().expect("a card is chosen"));
            }
        }
    }

    fn assert_same<const PLAYERS: usize>(lanes: &Lanes<PLAYERS>, positions: &[Position; LANES]) {
        for (l, position) in positions.iter().enumerate() {
            assert_eq!(lanes.leader[l], position.turn().index() as u32, "leader in lane {l}: {position:?}");
            for seat in position.players().seats() {
                let s = seat.index();
                assert_eq!(lanes.hands[s][l], position.hand(seat).bits(), "hand of {s} in lane {l}: {position:?}");
                assert_eq!(lanes.tricks[s][l], position.tricks(seat), "tricks of {s} in lane {l}: {position:?}");
                // The chest joins the last trick when the rounds are stored.
                let taken =
                    if position.is_over() { position.taken(seat) - position.chest() } else { position.taken(seat) };
                assert_eq!(lanes.taken[s][l], taken.bits(), "cards won by {s} in lane {l}: {position:?}");
            }
        }
    }

    fn check<const PLAYERS: usize>(rules: &Rules, group: u64) {
        let mut alone = starts(rules, group);
        let mut together = alone;
        let mut lanes = Lanes::<PLAYERS>::load(&together);
        let roll = || LaneDice::roll(&mut Xoshiro256PlusPlus::seed_from_u64(group));
        let (mut dice, mut same_dice) = (roll(), roll());
        for most in (1..=rules.players.tricks() as u32).rev() {
            lanes.play_trick(|legal| dice.choose(legal, most));
            play_trick_alone(&mut alone, &mut same_dice, most);
            assert_same(&lanes, &alone);
        }
        lanes.store(&mut together);
        for (alone, together) in alone.iter().zip(&together) {
            assert!(alone.is_over() && together.is_over());
            assert_eq!((alone.turn(), alone.score()), (together.turn(), together.score()), "under {rules:?}");
        }
    }

    #[test]
    fn side_by_side_is_card_by_card() {
        for rules in Rules::all() {
            for group in 0..GROUPS {
                match rules.players {
                    Players::Three => check::<3>(&rules, group),
                    Players::Four => check::<4>(&rules, group),
                }
            }
        }
    }

    #[test]
    fn nth_counts_from_the_lowest_card() {
        let cards = 0x8420_1137_u32;
        for n in 0..cards.count_ones() {
            let expected = CardSet::from_bits(cards).nth(n).set().bits();
            assert_eq!(nth(&[cards; LANES], &[n; LANES], 10), [expected; LANES]);
        }
    }
}
