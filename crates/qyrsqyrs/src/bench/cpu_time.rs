//! Processor time. On a busy machine it is more precise than wall-clock time.

use std::time::Duration;

/// A moment on the clock of this thread's processor time. On systems without such a clock, it is wall-clock time.
#[derive(Clone, Copy)]
pub(super) struct CpuInstant(#[cfg(unix)] Duration, #[cfg(not(unix))] std::time::Instant);

#[cfg(unix)]
impl CpuInstant {
    pub(super) fn now() -> CpuInstant {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        CpuInstant(Duration::new(time.tv_sec as u64, time.tv_nsec as u32))
    }

    pub(super) fn elapsed(self) -> Duration {
        CpuInstant::now().0.saturating_sub(self.0)
    }
}

#[cfg(not(unix))]
impl CpuInstant {
    pub(super) fn now() -> CpuInstant {
        CpuInstant(std::time::Instant::now())
    }

    pub(super) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
