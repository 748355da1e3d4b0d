//! About the game and the program: credits, privacy, access.

use maud::{Markup, html};
use words::Home;

use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

/// The page about the game.
#[must_use]
pub fn about(shell: &PageShell<'_>) -> Markup {
    let words = shell.words;
    let title = words.say(Home::AboutTitle);
    let main = html! {
        div.text {
            h1 { (title) }
            p { b { (words.say(Home::AboutAuthor)) } " " (words.say(Home::AboutSound)) }
            p { (words.say(Home::AboutProgram)) }
            p { (words.say(Home::AboutAccess)) }
            p { (words.say(Home::AboutPrivacy)) }
            p { (words.say(Home::AboutLicence)) }
        }
    };
    shell.site(&title, SpriteSet::Gems, &main)
}
