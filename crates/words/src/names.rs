//! The names of cards and colours in one language, in each grammatical form its catalogue has.

use rules::Card;

use crate::argument::{Suit, Who};
use crate::compile::Source;
use crate::direction::isolated;
use crate::number;
use crate::script::{Script, Speaker};
use crate::value::{Kind, Value};
use crate::{Lang, area};

/// All the names of one form; the form without a name is the one of a caption.
struct Form<const N: usize> {
    name: String,
    texts: [Box<str>; N],
}

/// How the items of a list are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Join {
    And,
    Or,
    Comma,
}

/// What `cards.ftl` says, looked up once so that a sentence only has to copy it.
pub(crate) struct Names {
    lang: Lang,
    cards: Vec<Form<32>>,
    suits: Vec<Form<5>>,
    you: Box<str>,
    comma: Box<str>,
    /// What stands before the last of two, and before the last of more.
    and: [Box<str>; 2],
    or: [Box<str>; 2],
}

impl Names {
    /// Reads `cards.ftl`, adding what is wrong with it to `faults`.
    pub(crate) fn new(lang: Lang, faults: &mut Vec<String>) -> Self {
        let source = Source::new(area::embedded!("cards", lang), faults);
        let mut read = Reader { lang, source, faults };
        let forms = read.forms("number");
        let cards = forms.into_iter().map(|name| read.card_form(name)).collect();
        let forms = read.forms("suit");
        let suits = forms.into_iter().map(|name| read.suit_form(name)).collect();
        let you = read.say("you", "", &[], &[]);
        let comma = read.separator("list-comma");
        let and = ["list-and", "list-and-many"].map(|key| read.separator(key));
        let or = ["list-or", "list-or-many"].map(|key| read.separator(key));
        Self { lang, cards, suits, you, comma, and, or }
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

    /// Writes "a, b and c".
    pub(crate) fn list<T>(
        &self,
        join: Join,
        items: impl Iterator<Item = T>,
        out: &mut String,
        mut write: impl FnMut(&mut String, T),
    ) {
        let mut items = items.enumerate().peekable();
        while let Some((index, item)) = items.next() {
            if index > 0 {
                let is_last = items.peek().is_none();
                out.push_str(match join {
                    Join::And if is_last => &self.and[usize::from(index > 1)],
                    Join::Or if is_last => &self.or[usize::from(index > 1)],
                    _ => &self.comma,
                });
            }
            write(out, item);
        }
    }

    pub(crate) fn people(&self, people: &[Who<'_>], out: &mut String) {
        self.list(Join::And, people.iter(), out, |out, who| match who {
            Who::You => out.push_str(&self.you),
            Who::Name(name) => out.push_str(&isolated(name)),
        });
    }

    pub(crate) fn amounts(&self, amounts: &[u32], out: &mut String) {
        self.list(Join::And, amounts.iter(), out, |out, &amount| {
            number::write(self.lang, f64::from(amount), 0, true, out);
        });
    }
}

/// `cards.ftl` while it is being read.
struct Reader<'f> {
    lang: Lang,
    source: Source,
    faults: &'f mut Vec<String>,
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
        let colour = Value::Suit(Suit::Colour(card.colour()));
        match card.rank() {
            None => self.say("queen", form, &[("colour", Kind::Suit)], &[colour]),
            // The digit is the one printed on the card, whatever digits the language writes.
            Some(_) => {
                let arguments = [("colour", Kind::Suit), ("number", Kind::Text)];
                self.say("number", form, &arguments, &[colour, Value::Text(&card.as_str()[1..])])
            }
        }
    }

    fn suit_form(&mut self, name: String) -> Form<5> {
        let texts = Suit::ALL.map(|suit| self.say("suit", &name, &[("suit", Kind::Suit)], &[Value::Suit(suit)]));
        Form { name, texts }
    }

    fn separator(&mut self, key: &str) -> Box<str> {
        let arguments = [("a", Kind::Text), ("b", Kind::Text)];
        self.say(key, "", &arguments, &[Value::Text(""), Value::Text("")])
    }

    fn say(&mut self, key: &str, form: &str, arguments: &[(&str, Kind)], values: &[Value<'_>]) -> Box<str> {
        let script: Script = self.source.compile(key, form, arguments, None, self.faults);
        let mut text = String::new();
        Speaker { lang: self.lang, names: None }.speak(&script, values, &mut text);
        text.into_boxed_str()
    }
}
