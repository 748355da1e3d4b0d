//! `qyrsqyrs load`: load-tests a server with many tables at once.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::Args;
use protocol::{ClientCommand, NewTable};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::fair_deal::Entropy;
use rules::{Length, Rules};
use serde::{Deserialize, Serialize};
use server::client::{Client, Socket};
use tokio::sync::Barrier;

use crate::Outcome;

/// Load-test a server: play whole rounds on many tables, with four sockets per table, over the JSON protocol.
#[derive(Args)]
pub(crate) struct LoadArgs {
    /// Number of tables that play at once
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// Server to test [default: start one with a fresh database]
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Database of the server that this command starts
    #[arg(long, value_name = "PLACE", conflicts_with = "url")]
    db: Option<String>,
    /// Number of rounds per table
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// Target moves per second over all tables [default: as fast as possible]
    #[arg(long, value_name = "N")]
    rate: Option<f64>,
    /// Print JSON only
    #[arg(long)]
    json: bool,
}

/// The maximum number of tables that are opened concurrently.
const MAX_OPENING: usize = 32;

/// The measurements.
#[derive(Debug, Serialize)]
struct Figures {
    tables: u32,
    sockets: u32,
    rounds: u32,
    moves: u64,
    seconds: f64,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    server_cpu_seconds: f64,
    moves_per_server_cpu_second: f64,
    bytes_per_move: f64,
    memory_per_table_bytes: f64,
}

/// The server's resource usage, from its `/metrics`.
#[derive(Clone, Copy, Debug, Default)]
struct Usage {
    cpu: f64,
    memory: f64,
}

/// The state of a run that all players share.
struct LoadRun {
    bytes: AtomicU64,
    ready: Barrier,
    go: Barrier,
    /// The average thinking time of a player in seconds.
    think: Option<f64>,
}

/// The raw measurements of one run.
struct Measured {
    /// The time until each move was acknowledged, in microseconds.
    times: Vec<f64>,
    seconds: f64,
    cpu: f64,
    bytes: u64,
    memory: f64,
}

/// The task of a player. It returns the times of the player's moves.
type PlayerTask = tokio::task::JoinHandle<anyhow::Result<Vec<f64>>>;

impl LoadArgs {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let figures = match &self.url {
            Some(url) => runtime.block_on(self.measure(url))?,
            None => {
                let started = SpawnedServer::new(self.db.as_deref())?;
                runtime.block_on(self.measure(&started.url))?
            }
        };
        let text = if self.json { serde_json::to_string(&figures)? } else { serde_json::to_string_pretty(&figures)? };
        println!("{text}");
        Ok(Outcome::Yes)
    }

    async fn measure(&self, url: &str) -> anyhow::Result<Figures> {
        let meter = Client::arrive(url).await?;
        let empty = usage(&meter).await?;
        let shared = Arc::new(LoadRun {
            bytes: AtomicU64::new(0),
            ready: Barrier::new(self.players() as usize + 1),
            go: Barrier::new(self.players() as usize + 1),
            think: self.rate.map(|rate| f64::from(self.tables) / rate),
        });
        let players = self.seat_players(url, &shared).await?;
        shared.ready.wait().await;
        let full = usage(&meter).await?;
        let bytes_before = shared.bytes.load(Relaxed);
        let start = Instant::now();
        shared.go.wait().await;
        let mut times: Vec<f64> = Vec::new();
        for player in players {
            times.extend(player.await??);
        }
        let seconds = start.elapsed().as_secs_f64();
        let after = usage(&meter).await?;
        Ok(self.figures(Measured {
            times,
            seconds,
            cpu: after.cpu - full.cpu,
            bytes: shared.bytes.load(Relaxed) - bytes_before,
            memory: full.memory - empty.memory,
        }))
    }

    fn players(&self) -> u32 {
        self.tables * 4
    }

    /// Starts a task for each player. They begin when all of them have a seat.
    async fn seat_players(&self, url: &str, shared: &Arc<LoadRun>) -> anyhow::Result<Vec<PlayerTask>> {
        let mut players = Vec::new();
        for first in (0..self.tables).step_by(MAX_OPENING) {
            let some = first..self.tables.min(first + MAX_OPENING as u32);
            let opening: Vec<_> = some.map(|_| tokio::spawn(connect_players(url.to_owned(), self.rounds))).collect();
            for table in opening {
                for (index, socket) in table.await??.into_iter().enumerate() {
                    let seed = players.len() as u64;
                    players.push(tokio::spawn(play(socket, index == 0, seed, shared.clone())));
                }
            }
        }
        Ok(players)
    }

    fn figures(&self, measured: Measured) -> Figures {
        let Measured { mut times, seconds, cpu, bytes, memory } = measured;
        let moves = times.len() as u64;
        let mut percentile_ms = |part: f64| lab::percentile(&mut times, part).unwrap_or_default() / 1000.0;
        Figures {
            tables: self.tables,
            sockets: self.players(),
            rounds: self.rounds,
            moves,
            seconds: round(seconds),
            moves_per_second: round(moves as f64 / seconds),
            p50_ms: percentile_ms(0.5),
            p99_ms: percentile_ms(0.99),
            max_ms: percentile_ms(1.0),
            server_cpu_seconds: round(cpu),
            moves_per_server_cpu_second: round(moves as f64 / cpu.max(0.01)),
            bytes_per_move: round(bytes as f64 / moves.max(1) as f64),
            memory_per_table_bytes: round(memory / f64::from(self.tables)),
        }
    }
}

fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Opens a table and connects four players to it.
async fn connect_players(url: String, rounds: u32) -> anyhow::Result<Vec<Socket>> {
    let rules = Rules { length: Length::Rounds(rounds), ..Rules::default() };
    let host = Client::arrive(&url).await?;
    let table = host.open(&NewTable { rules, ..NewTable::default() }).await?.table;
    let mut sockets = Vec::with_capacity(4);
    for index in 0..4 {
        let guest = if index == 0 { host.clone() } else { Client::arrive(&url).await? };
        guest.join(&table, "").await?;
        sockets.push(guest.socket(&table).await?);
    }
    Ok(sockets)
}

/// Reads the server's `/metrics`.
async fn usage(client: &Client) -> anyhow::Result<Usage> {
    let text = client.request("GET", "/metrics", "", "").await?.body;
    let value = |name: &str| -> anyhow::Result<f64> {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        let line = line.with_context(|| format!("the server's metrics lack {name}"))?;
        Ok(line.trim().parse()?)
    };
    Ok(Usage { cpu: value("process_cpu_seconds_total ")?, memory: value("process_resident_memory_bytes ")? })
}

/// The parts of a server message that a player needs.
#[derive(Deserialize)]
struct LoadEvent<'a> {
    r#type: &'a str,
    n: Option<u64>,
    re: Option<u64>,
    #[serde(default, borrow)]
    legal: Vec<&'a str>,
    #[serde(default, borrow)]
    hand: Vec<&'a str>,
    text: Option<String>,
}

/// Plays one seat to the end of the match. Returns the time until each move was acknowledged, in microseconds.
async fn play(mut socket: Socket, host: bool, seed: u64, shared: Arc<LoadRun>) -> anyhow::Result<Vec<f64>> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut times = Vec::with_capacity(64);
    let first = socket.next_text().await.context("the server sent no state")?;
    shared.bytes.fetch_add(first.len() as u64, Relaxed);
    shared.ready.wait().await;
    shared.go.wait().await;
    if host {
        socket.send(None, ClientCommand::Start).await?;
    }
    let mut sent = Instant::now();
    let mut number = 0;
    while let Some(text) = socket.next_text().await {
        // The WebSocket header of a server's frame has two bytes, or four if the payload has 126 bytes or more.
        let header = if text.len() < 126 { 2 } else { 4 };
        shared.bytes.fetch_add(text.len() as u64 + header, Relaxed);
        let event: LoadEvent = serde_json::from_str(&text).with_context(|| format!("unexpected message: {text}"))?;
        number = event.n.unwrap_or(number);
        if event.re == Some(1) {
            times.push(sent.elapsed().as_micros() as f64);
        }
        let (verb, cards) = match event.r#type {
            "committed" => {
                socket.send(None, ClientCommand::Ready { entropy: Some(Entropy([seed as u8; 16])) }).await?;
                continue;
            }
            "dealt" => ("stash", event.hand),
            "stashed" | "played" => ("play", event.legal),
            "match_over" => return Ok(times),
            "refused" => bail!("a move was refused: {}", event.text.unwrap_or_default()),
            "bye" => bail!("the server ended the connection: {}", event.text.unwrap_or_default()),
            _ => continue,
        };
        if cards.is_empty() {
            continue;
        }
        let card = cards[dice.next_u32() as usize % cards.len()];
        let message = format!("{{\"do\":\"{verb}\",\"card\":\"{card}\",\"n\":{number},\"id\":1}}");
        if let Some(think) = shared.think {
            let share = f64::from(dice.next_u32()) / f64::from(u32::MAX);
            tokio::time::sleep(Duration::from_secs_f64(think * 2.0 * share)).await;
        }
        sent = Instant::now();
        socket.send_text(message).await?;
    }
    bail!("the connection closed before the match was over")
}

/// A server process that runs during the measurement.
struct SpawnedServer {
    child: Child,
    url: String,
    folder: std::path::PathBuf,
}

impl SpawnedServer {
    fn new(db: Option<&str>) -> anyhow::Result<SpawnedServer> {
        let folder = std::env::temp_dir().join(format!("qyrsqyrs-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let db = db.map_or_else(|| folder.join("load.db").display().to_string(), str::to_owned);
        let mut child = Process::new(std::env::current_exe()?)
            .args(["serve", "--listen=127.0.0.1:0", "--log=warn", "--max-tables=1000000", "--max-sockets=1000000"])
            .args(["--db", &db])
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start a server")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("the server has no standard output")?).read_line(&mut line)?;
        let Some(url) = line.split_whitespace().find(|word| word.starts_with("http://")) else {
            let _ = child.kill();
            bail!("the new server did not print its address");
        };
        Ok(SpawnedServer { child, url: url.to_owned(), folder })
    }
}

impl Drop for SpawnedServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
