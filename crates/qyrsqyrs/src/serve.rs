//! `qyrsqyrs serve`: serves the web game and the API for programs.

mod log;

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use serde::Deserialize;
use server::{Config, Server};

use crate::seats_args::MAX_THREADS;
use crate::{Outcome, words_files};

/// Serve the game until stopped (Ctrl-C or SIGTERM).
#[derive(Args)]
pub(crate) struct Serve {
    /// TOML file that sets any of these options by name, such as `listen = "0.0.0.0:7777"`
    #[arg(long, env = "QYRSQYRS_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// Open the game in the browser
    #[arg(long)]
    open: bool,
    /// Write all finished matches as records, one per line, to a file (`-` is standard output) and exit
    #[arg(long, value_name = "FILE")]
    export: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
}

/// Options that can be set by flag, environment variable and file. Flags override variables, which override the file.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Options {
    /// Address to listen on; port 0 picks a free port [default: 127.0.0.1:7777]
    #[arg(long, env = "QYRSQYRS_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Address of the admin page and its metrics; should be a loopback address [default: none]
    #[arg(long, env = "QYRSQYRS_ADMIN_LISTEN", value_name = "ADDRESS")]
    admin_listen: Option<SocketAddr>,
    /// Serve /metrics on the public address too [default: true]
    #[arg(long, env = "QYRSQYRS_PUBLIC_METRICS", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    public_metrics: Option<bool>,
    /// Database: an SQLite file or a postgres:// URL [default: a file in the user's data folder]
    #[arg(long, env = "QYRSQYRS_DB", value_name = "PLACE")]
    db: Option<String>,
    /// Public address of a server behind a proxy, such as `https://cards.example.org`
    #[arg(long, env = "QYRSQYRS_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Trust the proxy's X-Forwarded-For and X-Forwarded-Proto headers [default: false]
    #[arg(long, env = "QYRSQYRS_TRUST_PROXY", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    trust_proxy: Option<bool>,
    /// Maximum number of tables [default: 10000]
    #[arg(long, env = "QYRSQYRS_MAX_TABLES", value_name = "N")]
    max_tables: Option<usize>,
    /// Maximum number of open tables per person [default: 50]
    #[arg(long, env = "QYRSQYRS_MAX_TABLES_PER_PERSON", value_name = "N")]
    max_tables_per_person: Option<usize>,
    /// Maximum number of open tables per address; this machine's own addresses are exempt [default: 500]
    #[arg(long, env = "QYRSQYRS_MAX_TABLES_PER_ADDRESS", value_name = "N")]
    max_tables_per_address: Option<usize>,
    /// Maximum number of sockets [default: 40000]
    #[arg(long, env = "QYRSQYRS_MAX_SOCKETS", value_name = "N")]
    max_sockets: Option<usize>,
    /// Maximum sockets per address; this machine's own addresses are exempt [default: 200]
    #[arg(long, env = "QYRSQYRS_MAX_SOCKETS_PER_ADDRESS", value_name = "N")]
    max_sockets_per_address: Option<usize>,
    /// Maximum number of connections, with and without a socket [default: 45000]
    #[arg(long, env = "QYRSQYRS_MAX_CONNECTIONS", value_name = "N")]
    max_connections: Option<usize>,
    /// Maximum connections per address; this machine's own addresses and a trusted proxy are exempt [default: 300]
    #[arg(long, env = "QYRSQYRS_MAX_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    max_connections_per_address: Option<usize>,
    /// Maximum requests per second per address; this machine's own addresses are exempt [default: 50]
    #[arg(long, env = "QYRSQYRS_REQUESTS_PER_SECOND", value_name = "N")]
    requests_per_second: Option<u32>,
    /// Maximum messages per second on one socket, not counting accepted moves [default: 20]
    #[arg(long, env = "QYRSQYRS_MESSAGES_PER_SECOND", value_name = "N")]
    messages_per_second: Option<u32>,
    /// Maximum number of bots that think at once [default: one per core]
    #[arg(long, env = "QYRSQYRS_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// How many matches to analyse at once [default: 1]
    #[arg(long, env = "QYRSQYRS_COACH_THREADS", value_name = "N")]
    coach_threads: Option<usize>,
    /// Milliseconds a bot takes per move, regardless of its thinking time [default: 300]
    #[arg(long, env = "QYRSQYRS_BOT_PACE", value_name = "MS")]
    bot_pace: Option<u64>,
    /// Milliseconds after which a disconnected player is marked as away [default: 3000]
    #[arg(long, env = "QYRSQYRS_AWAY_AFTER", value_name = "MS")]
    away_after: Option<u64>,
    /// Days to keep a table without visitors [default: 14]
    #[arg(long, env = "QYRSQYRS_KEEP_DAYS", value_name = "N")]
    keep_days: Option<u64>,
    /// Size of the database in megabytes above which the server refuses new tables and uploads [default: 10240]
    #[arg(long, env = "QYRSQYRS_MAX_DB_MB", value_name = "N")]
    max_db_mb: Option<u64>,
    /// Folder with the Fluent files of one language, to preview a translation
    #[arg(long, env = "QYRSQYRS_WORDS", value_name = "FOLDER")]
    words: Option<PathBuf>,
    /// Log level: error, warn, info or debug [default: info]
    #[arg(long, env = "QYRSQYRS_LOG", value_name = "LEVEL")]
    log: Option<String>,
    /// Log one JSON object per line [default: false]
    #[arg(long, env = "QYRSQYRS_LOG_JSON", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    log_json: Option<bool>,
}

/// Takes each option from the first source that has it.
macro_rules! first_of {
    ($first:expr, $second:expr, $($field:ident),+ $(,)?) => {
        Options { $($field: $first.$field.or($second.$field)),+ }
    };
}

impl Options {
    fn or(self, other: Options) -> Options {
        first_of!(
            self,
            other,
            listen,
            admin_listen,
            public_metrics,
            db,
            public_url,
            trust_proxy,
            max_tables,
            max_tables_per_person,
            max_tables_per_address,
            max_sockets,
            max_sockets_per_address,
            max_connections,
            max_connections_per_address,
            requests_per_second,
            messages_per_second,
            bot_threads,
            coach_threads,
            bot_pace,
            away_after,
            keep_days,
            max_db_mb,
            words,
            log,
            log_json,
        )
    }

    fn read(file: &Path) -> anyhow::Result<Options> {
        toml::from_str(&crate::files::read_text(file)?)
            .with_context(|| format!("{} is not a valid configuration", file.display()))
    }

    /// Refuses numbers that are too high for any server, whatever their source.
    fn check_ranges(&self) -> anyhow::Result<()> {
        let threads = |threads: Option<usize>| threads.map(|threads| threads as u64);
        let ranges = [
            ("bot-threads", threads(self.bot_threads), MAX_THREADS as u64),
            ("coach-threads", threads(self.coach_threads), MAX_THREADS as u64),
            ("bot-pace", self.bot_pace, 3_600_000),
            ("away-after", self.away_after, 3_600_000),
            ("keep-days", self.keep_days, 36_500),
            ("max-db-mb", self.max_db_mb, 1 << 40),
        ];
        for (name, value, most) in ranges {
            if let Some(value) = value.filter(|value| *value > most) {
                bail!("{name} cannot be {value}: the maximum is {most}");
            }
        }
        Ok(())
    }

    fn config(self) -> anyhow::Result<Config> {
        let usual = Config::default();
        if self.public_url.as_ref().is_some_and(|url| !url.starts_with("http://") && !url.starts_with("https://")) {
            bail!("the public URL must begin with http:// or https://");
        }
        self.check_ranges()?;
        let millis = |value: Option<u64>, usual: Duration| value.map_or(usual, Duration::from_millis);
        Ok(Config {
            listen: self.listen.unwrap_or(usual.listen),
            admin_listen: self.admin_listen,
            public_metrics: self.public_metrics.unwrap_or(usual.public_metrics),
            db: self.db.map_or_else(default_db, Ok)?,
            public_url: self.public_url.map(|url| url.trim_end_matches('/').to_owned()),
            trust_proxy: self.trust_proxy.unwrap_or(usual.trust_proxy),
            max_tables: self.max_tables.unwrap_or(usual.max_tables),
            max_tables_per_person: self.max_tables_per_person.unwrap_or(usual.max_tables_per_person),
            max_tables_per_address: self.max_tables_per_address.unwrap_or(usual.max_tables_per_address),
            max_sockets: self.max_sockets.unwrap_or(usual.max_sockets),
            max_sockets_per_address: self.max_sockets_per_address.unwrap_or(usual.max_sockets_per_address),
            max_connections: self.max_connections.unwrap_or(usual.max_connections),
            max_connections_per_address: self.max_connections_per_address.unwrap_or(usual.max_connections_per_address),
            max_requests_at_once: usual.max_requests_at_once,
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second).max(1),
            messages_per_second: self.messages_per_second.unwrap_or(usual.messages_per_second).max(1),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads).max(1),
            coach_threads: self.coach_threads.unwrap_or(usual.coach_threads).max(1),
            bot_move_delay: millis(self.bot_pace, usual.bot_move_delay),
            away_after: millis(self.away_after, usual.away_after),
            idle_table_ttl: self.keep_days.map_or(usual.idle_table_ttl, |days| Duration::from_secs(days * 24 * 3600)),
            max_db_bytes: self.max_db_mb.map_or(usual.max_db_bytes, |megabytes| megabytes << 20),
            ping_every: usual.ping_every,
            header_time: usual.header_time,
            body_time: usual.body_time,
            send_timeout: usual.send_timeout,
        })
    }
}

/// The path of the default database in the platform's data folder.
pub(crate) fn default_db() -> anyhow::Result<String> {
    let folders = directories::ProjectDirs::from("", "", "qyrsqyrs");
    let folders = folders.context("this system has no data folder for the user: give a place with --db")?;
    let file = folders.data_dir().join("qyrsqyrs.db");
    Ok(file.to_str().context("the path of the data folder is not valid Unicode: give a place with --db")?.to_owned())
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let file = self.config.as_deref().map(Options::read).transpose()?.unwrap_or_default();
        let options = self.options.clone().or(file);
        log::start(options.log.as_deref().unwrap_or("info"), options.log_json.unwrap_or(false))?;
        options.words.as_deref().map(words_files::load_and_report).transpose()?;
        let config = options.config()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        match &self.export {
            Some(file) => runtime.block_on(export(&config.db, file))?,
            None => runtime.block_on(serve(config, self.open))?,
        }
        Ok(Outcome::Yes)
    }
}

/// The number of files that the server needs besides its connections: the database, the log, and a reserve.
const OTHER_FILES: usize = 64;

/// Raises the limit of open files as far as the system allows. Returns the number of connections within that limit.
#[cfg(unix)]
fn raise_file_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    let files = if raised.is_ok() { limit.maximum } else { limit.current }?;
    Some(usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES).max(1))
}

/// Other systems have no such limit.
#[cfg(not(unix))]
fn raise_file_limit() -> Option<usize> {
    None
}

/// Limits the connections to the number of open files, because the server could not answer further ones.
fn fit_files(config: Config, connections: Option<usize>) -> Config {
    let max_connections = config.max_connections.min(connections.unwrap_or(usize::MAX));
    if max_connections < config.max_connections {
        eprintln!("qyrsqyrs: the limit of open files (ulimit -Hn) allows only {max_connections} connections");
    }
    Config { max_connections, ..config }
}

async fn serve(config: Config, open: bool) -> anyhow::Result<()> {
    let config = fit_files(config, raise_file_limit());
    let public = config.public_url.clone();
    let server = Server::build(config).await?;
    let link = public.unwrap_or_else(|| format!("http://{}", server.address()));
    println!("Qyrsqyrs is served at {link}");
    std::io::stdout().flush()?;
    if open {
        open_in_browser(&link);
    }
    server.run(stop_signal()).await;
    Ok(())
}

/// Waits until the system asks the program to stop.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

fn open_in_browser(link: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    if std::process::Command::new(program).args(first).arg(link).spawn().is_err() {
        eprintln!("qyrsqyrs: cannot open a browser: visit {link}");
    }
}

/// Writes all finished matches to a file.
async fn export(db: &str, file: &Path) -> anyhow::Result<()> {
    let mut out: Box<dyn Write> = if file == Path::new("-") {
        Box::new(std::io::stdout().lock())
    } else {
        Box::new(std::fs::File::create(file).with_context(|| format!("{} cannot be written", file.display()))?)
    };
    let store = server::open_store(db).await?;
    let mut after = String::new();
    loop {
        let page = store.records_after(&after, 500).await?;
        let Some((last, _)) = page.last() else { break };
        after.clone_from(last);
        for (_, record) in &page {
            writeln!(out, "{record}")?;
        }
    }
    out.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_overrides_the_file() {
        let flags = Options { max_tables: Some(7), ..Options::default() };
        let file: Options = toml::from_str("max-tables = 9\ndb = \"x.db\"\ntrust-proxy = true").unwrap();
        let config = flags.or(file).config().unwrap();
        assert_eq!((config.max_tables, config.db.as_str(), config.trust_proxy), (7, "x.db", true));
    }

    #[test]
    fn connections_do_not_exceed_the_file_limit() {
        let fitted = |files| fit_files(Config::default(), files).max_connections;
        assert_eq!((fitted(Some(960)), fitted(Some(1 << 20)), fitted(None)), (960, 45_000, 45_000));
    }

    #[cfg(unix)]
    #[test]
    fn the_file_limit_is_raised() {
        use rustix::process::{Resource, getrlimit};
        let connections = raise_file_limit();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
        assert_eq!(connections, limit.current.map(|files| (files as usize).saturating_sub(OTHER_FILES).max(1)));
    }

    #[test]
    fn file_and_flags_use_the_same_names() {
        use clap::CommandFactory;
        #[derive(clap::Parser)]
        struct Only {
            #[command(flatten)]
            options: Options,
        }
        for argument in Only::command().get_arguments() {
            let Some(name) = argument.get_long().filter(|name| *name != "help") else { continue };
            for value in ["1", "true", "\"a\"", "\"127.0.0.1:1\""] {
                if toml::from_str::<Options>(&format!("{name} = {value}")).is_ok() {
                    break;
                }
                assert_ne!(value, "\"127.0.0.1:1\"", "{name} is not known to the file");
            }
            let env = argument.get_env().expect("each option has a variable").to_str().unwrap().to_lowercase();
            assert_eq!(env.strip_prefix("qyrsqyrs_"), Some(name.replace('-', "_").as_str()));
        }
        assert!(toml::from_str::<Options>("colour = 3").is_err());
    }
}
