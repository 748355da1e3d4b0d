//! The room in which the table stands. Nothing in it ever changes but the lid of the chest, so no live update sends it.

use maud::{Markup, html};

use super::chest_scene::treasure;
use crate::rim::empty_table;

/// The table with its edge and cloth, and the chest upon it.
pub(super) fn room() -> Markup {
    html! {
        div.room aria-hidden="true" {
            (empty_table())
            div.treasure { (treasure()) }
        }
    }
}
