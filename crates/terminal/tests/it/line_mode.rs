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
