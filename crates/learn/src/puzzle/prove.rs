//! Proves that a position is a puzzle: that it has a best card, and one that can be explained.

use bots::coach::{Coach, Fact, MoveReview};
use rules::{Card, Phase, Round, Seat, View};
use solver::Solver;

use super::layouts::positions;
use super::{CardVerdict, Clue, Proof, Puzzle, PuzzleTheme};

/// The points that every other card costs at least, if only the strongest bot says which one is best.
pub const MARGIN: f32 = 10.0;
/// The same where the solver proves it: enough that the figures shown agree with the proof.
const SOLVED_MARGIN: f32 = 4.0;
/// The most layouts that are solved for a proof.
const MAX_LAYOUTS: usize = 6_000;
/// The difference between the counts of two samples of 100 layouts up to which they agree.
const SAME_COUNT: u32 = 12;
/// The difference in points between two estimates of a cost up to which they agree; half of the cost is accepted too.
const SAME_COST: f32 = 12.0;

/// Why a position is not a puzzle, or not the one that it claims to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// The position has another theme.
    #[error("the position is not of the kind it says")]
    Theme,
    /// No card is much better than all others.
    #[error("no card is better than all others by enough")]
    NoBest,
    /// Another card is the best.
    #[error("another card is the best")]
    OtherBest,
    /// No clue decides what the best card is, or not the one it says.
    #[error("the clue does not decide which card is the best")]
    Clue,
    /// The facts do not explain the answer.
    #[error("the facts do not explain why the card is the best")]
    NotExplained,
    /// The verdict on a card is wrong.
    #[error("what is said about {0} does not hold")]
    Verdict(Card),
    /// The proof is not the one it says.
    #[error("the proof is not the one it says")]
    Proof,
}

impl Puzzle {
    /// The puzzle of this theme that the position is for `seat`, if it is one. One with a clue needs a proof by the
    /// solver.
    pub fn new(kind: PuzzleTheme, round: Round, seat: Seat) -> Result<Puzzle, ProofError> {
        let view = round.view(seat);
        if !kind.fits(&view) {
            return Err(ProofError::Theme);
        }
        let (verdicts, margin) = judge(&view, kind)?;
        if !kind.is_explained_by(&view, &verdicts) {
            return Err(ProofError::NotExplained);
        }
        let proof = match solved(&view, verdicts[0].card) {
            Some(layouts) => Proof::Solved { layouts },
            None if margin >= MARGIN && kind != PuzzleTheme::Tells => Proof::Sampled { margin },
            None => return Err(ProofError::NoBest),
        };
        let clue = match kind {
            PuzzleTheme::Tells => Some(Clue::of(&view, verdicts[0].card).ok_or(ProofError::Clue)?),
            _ => None,
        };
        Ok(Puzzle { kind, seat, proof, clue, verdicts, round })
    }

    /// Judges the position again from the beginning and compares.
    pub fn prove(&self) -> Result<(), ProofError> {
        let again = Puzzle::new(self.kind, self.round.clone(), self.seat)?;
        if again.answer() != self.answer() {
            return Err(ProofError::OtherBest);
        }
        if again.clue != self.clue {
            return Err(ProofError::Clue);
        }
        match (self.proof, again.proof) {
            (Proof::Solved { layouts }, Proof::Solved { layouts: found }) if layouts == found => {}
            (Proof::Sampled { .. }, Proof::Sampled { .. }) => {}
            _ => return Err(ProofError::Proof),
        }
        for verdict in &again.verdicts {
            let said = self.verdict(verdict.card).ok_or(ProofError::Verdict(verdict.card))?;
            if !agree(said, verdict) {
                return Err(ProofError::Verdict(verdict.card));
            }
        }
        if again.verdicts.len() == self.verdicts.len() { Ok(()) } else { Err(ProofError::Verdict(self.answer())) }
    }

    /// Checks only the answer: the coach chooses it too and expects every other card to cost points, a clue still
    /// decides it, and a proof by the solver still holds. That stays true when the bots have learned more.
    /// [`Puzzle::prove`] is stricter and takes longer.
    pub fn stands(&self) -> Result<(), ProofError> {
        let view = self.view();
        let (best, _) = remarks(&view, Coach::default(), Some(self.answer()))?;
        if self.clue.is_some() && self.clue != Clue::of(&view, best) {
            return Err(ProofError::Clue);
        }
        match self.proof {
            Proof::Solved { layouts } if solved(&view, best) != Some(layouts) => Err(ProofError::Proof),
            _ => Ok(()),
        }
    }
}

/// Whether two verdicts agree, within what samples allow.
fn agree(one: &CardVerdict, other: &CardVerdict) -> bool {
    let near = |a: u32, b: u32| a.abs_diff(b) <= SAME_COUNT;
    let facts = match (one.fact, other.fact) {
        (Fact::ChestIn { count: a }, Fact::ChestIn { count: b })
        | (Fact::LastQueen { count: a }, Fact::LastQueen { count: b })
        | (Fact::WinsIn { count: a }, Fact::WinsIn { count: b }) => near(a, b),
        (a, b) => a == b,
    };
    let apart = (one.cost - other.cost).abs();
    facts && apart <= SAME_COST.max(one.cost / 2.0)
}

/// The coach's verdicts on all cards, the best first, and the margin by which that one is better than any other. Two
/// coaches with different samples have to agree.
fn judge(view: &View, kind: PuzzleTheme) -> Result<(Vec<CardVerdict>, f32), ProofError> {
    // A coach without search knows the same facts and is fast.
    let (guess, facts) = remarks(view, Coach::quick(), None)?;
    if !kind.is_explained_by(view, &verdicts(guess, &facts)) {
        return Err(ProofError::NotExplained);
    }
    let (best, first) = remarks(view, Coach::default(), Some(guess))?;
    let (_, second) = remarks(view, Coach::default().with_seed(2), Some(best))?;
    let margin = first.iter().chain(&second).map(|remark| remark.cost).fold(f32::INFINITY, f32::min);
    Ok((verdicts(best, &first), (margin * 10.0).floor() / 10.0))
}

/// The best card and a remark on every other. All of them have to name the same best card, `expected` if it is given,
/// and cost something.
fn remarks(view: &View, coach: Coach, expected: Option<Card>) -> Result<(Card, Vec<MoveReview>), ProofError> {
    let best =
        expected.unwrap_or_else(|| coach.remark(view, view.legal().first().expect("a choice of cards"), 0).values[0].0);
    let mut remarks = Vec::new();
    for card in view.legal() - best.to_set() {
        let remark = coach.remark(view, card, 0);
        if remark.best != best || remark.cost < SOLVED_MARGIN {
            return Err(ProofError::NoBest);
        }
        remarks.push(remark);
    }
    Ok((best, remarks))
}

/// The verdicts from the remarks on all other cards. The fact about the best card is the one that sets it apart from
/// its closest rival.
fn verdicts(best: Card, remarks: &[MoveReview]) -> Vec<CardVerdict> {
    let about =
        |remark: &MoveReview| CardVerdict { card: remark.card, cost: remark.cost, fact: remark.reasons[0].fact };
    let mut verdicts: Vec<CardVerdict> = remarks.iter().map(about).collect();
    verdicts.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    let rival = remarks.iter().min_by(|a, b| a.cost.total_cmp(&b.cost));
    let instead = rival.and_then(|remark| remark.reasons.iter().find(|reason| reason.card == best));
    if let Some(reason) = instead {
        verdicts.insert(0, CardVerdict { card: best, cost: 0.0, fact: reason.fact });
    }
    verdicts
}

/// In how many layouts, which are all there are, exact play finds no card better than `best`; nothing if there is a
/// better one somewhere, if another is as good everywhere, or if there are too many layouts.
pub(super) fn solved(view: &View, best: Card) -> Option<usize> {
    if view.public.phase != Phase::Play {
        return None;
    }
    let positions = positions(view, MAX_LAYOUTS)?;
    let mut solver = Solver::default();
    let mut as_good = view.legal() - best.to_set();
    for position in &positions {
        let values = solver.maxn(position);
        let worth = |card: Card| values.iter().find(|(other, _)| *other == card).map(|(_, of)| of[view.seat]);
        let most = worth(best)?;
        if values.iter().any(|(_, of)| of[view.seat] > most) {
            return None;
        }
        as_good = as_good.iter().filter(|&card| worth(card) == Some(most)).collect();
    }
    as_good.is_empty().then_some(positions.len())
}
