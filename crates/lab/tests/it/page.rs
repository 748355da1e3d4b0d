//! The page of the report: whole, self-contained, and drawn from what the tallies say.

use lab::report::{Figures, Kind, Run, Variant, page, plan};

fn figures() -> Figures {
    let play = |planned: lab::report::Planned| Run {
        variant: planned.variant,
        kind: planned.kind,
        tally: planned.simulation.play(0..planned.rounds),
    };
    let runs = plan(6000, 3000, 1).into_iter().map(play).collect();
    Figures { command: "qyrsqyrs report <out>".to_owned(), runs }
}

#[test]
fn a_report_has_every_section_and_needs_nothing_else() {
    let figures = figures();
    let page = page(&figures);
    for heading in [
        "In short",
        "The seat left of the dealer",
        "Points and their spread",
        "Flawless and Grand",
        "The Treasure Chest",
        "The best card to stash",
        "What a Queen is worth",
        "Luck and skill",
        "What each option changes",
    ] {
        assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
    }
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert!(page.contains("qyrsqyrs report &lt;out&gt;"));
    for outside in ["http:", "https:", "<script", "<img", "<link", "NaN", "inf "] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.len() < 2_000_000);
}

#[test]
fn a_plan_has_as_many_rounds_as_asked_for() {
    let plan = plan(1000, 100, 1);
    let rounds = |kind: Kind| plan.iter().filter(|run| run.kind == kind).map(|run| run.rounds).sum::<u64>();
    assert!(rounds(Kind::Random) >= 1000 && rounds(Kind::Strong) >= 100);
    assert!(Variant::ALL.iter().all(|variant| plan.iter().any(|run| run.variant == *variant)));
}

/// Figures that were written to disk draw the same page.
#[test]
fn figures_round_trip() {
    let figures = figures();
    let again: Figures = serde_json::from_str(&serde_json::to_string(&figures).unwrap()).unwrap();
    assert_eq!(page(&again), page(&figures));
}
