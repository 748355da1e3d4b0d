//! Compares compiled messages with Fluent's own resolver.

use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::{all_messages, calls};
use crate::area::Area;
use crate::argument::Who;
use crate::card_names::{CardNames, ListJoin};
use crate::language::Language;
use crate::plural::is_corrected;
use crate::value::ArgValue;
use crate::{Lang, Words};

type Bundle = FluentBundle<FluentResource>;

/// A value for Fluent: cards as notation, colours as keys.
fn fluent(value: ArgValue<'_>) -> FluentValue<'static> {
    match value {
        ArgValue::Number { value, .. } => FluentValue::from(value),
        ArgValue::Text(text) | ArgValue::Who(Who::Name(text)) => FluentValue::from(text.to_owned()),
        ArgValue::Who(Who::You) => FluentValue::from("you"),
        ArgValue::Card(card) => FluentValue::from(card.as_str()),
        ArgValue::CardSet(cards) => {
            FluentValue::from(cards.iter().map(rules::Card::as_str).collect::<Vec<_>>().join(" "))
        }
        ArgValue::Suit(suit) => FluentValue::from(suit.key()),
        ArgValue::Suits(suits) => FluentValue::from(suits.iter().map(|suit| suit.key()).collect::<Vec<_>>().join(" ")),
        ArgValue::People(_) | ArgValue::Amounts(_) | ArgValue::Cards(_) => panic!("no sample is one of these"),
    }
}

fn text(values: &[FluentValue<'_>]) -> String {
    match values {
        [FluentValue::String(text)] => text.to_string(),
        other => panic!("a function got {other:?}"),
    }
}

fn option(options: &FluentArgs<'_>, name: &str) -> String {
    match options.get(name) {
        Some(FluentValue::String(value)) => value.to_string(),
        _ => String::new(),
    }
}

fn list(names: &CardNames, text: &str, join: &str, name: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let join = match join {
        "or" => ListJoin::Or,
        "comma" => ListJoin::Comma,
        _ => ListJoin::And,
    };
    names.list(join, text.split_whitespace(), &mut out, |out, item| out.push_str(&name(item)));
    out
}

fn card(names: &CardNames, notation: &str, form: &str) -> String {
    let form = names.card_form(form).expect("a known form");
    names.card(notation.parse().expect("a card"), form).to_owned()
}

fn suit(names: &CardNames, key: &str, form: &str) -> String {
    let suit = crate::Suit::ALL.into_iter().find(|suit| suit.key() == key).expect("a suit");
    names.suit(suit, names.suit_form(form).expect("a known form")).to_owned()
}

fn bundle(area: Area, words: &Arc<Words>) -> Bundle {
    let lang = words.lang();
    let mut bundle = Bundle::new(vec![lang.code().parse().expect("a language")]);
    bundle.set_use_isolating(false);
    let mut add = |id: &str, say: fn(&CardNames, &str, &str, &str) -> String| {
        let words = Arc::clone(words);
        let function = move |values: &[FluentValue<'_>], options: &FluentArgs<'_>| {
            say(words.names(), &text(values), &option(options, "form"), &option(options, "join"))
        };
        bundle.add_function(id, move |values, options| function(values, options).into()).expect("a new function");
    };
    add("CARD", |names, text, form, _| card(names, text, form));
    add("CARDS", |names, text, form, join| list(names, text, join, |item| card(names, item, form)));
    add("SUIT", |names, text, form, _| suit(names, text, form));
    add("SUITS", |names, text, form, join| list(names, text, join, |item| suit(names, item, form)));
    add("KIND", |_, text, _, _| if text.ends_with('Q') { "queen" } else { "number" }.to_owned());
    add("COUNT", |_, text, _, _| {
        let count = text.split_whitespace().count();
        ["none", "single", "several"][count.min(2)].to_owned()
    });
    bundle
        .add_resource(FluentResource::try_new(Language::of(lang).file(area.file()).to_owned()).expect("Fluent"))
        .expect("new keys");
    bundle
}

/// Whether Fluent's plural rules are wrong for one of the numbers. `plural/corrections.rs` explains why.
fn is_miscounted(lang: Lang, values: &[ArgValue<'_>]) -> bool {
    let is_large = |value: &ArgValue<'_>| matches!(value, ArgValue::Number { value, .. } if *value > 9.0);
    is_corrected(lang.code()) && values.iter().any(is_large)
}

/// Reduces a text to Fluent's form, which has Latin digits without group separators and isolates no names.
fn bare(text: &str, lang: Lang) -> String {
    let group = Language::of(lang).head.group;
    let letters: Vec<char> = text.chars().collect();
    let digit = |index: usize| letters.get(index).is_some_and(|letter| letter.is_numeric());
    let kept = |index: &usize| !(letters[*index] == group && digit(index.wrapping_sub(1)) && digit(index + 1));
    (0..letters.len())
        .filter(kept)
        .filter(|index| !matches!(letters[*index], '\u{2068}' | '\u{2069}'))
        .map(|index| match letters[index] {
            digit @ '০'..='৯' => char::from(b'0' + (digit as u32 - '০' as u32) as u8),
            letter => letter,
        })
        .collect()
}

#[test]
fn compiled_messages_equal_fluents_own() {
    for lang in Lang::BUILT_IN {
        let words = Arc::new(Words::new(lang));
        let bundles = Area::ALL.map(|area| bundle(area, &words));
        for (area, index, spec) in all_messages() {
            let bundle = &bundles[area as usize];
            let key = spec.key();
            let Some(message) = bundle.get_message(&key).and_then(|message| message.value()) else {
                assert!(!lang.is_complete(), "{lang} {key}");
                continue;
            };
            for values in calls(spec).into_iter().filter(|values| !is_miscounted(lang, values)) {
                let names = spec.args.iter().map(|(name, _)| *name);
                let args: FluentArgs<'_> = names.zip(values.iter().map(|value| fluent(*value))).collect();
                let mut errors = Vec::new();
                let expected = bundle.format_pattern(message, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{lang} {key}: {errors:?}");
                assert_eq!(bare(&words.say_at(area, index, &values), lang), bare(&expected, lang), "{lang} {key}");
            }
        }
    }
}
