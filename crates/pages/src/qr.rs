//! A QR code as one SVG path.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The QR code of `text`, with a label for screen readers. Empty if the text is too long.
pub(crate) fn qr(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return html! {} };
    let width = code.width();
    let mut path = String::new();
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            // Writing into a String cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", index % width, index / width);
        }
    }
    html! {
        div.qr {
            svg viewBox={ "0 0 " (width) " " (width) } role="img" aria-label=(label) shape-rendering="crispEdges" {
                path fill="#000" d=(path) {}
            }
        }
    }
}
