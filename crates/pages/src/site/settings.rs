//! The settings: a plain form, kept in a cookie.

use maud::{Markup, html};
use table::BotLevel;
use words::{Home, Table, Words};

use super::new_table::strengths;
use crate::page_shell::PageShell;
use crate::prefs::{Motion, Pace, Prefs, Switch, Theme};
use crate::sprite::SpriteSet;
use crate::table::SpokenQuery;

/// The settings page.
#[derive(Clone, Debug)]
pub struct SettingsPage<'a> {
    /// What the visitor is called.
    pub name: &'a str,
    /// The strength of bots they last chose.
    pub strength: BotLevel,
    /// Whether the settings were just saved.
    pub saved: bool,
    /// What was wrong with what they sent.
    pub error: Option<&'a str>,
}

impl SettingsPage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let Prefs { theme, pace, motion, sound, keys } = shell.prefs;
        let title = words.say(Home::Settings);
        let main = html! {
            h1 { (title) }
            @if self.saved { p.panel role="status" { (words.say(Home::SettingsSaved)) } }
            @if let Some(error) = self.error { p.alert role="alert" { (error) } }
            section.panel { h2 { (words.say(Home::Language)) } (shell.languages()) }
            form method="post" action="/settings" {
                section.panel {
                    h2 { label for="name" { (words.say(Home::YourName)) } }
                    p.note #name-note { (words.say(Home::YourNameText)) }
                    input #name name="name" value=(self.name) maxlength="24" autocomplete="nickname" aria-describedby="name-note";
                }
                fieldset {
                    legend { (words.say(Home::Opponents)) }
                    (strengths(words, self.strength))
                }
                (radios(words, Home::Theme, None, "theme", theme.name(), &Theme::ALL.iter().map(|&it| (it.name(), theme_label(it))).collect::<Vec<_>>()))
                (radios(words, Home::Pace, Some(Home::PaceText), "pace", pace.name(), &Pace::ALL.iter().map(|&it| (it.name(), pace_label(it))).collect::<Vec<_>>()))
                (radios(words, Home::Motion, None, "motion", motion.name(), &Motion::ALL.iter().map(|&it| (it.name(), motion_label(it))).collect::<Vec<_>>()))
                (radios(words, Home::Sound, Some(Home::SoundText), "sound", sound.name(), &SWITCH))
                (radios(words, Home::Shortcuts, Some(Home::ShortcutsText), "keys", keys.name(), &SWITCH))
                button.btn.main { (words.say(Home::Save)) }
            }
            (keys_table(words))
        };
        shell.site(&title, SpriteSet::Gems, &main)
    }
}

const SWITCH: [(&str, Home<'static>); 2] = [(Switch::On.name(), Home::On), (Switch::Off.name(), Home::Off)];

const fn theme_label(theme: Theme) -> Home<'static> {
    match theme {
        Theme::System => Home::ThemeSystem,
        Theme::Light => Home::ThemeLight,
        Theme::Dark => Home::ThemeDark,
    }
}

const fn pace_label(pace: Pace) -> Home<'static> {
    match pace {
        Pace::Slow => Home::PaceSlow,
        Pace::Normal => Home::PaceNormal,
        Pace::Fast => Home::PaceFast,
        Pace::Instant => Home::PaceInstant,
        Pace::Click => Home::PaceClick,
    }
}

const fn motion_label(motion: Motion) -> Home<'static> {
    match motion {
        Motion::System => Home::MotionSystem,
        Motion::Off => Home::MotionReduced,
        Motion::On => Home::MotionFull,
    }
}

fn radios(
    words: &Words,
    title: Home<'_>,
    text: Option<Home<'_>>,
    name: &str,
    chosen: &str,
    values: &[(&str, Home<'_>)],
) -> Markup {
    html! {
        fieldset {
            legend { (words.say(title)) }
            @if let Some(text) = text { p.note { (words.say(text)) } }
            div.row { @for (value, label) in values {
                label.choice { input type="radio" name=(name) value=(value) checked[*value == chosen]; span { b { (words.say(*label)) } } }
            } }
        }
    }
}

/// The keys, for those who like them.
fn keys_table(words: &Words) -> Markup {
    let row = |key: &str, label: &str| html! { tr { td { kbd { (key) } } td { (label) } } };
    html! {
        section.panel {
            h2 { (words.say(Home::Shortcuts)) }
            table.keys {
                (row("1 – 0", &words.say(Home::ShortcutsChoose)))
                (row("← →", &words.say(Home::ShortcutsChoose)))
                (row("Enter", &words.say(Home::ShortcutsPlay)))
                @for ask in SpokenQuery::ALL { (row(&ask.key().to_ascii_uppercase(), &words.say(ask.label()))) }
                (row("L", &words.say(Table::LastTrick)))
                (row("N", &words.say(Table::Continue)))
                (row("M", &words.say(Table::SoundOff)))
            }
        }
    }
}
