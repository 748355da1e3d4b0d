//! Any text: what is read as a card or as a set of cards is printed the same way again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Card, CardSet};

fuzz_target!(|text: &str| {
    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string(), text);
    }
    if let Ok(set) = text.parse::<CardSet>() {
        assert_eq!(set.to_string().parse::<CardSet>(), Ok(set));
    }
});
