//! Limits per address, and limits of connections.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use crate::lock;

/// A token bucket, which refills at a constant rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenBucket {
    tokens: f32,
    filled: Instant,
}

impl TokenBucket {
    pub(crate) fn full(rate: u32, now: Instant) -> TokenBucket {
        TokenBucket { tokens: burst(rate), filled: now }
    }

    /// Takes a token. Returns whether there was one.
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
    /// Requests that are being processed.
    running: usize,
}

/// The addresses with a running import. Each may have one at a time.
#[derive(Debug, Default)]
pub(crate) struct Imports {
    running: Mutex<HashSet<IpAddr>>,
}

impl Imports {
    /// Starts an import, unless the address already has one. It lasts until [`Imports::end`].
    pub(crate) fn begin(&self, address: IpAddr) -> bool {
        lock(&self.running).insert(address)
    }

    pub(crate) fn end(&self, address: IpAddr) {
        lock(&self.running).remove(&address);
    }
}

/// The maximum number of addresses in memory. Above it, those without sockets and requests are dropped.
const MAX_ADDRESSES: usize = 50_000;

impl IpLimits {
    fn with<T>(&self, address: IpAddr, rate: u32, now: Instant, update: impl FnOnce(&mut IpUsage) -> T) -> T {
        let mut seen = lock(&self.seen);
        if seen.len() >= MAX_ADDRESSES {
            seen.retain(|_, usage| usage.sockets + usage.running > 0);
        }
        update(seen.entry(address).or_insert_with(|| IpUsage {
            bucket: TokenBucket::full(rate, now),
            sockets: 0,
            running: 0,
        }))
    }

    /// Takes a token for one request of an address. The machine's own addresses have no limit.
    pub(crate) fn request(&self, address: IpAddr, rate: u32, now: Instant) -> bool {
        address.is_loopback() || self.with(address, rate, now, |usage| usage.bucket.take(rate, now))
    }

    /// Starts processing a request, unless the address has `max` already. It counts until [`IpLimits::end`].
    pub(crate) fn begin(&self, address: IpAddr, rate: u32, max: usize) -> bool {
        self.with(address, rate, Instant::now(), |usage| {
            let allowed = address.is_loopback() || usage.running < max;
            usage.running += usize::from(allowed);
            allowed
        })
    }

    /// Ends processing a request.
    pub(crate) fn end(&self, address: IpAddr) {
        if let Some(usage) = lock(&self.seen).get_mut(&address) {
            usage.running = usage.running.saturating_sub(1);
        }
    }

    /// Opens a socket, unless the address has `max` already. It counts until [`IpLimits::close`].
    pub(crate) fn open(&self, address: IpAddr, rate: u32, max: usize) -> bool {
        self.with(address, rate, Instant::now(), |usage| {
            let allowed = address.is_loopback() || usage.sockets < max;
            usage.sockets += usize::from(allowed);
            allowed
        })
    }

    /// Closes a socket.
    pub(crate) fn close(&self, address: IpAddr) {
        let mut seen = lock(&self.seen);
        if let Some(usage) = seen.get_mut(&address) {
            usage.sockets = usage.sockets.saturating_sub(1);
        }
    }
}

/// The open connections of all addresses.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    open: Mutex<OpenConnections>,
}

#[derive(Debug, Default)]
struct OpenConnections {
    total: usize,
    of_address: HashMap<IpAddr, usize>,
}

/// A permit for one connection. It counts as open until it is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// Takes a permit for one more connection, of at most `max` in total and `max_per_address` from this address.
    pub(crate) fn open(
        self: &Arc<Connections>,
        address: IpAddr,
        max: usize,
        max_per_address: usize,
    ) -> Option<ConnectionPermit> {
        let mut open = lock(&self.open);
        let of_address = open.of_address.get(&address).copied().unwrap_or(0);
        if open.total >= max || of_address >= max_per_address && !address.is_loopback() {
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
    fn a_token_bucket_runs_dry_and_refills() {
        let start = Instant::now();
        let mut bucket = TokenBucket::full(10, start);
        assert_eq!((0..100).filter(|_| bucket.take(10, start)).count(), 40);
        assert_eq!((0..100).filter(|_| bucket.take(10, start + Duration::from_secs(1))).count(), 10);
    }

    #[test]
    fn connections_are_limited_per_address_and_in_total() {
        let connections = Arc::new(Connections::default());
        let (far, other) = (IpAddr::from([192, 0, 2, 7]), IpAddr::from([192, 0, 2, 8]));
        let mut held: Vec<_> = (0..9).filter_map(|_| connections.open(far, 5, 3)).collect();
        assert_eq!(held.len(), 3);
        held.extend((0..9).filter_map(|_| connections.open(other, 5, 3)));
        assert_eq!(held.len(), 5, "the total limit");
        assert!(connections.open(IpAddr::from([127, 0, 0, 1]), 5, 3).is_none());
        held.remove(0);
        assert!(connections.open(far, 5, 3).is_some(), "one has ended");
        held.clear();
        let local = (0..9).filter_map(|_| connections.open(IpAddr::from([127, 0, 0, 1]), 5, 3)).collect::<Vec<_>>();
        assert_eq!(local.len(), 5, "a local address has only the total limit");
        drop(local);
        assert!(lock(&connections.open).of_address.is_empty(), "closed connections leave no entry");
    }

    #[test]
    fn concurrent_requests_are_limited_per_address() {
        let addresses = IpLimits::default();
        let far = IpAddr::from([192, 0, 2, 7]);
        assert_eq!((0..9).filter(|_| addresses.begin(far, 10, 4)).count(), 4);
        addresses.end(far);
        assert!(addresses.begin(far, 10, 4) && !addresses.begin(far, 10, 4));
        assert_eq!((0..9).filter(|_| addresses.begin(IpAddr::from([127, 0, 0, 1]), 10, 4)).count(), 9);
    }

    #[test]
    fn sockets_are_limited_per_address() {
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
