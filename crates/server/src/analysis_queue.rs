//! The queue of matches to analyse. The coach works on its own threads, on a few rounds at a time. The number of
//! waiting matches is limited, and a match waits only once. People take turns round by round, so one person's long
//! match does not block another person's.

use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use learn::analysis::{Analysis, Coach, RoundReview, coach_of};
use rules::Round;
use rules::record::Record;
use tokio::sync::oneshot;

use crate::budget::Payer;
use crate::fair_semaphore::{FairSemaphore, QueueFull};
use crate::priority::Priority;
use crate::{App, clock, lock};

/// The maximum number of matches in the queue, including those in work: in total, per address and per person.
const MAX_JOBS: usize = 200;
const MAX_OF_ADDRESS: usize = 40;
const MAX_OF_PERSON: usize = 4;
/// The maximum number of rounds of a match that can be analysed.
pub(crate) const MAX_ROUNDS: usize = 40;

/// The progress of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnalysisProgress {
    /// Waiting behind this many matches from the same address.
    Waiting(usize),
    /// This many decisions are done, out of this many.
    Working(usize, usize),
    /// The analysis failed.
    Failed,
}

/// The matches that are waiting for an analysis or being analysed.
#[derive(Debug)]
pub(crate) struct AnalysisQueue {
    semaphore: FairSemaphore,
    jobs: Mutex<HashMap<String, Arc<AnalysisJob>>>,
    last_number: AtomicUsize,
}

#[derive(Debug)]
struct AnalysisJob {
    /// Earlier jobs have lower numbers.
    number: usize,
    payer: Payer,
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
            semaphore: FairSemaphore::new(threads),
            jobs: Mutex::default(),
            last_number: AtomicUsize::new(0),
        }
    }

    /// The progress of a match's analysis. `None` if it was not requested or is already stored.
    pub(crate) fn progress(&self, id: &str) -> Option<AnalysisProgress> {
        let jobs = lock(&self.jobs);
        let job = jobs.get(id)?;
        Some(match job.state() {
            JobState::Failed => AnalysisProgress::Failed,
            JobState::Working => AnalysisProgress::Working(job.done.load(Relaxed), job.total),
            JobState::Waiting => {
                let before = |other: &&Arc<AnalysisJob>| {
                    let earlier = other.number < job.number && other.payer.address == job.payer.address;
                    earlier && other.state() != JobState::Failed
                };
                AnalysisProgress::Waiting(jobs.values().filter(before).count())
            }
        })
    }

    /// Adds a match unless it is already in the queue.
    fn enqueue(&self, id: &str, payer: Payer, total: usize) -> Result<Option<Arc<AnalysisJob>>, QueueFull> {
        let mut jobs = lock(&self.jobs);
        if jobs.get(id).is_some_and(|job| job.state() != JobState::Failed) {
            return Ok(None);
        }
        // Failed jobs stay until the next request, so that the page can show the failure.
        jobs.retain(|_, job| job.state() != JobState::Failed);
        let count = |fits: &dyn Fn(Payer) -> bool| jobs.values().filter(|job| fits(job.payer)).count();
        let of_address = || count(&|other| other.address == payer.address);
        let of_person = || count(&|other| other.person == payer.person);
        let full = jobs.len() >= MAX_JOBS
            || !payer.is_local() && of_address() >= MAX_OF_ADDRESS
            || payer.person.is_some() && of_person() >= MAX_OF_PERSON;
        if full {
            return Err(QueueFull);
        }
        let number = self.last_number.fetch_add(1, Relaxed);
        let (done, state) = (AtomicUsize::new(0), Mutex::new(JobState::Waiting));
        let job = Arc::new(AnalysisJob { number, payer, total, done, state });
        jobs.insert(id.to_owned(), job.clone());
        Ok(Some(job))
    }
}

impl App {
    /// Queues a match for analysis. Once [`AnalysisQueue::progress`] returns `None`, the analysis is in the store.
    pub(crate) fn queue_analysis(&self, id: &str, payer: Payer, record: Record) -> Result<(), QueueFull> {
        let total = record.rounds.iter().map(|round| Coach::decisions(round, None)).sum();
        let Some(job) = self.analysis_queue.enqueue(id, payer, total)? else { return Ok(()) };
        let (app, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            let analysis = analyse(&app, &job, record).await;
            let Some(analysis) = analysis else { return job.set_state(JobState::Failed) };
            let text = analysis.to_json();
            match app.store.save_analysis(&id, clock::now(), &text).await {
                Ok(()) => drop(lock(&app.analysis_queue.jobs).remove(&id)),
                Err(error) => {
                    tracing::error!(%id, %error, "cannot store an analysis");
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

/// Analyses the rounds in order, each when it is this match's turn. Returns `None` if the server stops or the coach
/// fails.
async fn analyse(app: &App, job: &Arc<AnalysisJob>, record: Record) -> Option<Analysis> {
    let mut analysis = Analysis::default();
    let coach = coach_of(&record.players);
    for (index, round) in record.rounds.into_iter().enumerate() {
        let _permit = app.analysis_queue.semaphore.acquire(job.payer, usize::MAX).await.ok()?;
        if *app.stopping.borrow() {
            return None;
        }
        job.set_state(JobState::Working);
        analysis.rounds.push(review(job.clone(), coach, round, index as u64).await?);
    }
    Some(analysis)
}

/// Reviews a round on a new thread, which does not delay the stop of the server.
async fn review(job: Arc<AnalysisJob>, coach: Coach, round: Round, index: u64) -> Option<RoundReview> {
    let (sender, review) = oneshot::channel();
    let work = move || {
        Priority::Coach.apply_to_this_thread();
        let mut progress = || {
            job.done.fetch_add(1, Relaxed);
        };
        let _ = sender.send(coach.review(&round, index, None, &mut progress));
    };
    std::thread::Builder::new().name("coach".to_owned()).spawn(work).ok()?;
    review.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payer(address: u8, person: Option<u8>) -> Payer {
        Payer { address: [192, 0, 2, address].into(), person: person.map(|person| table::PlayerId([person; 16])) }
    }

    #[test]
    fn matches_are_queued_once_and_limited_by_person_and_address() {
        let queue = AnalysisQueue::new(1);
        let ada = payer(1, Some(1));
        assert_eq!(queue.progress("a"), None);
        let first = queue.enqueue("a", ada, 32).unwrap().expect("queued");
        assert!(queue.enqueue("a", payer(2, None), 32).unwrap().is_none(), "already in the queue");
        queue.enqueue("b", ada, 32).unwrap().expect("queued");
        first.set_state(JobState::Working);
        first.done.fetch_add(5, Relaxed);
        assert_eq!(queue.progress("a"), Some(AnalysisProgress::Working(5, 32)));
        assert_eq!(queue.progress("b"), Some(AnalysisProgress::Waiting(1)));
        for index in 2..MAX_OF_PERSON {
            queue.enqueue(&format!("c{index}"), ada, 1).unwrap().expect("queued");
        }
        assert_eq!(queue.enqueue("d", ada, 1).err(), Some(QueueFull));
        for index in MAX_OF_PERSON..MAX_OF_ADDRESS {
            queue.enqueue(&format!("d{index}"), payer(1, None), 1).unwrap().expect("queued");
        }
        assert_eq!(queue.enqueue("e", payer(1, None), 1).err(), Some(QueueFull));
        queue.enqueue("e", payer(2, Some(2)), 1).unwrap().expect("another address has its own limit");
        assert_eq!(queue.progress("e"), Some(AnalysisProgress::Waiting(0)));
        first.set_state(JobState::Failed);
        assert_eq!(queue.progress("a"), Some(AnalysisProgress::Failed));
        assert_eq!(queue.progress("b"), Some(AnalysisProgress::Waiting(0)));
        queue.enqueue("a", ada, 32).unwrap().expect("a failed match can be queued again");
    }
}
