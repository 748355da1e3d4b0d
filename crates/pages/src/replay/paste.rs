//! A record from elsewhere.

use maud::{Markup, html};
use words::Replay;

use super::site;
use crate::page_shell::PageShell;

/// The form for a record from elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UploadForm<'a> {
    /// What was sent and could not be shown.
    pub text: &'a str,
    /// Why not.
    pub error: Option<&'a str>,
    /// What the program found, in its own words.
    pub details: Option<&'a str>,
    /// For how many days a record is kept.
    pub days: u32,
}

impl UploadForm<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let title = words.say(Replay::PasteTitle);
        let main = html! {
            h1 { (title) }
            p { (words.say(Replay::PasteText)) }
            @if let Some(error) = self.error {
                div.alert role="alert" {
                    p #error { (error) }
                    @if let Some(details) = self.details {
                        details { summary { (words.say(Replay::PasteDetails)) } p lang="en" { (details) } }
                    }
                }
            }
            form #paste.panel method="post" action="/replay" enctype="multipart/form-data" {
                label { span { b { (words.say(Replay::PasteLabel)) } }
                    textarea name="record" rows="10" spellcheck="false" autocomplete="off"
                        aria-describedby=[self.error.map(|_| "error")] aria-invalid=[self.error.map(|_| "true")] { (self.text) }
                }
                label { span { b { (words.say(Replay::PasteFile)) } } input type="file" name="file" accept=".json,application/json,text/plain"; }
                button.btn.main { (words.say(Replay::PasteShow)) }
            }
            p.note { (words.say(Replay::PasteKept { days: self.days })) }
        };
        site(shell, &title, &main)
    }
}
