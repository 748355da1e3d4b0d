//! The score pad for a table with real cards.
//!
//! The page is made once and then works alone: its script (`assets/pad.js`) does the rest, with the words that the page
//! brings along (`texts`).

pub(super) mod texts;

use maud::{Markup, PreEscaped, html};
use rules::{Card, Colour, GrandOwn, PlayerCount};
use words::{Home, Pad, Table, Words};

use super::new_table::{choice, lengths};
use crate::assets;
use crate::page_shell::PageShell;
use crate::sprite::{SpriteSet, picture};

const SEATS: std::ops::Range<usize> = 0..PlayerCount::Four.count();

/// The page.
#[must_use]
pub fn pad(shell: &PageShell<'_>) -> Markup {
    let words = shell.words;
    let title = words.say(Home::ScorePad);
    let main = html! {
        h1 { (title) }
        noscript { p.alert { (words.say(Pad::NeedsScript)) } }
        div #pad hidden {
            p #storage.alert role="alert" hidden { (words.say(Pad::StorageOff)) }
            p #pad-status.note role="status" {}
            (setup(words))
            div #match {
                (over(words))
                (entry(words))
                (sheet(words))
                (tools(words))
            }
            p #offline.note hidden { (words.say(Pad::OfflineReady)) }
        }
        (texts::block(words))
        script type="module" src=(assets::path("pad.js")) {}
    };
    shell.site(&title, SpriteSet::All, &main)
}

/// Names, first dealer and the rules that change what is written down.
fn setup(words: &Words) -> Markup {
    html! {
        form #setup novalidate {
            p { (words.say(Home::ScorePadText)) }
            fieldset {
                legend { (words.say(Pad::NamesLegend)) }
                div.row {
                    @for (value, label) in [("3", Home::PlayersThree), ("4", Home::PlayersFour)] {
                        label.choice { input type="radio" name="players" value=(value) checked[value == "4"]; span { b { (words.say(label)) } } }
                    }
                }
                p.note { (words.say(Pad::NamesText)) }
                div.fields {
                    @for seat in SEATS {
                        label data-fourth[seat == 3] {
                            span { (words.say(Pad::NameOf { number: seat + 1 })) }
                            input name="name" maxlength="24" autocomplete="off" enterkeyhint="next";
                        }
                    }
                    label {
                        span { (words.say(Pad::FirstDealer)) }
                        select name="dealer" { @for seat in SEATS { option value=(seat) { (seat + 1) } } }
                    }
                }
            }
            (lengths(words))
            fieldset {
                legend { (words.say(Home::GrandOwn)) }
                @for &own in GrandOwn::ALL {
                    (choice(words, "grand_own", own.name(), own == GrandOwn::default(), Home::grand_own(own)))
                }
            }
            p #setup-alert.alert role="alert" hidden {}
            button.btn.main.big { (words.say(Pad::Start)) }
        }
    }
}

fn over(words: &Words) -> Markup {
    html! {
        section #over.panel hidden {
            h2 #over-title tabindex="-1" { (words.say(Table::MatchResult)) }
            p #verdict {}
            ul #ranks.ranking {}
            p.note { (words.say(Pad::Kept)) " " a href="/matches" { (words.say(Home::MyMatches)) } }
        }
    }
}

/// The round that is being written down or corrected.
fn entry(words: &Words) -> Markup {
    html! {
        form #entry.panel novalidate {
            h2 #entry-title tabindex="-1" {}
            p #entry-deals {}
            fieldset.modes {
                legend { (words.say(Pad::HowLegend)) }
                div.row {
                    @for (value, label) in [("points", Pad::ByPoints), ("cards", Pad::ByCards)] {
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
                button #rest-cards.btn type="button" { (words.say(Pad::Rest)) }
                button #cancel.btn type="button" { (words.say(Home::Cancel)) }
            }
        }
    }
}

fn by_points(words: &Words) -> Markup {
    html! {
        table #by-points.entry {
            thead { tr {
                th scope="col" { (words.say(Table::ColumnPlayer)) }
                th #column-tricks scope="col" { (words.say(Table::ColumnTricks)) }
                th #column-points scope="col" { (words.say(Table::ColumnPoints)) }
                td {}
            } }
            tbody { @for seat in SEATS {
                tr data-seat=(seat) {
                    th scope="row" { span id={ "name" (seat) } data-name=(seat) {} }
                    td { (amount(seat, "tricks", "column-tricks", 1)) }
                    td { (amount(seat, "raw", "column-points", 3)) }
                    td { button.btn.small type="button" data-rest=(seat) { (words.say(Pad::Rest)) } }
                }
            } }
        }
    }
}

/// A field for a small number, named by its column and its row.
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
                legend { (words.say(Pad::Taker)) }
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

/// The numbers of a colour from the lowest, and her Queen.
fn colour_cards(colour: Colour) -> impl Iterator<Item = Card> {
    colour.numbers().iter().chain([Card::queen(colour)])
}

fn sheet(words: &Words) -> Markup {
    html! {
        section #sheet.panel hidden {
            h2 { (words.say(Table::ScoreSheet)) }
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
            h2 { (words.say(Pad::ChartTitle)) }
            figure.chart { svg #chart role="img" aria-label=(words.say(Pad::ChartText)) {} }
        }
    }
}

fn tools(words: &Words) -> Markup {
    html! {
        div.row.pad-tools {
            button #undo.btn type="button" { (words.say(Pad::Undo)) }
            button #share.btn type="button" { (words.say(Table::Share)) }
            button #new.btn type="button" { (words.say(Pad::NewMatch)) }
            label #awake-line.choice hidden { input #awake type="checkbox" checked; span { b { (words.say(Pad::KeepAwake)) } } }
        }
        textarea #share-text rows="6" readonly aria-label=(words.say(Table::Share)) hidden {}
    }
}

/// What keeps the pad at hand without a connection: a worker that holds the page and its files.
#[must_use]
pub fn worker() -> String {
    let files = ["style.css", "client.js", "pad.js", "score.js", "chart.js", "shelf.js", "words.js", "icon.svg"]
        .map(assets::path);
    include_str!("../../../assets/worker.js")
        .replace("{version}", assets::version())
        .replace("{files}", &serde_json::json!(files).to_string())
}

/// JSON as the content of a script element, which must not contain the end of one.
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
    fn the_worker_keeps_only_files_that_exist() {
        let worker = worker();
        assert!(worker.contains(assets::version()) && !worker.contains("{files}") && !worker.contains("{version}"));
        let names = worker.split("\"/a/").skip(1).filter_map(|rest| rest.split('"').next()?.split('/').nth(1));
        assert_eq!(names.map(|name| assert!(assets::asset(name).is_some(), "{name}")).count(), 8);
    }
}
