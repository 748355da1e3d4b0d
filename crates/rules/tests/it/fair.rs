//! Fair deals: the vectors of docs/fair-deals.md, and what a changed secret or deal is told.

use std::collections::HashMap;

use rules::fair_deal::{self, Entropy, Secret, ShuffleInputs};
use rules::record::{DealProof, Fairness, FairnessError, KeptDeal, Record, RoundFairness};
use rules::{Card, PerSeat, PlayerCount, Round, Rules, Seat};

const DOCUMENT: &str = include_str!("../../../../docs/fair-deals.md");

#[test]
fn the_documented_vectors_hold() {
    let vectors: Vec<&str> =
        DOCUMENT.split("```text\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert_eq!(vectors.len(), 5);
    for vector in vectors {
        let fields: HashMap<&str, &str> =
            vector.lines().filter_map(|line| line.split_once(' ')).map(|(key, value)| (key, value.trim())).collect();
        let added: Vec<&str> = fields["entropy"].split(' ').collect();
        let players = PlayerCount::new(added.len() as u64).unwrap();
        let entropy = PerSeat::from_fn(players, |seat| match added[seat.index()] {
            "-" => None,
            text => Some(text.parse().unwrap()),
        });
        let inputs =
            ShuffleInputs { match_id: fields["match"].to_owned(), round: fields["round"].parse().unwrap(), entropy };
        let secret = fields["secret"].parse().unwrap();
        assert_eq!(fair_deal::commitment(&secret).to_string(), fields["commitment"]);
        let deck: Vec<&str> = fair_deal::shuffle(&secret, &inputs).into_iter().map(Card::as_str).collect();
        assert_eq!(deck.join(" "), fields["deck"]);
    }
}

fn fair_record() -> Record {
    let rules = Rules { players: PlayerCount::Three, ..Rules::default() };
    let secret = Secret([9; 32]);
    let entropy =
        PerSeat::from_fn(PlayerCount::Three, |seat| (seat.index() > 0).then_some(Entropy([seat.index() as u8; 16])));
    let inputs = ShuffleInputs { match_id: "test".to_owned(), round: 0, entropy };
    let deal = fair_deal::deal(rules.players, Seat::S2, &secret, &inputs);
    let mut record = Record::new(rules, ["a", "b", "c"].map(str::to_owned).to_vec());
    record.rounds.push(Round::new(&rules, deal));
    let round = RoundFairness { commitment: fair_deal::commitment(&secret), secret: Some(secret), entropy };
    record.fairness = Some(Fairness { match_id: "test".to_owned(), rounds: vec![round] });
    record
}

/// What the record answers after a change, also when it has been written and read in between.
fn check(change: impl FnOnce(&mut Record), expected: Result<(), FairnessError>) {
    let mut record = fair_record();
    change(&mut record);
    assert_eq!(record.verify(), [expected]);
    assert_eq!(record.to_string().parse::<Record>().unwrap().verify(), [expected]);
}

fn round(record: &mut Record) -> &mut RoundFairness {
    &mut record.fairness.as_mut().unwrap().rounds[0]
}

#[test]
fn an_honest_deal_verifies() {
    check(|_| {}, Ok(()));
}

#[test]
fn a_changed_record_does_not_verify() {
    check(|record| round(record).secret = Some(Secret([8; 32])), Err(FairnessError::OtherSecret));
    check(|record| round(record).entropy[Seat::S1] = None, Err(FairnessError::OtherDeal));
    check(|record| round(record).entropy[Seat::S0] = Some(Entropy([0; 16])), Err(FairnessError::OtherDeal));
    check(|record| record.fairness.as_mut().unwrap().match_id.push('2'), Err(FairnessError::OtherDeal));
    check(|record| round(record).secret = None, Err(FairnessError::NotYetShown));
    check(|record| record.fairness.as_mut().unwrap().rounds.clear(), Err(FairnessError::NothingToCheck));
    check(|record| record.fairness = None, Err(FairnessError::NothingToCheck));
}

/// What the player in seat 1 kept of the fair record's round.
fn kept() -> KeptDeal {
    let commitment = fair_deal::commitment(&Secret([9; 32]));
    let entropy = Some(Entropy([1; 16]));
    KeptDeal { match_id: "test".to_owned(), round: 0, seat: Seat::S1, commitment, entropy, unused: false }
}

#[test]
fn a_record_is_compared_with_what_was_kept() {
    let check = |kept: &[KeptDeal], expected| assert_eq!(fair_record().verify_against(kept), [expected]);
    check(&[], Ok(DealProof::RecordOnly));
    check(&[kept()], Ok(DealProof::Kept));
    check(
        &[KeptDeal { round: 1, ..kept() }, KeptDeal { match_id: "another".to_owned(), ..kept() }],
        Ok(DealProof::RecordOnly),
    );
    // A player who added nothing is not convinced by what others added.
    check(&[KeptDeal { seat: Seat::S0, entropy: None, ..kept() }], Ok(DealProof::RecordOnly));
    // Seat 0 added nothing, so its bytes came too late or were left out.
    check(&[KeptDeal { seat: Seat::S0, ..kept() }], Ok(DealProof::LeftOut));
    let other = KeptDeal { entropy: Some(Entropy([7; 16])), ..kept() };
    check(std::slice::from_ref(&other), Err(FairnessError::OtherEntropy));
    let refused = KeptDeal { unused: true, ..other.clone() };
    check(&[other, refused.clone()], Ok(DealProof::LeftOut));
    check(&[kept(), refused], Ok(DealProof::Kept));
    let moved = KeptDeal { commitment: fair_deal::commitment(&Secret([8; 32])), ..kept() };
    check(&[moved, kept()], Err(FairnessError::OtherCommitment));
}

#[test]
fn a_secret_that_was_chosen_after_the_entropy_was_known_is_noticed() {
    let mut record = fair_record();
    let shown = round(&mut record);
    let inputs = ShuffleInputs { match_id: "test".to_owned(), round: 0, entropy: shown.entropy };
    let queens = |secret: &Secret| {
        let deal = fair_deal::deal(PlayerCount::Three, Seat::S2, secret, &inputs);
        deal.hands()[Seat::S0].iter().filter(|card| card.is_queen()).count()
    };
    let secrets = (0..u32::MAX).map(|number| {
        let mut secret = Secret([0; 32]);
        secret.0[..4].copy_from_slice(&number.to_be_bytes());
        secret
    });
    let ground = secrets.into_iter().find(|secret| queens(secret) == 4).unwrap();
    shown.secret = Some(ground);
    shown.commitment = fair_deal::commitment(&ground);
    record.rounds[0] = Round::new(&record.rules, fair_deal::deal(PlayerCount::Three, Seat::S2, &ground, &inputs));
    assert_eq!(record.verify_against(&[]), [Ok(DealProof::RecordOnly)], "the record agrees with itself");
    assert_eq!(record.verify_against(&[kept()]), [Err(FairnessError::OtherCommitment)]);
}

#[test]
fn a_deal_to_which_nobody_added_is_the_servers_alone() {
    let mut record = fair_record();
    let entropy = PerSeat::filled(PlayerCount::Three, None);
    round(&mut record).entropy = entropy;
    let inputs = ShuffleInputs { match_id: "test".to_owned(), round: 0, entropy };
    let deal = fair_deal::deal(PlayerCount::Three, Seat::S2, &Secret([9; 32]), &inputs);
    record.rounds[0] = Round::new(&record.rules, deal);
    assert_eq!(record.verify(), [Ok(())]);
    assert_eq!(record.verify_against(&[]), [Ok(DealProof::ServerAlone)]);
    assert_eq!(record.verify_against(&[kept()]), [Ok(DealProof::ServerAlone)]);
}
