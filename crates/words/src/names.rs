//! The names of cards and colours in one language, in each grammatical form its catalogue has.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};

use crate::{Lang, area};

const SUITS: [&str; 5] = ["red", "black", "blue", "green", "queens"];
const LETTERS: &str = "RKBG";
const FACES: &str = "2345678Q";

/// All the names of one form; the form without a name is the one of a caption.
struct Form<const N: usize> {
    name: String,
    texts: [String; N],
}

/// What `cards.ftl` says, looked up once so that a sentence only has to copy it.
pub(crate) struct Names {
    cards: Vec<Form<32>>,
    suits: Vec<Form<5>>,
    you: String,
    comma: String,
    and: String,
    or: String,
}

impl Names {
    pub(crate) fn new(lang: Lang) -> Self {
        let source = Source::new(lang);
        let card_form =
            |name: &str| Form { name: name.to_owned(), texts: std::array::from_fn(|index| source.card(index, name)) };
        let suit_form = |name: &str| Form {
            name: name.to_owned(),
            texts: SUITS.map(|suit| source.say("suit", name, &[("suit", suit)])),
        };
        let separator = |key| source.say(key, "", &[("a", ""), ("b", "")]);
        Self {
            cards: source.forms("number").iter().map(|name| card_form(name)).collect(),
            suits: source.forms("suit").iter().map(|name| suit_form(name)).collect(),
            you: source.say("you", "", &[]),
            comma: separator("list-comma"),
            and: separator("list-and"),
            or: separator("list-or"),
        }
    }

    /// The reader, in a list of people.
    pub(crate) fn you(&self) -> &str {
        &self.you
    }

    /// The name of a card given by its notation.
    pub(crate) fn card(&self, notation: &str, form: &str) -> Option<&str> {
        let texts = &self.cards.iter().find(|known| known.name == form)?.texts;
        texts.get(card_index(notation)?).map(String::as_str)
    }

    /// The name of a colour (or of the Queens as a suit) given by its key.
    pub(crate) fn suit(&self, key: &str, form: &str) -> Option<&str> {
        let texts = &self.suits.iter().find(|known| known.name == form)?.texts;
        texts.get(SUITS.iter().position(|suit| *suit == key)?).map(String::as_str)
    }

    /// "a, b and c".
    pub(crate) fn and<S: AsRef<str>>(&self, items: impl Iterator<Item = S>) -> String {
        self.join(items, &self.and)
    }

    /// "a, b or c".
    pub(crate) fn or<S: AsRef<str>>(&self, items: impl Iterator<Item = S>) -> String {
        self.join(items, &self.or)
    }

    fn join<S: AsRef<str>>(&self, items: impl Iterator<Item = S>, last: &str) -> String {
        let mut items = items.peekable();
        let mut text = String::new();
        while let Some(item) = items.next() {
            if !text.is_empty() {
                text.push_str(if items.peek().is_some() { &self.comma } else { last });
            }
            text.push_str(item.as_ref());
        }
        text
    }

    /// Joins the names behind a list of notations or keys; `None` when one of them is unknown.
    pub(crate) fn list<'n>(&'n self, text: &str, join: &str, name: impl Fn(&str) -> Option<&'n str>) -> Option<String> {
        let names: Option<Vec<_>> = text.split_whitespace().map(name).collect();
        match join {
            "or" => Some(self.or(names?.iter())),
            "and" => Some(self.and(names?.iter())),
            "comma" => Some(self.join(names?.iter(), &self.comma)),
            _ => None,
        }
    }
}

fn card_index(notation: &str) -> Option<usize> {
    let mut letters = notation.chars();
    let colour = LETTERS.find(letters.next()?)?;
    let face = FACES.find(letters.next()?)?;
    Some(colour * FACES.len() + face)
}

/// `cards.ftl` while it is being read.
struct Source(FluentBundle<FluentResource>);

impl Source {
    fn new(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        let text = area::embedded!("cards", lang);
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(sound, _)| sound);
        bundle.add_resource_overriding(resource);
        Self(bundle)
    }

    /// The names of the forms of a message: the plain one, then its attributes.
    fn forms(&self, key: &str) -> Vec<String> {
        let message = self.0.get_message(key);
        let attributes = message.iter().flat_map(FluentMessage::attributes);
        std::iter::once(String::new()).chain(attributes.map(|form| form.id().to_owned())).collect()
    }

    fn card(&self, index: usize, form: &str) -> String {
        let colour = SUITS[index / FACES.len()];
        match &FACES[index % FACES.len()..][..1] {
            "Q" => self.say("queen", form, &[("colour", colour)]),
            number => self.say("number", form, &[("colour", colour), ("number", number)]),
        }
    }

    fn say(&self, key: &str, form: &str, values: &[(&'static str, &str)]) -> String {
        let args: FluentArgs<'_> = values.iter().map(|&(name, value)| (name, FluentValue::from(value))).collect();
        let pattern = self.0.get_message(key).and_then(|message| match form {
            "" => message.value(),
            _ => message.get_attribute(form).map(|attribute| attribute.value()),
        });
        pattern.map_or_else(String::new, |pattern| {
            self.0.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
        })
    }
}
