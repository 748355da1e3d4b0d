//! What somebody has learned, in a small file next to their matches.

use std::path::PathBuf;

use ::learn::lesson::Progress;
use ::learn::puzzle::SolvedPuzzles;

use crate::data_dir::DataDir;
use crate::error::TerminalError;

/// What is done, and where it is kept.
#[derive(Clone, Debug, Default)]
pub struct SavedProgress {
    path: Option<PathBuf>,
    /// How far they have come in the lesson.
    pub progress: Progress,
    /// The puzzles they have solved.
    pub solved: SolvedPuzzles,
}

impl SavedProgress {
    /// What is kept in a folder. A file that makes no sense counts as nothing done.
    #[must_use]
    pub fn open(folder: Option<&DataDir>) -> SavedProgress {
        let Some(path) = folder.map(DataDir::learned) else { return SavedProgress::default() };
        let text = std::fs::read(&path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        let of =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap_or_default();
        SavedProgress {
            progress: Progress::read(of("lesson")),
            solved: SolvedPuzzles::read(of("puzzles")),
            path: Some(path),
        }
    }

    /// Writes it down.
    pub fn save(&self) -> Result<(), TerminalError> {
        let Some(path) = &self.path else { return Ok(()) };
        let text = format!("lesson {}\npuzzles {}\n", self.progress, self.solved);
        crate::data_dir::write_atomic(path, &text, false).map_err(|error| TerminalError::save_failed(path, &error))
    }
}
