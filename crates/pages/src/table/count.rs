//! Counting practice: at the end of a round the player adds up their own points before the page shows them.
//!
//! The question is a separate beat, between a Flawless or Grand and the points. The header of the frame has the answer,
//! and the script keeps it. The HTML never contains it before the points. A page that is loaded after the round shows
//! the result at once.

use maud::{Markup, html};
use rules::CardSet;
use serde::Serialize;
use words::TableMsg;
use words::narrate::CountTask;

use crate::prefs::OptIn;
use crate::table_page::TablePage;

/// The data that the script needs to check answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct CountCheck {
    points: u32,
    right: String,
    wrong: String,
    nearly: Vec<(u32, String)>,
    number: String,
    way: Vec<String>,
}

/// The points to count. `None` if the option is off, the person only watches, or the round is not over.
fn task(page: &TablePage<'_>) -> Option<CountTask> {
    if page.count == OptIn::Off { None } else { page.narrator()?.count_task() }
}

/// The data that the script needs to check answers.
pub(super) fn check(page: &TablePage<'_>) -> Option<CountCheck> {
    let CountTask { points, right, wrong, nearly, way, .. } = task(page)?;
    Some(CountCheck { points, right, wrong, nearly, number: page.words.string(TableMsg::CountNumber), way })
}

/// The sentences that screen readers speak with the question.
pub(super) fn ask(page: &TablePage<'_>) -> Option<Vec<String>> {
    let task = task(page)?;
    Some(vec![page.words.string(TableMsg::CountAsk), tricks_text(page, &task)])
}

fn tricks_text(page: &TablePage<'_>, task: &CountTask) -> String {
    page.words.string(TableMsg::CountTricks { tricks: u32::try_from(task.tricks.len()).unwrap_or_default() })
}

/// The question, hidden until its beat.
pub(super) fn question(page: &TablePage<'_>) -> Markup {
    let Some(task) = task(page) else { return html! {} };
    html! {
        form #count.count-it data-beat="count" aria-labelledby="count-ask" tabindex="-1" hidden {
            h2 #count-ask { (page.say(TableMsg::CountAsk)) }
            p { (tricks_text(page, &task)) }
            @if !task.tricks.is_empty() { ul { @for trick in &task.tricks { (cards(page, trick.to_set())) } } }
            @if let Some(chest) = task.chest {
                p { (page.say(TableMsg::CountChest)) }
                ul { (cards(page, chest)) }
            }
            div.row {
                label { span { (page.say(TableMsg::CountAnswer)) } " " input name="answer" inputmode="numeric" autocomplete="off" maxlength="6"; }
                button.btn.main { (page.say(TableMsg::CountCheck)) }
                button.btn type="button" data-do="counted" { (page.say(TableMsg::CountShow)) }
            }
            p.told role="status" {}
        }
    }
}

/// The cards of a trick or of the chest, side by side.
fn cards(page: &TablePage<'_>, cards: CardSet) -> Markup {
    html! {
        li { @for card in cards {
            svg.card role="img" aria-label=(page.words.card(card)) { use href={ "#" (card) } {} }
        } }
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;
    use words::{Lang, Words};

    use super::*;
    use crate::fixtures::TableFixture;
    use crate::table::frames;

    const NAMES: [&str; 4] = ["Mira", "Asha", "Budi", "Clara"];

    fn finished() -> TableFixture {
        TableFixture::new(Rules::default(), NAMES, 32)
    }

    #[test]
    fn only_a_player_with_the_option_is_asked_and_only_at_the_end() {
        let words = Words::new(Lang::En);
        let check = |sample: TableFixture, expected: bool| {
            assert_eq!(question(&sample.page(&words)).into_string().contains("<form"), expected);
        };
        check(finished(), false);
        check(finished().counted(), true);
        check(finished().counted().watched(), false);
        check(TableFixture::new(Rules::default(), NAMES, 12).counted(), false);
        check(TableFixture::uncounted(Rules::default(), NAMES, 32).counted(), false);
    }

    #[test]
    fn the_count_comes_right_before_the_points_and_only_with_the_option() {
        let words = Words::new(Lang::En);
        let head = |sample: &TableFixture| {
            let event = sample.round_over().expect("the round is over");
            let text = frames(&sample.page(&words), &event)[0].encode(&mut crate::table::ClientCache::default());
            let line = text.lines().next().expect("a head").to_owned();
            serde_json::from_str::<serde_json::Value>(&line).expect("JSON")
        };
        let names = |head: &serde_json::Value| -> Vec<String> {
            let beats = head["beats"].as_array().cloned().unwrap_or_default();
            beats.iter().filter_map(|beat| beat[0].as_str().map(str::to_owned)).collect()
        };
        let (plain, counted) = (head(&finished()), head(&finished().counted()));
        assert!(plain.get("count").is_none(), "{plain}");
        let beats = names(&counted);
        assert_eq!(beats[beats.len() - 2..], ["count", "points"]);
        let without: Vec<String> = beats.into_iter().filter(|beat| beat != "count").collect();
        assert_eq!(without, names(&plain));
        assert!(counted["count"]["points"].is_u64(), "{counted}");
    }

    #[test]
    fn the_page_does_not_hold_the_answer_before_the_points() {
        let words = Words::new(Lang::En);
        let sample = finished().counted();
        let page = sample.page(&words);
        let asked = question(&page).into_string();
        let task = task(&page).expect("a task");
        for text in task.way.iter().chain([&task.right]) {
            assert!(!asked.contains(text.as_str()), "{text}");
        }
        let own = format!("data-seat=\"{}\"", rules::Seat::S0);
        let html = crate::table::result_board(&page).into_string();
        let so_far =
            html.split("so-far").nth(1).expect("who has what").split("</ul>").next().expect("its end").to_owned();
        let mine = so_far.split("<li").find(|part| part.contains(&own)).expect("the own line");
        assert!(mine.contains("<b>?</b>"), "{mine}");
    }
}
