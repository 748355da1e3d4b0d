//! Runs work that takes longer than a millisecond off the threads that serve sockets: a few jobs at a time, with fair
//! turns between people.

use tokio::task::JoinHandle;

use crate::Error;
use crate::budget::Payer;
use crate::fair_semaphore::{FairPermit, FairSemaphore};
use crate::priority::Priority;

/// The maximum number of waiting jobs per person. A page makes one request at a time, so this allows several tabs.
const MAX_WAITING: usize = 16;

/// Threads for long work.
#[derive(Clone, Debug)]
pub(crate) struct WorkPool {
    semaphore: FairSemaphore,
}

impl WorkPool {
    pub(crate) fn new(threads: usize) -> WorkPool {
        WorkPool { semaphore: FairSemaphore::new(threads) }
    }

    /// Waits for a turn and does the work. Refuses it if the same person already has too many waiting jobs.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        payer: Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let permit = self.semaphore.acquire(payer, MAX_WAITING).await.map_err(|_| Error::TooManyRequests)?;
        // The permit moves into the job, so that it is held even if nobody waits for the result any more.
        let done = spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a job failed");
            Error::Failed
        })
    }

    /// Waits for a turn, without a limit of waiting jobs.
    pub(crate) async fn acquire(&self, payer: Payer) -> Option<FairPermit> {
        self.semaphore.acquire(payer, usize::MAX).await.ok()
    }
}

/// Does the work on a thread with a lower priority than those that serve sockets.
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
    async fn many_jobs_from_one_address_do_not_block_another() {
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
    async fn a_failed_job_releases_its_permit() {
        let pool = WorkPool::new(1);
        let failed = pool.run(payer(1), || panic!("on purpose")).await;
        assert_eq!(failed, Err::<(), _>(Error::Failed));
        assert_eq!(pool.run(payer(1), || 7).await, Ok(7));
    }

    #[tokio::test]
    async fn a_person_cannot_fill_the_queue() {
        let pool = WorkPool::new(1);
        let _held = pool.acquire(payer(1)).await.unwrap();
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
