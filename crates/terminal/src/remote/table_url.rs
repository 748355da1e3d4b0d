//! The address of a table: `http://host:port/t/NAME`, or the same with https.

use crate::error::TerminalError;

/// The URL of a served table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableUrl {
    host: String,
    port: u16,
    table: String,
    secure: bool,
}

impl TableUrl {
    /// The server's host and port.
    #[must_use]
    pub fn address(&self) -> (&str, u16) {
        (&self.host, self.port)
    }

    /// The server in the form of the `Host` header.
    #[must_use]
    pub fn host(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// Whether the connection is encrypted.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// The table's name.
    #[must_use]
    pub fn table(&self) -> &str {
        &self.table
    }
}

impl std::str::FromStr for TableUrl {
    type Err = TerminalError;

    fn from_str(text: &str) -> Result<TableUrl, TerminalError> {
        let invalid_link = || TerminalError::InvalidLink(text.chars().filter(|c| !c.is_control()).take(60).collect());
        let (scheme, rest) = text.split_once("://").ok_or_else(invalid_link)?;
        let (secure, default_port) = match scheme.to_ascii_lowercase().as_str() {
            "http" => (false, 80),
            "https" => (true, 443),
            _ => return Err(invalid_link()),
        };
        let rest = rest.split(['?', '#']).next().unwrap_or(rest);
        let (server, path) = rest.split_once('/').ok_or_else(invalid_link)?;
        let table = path.strip_prefix("t/").or(path.strip_prefix("api/tables/")).ok_or_else(invalid_link)?;
        let table = table.split('/').next().unwrap_or(table);
        let is_valid = !table.is_empty() && table.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        let (host, port) = split_port(server, default_port).ok_or_else(invalid_link)?;
        if !is_valid || host.is_empty() || host.contains(['@', ' ', '/']) {
            return Err(invalid_link());
        }
        Ok(TableUrl { host: host.to_owned(), port, table: table.to_owned(), secure })
    }
}

/// Splits `host`, `host:port` or `[address]:port`, with the default port if there is none.
fn split_port(server: &str, default: u16) -> Option<(&str, u16)> {
    if let Some(rest) = server.strip_prefix('[') {
        let (host, port) = rest.split_once(']')?;
        let port = if port.is_empty() { default } else { port.strip_prefix(':')?.parse().ok()? };
        return Some((host, port));
    }
    match server.split_once(':') {
        Some((host, port)) => Some((host, port.parse().ok()?)),
        None => Some((server, default)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read() {
        let check = |text: &str, host: &str, port, table: &str| {
            let url: TableUrl = text.parse().unwrap();
            assert_eq!((url.address(), url.table()), ((host, port), table), "{text}");
            assert_eq!(url.is_secure(), text.to_lowercase().starts_with("https:"), "{text}");
        };
        check("http://127.0.0.1:7777/t/abc", "127.0.0.1", 7777, "abc");
        check("http://games.example/t/x-1?lang=de#top", "games.example", 80, "x-1");
        check("http://[::1]:80/t/abc/", "::1", 80, "abc");
        check("https://games.example/t/abc", "games.example", 443, "abc");
        check("HTTPS://games.example:8443/t/abc", "games.example", 8443, "abc");
        check("https://[::1]/t/abc", "::1", 443, "abc");
    }

    #[test]
    fn other_texts_are_refused() {
        let texts =
            ["", "abc", "http://", "http://host", "http://host/", "http://host/t/", "http://host:x/t/a", "http:///t/a"];
        for text in texts.into_iter().chain(["https://", "https://host", "wss://host/t/a", "host/t/a"]) {
            assert!(matches!(text.parse::<TableUrl>(), Err(TerminalError::InvalidLink(_))), "{text}");
        }
    }
}
