//! The house rules of a table, in one value.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::PlayerCount;

/// A text that names none of an option's values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a value of {option}: choose {choices}")]
pub struct OptionError {
    option: &'static str,
    text: String,
    choices: String,
}

/// Gives an enum that derives `strum::VariantArray` and `strum::IntoStaticStr` the list of its values and their names.
#[macro_export]
macro_rules! named_values {
    ($name:ident) => {
        impl $name {
            /// Every value, in the order of their declaration.
            pub const ALL: &[$name] = <$name as ::strum::VariantArray>::VARIANTS;

            /// The value's name in messages, records and forms.
            #[must_use]
            pub fn name(self) -> &'static str {
                self.into()
            }
        }
    };
}

/// Declares an option whose values have names in records, in forms and on the command line.
macro_rules! named_option {
    ($(#[$doc:meta])* $name:ident = $option:literal { $($values:tt)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case", parse_err_ty = OptionError, parse_err_fn = $name::unknown)]
        pub enum $name { $($values)+ }

        named_values!($name);

        impl $name {
            fn unknown(text: &str) -> OptionError {
                let names: Vec<&str> = $name::ALL.iter().map(|value| value.name()).collect();
                let (last, others) = names.split_last().expect("an option has values");
                let choices = format!("{} or {last}", others.join(", "));
                OptionError { option: $option, text: crate::excerpt(text), choices }
            }
        }
    };
}

named_option! {
    /// What a led number asks of those who follow.
    Follow = "follow" {
        /// A player who holds the led colour plays it or any Queen; others play any card.
        #[default]
        ColourOrQueen,
        /// A player who holds the led colour plays it; a Queen comes only from a hand without it.
        ColourOnly,
        /// As `colour-or-queen`, and a player who lacks the led colour but holds a Queen must play a Queen.
        QueenForced,
    }
}

named_option! {
    /// What a led Queen asks of those who follow.
    QueenLead = "queen_lead" {
        /// Queens are a suit of their own: a player who holds a Queen plays one.
        #[default]
        Trump,
        /// A led Queen asks for the numbers of her colour, as a led number would.
        Colour,
    }
}

named_option! {
    /// What the winner of a Grand scores.
    GrandOwn = "grand_own" {
        /// Their own 140 points.
        #[default]
        Keeps,
        /// Nothing.
        Zero,
    }
}

named_option! {
    /// House rules that go by a name.
    Preset = "preset" {
        /// The rules as most booklets print them: follow colour or play a Queen.
        #[default]
        Booklet,
        /// The led colour must be followed; Queens come out only when void.
        Strict,
        /// Without the led colour, a Queen must be played.
        Forced,
    }
}

/// Lists the house rules: the type of each one, its field in [`Rules`], which is also its key in records and forms,
/// and its help text on the command line. Records, forms, flags and pages go through this list.
macro_rules! rule_options {
    ($($option:ident, $field:ident, $help:literal;)+) => {
        /// A house rule that a table can choose.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum RuleOption { $(#[doc = $help] $option,)+ }

        /// A house rule and the value that is chosen for it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum RuleChoice { $(#[doc = $help] $option($option),)+ }

        impl RuleOption {
            /// Every option, in the order in which they are shown.
            pub const ALL: &[RuleOption] = &[$(RuleOption::$option),+];

            /// The key in records and forms.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(RuleOption::$option => stringify!($field),)+ }
            }

            /// The help text on the command line.
            #[must_use]
            pub const fn help(self) -> &'static str {
                match self { $(RuleOption::$option => $help,)+ }
            }

            /// Every choice, the default first.
            #[must_use]
            pub fn choices(self) -> Vec<RuleChoice> {
                match self {
                    $(RuleOption::$option => $option::ALL.iter().map(|&value| RuleChoice::$option(value)).collect(),)+
                }
            }

            /// The choice of this name.
            pub fn parse(self, name: &str) -> Result<RuleChoice, OptionError> {
                match self { $(RuleOption::$option => name.parse().map(RuleChoice::$option),)+ }
            }
        }

        impl RuleChoice {
            /// The name of the chosen value in records, in forms and on the command line.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(RuleChoice::$option(value) => value.name(),)+ }
            }
        }

        impl Rules {
            /// What these rules choose, option by option.
            #[must_use]
            pub fn choices(&self) -> Vec<RuleChoice> {
                vec![$(RuleChoice::$option(self.$field)),+]
            }

            /// These rules with one choice replaced.
            #[must_use]
            pub const fn with(mut self, choice: RuleChoice) -> Rules {
                match choice { $(RuleChoice::$option(value) => self.$field = value,)+ }
                self
            }
        }
    };
}

rule_options! {
    Follow, follow, "How to follow a led number: colour-or-queen, colour-only or queen-forced";
    QueenLead, queen_lead, "How to follow a led Queen: trump (another Queen) or colour (her colour)";
    GrandOwn, grand_own, "What the winner of a Grand scores: keeps (140) or zero";
}

/// When a match ends; in JSON `{"deals": 1}`, `{"rounds": 7}` or `{"until": 500}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "UncheckedLength")]
pub enum Length {
    /// Everybody deals this many times.
    Deals(u32),
    /// So many rounds.
    Rounds(u32),
    /// Until a player has this many points or more at the end of a round.
    Until(u32),
}

impl Length {
    /// The most rounds, or deals each, that a match can be set to.
    pub const MAX_ROUNDS: u32 = 100;
    /// The highest mark that can be set for "until a player has so many points".
    pub const MAX_POINTS: u32 = 1_000_000;
    /// The usual mark for "until a player has so many points".
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
            choices: "deals:N or rounds:N with N from 1 to 100, or until:POINTS with 1 to 1000000".into(),
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
        let like_mine = |preset| Rules { players: self.players, length: self.length, ..Rules::preset(preset) };
        Preset::ALL.iter().copied().find(|&preset| like_mine(preset) == *self)
    }

    /// How many rounds a match has; unknown if its length is a number of points.
    #[must_use]
    pub fn planned_rounds(&self) -> Option<usize> {
        match self.length {
            Length::Deals(deals) => Some(deals as usize * self.players.count()),
            Length::Rounds(rounds) => Some(rounds as usize),
            Length::Until(_) => None,
        }
    }

    /// Every combination of players and house rules, each with the usual length.
    pub fn all_combinations() -> impl Iterator<Item = Rules> {
        let usual = PlayerCount::ALL.map(|players| Rules { players, ..Rules::default() }).to_vec();
        let combined = RuleOption::ALL.iter().fold(usual, |all, option| {
            all.iter().flat_map(|rules| option.choices().into_iter().map(|choice| rules.with(choice))).collect()
        });
        combined.into_iter()
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
        check(Preset::ALL);
        check(&[Length::Deals(1), Length::Rounds(100), Length::Until(1_000_000)]);
        for option in RuleOption::ALL {
            for choice in option.choices() {
                assert_eq!(option.parse(choice.name()), Ok(choice));
                assert!(Rules::default().with(choice).choices().contains(&choice));
            }
            let error = option.parse("x").unwrap_err().to_string();
            assert!(error.starts_with(&format!("\"x\" is not a value of {}: choose ", option.key())), "{error}");
        }
        let error = "x".parse::<Follow>().unwrap_err().to_string();
        assert_eq!(error, "\"x\" is not a value of follow: choose colour-or-queen, colour-only or queen-forced");
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
            assert!(error.starts_with(&format!("\"{text}\" is not a value of length")), "{error}");
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
