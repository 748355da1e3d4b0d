//! The matches somebody has played.

use maud::{Markup, html};
use words::{Home, Plain};

use crate::shell::Shell;
use crate::sprite::Symbols;

/// One match of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table's name.
    pub id: String,
    /// Day, month and year it began.
    pub date: (u32, u32, u32),
    /// The place, the number of players and the points; nothing while it is not finished.
    pub outcome: Option<(usize, usize, u32)>,
    /// The round it stands at, from 1.
    pub round: u32,
}

/// The list of matches.
#[derive(Clone, Debug, Default)]
pub struct Matches {
    /// The matches, the latest first.
    pub played: Vec<Played>,
}

impl Matches {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &Shell<'_>) -> Markup {
        let words = shell.words;
        let title = words.say(Home::MyMatches);
        let main = html! {
            h1 { (title) }
            p { (words.say(Home::MyMatchesText)) }
            @if self.played.is_empty() {
                p { (words.say(Home::MyMatchesNone)) }
                form method="post" action="/play" { button.btn.main { (words.say(Home::PlayNow)) } }
            } @else {
                ul.list.panel { @for played in &self.played { li { (line(shell, played)) } } }
            }
        };
        shell.site(&title, Symbols::Gems, &main)
    }
}

fn line(shell: &Shell<'_>, played: &Played) -> Markup {
    let words = shell.words;
    let (day, month, year) = played.date;
    let (result, action) = match played.outcome {
        Some((place, players, points)) => (Home::MatchPlace { place, players, points }, Home::MatchLook),
        None => (Home::MatchUnfinished { round: played.round }, Home::MatchContinue),
    };
    html! {
        span { b { (words.say(Home::Date { day, month, year: Plain(year) })) } " · " (words.say(result)) }
        a.btn.small href={ "/t/" (played.id) } { (words.say(action)) }
    }
}
