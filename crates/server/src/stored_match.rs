//! Finished matches, parsed once for their pages.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};

use lru::LruCache;
use rules::Match;
use rules::record::Record;
use table::FixedDealsInfo;

use crate::lock;

/// How many parsed matches are cached.
const MAX_MATCHES: NonZeroUsize = NonZeroUsize::new(64).expect("64 is not 0");
/// The maximum size of a cached record in bytes. The longest match needs about half of it.
const MAX_BYTES: usize = 256 << 10;

/// A match from the store.
#[derive(Debug)]
pub(crate) struct StoredMatch {
    /// The record as stored.
    pub(crate) text: String,
    pub(crate) record: Record,
    pub(crate) game: Match,
    /// The source of fixed deals. `None` if the cards were shuffled.
    pub(crate) origin: Option<FixedDealsInfo>,
}

impl StoredMatch {
    fn parse(text: String) -> Option<StoredMatch> {
        let record: Record = text.parse().ok()?;
        let (game, origin) = (record.standing().ok()?, FixedDealsInfo::of(&record));
        Some(StoredMatch { text, record, game, origin })
    }
}

/// A cache of the last used matches. Every step of a replay is a separate request, and would otherwise parse the whole
/// match.
pub(crate) struct StoredMatches {
    parsed: Mutex<LruCache<String, Arc<StoredMatch>>>,
}

impl Default for StoredMatches {
    fn default() -> StoredMatches {
        StoredMatches { parsed: Mutex::new(LruCache::new(MAX_MATCHES)) }
    }
}

impl StoredMatches {
    /// The cached match with this id, if its text is the same. The caller has just read the text from the store, so
    /// deleted matches are never found.
    pub(crate) fn find(&self, id: &str, text: &str) -> Option<Arc<StoredMatch>> {
        let known = lock(&self.parsed).get(id).cloned();
        known.filter(|known| known.text == text)
    }

    /// Parses and caches a match, which takes some milliseconds if it is long. Returns `None` if the text is not a
    /// record.
    pub(crate) fn read(&self, id: &str, text: String) -> Option<Arc<StoredMatch>> {
        if let Some(known) = self.find(id, &text) {
            return Some(known);
        }
        let parsed = Arc::new(StoredMatch::parse(text)?);
        if parsed.text.len() <= MAX_BYTES {
            lock(&self.parsed).put(id.to_owned(), parsed.clone());
        }
        Some(parsed)
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;

    use super::*;

    fn text(name: &str) -> String {
        let names = vec![name.to_owned(); 4];
        Record { names: Some(names), ..Record::new(Rules::default(), vec!["guest".to_owned(); 4]) }.to_string()
    }

    #[test]
    fn a_match_is_parsed_once_and_the_oldest_are_evicted() {
        let matches = StoredMatches::default();
        let first = matches.read("a", text("Ada")).unwrap();
        assert!(Arc::ptr_eq(&first, &matches.read("a", text("Ada")).unwrap()));
        for index in 0..64 {
            matches.read(&format!("b{index}"), text("Ben")).unwrap();
        }
        assert!(!Arc::ptr_eq(&first, &matches.read("a", text("Ada")).unwrap()), "evicted");
    }

    #[test]
    fn a_changed_text_is_parsed_again_and_a_long_one_is_not_cached() {
        let matches = StoredMatches::default();
        matches.read("a", text("Ada")).unwrap();
        assert_eq!(matches.read("a", text("Ben")).unwrap().record.names.as_ref().unwrap()[0], "Ben");
        assert!(matches.read("a", "nonsense".to_owned()).is_none());
        let extensions = vec![("x-note".to_owned(), format!("\"{}\"", "y".repeat(MAX_BYTES)))];
        let long = Record { extensions, ..text("Ada").parse().unwrap() }.to_string();
        let first = matches.read("long", long.clone()).unwrap();
        assert!(!Arc::ptr_eq(&first, &matches.read("long", long).unwrap()));
    }
}
