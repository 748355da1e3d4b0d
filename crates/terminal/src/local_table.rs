//! A table in this process: one person and bots.
//!
//! [`LocalTable`] drives a [`table::Table`] as a room of the server does: it provides the secrets for the shuffle and
//! the moves of the bots, and it saves the match before it reports what happened.

use std::collections::VecDeque;
use std::time::{Duration, SystemTime};

use bots::{BotName, BotRng};
use protocol::{ClientCommand, ClientMessage, TableUpdate, Viewer};
use rules::fair_deal::Secret;
use rules::record::Record;
use rules::{Action, PerSeat, Round, Rules, Seat};
use table::{BotJob, BotLevel, FirstMatch, Input, Millis, PlayerId, Refusal, Settings, Stage, Table};

use crate::data_dir::MatchSaver;
use crate::error::TerminalError;
use crate::table_thread::{LinkClosed, TableLink, TableReport};

/// The key of a record's extension that holds the seed of the deals.
const SEED_KEY: &str = "x-seed";

/// The match id that goes into the shuffle of every local match, so that a seed alone decides the cards.
const MATCH_ID: &str = "local";

/// The id and the seat of the person.
const PLAYER: PlayerId = PlayerId([0; 16]);
const SEAT: Seat = Seat::S0;

/// The settings of a local match.
#[derive(Clone, Debug)]
pub struct LocalMatchConfig {
    /// The rules, with the number of players and the length.
    pub rules: Rules,
    /// The person's name; empty if they gave none.
    pub name: String,
    /// The bots, from the person's left; the last one fills the remaining seats.
    pub bots: Vec<BotLevel>,
    /// The seed of the deals and of the bots' choices.
    pub seed: u64,
    /// When the match starts, for its record.
    pub started: Option<String>,
}

impl LocalMatchConfig {
    fn settings(&self) -> Settings {
        let players = self.rules.players;
        let bot = |index: usize| self.bots.get(index).or(self.bots.last()).copied().unwrap_or_default();
        let dealer = players.step(Seat::S0, (self.seed % players.count() as u64) as usize);
        Settings {
            bots: PerSeat::from_fn(players, |seat| seat.index().checked_sub(1).map(bot)),
            first_match: Some(FirstMatch { id: MATCH_ID.into(), dealer }),
            ..Settings::new(self.rules)
        }
    }

    /// The settings of a recorded match, if it was played against bots in this program.
    fn of(record: &Record) -> Option<LocalMatchConfig> {
        let seed = record.extensions.iter().find(|(key, _)| key == SEED_KEY).map(|(_, json)| json.trim_matches('"'));
        let (person, bots) = record.players.split_first()?;
        let named = record.names.as_ref().filter(|_| words::reader_of(record).is_none());
        let name = named.and_then(|names| names.first().cloned()).unwrap_or_default();
        Some(LocalMatchConfig {
            rules: record.rules,
            name: Some(name).filter(|_| !person.starts_with("bot:"))?,
            bots: bots.iter().map(|player| saved_level(player.strip_prefix("bot:")?)).collect::<Option<_>>()?,
            seed: seed?.parse().ok()?,
            started: record.started.clone(),
        })
    }
}

/// The level of a bot in a record. Some bots of earlier versions are gone: the match continues with the nearest level.
fn saved_level(name: &str) -> Option<BotLevel> {
    match name {
        "random" => Some(BotLevel::Easy),
        "greedy" => Some(BotLevel::Medium),
        "net" | "pimc" | "ismcts" => Some(BotLevel::Strong),
        level => level.parse().ok(),
    }
}

/// A table of one person and bots.
#[derive(Debug)]
pub struct LocalTable {
    table: Table,
    seed: u64,
    started: Option<String>,
    saver: MatchSaver,
    reports: VecDeque<TableReport>,
}

impl LocalTable {
    /// A new match, which waits for its first deal.
    pub fn new(config: &LocalMatchConfig, saver: MatchSaver) -> Result<LocalTable, TerminalError> {
        LocalTable::start(config).map(|local| local.saved_by(saver)).map_err(refused)
    }

    /// Continues the match of a record, if it was played against bots in this program and is not over.
    #[must_use]
    pub fn resume(record: &Record, saver: MatchSaver) -> Option<LocalTable> {
        let mut local = LocalTable::start(&LocalMatchConfig::of(record)?).ok()?;
        for round in &record.rounds {
            local.put(Input::Ready { seat: SEAT, entropy: None }, None).ok()?;
            round.steps().try_for_each(|(seat, action)| local.replay(seat, action)).ok()?;
        }
        let moves = |round: &Round| (*round.deal(), *round.stash(), round.plays().to_vec());
        let is_same = local.table.record().rounds.iter().map(moves).eq(record.rounds.iter().map(moves));
        (is_same && local.table.stage() != Stage::Finished).then(|| local.saved_by(saver))
    }

    fn start(config: &LocalMatchConfig) -> Result<LocalTable, Refusal> {
        let (table, _) = Table::open(now(), MATCH_ID, config.settings(), PLAYER)?;
        let (seed, started) = (config.seed, config.started.clone());
        let mut local = LocalTable { table, seed, started, saver: MatchSaver::disabled(), reports: VecDeque::new() };
        local.put(Input::Sit { player: PLAYER, name: config.name.as_str().into(), seat: Some(SEAT) }, None)?;
        local.put(Input::Start { by: PLAYER }, None)?;
        Ok(local)
    }

    /// The same table, saved from now on. Its first report is the whole state.
    fn saved_by(mut self, saver: MatchSaver) -> LocalTable {
        self.saver = saver;
        self.reports.clear();
        self.save();
        let whole = TableUpdate::whole(&self.table, Viewer::Seat(SEAT), None, now());
        self.reports.push_back(TableReport::Update(Box::new(whole)));
        self
    }

    /// Replays a move of a saved round.
    fn replay(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let seq = self.table.seq();
        match self.table.pending_since(seat) {
            Some(seq) if seat != SEAT => self.put(Input::BotMove { seat, action, seq }, None),
            _ => self.put(Input::Move { seat, action, seq }, None),
        }
    }

    /// Passes an input to the table, and then the secret if the table needs one.
    fn put(&mut self, input: Input, re: Option<u64>) -> Result<(), Refusal> {
        self.handle(input, re)?;
        if self.table.needs_secret() {
            // The seed is the secret: it deals the same cards on every machine and in every later version.
            let mut secret = Secret([0; 32]);
            secret.0[..8].copy_from_slice(&self.seed.to_be_bytes());
            self.handle(Input::Commit(secret), None)?;
        }
        Ok(())
    }

    fn handle(&mut self, input: Input, mut re: Option<u64>) -> Result<(), Refusal> {
        let now = now();
        let mut updates = Vec::new();
        self.table.handle(now, input, |table, event| {
            let update = TableUpdate::of(table, event, Viewer::of(table, PLAYER), re.take(), now);
            updates.push(TableReport::Update(Box::new(update)));
        })?;
        // Save the match before the screen shows what happened.
        self.save();
        self.reports.extend(updates);
        Ok(())
    }

    /// Saves the match. Before the person has chosen a card there is nothing to save.
    fn save(&mut self) {
        let begun = self.table.view(SEAT).is_some_and(|view| view.stash.is_some());
        if !begun && self.table.round_index().is_none_or(|round| round == 0) {
            return;
        }
        let report = match self.saver.save(&self.record(), self.table.stage() == Stage::Finished) {
            Ok(saved) => saved.map(TableReport::Saved),
            Err(error) => Some(TableReport::Failed { re: None, error }),
        };
        self.reports.extend(report);
    }

    /// The record of the match so far. It claims no fair deal: the seed is not a secret.
    #[must_use]
    pub fn record(&self) -> Record {
        let extensions = vec![(SEED_KEY.to_owned(), format!("\"{}\"", self.seed))];
        Record { started: self.started.clone(), extensions, fairness: None, ..self.table.record() }
    }

    /// The move of a bot. Its random numbers come from the seed of the match, so the same seed plays the same match.
    fn decide(&self, job: &BotJob) -> Action {
        let round = self.table.round_index().unwrap_or(0) as u64 + 1;
        let mut rng = BotRng::for_decision(self.seed, round, job.seat.index(), job.view.public.plays.len());
        BotName::of_level(job.level).act(&job.view, &mut rng)
    }

    /// Makes the move of one bot, or lets a deadline pass, if the table waits for that. Returns whether it did.
    fn advance(&mut self) -> bool {
        let input = match self.table.bot_jobs(&PerSeat::filled(self.table.players(), None)).first() {
            Some(job) => Input::BotMove { seat: job.seat, action: self.decide(job), seq: job.seq },
            None if self.table.deadline().is_some_and(|due| due <= now()) => Input::Tick,
            None => return false,
        };
        self.put(input, None).expect("the table asked for this");
        true
    }
}

impl TableLink for LocalTable {
    fn poll(&mut self) -> Result<Option<TableReport>, LinkClosed> {
        while self.reports.is_empty() && self.advance() {}
        Ok(self.reports.pop_front())
    }

    fn send(&mut self, ClientMessage { id, command }: ClientMessage) {
        let command = match command {
            // The seed alone decides the cards.
            ClientCommand::Ready { .. } => ClientCommand::Ready { entropy: None },
            command => command,
        };
        let input = command.to_input(PLAYER, &self.table);
        if let Err(refusal) = input.and_then(|input| input.map_or(Ok(()), |input| self.put(input, id))) {
            self.reports.push_back(TableReport::Failed { re: id, error: refused(refusal) });
        }
    }

    fn quiet_time(&self) -> Duration {
        let left = |due: Millis| Duration::from_millis(due.saturating_sub(now()));
        self.table.deadline().map_or(Duration::MAX, left)
    }
}

fn refused(refusal: Refusal) -> TerminalError {
    TerminalError::refused(refusal.into(), &refusal.to_string())
}

fn now() -> Millis {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}
