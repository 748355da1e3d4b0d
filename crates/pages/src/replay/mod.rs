//! Looking back at a match: its page, the replay step by step, and records from elsewhere.
//!
//! What is shown of a moment is made of the [`rules::View`]s of the seats whose cards are open: one of them, or all.

mod board;
mod chest;
mod coach;
mod forms;
mod moment;
mod overview;
mod paste;
mod step;
mod verify;

use rules::{Match, PerSeat, PlayerCount, PublicView, Rules, Seat};
use table::BotLevel;
use words::narrate::Narrator;
use words::{Who, Words};

use crate::page_shell::PageShell;

pub use coach::AnalysisStatus;
pub use moment::ReplayPage;
pub use overview::{DealOrigin, FixedDealsSource, PreviousResult};
pub use paste::UploadForm;
pub use step::ReplayStep;

/// The match that is looked back at.
#[derive(Clone, Debug)]
pub struct MatchPage<'a> {
    /// Its name in its address.
    pub id: &'a str,
    /// The rules it was played by.
    pub rules: &'a Rules,
    /// What its players are called, in seat order.
    pub names: &'a [String],
    /// Its standing.
    pub game: &'a Match,
    /// How many rounds it has, the last one perhaps not finished.
    pub rounds: usize,
    /// The strength of bots that the visitor likes to play against.
    pub strength: BotLevel,
    /// What the coach has to say.
    pub coaching: AnalysisStatus<'a>,
}

impl MatchPage<'_> {
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(crate) fn who(&self, seat: Seat) -> Who<'_> {
        Who::Name(self.name(seat))
    }

    /// The narrator of a moment. The reader of a replay has no seat, so every player is called by name.
    pub(crate) fn narrator<'s>(&'s self, words: &'s Words, public: &'s PublicView) -> Narrator<'s> {
        let names = PerSeat::from_fn(self.rules.players, |seat| self.name(seat));
        Narrator::for_spectator(words, public, names)
    }

    /// The address of the match's page.
    pub(crate) fn path(&self) -> String {
        format!("/matches/{}", self.id)
    }

    /// The address of a moment.
    pub(crate) fn moment(&self, round: usize, step: usize, sight: Option<Seat>) -> String {
        let sight = sight.map_or_else(|| "open".to_owned(), |seat| seat.index().to_string());
        format!("/matches/{}/replay?round={}&step={step}&seat={sight}", self.id, round + 1)
    }
}

/// The names of the players of a record. Bots and players without a name get the bot name of their seat. Players who share
/// a name get the number of their seat after it.
#[must_use]
pub fn names(words: &Words, players: &[String], given: Option<&[String]>) -> Vec<String> {
    let name = |(seat, player): (Seat, &String)| {
        let given = given.and_then(|names| names.get(seat.index())).map_or("", String::as_str);
        let plain: String = given.chars().filter(|letter| !letter.is_control()).take(24).collect();
        let is_bot = player.starts_with("bot") || plain.trim().is_empty();
        if is_bot && plain.trim().is_empty() { words.bot_name(seat).into_owned() } else { plain.trim().to_owned() }
    };
    let names: Vec<String> = PlayerCount::Four.seats().zip(players).map(name).collect();
    let shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let told_apart = |(seat, name): (usize, &String)| {
        if shared(name) { format!("{name} ({})", words.number(seat as i64 + 1)) } else { name.clone() }
    };
    names.iter().enumerate().map(told_apart).collect()
}

/// What every page that looks back loads beside the usual script.
fn script() -> maud::Markup {
    maud::html! { script type="module" src=(crate::assets::path("replay.js")) {} }
}

/// The title of a page, and the shell around it.
fn site(shell: &PageShell<'_>, title: &str, main: &maud::Markup) -> maud::Markup {
    let with_script = maud::html! { (maud::PreEscaped(&main.0)) (script()) };
    shell.site(title, crate::sprite::SpriteSet::All, &with_script)
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn everybody_has_a_name_of_their_own() {
        let words = Words::new(Lang::En);
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let players = texts(&["host", "bot:strong", "guest", "guest"]);
        let given = texts(&["Mira", "", "Mira", "\u{7} "]);
        assert_eq!(names(&words, &players, Some(&given)), ["Mira (1)", "Amber", "Mira (3)", "Jade"]);
        assert_eq!(names(&words, &players[..3], None), ["Topaz", "Amber", "Pearl"]);
    }
}
