//! The settings page, a plain form. A cookie stores the settings.

use maud::{Markup, html};
use protocol::SpokenQuery;
use strum::VariantArray;
use table::BotLevel;
use words::{SiteMsg, TableMsg, Words};

use super::choices::levels;
use super::recovery;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::prefs::{Motion, OptIn, Pace, Prefs, Switch, Theme, name};
use crate::sprite::SpriteSet;
use crate::table::{query_key, query_label};

/// The settings page.
#[derive(Clone, Debug)]
pub struct SettingsPage<'a> {
    /// The visitor's name.
    pub name: &'a str,
    /// The level of bots that they last chose.
    pub level: BotLevel,
    /// Whether the visitor has an identity on this server.
    pub known: bool,
    /// The confirmation of the last action.
    pub notice: Option<SettingsNotice>,
    /// The error in the submitted form.
    pub error: Option<&'a str>,
}

/// A confirmation of the last action. The query string of the page selects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsNotice {
    /// The settings were saved.
    Saved,
    /// All other browsers were signed out.
    SignedOut,
    /// This browser now has the identity from a recovery link.
    Recovered,
}

impl SettingsNotice {
    const fn text(self) -> SiteMsg<'static> {
        match self {
            SettingsNotice::Saved => SiteMsg::SettingsSaved,
            SettingsNotice::SignedOut => SiteMsg::KeepSignedOut,
            SettingsNotice::Recovered => SiteMsg::RecoverDone,
        }
    }
}

impl SettingsPage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let Prefs { theme, pace, motion, sound, keys, auto, tracker, count } = shell.prefs;
        let main = html! {
            @if let Some(notice) = self.notice { p.panel role="status" { (words.say(notice.text())) } }
            @if let Some(error) = self.error { p.alert role="alert" { (error) } }
            section.panel { h2 { (words.say(SiteMsg::Language)) } (shell.languages()) }
            form method="post" action="/settings" {
                section.panel {
                    h2 { label for="name" { (words.say(SiteMsg::YourName)) } }
                    p.note #name-note { (words.say(SiteMsg::YourNameText)) }
                    input #name name="name" value=(self.name) maxlength="24" autocomplete="nickname" aria-describedby="name-note";
                }
                fieldset {
                    legend { (words.say(SiteMsg::Opponents)) }
                    (levels(words, self.level))
                }
                (radios(words, "theme", theme, theme_label, SiteMsg::Theme, None))
                (radios(words, "pace", pace, pace_label, SiteMsg::Pace, Some(SiteMsg::PaceText)))
                (radios(words, "auto", auto, opt_in_label, SiteMsg::AutoPlay, Some(SiteMsg::AutoPlayText)))
                (radios(words, "tracker", tracker, opt_in_label, SiteMsg::Tracker, Some(SiteMsg::TrackerText)))
                (radios(words, "count", count, opt_in_label, SiteMsg::CountIt, Some(SiteMsg::CountItText)))
                (radios(words, "motion", motion, motion_label, SiteMsg::Motion, None))
                (radios(words, "sound", sound, switch_label, SiteMsg::Sound, Some(SiteMsg::SoundText)))
                (radios(words, "keys", keys, switch_label, SiteMsg::Shortcuts, Some(SiteMsg::ShortcutsText)))
                button.btn.main { (words.say(SiteMsg::Save)) }
            }
            (recovery::section(shell, self.known))
            (keys_table(words))
        };
        shell.titled(SiteMsg::Settings, PageStyle::Settings, SpriteSet::Gems, &main)
    }
}

const fn theme_label(theme: Theme) -> SiteMsg<'static> {
    match theme {
        Theme::System => SiteMsg::ThemeSystem,
        Theme::Light => SiteMsg::ThemeLight,
        Theme::Dark => SiteMsg::ThemeDark,
    }
}

const fn pace_label(pace: Pace) -> SiteMsg<'static> {
    match pace {
        Pace::Slow => SiteMsg::PaceSlow,
        Pace::Normal => SiteMsg::PaceNormal,
        Pace::Fast => SiteMsg::PaceFast,
        Pace::Instant => SiteMsg::PaceInstant,
        Pace::Click => SiteMsg::PaceClick,
    }
}

const fn motion_label(motion: Motion) -> SiteMsg<'static> {
    match motion {
        Motion::System => SiteMsg::MotionSystem,
        Motion::Off => SiteMsg::MotionReduced,
        Motion::On => SiteMsg::MotionFull,
    }
}

const fn switch_label(switch: Switch) -> SiteMsg<'static> {
    match switch {
        Switch::On => SiteMsg::On,
        Switch::Off => SiteMsg::Off,
    }
}

const fn opt_in_label(choice: OptIn) -> SiteMsg<'static> {
    match choice {
        OptIn::Off => SiteMsg::Off,
        OptIn::On => SiteMsg::On,
    }
}

fn radios<T: Copy + PartialEq + Into<&'static str> + VariantArray>(
    words: &Words,
    field: &str,
    chosen: T,
    label: fn(T) -> SiteMsg<'static>,
    title: SiteMsg<'_>,
    text: Option<SiteMsg<'_>>,
) -> Markup {
    html! {
        fieldset {
            legend { (words.say(title)) }
            @if let Some(text) = text { p.note { (words.say(text)) } }
            div.row { @for &value in T::VARIANTS {
                label.choice { input type="radio" name=(field) value=(name(value)) checked[value == chosen]; span { b { (words.say(label(value))) } } }
            } }
        }
    }
}

/// The keyboard shortcuts.
fn keys_table(words: &Words) -> Markup {
    let row = |key: &str, label: &str| html! { tr { td { kbd { (key) } } td { (label) } } };
    html! {
        section.panel {
            h2 { (words.say(SiteMsg::Shortcuts)) }
            table.keys {
                (row("1 – 0", &words.say(SiteMsg::ShortcutsChoose)))
                (row("← →", &words.say(SiteMsg::ShortcutsChoose)))
                (row("Enter", &words.say(SiteMsg::ShortcutsPlay)))
                @for &ask in SpokenQuery::ALL { (row(&query_key(ask).to_ascii_uppercase(), &words.say(query_label(ask)))) }
                (row("L", &words.say(TableMsg::LastTrick)))
                (row("C", &words.say(SiteMsg::Tracker)))
                (row("N", &words.say(TableMsg::Continue)))
                (row("M", &words.say(TableMsg::SoundOff)))
            }
        }
    }
}

/// The settings of a visitor who has just saved them, and those of a new one.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let notices = [Some(SettingsNotice::Saved), Some(SettingsNotice::SignedOut), Some(SettingsNotice::Recovered), None];
    let page = |notice: Option<SettingsNotice>| {
        SettingsPage { name: "Mira", level: BotLevel::Strong, known: notice.is_some(), notice, error: None }.page(shell)
    };
    notices.map(page).into()
}
