//! Matches against bots, line by line.

use rules::Rules;
use terminal::data_dir::DataDir;
use terminal::local_table::LocalMatchConfig;
use terminal::session::Session;
use words::{Lang, Words};

/// A match that is left is saved once the person has chosen a card, and line mode says how to continue it.
#[test]
fn quitting_says_how_to_continue() {
    let check = |lang: Lang, lines: &'static str, saved: bool| {
        let data = tempfile::tempdir().unwrap();
        let name = "Ada".to_owned();
        let config = LocalMatchConfig { rules: Rules::default(), name, bots: Vec::new(), seed: 7, started: None };
        let session = Session::new(&config, Some(DataDir::at(data.path().to_owned()))).unwrap();
        let (words, mut output) = (Words::new(lang), Vec::new());
        session.run_line_mode(&words, lines.as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        let how = format!("\n{}\n", words.say(words::TerminalMsg::Saved));
        assert_eq!(output.contains(&how), saved, "{output}");
        assert!(output.ends_with(&format!("\n{}\n", words.say(words::TerminalMsg::Goodbye))), "{output}");
    };
    for lang in Lang::ALL {
        check(lang, "hand\nquit\n", false);
        check(lang, "K8\nquit\n", true);
        check(lang, "K8\n", true);
    }
}

/// Who counts for themselves hears nobody's points before the answer, and the match goes on afterwards.
#[test]
fn a_player_counts_before_the_points_are_told() {
    let cards = rules::Card::ALL.map(|card| card.to_string()).join("\n") + "\n";
    let play = |script: String| {
        let name = "Ada".to_owned();
        let rules = Rules { length: rules::Length::Rounds(1), ..Rules::default() };
        let config = LocalMatchConfig { rules, name, bots: Vec::new(), seed: 7, started: None };
        let session = Session::new(&config, None).unwrap().counting(true);
        let mut output = Vec::new();
        session.run_line_mode(&Words::new(Lang::En), std::io::Cursor::new(script), &mut output).unwrap();
        String::from_utf8(output).unwrap()
    };
    // Cards are no answers to the question: what is left of them is refused, and nothing is told.
    let asked = play(cards.repeat(8));
    let (_, after) = asked.split_once("How many minus points do you get?").expect("the question");
    assert!(after.contains("Type a number") && !after.contains("You get") && !after.contains("in total"), "{after}");
    let shown = play(cards.repeat(8) + "99999\nshow\n");
    let (_, after) = shown.split_once("How many minus points do you get?").expect("the question");
    let (before, told) = after.rsplit_once("Not quite").expect("a wrong answer");
    assert!(!before.contains("in total") && told.contains("in total") && told.contains("The match is over."), "{told}");
}
