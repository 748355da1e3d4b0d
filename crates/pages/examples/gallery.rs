//! Writes every page in every language into a folder, so that you can look at them without a server.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use maud::Markup;
use pages::fixtures::TableFixture;
use pages::site::{self, ErrorPage, PAGES};
use pages::{PageShell, Prefs, assets, path};
use rules::{Length, PlayerCount, Rules};
use words::{Lang, Words};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("name a folder")?;
    let folder = Path::new(&folder);
    for (name, asset) in assets() {
        let file = folder.join(path(name).trim_start_matches('/'));
        fs::create_dir_all(file.parent().ok_or("a file has a folder")?)?;
        fs::write(file, asset.bytes)?;
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

fn gallery(shell: &PageShell<'_>) -> Vec<(String, Markup)> {
    let tables = tables(shell).into_iter().map(|(name, page)| (name.to_owned(), page));
    tables.chain(texts(shell)).collect()
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

fn texts(shell: &PageShell<'_>) -> Vec<(String, Markup)> {
    let mut texts = vec![("missing".to_owned(), site::error(shell, ErrorPage::NotFound))];
    for page in PAGES {
        let name = if page.path == "/" { "home".to_owned() } else { page.path[1..].replace('/', "-") };
        for (number, sample) in page.samples(shell).into_iter().enumerate() {
            texts.push((if number == 0 { name.clone() } else { format!("{name}{}", number + 1) }, sample));
        }
    }
    texts
}
