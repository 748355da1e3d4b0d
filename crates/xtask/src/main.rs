//! Recipes for contributors. This program has no dependencies, so that it compiles quickly.

mod bench;
mod message;
mod serve;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// A failure with a message for the person at the terminal.
type Failure = Box<dyn std::error::Error>;

const HELP: &str = "\
cargo xtask RECIPE

  serve [ARGUMENT...]        serve the game and restart it whenever the code changes
  gallery [FOLDER]           take pictures of all screens, in target/gallery unless you name a folder
                             (needs chromium and chromedriver)
  bench [COMMIT]             measure COMMIT (main unless you name one) and the working tree, side by side
  accept [PACKAGE...]        run the snapshot tests and accept what they show now; look at the diff afterwards
  message AREA KEY TEXT      add a message in every complete language, for example:
                             message site play-again \"Play again\"
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<(), Failure> {
    match *arguments {
        ["serve", ref rest @ ..] => serve::serve(rest),
        ["gallery"] => gallery(&root().join("target/gallery")),
        ["gallery", folder] => gallery(&std::path::absolute(folder)?),
        ["bench"] => bench::bench("main"),
        ["bench", commit] => bench::bench(commit),
        ["accept", ref packages @ ..] => accept(packages),
        ["message", area, key, text] => message::add(&root(), area, key, text).map(|next| print!("{next}")),
        ["help" | "--help"] | [] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown command `{}`\n\n{HELP}", arguments.join(" ")).into()),
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Runs a command to its end.
fn succeed(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed").into()) }
}

/// Runs the browser tests that visit all pages. They save a screenshot of each.
fn gallery(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)?;
    let tests = ["360_pixels", "phone_on_its_side", "whole_match_by_mouse", "two_browsers", "a_hint"];
    let mut walk = cargo();
    walk.args(["test", "--workspace", "--test", "web", "--", "--ignored"]).args(tests);
    succeed(walk.env("QYRSQYRS_PICTURES", folder))?;
    println!("{} pictures are in {}", std::fs::read_dir(folder)?.count(), folder.display());
    Ok(())
}

/// Runs the snapshot tests so that they write new snapshots instead of comparing them.
fn accept(packages: &[&str]) -> Result<(), Failure> {
    let packages = if packages.is_empty() { &["pages", "terminal", "words"] } else { packages };
    let mut tests = cargo();
    tests.arg("test").args(packages.iter().flat_map(|name| ["--package", name]));
    succeed(tests.env("INSTA_UPDATE", "always").env("INSTA_FORCE_PASS", "1"))?;
    succeed(Command::new("git").current_dir(root()).args(["diff", "--stat", "--", "*.snap"]))
}
