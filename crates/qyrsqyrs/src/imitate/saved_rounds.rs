//! The moves that `imitate` has collected so far, and their file.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use bots::imitation::Dataset;
use rules::PlayerCount;

/// The magic bytes at the start of the file.
const MARK: &[u8] = b"qyrsqyrs imitation 1\n";

/// The moves collected for one number of players.
pub(super) struct Collected {
    /// The number of rounds played.
    pub(super) rounds: u64,
    /// The held-out moves.
    pub(super) tests: Dataset,
    /// The training moves.
    pub(super) lessons: Dataset,
}

/// The moves collected by a run with a seed and a number of rounds.
pub(super) struct SavedRounds {
    seed: u64,
    planned: u64,
    /// In the order of [`PlayerCount::ALL`].
    collected: [Collected; 2],
}

impl SavedRounds {
    /// A run without any moves yet.
    pub(super) fn new(seed: u64, planned: u64) -> SavedRounds {
        let empty = |players: PlayerCount| Collected {
            rounds: 0,
            tests: Dataset::empty(players),
            lessons: Dataset::empty(players),
        };
        SavedRounds { seed, planned, collected: PlayerCount::ALL.map(empty) }
    }

    /// Loads the moves of an earlier run with the same settings. If the file does not exist, returns an empty run.
    pub(super) fn load(path: &Path, seed: u64, planned: u64) -> anyhow::Result<SavedRounds> {
        if !path.exists() {
            return Ok(SavedRounds::new(seed, planned));
        }
        let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let Some(bytes) = bytes.strip_prefix(MARK) else {
            bail!("{} is not a saved run of imitate", path.display());
        };
        let saved = SavedRounds::read(bytes).with_context(|| format!("{} is damaged", path.display()))?;
        if (saved.seed, saved.planned) != (seed, planned) {
            let SavedRounds { seed, planned, .. } = saved;
            bail!("{} belongs to a run with --seed {seed} --rounds {planned}", path.display());
        }
        Ok(saved)
    }

    fn read(mut bytes: &[u8]) -> Option<SavedRounds> {
        let mut saved = SavedRounds::new(number(&mut bytes)?, number(&mut bytes)?);
        for (players, collected) in PlayerCount::ALL.into_iter().zip(&mut saved.collected) {
            collected.rounds = number(&mut bytes)?;
            for dataset in [&mut collected.tests, &mut collected.lessons] {
                let size = usize::try_from(number(&mut bytes)?).ok()?;
                let (head, rest) = bytes.split_at_checked(size)?;
                (*dataset, bytes) = (Dataset::from_bytes(players, head)?, rest);
            }
        }
        bytes.is_empty().then_some(saved)
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend([self.seed, self.planned].iter().flat_map(|number| number.to_le_bytes()));
        for Collected { rounds, tests, lessons } in &self.collected {
            bytes.extend(rounds.to_le_bytes());
            for dataset in [tests, lessons] {
                let written = dataset.to_bytes();
                bytes.extend((written.len() as u64).to_le_bytes());
                bytes.extend(written);
            }
        }
        bytes
    }

    pub(super) fn of(&self, players: PlayerCount) -> &Collected {
        &self.collected[usize::from(players == PlayerCount::ALL[1])]
    }

    /// Adds the moves of the rounds up to number `end`.
    pub(super) fn add(&mut self, players: PlayerCount, moves: Dataset, held_out: bool, end: u64) {
        let collected = &mut self.collected[usize::from(players == PlayerCount::ALL[1])];
        collected.rounds = end;
        if held_out { collected.tests.extend(moves) } else { collected.lessons.extend(moves) }
    }
}

fn number(bytes: &mut &[u8]) -> Option<u64> {
    let (head, rest) = bytes.split_first_chunk::<8>()?;
    *bytes = rest;
    Some(u64::from_le_bytes(*head))
}
