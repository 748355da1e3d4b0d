//! A table with one person and bots, driven in the way a room of the server drives it.

use bots::{BotName, BotRng};
use protocol::{TableUpdate, Viewer};
use rules::fair_deal::Secret;
use rules::{PerSeat, Seat};
use table::{BotLevel, FirstMatch, Input, PlayerId, Settings, Table};
use terminal::local_table::LocalMatchConfig;

pub(crate) const ME: Seat = Seat::S0;
pub(crate) const PERSON: PlayerId = PlayerId([7; 16]);

pub(crate) struct ServedTable {
    pub(crate) table: Table,
    seed: u64,
}

impl ServedTable {
    /// A table whose match waits for its first deal.
    pub(crate) fn start(config: &LocalMatchConfig) -> ServedTable {
        let players = config.rules.players;
        let mut settings = Settings::new(config.rules);
        for seat in players.seats().skip(1) {
            settings.bots[seat] = Some(config.bots[(seat.index() - 1).min(config.bots.len() - 1)]);
        }
        let dealer = players.step(Seat::S0, (config.seed % players.count() as u64) as usize);
        settings.first_match = Some(FirstMatch { id: "local".into(), dealer });
        let (table, _) = Table::open(0, "local", settings, PERSON).expect("good settings");
        let mut served = ServedTable { table, seed: config.seed };
        served.put(Input::Sit { player: PERSON, name: config.name.as_str().into(), seat: None }, None);
        served.put(Input::Start { by: PERSON }, None);
        served
    }

    /// Passes an input to the table, with the secret that it may need then. Returns the person's updates.
    pub(crate) fn put(&mut self, input: Input, mut re: Option<u64>) -> Vec<TableUpdate> {
        let mut updates = Vec::new();
        let tell = |table: &Table, event: &_| {
            updates.push(TableUpdate::of(table, event, Viewer::Seat(ME), re.take(), 0));
        };
        self.table.handle(0, input, tell).expect("the table allows it");
        if self.table.needs_secret() {
            updates.extend(self.put(Input::Commit(secret(self.seed)), None));
        }
        updates
    }

    /// The whole state as the person sees it.
    pub(crate) fn whole(&self) -> TableUpdate {
        TableUpdate::whole(&self.table, Viewer::Seat(ME), None, 0)
    }

    /// The next move of a bot, if the table waits for one.
    pub(crate) fn bot_move(&self, bot: impl Fn(BotLevel) -> BotName) -> Option<Input> {
        let jobs = self.table.bot_jobs(&PerSeat::filled(self.table.players(), None));
        let job = jobs.first()?;
        let name = bot(job.level);
        let round = self.table.round_index().expect("a round") as u64 + 1;
        let mut rng = BotRng::for_decision(self.seed, round, job.seat.index(), job.view.public.plays.len());
        let action = name.act(&job.view, &mut rng);
        Some(Input::BotMove { seat: job.seat, action, seq: job.seq })
    }
}

/// The secret of every round of a match with this seed.
pub(crate) fn secret(seed: u64) -> Secret {
    let mut secret = Secret([0; 32]);
    secret.0[..8].copy_from_slice(&seed.to_be_bytes());
    secret
}
