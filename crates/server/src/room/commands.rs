//! Commands of people.

use std::time::Duration;

use protocol::{ClientCommand, DisplayName, JoinRequest, ServerEvent};
use table::{Input, PlayerId, Reaction, Refusal};
use tokio::time::Instant;

use super::lifetime::check_lobby;
use super::message::{Answer, ReplyTo};
use super::task::RoomTask;
use crate::metrics::count;
use crate::{Error, clock};

/// The least time between two reactions of one person.
const REACTION_EVERY: Duration = Duration::from_millis(1_500);
/// The most cards that may be taken back in one round, so that a log does not grow without end.
const MAX_UNDOS: u32 = 100;

impl RoomTask {
    /// Carries a command out and answers it: a refusal at once, anything else when the events are durable.
    pub(super) fn on_command(&mut self, player: PlayerId, command: ClientCommand, reply: ReplyTo) {
        match (self.execute(player, command, &reply), reply) {
            (Err(error), reply) => {
                count(&self.app.metrics.refused);
                self.subscribers.refuse(reply, error);
            }
            // There is no event that could answer the command.
            (Ok(0), ReplyTo::Subscriber { number, id }) => {
                id.into_iter().for_each(|id| self.subscribers.queue_done(number, id));
            }
            (Ok(_), reply) => self.replies.push(reply),
        }
    }

    /// Refuses a command that would let the log grow without end.
    fn check_limits(&self, command: &ClientCommand) -> Result<(), Error> {
        match command {
            ClientCommand::Undo { .. } if self.table.undos() >= MAX_UNDOS => Err(Error::TooManyUndos),
            ClientCommand::Configure { .. } | ClientCommand::Bot { .. } => check_lobby(&self.table),
            _ => Ok(()),
        }
    }

    /// Carries a command out. Returns the number of frames that its sender gets for it.
    fn execute(&mut self, player: PlayerId, command: ClientCommand, reply: &ReplyTo) -> Result<usize, Error> {
        self.check_limits(&command)?;
        if let Some(input) = command.to_input(player, &self.table)? {
            return Ok(self.apply_input(input, Some(reply))?);
        }
        match (command, reply) {
            (ClientCommand::React { reaction }, _) => self.react(player, reaction)?,
            // The only other command that has no input is `Sync`.
            (_, ReplyTo::Subscriber { number, id }) => {
                self.subscribers.queue_state(&self.table, *number, *id, clock::now());
                return Ok(1);
            }
            (_, ReplyTo::Caller(_)) => {}
        }
        Ok(0)
    }

    /// Sends a reaction to everybody. It is not stored.
    fn react(&mut self, player: PlayerId, reaction: Reaction) -> Result<(), Error> {
        let seat = self.table.seat_of(player).ok_or(Refusal::NotSeated)?;
        let last = self.last_reaction_at[seat].replace(Instant::now());
        if last.is_some_and(|last| last.elapsed() < REACTION_EVERY) {
            self.last_reaction_at[seat] = last;
            return Err(Error::TooManyRequests);
        }
        self.subscribers.broadcast(&self.table, &ServerEvent::Reaction { seat, reaction }, clock::now());
        Ok(())
    }

    /// Gives a person a seat, and answers when that is durable.
    pub(super) fn sit(&mut self, player: PlayerId, sit: JoinRequest, reply: Answer<u64>) {
        let name = DisplayName::shortened(&sit.name).map(Box::from).unwrap_or_default();
        let seated = check_lobby(&self.table).and_then(|()| {
            let input = Input::Sit { player, name, seat: sit.seat };
            Ok(self.apply_input(input, None)?)
        });
        match seated {
            Ok(_) => {
                self.expect_back(player);
                self.replies.push(ReplyTo::Caller(reply));
            }
            Err(error) => drop(reply.send(Err(error))),
        }
    }
}
