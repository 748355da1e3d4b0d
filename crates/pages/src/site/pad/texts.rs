//! The sentences of the pad's script, with placeholders such as `{name}` for names and numbers.

use maud::Markup;
use serde_json::{Map, Value};
use words::{ErrorMsg, GameMsg, PadMsg, People, SiteMsg, TableMsg, Who, Words};

/// A number that no sentence contains. It finds the position of the number in a sentence.
const SAMPLE: u32 = 77_777;

/// The highest number with a separate form of a sentence in any of the five languages.
const MAX_OWN_TEXTS: u32 = 2;

/// All sentences of the script, as a data block of the page.
pub(in crate::site) fn block(words: &Words) -> Markup {
    super::data_block("pad-texts", &Value::Object(texts(words)))
}

fn texts(words: &Words) -> Map<String, Value> {
    let mut texts = Map::new();
    for (key, message) in plain() {
        texts.insert(key.to_owned(), words.string(message).into());
    }
    let others = [
        ("columnRound", words.say(TableMsg::ColumnRound)),
        ("columnTotal", words.say(TableMsg::ColumnTotal)),
        ("dealer", words.say(TableMsg::DealerMark)),
        ("copied", words.say(TableMsg::Copied)),
        ("grandBy", words.say(GameMsg::Grand { who: Who::Name("{name}") })),
        ("flawlessBy", words.say(GameMsg::Flawless { who: Who::Name("{name}") })),
        ("flawlessTwo", words.say(GameMsg::FlawlessTwo { people: People(&WINNERS[..2]) })),
        ("numberOutside", number_outside(words).into()),
        ("unfinished", unfinished(words).into()),
    ];
    texts.extend(others.into_iter().map(|(key, text)| (key.to_owned(), Value::from(text.into_owned()))));
    for (key, say) in counted() {
        texts.insert(key.to_owned(), forms(words, |count| say(words, count)));
    }
    texts
}

/// Placeholders for the names in a list of winners.
const WINNERS: [Who<'static>; 4] = [Who::Name("{a}"), Who::Name("{b}"), Who::Name("{c}"), Who::Name("{d}")];

/// Sentences without plural forms.
fn plain() -> [(&'static str, PadMsg<'static>); 25] {
    let (name, round, card) = ("{name}", "{round}", "{card}");
    [
        ("roundOf", PadMsg::RoundOf { round, rounds: "{rounds}" }),
        ("roundNumber", PadMsg::RoundNumber { round }),
        ("correctTitle", PadMsg::CorrectTitle { round }),
        ("deals", PadMsg::Deals { name, first: "{first}" }),
        ("restFor", PadMsg::RestFor { name }),
        ("soFar", PadMsg::SoFar { points: "{points}", tricks: "{tricks}", all: "{all}" }),
        ("cardFree", PadMsg::CardFree { card }),
        ("cardOf", PadMsg::CardOf { card, name }),
        ("writeDown", PadMsg::WriteDown),
        ("saveCorrection", PadMsg::SaveCorrection),
        ("correctRound", PadMsg::CorrectRound { round }),
        ("written", PadMsg::Written { round }),
        ("corrected", PadMsg::Corrected { round }),
        ("undone", PadMsg::Undone),
        ("namesAlike", PadMsg::NamesAlike),
        ("numberMissing", PadMsg::NumberMissing { name }),
        ("tricksSum", PadMsg::TricksSum { sum: "{sum}", all: "{all}" }),
        ("noTrickPoints", PadMsg::NoTrickPoints { name }),
        ("cardsUnevenThree", PadMsg::CardsUnevenThree),
        ("cardsUnevenFour", PadMsg::CardsUnevenFour),
        ("flawless", PadMsg::Flawless),
        ("grand", PadMsg::Grand),
        ("shareTitle", PadMsg::ShareTitle { date: "{date}" }),
        ("newMatchAsk", PadMsg::NewMatchAsk),
        ("player", PadMsg::Player { number: "{number}" }),
    ]
}

type Counted = fn(&Words, u32) -> String;

/// Sentences with plural forms.
fn counted() -> [(&'static str, Counted); 10] {
    [
        ("cardsToGive", |words, count| words.string(PadMsg::CardsToGive { count })),
        ("cardsLeft", |words, count| words.string(PadMsg::CardsLeft { count })),
        ("pointsMissing", |words, missing| words.string(PadMsg::PointsMissing { sum: "{sum}", missing })),
        ("pointsSurplus", |words, surplus| words.string(PadMsg::PointsSurplus { sum: "{sum}", surplus })),
        ("impossible", |words, tricks| words.string(PadMsg::Impossible { name: "{name}", points: "{points}", tricks })),
        ("shareLine", |words, points| words.string(PadMsg::ShareLine { place: "{place}", name: "{name}", points })),
        ("wins", |words, points| words.string(GameMsg::Wins { who: Who::Name("{a}"), points })),
        ("share2", |words, points| shared(words, 2, points)),
        ("share3", |words, points| shared(words, 3, points)),
        ("share4", |words, points| shared(words, 4, points)),
    ]
}

fn shared(words: &Words, winners: usize, points: u32) -> String {
    words.string(GameMsg::WinShared { people: People(&WINNERS[..winners]), points })
}

fn unfinished(words: &Words) -> String {
    words.say(SiteMsg::MatchUnfinished { round: SAMPLE }).replace(&words.number(i64::from(SAMPLE)), "{round}")
}

fn number_outside(words: &Words) -> String {
    let said = words.say(ErrorMsg::NumberOutside { least: SAMPLE, most: SAMPLE + 1 });
    let number = |value: u32| words.number(i64::from(value));
    said.replace(&number(SAMPLE), "{least}").replace(&number(SAMPLE + 1), "{most}")
}

/// The forms of a sentence: one for each number with a separate form, and one for all other numbers.
fn forms(words: &Words, say: impl Fn(u32) -> String) -> Value {
    let number = |value: u32| words.number(i64::from(value));
    let other = say(SAMPLE).replace(&number(SAMPLE), "{count}");
    let own = |count: u32| {
        let said = say(count);
        (said != other.replace("{count}", &number(count))).then(|| (count.to_string(), Value::from(said)))
    };
    let mut forms: Map<String, Value> = (0..=MAX_OWN_TEXTS).filter_map(own).collect();
    forms.insert("other".to_owned(), other.into());
    Value::Object(forms)
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn the_script_and_the_program_form_the_same_sentences() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for (key, say) in counted() {
                let forms = forms(&words, |count| say(&words, count));
                for count in (0..=600).chain([1_000, 12_345]) {
                    let form = forms.get(count.to_string()).unwrap_or(&forms["other"]).as_str().unwrap_or_default();
                    let said = form.replace("{count}", &words.number(i64::from(count)));
                    assert_eq!(said, say(&words, count), "{lang} {key} {count}");
                }
            }
        }
    }

    #[test]
    fn every_sentence_of_the_script_exists_and_is_used() {
        let script = include_str!("../../../assets/pad.js");
        let score = include_str!("../../../assets/score.js");
        let matches = include_str!("../../../assets/matches.js");
        let texts = texts(&Words::new(Lang::En));
        for key in script.split("say(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(texts.contains_key(key), "{key}");
        }
        for key in texts.keys() {
            let named = format!("\"{key}\"");
            assert!([script, score, matches].iter().any(|script| script.contains(&named)), "{key} is never said");
        }
    }
}
