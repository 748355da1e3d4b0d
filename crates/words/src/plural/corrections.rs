//! Corrections of plural rules that are wrong in the crate.
//!
//! For a CLDR rule such as `n % 100 = 3..10`, version 7.0.2 of `intl_pluralrules` ignores the modulus and compares the
//! whole number, so that 103 counts as `other` in Arabic. These are the rules of all languages with that problem, from
//! the text of the CLDR.

use intl_pluralrules::operands::PluralOperands;

use super::PluralCategory::{self, Few, Many, One, Other, Two, Zero};

/// The rules of a language, if they are wrong in the crate.
pub(super) fn rules(code: &str) -> Option<fn(&PluralOperands) -> PluralCategory> {
    match code {
        "ar" | "ars" => Some(arabic),
        "be" => Some(belarusian),
        "br" => Some(breton),
        "lt" => Some(lithuanian),
        "lv" | "prg" => Some(latvian),
        "mt" => Some(maltese),
        _ => None,
    }
}

#[cfg(test)]
pub(crate) fn is_corrected(code: &str) -> bool {
    rules(code).is_some()
}

/// The last digit and the last two digits of a whole number. `None` for a number with a fraction.
fn last_digits(number: &PluralOperands) -> Option<(u64, u64)> {
    (number.t == 0).then_some((number.i % 10, number.i % 100))
}

fn arabic(number: &PluralOperands) -> PluralCategory {
    match (number.i, last_digits(number)) {
        (0, Some(_)) => Zero,
        (1, Some(_)) => One,
        (2, Some(_)) => Two,
        (_, Some((_, 3..=10))) => Few,
        (_, Some((_, 11..=99))) => Many,
        _ => Other,
    }
}

fn belarusian(number: &PluralOperands) -> PluralCategory {
    match last_digits(number) {
        Some((_, 11..=14)) => Many,
        Some((1, _)) => One,
        Some((2..=4, _)) => Few,
        Some(_) => Many,
        None => Other,
    }
}

fn breton(number: &PluralOperands) -> PluralCategory {
    match last_digits(number) {
        Some((1, last)) if ![11, 71, 91].contains(&last) => One,
        Some((2, last)) if ![12, 72, 92].contains(&last) => Two,
        Some((3 | 4 | 9, last)) if ![1, 7, 9].contains(&(last / 10)) => Few,
        Some(_) if number.i > 0 && number.i.is_multiple_of(1_000_000) => Many,
        _ => Other,
    }
}

fn lithuanian(number: &PluralOperands) -> PluralCategory {
    match last_digits(number) {
        Some((1..=9, 11..=19)) => Other,
        Some((1, _)) => One,
        Some((2..=9, _)) => Few,
        Some(_) => Other,
        None => Many,
    }
}

fn latvian(number: &PluralOperands) -> PluralCategory {
    match last_digits(number) {
        Some((0, _) | (_, 11..=19)) => Zero,
        Some((1, _)) => One,
        // Only the last digit of a fraction counts. Numbers here have one decimal.
        None if number.f % 10 == 1 => One,
        _ => Other,
    }
}

fn maltese(number: &PluralOperands) -> PluralCategory {
    match (number.i, last_digits(number)) {
        (1, Some(_)) => One,
        (0, Some(_)) | (_, Some((_, 2..=10))) => Few,
        (_, Some((_, 11..=19))) => Many,
        _ => Other,
    }
}
