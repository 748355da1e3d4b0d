//! What writing in a language needs besides its texts: digits, marks, direction, plural rules.

use crate::head::Head;
use crate::plural::PluralRules;

/// The habits of one language.
pub(crate) struct Locale {
    pub(crate) head: Head,
    pub(crate) plurals: PluralRules,
}

impl Locale {
    pub(crate) fn new(head: Head) -> Self {
        Self { head, plurals: PluralRules::new(head.plurals) }
    }
}
