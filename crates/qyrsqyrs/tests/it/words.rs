//! The commands for translators, with a new language that is read from its folder.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

use testkit::ServerProcess;

use crate::cli::{ask, binary, stderr, stdout};

/// Creates the folder of a fictional right-to-left language with two sentences.
fn fictional(root: &Path) -> String {
    let folder = root.join("xx");
    fs::create_dir(&folder).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("language.ftl", "name = Xyrxyr\nenglish-name = Fictional\ndirection = rtl\n");
    write("site.ftl", "play-now = Xyr!\nsave = Save\n");
    folder.to_str().unwrap().to_owned()
}

/// The home page for a browser that prefers this language.
fn home_page(url: &str, lang: &str) -> String {
    let address = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nAccept-Language: {lang}\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    page
}

#[test]
fn a_language_is_served_from_its_folder() {
    let root = tempfile::tempdir().unwrap();
    let folder = fictional(root.path());
    let mut command = binary();
    command.args(["serve", "--listen", "127.0.0.1:0", "--words", &folder, "--db"]).arg(root.path().join("x.db"));
    let served = ServerProcess::start(&mut command);
    let page = home_page(&served.url, "xx");
    for part in ["<html lang=\"xx\" dir=\"rtl\"", "Xyr!", "Xyrxyr", "Play with friends"] {
        assert!(page.contains(part), "{part}");
    }
    let english = home_page(&served.url, "en");
    assert!(english.contains("<html lang=\"en\" dir=\"ltr\"") && english.contains("Xyrxyr"), "the menu offers it");
    let polish = home_page(&served.url, "pl");
    assert!(polish.contains("<html lang=\"en\"") && !polish.contains("Polski"), "few messages: hidden");
}

#[test]
fn the_check_lists_missing_messages() {
    let root = tempfile::tempdir().unwrap();
    let folder = fictional(root.path());
    let output = ask(&["words", "check", &folder], b"");
    let said = stdout(&output);
    assert_eq!(output.status.code(), Some(1), "there are no names of cards: {said}");
    for part in ["Xyrxyr (xx): 2 of ", "cards.ftl: number: missing", "The same as in English (1):\n  site.ftl: save\n"]
    {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    assert!(said.contains("  game.ftl: plays\n") && !said.contains("  site.ftl: play-now\n"), "{said}");
    for (lang, code) in [("en", 0), ("de", 0), ("pl", 0), ("ar", 0), ("nowhere", 2)] {
        let output = ask(&["words", "check", lang], b"");
        assert_eq!(output.status.code(), Some(code), "{lang}: {}{}", stdout(&output), stderr(&output));
    }
}

#[test]
fn the_exported_files_are_a_language() {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join("yy");
    let path = folder.to_str().unwrap();
    assert_eq!(ask(&["words", "export", "en", path], b"").status.code(), Some(0));
    assert_eq!(ask(&["words", "export", "en", path], b"").status.code(), Some(2), "it exists");
    let output = ask(&["words", "check", path], b"");
    assert!(stdout(&output).contains("100 %"), "{}", stdout(&output));
}
