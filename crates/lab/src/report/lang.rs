//! The languages of the report, and its numbers in them.
//!
//! The report is for the designer of the game and for operators who choose house rules, not for players, so its texts
//! are here and not in the catalogues of `words`, which must be complete in every language of the game. A text is one
//! `match` over [`ReportLang`], so the compiler finds what a new language lacks.

use std::fmt;
use std::str::FromStr;

/// A language of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportLang {
    /// English.
    En,
    /// German.
    De,
}

/// A text that is no language of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the report is written in en and de")]
pub struct ReportLangError;

impl ReportLang {
    /// All languages, the usual one first.
    pub const ALL: [ReportLang; 2] = [ReportLang::En, ReportLang::De];

    /// The code of the language.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            ReportLang::En => "en",
            ReportLang::De => "de",
        }
    }

    /// The language's own name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ReportLang::En => "English",
            ReportLang::De => "Deutsch",
        }
    }

    /// The file of the page in this language.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            ReportLang::En => "index.html",
            ReportLang::De => "index.de.html",
        }
    }

    /// A number written in English, with the separators of this language and a true minus sign.
    fn local(self, text: String) -> String {
        let swap = |sign: char| match sign {
            '.' => ',',
            ',' => '.',
            other => other,
        };
        let text = text.replace('-', "\u{2212}");
        match self {
            ReportLang::En => text,
            ReportLang::De => text.chars().map(swap).collect(),
        }
    }

    /// A number with this many decimals.
    pub(crate) fn decimal(self, value: f64, decimals: usize) -> String {
        let rounded = format!("{value:.decimals$}");
        let is_zero = rounded.trim_start_matches('-').chars().all(|digit| matches!(digit, '0' | '.'));
        self.local(if is_zero { rounded.trim_start_matches('-').to_owned() } else { rounded })
    }

    /// The same with a sign, also for numbers above 0.
    pub(crate) fn signed(self, value: f64, decimals: usize) -> String {
        let plain = self.decimal(value, decimals);
        let is_zero = !plain.chars().any(|digit| matches!(digit, '1'..='9'));
        if value > 0.0 && !is_zero { format!("+{plain}") } else { plain }
    }

    /// A part as a percentage.
    pub(crate) fn percent(self, part: f64) -> String {
        format!("{}\u{a0}%", self.decimal(100.0 * part, 1))
    }

    /// A whole number with its digits in groups of three.
    pub(crate) fn grouped(self, number: u64) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(',');
            }
            text.push(digit);
        }
        self.local(text)
    }

    /// "6, 7 and 8".
    pub(crate) fn list(self, items: &[String]) -> String {
        let and = match self {
            ReportLang::En => "and",
            ReportLang::De => "und",
        };
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
        }
    }
}

impl fmt::Display for ReportLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for ReportLang {
    type Err = ReportLangError;

    fn from_str(text: &str) -> Result<ReportLang, ReportLangError> {
        ReportLang::ALL.into_iter().find(|lang| lang.code() == text).ok_or(ReportLangError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let (en, de) = (ReportLang::En, ReportLang::De);
        assert_eq!([0, 999, 1000, 12_345_678].map(|n| en.grouped(n)), ["0", "999", "1,000", "12,345,678"]);
        assert_eq!(de.grouped(12_345_678), "12.345.678");
        assert_eq!((en.decimal(-2.04, 1), de.percent(0.241)), ("−2.0".to_owned(), "24,1\u{a0}%".to_owned()));
        assert_eq!([0.04, -0.04, 1.25].map(|value| en.signed(value, 1)), ["0.0", "0.0", "+1.2"]);
        assert_eq!(de.list(&["6", "7", "8"].map(str::to_owned)), "6, 7 und 8");
    }
}
