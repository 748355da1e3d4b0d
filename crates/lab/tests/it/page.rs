//! The page of the report: whole, self-contained, and drawn from what the tallies say.

use lab::report::{ReportData, ReportLang, RulesVariant, RunKind, RunResult, page, plan};
use lab::{RoundStats, SeatStats, Swings};

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
    for (lang, headings) in [
        (
            ReportLang::En,
            [
                "What the rulebooks promise, and what we measured",
                "In short",
                "The seat left of the dealer",
                "Points and their spread",
                "Flawless and Grand",
                "The Treasure Chest",
                "The best cards to stash",
                "What a Queen is worth",
                "Luck and skill",
                "What each option changes",
            ],
        ),
        (
            ReportLang::De,
            [
                "Was die Regelhefte versprechen und was wir gemessen haben",
                "Kurz gesagt",
                "Der Platz links vom Geber",
                "Punkte und ihre Streuung",
                "Makellos und Grandios",
                "Die Schatztruhe",
                "Die besten Karten für die Schatztruhe",
                "Was eine Dame wert ist",
                "Glück und Können",
                "Was jede Hausregel ändert",
            ],
        ),
    ] {
        let page = page(&figures, lang, &[]);
        let places: Vec<_> = headings.iter().map(|heading| page.find(&format!("<h2>{heading}</h2>"))).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{lang}: {places:?}");
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert!(page.contains("qyrsqyrs report &lt;out&gt;"));
        for outside in ["http:", "https:", "<script", "<img", "<link", "NaN", "inf ", "<p></p>"] {
            assert!(!page.contains(outside), "{lang}: {outside}");
        }
        assert!(page.len() < 2_000_000);
    }
}

#[test]
fn pages_link_to_those_in_other_languages() {
    let figures = ReportData::default();
    let page = page(&figures, ReportLang::En, &[ReportLang::De]);
    assert!(page.contains(r#"<a href="index.de.html" lang="de" hreflang="de">Deutsch</a>"#), "{page}");
    assert!(!page.contains("NaN"));
}

/// A report whose trained players have this result in every round with the usual rules.
fn conclusion(edit: impl Fn(&mut RoundStats)) -> String {
    let mut figures = ReportData::default();
    for variant in RulesVariant::ALL {
        for kind in [RunKind::Random, RunKind::Strong] {
            let players = variant.rules().players.count();
            let mut tally =
                RoundStats { rounds: 10_000, places: vec![SeatStats::default(); players], ..RoundStats::default() };
            tally.cards = vec![Default::default(); 32];
            tally.courses = vec![10_000];
            if (variant, kind) == (RulesVariant::Usual, RunKind::Strong) {
                edit(&mut tally);
            }
            figures.runs.push(RunResult { variant, kind, tally });
        }
    }
    page(&figures, ReportLang::En, &[])
}

#[test]
fn the_conclusions_follow_from_the_figures() {
    let often = conclusion(|tally| tally.places[0].grand = 2_500);
    assert!(often.contains(
        "Only where nobody tries for one: random players end 0.0\u{a0}% of rounds with a Grand, but trained ones 25.0\u{a0}%"
    ));
    assert!(often.contains(
        "about one round in 4; it falls to 0.0\u{a0}% with three players, 0.0\u{a0}% with follow: colour-only"
    ));
    let rarely = conclusion(|tally| tally.places[0].grand = 100);
    assert!(rarely.contains("Yes: random players end 0.0\u{a0}% of rounds with a Grand, trained ones 1.0\u{a0}%"));
    let swings = conclusion(|tally| {
        tally.by_chest = Swings { rounds: 10_000, changed: 3_140, overturned: 1_000 };
        tally.by_last_trick = Swings { rounds: 10_000, changed: 6_000, overturned: 5_000 };
        tally.courses = vec![5_000, 5_000];
    });
    for said in [
        "Yes: without the points in the chest, other players would win 31.4\u{a0}% of rounds",
        "In 60.0\u{a0}% of rounds",
        "in 50.0\u{a0}% none",
        "only in one of 2 cases",
    ] {
        assert!(swings.contains(said), "{said}");
    }
}

/// The words and the bar of the seat left of the dealer have the same sign.
#[test]
fn signs_and_charts_agree() {
    for (scaled, words) in
        [(-6, "disadvantage of 2.00 ± 0.00 points per round (utility −2.00)"), (6, "advantage of 2.00 ± 0.00 points")]
    {
        let page = conclusion(|tally| (0..1000).for_each(|_| tally.places[0].utility.add(scaled)));
        assert!(page.contains(words), "{words}");
        let chart = page.split("<figcaption>Utility by place").nth(1).expect("a chart");
        let axis = |sign: &str| chart[..chart.find("</svg>").expect("an end")].contains(&format!(">{sign}2.0<"));
        assert_eq!((axis("-"), axis("")), (scaled < 0, scaled > 0), "{chart}");
    }
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
    assert_eq!(page(&again, ReportLang::De, &[]), page(&figures, ReportLang::De, &[]));
}
