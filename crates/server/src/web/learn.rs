//! The lesson and the puzzles. The visitor's progress is stored in cookies.
//!
//! The address holds the state of a page: `?cards=RQ` are the right cards chosen so far, `?card=G3` is one that was
//! rejected. So the pages work without cookies and can be reloaded.

use std::collections::HashMap;

use ::learn::PlayerNames;
use ::learn::lesson::{LEARNER, LessonAnswer, LessonProgress, LessonState, Topic};
use ::learn::puzzle::{self, Puzzle, SolvedPuzzles};
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use pages::learn::{LearnPage, PuzzlePage, StepPage};
use rules::{Card, PlayerCount};

use super::form::{FormFields, invalid_form};
use super::respond::{page, redirect};
use super::visitor::{Visitor, set_cookie};
use crate::Error;
use crate::guest::cookie;

fn progress(headers: &HeaderMap) -> LessonProgress {
    cookie(headers, "lesson").map(LessonProgress::read).unwrap_or_default()
}

fn solved(headers: &HeaderMap) -> SolvedPuzzles {
    cookie(headers, "puzzles").map(SolvedPuzzles::read).unwrap_or_default()
}

/// Parses the cards in an address, such as `RQ.G3`.
fn cards(text: &str) -> Vec<Card> {
    text.split('.').map_while(|card| card.parse().ok()).collect()
}

fn names(visitor: &Visitor) -> PlayerNames {
    ::learn::names(visitor.words, PlayerCount::Four, LEARNER, &visitor.display_name())
}

/// The topic with the number in an address.
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
    let state = match query.get("cards") {
        Some(text) => LessonState::after(topic, &cards(text)),
        None => progress.lesson(topic),
    };
    let tried = query.get("card").and_then(|text| text.parse().ok());
    let tried = tried.and_then(|card| Some((card, state.clone().choose(card)?)));
    let shown = StepPage {
        lesson: &state,
        names: &names(&visitor),
        progress: &progress,
        tried: tried.filter(|(_, answer)| *answer != LessonAnswer::Right),
        ask: query.get("ask").and_then(|name| name.parse().ok()),
    };
    Ok(page(shown.page(&visitor.shell())))
}

/// Handles the choice of a card in the lesson. A right card is kept. For another card, the page explains what is wrong.
pub(super) async fn choose(
    headers: HeaderMap,
    Path(number): Path<String>,
    fields: FormFields,
) -> Result<Response, Error> {
    let topic = topic(&number)?;
    let card: Card = fields.get("card").parse().map_err(|_| invalid_form())?;
    let mut state = LessonState::after(topic, &cards(fields.get("cards")));
    let answer = state.choose(card);
    let written = state.chosen().iter().map(Card::to_string).collect::<Vec<_>>().join(".");
    let here = format!("/learn/lesson/{}?cards={written}", topic.number());
    Ok(match answer {
        Some(LessonAnswer::Mistake(_) | LessonAnswer::Refused(_)) => redirect(&format!("{here}&card={card}"), []),
        Some(LessonAnswer::Right) | None => {
            let mut progress = progress(&headers);
            progress.note(&state);
            redirect(&here, [set_cookie("lesson", &progress.to_string())])
        }
    })
}

/// The puzzle with the number in an address.
fn puzzle_of(number: &str) -> Result<(usize, &'static Puzzle), Error> {
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
    let (number, puzzle) = puzzle_of(&number)?;
    let players = puzzle.view().public.players();
    let shown = PuzzlePage {
        number,
        puzzle,
        names: &::learn::names(visitor.words, players, puzzle.seat, &visitor.display_name()),
        solved: &solved(&headers),
        chosen: query.get("card").and_then(|card| card.parse().ok()),
        show: query.contains_key("show"),
        ask: query.get("ask").and_then(|name| name.parse().ok()),
    };
    Ok(page(shown.page(&visitor.shell())))
}

/// Handles the choice of a card in a puzzle. The page it redirects to says whether the card is the best.
pub(super) async fn answer(
    headers: HeaderMap,
    Path(number): Path<String>,
    fields: FormFields,
) -> Result<Response, Error> {
    let (number, puzzle) = puzzle_of(&number)?;
    let card: Card = fields.get("card").parse().map_err(|_| invalid_form())?;
    let mut solved = solved(&headers);
    if card == puzzle.answer() {
        solved.note(number);
    }
    Ok(redirect(&format!("/learn/puzzle/{number}?card={card}"), [set_cookie("puzzles", &solved.to_string())]))
}
