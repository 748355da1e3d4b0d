//! Noise on the socket: random bytes, broken frames, half-made commands. `QYRSQYRS_NOISE` sets how many connections.

use rules::{Card, PlayerCount};
use testkit::websocket::upgrade_request;
use testkit::{FirstLegalPlayer, TestServer, soon};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A small generator of its own; what matters is that a failure can be repeated.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn pick<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len() as u64) as usize]
    }
}

/// A command that may be right, nearly right or nonsense.
fn command(dice: &mut Dice) -> Vec<u8> {
    let words = ["start", "ready", "stash", "play", "undo", "leave", "stand_in", "bot", "remove", "react", "sync", "x"];
    let word = dice.pick(&words);
    let card = Card::ALL[dice.below(32) as usize];
    let (seat, n) = (dice.below(6), dice.below(200));
    let mut text = format!(
        "{{\"do\":\"{word}\",\"card\":\"{card}\",\"n\":{n},\"seat\":{seat},\"on\":true,\"id\":{n},\
         \"reaction\":\"wow\",\"strength\":\"easy\",\"entropy\":null}}"
    )
    .into_bytes();
    if dice.below(3) == 0 {
        let place = dice.below(text.len() as u64) as usize;
        text[place] = dice.next() as u8;
    }
    if dice.below(8) == 0 {
        text.truncate(dice.below(text.len() as u64) as usize);
    }
    text
}

/// A frame that may be right or broken in its header.
fn frame(dice: &mut Dice) -> Vec<u8> {
    let body =
        if dice.below(4) == 0 { (0..dice.below(300)).map(|_| dice.next() as u8).collect() } else { command(dice) };
    let opcode = if dice.below(10) == 0 { dice.next() as u8 } else { 0x81 };
    let mask = if dice.below(20) == 0 { 0 } else { 0x80 };
    let mut frame = vec![opcode];
    match body.len() {
        short @ 0..126 => frame.push(mask | short as u8),
        long => {
            frame.push(mask | 126);
            frame.extend_from_slice(&(long as u16).to_be_bytes());
        }
    }
    if mask != 0 {
        frame.extend_from_slice(&[0; 4]);
    }
    frame.extend_from_slice(&body);
    frame
}

#[tokio::test(flavor = "multi_thread")]
async fn noise_harms_nobody() {
    let connections: u64 = std::env::var("QYRSQYRS_NOISE").ok().and_then(|text| text.parse().ok()).unwrap_or(200);
    let host = TestServer::start().await;
    let (guest, noisy) = host.solo(PlayerCount::Four, 2).await;
    let address = host.address();
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    for _ in 0..connections {
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        let path = format!("/api/tables/{noisy}/socket");
        let request = upgrade_request(address, &path, guest.key());
        stream.write_all(request.as_bytes()).await.unwrap();
        for _ in 0..dice.below(60) {
            let noise = frame(&mut dice);
            if stream.write_all(&noise).await.is_err() {
                break;
            }
        }
        let mut heard = [0; 4096];
        let _ = tokio::time::timeout(std::time::Duration::from_millis(2), stream.read(&mut heard)).await;
    }
    let (honest, table) = host.solo(PlayerCount::Four, 2).await;
    let mut player = FirstLegalPlayer::new(&honest, &table).await;
    soon("an honest match", player.play_on()).await;
    let health = honest.request("GET", "/healthz", "", "").await.unwrap();
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    host.stop().await;
}
