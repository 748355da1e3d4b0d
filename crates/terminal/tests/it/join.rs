//! A terminal player and three bots at a served table, with the server restarted in the middle.

use std::io::{self, BufReader, Read, Write};
use std::net::SocketAddr;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use protocol::{ClientCommand, ClientMessage, JoinResponse, NewTable, ServerEvent, ServerMessage};
use rules::record::Record;
use rules::{Card, Length, PlayerCount, Rules};
use server::Config;
use server::client::Client;
use table::BotLevel;
use tempfile::TempDir;
use terminal::data_dir::DataDir;
use terminal::error::TerminalError;
use terminal::remote::{RemoteSeat, TableUrl};
use terminal::session::Session;
use testkit::server::quick;
use testkit::{TestServer, time_limit};
use tokio::runtime::Runtime;
use words::{GameMsg, Lang, Who, Words};

/// How many seconds anything may take.
const TIMEOUT: u64 = 60;
/// Part of the sentence about a finished trick.
const TRICK: &str = "the trick: ";
/// The sentence after a reconnection.
const BACK: &str = "The connection is back.";

/// A server with a runtime of its own, so that stopping it ends everything that it has started.
struct Host {
    server: TestServer,
    runtime: Runtime,
}

impl Host {
    fn start() -> Host {
        Host::start_in(tempfile::tempdir().unwrap(), ([127, 0, 0, 1], 0).into())
    }

    fn start_in(folder: TempDir, listen: SocketAddr) -> Host {
        let config = Config { listen, away_after: Duration::from_secs(60), ..quick(&folder) };
        let runtime = Runtime::new().unwrap();
        let server = runtime.block_on(TestServer::run(folder, config));
        Host { server, runtime }
    }

    /// Stops the server, and gives its folder and its address back.
    fn stop(self) -> (TempDir, SocketAddr) {
        let address = self.server.address().parse().unwrap();
        let folder = self.runtime.block_on(self.server.stop());
        self.runtime.shutdown_timeout(time_limit(TIMEOUT));
        (folder, address)
    }

    fn guest(&self) -> Client {
        self.runtime.block_on(self.server.guest())
    }

    fn open(&self, guest: &Client, table: &NewTable) -> (String, TableUrl) {
        let JoinResponse { table, link, .. } = self.runtime.block_on(guest.open(table)).unwrap();
        (table, format!("{}{link}", self.server.url).parse().unwrap())
    }
}

/// The output of the player's terminal, and whether it ends with a prompt.
#[derive(Default)]
struct Output {
    text: String,
    asked: bool,
    ended: bool,
}

#[derive(Clone, Default)]
struct Transcript(Arc<(Mutex<Output>, Condvar)>);

impl Transcript {
    /// Waits until something holds of the output.
    fn wait(&self, what: &str, holds: impl Fn(&Output) -> bool) {
        let (output, changed) = &*self.0;
        let (output, _) =
            changed.wait_timeout_while(output.lock().unwrap(), time_limit(TIMEOUT), |output| !holds(output)).unwrap();
        assert!(holds(&output), "{what}:\n{}", output.text);
    }

    fn change(&self, change: impl FnOnce(&mut Output)) {
        change(&mut self.0.0.lock().unwrap());
        self.0.1.notify_all();
    }
}

/// The player's output: a prompt means that they are asked.
impl Write for Transcript {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.change(|output| {
            output.text.push_str(std::str::from_utf8(bytes).unwrap());
            output.asked = output.text.ends_with("> ");
        });
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The player's input: one card after the other, right or wrong, whenever asked.
struct Answers {
    transcript: Transcript,
    next: u8,
    /// Whether the server restarts after the first trick: then nothing is played until it is back, or the match might
    /// be over before it has stopped.
    restart: bool,
}

impl Answers {
    fn may_answer(&self, output: &Output) -> bool {
        let is_restarting = output.text.contains(TRICK) && !output.text.contains(BACK);
        output.asked && !(self.restart && is_restarting)
    }
}

impl Read for Answers {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.transcript.wait("nobody asks", |output| self.may_answer(output) || output.ended);
        self.transcript.change(|output| output.asked = false);
        self.next = (self.next + 13) % 32;
        (&mut bytes[..]).write(format!("{}\n", Card::ALL[usize::from(self.next) % 32]).as_bytes())
    }
}

fn table(players: PlayerCount) -> NewTable {
    let rules = Rules { players, length: Length::Rounds(2), ..Rules::default() };
    let bots = (0..players.count()).map(|seat| (seat > 0).then_some(BotLevel::Easy)).collect();
    NewTable { rules, bots, ..NewTable::default() }
}

async fn start_match(host: &Client, table: &str) {
    let path = format!("/api/tables/{table}/command");
    let _: ServerMessage = host.post(&path, &ClientMessage { id: None, command: ClientCommand::Start }).await.unwrap();
}

/// The record of the match that was played at a table.
async fn record(host: &Client, table: &str) -> Record {
    let message: ServerMessage = host.get(&format!("/api/tables/{table}")).await.unwrap();
    let ServerEvent::State(state) = message.event else { panic!("{message:?}") };
    let answer = host.request("GET", &format!("/api/matches/{}", state.r#match), "", "").await.unwrap();
    Record::read(answer.body.as_bytes()).unwrap()
}

/// Checks that everything in the record was said, in its order.
fn check_told(words: &Words, record: &Record, text: &str) {
    let bots: Vec<_> = PlayerCount::Four.seats().map(|seat| words.bot_name(seat)).collect();
    let who = |seat: rules::Seat| if seat == rules::Seat::S0 { Who::You } else { Who::Name(&bots[seat.index()]) };
    let mut lines = text.lines().map(|line| line.trim_start_matches("> "));
    for round in &record.rounds {
        for trick in round.tricks() {
            for (place, (seat, card)) in trick.plays().enumerate() {
                let who = who(seat);
                let event = if place == 0 { GameMsg::Leads { who, card } } else { GameMsg::Plays { who, card } };
                let said = words.say(event);
                assert!(lines.any(|line| line == said), "never told: {said}\n{text}");
            }
        }
    }
}

/// Plays line by line in a thread of its own.
fn play(
    seat: RemoteSeat,
    transcript: &Transcript,
    answers: impl Read + Send + 'static,
) -> std::thread::JoinHandle<io::Result<()>> {
    let mut output = transcript.clone();
    std::thread::spawn(move || {
        let input = BufReader::with_capacity(8, answers);
        let result = Session::served(seat).run_line_mode(&Words::new(Lang::En), input, &mut output);
        output.change(|output| output.ended = true);
        result
    })
}

fn whole_match(players: PlayerCount, restart: bool) {
    let data = tempfile::tempdir().unwrap();
    let mut host = Host::start();
    let opener = host.guest();
    let (table, place) = host.open(&opener, &table(players));
    let seat = RemoteSeat::take(place, "Mira", Some(&DataDir::at(data.path().to_owned()))).unwrap();
    host.runtime.block_on(start_match(&opener, &table));

    let transcript = Transcript::default();
    let player = play(seat, &transcript, Answers { transcript: transcript.clone(), next: 0, restart });
    if restart {
        transcript.wait("no trick is won", |output| output.text.contains(TRICK));
        let (folder, address) = host.stop();
        transcript.wait("the loss is not told", |output| output.text.contains("The connection is lost."));
        host = Host::start_in(folder, address);
    }
    transcript.wait("the match does not end", |output| output.ended);
    player.join().unwrap().unwrap();
    let text = transcript.0.0.lock().unwrap().text.clone();
    assert_eq!(text.contains(BACK), restart, "{text}");
    assert!(text.contains("The match is over."), "{text}");
    let record = host.runtime.block_on(record(&opener, &table));
    assert!(record.standing().unwrap().is_over());
    check_told(&Words::new(Lang::En), &record, &text);
    host.stop();
}

#[test]
fn the_server_restarts_in_the_middle() {
    whole_match(PlayerCount::Four, true);
}

#[test]
fn three_at_a_served_table() {
    whole_match(PlayerCount::Three, false);
}

/// The input of a player who asks for the time once, then only presses Enter and lets the time run out.
struct SilentPlayer {
    transcript: Transcript,
    asked: usize,
}

impl Read for SilentPlayer {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let prompts = |output: &Output| output.text.matches("\n> ").count();
        let before = self.asked;
        self.transcript.wait("nobody asks", |output| prompts(output) > before || output.ended);
        self.transcript.change(|output| self.asked = prompts(output));
        let question = if before == 0 { "time\n" } else { "\n" };
        (&mut bytes[..]).write(question.as_bytes())
    }
}

#[test]
fn time_that_runs_out_is_said_before_and_after() {
    let host = Host::start();
    let opener = host.guest();
    let rules = Rules { length: Length::Rounds(1), ..Rules::default() };
    let clock = table::TimeControl::PerMove(1_000);
    let (table, place) = host.open(&opener, &NewTable { rules, clock, ..table(PlayerCount::Four) });
    let seat = RemoteSeat::take(place, "Mira", None).unwrap();
    host.runtime.block_on(start_match(&opener, &table));
    let transcript = Transcript::default();
    let player = play(seat, &transcript, SilentPlayer { transcript: transcript.clone(), asked: 0 });
    transcript.wait("the match does not end", |output| output.ended);
    player.join().unwrap().unwrap();
    let text = transcript.0.0.lock().unwrap().text.clone();
    assert!(text.matches("You have 1 second left.").count() >= 2, "with the question, and when asked: {text}");
    assert_eq!(text.matches("Your time ran out: a card was put into the chest for you.").count(), 1, "{text}");
    assert!(text.matches("was chosen for you.").count() >= 3, "{text}");
    host.stop();
}

#[test]
fn a_server_that_has_forgotten_its_guests_makes_a_new_one() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start();
    let (_, place) = host.open(&host.guest(), &table(PlayerCount::Four));
    let own = DataDir::at(data.path().to_owned());
    let keys = data.path().join("keys");
    std::fs::create_dir_all(&keys).unwrap();
    let file = keys.join(host.server.address().replace(['.', ':'], "-"));
    std::fs::write(&file, "key-of-an-earlier-life").unwrap();
    RemoteSeat::take(place.clone(), "Mira", Some(&own)).expect("a new key is asked for");
    assert_ne!(std::fs::read_to_string(&file).unwrap(), "key-of-an-earlier-life");
    RemoteSeat::take(place, "Mira", Some(&own)).expect("the new key is kept");
    host.stop();
}

#[test]
fn the_same_person_finds_the_same_seat_again() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start();
    let (_, place) = host.open(&host.guest(), &table(PlayerCount::Four));
    let nowhere: TableUrl = format!("{}/t/nowhere", host.server.url).parse().unwrap();
    let own = DataDir::at(data.path().to_owned());
    RemoteSeat::take(place.clone(), "Mira", Some(&own)).unwrap();
    RemoteSeat::take(place.clone(), "Mira", Some(&own)).expect("the key that was kept opens the same seat");
    let full = RemoteSeat::take(place, "Tom", None).unwrap_err();
    assert_eq!(full.say(&Words::new(Lang::De)), "An diesem Tisch sind alle Plätze besetzt.");
    let missing = RemoteSeat::take(nowhere, "Tom", None).unwrap_err();
    assert_eq!(missing.say(&Words::new(Lang::De)), "Diesen Tisch gibt es nicht mehr.");
    let silent: TableUrl = "http://127.0.0.1:9/t/abc".parse().unwrap();
    let silent = RemoteSeat::take(silent, "Tom", None).unwrap_err();
    assert_eq!(silent, TerminalError::NoAnswer("127.0.0.1:9".to_owned()));
    host.stop();
}
