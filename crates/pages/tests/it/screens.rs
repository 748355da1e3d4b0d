//! Snapshots of a table's regions, and checks of the text of every page in every language.

use std::collections::HashSet;

use maud::Markup;
use pages::fixtures::{TableFixture, played, stashed};
use pages::site::{self, ErrorPage, PAGES};
use pages::table::{ClientCache, frames, full, page};
use pages::{PageShell, Prefs};
use protocol::ServerEvent;
use rules::{Length, PlayerCount, Rules, Seat};
use table::Stage;
use words::{Lang, Words};

use crate::html::check_html;

const NAMES: [&str; 4] = ["Mira", "Asha", "Budi", "Clara"];

/// HTML with one element per line, so that people can read it.
fn lines(html: &str) -> String {
    html.replace('<', "\n<").replace("\n</", "</").trim_start().to_owned()
}

/// The element with an id.
fn region(html: &str, id: &str) -> String {
    lines(&html[span(html, &format!(" id=\"{id}\""))])
}

fn shown(sample: &TableFixture, lang: Lang) -> String {
    let words = Words::new(lang);
    let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/t/sample" };
    page(&sample.page(&words), &shell, &[], None).into_string()
}

#[test]
fn the_regions_of_a_busy_table() {
    let html = shown(&TableFixture::busy(NAMES), Lang::En);
    for id in ["trick", "hand", "scores", "s1", "s0", "turn", "chest", "led"] {
        insta::assert_snapshot!(format!("busy-{id}"), region(&html, id));
    }
}

#[test]
fn the_stash_is_confirmed() {
    let sample = TableFixture::new(Rules { players: PlayerCount::Three, ..Rules::default() }, NAMES, 0);
    insta::assert_snapshot!("stash-hand", region(&shown(&sample, Lang::De), "hand"));
    insta::assert_snapshot!("stash-trick", region(&shown(&sample, Lang::De), "trick"));
}

#[test]
fn the_end_of_a_match() {
    let rules = Rules { length: Length::Rounds(2), ..Rules::default() };
    let html = shown(&TableFixture::new(rules, NAMES, usize::MAX), Lang::En);
    insta::assert_snapshot!("end-result", region(&html, "result"));
    insta::assert_snapshot!("end-scores", region(&html, "scores"));
}

#[test]
fn a_finished_trick_is_held_and_then_swept_away() {
    let sample = TableFixture::new(Rules::default(), NAMES, 8);
    let event = played(sample.state.public().expect("a round")).expect("four cards make a trick");
    let words = Words::new(Lang::En);
    let mut seen = ClientCache::default();
    let _ = full(&TableFixture::new(Rules::default(), NAMES, 7).page(&words)).encode(&mut seen);
    let after = sample.page(&words);
    let texts: Vec<String> = frames(&after, &event).iter().map(|frame| frame.encode(&mut seen)).collect();
    assert_eq!(texts.len(), 2);
    insta::assert_snapshot!("frame-trick", lines(&texts[0]));
    insta::assert_snapshot!("frame-sweep", lines(&texts[1]));
}

#[test]
fn a_frame_contains_only_changed_regions() {
    let words = Words::new(Lang::En);
    let sample = TableFixture::busy(NAMES);
    let page = sample.page(&words);
    let mut seen = ClientCache::default();
    let first = full(&page).encode(&mut seen);
    let again = frames(&page, &ServerEvent::Done)[0].encode(&mut seen);
    assert!(first.len() > 2_000, "a full frame has everything");
    assert!(again.ends_with('\n'), "nothing has changed: {again}");
}

#[test]
fn legal_cards_are_buttons_and_the_others_say_why_not() {
    let sample = TableFixture::busy(NAMES);
    let view = sample.state.view().expect("a player's view");
    let hand = region(&shown(&sample, Lang::En), "hand");
    for card in view.hand {
        let button = hand.lines().find(|line| line.contains(&format!("data-card=\"{card}\""))).expect("a button");
        assert_eq!(button.contains("aria-disabled"), !view.legal().contains(card), "{button}");
    }
    assert!(hand.contains("data-why="), "a refused card says why");
}

/// All pages in one language.
fn all_pages(words: &Words) -> Vec<(String, Markup)> {
    let shell = PageShell { words, prefs: Prefs::default(), path: "/" };
    let mut pages = Vec::new();
    for players in PlayerCount::ALL {
        let rules = Rules { players, length: Length::Rounds(2), ..Rules::default() };
        for moves in [0, 2, 5, 9, 20, usize::MAX] {
            let sample = TableFixture::new(rules, NAMES, moves);
            let mut closed = sample.clone();
            closed.state.stage = Stage::Closed;
            for sample in [sample.clone().in_lobby(), sample, closed] {
                for sample in [sample.clone(), sample.watched()] {
                    let name = format!("{players:?} {moves} {:?} {:?}", sample.state.stage, sample.state.you);
                    pages.push((name, page(&sample.page(words), &shell, &[], None)));
                }
            }
        }
    }
    for site_page in PAGES {
        for (number, sample) in site_page.samples(&shell).into_iter().enumerate() {
            pages.push((format!("{} {number}", site_page.path), sample));
        }
    }
    for trouble in
        [ErrorPage::NotFound, ErrorPage::TableGone, ErrorPage::Server, ErrorPage::TooMany, ErrorPage::BadRequest]
    {
        pages.push((format!("{trouble:?}"), site::error(&shell, trouble)));
    }
    pages
}

/// The text, the labels and the titles of a page, without tags.
fn spoken(html: &str) -> Vec<String> {
    // Another test compares the script's sentences with the catalogues.
    let said = |piece: &'_ str| piece.split("<script type=\"application/json\"").next().map(str::to_owned);
    let html: String = html.split("</script>").filter_map(said).collect();
    let body = html.split("</svg>").collect::<Vec<_>>().join("\n");
    let texts = body.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text);
    let labels = body.split("aria-label=\"").skip(1).filter_map(|rest| rest.split('"').next());
    texts
        .chain(labels)
        .flat_map(|text| text.split(" · "))
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty())
        .collect()
}

#[test]
fn every_page_is_in_its_language_and_no_message_is_missing() {
    let english: HashSet<String> =
        all_pages(&Words::new(Lang::En)).into_iter().flat_map(|(_, page)| spoken(&page.into_string())).collect();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (name, page) in all_pages(&words) {
            let html = page.into_string();
            assert!(html.contains(&format!("<html lang=\"{}\"", lang.code())), "{name}");
            for text in spoken(&html) {
                // A missing message would show its key, and a broken one its braces.
                let key = text.contains('-') && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
                assert!(!key && !text.contains(['{', '}', '$']), "{lang} {name}: {text}");
                let long = text.split(' ').count() > 2 && text.chars().any(char::is_alphabetic);
                let same = lang != Lang::En && long && english.contains(&text);
                assert!(!same, "{lang} {name} says it in English: {text}");
            }
        }
    }
}

#[test]
fn a_page_has_the_direction_of_its_language() {
    for (lang, start) in [(Lang::Ar, "<html lang=\"ar\" dir=\"rtl\""), (Lang::Pl, "<html lang=\"pl\" dir=\"ltr\"")] {
        for (name, page) in all_pages(&Words::new(lang)) {
            let html = page.into_string();
            assert!(html.contains(start), "{lang} {name}");
            check_html(&name, &html);
        }
    }
}

#[test]
fn names_cannot_break_out_of_the_page() {
    let sample = TableFixture::new(Rules::default(), ["<b>", "\"><script>", "&amp;", "' onload='x"], 6);
    let html = shown(&sample, Lang::En);
    assert!(!html.contains("<b>&") && !html.contains("\"><script>"));
    assert!(html.contains("&quot;&gt;&lt;script&gt;"));
}

#[test]
fn every_page_is_well_formed() {
    for (name, page) in all_pages(&Words::new(Lang::En)) {
        check_html(&name, &page.into_string());
    }
}

#[test]
fn a_spectator_has_no_hand() {
    let sample = TableFixture::busy(NAMES).watched();
    let hand = region(&shown(&sample, Lang::En), "hand");
    assert!(!hand.contains("data-card"), "{hand}");
    assert_eq!(sample.state.you, None);
}

/// The regions of a page by their ids, as in a browser.
fn regions(html: &str) -> std::collections::BTreeMap<String, String> {
    let ids = ["board", "n", "hand", "s0", "tools", "last", "scores"];
    ids.into_iter()
        .filter(|id| html.contains(&format!("id=\"{id}\"")))
        .map(|id| (id.to_owned(), region(html, id)))
        .collect()
}

/// Replaces the regions of a page with those of a frame, as the script does.
fn swap(page: &mut String, html: &str) {
    let ids = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    for id in ids.map(str::to_owned).collect::<Vec<_>>() {
        let mark = format!(" id=\"{id}\"");
        if !page.contains(&mark) || !html.contains(&mark) {
            continue;
        }
        let (old, new) = (span(page, &mark), span(html, &mark));
        let fresh = html[new].to_owned();
        page.replace_range(old, &fresh);
    }
}

/// The range of the element whose tag contains `mark`.
fn span(html: &str, mark: &str) -> std::ops::Range<usize> {
    let at = html.find(mark).expect("the mark is there");
    let start = html[..at].rfind('<').expect("an id is in a tag");
    let tag = html[start + 1..].split([' ', '>']).next().expect("a tag has a name");
    if tag == "input" {
        return start..start + html[start..].find('>').expect("a tag ends") + 1;
    }
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let (mut depth, mut end) = (0, start);
    loop {
        let next_open = html[end..].find(&open).unwrap_or(usize::MAX);
        let next_close = html[end..].find(&close).expect("every tag is closed");
        let opens = next_open < next_close;
        end += if opens { next_open + open.len() } else { next_close + close.len() };
        depth += if opens { 1 } else { -1 };
        if depth == 0 {
            return start..end;
        }
    }
}

#[test]
fn a_page_updated_by_frames_equals_a_fresh_one() {
    let words = Words::new(Lang::En);
    for players in PlayerCount::ALL {
        let rules = Rules { players, ..Rules::default() };
        for watched in [false, true] {
            let seen_by = |sample: TableFixture| if watched { sample.watched() } else { sample.tracked() };
            let after = |moves| seen_by(TableFixture::uncounted(rules, NAMES, moves));
            let mut kept = shown(&after(0), Lang::En);
            let mut seen = ClientCache::default();
            swap(&mut kept, &full(&after(0).page(&words)).encode(&mut seen));
            let mut follow = |sample: &TableFixture, event: &ServerEvent| {
                for frame in frames(&sample.page(&words), event) {
                    swap(&mut kept, &frame.encode(&mut seen));
                }
                assert_eq!(regions(&kept), regions(&shown(sample, Lang::En)), "{players:?} after {event:?}");
            };
            let moves = players.count() + players.plays();
            for moves in 1..=moves {
                let sample = after(moves);
                let event = played(sample.state.public().expect("a round"));
                let stash = || stashed(Seat::try_from(moves as u64 - 1).expect("a seat"));
                follow(&sample, &event.unwrap_or_else(stash));
            }
            let counted = seen_by(TableFixture::new(rules, NAMES, moves));
            follow(&counted, &counted.round_over().expect("the round is over"));
        }
    }
}
