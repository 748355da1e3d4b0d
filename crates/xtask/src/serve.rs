//! `cargo xtask serve`: serves the game and restarts it after changes.

use std::path::Path;
use std::process::Child;
use std::time::{Duration, SystemTime};

use crate::{Failure, cargo, root};

/// Serves the game, and rebuilds and restarts it whenever a source file changes.
pub(crate) fn serve(arguments: &[&str]) -> Result<(), Failure> {
    let mut running: Option<Child> = None;
    loop {
        let seen = newest(&root().join("crates"))?;
        if cargo().args(["build", "--package", "qyrsqyrs"]).status()?.success() {
            if let Some(mut old) = running.take() {
                old.kill()?;
                old.wait()?;
            }
            let mut program = cargo();
            program.args(["run", "--quiet", "--package", "qyrsqyrs", "--", "serve"]).args(arguments);
            running = Some(program.spawn()?);
        }
        while newest(&root().join("crates"))? == seen {
            std::thread::sleep(Duration::from_millis(300));
        }
    }
}

/// The time of the last change in a folder and its subfolders.
fn newest(folder: &Path) -> Result<SystemTime, Failure> {
    let mut newest = SystemTime::UNIX_EPOCH;
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        // An editor may have removed its temporary file in the meantime.
        let Ok(about) = entry.metadata() else { continue };
        let changed = if about.is_dir() { self::newest(&entry.path())? } else { about.modified()? };
        newest = newest.max(changed);
    }
    Ok(newest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_in_a_subfolder_is_detected() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a/b/c.rs");
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        assert_eq!(newest(folder.path()).unwrap(), SystemTime::UNIX_EPOCH);
        std::fs::write(&file, "").unwrap();
        assert_eq!(newest(folder.path()).unwrap(), file.metadata().unwrap().modified().unwrap());
    }
}
