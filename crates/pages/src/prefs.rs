//! The preferences of a person: how the game looks and behaves. They are stored in a cookie, never on the server.

use std::fmt;

use strum::{EnumString, IntoStaticStr, VariantArray};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    /// Follows the system's setting.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// The length of the pause after each card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Pace {
    /// Time to think about each card.
    Slow,
    /// Time to read each trick.
    #[default]
    Normal,
    /// For players who know the game.
    Fast,
    /// No pauses and no animations.
    Instant,
    /// Each trick stays until the player clicks.
    Click,
}

/// Whether cards are animated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Motion {
    /// Follows the system's setting.
    #[default]
    System,
    /// Never.
    Off,
    /// Always.
    On,
}

/// A feature that is on by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Switch {
    /// On.
    #[default]
    On,
    /// Off.
    Off,
}

/// A feature that is off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum OptIn {
    /// Off.
    #[default]
    Off,
    /// On.
    On,
}

/// The name of a value in the cookie, in forms and in the page.
pub(crate) fn name(value: impl Into<&'static str>) -> &'static str {
    value.into()
}

/// All preferences of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefs {
    /// Light or dark.
    pub theme: Theme,
    /// The length of the pauses.
    pub pace: Pace,
    /// Whether cards are animated.
    pub motion: Motion,
    /// Whether there are sounds.
    pub sound: Switch,
    /// Whether single keys are shortcuts.
    pub keys: Switch,
    /// Whether a card that is the only legal one, or the last one, is played automatically.
    pub auto: OptIn,
    /// Whether the table shows which cards have been played.
    pub tracker: OptIn,
    /// Whether the person counts their own points before the page shows the result of a round.
    pub count: OptIn,
}

impl Prefs {
    /// Changes one preference by its name in forms. An unknown name changes nothing, and an unknown value means the
    /// default.
    pub fn set(&mut self, name: &str, value: &str) {
        match name {
            "theme" => self.theme = value.parse().unwrap_or_default(),
            "pace" => self.pace = value.parse().unwrap_or_default(),
            "motion" => self.motion = value.parse().unwrap_or_default(),
            "sound" => self.sound = value.parse().unwrap_or_default(),
            "keys" => self.keys = value.parse().unwrap_or_default(),
            "auto" => self.auto = value.parse().unwrap_or_default(),
            "tracker" => self.tracker = value.parse().unwrap_or_default(),
            "count" => self.count = value.parse().unwrap_or_default(),
            _ => {}
        }
    }

    /// Reads the cookie. Missing or unknown preferences get their defaults.
    ///
    /// ```
    /// use pages::{Pace, Prefs};
    /// let prefs = Prefs::parse("theme:dark.pace:slow.colour:blue");
    /// assert_eq!(prefs.pace, Pace::Slow);
    /// assert_eq!(Prefs::parse(&prefs.to_string()), prefs);
    /// ```
    #[must_use]
    pub fn parse(cookie: &str) -> Prefs {
        let mut prefs = Prefs::default();
        cookie.split('.').filter_map(|item| item.split_once(':')).for_each(|(name, value)| prefs.set(name, value));
        prefs
    }
}

impl fmt::Display for Prefs {
    /// Writes the value of the cookie. All of its characters are valid in a cookie without quoting.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Prefs { theme, pace, motion, sound, keys, auto, tracker, count } = *self;
        write!(f, "theme:{}.pace:{}.motion:{}", name(theme), name(pace), name(motion))?;
        write!(f, ".sound:{}.keys:{}.auto:{}", name(sound), name(keys), name(auto))?;
        write!(f, ".tracker:{}.count:{}", name(tracker), name(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_cookies_mean_the_defaults() {
        for text in ["", ".", ":", "theme", "theme:", "theme:purple", "\u{0}", "pace:slow"] {
            assert_eq!(Prefs { pace: Pace::Normal, ..Prefs::parse(text) }, Prefs::default(), "{text:?}");
        }
    }

    #[test]
    fn the_cookie_round_trips() {
        for &theme in Theme::VARIANTS {
            for &pace in Pace::VARIANTS {
                for &keys in Switch::VARIANTS {
                    for &auto in OptIn::VARIANTS {
                        let prefs = Prefs {
                            theme,
                            pace,
                            keys,
                            auto,
                            tracker: auto,
                            count: auto,
                            motion: Motion::Off,
                            sound: Switch::Off,
                        };
                        assert_eq!(Prefs::parse(&prefs.to_string()), prefs);
                    }
                }
            }
        }
    }
}
