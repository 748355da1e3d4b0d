//! The download size of the web game, and the time to render a frame.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;
use pages::fixtures::{LiveUpdateFixture, TableFixture};
use pages::site::HomePage;
use pages::{PageShell, Prefs, asset, table};
use serde_json::{Map, Value, json};
use words::{Lang, Words};

/// Microseconds per frame in each language, for another player's card.
pub(super) fn frame_us(budget: Duration) -> Value {
    let measure = |lang: Lang| {
        let words = Words::new(lang);
        let typical = LiveUpdateFixture::new(&words);
        let rate = super::per_second(budget / 5, 100, || {
            for _ in 0..100 {
                black_box(typical.render(&words));
            }
        });
        (lang.code().to_owned(), json!((1e7 / rate).round() / 10.0))
    };
    Value::Object(Lang::ALL.into_iter().map(measure).collect())
}

/// Bytes per frame on the socket in each language.
pub(super) fn frame_bytes() -> Value {
    let measure = |lang: Lang| {
        let words = Words::new(lang);
        (lang.code().to_owned(), json!(LiveUpdateFixture::new(&words).render(&words).len()))
    };
    Value::Object(Lang::ALL.into_iter().map(measure).collect())
}

/// Compressed bytes of the pages and files that a browser loads.
pub(super) fn compressed_bytes() -> Value {
    let words = Words::new(Lang::En);
    let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/" };
    let sample = TableFixture::busy(["Mira", "Asha", "Budi", "Clara"]);
    let file = |name| asset(name).map_or(0, |asset| compressed(asset.bytes));
    let home = compressed(HomePage::default().page(&shell).into_string().as_bytes());
    let at_table = compressed(table::page(&sample.page(&words), &shell, &[], None).into_string().as_bytes());
    let (home_style, table_style) = (file("home.css"), file("table.css"));
    let (script, site_script) = (file("client.js"), file("site.js"));
    let mut sizes = Map::new();
    sizes.insert("first page with its files".into(), json!(home + home_style + site_script + file("icon.svg")));
    sizes.insert("home".into(), json!(home));
    sizes.insert("table".into(), json!(at_table));
    sizes.insert("style of the first page".into(), json!(home_style));
    sizes.insert("style of a table".into(), json!(table_style));
    sizes.insert("script".into(), json!(script));
    sizes.insert("script of other pages".into(), json!(site_script));
    Value::Object(sizes)
}

fn compressed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Writing into a vector cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().map_or(bytes.len(), |packed| packed.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_web_game_is_small() {
        let sizes = compressed_bytes();
        assert!(sizes["first page with its files"].as_u64().is_some_and(|size| size < 60_000), "{sizes}");
        assert!(sizes["script"].as_u64().is_some_and(|size| size < 18_000), "{sizes}");
        assert!(sizes["script of other pages"].as_u64().is_some_and(|size| size < 8_000), "{sizes}");
        let frames = frame_bytes();
        assert!(frames["en"].as_u64().is_some_and(|size| size <= 1_000), "{frames}");
        assert!(Lang::ALL.iter().all(|lang| frames[lang.code()].as_u64().is_some_and(|size| size < 1_200)), "{frames}");
    }
}
