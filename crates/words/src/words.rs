//! The catalogues, made ready to speak.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use rules::{Card, Colour};

use crate::area::Area;
use crate::argument::Suit;
use crate::message::Declared;
use crate::names::Names;
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
    names: Arc<Names>,
    areas: [Spoken; Area::ALL.len()],
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
        let names = Arc::new(Names::new(lang));
        let areas = Area::ALL.map(|area| Spoken::new(area, lang, &names));
        Self { lang, names, areas }
    }

    /// The language spoken.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a message. One without arguments costs a look into an array.
    #[must_use]
    pub fn say<M: Message>(&self, message: M) -> Cow<'_, str> {
        let spoken = &self.areas[M::AREA as usize];
        if let Some(text) = &spoken.lines[message.place()].fixed {
            return Cow::Borrowed(text);
        }
        let mut args = FluentArgs::with_capacity(4);
        message.fill(self, &mut args);
        spoken.format(message.place(), &args, &mut Vec::new())
    }

    /// The name of a card as on a label: "Red 8".
    #[must_use]
    pub fn card(&self, card: Card) -> &str {
        self.names.card(card.text(), "").unwrap_or_default()
    }

    /// The name of a colour as on a label: "Red".
    #[must_use]
    pub fn colour(&self, colour: Colour) -> &str {
        self.suit(Suit::Colour(colour))
    }

    /// The name of a colour or of the Queens as on a label: "Red", "Queens".
    #[must_use]
    pub fn suit(&self, suit: Suit) -> &str {
        self.names.suit(suit.key(), "").unwrap_or_default()
    }

    /// A whole number as this language writes it.
    #[must_use]
    pub fn number(&self, value: i64) -> String {
        number::format(self.lang, value as f64, 0, true)
    }

    /// A number with one decimal as this language writes it.
    #[must_use]
    pub fn decimal(&self, value: f64) -> String {
        number::format(self.lang, value, 1, true)
    }

    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    #[cfg(test)]
    pub(crate) fn spoken(&self, area: Area) -> &Spoken {
        &self.areas[area as usize]
    }
}

/// One area in one language.
pub(crate) struct Spoken {
    bundle: FluentBundle<FluentResource>,
    lines: Vec<Line>,
}

/// One message: its key, and its text when it has no arguments.
struct Line {
    key: String,
    fixed: Option<Box<str>>,
}

impl Spoken {
    fn new(area: Area, lang: Lang, names: &Arc<Names>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(lang)));
        add_functions(&mut bundle, names);
        // A test proves the embedded catalogues sound; what can be read is used in any case.
        let resource = FluentResource::try_new(area.catalogue(lang).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(sound, _)| sound));
        let mut spoken = Self { bundle, lines: Vec::new() };
        spoken.lines = area.declared().iter().map(|message| spoken.line(message)).collect();
        spoken
    }

    fn line(&self, message: &Declared) -> Line {
        let key = message.key();
        let fixed = message.args.is_empty().then(|| {
            let text = self.format_key(&key, &FluentArgs::new(), &mut Vec::new());
            text.into_owned().into_boxed_str()
        });
        Line { key, fixed }
    }

    pub(crate) fn format(&self, place: usize, args: &FluentArgs<'_>, errors: &mut Vec<FluentError>) -> Cow<'_, str> {
        self.format_key(&self.lines[place].key, args, errors)
    }

    /// The text of a message; its key when the catalogue lacks it, which a test rules out.
    fn format_key<'s>(&'s self, key: &str, args: &FluentArgs<'_>, errors: &mut Vec<FluentError>) -> Cow<'s, str> {
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, Some(args), errors),
            None => Cow::Owned(key.to_owned()),
        }
    }
}

/// The functions catalogues may call. `form` names an attribute in `cards.ftl`, `join` is "and", "or" or "comma".
fn add_functions(bundle: &mut FluentBundle<FluentResource>, names: &Arc<Names>) {
    let mut add = |id, say: fn(&Names, &Call<'_>) -> Option<String>| {
        let names = Arc::clone(names);
        // Only a second function of the same name could be refused.
        let _ = bundle.add_function(id, move |values, options| {
            let said = Call::new(values, options).and_then(|call| say(&names, &call));
            said.map_or(FluentValue::Error, FluentValue::from)
        });
    };
    add("CARD", |names, call| names.card(call.text, call.form).map(str::to_owned));
    add("CARDS", |names, call| names.list(call.text, call.join, |card| names.card(card, call.form)));
    add("SUIT", |names, call| names.suit(call.text, call.form).map(str::to_owned));
    add("SUITS", |names, call| names.list(call.text, call.join, |suit| names.suit(suit, call.form)));
    add("KIND", |_, call| Some(if call.text.ends_with('Q') { "queen" } else { "number" }.to_owned()));
    add("COUNT", |_, call| Some(amount(call.text.split_whitespace().count()).to_owned()));
}

/// What a list is to a selector: `none`, `single` or `several`.
const fn amount(count: usize) -> &'static str {
    match count {
        0 => "none",
        1 => "single",
        _ => "several",
    }
}

/// A call of one of our functions from a catalogue.
struct Call<'c> {
    text: &'c str,
    form: &'c str,
    join: &'c str,
}

impl<'c> Call<'c> {
    fn new(values: &'c [FluentValue<'_>], options: &'c FluentArgs<'_>) -> Option<Self> {
        let option = |name| match options.get(name) {
            Some(FluentValue::String(value)) => Some(value.as_ref()),
            _ => None,
        };
        match values {
            [FluentValue::String(text)] => {
                Some(Self { text, form: option("form").unwrap_or_default(), join: option("join").unwrap_or("and") })
            }
            _ => None,
        }
    }
}
