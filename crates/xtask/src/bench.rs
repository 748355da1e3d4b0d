//! `cargo xtask bench`: compares the speed before and after a change.

use std::path::Path;
use std::process::Command;

use crate::{Failure, cargo, root, succeed};

/// The number of measurements of each version. They alternate, so that both versions run under the same load.
const TURNS: u32 = 2;

/// Builds a commit and the working tree, and runs `qyrsqyrs bench` of both alternately.
pub(crate) fn bench(commit: &str) -> Result<(), Failure> {
    let folder = root().join("target/bench-before");
    let git = || {
        let mut git = Command::new("git");
        git.current_dir(root());
        git
    };
    // Remove the worktree of an earlier, interrupted run.
    let _ = git().args(["worktree", "remove", "--force"]).arg(&folder).output();
    succeed(git().args(["worktree", "add", "--detach"]).arg(&folder).arg(commit))?;
    let measured = measure(&folder, commit);
    succeed(git().args(["worktree", "remove", "--force"]).arg(&folder))?;
    measured
}

fn measure(before: &Path, commit: &str) -> Result<(), Failure> {
    let after = root();
    let builds = [(before, after.join("target/bench-before-build")), (&*after, after.join("target/bench-after-build"))];
    for (folder, target) in &builds {
        let mut build = cargo();
        build.current_dir(folder).args(["build", "--release", "--package", "qyrsqyrs"]);
        succeed(build.env("CARGO_TARGET_DIR", target))?;
    }
    for turn in 1..=TURNS {
        for ((_, target), name) in builds.iter().zip([commit, "working tree"]) {
            println!("\n== {name}, turn {turn} of {TURNS}");
            succeed(Command::new(target.join("release/qyrsqyrs")).arg("bench"))?;
        }
    }
    Ok(())
}
