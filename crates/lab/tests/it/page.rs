//! The page of the report: whole, self-contained, and drawn from what the tallies say.

use lab::report::{ReportData, RulesVariant, RunKind, RunResult, page, plan};

fn figures() -> ReportData {
    let play = |planned: lab::report::PlannedRun| RunResult {
        variant: planned.variant,
        kind: planned.kind,
        tally: planned.simulation.play(0..planned.rounds),
    };
    let runs = plan(6000, 3000, 1).into_iter().map(play).collect();
    ReportData { command: "qyrsqyrs report <out>".to_owned(), runs }
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
    let rounds = |kind: RunKind| plan.iter().filter(|run| run.kind == kind).map(|run| run.rounds).sum::<u64>();
    assert!(rounds(RunKind::Random) >= 1000 && rounds(RunKind::Strong) >= 100);
    assert!(RulesVariant::ALL.iter().all(|variant| plan.iter().any(|run| run.variant == *variant)));
}

/// Report data that was written to disk draws the same page.
#[test]
fn figures_round_trip() {
    let figures = figures();
    let again: ReportData = serde_json::from_str(&serde_json::to_string(&figures).unwrap()).unwrap();
    assert_eq!(page(&again), page(&figures));
}
