//! Puzzles as text: a block of lines for each, a blank line between two.
//!
//! ```text
//! chest seat 2 dealer 0
//! hands R7 R6 K6 B5 KQ K4 G8 B7 / K2 ... / B8 ... / G3 ...
//! stash K6 K5 G2 B2
//! plays G3 G8 G6 RQ
//! shown 12.5
//! G2 0.0 chest-in 12
//! KQ 21.3 last-queen 88
//! ```
//!
//! With three players a fourth hand of two cards is what was dealt into the chest. A puzzle about the stash has the lines
//! `stash` and `plays` without cards.

use std::fmt::Write;

use bots::coach::Fact;
use rules::{Action, Card, CardSet, Colour, Deal, PerSeat, Phase, PlayerCount, Round, Rules, Seat};

use super::{Kind, Proof, Puzzle, Verdict};

/// What is wrong with a text of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("puzzle {puzzle} cannot be read: its line \"{line}\" makes no sense")]
pub struct ReadError {
    /// The number of the puzzle, counted from 1.
    puzzle: usize,
    line: String,
}

/// Reads puzzles. That they hold what they promise is for [`Puzzle::prove`] to say.
pub fn read(text: &str) -> Result<Vec<Puzzle>, ReadError> {
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    blocks.enumerate().map(|(index, block)| one(index + 1, block)).collect()
}

/// Writes puzzles, sorted for showing.
#[must_use]
pub fn write(mut puzzles: Vec<Puzzle>) -> String {
    super::find::sort(&mut puzzles);
    puzzles.iter().map(written).collect::<Vec<_>>().join("\n")
}

fn written(puzzle: &Puzzle) -> String {
    let (round, deal) = (&puzzle.round, puzzle.round.deal());
    let mut hands: Vec<String> = deal.hands().iter().map(|hand| cards(hand.iter())).collect();
    if !deal.chest().is_empty() {
        hands.push(cards(deal.chest().iter()));
    }
    let proof = match puzzle.proof {
        Proof::Solved { layouts } => format!("solved {layouts}"),
        Proof::Shown { margin } => format!("shown {margin:.1}"),
    };
    let mut text = format!(
        "{} seat {} dealer {}\nhands {}\nstash {}\nplays {}\n{proof}\n",
        puzzle.kind.name(),
        puzzle.seat,
        deal.dealer(),
        hands.join(" / "),
        cards(round.stash().iter().flatten().copied()),
        cards(round.plays().iter().copied()),
    )
    .replace("stash \n", "stash\n")
    .replace("plays \n", "plays\n");
    for verdict in &puzzle.verdicts {
        // Writing into a String cannot fail.
        let _ = writeln!(text, "{} {:.1} {}", verdict.card, verdict.cost, fact_text(verdict.fact));
    }
    text
}

fn cards(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn one(puzzle: usize, block: &str) -> Result<Puzzle, ReadError> {
    let wrong = |line: &str| ReadError { puzzle, line: line.chars().take(80).collect() };
    let mut lines = block.lines();
    let mut next = |name: &str| {
        let line = lines.next().unwrap_or_default();
        let rest = line.strip_prefix(name).map(str::trim);
        rest.map(|rest| (line, rest)).ok_or_else(|| wrong(line))
    };
    let (line, rest) = next("")?;
    let (kind, seat, dealer) = heading(rest).ok_or_else(|| wrong(line))?;
    let (line, rest) = next("hands")?;
    let mut round = dealt(dealer, rest).ok_or_else(|| wrong(line))?;
    let (line, rest) = next("stash")?;
    stash(&mut round, rest).ok_or_else(|| wrong(line))?;
    let (line, rest) = next("plays")?;
    play(&mut round, rest).ok_or_else(|| wrong(line))?;
    let (line, rest) = next("")?;
    let proof = proof(rest).ok_or_else(|| wrong(line))?;
    let verdicts: Result<Vec<Verdict>, ReadError> =
        lines.map(|line| verdict(line).ok_or_else(|| wrong(line))).collect();
    let verdicts = verdicts?;
    let legal: CardSet = verdicts.iter().map(|verdict| verdict.card).collect();
    if !round.players().has(seat) || legal != round.legal(seat) || legal.len() < 2 || legal.len() != verdicts.len() {
        return Err(wrong(block.lines().next().unwrap_or_default()));
    }
    Ok(Puzzle { kind, seat, proof, verdicts, round })
}

fn heading(text: &str) -> Option<(Kind, Seat, Seat)> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [kind, "seat", seat, "dealer", dealer] = parts[..] else { return None };
    Some((Kind::of_name(kind)?, self::seat(seat)?, self::seat(dealer)?))
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|&index: &u8| index < 4).map(Seat::new)
}

fn dealt(dealer: Seat, text: &str) -> Option<Round> {
    let sets: Option<Vec<CardSet>> = text.split(" / ").map(|hand| hand.parse().ok()).collect();
    let sets = sets?;
    let [first, second, third, last] = sets[..] else { return None };
    let (players, chest) =
        if last.len() == 2 { (PlayerCount::Three, last) } else { (PlayerCount::Four, CardSet::EMPTY) };
    let hands = PerSeat::from_fn(players, |seat| [first, second, third, last][seat.index()]);
    let deal = Deal::new(dealer, hands, chest).ok()?;
    Some(Round::new(&Rules { players, ..Rules::default() }, deal))
}

fn stash(round: &mut Round, text: &str) -> Option<()> {
    for (seat, text) in round.players().seats().zip(text.split_whitespace()) {
        round.apply(seat, Action::Stash(text.parse().ok()?)).ok()?;
    }
    let none = text.is_empty();
    (none || round.phase() == Phase::Play).then_some(())
}

fn play(round: &mut Round, text: &str) -> Option<()> {
    for text in text.split_whitespace() {
        let seat = round.turn()?;
        round.apply(seat, Action::Play(text.parse().ok()?)).ok()?;
    }
    Some(())
}

fn proof(text: &str) -> Option<Proof> {
    match text.split_once(' ')? {
        ("solved", layouts) => Some(Proof::Solved { layouts: layouts.parse().ok()? }),
        ("shown", margin) => Some(Proof::Shown { margin: finite(margin)? }),
        _ => None,
    }
}

fn finite(text: &str) -> Option<f32> {
    text.parse().ok().filter(|value: &f32| value.is_finite() && *value >= 0.0)
}

fn verdict(line: &str) -> Option<Verdict> {
    let mut parts = line.splitn(3, ' ');
    let (card, cost, fact) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Verdict { card: card.parse().ok()?, cost: finite(cost)?, fact: fact_of(fact)? })
}

/// A fact by its name and what it is about.
fn fact_text(fact: Fact) -> String {
    let name = fact.name();
    match fact {
        Fact::StopsGrand { seat } | Fact::LetsGrandGoOn { seat } => format!("{name} {seat}"),
        Fact::LastQueen { count } | Fact::WinsIn { count } | Fact::ChestIn { count } => format!("{name} {count}"),
        Fact::LastOfColour { colour } | Fact::LastInHand { colour } => format!("{name} {}", colour.letter()),
        Fact::TakesTrick { points } => format!("{name} {points}"),
        Fact::LeavesTrick { seat, points } => format!("{name} {seat} {points}"),
        Fact::KeepsUnbeatable { card } => format!("{name} {card}"),
        _ => name.to_owned(),
    }
}

fn fact_of(text: &str) -> Option<Fact> {
    let mut parts = text.split(' ');
    let name = parts.next()?;
    let mut next = || parts.next();
    let fact = match name {
        "only-card" => Fact::OnlyCard,
        "stops-grand" => Fact::StopsGrand { seat: seat(next()?)? },
        "lets-grand-go-on" => Fact::LetsGrandGoOn { seat: seat(next()?)? },
        "keeps-own-grand" => Fact::KeepsOwnGrand,
        "loses-flawless" => Fact::LosesFlawless,
        "keeps-flawless" => Fact::KeepsFlawless,
        "last-queen" => Fact::LastQueen { count: next()?.parse().ok()? },
        "last-of-colour" => Fact::LastOfColour { colour: colour(next()?)? },
        "takes-trick" => Fact::TakesTrick { points: next()?.parse().ok()? },
        "wins-trick" => Fact::WinsTrick,
        "discards-highest" => Fact::DiscardsHighest,
        "leaves-trick" => Fact::LeavesTrick { seat: seat(next()?)?, points: next()?.parse().ok()? },
        "cannot-win" => Fact::CannotWin,
        "queen-to-chest" => Fact::QueenToChest,
        "last-in-hand" => Fact::LastInHand { colour: colour(next()?)? },
        "keeps-unbeatable" => Fact::KeepsUnbeatable { card: next()?.parse().ok()? },
        "wins-in" => Fact::WinsIn { count: next()?.parse().ok()? },
        "chest-in" => Fact::ChestIn { count: next()?.parse().ok()? },
        _ => return None,
    };
    next().is_none().then_some(fact)
}

fn colour(text: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.letter().to_string() == text)
}
