//! The areas of the program. Each has its own messages, and its own catalogue in each language.

use crate::message::MessageSpec;

macro_rules! areas {
    ($( $area:ident = $file:literal ),+ $(,)?) => {
        /// An area of the program with its own messages. It has the name of the enum of these messages.
        #[allow(missing_docs, clippy::enum_variant_names)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Area { $( $area ),+ }

        impl Area {
            pub(crate) const ALL: [Self; [$( $file ),+].len()] = [$( Self::$area ),+];

            /// The name of its catalogues.
            pub(crate) const fn file(self) -> &'static str {
                match self { $( Self::$area => $file ),+ }
            }

            pub(crate) const fn specs(self) -> &'static [MessageSpec] {
                match self { $( Self::$area => crate::$area::SPECS ),+ }
            }
        }
    };
}

areas! {
    GameMsg = "game",
    TableMsg = "table",
    SiteMsg = "site",
    RuleMsg = "rule",
    ErrorMsg = "error",
    RulebookMsg = "rulebook",
    TerminalMsg = "terminal",
    CoachMsg = "coach",
    FactMsg = "fact",
    LessonMsg = "lesson",
    PadMsg = "pad",
    StatsMsg = "stats",
    ReviewMsg = "review",
}
