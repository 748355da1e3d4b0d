//! The settings of a server.

use std::net::SocketAddr;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on. Port 0 means any free port.
    pub listen: SocketAddr,
    /// The address of the admin page. Port 0 means any free port. `None` means that there is no admin page.
    pub admin_listen: Option<SocketAddr>,
    /// Whether `/metrics` is also served to everybody, not only on the admin address.
    pub public_metrics: bool,
    /// Where the store is: the path of an SQLite file, or a Postgres URL.
    pub db: String,
    /// The public URL, if it differs from the one in the requests, as behind a proxy.
    pub public_url: Option<String>,
    /// Whether to trust the headers of a proxy (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trust_proxy: bool,
    /// The maximum number of open tables.
    pub max_tables: usize,
    /// The maximum number of open tables opened by one person.
    pub max_tables_per_person: usize,
    /// The maximum number of open tables opened from one address. The machine's own addresses have no limit.
    pub max_tables_per_address: usize,
    /// The maximum number of open sockets.
    pub max_sockets: usize,
    /// The maximum number of open sockets from one address. The machine's own addresses have no limit.
    pub max_sockets_per_address: usize,
    /// The maximum number of connections, with and without a socket. A further one gets a 503 and is closed.
    pub max_connections: usize,
    /// The maximum number of connections from one address. The machine's own addresses and a trusted proxy have no
    /// limit.
    pub max_connections_per_address: usize,
    /// The maximum number of requests from one address that are processed at the same time. The machine's own addresses
    /// have no limit.
    pub max_requests_at_once: usize,
    /// The maximum number of requests per second from one address. The machine's own addresses have no limit.
    pub requests_per_second: u32,
    /// The maximum number of messages per second on one socket, not counting accepted moves.
    pub messages_per_second: u32,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// How many rounds the coach may analyse at the same time.
    pub coach_threads: usize,
    /// How long a bot takes for a move. Thinking does not add to it, unless it takes longer.
    pub bot_move_delay: Duration,
    /// How long after a lost connection a player counts as away.
    pub away_after: Duration,
    /// How long a table is kept while nobody visits it.
    pub idle_table_ttl: Duration,
    /// The maximum size of the database in bytes. Above it, the server refuses new tables, uploads and imports; running
    /// matches continue.
    pub max_db_bytes: u64,
    /// How often the server pings a silent socket.
    pub ping_every: Duration,
    /// How long a client may take to send the headers of a request, and how long a connection may be idle.
    pub header_time: Duration,
    /// How long a request body may take to arrive. A long body gets more time.
    pub body_time: Duration,
    /// How long a client may take to read what the server sends.
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
