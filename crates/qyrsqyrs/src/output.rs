//! Buffered standard output. A closed pipe is not an error.

use std::io::{self, BufWriter, StdoutLock, Write};

use indicatif::{ProgressBar, ProgressStyle};

/// Buffered standard output.
pub(crate) type Stdout = BufWriter<StdoutLock<'static>>;

/// Standard output, locked and buffered.
pub(crate) fn stdout() -> Stdout {
    BufWriter::new(io::stdout().lock())
}

/// Whether the error only means that the reader closed the pipe, as `| head` does.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        let io_kind = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json_kind = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io_kind.or(json_kind) == Some(io::ErrorKind::BrokenPipe)
    };
    error.chain().any(closed)
}

/// A progress bar on standard error that counts `length` units, such as rounds.
pub(crate) fn progress_bar(length: u64, unit: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {unit}, {{eta}} left {{msg}}"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A progress bar for a resumed run that did `done` of `all` earlier. It counts only the rest. Otherwise the estimate
/// of the remaining time would be too low, because the earlier part seems to have taken no time.
pub(crate) fn resumed_bar(done: u64, all: u64, unit: &str) -> ProgressBar {
    let bar = progress_bar(all.saturating_sub(done), unit);
    if done > 0 {
        bar.set_message(format!("({done} done before)"));
    }
    bar
}

/// Writes a value as one line of JSON.
pub(crate) fn json_line(out: &mut impl Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Prints figures as one line of JSON or as text.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resumed_bar_counts_what_is_left() {
        let left = |done: u64| {
            let bar = resumed_bar(done, 40, "deals");
            (bar.position(), bar.length(), bar.message())
        };
        assert_eq!(left(0), (0, Some(40), String::new()));
        assert_eq!(left(14), (0, Some(26), "(14 done before)".to_owned()));
        assert_eq!(left(50).1, Some(0));
    }
}
