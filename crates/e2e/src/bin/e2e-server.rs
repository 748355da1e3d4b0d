//! A server for browser tests, in a process of its own so that it can be killed: `e2e-server ADDRESS STORE [PACE]`.
//! Bots take as many milliseconds as PACE says or answer at once, and a lost connection counts soon.

use std::time::Duration;

use server::{Config, Server};

#[tokio::main]
async fn main() -> Result<(), e2e::TestError> {
    let mut args = std::env::args().skip(1);
    let listen = args.next().ok_or("say where to listen")?.parse()?;
    let db = args.next().ok_or("say where to keep tables")?;
    let pace = args.next().map_or(Ok(1), |pace| pace.parse())?;
    let config = Config {
        listen,
        db,
        bot_move_delay: Duration::from_millis(pace),
        away_after: Duration::from_millis(300),
        ..Config::default()
    };
    let server = Server::build(config).await?;
    println!("http://{}", server.address());
    server.run(std::future::pending()).await;
    Ok(())
}
