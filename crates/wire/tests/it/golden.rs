//! The examples in docs/protocol.md are what the program reads and writes, and none is missing.

use std::collections::BTreeSet;

use serde_json::Value;
use wire::{Event, Failure, Message, NewTable, Request};

const DOCS: &str = include_str!("../../../../docs/protocol.md");

/// The examples of a kind: what stands in blocks marked with it.
fn examples(kind: &str) -> Vec<Value> {
    let opening = format!("```json {kind}\n");
    let blocks = DOCS.split(&opening).skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks.map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}"))).collect()
}

#[test]
fn every_event_reads_and_writes_as_documented() {
    let mut seen = BTreeSet::new();
    for example in examples("event") {
        let message = Message::read(&example.to_string()).unwrap_or_else(|error| panic!("{error}: {example}"));
        seen.insert(name_of(&message.event));
        let written = message.event.write(message.n, message.re);
        assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), example);
        assert_eq!(serde_json::to_value(&message).unwrap(), example);
    }
    assert_eq!(seen.len(), 23, "an event has no example: {seen:?}");
}

/// Must name every event, so that a new one cannot be forgotten here.
fn name_of(event: &Event) -> &'static str {
    match event {
        Event::State(_) => "state",
        Event::Seated { .. } => "seated",
        Event::BotSeated { .. } => "bot_seated",
        Event::Left { .. } => "left",
        Event::Host { .. } => "host",
        Event::Started { .. } => "started",
        Event::Committed { .. } => "committed",
        Event::Ready { .. } => "ready",
        Event::Dealt { .. } => "dealt",
        Event::Stashed(_) => "stashed",
        Event::Played(_) => "played",
        Event::RoundOver(_) => "round_over",
        Event::MatchOver { .. } => "match_over",
        Event::Away { .. } => "away",
        Event::Back { .. } => "back",
        Event::StandIn { .. } => "stand_in",
        Event::TimedOut { .. } => "timed_out",
        Event::Resumed => "resumed",
        Event::Closed => "closed",
        Event::Reaction { .. } => "reaction",
        Event::Done => "done",
        Event::Refused { .. } => "refused",
        Event::Bye { .. } => "bye",
    }
}

#[test]
fn every_command_reads_and_writes_as_documented() {
    let mut seen = BTreeSet::new();
    for example in examples("command") {
        let request = Request::read(&example.to_string()).unwrap_or_else(|error| panic!("{error}: {example}"));
        seen.insert(word_of(&request.command));
        assert_eq!(serde_json::to_value(&request).unwrap(), example);
    }
    assert_eq!(seen.len(), 13, "a command has no example: {seen:?}");
}

fn word_of(command: &wire::Command) -> &'static str {
    use wire::Command;
    match command {
        Command::Start => "start",
        Command::Ready { .. } => "ready",
        Command::Stash { .. } => "stash",
        Command::Play { .. } => "play",
        Command::Undo { .. } => "undo",
        Command::Leave => "leave",
        Command::StandIn { .. } => "stand_in",
        Command::Bot { .. } => "bot",
        Command::Remove { .. } => "remove",
        Command::React { .. } => "react",
        Command::Mute { .. } => "mute",
        Command::Close => "close",
        Command::Sync => "sync",
    }
}

#[test]
fn what_goes_over_http_is_as_documented() {
    for example in examples("new-table") {
        let new: NewTable = serde_json::from_value(example.clone()).unwrap();
        new.settings().unwrap();
        assert_eq!(serde_json::to_value(&new).unwrap(), example);
    }
    for example in examples("failure") {
        let failure: Failure = serde_json::from_value(example.clone()).unwrap();
        assert_eq!(serde_json::to_value(&failure).unwrap(), example);
    }
    assert_eq!((examples("new-table").len(), examples("failure").len()), (1, 1));
    assert!(serde_json::from_str::<NewTable>("{}").unwrap().settings().is_ok(), "everything is optional");
}

#[test]
fn nonsense_is_refused_in_a_sentence() {
    for text in [
        "",
        "null",
        "[]",
        "{}",
        "{\"do\":\"dance\"}",
        "{\"do\":\"play\"}",
        "{\"do\":\"play\",\"card\":\"X9\",\"n\":1}",
        "{\"do\":\"play\",\"card\":\"R8\",\"n\":-1}",
        "{\"do\":\"ready\",\"entropy\":\"00\"}",
        "{\"do\":\"stand_in\",\"seat\":4}",
        "{\"do\":\"react\",\"reaction\":\"you fool\"}",
    ] {
        assert!(!Request::read(text).unwrap_err().is_empty(), "{text}");
    }
}
