//! A batch of random rounds, one in each lane of the processor's vectors.
//!
//! Every step runs for all lanes at once and without a branch, in plain arithmetic that the compiler turns into vector
//! instructions. [`Position::play`] plays a single round; a test compares the two card by card.
//!
//! A loop over lanes is what the compiler should vectorise. A loop over four seats would tempt it to vectorise across the
//! seats instead, with gathers and scatters that take several times as long. So hands stand in the order of play, where a
//! seat is a constant, and steps that concern every seat are written out.

use crate::batch_rng::BatchRng;
use crate::{Card, CardSet, Demand, Position, Seat};

/// The number of rounds in a batch.
pub(crate) const LANES: usize = 16;

/// One word per round.
pub(crate) type Lane = [u32; LANES];

/// The rounds as a structure of arrays: first by player, then by round.
pub(crate) struct BatchedRounds<const PLAYERS: usize> {
    /// In the order of play: the leader's hand comes first.
    hands: [Lane; PLAYERS],
    taken: [Lane; PLAYERS],
    tricks: [Lane; PLAYERS],
    leader: Lane,
    masks: FollowMasks,
}

/// The constraints of led numbers and led Queens, as masks to combine with the led colour.
#[derive(Clone, Copy)]
struct FollowMasks {
    queens_bind: u32,
    queens_allowed: u32,
    queen_requires_queens: bool,
}

impl FollowMasks {
    fn new(position: &Position) -> FollowMasks {
        let of = |card: Card| position.demand_of(card);
        let (red, queen) = (of(Card::ALL[0]), of(Card::ALL[31]));
        let queens = CardSet::QUEENS;
        FollowMasks {
            queens_bind: (red.held & queens).bits(),
            queens_allowed: (red.allowed & queens).bits(),
            queen_requires_queens: queen == Demand { held: queens, allowed: queens },
        }
    }
}

/// What the led cards require of those who follow, and which cards can win the trick.
struct FollowConstraints {
    binding: Lane,
    allowed: Lane,
    winning_cards: Lane,
}

/// Computes each lane with `f`. A plain loop, because the compiler does not always inline [`std::array::from_fn`].
#[inline(always)]
pub(crate) fn each(f: impl Fn(usize) -> u32) -> Lane {
    let mut lane = [0; LANES];
    for (l, word) in lane.iter_mut().enumerate() {
        *word = f(l);
    }
    lane
}

/// Selects `yes` in the lanes where the mask is set and `no` elsewhere.
#[inline(always)]
fn select(mask: &Lane, yes: &Lane, no: &Lane) -> Lane {
    each(|l| if mask[l] == 0 { no[l] } else { yes[l] })
}

impl<const PLAYERS: usize> BatchedRounds<PLAYERS> {
    /// Loads positions at the start of a trick, all with the same rules and the same number of tricks left.
    pub(crate) fn load(positions: &[Position; LANES]) -> BatchedRounds<PLAYERS> {
        let seat = |index: usize| Seat::new(index as u8);
        let in_turn = |l: usize, s: usize| seat((positions[l].turn().index() + s) % PLAYERS);
        BatchedRounds {
            hands: std::array::from_fn(|s| each(|l| positions[l].hand(in_turn(l, s)).bits())),
            taken: std::array::from_fn(|s| each(|l| positions[l].taken(seat(s)).bits())),
            tricks: std::array::from_fn(|s| each(|l| positions[l].tricks(seat(s)))),
            leader: each(|l| positions[l].turn().index() as u32),
            masks: FollowMasks::new(&positions[0]),
        }
    }

    /// Stores the finished rounds.
    pub(crate) fn store(&self, positions: &mut [Position; LANES]) {
        for (l, position) in positions.iter_mut().enumerate() {
            let of = |values: &[Lane; PLAYERS]| std::array::from_fn(|s| if s < PLAYERS { values[s][l] } else { 0 });
            position.finish(Seat::new(self.leader[l] as u8), of(&self.taken), of(&self.tricks));
        }
    }

    /// Plays a trick with random legal cards. No hand has more than `most` cards.
    #[inline(always)]
    pub(crate) fn play_trick(&mut self, rng: &mut BatchRng, most: u32) {
        let led = rng.choose(&self.hands[0], most);
        self.hands[0] = each(|l| self.hands[0][l] ^ led[l]);
        let constraints = self.constraints(&led);
        let (mut trick, mut best, mut winner) = (led, led, [0; LANES]);
        for player in 1..PLAYERS {
            let card = self.follow(player, &constraints, rng, most);
            let strength = each(|l| card[l] & constraints.winning_cards[l]);
            winner = each(|l| if strength[l] > best[l] { player as u32 } else { winner[l] });
            best = each(|l| best[l].max(strength[l]));
            trick = each(|l| trick[l] | card[l]);
        }
        self.set_leader(&winner);
        self.award(0, &trick);
        self.award(1, &trick);
        self.award(2, &trick);
        if PLAYERS == 4 {
            self.award(3, &trick);
        }
    }

    /// Takes a random legal card out of the hand that is `player` places behind the leader.
    #[inline(always)]
    fn follow(&mut self, player: usize, constraints: &FollowConstraints, rng: &mut BatchRng, most: u32) -> Lane {
        let (hand, FollowConstraints { binding, allowed, .. }) = (self.hands[player], constraints);
        let legal = each(|l| if hand[l] & binding[l] == 0 { hand[l] } else { hand[l] & allowed[l] });
        let card = rng.choose(&legal, most);
        self.hands[player] = each(|l| hand[l] ^ card[l]);
        card
    }

    /// Gives the trick to a seat in the lanes where it leads the next one.
    #[inline(always)]
    fn award(&mut self, seat: usize, trick: &Lane) {
        let won = each(|l| if self.leader[l] == seat as u32 { u32::MAX } else { 0 });
        self.taken[seat] = each(|l| self.taken[seat][l] | trick[l] & won[l]);
        self.tricks[seat] = each(|l| self.tricks[seat][l].wrapping_sub(won[l]));
    }

    /// Makes the player so many places behind the leader the next leader, and puts the hands in the new order of play.
    #[inline(always)]
    fn set_leader(&mut self, places: &Lane) {
        let leader = each(|l| self.leader[l] + places[l]);
        self.leader = each(|l| if leader[l] >= PLAYERS as u32 { leader[l] - PLAYERS as u32 } else { leader[l] });
        let bit = |mask: u32| each(|l| if places[l] & mask == 0 { 0 } else { u32::MAX });
        self.rotate(2, &bit(2));
        self.rotate(1, &bit(1));
    }

    /// Moves the order of play on by `places` players in the lanes of the mask.
    #[inline(always)]
    fn rotate(&mut self, places: usize, mask: &Lane) {
        let hands = self.hands;
        let moved = |player: usize| select(mask, &hands[(player + places) % PLAYERS], &hands[player]);
        self.hands[0] = moved(0);
        self.hands[1] = moved(1);
        self.hands[2] = moved(2);
        if PLAYERS == 4 {
            self.hands[3] = moved(3);
        }
    }

    /// The constraints of the led cards.
    #[inline(always)]
    fn constraints(&self, led: &Lane) -> FollowConstraints {
        let queens = CardSet::QUEENS.bits();
        let mut colour = [0; LANES];
        for of in crate::Colour::ALL {
            let (numbers, all) = (of.numbers().bits(), of.numbers().bits() | Card::queen(of).set().bits());
            colour = each(|l| if led[l] & all == 0 { colour[l] } else { numbers });
        }
        let required_queens = if self.masks.queen_requires_queens { queens } else { 0 };
        let by_queen = each(|l| if led[l] & required_queens == 0 { 0 } else { u32::MAX });
        let (bind, allow) = (self.masks.queens_bind, self.masks.queens_allowed);
        FollowConstraints {
            binding: each(|l| if by_queen[l] == 0 { colour[l] | bind } else { queens }),
            allowed: each(|l| if by_queen[l] == 0 { colour[l] | allow } else { queens }),
            winning_cards: each(|l| colour[l] | queens),
        }
    }
}

/// The card that has `n` others below it among `cards`, in each lane. No lane has more than `most` cards.
#[inline(always)]
pub(crate) fn nth(cards: &Lane, n: &Lane, most: u32) -> Lane {
    let mut rest = *cards;
    for step in 1..most {
        rest = each(|l| if n[l] < step { rest[l] } else { rest[l] & rest[l].wrapping_sub(1) });
    }
    each(|l| rest[l] & rest[l].wrapping_neg())
}

/// The number of cards in each lane.
#[inline(always)]
pub(crate) fn count(cards: &Lane) -> Lane {
    each(|l| cards[l].count_ones())
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
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
    fn play_trick_alone(positions: &mut [Position; LANES], rng: &mut BatchRng, most: u32) {
        for _ in 0..positions[0].players().count() {
            let legal = each(|l| positions[l].legal().bits());
            let cards = rng.choose(&legal, most);
            for (position, card) in positions.iter_mut().zip(cards) {
                position.play(CardSet::from_bits(card).first().expect("a card is chosen"));
            }
        }
    }

    fn assert_same<const PLAYERS: usize>(rounds: &BatchedRounds<PLAYERS>, positions: &[Position; LANES]) {
        for (l, position) in positions.iter().enumerate() {
            assert_eq!(rounds.leader[l], position.turn().index() as u32, "leader in lane {l}: {position:?}");
            for seat in position.players().seats() {
                let s = seat.index();
                let place = (s + PLAYERS - position.turn().index()) % PLAYERS;
                assert_eq!(rounds.hands[place][l], position.hand(seat).bits(), "hand of {s} in lane {l}: {position:?}");
                assert_eq!(rounds.tricks[s][l], position.tricks(seat), "tricks of {s} in lane {l}: {position:?}");
                // The chest joins the last trick when the rounds are stored.
                let taken =
                    if position.is_over() { position.taken(seat) - position.chest() } else { position.taken(seat) };
                assert_eq!(rounds.taken[s][l], taken.bits(), "cards won by {s} in lane {l}: {position:?}");
            }
        }
    }

    fn check<const PLAYERS: usize>(rules: &Rules, group: u64) {
        let mut alone = starts(rules, group);
        let mut together = alone;
        let mut rounds = BatchedRounds::<PLAYERS>::load(&together);
        let generator = || BatchRng::from_rng(&mut Xoshiro256PlusPlus::seed_from_u64(group));
        let (mut rng, mut same_rng) = (generator(), generator());
        for most in (1..=rules.players.tricks() as u32).rev() {
            rounds.play_trick(&mut rng, most);
            play_trick_alone(&mut alone, &mut same_rng, most);
            assert_same(&rounds, &alone);
        }
        rounds.store(&mut together);
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
