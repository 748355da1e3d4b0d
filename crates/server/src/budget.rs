//! What requests cost, and how much people and addresses may spend.
//!
//! [`crate::limits::IpLimits`] counts plain requests. Requests that cause more work have a price here: the milliseconds
//! of CPU time that they may take on one core, rounded up, and the bytes that they leave on the disk. Every person and
//! every address has a budget of both, which refills over time. A person is identified by a key. Keys are free, so only
//! the budget of the address stops a client that gets a new key for every request. It is large enough for a class of
//! thirty behind one address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use table::PlayerId;

use crate::guest::guest_of;
use crate::security::address_of;
use crate::{App, Error, lock};

/// Who pays for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Payer {
    /// The address, as in [`crate::security::network_of`].
    pub(crate) address: IpAddr,
    /// The person, if the request has a key.
    pub(crate) person: Option<PlayerId>,
}

impl Payer {
    /// The same address with this person.
    pub(crate) fn with_person(self, person: PlayerId) -> Payer {
        Payer { person: Some(person), ..self }
    }

    /// Whether the address is the machine's own, which has no limit: a proxy without `--trust-proxy` would spend the
    /// budget of all players.
    pub(crate) fn is_local(self) -> bool {
        self.address.is_loopback()
    }
}

impl FromRequestParts<App> for Payer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Payer, Self::Rejection> {
        let person = guest_of(app, &parts.headers).map(|guest| guest.player);
        Ok(Payer { address: address_of(app, &parts.headers, &parts.extensions), person })
    }
}

/// Work that costs more than a plain request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// Opening a table: its log, its task and the first moves of its bots.
    OpenTable,
    /// Taking a seat: a few lines in the table's log.
    Sit,
    /// Taking back a card: a few lines in the log, and the bots think again.
    Undo,
    /// A hint, for which a strong bot thinks.
    Hint,
    /// The result of a daily deal, for which bots play it.
    DailyResult,
    /// A picture for a link preview.
    Picture,
    /// A pasted or uploaded record of this many bytes.
    Paste(usize),
    /// An import of this many bytes.
    Import(usize),
    /// An export of all matches of a player.
    Export,
    /// Queueing an analysis. The coach itself runs on its own threads.
    Analysis,
    /// Creating a link to an identity, or revoking keys: one value in the database.
    Identity,
    /// Opening an identity with its link. The price makes guessing slow.
    Recovery,
}

/// A price or the rest of a budget: milliseconds of one core, and kilobytes on the disk.
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

/// How much may be spent at once, and how fast it refills.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    most: Amount,
    per_second: Amount,
}

const DAY: f64 = 86_400.0;

/// A person: 40 tables at once and then one per second; 32 MB of disk, refilled over a day.
const PERSON: Allowance = Allowance {
    most: Amount { millis: 2_000.0, kilobytes: 32.0 * 1024.0 },
    per_second: Amount { millis: 50.0, kilobytes: 32.0 * 1024.0 / DAY },
};

/// An address: ten times as much CPU time, and 128 MB of disk.
const ADDRESS: Allowance = Allowance {
    most: Amount { millis: 20_000.0, kilobytes: 128.0 * 1024.0 },
    per_second: Amount { millis: 500.0, kilobytes: 128.0 * 1024.0 / DAY },
};

/// What is left of a budget, and when it was last refilled.
#[derive(Clone, Copy, Debug)]
struct Budget {
    left: Amount,
    filled: Instant,
}

impl Budget {
    fn full(allowance: Allowance, now: Instant) -> Budget {
        Budget { left: allowance.most, filled: now }
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

/// The maximum number of people and of addresses with a stored budget. Above it, full budgets are dropped, because they
/// are the same as none.
const MAX_BUDGETS: usize = 50_000;

/// The budgets of all people and addresses.
#[derive(Debug, Default)]
pub(crate) struct Budgets {
    all: Mutex<(HashMap<PlayerId, Budget>, HashMap<IpAddr, Budget>)>,
}

impl Budgets {
    /// Charges for some work. If the person or the address has too little left, the work is refused and nobody is
    /// charged.
    pub(crate) fn spend(&self, payer: Payer, work: Work, now: Instant) -> Result<(), Error> {
        let price = work.price();
        let mut budgets = lock(&self.all);
        let (people, addresses) = &mut *budgets;
        let person = payer.person.map(|person| budget_of(people, person, PERSON, now));
        let address = (!payer.is_local()).then(|| budget_of(addresses, payer.address, ADDRESS, now));
        let mut paying: Vec<&mut Budget> = person.into_iter().chain(address).collect();
        if !paying.iter().all(|budget| budget.has(price)) {
            return Err(Error::TooManyRequests);
        }
        paying.iter_mut().for_each(|budget| budget.pay(price));
        Ok(())
    }
}

/// The budget of `key`, refilled up to `now`.
fn budget_of<K: Copy + Eq + Hash>(
    budgets: &mut HashMap<K, Budget>,
    key: K,
    allowance: Allowance,
    now: Instant,
) -> &mut Budget {
    if budgets.len() >= MAX_BUDGETS {
        budgets.retain(|_, budget| {
            budget.fill(allowance, now);
            !budget.has(allowance.most)
        });
    }
    let budget = budgets.entry(key).or_insert_with(|| Budget::full(allowance, now));
    budget.fill(allowance, now);
    budget
}

impl App {
    /// Charges for some work, or refuses it.
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

    /// How many out of `count` requests for the work are allowed.
    fn allowed(budgets: &Budgets, count: u16, payer: impl Fn(u16) -> Payer, work: Work, now: Instant) -> usize {
        (0..count).filter(|number| budgets.spend(payer(*number), work, now).is_ok()).count()
    }

    const FAR: [u8; 4] = [192, 0, 2, 1];

    #[test]
    fn a_person_can_open_forty_tables_and_then_one_per_second() {
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
        assert_eq!(allowed(&budgets, 1, elsewhere, Work::OpenTable, start), 1, "other addresses are not affected");
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
        assert_eq!(first_hour, 16, "128 MB are accepted out of 24 imports per minute");
        let later = start + Duration::from_secs(86_400);
        assert_eq!(allowed(&budgets, 24, |_| payer(FAR, None), Work::Import(1 << 20), later), 24);
    }

    #[test]
    fn a_local_address_has_no_budget_but_its_people_do() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        let local = [127, 0, 0, 1];
        assert_eq!(allowed(&budgets, 5_000, |number| payer(local, Some(number)), Work::OpenTable, start), 5_000);
        assert_eq!(allowed(&budgets, 5_000, |_| payer(local, Some(1)), Work::OpenTable, start), 39);
    }

    #[test]
    fn only_full_budgets_are_dropped() {
        let (budgets, start) = (Budgets::default(), Instant::now());
        allowed(&budgets, 1_000, |_| payer(FAR, Some(50_000)), Work::OpenTable, start);
        let later = start + Duration::from_secs(1);
        for round in 0..2u8 {
            allowed(&budgets, 40_000, |number| payer([10, round, 0, 1], Some(number)), Work::Sit, later);
        }
        assert!(lock(&budgets.all).0.len() <= MAX_BUDGETS);
        assert_eq!(allowed(&budgets, 1_000, |_| payer(FAR, Some(50_000)), Work::OpenTable, later), 1);
    }
}
