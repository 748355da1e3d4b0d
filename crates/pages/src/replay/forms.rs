//! Playing again: from a moment, or all deals.

use maud::{Markup, html};
use rules::Seat;
use table::BotLevel;
use words::{Home, Replay, Table, Words};

use super::{MatchPage, ReplayPage, ReplayStep};
use crate::site::strength_of;

/// Taking over a seat at this moment.
pub(super) fn what_if(moment: &ReplayPage<'_>, words: &Words) -> Markup {
    let public = moment.public();
    let over = public.phase == rules::Phase::Over;
    let text = if moment.step == ReplayStep::Dealt { Replay::WhatIfStash } else { Replay::WhatIfText };
    let seat = moment.take.or(public.turn).unwrap_or(moment.bottom());
    html! {
        section #what-if.panel aria-labelledby="what-if-title" {
            h2 #what-if-title { (words.say(Replay::WhatIfTitle)) }
            @if over { p.note { (words.say(Replay::WhatIfOver)) } } @else {
                p.note { (words.say(text)) }
                form method="post" action={ (moment.look.path()) "/what-if" } {
                    input type="hidden" name="round" value=(moment.round + 1);
                    input type="hidden" name="step" value=(moment.index);
                    div.fields {
                        (seats(moment.look, words, Replay::PlaySeat, seat))
                        (strengths(moment.look, words))
                    }
                    button.btn.main { (words.say(Replay::PlayOn)) }
                }
            }
        }
    }
}

/// All deals once more.
pub(super) fn same_cards(look: &MatchPage<'_>, words: &Words) -> Markup {
    html! {
        section #same-cards.panel aria-labelledby="same-cards-title" {
            h2 #same-cards-title { (words.say(Table::SameCards)) }
            p { (words.say(Replay::SameCardsText)) }
            form method="post" action={ (look.path()) "/same-cards" } {
                div.fields {
                    (seats(look, words, Replay::SameSeat, Seat::S0))
                    (strengths(look, words))
                }
                button.btn { (words.say(Table::SameCards)) }
            }
        }
    }
}

fn seats(look: &MatchPage<'_>, words: &Words, label: Replay<'_>, chosen: Seat) -> Markup {
    html! {
        label { span { (words.say(label)) }
            select name="seat" { @for seat in look.rules.players.seats() {
                option value=(seat.index()) selected[seat == chosen] { (look.name(seat)) }
            } }
        }
    }
}

fn strengths(look: &MatchPage<'_>, words: &Words) -> Markup {
    html! {
        label { span { (words.say(Home::Opponents)) }
            select name="strength" { @for &strength in BotLevel::ALL {
                option value=(strength.name()) selected[strength == look.strength] { (strength_of(words, strength).0) }
            } }
        }
    }
}
