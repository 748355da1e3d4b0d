//! Limits for connections and addresses.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use crate::lock;

/// A bucket that fills at a rate; every request takes a token out of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenBucket {
    tokens: f32,
    filled: Instant,
}

impl TokenBucket {
    pub(crate) fn full(rate: u32, now: Instant) -> TokenBucket {
        TokenBucket { tokens: burst(rate), filled: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: u32, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f32();
        self.tokens = (self.tokens + passed * rate as f32).min(burst(rate));
        self.filled = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

fn burst(rate: u32) -> f32 {
    rate as f32 * 4.0
}

/// The requests and sockets of each address.
#[derive(Debug, Default)]
pub(crate) struct IpLimits {
    seen: Mutex<HashMap<IpAddr, IpUsage>>,
}

#[derive(Debug)]
struct IpUsage {
    bucket: TokenBucket,
    sockets: usize,
    /// Requests that are being answered.
    running: usize,
}

/// The addresses with a running import, of which each may have one.
#[derive(Debug, Default)]
pub(crate) struct Imports {
    running: Mutex<HashSet<IpAddr>>,
}

impl Imports {
    /// Whether the address may begin; if so, until [`Imports::end`].
    pub(crate) fn begin(&self, address: IpAddr) -> bool {
        lock(&self.running).insert(address)
    }

    pub(crate) fn end(&self, address: IpAddr) {
        lock(&self.running).remove(&address);
    }
}

/// The most addresses that are remembered; above it those without sockets and requests are forgotten.
const MAX_ADDRESSES: usize = 50_000;

impl IpLimits {
    fn with<T>(&self, address: IpAddr, rate: u32, now: Instant, use_it: impl FnOnce(&mut IpUsage) -> T) -> T {
        let mut seen = lock(&self.seen);
        if seen.len() >= MAX_ADDRESSES {
            seen.retain(|_, usage| usage.sockets + usage.running > 0);
        }
        use_it(seen.entry(address).or_insert_with(|| IpUsage {
            bucket: TokenBucket::full(rate, now),
            sockets: 0,
            running: 0,
        }))
    }

    /// Whether an address may make one more request. The host's own machine always may.
    pub(crate) fn request(&self, address: IpAddr, rate: u32, now: Instant) -> bool {
        address.is_loopback() || self.with(address, rate, now, |usage| usage.bucket.take(rate, now))
    }

    /// Whether an address may have one more request answered; if so, it is counted until [`IpLimits::end`].
    pub(crate) fn begin(&self, address: IpAddr, rate: u32, most: usize) -> bool {
        self.with(address, rate, Instant::now(), |usage| {
            let allowed = address.is_loopback() || usage.running < most;
            usage.running += usize::from(allowed);
            allowed
        })
    }

    /// A request of the address has been answered.
    pub(crate) fn end(&self, address: IpAddr) {
        if let Some(usage) = lock(&self.seen).get_mut(&address) {
            usage.running = usage.running.saturating_sub(1);
        }
    }

    /// Whether an address may open one more socket; if so, it is counted until [`IpLimits::close`].
    pub(crate) fn open(&self, address: IpAddr, rate: u32, most: usize) -> bool {
        self.with(address, rate, Instant::now(), |usage| {
            let allowed = address.is_loopback() || usage.sockets < most;
            usage.sockets += usize::from(allowed);
            allowed
        })
    }

    /// A socket of the address is closed.
    pub(crate) fn close(&self, address: IpAddr) {
        let mut seen = lock(&self.seen);
        if let Some(usage) = seen.get_mut(&address) {
            usage.sockets = usage.sockets.saturating_sub(1);
        }
    }
}

/// The connections of all addresses.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    open: Mutex<OpenConnections>,
}

#[derive(Debug, Default)]
struct OpenConnections {
    total: usize,
    of_address: HashMap<IpAddr, usize>,
}

/// One of the connections that are allowed, until it is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// A permit for one more connection: of `most` at all and `most_of_address` of this address.
    pub(crate) fn open(
        self: &Arc<Connections>,
        address: IpAddr,
        most: usize,
        most_of_address: usize,
    ) -> Option<ConnectionPermit> {
        let mut open = lock(&self.open);
        let of_address = open.of_address.get(&address).copied().unwrap_or(0);
        if open.total >= most || of_address >= most_of_address && !address.is_loopback() {
            return None;
        }
        open.total += 1;
        open.of_address.insert(address, of_address + 1);
        Some(ConnectionPermit { connections: self.clone(), address })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = lock(&self.connections.open);
        open.total -= 1;
        let left = open.of_address.get(&self.address).map_or(0, |count| count - 1);
        if left == 0 {
            open.of_address.remove(&self.address);
        } else {
            open.of_address.insert(self.address, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let start = Instant::now();
        let mut bucket = TokenBucket::full(10, start);
        assert_eq!((0..100).filter(|_| bucket.take(10, start)).count(), 40);
        assert_eq!((0..100).filter(|_| bucket.take(10, start + Duration::from_secs(1))).count(), 10);
    }

    #[test]
    fn an_address_has_so_many_connections_and_the_server_too() {
        let connections = Arc::new(Connections::default());
        let (far, other) = (IpAddr::from([192, 0, 2, 7]), IpAddr::from([192, 0, 2, 8]));
        let mut held: Vec<_> = (0..9).filter_map(|_| connections.open(far, 5, 3)).collect();
        assert_eq!(held.len(), 3);
        held.extend((0..9).filter_map(|_| connections.open(other, 5, 3)));
        assert_eq!(held.len(), 5, "the server has no more");
        assert!(connections.open(IpAddr::from([127, 0, 0, 1]), 5, 3).is_none());
        held.remove(0);
        assert!(connections.open(far, 5, 3).is_some(), "one has ended");
        held.clear();
        let local = (0..9).filter_map(|_| connections.open(IpAddr::from([127, 0, 0, 1]), 5, 3)).collect::<Vec<_>>();
        assert_eq!(local.len(), 5, "the machine itself has only the limit of the server");
        drop(local);
        assert!(lock(&connections.open).of_address.is_empty(), "nothing is remembered of who has gone");
    }

    #[test]
    fn an_address_has_so_many_requests_at_once() {
        let addresses = IpLimits::default();
        let far = IpAddr::from([192, 0, 2, 7]);
        assert_eq!((0..9).filter(|_| addresses.begin(far, 10, 4)).count(), 4);
        addresses.end(far);
        assert!(addresses.begin(far, 10, 4) && !addresses.begin(far, 10, 4));
        assert_eq!((0..9).filter(|_| addresses.begin(IpAddr::from([127, 0, 0, 1]), 10, 4)).count(), 9);
    }

    #[test]
    fn an_address_has_so_many_sockets() {
        let addresses = IpLimits::default();
        let far = IpAddr::from([192, 0, 2, 7]);
        assert_eq!((0..5).filter(|_| addresses.open(far, 10, 3)).count(), 3);
        addresses.close(far);
        assert!(addresses.open(far, 10, 3));
        let now = Instant::now();
        assert_eq!((0..100).filter(|_| addresses.request(far, 10, now)).count(), 40);
        assert_eq!((0..100).filter(|_| addresses.request(IpAddr::from([127, 0, 0, 1]), 10, now)).count(), 100);
    }
}
