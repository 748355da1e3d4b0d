//! The plural categories of the five languages.

use crate::Lang;

/// A plural category; our languages know two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PluralCategory {
    One,
    Other,
}

impl PluralCategory {
    /// The category of a number shown with so many decimals.
    pub(crate) fn of(lang: Lang, value: f64, decimals: usize) -> Self {
        let one = match lang {
            Lang::En | Lang::De => value.abs() == 1.0 && decimals == 0,
            Lang::Id => false,
            // Nothing, a part and one are all singular.
            Lang::Hi | Lang::Bn => value.abs() <= 1.0,
        };
        if one { Self::One } else { Self::Other }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "one" => Some(Self::One),
            "other" => Some(Self::Other),
            _ => None,
        }
    }
}
