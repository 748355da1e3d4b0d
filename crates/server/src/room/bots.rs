//! Moves that bots choose.

use rules::{Action, Seat};
use table::{BotJob, Input};

use super::message::RoomMessage;
use super::task::RoomTask;

impl RoomTask {
    /// Starts a job in the bot pool for each move that a bot must choose.
    pub(super) fn schedule_bots(&mut self) {
        if self.outage.is_some() {
            return;
        }
        for BotJob { seat, seq, view, level, seed } in self.table.bot_jobs(&self.thinking) {
            // A weak handle, so that a thinking bot does not keep a table open.
            let inbox = self.sender.clone();
            self.thinking[seat] = Some(seq);
            self.app.bots.think(self.app.clone(), self.payer, view, level, seed, move |action| async move {
                if let Some(inbox) = inbox.upgrade() {
                    let _ = inbox.send(RoomMessage::BotMove { seat, action, seq }.into()).await;
                }
            });
        }
    }

    /// Makes the move that a bot has chosen.
    pub(super) fn on_bot_move(&mut self, seat: Seat, action: Action, seq: u64) {
        self.thinking[seat] = None;
        // If the person has come back in the meantime, the table refuses the bot's move.
        let _ = self.apply_input(Input::BotMove { seat, action, seq }, None);
    }
}
