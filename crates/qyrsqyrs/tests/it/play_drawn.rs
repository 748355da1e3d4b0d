//! Tests of the drawn game on a pseudo-terminal: whole matches, changes of size, and the restored terminal.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rules::record::Record;
use testkit::time_limit;

/// The maximum number of seconds for any step. The longest step is a whole match.
const STEP_LIMIT: u64 = 60;

struct Game {
    child: Box<dyn Child + Send + Sync>,
    master: Option<Box<dyn MasterPty + Send>>,
    keys: Box<dyn Write + Send>,
    seen: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
}

/// The content of a terminal after these bytes. It interprets text and cursor positions, and ignores other control
/// codes.
fn screen(bytes: &str) -> String {
    let mut cells = vec![vec![' '; 200]; 60];
    let (mut x, mut y) = (0, 0);
    let mut letters = bytes.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\x1b' => {
                let code = control_code(&mut letters);
                let numbers: Vec<usize> = code
                    .trim_matches(|c: char| !c.is_ascii_digit())
                    .split(';')
                    .filter_map(|n| n.parse().ok())
                    .collect();
                match (code.chars().last(), numbers.as_slice()) {
                    (Some('H'), &[row, column]) => (y, x) = (row - 1, column - 1),
                    (Some('J'), _) => cells.iter_mut().for_each(|row| row.fill(' ')),
                    _ => {}
                }
            }
            '\r' => x = 0,
            '\n' => (x, y) = (0, y + 1),
            letter => {
                if let Some(cell) = cells.get_mut(y).and_then(|row: &mut Vec<char>| row.get_mut(x)) {
                    *cell = letter;
                }
                x += 1;
            }
        }
    }
    cells.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n").collect()
}

/// The characters up to and including the letter that ends a control code.
fn control_code(letters: &mut std::str::Chars<'_>) -> String {
    let mut code = String::new();
    for letter in letters {
        code.push(letter);
        if letter.is_ascii_alphabetic() {
            break;
        }
    }
    code
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

impl Game {
    fn start(data: &Path, args: &[&str]) -> Game {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_qyrsqyrs"));
        command.args(["play", "--lang", "en", "--pace", "instant", "--data"]);
        command.arg(data);
        command.args(args);
        Game::run(command)
    }

    fn run(mut command: CommandBuilder) -> Game {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().unwrap();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let screen = Arc::clone(&seen);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = output.read(&mut bytes) {
                if count == 0 {
                    break;
                }
                screen.lock().unwrap().extend_from_slice(&bytes[..count]);
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Game { child, master: Some(pair.master), keys, seen, reader }
    }

    fn press(&mut self, keys: &str) {
        // The write fails if the game has just ended.
        let _ = self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush());
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.seen.lock().unwrap()).into_owned()
    }

    /// Waits until the screen has shown a text.
    fn wait_for(&self, text: &str) {
        self.wait_for_after(0, text);
    }

    /// Waits until the screen has shown a text, ignoring the bytes before `first`. Returns the number of all bytes so
    /// far.
    fn wait_for_after(&self, first: usize, text: &str) -> usize {
        let start = Instant::now();
        loop {
            let seen = self.seen.lock().unwrap().clone();
            let shown = screen(&String::from_utf8_lossy(&seen[first..]));
            if shown.contains(text) {
                return seen.len();
            }
            assert!(start.elapsed() < time_limit(STEP_LIMIT), "never saw {text:?} in {shown}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn exit(mut self) -> (ExitStatus, String) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < time_limit(STEP_LIMIT), "the game does not end: {}", screen(&self.text()));
            thread::sleep(Duration::from_millis(5));
        };
        // The reader ends after reading all output of the game.
        self.reader.join().unwrap();
        let text = String::from_utf8_lossy(&self.seen.lock().unwrap()).into_owned();
        (status, text)
    }
}

/// Whether the game restored the terminal after the last drawing: mouse, wrapping, screen and cursor, in this order.
fn is_restored(text: &str) -> bool {
    let after_drawing = &text[text.rfind("\x1b[?1049h").unwrap_or(0)..];
    let found: Vec<_> =
        ["\x1b[?1000l", "\x1b[?7h", "\x1b[?1049l", "\x1b[?25h"].map(|code| after_drawing.rfind(code)).to_vec();
    found.iter().all(Option::is_some) && found.is_sorted()
}

/// Plays a whole match with Enter, which chooses, confirms and continues.
///
/// The game draws after each key, and this function waits for that before the next key. Otherwise, on a busy machine,
/// keys would arrive faster than the game handles them, and the table's updates would wait behind a growing queue.
fn enter_to_the_end(game: &mut Game) {
    let start = Instant::now();
    let (mut drawn, mut pressed) = (0, start);
    while game.child.try_wait().unwrap().is_none() {
        assert!(start.elapsed() < time_limit(STEP_LIMIT), "the match does not end: {}", screen(&game.text()));
        let now = game.seen.lock().unwrap().len();
        if now > drawn || pressed.elapsed() > Duration::from_secs(5) {
            (drawn, pressed) = (now, Instant::now());
            game.press("\r");
        }
        thread::sleep(Duration::from_millis(10));
    }
}

fn record(data: &Path) -> Record {
    let files: Vec<_> = fs::read_dir(data.join("finished")).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1);
    Record::read(&fs::read(&files[0]).unwrap()).unwrap()
}

#[test]
fn a_whole_match_with_keys_mouse_and_changing_sizes() {
    let data = tempfile::tempdir().unwrap();
    let mut game =
        Game::start(data.path(), &["--seed", "4", "--bots", "easy", "--length", "rounds:2", "--name", "Mira"]);
    game.wait_for("Choose one card");
    game.press("?");
    game.wait_for("choose the ");
    let master = game.master.as_ref().unwrap();
    master.resize(size(30, 8)).unwrap();
    game.wait_for("The table needs");
    let master = game.master.as_ref().unwrap();
    master.resize(size(120, 40)).unwrap();
    game.press("h");
    game.wait_for("scroll");
    game.press("\x1b");
    // A key that follows Esc too closely would be read as one key with it.
    game.wait_for("Choose one card");
    // A click chooses the first card, and a second click on it confirms the stash.
    game.press("\x1b[<0;36;37M\x1b[<0;36;37m");
    game.wait_for("Enter puts it in");
    game.press("\x1b[<0;36;37M\x1b[<0;36;37m");
    game.wait_for("You put");
    let master = game.master.as_ref().unwrap();
    master.resize(size(60, 20)).unwrap();
    enter_to_the_end(&mut game);
    let (status, text) = game.exit();
    assert!(status.success());
    assert!(is_restored(&text));
    assert!(text.contains("The match is over.") && text.contains("The match is kept in"));
    let record = record(data.path());
    assert!(record.standing().unwrap().is_over());
    assert_eq!(record.names.unwrap()[0], "Mira");
}

/// If a key and a change of size arrive at the same moment, the game handles both. `h` opens and closes the rules.
#[test]
fn a_key_pressed_right_after_a_resize_is_not_lost() {
    let data = tempfile::tempdir().unwrap();
    let mut game = Game::start(data.path(), &["--seed", "4", "--bots", "easy", "--length", "rounds:1"]);
    let mut drawn = game.wait_for_after(0, "Choose one card");
    for turn in 0..100 {
        let (width, shows) = if turn % 2 == 0 { (100, "scroll") } else { (80, "Choose one card") };
        game.master.as_ref().unwrap().resize(size(width, 24)).unwrap();
        game.press("h");
        drawn = game.wait_for_after(drawn, shows);
    }
    game.press("\x03");
    assert!(game.exit().0.success());
}

#[test]
fn three_players_in_ascii_without_colours() {
    let data = tempfile::tempdir().unwrap();
    let args =
        ["--seed", "8", "--players", "3", "--bots", "easy", "--length", "rounds:1", "--ascii", "--preset", "forced"];
    let mut game = Game::start(data.path(), &args);
    game.wait_for("Choose one card");
    enter_to_the_end(&mut game);
    let (status, text) = game.exit();
    assert!(status.success() && is_restored(&text));
    assert_eq!(record(data.path()).rounds.len(), 1);
    let drawn = &text[..text.rfind("\x1b[?1049l").unwrap()];
    assert!(drawn.is_ascii(), "only ASCII is drawn");
}

#[test]
fn ctrl_c_quits_and_the_match_can_be_continued() {
    let data = tempfile::tempdir().unwrap();
    let mut game = Game::start(data.path(), &["--seed", "4", "--bots", "easy", "--length", "rounds:1"]);
    game.wait_for("Choose one card");
    game.press("\r\r");
    game.wait_for("Your turn");
    game.press("\x03");
    let (status, text) = game.exit();
    assert!(status.success() && is_restored(&text));
    assert!(text.ends_with("To continue it: qyrsqyrs play --continue\r\n"), "{:?}", text.get(text.len() - 300..));
    let mut game = Game::start(data.path(), &["--continue"]);
    game.wait_for("Your turn");
    enter_to_the_end(&mut game);
    assert!(game.exit().0.success());
    assert!(record(data.path()).standing().unwrap().is_over());
}

#[cfg(unix)]
#[test]
fn a_signal_restores_the_terminal() {
    for signal in ["-TERM", "-HUP", "-INT"] {
        let data = tempfile::tempdir().unwrap();
        let game = Game::start(data.path(), &["--seed", "4"]);
        game.wait_for("Choose one card");
        let id = game.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().unwrap().success());
        let (status, text) = game.exit();
        assert!(status.success() && is_restored(&text), "{signal}");
    }
}

#[test]
fn a_closed_window_ends_the_game_and_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let mut game = Game::start(data.path(), &["--seed", "4", "--bots", "easy"]);
    game.wait_for("Choose one card");
    game.press("\r\r");
    game.wait_for("Your turn");
    drop(game.master.take());
    let Game { mut child, keys, .. } = game;
    drop(keys);
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(start.elapsed() < time_limit(STEP_LIMIT), "the game plays on without a window");
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(fs::read_dir(data.path().join("unfinished")).unwrap().count(), 1);
}

/// Ctrl-Z returns the terminal to the shell, and `fg` continues the match. The parent process that started the game
/// also stops.
#[cfg(unix)]
#[test]
fn ctrl_z_suspends_the_game_and_fg_resumes_it() {
    let data = tempfile::tempdir().unwrap();
    let mut command = CommandBuilder::new("sh");
    command.args(["-i"]);
    command.env("LC_ALL", "C");
    command.env("PS1", "shell> ");
    command.env_remove("ENV");
    let mut game = Game::run(command);
    let prompted = game.wait_for_after(0, "shell>");
    // A second shell stands between the shell and the game, as cargo would. `true` keeps it from replacing itself with
    // the game.
    let play = "play --lang en --pace instant --name Mira --data";
    game.press(&format!("sh -c '{} {play} {}; true'\r", env!("CARGO_BIN_EXE_qyrsqyrs"), data.path().display()));
    let started = game.wait_for_after(prompted, "Choose one card");
    game.press("\x1a");
    let stopped = game.wait_for_after(started, "shell>");
    let text = game.text();
    assert!(is_restored(&text) && text.contains("Stopped"), "{}", screen(&text));
    game.press("fg\r");
    game.wait_for_after(stopped, "Choose one card");
    game.press("\r");
    let asked = game.wait_for_after(stopped, "into the Treasure Chest?");
    game.press("q");
    game.wait_for_after(asked, "shell>");
    assert!(is_restored(&game.text()));
    game.press("exit\r");
    let (status, text) = game.exit();
    assert!(status.success(), "{text}");
}
