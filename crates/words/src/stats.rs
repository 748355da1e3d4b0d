//! What "My matches" and the deal of the day say.

use crate::argument::Decimal;
use crate::message::messages;

messages! {
    /// Lists of matches, figures about them, and the deal of the day.
    StatsMsg<'a> {
        Title,
        Counted { rounds: u32 },
        ColumnGroup,
        ColumnMatches,
        ColumnWon,
        ColumnAverage,
        ColumnFlawless,
        ColumnGrand,
        ColumnChest,
        AllMatches,
        AgainstPeople,
        AgainstMixed,
        Percent { number: u32 },
        AverageTitle,
        CourseTitle,
        CourseText { average: Decimal },

        ListTitle,
        PadsTitle,
        PadsText,
        YourData,
        ExportText,
        ImportText,
        ImportFile,
        ImportPaste,
        AlreadyHere { count: u32 },
        LineBroken { line: usize },
        NoRoom { most: usize },
        DeleteAsk,
        Deleted,
        DeletedAll,

        DailyText,
        DailyPlay,
        DailyContinue,
        DailyDone,
        DailyYours { points: u32 },
        DailyBot { points: u32 },
        DailyBetter { points: u32 },
        DailyWorse { points: u32 },
        DailySame,
        DailyOthers,
        DailyOthersNone,
        DailyRank { better: u32, others: u32 },
        DailyRange { from: &'a str, to: &'a str },
        DailyPeople { count: u32 },
        DailyTomorrow,
    }
}
