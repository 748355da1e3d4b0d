//! Values that follow from the round on the table. Each is computed at most once after an event, when it is first
//! needed.

use std::fmt;
use std::sync::OnceLock;

use rules::{Claim, PublicView, Round};

/// Values that follow from the round. Its `Debug` output leaves them out: two tables with the same state print the same
/// text, whether or not anybody has asked for these values.
#[derive(Clone, Default)]
pub(crate) struct Derived {
    public: OnceLock<PublicView>,
    claim: OnceLock<Option<Claim>>,
}

impl fmt::Debug for Derived {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Derived")
    }
}

impl Derived {
    /// What everybody may know of the round. [`Round::public`] replays every card played, so it is called once.
    pub(crate) fn public(&self, round: &Round) -> &PublicView {
        self.public.get_or_init(|| round.public())
    }

    /// What the player whose turn it is may claim.
    pub(crate) fn claim(&self, claim: impl FnOnce() -> Option<Claim>) -> Option<Claim> {
        *self.claim.get_or_init(claim)
    }
}
