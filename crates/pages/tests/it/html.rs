//! Checks for the HTML of every page.

/// Checks that ids are unique and that scripts and styles are files, because the content security policy allows nothing
/// inline.
pub(crate) fn check_html(name: &str, html: &str) {
    let mut ids: Vec<_> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "{name}");
    assert!(!html.contains(" style=\"") && !html.contains("<style") && !html.contains(" onclick"), "{name}");
    for script in html.split("<script").skip(1) {
        let file = script.starts_with(" type=\"module\" src=\"/a/");
        assert!(file || script.starts_with(" type=\"application/json\""), "{name}: {script:.80}");
    }
}
