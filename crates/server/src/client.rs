//! A small client of the JSON interface, for the load generator and the tests.

use futures_util::{SinkExt, StreamExt};
use protocol::{
    ClientCommand, ClientMessage, ErrorBody, ErrorCode, GuestKey, JoinRequest, JoinResponse, NewTable, ServerMessage,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message as SocketMessage};

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server cannot be reached, or the connection was lost.
    #[error("the server at {0} cannot be reached: {1}")]
    Unreachable(String, String),
    /// The server refused.
    #[error("the server refused ({status}): {text}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The error code.
        code: ErrorCode,
        /// The reason as a sentence.
        text: String,
    },
    /// The response cannot be parsed.
    #[error("the server's response cannot be parsed: {0}")]
    Garbled(String),
}

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Client {
    address: String,
    key: String,
}

/// An HTTP response.
#[derive(Clone, Debug)]
pub struct HttpResponse {
    /// The status.
    pub status: u16,
    /// The headers as received.
    pub headers: String,
    /// The body.
    pub body: String,
}

impl Client {
    /// Registers a new guest at a server with a URL such as `http://127.0.0.1:7777`.
    pub async fn arrive(url: &str) -> Result<Client, ClientError> {
        let mut client = Client::at(url, "");
        let guest: GuestKey = client.post("/api/guest", &()).await?;
        client.key = guest.key;
        Ok(client)
    }

    /// A guest with an existing key.
    #[must_use]
    pub fn at(url: &str, key: &str) -> Client {
        let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        Client { address, key: key.to_owned() }
    }

    /// A client of the same server with another key. An empty key means no key.
    #[must_use]
    pub fn with_key(&self, key: &str) -> Client {
        Client { address: self.address.clone(), key: key.to_owned() }
    }

    /// The guest's key.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    fn unreachable(&self, error: impl ToString) -> ClientError {
        ClientError::Unreachable(self.address.clone(), error.to_string())
    }

    /// Sends a request and reads the whole response.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> Result<HttpResponse, ClientError> {
        let mut stream = TcpStream::connect(&self.address).await.map_err(|error| self.unreachable(error))?;
        let bearer =
            if self.key.is_empty() { String::new() } else { format!("authorization: Bearer {}\r\n", self.key) };
        let close = if headers.contains("connection:") { "" } else { "connection: close\r\n" };
        let kind = if headers.contains("content-type:") { "" } else { "content-type: application/json\r\n" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{close}{kind}content-length: {}\r\n{bearer}{headers}\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.map_err(|error| self.unreachable(error))?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.map_err(|error| self.unreachable(error))?;
        read_response(&bytes).ok_or_else(|| ClientError::Garbled(String::from_utf8_lossy(&bytes).into_owned()))
    }

    async fn call<T: DeserializeOwned>(&self, method: &str, path: &str, body: &str) -> Result<T, ClientError> {
        let answer = self.request(method, path, "", body).await?;
        if answer.status >= 400 {
            let failure: Option<ErrorBody> = serde_json::from_str(&answer.body).ok();
            let (code, text) = failure.map_or((ErrorCode::Unknown, answer.body), |f| (f.error.code, f.error.text));
            return Err(ClientError::Refused { status: answer.status, code, text });
        }
        serde_json::from_str(&answer.body).map_err(|error| ClientError::Garbled(format!("{error}: {}", answer.body)))
    }

    /// Posts JSON and reads JSON.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        let body = serde_json::to_string(body).map_err(|error| ClientError::Garbled(error.to_string()))?;
        self.call("POST", path, &body).await
    }

    /// Gets JSON.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.call("GET", path, "").await
    }

    /// Opens a table.
    pub async fn open(&self, new: &NewTable) -> Result<JoinResponse, ClientError> {
        self.post("/api/tables", new).await
    }

    /// Sits down at a table.
    pub async fn join(&self, table: &str, name: &str) -> Result<JoinResponse, ClientError> {
        self.post(&format!("/api/tables/{table}/join"), &JoinRequest { name: name.to_owned(), seat: None }).await
    }

    /// Opens the socket of a table.
    pub async fn socket(&self, table: &str) -> Result<Socket, ClientError> {
        self.socket_at(&format!("/api/tables/{table}/socket")).await
    }

    /// Opens the socket at a path of the server.
    pub async fn socket_at(&self, path: &str) -> Result<Socket, ClientError> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().map_err(|error| self.unreachable(error))?;
        if !self.key.is_empty() {
            let bearer = HeaderValue::from_str(&format!("Bearer {}", self.key));
            let bearer = bearer.map_err(|error| ClientError::Garbled(error.to_string()))?;
            request.headers_mut().insert("authorization", bearer);
        }
        let stream = TcpStream::connect(&self.address).await.map_err(|error| self.unreachable(error))?;
        let _ = stream.set_nodelay(true);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        match opened {
            Ok((socket, _)) => Ok(Socket { socket }),
            Err(SocketError::Http(response)) => {
                let body = response.body().as_deref().unwrap_or_default();
                let failure: Option<ErrorBody> = serde_json::from_slice(body).ok();
                let status = response.status().as_u16();
                let (code, text) = failure.map_or_else(Default::default, |f| (f.error.code, f.error.text));
                Err(ClientError::Refused { status, code, text })
            }
            Err(error) => Err(self.unreachable(error)),
        }
    }
}

fn read_response(bytes: &[u8]) -> Option<HttpResponse> {
    let split = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let headers = std::str::from_utf8(&bytes[..split]).ok()?.to_owned();
    let status = headers.split(' ').nth(1)?.parse().ok()?;
    let body = &bytes[split + 4..];
    let chunked = headers.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(body)? } else { body.to_vec() };
    Some(HttpResponse { status, headers, body: String::from_utf8(body).ok()? })
}

fn unchunk(mut bytes: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let line = bytes.windows(2).position(|window| window == b"\r\n")?;
        let size = usize::from_str_radix(std::str::from_utf8(&bytes[..line]).ok()?, 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        body.extend_from_slice(bytes.get(line + 2..line + 2 + size)?);
        bytes = bytes.get(line + 4 + size..)?;
    }
}

/// A socket at a table.
#[derive(Debug)]
pub struct Socket {
    socket: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Sends a command.
    pub async fn send(&mut self, id: Option<u64>, command: ClientCommand) -> Result<(), ClientError> {
        let text = serde_json::to_string(&ClientMessage { id, command });
        self.send_text(text.map_err(|error| ClientError::Garbled(error.to_string()))?).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.socket.send(SocketMessage::Text(text.into())).await;
        sent.map_err(|error| ClientError::Unreachable("this socket".to_owned(), error.to_string()))
    }

    /// The next message as text. Returns `None` when the connection has ended.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await? {
                Ok(SocketMessage::Text(text)) => return Some(text.to_string()),
                Ok(SocketMessage::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message. Returns `None` when the connection has ended.
    pub async fn next(&mut self) -> Result<Option<ServerMessage>, ClientError> {
        let Some(text) = self.next_text().await else { return Ok(None) };
        ServerMessage::read(&text).map(Some).map_err(|error| ClientError::Garbled(format!("{error}: {text}")))
    }
}
