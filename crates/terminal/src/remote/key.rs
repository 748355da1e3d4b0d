//! The keys by which servers know this person, one file for each server.

use std::fs;
use std::path::PathBuf;

use super::Place;
use crate::saved::Folder;

fn file(folder: Option<&Folder>, place: &Place) -> Option<PathBuf> {
    let name: String = place.host().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    Some(folder?.keys().join(name))
}

/// The key from last time.
pub(super) fn kept(folder: Option<&Folder>, place: &Place) -> Option<String> {
    let key = fs::read_to_string(file(folder, place)?).ok()?;
    let key = key.trim();
    let sound = !key.is_empty() && key.chars().all(|c| c.is_ascii_graphic());
    sound.then(|| key.to_owned())
}

/// Keeps a key for next time, readable by its owner alone. Without it one could still play, so a failure is no matter.
pub(super) fn keep(folder: Option<&Folder>, place: &Place, key: &str) {
    let Some(path) = file(folder, place) else { return };
    let _ = path.parent().map(fs::create_dir_all);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path).and_then(|mut file| std::io::Write::write_all(&mut file, key.as_bytes()));
}
