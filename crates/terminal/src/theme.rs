//! Colours, gem symbols and borders for every kind of terminal.

use ratatui::style::{Color, Modifier, Style};
use rules::{Card, Colour};

/// The colours that the terminal has.
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
    /// The palette that the environment variables ask for.
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

/// The colours and symbols of the whole program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerminalTheme {
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

/// The style of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardStyle {
    /// A card on the table, or a legal card of the hand.
    Plain,
    /// The selected card, or the one that wins the trick.
    Bright,
    /// An illegal card of the hand, or a card of a past trick.
    Faint,
}

impl TerminalTheme {
    /// The gem of a colour: diamond, round opal, three-sided sapphire, square emerald.
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

    /// The text of a card with its gem.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        if self.ascii { card.to_string() } else { format!("{card}{}", self.gem(card.colour())) }
    }

    pub(crate) fn pick(&self, drawn: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { drawn }
    }

    pub(crate) fn borders(&self, card_style: CardStyle) -> Borders {
        match (self.ascii, card_style) {
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
    pub(crate) fn face(&self, colour: Colour, card_style: CardStyle) -> Style {
        let style = self.paper(card_style).fg(self.ink(colour));
        if card_style == CardStyle::Faint { style } else { style.add_modifier(Modifier::BOLD) }
    }

    fn paper(&self, card_style: CardStyle) -> Style {
        match (self.palette, card_style) {
            (Palette::Mono, CardStyle::Faint) => Style::new().add_modifier(Modifier::DIM),
            (Palette::Mono, _) => Style::new(),
            (Palette::Sixteen, CardStyle::Faint) => Style::new().bg(Color::Gray),
            (Palette::Sixteen, _) => Style::new().bg(Color::White),
            (Palette::True, CardStyle::Faint) => Style::new().bg(Color::Rgb(146, 140, 128)),
            (Palette::True, _) => Style::new().bg(Color::Rgb(250, 244, 230)),
        }
    }

    /// The rim of a card.
    pub(crate) fn rim(&self, card_style: CardStyle) -> Style {
        let style = self.paper(card_style);
        match (self.palette, card_style) {
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

    /// A card's text on the plain background.
    pub(crate) fn word(&self, colour: Colour) -> Style {
        match (self.palette, colour) {
            (Palette::Mono, _) => Style::new(),
            // The terminal's own ink is readable on dark and on light backgrounds, black is not.
            (_, Colour::Black) => Style::new().add_modifier(Modifier::BOLD),
            (Palette::Sixteen, Colour::Red) => Style::new().fg(Color::LightRed),
            (Palette::Sixteen, Colour::Blue) => Style::new().fg(Color::LightBlue),
            (Palette::Sixteen, Colour::Green) => Style::new().fg(Color::LightGreen),
            (Palette::True, Colour::Red) => Style::new().fg(Color::Rgb(236, 92, 104)),
            (Palette::True, Colour::Blue) => Style::new().fg(Color::Rgb(98, 146, 240)),
            (Palette::True, Colour::Green) => Style::new().fg(Color::Rgb(64, 180, 122)),
        }
    }

    /// Text that calls for attention: the title, the player whose turn it is, prompts.
    pub(crate) fn accent(&self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.palette {
            Palette::Mono => style,
            Palette::Sixteen => style.fg(Color::Yellow),
            Palette::True => style.fg(Color::Rgb(222, 178, 84)),
        }
    }

    /// Errors and refusals.
    pub(crate) fn warning(&self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.palette {
            Palette::Mono => style.add_modifier(Modifier::REVERSED),
            Palette::Sixteen => style.fg(Color::LightRed),
            Palette::True => style.fg(Color::Rgb(236, 92, 104)),
        }
    }

    /// Secondary text.
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
            let variable =
                |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            assert_eq!(Palette::detect(variable), expected);
        };
        check(&[], Palette::Sixteen);
        check(&[("COLORTERM", "truecolor")], Palette::True);
        check(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")], Palette::Mono);
        check(&[("COLORTERM", "24bit"), ("NO_COLOR", "")], Palette::True);
    }
}
