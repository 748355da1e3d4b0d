//! Matches on disk: those that can be continued, and the records of those that are finished.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rules::record::Record;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::error::TerminalError;
use crate::table_thread::SavedMatch;

/// The folder of this person's matches.
#[derive(Clone, Debug)]
pub struct DataDir(PathBuf);

impl DataDir {
    /// The folder at a path; it is created when something is first saved.
    #[must_use]
    pub fn at(path: PathBuf) -> DataDir {
        DataDir(path)
    }

    /// The usual folder for the data of this program on this system.
    #[must_use]
    pub fn default_dir() -> Option<DataDir> {
        directories::ProjectDirs::from("", "", "qyrsqyrs").map(|dirs| DataDir(dirs.data_dir().to_owned()))
    }

    fn unfinished(&self) -> PathBuf {
        self.0.join("unfinished")
    }

    /// The folder of the keys to seats at served tables.
    pub(crate) fn keys(&self) -> PathBuf {
        self.0.join("keys")
    }

    /// The file with what was seen and sent before the deals at served tables.
    #[must_use]
    pub fn kept_deals(&self) -> PathBuf {
        self.0.join("deals.jsonl")
    }

    /// The file with the progress in the lesson and the puzzles.
    pub(crate) fn learned(&self) -> PathBuf {
        self.0.join("learned")
    }

    fn finished(&self) -> PathBuf {
        self.0.join("finished")
    }

    /// The last unfinished match, with the saver that goes on saving it.
    pub(crate) fn last_unfinished(&self) -> Result<Option<(Record, MatchSaver)>, TerminalError> {
        let Some(path) = newest(&self.unfinished()) else { return Ok(None) };
        let text = fs::read(&path).map_err(|error| TerminalError::read_failed(&path, &error))?;
        let record = Record::read(&text).map_err(|error| TerminalError::read_failed(&path, &error))?;
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        Ok(Some((record, MatchSaver { folder: Some(self.clone()), name, written: None })))
    }
}

/// The file that was changed last; of those changed at the same time, the last by name.
fn newest(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    let matches = files.filter(|path| path.extension().is_some_and(|extension| extension == "json"));
    let changed =
        |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    matches.max_by_key(|path| (changed(path), path.clone()))
}

/// Saves one match on disk, move by move.
#[derive(Clone, Debug, Default)]
pub struct MatchSaver {
    folder: Option<DataDir>,
    name: Option<String>,
    written: Option<String>,
}

impl MatchSaver {
    /// Saves a new match in a folder.
    #[must_use]
    pub fn new(folder: DataDir) -> MatchSaver {
        MatchSaver { folder: Some(folder), ..MatchSaver::default() }
    }

    /// Saves nothing.
    #[must_use]
    pub fn disabled() -> MatchSaver {
        MatchSaver::default()
    }

    /// Saves the match if it has changed, and returns where it is saved.
    pub fn save(&mut self, record: &Record, over: bool) -> Result<Option<SavedMatch>, TerminalError> {
        let Some(folder) = self.folder.clone() else { return Ok(None) };
        let text = format!("{record}\n");
        if self.written.as_ref() == Some(&text) {
            return Ok(None);
        }
        let name = self.name.get_or_insert_with(|| free_name(&folder, record)).clone();
        let (unfinished, finished) = (folder.unfinished().join(&name), folder.finished().join(&name));
        let path = if over { &finished } else { &unfinished };
        write_atomic(path, &text, false).map_err(|error| TerminalError::save_failed(path, &error))?;
        self.written = Some(text);
        if over {
            // The record is safe; a leftover of the unfinished match would only offer to continue it again.
            let _ = fs::remove_file(&unfinished);
        }
        Ok(Some(if over { SavedMatch::Finished(finished) } else { SavedMatch::Unfinished }))
    }
}

/// A file name made of the time the match started, with a number if another match started in the same second.
fn free_name(folder: &DataDir, record: &Record) -> String {
    let started = record.started.as_deref().unwrap_or("match");
    let stem: String = started.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let taken = |name: &String| folder.unfinished().join(name).exists() || folder.finished().join(name).exists();
    let numbered = (2..).map(|number| format!("{stem}-{number}.json"));
    std::iter::once(format!("{stem}.json")).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}

/// Replaces a file as a whole: a reader finds the old text or the new one, never a part. Only its owner can read a
/// secret file.
pub(crate) fn write_atomic(path: &Path, text: &str, secret: bool) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let partial = path.with_extension("partial");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, if secret { 0o600 } else { 0o666 });
    options.open(&partial)?.write_all(text.as_bytes())?;
    fs::rename(&partial, path)
}

/// A time as records write it, such as `2025-11-15T20:58:03Z`.
#[must_use]
pub fn timestamp(time: SystemTime) -> String {
    let time = OffsetDateTime::from(time).truncate_to_second();
    time.format(&Rfc3339).expect("RFC 3339 can write every year that a clock of today shows")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_735_689_599, "2024-12-31T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(timestamp(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)), text);
        }
    }
}
