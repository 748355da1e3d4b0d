//! The coach works here, off the threads that serve sockets: a few matches at a time, a bounded number waiting, each only once.

mod kept;

use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use learn::analysis::{Analysis, Coach, RoundReview};
use rules::Round;
use rules::record::Record;
use tokio::sync::{Semaphore, oneshot};

use crate::{App, clock};

/// The most matches that may wait or be looked at.
const MAX_WAITING: usize = 20;
/// The most rounds of a match that the coach looks at.
pub(crate) const MAX_ROUNDS: usize = 40;

/// How far the coach is with a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// So many others come first.
    Waiting(usize),
    /// So many decisions of so many have been looked at.
    Working(usize, usize),
    /// It could not be finished.
    Failed,
}

/// Too many matches are waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QueueFull;

/// The pool that the coach works in.
#[derive(Debug)]
pub(crate) struct AnalysisQueue {
    places: Arc<Semaphore>,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    asked: AtomicUsize,
}

#[derive(Debug)]
struct Job {
    /// Earlier requests have lower numbers.
    number: usize,
    total: usize,
    done: AtomicUsize,
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Waiting,
    Working,
    Failed,
}

impl Job {
    fn state(&self) -> State {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_state(&self, state: State) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }
}

impl AnalysisQueue {
    pub(crate) fn new(threads: usize) -> AnalysisQueue {
        AnalysisQueue {
            places: Arc::new(Semaphore::new(threads.max(1))),
            jobs: Mutex::default(),
            asked: AtomicUsize::new(0),
        }
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the coach is with a match; nothing if nobody has asked, or if the answer is in the store.
    pub(crate) fn progress(&self, id: &str) -> Option<Progress> {
        let jobs = self.jobs();
        let job = jobs.get(id)?;
        Some(match job.state() {
            State::Failed => Progress::Failed,
            State::Working => Progress::Working(job.done.load(Relaxed), job.total),
            State::Waiting => {
                let before = |other: &&Arc<Job>| other.number < job.number && other.state() != State::Failed;
                Progress::Waiting(jobs.values().filter(before).count())
            }
        })
    }

    /// Takes a place in the line, unless the match is in it already.
    fn enqueue(&self, id: &str, total: usize) -> Result<Option<Arc<Job>>, QueueFull> {
        let mut jobs = self.jobs();
        if jobs.get(id).is_some_and(|job| job.state() != State::Failed) {
            return Ok(None);
        }
        // What failed is forgotten when somebody asks for anything: nobody has looked at it for long enough.
        jobs.retain(|_, job| job.state() != State::Failed);
        if jobs.len() >= MAX_WAITING {
            return Err(QueueFull);
        }
        let number = self.asked.fetch_add(1, Relaxed);
        let job = Arc::new(Job { number, total, done: AtomicUsize::new(0), state: Mutex::new(State::Waiting) });
        jobs.insert(id.to_owned(), job.clone());
        Ok(Some(job))
    }
}

impl App {
    /// Asks the coach to look at a match; the answer is in the store when there is no progress any more.
    pub(crate) fn ask_coach(&self, id: &str, record: Record) -> Result<(), QueueFull> {
        let total = record.rounds.iter().map(|round| Coach::decisions(round, None)).sum();
        let Some(job) = self.coaches().enqueue(id, total)? else { return Ok(()) };
        let (app, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            let Ok(place) = app.coaches().places.clone().acquire_owned().await else { return };
            job.set_state(State::Working);
            let found = analyse(&app, &job, record.rounds).await;
            drop(place);
            let Some(analysis) = found else { return job.set_state(State::Failed) };
            let text = kept::write(&analysis).write();
            match app.store().save_analysis(&id, clock::now(), &text).await {
                Ok(()) => drop(app.coaches().jobs().remove(&id)),
                Err(error) => {
                    tracing::error!(%id, %error, "what the coach said could not be kept");
                    job.set_state(State::Failed);
                }
            }
        });
        Ok(())
    }

    /// What the coach said about a match, if it was ever asked.
    pub(crate) async fn analysis(&self, id: &str) -> Result<Option<Analysis>, store::StoreError> {
        let text = self.store().analysis(id).await?;
        Ok(text.and_then(|text| kept::read(&protocol::Analysis::read(&text)?)))
    }
}

/// Looks at one round after another; nothing if the server ends meanwhile, or if something goes wrong.
async fn analyse(app: &App, job: &Arc<Job>, rounds: Vec<Round>) -> Option<Analysis> {
    let mut analysis = Analysis::default();
    for (index, round) in rounds.into_iter().enumerate() {
        if *app.stopping().borrow() {
            return None;
        }
        analysis.rounds.push(review(job.clone(), round, index as u64).await?);
    }
    Some(analysis)
}

/// Looks at a round, in a thread of its own that does not hold the server up when it ends.
async fn review(job: Arc<Job>, round: Round, index: u64) -> Option<RoundReview> {
    let (answer, found) = oneshot::channel();
    let work = move || {
        let mut progress = || {
            job.done.fetch_add(1, Relaxed);
        };
        let _ = answer.send(Coach::default().review(&round, index, None, &mut progress));
    };
    std::thread::Builder::new().name("coach".to_owned()).spawn(work).ok()?;
    found.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_looked_at_once_and_the_line_has_an_end() {
        let coaches = AnalysisQueue::new(1);
        assert_eq!(coaches.progress("a"), None);
        let first = coaches.enqueue("a", 32).unwrap().expect("a place");
        assert!(coaches.enqueue("a", 32).unwrap().is_none(), "it stands in the line already");
        coaches.enqueue("b", 32).unwrap().expect("a place");
        first.set_state(State::Working);
        first.done.fetch_add(5, Relaxed);
        assert_eq!(coaches.progress("a"), Some(Progress::Working(5, 32)));
        assert_eq!(coaches.progress("b"), Some(Progress::Waiting(1)));
        for index in 2..MAX_WAITING {
            coaches.enqueue(&format!("c{index}"), 1).unwrap().expect("a place");
        }
        assert_eq!(coaches.enqueue("d", 1).err(), Some(QueueFull));
        first.set_state(State::Failed);
        assert_eq!(coaches.progress("a"), Some(Progress::Failed));
        assert_eq!(coaches.progress("b"), Some(Progress::Waiting(0)));
        coaches.enqueue("a", 32).unwrap().expect("it can be asked for again");
    }
}
