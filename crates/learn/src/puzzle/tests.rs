//! The puzzles that come with the program hold what they promise.

use std::collections::HashSet;

use rules::{CardSet, PlayerCount, Round, Rules};
use words::{Lang, Words};

use super::*;

#[test]
fn the_puzzles_can_be_read_and_are_written_as_they_are() {
    let puzzles = read(TEXT).expect("the puzzles of the program can be read");
    assert_eq!(write(puzzles), TEXT);
}

#[test]
fn there_are_enough_of_every_kind_for_three_and_for_four() {
    assert!(all().len() >= 36, "{}", all().len());
    for kind in PuzzleTheme::ALL {
        assert!(all().iter().any(|puzzle| puzzle.kind == kind), "{kind:?}");
    }
    for players in PlayerCount::ALL {
        assert!(all().iter().filter(|puzzle| puzzle.view().public.players() == players).count() >= 10);
    }
}

#[test]
fn no_position_comes_twice() {
    let mut seen = HashSet::new();
    assert!(all().iter().all(|puzzle| seen.insert(puzzle.view())));
}

#[test]
fn every_puzzle_is_of_its_kind_and_explains_itself() {
    for puzzle in all() {
        assert!(puzzle.kind.fits(&puzzle.view()));
        assert!(puzzle.kind.is_explained_by(&puzzle.view(), &puzzle.verdicts), "{puzzle:?}");
        if let Proof::Sampled { margin } = puzzle.proof {
            assert!(margin >= MARGIN);
            assert!(puzzle.verdicts.iter().skip(1).all(|verdict| verdict.cost >= margin));
        }
    }
}

/// Judging takes a while, so every third is judged here, and those that the solver proved; `qyrsqyrs puzzles check`
/// judges all of them, and more strictly.
#[test]
fn answers_stand_when_they_are_judged_again() {
    let proven = |puzzle: &Puzzle| matches!(puzzle.proof, Proof::Solved { .. });
    for (index, puzzle) in all().iter().enumerate().filter(|(index, puzzle)| index % 3 == 1 || proven(puzzle)) {
        assert_eq!(puzzle.stands(), Ok(()), "puzzle {}", index + 1);
    }
}

#[test]
fn a_clue_is_true_and_misleads_those_who_overlook_it() {
    let tells: Vec<&Puzzle> = all().iter().filter(|puzzle| puzzle.kind == PuzzleTheme::Tells).collect();
    assert!(tells.len() >= 3 && all().iter().filter(|puzzle| puzzle.clue.is_some()).count() == tells.len());
    for puzzle in tells {
        let (view, clue) = (puzzle.view(), puzzle.clue.expect("a clue"));
        assert!(matches!(puzzle.proof, Proof::Solved { .. }));
        assert!(view.legal().contains(clue.overlooked) && clue.overlooked != puzzle.answer());
        let (seats, tell) = clue.shown(&view);
        let missing = tell.expect("something was shown").missing_cards();
        assert!(!missing.is_empty() && !seats.is_empty());
        assert!(seats.iter().all(|&seat| seat != puzzle.seat && !puzzle.round.hand(seat).intersects(missing)));
        let chest = puzzle.round.stash().iter().flatten().copied().collect::<CardSet>() | puzzle.round.deal().chest();
        assert!(chest.is_superset(clue.in_chest(&view)));
    }
}

#[test]
fn a_clue_that_decides_nothing_is_found_out() {
    let puzzle = all().iter().find(|puzzle| puzzle.clue.is_some()).expect("a puzzle with a clue");
    let clue = puzzle.clue.expect("a clue");
    let wrong = Puzzle { clue: Some(Clue { trick: clue.trick + 1, ..clue }), ..puzzle.clone() };
    assert_eq!(wrong.stands(), Err(ProofError::Clue));
    assert_eq!(Clue::of(&puzzle.view(), clue.overlooked), None);
}

#[test]
fn a_puzzle_with_a_wrong_answer_is_found_out() {
    let mut puzzle = all()[0].clone();
    puzzle.verdicts.swap(0, 1);
    assert_eq!(puzzle.stands(), Err(ProofError::NoBest));
    assert!(puzzle.prove().is_err());
}

#[test]
fn every_card_has_words_in_every_language() {
    for words in Lang::ALL.map(Words::new) {
        for puzzle in all() {
            let names = crate::names(&words, puzzle.view().public.players(), puzzle.seat, "Mira");
            assert!(!puzzle.question(&words, &names).is_empty());
            for card in puzzle.view().hand {
                let reply = puzzle.reply(&words, &names, card);
                assert_eq!(reply.is_some(), puzzle.view().legal().contains(card));
            }
            let view = puzzle.view();
            let cards = puzzle.verdicts.len().min(3);
            let with_clue = |clue: Clue| 4 + usize::from(!clue.in_chest(&view).is_empty());
            let lines = 2 + puzzle.clue.map_or(cards, with_clue);
            assert_eq!(puzzle.solution(&words, &names).len(), lines);
        }
    }
}

#[test]
fn nonsense_is_refused() {
    let good = TEXT.split("\n\n").next().expect("a puzzle");
    assert!(read(good).is_ok());
    for (from, to) in [("seat ", "seat 9"), ("hands ", "hands R2 "), ("dealer", "giver"), ("plays ", "plays R2 R2 ")] {
        let bad = good.replacen(from, to, 1);
        let error = read(&bad).expect_err("{bad}").to_string();
        assert!(error.starts_with("puzzle 1 cannot be read"), "{error}");
    }
    for cut in 0..good.lines().count() {
        let short: String = good.lines().take(cut).map(|line| format!("{line}\n")).collect();
        assert!(read(&short).is_err() || cut == 0, "{short}");
    }
}

#[test]
fn what_is_solved_is_kept() {
    let mut solved = SolvedPuzzles::default();
    assert_eq!(solved.next(1), 2);
    for number in [1, 2, 5, all().len()] {
        solved.note(number);
        assert!(solved.has(number));
        assert_eq!(SolvedPuzzles::read(&solved.to_string()), solved);
    }
    assert_eq!(solved.count(), 4);
    assert_eq!(solved.next(1), 3);
    assert_eq!(solved.next(all().len()), 3, "around the end");
    solved.note(0);
    solved.note(9_999);
    assert_eq!(solved.count(), 4);
    for nonsense in ["", "x", "-1", "%20", &"f".repeat(33)] {
        assert_eq!(SolvedPuzzles::read(nonsense), SolvedPuzzles::default(), "{nonsense}");
    }
    assert_eq!(SolvedPuzzles::read(&"f".repeat(32)).count(), all().len(), "no more than there are");
}

#[test]
fn every_layout_is_found_once() {
    let three = Rules { players: PlayerCount::Three, ..Rules::default() };
    let mut rng = <rand_xoshiro::Xoshiro256PlusPlus as rand_core::SeedableRng>::seed_from_u64(4);
    let deal = rules::Deal::random(three.players, rules::Seat::S0, &mut rng);
    let mut round = Round::new(&three, deal);
    for seat in three.players.seats() {
        round.apply(seat, rules::Action::Stash(round.legal(seat).first().unwrap())).expect("a held card");
    }
    while let Some(seat) = round.turn().filter(|&seat| round.hand(seat).len() > 2 || !round.public().trick().is_empty())
    {
        round.apply(seat, rules::Action::Play(round.legal(seat).first().unwrap())).expect("a legal card");
    }
    let view = round.view(round.turn().expect("two cards are left"));
    let found = layouts::positions(&view, 10_000).expect("a few layouts");
    let distinct: HashSet<_> = found
        .iter()
        .map(|position| three.players.seats().map(|seat| position.hand(seat)).collect::<Vec<_>>())
        .collect();
    assert_eq!(distinct.len(), found.len());
    assert!(
        distinct.contains(&three.players.seats().map(|seat| round.hand(seat)).collect::<Vec<_>>()),
        "the truth is one of them"
    );
    assert!(layouts::positions(&view, found.len() - 1).is_none());
}
