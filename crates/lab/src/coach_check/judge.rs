//! The judge: which of two cards is better, by whole rounds among the real players.

use bots::coach::MoveReview;
use bots::coach::open_cards::most_cards;
use bots::{BotRng, KnownPlayer, PossibleRounds};
use rules::{Card, Phase, Round, Seat, View};
use solver::Solver;

use super::judged_round::{Verdict, rollout_players};
use super::tally::{Finding, JudgedVerdict};
use crate::player::{Contestant, deal_seed};

/// The budget of one batch is the coach's for a whole decision: moves evaluated to sample rounds, and cards played in
/// rollouts.
const SAMPLING: u32 = 40_000;
const ROLLOUT_PLIES: usize = 60_000;
/// The fewest batches before the judge may stop.
const FEWEST: usize = 8;
/// The judge stops early if the difference is this many standard errors from 0.
const CERTAIN: f64 = 6.0;
/// The number of rounds that are solved with all cards open.
const SOLVED: usize = 60;

/// Judges a verdict with up to `times` the budget of the coach.
pub(super) fn judge(verdict: &Verdict, times: usize) -> JudgedVerdict {
    let review = &verdict.review;
    let duel = Duel::new(&verdict.view, verdict.players, [review.card, review.best]);
    let (mut batches, mut layouts) = (Vec::new(), Layouts::default());
    for batch in 0..times as u64 {
        let rng =
            &mut BotRng::new(deal_seed(verdict.seed ^ 0xC0AC, batch + 1000 * verdict.view.public.plays.len() as u64));
        batches.push(duel.batch(rng, &mut layouts));
        let (mean, error) = mean_and_error(&batches);
        if batches.len() >= FEWEST && mean.abs() > CERTAIN * error {
            break;
        }
    }
    let (mean, error) = mean_and_error(&batches);
    let open = duel.with_open_cards(&mut BotRng::new(verdict.seed));
    JudgedVerdict {
        table: verdict.table,
        seat: review.seat,
        play: review.play,
        chosen: review.card,
        best: review.best,
        kind: review.judgement().name(),
        cost: f64::from(review.cost),
        cost_margin: f64::from(review.margin.unwrap_or_default()),
        difference: mean,
        margin: T_95 * error,
        finding: Finding::of(mean, T_95 * error),
        dominated: layouts.is_dominated() || open.is_dominated(),
        against: !argues_for_best(review),
    }
}

/// Whether the reason about the recommended card speaks for it, beside the one about the chosen card.
fn argues_for_best(review: &MoveReview) -> bool {
    match review.reasons[..] {
        [chosen, best] => best.fact.argues_for(chosen.fact) == Some(true),
        _ => false,
    }
}

/// Student's t of a 95 % interval for the fewest batches; with more, the interval is a little too wide.
const T_95: f64 = 2.36;

/// The mean of some figures and its standard error.
fn mean_and_error(figures: &[f64]) -> (f64, f64) {
    let count = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / count;
    let squares: f64 = figures.iter().map(|figure| (figure - mean) * (figure - mean)).sum();
    (mean, if figures.len() > 1 { (squares / (count - 1.0) / count).sqrt() } else { f64::INFINITY })
}

/// In how many layouts the recommended card is better, and worse.
#[derive(Default)]
struct Layouts {
    better: u32,
    worse: u32,
}

impl Layouts {
    fn add(&mut self, difference: f64) {
        self.better += u32::from(difference > 0.0);
        self.worse += u32::from(difference < 0.0);
    }

    /// Whether the recommended card is better in no layout.
    fn is_dominated(&self) -> bool {
        self.better == 0 && self.worse > 0
    }
}

/// Two cards of one decision.
struct Duel<'a> {
    view: &'a View,
    players: [Option<KnownPlayer>; 4],
    rollout_players: [Contestant; 4],
    /// The chosen and the recommended one.
    cards: [Card; 2],
}

impl<'a> Duel<'a> {
    fn new(view: &'a View, players: [KnownPlayer; 4], cards: [Card; 2]) -> Duel<'a> {
        let rollout_players = rollout_players(players, view.seat);
        Duel { view, players: players.map(Some), rollout_players, cards }
    }

    /// By how many points the recommended card is better in one batch of possible rounds.
    fn batch(&self, rng: &mut BotRng, layouts: &mut Layouts) -> f64 {
        let (mut weights, mut sum, mut plies) = (0.0, 0.0, 0);
        for (index, (weight, round)) in PossibleRounds::new(self.view, self.players).sample(SAMPLING, rng).enumerate() {
            if plies >= ROLLOUT_PLIES {
                break;
            }
            // Both cards face the same random numbers.
            let [chosen, best] = self.cards.map(|card| self.play_on(round.clone(), card, index as u64, &mut plies));
            layouts.add(best - chosen);
            weights += f64::from(weight);
            sum += f64::from(weight) * (best - chosen);
        }
        sum / weights
    }

    /// The player's utility at the end of a round that goes on with `card`.
    fn play_on(&self, mut round: Round, card: Card, seed: u64, plies: &mut usize) -> f64 {
        let mut chosen = false;
        while let Some(seat) = round.waiting().next() {
            let action = match seat == self.view.seat && !chosen {
                true => round.action(card),
                false => {
                    let mut rng = BotRng::for_decision(seed, 0, seat.index(), round.plays().len());
                    self.rollout_players[seat.index()].act(&round, seat, &mut rng)
                }
            };
            chosen |= seat == self.view.seat;
            *plies += 1;
            round.apply(seat, action).expect("players play by the rules");
        }
        utility(&round, self.view.seat)
    }

    /// The two cards in exact play with all cards open, where that can be solved.
    fn with_open_cards(&self, rng: &mut BotRng) -> Layouts {
        let mut layouts = Layouts::default();
        if self.view.public.phase != Phase::Play || self.view.hand.len() > most_cards(self.view.public.players()) {
            return layouts;
        }
        let mut solver = Solver::new(20);
        for (_, round) in PossibleRounds::new(self.view, self.players).sample(SAMPLING, rng).take(SOLVED) {
            let values = solver.maxn(round.position());
            let worth = |card: Card| values.iter().find(|(other, _)| *other == card).map(|(_, of)| of[self.view.seat]);
            let [chosen, best] = self.cards.map(|card| f64::from(worth(card).unwrap_or_default()));
            layouts.add(best - chosen);
        }
        layouts
    }
}

/// The mean of the opponents' points minus the player's own.
fn utility(round: &Round, seat: Seat) -> f64 {
    let points = round.score().expect("a finished round").points;
    let own = f64::from(points[seat]);
    let others = f64::from(points.iter().sum::<u32>()) - own;
    others / (round.players().count() - 1) as f64 - own
}
