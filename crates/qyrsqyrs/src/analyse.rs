//! `qyrsqyrs analyse`: the coach on a match.

mod json;
mod text;

use std::path::PathBuf;

use clap::Args;
use learn::analysis::{Coach, JudgementCounts, RoundReview};
use rules::record::Record;
use rules::{PerSeat, Seat};
use words::{GameMsg, Lang, Who, Words};

use crate::Outcome;
use crate::output::{json_line, progress_bar};
use crate::play::language;
use crate::record::printable;
use crate::records::for_each_valid;

/// Analyse a match: what each decision cost, and why.
///
/// Scores every stash and every play twice: with what the player knew at that moment and, towards the end of a round,
/// with all cards open. The same seed gives the same remarks on every machine.
#[derive(Args)]
pub(crate) struct Analyse {
    /// Record to read; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Language: en, de, id, hi or bn [default: from the locale]
    #[arg(long)]
    lang: Option<Lang>,
    /// Analyse only this round, counted from 1
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// Analyse only the decisions of this seat, counted from 0
    #[arg(long, value_name = "N")]
    seat: Option<u32>,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object per record; rounds and plays count from 0
    #[arg(long)]
    json: bool,
}

/// A record and the reviews of its rounds, each with the round's index.
struct Analysed {
    record: Record,
    /// What each player is called on a label.
    names: Vec<String>,
    /// The player who is "you" in every sentence.
    reader: Option<Seat>,
    reviews: Vec<(usize, RoundReview)>,
}

impl Analyse {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let words = Words::new(language(self.lang));
        for_each_valid(std::slice::from_ref(&self.file), self.json, |out, place, record| {
            let analysed = self.review(record, &words)?;
            match self.json {
                true => json_line(out, &json::of(&analysed, self.seed, &words))?,
                false => text::print(out, place, &analysed, &words)?,
            }
            Ok(Outcome::Yes)
        })
    }

    fn review(&self, record: Record, words: &Words) -> anyhow::Result<Analysed> {
        let (chosen, only) = (self.rounds(&record, words)?, self.only(&record, words)?);
        let count = chosen.iter().map(|&index| Coach::decisions(&record.rounds[index], only)).sum::<usize>();
        let bar = progress_bar(count as u64, "decisions");
        let coach = Coach::default().with_seed(self.seed);
        let review = |index: usize| {
            let review = coach.review(&record.rounds[index], index as u64, only, &mut || bar.inc(1));
            (index, review)
        };
        let reviews = chosen.into_iter().map(review).collect();
        bar.finish_and_clear();
        let reader = words::reader_of(&record);
        Ok(Analysed { names: names(&record, reader, words), reader, record, reviews })
    }

    fn rounds(&self, record: &Record, words: &Words) -> anyhow::Result<Vec<usize>> {
        let rounds = record.rounds.len();
        match self.round {
            None => Ok((0..rounds).collect()),
            Some(round) if (1..=rounds).contains(&(round as usize)) => Ok(vec![round as usize - 1]),
            Some(round) => anyhow::bail!("{}", words.say(words::CoachMsg::NoSuchRound { round, rounds })),
        }
    }

    fn only(&self, record: &Record, words: &Words) -> anyhow::Result<Option<Seat>> {
        let players = record.rules.players;
        let Some(seat) = self.seat else { return Ok(None) };
        match players.seats().find(|found| found.index() == seat as usize) {
            Some(seat) => Ok(Some(seat)),
            None => {
                anyhow::bail!("{}", words.say(words::CoachMsg::NoSuchSeat { seat, last: players.count() - 1 }))
            }
        }
    }
}

/// What to call each player. Bots without a name have the one they have at a table; two players of the same name get their
/// seats behind it.
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

    fn counts(&self) -> PerSeat<JudgementCounts> {
        JudgementCounts::by_seat(self.record.rules.players, self.reviews.iter().map(|(_, review)| review))
    }
}
