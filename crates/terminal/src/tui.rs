//! The drawn game on a real terminal: enters and restores the screen, and turns terminal events into messages.

use std::io::{self, Stdout, stdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyModifiers};
use crossterm::event::{KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use crossterm::terminal::{self, BeginSynchronizedUpdate, EndSynchronizedUpdate};
use crossterm::terminal::{DisableLineWrap, EnableLineWrap, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;
use words::Lang;

use crate::error::TerminalError;
use crate::game_screen::{GameScreen, Msg};
use crate::learn::LearnScreen;
use crate::table_thread::{NotifyOnDrop, ReportSink, TableReport, ThreadExit, UserAction};

/// An event that the game waits for.
enum AppEvent {
    Terminal(Event),
    Report(TableReport),
    /// The window was closed, or the system wants the program to end.
    Shutdown,
    /// The thread of the table has ended.
    TableEnded(ThreadExit),
    /// The window may have another size.
    Resized,
}

/// Plays on the terminal until the person quits, and returns the last state.
///
/// `start` starts the table with the sink for its reports.
pub fn play(
    mut game: GameScreen,
    actions: &Sender<UserAction>,
    start: impl FnOnce(ReportSink),
) -> io::Result<GameScreen> {
    let (sender, events) = channel();
    let reports = NotifyOnDrop(sender.clone(), AppEvent::TableEnded);
    catch_signals(sender.clone())?;
    let mut screen = Screen::enter()?;
    start(Box::new(move |report| reports.0.send(AppEvent::Report(report)).is_ok()));
    std::thread::spawn(move || read_events(&sender));
    let result = run(&mut game, &mut screen, actions, &events);
    drop(screen);
    result.map(|()| game)
}

/// Teaches on the terminal until the person quits or everything is done, and returns the last state.
pub fn run_learning<T: LearnScreen>(mut lesson: T) -> io::Result<T>
where
    for<'a> &'a T: Widget,
{
    let (sender, events) = channel();
    catch_signals(sender.clone())?;
    let mut screen = Screen::enter()?;
    std::thread::spawn(move || read_events(&sender));
    while !lesson.is_over() {
        lesson.update(Msg::Resize(screen.area()?));
        screen.paint(lesson.words().lang(), &lesson)?;
        match events.recv() {
            Ok(AppEvent::Terminal(event)) if is_suspend(&event) => screen.suspend()?,
            Ok(AppEvent::Terminal(event)) => message(&event).into_iter().for_each(|msg| lesson.update(msg)),
            Ok(AppEvent::Resized | AppEvent::Report(_) | AppEvent::TableEnded(_)) => {}
            Ok(AppEvent::Shutdown) | Err(_) => break,
        }
    }
    drop(screen);
    Ok(lesson)
}

fn run(
    game: &mut GameScreen,
    screen: &mut Screen,
    actions: &Sender<UserAction>,
    events: &Receiver<AppEvent>,
) -> io::Result<()> {
    let start = Instant::now();
    screen.draw(game)?;
    while !game.wants_to_quit() {
        let event = wait(game, events, start);
        game.update(Msg::Tick(start.elapsed().as_millis() as u64));
        game.update(Msg::Resize(screen.area()?));
        let msg = match event {
            Ok(AppEvent::Terminal(event)) if is_suspend(&event) => {
                screen.suspend()?;
                None
            }
            Ok(AppEvent::Terminal(event)) => message(&event),
            Ok(AppEvent::Report(report)) => Some(Msg::Report(report)),
            Ok(AppEvent::TableEnded(ThreadExit::Panicked)) => {
                return Err(TerminalError::TablePanicked.as_error(&game.words));
            }
            Ok(AppEvent::Shutdown | AppEvent::TableEnded(ThreadExit::Normal)) | Err(RecvTimeoutError::Disconnected) => {
                return Ok(());
            }
            Ok(AppEvent::Resized) | Err(RecvTimeoutError::Timeout) => None,
        };
        if let Some(action) = msg.and_then(|msg| game.update(msg)) {
            // A table that has ended has said so in its last report.
            let _ = actions.send(action);
        }
        screen.draw(game)?;
    }
    Ok(())
}

/// Waits for the next event; times out at the deadline of the game itself.
fn wait(game: &GameScreen, events: &Receiver<AppEvent>, start: Instant) -> Result<AppEvent, RecvTimeoutError> {
    match game.deadline() {
        None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        Some(due) => {
            let left = due.saturating_sub(start.elapsed().as_millis() as u64);
            events.recv_timeout(Duration::from_millis(left))
        }
    }
}

fn read_events(sender: &Sender<AppEvent>) {
    while let Ok(event) = event::read() {
        if sender.send(AppEvent::Terminal(event)).is_err() {
            return;
        }
    }
    // The terminal is gone.
    let _ = sender.send(AppEvent::Shutdown);
}

#[cfg(unix)]
fn catch_signals(sender: Sender<AppEvent>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGWINCH};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM, SIGWINCH])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            // After the first signal has ended the game, the receiver is gone.
            let _ = sender.send(if signal == SIGWINCH { AppEvent::Resized } else { AppEvent::Shutdown });
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn catch_signals(_: Sender<AppEvent>) -> io::Result<()> {
    Ok(())
}

/// Whether this is Ctrl-Z.
fn is_suspend(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.code == KeyCode::Char('z')
        && key.modifiers.contains(KeyModifiers::CONTROL)
        && key.kind != KeyEventKind::Release)
}

/// The message for an event of the terminal; most events have none.
fn message(event: &Event) -> Option<Msg> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => key_of(key),
        Event::Mouse(mouse) => mouse_of(mouse),
        _ => None,
    }
}

fn key_of(key: &KeyEvent) -> Option<Msg> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c' | 'd') if control => Some(Msg::Interrupt),
        KeyCode::Char(_) if control => None,
        code => Some(Msg::Key(code)),
    }
}

fn mouse_of(mouse: &MouseEvent) -> Option<Msg> {
    let position = Position::new(mouse.column, mouse.row);
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Msg::Click(position)),
        MouseEventKind::Moved => Some(Msg::Hover(position)),
        MouseEventKind::ScrollUp => Some(Msg::Scroll(-3)),
        MouseEventKind::ScrollDown => Some(Msg::Scroll(3)),
        _ => None,
    }
}

/// The terminal in raw mode on the alternate screen. Dropping it restores the terminal, and so does a panic.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn enter() -> io::Result<Screen> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        Ok(Screen { terminal: init()? })
    }

    /// Stops the process until the shell resumes it.
    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        use rustix::process::{Signal, kill_current_process_group};
        restore();
        // The whole group, because what started the game, such as cargo, has to stop with it.
        kill_current_process_group(Signal::TSTP)?;
        // The signal may take a moment to stop this thread. A process group that nothing could resume is not stopped at
        // all, and the game goes on from here.
        std::thread::sleep(Duration::from_millis(50));
        self.terminal = init()?;
        Ok(())
    }

    #[cfg(not(unix))]
    fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// The current size of the window: a resize event can come late or get lost.
    fn area(&self) -> io::Result<Rect> {
        let size = self.terminal.size()?;
        Ok(Rect::new(0, 0, size.width, size.height))
    }

    fn draw(&mut self, game: &mut GameScreen) -> io::Result<()> {
        game.update(Msg::Resize(self.area()?));
        self.paint(game.words.lang(), &*game)
    }

    /// Draws in one go. Where a script's width is uncertain, the screen is cleared first, so that nothing is left of a
    /// wider line, and each column starts at a position of its own.
    fn paint(&mut self, lang: Lang, widget: impl Widget) -> io::Result<()> {
        queue!(stdout(), BeginSynchronizedUpdate)?;
        if lang.has_uncertain_width() {
            // `Terminal::clear` asks the terminal for its cursor, which would race with the thread that reads the keys.
            queue!(stdout(), terminal::Clear(terminal::ClearType::All))?;
            self.terminal.swap_buffers();
        }
        self.terminal.draw(|frame| frame.render_widget(widget, frame.area()))?;
        execute!(stdout(), EndSynchronizedUpdate)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Enters raw mode and the alternate screen, with nothing drawn yet.
fn init() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    terminal::enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, DisableLineWrap, EnableMouseCapture, cursor::Hide)?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Restores the terminal. Failures are ignored: the terminal may be gone.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, EnableLineWrap, LeaveAlternateScreen, cursor::Show);
    let _ = terminal::disable_raw_mode();
}
