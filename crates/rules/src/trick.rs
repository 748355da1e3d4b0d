//! The constraint of a led card, and a trick on the table.

use arrayvec::ArrayVec;

use crate::{Card, CardSet, Follow, PlayerCount, QueenLead, Rules, Seat};

/// What a led card requires of the players who follow: a player who holds a card of `binding` must play one of
/// `allowed`. The others may play any card.
///
/// Every combination of `follow` and `queen_lead` comes down to these two sets. A card outside `allowed`
/// therefore proves that its player holds none of `binding`, now and for the rest of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FollowConstraint {
    /// The cards that bind the player who holds one of them.
    pub binding: CardSet,
    /// The cards that a bound player may choose from.
    pub allowed: CardSet,
}

impl FollowConstraint {
    /// No constraint: the leader may play any card.
    pub const NONE: FollowConstraint = FollowConstraint { binding: CardSet::EMPTY, allowed: CardSet::EMPTY };

    /// The constraint of `led` under `rules`.
    #[must_use]
    pub fn of(rules: &Rules, led: Card) -> FollowConstraint {
        table(rules.follow, rules.queen_lead)[led.index()]
    }

    /// The cards of `hand` that may be played.
    #[must_use]
    #[inline]
    pub fn legal(self, hand: CardSet) -> CardSet {
        if (hand & self.binding).is_empty() { hand } else { hand & self.allowed }
    }

    const fn compute(follow: Follow, queen_lead: QueenLead, led: Card) -> FollowConstraint {
        let queens = CardSet::QUEENS;
        if led.is_queen() && matches!(queen_lead, QueenLead::Trump) {
            return FollowConstraint { binding: queens, allowed: queens };
        }
        let colour = led.colour().numbers();
        let colour_or_queen = CardSet::from_bits(colour.bits() | queens.bits());
        match follow {
            Follow::ColourOrQueen => FollowConstraint { binding: colour, allowed: colour_or_queen },
            Follow::ColourOnly => FollowConstraint { binding: colour, allowed: colour },
            Follow::QueenForced => FollowConstraint { binding: colour_or_queen, allowed: colour_or_queen },
        }
    }
}

/// The constraint of each led card.
pub(crate) type ConstraintTable = [FollowConstraint; 32];

const fn make_table(follow: Follow, queen_lead: QueenLead) -> ConstraintTable {
    let mut table = [FollowConstraint::NONE; 32];
    let mut index = 0;
    while index < 32 {
        table[index] = FollowConstraint::compute(follow, queen_lead, Card::ALL[index]);
        index += 1;
    }
    table
}

/// One table for each of the six ways to follow.
static TABLES: [[ConstraintTable; 2]; 3] = [
    [make_table(Follow::ColourOrQueen, QueenLead::Trump), make_table(Follow::ColourOrQueen, QueenLead::Colour)],
    [make_table(Follow::ColourOnly, QueenLead::Trump), make_table(Follow::ColourOnly, QueenLead::Colour)],
    [make_table(Follow::QueenForced, QueenLead::Trump), make_table(Follow::QueenForced, QueenLead::Colour)],
];

pub(crate) fn table(follow: Follow, queen_lead: QueenLead) -> &'static ConstraintTable {
    &TABLES[follow as usize][queen_lead as usize]
}

/// The cards that can win a trick: the Queens, and the numbers of the colour that was led.
#[inline]
#[must_use]
pub const fn winning_cards(led: Card) -> CardSet {
    const TABLE: [CardSet; 32] = {
        let mut table = [CardSet::QUEENS; 32];
        let mut index = 0;
        while index < 28 {
            table[index] = CardSet::from_bits(CardSet::QUEENS.bits() | Card::ALL[index].colour().numbers().bits());
            index += 1;
        }
        table
    };
    TABLE[led.index()]
}

/// A trick, complete or still being played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    leader: Seat,
    players: PlayerCount,
    cards: ArrayVec<Card, 4>,
}

impl Trick {
    /// A trick that `leader` is about to lead.
    #[must_use]
    pub fn new(players: PlayerCount, leader: Seat) -> Trick {
        Trick { leader, players, cards: ArrayVec::new() }
    }

    /// The seat that leads.
    #[must_use]
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The led card.
    #[must_use]
    pub fn led(&self) -> Option<Card> {
        self.cards.first().copied()
    }

    /// The cards in the order played.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Each seat with its card, in the order played.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.players.seats_from(self.leader).zip(self.cards.iter().copied())
    }

    /// The card of `seat`.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.plays().find_map(|(player, card)| (player == seat).then_some(card))
    }

    /// Adds the next card; a complete trick takes none.
    pub(crate) fn push(&mut self, card: Card) {
        if !self.is_complete() {
            self.cards.push(card);
        }
    }

    /// Whether everybody has played.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.cards.len() == self.players.count()
    }

    /// Whether nobody has played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The seat whose card is the highest so far; of a complete trick, its winner.
    ///
    /// ```
    /// use rules::{PlayerCount, Seat, Trick};
    /// let trick = Trick::of(PlayerCount::Four, Seat::S1, &["KQ", "G8", "RQ", "R8"].map(|text| text.parse().unwrap()));
    /// assert_eq!(trick.winner(), Some(Seat::S3));
    /// assert_eq!(trick.points(), 16);
    /// ```
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        let best = (self.to_set() & winning_cards(self.led()?)).last()?;
        self.plays().find_map(|(seat, card)| (card == best).then_some(seat))
    }

    /// A trick of these cards; cards beyond one each are left out.
    #[must_use]
    pub fn of(players: PlayerCount, leader: Seat, cards: &[Card]) -> Trick {
        let mut trick = Trick::new(players, leader);
        cards.iter().for_each(|&card| trick.push(card));
        trick
    }

    /// All its cards as a set.
    #[must_use]
    pub fn to_set(&self) -> CardSet {
        self.cards.iter().copied().collect()
    }

    /// The minus points in it.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.to_set().points()
    }
}
