//! The properties of a language besides its texts: digits, separators, direction, plural rules.

use crate::head::Head;
use crate::plural::PluralRules;

/// The head of one language, and its plural rules.
pub(crate) struct Locale {
    pub(crate) head: Head,
    pub(crate) plurals: PluralRules,
}

impl Locale {
    pub(crate) fn new(head: Head) -> Self {
        Self { head, plurals: PluralRules::new(head.plurals) }
    }
}
