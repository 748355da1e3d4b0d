//! Statistics of a player's matches.

use maud::{Markup, html};
use rules::Seat;
use rules::record::MatchSummary;
use table::BotLevel;
use words::{Decimal, SiteMsg, StatsMsg, Words};

use super::super::charts;
use super::super::choices::bot_of;

/// The number of matches in the chart of averages.
const CHART_MATCHES: usize = 30;
/// The number of matches in the row of wins.
const MAX_MARKS: usize = 20;

/// The counts of a group of matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    matches: u32,
    won: u32,
    rounds: u32,
    points: u32,
    flawless: u32,
    grand: u32,
    chest: u32,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.matches += other.matches;
        self.won += other.won;
        self.rounds += other.rounds;
        self.points += other.points;
        self.flawless += other.flawless;
        self.grand += other.grand;
        self.chest += other.chest;
    }

    fn average(&self) -> f64 {
        f64::from(self.points) / f64::from(self.rounds.max(1))
    }

    /// The counts of one match for one seat. `None` if no round was finished.
    fn of(summary: &MatchSummary, seat: Seat) -> Option<Tally> {
        let own = summary.seats.get(seat.index()).filter(|_| summary.rounds > 0)?;
        Some(Tally {
            matches: 1,
            won: u32::from(own.won),
            rounds: summary.rounds,
            points: own.points,
            flawless: own.flawless,
            grand: own.grand,
            chest: own.chest,
        })
    }
}

/// The opponents of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpponentGroup {
    /// Bots of one level.
    Bots(BotLevel),
    /// Bots of several levels, or of an unknown level.
    Mixed,
    /// At least one other person.
    People,
}

impl OpponentGroup {
    const COUNT: usize = BotLevel::ALL.len() + 2;

    fn all() -> impl Iterator<Item = OpponentGroup> {
        BotLevel::ALL.iter().copied().map(OpponentGroup::Bots).chain([OpponentGroup::Mixed, OpponentGroup::People])
    }

    fn of(summary: &MatchSummary, seat: Seat) -> OpponentGroup {
        let others = summary.seats.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let bots: Vec<Option<&str>> = others.map(|(_, other)| other.player.strip_prefix("bot:")).collect();
        if bots.contains(&None) {
            return OpponentGroup::People;
        }
        let level = bots.first().copied().flatten().and_then(|first| first.parse().ok());
        match level {
            Some(level) if bots.iter().all(|bot| *bot == bots[0]) => OpponentGroup::Bots(level),
            _ => OpponentGroup::Mixed,
        }
    }

    /// The label for a place where it is clear that they are opponents.
    fn short_label(self, words: &Words) -> String {
        match self {
            OpponentGroup::Bots(level) => words.string(SiteMsg::level(level).0),
            OpponentGroup::Mixed | OpponentGroup::People => self.label(words),
        }
    }

    fn label(self, words: &Words) -> String {
        match self {
            OpponentGroup::Bots(level) => bot_of(words, level).into_owned(),
            OpponentGroup::Mixed => words.string(StatsMsg::AgainstMixed),
            OpponentGroup::People => words.string(StatsMsg::AgainstPeople),
        }
    }
}

/// Statistics of all matches of a player, and of groups of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerStats {
    all: Tally,
    by_players: [Tally; 2],
    against: [Tally; OpponentGroup::COUNT],
    /// The average of each match, latest first.
    averages: Vec<f64>,
    /// Whether each match was won, latest first.
    wins: Vec<bool>,
}

impl PlayerStats {
    /// Adds a match in which the player had this seat. Call it with the latest match first.
    pub fn add(&mut self, summary: &MatchSummary, seat: Seat) {
        let Some(tally) = Tally::of(summary, seat) else { return };
        self.all.add(tally);
        self.by_players[usize::from(summary.seats.len() == 4)].add(tally);
        let against = OpponentGroup::of(summary, seat);
        if let Some(index) = OpponentGroup::all().position(|group| group == against) {
            self.against[index].add(tally);
        }
        self.averages.push(tally.average());
        self.wins.push(tally.won > 0);
    }

    /// The section of the page. Empty without a finished round.
    pub(super) fn section(&self, words: &Words) -> Markup {
        if self.all.rounds == 0 {
            return html! {};
        }
        let groups: Vec<(String, Tally)> =
            self.groups(words).into_iter().filter(|(_, tally)| tally.rounds > 0).collect();
        let against = OpponentGroup::all().zip(&self.against).filter(|(_, tally)| tally.rounds > 0);
        let bar = |(group, tally): (OpponentGroup, &Tally)| charts::ChartBar {
            name: group.short_label(words),
            value: tally.average(),
            shown: words.decimal(tally.average()),
        };
        let bars: Vec<_> = against.map(bar).collect();
        let averages: Vec<f64> = self.averages.iter().take(CHART_MATCHES).rev().copied().collect();
        let average = averages.iter().sum::<f64>() / averages.len() as f64;
        html! {
            section #figures aria-labelledby="figures-title" {
                h2.vh #figures-title { (words.say(StatsMsg::Title)) }
                dl.figs {
                    div {
                        dt { (words.say(StatsMsg::ColumnWon)) }
                        dd.large { (share(words, self.all.won, self.all.matches)) }
                        dd.draw aria-hidden="true" { span.dots { @for won in self.wins.iter().take(MAX_MARKS).rev() { i.on[*won] {} } } }
                        dd.note { (words.say(StatsMsg::WonOf { won: self.all.won, matches: self.all.matches })) }
                    }
                    div {
                        dt { (words.say(StatsMsg::ColumnAverage)) }
                        dd.large { (words.decimal(self.all.average())) }
                        dd.draw { @if averages.len() > 1 {
                            figure.chart { (charts::line_chart(words, &averages, &words.say(StatsMsg::CourseText { average: Decimal(average) }))) }
                        } }
                        dd.note { (words.say(StatsMsg::Counted { rounds: self.all.rounds })) }
                    }
                    div.wide {
                        dt { (words.say(StatsMsg::AverageTitle)) }
                        dd.draw { figure.chart { (charts::bars(&bars)) } }
                    }
                    div {
                        dt { (words.say(StatsMsg::ColumnChest)) }
                        dd.large { (share(words, self.all.chest, self.all.rounds)) }
                        dd.note { (words.say(StatsMsg::ByChance { percent: self.chest_by_chance() })) }
                    }
                }
                details {
                    summary { (words.say(StatsMsg::AllFigures)) }
                    div.scroll tabindex="0" role="region" aria-label=(words.say(StatsMsg::Title)) { (table(words, &groups)) }
                }
            }
        }
    }

    /// The percentage of chests that the player would take if all players took equally many.
    fn chest_by_chance(&self) -> u32 {
        let [three, four] = self.by_players.map(|tally| f64::from(tally.rounds));
        (100.0 * (three / 3.0 + four / 4.0) / (three + four).max(1.0)).round() as u32
    }

    fn groups(&self, words: &Words) -> Vec<(String, Tally)> {
        let players = [SiteMsg::PlayersThree, SiteMsg::PlayersFour].map(|players| words.string(players));
        let all = (words.string(StatsMsg::AllMatches), self.all);
        let against = OpponentGroup::all().map(|group| group.label(words));
        std::iter::once(all).chain(players.into_iter().zip(self.by_players)).chain(against.zip(self.against)).collect()
    }
}

fn share(words: &Words, part: u32, whole: u32) -> String {
    words.string(StatsMsg::Percent { number: (part * 100 + whole / 2) / whole.max(1) })
}

fn table(words: &Words, groups: &[(String, Tally)]) -> Markup {
    let columns = [
        StatsMsg::ColumnGroup,
        StatsMsg::ColumnMatches,
        StatsMsg::ColumnWon,
        StatsMsg::ColumnAverage,
        StatsMsg::ColumnFlawless,
        StatsMsg::ColumnGrand,
        StatsMsg::ColumnChest,
    ];
    let share = |part: u32, whole: u32| share(words, part, whole);
    html! {
        table.figures {
            thead { tr { @for column in columns { th scope="col" { (words.say(column)) } } } }
            tbody { @for (name, tally) in groups {
                tr {
                    th scope="row" { (name) }
                    td { (words.number(i64::from(tally.matches))) }
                    td { (share(tally.won, tally.matches)) }
                    td { (words.decimal(tally.average())) }
                    td { (share(tally.flawless, tally.rounds)) }
                    td { (share(tally.grand, tally.rounds)) }
                    td { (share(tally.chest, tally.rounds)) }
                }
            } }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::record::Record;
    use rules::{Card, Deal, Length, PlayerCount, Round, Rules};

    use super::*;

    /// A match of one round in which all players play their first legal card.
    fn summary(players: PlayerCount, kinds: &[&str]) -> MatchSummary {
        let rules = Rules { players, length: Length::Rounds(1), ..Rules::default() };
        let mut round = Round::new(&rules, Deal::from_deck(players, Seat::S0, &Card::ALL));
        while let Some(seat) = round.waiting().next() {
            let card = round.legal(seat).first().unwrap();
            round.apply(seat, round.action(card)).unwrap();
        }
        let kinds = kinds.iter().map(|kind| (*kind).to_owned()).collect();
        Record { rounds: vec![round], ..Record::new(rules, kinds) }.summary(true).unwrap()
    }

    #[test]
    fn every_round_has_one_taker_of_the_chest_and_all_points() {
        let summary = summary(PlayerCount::Four, &["host", "bot:easy", "bot:easy", "bot:easy"]);
        let mut figures = PlayerStats::default();
        PlayerCount::Four.seats().for_each(|seat| figures.add(&summary, seat));
        assert_eq!((figures.all.rounds, figures.all.chest, figures.all.matches), (4, 1, 4));
        assert_eq!(figures.all.points, summary.seats.iter().map(|seat| seat.points).sum::<u32>());
        assert!(figures.all.won >= 1);
        assert_eq!(figures.by_players[1], figures.all);
        assert_eq!(figures.chest_by_chance(), 25);
    }

    #[test]
    fn opponents_are_grouped_by_strength() {
        let check = |kinds: &[&str], expected| {
            let summary = summary(PlayerCount::Three, kinds);
            assert_eq!(OpponentGroup::of(&summary, Seat::S0), expected, "{kinds:?}");
        };
        check(&["host", "bot:strong", "bot:strong"], OpponentGroup::Bots(BotLevel::Strong));
        check(&["host", "bot:strong", "bot:easy"], OpponentGroup::Mixed);
        check(&["host", "bot:random", "bot:random"], OpponentGroup::Mixed);
        check(&["host", "bot:strong", "guest"], OpponentGroup::People);
    }

    #[test]
    fn figures_are_shown_in_every_language() {
        let mut figures = PlayerStats::default();
        figures.add(&summary(PlayerCount::Three, &["host", "bot:strong", "bot:strong"]), Seat::S0);
        figures.add(&summary(PlayerCount::Four, &["host", "guest", "bot:easy", "bot:easy"]), Seat::S1);
        for lang in words::Lang::ALL {
            let html = figures.section(&Words::new(lang)).into_string();
            assert_eq!(html.matches("<tr>").count(), 6, "{html}");
            assert_eq!(html.matches("<svg").count(), 2);
        }
    }
}
