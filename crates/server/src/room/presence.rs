//! Who is connected. A person without a connection counts as away after a while.

use std::net::IpAddr;
use std::time::Duration;

use protocol::Viewer;
use rules::PlayerCount;
use table::{Input, PlayerId, Stage};
use tokio::time::Instant;

use super::task::RoomTask;
use super::{SocketFormat, Subscription};
use crate::{Error, clock};

/// How long a person without a socket counts as present after they were seen.
const SEEN_FOR: Duration = Duration::from_secs(30);

impl RoomTask {
    /// Adds a subscriber, if the person may see the table.
    pub(super) fn subscribe(
        &mut self,
        player: PlayerId,
        address: IpAddr,
        format: SocketFormat,
    ) -> Result<Subscription, Error> {
        if self.table.seat_of(player).is_some() {
            self.payer.address = address;
        }
        // Give returning players their seat before sending the state.
        self.mark_present(player);
        self.viewer(player)?;
        let inbox = self.sender.upgrade().ok_or(Error::NoSuchTable)?;
        self.subscribers.add(&self.table, player, format, inbox, clock::now())
    }

    /// Removes a subscriber. A person without any other counts as away after a while.
    pub(super) fn unsubscribe(&mut self, number: u32) {
        let gone = self.subscribers.remove(number);
        self.subscribers.tell_watching(&self.table, clock::now());
        if let Some(seat) = gone.and_then(|player| self.table.seat_of(player)) {
            self.away_deadline[seat] = Some(Instant::now() + self.app.config.away_after);
        }
        self.empty_since = Instant::now();
    }

    /// Notes that a person was here without a socket.
    pub(super) fn on_visit(&mut self, player: PlayerId) {
        self.mark_present(player);
        self.expect_back(player);
        // A visitor without a seat does not keep the table open.
        if self.table.seat_of(player).is_some() {
            self.empty_since = Instant::now();
        }
    }

    /// How a person sees the table, or an error if they may not. Before the match, everybody who has the link may see
    /// it.
    pub(super) fn viewer(&self, player: PlayerId) -> Result<Viewer, Error> {
        let open = self.table.settings().spectators || self.table.stage() == Stage::Lobby;
        match Viewer::of(&self.table, player) {
            Viewer::Spectator if !open => Err(Error::Private),
            viewer => Ok(viewer),
        }
    }

    /// Gives a person who is here their seat back.
    fn mark_present(&mut self, player: PlayerId) {
        if let Some(seat) = self.table.seat_of(player) {
            self.away_deadline[seat] = None;
            let _ = self.apply_input(Input::Back { seat }, None);
        }
    }

    /// Counts a person without a socket as away unless they are seen again soon.
    pub(super) fn expect_back(&mut self, player: PlayerId) {
        if let Some(seat) = self.table.seat_of(player)
            && !self.subscribers.has_subscriber(player)
        {
            self.away_deadline[seat] = Some(Instant::now() + SEEN_FOR);
        }
    }

    /// Marks people as away whose connections ended long enough ago.
    pub(super) fn mark_absent(&mut self, now: Instant) {
        for seat in PlayerCount::Four.seats() {
            if self.away_deadline[seat].is_some_and(|time| time <= now) {
                self.away_deadline[seat] = None;
                let _ = self.apply_input(Input::Away { seat }, None);
            }
        }
    }
}
