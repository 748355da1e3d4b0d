//! `qyrsqyrs db`: checks, copies and repairs the database of a server.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use rules::record::Record;
use table::{LogEntry, Table};

use crate::Outcome;
use crate::serve::default_db;

/// Check, copy or repair the database of a server.
#[derive(Args)]
pub(crate) struct Db {
    /// Database: an SQLite file or a postgres:// URL [default: a file in the user's data folder]
    #[arg(long, env = "QYRSQYRS_DB", value_name = "PLACE", global = true)]
    db: Option<String>,
    #[command(subcommand)]
    command: DbCommand,
}

#[derive(Subcommand)]
enum DbCommand {
    /// Read everything and report damage; a server may be running
    Check,
    /// Truncate damaged logs of tables to their readable part; the server must be stopped
    Repair {
        /// New file for the removed lines; it contains hidden cards
        #[arg(long, value_name = "FILE")]
        removed: PathBuf,
    },
    /// Show the log of a table, or the record of a finished match
    Show {
        /// Name of the table or of the match
        id: String,
        /// Show the events in full, with hidden cards and secrets
        #[arg(long)]
        cards: bool,
    },
    /// Write a complete copy of an SQLite database to a new file; a server may be running
    Backup {
        /// The new file
        file: PathBuf,
    },
}

impl Db {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let place = self.db.map_or_else(default_db, Ok)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            match self.command {
                DbCommand::Check => check(&place).await,
                DbCommand::Repair { removed } => repair(&place, &removed).await,
                DbCommand::Show { id, cards } => show(&place, &id, cards).await,
                DbCommand::Backup { file } => backup(&place, &file).await,
            }
        })
    }
}

/// The problem with the log of a table. `None` if it is sound.
fn problem(log: &server::TableLog) -> Option<String> {
    match &log.entries {
        Err(error) => Some(error.to_string()),
        Ok(entries) => match Table::replay(entries.clone()) {
            Err(error) => Some(error.to_string()),
            Ok(table) if table.id() != log.table => Some("the log belongs to another table".to_owned()),
            Ok(_) => None,
        },
    }
}

async fn check(place: &str) -> anyhow::Result<Outcome> {
    let store = server::open_store(place).await?;
    let mut problems: Vec<String> = store.file_problems().await?.iter().map(|said| format!("file: {said}")).collect();
    let logs = store.open_tables().await?;
    problems.extend(logs.iter().filter_map(|log| Some(format!("table {}: {}", log.table, problem(log)?))));
    let (mut after, mut matches) = (String::new(), 0);
    loop {
        let page = store.records_after(&after, 500).await?;
        let Some((last, _)) = page.last() else { break };
        after.clone_from(last);
        matches += page.len();
        let broken = page.iter().filter_map(|(id, text)| Some((id, text.parse::<Record>().err()?)));
        problems.extend(broken.map(|(id, error)| format!("match {id}: {error}")));
    }
    let mut out = std::io::stdout().lock();
    for problem in &problems {
        writeln!(out, "{problem}")?;
    }
    writeln!(out, "{} tables, {matches} matches, {} problems", logs.len(), problems.len())?;
    Ok(if problems.is_empty() { Outcome::Yes } else { Outcome::No })
}

/// The number of entries, from the first, that make up a table with this name.
fn readable(table: &str, entries: &[LogEntry]) -> usize {
    let reads = |count: usize| {
        let replayed = Table::replay(entries[..count].to_vec());
        replayed.is_ok_and(|replayed| replayed.id() == table)
    };
    // Binary search: if a number of entries make up a table, any smaller number does too.
    let (mut good, mut bad) = (0, entries.len() + 1);
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        if reads(middle) { good = middle } else { bad = middle }
    }
    good
}

async fn repair(place: &str, removed: &Path) -> anyhow::Result<Outcome> {
    let store = server::open_store_alone(place).await?;
    let damaged: Vec<_> = store.open_tables().await?.into_iter().filter(|log| problem(log).is_some()).collect();
    if damaged.is_empty() {
        println!("nothing to repair");
        return Ok(Outcome::Yes);
    }
    let mut file = crate::files::create_private(removed)?;
    for log in damaged {
        let lines = store.log_lines(&log.table).await?;
        let numbered = lines.iter().zip(1..).take_while(|(line, number)| line.n == *number);
        let parsed = numbered.map_while(|(line, _)| line.entry());
        let keep = readable(&log.table, &parsed.collect::<Vec<_>>());
        for line in lines.iter().filter(|line| line.n < 1 || line.n > keep as i64) {
            let saved = serde_json::json!({"table": log.table, "n": line.n, "at": line.at, "line": line.line});
            writeln!(file, "{saved}")?;
        }
        file.sync_all().with_context(|| format!("{} cannot be written", removed.display()))?;
        store.cut_log(&log.table, keep as u64).await?;
        println!("table {}: {keep} of {} lines stay", log.table, lines.len());
    }
    store.close().await;
    Ok(Outcome::Yes)
}

async fn show(place: &str, id: &str, cards: bool) -> anyhow::Result<Outcome> {
    let store = server::open_store(place).await?;
    let mut out = std::io::stdout().lock();
    if let Some(record) = store.record(id).await? {
        writeln!(out, "{record}")?;
        return Ok(Outcome::Yes);
    }
    let lines = store.log_lines(id).await?;
    if lines.is_empty() {
        bail!("there is neither a table nor a finished match {id}");
    }
    for line in lines {
        let event = if cards { line.line.clone() } else { without_cards(&line.line) };
        writeln!(out, "{:>5} {} {event}", line.n, server::date_and_time(line.at as u64))?;
    }
    Ok(Outcome::Yes)
}

/// The kind of an event and its seat. This is safe to show while a match is in progress.
fn without_cards(line: &str) -> String {
    let Ok(event) = serde_json::from_str::<serde_json::Value>(line) else { return "(cannot be read)".to_owned() };
    let kind = event["e"].as_str().unwrap_or("?");
    event["s"].as_u64().map_or_else(|| kind.to_owned(), |seat| format!("{kind} (seat {seat})"))
}

async fn backup(place: &str, file: &Path) -> anyhow::Result<Outcome> {
    let store = server::open_store(place).await?;
    store.backup(file).await?;
    let bytes = std::fs::metadata(file).with_context(|| format!("{} cannot be read", file.display()))?.len();
    println!("{} has {bytes} bytes", file.display());
    Ok(Outcome::Yes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_has_no_cards_by_default() {
        assert_eq!(without_cards("{\"e\":\"play\",\"s\":2,\"c\":\"RQ\"}"), "play (seat 2)");
        assert_eq!(without_cards("{\"e\":\"committed\",\"secret\":\"00\"}"), "committed");
        assert_eq!(without_cards("R8"), "(cannot be read)");
    }
}
