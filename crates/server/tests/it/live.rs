//! The messages that the page of a table gets on `/t/ID/live`, compared with golden files. Of each message they hold
//! the head, and of the HTML behind it the ids of its regions and a hash of its markup. Both without sentences, because
//! those may change at any time; the snapshots of the crate `pages` show everything.
//!
//! The tables are those of an old database, so their cards and bots are fixed. `testkit::golden` explains how to
//! rewrite the files.

use std::fmt::Write;

use crate::old_database::open;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientCommand, ClientMessage, ServerEvent, ServerMessage, TableState};
use rules::{Card, CardSet, View};
use serde_json::Value;
use server::client::Client;
use sha2::{Digest, Sha256};
use testkit::assert_golden;
use testkit::{FirstLegalPlayer, TestServer, soon};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Raw;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// An open page, and the messages that it got.
struct Page {
    socket: WebSocketStream<TcpStream>,
    client: Client,
    table: String,
    /// The number of the last event shown.
    n: u64,
    got: String,
}

impl Page {
    async fn open(host: &TestServer, client: &Client, table: &str) -> Page {
        let address = host.url.trim_start_matches("http://");
        let mut request = format!("ws://{address}/t/{table}/live").into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("accept-language", "en".parse().unwrap());
        if !client.key().is_empty() {
            headers.insert("cookie", format!("qyrsqyrs={}; name=Ada", client.key()).parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        let mut page = Page { socket, client: client.clone(), table: table.to_owned(), n: 0, got: String::new() };
        page.note("# opened");
        page.next().await;
        page
    }

    fn note(&mut self, line: &str) {
        self.got += line;
        self.got.push('\n');
    }

    /// Reads and logs the next message, without its sentences.
    async fn next(&mut self) -> Value {
        let text = loop {
            match soon("a frame", self.socket.next()).await.expect("the table is open").unwrap() {
                Raw::Text(text) => break text.to_string(),
                Raw::Close(_) => panic!("the table is open"),
                _ => {}
            }
        };
        let (head, html) = text.split_once('\n').unwrap_or((&text, ""));
        let value: Value = serde_json::from_str(head).unwrap_or_else(|_| panic!("no JSON: {head}"));
        self.n = value["n"].as_u64().unwrap_or(self.n);
        let mut line = without_sentences(head, &value);
        if !html.is_empty() {
            write!(line, " {}", fingerprint(html)).unwrap();
        }
        self.note(&line);
        value
    }

    async fn send(&mut self, text: String) {
        self.note(&format!("> {text}"));
        self.socket.send(Raw::Text(text.into())).await.unwrap();
    }

    async fn command(&mut self, command: ClientCommand) {
        let text = serde_json::to_string(&ClientMessage { id: None, command }).unwrap();
        self.send(text).await;
    }

    /// Sends a command that must succeed, and reads the frame that shows its result.
    async fn carry_out(&mut self, command: ClientCommand) -> Value {
        let before = self.n;
        self.command(command).await;
        let shown = self.next().await;
        assert!(self.n > before, "{shown}");
        shown
    }

    /// Asks a question and reads up to the answer, which comes after all waiting updates.
    async fn ask(&mut self, what: &str) {
        self.send(format!(r#"{{"do":"ask","what":"{what}"}}"#)).await;
        while self.next().await.get("n").is_some() {}
    }

    /// Waits until it is this person's turn or the match is over. Returns the state and its number.
    async fn settled(&mut self) -> (TableState, u64) {
        loop {
            let message: ServerMessage = self.client.get(&format!("/api/tables/{}", self.table)).await.unwrap();
            let (ServerEvent::State(state), Some(n)) = (message.event, message.n) else { panic!("a state") };
            let legal = state.view().is_some_and(|view| !view.legal().is_empty());
            if legal || state.stage == table::Stage::Finished {
                return (*state, n);
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    /// Reads all frames up to this person's turn. Returns the legal cards.
    async fn catch_up(&mut self) -> CardSet {
        let (state, n) = self.settled().await;
        while self.n < n {
            self.next().await;
        }
        // Several frames can show one event, but the answer to a question comes after the last of them.
        self.ask("trick").await;
        state.view().map_or(CardSet::EMPTY, View::legal)
    }

    async fn play(&mut self, card: Card) -> Value {
        let n = self.n;
        self.carry_out(ClientCommand::Play { card, n }).await
    }
}

/// The head with every sentence replaced by a placeholder.
fn without_sentences(head: &str, value: &Value) -> String {
    let texts = ["say", "why", "text"].iter().flat_map(|key| match &value[key] {
        Value::Array(list) => list.clone(),
        Value::String(_) => vec![value[key].clone()],
        _ => Vec::new(),
    });
    texts.fold(head.to_owned(), |head, text| head.replacen(&text.to_string(), "\"…\"", 1))
}

/// The ids of the regions in some HTML, and the length and a hash of its markup.
fn fingerprint(html: &str) -> String {
    let markup = markup(html);
    let ids = markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let hash = Sha256::digest(&markup);
    format!("[{}] {} {}", ids.collect::<Vec<_>>().join(" "), markup.len(), hex::encode(&hash[..6]))
}

/// HTML without its text and without the values of attributes that hold sentences.
fn markup(html: &str) -> String {
    const SAID: [&str; 10] = [
        "aria-label",
        "title",
        "alt",
        "placeholder",
        "data-ask",
        "data-text",
        "data-why",
        "data-done",
        "data-back",
        "data-lost",
    ];
    let mut found = String::new();
    for part in html.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        let mut tag = tag.to_owned();
        for name in SAID {
            if let Some((before, rest)) = tag.split_once(&format!(" {name}=\"")) {
                let (_, after) = rest.split_once('"').expect("an attribute ends");
                tag = format!("{before} {name}{after}");
            }
        }
        write!(found, "<{tag}>").unwrap();
    }
    found
}

/// A whole round against bots: all questions, refusals, an undo, tricks, the end.
#[tokio::test]
async fn frames_of_a_round_against_bots() {
    let opened = open("schema-3").await;
    let mut page = Page::open(&opened.host, &opened.ada, "solo00000000").await;
    let legal = page.catch_up().await;
    for what in ["hand", "playable", "trick", "last", "scores", "voids"] {
        page.ask(what).await;
    }
    page.ask("hint").await;
    page.note("# refused: a card that is not held, one that comes too late, one that comes too soon");
    let (held, n) = (legal.first().unwrap(), page.n);
    let strange = CardSet::FULL.iter().find(|card| !legal.contains(*card)).unwrap();
    for command in [
        ClientCommand::Stash { card: strange, n },
        ClientCommand::Stash { card: held, n: 1 },
        ClientCommand::Play { card: held, n },
    ] {
        page.command(command).await;
        page.next().await;
    }
    page.note("# the stash");
    page.carry_out(ClientCommand::Stash { card: held, n }).await;
    page.catch_up().await;
    page.note("# two cards, and one taken back");
    for _ in 0..2 {
        let legal = page.settled().await.0.view().unwrap().legal();
        page.play(legal.first().unwrap()).await;
        page.catch_up().await;
    }
    let n = page.n;
    page.carry_out(ClientCommand::Undo { n }).await;
    let mut legal = page.catch_up().await;
    page.ask("hint").await;
    page.note("# to the end");
    while let Some(card) = legal.first() {
        page.play(card).await;
        legal = page.catch_up().await;
    }
    for what in ["last", "scores"] {
        page.ask(what).await;
    }
    assert_golden!("live_solo_golden.txt", page.got);
    opened.host.stop().await;
}

/// A page that numbers its commands can tell which of them was refused.
#[tokio::test]
async fn a_refusal_repeats_the_id_of_its_command() {
    let opened = open("schema-3").await;
    let mut page = Page::open(&opened.host, &opened.ada, "solo00000000").await;
    page.catch_up().await;
    for id in [Some(7), None] {
        let message = ClientMessage { id, command: ClientCommand::Undo { n: 0 } };
        page.send(serde_json::to_string(&message).unwrap()).await;
        let refused = page.next().await;
        assert!(refused["why"].is_string(), "{refused}");
        assert_eq!(refused.get("re").and_then(Value::as_u64), id, "{refused}");
    }
    opened.host.stop().await;
}

/// A page is cut off for the same reasons as a program, and counted in the same metric.
#[tokio::test]
async fn a_page_that_sends_too_much_is_cut_off() {
    let opened = open("schema-3").await;
    for message in [r#"{"do":"ask","what":"secret"}"#.to_owned(), "x".repeat(100_000)] {
        let mut page = Page::open(&opened.host, &opened.ada, "solo00000000").await;
        for _ in 0..10_000 {
            if page.socket.send(Raw::Text(message.clone().into())).await.is_err() {
                break;
            }
        }
        soon("the end of the socket", async { while let Some(Ok(_)) = page.socket.next().await {} }).await;
    }
    let metrics = opened.ada.request("GET", "/metrics", "", "").await.unwrap().body;
    assert!(metrics.contains("qyrsqyrs_cut_total 2\n"), "{metrics}");
    opened.host.stop().await;
}

/// What other people do: a hidden stash, a card, a reaction.
#[tokio::test]
async fn frames_of_a_table_with_other_people() {
    let opened = open("schema-3").await;
    let mut page = Page::open(&opened.host, &opened.ada, "stashing0000").await;
    let nobody = Client::at(&opened.host.url, "");
    let mut watcher = Page::open(&opened.host, &nobody, "stashing0000").await;
    let mut ben = FirstLegalPlayer::new(&opened.ben, "stashing0000").await;
    let Some(ServerMessage { event: ServerEvent::State(state), .. }) = ben.next().await else { panic!("a state") };
    // Both pages show that Ben is back. Then he stashes and sends a reaction.
    let hand = state.view().unwrap().legal();
    for page in [&mut page, &mut watcher] {
        page.note("# somebody is back");
        page.next().await;
    }
    let (card, n) = (hand.first().unwrap(), ben.n);
    ben.send(ClientCommand::Stash { card, n }).await;
    for page in [&mut page, &mut watcher] {
        page.note("# somebody stashes");
        page.next().await;
    }
    ben.send(ClientCommand::React { reaction: table::Reaction::WellPlayed }).await;
    for page in [&mut page, &mut watcher] {
        page.note("# somebody says something");
        page.next().await;
    }
    let legal = page.settled().await.0.view().unwrap().legal();
    let n = page.n;
    page.carry_out(ClientCommand::Stash { card: legal.first().unwrap(), n }).await;
    // Ada is the player after the dealer, so she leads.
    let legal = page.catch_up().await;
    let played = page.play(legal.first().unwrap()).await;
    while watcher.n < played["n"].as_u64().unwrap() {
        watcher.next().await;
    }
    assert_golden!("live_player_golden.txt", page.got);
    assert_golden!("live_watcher_golden.txt", watcher.got);
    opened.host.stop().await;
}

/// A deal, and a lobby watched by a visitor.
#[tokio::test]
async fn frames_of_a_deal_and_a_lobby() {
    let opened = open("schema-3").await;
    let mut page = Page::open(&opened.host, &opened.ada, "samecards000").await;
    page.command(ClientCommand::Ready { entropy: None }).await;
    while page.next().await["at"] != "deal" {}
    assert_golden!("live_deal_golden.txt", page.got);
    let nobody = Client::at(&opened.host.url, "");
    let mut lobby = Page::open(&opened.host, &nobody, "lobby0000000").await;
    opened.ben.join("lobby0000000", "Ben").await.unwrap();
    lobby.next().await;
    assert_golden!("live_lobby_golden.txt", lobby.got);
    opened.host.stop().await;
}
