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
//! With three players a fourth hand of two cards is what was dealt into the chest. A puzzle about the stash has the
//! lines `stash` and `plays` without cards. A puzzle about what others have given away has a line such as `clue 3 K5`
//! after its proof: the number of the trick with the clue, and the card that looks best without it.

use std::fmt::Write;

use bots::coach::{Detail, Fact};
use rules::{Action, Card, CardSet, Deal, PerSeat, Phase, PlayerCount, Round, Rules, Seat, View};
use serde_json::Value;

use super::{CardVerdict, Clue, Proof, Puzzle, PuzzleTheme};

/// An error in a text of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("puzzle {puzzle} cannot be read: its line \"{line}\" makes no sense")]
pub struct ReadError {
    /// The number of the puzzle, counted from 1.
    puzzle: usize,
    line: String,
}

/// Reads puzzles, without checking them: [`Puzzle::prove`] does that.
pub fn read(text: &str) -> Result<Vec<Puzzle>, ReadError> {
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    blocks.enumerate().map(|(index, block)| one(index + 1, block)).collect()
}

/// Writes puzzles, sorted for showing.
#[must_use]
pub fn write(mut puzzles: Vec<Puzzle>) -> String {
    super::generator::sort(&mut puzzles);
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
        Proof::Sampled { margin } => format!("shown {margin:.1}"),
    };
    let mut text = format!(
        "{} seat {} dealer {}\nhands {}\nstash {}\nplays {}\n{proof}\n",
        puzzle.kind,
        puzzle.seat,
        deal.dealer(),
        hands.join(" / "),
        cards(round.stash().iter().flatten().copied()),
        cards(round.plays().iter().copied()),
    )
    .replace("stash \n", "stash\n")
    .replace("plays \n", "plays\n");
    if let Some(Clue { trick, overlooked }) = puzzle.clue {
        text.push_str(&format!("clue {trick} {overlooked}\n"));
    }
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
    let clue = match kind {
        PuzzleTheme::Tells => {
            let (line, rest) = next("clue")?;
            Some(clue(rest, &round.view(seat)).ok_or_else(|| wrong(line))?)
        }
        _ => None,
    };
    let verdicts: Result<Vec<CardVerdict>, ReadError> =
        lines.map(|line| verdict(line).ok_or_else(|| wrong(line))).collect();
    let verdicts = verdicts?;
    let legal: CardSet = verdicts.iter().map(|verdict| verdict.card).collect();
    if !round.players().has(seat) || legal != round.legal(seat) || legal.len() < 2 || legal.len() != verdicts.len() {
        return Err(wrong(block.lines().next().unwrap_or_default()));
    }
    Ok(Puzzle { kind, seat, proof, clue, verdicts, round })
}

fn heading(text: &str) -> Option<(PuzzleTheme, Seat, Seat)> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [kind, "seat", seat, "dealer", dealer] = parts[..] else { return None };
    Some((kind.parse().ok()?, self::seat(seat)?, self::seat(dealer)?))
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok().and_then(Seat::new)
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
        ("shown", margin) => Some(Proof::Sampled { margin: finite(margin)? }),
        _ => None,
    }
}

fn clue(text: &str, view: &View) -> Option<Clue> {
    let (trick, overlooked) = text.split_once(' ')?;
    let clue = Clue { trick: trick.parse().ok()?, overlooked: overlooked.parse().ok()? };
    let known = clue.trick <= view.public.tricks().len() && view.legal().contains(clue.overlooked);
    (known && clue.shown(view).1.is_some()).then_some(clue)
}

fn finite(text: &str) -> Option<f32> {
    text.parse().ok().filter(|value: &f32| value.is_finite() && *value >= 0.0)
}

fn verdict(line: &str) -> Option<CardVerdict> {
    let mut parts = line.splitn(3, ' ');
    let (card, cost, fact) = (parts.next()?, parts.next()?, parts.next()?);
    Some(CardVerdict { card: card.parse().ok()?, cost: finite(cost)?, fact: fact_of(fact)? })
}

/// A fact as its name and what it mentions.
fn fact_text(fact: Fact) -> String {
    let mut text = fact.name().to_owned();
    for detail in fact.details() {
        // Writing into a String cannot fail.
        let _ = match detail {
            Detail::Seat(seat) => write!(text, " {seat}"),
            Detail::Points(number) | Detail::Count(number) => write!(text, " {number}"),
            Detail::Colour(colour) => write!(text, " {}", colour.letter()),
            Detail::Kept(card) => write!(text, " {card}"),
        };
    }
    text
}

/// Reads the fact from `["name", detail, ...]`, which serde takes for an enum with a tag.
fn fact_of(text: &str) -> Option<Fact> {
    let value = |part: &str| part.parse::<u32>().map_or_else(|_| Value::from(part), Value::from);
    let fact = serde_json::from_value(text.split(' ').map(value).collect()).ok()?;
    (fact_text(fact) == text).then_some(fact)
}
