//! Tests of new languages: a language is one folder, and may be incomplete.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use crate::area::Area;
use crate::folders::{read_all, source};
use crate::head::{Direction, Head};
use crate::language::Language;
use crate::message::MessageSpec;
use crate::{Findings, GameMsg, Lang, SiteMsg, TableMsg, Who, Words};

/// A fictional language with Polish plural rules, a right-to-left script and its own digits.
const HEAD: &str = "name = Xyrxyr
english-name = Fictional
direction = rtl
digits = abcdefghij
group-mark = { \"\\u00A0\" }
plurals = pl
";

const TABLE: &str = "cards-left = { $count ->
        [one] uno { $count }
        [few] duo { $count }
       *[many] multo { $count }
    }
hint = Hinto
";

fn fictional(files: &[(&str, &str)]) -> (Words, Vec<String>) {
    let head = Head::parse("xx", HEAD).unwrap();
    let files = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    Words::compile(Lang::Draft, &Language::read(head, files), &|| Some(Arc::new(Words::new(Lang::En))))
}

#[test]
fn a_folder_adds_a_language_to_the_program() {
    let root = tempfile::tempdir().unwrap();
    let write = |file: &str, text: &str| {
        let path = root.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("en/language.ftl", "name = English\nenglish-name = English\ncomplete = yes\n");
    write("en/table.ftl", "hint = Hint\ncards-left = { $count } cards\nleave = Leave\n");
    write("xx/language.ftl", HEAD);
    write("xx/table.ftl", &format!("{TABLE}unknown = Unknown\n"));
    let languages = read_all(root.path()).unwrap();
    let codes: Vec<_> = languages.iter().map(|language| language.head.code).collect();
    assert_eq!((codes, languages[1].translated(&languages[0])), (vec!["en", "xx"], 2));
    let rust = source(&languages);
    for part in
        ["    Xx,\n", "ALL: [Self; 1] = [Self::En]", "BUILT_IN: [Self; 2] = [Self::En, Self::Xx]", "xx/table.ftl"]
    {
        assert!(rust.contains(part), "{part} is not in\n{rust}");
    }
    write("xx/language.ftl", "name = Xyrxyr\n");
    assert!(read_all(root.path()).is_err_and(|error| error.contains("xx/language.ftl")));
}

#[test]
fn the_folders_in_the_repository_are_the_built_in_languages() {
    let languages = read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl")).unwrap();
    assert!(languages.iter().map(|language| language.head.code).eq(Lang::BUILT_IN.map(Lang::code)));
}

#[test]
fn the_configuration_for_translators_lists_every_catalogue() {
    let configuration = include_str!("../../l10n.toml");
    for area in Area::ALL {
        let paths = format!("reference = \"ftl/en/{0}.ftl\"\nl10n = \"ftl/{{locale}}/{0}.ftl\"\n", area.file());
        assert!(configuration.contains(&paths), "l10n.toml lacks {}", area.file());
    }
    assert_eq!(configuration.matches("[[paths]]").count(), Area::ALL.len());
}

#[test]
fn every_renamed_message_exists_under_its_new_name() {
    let list = include_str!("../../renamed.tsv");
    let files: Vec<_> = Area::ALL
        .map(|area| (area.file(), area.specs().iter().map(MessageSpec::key).collect::<Vec<_>>()))
        .into_iter()
        .collect();
    let is_message =
        |file: &str, key: &str| files.iter().any(|(name, keys)| *name == file && keys.iter().any(|known| known == key));
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let [old_file, old_key, file, key] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        assert!(is_message(file, key), "{line}");
        assert!(!is_message(old_file, old_key), "it has not moved: {line}");
    }
}

#[test]
fn polish_and_arabic_are_incomplete_and_not_in_the_menu() {
    for lang in [Lang::Pl, Lang::Ar] {
        let findings = Findings::of(lang);
        assert!((100..500).contains(&findings.translated()), "{lang}: {}", findings.translated());
        assert!(!lang.is_complete() && Lang::menu().all(|offered| offered != lang), "{lang}");
        assert_eq!(Lang::from_accept_language(lang.code()), Lang::En);
    }
}

#[test]
fn polish_has_forms_for_one_two_five_and_twenty_two() {
    let words = Words::new(Lang::Pl);
    let tricks = |count| words.string(TableMsg::TricksWon { count });
    assert_eq!([1, 2, 5, 22].map(tricks), ["1 lewa", "2 lewy", "5 lew", "22 lewy"]);
    let score = |points| words.string(GameMsg::RoundScore { who: Who::You, points });
    assert_eq!(score(1), "Dostajesz 1 punkt karny.");
    assert_eq!(score(22), "Dostajesz 22 punkty karne.");
    assert_eq!(score(112), "Dostajesz 112 punktów karnych.");
}

#[test]
fn arabic_has_its_plural_forms_and_isolates_latin_names() {
    let words = Words::new(Lang::Ar);
    let points = |points| words.string(TableMsg::PointsSoFar { points });
    let expected = ["بلا نقاط", "نقطة واحدة", "نقطتان", "3 نقاط", "11 نقطة", "100 نقطة"];
    assert_eq!([0, 1, 2, 3, 11, 100].map(points), expected);
    let card = "R8".parse().unwrap();
    assert_eq!(words.say(GameMsg::Plays { who: Who::Name("Mira"), card }), "من \u{2068}Mira\u{2069}: 8 الحمراء.");
}

#[test]
fn missing_messages_are_in_english() {
    let (words, errors) = fictional(&[("table.ftl", TABLE)]);
    assert!(errors.iter().all(|error| error.starts_with("cards.ftl: ")), "{errors:?}");
    assert_eq!(words.say(TableMsg::Hint), "Hinto");
    // The language is written from right to left, so English text in it is isolated.
    assert_eq!(words.say(SiteMsg::PlayNow), "\u{2066}Play now\u{2069}");
    let card = "R8".parse().unwrap();
    let said = words.say(GameMsg::Plays { who: Who::Name("Mira"), card });
    assert_eq!(said, "\u{2066}Mira plays the red 8.\u{2069}");
    assert_eq!(Words::new(Lang::Pl).say(SiteMsg::Settings), "Ustawienia");
    assert_eq!(Words::new(Lang::Pl).say(SiteMsg::PaceText), Words::new(Lang::En).say(SiteMsg::PaceText));
    assert_eq!(words.say(TableMsg::PointsSoFar { points: 22 }), "\u{2066}22 points\u{2069}");
    assert_eq!(words.card(card), "Red 8");
}

#[test]
fn a_language_has_its_own_plural_forms_and_digits() {
    let words = fictional(&[("table.ftl", TABLE)]).0;
    for (count, text) in [(1, "uno b"), (2, "duo c"), (5, "multo f"), (22, "duo cc"), (1_000, "multo b\u{a0}aaa")] {
        assert_eq!(words.say(TableMsg::CardsLeft { count }), text);
    }
}

#[test]
fn a_faulty_message_is_an_error_and_appears_in_english() {
    let (words, errors) = fictional(&[("table.ftl", "hint = Hinto { $what }\nleave = Leavo\n")]);
    assert_eq!(words.say(TableMsg::Hint), "\u{2066}Hint\u{2069}");
    assert_eq!(words.say(TableMsg::Leave), "Leavo");
    assert!(errors.contains(&"table.ftl: hint: $what is not an argument of this message".to_owned()), "{errors:?}");
}

#[test]
fn an_invalid_head_has_a_clear_error() {
    let check = |code: &str, text: &str, expected: &str| {
        let error = Head::parse(code, text).unwrap_err();
        assert!(error.contains(expected), "{error}");
    };
    let head = Head::parse("xx", HEAD).unwrap();
    assert_eq!((head.direction, head.plurals, head.group), (Direction::RightToLeft, "pl", '\u{a0}'));
    check("X!", HEAD, "two or three lower-case letters");
    check("xx", "name = X\n", "english-name");
    check("xx", "name = X\nenglish-name = X\ndirection = up\n", "direction");
    check("xx", "name = X\nenglish-name = X\ncolour = red\n", "colour");
    check("xx", "name = X\nenglish-name = X\ndigits = 012\n", "digits");
    check("xx", "name = { $x }\n", "plain text");
}
