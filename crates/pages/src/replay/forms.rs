//! Forms for playing the cards of a match again: from one step, or all deals.

use maud::{Markup, html};
use rules::Seat;
use table::BotLevel;
use words::{ReviewMsg, SiteMsg, TableMsg, Words};

use super::{MatchPage, ReplayPage, ReplayStep};

/// The form for continuing the match from this step.
pub(super) fn what_if(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let public = replay.public();
    let over = public.phase == rules::Phase::Over;
    let text = if replay.step == ReplayStep::Dealt { ReviewMsg::WhatIfStash } else { ReviewMsg::WhatIfText };
    let seat = replay.take.or(public.turn).unwrap_or(replay.bottom());
    html! {
        section #what-if.panel aria-labelledby="what-if-title" {
            h2 #what-if-title { (words.say(ReviewMsg::WhatIfTitle)) }
            @if over { p.note { (words.say(ReviewMsg::WhatIfOver)) } } @else {
                p.note { (words.say(text)) }
                form method="post" action={ (replay.match_page.path()) "/what-if" } {
                    input type="hidden" name="round" value=(replay.round + 1);
                    input type="hidden" name="step" value=(replay.index);
                    div.fields {
                        (seats(replay.match_page, words, ReviewMsg::PlaySeat, seat))
                        (levels(replay.match_page, words))
                    }
                    button.btn.main { (words.say(ReviewMsg::PlayOn)) }
                }
            }
        }
    }
}

/// The form for playing all deals again.
pub(super) fn same_cards(page: &MatchPage<'_>, words: &Words) -> Markup {
    html! {
        section #same-cards.panel aria-labelledby="same-cards-title" {
            h2 #same-cards-title { (words.say(TableMsg::SameCards)) }
            p { (words.say(ReviewMsg::SameCardsText)) }
            form method="post" action={ (page.path()) "/same-cards" } {
                div.fields {
                    (seats(page, words, ReviewMsg::SameSeat, Seat::S0))
                    (levels(page, words))
                }
                button.btn { (words.say(TableMsg::SameCards)) }
            }
        }
    }
}

fn seats(page: &MatchPage<'_>, words: &Words, label: ReviewMsg<'_>, chosen: Seat) -> Markup {
    html! {
        label { span { (words.say(label)) }
            select name="seat" { @for seat in page.rules.players.seats() {
                option value=(seat.index()) selected[seat == chosen] { (page.name(seat)) }
            } }
        }
    }
}

fn levels(page: &MatchPage<'_>, words: &Words) -> Markup {
    html! {
        label { span { (words.say(SiteMsg::Opponents)) }
            select name="strength" { @for &level in BotLevel::ALL {
                option value=(level.name()) selected[level == page.level] { (words.say(SiteMsg::level(level).0)) }
            } }
        }
    }
}
