//! The drawn lesson: every step by keys, at every size, in English and Hindi.

use ::learn::lesson::Topic;
use crossterm::event::KeyCode;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use terminal::game_screen::Msg;
use terminal::learn::{LessonScreen, SavedProgress};
use terminal::theme::{Palette, TerminalTheme};
use words::{Lang, Words};

const RIGHT: [&str; 14] = ["R4", "R2", "G7", "GQ", "R8", "B8", "RQ", "G3", "K2", "K8", "K7", "K3", "RQ", "G3"];

fn room(lang: Lang) -> LessonScreen {
    let theme = TerminalTheme { palette: Palette::Mono, ascii: false };
    LessonScreen::new(Words::new(lang), theme, "Mira", None, SavedProgress::default())
}

fn drawn(room: &mut LessonScreen, (width, height): (u16, u16)) -> String {
    room.update(Msg::Resize(Rect::new(0, 0, width, height)));
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer");
    terminal.draw(|frame| frame.render_widget(&*room, frame.area())).expect("a buffer takes everything");
    terminal.backend().to_string()
}

fn press(room: &mut LessonScreen, keys: &str) {
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
