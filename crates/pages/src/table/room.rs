//! The room around the table. Only the lid of the chest ever changes, so live updates never send it.

use maud::{Markup, html};

use super::chest_scene::treasure;
use crate::rim::empty_table;

/// The table with its edge and cloth, and the chest on it.
pub(super) fn room() -> Markup {
    html! {
        div.room aria-hidden="true" {
            (empty_table())
            div.treasure { (treasure()) }
        }
    }
}
