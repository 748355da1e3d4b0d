//! Any bytes: what is read as a record is a match by the rules, and one line that is read as the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::record::Record;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = Record::read(bytes) else { return };
    let line = record.to_string();
    assert!(!line.contains(['\n', '\r']), "more than one line: {line}");
    let again = Record::read(line.as_bytes()).expect("what was written can be read");
    assert_eq!(again.to_string(), line);
    let game = record.game().expect("what was read is a match by the rules");
    assert!(game.scores().iter().all(|score| score.raw.iter().sum::<u32>() == 140));
    assert_eq!(game.winners().count() > 0, game.is_over());
});
