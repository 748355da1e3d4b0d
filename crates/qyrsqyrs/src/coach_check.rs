//! `qyrsqyrs coach-check`: measures how often the coach is right.

use std::io::Write;

use bots::coach::Coach;
use clap::Args;
use lab::{CoachCheck, CoachTally, Finding, JudgedVerdict, KindTally};

use crate::Outcome;
use crate::count::at_least_one;
use crate::output::{Stdout, progress_bar, report};
use crate::seats_args::pool;

/// Check how often the coach is right.
///
/// Bots and models of people play new rounds, and the coach reviews them. A longer search that knows every player's
/// policy judges the mistakes and blunders that it found. The same seed gives the same figures on every machine and
/// with any number of threads.
#[derive(Args)]
pub(crate) struct CoachCheckArgs {
    /// Number of mistakes and of blunders to judge
    #[arg(long, default_value_t = 300, value_name = "N")]
    verdicts: usize,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The judge's budget per verdict, as a multiple of the coach's budget
    #[arg(long, default_value_t = 50, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=1000))]
    times: u16,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Print one JSON object, with every verdict
    #[arg(long)]
    json: bool,
}

impl CoachCheckArgs {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        at_least_one("--verdicts", self.verdicts as u64)?;
        let check = CoachCheck {
            coach: Coach::default(),
            verdicts: self.verdicts,
            seed: self.seed,
            times: usize::from(self.times),
        };
        let bar = progress_bar(2 * self.verdicts as u64, "verdicts");
        let tally = pool(self.threads)?.install(|| check.run(&|judged| bar.set_position(judged as u64)));
        bar.finish_and_clear();
        report(self.json, &tally, print)?;
        Ok(Outcome::Yes)
    }
}

fn print(out: &mut Stdout, tally: &CoachTally) -> anyhow::Result<()> {
    writeln!(out, "{} rounds reviewed", tally.rounds)?;
    writeln!(out, "\n           judged  confirmed  undecided  contradicted   coach says  judge says")?;
    print_kind(out, "mistakes", &tally.mistakes)?;
    print_kind(out, "blunders", &tally.blunders)?;
    writeln!(out, "\nrecommendations that are better in no layout: {}", tally.dominated)?;
    writeln!(out, "reasons that do not argue for the better card: {}", tally.against)?;
    let doubtful =
        |verdict: &&JudgedVerdict| verdict.finding != Finding::Confirmed || verdict.dominated || verdict.against;
    for verdict in tally.verdicts.iter().filter(doubtful) {
        print_doubtful(out, verdict)?;
    }
    Ok(())
}

fn print_kind(out: &mut Stdout, name: &str, kind: &KindTally) -> anyhow::Result<()> {
    let share = |count: u32| format!("{count} ({:.0} %)", 100.0 * f64::from(count) / f64::from(kind.total().max(1)));
    let (confirmed, undecided, contradicted) = (share(kind.confirmed), share(kind.undecided), share(kind.contradicted));
    let (cost, difference) = (kind.cost, kind.difference);
    let total = kind.total();
    writeln!(
        out,
        "{name:<9} {total:>7} {confirmed:>10} {undecided:>10} {contradicted:>13} {cost:>12.1} {difference:>11.1}"
    )?;
    Ok(())
}

fn print_doubtful(out: &mut Stdout, verdict: &JudgedVerdict) -> anyhow::Result<()> {
    let JudgedVerdict { table, seat, chosen, best, kind, cost, difference, margin, finding, .. } = verdict;
    let play = verdict.play.map_or_else(|| "stash".to_owned(), |play| format!("play {play}"));
    let dominated = if verdict.dominated { ", better in no layout" } else { "" };
    let against = if verdict.against { ", the reason argues against it" } else { "" };
    let seat = seat.index();
    writeln!(
        out,
        "round {table}, seat {seat}, {play}: {kind} of {cost:.0} for {chosen} instead of {best}, judged {difference:+.1} ± {margin:.1}: \
         {finding:?}{dominated}{against}"
    )?;
    Ok(())
}
