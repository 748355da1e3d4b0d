//! Checks that the start of the README exists in every language, with the same commands.

use std::path::Path;

use words::Lang;

/// The commands for a fresh clone.
const COMMANDS: [&str; 2] = ["```\ncargo run --release\n```", "```\ncargo test --workspace\n```"];

fn file_name(lang: Lang) -> String {
    if lang == Lang::En { "README.md".to_owned() } else { format!("README.{}.md", lang.code()) }
}

#[test]
fn every_language_has_a_readme_with_both_commands_the_picture_and_links_to_the_others() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for lang in Lang::ALL {
        let name = file_name(lang);
        let text = std::fs::read_to_string(root.join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        for wanted in COMMANDS.into_iter().chain(["](docs/images/table.png)", "Harald Rosenbaum"]) {
            assert!(text.contains(wanted), "{name} lacks {wanted:?}");
        }
        for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
            let link = format!("[{}]({})", other.own_name(), file_name(other));
            assert!(text.contains(&link), "{name} lacks {link}");
        }
        for flag in text.split("--lang ").skip(1).filter(|_| lang != Lang::En) {
            assert!(flag.starts_with(lang.code()), "{name} starts the program in another language");
        }
    }
}
