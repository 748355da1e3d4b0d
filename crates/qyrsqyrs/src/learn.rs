//! `qyrsqyrs learn`: the lesson and the puzzles in the terminal.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use ::learn::lesson::Topic;
use ::learn::puzzle;
use anyhow::{Result, bail};
use clap::Args;
use terminal::learn::{Classroom, Kept, lesson, puzzles};
use terminal::saved::Folder;
use terminal::theme::{Palette, Theme};
use terminal::tui;
use words::{Lang, Terminal, Words};

use crate::Answer;
use crate::output::stdout;
use crate::play::language;

/// Learn the game: a first lesson of about five minutes, then puzzles.
///
/// What is done is kept next to your matches, so that you can leave at any time and go on later.
#[derive(Args)]
pub(crate) struct Learn {
    /// Line by line, without drawing: for screen readers, scripts and pipes
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Begin at this step of the lesson instead of where you left
    #[arg(long, value_name = "N", conflicts_with = "puzzles")]
    step: Option<usize>,
    /// Solve puzzles line by line, from the first that is not solved or from this one on
    #[arg(long, value_name = "N", num_args = 0..=1)]
    puzzles: Option<Option<usize>>,
    /// The language: en, de, id, hi or bn [default: as the locale says]
    #[arg(long)]
    lang: Option<Lang>,
    /// The folder of your matches [default: the usual place for data on this system]
    #[arg(long, env = "QYRSQYRS_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Learn {
    pub(crate) fn run(self) -> Result<Answer> {
        let words = Words::new(language(self.lang));
        let folder = self.data.map(Folder::at).or_else(Folder::usual);
        let mut kept = Kept::open(folder.as_ref());
        let name = words.say(Terminal::You);
        let input = io::BufReader::new(io::stdin());
        if let Some(from) = self.puzzles {
            let all = puzzle::all().len();
            if from.is_some_and(|number| !(1..=all).contains(&number)) {
                bail!("puzzles are numbered from 1 to {all}");
            }
            puzzles(&words, &name, from, &mut kept, input, stdout())?;
            return Ok(Answer::Yes);
        }
        let from = match self.step {
            None => None,
            Some(number) => match Topic::of_number(number) {
                Some(topic) => Some(topic),
                None => bail!("steps are numbered from 1 to {}", Topic::ALL.len()),
            },
        };
        if !self.plain && io::stdin().is_terminal() && io::stdout().is_terminal() {
            let theme = Theme { palette: Palette::detect(|name| std::env::var(name).ok()), ascii: self.ascii };
            let name = name.into_owned();
            let room = tui::teach(Classroom::new(words, theme, &name, from, kept))?;
            room.farewell().iter().for_each(|line| println!("{line}"));
            return Ok(Answer::Yes);
        }
        lesson(&words, &name, from, &mut kept, input, stdout())?;
        Ok(Answer::Yes)
    }
}
