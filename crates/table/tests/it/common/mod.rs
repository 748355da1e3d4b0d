//! A runner in virtual time.

use rules::fair_deal::{Entropy, Secret};
use rules::{Action, PlayerCount, Rules, Seat};
use table::{BotLevel, Event, Input, LogEntry, Millis, PlayerId, Refusal, Settings, Stage, Table};
use testkit::{first_legal_action, next_bot_move, next_human_move};

pub(crate) struct Game {
    pub(crate) table: Table,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) now: Millis,
    secrets: u8,
}

pub(crate) fn player(index: u8) -> PlayerId {
    PlayerId([index; 16])
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

impl Game {
    pub(crate) fn open(settings: Settings) -> Game {
        let (table, event) = Table::open(1_000, "t1", settings, player(0)).expect("good settings");
        Game { table, log: vec![LogEntry { at: 1_000, event }], now: 1_000, secrets: 0 }
    }

    /// A table where people sit on the first seats.
    pub(crate) fn with_people(settings: Settings, people: u8) -> Game {
        let mut game = Game::open(settings);
        for index in 0..people {
            game.sit(index).unwrap();
        }
        game
    }

    pub(crate) fn sit(&mut self, index: u8) -> Result<Vec<Event>, Refusal> {
        self.put(Input::Sit { player: player(index), name: format!("P{index}").into(), seat: None })
    }

    /// Hands an input in, and the secret if the table then wants one.
    pub(crate) fn put(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        let mut keep = |_: &Table, event: &Event| events.push(event.clone());
        self.table.handle(self.now, input, &mut keep)?;
        if self.table.needs_secret() {
            self.secrets += 1;
            self.table.handle(self.now, Input::Commit(Secret([self.secrets; 32])), &mut keep).unwrap();
        }
        self.log.extend(events.iter().map(|event| LogEntry { at: self.now, event: event.clone() }));
        Ok(events)
    }

    pub(crate) fn start(&mut self) {
        self.put(Input::Start { by: player(0) }).unwrap();
    }

    pub(crate) fn everybody_ready(&mut self) {
        for seat in self.table.players().seats() {
            if self.table.seats()[seat].is_here() {
                let entropy = Some(Entropy([seat.index() as u8; 16]));
                let _ = self.put(Input::Ready { seat, entropy });
            }
        }
    }

    /// Lets the bots make every move that they are wanted for.
    pub(crate) fn bots(&mut self) -> usize {
        let mut moves = 0;
        while let Some(input) = next_bot_move(&self.table) {
            self.put(input).unwrap();
            moves += 1;
        }
        moves
    }

    pub(crate) fn first_legal(&self, seat: Seat) -> Action {
        first_legal_action(&self.table, seat)
    }

    /// One move of a person who owes one.
    pub(crate) fn person_moves(&mut self) -> bool {
        next_human_move(&self.table).is_some_and(|input| self.put(input).is_ok())
    }

    /// Plays on until the stage is another.
    pub(crate) fn play_stage(&mut self) {
        let stage = self.table.stage();
        while self.table.stage() == stage {
            let moved = self.bots() > 0;
            if self.table.stage() != stage || (!self.person_moves() && !moved) {
                break;
            }
        }
    }

    pub(crate) fn play_match(&mut self) {
        for _ in 0..1_000 {
            match self.table.stage() {
                Stage::Waiting => self.everybody_ready(),
                Stage::Playing => self.play_stage(),
                _ => return,
            }
        }
        panic!("the match does not end");
    }

    /// Moves the clock to the next deadline.
    pub(crate) fn tick(&mut self) -> Vec<Event> {
        self.now = self.table.deadline().expect("something is due");
        self.put(Input::Tick).unwrap()
    }

    pub(crate) fn assert_replays(&self) {
        let again = Table::replay(self.log.iter().cloned()).expect("the log begins with the opened table");
        assert_eq!(format!("{again:?}"), format!("{:?}", self.table), "replay differs from live");
    }
}

pub(crate) fn settings(players: PlayerCount) -> Settings {
    Settings::new(Rules { players, ..Rules::default() })
}

pub(crate) fn solo() -> Settings {
    let mut settings = settings(PlayerCount::Four);
    for index in 1..4 {
        settings.bots[seat(index)] = Some(BotLevel::Easy);
    }
    settings
}
