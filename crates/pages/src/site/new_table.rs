//! A new table: three presets, and each choice by itself with a sentence on what it changes.

use std::borrow::Cow;

use maud::{Markup, html};
use rules::{Length, PlayerCount, Preset, RuleOption};
use table::BotLevel;
use words::{Message, RuleMsg, SiteMsg, TableMsg, Words};

use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

/// The times to think that are offered, in seconds a card.
const TIMES: [u32; 5] = [10, 20, 30, 60, 120];

/// The form for a new table.
#[derive(Clone, Debug)]
pub struct NewTablePage<'a> {
    /// What the visitor is called.
    pub name: &'a str,
    /// The strength of bots they last chose.
    pub strength: BotLevel,
    /// What was wrong with the form they sent.
    pub error: Option<&'a str>,
}

impl NewTablePage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let title = words.say(SiteMsg::NewTable);
        let main = html! {
            h1 { (title) }
            p { (words.say(SiteMsg::NewTableText)) }
            @if let Some(error) = self.error { p.alert role="alert" { (error) } }
            form #new-table method="post" action="/new" {
                (presets(words))
                (own_rules(words))
                (seats(words, self.strength))
                (lengths(words))
                (more(words, self.name))
                button.btn.main.big { (words.say(SiteMsg::CreateTable)) }
            }
        };
        shell.site(&title, SpriteSet::Gems, &main)
    }
}

/// One choice among several: its name and one sentence on what it changes.
pub(super) fn choice<M: Message>(
    words: &Words,
    name: &str,
    value: &str,
    checked: bool,
    (label, text): (M, M),
) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(name) value=(value) checked[checked];
            span { b { (words.say(label)) } (words.say(text)) }
        }
    }
}

fn presets(words: &Words) -> Markup {
    html! {
        fieldset {
            legend { (words.say(RuleMsg::HouseRules)) }
            div.presets {
                @for &preset in Preset::ALL {
                    (choice(words, "preset", preset.name(), preset == Preset::Booklet, RuleMsg::preset(Some(preset))))
                }
                (choice(words, "preset", "own", false, RuleMsg::preset(None)))
            }
        }
    }
}

/// Each house rule by itself. They count when "our own" is chosen above.
fn own_rules(words: &Words) -> Markup {
    html! {
        div.own-rules { @for &option in RuleOption::ALL { (rule_choices(words, option)) } }
    }
}

/// The choices of one house rule.
pub(super) fn rule_choices(words: &Words, option: RuleOption) -> Markup {
    html! {
        fieldset {
            legend { (words.say(RuleMsg::option(option))) }
            @for (index, value) in option.choices().into_iter().enumerate() {
                (choice(words, option.key(), value.name(), index == 0, RuleMsg::choice(value)))
            }
        }
    }
}

fn seats(words: &Words, strength: BotLevel) -> Markup {
    let three = (SiteMsg::PlayersThree, SiteMsg::PlayersThreeText);
    let four = (SiteMsg::PlayersFour, SiteMsg::PlayersFourText);
    html! {
        fieldset {
            legend { (words.say(SiteMsg::Players)) }
            (choice(words, "players", "3", false, three))
            (choice(words, "players", "4", true, four))
            div.fields {
                @for seat in 1..PlayerCount::Four.count() {
                    label.seat-4[seat == 3] {
                        span { (words.say(TableMsg::SeatNumber { number: seat + 1 })) }
                        select name={ "seat" (seat) } {
                            option value="open" { (words.say(TableMsg::SeatOpen)) }
                            @for &strength in BotLevel::ALL {
                                option value=(strength.name()) { (bot_of(words, strength)) }
                            }
                        }
                    }
                }
            }
        }
        fieldset {
            legend { (words.say(SiteMsg::Opponents)) }
            p.note { (words.say(SiteMsg::OpponentsText)) }
            (strengths(words, strength))
        }
    }
}

/// The strengths of bots to choose from.
pub(super) fn strengths(words: &Words, chosen: BotLevel) -> Markup {
    html! {
        @for &strength in BotLevel::ALL {
            (choice(words, "strength", strength.name(), strength == chosen, SiteMsg::strength(strength)))
        }
    }
}

/// A bot of a strength, as a player is called.
pub(super) fn bot_of(words: &Words, strength: BotLevel) -> Cow<'_, str> {
    words.say(TableMsg::BotOf { strength: &words.say(SiteMsg::strength(strength).0) })
}

pub(super) fn lengths(words: &Words) -> Markup {
    let line = |value: &str, checked: bool, label: RuleMsg, usual: u32, most: u32| {
        html! {
            div.choice {
                label.choice {
                    input type="radio" name="length" value=(value) checked[checked];
                    span { b { (words.say(label)) } }
                }
                input type="number" name=(value) value=(usual) min="1" max=(most) aria-label=(words.say(label));
            }
        }
    };
    html! {
        fieldset {
            legend { (words.say(RuleMsg::Length)) }
            (line("deals", true, RuleMsg::LengthDealsLabel, 1, Length::MAX_ROUNDS))
            (line("rounds", false, RuleMsg::LengthRoundsLabel, 4, Length::MAX_ROUNDS))
            (line("until", false, RuleMsg::LengthUntilLabel, Length::DEFAULT_POINTS, Length::MAX_POINTS))
        }
    }
}

fn more(words: &Words, name: &str) -> Markup {
    html! {
        fieldset {
            legend { (words.say(SiteMsg::MoreOptions)) }
            div.fields {
                label {
                    span { (words.say(SiteMsg::YourName)) }
                    input name="name" value=(name) maxlength="24" autocomplete="nickname";
                }
                label {
                    span { (words.say(SiteMsg::ThinkingTime)) }
                    select name="clock" {
                        option value="0" { (words.say(SiteMsg::ThinkingTimeNone)) }
                        @for count in TIMES { option value=(count) { (words.say(SiteMsg::ThinkingTimeSeconds { count })) } }
                    }
                }
                label {
                    span { (words.say(SiteMsg::Visibility)) }
                    select name="listed" {
                        option value="no" { (words.say(SiteMsg::VisibilityLink)) }
                        option value="yes" { (words.say(SiteMsg::VisibilityOpen)) }
                    }
                }
            }
            label.choice {
                input type="checkbox" name="spectators" value="yes";
                span { b { (words.say(SiteMsg::Spectators)) } (words.say(SiteMsg::SpectatorsText)) }
            }
        }
    }
}

/// The form as a visitor finds it.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    vec![NewTablePage { name: "Mira", strength: BotLevel::Medium, error: None }.page(shell)]
}
