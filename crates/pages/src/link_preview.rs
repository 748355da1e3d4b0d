//! Open Graph metadata of a page for chat programs and search engines.

use maud::{Markup, html};
use words::Words;

use crate::share_picture::{HEIGHT, WIDTH};

/// The preview that chat programs show beside a link. It has only what everyone with the link may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkPreview {
    /// What the page is about.
    pub(crate) title: String,
    /// One or two sentences about it.
    pub(crate) text: String,
    /// The address of the page.
    pub(crate) url: String,
    /// The address of its picture.
    pub(crate) picture: String,
}

impl LinkPreview {
    /// The elements of the head.
    pub(crate) fn meta(&self, words: &Words) -> Markup {
        let LinkPreview { title, text, url, picture } = self;
        html! {
            meta property="og:type" content="website";
            meta property="og:site_name" content="Qyrsqyrs";
            meta property="og:locale" content=(words.lang().code());
            meta property="og:title" content=(title);
            meta property="og:description" content=(text);
            meta property="og:url" content=(url);
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(WIDTH);
            meta property="og:image:height" content=(HEIGHT);
            meta property="og:image:alt" content=(title);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}
