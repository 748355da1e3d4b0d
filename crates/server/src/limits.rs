//! Limits for connections and addresses.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Mutex;
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

/// The most addresses that are remembered; above it those without sockets are forgotten.
const MAX_ADDRESSES: usize = 50_000;

impl IpLimits {
    fn with<T>(&self, address: IpAddr, rate: u32, now: Instant, use_it: impl FnOnce(&mut IpUsage) -> T) -> T {
        let mut seen = lock(&self.seen);
        if seen.len() >= MAX_ADDRESSES {
            seen.retain(|_, usage| usage.sockets > 0);
        }
        use_it(seen.entry(address).or_insert_with(|| IpUsage { bucket: TokenBucket::full(rate, now), sockets: 0 }))
    }

    /// Whether an address may make one more request. The host's own machine always may.
    pub(crate) fn request(&self, address: IpAddr, rate: u32, now: Instant) -> bool {
        address.is_loopback() || self.with(address, rate, now, |usage| usage.bucket.take(rate, now))
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
