//! Writes every page in every language into a folder, to be looked at without a server.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use maud::Markup;
use pages::fixtures::TableFixture;
use pages::site::{
    self, ErrorPage, HomePage, MatchRow, MatchesPage, NewTablePage, OpenTable, SettingsPage, UnfinishedTable,
};
use pages::{PageShell, Prefs, asset, path};
use rules::{Length, PlayerCount, Rules};
use table::BotLevel;
use words::{Lang, Words};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("say into which folder")?;
    let folder = Path::new(&folder);
    for name in ["style.css", "client.js", "icon.svg"] {
        let file = folder.join(path(name).trim_start_matches('/'));
        fs::create_dir_all(file.parent().ok_or("a file has a folder")?)?;
        fs::write(file, asset(name).ok_or("a file that exists")?.bytes)?;
    }
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/" };
        for (name, page) in gallery(&shell) {
            fs::write(folder.join(format!("{name}.{}.html", lang.code())), page.into_string())?;
        }
    }
    Ok(())
}

fn names(lang: Lang) -> [&'static str; 4] {
    match lang {
        Lang::Hi => ["मीरा", "आशा", "बुद्धिराज शर्मा", "क्लारा"],
        Lang::Bn => ["মীরা", "আশা", "বুদ্ধদেব চট্টোপাধ্যায়", "ক্লারা"],
        _ => ["Mira", "Asha", "Budi", "Clara-Magdalena"],
    }
}

fn gallery(shell: &PageShell<'_>) -> Vec<(&'static str, Markup)> {
    let mut pages = tables(shell);
    pages.extend(texts(shell));
    pages
}

fn tables(shell: &PageShell<'_>) -> Vec<(&'static str, Markup)> {
    let names = names(shell.words.lang());
    let three = Rules { players: PlayerCount::Three, ..Rules::default() };
    let short = Rules { length: Length::Rounds(2), ..Rules::default() };
    let show = |sample: &TableFixture| pages::table::page(&sample.page(shell.words), shell, &[], None);
    let stash = TableFixture::new(three, names, 0);
    let mut picked = stash.page(shell.words);
    picked.picked = "R5".parse().ok();
    vec![
        ("lobby", show(&TableFixture::new(Rules::default(), names, 0).in_lobby())),
        ("stash", show(&stash)),
        ("picked", pages::table::page(&picked, shell, &[], None)),
        ("busy", show(&TableFixture::busy(names))),
        ("three", show(&TableFixture::new(three, names, 5))),
        ("four", show(&TableFixture::new(Rules::default(), names, 6))),
        ("watched", show(&TableFixture::new(Rules::default(), names, 14).watched())),
        ("result", show(&TableFixture::new(Rules::default(), names, usize::MAX))),
        ("end", show(&TableFixture::new(short, names, usize::MAX))),
        ("result3", show(&TableFixture::new(three, names, usize::MAX))),
    ]
}

fn texts(shell: &PageShell<'_>) -> Vec<(&'static str, Markup)> {
    let open = OpenTable { id: "x".into(), host: "Asha".into(), free: 2, watchable: true };
    let home = HomePage { unfinished: vec![UnfinishedTable { id: "y".into(), round: 2 }], open: vec![open] };
    let standing = vec![("Asha".to_owned(), 24), ("Mira".to_owned(), 86)];
    let played = MatchRow { id: "x".into(), date: (5, 8, 2025), standing };
    let matches = MatchesPage { played: vec![played], ..MatchesPage::default() };
    vec![
        ("home", home.page(shell)),
        ("new", NewTablePage { name: "Mira", strength: BotLevel::Medium, error: None }.page(shell)),
        ("settings", SettingsPage { name: "Mira", strength: BotLevel::Strong, saved: true, error: None }.page(shell)),
        ("about", site::about(shell)),
        ("matches", matches.page(shell)),
        ("rules", site::rulebook(shell)),
        ("gems", site::gems(shell)),
        ("missing", site::error(shell, ErrorPage::NotFound)),
    ]
}
