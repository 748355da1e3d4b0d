//! Lowers the priority of threads for long work, so that a player's move never waits for a core while another person's
//! match is analysed.

use std::cell::Cell;

/// The priority of threads for long work. The threads that serve sockets keep the priority of the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Priority {
    /// Bots, hints, imports and exports: a person is waiting for the result.
    Work,
    /// The coach, whose result is read later.
    Coach,
}

impl Priority {
    /// The increment of the nice value.
    const fn nice(self) -> i32 {
        match self {
            Priority::Work => 5,
            Priority::Coach => 15,
        }
    }

    /// Gives this thread the priority. A thread keeps the first one that it gets, because only a privileged process can
    /// raise the priority again.
    pub(crate) fn apply_to_this_thread(self) {
        thread_local! {
            static LOWERED: Cell<bool> = const { Cell::new(false) };
        }
        if LOWERED.replace(true) {
            return;
        }
        // On Linux, each thread has its own nice value. Elsewhere this would slow down the whole process.
        #[cfg(target_os = "linux")]
        if let Err(error) = rustix::process::nice(self.nice()) {
            tracing::debug!(%error, "a thread keeps its priority");
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    fn of_this_thread() -> i32 {
        rustix::process::getpriority_process(None).expect("the priority")
    }

    #[test]
    fn a_thread_keeps_its_first_priority_and_others_keep_theirs() {
        let before = of_this_thread();
        let inside = std::thread::spawn(|| {
            Priority::Coach.apply_to_this_thread();
            Priority::Work.apply_to_this_thread();
            of_this_thread()
        });
        // 19 is the lowest priority.
        assert_eq!(inside.join().unwrap(), (before + 15).min(19));
        assert_eq!(of_this_thread(), before);
    }

    #[tokio::test]
    async fn long_work_runs_at_a_lower_priority() {
        let before = of_this_thread();
        for _ in 0..3 {
            let inside = crate::work_pool::spawn_blocking(of_this_thread).await.unwrap();
            assert_eq!(inside, (before + 5).min(19));
        }
        assert_eq!(of_this_thread(), before);
    }
}
