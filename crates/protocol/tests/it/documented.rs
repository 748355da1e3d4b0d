//! The examples in docs/protocol.md are what the program reads and writes, and none is missing.

use std::collections::BTreeSet;

use protocol::{
    BrowserQuestion, ClientMessage, ErrorBody, FromBrowser, NewTable, ServerEvent, ServerMessage, ToBrowser,
};
use serde_json::Value;

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
        let message = ServerMessage::read(&example.to_string()).unwrap_or_else(|error| panic!("{error}: {example}"));
        seen.insert(name_of(&message.event));
        let written = message.event.write(message.n, message.re);
        assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), example);
        assert_eq!(serde_json::to_value(&message).unwrap(), example);
    }
    assert_eq!(seen.len(), 24, "an event has no example: {seen:?}");
}

/// Must name every event, so that a new one cannot be forgotten here.
fn name_of(event: &ServerEvent) -> &'static str {
    match event {
        ServerEvent::State(_) => "state",
        ServerEvent::Seated { .. } => "seated",
        ServerEvent::BotSeated { .. } => "bot_seated",
        ServerEvent::Left { .. } => "left",
        ServerEvent::Host { .. } => "host",
        ServerEvent::Started { .. } => "started",
        ServerEvent::Committed { .. } => "committed",
        ServerEvent::Ready { .. } => "ready",
        ServerEvent::Dealt { .. } => "dealt",
        ServerEvent::Stashed(_) => "stashed",
        ServerEvent::Played(_) => "played",
        ServerEvent::Claimed { .. } => "claimed",
        ServerEvent::RoundOver(_) => "round_over",
        ServerEvent::MatchOver { .. } => "match_over",
        ServerEvent::Away { .. } => "away",
        ServerEvent::Back { .. } => "back",
        ServerEvent::StandIn { .. } => "stand_in",
        ServerEvent::TimedOut { .. } => "timed_out",
        ServerEvent::Resumed => "resumed",
        ServerEvent::Closed => "closed",
        ServerEvent::Reaction { .. } => "reaction",
        ServerEvent::Done => "done",
        ServerEvent::Refused { .. } => "refused",
        ServerEvent::Closing { .. } => "bye",
    }
}

#[test]
fn every_command_reads_and_writes_as_documented() {
    let mut seen = BTreeSet::new();
    for example in examples("command") {
        let request = ClientMessage::read(&example.to_string()).unwrap_or_else(|error| panic!("{error}: {example}"));
        seen.insert(word_of(&request.command));
        assert_eq!(serde_json::to_value(&request).unwrap(), example);
    }
    assert_eq!(seen.len(), 14, "a command has no example: {seen:?}");
}

fn word_of(command: &protocol::ClientCommand) -> &'static str {
    use protocol::ClientCommand;
    match command {
        ClientCommand::Start => "start",
        ClientCommand::Ready { .. } => "ready",
        ClientCommand::Stash { .. } => "stash",
        ClientCommand::Play { .. } => "play",
        ClientCommand::Undo { .. } => "undo",
        ClientCommand::Claim { .. } => "claim",
        ClientCommand::Leave => "leave",
        ClientCommand::StandIn { .. } => "stand_in",
        ClientCommand::Bot { .. } => "bot",
        ClientCommand::Remove { .. } => "remove",
        ClientCommand::Configure { .. } => "configure",
        ClientCommand::React { .. } => "react",
        ClientCommand::Close => "close",
        ClientCommand::Sync => "sync",
    }
}

#[test]
fn every_message_of_the_page_reads_and_writes_as_documented() {
    let mut seen = BTreeSet::new();
    for example in examples("from-browser") {
        let message = FromBrowser::read(&example.to_string()).unwrap_or_else(|error| panic!("{error}: {example}"));
        seen.insert(match message {
            FromBrowser::Command(_) => "command",
            FromBrowser::Ask { what: BrowserQuestion::Hint } => "ask for a hint",
            FromBrowser::Ask { .. } => "ask",
        });
        assert_eq!(serde_json::to_value(&message).unwrap(), example);
    }
    for example in examples("to-browser") {
        let message: ToBrowser = serde_json::from_value(example.clone()).unwrap();
        seen.insert(match message {
            ToBrowser::Refused { .. } => "refused",
            ToBrowser::Spoken(_) => "spoken",
            ToBrowser::Hint { .. } => "hint",
        });
        assert_eq!(serde_json::to_value(&message).unwrap(), example);
    }
    assert_eq!(seen.len(), 6, "a message of the page has no example: {seen:?}");
}

#[test]
fn what_goes_over_http_is_as_documented() {
    for example in examples("new-table") {
        let new: NewTable = serde_json::from_value(example.clone()).unwrap();
        new.settings().unwrap();
        assert_eq!(serde_json::to_value(&new).unwrap(), example);
    }
    for example in examples("failure") {
        let failure: ErrorBody = serde_json::from_value(example.clone()).unwrap();
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
        assert!(!ClientMessage::read(text).unwrap_err().is_empty(), "{text}");
    }
}
