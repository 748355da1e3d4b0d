//! One bot against a table of another: `duel CHALLENGER OTHERS DEALS SEED [PLAYERS]`.
//!
//! Every deal is played with the challenger in every seat. Prints the challenger's mean utility with its 95 % interval,
//! over the deals, and the time of a decision. The arena of the lab does this and more; this one needs nothing but the bots.

use std::time::Instant;

use bots::{Bot, BotName, BotRng, Budget, Expert, OmniscientBot, Oracle};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Deal, Follow, GrandOwn, Phase, Players, QueenLead, Round, Rules, Seat};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |index: usize| -> u64 { arguments.get(index).map_or(4, |text| text.parse().expect("a number")) };
    let (deals, seed) = (number(3), number(4));
    let (challenger, others) = (&arguments[1], &arguments[2]);
    let mut rules = Rules { players: Players::new(number(5)).expect("3 or 4"), ..Rules::default() };
    for option in arguments.iter().skip(6) {
        rules.follow = option.parse::<Follow>().unwrap_or(rules.follow);
        rules.queen_lead = option.parse::<QueenLead>().unwrap_or(rules.queen_lead);
        rules.grand_own = option.parse::<GrandOwn>().unwrap_or(rules.grand_own);
    }
    let seated = [bot(challenger), bot(others)];
    let bots = seated.each_ref().map(|(bot, _)| bot.as_ref());
    let budgets = seated.each_ref().map(|(_, budget)| *budget);
    let mut shuffler = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut results = Vec::new();
    let mut times = [Vec::new(), Vec::new()];
    let (mut grands, mut flawless) = ([0u32; 2], [0u32; 2]);
    for index in 0..deals {
        let dealer = Seat::new((index % rules.players.count() as u64) as u8);
        let deal = Deal::random(rules.players, dealer, &mut shuffler);
        let mut sum = 0.0;
        for hero in rules.players.seats() {
            let mut round = Round::new(&rules, deal);
            while round.phase() != Phase::Over {
                let seat = round.turn().unwrap_or_else(|| {
                    rules.players.seats().find(|&seat| round.stash()[seat].is_none()).expect("somebody is to stash")
                });
                let who = usize::from(seat != hero);
                let view = round.view(seat);
                let mut rng = BotRng::for_decision(seed, index, seat.index(), round.plays().len());
                let start = Instant::now();
                let action = match bots[who] {
                    Some(bot) => bot.act(&view, budgets[who], &mut rng),
                    None => Oracle.act(&round, seat),
                };
                times[who].push(start.elapsed().as_nanos() as u32);
                round.apply(seat, action).expect("bots play legal cards");
            }
            let score = round.score().expect("a finished round");
            let total: u32 = score.points.iter().sum();
            let own = score.points[hero];
            sum += f64::from(total - own) / (rules.players.count() - 1) as f64 - f64::from(own);
            if let Some(seat) = score.grand() {
                grands[usize::from(seat != hero)] += 1;
            }
            score.flawless().for_each(|seat| flawless[usize::from(seat != hero)] += 1);
        }
        results.push(sum / rules.players.count() as f64);
        if (index + 1).is_power_of_two() && index >= 255 {
            eprintln!("{} deals: {}", index + 1, interval(&results));
        }
    }
    println!(
        "{challenger} against {others}, {} players: {} ({deals} deals)",
        rules.players.count(),
        interval(&results)
    );
    let rounds = results.len() as f64 * rules.players.count() as f64;
    println!(
        "a round: Grand {:.3} against {:.3}, Flawless {:.3} against {:.3}",
        f64::from(grands[0]) / rounds,
        f64::from(grands[1]) / rounds,
        f64::from(flawless[0]) / rounds,
        f64::from(flawless[1]) / rounds
    );
    for (name, times) in [challenger, others].iter().zip(&mut times) {
        times.sort_unstable();
        let at = |part: usize| f64::from(times[times.len() * part / 1000]) / 1e6;
        let mean = times.iter().map(|&t| f64::from(t)).sum::<f64>() / times.len() as f64 / 1e6;
        println!("{name}: decision mean {mean:.4} ms, p50 {:.4}, p99 {:.4}, p99.9 {:.4}", at(500), at(990), at(999));
    }
}

/// A bot by its name, with `@BUDGET` if it is not to think as much as usual; nothing for the oracle, which is none; or a searcher by `BUDGET:NUMBER,NUMBER...` as [`Expert::styled`] takes them.
fn bot(text: &str) -> (Option<Box<dyn Bot>>, Budget) {
    if text == "oracle" {
        return (None, Budget::new(0));
    }
    if let Some((budget, numbers)) = text.split_once(':') {
        let numbers: Vec<f32> = numbers.split(',').filter_map(|text| text.parse().ok()).collect();
        return (Some(Box::new(Expert::styled(&numbers))), Budget::new(budget.parse().expect("a budget")));
    }
    let (name, budget) = text.split_once('@').map_or((text, None), |(name, budget)| (name, Some(budget)));
    let name: BotName = name.parse().expect("a bot's name");
    let budget = budget.map_or(name.budget(), |budget| Budget::new(budget.parse().expect("a budget")));
    (Some(name.bot()), budget)
}

fn interval(values: &[f64]) -> String {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    format!("{mean:+.2} +- {:.2}", 1.96 * (variance / count).sqrt())
}
