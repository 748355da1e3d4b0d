//! The catalogues, made ready to speak.

use std::borrow::Cow;

use rules::{Card, Colour};

use crate::area::Area;
use crate::argument::Suit;
use crate::compile::Source;
use crate::message::Declared;
use crate::names::Names;
use crate::script::{Piece, Script, Speaker};
use crate::value::Value;
use crate::{Lang, Message, number};

/// Everything that can be said, in all five languages. Made once, then shared.
#[derive(Debug)]
pub struct Catalogue([Words; Lang::ALL.len()]);

impl Catalogue {
    /// Reads the embedded catalogues.
    #[must_use]
    pub fn new() -> Self {
        Self(Lang::ALL.map(Words::new))
    }

    /// The words of one language.
    #[must_use]
    pub fn words(&self, lang: Lang) -> &Words {
        &self.0[lang as usize]
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

/// Everything that can be said, in one language.
///
/// ```
/// use words::{Home, Lang, Words};
/// let words = Words::new(Lang::De);
/// assert_eq!(words.say(Home::PlayNow), "Jetzt spielen");
/// ```
pub struct Words {
    lang: Lang,
    names: Names,
    /// The scripts of each area, in the order declared.
    scripts: [Vec<Script>; Area::ALL.len()],
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

impl Words {
    /// Reads the embedded catalogues of one language.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        // A test proves that there are no faults; what is sound is used in any case.
        Self::with_faults(lang).0
    }

    /// The words, and everything that is wrong with the catalogues.
    pub(crate) fn with_faults(lang: Lang) -> (Self, Vec<String>) {
        let mut faults = Vec::new();
        let names = Names::new(lang, &mut faults);
        let scripts = Area::ALL.map(|area| scripts(area, lang, &names, &mut faults));
        (Self { lang, names, scripts }, faults)
    }

    /// The language spoken.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a message. One without arguments costs a look into an array.
    #[must_use]
    pub fn say<M: Message>(&self, message: M) -> Cow<'_, str> {
        match &*self.scripts[M::AREA as usize][message.place()] {
            [Piece::Text(text)] => Cow::Borrowed(text),
            script => Cow::Owned(self.speak(script, &message.values())),
        }
    }

    /// Says a message that the caller keeps.
    #[must_use]
    pub fn string<M: Message>(&self, message: M) -> String {
        self.say(message).into_owned()
    }

    /// The name of a card as on a label: "Red 8".
    #[must_use]
    pub fn card(&self, card: Card) -> &str {
        self.names.card(card, 0)
    }

    /// The name of a colour as on a label: "Red".
    #[must_use]
    pub fn colour(&self, colour: Colour) -> &str {
        self.suit(Suit::Colour(colour))
    }

    /// The name of a colour or of the Queens as on a label: "Red", "Queens".
    #[must_use]
    pub fn suit(&self, suit: Suit) -> &str {
        self.names.suit(suit, 0)
    }

    /// A whole number as this language writes it.
    #[must_use]
    pub fn number(&self, value: i64) -> String {
        self.written(value as f64, 0)
    }

    /// A number with one decimal as this language writes it.
    #[must_use]
    pub fn decimal(&self, value: f64) -> String {
        self.written(value, 1)
    }

    fn written(&self, value: f64, decimals: usize) -> String {
        let mut text = String::new();
        number::write(self.lang, value, decimals, true, &mut text);
        text
    }

    fn speak(&self, script: &[Piece], values: &[Value<'_>]) -> String {
        let mut text = String::with_capacity(64);
        Speaker { lang: self.lang, names: Some(&self.names) }.speak(script, values, &mut text);
        text
    }

    /// Says a message by its place, for tests that go through all of them.
    #[cfg(test)]
    pub(crate) fn say_at(&self, area: Area, place: usize, values: &[Value<'_>]) -> String {
        self.speak(&self.scripts[area as usize][place], values)
    }

    #[cfg(test)]
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }
}

fn scripts(area: Area, lang: Lang, names: &Names, faults: &mut Vec<String>) -> Vec<Script> {
    let mut own = Vec::new();
    let source = Source::new(area.catalogue(lang), &mut own);
    let keys: Vec<_> = area.declared().iter().map(Declared::key).collect();
    own.extend(
        source.keys().filter(|key| !keys.iter().any(|known| known == key)).map(|key| format!("{key}: not declared")),
    );
    let compile = |(message, key): (&Declared, &String)| source.compile(key, "", message.args, Some(names), &mut own);
    let scripts = area.declared().iter().zip(&keys).map(compile).collect();
    faults.extend(own.iter().map(|fault| format!("{lang}/{}.ftl: {fault}", area.file())));
    scripts
}
