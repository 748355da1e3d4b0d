//! Uniform sampling of the layouts that agree with a view.
//!
//! A layout puts every unseen card into another hand or the chest. [`LayoutSampler::sample`] samples uniformly from the
//! layouts that agree with the hand sizes, the known voids and the size of the chest. Sampling is exact: no rejection,
//! no bias. Cards that may be in the same hands form a class; a recursion counts the ways to distribute each class, and
//! samples by count.

use rand_core::Rng;
use rules::{Card, CardSet, PerSeat, Phase, PlayerCount, Seat, View};

use crate::BotRng;
use crate::observation::SimState;

/// A layout: the other hands, the stashed cards and the rest of the chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Layout {
    /// All hands, the player's own included.
    pub(crate) hands: PerSeat<CardSet>,
    /// The card that each of the others has stashed.
    pub(crate) stash: [CardSet; 4],
    /// All cards in the chest, the player's own included.
    pub(crate) chest: CardSet,
}

impl Layout {
    /// The simulation state of this layout at the time of the view.
    pub(crate) fn state(&self, view: &View) -> SimState {
        SimState::from_view(view, &self.hands, self.stash, self.chest)
    }
}

/// Unseen cards that may be in the same hands.
#[derive(Clone, Copy, Debug)]
struct CardClass {
    cards: CardSet,
    /// The other players that may hold these cards, as a bit mask.
    holders: u32,
}

/// The number of cards that each of the other hands still takes; the chest takes the rest.
type Capacity = [u8; 3];

/// A uniform sampler of the layouts that agree with a view.
#[derive(Clone, Debug)]
pub(crate) struct LayoutSampler {
    players: PlayerCount,
    seat: Seat,
    hand: CardSet,
    own_stash: CardSet,
    others: Vec<Seat>,
    stashed: bool,
    capacity: Capacity,
    classes: Vec<CardClass>,
    /// For each class and remaining capacity, the number of ways to place this class and all later ones.
    counts: Vec<Vec<Option<u64>>>,
}

impl LayoutSampler {
    /// The layouts of a view.
    ///
    /// During the stash phase, it makes no difference who has already stashed, so all other hands are laid out as they
    /// were dealt.
    pub(crate) fn of(view: &View) -> LayoutSampler {
        let players = view.public.players();
        let others: Vec<Seat> = players.seats().filter(|&seat| seat != view.seat).collect();
        let stashed = view.public.phase != Phase::Stash;
        let size = |seat: Seat| if stashed { view.public.hand_sizes[seat] } else { players.hand_size() };
        let capacity = std::array::from_fn(|index| others.get(index).map_or(0, |&seat| size(seat) as u8));
        let voids: Vec<CardSet> = others.iter().map(|&seat| view.public.voids[seat]).collect();
        let classes = classes(view.unseen(), &voids);
        let counts = vec![vec![None; capacity_index(capacity, capacity) + 1]; classes.len()];
        let own_stash = view.stash.map_or(CardSet::EMPTY, Card::to_set);
        let mut layouts = LayoutSampler {
            players,
            seat: view.seat,
            hand: view.hand,
            own_stash,
            others,
            stashed,
            capacity,
            classes,
            counts,
        };
        layouts.count(0, capacity);
        layouts
    }

    /// The number of ways to distribute the unseen cards over the other hands and the chest.
    #[cfg(test)]
    pub(crate) fn len(&self) -> u64 {
        self.counted(0, self.capacity)
    }

    /// Samples a layout uniformly.
    pub(crate) fn sample(&self, rng: &mut BotRng) -> Layout {
        let mut hands = PerSeat::filled(self.players, CardSet::EMPTY);
        hands[self.seat] = self.hand;
        let mut hidden = CardSet::EMPTY;
        let mut capacity = self.capacity;
        for (index, class) in self.classes.iter().enumerate() {
            let shares = self.sample_shares(index, capacity, rng);
            let mut cards = class.cards;
            for (other, &share) in shares.iter().enumerate().take(self.others.len()) {
                let taken = sample_cards(cards, share, rng);
                cards -= taken;
                hands[self.others[other]] |= taken;
                capacity[other] -= share;
            }
            hidden |= cards;
        }
        self.assign_stash(hands, hidden, rng)
    }

    /// Assigns unseen cards of the chest to the players who stashed them.
    fn assign_stash(&self, hands: PerSeat<CardSet>, hidden: CardSet, rng: &mut BotRng) -> Layout {
        let mut stash = [CardSet::EMPTY; 4];
        let mut left = hidden;
        if self.stashed {
            for seat in &self.others {
                let card = left.random(&mut rng.0).to_set();
                stash[seat.index()] = card;
                left -= card;
            }
        }
        Layout { hands, stash, chest: hidden | self.own_stash }
    }

    /// Samples how many cards of a class each player gets, in proportion to the number of ways.
    fn sample_shares(&self, index: usize, capacity: Capacity, rng: &mut BotRng) -> Capacity {
        let total = self.counted(index, capacity);
        let mut mark = ((u128::from(rng.0.next_u64()) * u128::from(total)) >> 64) as u64;
        let mut drawn = [0; 3];
        self.for_each_share(index, capacity, |shares, ways, rest| {
            let ways = ways * self.counted(index + 1, rest);
            if mark < ways {
                drawn = shares;
                return false;
            }
            mark -= ways;
            true
        });
        drawn
    }

    /// Counts the ways to place the cards of this class and all later ones.
    fn count(&mut self, index: usize, capacity: Capacity) -> u64 {
        if index == self.classes.len() {
            return u64::from(capacity == [0; 3]);
        }
        let slot = capacity_index(capacity, self.capacity);
        if let Some(known) = self.counts[index][slot] {
            return known;
        }
        let mut splits = Vec::new();
        self.for_each_share(index, capacity, |_, ways, rest| {
            splits.push((ways, rest));
            true
        });
        let total = splits.into_iter().map(|(ways, rest)| ways * self.count(index + 1, rest)).sum();
        self.counts[index][slot] = Some(total);
        total
    }

    /// A count that [`LayoutSampler::count`] has stored.
    fn counted(&self, index: usize, capacity: Capacity) -> u64 {
        match self.counts.get(index) {
            None => u64::from(capacity == [0; 3]),
            Some(counts) => counts[capacity_index(capacity, self.capacity)].unwrap_or(0),
        }
    }

    /// Visits every feasible split of a class with its number of ways and the remaining capacity, until `visit` returns
    /// false.
    fn for_each_share(&self, index: usize, capacity: Capacity, mut visit: impl FnMut(Capacity, u64, Capacity) -> bool) {
        let class = self.classes[index];
        let size = class.cards.len() as u8;
        let later: u8 = self.classes[index + 1..].iter().map(|class| class.cards.len() as u8).sum();
        let most = |other: usize| if class.holders >> other & 1 == 1 { capacity[other].min(size) } else { 0 };
        for first in 0..=most(0) {
            for second in 0..=most(1).min(size - first) {
                for third in 0..=most(2).min(size - first - second) {
                    let shares = [first, second, third];
                    let rest: Capacity = std::array::from_fn(|other| capacity[other] - shares[other]);
                    if rest.iter().sum::<u8>() <= later && !visit(shares, multinomial(size, shares), rest) {
                        return;
                    }
                }
            }
        }
    }
}

/// The unseen cards grouped by the hands that may hold them.
fn classes(unseen: CardSet, voids: &[CardSet]) -> Vec<CardClass> {
    let mut classes: Vec<CardClass> = Vec::new();
    for card in unseen {
        let bit = |(other, void): (usize, &CardSet)| u32::from(!void.contains(card)) << other;
        let holders = voids.iter().enumerate().map(bit).sum();
        match classes.iter_mut().find(|class| class.holders == holders) {
            Some(class) => class.cards |= card.to_set(),
            None => classes.push(CardClass { cards: card.to_set(), holders }),
        }
    }
    classes
}

/// The index of a capacity in a table of all capacities up to `most`.
fn capacity_index(capacity: Capacity, most: Capacity) -> usize {
    let [first, second, third] = capacity.map(usize::from);
    (first * (usize::from(most[1]) + 1) + second) * (usize::from(most[2]) + 1) + third
}

/// The multinomial coefficient: the ways to split `size` cards into these shares and a rest.
fn multinomial(size: u8, shares: Capacity) -> u64 {
    let mut left = size;
    let mut ways = 1;
    for share in shares {
        ways *= CHOOSE[usize::from(left)][usize::from(share)];
        left -= share;
    }
    ways
}

/// Pascal's triangle.
const CHOOSE: [[u64; 33]; 33] = {
    let mut table = [[0; 33]; 33];
    let mut n = 0;
    while n < 33 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Samples `count` of the cards uniformly.
fn sample_cards(cards: CardSet, count: u8, rng: &mut BotRng) -> CardSet {
    let mut left = cards;
    for _ in 0..count {
        left -= left.random(&mut rng.0).to_set();
    }
    cards - left
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::random::Random;
    use crate::{Bot, Budget};
    use rules::{Deal, Round, Rules};

    /// A round among players like `bot`, seen by the first player who has `left` cards.
    pub(crate) fn view(rules: &Rules, seed: u64, left: usize, bot: &dyn Bot) -> View {
        let mut rng = BotRng::new(seed);
        let mut round = Round::new(rules, Deal::random(rules.players, Seat::S0, &mut rng.0));
        loop {
            let seat = round.waiting().next().expect("not over yet");
            let view = round.view(seat);
            if view.hand.len() == left {
                return view;
            }
            round.apply(seat, bot.act(&view, Budget::new(6_000), &mut rng)).expect("a legal card");
        }
    }

    /// Every layout of the unseen cards that no void forbids.
    fn enumerate(view: &View) -> HashMap<Layout, u64> {
        let mut counts = HashMap::new();
        let others: Vec<Seat> = view.public.players().seats().filter(|&seat| seat != view.seat).collect();
        let mut hands = PerSeat::filled(view.public.players(), CardSet::EMPTY);
        hands[view.seat] = view.hand;
        place(view, &others, view.unseen(), hands, CardSet::EMPTY, &mut counts);
        counts
    }

    fn place(
        view: &View,
        others: &[Seat],
        left: CardSet,
        hands: PerSeat<CardSet>,
        hidden: CardSet,
        counts: &mut HashMap<Layout, u64>,
    ) {
        let Some(card) = left.first() else {
            if hidden.len() == view.hidden_chest_cards()
                && others.iter().all(|&o| hands[o].len() == view.public.hand_sizes[o])
            {
                name_stashers(
                    others,
                    hidden,
                    hidden | view.stash.unwrap().to_set(),
                    [CardSet::EMPTY; 4],
                    hands,
                    counts,
                );
            }
            return;
        };
        let left = left - card.to_set();
        place(view, others, left, hands, hidden | card.to_set(), counts);
        for &other in others.iter().filter(|&&other| !view.public.voids[other].contains(card)) {
            let mut hands = hands;
            hands[other] |= card.to_set();
            place(view, others, left, hands, hidden, counts);
        }
    }

    fn name_stashers(
        others: &[Seat],
        hidden: CardSet,
        chest: CardSet,
        stash: [CardSet; 4],
        hands: PerSeat<CardSet>,
        counts: &mut HashMap<Layout, u64>,
    ) {
        let Some((seat, others)) = others.split_first() else {
            counts.insert(Layout { hands, stash, chest }, 0);
            return;
        };
        for card in hidden {
            let mut stash = stash;
            stash[seat.index()] = card.to_set();
            name_stashers(others, hidden - card.to_set(), chest, stash, hands, counts);
        }
    }

    #[test]
    fn counts_agree_with_enumeration_and_samples_are_uniform() {
        let mut tested = 0;
        for (index, rules) in Rules::all_combinations().enumerate() {
            for seed in 0..3 {
                let view = view(&rules, 100 * index as u64 + seed, 2, &Random);
                let mut counts = enumerate(&view);
                let layouts = LayoutSampler::of(&view);
                let stashers: u64 = match rules.players {
                    PlayerCount::Three => 4 * 3,
                    PlayerCount::Four => 6,
                };
                assert_eq!(layouts.len() * stashers, counts.len() as u64, "{view:?}");
                if counts.len() > 3000 {
                    continue;
                }
                let draws = 20 * counts.len() as u64;
                let mut rng = BotRng::new(seed);
                for _ in 0..draws {
                    *counts.get_mut(&layouts.sample(&mut rng)).expect("only layouts that agree are drawn") += 1;
                }
                let expected = draws as f64 / counts.len() as f64;
                let chi: f64 = counts.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
                let freedom = counts.len() as f64 - 1.0;
                assert!((chi - freedom).abs() < 5.0 * (2.0 * freedom).sqrt() + 5.0, "{chi} for {freedom}");
                tested += 1;
            }
        }
        assert!(tested > 20, "{tested}");
    }

    #[test]
    fn samples_agree_with_the_view() {
        for (index, rules) in Rules::all_combinations().enumerate() {
            for left in 1..=rules.players.tricks() {
                let view = view(&rules, index as u64, left, &Random);
                let layouts = LayoutSampler::of(&view);
                assert!(layouts.len() > 0);
                let layout = layouts.sample(&mut BotRng::new(1));
                for (seat, hand) in layout.hands.iter_with_seat() {
                    assert_eq!(hand.len(), view.public.hand_sizes[seat]);
                    assert!(view.possible_cards(seat).is_superset(*hand));
                }
                assert_eq!(layout.chest.len(), view.public.chest_size());
            }
        }
    }
}
