//! The embedded files that pages refer to: styles, scripts and icons. The content of an address never changes.

use std::sync::LazyLock;

use words::{SiteMsg, Words};

use crate::page_style::PageStyle;

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
/// All scripts. Those after the first two are loaded by single pages.
const SCRIPTS: [(&str, &str); 12] = [
    ("site.js", SITE),
    ("client.js", SCRIPT),
    ("replay.js", include_str!("../assets/replay.js")),
    ("verify.js", include_str!("../assets/verify.js")),
    ("learn.js", include_str!("../assets/learn.js")),
    ("recover.js", include_str!("../assets/recover.js")),
    ("pad.js", include_str!("../assets/pad.js")),
    ("score.js", include_str!("../assets/score.js")),
    ("chart.js", include_str!("../assets/chart.js")),
    ("shelf.js", include_str!("../assets/shelf.js")),
    ("words.js", include_str!("../assets/words.js")),
    ("matches.js", include_str!("../assets/matches.js")),
];
/// The icons, and pictures to which style sheets refer: the back of a card, because a table shows many small backs, and
/// the rays around the open chest.
const IMAGES: [(&str, &str, &[u8]); 5] = [
    ("back.svg", "image/svg+xml", include_bytes!("../assets/back.svg")),
    ("rays.svg", "image/svg+xml", include_bytes!("../assets/rays.svg")),
    ("icon.svg", "image/svg+xml", include_bytes!("../assets/icon.svg")),
    ("icon-192.png", "image/png", include_bytes!("../assets/icon-192.png")),
    ("icon-512.png", "image/png", include_bytes!("../assets/icon-512.png")),
];

/// A file to serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its content.
    pub bytes: &'static [u8],
    /// Its media type.
    pub kind: &'static str,
}

/// All files and their names.
pub fn assets() -> impl Iterator<Item = (&'static str, Asset)> {
    let style = |page: PageStyle| (page.file(), "text/css; charset=utf-8", page.sheets().text.as_bytes());
    let script = |(name, text): (&'static str, &'static str)| (name, "text/javascript; charset=utf-8", text.as_bytes());
    let files = PageStyle::ALL.into_iter().map(style).chain(SCRIPTS.into_iter().map(script)).chain(IMAGES);
    files.map(|(name, kind, bytes)| (name, Asset { bytes, kind }))
}

/// The file with this name, if there is one. It is served at [`path`], and a browser may cache it forever.
#[must_use]
pub fn asset(name: &str) -> Option<Asset> {
    assets().find(|(own, _)| *own == name).map(|(_, asset)| asset)
}

/// A hash of all files, so that pages of a new version never use a cached style or script of an old one.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    // FNV-1a is short, and good enough to tell two versions apart.
    let hash = assets()
        .flat_map(|(_, asset)| asset.bytes)
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

    /// The comment at the top of base.css says what may have a fixed side. These sheets lay out the table.
    const TABLE: [&str; 9] = [
        include_str!("../assets/css/room.css"),
        include_str!("../assets/css/room-seats.css"),
        include_str!("../assets/css/room-hand.css"),
        include_str!("../assets/css/room-tall.css"),
        include_str!("../assets/css/room-low.css"),
        include_str!("../assets/css/scene.css"),
        include_str!("../assets/css/scene-small.css"),
        include_str!("../assets/css/lid.css"),
        include_str!("../assets/css/flights.css"),
    ];

    #[test]
    fn the_style_follows_the_direction_of_the_text() {
        assert_eq!(fixed_sides("p { margin-left: 1em; } b { padding: 0 1px 0 2px; }").len(), 2, "the test finds them");
        for page in PageStyle::ALL {
            let rest = TABLE.iter().fold(page.sheets().text.to_owned(), |style, part| style.replace(part, ""));
            assert_eq!(fixed_sides(&rest), Vec::<String>::new());
        }
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
