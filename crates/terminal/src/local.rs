//! A table in this process: one person and bots, on the real rules.
//!
//! The table holds the truth. What leaves it is a [`Frame`], made from the view of the person's seat.

use bots::{BotName, BotRng};
use learn::hint::Hint;
use rules::fair_deal::{self, Secret, ShuffleInputs};
use rules::record::Record;
use rules::{Action, Card, IllegalMove, Match, PerSeat, Phase, Round, Rules, Seat};

use crate::frame::{Frame, tame};

/// The key under which a record keeps the seed of its deals.
const SEED_KEY: &str = "x-seed";

/// Where the person sits.
const ME: Seat = Seat::S0;

/// What a local match is started with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules, with the number of players and the length.
    pub rules: Rules,
    /// The person's name.
    pub name: String,
    /// The bots, from the person's left; the last one named fills the seats that are left.
    pub bots: Vec<BotName>,
    /// What deals and bots follow from.
    pub seed: u64,
    /// When the match starts, for its record.
    pub started: Option<String>,
}

/// Names for the bots, from the person's left. A table of bots alone has one more.
pub(crate) const BOT_NAMES: [&str; 4] = ["Lena", "Budi", "Asha", "Mitu"];

/// A table of one person and bots.
#[derive(Debug)]
pub struct LocalTable {
    record: Record,
    game: Match,
    seed: u64,
    bots: Vec<Option<BotName>>,
}

impl LocalTable {
    /// A match at its start, the first round dealt.
    #[must_use]
    pub fn new(setup: &Setup) -> LocalTable {
        let count = setup.rules.players.count();
        let bot = |index: usize| setup.bots.get(index).or(setup.bots.last()).copied().unwrap_or(BotName::Medium);
        let bots: Vec<Option<BotName>> = (0..count).map(|seat| seat.checked_sub(1).map(bot)).collect();
        let names = std::iter::once(setup.name.as_str()).chain(BOT_NAMES).take(count).map(str::to_owned);
        let mut record = Record::new(setup.rules, bots.iter().map(|bot| player_text(*bot)).collect());
        record.names = Some(names.collect());
        record.started.clone_from(&setup.started);
        record.extensions = vec![(SEED_KEY.to_owned(), format!("\"{}\"", setup.seed))];
        let first_dealer = setup.rules.players.step(Seat::S0, (setup.seed % count as u64) as usize);
        let game = Match::new(setup.rules, first_dealer);
        let mut table = LocalTable { record, game, seed: setup.seed, bots };
        table.deal();
        table
    }

    /// Goes on with the match of a record, if it was played against bots in this program and is not over.
    #[must_use]
    pub fn resume(record: Record) -> Option<LocalTable> {
        let seed = record.extensions.iter().find(|(key, _)| key == SEED_KEY).map(|(_, json)| json.trim_matches('"'));
        let seed = seed.and_then(|text| text.parse().ok())?;
        let mut bots = Vec::new();
        for (seat, player) in record.players.iter().enumerate() {
            let bot = player.strip_prefix("bot:").and_then(|name| name.parse().ok());
            if bot.is_none() != (seat == ME.index()) {
                return None;
            }
            bots.push(bot);
        }
        let game = record.standing().ok()?;
        if game.is_over() {
            return None;
        }
        let mut table = LocalTable { record, game, seed, bots };
        if table.record.rounds.is_empty() {
            table.deal();
        }
        Some(table)
    }

    /// Deals the next round by the shuffle of fair deals, whose every byte is written down: a seed deals the same cards
    /// on every machine and in every later version.
    fn deal(&mut self) {
        let rules = &self.record.rules;
        let mut secret = Secret([0; 32]);
        secret.0[..8].copy_from_slice(&self.seed.to_be_bytes());
        let ingredients = ShuffleInputs {
            match_id: "local".to_owned(),
            round: self.record.rounds.len() as u32,
            entropy: PerSeat::filled(rules.players, None),
        };
        let deal = fair_deal::deal(rules.players, self.game.dealer(), &secret, &ingredients);
        self.record.rounds.push(Round::new(rules, deal));
    }

    fn round(&self) -> &Round {
        self.record.rounds.last().expect("a table has dealt at least one round")
    }

    /// Makes the person's move, or says which rule it breaks.
    pub fn choose(&mut self, card: Card) -> Result<(), IllegalMove> {
        let action = self.round().view(ME).action(card);
        self.apply(ME, action)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<(), IllegalMove> {
        let round = self.record.rounds.last_mut().expect("a table has dealt at least one round");
        round.apply(seat, action)?;
        if let Some(score) = round.score() {
            self.game.add(score).expect("a round is dealt only while the match goes on");
        }
        Ok(())
    }

    /// Lets one bot move, if the table waits for one.
    pub fn step(&mut self) -> bool {
        let round = self.round();
        let waiting = |seat: &Seat| *seat != ME && !round.legal(*seat).is_empty();
        let Some(seat) = self.record.rules.players.seats().find(waiting) else { return false };
        let name = self.bots[seat.index()].unwrap_or(BotName::Medium);
        let action = self.decide(seat, name);
        self.apply(seat, action).is_ok()
    }

    /// What a bot of this name does on a seat: it sees the view of that seat, and rolls dice of this decision's own.
    fn decide(&self, seat: Seat, name: BotName) -> Action {
        let round = self.round();
        let (index, play) = (self.record.rounds.len() as u64, round.plays().len());
        let mut dice = BotRng::for_decision(self.seed, index, seat.index(), play);
        name.bot().act(&round.view(seat), name.budget(), &mut dice)
    }

    /// What a strong player would choose in the person's place.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        Hint::of(&self.round().view(ME), self.seed, self.record.rounds.len() as u64)
    }

    /// Takes back the person's last choice in this round and everything after it.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let old = self.record.rounds.pop().expect("a table has dealt at least one round");
        let mine = old.tricks().iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()).collect::<Vec<_>>();
        let keep = mine.iter().rposition(|&(seat, _)| seat == ME);
        let mut round = Round::new(&self.record.rules, *old.deal());
        for (seat, card) in old.stash().iter_with_seat() {
            // Without a play of one's own to take back, it is the stash that comes out of the chest again.
            if let Some(card) = card.filter(|_| seat != ME || keep.is_some()) {
                round.apply_unchecked(seat, Action::Stash(card));
            }
        }
        for &card in &old.plays()[..keep.unwrap_or(0)] {
            round.apply_unchecked(ME, Action::Play(card));
        }
        self.record.rounds.push(round);
        true
    }

    fn can_undo(&self) -> bool {
        let round = self.round();
        round.phase() != Phase::Over && round.stash()[ME].is_some()
    }

    /// Deals the next round, if this one is over and the match is not.
    pub fn next_round(&mut self) -> bool {
        let ready = self.round().phase() == Phase::Over && !self.game.is_over();
        if ready {
            self.deal();
        }
        ready
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Whether the person has chosen anything yet: before that there is nothing to keep.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.record.rounds.len() > 1 || self.round().stash()[ME].is_some()
    }

    /// The match so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What the person may see now.
    #[must_use]
    pub fn frame(&self) -> Frame {
        Frame {
            view: self.round().view(ME),
            names: self.record.names.iter().flatten().map(|name| tame(name)).collect(),
            round: self.record.rounds.len() - 1,
            planned: self.game.planned_rounds(),
            totals: *self.game.totals(),
            winners: self.game.winners().collect(),
            can_undo: self.can_undo(),
            can_hint: true,
            late: None,
        }
    }
}

/// How a record names who sits on a seat.
fn player_text(bot: Option<BotName>) -> String {
    bot.map_or_else(|| "guest".to_owned(), |name| format!("bot:{name}"))
}
