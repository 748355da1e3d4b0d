//! `qyrsqyrs train`: the network of the strong bots learns by playing against itself.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context;
use bots::training::{CurvePoint, Training, TrainingConfig};
use clap::Args;
use indicatif::ProgressBar;

use crate::Answer;
use crate::output::{json_line, stdout};

/// Train the strong bots' network by self-play.
///
/// Uses one thread; the same seed gives the same weights. The state is saved at every measurement, and a run continues from
/// its checkpoint if there is one, so you can stop it at any time. To use the weights, copy them to crates/bots/weights.bin
/// and rebuild.
#[derive(Args)]
pub(crate) struct Train {
    /// Number of rounds to plan for; the learning rate decreases towards the end
    #[arg(long, default_value_t = TrainingConfig::default().rounds, value_name = "N")]
    rounds: u64,
    /// Stop after this many rounds, before the plan is complete
    #[arg(long, value_name = "N")]
    stop: Option<u64>,
    /// Random seed
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Lambda of TD(lambda), 0 to 1: weight of the outcome against the network's later estimates; 1 is the outcome alone
    #[arg(long, default_value_t = TrainingConfig::default().lambda, value_name = "PART")]
    trace: f32,
    /// Checkpoint file to save to and continue from
    #[arg(long, default_value = "training.checkpoint", value_name = "FILE")]
    checkpoint: PathBuf,
    /// Output file for the weights
    #[arg(long, default_value = "weights.bin", value_name = "FILE")]
    weights: PathBuf,
    /// Output file for the learning curve, as SVG
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    /// Measure and save after every N rounds
    #[arg(long, default_value_t = 131_072, value_name = "N")]
    every: u64,
    /// Deals per measurement; each is played in every seat
    #[arg(long, default_value_t = 1000, value_name = "N")]
    deals: u64,
    /// Print each measurement as one JSON object
    #[arg(long)]
    json: bool,
}

impl Train {
    pub(crate) fn run(self) -> anyhow::Result<Answer> {
        let mut training = self.start()?;
        let end = self.stop.unwrap_or(self.rounds);
        let bar = ProgressBar::new(end);
        bar.set_position(training.rounds());
        while training.rounds() < end {
            let stop = (training.rounds() + self.every.max(1)).min(end);
            while training.rounds() < stop {
                training.step();
                bar.set_position(training.rounds());
            }
            let progress = training.measure(self.deals.max(1));
            bar.suspend(|| self.print(progress))?;
            self.write_down(&training)?;
        }
        bar.finish_and_clear();
        self.write_down(&training)?;
        Ok(Answer::Yes)
    }

    fn start(&self) -> anyhow::Result<Training> {
        if !self.checkpoint.exists() {
            let plan =
                TrainingConfig { rounds: self.rounds, lambda: self.trace.clamp(0.0, 1.0), ..TrainingConfig::default() };
            return Ok(Training::new(self.seed, plan));
        }
        let bytes = fs::read(&self.checkpoint).with_context(|| format!("cannot read {}", self.checkpoint.display()))?;
        Training::restore(&bytes)
            .with_context(|| format!("{} is no checkpoint of this version", self.checkpoint.display()))
    }

    fn print(&self, progress: CurvePoint) -> anyhow::Result<()> {
        let mut out = stdout();
        let CurvePoint { rounds, three, four } = progress;
        if self.json {
            let object = serde_json::json!({"rounds": rounds, "utility": {"3": three, "4": four}});
            json_line(&mut out, &object)?;
        } else {
            writeln!(out, "{rounds:>10} rounds: {three:+.1} with three players, {four:+.1} with four")?;
        }
        out.flush()?;
        Ok(())
    }

    fn write_down(&self, training: &Training) -> anyhow::Result<()> {
        write_whole(&self.checkpoint, &training.checkpoint())?;
        write_whole(&self.weights, &training.weights())?;
        match &self.curve {
            Some(path) => write_whole(path, picture(training.curve()).as_bytes()),
            None => Ok(()),
        }
    }
}

/// Writes beside the file and then puts it in its place, so that a run stopped halfway leaves the last good one.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 400.0;
const LEFT: f32 = 56.0;
const RIGHT: f32 = 120.0;
const TOP: f32 = 40.0;
const BOTTOM: f32 = 48.0;

/// The learning curve as a picture: utility against rounds played.
fn picture(curve: &[CurvePoint]) -> String {
    let frame = Frame::around(curve);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<title>Learning curve of the network</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{LEFT}\" y=\"22\" font-size=\"15\">\
         Utility a round against a table of rule-of-thumb players</text>\n"
    );
    frame.draw(&mut svg);
    frame.line(&mut svg, "four players", "#1f4e9c", curve.iter().map(|point| (point.rounds, point.four)));
    frame.line(&mut svg, "three players", "#b3440e", curve.iter().map(|point| (point.rounds, point.three)));
    svg.push_str("</svg>\n");
    svg
}

/// The part of the plane that a curve needs.
struct Frame {
    rounds: f32,
    highest: f32,
    lowest: f32,
}

impl Frame {
    /// Lines are drawn at multiples of this.
    const STEP: f32 = 10.0;

    fn around(curve: &[CurvePoint]) -> Frame {
        let values = || curve.iter().flat_map(|point| [point.three, point.four]);
        Frame {
            rounds: curve.iter().map(|point| point.rounds).max().unwrap_or(1).max(1) as f32,
            highest: (values().fold(Frame::STEP, f32::max) / Frame::STEP).ceil() * Frame::STEP,
            lowest: (values().fold(0.0, f32::min) / Frame::STEP).floor() * Frame::STEP,
        }
    }

    fn x(&self, rounds: f32) -> f32 {
        LEFT + (WIDTH - LEFT - RIGHT) * rounds / self.rounds
    }

    fn y(&self, value: f32) -> f32 {
        TOP + (HEIGHT - TOP - BOTTOM) * (self.highest - value) / (self.highest - self.lowest)
    }

    /// The grid and what its lines stand for.
    fn draw(&self, svg: &mut String) {
        let mut value = self.lowest;
        while value <= self.highest {
            let (y, right, label) = (self.y(value), WIDTH - RIGHT, LEFT - 8.0);
            _ = writeln!(svg, "<path d=\"M{LEFT} {y:.1}H{right:.1}\" stroke=\"#ccc\"/>");
            _ = writeln!(svg, "<text x=\"{label:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>", y + 4.0);
            value += Frame::STEP;
        }
        for quarter in 0..=4 {
            let rounds = self.rounds * quarter as f32 / 4.0;
            centred(svg, self.x(rounds), HEIGHT - BOTTOM + 20.0, &format!("{:.1}", rounds / 1e6));
        }
        centred(svg, self.x(self.rounds / 2.0), HEIGHT - 8.0, "million rounds played");
    }

    fn line(&self, svg: &mut String, name: &str, ink: &str, points: impl Iterator<Item = (u64, f32)>) {
        let places: Vec<(f32, f32)> = points.map(|(rounds, value)| (self.x(rounds as f32), self.y(value))).collect();
        let text: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let points = text.join(" ");
        _ = writeln!(svg, "<polyline points=\"{points}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\"/>");
        if let Some((x, y)) = places.last() {
            _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{ink}\">{name}</text>", x + 6.0, y + 4.0);
        }
    }
}

fn centred(svg: &mut String, x: f32, y: f32, text: &str) {
    _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{text}</text>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_a_line_for_each_table() {
        let point = |rounds: u64, three: f32| CurvePoint { rounds, three, four: three / 2.0 };
        let svg = picture(&[point(100, -5.0), point(200, 31.0)]);
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains(">three players</text>") && svg.ends_with("</svg>\n"));
        assert!(!picture(&[]).contains("NaN"));
    }

    #[test]
    fn a_run_can_be_stopped_and_taken_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let train = |rounds: u64| Train {
            rounds,
            stop: None,
            seed: 1,
            trace: 0.9,
            checkpoint: folder.path().join("state"),
            weights: folder.path().join("weights"),
            curve: Some(folder.path().join("curve.svg")),
            every: 64,
            deals: 1,
            json: true,
        };
        train(64).run().expect("a first part");
        let first = fs::read(folder.path().join("weights")).expect("weights");
        train(128).run().expect("a second part");
        let second = fs::read(folder.path().join("weights")).expect("weights");
        assert!(first.len() == second.len() && first != second);
        fs::write(folder.path().join("state"), "nonsense").expect("written");
        assert!(train(192).run().expect_err("no checkpoint").to_string().contains("no checkpoint of this version"));
    }
}
