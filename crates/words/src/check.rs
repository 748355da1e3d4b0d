//! Proof that the five catalogues say the same things, all of them, and in the right script.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser::parse;

use crate::area::Area;
use crate::argument::{Kind, Name};
use crate::message::Declared;
use crate::{Lang, Words};

/// The plural classes of all five languages are met by these.
const NUMBERS: [u32; 9] = [0, 1, 2, 3, 5, 21, 100, 1_000, 123_456];

/// Texts that are rightly the same in English and another language: names, notation, loan words.
const SAME_AS_ENGLISH: &[(&str, &[&str])] = &[
    ("bot", &["de", "id"]),
    ("bot-of", &["de", "id"]),
    ("dealer-mark", &["id"]),
    ("opponents", &["de"]),
    ("pace-normal", &["de"]),
];

fn parsed(area: Area, lang: Lang) -> Resource<&'static str> {
    parse(area.catalogue(lang)).unwrap_or_else(|(_, errors)| panic!("{}/{}.ftl: {errors:?}", lang, area.file()))
}

fn messages(resource: &Resource<&'static str>) -> Vec<Message<&'static str>> {
    let message = |entry: &Entry<&'static str>| match entry {
        Entry::Message(message) => Some(message.clone()),
        Entry::Junk { content } => panic!("not Fluent: {content}"),
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

/// Where a variable may stand: in a function of this name, or plainly in the text (or a selector).
type Uses = BTreeSet<(String, Option<String>)>;

fn uses_in_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            uses_in_expression(expression, uses);
        }
    }
}

fn uses_in_expression(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => uses_in_inline(inline, None, uses),
        Expression::Select { selector, variants } => {
            uses_in_inline(selector, None, uses);
            variants.iter().for_each(|variant| uses_in_pattern(&variant.value, uses));
        }
    }
}

fn uses_in_inline(inline: &InlineExpression<&str>, function: Option<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            uses.insert((id.name.to_owned(), function.map(str::to_owned)));
        }
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
            positional.iter().for_each(|argument| uses_in_inline(argument, Some(id.name), uses));
        }
        InlineExpression::Placeable { expression } => uses_in_expression(expression, uses),
        _ => {}
    }
}

fn uses_in(message: &Message<&str>) -> Uses {
    let mut uses = Uses::new();
    message.value.iter().for_each(|value| uses_in_pattern(value, &mut uses));
    message.attributes.iter().for_each(|attribute| uses_in_pattern(&attribute.value, &mut uses));
    uses
}

/// Whether an argument of this kind may stand in this function: cards and colours are always spoken by
/// name, numbers, names and texts as they are.
fn fits(kind: Kind, function: Option<&str>) -> bool {
    match kind {
        Kind::Number | Kind::Text | Kind::Who => function.is_none(),
        Kind::Card => matches!(function, Some("CARD" | "KIND")),
        Kind::Cards => matches!(function, Some("CARDS" | "COUNT")),
        Kind::Suit => matches!(function, Some("SUIT")),
        Kind::Suits => matches!(function, Some("SUITS" | "COUNT")),
    }
}

fn faults_of_message(declared: &Declared, message: &Message<&str>) -> Vec<String> {
    let uses = uses_in(message);
    let used: BTreeSet<&str> = uses.iter().map(|(name, _)| name.as_str()).collect();
    let wanted: BTreeMap<&str, Kind> = declared.args.iter().copied().collect();
    let mut faults: Vec<String> = Vec::new();
    faults.extend(wanted.keys().filter(|name| !used.contains(*name)).map(|name| format!("never says ${name}")));
    faults.extend(used.iter().filter(|name| !wanted.contains_key(*name)).map(|name| format!("does not get ${name}")));
    for (name, function) in &uses {
        if wanted.get(name.as_str()).is_some_and(|kind| !fits(*kind, function.as_deref())) {
            faults.push(format!("uses ${name} in {}", function.as_deref().unwrap_or("plain text")));
        }
    }
    if message.value.is_none() {
        faults.push("has no text".to_owned());
    }
    faults
}

fn faults_of_catalogue(area: Area, lang: Lang) -> Vec<String> {
    let resource = parsed(area, lang);
    let mut found = BTreeMap::new();
    let mut faults = Vec::new();
    for message in messages(&resource) {
        if found.insert(message.id.name, message).is_some() {
            faults.push("a key stands there twice".to_owned());
        }
    }
    for declared in area.declared() {
        let key = declared.key();
        match found.remove(key.as_str()) {
            None => faults.push(format!("{key}: missing")),
            Some(message) => {
                faults.extend(faults_of_message(declared, &message).iter().map(|fault| format!("{key}: {fault}")));
            }
        }
    }
    faults.extend(found.keys().map(|key| format!("{key}: not declared in Rust")));
    faults.iter().map(|fault| format!("{lang}/{}.ftl: {fault}", area.file())).collect()
}

fn all_catalogues() -> impl Iterator<Item = (Area, Lang)> {
    Area::ALL.into_iter().flat_map(|area| Lang::ALL.map(|lang| (area, lang)))
}

#[test]
fn every_catalogue_has_exactly_the_declared_messages_and_arguments() {
    let faults: Vec<_> = all_catalogues().flat_map(|(area, lang)| faults_of_catalogue(area, lang)).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Sample values of an argument; messages are tried with the samples of all their arguments side by side.
fn samples(kind: Kind) -> Vec<FluentValue<'static>> {
    match kind {
        Kind::Number => NUMBERS.iter().map(|&number| FluentValue::from(number)).collect(),
        Kind::Text => vec![FluentValue::from("Mira")],
        Kind::Who => vec![FluentValue::from("you"), FluentValue::Custom(Box::new(Name("Mira".to_owned())))],
        Kind::Card => ["R8", "K2", "BQ", "G5", "KQ"].map(FluentValue::from).to_vec(),
        Kind::Cards => ["R8", "K2 BQ", "R8 K2 GQ"].map(FluentValue::from).to_vec(),
        Kind::Suit => ["red", "black", "blue", "green"].map(FluentValue::from).to_vec(),
        Kind::Suits => ["red", "black queens", "red blue green"].map(FluentValue::from).to_vec(),
    }
}

/// Every combination of sample arguments.
fn calls(declared: &Declared) -> Vec<FluentArgs<'static>> {
    let mut calls = vec![FluentArgs::new()];
    for (name, kind) in declared.args {
        let mut longer = Vec::new();
        for call in &calls {
            for value in samples(*kind) {
                let mut next: FluentArgs<'static> =
                    call.iter().map(|(name, value)| (name.to_owned(), value.into_owned())).collect();
                next.set(*name, value);
                longer.push(next);
            }
        }
        calls = longer;
    }
    calls
}

/// Says a message with all its sample arguments.
fn said(words: &Words, area: Area, place: usize) -> Vec<String> {
    let declared = &area.declared()[place];
    let say = |args: FluentArgs<'static>| {
        let mut errors = Vec::new();
        let text = words.spoken(area).format(place, &args, &mut errors).into_owned();
        let broken =
            !errors.is_empty() || text.is_empty() || text.contains(['{', '}', '$', '#']) || text.contains("()");
        assert!(!broken, "{} {}: {text:?} {args:?} {errors:?}", words.lang(), declared.key());
        text
    };
    calls(declared).into_iter().map(say).collect()
}

#[test]
fn every_message_can_be_said_in_every_language() {
    for words in Lang::ALL.map(Words::new) {
        for area in Area::ALL {
            for place in 0..area.declared().len() {
                for text in said(&words, area, place) {
                    let tidy = !text.contains("  ") && !text.contains(" .") && !text.contains(" ,");
                    assert!(tidy && text.trim() == text, "{} {text:?}", words.lang());
                }
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = Words::new(Lang::En);
    let mut faults = Vec::new();
    for words in Lang::ALL.map(Words::new).iter().skip(1) {
        for area in Area::ALL {
            for (place, declared) in area.declared().iter().enumerate() {
                let key = declared.key();
                let code = words.lang().code();
                let allowed = SAME_AS_ENGLISH.iter().any(|(same, langs)| *same == key && langs.contains(&code));
                if (said(words, area, place) == said(&english, area, place)) != allowed {
                    faults.push(format!("{code}/{}.ftl: {key}", area.file()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "same as English, or needlessly on the list:\n{}", faults.join("\n"));
}

fn is_devanagari(letter: char) -> bool {
    matches!(letter, '\u{0900}'..='\u{097f}')
}

fn is_bengali(letter: char) -> bool {
    matches!(letter, '\u{0980}'..='\u{09ff}')
}

#[test]
fn each_language_is_written_in_its_own_script() {
    // The danda । and ॥ lie in the Devanagari block and belong to Bengali as well.
    let native = |lang: Lang, letter: char| match lang {
        Lang::Hi => is_devanagari(letter),
        Lang::Bn => is_bengali(letter) || matches!(letter, '\u{0964}' | '\u{0965}'),
        _ => letter.is_ascii() || matches!(letter, '\u{00a0}'..='\u{024f}' | '\u{2000}'..='\u{2bff}'),
    };
    let indic = |letter: char| matches!(letter, '\u{0900}'..='\u{0dff}');
    for (area, lang) in all_catalogues() {
        for message in messages(&parsed(area, lang)) {
            let text = format!("{:?}", message.value);
            let alien: String = text.chars().filter(|&letter| indic(letter) && !native(lang, letter)).collect();
            assert!(alien.is_empty(), "{lang} {}: {alien}", message.id.name);
        }
    }
    for lang in [Lang::Hi, Lang::Bn] {
        let words = Words::new(lang);
        for area in Area::ALL {
            for (place, declared) in area.declared().iter().enumerate() {
                let allowed =
                    SAME_AS_ENGLISH.iter().any(|(key, langs)| *key == declared.key() && langs.contains(&lang.code()));
                for text in said(&words, area, place) {
                    let own = text.chars().any(|letter| native(lang, letter));
                    assert!(own || allowed, "{lang} {}: {text}", declared.key());
                }
            }
        }
    }
}

#[test]
fn the_slips_of_the_printed_books_are_not_repeated() {
    // A slip is looked for at the start of words: स्क्रीन (screen) is none.
    let slips = [(Lang::Hi, &["हरा पत्ता", "कीन", "क्रीन"][..]), (Lang::Bn, &["পান্থ", "স্টিক", "৩–৮"][..])];
    for (lang, slips) in slips {
        for area in Area::ALL {
            let text =
                area.catalogue(lang).replace(|letter: char| letter.is_ascii_punctuation() || letter == '\n', " ");
            for slip in slips {
                assert!(!text.contains(&format!(" {slip}")), "{lang}/{}.ftl: {slip}", area.file());
            }
        }
    }
}

#[test]
fn an_empty_list_is_said_in_words_of_its_own() {
    let none = rules::CardSet::EMPTY;
    for words in Lang::ALL.map(Words::new) {
        for text in [words.say(crate::Game::HandIs { cards: none }), words.say(crate::Game::PlayableIs { cards: none })]
        {
            assert!(text.ends_with(['.', '।']) && !text.contains([':', '{']), "{text}");
        }
    }
}
