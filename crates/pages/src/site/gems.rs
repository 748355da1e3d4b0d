//! The four gemstones and what they stand for.

use maud::{Markup, html};
use rules::{Card, Colour};
use words::{Home, Rulebook};

use crate::shell::Shell;
use crate::sprite::{Symbols, picture};

/// The page on the gemstones.
#[must_use]
pub fn gems(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let title = words.say(Home::GemsLink);
    let main = html! {
        h1 { (title) }
        p.text { (words.say(Rulebook::GemsIntro)) }
        div.stones { @for colour in Colour::ALL {
            section.panel {
                (picture(Card::queen(colour)))
                div {
                    h2 { (words.say(Rulebook::gem(colour).0)) }
                    p { (words.say(Rulebook::gem(colour).1)) }
                }
            }
        } }
    };
    shell.site(&title, Symbols::All, &main)
}
