//! The table of the terminal and the table of the server, side by side: the same cards and the same choices come to the
//! same match. Where the two are known to differ, a test says how.

use bots::{BotName, BotRng};
use rules::fair_deal::{self, Secret, ShuffleInputs};
use rules::record::Record;
use rules::{Action, Card, CardSet, Length, PerSeat, Phase, PlayerCount, Rules, Seat};
use table::{BotLevel, FixedDeals, FixedDealsKind, Input, PlayerId, Refusal, Settings, Stage, Table};
use terminal::local::{LocalTable, Setup};

const ME: Seat = Seat::S0;
const ADA: PlayerId = PlayerId([7; 16]);
const SEEDS: [u64; 4] = [0, 7, 1 << 40, u64::MAX];

fn setup(players: PlayerCount, seed: u64) -> Setup {
    let rules = Rules { players, length: Length::Rounds(2), ..Rules::default() };
    Setup { rules, name: "Ada".to_owned(), bots: vec![BotName::Easy, BotName::Medium], seed, started: None }
}

/// A card that follows from the moment, and is not always the first legal one.
fn choice(legal: CardSet, step: usize) -> Card {
    legal.iter().nth(step % legal.len()).expect("a legal card")
}

/// Lets the bots of the terminal's table move until the person has to, or the round is over.
fn settle(local: &mut LocalTable) {
    while local.step() {}
}

/// A whole match at the terminal's table.
fn played(players: PlayerCount, seed: u64) -> Record {
    let mut local = LocalTable::new(&setup(players, seed));
    for step in 0.. {
        settle(&mut local);
        let legal = local.frame().view.legal();
        if !legal.is_empty() {
            local.choose(choice(legal, step)).expect("a legal card");
        } else if !local.next_round() {
            assert!(local.is_over());
            return local.record().clone();
        }
    }
    unreachable!("a match ends")
}

/// The server's table with the cards of a record, and the person on the same seat.
fn with_cards_of(record: &Record) -> Table {
    let deals = record.rounds.iter().map(|round| *round.deal()).collect();
    let cards = FixedDeals::deals(FixedDealsKind::SameCards, "local", 1, deals).expect("at least one deal");
    let mut settings = Settings::new(record.rules);
    for (seat, player) in record.rules.players.seats().zip(&record.players) {
        settings.bots[seat] = player.strip_prefix("bot:").map(|name| name.parse::<BotLevel>().expect("a strength"));
    }
    let settings = Settings { deal_source: cards.into(), ..settings };
    let (mut table, _) = Table::open(0, "t", settings, ADA).expect("good settings");
    table.handle(0, Input::Sit { player: ADA, name: "Ada".into(), seat: None }, |_, _| {}).expect("a free seat");
    table.handle(0, Input::Start { by: ADA }, |_, _| {}).expect("it starts");
    table
}

fn make(table: &mut Table, seat: Seat, action: Action) -> Result<(), Refusal> {
    let input = if seat == ME {
        Input::Move { seat, action, seq: table.seq() }
    } else {
        Input::BotMove { seat, action, seq: table.pending_since(seat).expect("it is asked") }
    };
    table.handle(0, input, |_, _| {})
}

#[test]
fn the_same_choices_come_to_the_same_match() {
    for (players, seed) in PlayerCount::ALL.into_iter().flat_map(|players| SEEDS.map(|seed| (players, seed))) {
        let record = played(players, seed);
        let mut table = with_cards_of(&record);
        for round in &record.rounds {
            if table.stage() == Stage::Waiting {
                table.handle(0, Input::Ready { seat: ME, entropy: None }, |_, _| {}).expect("ready for the next round");
            }
            for (seat, card) in round.stash().iter_with_seat() {
                make(&mut table, seat, Action::Stash(card.expect("a whole round"))).expect("the same stash");
            }
            for (seat, card) in round.tricks().iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()) {
                assert_eq!(table.turn(), Some(seat));
                make(&mut table, seat, Action::Play(card)).expect("the same card");
            }
        }
        assert_eq!(table.stage(), Stage::Finished);
        let (here, there) = (record.standing().expect("a sound match"), table.standing());
        assert_eq!((here.scores(), here.totals()), (there.scores(), there.totals()));
        assert!(here.winners().eq(there.winners()));
        let again = table.record();
        assert_eq!(again.rules, record.rules);
        assert_eq!(again.rounds.len(), record.rounds.len());
        for (again, round) in again.rounds.iter().zip(&record.rounds) {
            assert_eq!((again.deal(), again.stash(), again.plays()), (round.deal(), round.stash(), round.plays()));
        }
    }
}

/// Pins how the cards and the bots' choices follow from a seed. A replacement of the terminal's table must use the same.
#[test]
fn a_seed_gives_its_deals_and_its_moves() {
    for (players, seed) in PlayerCount::ALL.into_iter().flat_map(|players| SEEDS.map(|seed| (players, seed))) {
        let record = played(players, seed);
        let mut secret = Secret([0; 32]);
        secret.0[..8].copy_from_slice(&seed.to_be_bytes());
        for (index, round) in record.rounds.iter().enumerate() {
            let entropy = PerSeat::filled(players, None);
            let ingredients = ShuffleInputs { match_id: "local".to_owned(), round: index as u32, entropy };
            let first_dealer = players.step(Seat::S0, (seed % players.count() as u64) as usize);
            let dealer = players.step(first_dealer, index);
            assert_eq!(*round.deal(), fair_deal::deal(players, dealer, &secret, &ingredients));
            let mut again = rules::Round::new(&record.rules, *round.deal());
            let stashes =
                round.stash().iter_with_seat().map(|(seat, card)| (seat, Action::Stash(card.expect("whole"))));
            let plays = round.tricks().iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()).collect::<Vec<_>>();
            let plays = plays.into_iter().map(|(seat, card)| (seat, Action::Play(card)));
            for (seat, action) in stashes.chain(plays) {
                if seat != ME {
                    let name: BotName =
                        record.players[seat.index()].strip_prefix("bot:").unwrap().parse().expect("a bot");
                    let mut dice = BotRng::for_decision(seed, index as u64 + 1, seat.index(), again.plays().len());
                    assert_eq!(name.bot().act(&again.view(seat), name.budget(), &mut dice), action);
                }
                again.apply(seat, action).expect("a legal move");
            }
        }
    }
}

/// Both take a card back in the same way, with everything that came after it.
#[test]
fn a_card_is_taken_back_alike() {
    for players in PlayerCount::ALL {
        let mut local = LocalTable::new(&setup(players, 7));
        for step in 0..4 {
            settle(&mut local);
            let legal = local.frame().view.legal();
            local.choose(choice(legal, step)).expect("a legal card");
        }
        settle(&mut local);
        let before = local.record().rounds[0].clone();
        let mut table = with_cards_of(&played(players, 7));
        for (seat, card) in before.stash().iter_with_seat() {
            make(&mut table, seat, Action::Stash(card.expect("everybody has stashed"))).expect("the same stash");
        }
        for (seat, card) in before.tricks().iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()) {
            make(&mut table, seat, Action::Play(card)).expect("the same card");
        }
        for left in (0..3).rev() {
            assert!(local.undo());
            let number = table.seq();
            table.handle(0, Input::Undo { seat: ME, seq: number }, |_, _| {}).expect("it takes a card back");
            let (here, there) = (local.frame().view, table.view(ME).expect("a round"));
            assert_eq!(here, there);
            let mine = here.public.tricks().iter().filter(|trick| trick.card_of(ME).is_some()).count();
            assert_eq!(mine, left);
        }
    }
}

/// Known difference: only the terminal takes a stash back.
#[test]
fn only_the_terminal_takes_a_stash_back() {
    let mut local = LocalTable::new(&setup(PlayerCount::Four, 7));
    settle(&mut local);
    let card = choice(local.frame().view.legal(), 0);
    local.choose(card).expect("a legal stash");
    assert!(local.frame().can_undo && local.undo());
    assert_eq!((local.frame().view.stash, local.frame().view.public.phase), (None, Phase::Stash));

    let mut table = with_cards_of(&played(PlayerCount::Four, 7));
    make(&mut table, ME, Action::Stash(card)).expect("a legal stash");
    let seq = table.seq();
    assert_eq!(table.handle(0, Input::Undo { seat: ME, seq }, |_, _| {}), Err(Refusal::NothingToUndo));
}

/// Known difference: at the terminal the seed says who deals first, at a server the last seat does.
#[test]
fn the_first_dealer() {
    for players in PlayerCount::ALL {
        for seed in 0..8 {
            let local = LocalTable::new(&setup(players, seed));
            assert_eq!(local.frame().view.public.dealer.index() as u64, seed % players.count() as u64);
        }
        let rules = Rules { players, ..Rules::default() };
        let (mut table, _) = Table::open(0, "t", Settings::new(rules), ADA).expect("good settings");
        table.handle(0, Input::Sit { player: ADA, name: "Ada".into(), seat: None }, |_, _| {}).expect("a free seat");
        table.handle(0, Input::Start { by: ADA }, |_, _| {}).expect("it starts");
        table.handle(0, Input::Commit(Secret([1; 32])), |_, _| {}).expect("it wants a secret");
        table.handle(0, Input::Ready { seat: ME, entropy: None }, |_, _| {}).expect("ready");
        assert_eq!(table.public().expect("a round").dealer.index(), players.count() - 1);
        // A secret gives other cards: the name of a match at a server has a number behind it.
        assert_eq!(table.match_id(), "t-1");
    }
}

/// Known differences: how a record names players, and what else it keeps.
#[test]
fn who_played_says_a_record() {
    let record = played(PlayerCount::Four, 7);
    let again = with_cards_of(&record).record();
    assert_eq!(record.players, ["guest", "bot:easy", "bot:medium", "bot:medium"]);
    assert_eq!(again.players, ["host", "bot:easy", "bot:medium", "bot:medium"]);
    assert_eq!(record.names.as_deref(), Some(&["Ada", "Lena", "Budi", "Asha"].map(str::to_owned)[..]));
    assert_eq!(again.names.as_deref(), Some(&["Ada", "", "", ""].map(str::to_owned)[..]));
    assert_eq!(record.extensions, [("x-seed".to_owned(), "\"7\"".to_owned())]);
    assert_eq!(again.extensions[0].0, "x-prepared");
    assert!(record.fairness.is_none(), "a seed that everybody may know proves nothing");
}
