//! How long a table is kept while nobody visits it, and how long its lobby may grow.

use std::time::Duration;

use table::{FixedDealsKind, Stage, Table};

use crate::Error;

const MINUTE: Duration = Duration::from_secs(60);
/// For a match that is over. Its record is kept.
const FINISHED: Duration = MINUTE.saturating_mul(15);
/// For a match that has not begun.
const LOBBY: Duration = MINUTE.saturating_mul(30);
/// For a match in which no person has moved, so that nothing is lost.
const UNPLAYED: Duration = MINUTE.saturating_mul(15);
/// For the deal of the day in which no person has moved. It is kept longer, because the player has no second attempt.
const DAILY: Duration = MINUTE.saturating_mul(24 * 60);

/// How long a table is kept while nobody visits it: `most` if a person has moved in a running match, otherwise less.
pub(super) fn kept_for(table: &Table, most: Duration) -> Duration {
    let daily = table.fixed_deals().is_some_and(|fixed| fixed.purpose == FixedDealsKind::Daily);
    let kept = match table.stage() {
        Stage::Finished | Stage::Closed => FINISHED,
        Stage::Lobby => LOBBY,
        Stage::Waiting | Stage::Playing if table.person_moved() => most,
        Stage::Waiting | Stage::Playing if daily => DAILY,
        Stage::Waiting | Stage::Playing => UNPLAYED,
    };
    kept.min(most)
}

/// The most events before the first match, so that a log does not grow without end.
const MAX_LOBBY_EVENTS: u64 = 1_000;

/// Refuses more changes of a lobby after very many. The match can still begin.
pub(super) fn check_lobby(table: &Table) -> Result<(), Error> {
    let full = table.stage() == Stage::Lobby && table.seq() >= MAX_LOBBY_EVENTS;
    if full { Err(Error::TooManyRequests) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use rules::fair_deal::Secret;
    use rules::{Rules, Seat, View};
    use table::{Event, Input, LogEntry, PlayerId, Settings};

    use super::*;

    const DAYS: Duration = Duration::from_secs(14 * 24 * 3600);
    const HOST: PlayerId = PlayerId([1; 16]);

    /// A table in virtual time, and its log.
    struct Played {
        table: Table,
        log: Vec<LogEntry>,
    }

    impl Played {
        fn open() -> Played {
            let (table, event) = Table::open(1, "t", Settings::new(Rules::default()), HOST).unwrap();
            Played { table, log: vec![LogEntry { at: 1, event }] }
        }

        fn input(&mut self, input: Input) {
            let log = &mut self.log;
            let push = |_: &Table, event: &Event| log.push(LogEntry { at: 2, event: event.clone() });
            self.table.handle(2, input, push).unwrap();
        }

        fn start(&mut self) {
            self.input(Input::Sit { player: HOST, name: "Ada".into(), seat: Some(Seat::S0) });
            self.input(Input::Start { by: HOST });
            self.input(Input::Commit(Secret([7; 32])));
            self.input(Input::Ready { seat: Seat::S0, entropy: None });
        }

        fn first_legal(&mut self, seat: Seat, input: impl FnOnce(rules::Action, u64) -> Input) {
            let view: View = self.table.view(seat).expect("cards are dealt");
            let action = view.action(view.legal().first().unwrap());
            self.input(input(action, self.table.seq()));
        }

        fn check(&self, moved: bool, kept: Duration) {
            for table in [&self.table, &Table::replay(self.log.iter().cloned()).unwrap()] {
                assert_eq!(table.person_moved(), moved);
                assert_eq!(kept_for(table, DAYS), kept);
                assert_eq!(kept_for(table, MINUTE), MINUTE, "never longer than the operator says");
            }
        }
    }

    #[test]
    fn a_table_nobody_has_moved_at_lives_for_minutes() {
        let mut played = Played::open();
        played.check(false, LOBBY);
        played.start();
        assert_eq!(played.table.stage(), Stage::Playing);
        played.check(false, UNPLAYED);
        let job =
            played.table.bot_jobs(&rules::PerSeat::filled(played.table.players(), None)).into_iter().next().unwrap();
        let action = job.view.action(job.view.legal().first().unwrap());
        played.input(Input::BotMove { seat: job.seat, action, seq: job.seq });
        played.check(false, UNPLAYED);
        played.first_legal(Seat::S0, |action, seq| Input::Move { seat: Seat::S0, action, seq });
        played.check(true, DAYS);
    }
}
