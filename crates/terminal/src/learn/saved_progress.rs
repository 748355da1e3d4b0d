//! The progress in the lesson and the puzzles, in a small file next to the matches.

use std::path::PathBuf;

use ::learn::lesson::LessonProgress;
use ::learn::puzzle::SolvedPuzzles;

use crate::data_dir::DataDir;
use crate::error::TerminalError;

/// The progress of the person, and the file that it is saved in.
#[derive(Clone, Debug, Default)]
pub struct SavedProgress {
    path: Option<PathBuf>,
    /// The steps of the lesson that are done.
    pub progress: LessonProgress,
    /// The solved puzzles.
    pub solved: SolvedPuzzles,
}

impl SavedProgress {
    /// Reads the progress from a folder. An unreadable file counts as no progress.
    #[must_use]
    pub fn open(folder: Option<&DataDir>) -> SavedProgress {
        let Some(path) = folder.map(DataDir::learned) else { return SavedProgress::default() };
        let text = std::fs::read(&path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        let value =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap_or_default();
        SavedProgress {
            progress: LessonProgress::read(value("lesson")),
            solved: SolvedPuzzles::read(value("puzzles")),
            path: Some(path),
        }
    }

    /// Saves the progress, if there is a folder.
    pub fn save(&self) -> Result<(), TerminalError> {
        let Some(path) = &self.path else { return Ok(()) };
        let text = format!("lesson {}\npuzzles {}\n", self.progress, self.solved);
        crate::data_dir::write_atomic(path, &text, false).map_err(|error| TerminalError::save_failed(path, &error))
    }
}
