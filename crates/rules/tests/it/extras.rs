//! What other programs put into a record under keys that start with `x-`.

use rules::record::Record;

fn with_extras(extras: &str) -> String {
    format!(
        r#"{{"format": "qyrsqyrs/1", "rules": {{"players": 3}}, "players": ["a", "b", "c"], "rounds": [], {extras}}}"#
    )
}

#[test]
fn a_record_is_written_on_one_line_whatever_the_extras_look_like() {
    let record: Record = with_extras("\"x-note\": {\n  \"a\":\r\n [1,\n 2]\n}").parse().expect("a record");
    let line = record.to_string();
    assert!(!line.contains(['\n', '\r']), "{line}");
    assert_eq!(line.parse::<Record>().expect("the same record").to_string(), line);
}

/// As many as fit into a record; comparing each with each would take many seconds.
#[test]
fn keys_of_ones_own_may_be_very_many_but_each_only_once() {
    let many: Vec<String> = (0..80_000).map(|number| format!("\"x-{number}\":0")).collect();
    let record: Record = with_extras(&many.join(",")).parse().expect("a record");
    assert_eq!(record.extensions.len(), many.len());
    let error = with_extras(&(many.join(",") + ",\"x-77\":0")).parse::<Record>().unwrap_err();
    assert_eq!(error.message, "the key \"x-77\" stands twice in a record");
}
