//! What a person has chosen about how the game looks and behaves. Kept in a cookie, never on the server.

use std::fmt;

/// Declares a preference whose values have names in the cookie, in forms and in the page.
macro_rules! preference {
    ($(#[$doc:meta])* $name:ident { $( $(#[$variant_doc:meta])* $variant:ident = $text:literal, )+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name { $( $(#[$variant_doc])* $variant, )+ }

        impl $name {
            /// Every value.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// The name in the cookie and in forms.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }

            /// The value of a name; the default for a name that does not exist.
            #[must_use]
            pub fn of(text: &str) -> $name {
                $name::ALL.iter().copied().find(|value| value.name() == text).unwrap_or_default()
            }
        }
    };
}

preference! {
    /// Light or dark.
    Theme {
        /// As the system is set.
        #[default]
        System = "system",
        /// Always light.
        Light = "light",
        /// Always dark.
        Dark = "dark",
    }
}

preference! {
    /// How long things stay before the next thing happens.
    Pace {
        /// With time to think about each card.
        Slow = "slow",
        /// With time to read each trick.
        #[default]
        Normal = "normal",
        /// For those who know the game.
        Fast = "fast",
        /// No pauses and no flights.
        Instant = "instant",
        /// Each trick stays until the player goes on.
        Click = "click",
    }
}

preference! {
    /// Whether cards fly.
    Motion {
        /// As the system is set.
        #[default]
        System = "system",
        /// Never.
        Off = "off",
        /// Always.
        On = "on",
    }
}

preference! {
    /// Something that is on unless it is switched off.
    Switch {
        /// On.
        #[default]
        On = "on",
        /// Off.
        Off = "off",
    }
}

/// All preferences of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefs {
    /// Light or dark.
    pub theme: Theme,
    /// How long things stay.
    pub pace: Pace,
    /// Whether cards fly.
    pub motion: Motion,
    /// Whether there are sounds.
    pub sound: Switch,
    /// Whether single keys are shortcuts.
    pub keys: Switch,
}

impl Prefs {
    /// Changes one preference by its name in forms; what it does not know, it leaves alone.
    pub fn set(&mut self, name: &str, value: &str) {
        match name {
            "theme" => self.theme = Theme::of(value),
            "pace" => self.pace = Pace::of(value),
            "motion" => self.motion = Motion::of(value),
            "sound" => self.sound = Switch::of(value),
            "keys" => self.keys = Switch::of(value),
            _ => {}
        }
    }

    /// Reads the cookie. Whatever is missing or unknown takes its default.
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
    /// The value of the cookie: only characters that need no quoting there.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Prefs { theme, pace, motion, sound, keys } = self;
        write!(f, "theme:{}.pace:{}.motion:{}", theme.name(), pace.name(), motion.name())?;
        write!(f, ".sound:{}.keys:{}", sound.name(), keys.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn garbage_is_the_default() {
        for text in ["", ".", ":", "theme", "theme:", "theme:purple", "\u{0}", "pace:slow"] {
            assert_eq!(Prefs { pace: Pace::Normal, ..Prefs::parse(text) }, Prefs::default(), "{text:?}");
        }
    }

    #[test]
    fn the_cookie_round_trips() {
        for &theme in Theme::ALL {
            for &pace in Pace::ALL {
                for &keys in Switch::ALL {
                    let prefs = Prefs { theme, pace, keys, motion: Motion::Off, sound: Switch::Off };
                    assert_eq!(Prefs::parse(&prefs.to_string()), prefs);
                }
            }
        }
    }
}
