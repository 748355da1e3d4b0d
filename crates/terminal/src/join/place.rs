//! The address of a table: `http://host:port/t/NAME`.

/// Where a served table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    host: String,
    port: u16,
    table: String,
}

/// Why a text is no address of a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaceError {
    /// It does not look like one.
    #[error("\"{0}\" is no link to a table: it looks like http://host:7777/t/NAME")]
    NoLink(String),
    /// Encrypted lines are not spoken here.
    #[error("this program speaks http, not https: give the link of the server itself")]
    Encrypted,
}

impl Place {
    /// The server's host and port, as a connection wants them.
    #[must_use]
    pub fn address(&self) -> (&str, u16) {
        (&self.host, self.port)
    }

    /// The server as the `Host` of a request, and as people write it.
    #[must_use]
    pub fn host(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// The table's name.
    #[must_use]
    pub fn table(&self) -> &str {
        &self.table
    }
}

impl std::str::FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Place, PlaceError> {
        let no_link = || PlaceError::NoLink(text.chars().filter(|c| !c.is_control()).take(60).collect());
        if text.starts_with("https:") || text.starts_with("wss:") {
            return Err(PlaceError::Encrypted);
        }
        let rest = text.strip_prefix("http://").ok_or_else(no_link)?;
        let rest = rest.split(['?', '#']).next().unwrap_or(rest);
        let (server, path) = rest.split_once('/').ok_or_else(no_link)?;
        let table = path.strip_prefix("t/").or(path.strip_prefix("api/tables/")).ok_or_else(no_link)?;
        let table = table.split('/').next().unwrap_or(table);
        let named = !table.is_empty() && table.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        let (host, port) = split_port(server).ok_or_else(no_link)?;
        if !named || host.is_empty() || host.contains(['@', ' ', '/']) {
            return Err(no_link());
        }
        Ok(Place { host: host.to_owned(), port, table: table.to_owned() })
    }
}

/// `host`, `host:port` or `[address]:port`; without a port it is the one of http.
fn split_port(server: &str) -> Option<(&str, u16)> {
    if let Some(rest) = server.strip_prefix('[') {
        let (host, port) = rest.split_once(']')?;
        let port = if port.is_empty() { 80 } else { port.strip_prefix(':')?.parse().ok()? };
        return Some((host, port));
    }
    match server.split_once(':') {
        Some((host, port)) => Some((host, port.parse().ok()?)),
        None => Some((server, 80)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read() {
        let check = |text: &str, host: &str, port, table: &str| {
            let place: Place = text.parse().unwrap();
            assert_eq!((place.address(), place.table()), ((host, port), table), "{text}");
        };
        check("http://127.0.0.1:7777/t/abc", "127.0.0.1", 7777, "abc");
        check("http://games.example/t/x-1?lang=de#top", "games.example", 80, "x-1");
        check("http://[::1]:80/t/abc/", "::1", 80, "abc");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "abc", "http://", "http://host", "http://host/", "http://host/t/", "http://host:x/t/a", "http:///t/a"]
        {
            assert!(matches!(text.parse::<Place>(), Err(PlaceError::NoLink(_))), "{text}");
        }
        assert_eq!("https://host/t/a".parse::<Place>(), Err(PlaceError::Encrypted));
    }
}
