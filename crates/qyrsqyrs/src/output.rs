//! Buffered standard output. A closed pipe is not an error.

use std::io::{self, BufWriter, StdoutLock, Write};

/// Buffered standard output.
pub(crate) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Whether the error is only that nobody reads on, as after `| head`.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        let io_kind = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json_kind = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io_kind.or(json_kind) == Some(io::ErrorKind::BrokenPipe)
    };
    error.chain().any(closed)
}

/// Writes a value as one line of JSON.
pub(crate) fn json_line(out: &mut impl Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}
