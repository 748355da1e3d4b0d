//! The rules, with drawn examples.

use maud::{Markup, html};
use rules::{Card, PerSeat, Preset, Rules, Score};
use words::{Block, ExampleFigure, RuleMsg, RulebookMsg, Section, TableMsg, Words};

use super::choices::rules_line;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::sprite::{SpriteSet, picture};

/// The page with all rules. If `table` is given, it begins with the options of that table.
///
/// The printed page has two columns, leaves out what only a screen needs, and fits on both sides of one A4 sheet.
#[must_use]
pub fn rulebook(shell: &PageShell<'_>, table: Option<&Rules>) -> Markup {
    let words = shell.words;
    let title = words.say(RulebookMsg::Title);
    let sections = words.rules();
    let main = html! {
        div.text.rulebook {
            h1 { (title) }
            @if let Some(rules) = table { (at_this_table(words, rules)) }
            nav.panel aria-label=(words.say(RulebookMsg::Contents)) {
                h2 { (words.say(RulebookMsg::Contents)) }
                ol.contents { @for section in &sections { li { a href={ "#" (section.id) } { (section.title) } } } }
            }
            @for section in &sections { (chapter(words, section)) }
            p.note { (words.say(RulebookMsg::Credits)) }
        }
    };
    shell.site(&title, PageStyle::Rules, SpriteSet::All, &main)
}

/// The options of the table, one by one.
fn at_this_table(words: &Words, rules: &Rules) -> Markup {
    html! {
        section.panel #this-table {
            h2 { (words.say(RulebookMsg::ThisTable)) }
            p { (rules_line(words, rules)) }
            ul { @for choice in rules.choices() {
                @let (name, text) = RuleMsg::choice(choice);
                li { b { (words.say(name)) } " " (words.say(text)) }
            } }
        }
    }
}

/// The general rules, and those of a table.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    vec![rulebook(shell, None), rulebook(shell, Some(&Rules::preset(Preset::Strict)))]
}

fn chapter(words: &Words, section: &Section<'_>) -> Markup {
    html! {
        section id=(section.id) {
            h2 { (section.title) }
            @for block in &section.blocks {
                @match block {
                    Block::Paragraph(text) => p { (text) },
                    Block::Items(items) => ul { @for item in items { li { (item) } } },
                    Block::Example(shown, text) => (example(words, shown, text)),
                }
            }
        }
    }
}

/// An example. Screen readers skip the drawing, because the text says the same.
fn example(words: &Words, shown: &ExampleFigure, text: &str) -> Markup {
    html! {
        figure.example {
            @match shown {
                ExampleFigure::Cards(cards) => (row(cards.iter().map(|&card| (card, "")))),
                ExampleFigure::Hand { led, hand, playable } => {
                    div.follow aria-hidden="true" {
                        (row([(*led, "")].into_iter()))
                        svg.arrow viewBox="0 0 24 24" { path d="M3 12h16m-6-6 6 6-6 6" fill="none" stroke="currentColor" stroke-width="2.5" {} }
                        (row(hand.into_iter().map(|card| (card, if playable.contains(card) { "yes" } else { "no" }))))
                    }
                }
                ExampleFigure::Trick { cards, winner } => {
                    (row(cards.iter().enumerate().map(|(index, &card)| (card, if index == *winner { "yes" } else { "" }))))
                }
                ExampleFigure::Score(points) => (score(words, points)),
            }
            figcaption { (text) }
        }
    }
}

fn row(cards: impl Iterator<Item = (Card, &'static str)>) -> Markup {
    html! { ul.cards aria-hidden="true" { @for (card, class) in cards { li class=(class) { (picture(card)) } } } }
}

fn score(words: &Words, score: &Score) -> Markup {
    let line = |title: TableMsg<'_>, values: &PerSeat<u32>| {
        html! { tr {
            th scope="row" { (words.say(title)) }
            @for value in values.iter() { td { (words.number(i64::from(*value))) } }
        } }
    };
    html! {
        table aria-hidden="true" {
            (line(TableMsg::ColumnTricks, &score.tricks))
            (line(TableMsg::ColumnTaken, &score.raw))
            (line(TableMsg::ColumnPoints, &score.points))
        }
    }
}
