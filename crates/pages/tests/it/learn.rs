//! The pages that teach: in every language, with unique ids, and with nothing that the learner cannot know.

use learn::lesson::{LEARNER, LessonState, Progress, Topic};
use learn::puzzle::{self, SolvedPuzzles};
use pages::learn::{LearnPage, PuzzlePage, StepPage};
use pages::{PageShell, Prefs};
use rules::{Card, PlayerCount};
use words::{Lang, Words};

/// Every page of the lesson in one language: each step before, after every card that could be tried, and done.
fn lesson(words: &Words) -> Vec<(String, LessonState, String)> {
    let shell = PageShell { words, prefs: Prefs::default(), path: "/learn" };
    let names = learn::names(words, PlayerCount::Four, LEARNER, "Mira");
    let progress = Progress::read("ff.7.RQ");
    let mut pages = Vec::new();
    for topic in Topic::ALL {
        let mut desk = LessonState::new(topic);
        loop {
            let page =
                |tried| StepPage { desk: &desk, names: &names, progress: &progress, tried, ask: None }.page(&shell);
            pages.push((format!("{topic:?} {:?}", desk.chosen()), desk.clone(), page(None).into_string()));
            let tried: Vec<_> =
                desk.view().hand.iter().filter_map(|card| Some((card, desk.clone().choose(card)?))).collect();
            for (card, answer) in tried.iter().filter(|(_, answer)| *answer != learn::lesson::Answer::Right) {
                pages.push((format!("{topic:?} {card}"), desk.clone(), page(Some((*card, *answer))).into_string()));
            }
            let right = tried.iter().find(|(_, answer)| *answer == learn::lesson::Answer::Right);
            let Some(&(card, _)) = right else { break };
            desk.choose(card);
        }
        assert!(desk.is_done(), "{topic:?}");
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
fn every_step_speaks_its_language() {
    let english: Vec<String> = lesson(&Words::new(Lang::En)).iter().flat_map(|(_, _, html)| texts(html)).collect();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (name, _, html) in lesson(&Words::new(lang)) {
            let left = texts(&html).into_iter().find(|text| english.contains(text) && !text.contains("Qyrsqyrs"));
            assert_eq!(left, None, "{lang} {name}");
        }
    }
}

#[test]
fn ids_are_unique_and_nothing_is_inline() {
    for (name, _, html) in lesson(&Words::new(Lang::En)) {
        let mut ids: Vec<_> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}");
        assert!(!html.contains(" style=\"") && !html.contains("<style") && !html.contains(" onclick"), "{name}");
    }
}

#[test]
fn only_cards_that_the_learner_may_know_are_shown() {
    for (name, desk, html) in lesson(&Words::new(Lang::En)) {
        let view = desk.view();
        let shown = html.split("data-card=\"").skip(1).filter_map(|rest| rest[..2].parse::<Card>().ok());
        for card in shown {
            let own = view.hand.contains(card) || view.stash == Some(card);
            let open = view.public.reveal.is_some() || view.public.played().contains(card);
            assert!(own || open, "{name}: {card}");
        }
    }
}

#[test]
fn allowed_cards_are_buttons_and_the_others_are_marked() {
    for (name, desk, html) in lesson(&Words::new(Lang::En)) {
        let legal = if desk.is_done() { rules::CardSet::EMPTY } else { desk.view().legal() };
        for card in desk.view().hand {
            let at = html.find(&format!("value=\"{card}\"")).expect("a button");
            let button = html[at..].split('>').next().expect("a tag ends");
            assert_eq!(button.contains("aria-disabled"), !legal.contains(card), "{name}: {button}");
        }
    }
}

#[test]
fn the_overview_leads_to_where_the_learner_left() {
    let words = Words::new(Lang::En);
    let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/learn" };
    for (kept, href) in [("", "/learn/lesson/1"), ("f.4.GQ", "/learn/lesson/5"), ("3f.7.RQ", "/learn/lesson/7")] {
        let progress = Progress::read(kept);
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
fn puzzles_show_only_what_their_player_could_know_and_speak_every_language() {
    let english: Vec<String> = puzzles(&Words::new(Lang::En)).iter().flat_map(|(_, _, html)| texts(html)).collect();
    let english: std::collections::HashSet<String> = english.into_iter().collect();
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
