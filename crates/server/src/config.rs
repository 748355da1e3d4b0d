//! What a host can choose.

use std::net::SocketAddr;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free port.
    pub listen: SocketAddr,
    /// Where tables are kept: the path of an SQLite file, or a Postgres URL.
    pub db: String,
    /// How people reach the server, if not by the address they asked for: behind a proxy.
    pub public_url: Option<String>,
    /// Whether a proxy in front says who is asking (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trust_proxy: bool,
    /// The most tables at a time.
    pub max_tables: usize,
    /// The most sockets at a time.
    pub max_sockets: usize,
    /// The most sockets from one address, this machine's own excepted.
    pub max_sockets_per_address: usize,
    /// Requests a second from one address, this machine's own excepted.
    pub requests_per_second: u32,
    /// Messages a second on one socket that are no accepted moves.
    pub messages_per_second: u32,
    /// Bots that may think at the same time.
    pub bot_threads: usize,
    /// Matches that the coach may look at at the same time.
    pub coach_threads: usize,
    /// How long a bot takes for a move, however long it thought.
    pub bot_move_delay: Duration,
    /// How long a lost connection is not yet called away.
    pub away_after: Duration,
    /// How long a table is kept that nobody visits.
    pub idle_table_ttl: Duration,
    /// How often a socket that says nothing is asked whether it is still there.
    pub ping_every: Duration,
    /// How long the body of a request may take to arrive; a long one has more time.
    pub body_time: Duration,
    /// How long a client may take to read what it is sent.
    pub send_timeout: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            db: "qyrsqyrs.db".to_owned(),
            public_url: None,
            trust_proxy: false,
            max_tables: 10_000,
            max_sockets: 40_000,
            max_sockets_per_address: 200,
            requests_per_second: 50,
            messages_per_second: 20,
            bot_threads: std::thread::available_parallelism().map_or(2, usize::from),
            coach_threads: 1,
            bot_move_delay: Duration::from_millis(300),
            away_after: Duration::from_secs(3),
            idle_table_ttl: Duration::from_secs(14 * 24 * 3600),
            ping_every: Duration::from_secs(25),
            body_time: Duration::from_secs(10),
            send_timeout: Duration::from_secs(10),
        }
    }
}
