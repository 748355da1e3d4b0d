//! The texts of the site: the home page, a new table, settings, credits.

use table::BotLevel;

use crate::argument::Ungrouped;
use crate::message::messages;

messages! {
    /// The texts of the pages around the table.
    SiteMsg<'a> {
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
        NoScript,

        // The home page.
        Intro,
        PlayNow,
        PlayFriends,
        OpenTables,
        OpenTable { host: &'a str },
        OpenTableSeats { free: usize },
        Join,
        Watch,
        ContinueMatch,
        ContinueMatchText { round: u32 },
        LearnText,
        LearnLink,
        RulesLink,
        RulesText,
        GemsLink,
        GemsText,
        ScorePad,
        ScorePadText,
        ScorePadTile,
        DailyDeal,
        DailyDealText,
        AboutLink,

        // A new table.
        Players,
        PlayersThree,
        PlayersThreeText,
        PlayersFour,
        PlayersFourText,
        Opponents,
        StrengthGentle,
        StrengthGentleText,
        StrengthEasy,
        StrengthEasyText,
        StrengthMedium,
        StrengthMediumText,
        StrengthStrong,
        StrengthStrongText,
        StrengthExpert,
        StrengthExpertText,
        ThinkingTime,
        ThinkingTimeNone,
        ThinkingTimeSeconds { count: u32 },
        Listed,
        ListedText,
        Spectators,
        SpectatorsText,

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
        AutoPlay,
        AutoPlayText,
        Tracker,
        TrackerText,
        CountIt,
        CountItText,
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
        MyMatchesTile,
        MyMatchesNone,
        Date { day: u32, month: u32, year: Ungrouped },
        MatchUnfinished { round: u32 },
        MatchDelete,
        DeleteAll,
        DeleteAllAsk,
        ExportAll,
        ImportAll,
        Imported { count: usize },

        // About.
        AboutTitle,
        AboutAuthor,
        AboutSound,
        AboutProgram,
        AboutPrivacy,
        AboutAccess,
        AboutLicence,

        // Recovery of an identity.
        KeepTitle,
        KeepText,
        KeepNothingYet,
        KeepMakeLink,
        KeepMakeLinkText,
        KeepSignOut,
        KeepSignOutText,
        KeepSignedOut,
        KeepHaveLink,
        KeepLinkTitle,
        KeepLinkText,
        KeepQrAlt,
        KeepSaveFile,
        KeepFileText,
        RecoverTitle,
        RecoverText,
        RecoverLink,
        RecoverFile,
        RecoverContinue,
        RecoverReplaceAsk,
        RecoverReplace,
        RecoverKeep,
        RecoverInvalid,
        RecoverDone,
    }
}

impl SiteMsg<'_> {
    /// The name and the explanation of a bot level.
    #[must_use]
    pub const fn level(level: BotLevel) -> (Self, Self) {
        match level {
            BotLevel::Gentle => (Self::StrengthGentle, Self::StrengthGentleText),
            BotLevel::Easy => (Self::StrengthEasy, Self::StrengthEasyText),
            BotLevel::Medium => (Self::StrengthMedium, Self::StrengthMediumText),
            BotLevel::Strong => (Self::StrengthStrong, Self::StrengthStrongText),
            BotLevel::Expert => (Self::StrengthExpert, Self::StrengthExpertText),
        }
    }
}
