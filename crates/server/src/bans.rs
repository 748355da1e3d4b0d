//! Addresses and people that the operator has banned.

use std::collections::HashSet;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Mutex;

use store::{Store, StoreError};
use table::PlayerId;
use tokio::sync::watch;

use crate::security::network_of;
use crate::{App, Error, lock};

/// The prefix of bans among the names in the store; the ban as text follows.
const PREFIX: &str = "ban:";

/// A ban, written as `address:192.0.2.1` or `person:` with the person's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ban {
    /// An IPv4 address or an IPv6 network, as in [`network_of`].
    Address(IpAddr),
    /// A person.
    Person(PlayerId),
}

impl fmt::Display for Ban {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ban::Address(address) => write!(f, "address:{address}"),
            Ban::Person(player) => write!(f, "person:{}", hex::encode(player.0)),
        }
    }
}

impl FromStr for Ban {
    type Err = ();

    /// Refuses the machine's own addresses: behind a proxy, that would ban everybody.
    fn from_str(text: &str) -> Result<Ban, ()> {
        let (kind, value) = text.trim().split_once(':').ok_or(())?;
        match kind {
            "address" => {
                let address = network_of(value.trim().parse().map_err(|_| ())?);
                if address.is_loopback() || address.is_unspecified() { Err(()) } else { Ok(Ban::Address(address)) }
            }
            "person" => {
                let mut player = [0; 16];
                hex::decode_to_slice(value.trim(), &mut player).map_err(|_| ())?;
                Ok(Ban::Person(PlayerId(player)))
            }
            _ => Err(()),
        }
    }
}

/// All bans.
#[derive(Debug)]
pub(crate) struct Bans {
    list: Mutex<HashSet<Ban>>,
    /// Makes open sockets check the bans again.
    changed: watch::Sender<()>,
}

impl Bans {
    /// Loads the bans.
    pub(crate) async fn load(store: &Store) -> Result<Bans, StoreError> {
        let stored = store.values(PREFIX).await?;
        let list = stored.iter().filter_map(|(name, _)| name.trim_start_matches(PREFIX).parse().ok()).collect();
        Ok(Bans { list: Mutex::new(list), changed: watch::Sender::new(()) })
    }

    /// All bans as text, sorted.
    pub(crate) fn all(&self) -> Vec<String> {
        let mut texts: Vec<String> = lock(&self.list).iter().map(Ban::to_string).collect();
        texts.sort();
        texts
    }

    /// Whether to refuse a request from this address. `person` returns who sent it, and is called only if there are
    /// bans.
    pub(crate) fn refuses(&self, address: IpAddr, person: impl FnOnce() -> Option<PlayerId>) -> bool {
        let list = lock(&self.list);
        !list.is_empty()
            && (list.contains(&Ban::Address(address)) || person().is_some_and(|it| list.contains(&Ban::Person(it))))
    }

    /// Waits until the address or the person is banned.
    pub(crate) async fn until_banned(&self, address: IpAddr, person: Option<PlayerId>) {
        let mut changes = self.changed.subscribe();
        while !self.refuses(address, || person) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }
}

impl App {
    /// Bans an address or a person, or lifts the ban. When this returns, the change is durable and open sockets have
    /// been notified.
    pub(crate) async fn set_ban(&self, ban: Ban, banned: bool) -> Result<(), Error> {
        self.store.set_value(&format!("{PREFIX}{ban}"), banned.then_some("banned")).await?;
        if banned {
            lock(&self.bans.list).insert(ban);
        } else {
            lock(&self.bans.list).remove(&ban);
        }
        self.bans.changed.send_replace(());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bans_round_trip_as_text() {
        let person = format!("person:{}", "07".repeat(16));
        for text in ["address:192.0.2.1", "address:2001:db8:1:2::", &person] {
            assert_eq!(text.parse::<Ban>().unwrap().to_string(), text);
        }
        assert_eq!("address:2001:db8:1:2:3::4".parse::<Ban>(), "address:2001:db8:1:2::".parse(), "a network");
        let wrong =
            ["", "address:", "address:x", "person:07", "table:x", "192.0.2.1", "address:127.0.0.1", "address:::1"];
        for text in wrong {
            assert_eq!(text.parse::<Ban>(), Err(()), "{text}");
        }
    }
}
