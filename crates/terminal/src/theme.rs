//! How things look: colours, gem symbols and lines, for every kind of terminal.

use ratatui::style::{Color, Modifier, Style};
use rules::{Card, Colour};

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// None at all, as `NO_COLOR` asks.
    Mono,
    /// The sixteen that every terminal has.
    #[default]
    Sixteen,
    /// All of them.
    True,
}

impl Palette {
    /// What the environment says of the terminal.
    #[must_use]
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Palette {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() {
            return Palette::Mono;
        }
        match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Palette::True,
            _ => Palette::Sixteen,
        }
    }
}

/// One look for the whole program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theme {
    /// The colours.
    pub palette: Palette,
    /// Whether only ASCII may be drawn.
    pub ascii: bool,
}

/// The lines of a card.
pub(crate) struct Borders {
    pub(crate) corners: [&'static str; 4],
    pub(crate) across: &'static str,
    pub(crate) down: &'static str,
}

/// What a card looks like besides its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardStyle {
    /// It lies on the table, or may be chosen.
    Plain,
    /// It is the one that would be chosen now, or that wins the trick.
    Bright,
    /// It may not be chosen, or is past.
    Faint,
}

impl Theme {
    /// The gem of a colour: the diamond, the round opal, the three-sided sapphire, the emerald cut square.
    #[must_use]
    pub fn gem(&self, colour: Colour) -> &'static str {
        match (self.ascii, colour) {
            (true, _) => " ",
            (false, Colour::Red) => "◆",
            (false, Colour::Black) => "●",
            (false, Colour::Blue) => "▲",
            (false, Colour::Green) => "■",
        }
    }

    /// A card in one word: its text and its gem.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        if self.ascii { card.to_string() } else { format!("{card}{}", self.gem(card.colour())) }
    }

    pub(crate) fn pick(&self, drawn: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { drawn }
    }

    pub(crate) fn lines(&self, finish: CardStyle) -> Borders {
        match (self.ascii, finish) {
            (true, CardStyle::Faint) => Borders { corners: ["."; 4], across: ".", down: ":" },
            (true, CardStyle::Plain) => Borders { corners: ["+"; 4], across: "-", down: "|" },
            (true, CardStyle::Bright) => Borders { corners: ["#"; 4], across: "=", down: "#" },
            (false, CardStyle::Faint) => Borders { corners: ["╭", "╮", "╰", "╯"], across: "┄", down: "┆" },
            (false, CardStyle::Plain) => Borders { corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│" },
            (false, CardStyle::Bright) => Borders { corners: ["┏", "┓", "┗", "┛"], across: "━", down: "┃" },
        }
    }

    fn ink(&self, colour: Colour) -> Color {
        match (self.palette, colour) {
            (Palette::Mono, _) => Color::Reset,
            (Palette::Sixteen, Colour::Red) => Color::Red,
            (Palette::Sixteen, Colour::Black) => Color::Black,
            (Palette::Sixteen, Colour::Blue) => Color::Blue,
            (Palette::Sixteen, Colour::Green) => Color::Green,
            (Palette::True, Colour::Red) => Color::Rgb(186, 26, 46),
            (Palette::True, Colour::Black) => Color::Rgb(28, 26, 34),
            (Palette::True, Colour::Blue) => Color::Rgb(24, 72, 178),
            (Palette::True, Colour::Green) => Color::Rgb(0, 112, 70),
        }
    }

    /// The inside of a card: ink on paper.
    pub(crate) fn face(&self, colour: Colour, finish: CardStyle) -> Style {
        let style = self.paper(finish).fg(self.ink(colour));
        if finish == CardStyle::Faint { style } else { style.add_modifier(Modifier::BOLD) }
    }

    fn paper(&self, finish: CardStyle) -> Style {
        match (self.palette, finish) {
            (Palette::Mono, CardStyle::Faint) => Style::new().add_modifier(Modifier::DIM),
            (Palette::Mono, _) => Style::new(),
            (Palette::Sixteen, CardStyle::Faint) => Style::new().bg(Color::Gray),
            (Palette::Sixteen, _) => Style::new().bg(Color::White),
            (Palette::True, CardStyle::Faint) => Style::new().bg(Color::Rgb(146, 140, 128)),
            (Palette::True, _) => Style::new().bg(Color::Rgb(250, 244, 230)),
        }
    }

    /// The rim of a card.
    pub(crate) fn rim(&self, finish: CardStyle) -> Style {
        let style = self.paper(finish);
        match (self.palette, finish) {
            (Palette::Mono, CardStyle::Bright) => self.accent(),
            (Palette::Mono, _) => style,
            (Palette::Sixteen, CardStyle::Bright) => style.fg(Color::Magenta).add_modifier(Modifier::BOLD),
            (Palette::Sixteen, CardStyle::Plain) => style.fg(Color::Gray),
            (Palette::Sixteen, CardStyle::Faint) => style.fg(Color::DarkGray),
            (Palette::True, CardStyle::Bright) => style.fg(Color::Rgb(196, 140, 24)).add_modifier(Modifier::BOLD),
            (Palette::True, CardStyle::Plain) => style.fg(Color::Rgb(206, 198, 178)),
            (Palette::True, CardStyle::Faint) => style.fg(Color::Rgb(122, 116, 106)),
        }
    }

    /// A card's text on the plain background, in a line of the log.
    pub(crate) fn word(&self, colour: Colour) -> Style {
        match (self.palette, colour) {
            (Palette::Mono, _) => Style::new(),
            // Black must show on dark and on light backgrounds alike: the terminal's own ink does.
            (_, Colour::Black) => Style::new().add_modifier(Modifier::BOLD),
            (Palette::Sixteen, Colour::Red) => Style::new().fg(Color::LightRed),
            (Palette::Sixteen, Colour::Blue) => Style::new().fg(Color::LightBlue),
            (Palette::Sixteen, Colour::Green) => Style::new().fg(Color::LightGreen),
            (Palette::True, Colour::Red) => Style::new().fg(Color::Rgb(236, 92, 104)),
            (Palette::True, Colour::Blue) => Style::new().fg(Color::Rgb(98, 146, 240)),
            (Palette::True, Colour::Green) => Style::new().fg(Color::Rgb(64, 180, 122)),
        }
    }

    /// What calls for attention: the title, whose turn it is, the chosen card.
    pub(crate) fn accent(&self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.palette {
            Palette::Mono => style,
            Palette::Sixteen => style.fg(Color::Yellow),
            Palette::True => style.fg(Color::Rgb(222, 178, 84)),
        }
    }

    /// What went wrong, or may not be.
    pub(crate) fn warning(&self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.palette {
            Palette::Mono => style.add_modifier(Modifier::REVERSED),
            Palette::Sixteen => style.fg(Color::LightRed),
            Palette::True => style.fg(Color::Rgb(236, 92, 104)),
        }
    }

    /// What may stand back.
    pub(crate) fn faint(&self) -> Style {
        match self.palette {
            Palette::Mono => Style::new().add_modifier(Modifier::DIM),
            Palette::Sixteen => Style::new().fg(Color::DarkGray),
            Palette::True => Style::new().fg(Color::Rgb(128, 124, 116)),
        }
    }

    /// Emphasis without colour.
    pub(crate) fn strong(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses_the_palette() {
        let check = |variables: &[(&str, &str)], expected| {
            let look =
                |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            assert_eq!(Palette::detect(look), expected);
        };
        check(&[], Palette::Sixteen);
        check(&[("COLORTERM", "truecolor")], Palette::True);
        check(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")], Palette::Mono);
        check(&[("COLORTERM", "24bit"), ("NO_COLOR", "")], Palette::True);
    }
}
