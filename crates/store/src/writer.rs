//! The only writer. It puts all waiting appends into one transaction.

use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use crate::connect::Backend;
use crate::pace::Pace;
use crate::{AppendRequest, StoreError};

/// The maximum number of appends in one transaction.
const MAX_BATCH: usize = 1024;

/// An append, and the channel for its result.
pub(crate) struct PendingAppend {
    pub(crate) append: AppendRequest,
    pub(crate) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes appends until all handles of the store are dropped.
pub(crate) async fn run(backend: Backend, mut waiting: mpsc::Receiver<PendingAppend>) {
    let mut jobs: Vec<PendingAppend> = Vec::with_capacity(64);
    let mut pace = Pace::default();
    while waiting.recv_many(&mut jobs, MAX_BATCH).await > 0 {
        jobs.iter().for_each(|job| pace.note(Instant::now(), &job.append.table));
        if let Some(wait) = pace.wait(Instant::now(), jobs.len()) {
            tokio::time::sleep(wait).await;
            while jobs.len() < MAX_BATCH
                && let Ok(job) = waiting.try_recv()
            {
                pace.note(Instant::now(), &job.append.table);
                jobs.push(job);
            }
        }
        let appends: Vec<&AppendRequest> = jobs.iter().map(|job| &job.append).collect();
        let result = backend.write(&appends).await;
        match result {
            Err(StoreError::Conflict | StoreError::SecondAttempt | StoreError::Full) if jobs.len() > 1 => {
                write_one_by_one(&backend, &mut jobs).await;
            }
            result => jobs.drain(..).for_each(|job| drop(job.done.send(result.clone()))),
        }
    }
}

/// Writes each append in its own transaction, so that one that fails does not fail the others.
async fn write_one_by_one(backend: &Backend, jobs: &mut Vec<PendingAppend>) {
    for job in jobs.drain(..) {
        let result = backend.write(&[&job.append]).await;
        // The receiver may be gone; the lines are written anyway.
        drop(job.done.send(result));
    }
}
