//! A round between imitated people and bots, and what the coach says about it.

use bots::coach::{Coach, Judgement, MoveReview};
use bots::{Beginner, BotName, KnownPlayer};
use rules::{Action, PlayerCount, Round, Rules, Seat, View};

use crate::Player;
use crate::player::{Contestant, deal, deal_seed, play_out};

/// A finished round of the check, and who played it.
pub(super) struct JudgedRound {
    number: u64,
    seed: u64,
    players: [KnownPlayer; 4],
    round: Round,
}

/// A verdict of the coach that can be judged.
pub(super) struct Verdict {
    pub(super) table: u64,
    pub(super) seed: u64,
    pub(super) players: [KnownPlayer; 4],
    /// What the player saw.
    pub(super) view: View,
    pub(super) review: MoveReview,
}

/// The players that may sit beside the first person.
const NEIGHBOURS: [KnownPlayer; 7] = [
    KnownPlayer::Beginner(Beginner::Weak),
    KnownPlayer::Beginner(Beginner::Careful),
    KnownPlayer::Bot(BotName::Gentle),
    KnownPlayer::Bot(BotName::Easy),
    KnownPlayer::Bot(BotName::Medium),
    KnownPlayer::Bot(BotName::Strong),
    KnownPlayer::Bot(BotName::Expert),
];

impl JudgedRound {
    /// The round of this number in a run, played to the end.
    pub(super) fn new(seed: u64, number: u64) -> JudgedRound {
        let rules = Rules { players: PlayerCount::ALL[(number % 2) as usize], ..Rules::default() };
        let seed = deal_seed(seed, number);
        let draw = |seat: usize| (seed >> (8 * seat)) as usize;
        let person = KnownPlayer::Beginner(if draw(0) % 2 == 0 { Beginner::Weak } else { Beginner::Careful });
        let players: [KnownPlayer; 4] =
            std::array::from_fn(|seat| if seat == 0 { person } else { NEIGHBOURS[draw(seat) % NEIGHBOURS.len()] });
        let contestants = players.map(|player| lab_player(player).contestant());
        let mut round = Round::new(&rules, deal(rules.players, seed, number).0);
        play_out(&mut round, &contestants, Seat::index, seed, None);
        JudgedRound { number, seed, players, round }
    }

    /// The mistakes and blunders that the coach finds. It knows the bots by name, but not the people.
    pub(super) fn verdicts(self, coach: Coach) -> Vec<Verdict> {
        let bots = self.players.map(|player| match player {
            KnownPlayer::Bot(bot) => Some(bot),
            KnownPlayer::Beginner(_) => None,
        });
        let review = coach.with_bots(bots).review(&self.round, self.number, None, &mut || ());
        let dealt = Round::new(self.round.rules(), *self.round.deal());
        let mut live = dealt.clone();
        let mut verdicts = Vec::new();
        for ((seat, action), decision) in self.round.steps().zip(review.decisions) {
            let before = if matches!(action, Action::Stash(_)) { &dealt } else { &live };
            if decision.remark.judgement() >= Judgement::Mistake {
                let (table, seed, players) = (self.number, self.seed, self.players);
                verdicts.push(Verdict { table, seed, players, view: before.view(seat), review: decision.remark });
            }
            live.apply(seat, action).expect("a step of a round");
        }
        verdicts
    }
}

const fn lab_player(player: KnownPlayer) -> Player {
    match player {
        KnownPlayer::Bot(bot) => Player::Bot(bot),
        KnownPlayer::Beginner(beginner) => Player::Beginner(beginner),
    }
}

/// The players of the judge's rollouts: everybody as they are, but the expert and the player who is judged as the
/// network.
pub(super) fn rollout_players(players: [KnownPlayer; 4], judged: Seat) -> [Contestant; 4] {
    std::array::from_fn(|seat| match players[seat] {
        _ if seat == judged.index() => Player::Bot(BotName::Strong).contestant(),
        KnownPlayer::Bot(BotName::Expert) => Player::Bot(BotName::Strong).contestant(),
        player => lab_player(player).contestant(),
    })
}
