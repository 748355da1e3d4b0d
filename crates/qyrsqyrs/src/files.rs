//! Reads and writes whole files, with errors that name the file.

use std::fs;
use std::path::Path;

use anyhow::Context;

/// Reads a text file.
pub(crate) fn read_text(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// Writes a file.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> anyhow::Result<()> {
    fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
}

/// Replaces a file atomically: writes it under another name and renames it, so that an interrupted program leaves a
/// complete file.
pub(crate) fn replace(path: &Path, bytes: impl AsRef<[u8]>) -> anyhow::Result<()> {
    let beside = path.with_extension("new");
    write(&beside, bytes)?;
    fs::rename(&beside, path).with_context(|| format!("{} cannot be written", path.display()))
}

/// Creates a file that only its owner can read. Fails if it exists.
pub(crate) fn create_private(path: &Path) -> anyhow::Result<fs::File> {
    let mut options = fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).with_context(|| format!("{} cannot be created", path.display()))
}
