//! Accepts connections and serves HTTP on them.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tower::Service;

use crate::App;
use crate::deadline::{TimedBody, TimedWrites};
use crate::limits::{ConnectionPermit, Connections};
use crate::security::network_of;

/// The response to a connection above the limit.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ncontent-length: 52\r\n\
    retry-after: 5\r\nconnection: close\r\n\r\ntoo many connections: please try again in a moment.\n";

/// Accepts connections until the server stops.
pub(crate) async fn serve(listener: TcpListener, app: App, service: Router) {
    let connections = Arc::new(Connections::default());
    let config = &app.config;
    // All connections through a trusted proxy have the address of the proxy.
    let max_per_address = if config.trust_proxy { usize::MAX } else { config.max_connections_per_address };
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                match connections.open(network_of(peer.ip()), config.max_connections, max_per_address) {
                    Some(permit) => drop(tokio::spawn(connection(stream, permit, peer, app.clone(), service.clone()))),
                    // A new connection has an empty send buffer, so this fits. There is no need to wait for the client
                    // to read it.
                    None => drop(stream.try_write(FULL)),
                }
            }
            Err(error) => {
                // Usually there are too many open files. Open connections continue, and new ones wait a moment.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn connection(stream: TcpStream, permit: ConnectionPermit, peer: SocketAddr, app: App, service: Router) {
    let (body_time, send_time) = (app.config.body_time, app.config.send_timeout);
    let mut stopping = app.stopping.subscribe();
    // Sends small messages immediately.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut service = service.clone();
        let request = request.map(|body| Body::new(TimedBody::new(body, body_time)));
        async move {
            let response: Result<_, Infallible> = service.call(request).await;
            response
        }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.header_time)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(TimedWrites::new(stream, send_time, permit)), service)
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    let stop = async {
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        () = stop => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection failed");
    }
}
