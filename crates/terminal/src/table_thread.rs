//! The thread of a table: it takes the person's actions and sends reports to the screen.
//!
//! The table runs in a thread of its own, so that a bot that thinks, or a socket that waits, never freezes the screen.
//! The thread reaches it through a [`TableLink`]: a table in this process or one on a server. Both take the commands
//! and give the updates of `protocol`, so the rest of the program does not know which of them it has. The thread
//! computes hints itself, from the person's own view.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use learn::hint::Hint;
use protocol::{ClientCommand, ClientMessage, TableState, TableUpdate};
use rules::fair_deal::Entropy;
use rules::{Card, Claim, Phase};
use table::{Reaction, Stage};
use words::{TerminalMsg, Words};

use crate::error::TerminalError;

/// An action of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserAction {
    /// Stash or play this card.
    Choose(Card),
    /// Start the match, or deal the next round.
    NextRound,
    /// Claim all remaining tricks, or none of them.
    Claim(Claim),
    /// Take the last card back.
    Undo,
    /// Show what a strong player would do.
    Hint,
    /// Say something to the others.
    React(Reaction),
}

/// A report to the person's screen.
#[derive(Clone, Debug)]
pub enum TableReport {
    /// Something happened at the table.
    Update(Box<TableUpdate>),
    /// A command was refused, or something else went wrong.
    Failed {
        /// The number of the command that was refused.
        re: Option<u64>,
        /// What went wrong.
        error: TerminalError,
    },
    /// The connection to a served table was lost, or is back.
    Connection(ConnectionStatus),
    /// The match was saved.
    Saved(SavedMatch),
    /// What a strong player would choose; `None` if the table gives no hints or there is no choice.
    Hint(Option<Hint>),
    /// Everything that followed from the person's first `actions` actions has been reported. The table waits for this
    /// person or for others.
    Idle {
        /// How many actions were carried out. If the screen has sent more, the newest ones are still to come.
        actions: u64,
    },
}

/// The connection to a served table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionStatus {
    /// Connected again.
    Up,
    /// Lost; the program keeps trying to reconnect.
    Down,
}

/// Where a match is after it was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedMatch {
    /// Among the matches that can be continued.
    Unfinished,
    /// In this file, as the record of a finished match.
    Finished(PathBuf),
}

impl SavedMatch {
    /// Says where the match is, or how to continue it.
    pub(crate) fn say(&self, words: &Words) -> String {
        match self {
            SavedMatch::Unfinished => words.string(TerminalMsg::Saved),
            SavedMatch::Finished(path) => words.string(TerminalMsg::RecordKept { path: &path.display().to_string() }),
        }
    }
}

/// Takes the reports of a table; returns whether they are still wanted.
pub type ReportSink = Box<dyn FnMut(TableReport) -> bool + Send>;

/// The way in which the thread of a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ThreadExit {
    Normal,
    Panicked,
}

/// Sends a last message when it is dropped, also by a panic, so that no screen waits for a table that has ended.
pub(crate) struct NotifyOnDrop<T>(pub(crate) Sender<T>, pub(crate) fn(ThreadExit) -> T);

impl<T> Drop for NotifyOnDrop<T> {
    fn drop(&mut self) {
        let exit = if std::thread::panicking() { ThreadExit::Panicked } else { ThreadExit::Normal };
        // If the receiver is gone, nothing waits for this message.
        let _ = self.0.send(self.1(exit));
    }
}

/// The table is closed for good, or its reports are not wanted any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkClosed;

/// A table in this process or on a server.
pub trait TableLink: Send {
    /// The next report, if there is one now. May block for a short time.
    fn poll(&mut self) -> Result<Option<TableReport>, LinkClosed>;

    /// Sends a command. The answer is a report of [`poll`](TableLink::poll) that has the number of the command.
    fn send(&mut self, message: ClientMessage);

    /// How long the thread may wait for the person before it polls again.
    fn quiet_time(&self) -> Duration;
}

/// Runs a table until it is closed, or the screen is gone.
pub fn run(link: Box<dyn TableLink>, actions: &Receiver<UserAction>, sink: ReportSink) {
    let mut thread =
        TableThread { link, sink, state: None, seq: 0, actions: 0, commands: 0, pending: None, busy: false };
    while thread.step(actions).is_ok() {}
}

struct TableThread {
    link: Box<dyn TableLink>,
    sink: ReportSink,
    state: Option<TableState>,
    /// The number of the last event.
    seq: u64,
    /// How many actions of the person were carried out.
    actions: u64,
    /// How many commands were sent; each has its number.
    commands: u64,
    /// The number of the person's command that is not answered yet.
    pending: Option<u64>,
    /// Whether anything was done since the last [`TableReport::Idle`].
    busy: bool,
}

impl TableThread {
    fn step(&mut self, actions: &Receiver<UserAction>) -> Result<(), LinkClosed> {
        while let Some(report) = self.link.poll()? {
            self.forward(report)?;
        }
        if self.pending.is_none() && std::mem::take(&mut self.busy) {
            self.report(TableReport::Idle { actions: self.actions })?;
        }
        match actions.recv_timeout(self.link.quiet_time()) {
            Ok(action) => self.execute(action),
            Err(RecvTimeoutError::Timeout) => Ok(()),
            Err(RecvTimeoutError::Disconnected) => Err(LinkClosed),
        }
    }

    fn report(&mut self, report: TableReport) -> Result<(), LinkClosed> {
        self.busy |= !matches!(report, TableReport::Idle { .. });
        if (self.sink)(report) { Ok(()) } else { Err(LinkClosed) }
    }

    /// Passes on a report of the link.
    fn forward(&mut self, report: TableReport) -> Result<(), LinkClosed> {
        match &report {
            TableReport::Update(update) => {
                // The whole state answers every command before it.
                if update.event.is_none() || update.re == self.pending {
                    self.pending = None;
                }
                self.seq = update.seq;
                self.state = Some(update.state.clone());
            }
            // The refused command is not one of the person's: this thread said that it is ready, and the deal came
            // first.
            TableReport::Failed { re: Some(re), .. } if self.pending != Some(*re) => return Ok(()),
            TableReport::Failed { re: Some(_), .. } | TableReport::Connection(ConnectionStatus::Down) => {
                self.pending = None;
            }
            _ => {}
        }
        self.report(report)?;
        self.ready_for_first_deal();
        Ok(())
    }

    /// Before the first deal of a match there is nothing to look at, so the person is not asked.
    fn ready_for_first_deal(&mut self) {
        let first_deal = |state: &&TableState| state.stage == Stage::Waiting && state.round.is_none();
        let Some(state) = self.state.as_ref().filter(first_deal) else { return };
        if state.you.is_some_and(|you| !state.seats[you].ready) {
            self.send(ready());
        }
    }

    fn execute(&mut self, action: UserAction) -> Result<(), LinkClosed> {
        self.busy = true;
        self.actions += 1;
        let n = self.seq;
        let command = match action {
            UserAction::Hint => {
                let hint = self.hint();
                return self.report(TableReport::Hint(hint));
            }
            UserAction::Choose(card) => self.choice(card),
            UserAction::NextRound => Some(match &self.state {
                Some(state) if state.stage == Stage::Lobby => ClientCommand::Start,
                _ => ready(),
            }),
            UserAction::Claim(claim) => Some(ClientCommand::Claim { claim, n }),
            UserAction::Undo => Some(ClientCommand::Undo { n }),
            UserAction::React(reaction) => Some(ClientCommand::React { reaction }),
        };
        self.pending = command.map(|command| self.send(command));
        Ok(())
    }

    /// The command for a card. The screen checks a card before it sends it, so if the newest state does not allow it, a
    /// key was pressed twice: then there is no command.
    fn choice(&self, card: Card) -> Option<ClientCommand> {
        let n = self.seq;
        let view = self.state.as_ref()?.view().filter(|view| view.why_illegal(card).is_none())?;
        Some(match view.public.phase {
            Phase::Stash => ClientCommand::Stash { card, n },
            Phase::Play | Phase::Over => ClientCommand::Play { card, n },
        })
    }

    /// A hint from the person's own view, where the table allows hints.
    fn hint(&self) -> Option<Hint> {
        let state = self.state.as_ref().filter(|state| state.assisted)?;
        let view = state.view().filter(|view| !view.legal().is_empty())?;
        Hint::of(view, 0, u64::from(state.round.as_ref()?.round))
    }

    /// Sends a command, and returns its number.
    fn send(&mut self, command: ClientCommand) -> u64 {
        self.commands += 1;
        self.link.send(ClientMessage { id: Some(self.commands), command });
        self.commands
    }
}

/// Ready for the next deal, with random bytes for the shuffle.
fn ready() -> ClientCommand {
    let mut entropy = Entropy([0; 16]);
    let added = getrandom::fill(&mut entropy.0).is_ok();
    ClientCommand::Ready { entropy: added.then_some(entropy) }
}
