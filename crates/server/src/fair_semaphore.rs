//! A semaphore that serves people in fair turns.
//!
//! Waiting jobs are served round robin: first by address, then by the people of an address. So a thousand jobs from one
//! address delay the first job of another address by a single job, and people behind one address get equal shares.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use table::PlayerId;
use tokio::sync::oneshot;

use crate::budget::Payer;
use crate::lock;

/// A semaphore that serves people in fair turns. Clones share its permits.
#[derive(Clone, Debug)]
pub(crate) struct FairSemaphore {
    state: Arc<Mutex<SemaphoreState>>,
}

#[derive(Debug)]
struct SemaphoreState {
    free: usize,
    waiting: RoundRobin<IpAddr, RoundRobin<Option<PlayerId>, VecDeque<Waiter>>>,
}

/// A waiting job. Its receiver is dropped if the job gives up.
type Waiter = oneshot::Sender<FairPermit>;

/// The person already has the maximum number of waiting jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QueueFull;

/// A permit of the semaphore. Dropping it passes it on.
#[derive(Debug)]
pub(crate) struct FairPermit {
    /// `None` if no job received the permit, so that dropping it releases nothing.
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
    pub(crate) fn new(permits: usize) -> FairSemaphore {
        let state = SemaphoreState { free: permits.max(1), waiting: RoundRobin::default() };
        FairSemaphore { state: Arc::new(Mutex::new(state)) }
    }

    /// Waits for a permit, unless the same person already has `max` waiting jobs.
    pub(crate) async fn acquire(&self, payer: Payer, max: usize) -> Result<FairPermit, QueueFull> {
        let permit = {
            let mut state = lock(&self.state);
            if state.free > 0 {
                state.free -= 1;
                return Ok(FairPermit { semaphore: Some(self.clone()) });
            }
            let queue = state.waiting.queue(payer.address).queue(payer.person);
            queue.retain(|waiter| !waiter.is_closed());
            if queue.len() >= max {
                return Err(QueueFull);
            }
            let (waiter, permit) = oneshot::channel();
            queue.push_back(waiter);
            permit
        };
        // While all permits are taken, each has a holder, and dropping it calls `release`.
        permit.await.map_err(|_| QueueFull)
    }

    /// Gives the permit to the next job that is still waiting.
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
            // A queue can be empty because its jobs gave up; `take` has just removed it.
            let Some(waiter) = waiter.flatten() else { continue };
            match waiter.send(FairPermit { semaphore: Some(self.clone()) }) {
                Ok(()) => return,
                Err(mut unused) => drop(unused.semaphore.take()),
            }
        }
    }
}

/// Queues that are served in turns.
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
    /// The queue of a key. A new queue goes to the end of the turns.
    fn queue(&mut self, key: K) -> &mut Q {
        self.queues.entry(key).or_insert_with(|| {
            self.turns.push_back(key);
            Q::default()
        })
    }

    /// Takes the next item from the queue whose turn it is. Returns `None` if there are no queues.
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

    /// Makes all of them wait for a single permit, and returns the order in which they get it.
    fn order(payers: &[Payer]) -> Vec<usize> {
        let semaphore = FairSemaphore::new(1);
        let mut context = Context::from_waker(Waker::noop());
        let mut waiting: Vec<_> =
            payers.iter().map(|payer| Some(Box::pin(semaphore.acquire(*payer, usize::MAX)))).collect();
        let mut order = Vec::new();
        let mut held = None;
        for waiter in waiting.iter_mut().flatten() {
            if let Poll::Ready(permit) = waiter.as_mut().poll(&mut context) {
                held = Some(permit.unwrap());
            }
        }
        waiting[0] = None;
        while let Some(permit) = held.take() {
            drop(permit);
            for (index, slot) in waiting.iter_mut().enumerate() {
                let Some(waiter) = slot else { continue };
                if let Poll::Ready(permit) = waiter.as_mut().poll(&mut context) {
                    order.push(index);
                    held = Some(permit.unwrap());
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
        assert_eq!(order.len(), 100, "everybody but the first, who held the permit");
        assert!(order[..2].contains(&100), "{order:?}");
    }

    #[test]
    fn people_behind_one_address_get_equal_shares() {
        let payers = [vec![payer(1, 1); 50], vec![payer(1, 2)]].concat();
        let order = order(&payers);
        assert!(order[..2].contains(&50), "{order:?}");
    }

    #[test]
    fn waiting_jobs_are_limited_per_person_and_abandoned_ones_are_skipped() {
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
        let (_, Poll::Ready(Ok(held))) = acquire(1) else { panic!("the permit is free") };
        let (first, second) = (acquire(1), acquire(1));
        assert!(matches!(acquire(1).1, Poll::Ready(Err(QueueFull))), "two are already waiting");
        assert!(acquire(2).1.is_pending(), "another person");
        drop((first, second));
        let (mut last, now) = acquire(1);
        assert!(now.is_pending(), "abandoned jobs do not count");
        drop(held);
        let got = last.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(got, Poll::Ready(Ok(_))), "nobody else is waiting");
    }
}
