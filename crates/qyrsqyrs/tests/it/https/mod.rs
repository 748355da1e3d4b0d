//! Tests of `play --join` over https: a table behind a proxy, and servers whose certificate is not valid.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command as Process, Output, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::story::serve;
use protocol::{ClientCommand, ClientMessage, JoinResponse, NewTable, ServerMessage};
use rules::{Card, Length, Rules};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use server::client::Client;
use table::BotLevel;
use testkit::ServerProcess;
use tokio::runtime::Runtime;

/// The path of a certificate file. The certificate is valid for `localhost` until the end of the next century, and its
/// key is public.
fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "it", "https", name].iter().collect()
}

/// Starts a proxy that accepts https and forwards everything to a server over http. Returns its port.
fn proxy(server: &ServerProcess) -> u16 {
    let behind = server.url.trim_start_matches("http://").to_owned();
    let certificate = CertificateDer::from_pem_file(file("certificate.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_file(file("key.pem")).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let config = Arc::new(config);
    let listener = TcpListener::bind("localhost:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let (config, behind) = (Arc::clone(&config), behind.clone());
            // Ignore errors here: the client that waits for the connection reports them.
            thread::spawn(move || forward(client, config, &behind).ok());
        }
    });
    port
}

/// Copies bytes in both directions until one side closes.
fn forward(client: TcpStream, config: Arc<ServerConfig>, behind: &str) -> io::Result<()> {
    const READ_PAUSE: Duration = Duration::from_millis(5);
    let mut server = TcpStream::connect(behind)?;
    client.set_read_timeout(Some(READ_PAUSE))?;
    server.set_read_timeout(Some(READ_PAUSE))?;
    let mut client = StreamOwned::new(ServerConnection::new(config).map_err(io::Error::other)?, client);
    loop {
        if !copy_available(&mut client, &mut server)? {
            return server.shutdown(Shutdown::Both);
        }
        if !copy_available(&mut server, &mut client)? {
            client.conn.send_close_notify();
            return client.flush();
        }
    }
}

/// Copies the bytes that are available now. Returns whether more may follow.
fn copy_available(from: &mut impl Read, to: &mut impl Write) -> io::Result<bool> {
    let mut bytes = [0; 4096];
    match from.read(&mut bytes) {
        Ok(0) => Ok(false),
        Ok(count) => to.write_all(&bytes[..count]).and_then(|()| to.flush()).map(|()| true),
        Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => Ok(true),
        Err(error) => Err(error),
    }
}

/// Plays in line mode at a table. The input has all cards, right or wrong, often enough for a round of eight choices.
fn play(link: &str, trusted: &str) -> Output {
    let data = tempfile::tempdir().unwrap();
    let mut player = Process::new(env!("CARGO_BIN_EXE_qyrsqyrs"))
        .args(["play", "--plain", "--lang", "en", "--name", "Mira", "--join", link, "--data"])
        .arg(data.path())
        .env("SSL_CERT_FILE", file(trusted))
        .env_remove("SSL_CERT_DIR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut answers = player.stdin.take().unwrap();
    let cards = Card::ALL.map(|card| format!("{card}\n")).concat();
    // The write fails if the program could not join the table.
    let _ = answers.write_all(cards.repeat(9).as_bytes());
    drop(answers);
    player.wait_with_output().unwrap()
}

/// Opens a table. Returns its host and its link.
fn a_table(runtime: &Runtime, server: &ServerProcess) -> (Client, JoinResponse) {
    let rules = Rules { length: Length::Rounds(1), ..Rules::default() };
    let bots = (0..4).map(|seat| (seat > 0).then_some(BotLevel::Easy)).collect();
    let table = NewTable { rules, bots, ..NewTable::default() };
    runtime.block_on(async {
        let host = Client::arrive(&server.url).await.unwrap();
        let joined = host.open(&table).await.unwrap();
        (host, joined)
    })
}

/// Starts the match as soon as another player joins the table.
async fn start_when_somebody_sits(host: &Client, table: &str) {
    let path = format!("/api/tables/{table}/command");
    let start = ClientMessage { id: None, command: ClientCommand::Start };
    while host.post::<ServerMessage>(&path, &start).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[test]
fn a_match_over_https() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("test.db").display().to_string());
    let runtime = Runtime::new().unwrap();
    let (host, JoinResponse { table, link, .. }) = a_table(&runtime, &server);
    let port = proxy(&server);
    runtime.spawn(async move { start_when_somebody_sits(&host, &table).await });
    let output = play(&format!("https://localhost:{port}{link}"), "certificate.pem");
    let (said, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && wrong.is_empty(), "{said}{wrong}");
    assert!(said.contains("The match is over."), "{said}");
    assert!(!said.contains("The connection is lost."), "{said}");
    // When others put their cards into the chest meanwhile, the program neither asks again nor takes a second answer.
    assert_eq!(said.matches("Choose one card for the Treasure Chest.").count(), 1, "{said}");
    assert!(!said.contains("moved on since") && !said.contains("Not yet"), "{said}");
}

#[test]
fn an_untrusted_server_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("test.db").display().to_string());
    let (_host, JoinResponse { link, .. }) = a_table(&Runtime::new().unwrap(), &server);
    let port = proxy(&server);
    // A certificate for another name, a system without trusted certificates, and a server without https.
    let plain = server.url.replace("http://", "https://");
    let cases = [
        (format!("https://127.0.0.1:{port}{link}"), "certificate.pem", "certificate"),
        (format!("https://localhost:{port}{link}"), "key.pem", "no certificates"),
        (format!("{plain}{link}"), "certificate.pem", "127.0.0.1"),
    ];
    for (link, trusted, because) in cases {
        let output = play(&link, trusted);
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty(), "{link}: {output:?}");
        assert!(wrong.trim_end().lines().count() == 1 && wrong.contains(because), "{link}: {wrong}");
    }
}
