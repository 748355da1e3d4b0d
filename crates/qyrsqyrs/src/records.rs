//! Reads records from files and standard input one at a time, with no more memory than one record may need.
//!
//! A file contains one record over any number of lines, or one record per line. If its name ends in `.jsonl`, it has
//! one record per line. Otherwise the first line decides: if it is a complete JSON value, the file has one record per
//! line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use rules::record::{MAX_BYTES, Record, RecordError};
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use crate::Outcome;
use crate::output::{Stdout, json_line, stdout};

/// Some editors start a file with this mark. It is not part of the JSON.
const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Reads every record of `files` and calls `each` with the place and the record, if it is valid. Reports the errors of
/// other records on standard error, and with `json` also on one line of standard output. Returns the worst outcome.
pub(crate) fn for_each_valid(
    files: &[PathBuf],
    json: bool,
    mut each: impl FnMut(&mut Stdout, &str, Record) -> anyhow::Result<Outcome>,
) -> anyhow::Result<Outcome> {
    for_each_record(files, |out, place, record| match record {
        Ok(record) => each(out, place, record),
        Err(error) => {
            if json {
                json_line(out, &error_json(&error))?;
            }
            out.flush()?;
            eprintln!("qyrsqyrs: {place}: {error}");
            Ok(outcome_of(&error))
        }
    })
}

/// The outcome for a record that breaks the rules or cannot be read.
pub(crate) fn outcome_of(error: &RecordError) -> Outcome {
    if error.readable { Outcome::No } else { Outcome::Unreadable }
}

/// The error of a record, as JSON.
pub(crate) fn error_json(error: &RecordError) -> Value {
    json!({"ok": false, "error": error.message, "round": error.round, "play": error.play})
}

/// Reads every record of `files` and calls `each` with the place and the record or its error. The place is the file's
/// name, followed by the line number if the file has one record per line. Returns the worst outcome.
pub(crate) fn for_each_record(
    files: &[PathBuf],
    mut each: impl FnMut(&mut Stdout, &str, Result<Record, RecordError>) -> anyhow::Result<Outcome>,
) -> anyhow::Result<Outcome> {
    let mut out = stdout();
    let mut outcome = Outcome::Yes;
    for file in files {
        read_file(file, &mut |place, record| {
            outcome = outcome.max(each(&mut out, place, record)?);
            Ok(())
        })?;
    }
    out.flush()?;
    Ok(outcome)
}

/// The callback for each record of a file, with its place.
type OnRecord<'v> = &'v mut dyn FnMut(&str, Result<Record, RecordError>) -> anyhow::Result<()>;

/// Reads every record of `path` (`-` is standard input).
fn read_file(path: &Path, each: OnRecord<'_>) -> anyhow::Result<()> {
    let name = path.display().to_string();
    if path == Path::new("-") {
        return RecordReader::new("standard input", io::stdin().lock()).read(false, each);
    }
    match File::open(path) {
        Ok(file) if file.metadata().is_ok_and(|data| data.is_dir()) => {
            each(&name, Err(RecordError::not_json("it is a folder, not a file")))
        }
        Ok(file) => {
            let lines = path.extension().is_some_and(|ending| ending == "jsonl");
            RecordReader::new(&name, BufReader::with_capacity(1 << 16, file)).read(lines, each)
        }
        Err(error) => each(&name, Err(unreadable(&error))),
    }
}

fn unreadable(error: &io::Error) -> RecordError {
    RecordError::not_json(format!("it cannot be read ({error})"))
}

struct RecordReader<'a, R> {
    name: &'a str,
    reader: R,
    line: usize,
    buffer: Vec<u8>,
}

impl<'a, R: BufRead> RecordReader<'a, R> {
    fn new(name: &'a str, reader: R) -> RecordReader<'a, R> {
        RecordReader { name, reader, line: 0, buffer: Vec::new() }
    }

    fn read(mut self, lines: bool, each: OnRecord<'_>) -> anyhow::Result<()> {
        match self.try_read(lines, each) {
            Ok(visited) => visited,
            Err(error) => each(self.name, Err(unreadable(&error))),
        }
    }

    /// The outer error comes from the file, the inner one from the callback.
    fn try_read(&mut self, lines: bool, each: OnRecord<'_>) -> io::Result<anyhow::Result<()>> {
        let mut whole = self.next_line()?;
        while whole.is_some() && self.buffer.trim_ascii().is_empty() {
            whole = self.next_line()?;
        }
        let Some(fits) = whole else { return Ok(each(self.name, Record::read(b""))) };
        if lines || (fits && self.has_lines()?) { self.each_line(fits, each) } else { self.all_at_once(each) }
    }

    /// Whether the first line, which is in the buffer, is a whole record.
    fn has_lines(&mut self) -> io::Result<bool> {
        let line = self.buffer.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&self.buffer);
        if serde_json::from_slice::<IgnoredAny>(line).is_ok() {
            return Ok(true);
        }
        // Even if the first line is broken, the following lines may be valid records.
        let object = line.trim_ascii();
        Ok(object.starts_with(b"{") && object.ends_with(b"}") && self.reader.fill_buf()?.first() == Some(&b'{'))
    }

    fn each_line(&mut self, mut fits: bool, each: OnRecord<'_>) -> io::Result<anyhow::Result<()>> {
        loop {
            let line = self.buffer.trim_ascii();
            if !line.is_empty() || !fits {
                let record = if fits { Record::read(line) } else { Err(too_long()) };
                if let Err(error) = each(&format!("{}:{}", self.name, self.line), record) {
                    return Ok(Err(error));
                }
            }
            match self.next_line()? {
                Some(next) => fits = next,
                None => return Ok(Ok(())),
            }
        }
    }

    fn all_at_once(&mut self, each: OnRecord<'_>) -> io::Result<anyhow::Result<()>> {
        let room = (MAX_BYTES + 1).saturating_sub(self.buffer.len()) as u64;
        self.reader.by_ref().take(room).read_to_end(&mut self.buffer)?;
        let record = if self.buffer.len() > MAX_BYTES { Err(too_long()) } else { Record::read(&self.buffer) };
        Ok(each(self.name, record))
    }

    /// Reads the next line into the buffer. Skips a line that is longer than any record, and returns `Some(false)` for
    /// it.
    fn next_line(&mut self) -> io::Result<Option<bool>> {
        self.buffer.clear();
        let limit = MAX_BYTES as u64 + 1;
        let read = self.reader.by_ref().take(limit).read_until(b'\n', &mut self.buffer)?;
        if read == 0 {
            return Ok(None);
        }
        self.line += 1;
        if (read as u64) < limit || self.buffer.ends_with(b"\n") {
            return Ok(Some(true));
        }
        self.reader.skip_until(b'\n')?;
        Ok(Some(false))
    }
}

fn too_long() -> RecordError {
    RecordError::not_json("this is longer than any record can be")
}
