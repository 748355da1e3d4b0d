//! The queue of matches to analyse. The coach works on threads of its own, on a few matches at a time; a bounded number wait,
//! each only once.

use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use learn::analysis::{Analysis, Coach, RoundReview};
use rules::Round;
use rules::record::Record;
use tokio::sync::{Semaphore, oneshot};

use crate::{App, clock, lock};

/// The most matches in the queue, those in work included.
const MAX_JOBS: usize = 20;
/// The most rounds of a match that is analysed.
pub(crate) const MAX_ROUNDS: usize = 40;

/// The progress of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnalysisProgress {
    /// Behind so many others.
    Waiting(usize),
    /// So many decisions are done, of so many.
    Working(usize, usize),
    /// It could not be finished.
    Failed,
}

/// The queue has no place for another match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QueueFull;

/// The matches that wait for an analysis or get one.
#[derive(Debug)]
pub(crate) struct AnalysisQueue {
    places: Arc<Semaphore>,
    jobs: Mutex<HashMap<String, Arc<AnalysisJob>>>,
    last_number: AtomicUsize,
}

#[derive(Debug)]
struct AnalysisJob {
    /// Earlier jobs have lower numbers.
    number: usize,
    total: usize,
    done: AtomicUsize,
    state: Mutex<JobState>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum JobState {
    Waiting,
    Working,
    Failed,
}

impl AnalysisJob {
    fn state(&self) -> JobState {
        *lock(&self.state)
    }

    fn set_state(&self, state: JobState) {
        *lock(&self.state) = state;
    }
}

impl AnalysisQueue {
    pub(crate) fn new(threads: usize) -> AnalysisQueue {
        AnalysisQueue {
            places: Arc::new(Semaphore::new(threads.max(1))),
            jobs: Mutex::default(),
            last_number: AtomicUsize::new(0),
        }
    }

    /// The progress of the analysis of a match; `None` if it was not requested, or if it is in the store.
    pub(crate) fn progress(&self, id: &str) -> Option<AnalysisProgress> {
        let jobs = lock(&self.jobs);
        let job = jobs.get(id)?;
        Some(match job.state() {
            JobState::Failed => AnalysisProgress::Failed,
            JobState::Working => AnalysisProgress::Working(job.done.load(Relaxed), job.total),
            JobState::Waiting => {
                let before = |other: &&Arc<AnalysisJob>| other.number < job.number && other.state() != JobState::Failed;
                AnalysisProgress::Waiting(jobs.values().filter(before).count())
            }
        })
    }

    /// Adds a match, unless it is in the queue already.
    fn enqueue(&self, id: &str, total: usize) -> Result<Option<Arc<AnalysisJob>>, QueueFull> {
        let mut jobs = lock(&self.jobs);
        if jobs.get(id).is_some_and(|job| job.state() != JobState::Failed) {
            return Ok(None);
        }
        // Failed jobs are kept until the next request, so that a page can show the failure.
        jobs.retain(|_, job| job.state() != JobState::Failed);
        if jobs.len() >= MAX_JOBS {
            return Err(QueueFull);
        }
        let number = self.last_number.fetch_add(1, Relaxed);
        let job =
            Arc::new(AnalysisJob { number, total, done: AtomicUsize::new(0), state: Mutex::new(JobState::Waiting) });
        jobs.insert(id.to_owned(), job.clone());
        Ok(Some(job))
    }
}

impl App {
    /// Queues a match for analysis. Once [`AnalysisQueue::progress`] is `None`, the analysis is in the store.
    pub(crate) fn queue_analysis(&self, id: &str, record: Record) -> Result<(), QueueFull> {
        let total = record.rounds.iter().map(|round| Coach::decisions(round, None)).sum();
        let Some(job) = self.analysis_queue.enqueue(id, total)? else { return Ok(()) };
        let (app, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            let Ok(place) = app.analysis_queue.places.clone().acquire_owned().await else { return };
            job.set_state(JobState::Working);
            let analysis = analyse(&app, &job, record.rounds).await;
            drop(place);
            let Some(analysis) = analysis else { return job.set_state(JobState::Failed) };
            let text = analysis.to_json();
            match app.store.save_analysis(&id, clock::now(), &text).await {
                Ok(()) => drop(lock(&app.analysis_queue.jobs).remove(&id)),
                Err(error) => {
                    tracing::error!(%id, %error, "an analysis could not be stored");
                    job.set_state(JobState::Failed);
                }
            }
        });
        Ok(())
    }

    /// The stored analysis of a match.
    pub(crate) async fn analysis(&self, id: &str) -> Result<Option<Analysis>, store::StoreError> {
        let text = self.store.analysis(id).await?;
        Ok(text.and_then(|text| Analysis::from_json(&text)))
    }
}

/// Analyses one round after another; `None` if the server stops meanwhile, or if something goes wrong.
async fn analyse(app: &App, job: &Arc<AnalysisJob>, rounds: Vec<Round>) -> Option<Analysis> {
    let mut analysis = Analysis::default();
    for (index, round) in rounds.into_iter().enumerate() {
        if *app.stopping.borrow() {
            return None;
        }
        analysis.rounds.push(review(job.clone(), round, index as u64).await?);
    }
    Some(analysis)
}

/// Reviews a round in a thread of its own, which does not keep the server from stopping.
async fn review(job: Arc<AnalysisJob>, round: Round, index: u64) -> Option<RoundReview> {
    let (sender, review) = oneshot::channel();
    let work = move || {
        let mut progress = || {
            job.done.fetch_add(1, Relaxed);
        };
        let _ = sender.send(Coach::default().review(&round, index, None, &mut progress));
    };
    std::thread::Builder::new().name("coach".to_owned()).spawn(work).ok()?;
    review.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_queued_once_and_the_queue_is_bounded() {
        let queue = AnalysisQueue::new(1);
        assert_eq!(queue.progress("a"), None);
        let first = queue.enqueue("a", 32).unwrap().expect("a place");
        assert!(queue.enqueue("a", 32).unwrap().is_none(), "it is in the queue already");
        queue.enqueue("b", 32).unwrap().expect("a place");
        first.set_state(JobState::Working);
        first.done.fetch_add(5, Relaxed);
        assert_eq!(queue.progress("a"), Some(AnalysisProgress::Working(5, 32)));
        assert_eq!(queue.progress("b"), Some(AnalysisProgress::Waiting(1)));
        for index in 2..MAX_JOBS {
            queue.enqueue(&format!("c{index}"), 1).unwrap().expect("a place");
        }
        assert_eq!(queue.enqueue("d", 1).err(), Some(QueueFull));
        first.set_state(JobState::Failed);
        assert_eq!(queue.progress("a"), Some(AnalysisProgress::Failed));
        assert_eq!(queue.progress("b"), Some(AnalysisProgress::Waiting(0)));
        queue.enqueue("a", 32).unwrap().expect("it can be asked for again");
    }
}
