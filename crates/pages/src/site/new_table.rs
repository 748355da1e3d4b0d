//! A new table: three presets, and each choice by itself with a sentence on what it changes.

use std::borrow::Cow;

use maud::{Markup, html};
use rules::{Follow, GrandOwn, Length, PlayerCount, Preset, QueenLead};
use table::BotLevel;
use words::{Home, Table, Web, Words};

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
        let title = words.say(Home::NewTable);
        let main = html! {
            h1 { (title) }
            p { (words.say(Home::NewTableText)) }
            @if let Some(error) = self.error { p.alert role="alert" { (error) } }
            form #new-table method="post" action="/new" {
                (presets(words))
                (own_rules(words))
                (seats(words, self.strength))
                (lengths(words))
                (more(words, self.name))
                button.btn.main.big { (words.say(Home::CreateTable)) }
            }
        };
        shell.site(&title, SpriteSet::Gems, &main)
    }
}

/// One choice among several: its name and one sentence on what it changes.
pub(super) fn choice(
    words: &Words,
    name: &str,
    value: &str,
    checked: bool,
    (label, text): (Home<'_>, Home<'_>),
) -> Markup {
    radio(name, value, checked, &words.say(label), &words.say(text))
}

fn radio(name: &str, value: &str, checked: bool, label: &str, text: &str) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(name) value=(value) checked[checked];
            span { b { (label) } (text) }
        }
    }
}

fn presets(words: &Words) -> Markup {
    html! {
        fieldset {
            legend { (words.say(Home::HouseRules)) }
            div.presets {
                @for &preset in Preset::ALL {
                    (choice(words, "preset", preset.name(), preset == Preset::Booklet, Home::preset(Some(preset))))
                }
                (choice(words, "preset", "own", false, Home::preset(None)))
            }
        }
    }
}

/// Each house rule by itself. They count when "our own" is chosen above.
fn own_rules(words: &Words) -> Markup {
    html! {
        div.own-rules {
            fieldset {
                legend { (words.say(Home::Follow)) }
                @for &follow in Follow::ALL {
                    (choice(words, "follow", follow.name(), follow == Follow::default(), Home::follow(follow)))
                }
            }
            fieldset {
                legend { (words.say(Home::QueenLead)) }
                @for &lead in QueenLead::ALL {
                    (choice(words, "queen_lead", lead.name(), lead == QueenLead::default(), Home::queen_lead(lead)))
                }
            }
            fieldset {
                legend { (words.say(Home::GrandOwn)) }
                @for &own in GrandOwn::ALL {
                    (choice(words, "grand_own", own.name(), own == GrandOwn::default(), Home::grand_own(own)))
                }
            }
        }
    }
}

fn seats(words: &Words, strength: BotLevel) -> Markup {
    let three = (Home::PlayersThree, Home::PlayersThreeText);
    let four = (Home::PlayersFour, Home::PlayersFourText);
    html! {
        fieldset {
            legend { (words.say(Home::Players)) }
            (choice(words, "players", "3", false, three))
            (choice(words, "players", "4", true, four))
            div.fields {
                @for seat in 1..PlayerCount::Four.count() {
                    label.seat-4[seat == 3] {
                        span { (words.say(Web::SeatNumber { number: seat + 1 })) }
                        select name={ "seat" (seat) } {
                            option value="open" { (words.say(Table::SeatOpen)) }
                            @for &strength in BotLevel::ALL {
                                option value=(strength.name()) { (bot_of(words, strength)) }
                            }
                        }
                    }
                }
            }
        }
        fieldset {
            legend { (words.say(Home::Opponents)) }
            p.note { (words.say(Web::OpponentsText)) }
            (strengths(words, strength))
        }
    }
}

/// The strengths of bots to choose from.
pub(super) fn strengths(words: &Words, chosen: BotLevel) -> Markup {
    html! {
        @for &strength in BotLevel::ALL {
            @let (label, text) = strength_of(words, strength);
            (radio("strength", strength.name(), strength == chosen, &label, &text))
        }
    }
}

/// The name of a strength and what it means.
pub(crate) fn strength_of(words: &Words, strength: BotLevel) -> (Cow<'_, str>, Cow<'_, str>) {
    match strength {
        BotLevel::Easy => (words.say(Home::StrengthEasy), words.say(Home::StrengthEasyText)),
        BotLevel::Medium => (words.say(Home::StrengthMedium), words.say(Home::StrengthMediumText)),
        BotLevel::Strong => (words.say(Home::StrengthStrong), words.say(Home::StrengthStrongText)),
        BotLevel::Expert => (words.say(Web::StrengthExpert), words.say(Web::StrengthExpertText)),
    }
}

/// A bot of a strength, as a player is called.
pub(super) fn bot_of(words: &Words, strength: BotLevel) -> Cow<'_, str> {
    words.say(Web::BotOf { strength: &strength_of(words, strength).0 })
}

pub(super) fn lengths(words: &Words) -> Markup {
    let line = |value: &str, checked: bool, label: Home<'_>, usual: u32, most: u32| {
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
            legend { (words.say(Home::Length)) }
            (line("deals", true, Home::LengthDealsLabel, 1, Length::MAX_ROUNDS))
            (line("rounds", false, Home::LengthRoundsLabel, 4, Length::MAX_ROUNDS))
            (line("until", false, Home::LengthUntilLabel, Length::DEFAULT_POINTS, Length::MAX_POINTS))
        }
    }
}

fn more(words: &Words, name: &str) -> Markup {
    html! {
        fieldset {
            legend { (words.say(Home::MoreOptions)) }
            div.fields {
                label {
                    span { (words.say(Home::YourName)) }
                    input name="name" value=(name) maxlength="24" autocomplete="nickname";
                }
                label {
                    span { (words.say(Home::ThinkingTime)) }
                    select name="clock" {
                        option value="0" { (words.say(Home::ThinkingTimeNone)) }
                        @for count in TIMES { option value=(count) { (words.say(Home::ThinkingTimeSeconds { count })) } }
                    }
                }
                label {
                    span { (words.say(Home::Visibility)) }
                    select name="listed" {
                        option value="no" { (words.say(Home::VisibilityLink)) }
                        option value="yes" { (words.say(Home::VisibilityOpen)) }
                    }
                }
            }
            label.choice {
                input type="checkbox" name="spectators" value="yes";
                span { b { (words.say(Web::Spectators)) } (words.say(Web::SpectatorsText)) }
            }
        }
    }
}
