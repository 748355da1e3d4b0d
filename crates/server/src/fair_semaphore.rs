//! A semaphore whose places are shared out fairly between people.
//!
//! Those who wait are served in turn (round robin): first by address, then by the people of an address. So a thousand jobs
//! from one address delay the first job from another one by a single job, and friends behind one address share alike.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use table::PlayerId;
use tokio::sync::oneshot;

use crate::budget::Payer;
use crate::lock;

/// A semaphore that serves people in turn. Clones share its places.
#[derive(Clone, Debug)]
pub(crate) struct FairSemaphore {
    state: Arc<Mutex<SemaphoreState>>,
}

#[derive(Debug)]
struct SemaphoreState {
    free: usize,
    waiting: RoundRobin<IpAddr, RoundRobin<Option<PlayerId>, VecDeque<Waiter>>>,
}

/// Who waits. The receiver is gone if they gave up.
type Waiter = oneshot::Sender<FairPermit>;

/// Somebody has as many jobs waiting as they may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QueueFull;

/// A place of the semaphore, until it is dropped.
#[derive(Debug)]
pub(crate) struct FairPermit {
    /// Empty if the place went to somebody else.
    semaphore: Option<FairSemaphore>,
}

impl Drop for FairPermit {
    fn drop(&mut self) {
        if let Some(semaphore) = self.semaphore.take() {
            semaphore.release();
        }
    }
}

impl FairSemaphore {
    pub(crate) fn new(places: usize) -> FairSemaphore {
        let state = SemaphoreState { free: places.max(1), waiting: RoundRobin::default() };
        FairSemaphore { state: Arc::new(Mutex::new(state)) }
    }

    /// Waits for a place, unless `most` jobs of the same person wait already.
    pub(crate) async fn acquire(&self, payer: Payer, most: usize) -> Result<FairPermit, QueueFull> {
        let place = {
            let mut state = lock(&self.state);
            if state.free > 0 {
                state.free -= 1;
                return Ok(FairPermit { semaphore: Some(self.clone()) });
            }
            let queue = state.waiting.queue(payer.address).queue(payer.person);
            queue.retain(|waiter| !waiter.is_closed());
            if queue.len() >= most {
                return Err(QueueFull);
            }
            let (waiter, place) = oneshot::channel();
            queue.push_back(waiter);
            place
        };
        // A semaphore that has a place taken has a holder who gives it back.
        place.await.map_err(|_| QueueFull)
    }

    /// Gives a place to the next one that is still waiting.
    fn release(&self) {
        loop {
            let mut state = lock(&self.state);
            let next =
                state.waiting.take(|people| people.take(VecDeque::pop_front, VecDeque::is_empty), RoundRobin::is_empty);
            let Some(waiter) = next else {
                state.free += 1;
                return;
            };
            drop(state);
            // A queue without anybody goes with the first look at it.
            let Some(waiter) = waiter.flatten() else { continue };
            match waiter.send(FairPermit { semaphore: Some(self.clone()) }) {
                Ok(()) => return,
                Err(mut unused) => drop(unused.semaphore.take()),
            }
        }
    }
}

/// Queues that are served in turn.
#[derive(Debug)]
struct RoundRobin<K, Q> {
    /// The keys of all queues, in the order of their turns.
    turns: VecDeque<K>,
    queues: HashMap<K, Q>,
}

impl<K, Q> Default for RoundRobin<K, Q> {
    fn default() -> RoundRobin<K, Q> {
        RoundRobin { turns: VecDeque::new(), queues: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash, Q: Default> RoundRobin<K, Q> {
    /// The queue of a key; a new one has its turn after all others.
    fn queue(&mut self, key: K) -> &mut Q {
        self.queues.entry(key).or_insert_with(|| {
            self.turns.push_back(key);
            Q::default()
        })
    }

    /// Takes what is next out of the queue whose turn it is. Nothing if there is no queue.
    fn take<T>(&mut self, take: impl FnOnce(&mut Q) -> T, is_empty: impl FnOnce(&Q) -> bool) -> Option<T> {
        let key = self.turns.pop_front()?;
        let queue = self.queues.get_mut(&key)?;
        let taken = take(queue);
        if is_empty(queue) {
            self.queues.remove(&key);
        } else {
            self.turns.push_back(key);
        }
        Some(taken)
    }

    fn is_empty(&self) -> bool {
        self.queues.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use super::*;

    fn payer(address: u8, person: u8) -> Payer {
        Payer { address: IpAddr::from([192, 0, 2, address]), person: Some(PlayerId([person; 16])) }
    }

    /// Has all of them wait for the only place, and returns the order in which they get it.
    fn order(payers: &[Payer]) -> Vec<usize> {
        let semaphore = FairSemaphore::new(1);
        let mut context = Context::from_waker(Waker::noop());
        let mut waiting: Vec<_> =
            payers.iter().map(|payer| Some(Box::pin(semaphore.acquire(*payer, usize::MAX)))).collect();
        let mut order = Vec::new();
        let mut held = None;
        for waiter in waiting.iter_mut().flatten() {
            if let Poll::Ready(place) = waiter.as_mut().poll(&mut context) {
                held = Some(place.unwrap());
            }
        }
        waiting[0] = None;
        while let Some(place) = held.take() {
            drop(place);
            for (index, slot) in waiting.iter_mut().enumerate() {
                let Some(waiter) = slot else { continue };
                if let Poll::Ready(place) = waiter.as_mut().poll(&mut context) {
                    order.push(index);
                    held = Some(place.unwrap());
                    *slot = None;
                }
            }
        }
        order
    }

    #[test]
    fn many_jobs_of_one_address_delay_another_address_by_one() {
        let mut payers: Vec<Payer> = (0..100).map(|person| payer(1, person)).collect();
        payers.push(payer(2, 200));
        let order = order(&payers);
        assert_eq!(order.len(), 100, "everybody but the first, who had the place");
        assert!(order[..2].contains(&100), "{order:?}");
    }

    #[test]
    fn people_behind_one_address_share_alike() {
        let payers = [vec![payer(1, 1); 50], vec![payer(1, 2)]].concat();
        let order = order(&payers);
        assert!(order[..2].contains(&50), "{order:?}");
    }

    #[test]
    fn a_person_can_have_only_so_many_jobs_and_those_who_give_up_are_skipped() {
        let semaphore = FairSemaphore::new(1);
        let mut context = Context::from_waker(Waker::noop());
        let mut acquire = |person| {
            let mut waiter = Box::pin({
                let semaphore = semaphore.clone();
                async move { semaphore.acquire(payer(1, person), 2).await }
            });
            let now = waiter.as_mut().poll(&mut context);
            (waiter, now)
        };
        let (_, Poll::Ready(Ok(held))) = acquire(1) else { panic!("the place is free") };
        let (first, second) = (acquire(1), acquire(1));
        assert!(matches!(acquire(1).1, Poll::Ready(Err(QueueFull))), "two wait already");
        assert!(acquire(2).1.is_pending(), "another person");
        drop((first, second));
        let (mut last, now) = acquire(1);
        assert!(now.is_pending(), "those who gave up do not count");
        drop(held);
        let got = last.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(got, Poll::Ready(Ok(_))), "nobody else waits any more");
    }
}
