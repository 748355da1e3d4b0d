//! Recovery of an identity: the section of the settings, the page with a new link, and the page that accepts one.

use maud::{Markup, html};
use words::{SiteMsg, TableMsg};

use crate::assets;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::qr::qr;
use crate::sprite::SpriteSet;

/// The section of the settings. A visitor without an identity on this server has nothing to recover yet.
pub(super) fn section(shell: &PageShell<'_>, known: bool) -> Markup {
    let words = shell.words;
    let button = |action: &str, label: SiteMsg<'_>| {
        html! { form method="post" action=(action) { button.btn { (words.say(label)) } } }
    };
    html! {
        section.panel.keep {
            h2 { (words.say(SiteMsg::KeepTitle)) }
            p { (words.say(SiteMsg::KeepText)) }
            @if known {
                p.note { (words.say(SiteMsg::KeepMakeLinkText)) }
                (button("/settings/link", SiteMsg::KeepMakeLink))
                p.note { (words.say(SiteMsg::KeepSignOutText)) }
                (button("/settings/sign-out", SiteMsg::KeepSignOut))
            } @else {
                p.note { (words.say(SiteMsg::KeepNothingYet)) }
            }
            p { a href="/recover" { (words.say(SiteMsg::KeepHaveLink)) } }
        }
    }
}

/// The page with a new link. The server shows a link only once.
#[derive(Clone, Copy, Debug)]
pub struct LinkPage<'a> {
    /// The whole link. Its secret is after the `#`, a part that browsers never send to a server.
    pub link: &'a str,
}

impl LinkPage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            section.panel.keep {
                p { (words.say(SiteMsg::KeepLinkText)) }
                (qr(self.link, &words.say(SiteMsg::KeepQrAlt)))
                p { input #link readonly value=(self.link) aria-label=(words.say(SiteMsg::RecoverLink)) autocomplete="off" spellcheck="false"; }
                div.row {
                    button.btn.script type="button" data-do="copy" data-text=(self.link) data-done=(words.say(TableMsg::Copied)) { (words.say(TableMsg::CopyLink)) }
                    form method="post" action="/settings/link/file" {
                        input type="hidden" name="link" value=(self.link);
                        button.btn { (words.say(SiteMsg::KeepSaveFile)) }
                    }
                }
            }
            p { a href="/settings" { (words.say(SiteMsg::Settings)) } }
        };
        shell.titled(SiteMsg::KeepLinkTitle, PageStyle::Settings, SpriteSet::Gems, &main)
    }
}

/// The page that accepts a link.
#[derive(Clone, Copy, Debug)]
pub enum RecoverPage<'a> {
    /// Asks for a link, and shows the error of the previous one.
    Ask {
        /// The reason why a link was refused.
        error: Option<&'a str>,
    },
    /// Asks whether to replace the browser's current identity.
    Replace {
        /// The secret of the link.
        code: &'a str,
    },
}

impl RecoverPage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = match self {
            RecoverPage::Ask { error } => html! {
                @if let Some(error) = error { p.alert #error role="alert" { (error) } }
                form #recover.panel.keep method="post" action="/recover" enctype="multipart/form-data" {
                    p { (words.say(SiteMsg::RecoverText)) }
                    p { label { span { b { (words.say(SiteMsg::RecoverLink)) } }
                        input name="code" autocomplete="off" spellcheck="false" aria-describedby=[error.map(|_| "error")];
                    } }
                    p { label { span { b { (words.say(SiteMsg::RecoverFile)) } } " " input type="file" name="file" accept=".txt,text/plain"; } }
                    button.btn.main { (words.say(SiteMsg::RecoverContinue)) }
                }
                script type="module" src=(assets::path("recover.js")) {}
            },
            RecoverPage::Replace { code } => html! {
                form.panel method="post" action="/recover" enctype="multipart/form-data" {
                    p { (words.say(SiteMsg::RecoverReplaceAsk)) }
                    input type="hidden" name="code" value=(code);
                    div.row {
                        button.btn name="replace" value="yes" { (words.say(SiteMsg::RecoverReplace)) }
                        a.btn.main href="/settings" { (words.say(SiteMsg::RecoverKeep)) }
                    }
                }
            },
        };
        shell.titled(SiteMsg::RecoverTitle, PageStyle::Settings, SpriteSet::Gems, &main)
    }
}

/// The pages with a sample link that is not valid.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let invalid = shell.words.say(SiteMsg::RecoverInvalid);
    vec![
        RecoverPage::Ask { error: None }.page(shell),
        RecoverPage::Ask { error: Some(&invalid) }.page(shell),
        RecoverPage::Replace { code: "00" }.page(shell),
        LinkPage { link: "https://example.org/recover#00" }.page(shell),
    ]
}
