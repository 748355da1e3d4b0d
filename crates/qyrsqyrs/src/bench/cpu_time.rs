//! Processor time: on a busy machine it says more than wall-clock time.

use std::time::Duration;

/// A moment on the clock that counts the processor time of this thread. Where there is no such clock, it counts real time.
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
