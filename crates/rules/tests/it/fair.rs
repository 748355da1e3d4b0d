//! Fair deals: the vectors of docs/fair-deals.md, and what a changed secret or deal is told.

use std::collections::HashMap;

use rules::fair_deal::{self, Entropy, Secret, ShuffleInputs};
use rules::record::{Fairness, FairnessError, Record, RoundFairness};
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
