//! The choice of a language from a browser's header, a locale or a code.

use std::fmt;
use std::str::FromStr;

pub use crate::language::Lang;

/// The text does not name a known language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", Lang::codes())
    }
}

impl std::error::Error for UnknownLang {}

impl Lang {
    /// The language that a browser prefers by its `Accept-Language` header: of those in the menu, the one with the
    /// highest quality, and of equals the earlier. English if none fits or the header is malformed.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::from_accept_language("fr, de-AT;q=0.8, en;q=0.5"), Lang::De);
    /// ```
    #[must_use]
    pub fn from_accept_language(header: &str) -> Self {
        let mut best = (0, Self::default());
        for item in header.split(',') {
            let mut parts = item.split(';');
            let Some(lang) = parts.next().and_then(Self::offered) else { continue };
            let quality = parts.find_map(quality_in_thousandths).unwrap_or(1000);
            if quality > best.0 {
                best = (quality, lang);
            }
        }
        best.1
    }

    /// The language of a terminal by its locale variables. As in POSIX, the first one that is set decides. Pass
    /// `LC_ALL`, `LC_MESSAGES` and `LANG` in this order.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::from_locale([None, None, Some("hi_IN.UTF-8")]), Lang::Hi);
    /// ```
    #[must_use]
    pub fn from_locale<'a>(variables: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        let set = variables.into_iter().flatten().find(|value| !value.is_empty());
        set.and_then(Self::offered).unwrap_or_default()
    }

    /// The language of a tag such as `de`, `de-AT` or `de_AT.UTF-8@euro`. The region is ignored.
    fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.trim().split(['-', '_', '.', '@']).next()?;
        // Java and old systems still use "in" for Indonesian.
        if primary.eq_ignore_ascii_case("in") {
            return Some(Self::Id);
        }
        Self::known().find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }

    /// The language of a tag, if the menu has it. A language with many gaps needs an explicit request.
    fn offered(tag: &str) -> Option<Self> {
        Self::of_tag(tag).filter(|lang| Self::menu().any(|offered| offered == *lang))
    }
}

/// The quality value of `q=0.8`, in thousandths. An invalid quality counts as 0, so that a malformed item never beats a
/// valid one.
fn quality_in_thousandths(parameter: &str) -> Option<u32> {
    let (name, value) = parameter.split_once('=')?;
    if !name.trim().eq_ignore_ascii_case("q") {
        return None;
    }
    let quality: f32 = value.trim().parse().unwrap_or(0.0);
    let is_valid = (0.0..=1.0).contains(&quality);
    Some(if is_valid { (quality * 1000.0).round() as u32 } else { 0 })
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        Self::of_tag(text).ok_or(UnknownLang)
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_browser_gets_the_language_it_prefers_most() {
        for (header, expected) in [
            ("de", Lang::De),
            ("de-AT,de;q=0.9", Lang::De),
            ("DE-ch", Lang::De),
            ("id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7", Lang::Id),
            ("in-ID", Lang::Id),
            ("hi-IN", Lang::Hi),
            ("bn-BD, en;q=0.9", Lang::Bn),
            ("en;q=0.3, bn;q=0.4", Lang::Bn),
            ("fr-FR, fr;q=0.9, bn;q=0.2", Lang::Bn),
            ("de;q=0.5, hi;q=0.5", Lang::De),
            ("de;q=0, en;q=0.1", Lang::En),
            ("de;q=0", Lang::En),
            ("*", Lang::En),
            ("*, hi;q=0.1", Lang::Hi),
            (" ; , ;;q=1 ,hi ; q=0.9", Lang::Hi),
            ("de;q=nonsense, id;q=0.1", Lang::Id),
            ("de;q=7, id;q=0.1", Lang::Id),
            ("de;q=-1, id;q=0.1", Lang::Id),
            ("de;level=1;q=0.2, id;q=0.3", Lang::Id),
            ("den, idx, english", Lang::En),
            ("", Lang::En),
            ("\u{0}\u{fffd},,,;;;===", Lang::En),
            ("fr, ja, zh-Hant-TW", Lang::En),
        ] {
            assert_eq!(Lang::from_accept_language(header), expected, "{header:?}");
        }
    }

    #[test]
    fn a_terminal_uses_the_first_locale_that_is_set() {
        for (variables, expected) in [
            ([None, None, Some("de_AT.UTF-8")], Lang::De),
            ([Some("bn_BD"), None, Some("de_DE.UTF-8")], Lang::Bn),
            ([Some(""), Some("hi_IN@x"), Some("de")], Lang::Hi),
            ([Some("C.UTF-8"), None, Some("de_DE")], Lang::En),
            ([None, None, None], Lang::En),
        ] {
            assert_eq!(Lang::from_locale(variables), expected, "{variables:?}");
        }
    }

    #[test]
    fn codes_round_trip() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        assert!("xx".parse::<Lang>().is_err());
    }
}
