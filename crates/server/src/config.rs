//! The settings of a server.

use std::net::SocketAddr;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// The address of the admin page, for the host alone; port 0 takes any free port. There is none by default.
    pub admin_listen: Option<SocketAddr>,
    /// Whether `/metrics` is served to everybody, and not only on the admin address.
    pub public_metrics: bool,
    /// Where tables are stored: the path of an SQLite file, or a Postgres URL.
    pub db: String,
    /// The address that people use, if it differs from that of their requests: behind a proxy.
    pub public_url: Option<String>,
    /// Whether to trust the headers of a proxy in front (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trust_proxy: bool,
    /// The most tables at a time.
    pub max_tables: usize,
    /// The most tables that one person has opened.
    pub max_tables_per_person: usize,
    /// The most tables opened from one address; the machine's own addresses have no limit.
    pub max_tables_per_address: usize,
    /// The most sockets at a time.
    pub max_sockets: usize,
    /// The most sockets from one address; the machine's own addresses have no limit.
    pub max_sockets_per_address: usize,
    /// The most connections at a time, with and without a socket. One more is answered with 503 and closed.
    pub max_connections: usize,
    /// The most connections from one address; the machine's own addresses and a trusted proxy have no limit.
    pub max_connections_per_address: usize,
    /// The most requests from one address that are answered at the same time; the machine's own addresses have no limit.
    pub max_requests_at_once: usize,
    /// Requests per second from one address; the machine's own addresses have no limit.
    pub requests_per_second: u32,
    /// Messages per second on one socket, not counting accepted moves.
    pub messages_per_second: u32,
    /// Bots that may think at the same time.
    pub bot_threads: usize,
    /// Matches that the coach may analyse at the same time.
    pub coach_threads: usize,
    /// How long a bot takes for a move, no matter how long it thinks.
    pub bot_move_delay: Duration,
    /// How long after a lost connection a player counts as away.
    pub away_after: Duration,
    /// How long a table is kept while nobody visits it.
    pub idle_table_ttl: Duration,
    /// The most bytes of the database. Above it nothing new is begun or taken in; what has begun goes on.
    pub max_db_bytes: u64,
    /// How often a silent socket is pinged.
    pub ping_every: Duration,
    /// How long a client may take to send the headers of a request, and how long a connection may be idle.
    pub header_time: Duration,
    /// How long the body of a request may take to arrive; a long one has more time.
    pub body_time: Duration,
    /// How long a client may take to read what it is sent.
    pub send_timeout: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            admin_listen: None,
            public_metrics: true,
            db: "qyrsqyrs.db".to_owned(),
            public_url: None,
            trust_proxy: false,
            max_tables: 10_000,
            max_tables_per_person: 50,
            max_tables_per_address: 500,
            max_sockets: 40_000,
            max_sockets_per_address: 200,
            max_connections: 45_000,
            max_connections_per_address: 300,
            max_requests_at_once: 64,
            requests_per_second: 50,
            messages_per_second: 20,
            bot_threads: std::thread::available_parallelism().map_or(2, usize::from),
            coach_threads: 1,
            bot_move_delay: Duration::from_millis(300),
            away_after: Duration::from_secs(3),
            idle_table_ttl: Duration::from_secs(14 * 24 * 3600),
            max_db_bytes: 10 << 30,
            ping_every: Duration::from_secs(25),
            header_time: Duration::from_secs(15),
            body_time: Duration::from_secs(10),
            send_timeout: Duration::from_secs(10),
        }
    }
}
