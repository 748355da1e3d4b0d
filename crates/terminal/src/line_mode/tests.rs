use protocol::{ClientCommand, ClientMessage};
use rules::Rules;
use words::Lang;

use super::*;
use crate::data_dir::MatchSaver;
use crate::local_table::{LocalMatchConfig, LocalTable};
use crate::table_thread::TableLink;

fn match_against_bots() -> LocalTable {
    let name = "Ada".to_owned();
    let config = LocalMatchConfig { rules: Rules::default(), name, bots: Vec::new(), seed: 7, started: None };
    let mut table = LocalTable::new(&config, MatchSaver::disabled()).unwrap();
    table.send(ClientMessage { id: None, command: ClientCommand::Ready { entropy: None } });
    table
}

#[test]
fn reactions_are_told_and_sent_where_another_person_sits() {
    let mut table = match_against_bots();
    let words = Words::new(Lang::En);
    let (actions, sent) = channel();
    let mut game = LineMode::new(&words, Vec::new(), actions);
    let mut newest = None;
    while let Ok(Some(report)) = table.poll() {
        if let TableReport::Update(update) = &report {
            newest = Some(update.clone());
        }
        game.report(report).unwrap();
    }
    game.report(TableReport::Idle { actions: 0 }).unwrap();
    let ask = |game: &mut LineMode<'_, Vec<u8>>, line: &str| {
        game.output.clear();
        game.lines.push_back(line.to_owned());
        game.answer_all().unwrap();
        String::from_utf8(game.output.clone()).unwrap()
    };
    assert!(ask(&mut game, "say 1").contains("Nobody else is here to read it."));
    assert!(!ask(&mut game, "help").contains("quit, say"));
    let mut update = newest.expect("an update");
    let other = update.state.rules.players.next(update.state.you.expect("a seat"));
    update.state.seats[other].kind = protocol::SeatKind::Person;
    update.state.seats[other].name = "Ben".to_owned();
    update.event = Some(protocol::ServerEvent::Reaction { seat: other, reaction: table::Reaction::Hello });
    game.output.clear();
    game.report(TableReport::Update(update)).unwrap();
    assert!(String::from_utf8_lossy(&game.output).contains("Ben says: Hello!\n"));
    assert!(ask(&mut game, "say").contains("type “say” and a number: 1 Hello!  2 Good luck!"));
    assert!(ask(&mut game, "help").contains("quit, say"));
    assert_eq!(sent.try_iter().count(), 0);
    ask(&mut game, "say good luck");
    assert_eq!(sent.try_iter().collect::<Vec<_>>(), [UserAction::React(table::Reaction::GoodLuck)]);
}

/// Others may do something between the person's answer and the moment at which the table sees it.
#[test]
fn an_answer_on_its_way_is_not_asked_for_again() {
    let mut table = match_against_bots();
    let words = Words::new(Lang::En);
    let (actions, sent) = channel();
    let mut game = LineMode::new(&words, Vec::new(), actions);
    while let Ok(Some(report)) = table.poll() {
        game.report(report).unwrap();
    }
    let asked = |game: &LineMode<'_, Vec<u8>>| {
        String::from_utf8_lossy(&game.output).matches("Choose one card for the Treasure Chest.").count()
    };
    game.report(TableReport::Idle { actions: 0 }).unwrap();
    assert_eq!(asked(&game), 1);
    game.lines.push_back("K8".to_owned());
    assert!(!game.answer_all().unwrap());
    assert_eq!(sent.try_iter().count(), 1);
    game.report(TableReport::Idle { actions: 0 }).unwrap();
    assert_eq!(asked(&game), 1, "the answer is on its way");
    game.report(TableReport::Idle { actions: 1 }).unwrap();
    assert_eq!(asked(&game), 2, "the answer changed nothing");
}
