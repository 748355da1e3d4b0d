//! `qyrsqyrs learn`: teaches the game in the terminal with a lesson and puzzles.

use std::io;
use std::path::PathBuf;

use ::learn::lesson::Topic;
use ::learn::puzzle;
use anyhow::{Result, bail};
use clap::Args;
use terminal::data_dir::DataDir;
use terminal::learn::{LessonScreen, PuzzleScreen, SavedProgress, lesson, puzzles};
use terminal::theme::{Palette, TerminalTheme};
use terminal::tui;
use words::{GameMsg, Lang, Words};

use crate::Outcome;
use crate::output::stdout;
use crate::play::{can_draw, language, language_help};

/// Learn the game: a first lesson of about five minutes, then puzzles.
///
/// Progress is saved next to your matches, so you can quit at any time and continue later.
#[derive(Args)]
pub(crate) struct Learn {
    /// Print line by line instead of drawing, for screen readers, scripts and pipes
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Start at this step of the lesson instead of where you stopped
    #[arg(long, value_name = "N", conflicts_with = "puzzles")]
    step: Option<usize>,
    /// Solve puzzles, starting at puzzle N or at the first unsolved one
    #[arg(long, value_name = "N", num_args = 0..=1)]
    puzzles: Option<Option<usize>>,
    #[arg(long, help = language_help())]
    lang: Option<Lang>,
    /// Folder for your matches [default: the system's usual data folder]
    #[arg(long, env = "QYRSQYRS_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Learn {
    pub(crate) fn run(self) -> Result<Outcome> {
        let words = Words::new(language(self.lang));
        let folder = self.data.map(DataDir::at).or_else(DataDir::default_dir);
        let mut kept = SavedProgress::open(folder.as_ref());
        let name = words.say(GameMsg::You);
        let input = io::BufReader::new(io::stdin());
        let draws = !self.plain && can_draw();
        let theme = TerminalTheme { palette: Palette::detect(|name| std::env::var(name).ok()), ascii: self.ascii };
        if let Some(from) = self.puzzles {
            let all = puzzle::all().len();
            if from.is_some_and(|number| !(1..=all).contains(&number)) {
                bail!("puzzles are numbered from 1 to {all}");
            }
            if draws {
                let name = name.into_owned();
                let screen = tui::run_learning(PuzzleScreen::new(words, theme, &name, from, kept))?;
                screen.exit_message().iter().for_each(|line| println!("{line}"));
            } else {
                puzzles(&words, &name, from, &mut kept, input, stdout())?;
            }
            return Ok(Outcome::Yes);
        }
        let from = match self.step {
            None => None,
            Some(number) => match Topic::of_number(number) {
                Some(topic) => Some(topic),
                None => bail!("steps are numbered from 1 to {}", Topic::ALL.len()),
            },
        };
        if draws {
            let name = name.into_owned();
            let room = tui::run_learning(LessonScreen::new(words, theme, &name, from, kept))?;
            room.exit_message().iter().for_each(|line| println!("{line}"));
            return Ok(Outcome::Yes);
        }
        lesson(&words, &name, from, &mut kept, input, stdout())?;
        Ok(Outcome::Yes)
    }
}
