//! The edge and the cloth of a table.

use maud::{Markup, html};

/// The table without anything on it. The element around it has `--wood-w`, `--rim-w` and `--th`, the widths of wood and
/// rim and the height of the table.
pub(crate) fn empty_table() -> Markup {
    html! {
        div.oval aria-hidden="true" {
            svg.edge viewBox="-100 -100 200 200" preserveAspectRatio="none" {
                @for part in ["wood", "grain", "lip", "rim", "shine", "cloth"] { use href="#oval" class=(part) {} }
            }
            svg.inlay viewBox="-100 -100 200 200" preserveAspectRatio="none" {
                use.line href="#oval" {}
                use.lozenge href="#oval" {}
            }
            div.damask {}
            div.pool {}
        }
    }
}
