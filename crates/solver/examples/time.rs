use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::*;
#[allow(dead_code)]
fn cpu() -> f64 {
    std::fs::read_to_string("/proc/thread-self/schedstat").unwrap().split(' ').next().unwrap().parse::<f64>().unwrap()
        / 1e6
}
fn position(rules: &Rules, left: usize, seed: u64) -> Position {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let deal = Deal::random(rules.players, Seat::new(0), &mut rng);
    let mut p = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
    for s in rules.players.seats() {
        let c = p.hand(s).random(&mut rng);
        p.stash(s, c);
    }
    for _ in 0..(rules.players.tricks() - left) * rules.players.count() {
        let c = p.legal().random(&mut rng);
        p.play(c);
    }
    p
}
fn main() {
    let mut args = std::env::args().skip(1);
    let bits: u32 = args.next().unwrap().parse().unwrap();
    let mut solver = solver::Solver::new(bits);
    for arg in args {
        let (kind, rest) = arg.split_at(1);
        let (players, left) = rest.split_at(1);
        let players = Players::new(players.parse().unwrap()).unwrap();
        let (left, n) = left.split_once('x').unwrap();
        let (left, n): (usize, u64) = (left.parse().unwrap(), n.parse().unwrap());
        let rules = Rules { players, ..Rules::default() };
        let mut times = vec![];
        let mut nodes = vec![];
        let c0 = cpu();
        let start = solver.nodes();
        let mut sum = 0i64;
        for seed in 0..n {
            let p = position(&rules, left, seed);
            let n0 = solver.nodes();
            let mut bestt = f64::MAX;
            for rep in 0..1 {
                let t = std::time::Instant::now();
                if rep > 0 && bestt > 300.0 {
                    break;
                }
                match kind {
                    "a" => {
                        for (i, (_, v)) in solver.paranoid(&p, p.turn()).into_iter().enumerate() {
                            sum += v as i64 * (i + 1) as i64;
                        }
                    }
                    "b" => sum += solver.paranoid_value(&p, p.turn()) as i64,
                    _ => {
                        for (i, (_, v)) in solver.maxn(&p).into_iter().enumerate() {
                            sum += v[Seat::new(0)] as i64 * (i + 1) as i64;
                        }
                    }
                }
                bestt = bestt.min(t.elapsed().as_secs_f64() * 1e3);
            }
            times.push(bestt);
            nodes.push(solver.nodes() - n0);
        }
        let total: f64 = times.iter().sum();
        times.sort_by(f64::total_cmp);
        nodes.sort();
        let c = cpu() - c0;
        let rate = (solver.nodes() - start) as f64 / c / 1e3;
        print!(
            "NODES median {} cpu rate {:.1} Mn/s => median {:.3} ms, mean {:.3} ms cpu;  ",
            nodes[nodes.len() / 2],
            rate,
            nodes[nodes.len() / 2] as f64 / rate / 1e3,
            c / n as f64
        );
        println!(
            "{arg} median {:.4} mean {:.4} max {:.3} ms; nodes/deal {} Mn/s {:.1} sum {sum}",
            times[times.len() / 2],
            total / n as f64,
            times[times.len() - 1],
            (solver.nodes() - start) / n,
            (solver.nodes() - start) as f64 / total / 1e3
        );
    }
}
