//! The queue of matches to analyse. The coach works on threads of its own, on a few rounds at a time; a bounded number of
//! matches wait, each only once. Everybody gets a round in turn, so a long match of one person does not keep the coach from
//! another one.

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

/// The most matches in the queue, those in work included: of everybody, of an address, of a person.
const MAX_JOBS: usize = 200;
const MAX_OF_ADDRESS: usize = 40;
const MAX_OF_PERSON: usize = 4;
/// The most rounds of a match that is analysed.
pub(crate) const MAX_ROUNDS: usize = 40;

/// The progress of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnalysisProgress {
    /// Behind so many others of the same address.
    Waiting(usize),
    /// So many decisions are done, of so many.
    Working(usize, usize),
    /// It could not be finished.
    Failed,
}

/// The matches that wait for an analysis or get one.
#[derive(Debug)]
pub(crate) struct AnalysisQueue {
    places: FairSemaphore,
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
        AnalysisQueue { places: FairSemaphore::new(threads), jobs: Mutex::default(), last_number: AtomicUsize::new(0) }
    }

    /// The progress of the analysis of a match; `None` if it was not requested, or if it is in the store.
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

    /// Adds a match, unless it is in the queue already.
    fn enqueue(&self, id: &str, payer: Payer, total: usize) -> Result<Option<Arc<AnalysisJob>>, QueueFull> {
        let mut jobs = lock(&self.jobs);
        if jobs.get(id).is_some_and(|job| job.state() != JobState::Failed) {
            return Ok(None);
        }
        // Failed jobs are kept until the next request, so that a page can show the failure.
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
    /// Queues a match for analysis. Once [`AnalysisQueue::progress`] is `None`, the analysis is in the store.
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

/// Analyses one round after another, each when it is its turn; `None` if the server stops meanwhile, or if something goes wrong.
async fn analyse(app: &App, job: &Arc<AnalysisJob>, record: Record) -> Option<Analysis> {
    let mut analysis = Analysis::default();
    let coach = coach_of(&record.players);
    for (index, round) in record.rounds.into_iter().enumerate() {
        let _place = app.analysis_queue.places.acquire(job.payer, usize::MAX).await.ok()?;
        if *app.stopping.borrow() {
            return None;
        }
        job.set_state(JobState::Working);
        analysis.rounds.push(review(job.clone(), coach, round, index as u64).await?);
    }
    Some(analysis)
}

/// Reviews a round in a thread of its own, which does not keep the server from stopping.
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
    fn a_match_is_queued_once_and_a_person_and_an_address_have_so_many() {
        let queue = AnalysisQueue::new(1);
        let ada = payer(1, Some(1));
        assert_eq!(queue.progress("a"), None);
        let first = queue.enqueue("a", ada, 32).unwrap().expect("a place");
        assert!(queue.enqueue("a", payer(2, None), 32).unwrap().is_none(), "it is in the queue already");
        queue.enqueue("b", ada, 32).unwrap().expect("a place");
        first.set_state(JobState::Working);
        first.done.fetch_add(5, Relaxed);
        assert_eq!(queue.progress("a"), Some(AnalysisProgress::Working(5, 32)));
        assert_eq!(queue.progress("b"), Some(AnalysisProgress::Waiting(1)));
        for index in 2..MAX_OF_PERSON {
            queue.enqueue(&format!("c{index}"), ada, 1).unwrap().expect("a place");
        }
        assert_eq!(queue.enqueue("d", ada, 1).err(), Some(QueueFull));
        for index in MAX_OF_PERSON..MAX_OF_ADDRESS {
            queue.enqueue(&format!("d{index}"), payer(1, None), 1).unwrap().expect("a place");
        }
        assert_eq!(queue.enqueue("e", payer(1, None), 1).err(), Some(QueueFull));
        queue.enqueue("e", payer(2, Some(2)), 1).unwrap().expect("a place for another address");
        assert_eq!(queue.progress("e"), Some(AnalysisProgress::Waiting(0)));
        first.set_state(JobState::Failed);
        assert_eq!(queue.progress("a"), Some(AnalysisProgress::Failed));
        assert_eq!(queue.progress("b"), Some(AnalysisProgress::Waiting(0)));
        queue.enqueue("a", ada, 32).unwrap().expect("it can be asked for again");
    }
}
