//! `qyrsqyrs analyse`: the coach looks back at a match.

mod as_json;
mod as_text;

use std::io::Write;
use std::path::PathBuf;

use bots::coach::{Coach, Judgement, RoundReview};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rules::record::Record;
use rules::{Match, PerSeat, Seat};
use words::{Lang, Words};

use crate::Answer;
use crate::input::{Found, for_each_record};
use crate::output::{json_line, stdout};
use crate::play::language;
use crate::record::{answer_of, printable};

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

/// A record and the coach's word on its rounds, each with its number counted from 0.
struct Analysed {
    record: Record,
    names: Vec<String>,
    reviews: Vec<(usize, RoundReview)>,
}

/// What one player's decisions come to. Those without a choice do not count.
#[derive(Clone, Copy, Default)]
struct Sum {
    marks: [u32; 4],
    cost: f64,
}

impl Analyse {
    pub(crate) fn run(self) -> anyhow::Result<Answer> {
        let words = Words::new(language(self.lang));
        let mut out = stdout();
        let mut answer = Answer::Yes;
        for_each_record(&self.file, |Found { place, record }| {
            match record.and_then(|record| record.standing().map(|_: Match| record).map_err(unsound)) {
                Ok(record) => {
                    let analysed = self.look_back(record, &words)?;
                    match self.json {
                        true => json_line(&mut out, &as_json::of(&analysed, self.seed, &words))?,
                        false => as_text::print(&mut out, &place, &analysed, &words)?,
                    }
                }
                Err(error) => {
                    answer = answer.max(answer_of(&error));
                    if self.json {
                        json_line(&mut out, &as_json::complaint(&error))?;
                    }
                    out.flush()?;
                    eprintln!("qyrsqyrs: {place}: {error}");
                }
            }
            Ok(())
        })?;
        out.flush()?;
        Ok(answer)
    }

    fn look_back(&self, record: Record, words: &Words) -> anyhow::Result<Analysed> {
        let (chosen, only) = (self.rounds(&record, words)?, self.only(&record, words)?);
        let count = chosen.iter().map(|&index| Coach::decisions(&record.rounds[index], only)).sum::<usize>();
        let bar = ProgressBar::new(count as u64).with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len}")?);
        let coach = Coach::default().with_seed(self.seed);
        let review = |index: usize| {
            let review = coach.review(&record.rounds[index], index as u64, only, &mut || bar.inc(1));
            (index, review)
        };
        let reviews = chosen.into_iter().map(review).collect();
        bar.finish_and_clear();
        Ok(Analysed { names: names(&record), record, reviews })
    }

    fn rounds(&self, record: &Record, words: &Words) -> anyhow::Result<Vec<usize>> {
        let rounds = record.rounds.len();
        match self.round {
            None => Ok((0..rounds).collect()),
            Some(round) if (1..=rounds).contains(&(round as usize)) => Ok(vec![round as usize - 1]),
            Some(round) => anyhow::bail!("{}", words.say(words::Coach::NoSuchRound { round, rounds })),
        }
    }

    fn only(&self, record: &Record, words: &Words) -> anyhow::Result<Option<Seat>> {
        let players = record.rules.players;
        let Some(seat) = self.seat else { return Ok(None) };
        match players.seats().find(|found| found.index() == seat as usize) {
            Some(seat) => Ok(Some(seat)),
            None => {
                anyhow::bail!("{}", words.say(words::Coach::NoSuchSeat { seat, last: players.count() - 1 }))
            }
        }
    }
}

fn unsound(error: rules::MatchError) -> rules::record::RecordError {
    rules::record::RecordError { readable: true, ..rules::record::RecordError::not_json(error.to_string()) }
}

/// What to call each player; two of the same name get their seats behind it.
fn names(record: &Record) -> Vec<String> {
    let given: Vec<String> =
        record.names.as_ref().unwrap_or(&record.players).iter().map(|name| printable(name)).collect();
    let shared = |name: &String| name.is_empty() || given.iter().filter(|other| *other == name).count() > 1;
    let label = |(seat, name): (usize, &String)| {
        if shared(name) { format!("{name} ({seat})").trim_start().to_owned() } else { name.clone() }
    };
    given.iter().enumerate().map(label).collect()
}

impl Analysed {
    /// What each player's decisions come to.
    fn sums(&self) -> PerSeat<Sum> {
        let mut sums = PerSeat::from_fn(self.record.rules.players, |_| Sum::default());
        let decisions = self.reviews.iter().flat_map(|(_, review)| &review.decisions);
        for remark in decisions.map(|decision| &decision.remark).filter(|remark| !remark.forced) {
            let sum = &mut sums[remark.seat];
            sum.marks[remark.mark as usize] += 1;
            sum.cost += f64::from(remark.cost);
        }
        sums
    }
}

impl Sum {
    fn of(&self, mark: Judgement) -> u32 {
        self.marks[mark as usize]
    }

    fn decisions(&self) -> u32 {
        self.marks.iter().sum()
    }
}
