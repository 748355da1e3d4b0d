//! Numbers as the readers of a language write them.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use crate::Lang;

/// How a language groups digits and marks the decimals.
struct Habit {
    group: char,
    point: char,
    /// Groups of two above the thousands, as in 12,34,567.
    indian: bool,
    bengali_digits: bool,
}

const fn habit(lang: Lang) -> Habit {
    let (group, point) = match lang {
        Lang::De | Lang::Id => ('.', ','),
        Lang::En | Lang::Hi | Lang::Bn => (',', '.'),
    };
    // Hindi screens show Latin digits, Bengali ones their own.
    let (indian, bengali_digits) = (matches!(lang, Lang::Hi | Lang::Bn), matches!(lang, Lang::Bn));
    Habit { group, point, indian, bengali_digits }
}

/// Writes `value` with `decimals` places, grouped unless it is a name rather than an amount (a year).
pub(crate) fn format(lang: Lang, value: f64, decimals: usize, grouped: bool) -> String {
    let habit = habit(lang);
    let latin = format!("{:.decimals$}", value.abs());
    let (whole, fraction) = latin.split_once('.').unwrap_or((&latin, ""));
    let mut text = String::with_capacity(latin.len() * 3);
    // A rounded zero has no sign.
    if value < 0.0 && latin.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
        text.push('\u{2212}');
    }
    for (index, digit) in whole.chars().enumerate() {
        if grouped && index > 0 && starts_group(whole.len() - index, habit.indian) {
            text.push(habit.group);
        }
        text.push(script(digit, habit.bengali_digits));
    }
    if !fraction.is_empty() {
        text.push(habit.point);
        text.extend(fraction.chars().map(|digit| script(digit, habit.bengali_digits)));
    }
    text
}

/// Whether a separator stands before the digit that has `left` digits from itself to the end.
const fn starts_group(left: usize, indian: bool) -> bool {
    if indian { left == 3 || (left > 3 && left % 2 == 1) } else { left.is_multiple_of(3) }
}

fn script(digit: char, bengali: bool) -> char {
    match digit.to_digit(10) {
        Some(value) if bengali => char::from_u32('০' as u32 + value).unwrap_or(digit),
        _ => digit,
    }
}

fn of_fluent(lang: Lang, number: &FluentNumber) -> String {
    let decimals = number.options.minimum_fraction_digits.unwrap_or(0);
    format(lang, number.value, decimals, number.options.use_grouping)
}

/// The hook by which Fluent writes the numbers of a bundle. It has to be a plain function, hence one
/// for each language.
pub(crate) fn formatter<M>(lang: Lang) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    fn hook<const LANG: usize, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
        match value {
            FluentValue::Number(number) => Some(of_fluent(Lang::ALL[LANG], number)),
            _ => None,
        }
    }
    match lang {
        Lang::En => hook::<0, M>,
        Lang::De => hook::<1, M>,
        Lang::Id => hook::<2, M>,
        Lang::Hi => hook::<3, M>,
        Lang::Bn => hook::<4, M>,
    }
}

#[cfg(test)]
mod tests {
    use super::format;
    use crate::Lang;

    #[test]
    fn amounts_follow_the_habit_of_the_language() {
        for (lang, value, expected) in [
            (Lang::En, 1_234_567.0, "1,234,567"),
            (Lang::De, 1_234_567.0, "1.234.567"),
            (Lang::Id, 1_234.0, "1.234"),
            (Lang::Hi, 1_234_567.0, "12,34,567"),
            (Lang::Bn, 1_234_567.0, "১২,৩৪,৫৬৭"),
            (Lang::Bn, 140.0, "১৪০"),
            (Lang::En, 0.0, "0"),
            (Lang::En, -12.0, "−12"),
            (Lang::Hi, 100_000.0, "1,00,000"),
            (Lang::En, 999.0, "999"),
        ] {
            assert_eq!(format(lang, value, 0, true), expected);
        }
    }

    #[test]
    fn decimals_and_years() {
        assert_eq!(format(Lang::De, 35.42, 1, true), "35,4");
        assert_eq!(format(Lang::Bn, 35.42, 1, true), "৩৫.৪");
        assert_eq!(format(Lang::En, -0.04, 1, true), "0.0");
        assert_eq!(format(Lang::De, 2026.0, 0, false), "2026");
    }
}
