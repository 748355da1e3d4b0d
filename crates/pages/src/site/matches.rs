//! The matches somebody has played.

use maud::{Markup, html};
use words::{Home, Plain, Replay, Table, Web};

use crate::shell::Shell;
use crate::sprite::Symbols;

/// One match of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The name of the match.
    pub id: String,
    /// Day, month and year it ended.
    pub date: (u32, u32, u32),
    /// Everybody's points, the winner first.
    pub standing: Vec<(String, u32)>,
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
                form method="post" action="/play" { input type="hidden" name="entropy" value=""; button.btn.main { (words.say(Home::PlayNow)) } }
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
    html! {
        span {
            b { (words.say(Home::Date { day, month, year: Plain(year) })) }
            ol.standing aria-label=(words.say(Web::Standing)) { @for (name, points) in &played.standing {
                li { (name) " " b { (words.number(i64::from(*points))) } }
            } }
        }
        a.btn.small href={ "/matches/" (played.id) } { (words.say(Replay::MatchTitle)) }
        a.btn.small href={ "/api/matches/" (played.id) } download={ (played.id) ".json" } { (words.say(Table::SaveRecord)) }
    }
}
