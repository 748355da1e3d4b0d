//! The style sheets. Each page loads one file: the parts that it shares with others, then the sheets of its own.

/// The kind of a page, which decides what style sheets it loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageStyle {
    /// A page of text or a single form.
    Plain,
    Home,
    Daily,
    /// The rules and the gems.
    Rules,
    /// The settings and a link to an identity.
    Settings,
    Matches,
    Pad,
    /// The lesson and the puzzles.
    Learn,
    /// All pages about a finished match.
    Replay,
    Table,
}

/// Names of sheets in `assets/css`, in the order in which they count, and their text.
pub(crate) struct Sheets {
    #[cfg(test)]
    pub(crate) names: &'static [&'static str],
    pub(crate) text: &'static str,
}

/// The sheets of every page, with those that are named between the bar and the rules for paper.
macro_rules! sheets {
    ($($name:literal)*) => { sheets!(@all "base" "page" "controls" "bar" $($name)* "print") };
    (@all $($name:literal)*) => {
        Sheets {
            #[cfg(test)]
            names: &[$($name),*],
            text: concat!($(include_str!(concat!("../assets/css/", $name, ".css"))),*),
        }
    };
}

impl PageStyle {
    pub(crate) const ALL: [PageStyle; 10] = [
        PageStyle::Plain,
        PageStyle::Home,
        PageStyle::Daily,
        PageStyle::Rules,
        PageStyle::Settings,
        PageStyle::Matches,
        PageStyle::Pad,
        PageStyle::Learn,
        PageStyle::Replay,
        PageStyle::Table,
    ];

    /// The name of the file.
    pub(crate) const fn file(self) -> &'static str {
        match self {
            PageStyle::Plain => "plain.css",
            PageStyle::Home => "home.css",
            PageStyle::Daily => "daily.css",
            PageStyle::Rules => "rules.css",
            PageStyle::Settings => "settings.css",
            PageStyle::Matches => "matches.css",
            PageStyle::Pad => "pad.css",
            PageStyle::Learn => "learn.css",
            PageStyle::Replay => "replay.css",
            PageStyle::Table => "table.css",
        }
    }

    /// The class of the page's body. The page's own sheets stand inside it.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            PageStyle::Plain => "page-plain",
            PageStyle::Home => "page-home",
            PageStyle::Daily => "page-daily",
            PageStyle::Rules => "page-rules",
            PageStyle::Settings => "page-settings",
            PageStyle::Matches => "page-matches",
            PageStyle::Pad => "page-pad",
            PageStyle::Learn => "page-learn",
            PageStyle::Replay => "page-replay",
            PageStyle::Table => "page-table",
        }
    }

    /// The sheets of the page.
    pub(crate) const fn sheets(self) -> Sheets {
        match self {
            PageStyle::Plain => sheets!(),
            PageStyle::Home => sheets!("cards" "night" "rim" "lid" "home"),
            PageStyle::Daily => sheets!("cards" "night" "rim" "lid" "daily" "daily-month"),
            PageStyle::Rules => sheets!("cards" "rules"),
            PageStyle::Settings => sheets!("settings"),
            PageStyle::Matches => sheets!("chart" "matches"),
            PageStyle::Pad => sheets!("cards" "chart" "pad"),
            PageStyle::Learn => sheets!("cards" "hand" "felt" "felt-small" "result" "learn"),
            PageStyle::Replay => sheets!("cards" "hand" "felt" "felt-small" "result" "replay" "review"),
            PageStyle::Table => sheets!(
                "cards" "hand" "felt" "felt-small" "table" "tracker" "room" "room-seats" "room-hand" "room-tall" "room-low"
                "result" "scene" "scene-small" "lid" "flights" "rim" "lobby"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::{fs, iter};

    use words::{Lang, Words};

    use super::*;
    use crate::fixtures::TableFixture;
    use crate::site::PAGES;
    use crate::{PageShell, Prefs};

    fn folder() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/css"))
    }

    fn pages_with(sheet: &str) -> Vec<PageStyle> {
        PageStyle::ALL.into_iter().filter(|page| page.sheets().names.contains(&sheet)).collect()
    }

    /// The first lines of the rules and at-rules that stand in no other, without comments.
    fn outermost(css: &str) -> Vec<&str> {
        let mut in_comment = false;
        let is_head = |line: &&str| {
            let starts = line.starts_with("/*");
            let skipped = in_comment || starts;
            in_comment = (in_comment || starts) && !line.contains("*/");
            !skipped && !line.is_empty() && !line.starts_with([' ', '}'])
        };
        css.lines().filter(is_head).collect()
    }

    /// The rules of a sheet that are not inside the class of its page, apart from names that are the same in the whole
    /// document.
    fn outside(css: &str, page: PageStyle) -> Vec<&str> {
        let own = format!(".{} {{", page.class());
        let is_global =
            |head: &str| ["@keyframes ", ":root", "::view-transition"].iter().any(|start| head.starts_with(start));
        outermost(css).into_iter().filter(|head| *head != own && !is_global(head)).collect()
    }

    #[test]
    fn every_sheet_is_on_a_page() {
        let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let named = PageStyle::ALL.iter().flat_map(|page| page.sheets().names).map(|name| format!("{name}.css"));
        assert_eq!(files.collect::<BTreeSet<_>>(), named.collect());
    }

    #[test]
    fn the_sheets_of_one_page_stand_inside_its_class() {
        let leak = "/* A\n   b */\n.page-home {\n  .a {\n  }\n}\n.done {\n}\n@keyframes x {\n}\n";
        assert_eq!(outside(leak, PageStyle::Home), [".done {"], "the test finds them");
        let sheets: BTreeSet<_> = PageStyle::ALL.iter().flat_map(|page| page.sheets().names).collect();
        for sheet in sheets {
            // The table has many sheets, and no other page loads them.
            if let [page] = pages_with(sheet)[..]
                && page != PageStyle::Table
            {
                let css = fs::read_to_string(folder().join(format!("{sheet}.css"))).unwrap();
                assert_eq!(outside(&css, page), Vec::<&str>::new(), "{sheet}.css");
            }
        }
    }

    /// A browser restyles all that a selector with `:has()` may concern whenever something inside changes. At a table
    /// that would be the whole page with every card, so its body has classes instead.
    #[test]
    fn nothing_at_a_table_depends_on_what_the_whole_page_has() {
        let css = PageStyle::Table.sheets().text;
        for part in ["html", ":root", "body", ".js", ".at-table", ".live", ".in-lobby", ".in-result", ".table", "main"]
        {
            assert!(!css.contains(&format!("{part}:has(")), "{part}");
        }
    }

    #[test]
    fn every_page_loads_the_file_of_its_own_class() {
        let words = Words::new(Lang::En);
        let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/" };
        let sample = TableFixture::busy(["Mira", "Asha", "Budi", "Clara"]);
        let table = crate::table::page(&sample.page(&words), &shell, &[], None);
        for html in PAGES
            .iter()
            .flat_map(|page| page.samples(&shell))
            .chain(iter::once(table))
            .map(maud::PreEscaped::into_string)
        {
            assert_eq!(html.matches("rel=\"stylesheet\"").count(), 1);
            let page = PageStyle::ALL.iter().find(|page| html.contains(&format!("/{}\"", page.file()))).unwrap();
            let body = html.split("<body class=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
            assert!(body.split(' ').any(|class| class == page.class()), "{body} loads {}", page.file());
        }
    }
}
