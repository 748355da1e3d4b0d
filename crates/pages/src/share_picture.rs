//! The pictures of link previews and of daily results, as SVG. They have no text to translate: they show only public
//! cards, stones, digits and the name of the game.

mod glyphs;

use std::fmt::Write;

use rules::{Card, Colour, Seat};

use crate::sprite::symbols;
use crate::table::stone_name;

/// The width of every picture. Chat programs ask for it.
pub const WIDTH: u32 = 1200;
/// The height of every picture.
pub const HEIGHT: u32 = 630;

const GOLD: &str = "#f0cd79";
const IVORY: &str = "#f6efe0";
const LILAC: &str = "#cdbfe0";

/// Who has a seat, as a picture shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatLook {
    /// Nobody.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// The content of a picture. No variant has a hand, so no picture can show one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SharePicture {
    /// The four Queens and the seats of a table.
    Table(Vec<SeatLook>),
    /// The players of a finished match and their points, the winner first.
    Result(Vec<(Seat, SeatLook, u32)>),
    /// The date of a daily deal, and the backs of cards.
    Daily {
        /// Day, month and year.
        date: (u32, u32, u32),
    },
    /// A daily result: the points of a player, and those of a bot.
    DailyResult {
        /// Day, month and year.
        date: (u32, u32, u32),
        /// The points of the player.
        points: u32,
        /// The points of the bot.
        bot: u32,
    },
}

impl SharePicture {
    /// Renders the picture as SVG.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut drawing = Drawing(String::with_capacity(100_000));
        match self {
            SharePicture::Table(seats) => drawing.table(seats),
            SharePicture::Result(places) => drawing.result(places),
            SharePicture::Daily { date } => drawing.daily(*date),
            SharePicture::DailyResult { date, points, bot } => drawing.daily_result(*date, *points, *bot),
        }
        let (symbols, drawn) = (symbols(), drawing.0);
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"><defs><radialGradient id="room" cx=".66" cy=".1" r="1.05"><stop stop-color="#5b3a7d"/><stop offset=".55" stop-color="#2a1745"/><stop offset="1" stop-color="#120b1f"/></radialGradient></defs>{symbols}<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#room)"/><rect x="18" y="18" width="1164" height="594" rx="22" fill="none" stroke="#c89a3f" stroke-opacity=".6" stroke-width="3"/>{drawn}</svg>"##
        )
    }
}

/// The date in ISO format, which readers of every language understand.
fn iso((day, month, year): (u32, u32, u32)) -> String {
    format!("{year}-{month:02}-{day:02}")
}

/// The elements of a picture.
struct Drawing(String);

impl Drawing {
    /// Adds an element. Writing into a String cannot fail.
    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(element);
    }

    /// Draws digits and letters of the height `size`. `x` is the left end and `y` the baseline.
    fn text(&mut self, x: f32, y: f32, size: f32, colour: &str, text: &str) {
        let scale = size / glyphs::HEIGHT;
        self.add(format_args!(
            r#"<g transform="translate({x} {y}) scale({scale})" fill="none" stroke="{colour}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round">"#
        ));
        let mut at = 0.0;
        for glyph in glyphs::of(text) {
            self.add(format_args!(r#"<path transform="translate({at} -26){}" d="{}"/>"#, glyph.turn, glyph.path));
            at += glyph.width + glyphs::GAP;
        }
        self.0.push_str("</g>");
    }

    /// The same, centred on `x`.
    fn centred(&mut self, x: f32, y: f32, size: f32, colour: &str, text: &str) {
        self.text(x - glyphs::width(text) * size / glyphs::HEIGHT / 2.0, y, size, colour, text);
    }

    fn name(&mut self, x: f32, y: f32, size: f32) {
        self.text(x, y, size, GOLD, "Qyrsqyrs");
    }

    /// A symbol of the sprite.
    fn symbol(&mut self, name: &str, x: f32, y: f32, width: f32, height: f32) {
        self.add(format_args!(r##"<use href="#{name}" x="{x}" y="{y}" width="{width}" height="{height}"/>"##));
    }

    /// Cards fanned out around a point far below them, with a soft shadow.
    fn fan(&mut self, names: &[&str], x: f32, y: f32, width: f32, turn: f32) {
        let (height, middle) = (width * 1.4, (names.len() - 1) as f32 / 2.0);
        for (index, name) in names.iter().enumerate() {
            let angle = (index as f32 - middle) * turn;
            let (left, top) = (x - width / 2.0, y - height / 2.0);
            self.add(format_args!(r#"<g transform="rotate({angle} {x} {})">"#, y + height * 2.1));
            self.add(format_args!(
                r##"<rect x="{}" y="{}" width="{width}" height="{height}" rx="{}" fill="#000" fill-opacity=".35"/>"##,
                left - 3.0,
                top + 7.0,
                width * 0.09
            ));
            self.symbol(name, left, top, width, height);
            self.0.push_str("</g>");
        }
    }

    /// The stone of a player, or an empty seat.
    fn stone(&mut self, seat: Seat, look: SeatLook, x: f32, y: f32, size: f32) {
        if look == SeatLook::Free {
            let radius = size / 2.0 - 3.0;
            let (x, y) = (x + size / 2.0, y + size / 2.0);
            self.add(format_args!(
                r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="#000" fill-opacity=".25" stroke="{LILAC}" stroke-width="4" stroke-dasharray="12 10"/>"##
            ));
            return;
        }
        let name = format!("m-{}", stone_name(seat, look == SeatLook::Bot));
        self.symbol(&name, x, y, size, size);
    }

    fn table(&mut self, seats: &[SeatLook]) {
        let queens = [Colour::Green, Colour::Blue, Colour::Black, Colour::Red].map(Card::queen);
        self.name(80.0, 300.0, 74.0);
        for ((seat, look), index) in rules::PlayerCount::Four.seats().zip(seats).zip(0u8..) {
            self.stone(seat, *look, 84.0 + f32::from(index) * 122.0, 372.0, 104.0);
        }
        self.fan(&queens.map(Card::as_str), 895.0, 318.0, 226.0, 8.0);
    }

    fn result(&mut self, places: &[(Seat, SeatLook, u32)]) {
        self.centred(600.0, 150.0, 74.0, GOLD, "Qyrsqyrs");
        let step = 1080.0 / places.len().max(1) as f32;
        let fewest = places.iter().map(|(_, _, points)| *points).min();
        for ((seat, look, points), index) in places.iter().zip(0u8..) {
            let middle = 60.0 + step * (f32::from(index) + 0.5);
            let won = Some(*points) == fewest;
            self.stone(*seat, *look, middle - 80.0, 262.0, 160.0);
            if won {
                self.symbol("crown", middle - 44.0, 188.0, 88.0, 88.0);
            }
            self.centred(middle, 532.0, 76.0, if won { GOLD } else { IVORY }, &points.to_string());
        }
    }

    fn daily(&mut self, date: (u32, u32, u32)) {
        self.name(80.0, 300.0, 74.0);
        self.text(84.0, 420.0, 54.0, IVORY, &iso(date));
        self.fan(&["back"; 8], 890.0, 322.0, 178.0, 4.2);
    }

    fn daily_result(&mut self, date: (u32, u32, u32), points: u32, bot: u32) {
        self.name(80.0, 150.0, 74.0);
        self.text(84.0, 226.0, 40.0, LILAC, &iso(date));
        // Both bars end before the edge, so that neither looks complete.
        let most = (points.max(bot) * 11 / 10).max(1);
        let bar = |points: u32| (640 * points / most).max(8);
        for (look, seat, points, colour, fill, y) in [
            (SeatLook::Person, Seat::S0, points, GOLD, "#e3b852", 288.0),
            (SeatLook::Bot, Seat::S2, bot, IVORY, "#8168ad", 448.0),
        ] {
            self.stone(seat, look, 80.0, y, 112.0);
            self.text(222.0, y + 74.0, 74.0, colour, &points.to_string());
            self.add(format_args!(
                r##"<rect x="222" y="{}" width="640" height="14" rx="7" fill="#fff" fill-opacity=".1"/>"##,
                y + 94.0
            ));
            self.add(format_args!(
                r#"<rect x="222" y="{}" width="{}" height="14" rx="7" fill="{fill}"/>"#,
                y + 94.0,
                bar(points)
            ));
        }
        self.symbol("chest-open", 884.0, 210.0, 252.0, 210.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The symbols that a picture draws directly, without those inside symbols.
    fn drawn(picture: &SharePicture) -> Vec<String> {
        let svg = picture.svg();
        let (_, after) = svg.split_once("stroke-opacity=\".6\"").expect("the frame comes before everything else");
        after.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
    }

    fn pictures() -> [SharePicture; 4] {
        let date = (5, 8, 2026);
        let places =
            vec![(Seat::S2, SeatLook::Bot, 61), (Seat::S0, SeatLook::Person, 84), (Seat::S1, SeatLook::Bot, 135)];
        [
            SharePicture::Table(vec![SeatLook::Person, SeatLook::Bot, SeatLook::Free, SeatLook::Free]),
            SharePicture::Result(places),
            SharePicture::Daily { date },
            SharePicture::DailyResult { date, points: 61, bot: 84 },
        ]
    }

    #[test]
    fn no_picture_shows_a_hidden_card() {
        let [table, result, daily, daily_result] = pictures().map(|picture| drawn(&picture));
        assert_eq!(table, ["m-amethyst", "m-amber", "GQ", "BQ", "KQ", "RQ"]);
        assert_eq!(result, ["m-pearl", "crown", "m-amethyst", "m-amber"]);
        assert_eq!(daily, ["back"; 8]);
        assert_eq!(daily_result, ["m-amethyst", "m-pearl", "chest-open"]);
    }

    #[test]
    fn every_symbol_exists_and_every_digit_is_drawn() {
        for picture in pictures() {
            let svg = picture.svg();
            for name in drawn(&picture) {
                assert!(svg.contains(&format!(" id=\"{name}\"")), "{name}");
            }
            assert!(!svg.contains("<text") && !svg.contains("NaN"));
        }
        assert_eq!(glyphs::of("0123456789-").count(), 11);
        assert_eq!(glyphs::of("Qyrsqyrs").count(), 8);
    }
}
