//! The house rules of a table, in one value.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::PlayerCount;

/// A text that names none of an option's values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is no value of {option}: choose {choices}")]
pub struct OptionError {
    option: &'static str,
    text: String,
    choices: &'static str,
}

/// Declares an option whose values have names in records and on the command line, so that the enum, its
/// parser, its printer and the list in the error message cannot drift apart.
macro_rules! named_option {
    (
        $(#[$doc:meta])* $name:ident = $option:literal, choices $choices:literal {
            $( $(#[$variant_doc:meta])* $variant:ident = $text:literal, )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $( $(#[$variant_doc])* #[serde(rename = $text)] $variant, )+ }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// The value's name in records and on the command line.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $name {
            type Err = OptionError;

            fn from_str(text: &str) -> Result<$name, OptionError> {
                match text {
                    $($text => Ok($name::$variant),)+
                    _ => Err(OptionError { option: $option, text: crate::excerpt(text), choices: $choices }),
                }
            }
        }
    };
}

named_option! {
    /// What a led number asks of those who follow.
    Follow = "follow", choices "colour-or-queen, colour-only or queen-forced" {
        /// Whoever holds the led colour plays it or any Queen; others play any card.
        #[default]
        ColourOrQueen = "colour-or-queen",
        /// Whoever holds the led colour plays it; a Queen comes only from a hand without it.
        ColourOnly = "colour-only",
        /// As `colour-or-queen`, and whoever lacks the led colour but holds a Queen must play a Queen.
        QueenForced = "queen-forced",
    }
}

named_option! {
    /// What a led Queen asks of those who follow.
    QueenLead = "queen_lead", choices "trump or colour" {
        /// Queens are a suit of their own: whoever holds a Queen plays one.
        #[default]
        Trump = "trump",
        /// A led Queen asks for the numbers of her colour, as a led number would.
        Colour = "colour",
    }
}

named_option! {
    /// What the winner of a Grand scores.
    GrandOwn = "grand_own", choices "keeps or zero" {
        /// Their own 140 points.
        #[default]
        Keeps = "keeps",
        /// Nothing.
        Zero = "zero",
    }
}

named_option! {
    /// House rules that go by a name.
    Preset = "preset", choices "booklet, strict or forced" {
        /// The rules as most booklets print them: follow colour or play a Queen.
        #[default]
        Booklet = "booklet",
        /// The led colour must be followed; Queens come out only when void.
        Strict = "strict",
        /// Without the led colour, a Queen must be played.
        Forced = "forced",
    }
}

/// When a match ends; in JSON `{"deals": 1}`, `{"rounds": 7}` or `{"until": 500}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "UncheckedLength")]
pub enum Length {
    /// Everybody deals this many times.
    Deals(u32),
    /// So many rounds.
    Rounds(u32),
    /// As soon as somebody has this many points or more at the end of a round.
    Until(u32),
}

impl Length {
    /// The most rounds, or deals each, that a match can be set to.
    pub const MAX_ROUNDS: u32 = 100;
    /// The highest mark that can be set for "until somebody has so many points".
    pub const MAX_POINTS: u32 = 1_000_000;
    /// The usual mark for "until somebody has so many points".
    pub const DEFAULT_POINTS: u32 = 500;

    /// The length, if its number is within the limits.
    pub const fn checked(self) -> Option<Length> {
        let allowed = match self {
            Length::Deals(n) | Length::Rounds(n) => 1 <= n && n <= Length::MAX_ROUNDS,
            Length::Until(points) => 1 <= points && points <= Length::MAX_POINTS,
        };
        if allowed { Some(self) } else { None }
    }
}

/// A length as it was written, before its number is checked.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum UncheckedLength {
    Deals(u32),
    Rounds(u32),
    Until(u32),
}

impl TryFrom<UncheckedLength> for Length {
    type Error = &'static str;

    fn try_from(length: UncheckedLength) -> Result<Length, &'static str> {
        let length = match length {
            UncheckedLength::Deals(n) => Length::Deals(n),
            UncheckedLength::Rounds(n) => Length::Rounds(n),
            UncheckedLength::Until(points) => Length::Until(points),
        };
        length.checked().ok_or("a match has 1 to 100 rounds or deals, or goes until 1 to 1000000 points")
    }
}

impl Default for Length {
    fn default() -> Length {
        Length::Deals(1)
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Length::Deals(n) => write!(f, "deals:{n}"),
            Length::Rounds(n) => write!(f, "rounds:{n}"),
            Length::Until(points) => write!(f, "until:{points}"),
        }
    }
}

impl FromStr for Length {
    type Err = OptionError;

    /// `deals:1`, `rounds:7` or `until:500`, as the command line takes it.
    fn from_str(text: &str) -> Result<Length, OptionError> {
        let parsed = text.split_once(':').and_then(|(kind, number)| {
            let number = number.parse().ok()?;
            match kind {
                "deals" => Length::Deals(number).checked(),
                "rounds" => Length::Rounds(number).checked(),
                "until" => Length::Until(number).checked(),
                _ => None,
            }
        });
        parsed.ok_or_else(|| OptionError {
            option: "length",
            text: crate::excerpt(text),
            choices: "deals:N or rounds:N with N from 1 to 100, or until:POINTS with 1 to 1000000",
        })
    }
}

/// The rules that a table plays by. What JSON leaves out has its default.
///
/// ```
/// use rules::{Follow, Preset, Rules};
/// assert_eq!(Rules::default(), Rules::preset(Preset::Booklet));
/// assert_eq!(Rules::preset(Preset::Strict).follow, Follow::ColourOnly);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Three or four.
    pub players: PlayerCount,
    /// What a led number asks for.
    pub follow: Follow,
    /// What a led Queen asks for.
    pub queen_lead: QueenLead,
    /// What the winner of a Grand scores.
    pub grand_own: GrandOwn,
    /// When the match ends.
    pub length: Length,
}

impl Rules {
    /// The house rules of a name, for four players and the usual length.
    #[must_use]
    pub fn preset(preset: Preset) -> Rules {
        let follow = match preset {
            Preset::Booklet => Follow::ColourOrQueen,
            Preset::Strict => Follow::ColourOnly,
            Preset::Forced => Follow::QueenForced,
        };
        Rules { follow, ..Rules::default() }
    }

    /// The preset these house rules are known by, whatever the number of players and the length.
    #[must_use]
    pub fn matching_preset(&self) -> Option<Preset> {
        let named = |preset: &Preset| {
            let known = Rules::preset(*preset);
            (known.follow, known.queen_lead, known.grand_own) == (self.follow, self.queen_lead, self.grand_own)
        };
        Preset::ALL.iter().copied().find(named)
    }

    /// Every combination of players and house rules, each with the usual length.
    pub fn all_combinations() -> impl Iterator<Item = Rules> {
        PlayerCount::ALL.into_iter().flat_map(|players| {
            Follow::ALL.iter().flat_map(move |&follow| {
                QueenLead::ALL.iter().flat_map(move |&queen_lead| {
                    GrandOwn::ALL.iter().map(move |&grand_own| Rules {
                        players,
                        follow,
                        queen_lead,
                        grand_own,
                        length: Length::default(),
                    })
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        fn check<T: FromStr + fmt::Display + PartialEq + Copy>(all: &[T]) {
            assert!(all.iter().all(|value| value.to_string().parse().ok() == Some(*value)));
        }
        check(Follow::ALL);
        check(QueenLead::ALL);
        check(GrandOwn::ALL);
        check(Preset::ALL);
        check(&[Length::Deals(1), Length::Rounds(100), Length::Until(1_000_000)]);
    }

    #[test]
    fn lengths_have_limits() {
        for text in [
            "deals:0",
            "rounds:0",
            "rounds:101",
            "until:0",
            "until:1000001",
            "rounds",
            "rounds:x",
            "days:3",
            "rounds:-1",
            "",
        ] {
            let error = text.parse::<Length>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("\"{text}\" is no value of length")), "{error}");
        }
    }

    #[test]
    fn json_is_checked() {
        let rules = Rules { players: PlayerCount::Three, length: Length::Until(9), ..Rules::preset(Preset::Strict) };
        let text =
            r#"{"players":3,"follow":"colour-only","queen_lead":"trump","grand_own":"keeps","length":{"until":9}}"#;
        assert_eq!(serde_json::to_string(&rules).unwrap(), text);
        assert_eq!(serde_json::from_str::<Rules>(text).unwrap(), rules);
        assert_eq!(serde_json::from_str::<Rules>("{}").unwrap(), Rules::default());
        for text in [r#"{"players":5}"#, r#"{"follow":"trump"}"#, r#"{"length":{"rounds":0}}"#, r#"{"lenght":{}}"#] {
            assert!(serde_json::from_str::<Rules>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn there_are_24_tables() {
        assert_eq!(Rules::all_combinations().count(), 24);
        assert_eq!(
            Rules::all_combinations().filter(|rules| rules.matching_preset() == Some(Preset::Forced)).count(),
            2
        );
    }
}
