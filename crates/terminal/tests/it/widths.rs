//! Scripts whose width terminals disagree about.

use ratatui::backend::{CrosstermBackend, TestBackend};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use rules::PlayerCount;
use terminal::game_screen::Msg;
use terminal::theme::{Palette, TerminalTheme};
use words::Lang;

use crate::game::Game;

/// How many columns a terminal gives a letter.
type Measure = fn(char) -> usize;

/// A terminal that gives every sign a column of its own, where Unicode lets it.
fn wide(letter: char) -> usize {
    unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0)
}

/// A terminal that joins all vowel signs to their consonants.
fn narrow(letter: char) -> usize {
    let joins = matches!(letter, '\u{0900}'..='\u{0903}' | '\u{093A}'..='\u{094F}' | '\u{0981}'..='\u{0983}' | '\u{09BC}'..='\u{09CD}');
    if joins { 0 } else { wide(letter) }
}

/// The cells of a terminal with these widths after these bytes.
fn shown(bytes: &str, measure: Measure) -> Vec<Vec<char>> {
    let mut cells = vec![vec![' '; 300]; 60];
    let (mut x, mut y) = (0, 0);
    let mut letters = bytes.chars();
    while let Some(letter) = letters.next() {
        if letter != '\x1b' {
            let columns = measure(letter);
            if columns > 0 {
                cells[y][x] = letter;
            }
            x += columns;
            continue;
        }
        let code: Vec<char> =
            letters.by_ref().take_while(|c| *c != 'm' && *c != 'H' && *c != 'h' && *c != 'l').collect();
        let code: String = code.into_iter().collect();
        // Only a place has two plain numbers; colours have one, or more than two.
        let numbers: Vec<usize> = code.trim_start_matches('[').split(';').filter_map(|n| n.parse().ok()).collect();
        if let [row, column] = numbers[..]
            && row > 0
        {
            (y, x) = (row - 1, column - 1);
        }
    }
    cells
}

#[test]
fn a_wrong_guess_at_a_width_breaks_no_column() {
    let scenes: [fn(&mut Game); 4] = [
        |_| {},
        |game| game.play(3),
        |game| game.play(7),
        |game| {
            game.play(4);
            game.typed("v");
        },
    ];
    for lang in [Lang::Hi, Lang::Bn] {
        for scene in scenes {
            for (width, height) in [(80, 24), (60, 20), (120, 40)] {
                // Without colours the only codes are places and bold.
                let mut game =
                    Game::new(lang, PlayerCount::Four, TerminalTheme { palette: Palette::Mono, ascii: false });
                scene(&mut game);
                game.screen.update(Msg::Resize(Rect::new(0, 0, width, height)));
                let mut expected = Terminal::new(TestBackend::new(width, height)).unwrap();
                expected.draw(|frame| frame.render_widget(&game.screen, frame.area())).unwrap();
                let mut bytes = Vec::new();
                let options = TerminalOptions { viewport: Viewport::Fixed(Rect::new(0, 0, width, height)) };
                let mut real = Terminal::with_options(CrosstermBackend::new(&mut bytes), options).unwrap();
                real.draw(|frame| frame.render_widget(&game.screen, frame.area())).unwrap();
                drop(real);
                let bytes = String::from_utf8(bytes).unwrap();
                for measure in [wide as Measure, narrow as Measure] {
                    let cells = shown(&bytes, measure);
                    for y in 0..height {
                        for x in 0..width {
                            let symbol = expected.backend().buffer()[(x, y)].symbol();
                            let mut letters = symbol.chars();
                            if let (Some(letter), None) = (letters.next(), letters.next())
                                && letter != ' '
                            {
                                assert_eq!(cells[y as usize][x as usize], letter, "{lang} {width}x{height} at {x},{y}");
                            }
                        }
                    }
                }
            }
        }
    }
}
