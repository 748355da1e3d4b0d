//! A server for browser tests: `e2e-server ADDRESS STORE PACE`. It is a separate process, so that tests can kill it.
//! Its bots take PACE milliseconds per move, and a disconnected player is soon marked as away.

use std::time::Duration;

use server::{Config, Server};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let mut argument = || args.next().ok_or("usage: e2e-server ADDRESS STORE PACE");
    let config = Config {
        listen: argument()?.parse()?,
        db: argument()?,
        bot_move_delay: Duration::from_millis(argument()?.parse()?),
        away_after: Duration::from_millis(300),
        ..Config::default()
    };
    let server = Server::build(config).await?;
    println!("http://{}", server.address());
    server.run(std::future::pending()).await;
    Ok(())
}
