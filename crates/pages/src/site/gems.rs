//! The page on the four gemstones and their meaning.

use maud::{Markup, html};
use rules::Card;
use words::RulebookMsg;

use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::sprite::{SpriteSet, picture};

/// Renders the page.
#[must_use]
pub fn gems(shell: &PageShell<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        p.text { (words.say(RulebookMsg::GemsText)) }
        div.stones { @for gem in words.gems() {
            section.panel {
                (picture(Card::queen(gem.colour)))
                div {
                    h2 { (gem.name) }
                    p { b { (gem.meaning) } }
                    p { (gem.text) }
                }
            }
        } }
    };
    shell.titled(RulebookMsg::GemsTitle, PageStyle::Rules, SpriteSet::All, &main)
}
