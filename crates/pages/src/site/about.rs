//! The page about the game and the program: credits, privacy, accessibility.

use maud::{Markup, html};
use words::SiteMsg;

use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::sprite::SpriteSet;

/// The page about the game.
#[must_use]
pub fn about(shell: &PageShell<'_>) -> Markup {
    let words = shell.words;
    let title = words.say(SiteMsg::AboutTitle);
    let main = html! {
        div.text {
            h1 { (title) }
            p { b { (words.say(SiteMsg::AboutAuthor)) } " " (words.say(SiteMsg::AboutSound)) }
            p { (words.say(SiteMsg::AboutProgram)) }
            p { (words.say(SiteMsg::AboutAccess)) }
            p { (words.say(SiteMsg::AboutPrivacy)) }
            p { (words.say(SiteMsg::AboutLicence)) }
        }
    };
    shell.site(&title, PageStyle::Plain, SpriteSet::Gems, &main)
}
