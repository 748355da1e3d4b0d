//! Accepts connections and serves HTTP on them.

use std::convert::Infallible;
use std::net::SocketAddr;
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

/// How long a client may take to send the headers of a request.
const HEADER_TIME: Duration = Duration::from_secs(15);

/// Accepts connections until the server ends.
pub(crate) async fn serve(listener: TcpListener, app: App, service: Router) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                tokio::spawn(connection(stream, peer, app.clone(), service.clone()));
            }
            Err(error) => {
                // Too many open files, usually: those that are open go on, and new ones wait a moment.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn connection(stream: TcpStream, peer: SocketAddr, app: App, service: Router) {
    let (body_time, send_time) = (app.config.body_time, app.config.send_timeout);
    let mut stopping = app.stopping.subscribe();
    // Small messages are to leave at once.
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
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(TimedWrites::new(stream, send_time)), service)
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
        tracing::debug!(%peer, %error, "a connection ended badly");
    }
}
