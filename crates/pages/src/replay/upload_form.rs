//! The form for uploading a record.

use maud::{Markup, html};
use words::ReviewMsg;

use super::page_with_script;
use crate::page_shell::PageShell;

/// The page with the form for uploading a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UploadForm<'a> {
    /// The uploaded text that could not be read.
    pub text: &'a str,
    /// The reason.
    pub error: Option<&'a str>,
    /// The error message of the parser, in English.
    pub details: Option<&'a str>,
    /// The number of days for which the server stores an uploaded record.
    pub days: u32,
}

impl UploadForm<'_> {
    /// Renders the page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            p { (words.say(ReviewMsg::PasteText)) }
            @if let Some(error) = self.error {
                div.alert role="alert" {
                    p #error { (error) }
                    @if let Some(details) = self.details {
                        details { summary { (words.say(ReviewMsg::PasteDetails)) } p lang="en" { (details) } }
                    }
                }
            }
            form #paste.panel method="post" action="/replay" enctype="multipart/form-data" {
                label { span { b { (words.say(ReviewMsg::PasteLabel)) } }
                    textarea name="record" rows="10" spellcheck="false" autocomplete="off"
                        aria-describedby=[self.error.map(|_| "error")] aria-invalid=[self.error.map(|_| "true")] { (self.text) }
                }
                label { span { b { (words.say(ReviewMsg::PasteFile)) } } input type="file" name="file" accept=".json,application/json,text/plain"; }
                button.btn.main { (words.say(ReviewMsg::PasteShow)) }
            }
            p.note { (words.say(ReviewMsg::PasteKept { days: self.days })) }
        };
        page_with_script(shell, ReviewMsg::PasteTitle, None, &main)
    }
}
