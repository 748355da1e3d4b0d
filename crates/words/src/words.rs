//! The compiled catalogues.

use std::borrow::Cow;

use rules::{Card, Colour};

use crate::area::Area;
use crate::argument::Suit;
use crate::card_names::CardNames;
use crate::compile::CatalogueFile;
use crate::compiled::{CompiledMessage, Renderer, Segment};
use crate::message::MessageSpec;
use crate::value::ArgValue;
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
/// use words::{Lang, SiteMsg, Words};
/// let words = Words::new(Lang::De);
/// assert_eq!(words.say(SiteMsg::PlayNow), "Jetzt spielen");
/// ```
pub struct Words {
    lang: Lang,
    names: CardNames,
    /// The messages of each area, in the order declared.
    messages: [Vec<CompiledMessage>; Area::ALL.len()],
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
        // A test proves that there are no errors; a message without any is used in every case.
        Self::with_errors(lang).0
    }

    /// The words, and the errors in the catalogues.
    pub(crate) fn with_errors(lang: Lang) -> (Self, Vec<String>) {
        let mut errors = Vec::new();
        let names = CardNames::new(lang, &mut errors);
        let messages = Area::ALL.map(|area| messages(area, lang, &names, &mut errors));
        (Self { lang, names, messages }, errors)
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a message. One without arguments is already there and only looked up.
    #[must_use]
    pub fn say<M: Message>(&self, message: M) -> Cow<'_, str> {
        match &*self.messages[M::AREA as usize][message.index()] {
            [Segment::Text(text)] => Cow::Borrowed(text),
            compiled => Cow::Owned(self.render(compiled, &message.values())),
        }
    }

    /// Says a message as an owned text.
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

    fn render(&self, message: &[Segment], values: &[ArgValue<'_>]) -> String {
        let mut text = String::with_capacity(64);
        Renderer { lang: self.lang, names: Some(&self.names) }.render(message, values, &mut text);
        text
    }

    /// Says a message by its index, for tests that go through all of them.
    #[cfg(test)]
    pub(crate) fn say_at(&self, area: Area, index: usize, values: &[ArgValue<'_>]) -> String {
        self.render(&self.messages[area as usize][index], values)
    }

    #[cfg(test)]
    pub(crate) fn names(&self) -> &CardNames {
        &self.names
    }
}

fn messages(area: Area, lang: Lang, names: &CardNames, errors: &mut Vec<String>) -> Vec<CompiledMessage> {
    let mut own = Vec::new();
    let source = CatalogueFile::new(area.catalogue(lang), &mut own);
    let keys: Vec<_> = area.specs().iter().map(MessageSpec::key).collect();
    own.extend(
        source.keys().filter(|key| !keys.iter().any(|known| known == key)).map(|key| format!("{key}: not declared")),
    );
    let compile =
        |(message, key): (&MessageSpec, &String)| source.compile(key, "", message.args, Some(names), &mut own);
    let messages = area.specs().iter().zip(&keys).map(compile).collect();
    errors.extend(own.iter().map(|error| format!("{lang}/{}.ftl: {error}", area.file())));
    messages
}
