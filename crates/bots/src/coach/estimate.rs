//! Estimates of the difference between two cards, with their errors.

/// The utilities of the cards of a decision in one sampled layout; `NAN` for a card that was not played out in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    weight: f32,
    chain: usize,
    pub(super) utilities: [f32; 10],
}

impl Trial {
    pub(super) const fn new(weight: f32, chain: usize) -> Trial {
        Trial { weight, chain, utilities: [f32::NAN; 10] }
    }
}

/// A mean and its standard error, in points of utility.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    pub(super) mean: f32,
    pub(super) error: f32,
}

impl Estimate {
    /// What is known about a card that was never played out.
    pub(super) const NONE: Estimate = Estimate { mean: 0.0, error: f32::INFINITY };

    /// Half the width of the 95 % interval: Student's t for the few independent chains.
    pub(super) fn margin(&self) -> f32 {
        const T: f32 = 2.36;
        T * self.error
    }

    /// Whether the whole interval is at this value or above.
    pub(super) fn surely_reaches(&self, value: f32) -> bool {
        self.mean - self.margin() >= value
    }
}

/// The difference of two cards over the trials that played out both.
pub(super) fn estimate(trials: &[Trial], card: usize, from: usize) -> Estimate {
    let differences = trials.iter().filter_map(|trial| {
        let difference = trial.utilities[card] - trial.utilities[from];
        (!difference.is_nan()).then_some((trial.weight, trial.chain, difference))
    });
    weighted(differences)
}

/// The weighted mean of some figures, each with its weight and chain.
///
/// Samples of one chain resemble each other, so the error is that of the means of the chains, but never less than if
/// all samples were independent.
pub(super) fn weighted(figures: impl Iterator<Item = (f32, usize, f32)> + Clone) -> Estimate {
    let mut chains: Vec<(f32, f32)> = Vec::new();
    let (mut weight, mut sum, mut squared_weights) = (0.0, 0.0, 0.0);
    for (part, chain, figure) in figures.clone() {
        chains.resize(chains.len().max(chain + 1), (0.0, 0.0));
        chains[chain].0 += part;
        chains[chain].1 += part * figure;
        weight += part;
        sum += part * figure;
        squared_weights += part * part;
    }
    if weight == 0.0 {
        return Estimate::NONE;
    }
    let mean = sum / weight;
    let squares: f32 = figures.map(|(part, _, figure)| part * (figure - mean) * (figure - mean)).sum();
    let within = squares / weight * squared_weights / (weight * weight);
    chains.retain(|&(part, _)| part > 0.0);
    let count = chains.len() as f32;
    let between: f32 = chains.iter().map(|&(part, sum)| (sum - part * mean) * (sum - part * mean)).sum();
    let between = if count > 1.0 { between / (weight * weight) * count / (count - 1.0) } else { f32::INFINITY };
    Estimate { mean, error: within.max(between).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_that_disagree_widen_the_interval() {
        let figures = |value: fn(usize) -> f32| (0..800).map(move |index| (1.0, index % 8, value(index)));
        let alike = weighted(figures(|index| if index / 8 % 2 == 0 { 9.0 } else { 11.0 }));
        assert!((alike.mean - 10.0).abs() < 1e-3 && (alike.error - 1.0 / 800.0_f32.sqrt()).abs() < 1e-3, "{alike:?}");
        let apart = weighted(figures(|index| if index % 8 < 4 { 9.0 } else { 11.0 }));
        assert!((apart.mean - 10.0).abs() < 1e-3 && (apart.error - 1.0 / 7.0_f32.sqrt()).abs() < 1e-3, "{apart:?}");
        assert!(alike.surely_reaches(0.01) && apart.surely_reaches(0.01));
    }

    #[test]
    fn one_chain_or_nothing_is_no_proof() {
        assert!(!weighted((0..100).map(|_| (1.0, 0, 50.0))).surely_reaches(0.01));
        assert!(!weighted(std::iter::empty()).surely_reaches(0.01));
    }

    #[test]
    fn only_trials_of_both_cards_count() {
        let mut both = Trial::new(2.0, 0);
        (both.utilities[0], both.utilities[1]) = (5.0, 8.0);
        let mut one = Trial::new(1.0, 1);
        one.utilities[0] = 100.0;
        assert_eq!(estimate(&[both, one], 1, 0).mean, 3.0);
    }
}
