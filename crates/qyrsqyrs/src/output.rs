//! Buffered standard output. A closed pipe is not an error.

use std::io::{self, BufWriter, StdoutLock, Write};

use indicatif::{ProgressBar, ProgressStyle};

/// Buffered standard output.
pub(crate) type Stdout = BufWriter<StdoutLock<'static>>;

/// Standard output, locked and buffered.
pub(crate) fn stdout() -> Stdout {
    BufWriter::new(io::stdout().lock())
}

/// Whether the error only means that the reader has closed the pipe, as `| head` does.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        let io_kind = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json_kind = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io_kind.or(json_kind) == Some(io::ErrorKind::BrokenPipe)
    };
    error.chain().any(closed)
}

/// A progress bar on standard error that counts up to `length` of something, such as rounds.
pub(crate) fn progress_bar(length: u64, unit: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {unit}, {{eta}} left {{msg}}"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Writes a value as one line of JSON.
pub(crate) fn json_line(out: &mut impl Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Prints figures: as one line of JSON, or as text for people.
pub(crate) fn report<T: serde::Serialize>(
    json: bool,
    figures: &T,
    print: impl FnOnce(&mut Stdout, &T) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut out = stdout();
    if json {
        json_line(&mut out, figures)?;
    } else {
        print(&mut out, figures)?;
    }
    out.flush()?;
    Ok(())
}
