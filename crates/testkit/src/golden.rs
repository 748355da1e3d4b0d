//! Golden files: output of the program that is kept in the repository and compared byte for byte.
//!
//! A golden file pins a format that other programs, stored data and other versions rely on: log lines, messages,
//! records, the output of commands. A failing test means that such a format has changed. If that is intended, run the
//! tests of the crate with `QYRSQYRS_BLESS=1`, which rewrites the files, and read the diff before you commit it:
//!
//! ```text
//! QYRSQYRS_BLESS=1 cargo test -p protocol && git diff
//! ```

use std::fs;
use std::path::Path;

/// The environment variable that makes tests rewrite their golden files.
pub const BLESS: &str = "QYRSQYRS_BLESS";

/// Compares a text with a golden file in the `tests` folder of the calling crate.
#[macro_export]
macro_rules! assert_golden {
    ($file:expr, $text:expr) => {
        $crate::golden::check(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join($file), &$text)
    };
}

/// Compares `text` with the golden file at `path`, or rewrites the file if [`BLESS`] is set.
///
/// If they differ. The message has the first line that differs.
pub fn check(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if std::env::var_os(BLESS).is_some_and(|value| !value.is_empty() && value != "0") {
        fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let golden = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if let Some(difference) = first_difference(&golden, text) {
        panic!(
            "{} has changed. If this is intended, run the test with {BLESS}=1 and read the difference before you \
             commit it.\n{difference}",
            path.display()
        );
    }
}

/// The first line that differs, with its number. `None` if the texts are equal.
fn first_difference(golden: &str, text: &str) -> Option<String> {
    if golden == text {
        return None;
    }
    let (mut expected, mut found) = (golden.split_inclusive('\n'), text.split_inclusive('\n'));
    let mut number = 1;
    loop {
        match (expected.next(), found.next()) {
            (Some(expected), Some(found)) if expected == found => number += 1,
            (expected, found) => {
                let show =
                    |line: Option<&str>| line.map_or("the end of the file".to_owned(), |line| format!("{line:?}"));
                return Some(format!("line {number}\n  golden: {}\n  found:  {}", show(expected), show(found)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let shown = first_difference("a\nb\nc\n", "a\nB\nc\n").unwrap();
        assert!(shown.contains("line 2") && shown.contains(r#"golden: "b\n""#) && shown.contains(r#"found:  "B\n""#));
        assert!(first_difference("a\n", "a\nb\n").unwrap().contains("line 2\n  golden: the end of the file"));
        assert!(first_difference("a\n", "a").unwrap().contains("line 1"), "a missing newline is a difference");
    }
}
