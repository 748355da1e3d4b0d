//! What this program saw and sent before each deal at served tables.
//!
//! A deal is fair to the person if the server had bound itself to its secret before it knew their entropy. Only this
//! program can tell: it keeps the commitment before it sends anything, and compares when the round is over.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use protocol::{ClientCommand, TableState};
use rules::fair_deal::{self, ShuffleInputs};
use rules::record::{FairnessError, KeptDeal, RoundFairness};
use rules::{CardSet, Seat};

use crate::data_dir::DataDir;

/// The deals of one table, which are also appended to a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeptDeals {
    file: Option<PathBuf>,
    deals: Vec<KeptDeal>,
    /// The hand that was dealt to the person in a round.
    hand: Option<(u32, CardSet)>,
}

impl KeptDeals {
    /// Keeps deals in the folder, if there is one.
    pub(crate) fn new(folder: Option<&DataDir>) -> KeptDeals {
        KeptDeals { file: folder.map(DataDir::kept_deals), ..KeptDeals::default() }
    }

    /// Keeps what a command adds to the next deal, before it is sent. Without a commitment, or with another one than
    /// was seen first, it adds nothing.
    pub(crate) fn before_sending(&mut self, command: ClientCommand, state: Option<&TableState>) -> ClientCommand {
        let ClientCommand::Ready { entropy: Some(entropy) } = command else { return command };
        let known = state.and_then(|state| Some((state, state.you?, state.commitment?)));
        let Some((state, seat, commitment)) = known else { return ClientCommand::Ready { entropy: None } };
        let (match_id, round) = (state.r#match.clone(), state.scores.len() as u32);
        let deal = KeptDeal { match_id, round, seat, commitment, entropy: Some(entropy), unused: false };
        if let Some(first) = self.deals.iter().find(|kept| kept.is_of(&deal.match_id, round)) {
            let same = first.commitment == commitment;
            return ClientCommand::Ready { entropy: first.entropy.filter(|_| same) };
        }
        // The person can play without the file, so a failure to write is ignored.
        let _ = self.write(&deal);
        self.deals.push(deal);
        ClientCommand::Ready { entropy: Some(entropy) }
    }

    /// The server refused what was added last: it came too late, or another program of the same person was quicker.
    pub(crate) fn refused(&mut self) {
        let Some(last) = self.deals.last_mut() else { return };
        last.unused = true;
        let last = last.clone();
        let _ = self.write(&last);
    }

    /// Remembers the hand that was dealt.
    pub(crate) fn dealt(&mut self, round: u32, hand: CardSet) {
        self.hand = Some((round, hand));
    }

    /// Checks the round that has just ended. Nothing to say about a round of which nothing was kept.
    pub(crate) fn check(&self, state: &TableState) -> Result<(), FairnessError> {
        let Some(round) = &state.round else { return Ok(()) };
        let Some(kept) = self.deals.iter().find(|kept| kept.is_of(&state.r#match, round.round)) else { return Ok(()) };
        let shown = round.fairness.as_ref().ok_or(FairnessError::NothingToCheck)?;
        let secret = shown.secret.ok_or(FairnessError::NotYetShown)?;
        let (commitment, entropy) = (shown.commitment, shown.entropy);
        kept.check(&RoundFairness { commitment, secret: Some(secret), entropy })?;
        if fair_deal::commitment(&secret) != kept.commitment {
            return Err(FairnessError::OtherSecret);
        }
        let inputs = ShuffleInputs { match_id: kept.match_id.clone(), round: kept.round, entropy };
        let dealer = round.view.public().dealer;
        let deal = fair_deal::deal(state.rules.players, dealer, &secret, &inputs);
        let mine = |seat: Seat, hand: CardSet| deal.hands()[seat] == hand;
        match self.hand.filter(|(of, _)| *of == kept.round) {
            Some((_, hand)) if !mine(kept.seat, hand) => Err(FairnessError::OtherDeal),
            _ => Ok(()),
        }
    }

    fn write(&self, deal: &KeptDeal) -> io::Result<()> {
        let Some(path) = &self.file else { return Ok(()) };
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        let line = serde_json::to_string(deal)?;
        writeln!(OpenOptions::new().create(true).append(true).open(path)?, "{line}")
    }
}

#[cfg(test)]
mod tests {
    use protocol::{EventViews, ServerEvent, Viewer};
    use rules::fair_deal::{Entropy, Secret};
    use rules::{Length, PlayerCount, Rules};
    use table::{BotLevel, FirstMatch, Input, PlayerId, Settings, Stage, Table};
    use testkit::next_move;

    use super::*;

    const ME: Seat = Seat::S0;
    const BYTES: Entropy = Entropy([5; 16]);
    const PROMISED: Secret = Secret([1; 32]);

    /// A table of a server that has bound itself to a secret, or not yet.
    fn served(secret: Option<Secret>) -> Table {
        let rules = Rules { players: PlayerCount::Three, length: Length::Rounds(1), ..Rules::default() };
        let mut settings = Settings::new(rules);
        settings.bots[Seat::S1] = Some(BotLevel::Easy);
        settings.first_match = Some(FirstMatch { id: "match".into(), dealer: Seat::S2 });
        let player = PlayerId([7; 16]);
        let (mut table, _) = Table::open(0, "table", settings, player).unwrap();
        let start = [Input::Sit { player, name: "Mira".into(), seat: Some(ME) }, Input::Start { by: player }];
        for input in start.into_iter().chain(secret.map(Input::Commit)) {
            table.handle(0, input, |_, _| {}).unwrap();
        }
        table
    }

    fn seen(table: &Table) -> TableState {
        TableState::of(table, Viewer::Seat(ME), 0)
    }

    /// Plays the round at a table to which the person's bytes were added. Returns what they learn about their deal.
    fn play(kept: &mut KeptDeals, mut table: Table, entropy: Option<Entropy>) -> Result<(), FairnessError> {
        let mut input = Some(Input::Ready { seat: ME, entropy });
        let mut dealt = None;
        while let Some(next) = input {
            let tell = |table: &Table, event: &_| {
                if let ServerEvent::Dealt { round, hand, .. } =
                    EventViews::new(table, event, 0).event_for(Viewer::Seat(ME))
                {
                    dealt = Some((round, hand));
                }
            };
            table.handle(0, next, tell).unwrap();
            input = next_move(&table).filter(|_| table.stage() == Stage::Playing);
        }
        let (round, hand) = dealt.expect("a deal");
        kept.dealt(round, hand);
        kept.check(&seen(&table))
    }

    /// The secret that a cheating server looks for once it knows the person's bytes.
    fn ground() -> Secret {
        let mut entropy = rules::PerSeat::filled(PlayerCount::Three, None);
        entropy[ME] = Some(BYTES);
        let inputs = ShuffleInputs { match_id: "match".to_owned(), round: 0, entropy };
        testkit::grind_secret(PlayerCount::Three, Seat::S2, &inputs, Seat::S1)
    }

    fn ready(kept: &mut KeptDeals, table: &Table) -> Option<Entropy> {
        match kept.before_sending(ClientCommand::Ready { entropy: Some(BYTES) }, Some(&seen(table))) {
            ClientCommand::Ready { entropy } => entropy,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_honest_server_is_believed() {
        let mut kept = KeptDeals::default();
        assert_eq!(ready(&mut kept, &served(Some(PROMISED))), Some(BYTES));
        assert_eq!(play(&mut kept, served(Some(PROMISED)), Some(BYTES)), Ok(()));
    }

    #[test]
    fn a_server_that_grinds_secrets_after_it_has_the_bytes_is_caught() {
        let mut kept = KeptDeals::default();
        assert_eq!(ready(&mut kept, &served(Some(PROMISED))), Some(BYTES));
        assert_eq!(play(&mut kept, served(Some(ground())), Some(BYTES)), Err(FairnessError::OtherCommitment));
    }

    #[test]
    fn nothing_is_sent_before_the_server_has_bound_itself() {
        let mut kept = KeptDeals::default();
        assert_eq!(ready(&mut kept, &served(None)), None);
        assert_eq!(ready(&mut kept, &served(Some(PROMISED))), Some(BYTES));
        assert_eq!(ready(&mut kept, &served(Some(ground()))), None, "the server has changed its mind");
    }

    #[test]
    fn a_server_that_puts_other_bytes_in_their_place_is_caught() {
        let mut kept = KeptDeals::default();
        ready(&mut kept, &served(Some(PROMISED)));
        let other = Some(Entropy([6; 16]));
        assert_eq!(play(&mut kept, served(Some(PROMISED)), other), Err(FairnessError::OtherEntropy));
    }

    #[test]
    fn what_is_kept_is_written_before_it_is_sent() {
        let folder = tempfile::tempdir().unwrap();
        let folder = DataDir::at(folder.path().join("data"));
        let mut kept = KeptDeals::new(Some(&folder));
        ready(&mut kept, &served(Some(PROMISED)));
        kept.refused();
        let text = fs::read_to_string(folder.kept_deals()).unwrap();
        let lines: Vec<KeptDeal> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines, [KeptDeal { unused: false, ..kept.deals[0].clone() }, kept.deals[0].clone()]);
        assert_eq!(lines[0].commitment, fair_deal::commitment(&PROMISED));
    }
}
