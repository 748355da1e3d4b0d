//! Trains for a while and prints the curve: `practise SEED ROUNDS TRACE RATE FILE`.
use bots::learn::{Plan, Training};
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let plan = Plan {
        rounds: a[2].parse().unwrap(),
        trace: a[3].parse().unwrap(),
        rate: a[4].parse().unwrap(),
        ..Plan::default()
    };
    let mut run = std::fs::read(&a[5])
        .ok()
        .and_then(|b| Training::restore(&b))
        .unwrap_or_else(|| Training::new(a[1].parse().unwrap(), plan));
    if a.len() > 6 {
        std::fs::write(&a[6], run.weights()).unwrap();
        return;
    }
    let every = 2048u64;
    let start = Instant::now();
    let mut error = 0.0;
    while run.rounds() < plan.rounds {
        for _ in 0..every {
            error += 0.001 * (run.step() - error);
        }
        let p = run.measure(1000);
        println!(
            "{:>9} rounds  3: {:+.2}  4: {:+.2}  error {error:.3}  {:.0} s",
            p.rounds,
            p.three,
            p.four,
            start.elapsed().as_secs_f32()
        );
        std::fs::write(&a[5], run.checkpoint()).unwrap();
    }
}
