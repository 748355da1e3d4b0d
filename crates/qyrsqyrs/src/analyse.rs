//! `qyrsqyrs analyse`: the coach reviews a match.

mod json;
mod text;

use std::path::PathBuf;

use clap::Args;
use learn::analysis::{Coach, JudgementCounts, RoundReview, coach_of};
use rules::record::{PlayerKind, Record};
use rules::{PerSeat, Seat};
use words::{GameMsg, Lang, Who, Words};

use crate::Outcome;
use crate::output::{json_line, progress_bar};
use crate::play::{language, language_help};
use crate::record::printable;
use crate::records::for_each_valid;

/// Analyse a match: what each decision cost, and why.
///
/// Judges your stashes and plays by what you knew at that moment and, towards the end of a round, with all cards open.
/// The same seed gives the same remarks on every machine.
#[derive(Args)]
pub(crate) struct Analyse {
    /// Record to read; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, help = language_help())]
    lang: Option<Lang>,
    /// Analyse only this round, counted from 1
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// Analyse only the decisions of this seat, counted from 0 [default: the only person at the table]
    #[arg(long, value_name = "N")]
    seat: Option<u32>,
    /// Show every decision of all players, not only your own mistakes
    #[arg(long, conflicts_with = "seat")]
    all: bool,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object per record; rounds and plays count from 0
    #[arg(long)]
    json: bool,
    /// Whether the only person at the table is the reader, even if they have a name
    #[arg(skip)]
    own: bool,
}

impl Analyse {
    /// The analysis of the person's own match.
    pub(crate) fn own_match(file: PathBuf, lang: Lang) -> Analyse {
        Analyse { file, lang: Some(lang), round: None, seat: None, all: false, seed: 1, json: false, own: true }
    }
}

/// A record to analyse, and its players' names.
struct Analysed {
    record: Record,
    /// The players' names for labels.
    names: Vec<String>,
    /// The player who is "you" in every sentence.
    reader: Option<Seat>,
    /// The player whose decisions are reviewed. `None` means all players.
    only: Option<Seat>,
    coach: Coach,
}

/// The reviews of some rounds, each with the round's index.
type Reviews = Vec<(usize, RoundReview)>;

impl Analyse {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let words = Words::new(language(self.lang));
        for_each_valid(std::slice::from_ref(&self.file), self.json, |out, place, record| {
            let chosen = self.rounds(&record, &words)?;
            let analysed = self.prepare(record, &words)?;
            match self.json {
                true => {
                    let reviews = chosen.iter().map(|&index| (index, analysed.review(index))).collect();
                    json_line(out, &json::of(&analysed, &reviews, self.seed, &words))?;
                }
                false => {
                    text::Report { words: &words, analysed: &analysed, all: self.all }.print(out, place, &chosen)?;
                }
            }
            Ok(Outcome::Yes)
        })
    }

    fn prepare(&self, record: Record, words: &Words) -> anyhow::Result<Analysed> {
        let reader = if self.own { only_person(&record) } else { words::reader_of(&record) };
        let only = match self.seat {
            Some(seat) => Some(seat_of(seat, &record, words)?),
            None if self.all || self.json => None,
            None => only_person(&record),
        };
        let coach = coach_of(&record.players).with_seed(self.seed);
        Ok(Analysed { names: names(&record, reader, words), reader, only, coach, record })
    }

    fn rounds(&self, record: &Record, words: &Words) -> anyhow::Result<Vec<usize>> {
        let rounds = record.rounds.len();
        match self.round {
            None => Ok((0..rounds).collect()),
            Some(round) if (1..=rounds).contains(&(round as usize)) => Ok(vec![round as usize - 1]),
            Some(round) => anyhow::bail!("{}", words.say(words::CoachMsg::NoSuchRound { round, rounds })),
        }
    }
}

fn seat_of(seat: u32, record: &Record, words: &Words) -> anyhow::Result<Seat> {
    let players = record.rules.players;
    match players.seats().find(|found| found.index() == seat as usize) {
        Some(seat) => Ok(seat),
        None => anyhow::bail!("{}", words.say(words::CoachMsg::NoSuchSeat { seat, last: players.count() - 1 })),
    }
}

/// The only person among bots.
fn only_person(record: &Record) -> Option<Seat> {
    let seats = record.rules.players.seats().zip(&record.players);
    let mut people = seats.filter(|(_, player)| PlayerKind::from(player.as_str()).bot().is_none());
    people.next().filter(|_| people.next().is_none()).map(|(seat, _)| seat)
}

/// The players' names. Bots without a name get the name that they have at a table. If players share a name, the number
/// of their seat follows it.
fn names(record: &Record, reader: Option<Seat>, words: &Words) -> Vec<String> {
    let given = record.names.as_ref().unwrap_or(&record.players);
    let name = |(seat, given): (Seat, &String)| match printable(given).trim() {
        _ if reader == Some(seat) => words.string(GameMsg::You),
        "" => words.bot_name(seat).into_owned(),
        name => name.to_owned(),
    };
    let names: Vec<String> = record.rules.players.seats().zip(given).map(name).collect();
    let shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let label = |(seat, name): (usize, &String)| if shared(name) { format!("{name} ({seat})") } else { name.clone() };
    names.iter().enumerate().map(label).collect()
}

impl Analysed {
    fn who(&self, seat: Seat) -> Who<'_> {
        if self.reader == Some(seat) { Who::You } else { Who::Name(&self.names[seat.index()]) }
    }

    fn review(&self, index: usize) -> RoundReview {
        let round = &self.record.rounds[index];
        let bar = progress_bar(Coach::decisions(round, self.only) as u64, "decisions");
        let review = self.coach.review(round, index as u64, self.only, &mut || bar.inc(1));
        bar.finish_and_clear();
        review
    }

    fn counts(&self, reviews: &Reviews) -> PerSeat<JudgementCounts> {
        JudgementCounts::by_seat(self.record.rules.players, reviews.iter().map(|(_, review)| review))
    }
}
