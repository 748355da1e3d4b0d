//! Digits and the letters of the game's name as strokes, like the numbers on the cards. Pictures need no font.

/// The height of a digit.
pub(super) const HEIGHT: f32 = 24.0;
/// The space after every glyph.
pub(super) const GAP: f32 = 6.5;

/// A digit or a letter. Its baseline is at 26.
pub(super) struct Glyph {
    pub(super) path: &'static str,
    pub(super) width: f32,
    /// The rotation, as a `transform` attribute: a nine is a rotated six.
    pub(super) turn: &'static str,
}

const fn glyph(path: &'static str, width: f32) -> Glyph {
    Glyph { path, width, turn: "" }
}

const SIX: &str = "M15.8 4.2C14.4 2.8 12.8 2 10.9 2 5.7 2 2.6 7.3 2.6 15.4 2.6 22 5.4 26 10 26c4.4 0 7.4-3 7.4-7.5 0-4.3-2.9-7.2-7-7.2-4 0-7 2.5-7.7 6.2";

/// The glyphs of a text. Characters without a glyph are left out.
pub(super) fn of(text: &str) -> impl Iterator<Item = Glyph> {
    text.chars().filter_map(|letter| {
        Some(match letter {
            '0' => glyph("M10 2C5.2 2 2.4 6.5 2.4 14S5.2 26 10 26s7.6-4.5 7.6-12S14.8 2 10 2z", 17.6),
            '1' => glyph("M3 6.8 9.5 2v24", 10.0),
            '2' => glyph("M3 8.2C3 4.2 6 2 10 2c4.3 0 7 2.5 7 6.2C17 13.6 9.5 17 3 26h14.6", 17.6),
            '3' => glyph("M3.3 5.8C4.7 3.3 7 2 10 2c4 0 6.6 2.3 6.6 5.7 0 3.5-2.7 5.5-7.4 5.5 5.3 0 8.4 2.4 8.4 6.3 0 3.9-3.2 6.5-7.7 6.5-3.4 0-6-1.5-7.2-4.2", 17.6),
            '4' => glyph("M13.5 26V2L2 19.3h16.5", 18.5),
            '5' => glyph("M16.3 2H5.6L4.3 12.7c1.6-1.3 3.5-2 5.7-2 4.5 0 7.5 3 7.5 7.4 0 4.7-3.2 7.9-7.8 7.9-3.3 0-5.7-1.3-7-3.9", 17.5),
            '6' => glyph(SIX, 17.4),
            '7' => glyph("M2.5 2h15L7.5 26", 17.5),
            '8' => glyph("M10 13C6.3 13 4 10.7 4 7.5S6.4 2 10 2s6 2.3 6 5.5S13.7 13 10 13zm0 0c-4.5 0-7.4 2.7-7.4 6.5S5.6 26 10 26s7.4-2.7 7.4-6.5S14.5 13 10 13z", 17.4),
            '9' => Glyph { path: SIX, width: 17.4, turn: " rotate(180 10 14)" },
            '-' => glyph("M2 15h7", 9.0),
            'Q' => glyph("M13.5 2C6.8 2 2 7 2 14s4.8 12 11.5 12S25 21 25 14 20.2 2 13.5 2zm3 16.5 8.5 9", 26.0),
            'y' => glyph("M2 10l6.8 16M15.5 10 8.8 26c-1.6 4.2-3.2 7-6.3 7.5", 15.5),
            'r' => glyph("M3 10v16M3 17.5C3 13 5.5 10 9.5 10", 9.5),
            's' => glyph("M12 12.7C11 10.9 9.4 10 7.4 10 4.6 10 2.6 11.6 2.6 14c0 5.3 9.9 2.6 9.9 7.9 0 2.5-2.2 4.1-5.1 4.1-2.5 0-4.4-1.1-5.4-3.1", 12.5),
            'q' => glyph("M15.5 10v24M15.5 18c0-4.7-2.8-8-6.7-8S2 13.3 2 18s2.9 8 6.8 8 6.7-3.3 6.7-8z", 15.5),
            _ => return None,
        })
    })
}

/// The width of a text in which digits are [`HEIGHT`] high.
pub(super) fn width(text: &str) -> f32 {
    of(text).map(|glyph| glyph.width + GAP).sum::<f32>() - GAP
}
