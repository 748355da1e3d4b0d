//! Fair deals: what the browser receives, keeps and sends before a deal, and how it detects a server that cheats.

use rules::fair_deal::{self, Commitment, Entropy, ShuffleInputs};
use rules::record::Record;
use rules::{Round, Seat};
use serde_json::Value;

use crate::lookback::paste;
use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// The data that the browser kept about a round of its only match.
struct Kept {
    match_id: String,
    seat: Seat,
    commitment: Commitment,
    entropy: Entropy,
}

async fn kept(person: &BrowserUser, round: &str) -> Result<Kept, TestError> {
    let deals = person.run("return JSON.parse(localStorage.getItem('qyrsqyrs.deals'))").await?;
    let (match_id, rounds) = deals.as_object().and_then(|deals| deals.iter().next()).ok_or("nothing is kept")?;
    let text = |key: &str| rounds[round][key].as_str().ok_or("not kept");
    let seat = rounds[round]["seat"].as_u64().and_then(|seat| Seat::try_from(seat).ok()).ok_or("no seat")?;
    let (commitment, entropy) = (text("commitment")?.parse()?, text("entropy")?.parse()?);
    Ok(Kept { match_id: match_id.clone(), seat, commitment, entropy })
}

/// The record of a match, as the server shows it to this browser.
async fn record(person: &BrowserUser, match_id: &str) -> Result<Record, TestError> {
    let script = "const done = arguments[1]; fetch('/api/matches/' + arguments[0]).then((it) => it.text()).then(done)";
    let text = person.run_async(script, vec![Value::from(match_id)]).await?;
    text.as_str().ok_or("a text")?.parse().map_err(|_| "a record".into())
}

/// The record of a server that searched for another secret after it knew the browser's entropy. It is consistent, but
/// seat 1 holds all four Queens.
fn forged(mut record: Record) -> Record {
    let fairness = record.fairness.as_mut().expect("a fair deal");
    let shown = &mut fairness.rounds[0];
    let inputs = ShuffleInputs { match_id: fairness.match_id.clone(), round: 0, entropy: shown.entropy };
    let (players, dealer) = (record.rules.players, record.rounds[0].deal().dealer());
    let secret = testkit::grind_secret(players, dealer, &inputs, Seat::S1);
    shown.secret = Some(secret);
    shown.commitment = fair_deal::commitment(&secret);
    let mut round = Round::new(&record.rules, fair_deal::deal(players, dealer, &secret, &inputs));
    while let Some((seat, card)) = players.seats().find_map(|seat| Some((seat, round.legal(seat).first()?))) {
        let action = round.view(seat).action(card);
        round.apply(seat, action).expect("a legal card");
    }
    record.rounds[0] = round;
    record
}

async fn verdict(person: &BrowserUser, expected: &str) -> Result<(), TestError> {
    person.click("#verify-go").await?;
    person.says("#verify-out > p", expected).await
}

#[test]
#[ignore = "needs a browser"]
fn a_server_that_grinds_secrets_is_detected() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        stage.new_table(&mira, &[], Some(2)).await?;
        for _ in 0..2 {
            mira.go_on().await?;
            mira.waits_for_stash().await?;
            mira.play_round().await?;
        }
        mira.find(".ranks li.win").await?;
        let honest = record(&mira, &kept(&mira, "0").await?.match_id).await?;
        for (round, shown) in ["0", "1"].into_iter().zip(&honest.fairness.as_ref().ok_or("no fairness")?.rounds) {
            let kept = kept(&mira, round).await?;
            assert_eq!((shown.commitment, shown.entropy[kept.seat]), (kept.commitment, Some(kept.entropy)));
        }
        mira.click("a[href$='/look-back']").await?;
        mira.click("#verify-go").await?;
        mira.find("#verify-out li").await?;
        let verdicts = mira.texts("#verify-out > p").await?;
        assert!(verdicts.len() == 2 && verdicts.iter().all(|said| said.starts_with("Proven to you")), "{verdicts:?}");

        let cheat = forged(honest);
        assert!(cheat.verify().iter().all(Result::is_ok), "the record is consistent");
        paste(&mira, &stage, &cheat.to_string()).await?;
        verdict(&mira, "Not fair to you").await?;
        // A browser that has kept nothing cannot detect it.
        let asha = stage.user(BrowserOptions::VISITOR).await?;
        paste(&asha, &stage, &cheat.to_string()).await?;
        verdict(&asha, "kept nothing of this deal").await
    });
}

#[test]
#[ignore = "needs a browser"]
fn no_entropy_is_sent_before_the_commitment_is_on_the_page() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        mira.open(&stage.url("/")).await?;
        // The content of the form that opens the table, after the page's script has filled it in.
        mira.run(
            "addEventListener('submit', (event) =>
               sessionStorage.setItem('posted', new URLSearchParams(new FormData(event.target)).toString()))",
        )
        .await?;
        mira.click("#play-now").await?;
        mira.waits_for_stash().await?;
        let posted = mira.run("return sessionStorage.getItem('posted')").await?;
        assert_eq!(posted.as_str(), Some("entropy=later&players=4&strength=gentle"));
        let kept = kept(&mira, "0").await?;
        let state = "const done = arguments[0]; fetch('/api/tables/' + location.pathname.split('/').pop())
            .then((it) => it.json()).then(done)";
        let state = mira.run_async(state, vec![]).await?;
        let fairness = &state["round"]["fairness"];
        assert_eq!(fairness["commitment"].as_str(), Some(kept.commitment.to_string().as_str()), "{state}");
        let added = fairness["entropy"][kept.seat.index()].as_str();
        assert_eq!(added, Some(kept.entropy.to_string().as_str()), "{state}");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn without_a_script_no_entropy_is_sent_and_the_page_says_so() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::NO_SCRIPT).await?;
        stage.new_table(&mira, &[], None).await?;
        mira.click("#next").await?;
        mira.says("noscript", "adds nothing to the shuffle").await
    });
}
