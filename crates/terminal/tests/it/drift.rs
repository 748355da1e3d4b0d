//! The terminal's own table is the table of the server: the same choices give the same updates and the same record.

use protocol::{ClientCommand, ClientMessage, ErrorCode, TableUpdate};
use rules::fair_deal::{self, ShuffleInputs};
use rules::record::Record;
use rules::{Card, CardSet, Deal, Length, PerSeat, Phase, PlayerCount, Rules, Seat, View};
use table::{BotLevel, Refusal, Stage};
use terminal::data_dir::MatchSaver;
use terminal::error::TerminalError;
use terminal::local_table::{LocalMatchConfig, LocalTable};
use terminal::table_thread::{TableLink, TableReport};
use words::{Lang, Words};

use crate::served_table::{ME, PERSON, ServedTable, secret};

const SEEDS: [u64; 4] = [0, 7, 1 << 40, u64::MAX];

fn config(players: PlayerCount, seed: u64) -> LocalMatchConfig {
    let rules = Rules { players, length: Length::Rounds(2), ..Rules::default() };
    let bots = vec![BotLevel::Easy, BotLevel::Medium];
    LocalMatchConfig { rules, name: "Ada".to_owned(), bots, seed, started: None }
}

fn local(players: PlayerCount, seed: u64) -> LocalTable {
    LocalTable::new(&config(players, seed), MatchSaver::disabled()).expect("rules that can be played")
}

/// A legal card, and not always the first one.
fn choice(legal: CardSet, step: usize) -> Card {
    legal.iter().nth(step % legal.len()).expect("a legal card")
}

/// All updates until the table waits for the person.
fn updates(local: &mut LocalTable) -> Vec<TableUpdate> {
    let reports = std::iter::from_fn(|| local.poll().expect("it is open"));
    let update = |report| match report {
        TableReport::Update(update) => *update,
        other => panic!("{other:?}"),
    };
    reports.map(update).collect()
}

fn send(local: &mut LocalTable, command: ClientCommand) {
    local.send(ClientMessage { id: Some(1), command });
}

/// The command that comes next in a match: a card of the person's choice, or the next round. Nothing at its end.
fn command(update: &TableUpdate, choose: impl FnOnce(&View) -> Card) -> Option<ClientCommand> {
    let n = update.seq;
    let view = update.state.view();
    Some(match (update.state.stage, view) {
        (Stage::Waiting, _) => ClientCommand::Ready { entropy: None },
        (Stage::Playing, Some(view)) if view.public.phase == Phase::Stash => {
            ClientCommand::Stash { card: choose(view), n }
        }
        (Stage::Playing, Some(view)) => ClientCommand::Play { card: choose(view), n },
        _ => return None,
    })
}

/// Plays a match to its end.
fn play(local: &mut LocalTable) -> Vec<TableUpdate> {
    let mut all = updates(local);
    for step in 0.. {
        let last = all.last().expect("the first state");
        let Some(command) = command(last, |view| choice(view.legal(), step)) else { break };
        send(local, command);
        all.extend(updates(local));
    }
    all
}

/// Plays the same match at a table as the server has it. Returns the person's updates and the record.
fn play_served(config: &LocalMatchConfig) -> (Vec<TableUpdate>, Record) {
    let mut served = ServedTable::start(config);
    let mut updates = vec![served.whole()];
    for step in 0.. {
        while let Some(input) = served.bot_move(|level| level.name().parse().expect("a bot")) {
            updates.extend(served.put(input, None));
        }
        let last = updates.last().expect("the first state");
        let Some(command) = command(last, |view| choice(view.legal(), step)) else { break };
        let input = command.to_input(PERSON, &served.table).expect("a seat").expect("an input");
        updates.extend(served.put(input, Some(1)));
    }
    (updates, served.table.record())
}

fn all_matches() -> impl Iterator<Item = (PlayerCount, u64)> {
    PlayerCount::ALL.into_iter().flat_map(|players| SEEDS.map(|seed| (players, seed)))
}

type Moves = Vec<(Deal, PerSeat<Option<Card>>, Vec<Card>)>;

/// What was dealt and played in each round.
fn moves(record: &Record) -> Moves {
    record.rounds.iter().map(|round| (*round.deal(), *round.stash(), round.plays().to_vec())).collect()
}

/// The terminal has no table of its own: every update is that of a served table, and so is the record.
#[test]
fn every_update_is_that_of_a_served_table() {
    for (players, seed) in all_matches() {
        let mut local = local(players, seed);
        let shown = play(&mut local);
        let (served, there) = play_served(&config(players, seed));
        assert_eq!(shown.len(), served.len());
        for (shown, served) in shown.iter().zip(&served) {
            assert_eq!(shown, served);
        }
        let here = local.record();
        assert_eq!((&here.players, &here.names, here.rules), (&there.players, &there.names, there.rules));
        assert_eq!(moves(&here), moves(&there));
    }
}

/// The cards of a seed are the same in every version.
#[test]
fn a_seed_gives_its_deals() {
    for (players, seed) in all_matches() {
        let mut local = local(players, seed);
        play(&mut local);
        for (index, round) in local.record().rounds.iter().enumerate() {
            let entropy = PerSeat::filled(players, None);
            let inputs = ShuffleInputs { match_id: "local".to_owned(), round: index as u32, entropy };
            let first_dealer = players.step(Seat::S0, (seed % players.count() as u64) as usize);
            let dealer = players.step(first_dealer, index);
            assert_eq!(*round.deal(), fair_deal::deal(players, dealer, &secret(seed), &inputs));
        }
    }
}

fn refusal(local: &mut LocalTable) -> TerminalError {
    match local.poll() {
        Ok(Some(TableReport::Failed { re: Some(1), error })) => error,
        other => panic!("{other:?}"),
    }
}

/// A card can be taken back, with everything that came after it. A stash cannot.
#[test]
fn cards_are_taken_back_and_a_stash_is_final() {
    for players in PlayerCount::ALL {
        let mut local = local(players, 7);
        let mut views = Vec::new();
        send(&mut local, ClientCommand::Ready { entropy: None });
        for step in 0..4 {
            let last = updates(&mut local).pop().expect("the person is asked");
            views.extend(last.state.view().cloned());
            send(&mut local, command(&last, |view| choice(view.legal(), step)).expect("a choice"));
        }
        let mut n = updates(&mut local).pop().expect("the person is asked").seq;
        for before in views[1..].iter().rev() {
            send(&mut local, ClientCommand::Undo { n });
            let back = updates(&mut local).pop().expect("the whole state");
            assert_eq!((back.state.view(), back.re, back.event), (Some(before), Some(1), None));
            n = back.seq;
        }
        send(&mut local, ClientCommand::Undo { n });
        let error = refusal(&mut local);
        let text = Refusal::NothingToUndo.to_string();
        assert_eq!(error, TerminalError::Refused { code: ErrorCode::NothingToUndo, text });
        assert_eq!(error.say(&Words::new(Lang::En)), "You have no card to take back.");
        assert!(updates(&mut local).is_empty());
    }
}

#[test]
fn a_record_says_who_played() {
    let mut local = local(PlayerCount::Four, 7);
    play(&mut local);
    let record = local.record();
    assert_eq!(record.players, ["host", "bot:easy", "bot:medium", "bot:medium"]);
    assert_eq!(record.names.as_deref(), Some(&["Ada", "", "", ""].map(str::to_owned)[..]));
    assert_eq!(record.extensions, [("x-seed".to_owned(), "\"7\"".to_owned())]);
    assert!(record.fairness.is_none(), "a seed that everybody may know proves nothing");
}

fn old_match(text: &str) -> Record {
    Record::read(text.as_bytes()).expect("an earlier version has written it")
}

/// Files that the version before this one has written; see `tests/saved_matches`.
#[test]
fn matches_of_an_earlier_version_go_on() {
    let files = [
        (include_str!("../saved_matches/four.json"), ["medium", "medium", "medium"].as_slice()),
        (include_str!("../saved_matches/three.json"), &["easy", "strong"]),
        (include_str!("../saved_matches/stash.json"), &["expert", "expert", "expert"]),
        (include_str!("../saved_matches/retired_bots.json"), &["easy", "medium", "strong"]),
    ];
    for (text, bots) in files {
        let old = old_match(text);
        let mut local = LocalTable::resume(&old, MatchSaver::disabled()).expect("it goes on");
        let before = local.record();
        assert_eq!((&before.rules, &before.started, &before.extensions), (&old.rules, &old.started, &old.extensions));
        assert_eq!(moves(&before), moves(&old));
        let bots: Vec<String> = bots.iter().map(|bot| format!("bot:{bot}")).collect();
        assert_eq!(before.players, [vec!["host".to_owned()], bots].concat());
        let names: Vec<_> = before.names.expect("names");
        assert_eq!(names[0], "Ada");

        let first = local.poll();
        let Ok(Some(TableReport::Update(first))) = first else { panic!("{first:?}") };
        assert_eq!(first.event, None);
        let shown = first.state.round.as_ref().expect("a round");
        assert_eq!(shown.round as usize + 1, old.rounds.len());
        assert_eq!(shown.view.player(), Some(&old.rounds.last().expect("a round").view(ME)));

        let mut all = vec![*first];
        for step in 0.. {
            all.extend(updates(&mut local));
            let last = all.last().expect("the first state");
            let Some(command) = command(last, |view| choice(view.legal(), step)) else { break };
            send(&mut local, command);
        }
        let whole = local.record();
        assert!(whole.standing().expect("a sound match").is_over());
        assert_eq!(whole.rounds.len(), 2);
    }
}

/// The round that is over when a match is left is shown again, and the next one is dealt as it would have been.
#[test]
fn a_match_goes_on_between_two_rounds() {
    let old = old_match(include_str!("../saved_matches/four.json"));
    let left = Record { rounds: old.rounds[..1].to_vec(), ..old.clone() };
    let mut local = LocalTable::resume(&left, MatchSaver::disabled()).expect("it goes on");
    let shown = updates(&mut local);
    assert_eq!((shown.len(), shown[0].state.stage), (1, Stage::Waiting));
    assert!(shown[0].state.public().is_some_and(|public| public.reveal.is_some()));
    send(&mut local, ClientCommand::Ready { entropy: None });
    updates(&mut local);
    assert_eq!(local.record().rounds[1].deal(), old.rounds[1].deal());
}

/// A match that was not played here, or with other cards, is not continued.
#[test]
fn other_records_are_not_continued() {
    let good = old_match(include_str!("../saved_matches/four.json"));
    let resumes = |record: &Record| LocalTable::resume(record, MatchSaver::disabled()).is_some();
    assert!(resumes(&good));
    let seed = |seed: &str| vec![("x-seed".to_owned(), format!("\"{seed}\""))];
    assert!(!resumes(&Record { extensions: Vec::new(), ..good.clone() }));
    assert!(!resumes(&Record { extensions: seed("8"), ..good.clone() }), "other cards");
    let players = |first: &str, second: &str| {
        let players = [first, second, "bot:easy", "bot:easy"].map(str::to_owned).to_vec();
        Record { players, ..good.clone() }
    };
    assert!(resumes(&players("guest", "bot:easy")));
    assert!(!resumes(&players("guest", "guest")), "between people");
    assert!(!resumes(&players("bot:easy", "bot:easy")), "between bots");
    assert!(!resumes(&players("guest", "bot:deepblue")));
    let mut over = LocalTable::resume(&good, MatchSaver::disabled()).expect("it goes on");
    play(&mut over);
    assert!(!resumes(&over.record()), "it is over");
}
