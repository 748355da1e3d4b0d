//! Prints how big pages and frames are, and how long a frame takes to render.

use std::time::Instant;

use pages::sample::{Sample, Typical};
use pages::site::Home;
use pages::{Prefs, Shell, asset, table};
use words::{Lang, Words};

fn main() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let shell = Shell { words: &words, prefs: Prefs::default(), path: "/" };
        let sample = Sample::busy(["Mira", "Asha", "Budi", "Clara"]);
        let typical = Typical::new(&words);
        let page = table::page(&sample.scene(), &shell, &[], None).into_string().len();
        let home = Home::default().page(&shell).into_string().len();
        let frame = typical.render(&words).len();
        let full = table::full(&sample.scene(), &words).encode(&mut table::Seen::default()).len();
        let start = Instant::now();
        let rounds = 20_000;
        let bytes: usize = (0..rounds).map(|_| typical.render(&words).len()).sum();
        let micros = start.elapsed().as_secs_f64() * 1e6 / f64::from(rounds);
        println!(
            "{lang}: home {home}, table {page}, full frame {full}, frame {frame} bytes in {micros:.1} us ({bytes})"
        );
    }
    for name in ["style.css", "client.js"] {
        println!("{name}: {} bytes", asset(name).map_or(0, |asset| asset.bytes.len()));
    }
}
