//! Finds the languages. Each folder in `ftl` is one, so a new language needs no Rust code.

mod folders;
#[path = "../src/head.rs"]
#[allow(dead_code, unreachable_pub)]
mod head;

use std::path::Path;
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let folder = Path::new(&root).join("ftl");
    println!("cargo::rerun-if-changed={}", folder.display());
    let languages = folders::read_all(&folder).unwrap_or_else(|error| panic!("{error}"));
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("languages.rs"), folders::source(&languages))
        .expect("the output folder is writable");
}
