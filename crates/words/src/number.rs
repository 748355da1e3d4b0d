//! Numbers in the notation of a language.

use arrayvec::ArrayVec;

use crate::head::Head;

/// Writes `value` with `decimals` decimal places, and with group separators if `grouped` is true.
///
/// It writes digit by digit, because numbers are a good part of the cost of a frame.
pub(crate) fn write(head: &Head, value: f64, decimals: usize, grouped: bool, out: &mut String) {
    let mut rest = (value.abs() * 10_u32.pow(decimals as u32) as f64).round() as u64;
    // A rounded zero has no sign.
    if value < 0.0 && rest > 0 {
        out.push('\u{2212}');
    }
    let mut digits: ArrayVec<u8, 20> = ArrayVec::new();
    while rest > 0 || digits.len() <= decimals {
        digits.push((rest % 10) as u8);
        rest /= 10;
    }
    for (left, digit) in (1..=digits.len()).rev().zip(digits.iter().rev()) {
        let whole = left.saturating_sub(decimals);
        if left == decimals {
            out.push(head.point);
        } else if grouped && left < digits.len() && whole > 0 && starts_group(whole, head.indian) {
            out.push(head.group);
        }
        out.push(head.digits[usize::from(*digit)]);
    }
}

/// Whether a separator comes before the digit with which the last `left` digits start.
const fn starts_group(left: usize, indian: bool) -> bool {
    if indian { left == 3 || (left > 3 && left % 2 == 1) } else { left.is_multiple_of(3) }
}

#[cfg(test)]
mod tests {
    use super::write;
    use crate::Lang;
    use crate::language::Language;

    fn format(lang: Lang, value: f64, decimals: usize, grouped: bool) -> String {
        let mut text = String::new();
        write(&Language::of(lang).head, value, decimals, grouped, &mut text);
        text
    }

    #[test]
    fn amounts_follow_the_notation_of_the_language() {
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
        assert_eq!(format(Lang::En, 0.5, 1, true), "0.5");
        assert_eq!(format(Lang::En, -1234.56, 1, true), "−1,234.6");
        assert_eq!(format(Lang::De, 2026.0, 0, false), "2026");
    }
}
