//! What requests cost, and what people and addresses may spend.
//!
//! A plain request is counted by [`crate::limits::IpLimits`]. Requests that lead to more work have a price here: the
//! milliseconds of processor time that they may take of one core, rounded up, and the bytes that they leave on the disk.
//! Every person and every address has a budget of both, which fills up again over time. A key stands for a
//! person. Keys are free, so only the budget of the address stops a client that asks for a new one every time. It is large
//! enough for a class of thirty behind one address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use table::PlayerId;

use crate::guest::known;
use crate::security::address_of;
use crate::{App, Error, lock};

/// Who pays for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Payer {
    /// The address, as the limits count it.
    pub(crate) address: IpAddr,
    /// The person, if they have a key.
    pub(crate) person: Option<PlayerId>,
}

impl Payer {
    /// The same address with this person.
    pub(crate) fn with_person(self, person: PlayerId) -> Payer {
        Payer { person: Some(person), ..self }
    }

    /// Whether it is the machine itself, whose address has no limit: a proxy without `--trust-proxy` would spend the
    /// budget of all players.
    pub(crate) fn is_local(self) -> bool {
        self.address.is_loopback()
    }
}

impl FromRequestParts<App> for Payer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Payer, Self::Rejection> {
        let person = known(app, &parts.headers).map(|guest| guest.player);
        Ok(Payer { address: address_of(app, &parts.headers, &parts.extensions), person })
    }
}

/// Requests that cost more than a plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// A new table: its log, its task and what its bots think about first.
    OpenTable,
    /// A seat at a table: some lines of its log.
    Sit,
    /// A card that is taken back: some lines of the log, and the bots think again.
    Undo,
    /// A hint, for which a strong bot thinks.
    Hint,
    /// The result of the daily deal, for which bots play it.
    DailyResult,
    /// A picture for a preview of a link.
    Picture,
    /// A record that is pasted or uploaded, with so many bytes.
    Paste(usize),
    /// Matches that are imported, with so many bytes.
    Import(usize),
    /// All matches of somebody.
    Export,
    /// An analysis of a match. The coach has threads of its own; this is for queueing it.
    Analysis,
    /// A link to an identity, or a revocation: a value of the database.
    Identity,
    /// A link to an identity that somebody brings. The price makes guessing slow.
    Recovery,
}

/// A price, or what is left of a budget: milliseconds of one core, and kilobytes on the disk.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Amount {
    millis: f64,
    kilobytes: f64,
}

impl Work {
    fn price(self) -> Amount {
        let kilobytes = |bytes: usize| (bytes as f64 / 1024.0).ceil();
        let (millis, kilobytes) = match self {
            Work::OpenTable => (50.0, 8.0),
            Work::Sit => (2.0, 1.0),
            Work::Undo => (20.0, 1.0),
            Work::Hint => (20.0, 0.0),
            Work::DailyResult => (100.0, 0.0),
            Work::Picture => (150.0, 0.0),
            Work::Paste(bytes) => (20.0 + kilobytes(bytes) / 5.0, kilobytes(bytes)),
            Work::Import(bytes) => (200.0 + kilobytes(bytes) / 5.0, kilobytes(bytes)),
            Work::Export => (300.0, 0.0),
            Work::Analysis => (100.0, 16.0),
            Work::Identity => (50.0, 1.0),
            Work::Recovery => (200.0, 0.0),
        };
        Amount { millis, kilobytes }
    }
}

/// How much may be spent at once, and how fast it comes back.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    most: Amount,
    per_second: Amount,
}

const DAY: f64 = 86_400.0;

/// A person: forty tables at once and one a second; 32 MB on the disk and as much again each day.
const PERSON: Allowance = Allowance {
    most: Amount { millis: 2_000.0, kilobytes: 32.0 * 1024.0 },
    per_second: Amount { millis: 50.0, kilobytes: 32.0 * 1024.0 / DAY },
};

/// An address: ten times as much processor time, and 128 MB on the disk.
const ADDRESS: Allowance = Allowance {
    most: Amount { millis: 20_000.0, kilobytes: 128.0 * 1024.0 },
    per_second: Amount { millis: 500.0, kilobytes: 128.0 * 1024.0 / DAY },
};

/// What somebody has left.
#[derive(Clone, Copy, Debug)]
struct Purse {
    left: Amount,
    filled: Instant,
}

impl Purse {
    fn full(allowance: Allowance, now: Instant) -> Purse {
        Purse { left: allowance.most, filled: now }
    }

    fn fill(&mut self, Allowance { most, per_second }: Allowance, now: Instant) {
        let seconds = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left.millis = (self.left.millis + seconds * per_second.millis).min(most.millis);
        self.left.kilobytes = (self.left.kilobytes + seconds * per_second.kilobytes).min(most.kilobytes);
        self.filled = now;
    }

    fn has(&self, price: Amount) -> bool {
        self.left.millis >= price.millis && self.left.kilobytes >= price.kilobytes
    }

    fn pay(&mut self, price: Amount) {
        self.left.millis -= price.millis;
        self.left.kilobytes -= price.kilobytes;
    }
}

/// The most people, and the most addresses, whose purses are remembered. Above it, those that are full are forgotten.
const MAX_PURSES: usize = 50_000;

/// The budgets of all people and addresses.
#[derive(Debug, Default)]
pub(crate) struct Budgets {
    purses: Mutex<(HashMap<PlayerId, Purse>, HashMap<IpAddr, Purse>)>,
}

impl Budgets {
    /// Pays for a piece of work, unless the person or the address has too little left: then nobody pays.
    pub(crate) fn spend(&self, payer: Payer, work: Work, now: Instant) -> Result<(), Error> {
        let price = work.price();
        let mut purses = lock(&self.purses);
        let (people, addresses) = &mut *purses;
        let person = payer.person.map(|person| purse(people, person, PERSON, now));
        let address = (!payer.is_local()).then(|| purse(addresses, payer.address, ADDRESS, now));
        let mut paying: Vec<&mut Purse> = person.into_iter().chain(address).collect();
        if !paying.iter().all(|purse| purse.has(price)) {
            return Err(Error::TooManyRequests);
        }
        paying.iter_mut().for_each(|purse| purse.pay(price));
        Ok(())
    }
}

/// The purse of a key, filled up to now.
fn purse<K: Copy + Eq + Hash>(
    purses: &mut HashMap<K, Purse>,
    key: K,
    allowance: Allowance,
    now: Instant,
) -> &mut Purse {
    if purses.len() >= MAX_PURSES {
        purses.retain(|_, purse| {
            purse.fill(allowance, now);
            !purse.has(allowance.most)
        });
    }
    let purse = purses.entry(key).or_insert_with(|| Purse::full(allowance, now));
    purse.fill(allowance, now);
    purse
}

impl App {
    /// Pays for a piece of work, or refuses it.
    pub(crate) fn charge(&self, payer: Payer, work: Work) -> Result<(), Error> {
        self.budgets.spend(payer, work, Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn payer(address: [u8; 4], person: Option<u16>) -> Payer {
        let person = person.map(|number| {
            let mut id = [0; 16];
            id[..2].copy_from_slice(&number.to_be_bytes());
            PlayerId(id)
        });
        Payer { address: IpAddr::from(address), person }
    }

    /// How many of so many pieces of work are allowed.
    fn allowed(budgets: &Budgets, count: u16, payer: impl Fn(u16) -> Payer, work: Work, now: Instant) -> usize {
        (0..count).filter(|number| budgets.spend(payer(*number), work, now).is_ok()).count()
    }

    const FAR: [u8; 4] = [192, 0, 2, 1];

    #[test]
    fn a_person_opens_tables_at_once_and_then_one_a_second() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        let one = |_| payer(FAR, Some(1));
        assert_eq!(allowed(&budgets, 1_000, one, Work::OpenTable, start), 40);
        assert_eq!(allowed(&budgets, 1_000, one, Work::OpenTable, start + Duration::from_secs(5)), 5);
        assert_eq!(allowed(&budgets, 1_000, one, Work::OpenTable, start + Duration::from_secs(3_600)), 40);
    }

    #[test]
    fn a_new_key_for_each_table_does_not_help() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        assert_eq!(allowed(&budgets, 10_000, |_| payer(FAR, None), Work::OpenTable, start), 400);
        assert_eq!(allowed(&budgets, 10_000, |number| payer(FAR, Some(number)), Work::OpenTable, start), 0);
        let elsewhere = |_| payer([198, 51, 100, 1], Some(9));
        assert_eq!(allowed(&budgets, 1, elsewhere, Work::OpenTable, start), 1, "others do not notice");
    }

    #[test]
    fn a_class_of_thirty_behind_one_address_can_play() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        for minute in 0..45 {
            let now = start + Duration::from_secs(60 * minute);
            let pupil = |number| payer(FAR, Some(number));
            assert_eq!(allowed(&budgets, 30, pupil, Work::OpenTable, now), 30, "a new table every minute");
            assert_eq!(allowed(&budgets, 300, |number| pupil(number % 30), Work::Hint, now), 300, "ten hints each");
            assert_eq!(allowed(&budgets, 150, |number| pupil(number % 30), Work::Undo, now), 150);
            assert_eq!(allowed(&budgets, 60, |number| pupil(number % 30), Work::Sit, now), 60);
        }
    }

    #[test]
    fn the_disk_has_a_budget_too() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        let strangers = |minute: u64| {
            let now = start + Duration::from_secs(60 * minute);
            allowed(&budgets, 24, |_| payer(FAR, None), Work::Import(8 << 20), now)
        };
        let first_hour: usize = (0..60).map(strangers).sum();
        assert_eq!(first_hour, 16, "128 MB, where 24 imports a minute were tried");
        let later = start + Duration::from_secs(86_400);
        assert_eq!(allowed(&budgets, 24, |_| payer(FAR, None), Work::Import(1 << 20), later), 24);
    }

    #[test]
    fn the_machine_itself_pays_only_as_a_person() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        let local = [127, 0, 0, 1];
        assert_eq!(allowed(&budgets, 5_000, |number| payer(local, Some(number)), Work::OpenTable, start), 5_000);
        assert_eq!(allowed(&budgets, 5_000, |_| payer(local, Some(1)), Work::OpenTable, start), 39);
    }

    #[test]
    fn full_purses_are_forgotten_and_empty_ones_are_not() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        allowed(&budgets, 1_000, |_| payer(FAR, Some(50_000)), Work::OpenTable, start);
        let later = start + Duration::from_secs(1);
        for round in 0..2u8 {
            allowed(&budgets, 40_000, |number| payer([10, round, 0, 1], Some(number)), Work::Sit, later);
        }
        assert!(lock(&budgets.purses).0.len() <= MAX_PURSES);
        assert_eq!(allowed(&budgets, 1_000, |_| payer(FAR, Some(50_000)), Work::OpenTable, later), 1);
    }
}
