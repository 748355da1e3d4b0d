//! The embedded files that pages refer to: styles, scripts and icons. The content of an address never changes.

use std::sync::LazyLock;

use words::{SiteMsg, Words};

/// The whole style sheet.
const STYLE: &str = concat!(
    include_str!("../assets/base.css"),
    include_str!("../assets/parts.css"),
    include_str!("../assets/cards.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/room.css"),
    include_str!("../assets/result.css"),
    include_str!("../assets/chest.css"),
    include_str!("../assets/rim.css"),
    include_str!("../assets/replay.css"),
    include_str!("../assets/site.css"),
    include_str!("../assets/daily.css"),
    include_str!("../assets/matches.css"),
    include_str!("../assets/learn.css"),
    include_str!("../assets/pad.css"),
    include_str!("../assets/print.css"),
);
/// The script of every page except a table's.
const SITE: &str = concat!(
    include_str!("../assets/common.js"),
    include_str!("../assets/sound.js"),
    include_str!("../assets/fair.js"),
);
/// The script of a table. It is one file, because the page does nothing until all of its scripts have loaded.
const SCRIPT: &str = concat!(
    include_str!("../assets/common.js"),
    include_str!("../assets/sound.js"),
    include_str!("../assets/fair.js"),
    include_str!("../assets/motion.js"),
    include_str!("../assets/flights.js"),
    include_str!("../assets/drag.js"),
    include_str!("../assets/ahead.js"),
    include_str!("../assets/chest.js"),
    include_str!("../assets/count.js"),
    include_str!("../assets/client.js"),
    include_str!("../assets/lobby.js"),
    include_str!("../assets/drawer.js"),
    include_str!("../assets/teach.js"),
);
/// Scripts that only single pages load: the replay, the check of a deal, the lessons, and the recovery of a key.
const REPLAY: &str = include_str!("../assets/replay.js");
const VERIFY: &str = include_str!("../assets/verify.js");
const LEARN: &str = include_str!("../assets/learn.js");
const RECOVER: &str = include_str!("../assets/recover.js");
/// The modules of the score pad and of the list of matches.
const PAD: [(&str, &str); 6] = [
    ("pad.js", include_str!("../assets/pad.js")),
    ("score.js", include_str!("../assets/score.js")),
    ("chart.js", include_str!("../assets/chart.js")),
    ("shelf.js", include_str!("../assets/shelf.js")),
    ("words.js", include_str!("../assets/words.js")),
    ("matches.js", include_str!("../assets/matches.js")),
];
/// The back of a card. The style sheet refers to it, because a table shows many small backs.
const BACK: &str = include_str!("../assets/back.svg");
const ICON: &str = include_str!("../assets/icon.svg");
const ICON_192: &[u8] = include_bytes!("../assets/icon-192.png");
const ICON_512: &[u8] = include_bytes!("../assets/icon-512.png");

/// A file to serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its content.
    pub bytes: &'static [u8],
    /// Its media type.
    pub kind: &'static str,
}

/// The file with this name, if there is one. It is served at [`path`], and a browser may cache it forever.
#[must_use]
pub fn asset(name: &str) -> Option<Asset> {
    let (bytes, kind) = match name {
        "style.css" => (STYLE.as_bytes(), "text/css; charset=utf-8"),
        "site.js" => (SITE.as_bytes(), "text/javascript; charset=utf-8"),
        "client.js" => (SCRIPT.as_bytes(), "text/javascript; charset=utf-8"),
        "replay.js" => (REPLAY.as_bytes(), "text/javascript; charset=utf-8"),
        "verify.js" => (VERIFY.as_bytes(), "text/javascript; charset=utf-8"),
        "learn.js" => (LEARN.as_bytes(), "text/javascript; charset=utf-8"),
        "recover.js" => (RECOVER.as_bytes(), "text/javascript; charset=utf-8"),
        "back.svg" => (BACK.as_bytes(), "image/svg+xml"),
        "icon.svg" => (ICON.as_bytes(), "image/svg+xml"),
        "icon-192.png" => (ICON_192, "image/png"),
        "icon-512.png" => (ICON_512, "image/png"),
        _ => {
            let (_, module) = PAD.iter().find(|(own, _)| *own == name)?;
            (module.as_bytes(), "text/javascript; charset=utf-8")
        }
    };
    Some(Asset { bytes, kind })
}

/// A hash of all files, so that pages of a new version never use a cached style or script of an old one.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let scripts = [SITE, SCRIPT, REPLAY, VERIFY, LEARN, RECOVER].map(str::as_bytes);
    let bytes = [STYLE.as_bytes(), BACK.as_bytes(), ICON.as_bytes(), ICON_192, ICON_512].into_iter().chain(scripts);
    let bytes = bytes.chain(PAD.iter().map(|(_, module)| module.as_bytes()));
    // FNV-1a is short, and good enough to tell two versions apart.
    let hash = bytes
        .flatten()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{hash:016x}")
});

/// The version of all files.
pub(crate) fn version() -> &'static str {
    &VERSION
}

/// The address of a file: `/a/<version>/<name>`.
#[must_use]
pub fn path(name: &str) -> String {
    format!("/a/{}/{name}", *VERSION)
}

/// The web app manifest (`/manifest.webmanifest`) in the reader's language. Browsers need it to install the game.
#[must_use]
pub fn manifest(words: &Words) -> String {
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| serde_json::json!({ "src": path(name), "sizes": sizes, "type": kind, "purpose": purpose });
    let manifest = serde_json::json!({
        "id": "/",
        "name": words.say(SiteMsg::Title),
        "short_name": "Qyrsqyrs",
        "description": words.say(SiteMsg::Tagline),
        "lang": words.lang().code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#140d20",
        "theme_color": "#140d20",
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    manifest.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_manifest_exists() {
        let manifest = manifest(&Words::new(words::Lang::Bn));
        let names = manifest.split("/a/").skip(1).filter_map(|rest| rest.split('"').next()?.split('/').nth(1));
        assert_eq!(names.map(|name| assert!(asset(name).is_some(), "{name}")).count(), 4);
    }

    /// Declarations that don't follow the direction of the text, each with its selector.
    fn fixed_sides(css: &str) -> Vec<String> {
        let mut selector = "";
        let mut found = Vec::new();
        for part in css.split_inclusive(['{', ';', '}']) {
            if let Some(head) = part.strip_suffix('{') {
                selector = head.trim();
                continue;
            }
            let Some((property, value)) = part.trim_end_matches([';', '}']).split_once(':') else { continue };
            let (property, value) = (property.trim(), value.trim());
            let sides: Vec<&str> = value.split(' ').collect();
            let uneven = ["margin", "padding"].contains(&property)
                && sides.len() == 4
                && !value.contains('(')
                && sides[1] != sides[3];
            let one_side = ["left", "right"].iter().any(|side| {
                property == *side
                    || property.split('-').any(|word| word == *side) && !property.starts_with("--")
                    || value == *side
            });
            let centred = property == "left" && value == "50%";
            let named = [".left", ".right", ".chest", ".led", ".landing", ".flyer"]
                .iter()
                .any(|class| selector.contains(class));
            if (uneven || one_side) && !centred && !named {
                found.push(format!("{selector} {{ {property}: {value} }}"));
            }
        }
        found
    }

    /// The comment at the top of base.css says what may have a fixed side. room.css and chest.css lay out the table.
    #[test]
    fn the_style_follows_the_direction_of_the_text() {
        assert_eq!(fixed_sides("p { margin-left: 1em; } b { padding: 0 1px 0 2px; }").len(), 2, "the test finds them");
        let table = [include_str!("../assets/room.css"), include_str!("../assets/chest.css")];
        let rest = table.iter().fold(STYLE.to_owned(), |style, part| style.replace(part, ""));
        assert_eq!(fixed_sides(&rest), Vec::<String>::new());
    }

    /// A browser rejects a whole script if it declares a name twice.
    #[test]
    fn the_parts_of_a_script_share_no_names() {
        for script in [SITE, SCRIPT] {
            let mut names = std::collections::HashSet::new();
            for line in script.lines() {
                let mut words = line.split([' ', '(', ';']).skip_while(|word| *word == "async");
                let declares = matches!(words.next(), Some("const" | "let" | "class" | "function"));
                if let Some(name) = words.next().filter(|_| declares) {
                    assert!(names.insert(name), "{name} is declared twice");
                }
            }
            assert!(names.len() > 20, "the test finds them");
        }
    }

    #[test]
    fn the_script_is_a_browser_module_without_dependencies() {
        assert!([SITE, SCRIPT].iter().all(|script| !script.contains("import ") && !script.contains("eval(")));
    }
}
