//! Proof that the five catalogues say the same things, all of them, and in the right script, and that the program says them all.

mod oracle;
mod used;

use rules::{Card, Colour};

use crate::area::Area;
use crate::argument::{Suit, Who};
use crate::message::Declared;
use crate::value::{Kind, Value};
use crate::{Game, Lang, Words};

/// The plural classes of all five languages are met by these.
const NUMBERS: [f64; 9] = [0.0, 1.0, 2.0, 3.0, 5.0, 21.0, 100.0, 1_000.0, 123_456.0];

/// Texts that are rightly the same in English and another language: names, notation, loan words.
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

/// Every message there is.
fn all_messages() -> impl Iterator<Item = (Area, usize, &'static Declared)> {
    Area::ALL
        .into_iter()
        .flat_map(|area| area.declared().iter().enumerate().map(move |(place, declared)| (area, place, declared)))
}

#[test]
fn every_catalogue_has_exactly_the_declared_messages_and_arguments() {
    let faults: Vec<_> = Lang::ALL.into_iter().flat_map(|lang| Words::with_faults(lang).1).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Sample values of an argument.
fn samples(kind: Kind) -> Vec<Value<'static>> {
    const CARDS: [&str; 5] = ["R8", "K2", "BQ", "G5", "KQ"];
    const SUITS: [Suit; 3] = [Suit::Colour(Colour::Red), Suit::Colour(Colour::Green), Suit::Queens];
    let card = |text: &str| text.parse::<Card>().expect("a sample is a card");
    match kind {
        Kind::Number => NUMBERS.map(|value| Value::Number { value, decimals: 0, grouped: true }).to_vec(),
        Kind::Text => vec![Value::Text("Mira")],
        Kind::Who => vec![Value::Who(Who::You), Value::Who(Who::Name("Mira"))],
        Kind::Card => CARDS.map(|text| Value::Card(card(text))).to_vec(),
        Kind::Cards => {
            [1, 2, 3].map(|count| Value::CardSet(CARDS[..count].iter().copied().map(card).collect())).to_vec()
        }
        Kind::Suit => Colour::ALL.map(|colour| Value::Suit(Suit::Colour(colour))).to_vec(),
        Kind::Suits => vec![Value::Suits(&SUITS[..1]), Value::Suits(&SUITS[1..]), Value::Suits(&SUITS)],
    }
}

/// Every combination of sample arguments.
fn calls(declared: &Declared) -> Vec<Vec<Value<'static>>> {
    let mut calls = vec![Vec::new()];
    for (_, kind) in declared.args {
        let longer = |call: &Vec<Value<'static>>| {
            samples(*kind).into_iter().map(|value| [call.as_slice(), &[value]].concat()).collect::<Vec<_>>()
        };
        calls = calls.iter().flat_map(longer).collect();
    }
    calls
}

/// Says a message with all its sample arguments.
fn said(words: &Words, area: Area, place: usize, declared: &Declared) -> Vec<String> {
    calls(declared).iter().map(|values| words.say_at(area, place, values)).collect()
}

#[test]
fn every_message_can_be_said_in_every_language() {
    for words in Lang::ALL.map(Words::new) {
        for (area, place, declared) in all_messages() {
            for text in said(&words, area, place, declared) {
                let whole = !text.is_empty() && !text.contains(['{', '}', '$', '#', '\n']);
                let tidy = !text.contains("  ") && !text.contains(" .") && !text.contains(" ,") && text.trim() == text;
                assert!(whole && tidy, "{} {}: {text:?}", words.lang(), declared.key());
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = Words::new(Lang::En);
    let mut faults = Vec::new();
    for words in Lang::ALL.map(Words::new).iter().skip(1) {
        for (area, place, declared) in all_messages() {
            let same = said(words, area, place, declared) == said(&english, area, place, declared);
            if same != may_equal_english(&declared.key(), words.lang()) {
                faults.push(format!("{}/{}.ftl: {}", words.lang(), area.file(), declared.key()));
            }
        }
    }
    assert!(faults.is_empty(), "same as English, or needlessly on the list:\n{}", faults.join("\n"));
}

/// Whether a letter belongs to the script of a language that has one of its own.
fn is_own(lang: Lang, letter: char) -> bool {
    match lang {
        Lang::Hi => matches!(letter, '\u{0900}'..='\u{097f}'),
        // The danda lies in the Devanagari block and belongs to Bengali as well.
        Lang::Bn => matches!(letter, '\u{0980}'..='\u{09ff}' | '\u{0964}' | '\u{0965}'),
        Lang::En | Lang::De | Lang::Id => false,
    }
}

#[test]
fn each_language_is_written_in_its_own_script() {
    let indic = |letter: char| matches!(letter, '\u{0900}'..='\u{0dff}');
    for words in Lang::ALL.map(Words::new) {
        let lang = words.lang();
        for (area, place, declared) in all_messages() {
            for text in said(&words, area, place, declared) {
                let alien = text.chars().any(|letter| indic(letter) && !is_own(lang, letter));
                // "12%" is written the same in every script.
                let written = text.chars().any(char::is_alphabetic);
                let own = text.chars().any(|letter| is_own(lang, letter));
                let bare = matches!(lang, Lang::Hi | Lang::Bn) && written && !own;
                assert!(
                    !alien && (!bare || may_equal_english(&declared.key(), lang)),
                    "{lang} {}: {text}",
                    declared.key()
                );
            }
        }
    }
}

/// Where a sentence begins: at the start, and after the end of another.
fn beginnings(text: &str) -> impl Iterator<Item = char> {
    let after = text.match_indices(". ").map(|(place, end)| &text[place + end.len()..]);
    std::iter::once(text).chain(after).filter_map(|rest| rest.trim_start_matches(['“', '„', '(']).chars().next())
}

#[test]
fn a_sentence_begins_with_a_capital() {
    let mut faults = Vec::new();
    for words in [Lang::En, Lang::De, Lang::Id].map(Words::new) {
        for (area, place, declared) in all_messages() {
            let texts = said(&words, area, place, declared);
            let sentence = |text: &&String| text.ends_with(['.', '!', '?']);
            let wrong = |text: &&String| beginnings(text).any(char::is_lowercase);
            if let Some(text) = texts.iter().filter(sentence).find(wrong) {
                faults.push(format!("{}/{}.ftl: {}: {text}", words.lang(), area.file(), declared.key()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn hindi_is_spelt_one_way() {
    // As most people write today: a dot below ज and फ, where it changes the sound, and none below क, ख and ग.
    const DOTTED: [&str; 6] = ["क़", "ख़", "ग़", "\u{0958}", "\u{0959}", "\u{095a}"];
    let words = Words::new(Lang::Hi);
    for (area, place, declared) in all_messages() {
        for text in said(&words, area, place, declared) {
            assert!(!DOTTED.iter().any(|dotted| text.contains(dotted)), "{}: {text}", declared.key());
        }
    }
}

#[test]
fn a_bengali_sentence_has_one_kind_of_digits() {
    // Cards keep the Latin digit that is printed on them, so an amount belongs in another sentence.
    let words = Words::new(Lang::Bn);
    let mixed = |sentence: &str| {
        let bengali = |letter: char| matches!(letter, '০'..='৯');
        sentence.contains(bengali) && sentence.contains(|letter: char| letter.is_ascii_digit())
    };
    for (area, place, declared) in all_messages() {
        for text in said(&words, area, place, declared) {
            assert!(!text.split(['।', '?', '!']).any(mixed), "{}: {text}", declared.key());
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
    let cards = rules::CardSet::EMPTY;
    for words in Lang::ALL.map(Words::new) {
        for text in [words.say(Game::HandIs { cards }), words.say(Game::PlayableIs { cards })] {
            assert!(text.ends_with(['.', '।']) && !text.contains(':'), "{text}");
        }
    }
}

#[test]
fn a_player_called_you_is_not_the_reader() {
    let words = Words::new(Lang::En);
    assert_eq!(words.say(Game::Returns { who: Who::Name("you") }), "you is back.");
}
