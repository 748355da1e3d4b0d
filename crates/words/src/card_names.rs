//! The names of cards and colours in one language, in each grammatical form of its catalogue.

use rules::Card;

use crate::argument::{Suit, Who};
use crate::bidi::isolated;
use crate::compile::{CatalogueFile, Speech};
use crate::compiled::Renderer;
use crate::head::Head;
use crate::language::Language;
use crate::locale::Locale;
use crate::number;
use crate::value::{ArgKind, ArgValue};

/// All names in one grammatical form. The form without a name is for labels.
struct Form<const N: usize> {
    name: String,
    texts: [Box<str>; N],
}

/// The conjunction before the last item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListJoin {
    And,
    Or,
    Comma,
}

/// The texts of `cards.ftl`. They are rendered once, and sentences copy them.
pub(crate) struct CardNames {
    head: Head,
    cards: Vec<Form<32>>,
    suits: Vec<Form<5>>,
    you: Box<str>,
    comma: Box<str>,
    /// The text before the last of two items, and before the last of more.
    and: [Box<str>; 2],
    or: [Box<str>; 2],
}

impl CardNames {
    /// Reads `cards.ftl` and adds its errors to `errors`.
    pub(crate) fn new(language: &Language, locale: &Locale, errors: &mut Vec<String>) -> Self {
        let source = CatalogueFile::new(language.file("cards"), errors);
        let mut read = Reader { locale, source, errors };
        let forms = read.forms("number");
        let cards = forms.into_iter().map(|name| read.card_form(name)).collect();
        let forms = read.forms("suit");
        let suits = forms.into_iter().map(|name| read.suit_form(name)).collect();
        let you = read.say("you", "", &[], &[]);
        let comma = read.separator("list-comma");
        let and = ["list-and", "list-and-many"].map(|key| read.separator(key));
        let or = ["list-or", "list-or-many"].map(|key| read.separator(key));
        Self { head: language.head, cards, suits, you, comma, and, or }
    }

    pub(crate) fn card_form(&self, name: &str) -> Option<usize> {
        self.cards.iter().position(|form| form.name == name)
    }

    pub(crate) fn suit_form(&self, name: &str) -> Option<usize> {
        self.suits.iter().position(|form| form.name == name)
    }

    pub(crate) fn card(&self, card: Card, form: usize) -> &str {
        &self.cards[form].texts[card.index()]
    }

    pub(crate) fn suit(&self, suit: Suit, form: usize) -> &str {
        &self.suits[form].texts[suit.index()]
    }

    /// The names of each form of cards and of suits, for tests.
    #[cfg(test)]
    pub(crate) fn forms(&self) -> Vec<(&str, Vec<&str>)> {
        let cards = self.cards.iter().map(|form| (&*form.name, form.texts.iter().map(|text| &**text).collect()));
        let suits = self.suits.iter().map(|form| (&*form.name, form.texts.iter().map(|text| &**text).collect()));
        cards.chain(suits).collect()
    }

    /// Writes "a, b and c".
    pub(crate) fn list<T>(
        &self,
        join: ListJoin,
        items: impl Iterator<Item = T>,
        out: &mut String,
        mut write: impl FnMut(&mut String, T),
    ) {
        let mut items = items.enumerate().peekable();
        while let Some((index, item)) = items.next() {
            if index > 0 {
                let is_last = items.peek().is_none();
                out.push_str(match join {
                    ListJoin::And if is_last => &self.and[usize::from(index > 1)],
                    ListJoin::Or if is_last => &self.or[usize::from(index > 1)],
                    _ => &self.comma,
                });
            }
            write(out, item);
        }
    }

    pub(crate) fn people(&self, people: &[Who<'_>], out: &mut String) {
        self.list(ListJoin::And, people.iter(), out, |out, who| match who {
            Who::You => out.push_str(&self.you),
            Who::Name(name) => out.push_str(&isolated(name, self.head.direction)),
        });
    }

    pub(crate) fn amounts(&self, amounts: &[u32], out: &mut String) {
        self.list(ListJoin::And, amounts.iter(), out, |out, &amount| {
            number::write(&self.head, f64::from(amount), 0, true, out);
        });
    }
}

/// The state while `cards.ftl` is read.
struct Reader<'f> {
    locale: &'f Locale,
    source: CatalogueFile,
    errors: &'f mut Vec<String>,
}

impl Reader<'_> {
    /// The names of the forms of a message: the plain one, then its attributes.
    fn forms(&self, key: &str) -> Vec<String> {
        std::iter::once(String::new()).chain(self.source.attributes(key)).collect()
    }

    fn card_form(&mut self, name: String) -> Form<32> {
        let texts = Card::ALL.map(|card| self.card(card, &name));
        Form { name, texts }
    }

    fn card(&mut self, card: Card, form: &str) -> Box<str> {
        let colour = ArgValue::Suit(Suit::Colour(card.colour()));
        match card.rank() {
            None => self.say("queen", form, &[("colour", ArgKind::Suit)], &[colour]),
            // The digit is the Latin one printed on the card, even if the language has other digits.
            Some(_) => {
                let arguments = [("colour", ArgKind::Suit), ("number", ArgKind::Text)];
                self.say("number", form, &arguments, &[colour, ArgValue::Text(&card.as_str()[1..])])
            }
        }
    }

    fn suit_form(&mut self, name: String) -> Form<5> {
        let texts = Suit::ALL.map(|suit| self.say("suit", &name, &[("suit", ArgKind::Suit)], &[ArgValue::Suit(suit)]));
        Form { name, texts }
    }

    fn separator(&mut self, key: &str) -> Box<str> {
        let arguments = [("a", ArgKind::Text), ("b", ArgKind::Text)];
        self.say(key, "", &arguments, &[ArgValue::Text(""), ArgValue::Text("")])
    }

    fn say(&mut self, key: &str, form: &str, arguments: &[(&str, ArgKind)], values: &[ArgValue<'_>]) -> Box<str> {
        let speech = Speech { locale: self.locale, names: None };
        let message = self.source.compile(key, form, arguments, speech, self.errors).unwrap_or_default();
        let mut text = String::new();
        Renderer { locale: self.locale, names: None }.render(&message, values, &mut text);
        text.into_boxed_str()
    }
}
