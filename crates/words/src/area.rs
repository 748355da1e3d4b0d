//! The areas of the program: each has its own messages and its own five catalogues.

use crate::Lang;
use crate::message::MessageSpec;

macro_rules! areas {
    ($( $area:ident = $file:literal ),+ $(,)?) => {
        /// An area of the program that has messages of its own, named after the enum of these messages.
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

            pub(crate) const fn catalogue(self, lang: Lang) -> &'static str {
                match self { $( Self::$area => embedded!($file, lang) ),+ }
            }
        }
    };
}

/// A file of the folder `ftl`, in one language.
macro_rules! embedded {
    ($file:literal, $lang:expr) => {
        match $lang {
            $crate::Lang::En => $crate::area::catalogue_file!("en", $file),
            $crate::Lang::De => $crate::area::catalogue_file!("de", $file),
            $crate::Lang::Id => $crate::area::catalogue_file!("id", $file),
            $crate::Lang::Hi => $crate::area::catalogue_file!("hi", $file),
            $crate::Lang::Bn => $crate::area::catalogue_file!("bn", $file),
        }
    };
}

macro_rules! catalogue_file {
    ($lang:literal, $file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/ftl/", $lang, "/", $file, ".ftl"))
    };
}

pub(crate) use {catalogue_file, embedded};

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
