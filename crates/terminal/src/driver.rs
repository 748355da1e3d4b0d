//! How a screen and its table talk: commands one way, reports the other.
//!
//! The table runs in a thread of its own, so that a bot that thinks, or a socket that waits, never freezes the screen.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender};
use std::time::Duration;

use learn::hint::Hint;
use rules::Card;

use crate::frame::Frame;
use crate::local::LocalTable;
use crate::saved::Keeper;
use crate::trouble::Trouble;

/// What the person wants of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Stash or play this card.
    Choose(Card),
    /// Deal the next round.
    NextRound,
    /// Take the last choice back.
    Undo,
    /// Say what a strong player would do.
    Hint,
}

/// What the table has to say.
#[derive(Clone, Debug)]
pub enum Report {
    /// The table has changed.
    Frame(Box<Frame>),
    /// What a strong player would choose.
    Hint(Hint),
    /// There was nothing to take back, or this table takes nothing back.
    NoUndo,
    /// This table gives no hints, or there is nothing to choose.
    NoHint,
    /// The finished match lies in this file.
    Kept(PathBuf),
    /// Something went wrong.
    Trouble(Trouble),
    /// The state of the line to a served table.
    Link(Link),
    /// Who is at a served table whose match has not begun.
    Lobby(Lobby),
    /// How long the person has for what the last frame asks of them; not said where no clock runs.
    TimeLeft(Duration),
    /// The last command is done, and the table waits for the person.
    Settled,
}

/// Where a table's reports go; it says whether anybody still listens.
pub type Listener = Box<dyn FnMut(Report) -> bool + Send>;

/// How a table ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// As it should.
    Well,
    /// By a panic.
    Broken,
}

/// A sender that says a last word when it is dropped, also by a panic, so that no screen waits for a table that is gone.
pub(crate) struct OnDrop<T>(pub(crate) Sender<T>, pub(crate) fn(Ending) -> T);

impl<T> Drop for OnDrop<T> {
    fn drop(&mut self) {
        let ending = if std::thread::panicking() { Ending::Broken } else { Ending::Well };
        // Whoever has stopped listening needs no last word.
        let _ = self.0.send(self.1(ending));
    }
}

/// A served table before its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// Who sits there, in seat order; a free seat has no name.
    pub names: Vec<String>,
    /// Whether this person may start the match.
    pub host: bool,
}

/// The line to a served table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// It holds.
    Up,
    /// It is being tried again.
    Down,
}

/// Runs a local table until nobody sends commands any more. `report` says whether anybody still listens.
pub fn run_local(
    mut table: LocalTable,
    mut keeper: Keeper,
    commands: &Receiver<Command>,
    mut report: impl FnMut(Report) -> bool,
) {
    if !report(Report::Frame(Box::new(table.frame()))) {
        return;
    }
    loop {
        while table.step() {
            // The end of a match is on disk before it is seen, so that whoever leaves at once still hears where it is.
            let kept = if table.is_over() { keep(&table, &mut keeper) } else { None };
            if !kept.is_none_or(&mut report) || !report(Report::Frame(Box::new(table.frame()))) {
                return;
            }
        }
        let kept = keep(&table, &mut keeper);
        if !kept.is_none_or(&mut report) || !report(Report::Settled) {
            return;
        }
        let Ok(command) = commands.recv() else { return };
        let before = table.frame();
        let answer = obey(&mut table, command);
        // The choice is on disk before anybody answers it.
        let kept = keep(&table, &mut keeper);
        let after = Some(table.frame()).filter(|after| *after != before);
        let news = [answer, kept, after.map(|frame| Report::Frame(Box::new(frame)))];
        if !news.into_iter().flatten().all(&mut report) {
            return;
        }
    }
}

fn obey(table: &mut LocalTable, command: Command) -> Option<Report> {
    match command {
        Command::Choose(card) => {
            // The screen asks the view before it sends a card. What is refused here is a key pressed twice, before the
            // screen knew of the first: it changes nothing and is not news.
            let _ = table.choose(card);
            None
        }
        Command::NextRound => {
            table.next_round();
            None
        }
        Command::Undo => (!table.undo()).then_some(Report::NoUndo),
        Command::Hint => Some(table.hint().map_or(Report::NoHint, Report::Hint)),
    }
}

fn keep(table: &LocalTable, keeper: &mut Keeper) -> Option<Report> {
    if !table.is_begun() {
        return None;
    }
    match keeper.keep(table.record(), table.is_over()) {
        Ok(Some(path)) => Some(Report::Kept(path)),
        Ok(None) => None,
        Err(error) => Some(Report::Trouble(error)),
    }
}
