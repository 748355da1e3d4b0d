//! Mechanical grammar checks of every message of the complete languages, with names and "you", with 0, 1, 2, 5 and
//! many, and with cards and colours in each form.

use super::check;
use crate::{Lang, Words};

/// Words that may appear twice in a row. Hindi and Bengali express "each" and "now and then" by repeating a word.
const MAY_REPEAT: &[&str] = &["এক", "কখনও", "কী", "কোন", "ধরে", "ধাপে", "মনে", "মাঝে", "লক্ষ", "সঙ্গে"];

/// The words of a text.
fn words_of(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// The first word that appears twice in a row. Punctuation between the two, as in "Bot, Bot", makes it a list.
fn repeated_word(text: &str) -> Option<&str> {
    let words = words_of(text);
    let is_word = |word: &str| word.chars().all(|letter| letter.is_alphabetic() || "ािीुूृेैोौ্ंँ".contains(letter));
    let pair = words.windows(2).find(|pair| {
        let second = pair[1].trim_end_matches(['.', ',', '!', '?', ':', ';', '।']);
        pair[0].to_lowercase() == second.to_lowercase() && is_word(pair[0]) && !MAY_REPEAT.contains(&pair[0])
    })?;
    // The sample names of two players are the same.
    (pair[0] != "Mira").then_some(pair[0])
}

#[test]
fn no_word_is_doubled() {
    assert_eq!(repeated_word("The chest opens the the lid."), Some("the"));
    assert_eq!(repeated_word("You said that, that was it. Bot Bots"), None);
    check(&Lang::ALL, |_, _, text| repeated_word(text).is_none());
}

/// Whether `text` has one of these words right after `subject`.
fn follows(text: &str, subject: &str, is_wrong: impl Fn(&str) -> bool) -> bool {
    words_of(text).windows(2).any(|pair| pair[0] == subject && is_wrong(pair[1].trim_end_matches(['.', ',', '!', '?'])))
}

/// Whether an English verb has the wrong person after "you" or a name.
fn is_english_mismatch(text: &str) -> bool {
    let third = |word: &str| {
        let adverb = ["always", "this", "as", "towards", "sometimes", "perhaps", "points", "cards"].contains(&word);
        word.len() > 2 && word.ends_with('s') && !word.ends_with("ss") && !adverb || word == "is"
    };
    let base = |word: &str| {
        ["play", "take", "have", "are", "get", "win", "lead", "hold", "say", "choose", "deal"].contains(&word)
    };
    follows(text, "You", third) || follows(text, "you", third) || follows(text, "Mira", base)
}

/// The same in German. Verbs of the second person end in "-st".
fn is_german_mismatch(text: &str) -> bool {
    let third = |word: &str| {
        ["spielt", "legt", "nimmt", "hat", "ist", "macht", "bekommt", "gibt", "gewinnt", "sagt", "wirft", "hält"]
            .contains(&word)
    };
    let second = |word: &str| {
        word.ends_with("st") && !["ist", "erst", "fast", "sonst", "selbst", "zuerst", "lässt"].contains(&word)
    };
    follows(text, "Du", third) || follows(text, "du", third) || follows(text, "Mira", second)
}

/// The same in Hindi and Bengali, where the polite "you" has its own verb forms.
fn is_polite_mismatch(text: &str) -> bool {
    let plain = |word: &str| ["है।", "है", "करता", "জেতে", "পায়", "রাখে", "নেয়"].contains(&word);
    follows(text, "आप", plain) || follows(text, "আপনি", plain)
}

#[test]
fn verbs_agree_with_you_and_with_a_name() {
    assert!(is_english_mismatch("You plays the red 8.") && is_english_mismatch("Mira play the red 8."));
    assert!(!is_english_mismatch("You always win. Mira plays."));
    assert!(is_german_mismatch("Du spielt die rote 8.") && is_german_mismatch("Mira spielst die rote 8."));
    assert!(!is_german_mismatch("Du spielst. Mira ist dran."));
    check(&Lang::ALL, |lang, _, text| match lang {
        Lang::En => !is_english_mismatch(text),
        Lang::De => !is_german_mismatch(text),
        _ => !is_polite_mismatch(text),
    });
}

/// Messages whose numbers are never one: limits, examples, seats, points of a round (no card has one point), the cost
/// of a mistake, and amounts with a decimal.
const NEVER_ONE: &[&str] = &[
    "coach-too-long",
    "daily-range",
    "example-flawless",
    "example-flawless-two",
    "example-grand",
    "explain-grand-keeps",
    "length-until",
    "mark-blunder",
    "mark-mistake",
    "no-room",
    "open-explained",
    "others-points",
    "own-points",
    "puzzle-wrong",
    "round-score-multiplied",
    "seats-taken",
    "shown",
    "stash-better",
    "until-points",
];

/// Whether a plural follows the number one, as in "1 points".
fn is_one_of_many(text: &str) -> bool {
    const PLURALS: [&str; 17] = [
        "points",
        "minus points",
        "tricks",
        "cards",
        "rounds",
        "seconds",
        "days",
        "matches",
        "players",
        "bots",
        "seats",
        "Punkte",
        "Minuspunkte",
        "Stiche",
        "Karten",
        "Runden",
        "Sekunden",
    ];
    let after = |(index, mark): (usize, &str)| text[index + mark.len()..].to_owned();
    let is_whole =
        |index: usize| !text[..index].ends_with(|before: char| before.is_numeric() || ".,–−/".contains(before));
    let ones = text.match_indices("1 ").filter(|(index, _)| is_whole(*index)).map(after);
    let starts =
        |rest: &str, plural: &str| rest.strip_prefix(plural).is_some_and(|rest| !rest.starts_with(char::is_alphabetic));
    ones.into_iter().any(|rest| PLURALS.iter().any(|plural| starts(&rest, plural)))
}

#[test]
fn one_is_singular() {
    for (text, expected) in [("1 points", true), ("That’s 1 point.", false), ("21 points", false), ("1 Karten", true)]
    {
        assert_eq!(is_one_of_many(text), expected, "{text}");
    }
    check(&[Lang::En, Lang::De], |_, key, text| NEVER_ONE.contains(&key) || !is_one_of_many(text));
}

/// Whether an English sentence names a card without "the". After a colon or in a list, the label "Red 8" is right.
fn lacks_article(text: &str) -> bool {
    let words = words_of(text);
    let is_sentence = text.ends_with(['.', '!', '?']);
    words.windows(3).any(|three| {
        let [before, colour, kind] = three else { return false };
        let is_colour = ["red", "black", "blue", "green"].contains(&colour.to_lowercase().as_str());
        let kind = kind.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let is_number = kind.len() == 1 && kind.starts_with(|letter: char| letter.is_ascii_digit());
        let has_article = ["the", "The", "a", "A", "your", "Your", "no", "their"].contains(before);
        let is_label = colour.starts_with(char::is_uppercase)
            && (before.ends_with([':', ',', '(', '·', '→']) || ["and", "or", "·"].contains(before));
        is_sentence && is_colour && (is_number || kind == "Queen") && !has_article && !is_label
    })
}

#[test]
fn a_card_in_an_english_sentence_has_an_article() {
    for (text, expected) in [
        ("You play red 8.", true),
        ("You play the red 8.", false),
        ("Your cards: Red 8, Blue Queen and Green 2.", false),
        ("He leads Black Queen!", true),
        ("Red 8", false),
    ] {
        assert_eq!(lacks_article(text), expected, "{text}");
    }
    check(&[Lang::En], |_, _, text| !lacks_article(text));
}

/// Whether every bracket and quotation mark is paired.
fn is_paired(text: &str, lang: Lang) -> bool {
    let count = |mark: char| text.matches(mark).count();
    let quotes = if lang == Lang::De { ('„', '“') } else { ('“', '”') };
    [('(', ')'), ('[', ']'), ('«', '»'), quotes].iter().all(|(open, close)| count(*open) == count(*close))
        && count('"').is_multiple_of(2)
        && (lang == Lang::De || count('„') == 0)
}

#[test]
fn brackets_and_quotation_marks_are_paired() {
    assert!(is_paired("Press „Weiter“ (now)", Lang::De) && !is_paired("Press „Weiter”", Lang::De));
    assert!(!is_paired("Press “Continue (now)", Lang::En));
    check(&Lang::ALL, |lang, _, text| is_paired(text, lang));
}

#[test]
fn texts_have_the_digits_of_their_language() {
    // Bengali uses both: its own digits in prose, and the Latin digits printed on cards.
    check(&Lang::ALL, |lang, _, text| {
        text.chars().all(|letter| {
            let is_bengali = lang == Lang::Bn && matches!(letter, '০'..='৯');
            !letter.is_numeric() || letter.is_ascii_digit() || is_bengali || "½×²".contains(letter)
        })
    });
}

#[test]
fn each_form_names_every_card_differently() {
    for words in Lang::BUILT_IN.map(Words::new) {
        for (form, texts) in words.names().forms() {
            for text in &texts {
                assert!(
                    !text.is_empty() && text.trim() == *text && repeated_word(text).is_none(),
                    "{words:?} {form}: {text:?}"
                );
            }
            let different: std::collections::BTreeSet<_> = texts.iter().collect();
            assert_eq!(different.len(), texts.len(), "{words:?} {form}: {texts:?}");
        }
    }
}
