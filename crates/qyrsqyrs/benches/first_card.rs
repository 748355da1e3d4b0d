//! The time from the start of the program to the first card on the screen of a pseudo-terminal.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

const RUNS: usize = 30;

fn once(lang: &str) -> Duration {
    let pair = native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
    let data = std::env::temp_dir().join("qyrsqyrs-first-card");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_qyrsqyrs"));
    command.args(["play", "--seed", "3", "--lang", lang, "--data"]);
    command.arg(data);
    command.env("TERM", "xterm-256color");
    let mut output = pair.master.try_clone_reader().unwrap();
    let mut keys = pair.master.take_writer().unwrap();
    let start = Instant::now();
    let mut child = pair.slave.spawn_command(command).unwrap();
    let mut seen = Vec::new();
    let mut bytes = [0; 4096];
    // Only the card under the cursor has a thick corner, so the hand is visible once it appears.
    while !String::from_utf8_lossy(&seen).contains('┏') {
        let count = output.read(&mut bytes).unwrap();
        seen.extend_from_slice(&bytes[..count]);
    }
    let taken = start.elapsed();
    keys.write_all(b"\x03").unwrap();
    child.wait().unwrap();
    taken
}

fn main() {
    for lang in ["en", "hi"] {
        let mut times: Vec<Duration> = (0..RUNS).map(|_| once(lang)).collect();
        times.sort();
        println!(
            "start to first card ({lang}): median {:.1?}, slowest {:.1?} of {RUNS}",
            times[RUNS / 2],
            times[RUNS - 1]
        );
    }
}
