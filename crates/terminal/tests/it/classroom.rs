//! The drawn lesson and the drawn puzzles, by keys, at every size.

use ::learn::lesson::Topic;
use crossterm::event::KeyCode;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use terminal::game_screen::Msg;
use terminal::learn::{LearnScreen, LessonScreen, PuzzleScreen, SavedProgress};
use terminal::theme::{Palette, TerminalTheme};
use words::{Lang, Words};

const RIGHT: [&str; 14] = ["R4", "R2", "G7", "GQ", "R8", "B8", "RQ", "G3", "K2", "K8", "K7", "K3", "RQ", "G3"];

fn room(lang: Lang) -> LessonScreen {
    let theme = TerminalTheme { palette: Palette::Mono, ascii: false };
    LessonScreen::new(Words::new(lang), theme, "Mira", None, SavedProgress::default())
}

fn drawn<T: LearnScreen>(room: &mut T, (width, height): (u16, u16)) -> String
where
    for<'a> &'a T: ratatui::widgets::Widget,
{
    room.update(Msg::Resize(Rect::new(0, 0, width, height)));
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer");
    terminal.draw(|frame| frame.render_widget(&*room, frame.area())).expect("a buffer takes everything");
    terminal.backend().to_string()
}

fn press(room: &mut impl LearnScreen, keys: &str) {
    keys.chars().for_each(|key| room.update(Msg::Key(KeyCode::Char(key))));
}

#[test]
fn a_step_looks_like_this() {
    let mut room = room(Lang::En);
    insta::assert_snapshot!("classroom-follow", drawn(&mut room, (80, 24)));
    press(&mut room, "R8");
    insta::assert_snapshot!("classroom-unwise", drawn(&mut room, (80, 24)));
    press(&mut room, "R4");
    insta::assert_snapshot!("classroom-right", drawn(&mut room, (80, 24)));
}

#[test]
fn the_whole_lesson_by_keys_at_every_size() {
    for lang in [Lang::En, Lang::Hi] {
        for size in [(80, 24), (120, 40), (60, 20), (1, 1)] {
            let mut room = room(lang);
            for card in RIGHT {
                press(&mut room, card);
                // A stash is asked twice, and a finished round is looked at before the next step.
                for _ in 0..3 {
                    drawn(&mut room, size);
                    room.update(Msg::Key(KeyCode::Enter));
                    if !room.exit_message().is_empty() && room.is_over() {
                        break;
                    }
                }
            }
            assert!(room.is_over(), "{lang} {size:?}: {}", drawn(&mut room, (80, 24)));
            assert_eq!(room.exit_message().len(), 2, "the lesson is finished");
        }
    }
    assert_eq!(Topic::ALL.len(), 11);
}

#[test]
fn every_text_has_room_in_an_ordinary_window() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let needs = words.say(words::TerminalMsg::TooSmall { columns: 80, rows: 24, has_columns: 80, has_rows: 24 });
        let first = needs.split(' ').next().expect("a word").to_owned();
        for topic in Topic::ALL {
            let theme = TerminalTheme { palette: Palette::Mono, ascii: false };
            let mut room = LessonScreen::new(Words::new(lang), theme, "Mira", Some(topic), SavedProgress::default());
            let shown = drawn(&mut room, (80, 24));
            assert!(!shown.trim_start_matches('"').starts_with(&first), "{lang} {topic:?}: {shown}");
        }
    }
    let theme = TerminalTheme { palette: Palette::Mono, ascii: false };
    let mut room = LessonScreen::new(Words::new(Lang::En), theme, "Mira", Some(Topic::Stash), SavedProgress::default());
    assert!(drawn(&mut room, (60, 20)).contains("80 columns"), "a small window is told what is needed");
}

#[test]
fn leaving_keeps_the_place() {
    let mut room = room(Lang::En);
    press(&mut room, "q");
    assert!(room.is_over());
    assert!(room.exit_message()[0].contains("qyrsqyrs learn"));
}

fn puzzle_room(lang: Lang, number: usize) -> PuzzleScreen {
    let theme = TerminalTheme { palette: Palette::Mono, ascii: false };
    PuzzleScreen::new(Words::new(lang), theme, "Mira", Some(number), SavedProgress::default())
}

#[test]
fn a_puzzle_looks_like_this() {
    for (lang, size) in [(Lang::De, (80, 24)), (Lang::De, (60, 20)), (Lang::En, (80, 24))] {
        let all = ::learn::puzzle::all();
        let number = all.iter().position(|puzzle| puzzle.view().public.plays.len() > 8).expect("a puzzle") + 1;
        let puzzle = &all[number - 1];
        let mut room = puzzle_room(lang, number);
        let mut screens = vec![drawn(&mut room, size)];
        press(&mut room, &puzzle.verdicts[1].card.to_string().to_lowercase());
        screens.push(drawn(&mut room, size));
        press(&mut room, &puzzle.answer().to_string().to_lowercase());
        screens.push(drawn(&mut room, size));
        insta::assert_snapshot!(format!("puzzle_{lang}_{}x{}", size.0, size.1), screens.join("\n"));
    }
}

/// Question and reply of every puzzle, whole, in every language: nothing is cut off and no word is broken.
#[test]
fn every_puzzle_has_room_at_the_smallest_size() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (index, puzzle) in ::learn::puzzle::all().iter().enumerate() {
            let names = ::learn::names(&words, puzzle.view().public.players(), puzzle.seat, "Mira");
            let mut room = puzzle_room(lang, index + 1);
            // Words of a column beside the table have other words between them, so each word is looked for by itself.
            let missing = |lines: &[String], shown: &str| -> Vec<String> {
                let words = lines.iter().flat_map(|line| line.split_whitespace());
                words.filter(|word| !shown.contains(word)).map(str::to_owned).collect()
            };
            let asked = [puzzle.question(&words, &names), words.string(puzzle.kind.title())];
            let shown = drawn(&mut room, (60, 20));
            assert_eq!(missing(&asked, &shown), [""; 0], "{lang} {index}: {shown}");
            press(&mut room, "a");
            let shown = drawn(&mut room, (60, 20));
            let answer = puzzle.solution(&words, &names);
            assert_eq!(missing(&answer, &shown), [""; 0], "{lang} {index}: {shown}");
        }
    }
}

#[test]
fn puzzles_by_keys() {
    let all = ::learn::puzzle::all();
    let number = all.iter().position(|puzzle| puzzle.kind == ::learn::puzzle::PuzzleTheme::Stash).expect("a stash") + 1;
    let mut room = puzzle_room(Lang::En, number);
    let heading = |number: usize| format!("Puzzle {number} of {}", all.len());
    assert!(drawn(&mut room, (80, 24)).contains(&heading(number)));
    // A stash asks twice; `n` then means no, not the next puzzle.
    press(&mut room, &all[number - 1].answer().to_string());
    press(&mut room, "n");
    assert!(drawn(&mut room, (80, 24)).contains("Which card do you put into the chest?"));
    press(&mut room, &all[number - 1].answer().to_string());
    room.update(Msg::Key(KeyCode::Enter));
    assert!(drawn(&mut room, (80, 24)).contains("Right: "), "{}", drawn(&mut room, (80, 24)));
    room.update(Msg::Key(KeyCode::Enter));
    assert!(!drawn(&mut room, (80, 24)).contains(&heading(number)));
    press(&mut room, "q");
    assert!(room.is_over());
}

#[test]
fn no_size_breaks_a_puzzle() {
    for size in [(1, 1), (2, 200), (200, 2), (60, 20), (79, 23), (300, 100)] {
        let mut room = puzzle_room(Lang::Bn, 3);
        drawn(&mut room, size);
        press(&mut room, "a");
        drawn(&mut room, size);
    }
}
