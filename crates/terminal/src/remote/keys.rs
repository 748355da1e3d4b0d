//! The person's guest keys, one file per server.

use std::fs;
use std::path::PathBuf;

use super::TableUrl;
use crate::data_dir::{DataDir, write_atomic};

fn file(folder: Option<&DataDir>, url: &TableUrl) -> Option<PathBuf> {
    let name: String = url.host().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    Some(folder?.keys().join(name))
}

/// The key from an earlier start.
pub(super) fn load(folder: Option<&DataDir>, url: &TableUrl) -> Option<String> {
    let key = fs::read_to_string(file(folder, url)?).ok()?;
    let key = key.trim();
    let is_valid = !key.is_empty() && key.chars().all(|c| c.is_ascii_graphic());
    is_valid.then(|| key.to_owned())
}

/// Saves a key for the next start, readable by its owner alone. The person can play without it, so a failure is
/// ignored.
pub(super) fn save(folder: Option<&DataDir>, url: &TableUrl, key: &str) {
    let Some(path) = file(folder, url) else { return };
    let _ = write_atomic(&path, key, true);
}
