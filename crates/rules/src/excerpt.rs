//! Excerpts of untrusted texts for messages.

/// The first 24 characters of a text, so that a message that quotes it is never a screenful. Control characters, which
/// a terminal would obey, are replaced.
///
/// ```
/// assert_eq!(rules::excerpt("R9\u{1B}"), "R9\u{FFFD}");
/// ```
#[must_use]
pub fn excerpt(text: &str) -> String {
    let mut quoted: String = text.chars().take(24).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect();
    if text.chars().nth(24).is_some() {
        quoted.push('…');
    }
    quoted
}
