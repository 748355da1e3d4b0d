//! Reactions that players send to each other.

use serde::{Deserialize, Serialize};

/// A quick reaction: a fixed set, so that people without a common language understand each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
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

rules::named_values!(Reaction);
