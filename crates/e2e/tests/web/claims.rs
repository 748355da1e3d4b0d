//! Claims at the table: all remaining tricks, or none.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::record::Record;
use rules::{CardSet, Claim, Deal, Length, PerSeat, PlayerCount, Round, RoundPoint, Rules, Seat};
use thirtyfour::prelude::*;

use crate::lookback::paste;
use crate::stage::{BrowserOptions, BrowserUser, Stage, TestError, in_browser};

/// The hands of a round whose first leader certainly takes every trick.
const CERTAIN: [&str; 4] =
    ["R5 R6 R7 R8 GQ BQ KQ RQ", "R2 R3 R4 K2 K3 K4 K5 K6", "K7 K8 B2 B3 B4 B5 B6 B7", "B8 G2 G3 G4 G5 G6 G7 G8"];

fn rules() -> Rules {
    Rules { length: Length::Rounds(1), ..Rules::default() }
}

fn played(deal: Deal, mut choose: impl FnMut(CardSet) -> rules::Card) -> Round {
    let mut round = Round::new(&rules(), deal);
    while let Some(seat) = round.waiting().next() {
        let card = choose(round.legal(seat));
        round.apply(seat, round.action(card)).expect("a legal card");
    }
    round
}

/// A round in which a claim is possible before the first card.
fn certain() -> Round {
    let hands = PerSeat::from_fn(PlayerCount::Four, |seat| CERTAIN[seat.index()].parse().expect("cards"));
    let deal = Deal::new(Seat::S3, hands, CardSet::EMPTY).expect("a deal");
    played(deal, |legal| legal.first().expect("a card"))
}

/// A round, a moment in it, and a player with three cards left who certainly takes no more tricks.
fn harmless() -> (Round, usize, Seat) {
    let found = (0..1_000).find_map(|seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let round = played(Deal::random(PlayerCount::Four, Seat::S3, &mut rng), |legal| legal.random(&mut rng));
        (16..20).find_map(|plays| {
            let there = round.truncated(RoundPoint::Plays(plays));
            let seat = there.turn()?;
            (Claim::of(&there.view(seat)) == Some(Claim::NoMore)).then_some((round.clone(), plays, seat))
        })
    });
    found.expect("one of a thousand rounds")
}

/// Opens a table that continues from a moment of a round, with this user in a seat.
async fn go_on(
    user: &BrowserUser,
    stage: &Stage,
    (round, plays, seat): (&Round, usize, Seat),
) -> Result<(), TestError> {
    let players = ["bot:easy"; 4].map(str::to_owned).to_vec();
    let record = Record { rounds: vec![round.clone()], ..Record::new(rules(), players) };
    paste(user, stage, &record.to_string()).await?;
    user.click("#replay").await?;
    user.find("#what-if").await?;
    let there = user.driver().current_url().await?.to_string();
    user.open(&there.replace("step=0", &format!("step={}", plays + 1))).await?;
    user.click(&format!("#what-if [name=seat] option[value='{}']", seat.index())).await?;
    user.click("#what-if [name=strength] option[value=easy]").await?;
    user.click("#what-if button").await?;
    user.waits_for_turn().await
}

#[test]
#[ignore = "needs a browser"]
fn claiming_the_rest_shows_the_result_at_once() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions { size: (1366, 768), ..BrowserOptions::QUICK }).await?;
        go_on(&mira, &stage, (&certain(), 0, Seat::S0)).await?;
        mira.says("#tools .claim", "The rest is mine").await?;
        mira.picture("claim-rest").await?;
        mira.click("#tools .claim button").await?;
        mira.find("#result").await?;
        mira.says("#say", "You take all remaining tricks.").await?;
        mira.says("#say", "Grand!").await?;
        assert!(!mira.has(".claim").await?, "there is nothing left to claim");
        mira.picture("claim-result").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn claiming_no_more_tricks_works_by_keyboard() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        let (round, plays, seat) = harmless();
        go_on(&mira, &stage, (&round, plays, seat)).await?;
        mira.run("document.querySelector('#tools .claim button').focus()").await?;
        mira.press(Key::Enter).await?;
        // The bots play on, and the table plays the user's cards to the end.
        mira.find("#result").await?;
        mira.says("#say", "You take no more tricks.").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_claim_needs_no_script() {
    in_browser(async |stage| {
        let (round, plays, seat) = harmless();
        let plain = stage.user(BrowserOptions::NO_SCRIPT).await?;
        go_on(&plain, &stage, (&round, plays, seat)).await?;
        plain.click("#tools .claim button").await?;
        // The page reloads by itself until the others have played.
        plain.find("#result").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_offer_fits_on_a_phone_in_hindi() {
    in_browser(async |stage| {
        for (size, name) in [((390, 844), "claim-phone"), ((360, 640), "claim-small"), ((844, 390), "claim-low")] {
            let mira = stage.user(BrowserOptions { lang: "hi", size, ..BrowserOptions::PHONE }).await?;
            go_on(&mira, &stage, (&certain(), 0, Seat::S0)).await?;
            mira.find("#tools .claim button").await?;
            mira.picture(name).await?;
            let inside = "const box = document.querySelector('.claim button').getBoundingClientRect();
                return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight";
            assert_eq!(mira.run(inside).await?, true);
            assert_eq!(mira.run("return document.documentElement.scrollWidth <= innerWidth").await?, true);
        }
        Ok(())
    });
}
