//! A panic gives the terminal back, and says what happened where it can be read.

use std::io::Read;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use protocol::ClientMessage;
use terminal::pace::TerminalPace;
use terminal::session::Session;
use terminal::table_thread::{LinkClosed, TableLink, TableReport};
use terminal::theme::TerminalTheme;
use words::{Lang, Words};

/// Set in the process that the first test starts: it runs the same test again, in a terminal of its own.
const CHILD: &str = "QYRSQYRS_TEST_BROKEN_TABLE";

#[test]
fn a_panic_gives_the_terminal_back() {
    if std::env::var_os(CHILD).is_some() {
        let error = Session::of(BrokenTable)
            .run_tui(Words::new(Lang::En), TerminalTheme::default(), TerminalPace::Normal)
            .unwrap_err();
        panic!("{error}");
    }
    let pair = native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args(["--exact", "panic::a_panic_gives_the_terminal_back", "--nocapture"]);
    command.env(CHILD, "1");
    command.env("TERM", "xterm-256color");
    command.env("RUST_BACKTRACE", "0");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().unwrap();
    let mut bytes = Vec::new();
    // On Linux the end of a pseudo-terminal is an error; what was read until then counts.
    let _ = output.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    assert!(!child.wait().unwrap().success(), "{text}");
    let back = text.find("\x1b[?1049l").expect("the screen is given back");
    let says = text.find("the table panicked on purpose").expect("the reason is said");
    assert!(back < says, "the reason is said on the old screen: {text}");
    assert!(text.contains("Something went wrong at this table. The match is saved up to the last card."), "{text}");
    assert!(text.contains("\x1b[?1000l") && text.contains("\x1b[?25h") && text.contains("\x1b[?7h"));
}

struct BrokenTable;

impl TableLink for BrokenTable {
    fn poll(&mut self) -> Result<Option<TableReport>, LinkClosed> {
        panic!("the table panicked on purpose")
    }

    fn send(&mut self, _: ClientMessage) {}

    fn quiet_time(&self) -> Duration {
        Duration::ZERO
    }
}

#[test]
fn line_mode_says_that_the_table_panicked() {
    let mut output = Vec::new();
    let error =
        Session::of(BrokenTable).run_line_mode(&Words::new(Lang::De), std::io::empty(), &mut output).unwrap_err();
    let sentence = "An diesem Tisch ist etwas schiefgegangen. Die Partie ist bis zur letzten Karte gespeichert.";
    assert_eq!(error.to_string(), sentence);
}
