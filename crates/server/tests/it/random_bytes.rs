//! Random input on a socket: random bytes, broken frames, incomplete commands. `QYRSQYRS_NOISE` sets the number of
//! connections.

use rules::{Card, PlayerCount};
use testkit::websocket::upgrade_request;
use testkit::{FirstLegalPlayer, TestServer, soon};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A xorshift generator with a fixed seed, so that failures can be repeated.
struct Xorshift(u64);

impl Xorshift {
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

/// A command that is valid, slightly wrong or invalid.
fn command(random: &mut Xorshift) -> Vec<u8> {
    let words = ["start", "ready", "stash", "play", "undo", "leave", "stand_in", "bot", "remove", "react", "sync", "x"];
    let word = random.pick(&words);
    let card = Card::ALL[random.below(32) as usize];
    let (seat, n) = (random.below(6), random.below(200));
    let mut text = format!(
        "{{\"do\":\"{word}\",\"card\":\"{card}\",\"n\":{n},\"seat\":{seat},\"on\":true,\"id\":{n},\
         \"reaction\":\"wow\",\"strength\":\"easy\",\"entropy\":null}}"
    )
    .into_bytes();
    if random.below(3) == 0 {
        let place = random.below(text.len() as u64) as usize;
        text[place] = random.next() as u8;
    }
    if random.below(8) == 0 {
        text.truncate(random.below(text.len() as u64) as usize);
    }
    text
}

/// A frame that is valid or has a broken header.
fn frame(random: &mut Xorshift) -> Vec<u8> {
    let body = if random.below(4) == 0 {
        (0..random.below(300)).map(|_| random.next() as u8).collect()
    } else {
        command(random)
    };
    let opcode = if random.below(10) == 0 { random.next() as u8 } else { 0x81 };
    let mask = if random.below(20) == 0 { 0 } else { 0x80 };
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
async fn random_input_does_not_affect_others() {
    let connections: u64 = std::env::var("QYRSQYRS_NOISE").ok().and_then(|text| text.parse().ok()).unwrap_or(200);
    let host = TestServer::start().await;
    let (guest, noisy) = host.solo(PlayerCount::Four, 2).await;
    let address = host.address();
    let mut random = Xorshift(0x9E37_79B9_7F4A_7C15);
    for _ in 0..connections {
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        let path = format!("/api/tables/{noisy}/socket");
        let request = upgrade_request(address, &path, guest.key());
        stream.write_all(request.as_bytes()).await.unwrap();
        for _ in 0..random.below(60) {
            let noise = frame(&mut random);
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
