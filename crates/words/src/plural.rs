//! The plural categories of a language, by the rules of the CLDR.

mod corrections;

use intl_pluralrules::operands::PluralOperands;
use intl_pluralrules::{PluralCategory as Cldr, PluralRuleType};

/// A CLDR plural category. Few languages use all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PluralCategory {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl PluralCategory {
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "zero" => Some(Self::Zero),
            "one" => Some(Self::One),
            "two" => Some(Self::Two),
            "few" => Some(Self::Few),
            "many" => Some(Self::Many),
            "other" => Some(Self::Other),
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) use corrections::is_corrected;

/// The plural rules of one language.
pub(crate) enum PluralRules {
    /// Rules from the crate.
    Cldr(intl_pluralrules::PluralRules),
    /// Rules that are wrong in the crate.
    Corrected(fn(&PluralOperands) -> PluralCategory),
    /// A language that is not in the CLDR. It has only [`PluralCategory::Other`].
    Unknown,
}

impl PluralRules {
    pub(crate) fn new(code: &str) -> Self {
        if let Some(rules) = corrections::rules(code) {
            return Self::Corrected(rules);
        }
        let known = intl_pluralrules::PluralRules::get_locales(PluralRuleType::CARDINAL);
        let locale = known.into_iter().find(|locale| *locale == code);
        let create = |locale| intl_pluralrules::PluralRules::create(locale, PluralRuleType::CARDINAL).ok();
        locale.and_then(create).map_or(Self::Unknown, Self::Cldr)
    }

    /// The category of a number with this number of decimals.
    pub(crate) fn category(&self, value: f64, decimals: usize) -> PluralCategory {
        let operands = operands(value, decimals);
        let selected = match self {
            Self::Corrected(rules) => return rules(&operands),
            Self::Cldr(rules) => rules.select(operands).unwrap_or(Cldr::OTHER),
            Self::Unknown => Cldr::OTHER,
        };
        match selected {
            Cldr::ZERO => PluralCategory::Zero,
            Cldr::ONE => PluralCategory::One,
            Cldr::TWO => PluralCategory::Two,
            Cldr::FEW => PluralCategory::Few,
            Cldr::MANY => PluralCategory::Many,
            Cldr::OTHER => PluralCategory::Other,
        }
    }

    /// Whether any number has this category. Every language has `Other`, at least as the default.
    pub(crate) fn has(&self, category: PluralCategory) -> bool {
        let whole = (0..=200).chain([1_000_000]).map(|number| (f64::from(number), 0));
        let tenths = (0..=20).map(|number| (f64::from(number) / 10.0, 1));
        category == PluralCategory::Other
            || whole.chain(tenths).any(|(value, decimals)| self.category(value, decimals) == category)
    }
}

/// The operands of the plural rules, with their letters in the CLDR.
fn operands(value: f64, decimals: usize) -> PluralOperands {
    let unit = 10_u64.pow(decimals as u32);
    let scaled = (value.abs() * unit as f64).round() as u64;
    let (mut shortest, mut places) = (scaled % unit, decimals);
    while places > 0 && shortest.is_multiple_of(10) {
        (shortest, places) = (shortest / 10, places - 1);
    }
    PluralOperands {
        n: scaled as f64 / unit as f64,
        i: scaled / unit,
        v: decimals,
        w: places,
        f: scaled % unit,
        t: shortest,
    }
}

#[cfg(test)]
mod tests {
    use super::PluralCategory::{self, Few, Many, One, Other, Two, Zero};
    use super::PluralRules;

    #[test]
    fn each_language_has_its_own_plural_rules() {
        let check = |code: &str, expected: &[(f64, usize, PluralCategory)]| {
            let rules = PluralRules::new(code);
            for &(value, decimals, category) in expected {
                assert_eq!(rules.category(value, decimals), category, "{code}: {value}");
                assert!(rules.has(category), "{code}: {category:?}");
            }
        };
        check("en", &[(0.0, 0, Other), (1.0, 0, One), (-1.0, 0, One), (1.0, 1, Other), (2.0, 0, Other)]);
        check("hi", &[(0.0, 0, One), (0.5, 1, One), (1.0, 0, One), (2.0, 0, Other)]);
        check("id", &[(1.0, 0, Other)]);
        check("pl", &[(1.0, 0, One), (2.0, 0, Few), (5.0, 0, Many), (12.0, 0, Many), (22.0, 0, Few), (1.5, 1, Other)]);
        let arabic = [(0.0, Zero), (1.0, One), (2.0, Two), (3.0, Few), (11.0, Many), (100.0, Other), (103.0, Few)];
        check("ar", &arabic.map(|(value, category)| (value, 0, category)));
        check("ar", &[(111.0, 0, Many), (102.0, 0, Other), (3.5, 1, Other)]);
        check("lt", &[(21.0, 0, One), (22.0, 0, Few), (12.0, 0, Other), (1.5, 1, Many)]);
        check("be", &[(21.0, 0, One), (22.0, 0, Few), (25.0, 0, Many), (112.0, 0, Many)]);
        check("lv", &[(0.0, 0, Zero), (111.0, 0, Zero), (21.0, 0, One), (22.0, 0, Other)]);
        check("mt", &[(103.0, 0, Few), (111.0, 0, Many), (120.0, 0, Other)]);
        check("br", &[(23.0, 0, Few), (73.0, 0, Other), (22.0, 0, Two), (1_000_000.0, 0, Many)]);
        check("xx", &[(1.0, 0, Other)]);
    }

    #[test]
    fn a_language_has_only_its_own_categories() {
        let has = |code: &str, category| PluralRules::new(code).has(category);
        assert!(!has("en", Few) && !has("id", One) && !has("pl", Zero) && has("pl", Many));
    }
}
