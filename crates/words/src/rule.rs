//! The house rules that a table can choose.

use rules::{Follow, GrandOwn, Length, Preset, QueenLead, RuleChoice, RuleOption};

use crate::message::messages;

messages! {
    /// The house rules, their options and explanations.
    RuleMsg {
        HouseRules,
        PresetBooklet,
        PresetBookletText,
        PresetStrict,
        PresetStrictText,
        PresetForced,
        PresetForcedText,
        PresetOwn,
        PresetOwnText,
        Follow,
        FollowColourOrQueen,
        FollowColourOrQueenText,
        FollowColourOnly,
        FollowColourOnlyText,
        HouseFollowOnly,
        FollowQueenForced,
        FollowQueenForcedText,
        HouseFollowForced,
        QueenLead,
        QueenLeadTrump,
        QueenLeadTrumpText,
        QueenLeadColour,
        QueenLeadColourText,
        HouseQueenLead,
        GrandOwn,
        GrandOwnKeeps,
        GrandOwnKeepsText,
        GrandOwnZero,
        GrandOwnZeroText,
        HouseGrand,
        Length,
        LengthDealsLabel,
        LengthRoundsLabel,
        LengthUntilLabel,
        LengthDeals { count: u32 },
        LengthRounds { count: u32 },
        LengthUntil { points: u32 },
    }
}

impl RuleMsg {
    /// The name and the explanation of a preset.
    #[must_use]
    pub const fn preset(preset: Option<Preset>) -> (Self, Self) {
        match preset {
            Some(Preset::Booklet) => (Self::PresetBooklet, Self::PresetBookletText),
            Some(Preset::Strict) => (Self::PresetStrict, Self::PresetStrictText),
            Some(Preset::Forced) => (Self::PresetForced, Self::PresetForcedText),
            None => (Self::PresetOwn, Self::PresetOwnText),
        }
    }

    /// The heading over the choices of an option.
    #[must_use]
    pub const fn option(option: RuleOption) -> Self {
        match option {
            RuleOption::Follow => Self::Follow,
            RuleOption::QueenLead => Self::QueenLead,
            RuleOption::GrandOwn => Self::GrandOwn,
        }
    }

    /// The name and the explanation of a choice.
    #[must_use]
    pub const fn choice(choice: RuleChoice) -> (Self, Self) {
        match choice {
            RuleChoice::Follow(Follow::ColourOrQueen) => (Self::FollowColourOrQueen, Self::FollowColourOrQueenText),
            RuleChoice::Follow(Follow::ColourOnly) => (Self::FollowColourOnly, Self::FollowColourOnlyText),
            RuleChoice::Follow(Follow::QueenForced) => (Self::FollowQueenForced, Self::FollowQueenForcedText),
            RuleChoice::QueenLead(QueenLead::Trump) => (Self::QueenLeadTrump, Self::QueenLeadTrumpText),
            RuleChoice::QueenLead(QueenLead::Colour) => (Self::QueenLeadColour, Self::QueenLeadColourText),
            RuleChoice::GrandOwn(GrandOwn::Keeps) => (Self::GrandOwnKeeps, Self::GrandOwnKeepsText),
            RuleChoice::GrandOwn(GrandOwn::Zero) => (Self::GrandOwnZero, Self::GrandOwnZeroText),
        }
    }

    /// The rulebook's sentence about a choice that differs from the default rules.
    pub(crate) const fn variation(choice: RuleChoice) -> Option<Self> {
        match choice {
            RuleChoice::Follow(Follow::ColourOrQueen)
            | RuleChoice::QueenLead(QueenLead::Trump)
            | RuleChoice::GrandOwn(GrandOwn::Keeps) => None,
            RuleChoice::Follow(Follow::ColourOnly) => Some(Self::HouseFollowOnly),
            RuleChoice::Follow(Follow::QueenForced) => Some(Self::HouseFollowForced),
            RuleChoice::QueenLead(QueenLead::Colour) => Some(Self::HouseQueenLead),
            RuleChoice::GrandOwn(GrandOwn::Zero) => Some(Self::HouseGrand),
        }
    }

    /// The length of a match.
    #[must_use]
    pub const fn length(length: Length) -> Self {
        match length {
            Length::Deals(count) => Self::LengthDeals { count },
            Length::Rounds(count) => Self::LengthRounds { count },
            Length::Until(points) => Self::LengthUntil { points },
        }
    }
}
