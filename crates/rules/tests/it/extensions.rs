//! What other programs put into a record under keys that start with `x-`.

use rules::record::Record;

fn with_extensions(extensions: &str) -> String {
    format!(
        r#"{{"format": "qyrsqyrs/1", "rules": {{"players": 3}}, "players": ["a", "b", "c"], "rounds": [], {extensions}}}"#
    )
}

#[test]
fn extensions_with_line_breaks_are_written_on_one_line() {
    let record: Record = with_extensions("\"x-note\": {\n  \"a\":\r\n [1,\n 2]\n}").parse().expect("a record");
    let line = record.to_string();
    assert!(!line.contains(['\n', '\r']), "{line}");
    assert_eq!(line.parse::<Record>().expect("the same record").to_string(), line);
}

/// As many as fit into a record; comparing each with each would take many seconds.
#[test]
fn a_record_may_have_many_extensions_but_no_duplicate() {
    let many: Vec<String> = (0..80_000).map(|number| format!("\"x-{number}\":0")).collect();
    let record: Record = with_extensions(&many.join(",")).parse().expect("a record");
    assert_eq!(record.extensions.len(), many.len());
    let error = with_extensions(&(many.join(",") + ",\"x-77\":0")).parse::<Record>().unwrap_err();
    assert_eq!(error.message, "the key \"x-77\" stands twice in a record");
}
