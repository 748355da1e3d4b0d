//! The drawn game on a real terminal: takes it over, gives it back, and turns its events into messages.

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

use crate::app::{App, InputKey, Msg};
use crate::error::TerminalError;
use crate::learn::LessonScreen;
use crate::table_thread::{NotifyOnDrop, ReportSink, TableReport, ThreadExit, UserAction};

/// What wakes the game up.
enum AppEvent {
    Event(Event),
    Report(TableReport),
    /// The window was closed, or the system wants the program to end.
    Leave,
    /// The table has ended.
    Gone(ThreadExit),
    /// The window may have another size.
    Resized,
}

/// Plays on the terminal until the person leaves. Gives back the last state.
///
/// `start` starts the table: it is given where to send its reports.
pub fn play(mut app: App, actions: &Sender<UserAction>, start: impl FnOnce(ReportSink)) -> io::Result<App> {
    let (sender, wakes) = channel();
    let reports = NotifyOnDrop(sender.clone(), AppEvent::Gone);
    catch_signals(sender.clone())?;
    let mut screen = Screen::enter()?;
    start(Box::new(move |report| reports.0.send(AppEvent::Report(report)).is_ok()));
    std::thread::spawn(move || read_events(&sender));
    let result = run(&mut app, &mut screen, actions, &wakes);
    drop(screen);
    result.map(|()| app)
}

/// Teaches on the terminal until the person leaves or the lesson is done. Gives back the last state.
pub fn run_lesson(mut room: LessonScreen) -> io::Result<LessonScreen> {
    let (sender, wakes) = channel();
    catch_signals(sender.clone())?;
    let mut screen = Screen::enter()?;
    std::thread::spawn(move || read_events(&sender));
    while !room.is_over() {
        room.update(Msg::Resize(screen.area()?));
        screen.paint(room.words().lang(), &room)?;
        match wakes.recv() {
            Ok(AppEvent::Event(event)) if is_suspend(&event) => screen.suspend()?,
            Ok(AppEvent::Event(event)) => message(&event).into_iter().for_each(|msg| room.update(msg)),
            Ok(AppEvent::Resized | AppEvent::Report(_) | AppEvent::Gone(_)) => {}
            Ok(AppEvent::Leave) | Err(_) => break,
        }
    }
    drop(screen);
    Ok(room)
}

fn run(app: &mut App, screen: &mut Screen, actions: &Sender<UserAction>, wakes: &Receiver<AppEvent>) -> io::Result<()> {
    let start = Instant::now();
    screen.draw(app)?;
    while !app.wants_to_quit() {
        let wake = wait(app, wakes, start);
        app.update(Msg::Tick(start.elapsed().as_millis() as u64));
        app.update(Msg::Resize(screen.area()?));
        let msg = match wake {
            Ok(AppEvent::Event(event)) if is_suspend(&event) => {
                screen.suspend()?;
                None
            }
            Ok(AppEvent::Event(event)) => message(&event),
            Ok(AppEvent::Report(report)) => Some(Msg::Report(report)),
            Ok(AppEvent::Gone(ThreadExit::Panicked)) => return Err(TerminalError::TablePanicked.as_error(&app.words)),
            Ok(AppEvent::Leave | AppEvent::Gone(ThreadExit::Normal)) | Err(RecvTimeoutError::Disconnected) => {
                return Ok(());
            }
            Ok(AppEvent::Resized) | Err(RecvTimeoutError::Timeout) => None,
        };
        if let Some(action) = msg.and_then(|msg| app.update(msg)) {
            // A table that has ended has said so in its last report.
            let _ = actions.send(action);
        }
        screen.draw(app)?;
    }
    Ok(())
}

/// The next thing that happens; a time-out when the game itself wants to go on.
fn wait(app: &App, wakes: &Receiver<AppEvent>, start: Instant) -> Result<AppEvent, RecvTimeoutError> {
    match app.deadline() {
        None => wakes.recv().map_err(|_| RecvTimeoutError::Disconnected),
        Some(due) => {
            let left = due.saturating_sub(start.elapsed().as_millis() as u64);
            wakes.recv_timeout(Duration::from_millis(left))
        }
    }
}

fn read_events(sender: &Sender<AppEvent>) {
    while let Ok(event) = event::read() {
        if sender.send(AppEvent::Event(event)).is_err() {
            return;
        }
    }
    // The terminal has gone away.
    let _ = sender.send(AppEvent::Leave);
}

#[cfg(unix)]
fn catch_signals(sender: Sender<AppEvent>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGWINCH};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM, SIGWINCH])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            // A second signal finds nobody listening when the first one did its work.
            let _ = sender.send(if signal == SIGWINCH { AppEvent::Resized } else { AppEvent::Leave });
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn catch_signals(_: Sender<AppEvent>) -> io::Result<()> {
    Ok(())
}

/// Whether the person wants the shell back for a while.
fn is_suspend(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.code == KeyCode::Char('z')
        && key.modifiers.contains(KeyModifiers::CONTROL)
        && key.kind != KeyEventKind::Release)
}

/// What an event of the terminal means to the game; most mean nothing.
fn message(event: &Event) -> Option<Msg> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => key_of(key).map(Msg::Key),
        Event::Mouse(mouse) => mouse_of(mouse),
        _ => None,
    }
}

fn key_of(key: &KeyEvent) -> Option<InputKey> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c' | 'd') if control => InputKey::Interrupt,
        KeyCode::Char(letter) if !control => InputKey::Char(letter),
        KeyCode::Left => InputKey::Left,
        KeyCode::Right => InputKey::Right,
        KeyCode::Up => InputKey::Up,
        KeyCode::Down => InputKey::Down,
        KeyCode::PageUp => InputKey::PageUp,
        KeyCode::PageDown => InputKey::PageDown,
        KeyCode::Home => InputKey::Home,
        KeyCode::End => InputKey::End,
        KeyCode::Enter => InputKey::Enter,
        KeyCode::Esc => InputKey::Esc,
        KeyCode::Backspace => InputKey::Backspace,
        _ => return None,
    })
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

/// The terminal while it is ours. Dropping it gives the terminal back, and so does a panic.
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

    /// Leaves the terminal to the shell until that brings the game back to the front.
    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        use rustix::process::{Signal, kill_current_process_group};
        restore();
        // The whole group: whatever started the game, such as cargo, has to stop with it.
        kill_current_process_group(Signal::TSTP)?;
        // The signal may reach another thread first, a moment later. Where nobody could wake the game up again, it is not
        // stopped at all and goes on from here.
        std::thread::sleep(Duration::from_millis(50));
        self.terminal = init()?;
        Ok(())
    }

    #[cfg(not(unix))]
    fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// The window as it is now: an event that tells of its size can come late, or get lost among others.
    fn area(&self) -> io::Result<Rect> {
        let size = self.terminal.size()?;
        Ok(Rect::new(0, 0, size.width, size.height))
    }

    /// Draws in one go. Where a script's width is uncertain, everything is drawn anew: what a wider line left behind is
    /// gone, and each column starts at a place of its own.
    fn draw(&mut self, app: &mut App) -> io::Result<()> {
        app.update(Msg::Resize(self.area()?));
        self.paint(app.words.lang(), &*app)
    }

    fn paint(&mut self, lang: Lang, widget: impl Widget) -> io::Result<()> {
        queue!(stdout(), BeginSynchronizedUpdate)?;
        if matches!(lang, Lang::Hi | Lang::Bn) {
            // `Terminal::clear` would ask the terminal for its cursor and race with the thread that reads the keys.
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

/// Takes the terminal as it is and makes it ours, with nothing drawn yet.
fn init() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    terminal::enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, DisableLineWrap, EnableMouseCapture, cursor::Hide)?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Gives the terminal back as it was. Nothing can be done about a failure: the terminal may be gone.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, EnableLineWrap, LeaveAlternateScreen, cursor::Show);
    let _ = terminal::disable_raw_mode();
}
