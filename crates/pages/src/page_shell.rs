//! What surrounds every page: head, bar, menu, footer.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Home, Lang, Table, Words};

use crate::assets;
use crate::prefs::{Prefs, Switch, Theme};
use crate::sprite::{SpriteSet, sprite};

/// For whom a page is made.
#[derive(Clone, Copy, Debug)]
pub struct PageShell<'a> {
    /// Their language.
    pub words: &'a Words,
    /// What they have chosen.
    pub prefs: Prefs,
    /// The address of the page, to come back to when the language is changed.
    pub path: &'a str,
}

/// How the menu stands in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Menu {
    /// All of it in sight.
    Open,
    /// Behind a button, where the table needs the room.
    Folded,
}

/// One page, before it is put into its shell.
pub(crate) struct PageMeta<'a> {
    pub(crate) title: &'a str,
    pub(crate) class: &'a str,
    pub(crate) symbols: SpriteSet,
    pub(crate) menu: Menu,
}

/// The pages that every bar leads to.
const LINKS: [(&str, Home<'static>); 4] = [
    ("/learn", Home::LearnLink),
    ("/rules", Home::RulesLink),
    ("/matches", Home::MyMatches),
    ("/settings", Home::Settings),
];
/// The pages that the footer and the folded menu lead to.
const MORE: [(&str, Home<'static>); 3] =
    [("/", Home::MenuHome), ("/gems", Home::GemsLink), ("/about", Home::AboutLink)];

impl PageShell<'_> {
    /// A page of text around the table.
    pub(crate) fn site(&self, title: &str, symbols: SpriteSet, main: &Markup) -> Markup {
        let main = html! { main #main.wrap tabindex="-1" { (PreEscaped(&main.0)) } };
        self.page(&PageMeta { title, class: "site", symbols, menu: Menu::Open }, &main)
    }

    pub(crate) fn page(&self, page: &PageMeta<'_>, main: &Markup) -> Markup {
        let PageShell { words, prefs, .. } = self;
        let theme = (prefs.theme != Theme::System).then(|| prefs.theme.name());
        html! {
            (DOCTYPE)
            html lang=(words.lang().code()) data-theme=[theme] data-pace=(prefs.pace.name()) data-motion=(prefs.motion.name())
                data-sound=(prefs.sound.name()) data-keys=(prefs.keys.name()) {
                (self.head(page.title))
                body class=(page.class) {
                    a.skip href="#main" { (words.say(Home::SkipToContent)) }
                    (sprite(page.symbols))
                    (self.bar(page.menu))
                    (PreEscaped(&main.0))
                    @if page.menu == Menu::Open { (self.footer()) }
                }
            }
        }
    }

    fn head(&self, title: &str) -> Markup {
        let name = self.words.say(Home::Title);
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) @if !title.contains("Qyrsqyrs") { " · Qyrsqyrs" } }
                meta name="description" content=(self.words.say(Home::Intro));
                meta name="application-name" content=(name);
                meta name="theme-color" content="#140d20";
                link rel="stylesheet" href=(assets::path("style.css"));
                link rel="icon" type="image/svg+xml" href=(assets::path("icon.svg"));
                link rel="apple-touch-icon" href=(assets::path("icon-192.png"));
                link rel="manifest" href="/manifest.webmanifest";
                script type="module" src=(assets::path("client.js")) {}
            }
        }
    }

    fn bar(&self, menu: Menu) -> Markup {
        let words = self.words;
        html! {
            header.bar {
                a.brand href="/" { svg aria-hidden="true" { use href="#crown" {} } span { "Qyrsqyrs" } }
                @match menu {
                    Menu::Open => { nav aria-label=(words.say(Home::MenuLabel)) { (self.links(&LINKS)) } }
                    Menu::Folded => {
                        (self.mute())
                        details.menu {
                            summary {
                                svg viewBox="0 0 20 20" aria-hidden="true" { path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" stroke-width="2" {} }
                                span { (words.say(Home::MenuLabel)) }
                            }
                            nav aria-label=(words.say(Home::MenuLabel)) { (self.links(&LINKS)) (self.links(&MORE)) (self.languages()) }
                        }
                    }
                }
            }
        }
    }

    fn links(&self, links: &[(&str, Home<'_>)]) -> Markup {
        let here = self.path.split('?').next().unwrap_or_default();
        html! {
            @for &(href, label) in links {
                a href=(href) aria-current=[(href == here).then_some("page")] { (self.words.say(label)) }
            }
        }
    }

    /// The switch for sounds, which only a script makes.
    fn mute(&self) -> Markup {
        let words = self.words;
        html! {
            button.script.mute type="button" data-do="mute" data-key="m" aria-pressed=(self.prefs.sound == Switch::Off)
                aria-label=(words.say(Table::SoundOff)) {
                svg viewBox="0 0 20 20" aria-hidden="true" {
                    path fill="currentColor" d="M2 7h4l5-4v14l-5-4H2z" {}
                    path.waves fill="none" stroke="currentColor" stroke-width="1.6" d="M13.5 7c1.5 1.8 1.5 4.2 0 6M15.8 5c2.6 3 2.6 7 0 10" {}
                    path.cross stroke="currentColor" stroke-width="1.8" d="M13 7.500l5 5m0-5l-5 5" {}
                }
            }
        }
    }

    /// The five languages, each under its own name. The page comes back in the chosen one.
    pub(crate) fn languages(&self) -> Markup {
        html! {
            form.langs method="post" action="/settings/language" {
                input type="hidden" name="back" value=(self.path);
                @for lang in Lang::ALL {
                    button.btn.small name="lang" value=(lang.code()) lang=(lang.code())
                        aria-current=[(lang == self.words.lang()).then_some("true")] { (lang.own_name()) }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        html! {
            footer.foot {
                (self.languages())
                nav.row aria-label=(self.words.say(Home::AboutLink)) { (self.links(&MORE)) }
                p { (self.words.say(Home::AboutAuthor)) }
            }
        }
    }
}
