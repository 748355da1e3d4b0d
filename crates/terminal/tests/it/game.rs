//! The drawn game without threads, for tests of its screens.

use bots::BotName;
use crossterm::event::KeyCode;
use protocol::{ServerEvent, TableUpdate};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use rules::{Card, Length, PlayerCount, Rules, Seat, View};
use table::{BotLevel, Input, Reaction};
use terminal::error::TerminalError;
use terminal::game_screen::{GameScreen, Msg};
use terminal::local_table::LocalMatchConfig;
use terminal::pace::TerminalPace;
use terminal::table_thread::{TableReport, UserAction};
use terminal::theme::TerminalTheme;
use words::{Lang, Words};

use crate::served_table::{ME, ServedTable};

/// A game in which every action is carried out at once. The bots play any legal card, so that the screens stay the same
/// when bots improve.
pub(crate) struct Game {
    pub(crate) lang: Lang,
    pub(crate) screen: GameScreen,
    served: ServedTable,
}

impl Game {
    pub(crate) fn new(lang: Lang, players: PlayerCount, theme: TerminalTheme) -> Game {
        let rules = Rules { players, length: Length::Rounds(2), ..Rules::default() };
        let (name, bots) = ("Mira".to_owned(), vec![BotLevel::Easy]);
        let served = ServedTable::start(&LocalMatchConfig { rules, name, bots, seed: 12, started: None });
        let screen = GameScreen::new(Words::new(lang), theme, TerminalPace::Instant, Rect::new(0, 0, 80, 24));
        let mut game = Game { lang, screen, served };
        game.put(Input::Ready { seat: ME, entropy: None });
        game.run_bots();
        game
    }

    fn report(&mut self, report: TableReport) {
        self.screen.update(Msg::Report(report));
    }

    fn put(&mut self, input: Input) {
        self.put_with(input, |_| {});
    }

    /// Passes an input to the table, and its updates to the screen after a change.
    pub(crate) fn put_with(&mut self, input: Input, change: impl Fn(&mut TableUpdate)) {
        for mut update in self.served.put(input, None) {
            change(&mut update);
            self.report(TableReport::Update(Box::new(update)));
        }
    }

    pub(crate) fn run_bots(&mut self) {
        while let Some(input) = self.served.bot_move(|_| BotName::Random) {
            self.put(input);
        }
    }

    pub(crate) fn view(&self) -> View {
        self.served.table.view(ME).expect("a round")
    }

    /// Gives the person so many milliseconds for their choice.
    pub(crate) fn clock(&mut self, time: u64) {
        let mut update = self.served.whole();
        update.state.seats[ME].time = Some(time);
        self.report(TableReport::Update(Box::new(update)));
    }

    pub(crate) fn choice(&self, card: Card) -> Input {
        Input::Move { seat: ME, action: self.view().action(card), seq: self.served.table.seq() }
    }

    pub(crate) fn send(&mut self, msg: Msg) {
        let Some(action) = self.screen.update(msg) else { return };
        match action {
            UserAction::Choose(card) => self.put(self.choice(card)),
            UserAction::NextRound => self.put(Input::Ready { seat: ME, entropy: None }),
            UserAction::Claim(claim) => self.put(Input::Claim { seat: ME, claim, seq: self.served.table.seq() }),
            UserAction::Undo => {
                let undo = Input::Undo { seat: ME, seq: self.served.table.seq() };
                match self.served.table.clone().handle(0, undo.clone(), |_, _| {}) {
                    Ok(()) => self.put(undo),
                    Err(refusal) => {
                        let error = TerminalError::Refused { code: refusal.into(), text: refusal.to_string() };
                        self.report(TableReport::Failed { re: None, error });
                    }
                }
            }
            UserAction::React(reaction) => {
                self.reacts(ME, reaction);
            }
            UserAction::Hint => self.report(TableReport::Hint(learn::hint::Hint::of(&self.view(), 0, 0))),
        }
        self.run_bots();
    }

    /// Puts a second person beside this one.
    pub(crate) fn with_another_person(&mut self, name: &str) {
        let mut update = self.served.whole();
        let other = update.state.rules.players.next(ME);
        update.state.seats[other].kind = protocol::SeatKind::Person;
        update.state.seats[other].name = name.to_owned();
        self.report(TableReport::Update(Box::new(update)));
    }

    /// Shows what a player says, at a table where another person sits on this one's left.
    pub(crate) fn reacts(&mut self, seat: Seat, reaction: Reaction) {
        let mut update = self.served.whole();
        let other = update.state.rules.players.next(ME);
        update.state.seats[other].kind = protocol::SeatKind::Person;
        update.state.seats[other].name = "Ben".to_owned();
        update.event = Some(ServerEvent::Reaction { seat, reaction });
        self.report(TableReport::Update(Box::new(update)));
    }

    pub(crate) fn keys(&mut self, keys: &[KeyCode]) {
        keys.iter().for_each(|&key| self.send(Msg::Key(key)));
    }

    pub(crate) fn typed(&mut self, text: &str) {
        text.chars().for_each(|letter| self.send(Msg::Key(KeyCode::Char(letter))));
    }

    /// Stashes the card under the cursor and plays so many of the first playable ones.
    pub(crate) fn play(&mut self, cards: usize) {
        self.keys(&[KeyCode::Enter; 2]);
        (0..cards).for_each(|_| self.keys(&[KeyCode::Enter]));
    }

    pub(crate) fn draw(&mut self, (width, height): (u16, u16)) -> String {
        self.screen.update(Msg::Resize(Rect::new(0, 0, width, height)));
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| frame.render_widget(&self.screen, frame.area())).unwrap();
        let buffer = terminal.backend().buffer();
        let mut text = String::new();
        for y in 0..height {
            let mut x = 0;
            let mut line = String::new();
            while x < width {
                let symbol = buffer[(x, y)].symbol();
                line.push_str(symbol);
                x += (unicode_width::UnicodeWidthStr::width(symbol) as u16).max(1);
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}
