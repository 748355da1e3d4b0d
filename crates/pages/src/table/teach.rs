//! The sentences that teach the game in a person's first match. The script shows each once, at its moment.

use maud::{Markup, html};
use words::TableMsg;

use crate::table_page::TablePage;

/// The teaching moments: the name that the script uses, and the sentence.
const MOMENTS: [(&str, TableMsg<'static>); 6] = [
    ("stash", TableMsg::TeachStash),
    ("follow", TableMsg::TeachFollow),
    ("refused", TableMsg::TeachRefused),
    ("queen", TableMsg::TeachQueen),
    ("taken", TableMsg::TeachTaken),
    ("last", TableMsg::TeachLast),
];

/// All sentences, hidden until the script shows them.
pub(super) fn sentences(page: &TablePage<'_>) -> Markup {
    html! {
        div #teach.teach role="note" hidden {
            @for (moment, sentence) in MOMENTS { p data-teach=(moment) hidden { (page.say(sentence)) } }
            button.btn.small type="button" data-do="taught" { (page.say(TableMsg::TeachDone)) }
        }
    }
}
