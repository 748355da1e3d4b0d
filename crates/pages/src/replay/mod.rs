//! The page of a match, the replay step by step, and the form for uploaded records.
//!
//! A step of the replay is drawn from the [`rules::View`]s of the seats whose cards are open: one seat, or all.

mod board;
mod chest;
mod coach;
mod cost_chart;
mod decision;
mod forms;
mod match_page;
mod mistakes;
mod replay_page;
mod step;
mod upload_form;
mod verify;

use rules::{Match, PerSeat, PlayerCount, PublicView, Rules, Seat};
use table::BotLevel;
use words::narrate::Narrator;
use words::{GameMsg, ReviewMsg, SiteMsg, StatsMsg, Who, Words};

use crate::link_preview::LinkPreview;
use crate::page_shell::PageShell;

pub use coach::AnalysisStatus;
pub use match_page::{DealOrigin, FixedDealsSource, PreviousResult};
pub use replay_page::ReplayPage;
pub use step::ReplayStep;
pub use upload_form::UploadForm;

/// The page of a match.
#[derive(Clone, Debug)]
pub struct MatchPage<'a> {
    /// The id of the match in its URL.
    pub id: &'a str,
    /// The address of this server as the visitor sees it.
    pub base_url: &'a str,
    /// Its rules.
    pub rules: &'a Rules,
    /// The players' names, in seat order.
    pub names: &'a [String],
    /// The player who is "you" in every sentence.
    pub reader: Option<Seat>,
    /// Its scores.
    pub game: &'a Match,
    /// The number of its rounds, including an unfinished last one.
    pub rounds: usize,
    /// The level of bots that the visitor last chose.
    pub level: BotLevel,
    /// The state of the coach's analysis.
    pub coaching: AnalysisStatus<'a>,
}

impl MatchPage<'_> {
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(crate) fn who(&self, seat: Seat) -> Who<'_> {
        if self.reader == Some(seat) { Who::You } else { Who::Name(self.name(seat)) }
    }

    /// The narrator of a step.
    pub(crate) fn narrator<'s>(&'s self, words: &'s Words, public: &'s PublicView) -> Narrator<'s> {
        let names = PerSeat::from_fn(self.rules.players, |seat| self.name(seat));
        Narrator::for_spectator(words, public, names).speaking_to(self.reader)
    }

    /// The link preview of the match, with the winner's points.
    fn preview(&self, words: &Words) -> LinkPreview {
        let points = self.game.totals().iter().copied().min().unwrap_or(0);
        let url = format!("{}{}", self.base_url, self.path());
        let picture = format!("{url}/preview.png");
        let title = words.string(StatsMsg::PreviewResult { points });
        LinkPreview { title, text: words.string(SiteMsg::Intro), url, picture }
    }

    /// The path of the match's page.
    pub(crate) fn path(&self) -> String {
        format!("/matches/{}", self.id)
    }

    /// The link to a step of the replay.
    pub(crate) fn replay_link(&self, round: usize, step: usize, sight: Option<Seat>) -> String {
        let sight = sight.map_or_else(|| "open".to_owned(), |seat| seat.index().to_string());
        format!("/matches/{}/replay?round={}&step={step}&seat={sight}", self.id, round + 1)
    }
}

impl MatchPage<'_> {
    /// The link to a position on the match's own page.
    pub(crate) fn review_link(&self, round: usize, step: usize, sight: Option<Seat>) -> String {
        let link = self.replay_link(round, step, sight);
        link.replacen("/replay?", "?", 1)
    }

    /// The position of the worst decision: its round, its step and the seat that decides. The reader's decisions come
    /// before those of others. Without a bad decision it is the beginning of the match. `None` without an analysis.
    #[must_use]
    pub fn first_position(&self) -> Option<(usize, usize, Seat)> {
        let AnalysisStatus::Done(analysis) = self.coaching else { return None };
        let worst = decision::worst(analysis, self.reader).first().copied();
        let place = worst.map(|worst| (worst.round, worst.step(), worst.seat()));
        place.or(Some((0, 0, self.reader.unwrap_or(Seat::S0))))
    }
}

/// The names of the players of a record, for labels. Bots and players without a name, except the reader, get the bot
/// name of their seat. If players share a name, the number of their seat follows it.
#[must_use]
pub fn names(words: &Words, players: &[String], given: Option<&[String]>, reader: Option<Seat>) -> Vec<String> {
    let name = |(seat, _): (Seat, &String)| {
        let given = given.and_then(|names| names.get(seat.index())).map_or("", String::as_str);
        let plain: String = given.chars().filter(|letter| !letter.is_control()).take(24).collect();
        match plain.trim() {
            _ if reader == Some(seat) => words.string(GameMsg::You),
            "" => words.bot_name(seat).into_owned(),
            name => name.to_owned(),
        }
    };
    let names: Vec<String> = PlayerCount::Four.seats().zip(players).map(name).collect();
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let unique = |(seat, name): (usize, &String)| {
        if is_shared(name) { format!("{name} ({})", words.number(seat as i64 + 1)) } else { name.clone() }
    };
    names.iter().enumerate().map(unique).collect()
}

/// The script of all pages about a match.
fn script() -> maud::Markup {
    maud::html! { script type="module" src=(crate::assets::path("replay.js")) {} }
}

/// A page about a match, in the page shell and with the script.
fn page_with_script(
    shell: &PageShell<'_>,
    title: ReviewMsg<'_>,
    preview: Option<&LinkPreview>,
    main: &maud::Markup,
) -> maud::Markup {
    let with_script = maud::html! { (maud::PreEscaped(&main.0)) (script()) };
    shell.titled_with(title, crate::page_style::PageStyle::Replay, crate::sprite::SpriteSet::All, preview, &with_script)
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn names_are_unique() {
        let words = Words::new(Lang::En);
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let players = texts(&["host", "bot:strong", "guest", "guest"]);
        let given = texts(&["Mira", "", "Mira", "\u{7} "]);
        assert_eq!(names(&words, &players, Some(&given), None), ["Mira (1)", "Amber", "Mira (3)", "Jade"]);
        assert_eq!(names(&words, &players[..3], None, None), ["Topaz", "Amber", "Pearl"]);
        assert_eq!(names(&words, &players[..3], None, Some(Seat::S0)), ["You", "Amber", "Pearl"]);
    }
}
