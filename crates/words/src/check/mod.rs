//! Checks that the complete languages have the same messages in the right script, and that the program uses all of
//! them.

mod grammar;
mod languages;
mod oracle;
mod used;

use rules::{Card, Colour};

use crate::area::Area;
use crate::argument::{Suit, Who};
use crate::language::Language;
use crate::message::MessageSpec;
use crate::value::{ArgKind, ArgValue};
use crate::{Findings, GameMsg, Lang, Words};

/// Numbers in every plural category of the five languages.
const NUMBERS: [f64; 9] = [0.0, 1.0, 2.0, 3.0, 5.0, 21.0, 100.0, 1_000.0, 123_456.0];

/// Texts that may be the same in English and another language: names, notation, loan words.
const SAME_AS_ENGLISH: &[(&str, &[&str])] = &[
    ("bot", &["de", "id"]),
    ("bot-amber", &["de"]),
    ("bot-jade", &["de"]),
    ("bot-of", &["de", "id"]),
    ("dealer-mark", &["id"]),
    ("gem-entry", &["de", "id"]),
    ("opponents", &["de"]),
    ("pace-normal", &["de"]),
];

fn may_equal_english(key: &str, lang: Lang) -> bool {
    SAME_AS_ENGLISH.iter().any(|(same, langs)| *same == key && langs.contains(&lang.code()))
}

/// Every message.
fn all_messages() -> impl Iterator<Item = (Area, usize, &'static MessageSpec)> {
    Area::ALL.into_iter().flat_map(|area| area.specs().iter().enumerate().map(move |(index, spec)| (area, index, spec)))
}

#[test]
fn every_catalogue_has_exactly_the_declared_messages_and_arguments() {
    for lang in Lang::BUILT_IN {
        let Findings { missing, extra, errors, .. } = Findings::of(lang);
        let wrong = [errors, extra, if lang.is_complete() { missing } else { Vec::new() }].concat();
        assert!(
            wrong.is_empty(),
            "{lang}: {} errors or keys that are missing or unknown:\n{}",
            wrong.len(),
            wrong.join("\n")
        );
    }
}

/// Sample values of an argument.
fn samples(kind: ArgKind) -> Vec<ArgValue<'static>> {
    const CARDS: [&str; 5] = ["R8", "K2", "BQ", "G5", "KQ"];
    const SUITS: [Suit; 3] = [Suit::Colour(Colour::Red), Suit::Colour(Colour::Green), Suit::Queens];
    let card = |text: &str| text.parse::<Card>().expect("a sample is a card");
    match kind {
        ArgKind::Number => NUMBERS.map(|value| ArgValue::Number { value, decimals: 0, grouped: true }).to_vec(),
        ArgKind::Text => vec![ArgValue::Text("Mira")],
        ArgKind::Who => vec![ArgValue::Who(Who::You), ArgValue::Who(Who::Name("Mira"))],
        ArgKind::Card => CARDS.map(|text| ArgValue::Card(card(text))).to_vec(),
        ArgKind::Cards => {
            [1, 2, 3].map(|count| ArgValue::CardSet(CARDS[..count].iter().copied().map(card).collect())).to_vec()
        }
        ArgKind::Suit => Colour::ALL.map(|colour| ArgValue::Suit(Suit::Colour(colour))).to_vec(),
        ArgKind::Suits => vec![ArgValue::Suits(&SUITS[..1]), ArgValue::Suits(&SUITS[1..]), ArgValue::Suits(&SUITS)],
    }
}

/// Sample arguments with every combination of any two arguments. No message selects by three arguments at once.
fn calls(spec: &MessageSpec) -> Vec<Vec<ArgValue<'static>>> {
    let samples: Vec<Vec<ArgValue<'static>>> = spec.args.iter().map(|(_, kind)| samples(*kind)).collect();
    let mut calls = vec![samples.iter().map(|values| values[0]).collect::<Vec<_>>()];
    for one in 0..samples.len() {
        for other in 0..=one {
            for &first in &samples[one] {
                let others = if one == other { &[first][..] } else { &samples[other] };
                calls.extend(
                    others
                        .iter()
                        .map(|&second| {
                            let mut call = calls[0].clone();
                            (call[one], call[other]) = (first, second);
                            call
                        })
                        .collect::<Vec<_>>(),
                );
            }
        }
    }
    calls
}

/// The texts of a message with all its sample arguments.
fn texts(words: &Words, area: Area, index: usize, spec: &MessageSpec) -> Vec<String> {
    calls(spec).iter().map(|values| words.say_at(area, index, values)).collect()
}

/// Checks every text of these languages. `is_right` receives the language, the key and the text.
fn check(langs: &[Lang], is_right: impl Fn(Lang, &str, &str) -> bool) {
    let mut errors = Vec::new();
    for words in langs.iter().map(|lang| Words::new(*lang)) {
        for (area, index, spec) in all_messages() {
            let (lang, key) = (words.lang(), spec.key());
            let wrong = texts(&words, area, index, spec).into_iter().find(|text| !is_right(lang, &key, text));
            errors.extend(wrong.map(|text| format!("{lang}/{}.ftl: {key}: {text:?}", area.file())));
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

#[test]
fn every_message_can_be_rendered_in_every_language() {
    check(&Lang::ALL, |_, _, text| {
        let is_whole = !text.is_empty() && !text.contains(['{', '}', '$', '#', '\n']);
        is_whole && !text.contains("  ") && !text.contains(" .") && !text.contains(" ,") && text.trim() == text
    });
}

#[test]
fn no_message_is_left_in_english() {
    let english = Words::new(Lang::En);
    let mut errors = Vec::new();
    for words in Lang::ALL.map(Words::new).iter().skip(1) {
        for (area, index, spec) in all_messages() {
            let same = texts(words, area, index, spec) == texts(&english, area, index, spec);
            if same != may_equal_english(&spec.key(), words.lang()) {
                errors.push(format!("{}/{}.ftl: {}", words.lang(), area.file(), spec.key()));
            }
        }
    }
    assert!(errors.is_empty(), "same as English, or needlessly on the list:\n{}", errors.join("\n"));
}

/// Whether a letter belongs to the language's own script, if it has one.
fn is_own(lang: Lang, letter: char) -> bool {
    match lang {
        Lang::Hi => matches!(letter, '\u{0900}'..='\u{097f}'),
        // The danda is in the Devanagari block, but Bengali uses it too.
        Lang::Bn => matches!(letter, '\u{0980}'..='\u{09ff}' | '\u{0964}' | '\u{0965}'),
        _ => false,
    }
}

#[test]
fn each_language_is_written_in_its_own_script() {
    let indic = |letter: char| matches!(letter, '\u{0900}'..='\u{0dff}');
    check(&Lang::ALL, |lang, key, text| {
        let is_foreign = text.chars().any(|letter| indic(letter) && !is_own(lang, letter));
        // "12%" is the same in every script.
        let has_letters = text.chars().any(char::is_alphabetic);
        let has_own = text.chars().any(|letter| is_own(lang, letter));
        let is_latin = matches!(lang, Lang::Hi | Lang::Bn) && has_letters && !has_own;
        !is_foreign && (!is_latin || may_equal_english(key, lang))
    });
}

/// The first letter of each sentence.
fn beginnings(text: &str) -> impl Iterator<Item = char> {
    let after = text.match_indices(". ").map(|(index, end)| &text[index + end.len()..]);
    std::iter::once(text).chain(after).filter_map(|rest| rest.trim_start_matches(['“', '„', '(']).chars().next())
}

#[test]
fn a_sentence_begins_with_a_capital() {
    check(&[Lang::En, Lang::De, Lang::Id], |_, _, text| {
        !text.ends_with(['.', '!', '?']) || !beginnings(text).any(char::is_lowercase)
    });
}

#[test]
fn hindi_spelling_is_consistent() {
    // The common modern spelling has a dot below ज and फ, where it changes the sound, but none below क, ख and ग.
    const DOTTED: [&str; 6] = ["क़", "ख़", "ग़", "\u{0958}", "\u{0959}", "\u{095a}"];
    check(&[Lang::Hi], |_, _, text| !DOTTED.iter().any(|dotted| text.contains(dotted)));
}

#[test]
fn a_bengali_sentence_has_one_kind_of_digits() {
    // Cards keep the Latin digit printed on them, so an amount must be in another sentence.
    let is_mixed = |sentence: &str| {
        sentence.contains(|letter: char| matches!(letter, '০'..='৯'))
            && sentence.contains(|letter: char| letter.is_ascii_digit())
    };
    check(&[Lang::Bn], |_, _, text| !text.split(['।', '?', '!']).any(is_mixed));
}

#[test]
fn mistakes_of_the_printed_rulebooks_are_not_repeated() {
    // Only the start of a word counts, because स्क्रीन (screen) is right.
    let slips = [(Lang::Hi, &["हरा पत्ता", "कीन", "क्रीन"][..]), (Lang::Bn, &["পান্থ", "স্টিক", "৩–৮"][..])];
    for (lang, slips) in slips {
        for area in Area::ALL {
            let text = Language::of(lang)
                .file(area.file())
                .replace(|letter: char| letter.is_ascii_punctuation() || letter == '\n', " ");
            for slip in slips {
                assert!(!text.contains(&format!(" {slip}")), "{lang}/{}.ftl: {slip}", area.file());
            }
        }
    }
}

#[test]
fn an_empty_list_has_its_own_sentence() {
    let cards = rules::CardSet::EMPTY;
    for words in Lang::ALL.map(Words::new) {
        for text in [words.say(GameMsg::HandIs { cards }), words.say(GameMsg::PlayableIs { cards })] {
            assert!(text.ends_with(['.', '।']) && !text.contains(':'), "{text}");
        }
    }
}

#[test]
fn a_player_called_you_is_not_the_reader() {
    let words = Words::new(Lang::En);
    assert_eq!(words.say(GameMsg::Returns { who: Who::Name("you") }), "you is back.");
}
