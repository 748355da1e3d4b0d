//! The compiled catalogues.

use std::borrow::Cow;
use std::cell::LazyCell;
use std::sync::Arc;

use rules::{Card, Colour};

use crate::area::Area;
use crate::argument::Suit;
use crate::card_names::CardNames;
use crate::compile::{CatalogueFile, Speech};
use crate::compiled::{CompiledMessage, Renderer, Segment};
use crate::head::Direction;
use crate::language::Language;
use crate::locale::Locale;
use crate::message::MessageSpec;
use crate::value::ArgValue;
use crate::{Lang, Message, number};

/// All messages in all languages. A program creates it once and shares it.
#[derive(Debug)]
pub struct Catalogue(Vec<Words>);

impl Catalogue {
    /// Compiles the catalogues of all languages.
    #[must_use]
    pub fn new() -> Self {
        let english = LazyCell::new(|| Arc::new(Words::built_in_english()));
        Self(
            Lang::known()
                .map(|lang| Words::compile(lang, Language::of(lang), &|| Some(Arc::clone(&english))).0)
                .collect(),
        )
    }

    /// The words of one language.
    #[must_use]
    pub fn words(&self, lang: Lang) -> &Words {
        self.0.get(lang as usize).unwrap_or(&self.0[0])
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

/// All messages in one language.
///
/// ```
/// use words::{Lang, SiteMsg, Words};
/// let words = Words::new(Lang::De);
/// assert_eq!(words.say(SiteMsg::PlayNow), "Jetzt spielen");
/// ```
pub struct Words {
    lang: Lang,
    locale: Locale,
    names: Arc<CardNames>,
    /// The messages of each area, in the order declared. If the language lacks one, the English message is used.
    messages: [Vec<Option<CompiledMessage>>; Area::ALL.len()],
    /// English for the gaps of the language, if it has any.
    english: Option<Arc<Words>>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

impl Words {
    /// Compiles the catalogues of one language.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Self::with_errors(lang).0
    }

    /// Compiles a language, and also returns the errors in its catalogues. English replaces missing and faulty
    /// messages.
    pub(crate) fn with_errors(lang: Lang) -> (Self, Vec<String>) {
        Self::compile(lang, Language::of(lang), &|| Some(Arc::new(Self::built_in_english())))
    }

    /// The built-in English messages. A test proves that they are complete.
    fn built_in_english() -> Self {
        Self::compile(Lang::En, Language::built_in(Lang::En), &|| None).0
    }

    /// Compiles a language. It calls `english` only if a message is missing.
    pub(crate) fn compile(
        lang: Lang,
        language: &Language,
        english: &dyn Fn() -> Option<Arc<Self>>,
    ) -> (Self, Vec<String>) {
        let locale = Locale::new(language.head);
        let mut errors = Vec::new();
        let own_names = CardNames::new(language, &locale, &mut errors);
        errors.dedup();
        errors.iter_mut().for_each(|error| error.insert_str(0, "cards.ftl: "));
        let replaced = if errors.is_empty() { None } else { english() };
        let names = replaced.as_ref().map_or_else(|| Arc::new(own_names), |english| Arc::clone(&english.names));
        let speech = Speech { locale: &locale, names: Some(&names) };
        let messages = Area::ALL.map(|area| messages(area, language, speech, &mut errors));
        let has_gaps = messages.iter().flatten().any(Option::is_none);
        let english = replaced.or_else(|| if has_gaps { english() } else { None });
        (Self { lang, locale, names, messages, english }, errors)
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Renders a message. A message without arguments is only looked up.
    #[must_use]
    pub fn say<M: Message>(&self, message: M) -> Cow<'_, str> {
        match (self.messages[M::AREA as usize][message.index()].as_deref(), &self.english) {
            (Some([Segment::Text(text)]), _) => Cow::Borrowed(text),
            (Some(compiled), _) => Cow::Owned(self.render(compiled, &message.values())),
            (None, Some(english)) => english.isolated_in(self.direction(), english.say(message)),
            (None, None) => Cow::Borrowed(""),
        }
    }

    fn direction(&self) -> Direction {
        self.locale.head.direction
    }

    /// Isolates a text of this language inside text with another direction, so that its full stop stays at its end.
    fn isolated_in<'t>(&self, around: Direction, text: Cow<'t, str>) -> Cow<'t, str> {
        match self.direction() {
            own if own == around => text,
            Direction::LeftToRight => Cow::Owned(format!("\u{2066}{text}\u{2069}")),
            Direction::RightToLeft => Cow::Owned(format!("\u{2067}{text}\u{2069}")),
        }
    }

    /// Renders a message as an owned text.
    #[must_use]
    pub fn string<M: Message>(&self, message: M) -> String {
        self.say(message).into_owned()
    }

    /// The name of a card for a label: "Red 8".
    #[must_use]
    pub fn card(&self, card: Card) -> &str {
        self.names.card(card, 0)
    }

    /// The name of a colour for a label: "Red".
    #[must_use]
    pub fn colour(&self, colour: Colour) -> &str {
        self.suit(Suit::Colour(colour))
    }

    /// The name of a colour or of the Queens for a label: "Red", "Queens".
    #[must_use]
    pub fn suit(&self, suit: Suit) -> &str {
        self.names.suit(suit, 0)
    }

    /// A whole number in the notation of the language.
    #[must_use]
    pub fn number(&self, value: i64) -> String {
        self.written(value as f64, 0)
    }

    /// A number with one decimal in the notation of the language.
    #[must_use]
    pub fn decimal(&self, value: f64) -> String {
        self.written(value, 1)
    }

    fn written(&self, value: f64, decimals: usize) -> String {
        let mut text = String::new();
        number::write(&self.locale.head, value, decimals, true, &mut text);
        text
    }

    fn render(&self, message: &[Segment], values: &[ArgValue<'_>]) -> String {
        let mut text = String::with_capacity(64);
        Renderer { locale: &self.locale, names: Some(&self.names) }.render(message, values, &mut text);
        text
    }

    /// Renders a message by its index, for tests of all messages.
    #[cfg(test)]
    pub(crate) fn say_at(&self, area: Area, index: usize, values: &[ArgValue<'_>]) -> String {
        match (&self.messages[area as usize][index], &self.english) {
            (Some(compiled), _) => self.render(compiled, values),
            (None, Some(english)) => {
                let said = english.say_at(area, index, values).into();
                english.isolated_in(self.direction(), said).into_owned()
            }
            (None, None) => String::new(),
        }
    }

    #[cfg(test)]
    pub(crate) fn names(&self) -> &CardNames {
        &self.names
    }
}

fn messages(
    area: Area,
    language: &Language,
    speech: Speech<'_>,
    errors: &mut Vec<String>,
) -> Vec<Option<CompiledMessage>> {
    let mut own = Vec::new();
    let source = CatalogueFile::new(language.file(area.file()), &mut own);
    let compile = |message: &MessageSpec| {
        let key = message.key();
        source.text(&key)?;
        source.compile(&key, "", message.args, speech, &mut own)
    };
    let messages = area.specs().iter().map(compile).collect();
    errors.extend(own.iter().map(|error| format!("{}.ftl: {error}", area.file())));
    messages
}
