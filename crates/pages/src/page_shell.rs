//! The parts that all pages share: head, bar, menu, footer.

use std::borrow::Cow;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Lang, Message, SiteMsg, TableMsg, Words};

use crate::assets;
use crate::link_preview::LinkPreview;
use crate::page_style::PageStyle;
use crate::prefs::{Prefs, Switch, Theme, name};
use crate::site::{LinkPlace, PAGES};
use crate::sprite::{SpriteSet, sprite};

/// The visitor who sees a page.
#[derive(Clone, Copy, Debug)]
pub struct PageShell<'a> {
    /// Their language.
    pub words: &'a Words,
    /// Their preferences.
    pub prefs: Prefs,
    /// The path of the page. A change of language returns to it.
    pub path: &'a str,
}

/// How the bar shows the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Menu {
    /// All links are visible.
    Open,
    /// The links are behind a button, because the table needs the space.
    Folded,
}

/// The properties of a page that its shell needs.
pub(crate) struct PageMeta<'a> {
    pub(crate) title: &'a str,
    pub(crate) class: &'a str,
    pub(crate) style: PageStyle,
    pub(crate) symbols: SpriteSet,
    pub(crate) menu: Menu,
    pub(crate) script: Script,
    /// The preview beside a link to the page.
    pub(crate) preview: Option<&'a LinkPreview>,
}

/// The script of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Script {
    /// The script of all pages except tables.
    Site,
    /// The script of a table: the socket, animations, the chest.
    Table,
}

impl Script {
    const fn file(self) -> &'static str {
        match self {
            Script::Site => "site.js",
            Script::Table => "client.js",
        }
    }
}

impl PageShell<'_> {
    /// A page that is not a table.
    pub(crate) fn site(&self, title: &str, style: PageStyle, symbols: SpriteSet, main: &Markup) -> Markup {
        self.site_with(title, style, symbols, None, main)
    }

    /// The same, with a link preview.
    fn site_with(
        &self,
        title: &str,
        style: PageStyle,
        symbols: SpriteSet,
        preview: Option<&LinkPreview>,
        main: &Markup,
    ) -> Markup {
        let main = html! { main #main.wrap tabindex="-1" { (PreEscaped(&main.0)) } };
        self.page(
            &PageMeta { title, class: "site", style, symbols, menu: Menu::Open, script: Script::Site, preview },
            &main,
        )
    }

    /// A page that is always dark like the table, whatever theme the visitor uses.
    pub(crate) fn night(&self, title: &str, style: PageStyle, preview: Option<&LinkPreview>, main: &Markup) -> Markup {
        let main = html! { main #main.wrap tabindex="-1" { (PreEscaped(&main.0)) } };
        let symbols = SpriteSet::All;
        let page =
            PageMeta { title, class: "site night", style, symbols, menu: Menu::Open, script: Script::Site, preview };
        self.page(&page, &main)
    }

    /// A page whose heading is its title.
    pub(crate) fn titled(&self, title: impl Message, style: PageStyle, symbols: SpriteSet, content: &Markup) -> Markup {
        self.titled_with(title, style, symbols, None, content)
    }

    /// The same, with a link preview.
    pub(crate) fn titled_with(
        &self,
        title: impl Message,
        style: PageStyle,
        symbols: SpriteSet,
        preview: Option<&LinkPreview>,
        content: &Markup,
    ) -> Markup {
        let title = self.words.say(title);
        self.site_with(&title, style, symbols, preview, &html! { h1 { (title) } (PreEscaped(&content.0)) })
    }

    pub(crate) fn page(&self, page: &PageMeta<'_>, main: &Markup) -> Markup {
        let PageShell { words, prefs, .. } = self;
        let theme = (prefs.theme != Theme::System).then(|| name(prefs.theme));
        html! {
            (DOCTYPE)
            html lang=(words.lang().code()) dir=(words.lang().direction().attribute()) data-theme=[theme] data-pace=(name(prefs.pace)) data-motion=(name(prefs.motion))
                data-sound=(name(prefs.sound)) data-keys=(name(prefs.keys)) data-auto=(name(prefs.auto)) data-tracker=(name(prefs.tracker)) data-count=(name(prefs.count)) {
                (self.head(page))
                body class={ (page.class) " " (page.style.class()) } {
                    a.skip href="#main" { (words.say(SiteMsg::SkipToContent)) }
                    (sprite(page.symbols))
                    (self.bar(page.menu))
                    (PreEscaped(&main.0))
                    @if page.menu == Menu::Open { (self.footer()) }
                }
            }
        }
    }

    fn head(&self, PageMeta { title, style, script, preview, .. }: &PageMeta<'_>) -> Markup {
        let application = self.words.say(SiteMsg::Title);
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) @if !title.contains("Qyrsqyrs") { " · Qyrsqyrs" } }
                meta name="description" content=(preview.map_or_else(|| self.words.say(SiteMsg::Intro), |preview| preview.text.as_str().into()));
                @if let Some(preview) = preview { (preview.meta(self.words)) }
                meta name="application-name" content=(application);
                meta name="theme-color" content="#140d20";
                link rel="stylesheet" href=(assets::path(style.file()));
                link rel="icon" type="image/svg+xml" href=(assets::path("icon.svg"));
                link rel="apple-touch-icon" href=(assets::path("icon-192.png"));
                link rel="manifest" href="/manifest.webmanifest";
                script type="module" src=(assets::path(script.file())) {}
            }
        }
    }

    fn bar(&self, menu: Menu) -> Markup {
        let words = self.words;
        html! {
            header.bar {
                a.brand href="/" { svg aria-hidden="true" { use href="#crown" {} } span { "Qyrsqyrs" } }
                @match menu {
                    Menu::Open => {
                        nav.wide aria-label=(words.say(SiteMsg::MenuLabel)) { (self.links(LinkPlace::Bar)) }
                        (self.folded("menu narrow"))
                    }
                    Menu::Folded => { (self.mute()) (self.folded("menu")) }
                }
            }
        }
    }

    /// The links behind a button.
    fn folded(&self, class: &str) -> Markup {
        let label = self.words.say(SiteMsg::MenuLabel);
        html! {
            details class=(class) {
                summary {
                    svg viewBox="0 0 20 20" aria-hidden="true" { path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" stroke-width="2" {} }
                    span { (label) }
                }
                nav aria-label=(label) { (self.links(LinkPlace::Bar)) (self.links(LinkPlace::Footer)) (self.languages()) }
            }
        }
    }

    fn links(&self, place: LinkPlace) -> Markup {
        let here = self.path.split('?').next().unwrap_or_default();
        let linked = PAGES.iter().filter_map(|page| Some((page.path, page.link?)));
        html! {
            @for (href, (_, label)) in linked.filter(|(_, link)| link.0 == place) {
                a href=(self.link_to(href)) aria-current=[(href == here).then_some("page")] { (self.words.say(label)) }
            }
        }
    }

    /// The address of a link. On a table's page, the link to the rules leads to the rules of that table.
    fn link_to<'h>(&self, href: &'h str) -> Cow<'h, str> {
        match self.path.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next()) {
            Some(table) if href == "/rules" => Cow::Owned(format!("/rules?table={table}")),
            _ => Cow::Borrowed(href),
        }
    }

    /// The switch for sounds. Sounds need the script.
    fn mute(&self) -> Markup {
        let words = self.words;
        html! {
            button.script.mute type="button" data-do="mute" data-key="m" aria-pressed=(self.prefs.sound == Switch::Off)
                aria-label=(words.say(TableMsg::SoundOff)) {
                svg viewBox="0 0 20 20" aria-hidden="true" {
                    path fill="currentColor" d="M2 7h4l5-4v14l-5-4H2z" {}
                    path.waves fill="none" stroke="currentColor" stroke-width="1.6" d="M13.5 7c1.5 1.8 1.5 4.2 0 6M15.8 5c2.6 3 2.6 7 0 10" {}
                    path.cross stroke="currentColor" stroke-width="1.8" d="M13 7.500l5 5m0-5l-5 5" {}
                }
            }
        }
    }

    /// The form for choosing a language. Each language appears under its own name.
    pub(crate) fn languages(&self) -> Markup {
        html! {
            form.langs method="post" action="/settings/language" {
                input type="hidden" name="back" value=(self.path);
                @for lang in Lang::menu() {
                    button.btn.small name="lang" value=(lang.code()) lang=(lang.code()) dir=(lang.direction().attribute())
                        aria-current=[(lang == self.words.lang()).then_some("true")] { (lang.own_name()) }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        html! {
            footer.foot {
                (self.languages())
                nav.row aria-label=(self.words.say(SiteMsg::AboutLink)) { (self.links(LinkPlace::Footer)) }
                p { (self.words.say(SiteMsg::AboutAuthor)) }
            }
        }
    }
}
