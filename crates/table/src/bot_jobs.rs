//! The moves that bots must choose.

use rules::{PerSeat, Seat, View};
use sha2::{Digest, Sha256};

use crate::{BotLevel, Occupant, Presence, Stage, Table};

/// A move that a bot must choose. It is handed in as [`Input::BotMove`](crate::Input::BotMove).
#[derive(Clone, Debug)]
pub struct BotJob {
    /// The bot's seat.
    pub seat: Seat,
    /// The number of the event after which the move was due.
    pub seq: u64,
    /// Everything that the bot may know.
    pub view: View,
    /// The bot's level.
    pub level: BotLevel,
    /// The seed of its choices.
    pub seed: u64,
}

impl Table {
    /// The seats whose move a bot must choose now, each with the bot's level.
    pub fn bot_turns(&self) -> impl Iterator<Item = (Seat, BotLevel)> + '_ {
        let awake = self.stage == Stage::Playing && self.has_connected_human();
        self.pending_moves.iter_with_seat().filter(move |_| awake).filter_map(|(seat, pending)| {
            let pending = (*pending)?;
            match &self.seats[seat] {
                Occupant::Bot(level) => Some((seat, *level)),
                Occupant::Human(person) if pending.timed_out || person.presence == Presence::StandIn => {
                    Some((seat, self.settings.fill_bot))
                }
                Occupant::Human(_) | Occupant::Empty => None,
            }
        })
    }

    /// The moves that bots must choose now, without the jobs that the runner has started already: `known` has the
    /// number of the last job for each seat.
    #[must_use]
    pub fn bot_jobs(&self, known: &PerSeat<Option<u64>>) -> Vec<BotJob> {
        let job = |(seat, level): (Seat, BotLevel)| {
            let seq = self.pending_since(seat).filter(|seq| known[seat] != Some(*seq))?;
            Some(BotJob { seat, seq, view: self.view(seat)?, level, seed: self.bot_seed(seat) })
        };
        self.bot_turns().filter_map(job).collect()
    }

    /// The seed for a bot's move. The same moment of the same round always gives the same seed. Nobody can guess it
    /// before the secret of the round is published.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let Some((round, fairness)) = &self.round else { return 0 };
        let mut source = fairness.and_then(|fairness| fairness.secret).map_or([0; 32], |secret| secret.0);
        if let Some(fixed) = self.fixed_deals() {
            source[..8].copy_from_slice(&fixed.seed.to_be_bytes());
            source[8] = self.finished_rounds.len() as u8;
        }
        let hash = Sha256::new()
            .chain_update(b"qyrsqyrs/1 bot")
            .chain_update(source)
            .chain_update([seat.index() as u8, round.plays().len() as u8])
            .finalize();
        hash.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }
}
