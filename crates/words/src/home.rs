//! Everything around the table: the first page, a new table and its house rules, settings, errors, credits.

use rules::{Follow, GrandOwn, Length, Preset, QueenLead};

use crate::argument::Plain;
use crate::message::messages;

messages! {
    /// What stands on the pages around the table.
    Home = Home<'a> {
        // Every page.
        Title,
        Tagline,
        SkipToContent,
        MenuLabel,
        MenuHome,
        Save,
        Cancel,
        On,
        Off,
        MoreOptions,

        // The first page.
        Intro,
        PlayNow,
        PlayNowText,
        PlayFriends,
        OpenTables,
        OpenTablesNone,
        OpenTable { host: &'a str },
        OpenTableSeats { free: usize },
        Join,
        Watch,
        ContinueMatch,
        ContinueMatchText { round: u32 },
        Learn,
        LearnText,
        LearnLink,
        RulesLink,
        RulesText,
        GemsLink,
        GemsText,
        ScorePad,
        ScorePadText,
        DailyDeal,
        DailyDealText,
        AboutLink,

        // A new table.
        NewTable,
        NewTableText,
        Players,
        PlayersThree,
        PlayersThreeText,
        PlayersFour,
        PlayersFourText,
        Opponents,
        StrengthEasy,
        StrengthEasyText,
        StrengthMedium,
        StrengthMediumText,
        StrengthStrong,
        StrengthStrongText,
        Visibility,
        VisibilityLink,
        VisibilityOpen,
        ThinkingTime,
        ThinkingTimeNone,
        ThinkingTimeSeconds { count: u32 },
        CreateTable,

        // House rules.
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
        FollowQueenForced,
        FollowQueenForcedText,
        QueenLead,
        QueenLeadTrump,
        QueenLeadTrumpText,
        QueenLeadColour,
        QueenLeadColourText,
        GrandOwn,
        GrandOwnKeeps,
        GrandOwnKeepsText,
        GrandOwnZero,
        GrandOwnZeroText,
        Length,
        LengthDealsLabel,
        LengthRoundsLabel,
        LengthUntilLabel,
        LengthDeals { count: u32 },
        LengthRounds { count: u32 },
        LengthUntil { points: u32 },

        // Settings.
        Settings,
        SettingsSaved,
        Language,
        YourName,
        YourNameText,
        Pace,
        PaceText,
        PaceSlow,
        PaceNormal,
        PaceFast,
        PaceInstant,
        PaceClick,
        Sound,
        SoundText,
        Motion,
        MotionSystem,
        MotionFull,
        MotionReduced,
        Theme,
        ThemeSystem,
        ThemeLight,
        ThemeDark,
        Shortcuts,
        ShortcutsText,
        ShortcutsChoose,
        ShortcutsPlay,

        // My matches.
        MyMatches,
        MyMatchesText,
        MyMatchesNone,
        Date { day: u32, month: u32, year: Plain },
        MatchUnfinished { round: u32 },
        MatchContinue,
        MatchDelete,
        DeleteAll,
        DeleteAllAsk,
        ExportAll,
        ImportAll,
        Imported { count: usize },

        // Errors.
        ErrorTitle,
        NotFoundTitle,
        NotFoundText,
        ServerErrorTitle,
        ServerErrorText,
        TooManyRequests,
        BadRequest,
        TableGone,
        TableFull,
        TableStarted,
        SeatTaken,
        NotAtTable,
        NotHost,
        Stale,
        NameEmpty,
        NameTooLong { most: usize },
        NumberOutside { least: u32, most: u32 },
        NoScript,

        // About.
        AboutTitle,
        AboutAuthor,
        AboutSound,
        AboutProgram,
        AboutPrivacy,
        AboutAccess,
        AboutLicence,
    }
}

impl Home<'_> {
    /// The name of a preset and what it means.
    #[must_use]
    pub const fn preset(preset: Option<Preset>) -> (Self, Self) {
        match preset {
            Some(Preset::Booklet) => (Self::PresetBooklet, Self::PresetBookletText),
            Some(Preset::Strict) => (Self::PresetStrict, Self::PresetStrictText),
            Some(Preset::Forced) => (Self::PresetForced, Self::PresetForcedText),
            None => (Self::PresetOwn, Self::PresetOwnText),
        }
    }

    /// The name of a way to follow and what it changes.
    #[must_use]
    pub const fn follow(follow: Follow) -> (Self, Self) {
        match follow {
            Follow::ColourOrQueen => (Self::FollowColourOrQueen, Self::FollowColourOrQueenText),
            Follow::ColourOnly => (Self::FollowColourOnly, Self::FollowColourOnlyText),
            Follow::QueenForced => (Self::FollowQueenForced, Self::FollowQueenForcedText),
        }
    }

    /// The name of what a led Queen asks for and what it changes.
    #[must_use]
    pub const fn queen_lead(queen_lead: QueenLead) -> (Self, Self) {
        match queen_lead {
            QueenLead::Trump => (Self::QueenLeadTrump, Self::QueenLeadTrumpText),
            QueenLead::Colour => (Self::QueenLeadColour, Self::QueenLeadColourText),
        }
    }

    /// The name of what a Grand's winner scores and what it changes.
    #[must_use]
    pub const fn grand_own(grand_own: GrandOwn) -> (Self, Self) {
        match grand_own {
            GrandOwn::Keeps => (Self::GrandOwnKeeps, Self::GrandOwnKeepsText),
            GrandOwn::Zero => (Self::GrandOwnZero, Self::GrandOwnZeroText),
        }
    }

    /// How long a match lasts.
    #[must_use]
    pub const fn length(length: Length) -> Self {
        match length {
            Length::Deals(count) => Self::LengthDeals { count },
            Length::Rounds(count) => Self::LengthRounds { count },
            Length::Until(points) => Self::LengthUntil { points },
        }
    }
}
