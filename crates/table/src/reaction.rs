//! What players can say to each other.

use serde::{Deserialize, Serialize};

/// A quick reaction: a fixed set, so that people without a common language understand each other.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Wow!
    Wow,
    /// Oops!
    Oops,
    /// Sorry!
    Sorry,
    /// One moment, please.
    Wait,
    /// Your turn!
    YourTurn,
    /// Good game, goodbye!
    Bye,
}

impl Reaction {
    /// Every reaction.
    pub const ALL: &[Reaction] = <Reaction as strum::VariantArray>::VARIANTS;

    /// The reaction's name in messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
