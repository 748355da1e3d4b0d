//! The score pad for a table with real cards.
//!
//! The page works without the server: its script (`assets/pad.js`) does everything and takes its sentences from the
//! page (`texts`).

pub(super) mod texts;

use maud::{Markup, PreEscaped, html};
use rules::{Card, Colour, Length, PlayerCount, RuleOption, Rules};
use words::{PadMsg, SiteMsg, TableMsg, Words};

use super::choices::{lengths, rule_choices};
use crate::assets;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::sprite::{SpriteSet, picture};

const SEATS: std::ops::Range<usize> = 0..PlayerCount::Four.count();

/// Renders the page.
#[must_use]
pub fn pad(shell: &PageShell<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        noscript { p.alert { (words.say(PadMsg::NeedsScript)) } }
        div #pad hidden {
            p #storage.alert role="alert" hidden { (words.say(PadMsg::StorageOff)) }
            p #pad-status.note role="status" {}
            (setup(words))
            div #match {
                (over(words))
                (entry(words))
                (sheet(words))
                (tools(words))
            }
            p #offline.note hidden { (words.say(PadMsg::OfflineReady)) }
        }
        (paper(words))
        (texts::block(words))
        script type="module" src=(assets::path("pad.js")) {}
    };
    shell.titled(SiteMsg::ScorePad, PageStyle::Pad, SpriteSet::All, &main)
}

/// Names, first dealer and the rules that change the score.
fn setup(words: &Words) -> Markup {
    html! {
        form #setup novalidate {
            p { (words.say(SiteMsg::ScorePadText)) }
            fieldset {
                legend { (words.say(PadMsg::NamesLegend)) }
                div.row {
                    @for (value, label) in [("3", SiteMsg::PlayersThree), ("4", SiteMsg::PlayersFour)] {
                        label.choice { input type="radio" name="players" value=(value) checked[value == "4"]; span { b { (words.say(label)) } } }
                    }
                }
                p.note { (words.say(PadMsg::NamesText)) }
                div.fields {
                    @for seat in SEATS {
                        label data-fourth[seat == 3] {
                            span { (words.say(PadMsg::NameOf { number: seat + 1 })) }
                            input name="name" maxlength="24" autocomplete="off" enterkeyhint="next";
                        }
                    }
                    label {
                        span { (words.say(PadMsg::FirstDealer)) }
                        select name="dealer" { @for seat in SEATS { option value=(seat) { (seat + 1) } } }
                    }
                }
            }
            (lengths(words, Length::default()))
            (rule_choices(words, RuleOption::GrandOwn, &Rules::default()))
            p #setup-alert.alert role="alert" hidden {}
            button.btn.main.big { (words.say(PadMsg::Start)) }
        }
    }
}

fn over(words: &Words) -> Markup {
    html! {
        section #over.panel hidden {
            h2 #over-title tabindex="-1" { (words.say(TableMsg::MatchResult)) }
            p #verdict {}
            ul #ranks.ranking {}
            p.note { (words.say(PadMsg::Kept)) " " a href="/matches" { (words.say(SiteMsg::MyMatches)) } }
        }
    }
}

/// The form for entering or correcting a round.
fn entry(words: &Words) -> Markup {
    html! {
        form #entry.panel novalidate {
            h2 #entry-title tabindex="-1" {}
            p #entry-deals {}
            fieldset.modes {
                legend { (words.say(PadMsg::HowLegend)) }
                div.row {
                    @for (value, label) in [("points", PadMsg::ByPoints), ("cards", PadMsg::ByCards)] {
                        label.choice { input type="radio" name="mode" value=(value); span { b { (words.say(label)) } } }
                    }
                }
            }
            (by_points(words))
            (by_cards(words))
            p #so-far.note {}
            p #entry-alert.alert role="alert" hidden {}
            div.row {
                button #write.btn.main {}
                button #rest-cards.btn type="button" { (words.say(PadMsg::Rest)) }
                button #cancel.btn type="button" { (words.say(SiteMsg::Cancel)) }
            }
        }
    }
}

fn by_points(words: &Words) -> Markup {
    html! {
        table #by-points.entry {
            thead { tr {
                th scope="col" { (words.say(TableMsg::ColumnPlayer)) }
                th #column-tricks scope="col" { (words.say(TableMsg::ColumnTricks)) }
                th #column-points scope="col" { (words.say(TableMsg::ColumnPoints)) }
                td {}
            } }
            tbody { @for seat in SEATS {
                tr data-seat=(seat) {
                    th scope="row" { span id={ "name" (seat) } data-name=(seat) {} }
                    td { (amount(seat, "tricks", "column-tricks", 1)) }
                    td { (amount(seat, "raw", "column-points", 3)) }
                    td { button.btn.small type="button" data-rest=(seat) { (words.say(PadMsg::Rest)) } }
                }
            } }
        }
    }
}

/// A field for a small number. Its label consists of its column and its row.
fn amount(seat: usize, key: &str, column: &str, digits: usize) -> Markup {
    html! {
        input.amount name={ (key) (seat) } inputmode="numeric" maxlength=(digits) autocomplete="off"
            aria-labelledby={ (column) " name" (seat) };
    }
}

fn by_cards(words: &Words) -> Markup {
    html! {
        div #by-cards hidden {
            fieldset.takers {
                legend { (words.say(PadMsg::Taker)) }
                @for seat in SEATS {
                    label.choice data-seat=(seat) {
                        input type="radio" name="taker" value=(seat);
                        span {
                            b.number { (words.number(seat as i64 + 1)) } " "
                            b data-name=(seat) {} " "
                            span id={ "taker-points" (seat) } {}
                        }
                    }
                }
            }
            div.pad-cards { @for colour in Colour::ALL { @for card in colour_cards(colour) {
                button.card type="button" data-card=(card.as_str()) title=(words.card(card)) { (picture(card)) b {} }
            } } }
        }
    }
}

/// The numbers of a colour in ascending order, then its Queen.
fn colour_cards(colour: Colour) -> impl Iterator<Item = Card> {
    colour.numbers().iter().chain([Card::queen(colour)])
}

fn sheet(words: &Words) -> Markup {
    html! {
        section #sheet.panel hidden {
            h2 { (words.say(TableMsg::ScoreSheet)) }
            table.sheet {
                thead { tr #sheet-head {} }
                tbody #sheet-body {}
                tfoot { tr #sheet-foot {} }
            }
            template #correct-button {
                button.btn.small type="button" {
                    svg viewBox="0 0 20 20" aria-hidden="true" { path fill="currentColor" d="M3 14.5 13.5 4l2.5 2.5L5.5 17H3zM14.5 3l1-1 2.5 2.5-1 1z" {} }
                }
            }
            h2 { (words.say(PadMsg::ChartTitle)) }
            figure.chart { svg #chart role="img" aria-label=(words.say(PadMsg::ChartText)) {} }
        }
    }
}

/// The number of rows of an empty score sheet. They fill one page.
const PAPER_ROWS: u32 = 18;

/// An empty score sheet. It appears only in print, and only before a match has begun.
fn paper(words: &Words) -> Markup {
    let blank = html! { @for _ in SEATS { td {} } };
    html! {
        table.paper aria-hidden="true" {
            thead { tr { th { (words.say(TableMsg::ColumnRound)) } (blank) } }
            tbody { @for round in 1..=PAPER_ROWS { tr { th { (words.number(i64::from(round))) } (blank) } } }
            tfoot { tr { th { (words.say(TableMsg::ColumnTotal)) } (blank) } }
        }
    }
}

fn tools(words: &Words) -> Markup {
    html! {
        div.row.pad-tools {
            button #undo.btn type="button" { (words.say(PadMsg::Undo)) }
            button #share.btn type="button" { (words.say(TableMsg::Share)) }
            button #new.btn type="button" { (words.say(PadMsg::NewMatch)) }
            label #awake-line.choice hidden { input #awake type="checkbox" checked; span { b { (words.say(PadMsg::KeepAwake)) } } }
        }
        textarea #share-text rows="6" readonly aria-label=(words.say(TableMsg::Share)) hidden {}
    }
}

/// The service worker that keeps the pad available without a connection.
#[must_use]
pub fn worker() -> String {
    let files =
        [PageStyle::Pad.file(), "site.js", "pad.js", "score.js", "chart.js", "shelf.js", "words.js", "icon.svg"]
            .map(assets::path);
    include_str!("../../../assets/worker.js")
        .replace("{version}", assets::version())
        .replace("{files}", &serde_json::json!(files).to_string())
}

/// JSON in a script element, with `<` escaped so that it cannot end the element.
fn data_block(id: &str, value: &serde_json::Value) -> Markup {
    let text = value.to_string().replace('<', "\\u003c");
    html! { script type="application/json" id=(id) { (PreEscaped(text)) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Prefs;

    #[test]
    fn every_field_and_button_of_the_script_is_on_the_page() {
        let words = Words::new(words::Lang::Bn);
        let page = pad(&PageShell { words: &words, prefs: Prefs::default(), path: "/pad" }).into_string();
        let script = include_str!("../../../assets/pad.js");
        for id in script.split("byId(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
        }
        assert_eq!(page.matches("data-card=").count(), 32);
        assert!(page.contains("value=\"500\""));
    }

    #[test]
    fn the_worker_caches_only_existing_files() {
        let worker = worker();
        assert!(worker.contains(assets::version()) && !worker.contains("{files}") && !worker.contains("{version}"));
        let names = worker.split("\"/a/").skip(1).filter_map(|rest| rest.split('"').next()?.split('/').nth(1));
        assert_eq!(names.map(|name| assert!(assets::asset(name).is_some(), "{name}")).count(), 8);
    }
}
