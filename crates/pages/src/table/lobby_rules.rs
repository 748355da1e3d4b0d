//! The rules of a table before its match: one sentence, and for the host the form that changes them.

use maud::{Markup, html};
use protocol::SeatKind;
use rules::{PlayerCount, Preset, RuleOption};
use table::TimeControl;
use words::{RuleMsg, SiteMsg, TableMsg};

use crate::site::choices::{choice, lengths, rule_choices, rules_line};
use crate::table_page::TablePage;

/// The thinking times on offer, in seconds per card.
const TIMES: [u32; 5] = [10, 20, 30, 60, 120];

/// The rules in one line. The host can expand it and change them.
pub(super) fn rules(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.state.you_host {
            details #rules.rules {
                summary { (line(page)) " " span.link { (page.say(TableMsg::ChangeRules)) } }
                form #house-rules method="post" action={ "/t/" (page.state.table) "/rules" } data-quiet="1" {
                    (players(page))
                    (lengths(page.words, page.state.rules.length))
                    (house_rules(page))
                    (who_may_come(page))
                    button.btn.plain { (page.say(SiteMsg::Save)) }
                }
            }
        } @else { (sentence(page)) }
    }
}

/// The rules of this table, for those who cannot change them.
pub(super) fn sentence(page: &TablePage<'_>) -> Markup {
    let rules = &page.state.rules;
    html! {
        section.rules {
            p { (line(page)) }
            @if rules.matching_preset().is_some() {
                p.note { (page.say(RuleMsg::preset(rules.matching_preset()).1)) }
            } @else {
                ul.note { @for choice in rules.choices() { li { (page.say(RuleMsg::choice(choice).1)) } } }
            }
        }
    }
}

fn line(page: &TablePage<'_>) -> Markup {
    rules_line(page.words, &page.state.rules)
}

/// Three or four players. This cannot remove a person from the fourth seat.
fn players(page: &TablePage<'_>) -> Markup {
    let chosen = page.players();
    let taken = page.state.seats.iter().nth(3).is_some_and(|chair| chair.kind == SeatKind::Person);
    html! {
        fieldset {
            legend { (page.say(SiteMsg::Players)) }
            @if !taken {
                (choice(page.words, "players", "3", chosen == PlayerCount::Three, (SiteMsg::PlayersThree, SiteMsg::PlayersThreeText)))
            }
            (choice(page.words, "players", "4", chosen == PlayerCount::Four, (SiteMsg::PlayersFour, SiteMsg::PlayersFourText)))
        }
    }
}

/// A preset, or a choice per house rule if the host sets them one by one.
fn house_rules(page: &TablePage<'_>) -> Markup {
    let chosen = page.state.rules.matching_preset();
    html! {
        fieldset {
            legend { (page.say(RuleMsg::HouseRules)) }
            @for &preset in Preset::ALL {
                (choice(page.words, "preset", preset.name(), chosen == Some(preset), RuleMsg::preset(Some(preset))))
            }
            (choice(page.words, "preset", "own", chosen.is_none(), RuleMsg::preset(None)))
        }
        div.own-rules { @for &option in RuleOption::ALL { (rule_choices(page.words, option, &page.state.rules)) } }
    }
}

/// The clock, and who can find the table.
fn who_may_come(page: &TablePage<'_>) -> Markup {
    let seconds = match page.state.clock {
        TimeControl::PerMove(time) => time / 1000,
        TimeControl::None | TimeControl::PerMatch(_) => 0,
    };
    html! {
        fieldset {
            legend { (page.say(SiteMsg::MoreOptions)) }
            label.field {
                span { (page.say(SiteMsg::ThinkingTime)) }
                select name="clock" {
                    option value="0" { (page.say(SiteMsg::ThinkingTimeNone)) }
                    @for count in TIMES {
                        option value=(count) selected[seconds == u64::from(count)] { (page.say(SiteMsg::ThinkingTimeSeconds { count })) }
                    }
                }
            }
            label.choice {
                input type="checkbox" name="listed" value="yes" checked[page.state.listed];
                span { b { (page.say(SiteMsg::Listed)) } (page.say(SiteMsg::ListedText)) }
            }
            label.choice {
                input type="checkbox" name="spectators" value="yes" checked[page.state.spectators];
                span { b { (page.say(SiteMsg::Spectators)) } (page.say(SiteMsg::SpectatorsText)) }
            }
        }
    }
}
