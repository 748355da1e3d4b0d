//! The rules: which cards are legal, who wins a trick, how a round is scored, and when a match is over.

pub(crate) type Card = String;

/// The house rules, with the names of docs/rules.md.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) players: usize,
    pub(crate) follow: &'static str,
    pub(crate) queen_lead: &'static str,
    pub(crate) grand_own: &'static str,
    pub(crate) length: Length,
}

impl House {
    /// The options by their keys in a record.
    pub(crate) fn options(&self) -> [(&'static str, &'static str); 3] {
        [("follow", self.follow), ("queen_lead", self.queen_lead), ("grand_own", self.grand_own)]
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Length {
    Deals(usize),
    Rounds(usize),
    Until(u32),
}

/// Every combination of options for three and for four players, each with the default length.
pub(crate) fn every_house() -> Vec<House> {
    let mut houses = Vec::new();
    for players in [3, 4] {
        for follow in ["colour-or-queen", "colour-only", "queen-forced"] {
            for queen_lead in ["trump", "colour"] {
                for grand_own in ["keeps", "zero"] {
                    let length = Length::Deals(1);
                    houses.push(House { players, follow, queen_lead, grand_own, length });
                }
            }
        }
    }
    houses
}

pub(crate) fn deck() -> Vec<Card> {
    let mut cards = Vec::new();
    for colour in ["R", "K", "B", "G"] {
        for face in ["2", "3", "4", "5", "6", "7", "8", "Q"] {
            cards.push(format!("{colour}{face}"));
        }
    }
    cards
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(String::from).collect()
}

pub(crate) fn colour(card: &str) -> char {
    card.chars().next().expect("a card has a colour")
}

pub(crate) fn is_queen(card: &str) -> bool {
    card.ends_with('Q')
}

/// The points of a card for the player who takes it.
pub(crate) fn face_value(card: &str) -> u32 {
    if is_queen(card) { 0 } else { card[1..].parse().expect("a number has a face") }
}

/// The rank of a Queen among the Queens.
fn queen_rank(card: &str) -> u32 {
    match colour(card) {
        'R' => 4,
        'K' => 3,
        'B' => 2,
        'G' => 1,
        other => panic!("no colour {other}"),
    }
}

/// The cards of a hand that are legal in a trick.
pub(crate) fn legal(house: &House, hand: &[Card], trick: &[Card]) -> Vec<Card> {
    let Some(led) = trick.first() else {
        return hand.to_vec();
    };
    let queens: Vec<Card> = hand.iter().filter(|card| is_queen(card)).cloned().collect();
    if is_queen(led) && house.queen_lead == "trump" {
        return if queens.is_empty() { hand.to_vec() } else { queens };
    }

    // From here on, the colour of the led number or Queen must be followed.
    let numbers: Vec<Card> =
        hand.iter().filter(|card| !is_queen(card) && colour(card) == colour(led)).cloned().collect();
    let numbers_and_queens = [numbers.clone(), queens.clone()].concat();
    match (house.follow, numbers.is_empty(), queens.is_empty()) {
        ("colour-or-queen", false, _) => numbers_and_queens,
        ("colour-only", false, _) => numbers,
        ("queen-forced", false, _) => numbers_and_queens,
        ("queen-forced", true, false) => queens,
        (_, true, _) => hand.to_vec(),
        (unknown, ..) => panic!("no option {unknown}"),
    }
}

/// The index of the card that wins a complete trick, counted from the leader.
pub(crate) fn winning_place(trick: &[Card]) -> usize {
    let led = colour(&trick[0]);
    let mut best: Option<usize> = None;
    for (place, card) in trick.iter().enumerate() {
        if is_queen(card) && best.is_none_or(|b| queen_rank(card) > queen_rank(&trick[b])) {
            best = Some(place);
        }
    }
    if let Some(place) = best {
        return place;
    }
    for (place, card) in trick.iter().enumerate() {
        if colour(card) == led && best.is_none_or(|b| face_value(card) > face_value(&trick[b])) {
            best = Some(place);
        }
    }
    best.expect("the led card itself can win")
}

/// The play of a round: its tricks so far.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) leader: usize,
    pub(crate) trick: Vec<Card>,
    pub(crate) taken: Vec<Vec<Card>>,
    pub(crate) tricks: Vec<u32>,
    pub(crate) last_winner: usize,
}

impl Play {
    /// The start of the play: the hands after the stash, and the leader.
    pub(crate) fn start(hands: Vec<Vec<Card>>, leader: usize) -> Self {
        let players = hands.len();
        Self {
            hands,
            leader,
            trick: Vec::new(),
            taken: vec![Vec::new(); players],
            tricks: vec![0; players],
            last_winner: leader,
        }
    }

    pub(crate) fn turn(&self) -> usize {
        (self.leader + self.trick.len()) % self.hands.len()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.hands.iter().all(Vec::is_empty)
    }

    pub(crate) fn legal(&self, house: &House) -> Vec<Card> {
        legal(house, &self.hands[self.turn()], &self.trick)
    }

    pub(crate) fn play(&mut self, card: &str) {
        let turn = self.turn();
        remove(&mut self.hands[turn], card);
        self.trick.push(card.to_string());
        if self.trick.len() == self.hands.len() {
            let winner = (self.leader + winning_place(&self.trick)) % self.hands.len();
            self.tricks[winner] += 1;
            self.taken[winner].append(&mut self.trick);
            self.leader = winner;
            self.last_winner = winner;
        }
    }
}

pub(crate) fn remove(hand: &mut Vec<Card>, card: &str) {
    let place = hand.iter().position(|held| held == card).expect("only a card that is held");
    hand.remove(place);
}

/// All ways to play these cards to the end: their number, and the sum of the tricks that each seat wins in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sequences {
    pub(crate) count: u64,
    pub(crate) tricks: Vec<u64>,
}

pub(crate) fn sequences(house: &House, play: &Play) -> Sequences {
    if play.is_over() {
        return Sequences { count: 1, tricks: play.tricks.iter().map(|won| u64::from(*won)).collect() };
    }
    let mut all = Sequences { count: 0, tricks: vec![0; house.players] };
    for card in play.legal(house) {
        let mut next = play.clone();
        next.play(&card);
        let part = sequences(house, &next);
        all.count += part.count;
        for (sum, won) in all.tricks.iter_mut().zip(part.tricks) {
            *sum += won;
        }
    }
    all
}

/// A round in progress.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) dealer: usize,
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) chest: Vec<Card>,
    pub(crate) stash: Vec<Option<Card>>,
    pub(crate) plays: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) raw: Vec<u32>,
    pub(crate) tricks: Vec<u32>,
    pub(crate) points: Vec<u32>,
}

impl Round {
    pub(crate) fn all_stashed(&self) -> bool {
        self.stash.iter().all(Option::is_some)
    }

    /// The state after the plays so far. All players must have stashed.
    pub(crate) fn replay(&self) -> Play {
        let mut hands = self.hands.clone();
        for (hand, stashed) in hands.iter_mut().zip(&self.stash) {
            remove(hand, stashed.as_ref().expect("all have stashed"));
        }
        let mut play = Play::start(hands, (self.dealer + 1) % self.hands.len());
        for card in &self.plays {
            play.play(card);
        }
        play
    }

    /// The score, if the round is over.
    pub(crate) fn score(&self, house: &House) -> Option<Score> {
        if !self.all_stashed() {
            return None;
        }
        let mut play = self.replay();
        if !play.is_over() {
            return None;
        }
        let everything_in_the_chest = self.chest.iter().chain(self.stash.iter().flatten());
        play.taken[play.last_winner].extend(everything_in_the_chest.cloned());
        let raw: Vec<u32> = play.taken.iter().map(|taken| taken.iter().map(|c| face_value(c)).sum()).collect();
        let points = points(house, &raw, &play.tricks);
        Some(Score { raw, tricks: play.tricks, points })
    }
}

pub(crate) fn points(house: &House, raw: &[u32], tricks: &[u32]) -> Vec<u32> {
    let all: u32 = tricks.iter().sum();
    if let Some(grand) = tricks.iter().position(|&won| won == all) {
        let own = if house.grand_own == "zero" { 0 } else { raw[grand] };
        return (0..raw.len()).map(|seat| if seat == grand { own } else { 500 }).collect();
    }
    let flawless = tricks.iter().filter(|&&won| won == 0).count();
    let mut points = Vec::new();
    for (raw, won) in raw.iter().zip(tricks) {
        let mut cost = if *won == 0 { 0 } else { *raw };
        for _ in 0..flawless {
            cost *= 2;
        }
        points.push(cost);
    }
    points
}

/// The points of each seat in all complete rounds.
pub(crate) fn total(players: usize, scores: &[Score]) -> Vec<u32> {
    (0..players).map(|seat| scores.iter().map(|score| score.points[seat]).sum()).collect()
}

pub(crate) fn is_finished(house: &House, scores: &[Score]) -> bool {
    match house.length {
        Length::Deals(deals) => scores.len() == deals * house.players,
        Length::Rounds(rounds) => scores.len() == rounds,
        Length::Until(points) => total(house.players, scores).iter().any(|&sum| sum >= points),
    }
}

/// The seats with the fewest points.
pub(crate) fn winners(total: &[u32]) -> Vec<usize> {
    let fewest = total.iter().min().expect("somebody plays");
    (0..total.len()).filter(|&seat| total[seat] == *fewest).collect()
}
