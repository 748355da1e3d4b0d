//! A batch of random rounds, one in each lane of the processor's vectors.
//!
//! Every step runs for all rounds at once and without a branch, on explicit vectors: the speed does not depend on
//! whether the compiler finds out how to vectorise a loop. [`Position::play`] plays a single round; a test compares the
//! two card by card.

use crate::batch_rng::BatchRng;
use crate::lane::{LANES, Lane, count, greater, is_zero, points};
use crate::{Card, CardSet, Colour, FollowConstraint, GrandOwn, PerSeat, PlayerCount, Position, Rules, Score, Seat};

const NO_CARDS: Lane = Lane::ZERO;
const QUEENS: Lane = Lane::splat(CardSet::QUEENS.bits());

/// The rounds as a structure of arrays: first by player, then by round.
#[derive(Clone)]
pub(crate) struct BatchedRounds<const PLAYERS: usize> {
    /// In the order of play: the leader's hand comes first. That makes the player to move a constant.
    hands: [Lane; PLAYERS],
    /// By seat.
    taken: [Lane; PLAYERS],
    chest: Lane,
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
    fn new(constraint_of: impl Fn(Card) -> FollowConstraint) -> FollowMasks {
        let (red, queen) = (constraint_of(Card::ALL[0]), constraint_of(Card::ALL[31]));
        let queens = CardSet::QUEENS;
        FollowMasks {
            queens_bind: (red.binding & queens).bits(),
            queens_allowed: (red.allowed & queens).bits(),
            queen_requires_queens: queen == FollowConstraint { binding: queens, allowed: queens },
        }
    }

    /// The constraints that the led cards put on the other players.
    #[inline(always)]
    fn constraints(self, led: Lane) -> FollowConstraints {
        let colour = self.led_numbers(led);
        let required = if self.queen_requires_queens { is_zero(led & QUEENS) } else { Lane::MAX };
        let (bind, allow) = (Lane::splat(self.queens_bind), Lane::splat(self.queens_allowed));
        FollowConstraints {
            binding: required.select(colour | bind, QUEENS),
            allowed: required.select(colour | allow, QUEENS),
            winning_cards: required.select(colour | QUEENS, QUEENS),
        }
    }

    /// The numbers of the led colour. Where Queens require Queens, the colour of a led Queen does not matter.
    #[inline(always)]
    fn led_numbers(self, led: Lane) -> Lane {
        let mut numbers = NO_CARDS;
        for colour in Colour::ALL {
            let queen = if self.queen_requires_queens { 0 } else { Card::queen(colour).to_set().bits() };
            let other = is_zero(led & Lane::splat(colour.numbers().bits() | queen));
            numbers |= !other & Lane::splat(colour.numbers().bits());
        }
        numbers
    }
}

/// What the led cards require of the other players, and which cards can win the trick.
struct FollowConstraints {
    binding: Lane,
    allowed: Lane,
    winning_cards: Lane,
}

impl FollowConstraints {
    #[inline(always)]
    fn legal(&self, hand: Lane) -> Lane {
        hand & (self.allowed | is_zero(hand & self.binding))
    }
}

/// One word from each position.
#[inline(always)]
fn gather(positions: &[Position; LANES], word: impl Fn(&Position) -> u32) -> Lane {
    let mut words = [0; LANES];
    words.iter_mut().zip(positions).for_each(|(lane, position)| *lane = word(position));
    Lane::new(words)
}

impl<const PLAYERS: usize> BatchedRounds<PLAYERS> {
    /// Random deals with random stashes, before the first lead.
    #[inline(always)]
    pub(crate) fn deal(rules: &Rules, dealer: Seat, rng: &mut BatchRng) -> BatchedRounds<PLAYERS> {
        let (players, size) = (rules.players, rules.players.hand_size() as u32);
        let parts = rng.deal(size);
        let leader = players.next(dealer);
        let mut rounds = BatchedRounds {
            hands: std::array::from_fn(|player| parts[players.step(leader, player).index()]),
            taken: [NO_CARDS; PLAYERS],
            // With three players the fourth part is what was dealt into the chest.
            chest: if players == PlayerCount::Three { parts[3] } else { NO_CARDS },
            leader: Lane::splat(leader.index() as u32),
            masks: FollowMasks::new(|card| FollowConstraint::of(rules, card)),
        };
        for hand in &mut rounds.hands {
            let stashed = rng.next().choose(*hand, Lane::splat(size), size);
            *hand ^= stashed;
            rounds.chest |= stashed;
        }
        rounds
    }

    /// Loads positions at the start of a trick, all with the same rules and the same number of tricks left.
    pub(crate) fn load(positions: &[Position; LANES]) -> BatchedRounds<PLAYERS> {
        let seat = |index: usize| Seat::from_index_wrapping(index % PLAYERS);
        BatchedRounds {
            hands: std::array::from_fn(|player| {
                gather(positions, |position| position.hand(seat(position.turn().index() + player)).bits())
            }),
            taken: std::array::from_fn(|index| gather(positions, |position| position.taken(seat(index)).bits())),
            chest: gather(positions, |position| position.chest().bits()),
            leader: gather(positions, |position| position.turn().index() as u32),
            masks: FollowMasks::new(|card| positions[0].follow_constraint_of(card)),
        }
    }

    /// Stores the finished rounds.
    pub(crate) fn store(&self, positions: &mut [Position; LANES]) {
        let leader = self.leader.to_array();
        let taken = self.taken.map(Lane::to_array);
        for (l, position) in positions.iter_mut().enumerate() {
            let taken = std::array::from_fn(|index| if index < PLAYERS { taken[index][l] } else { 0 });
            let tricks = std::array::from_fn(|index| {
                let seat = Seat::from_index_wrapping(index);
                let new = CardSet::from_bits(taken[index]) - position.taken(seat);
                position.tricks(seat) + (new.len() / PLAYERS) as u32
            });
            position.finish_with(Seat::from_index_wrapping(leader[l] as usize), taken, tricks);
        }
    }

    /// The rounds as positions, before the first trick.
    pub(crate) fn positions(&self, rules: &Rules) -> [Position; LANES] {
        let (chest, leader) = (self.chest.to_array(), self.leader.to_array());
        let hands = self.hands.map(Lane::to_array);
        std::array::from_fn(|l| {
            let leader = Seat::from_index_wrapping(leader[l] as usize);
            let behind = |seat: Seat| (seat.index() + PLAYERS - leader.index()) % PLAYERS;
            let hands = PerSeat::from_fn(rules.players, |seat| CardSet::from_bits(hands[behind(seat)][l]));
            Position::new(rules, &hands, CardSet::from_bits(chest[l]), leader)
        })
    }

    /// Plays `tricks` tricks, which are all that are left.
    #[inline(always)]
    pub(crate) fn play_out(&mut self, tricks: u32, rng: &mut BatchRng) {
        for most in (1..=tricks).rev() {
            self.play_trick(rng, most);
        }
    }

    /// Plays a trick with random legal cards. Every hand has `size` cards.
    #[inline(always)]
    fn play_trick(&mut self, rng: &mut BatchRng, size: u32) {
        let mut word = rng.next();
        let led = word.choose(self.hands[0], Lane::splat(size), size);
        self.hands[0] ^= led;
        let constraints = self.masks.constraints(led);
        let mut trick = led;
        // The lowest card never beats another, so halving the cards changes no comparison and makes them fit.
        let (mut best, mut winner) = (led >> 1, Lane::ZERO);
        for player in 1..PLAYERS {
            if player == 2 {
                word = rng.next();
            }
            let legal = constraints.legal(self.hands[player]);
            let card = word.choose(legal, count(legal), size);
            self.hands[player] ^= card;
            trick |= card;
            let strength = (card & constraints.winning_cards) >> 1;
            let beats = greater(strength, best);
            best = beats.select(strength, best);
            winner = beats.select(Lane::splat(player as u32), winner);
        }
        self.set_leader(winner);
        self.award(trick);
    }

    /// Gives cards to the leader.
    #[inline(always)]
    fn award(&mut self, cards: Lane) {
        for (seat, taken) in (0..).zip(&mut self.taken) {
            *taken |= cards & self.leader.simd_eq(Lane::splat(seat));
        }
    }

    /// Makes the player `places` behind the leader the next leader, and puts the hands in the new order of play.
    #[inline(always)]
    fn set_leader(&mut self, places: Lane) {
        let players = Lane::splat(PLAYERS as u32);
        let leader = self.leader + places;
        self.leader = leader - (players & !greater(players, leader));
        self.rotate(2, is_zero(places & Lane::splat(2)));
        self.rotate(1, is_zero(places & Lane::splat(1)));
    }

    /// Moves the order of play on by `places` players, except in the lanes of the mask.
    #[inline(always)]
    fn rotate(&mut self, places: usize, except: Lane) {
        let hands = self.hands;
        for (player, hand) in self.hands.iter_mut().enumerate() {
            *hand = except.select(*hand, hands[(player + places) % PLAYERS]);
        }
    }

    /// The points of finished rounds by seat, as [`Position::points`] counts them.
    #[inline(always)]
    pub(crate) fn points(mut self, grand_own: GrandOwn) -> [Lane; PLAYERS] {
        let without_trick = self.taken.map(is_zero);
        // A mask is -1 in each lane where it is set.
        let flawless = without_trick.iter().fold(Lane::ZERO, |count, mask| count - *mask);
        let (one, two) = (greater(flawless, Lane::ZERO), greater(flawless, Lane::ONE));
        let grand = flawless.simd_eq(Lane::splat(PLAYERS as u32 - 1));
        self.award(self.chest);
        std::array::from_fn(|seat| {
            let raw = points(self.taken[seat]);
            let doubled = raw + (raw & one);
            let own = if grand_own == GrandOwn::Keeps { raw } else { Lane::ZERO };
            let by_grand = without_trick[seat].select(Lane::splat(Score::GRAND), own);
            grand.select(by_grand, doubled + (doubled & two))
        })
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    use super::*;
    use crate::RandomRounds;

    /// Batches per combination of rules. Each has its own deals and its own choices.
    const BATCHES: u64 = 50;

    fn rng(seed: u64) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(seed)
    }

    /// Sixteen random deals with all three or four leaders.
    fn starts(rules: &Rules, rng: &mut impl Rng) -> [Position; LANES] {
        std::array::from_fn(|l| Position::random_deal(rules, rules.players.step(Seat::S0, l), rng))
    }

    /// Plays a trick in each position, card by card, with the same choices as the batch makes.
    fn play_trick_alone(positions: &mut [Position; LANES], rng: &mut BatchRng, size: u32) {
        let mut word = rng.next();
        for player in 0..positions[0].players().count() {
            if player == 2 {
                word = rng.next();
            }
            let legal = gather(positions, |position| position.legal().bits());
            let count = gather(positions, |position| position.legal().len() as u32);
            let cards = word.choose(legal, count, size).to_array();
            for (position, card) in positions.iter_mut().zip(cards) {
                position.play(CardSet::from_bits(card).first().expect("a card is chosen"));
            }
        }
    }

    fn assert_same<const PLAYERS: usize>(rounds: &BatchedRounds<PLAYERS>, positions: &[Position; LANES]) {
        let (hands, taken) = (rounds.hands.map(Lane::to_array), rounds.taken.map(Lane::to_array));
        let leader = rounds.leader.to_array();
        for (l, position) in positions.iter().enumerate() {
            assert_eq!(leader[l], position.turn().index() as u32, "leader in lane {l}: {position:?}");
            for seat in position.players().seats() {
                let s = seat.index();
                let place = (s + PLAYERS - position.turn().index()) % PLAYERS;
                assert_eq!(hands[place][l], position.hand(seat).bits(), "hand of {s} in lane {l}: {position:?}");
                // The chest joins the last trick when the rounds are stored or scored.
                let chest = if position.is_over() { position.chest() } else { CardSet::EMPTY };
                let expected = (position.taken(seat) - chest).bits();
                assert_eq!(taken[s][l], expected, "cards won by {s} in lane {l}: {position:?}");
            }
        }
    }

    fn check<const PLAYERS: usize>(rules: &Rules, batch: u64) {
        let mut rng = rng(batch);
        let mut alone = starts(rules, &mut rng);
        let mut together = alone;
        let mut rounds = BatchedRounds::<PLAYERS>::load(&together);
        let mut batch_rng = BatchRng::from_rng(&mut rng);
        let mut same_rng = batch_rng.clone();
        for size in (1..=rules.players.tricks() as u32).rev() {
            rounds.play_trick(&mut batch_rng, size);
            play_trick_alone(&mut alone, &mut same_rng, size);
            assert_same(&rounds, &alone);
        }
        rounds.store(&mut together);
        let points = rounds.points(rules.grand_own).map(Lane::to_array);
        for (l, (alone, together)) in alone.iter().zip(&together).enumerate() {
            assert!(alone.is_over() && together.is_over());
            assert_eq!((alone.turn(), alone.score()), (together.turn(), together.score()), "under {rules:?}");
            let points = points.map(|by_round| by_round[l]);
            assert_eq!(points, alone.points()[..PLAYERS], "points in lane {l} under {rules:?}: {alone:?}");
        }
    }

    fn check_random_rounds<const PLAYERS: usize>(rules: &Rules) {
        let dealer = Seat::S2;
        let mut source = RandomRounds::new(*rules, dealer, &mut rng(5));
        let mut batch_rng = BatchRng::from_rng(&mut rng(5));
        for _ in 0..BATCHES {
            let mut alone = BatchedRounds::<PLAYERS>::deal(rules, dealer, &mut batch_rng).positions(rules);
            for size in (1..=rules.players.tricks() as u32).rev() {
                play_trick_alone(&mut alone, &mut batch_rng, size);
            }
            let points = source.next_batch();
            for (l, position) in alone.iter().enumerate() {
                assert_eq!(position.score().raw.iter().sum::<u32>(), 140, "every card is dealt once: {position:?}");
                assert_eq!(points.map(|by_round| by_round[l]), position.points(), "lane {l} under {rules:?}");
            }
        }
    }

    #[test]
    fn a_batch_plays_like_single_positions() {
        for rules in Rules::all_combinations() {
            for batch in 0..BATCHES {
                match rules.players {
                    PlayerCount::Three => check::<3>(&rules, batch),
                    PlayerCount::Four => check::<4>(&rules, batch),
                }
            }
        }
    }

    #[test]
    fn random_rounds_have_the_points_of_rounds_played_card_by_card() {
        for rules in Rules::all_combinations() {
            match rules.players {
                PlayerCount::Three => check_random_rounds::<3>(&rules),
                PlayerCount::Four => check_random_rounds::<4>(&rules),
            }
        }
    }
}
