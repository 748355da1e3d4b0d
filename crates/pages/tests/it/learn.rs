//! The pages for learning exist in every language, have unique ids, and show nothing that the learner cannot know.

use std::collections::HashSet;

use learn::lesson::{LEARNER, LessonProgress, LessonState, Topic};
use learn::puzzle::{self, SolvedPuzzles};
use pages::learn::{LearnPage, PuzzlePage, StepPage};
use pages::{PageShell, Prefs};
use rules::{Card, PlayerCount};
use words::{Lang, Words};

use crate::html::check_html;

/// Every page of the lesson in one language: each step at its start, after every card that the learner could try, and
/// at its end.
fn lesson(words: &Words) -> Vec<(String, LessonState, String)> {
    let shell = PageShell { words, prefs: Prefs::default(), path: "/learn" };
    let names = learn::names(words, PlayerCount::Four, LEARNER, "Mira");
    let progress = LessonProgress::read("ff.7.RQ");
    let mut pages = Vec::new();
    for topic in Topic::ALL {
        let mut state = LessonState::new(topic);
        loop {
            let page =
                |tried| StepPage { lesson: &state, names: &names, progress: &progress, tried, ask: None }.page(&shell);
            pages.push((format!("{topic:?} {:?}", state.chosen()), state.clone(), page(None).into_string()));
            let tried: Vec<_> =
                state.view().hand.iter().filter_map(|card| Some((card, state.clone().choose(card)?))).collect();
            for (card, answer) in tried.iter().filter(|(_, answer)| *answer != learn::lesson::LessonAnswer::Right) {
                pages.push((format!("{topic:?} {card}"), state.clone(), page(Some((*card, *answer))).into_string()));
            }
            let right = tried.iter().find(|(_, answer)| *answer == learn::lesson::LessonAnswer::Right);
            let Some(&(card, _)) = right else { break };
            state.choose(card);
        }
        assert!(state.is_done(), "{topic:?}");
    }
    pages
}

/// The texts of a page without its tags.
fn texts(html: &str) -> Vec<String> {
    let body = html.split("</svg>").collect::<Vec<_>>().join("\n");
    let texts = body.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text.trim().to_owned());
    texts.filter(|text| text.split(' ').count() > 2).collect()
}

#[test]
fn every_step_is_in_its_language() {
    let english: HashSet<String> = lesson(&Words::new(Lang::En)).iter().flat_map(|(_, _, html)| texts(html)).collect();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (name, _, html) in lesson(&Words::new(lang)) {
            let left = texts(&html).into_iter().find(|text| english.contains(text) && !text.contains("Qyrsqyrs"));
            assert_eq!(left, None, "{lang} {name}");
        }
    }
}

#[test]
fn every_step_is_well_formed() {
    for (name, _, html) in lesson(&Words::new(Lang::En)) {
        check_html(&name, &html);
    }
}

#[test]
fn only_cards_that_the_learner_may_know_are_shown() {
    for (name, state, html) in lesson(&Words::new(Lang::En)) {
        let view = state.view();
        let shown = html.split("data-card=\"").skip(1).filter_map(|rest| rest[..2].parse::<Card>().ok());
        for card in shown {
            let own = view.hand.contains(card) || view.stash == Some(card);
            let open = view.public.reveal.is_some() || view.public.played().contains(card);
            assert!(own || open, "{name}: {card}");
        }
    }
}

#[test]
fn legal_cards_are_buttons_and_the_others_are_marked() {
    for (name, state, html) in lesson(&Words::new(Lang::En)) {
        let legal = if state.is_done() { rules::CardSet::EMPTY } else { state.view().legal() };
        for card in state.view().hand {
            let at = html.find(&format!("value=\"{card}\"")).expect("a button");
            let button = html[at..].split('>').next().expect("a tag ends");
            assert_eq!(button.contains("aria-disabled"), !legal.contains(card), "{name}: {button}");
        }
    }
}

#[test]
fn the_overview_links_to_where_the_learner_left_off() {
    let words = Words::new(Lang::En);
    let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/learn" };
    for (kept, href) in [("", "/learn/lesson/1"), ("f.4.GQ", "/learn/lesson/5"), ("3f.7.RQ", "/learn/lesson/7")] {
        let progress = LessonProgress::read(kept);
        let html = LearnPage { progress: &progress, solved: &SolvedPuzzles::default() }.page(&shell).into_string();
        let link = html.split("id=\"lesson\"").nth(1).expect("the way into the lesson");
        assert!(link.split('>').next().is_some_and(|tag| tag.contains(&format!("href=\"{href}\""))), "{kept}: {link}");
    }
}

/// The page of each puzzle before and after each card, and with the answer.
fn puzzles(words: &Words) -> Vec<(String, rules::View, String)> {
    let shell = PageShell { words, prefs: Prefs::default(), path: "/learn" };
    let mut pages = Vec::new();
    for (number, puzzle) in (1..).zip(puzzle::all()) {
        let view = puzzle.view();
        let names = learn::names(words, view.public.players(), puzzle.seat, "Mira");
        let page = |chosen, show| {
            let solved = &SolvedPuzzles::default();
            PuzzlePage { number, puzzle, names: &names, solved, chosen, show, ask: None }.page(&shell).into_string()
        };
        pages.push((format!("{number}"), view.clone(), page(None, false)));
        pages.push((format!("{number} show"), view.clone(), page(None, true)));
        for card in view.hand {
            pages.push((format!("{number} {card}"), view.clone(), page(Some(card), false)));
        }
    }
    pages
}

#[test]
fn puzzles_show_only_what_their_player_knows_in_every_language() {
    let english: HashSet<String> = puzzles(&Words::new(Lang::En)).iter().flat_map(|(_, _, html)| texts(html)).collect();
    for lang in Lang::ALL {
        for (name, view, html) in puzzles(&Words::new(lang)) {
            let shown = html.split("data-card=\"").skip(1).filter_map(|rest| rest[..2].parse::<Card>().ok());
            let known = view.hand | view.public.played();
            assert!(shown.into_iter().all(|card| known.contains(card)), "{lang} {name}");
            let left = texts(&html).into_iter().find(|text| english.contains(text) && !text.contains("Qyrsqyrs"));
            assert!(lang == Lang::En || left.is_none(), "{lang} {name}: {left:?}");
        }
    }
}
