//! Deadlines for clients that send a body too slowly or do not read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Bytes;
use hyper::body::{Body, Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

use crate::limits::ConnectionPermit;

/// The minimum rate of a long body in bytes per second.
const MIN_RATE: u64 = 8 * 1024;

/// The client sent the body too slowly.
#[derive(Debug, thiserror::Error)]
#[error("the body of the request arrived too slowly")]
pub(crate) struct TooSlow;

/// A request body that must arrive within a time, which grows with the bytes received.
pub(crate) struct TimedBody<B> {
    body: B,
    /// When the next bytes must have arrived: the base time, plus the time that the received bytes may take at
    /// [`MIN_RATE`].
    until: Pin<Box<Sleep>>,
}

impl<B> TimedBody<B> {
    pub(crate) fn new(body: B, time: Duration) -> TimedBody<B> {
        TimedBody { body, until: Box::pin(tokio::time::sleep(time)) }
    }
}

impl<B> Body for TimedBody<B>
where
    B: Body<Data = Bytes> + Unpin,
    B::Error: Into<axum::BoxError>,
{
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        match Pin::new(&mut self.body).poll_frame(context) {
            Poll::Ready(Some(Ok(frame))) => {
                let bytes = frame.data_ref().map_or(0, Bytes::len) as u64;
                let until = self.until.deadline() + Duration::from_micros(bytes * 1_000_000 / MIN_RATE);
                self.until.as_mut().reset(until);
                Poll::Ready(Some(Ok(frame)))
            }
            Poll::Ready(end) => Poll::Ready(end.map(|end| end.map_err(Into::into))),
            Poll::Pending => self.until.as_mut().poll(context).map(|()| Some(Err(TooSlow.into()))),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection that ends if its client reads nothing for a while.
pub(crate) struct TimedWrites<S> {
    stream: S,
    permit: ConnectionPermit,
    time: Duration,
    /// When the connection ends, while the client is not reading.
    until: Option<Pin<Box<Sleep>>>,
}

impl<S> TimedWrites<S> {
    pub(crate) fn new(stream: S, time: Duration, permit: ConnectionPermit) -> TimedWrites<S> {
        TimedWrites { stream, permit, time, until: None }
    }

    /// The stream and its permit. The permit counts the connection as open, even after it became a WebSocket.
    pub(crate) fn into_parts(self) -> (S, ConnectionPermit) {
        (self.stream, self.permit)
    }

    /// Passes on the result of a write, or fails if the client has read nothing for too long.
    fn in_time<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.until = None;
            return written;
        }
        let end = Instant::now() + self.time;
        let until = self.until.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(end)));
        until.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TimedWrites<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimedWrites<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.in_time(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.in_time(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::to_bytes;
    use futures_util::{StreamExt, stream};
    use tokio::io::AsyncWriteExt;

    use super::*;
    use crate::limits::Connections;

    const SHORT: Duration = Duration::from_millis(20);

    fn timed(parts: &[&'static str], ends: bool) -> axum::body::Body {
        let parts: Vec<Result<&str, io::Error>> = parts.iter().map(|part| Ok(*part)).collect();
        let body = axum::body::Body::from_stream(stream::iter(parts).chain(stream::pending().take(usize::from(!ends))));
        axum::body::Body::new(TimedBody::new(body, SHORT))
    }

    #[tokio::test]
    async fn a_body_that_stalls_is_an_error() {
        assert_eq!(to_bytes(timed(&["all", " of it"], true), 100).await.unwrap(), "all of it");
        let error = to_bytes(timed(&["a part"], false), 100).await.unwrap_err();
        assert!(error.to_string().contains("too slowly"), "{error}");
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_an_error() {
        let permit = || Arc::new(Connections::default()).open([127, 0, 0, 1].into(), 1, 1).expect("a permit");
        let (client, stream) = tokio::io::duplex(16);
        let error = TimedWrites::new(stream, SHORT, permit()).write_all(&[7; 100]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(client);
        let (_client, stream) = tokio::io::duplex(1000);
        TimedWrites::new(stream, SHORT, permit()).write_all(&[7; 100]).await.expect("the buffer has space");
    }
}
