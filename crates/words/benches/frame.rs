//! The cost of the texts of one web frame in each language, and of compiling the catalogues.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rules::{Card, Colour};
use words::{Catalogue, GameMsg, Lang, TableMsg, Who, Words};

/// The texts of a table in the middle of a trick: about forty messages, half of them with arguments.
fn frame(words: &Words) -> usize {
    let names = ["Mira", "Tom", "Asha"];
    let card = |index: usize| Card::ALL[index];
    let mut length = 0;
    let mut add = |text: std::borrow::Cow<'_, str>| length += text.len();
    for label in [
        TableMsg::HandLabel,
        TableMsg::LogLabel,
        TableMsg::ChestLabel,
        TableMsg::ScoresLabel,
        TableMsg::PlayersLabel,
        TableMsg::LastTrick,
        TableMsg::DealerMark,
        TableMsg::TurnMark,
        TableMsg::Hint,
        TableMsg::TakeBack,
        TableMsg::Leave,
        TableMsg::ReactionsLabel,
    ] {
        add(words.say(label));
    }
    for name in names {
        add(words.say(TableMsg::CardsLeft { count: 5 }));
        add(words.say(TableMsg::TricksWon { count: 1 }));
        add(words.say(TableMsg::PointsSoFar { points: 22 }));
        add(words.say(TableMsg::SeatYou { name }));
    }
    for index in 0..3 {
        add(words.say(GameMsg::RefusedNotHeld { card: card(index) }));
        add(words.say(TableMsg::StashConfirmAsk { card: card(10 + index) }));
    }
    add(words.say(TableMsg::LedColour { colour: Colour::Red }));
    add(words.say(TableMsg::ChestShut { count: 4 }));
    add(words.say(TableMsg::ChestYours { card: card(20) }));
    add(words.say(TableMsg::RoundOf { round: 2, rounds: 4 }));
    add(words.say(TableMsg::TrickOf { trick: 3, tricks: 7 }));
    add(words.say(GameMsg::Plays { who: Who::Name("Mira"), card: card(6) }));
    add(words.say(GameMsg::TurnToFollow { who: Who::You, colour: Colour::Red }));
    add(words.say(GameMsg::TakesTrick { who: Who::Name("Tom"), points: 22 }));
    length
}

fn benches(criterion: &mut Criterion) {
    let catalogue = Catalogue::new();
    for lang in Lang::ALL {
        criterion.bench_function(&format!("frame/{lang}"), |bencher| {
            bencher.iter(|| frame(black_box(catalogue.words(lang))));
        });
    }
    let words = catalogue.words(Lang::De);
    criterion.bench_function("say/fixed", |bencher| bencher.iter(|| words.say(black_box(TableMsg::HandLabel)).len()));
    criterion.bench_function("say/number", |bencher| {
        bencher.iter(|| words.say(black_box(TableMsg::CardsLeft { count: 5 })).len());
    });
    criterion.bench_function("say/card", |bencher| {
        let message = GameMsg::Plays { who: Who::Name("Mira"), card: Card::ALL[6] };
        bencher.iter(|| words.say(black_box(message)).len());
    });
    criterion.bench_function("catalogue", |bencher| bencher.iter(Catalogue::new));
}

criterion_group!(group, benches);
criterion_main!(group);
