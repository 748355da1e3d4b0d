//! What styles of search gain over the plain network, decision by decision: `regret POSITIONS OTHERS REFERENCE STYLE...`.
//!
//! Whole rounds are a noisy judge: it takes hours to tell two styles apart. Here decisions from rounds of the network
//! against three of OTHERS are judged by a much longer search, the REFERENCE; then each STYLE is asked for its card, and
//! gains what the reference thinks of it above the network's card. A style is `BUDGET:NUMBER,NUMBER...` as in `duel`. The
//! reference is only as good as its model of the others, so what it says about budgets and sharing them is worth more than what
//! it says about models.

use bots::{Bot, BotName, BotRng, Budget, Expert};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Card, Deal, Phase, Round, Rules, Seat, View};

/// Closer decisions than this, in points by the network, are worth a thought.
const CLOSE: f32 = 40.0;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let positions: usize = arguments[1].parse().expect("a number of positions");
    let others: BotName = arguments[2].parse().expect("a bot's name");
    let (views, rounds) = positions_against(others, positions);
    let reference: Vec<Vec<(Card, f32)>> = judge(&views, &arguments[3], 0);
    for style in &arguments[4..] {
        let choices = judge(&views, style, 1_000_000);
        let gains: Vec<f64> = views
            .iter()
            .zip(reference.iter().zip(&choices))
            .map(|(view, (reference, choice))| {
                f64::from(worth(reference, best(choice)) - worth(reference, favourite(view)))
            })
            .collect();
        let changed = views.iter().zip(&choices).filter(|(view, choice)| best(choice) != favourite(view)).count();
        let (mean, ci) = interval(&gains);
        let a_round = positions as f64 / rounds as f64;
        println!("{style}: {:+.2} +- {:.2} a round, {changed} of {positions} changed", mean * a_round, ci * a_round);
    }
}

/// Close decisions of the network against three of another bot, and from how many rounds they are.
fn positions_against(others: BotName, positions: usize) -> (Vec<View>, u64) {
    let rules = Rules::default();
    let mut shuffler = Xoshiro256PlusPlus::seed_from_u64(77);
    let (network, others) = (BotName::Net.bot(), others.bot());
    let (mut views, mut rounds) = (Vec::new(), 0);
    while views.len() < positions {
        let seat = |number: u64| Seat::new((number % rules.players.count() as u64) as u8);
        let mut round = Round::new(&rules, Deal::random(rules.players, seat(rounds), &mut shuffler));
        let hero = seat(rounds / 4);
        while round.phase() != Phase::Over {
            let turn = rules.players.seats().find(|&seat| !round.legal(seat).is_empty()).expect("not over");
            let view = round.view(turn);
            let action = quick(if turn == hero { &*network } else { &*others }, &view);
            if turn == hero && is_close(&view) {
                views.push(view);
            }
            round.apply(turn, action).expect("bots play legal cards");
        }
        rounds += 1;
    }
    views.truncate(positions);
    (views, rounds)
}

fn quick(bot: &dyn Bot, view: &View) -> Action {
    bot.act(view, Budget::new(0), &mut BotRng::new(0))
}

fn opinion(view: &View) -> Vec<(Card, f32)> {
    bots::evaluate(view, Budget::new(0), &mut BotRng::new(0))
}

fn is_close(view: &View) -> bool {
    let opinion = opinion(view);
    opinion.len() > 1 && opinion[0].1 - opinion[1].1 < CLOSE
}

fn favourite(view: &View) -> Card {
    opinion(view)[0].0
}

/// What a style thinks of each card in each position.
fn judge(views: &[View], style: &str, seed: u64) -> Vec<Vec<(Card, f32)>> {
    let (budget, numbers) = style.split_once(':').expect("a style is BUDGET:NUMBERS");
    let numbers: Vec<f32> = numbers.split(',').filter_map(|text| text.parse().ok()).collect();
    let (expert, budget) = (Expert::styled(&numbers), Budget::new(budget.parse().expect("a budget")));
    let weigh = |(view, index): (&View, u64)| expert.weigh(view, budget, &mut BotRng::new(seed + index));
    views.iter().zip(0..).map(weigh).collect()
}

fn best(values: &[(Card, f32)]) -> Card {
    values.iter().fold(values[0], |best, &value| if value.1 > best.1 { value } else { best }).0
}

fn worth(values: &[(Card, f32)], card: Card) -> f32 {
    values.iter().find(|value| value.0 == card).expect("every legal card has a value").1
}

fn interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
