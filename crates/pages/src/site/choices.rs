//! Choices of rules, lengths and bots, each with a sentence on what it changes.

use std::borrow::Cow;

use maud::{Markup, html};
use rules::{Length, PlayerCount, RuleOption, Rules};
use table::BotLevel;
use words::{Message, RuleMsg, SiteMsg, TableMsg, Words};

/// One choice among several: its name and one sentence on what it changes.
pub(crate) fn choice<M: Message>(
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

/// The choices of one house rule, with the one that `rules` have.
pub(crate) fn rule_choices(words: &Words, option: RuleOption, rules: &Rules) -> Markup {
    let chosen = rules.choices();
    html! {
        fieldset {
            legend { (words.say(RuleMsg::option(option))) }
            @for value in option.choices() {
                (choice(words, option.key(), value.name(), chosen.contains(&value), RuleMsg::choice(value)))
            }
        }
    }
}

/// The rules of a table in one line: players, length, and the name of its house rules.
pub(crate) fn rules_line(words: &Words, rules: &Rules) -> Markup {
    let players = match rules.players {
        PlayerCount::Three => SiteMsg::PlayersThree,
        PlayerCount::Four => SiteMsg::PlayersFour,
    };
    html! {
        b { (words.say(players)) } " · " (words.say(RuleMsg::length(rules.length))) " · "
        (words.say(RuleMsg::preset(rules.matching_preset()).0))
    }
}

/// The choices of the bots' level.
pub(super) fn levels(words: &Words, chosen: BotLevel) -> Markup {
    html! {
        @for &level in BotLevel::ALL {
            (choice(words, "strength", level.name(), level == chosen, SiteMsg::level(level)))
        }
    }
}

/// The name of a bot as a player, from its level.
pub(crate) fn bot_of(words: &Words, level: BotLevel) -> Cow<'_, str> {
    words.say(TableMsg::BotOf { strength: &words.say(SiteMsg::level(level).0) })
}

/// The choices of a match's length, each with a number.
pub(crate) fn lengths(words: &Words, chosen: Length) -> Markup {
    let line = |value: &str, number: Option<u32>, usual: u32, most: u32, label: RuleMsg| {
        html! {
            div.choice {
                label.choice {
                    input type="radio" name="length" value=(value) checked[number.is_some()];
                    span { b { (words.say(label)) } }
                }
                input type="number" name=(value) value=(number.unwrap_or(usual)) min="1" max=(most) required aria-label=(words.say(label));
            }
        }
    };
    let (deals, rounds, until) = match chosen {
        Length::Deals(count) => (Some(count), None, None),
        Length::Rounds(count) => (None, Some(count), None),
        Length::Until(points) => (None, None, Some(points)),
    };
    html! {
        fieldset {
            legend { (words.say(RuleMsg::Length)) }
            (line("deals", deals, 1, Length::MAX_ROUNDS, RuleMsg::LengthDealsLabel))
            (line("rounds", rounds, 4, Length::MAX_ROUNDS, RuleMsg::LengthRoundsLabel))
            (line("until", until, Length::DEFAULT_POINTS, Length::MAX_POINTS, RuleMsg::LengthUntilLabel))
        }
    }
}
