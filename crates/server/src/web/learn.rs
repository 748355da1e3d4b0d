//! The lesson and the puzzles, with what is done in cookies of the visitor's own.
//!
//! What a page shows is in its address: `?cards=RQ` are the right cards chosen so far, `?card=G3` one that was not
//! taken. So it works without cookies, and a page can be loaded again.

use std::collections::HashMap;

use ::learn::Names;
use ::learn::lesson::{Answer, LEARNER, LessonState, Progress, Topic};
use ::learn::puzzle::{self, Puzzle, SolvedPuzzles};
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use pages::learn::{LearnPage, PuzzlePage, StepPage};
use pages::table::SpokenQuery;
use rules::{Card, PlayerCount};

use super::form::{FormFields, bad};
use super::respond::{page, redirect};
use super::visitor::{Visitor, keep};
use crate::Error;
use crate::guest::cookie;

fn progress(headers: &HeaderMap) -> Progress {
    cookie(headers, "lesson").map(Progress::read).unwrap_or_default()
}

fn solved(headers: &HeaderMap) -> SolvedPuzzles {
    cookie(headers, "puzzles").map(SolvedPuzzles::read).unwrap_or_default()
}

/// Cards as an address has them: `RQ.G3`.
fn cards(text: &str) -> Vec<Card> {
    text.split('.').map_while(|card| card.parse().ok()).collect()
}

fn names(visitor: &Visitor) -> Names {
    ::learn::names(visitor.words, PlayerCount::Four, LEARNER, &visitor.display_name())
}

/// The step of the lesson with a number in an address.
fn topic(number: &str) -> Result<Topic, Error> {
    number.parse().ok().and_then(Topic::of_number).ok_or(Error::NoSuchPage)
}

pub(super) async fn overview(visitor: Visitor, headers: HeaderMap) -> Html<String> {
    page(LearnPage { progress: &progress(&headers), solved: &solved(&headers) }.page(&visitor.shell()))
}

pub(super) async fn step(
    visitor: Visitor,
    headers: HeaderMap,
    Path(number): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Html<String>, Error> {
    let topic = topic(&number)?;
    let progress = progress(&headers);
    let desk = match query.get("cards") {
        Some(text) => LessonState::after(topic, &cards(text)),
        None => progress.desk(topic),
    };
    let tried = query.get("card").and_then(|text| text.parse().ok());
    let tried = tried.and_then(|card| Some((card, desk.clone().choose(card)?)));
    let shown = StepPage {
        desk: &desk,
        names: &names(&visitor),
        progress: &progress,
        tried: tried.filter(|(_, answer)| *answer != Answer::Right),
        ask: query.get("ask").and_then(|name| SpokenQuery::of(name)),
    };
    Ok(page(shown.page(&visitor.shell())))
}

/// A card was chosen. A right one is kept; what is wrong with another one, the page says.
pub(super) async fn choose(
    headers: HeaderMap,
    Path(number): Path<String>,
    fields: FormFields,
) -> Result<Response, Error> {
    let topic = topic(&number)?;
    let card: Card = fields.get("card").parse().map_err(|_| bad())?;
    let mut desk = LessonState::after(topic, &cards(fields.get("cards")));
    let answer = desk.choose(card);
    let written = desk.chosen().iter().map(Card::to_string).collect::<Vec<_>>().join(".");
    let here = format!("/learn/lesson/{}?cards={written}", topic.number());
    Ok(match answer {
        Some(Answer::Mistake(_) | Answer::Refused(_)) => redirect(&format!("{here}&card={card}"), []),
        Some(Answer::Right) | None => {
            let mut progress = progress(&headers);
            progress.note(&desk);
            redirect(&here, [keep("lesson", &progress.to_string())])
        }
    })
}

/// The puzzle of a number in an address.
fn found(number: &str) -> Result<(usize, &'static Puzzle), Error> {
    let number: usize = number.parse().map_err(|_| Error::NoSuchPage)?;
    let puzzle = number.checked_sub(1).and_then(|index| puzzle::all().get(index)).ok_or(Error::NoSuchPage)?;
    Ok((number, puzzle))
}

pub(super) async fn puzzle(
    visitor: Visitor,
    headers: HeaderMap,
    Path(number): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Html<String>, Error> {
    let (number, puzzle) = found(&number)?;
    let players = puzzle.view().public.players();
    let shown = PuzzlePage {
        number,
        puzzle,
        names: &::learn::names(visitor.words, players, puzzle.seat, &visitor.display_name()),
        solved: &solved(&headers),
        chosen: query.get("card").and_then(|card| card.parse().ok()),
        show: query.contains_key("show"),
        ask: query.get("ask").and_then(|name| SpokenQuery::of(name)),
    };
    Ok(page(shown.page(&visitor.shell())))
}

/// A card was chosen in a puzzle; the page of that address says whether it is the best.
pub(super) async fn answer(
    headers: HeaderMap,
    Path(number): Path<String>,
    fields: FormFields,
) -> Result<Response, Error> {
    let (number, puzzle) = found(&number)?;
    let card: Card = fields.get("card").parse().map_err(|_| bad())?;
    let mut solved = solved(&headers);
    if card == puzzle.answer() {
        solved.note(number);
    }
    Ok(redirect(&format!("/learn/puzzle/{number}?card={card}"), [keep("puzzles", &solved.to_string())]))
}
