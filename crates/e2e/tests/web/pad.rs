//! The score pad: a match with real cards, recorded on a phone.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Deal, GrandOwn, PerSeat, PlayerCount, Round, Rules, Score, Seat};
use serde_json::{Value, json};
use words::{Lang, Words};

use crate::stage::{BrowserOptions, BrowserUser, Stage, TestError, in_browser};

const PHONE: BrowserOptions = BrowserOptions { prefs: "", ..BrowserOptions::PHONE };

/// Opens the pad and starts a match of these players.
async fn start(person: &BrowserUser, stage: &Stage, names: &[&str], length: (&str, &str)) -> Result<(), TestError> {
    person.open(&stage.url("/pad")).await?;
    person.click(&format!("#setup [name=players][value='{}']", names.len())).await?;
    for (field, name) in person.all("#setup [name=name]").await?.iter().zip(names) {
        field.send_keys(*name).await?;
    }
    person.click(&format!("#setup [name=length][value={}]", length.0)).await?;
    person.write(&format!("#setup [name={}]:not([type=radio])", length.0), length.1).await?;
    person.click("#setup > .btn.main").await
}

/// Types the tricks and points of a round. Seats without numbers stay unchanged.
async fn fill(person: &BrowserUser, values: &[Option<(u32, u32)>]) -> Result<(), TestError> {
    for (seat, value) in values.iter().enumerate() {
        let Some((tricks, points)) = value else { continue };
        for (name, value) in [("tricks", tricks), ("raw", points)] {
            person.write(&format!("[name={name}{seat}]"), &value.to_string()).await?;
        }
    }
    Ok(())
}

/// The totals below the score sheet.
async fn totals(person: &BrowserUser) -> Result<Vec<String>, TestError> {
    let mut totals = person.texts("#sheet-foot td").await?;
    totals.retain(|text| !text.is_empty());
    Ok(totals)
}

#[test]
#[ignore = "needs a browser"]
fn six_rounds_with_a_correction_reloaded_and_offline() {
    in_browser(async |mut stage| {
        let mira = stage.user(PHONE).await?;
        start(&mira, &stage, &["Mira", "Tom", "Ada", "Ben"], ("rounds", "6")).await?;
        mira.text_that("#entry-deals", |text| text == "Mira deals, Tom leads the first trick.").await?;

        // A sum of 139 is refused, and the typed numbers stay.
        fill(&mira, &[Some((3, 60)), Some((2, 40)), Some((1, 20)), Some((1, 19))]).await?;
        mira.click("#write").await?;
        let refused = "The points add up to 139, but a round has 140: 1 point is missing.";
        mira.text_that("#entry-alert", |text| text == refused).await?;
        assert!(totals(&mira).await?.is_empty(), "nothing has been recorded");
        mira.click("[data-rest='3']").await?;
        mira.click("#write").await?;
        mira.text_that("#pad-status", |text| text == "Round 1 recorded.").await?;
        assert_eq!(totals(&mira).await?, ["60", "40", "20", "20"]);

        // A Flawless, with the button for the rest of the points; a Grand; and a reload in the middle of the next
        // round.
        fill(&mira, &[Some((4, 90)), Some((1, 10)), Some((0, 0))]).await?;
        mira.click("[data-rest='3']").await?;
        mira.click("#write").await?;
        mira.says("#pad-status", "Flawless! Ada won no trick").await?;
        assert_eq!(totals(&mira).await?, ["240", "60", "20", "100"]);
        fill(&mira, &[Some((0, 0)), Some((7, 140)), Some((0, 0)), Some((0, 0))]).await?;
        mira.click("#write").await?;
        mira.says("#pad-status", "Grand! Tom won every trick").await?;
        assert_eq!(totals(&mira).await?, ["740", "200", "520", "600"]);
        mira.find("#offline:not([hidden])").await?;
        fill(&mira, &[Some((2, 35))]).await?;
        mira.driver().refresh().await?;
        mira.text_that("#entry-title", |text| text == "Round 4 of 6").await?;
        assert_eq!(mira.find("[name=raw0]").await?.prop("value").await?.as_deref(), Some("35"), "the draft is kept");
        assert_eq!(totals(&mira).await?, ["740", "200", "520", "600"]);

        // From here on the server is down.
        stage.server.kill();
        mira.driver().refresh().await?;
        mira.text_that("#entry-deals", |text| text == "Ben deals, Mira leads the first trick.").await?;
        fill(&mira, &[None, Some((2, 35)), Some((2, 35))]).await?;
        mira.click("[data-rest='3']").await?;
        mira.click("#write").await?;
        assert_eq!(totals(&mira).await?, ["775", "235", "555", "635"]);
        correct_the_first_round(&mira).await?;
        by_cards(&mira).await?;

        // The last round: the pad says who won, and stores the match.
        mira.click("#entry [name=mode][value=points]").await?;
        fill(&mira, &[Some((4, 80)), Some((1, 20)), Some((1, 20)), Some((1, 20))]).await?;
        mira.click("#write").await?;
        mira.text_that("#verdict", |text| text.starts_with("Tom wins with ")).await?;
        mira.picture("pad-end").await?;
        assert_eq!(mira.count("#chart .line").await?, 4);
        assert!(!mira.find("#sheet").await?.text().await?.is_empty());
        mira.run("navigator.share = async ({ text }) => { window.shared = text; }").await?;
        mira.click("#share").await?;
        let shared = mira.run("return window.shared").await?;
        let shared = shared.as_str().unwrap_or_default();
        assert!(shared.contains("1. Tom: 290 points\n2. Ada: 610 points"), "{shared}");
        let kept = mira.run("return JSON.parse(localStorage['qyrsqyrs.pads'])").await?;
        assert_eq!(kept[0]["rounds"].as_array().map(Vec::len), Some(6));
        assert_eq!(kept[0]["names"], json!(["Mira", "Tom", "Ada", "Ben"]));
        Ok(())
    });
}

/// Corrects a round, and reverts the correction.
async fn correct_the_first_round(person: &BrowserUser) -> Result<(), TestError> {
    person.click("[data-correct='0']").await?;
    person.text_that("#entry-title", |text| text == "Correct round 1").await?;
    fill(person, &[Some((3, 61)), Some((2, 39))]).await?;
    person.click("#write").await?;
    person.text_that("#pad-status", |text| text == "Round 1 corrected.").await?;
    assert_eq!(totals(person).await?, ["776", "234", "555", "635"]);
    person.click("#undo").await?;
    assert_eq!(totals(person).await?, ["775", "235", "555", "635"]);
    person.text_that("#entry-title", |text| text == "Round 5 of 6").await.map(|_| ())
}

/// Enters a round by tapping cards: the red cards for the first player, all others for the second.
async fn by_cards(person: &BrowserUser) -> Result<(), TestError> {
    person.click("#entry [name=mode][value=cards]").await?;
    for value in "2345678".chars() {
        person.click(&format!("#entry [data-card=R{value}]")).await?;
    }
    person.click("#write").await?;
    person.text_that("#entry-alert", |text| text.starts_with("25 cards aren’t assigned yet.")).await?;
    person.click("#entry [name=taker][value='1']").await?;
    person.click("#rest-cards").await?;
    person.click("#write").await?;
    person.text_that("#entry-alert", |text| text.starts_with("These cards don’t make whole tricks")).await?;
    person.click("#entry [name=taker][value='0']").await?;
    person.click("#entry [data-card=RQ]").await?;
    person.picture("pad-cards").await?;
    person.click("#write").await?;
    // Two players took no trick, so 35 and 105 points are multiplied by four.
    person.says("#pad-status", "Two players are Flawless").await?;
    assert_eq!(totals(person).await?, ["915", "655", "555", "635"]);
    person.click("#undo").await?;
    fill_cards_again(person).await
}

/// The same cards, but divided among all four players.
async fn fill_cards_again(person: &BrowserUser) -> Result<(), TestError> {
    person.click("#entry [name=mode][value=cards]").await?;
    for (seat, letter) in ["R", "K", "B"].into_iter().enumerate() {
        person.click(&format!("#entry [name=taker][value='{seat}']")).await?;
        for value in "2345678Q".chars() {
            person.click(&format!("#entry [data-card={letter}{value}]")).await?;
        }
    }
    person.click("#entry [name=taker][value='3']").await?;
    person.click("#rest-cards").await?;
    person.click("#write").await?;
    person.text_that("#pad-status", |text| text == "Round 5 recorded.").await?;
    assert_eq!(totals(person).await?, ["810", "270", "590", "670"]);
    Ok(())
}

/// Plays a random round. Returns the score, and the cards that each player took.
fn played(rules: &Rules, dice: &mut Xoshiro256PlusPlus) -> (Score, Vec<String>) {
    let mut round = Round::new(rules, Deal::random(rules.players, Seat::S0, dice));
    while let Some(seat) = round.waiting().next() {
        let card = round.legal(seat).random(dice);
        round.apply(seat, round.action(card)).expect("a legal move");
    }
    let public = round.public();
    let opened = public.reveal.as_ref().expect("a round that is over is open");
    let mut cards = PerSeat::from_fn(rules.players, |_| Vec::new());
    for trick in public.tricks() {
        let winner = trick.winner().expect("a full trick");
        cards[winner].extend(trick.cards().iter().map(ToString::to_string));
    }
    let last = public.tricks().last().and_then(rules::Trick::winner).expect("a last trick");
    cards[last]
        .extend(opened.stash.iter().flatten().chain(&opened.dealt.iter().collect::<Vec<_>>()).map(ToString::to_string));
    (round.score().expect("a score"), cards.iter().map(|own| own.join(" ")).collect())
}

/// Rounds of every kind with the engine's scores: random rounds, and constructed ones with a rare Flawless or Grand.
fn cases() -> Vec<Value> {
    let dice = &mut Xoshiro256PlusPlus::seed_from_u64(1);
    let mut cases = Vec::new();
    let mut add = |rules: &Rules, score: &Score, cards: Option<&[String]>| {
        let winner = score.grand().map_or(-1, |seat| seat.index() as i32);
        let flawless: Vec<_> = score.flawless().map(Seat::index).collect();
        cases.push(json!({
            "players": rules.players.count(), "grandOwn": rules.grand_own.name(), "raw": score.raw.as_slice(),
            "tricks": score.tricks.as_slice(), "cards": cards, "points": score.points.as_slice(), "grand": winner,
            "flawless": flawless,
        }));
    };
    for rules in Rules::all_combinations() {
        for _ in 0..150 {
            let (score, cards) = played(&rules, dice);
            add(&rules, &score, Some(&cards));
        }
    }
    for players in PlayerCount::ALL {
        for &grand_own in GrandOwn::ALL {
            let rules = Rules { players, grand_own, ..Rules::default() };
            for takers in 1..(1_u32 << players.count()) {
                let score = divided(players, grand_own, takers);
                add(&rules, &score, None);
            }
        }
    }
    cases
}

/// The score of a round whose tricks and points are divided among these seats.
fn divided(players: PlayerCount, grand_own: GrandOwn, takers: u32) -> Score {
    let share = |whole: u32| {
        let count = takers.count_ones();
        let mut left = whole;
        PerSeat::from_fn(players, |seat| {
            let takes = takers & (1 << seat.index()) != 0;
            let last = takers >> (seat.index() + 1) == 0;
            let own = match (takes, last) {
                (false, _) => 0,
                (true, true) => left,
                (true, false) => whole / count,
            };
            left -= own;
            own
        })
    };
    let tricks = if players == PlayerCount::Four { 7 } else { 9 };
    Score::new(grand_own, share(140), share(tricks))
}

/// Counts each case with the pad's module, as points and as cards.
const COMPARE: &str = r#"
  const [cases, url, done] = arguments;
  import(url).then(({ score, fault, standing }) => {
    const wrong = [];
    const check = (round, it) => {
      const found = score(round, it.grandOwn);
      const same = JSON.stringify([found.points, found.grand, found.flawless]) === JSON.stringify([it.points, it.grand, it.flawless]);
      const total = standing({ ...it, dealer: 0, length: { rounds: 1 }, rounds: [round] });
      // The constructed rounds need not be possible with real cards.
      if (!same || (it.cards && fault(round, it.players)) || JSON.stringify(total.totals) !== JSON.stringify(it.points)) wrong.push([it, found, fault(round, it.players)]);
    };
    for (const it of cases) {
      check({ raw: it.raw, tricks: it.tricks }, it);
      if (it.cards) check({ cards: it.cards }, it);
    }
    done(wrong.slice(0, 3));
  });
"#;

#[test]
#[ignore = "needs a browser"]
fn the_pad_counts_like_the_engine() {
    in_browser(async |stage| {
        let person = stage.user(BrowserOptions::VISITOR).await?;
        person.open(&stage.url("/pad")).await?;
        let cases = cases();
        assert!(cases.len() > 3_500);
        let rare =
            |key: &str, found: &dyn Fn(&Value) -> bool| assert!(cases.iter().any(|case| found(&case[key])), "{key}");
        rare("grand", &|grand| grand.as_i64() >= Some(0));
        rare("flawless", &|flawless| flawless.as_array().map(Vec::len) == Some(2));
        let wrong = person.run_async(COMPARE, vec![json!(cases), json!(pages::path("score.js"))]).await?;
        assert_eq!(wrong, json!([]));
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_pad_formats_numbers_like_the_program() {
    in_browser(async |stage| {
        let person = stage.user(BrowserOptions::VISITOR).await?;
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for number in [0, 7, 140, 999, 1_000, 56_000, 1_000_000] {
                let script = format!("return new Intl.NumberFormat('{}').format({number})", lang.code());
                assert_eq!(person.run(&script).await?, words.number(number), "{lang}");
            }
        }
        Ok(())
    });
}
