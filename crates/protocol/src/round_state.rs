//! What one viewer may know of a round, and its JSON form.

use rules::fair_deal::{Commitment, Entropy, Secret};
use rules::record::RoundFairness;
use rules::{Card, CardSet, Claim, PerSeat, Phase, PublicView, Rules, Score, Seat, View};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use table::{Stage, Table};

use crate::StateError;

/// What one viewer may know of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundState {
    /// The round, counted from 0.
    pub round: u32,
    /// What the viewer sees of it.
    pub view: RoundView,
    /// What the viewer may claim now.
    pub may_claim: Option<Claim>,
    /// Whether the table plays the viewer's cards to the end of the round, because of a claim.
    pub autoplay: bool,
    /// The proof that the deal is fair; nothing for fixed deals.
    pub fairness: Option<RoundFairnessInfo>,
}

/// A round from a viewer's position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundView {
    /// From a seat.
    Player(View),
    /// Without a seat.
    Spectator(PublicView),
}

impl RoundView {
    /// What everybody sees.
    #[must_use]
    pub fn public(&self) -> &PublicView {
        match self {
            RoundView::Player(view) => &view.public,
            RoundView::Spectator(public) => public,
        }
    }

    /// What the viewer's seat sees.
    #[must_use]
    pub fn player(&self) -> Option<&View> {
        match self {
            RoundView::Player(view) => Some(view),
            RoundView::Spectator(_) => None,
        }
    }

    fn into_public(self) -> PublicView {
        match self {
            RoundView::Player(view) => view.public,
            RoundView::Spectator(public) => public,
        }
    }

    /// The same viewer, with another public part.
    pub(crate) fn with_public(&self, public: PublicView) -> RoundView {
        match self {
            RoundView::Player(view) => RoundView::Player(View { public, ..*view }),
            RoundView::Spectator(_) => RoundView::Spectator(public),
        }
    }
}

/// The parts of a fair deal that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundFairnessInfo {
    /// SHA-256 of the secret, published before the deal.
    pub commitment: Commitment,
    /// The random bytes that each seat added.
    pub entropy: PerSeat<Option<Entropy>>,
    /// The secret, once the round is over.
    pub secret: Option<Secret>,
}

impl From<RoundFairness> for RoundFairnessInfo {
    fn from(RoundFairness { commitment, secret, entropy }: RoundFairness) -> RoundFairnessInfo {
        RoundFairnessInfo { commitment, entropy, secret }
    }
}

impl RoundState {
    /// What a spectator may know of the round.
    pub(crate) fn of_spectator(table: &Table) -> Option<RoundState> {
        let public = table.public()?;
        // Right after the last card the round is over, but the chest opens only with the next event.
        let shut = table.stage() == Stage::Playing && public.reveal.is_some();
        let public = if shut { public.with_chest(None)? } else { public.clone() };
        Some(RoundState {
            round: table.round_index()? as u32,
            view: RoundView::Spectator(public),
            may_claim: None,
            autoplay: false,
            fairness: table.fairness().map(RoundFairnessInfo::from),
        })
    }

    /// The same round as the player on `seat` may know it.
    pub(crate) fn seen_from(self, table: &Table, seat: Seat) -> Option<RoundState> {
        let view = table.view_with(seat, self.view.into_public())?;
        let (may_claim, autoplay) = (table.may_claim(seat), table.plays_for(seat));
        Some(RoundState { view: RoundView::Player(view), may_claim, autoplay, ..self })
    }
}

/// A round in JSON. Many values follow from others. They are there so that clients need not know the rules.
#[derive(Serialize, Deserialize)]
pub(crate) struct RoundStateJson {
    /// The round, counted from 0.
    round: u32,
    /// Who dealt.
    dealer: Seat,
    phase: Phase,
    /// The player who plays the next card.
    turn: Option<Seat>,
    /// The viewer's cards.
    hand: CardSet,
    /// What the viewer has put into the chest.
    stash: Option<Card>,
    /// What the viewer may stash or play now.
    legal: CardSet,
    /// What the viewer may claim now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    may_claim: Option<Claim>,
    /// Whether the table plays the viewer's cards to the end of the round, because of a claim.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    autoplay: bool,
    /// Who has put a card into the chest.
    stashed: PerSeat<bool>,
    /// How many cards each seat holds.
    cards: PerSeat<usize>,
    /// The tricks each seat has won.
    tricks: PerSeat<u32>,
    /// Every card played, in order; the first leader sits on the dealer's left.
    plays: Vec<Card>,
    /// Who leads or led the trick on the table.
    leader: Seat,
    /// The cards of the trick on the table, in the order played.
    trick: Vec<Card>,
    /// Once the round is over: who put which card into the chest.
    opened: Vec<Option<Card>>,
    /// Once the round is over: the cards that were dealt into the chest.
    chest: CardSet,
    /// Once the round is over: its score.
    score: Option<Score>,
    /// The proof that the deal is fair; nothing for fixed deals.
    fairness: Option<RoundFairnessInfo>,
}

impl Serialize for RoundState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = self.view.public();
        let view = self.view.player();
        let trick = public.trick();
        let opened = public.reveal.as_ref();
        RoundStateJson {
            round: self.round,
            dealer: public.dealer,
            phase: public.phase,
            turn: public.turn,
            hand: view.map_or(CardSet::EMPTY, |view| view.hand),
            stash: view.and_then(|view| view.stash),
            legal: view.filter(|_| !self.autoplay).map_or(CardSet::EMPTY, View::legal),
            may_claim: self.may_claim,
            autoplay: self.autoplay,
            stashed: public.stashed,
            cards: public.hand_sizes,
            tricks: public.tricks_won,
            plays: public.plays.to_vec(),
            leader: trick.leader(),
            trick: trick.cards().to_vec(),
            opened: opened.map(|opened| opened.stash.as_slice().to_vec()).unwrap_or_default(),
            chest: opened.map_or(CardSet::EMPTY, |opened| opened.dealt),
            score: opened.map(|opened| opened.score),
            fairness: self.fairness.clone(),
        }
        .serialize(serializer)
    }
}

impl RoundStateJson {
    pub(crate) fn read(self, rules: &Rules, you: Option<Seat>) -> Result<RoundState, StateError> {
        let chest = match self.opened.len() {
            0 => None,
            len if len == rules.players.count() => {
                Some((PerSeat::from_fn(rules.players, |seat| self.opened[seat.index()]), self.chest))
            }
            _ => return Err(StateError::OtherPlayers),
        };
        let public = PublicView::from_plays(rules, self.dealer, self.stashed, &self.plays, chest)
            .filter(|public| (public.phase, public.turn) == (self.phase, self.turn))
            .ok_or(StateError::ImpossibleRound)?;
        let view = match you {
            Some(seat) => RoundView::Player(View { seat, hand: self.hand, stash: self.stash, public }),
            None => RoundView::Spectator(public),
        };
        let RoundStateJson { round, may_claim, autoplay, fairness, .. } = self;
        Ok(RoundState { round, view, may_claim, autoplay, fairness })
    }
}
