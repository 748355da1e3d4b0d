//! A minimal HTTP client for the local WebDriver program.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{Request, Response};
use testkit::time_limit;
use thirtyfour::error::{WebDriverError, WebDriverResult};
use thirtyfour::session::http::{Body, HttpClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The time limit of a response in seconds. It is longer than the limit of a script in the page.
const RESPONSE_LIMIT: u64 = 60;

/// An HTTP client that opens one connection per request, because the driver is on the same machine.
pub(super) struct DriverHttp;

#[async_trait::async_trait]
impl HttpClient for DriverHttp {
    async fn send(&self, request: Request<Body<'_>>) -> WebDriverResult<Response<Bytes>> {
        let body = match request.body() {
            Body::Empty => String::new(),
            Body::Json(value) => value.to_string(),
        };
        let answer = tokio::time::timeout(time_limit(RESPONSE_LIMIT), exchange(&request, &body)).await;
        let answer = answer.unwrap_or_else(|_| Err("the driver does not answer".into()));
        answer.map_err(|error| WebDriverError::HttpError(error.to_string()))
    }

    async fn new(&self) -> Arc<dyn HttpClient> {
        Arc::new(DriverHttp)
    }
}

async fn exchange(request: &Request<Body<'_>>, body: &str) -> Result<Response<Bytes>, super::TestError> {
    let uri = request.uri();
    let address = uri.authority().ok_or("an address")?.as_str();
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "{} {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        request.method(),
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = Vec::new();
    let end = loop {
        if let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut answer).await? == 0 {
            return Err("the answer has no head".into());
        }
    };
    let head = std::str::from_utf8(&answer[..end])?.to_ascii_lowercase();
    let status = head.split(' ').nth(1).ok_or("no status in the answer")?.to_owned();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:"));
    let length: usize = length.ok_or("no length in the answer")?.trim().parse()?;
    // The driver does not always close the connection, so the length decides.
    while answer.len() < end + 4 + length {
        if stream.read_buf(&mut answer).await? == 0 {
            return Err("the answer is too short".into());
        }
    }
    Ok(Response::builder().status(status.as_str()).body(Bytes::copy_from_slice(&answer[end + 4..]))?)
}
