//! Any inputs to a table.

use rules::fair_deal::{Entropy, Secret};
use rules::{Action, Card, Claim, Seat};
use table::{BotLevel, Event, HostOptions, Input, LogEntry, PlayerId, Settings, Table, TimeControl};

use super::rules_of;

/// The input for three bytes.
fn input(table: &Table, [what, who, which]: [u8; 3]) -> Input {
    let any_seat = |byte: u8| Seat::from_index_wrapping(byte.into());
    let (seat, player) = (any_seat(who), PlayerId([who & 7; 16]));
    let seq = table.seq().saturating_sub(u64::from(who >> 6));
    let legal = table.view(seat).map(|view| view.legal()).unwrap_or_default();
    let card =
        legal.iter().nth(usize::from(which) % legal.len().max(1)).unwrap_or(Card::from_index_wrapping(which.into()));
    let action = if which >> 7 == 0 { Action::Play(card) } else { Action::Stash(card) };
    match what % 18 {
        0 | 1 => Input::Sit { player, name: "".into(), seat: (which & 8 != 0).then_some(any_seat(which)) },
        2 => Input::Leave { seat },
        3 => Input::Kick { by: player, seat: any_seat(which) },
        4 => Input::SeatBot { by: player, seat: any_seat(which), level: BotLevel::Easy },
        5 if which & 7 == 7 => Input::Configure { by: player, options: Box::new(options(which >> 3)) },
        5 => Input::Start { by: player },
        6 | 7 => Input::Ready { seat, entropy: Some(Entropy([which; 16])) },
        8..=10 => Input::Move { seat, action, seq },
        11 | 12 => Input::BotMove { seat, action, seq: table.pending_since(seat).unwrap_or(0) },
        13 if which & 0xC0 == 0xC0 => Input::Claim { seat, claim: Claim::ALL[usize::from(which & 1)], seq },
        13 => Input::Undo { seat, seq },
        14 => Input::StandIn { by: seat, seat: any_seat(which) },
        15 => Input::Away { seat },
        16 => Input::Back { seat },
        _ if which == 255 => Input::Resume,
        _ => Input::Tick,
    }
}

/// The options for one byte.
fn options(byte: u8) -> HostOptions {
    let (rules, _) = rules_of(byte);
    HostOptions { rules, clock: TimeControl::None, listed: byte & 1 == 0, spectators: byte & 2 == 0 }
}

/// Whatever inputs a table gets, it does not panic, and replaying its log gives the same table.
///
/// The first byte selects the rules, and the rest are inputs of three bytes.
pub fn table(bytes: &[u8]) -> bool {
    let Some((&first, rest)) = bytes.split_first() else { return false };
    let (rules, _) = rules_of(first);
    let Ok((mut table, opened)) = Table::open(0, "t", Settings::new(rules), PlayerId([0; 16])) else { return false };
    let mut log = vec![LogEntry { at: 0, event: opened }];
    let mut now = 0;
    for chunk in rest.chunks_exact(3) {
        now += u64::from(chunk[2]) * 100;
        let asked = input(&table, [chunk[0], chunk[1], chunk[2]]);
        let mut keep = |_: &Table, event: &Event| log.push(LogEntry { at: now, event: event.clone() });
        // A refused input must change nothing, which the replay checks.
        let _ = table.handle(now, asked, &mut keep);
        if table.needs_secret() {
            table.handle(now, Input::Commit(Secret([chunk[1]; 32])), &mut keep).expect("the table waits for a secret");
        }
    }
    let is_play = |entry: &LogEntry| matches!(entry.event, Event::Played(_));
    let played = log.iter().any(is_play);
    let again = Table::replay(log).expect("the log can be replayed");
    assert_eq!(format!("{again:?}"), format!("{table:?}"));
    played
}
