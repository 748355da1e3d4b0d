//! Work that takes longer than a millisecond runs here, off the threads that serve sockets: a few jobs at a time, and fair
//! between people.

use tokio::task::JoinHandle;

use crate::Error;
use crate::budget::Payer;
use crate::fair_semaphore::{FairPermit, FairSemaphore};
use crate::priority::Priority;

/// The most jobs of one person that wait. A page asks for one thing at a time; this allows some tabs.
const MAX_WAITING: usize = 16;

/// Threads for long work.
#[derive(Clone, Debug)]
pub(crate) struct WorkPool {
    places: FairSemaphore,
}

impl WorkPool {
    pub(crate) fn new(threads: usize) -> WorkPool {
        WorkPool { places: FairSemaphore::new(threads) }
    }

    /// Waits for a turn and does the work. Refuses it if too much of the same person waits.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        payer: Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let place = self.places.acquire(payer, MAX_WAITING).await.map_err(|_| Error::TooManyRequests)?;
        // The place goes with the work: it stays taken even if nobody waits for the result any more.
        let done = spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "some work failed");
            Error::Failed
        })
    }

    /// Waits for a turn, however much of the same person waits.
    pub(crate) async fn place(&self, payer: Payer) -> Option<FairPermit> {
        self.places.acquire(payer, usize::MAX).await.ok()
    }
}

/// Does the work on a thread that gives way to the threads that serve sockets.
pub(crate) fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    tokio::task::spawn_blocking(|| {
        Priority::Work.apply_to_this_thread();
        work()
    })
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::{Arc, Mutex, mpsc};

    use crate::lock;

    use super::*;

    fn payer(address: u8) -> Payer {
        Payer { address: IpAddr::from([192, 0, 2, address]), person: None }
    }

    #[tokio::test]
    async fn a_flood_of_work_from_one_address_does_not_hold_another_up() {
        let pool = WorkPool::new(1);
        let (open, gate) = mpsc::channel::<()>();
        let done = Arc::new(Mutex::new(Vec::new()));
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(payer(1), move || gate.recv()).await.map(|_| ()) }
        });
        let mut jobs = vec![first];
        for address in std::iter::repeat_n(1, 15).chain([2]) {
            tokio::task::yield_now().await;
            let (pool, done) = (pool.clone(), done.clone());
            jobs.push(tokio::spawn(async move { pool.run(payer(address), move || lock(&done).push(address)).await }));
        }
        tokio::task::yield_now().await;
        open.send(()).unwrap();
        for job in jobs {
            job.await.unwrap().unwrap();
        }
        let done = lock(&done);
        assert_eq!(done.len(), 16);
        assert!(done[..2].contains(&2), "{done:?}");
    }

    #[tokio::test]
    async fn work_that_fails_gives_its_place_back() {
        let pool = WorkPool::new(1);
        let failed = pool.run(payer(1), || panic!("on purpose")).await;
        assert_eq!(failed, Err::<(), _>(Error::Failed));
        assert_eq!(pool.run(payer(1), || 7).await, Ok(7));
    }

    #[tokio::test]
    async fn a_person_cannot_fill_the_queue() {
        let pool = WorkPool::new(1);
        let _held = pool.place(payer(1)).await.unwrap();
        let waiting: Vec<_> = (0..MAX_WAITING)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.run(payer(1), || ()).await })
            })
            .collect();
        tokio::task::yield_now().await;
        assert_eq!(pool.run(payer(1), || ()).await, Err(Error::TooManyRequests));
        waiting.iter().for_each(tokio::task::JoinHandle::abort);
    }
}
