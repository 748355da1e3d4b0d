//! The list of finished matches: the players, the winner, and a Flawless or Grand.

use maud::{Markup, html};
use rules::record::{MatchSummary, PlayerKind, SeatSummary};
use rules::{PlayerCount, Seat};
use words::{GameMsg, PadMsg, ReviewMsg, SiteMsg, StatsMsg, TableMsg, Ungrouped, Words, reader_seat};

use crate::table::medallion;

/// One match of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// The id of the match.
    pub id: String,
    /// The day, month and year when it ended.
    pub date: (u32, u32, u32),
    /// Whether it was the daily deal.
    pub daily: bool,
    /// The players, winner first.
    players: Vec<RowPlayer>,
    flawless: bool,
    grand: bool,
}

/// A player of a match in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RowPlayer {
    seat: Seat,
    name: String,
    /// The level of a bot.
    level: Option<String>,
    is_bot: bool,
    is_reader: bool,
    points: u32,
    won: bool,
}

impl RowPlayer {
    fn of(words: &Words, seat: Seat, summary: &SeatSummary, is_reader: bool) -> RowPlayer {
        let kind = PlayerKind::from(summary.player.as_str());
        let bot = kind.bot().filter(|_| !is_reader);
        let level = bot.and_then(|bot| bot.parse().ok()).map(|level| words.string(SiteMsg::level(level).0));
        let name = match (is_reader, summary.name.as_str(), bot) {
            (true, ..) => words.string(GameMsg::You),
            (false, "", Some(_)) => words.bot_name(seat).into_owned(),
            (false, "", None) => words.string(TableMsg::Guest),
            (false, name, _) => name.to_owned(),
        };
        let (points, won) = (summary.points, summary.won);
        RowPlayer { seat, name, level, is_bot: bot.is_some(), is_reader, points, won }
    }
}

impl MatchRow {
    /// The row of a match. `own` is the reader's seat, if known.
    #[must_use]
    pub fn of(
        words: &Words,
        id: String,
        date: (u32, u32, u32),
        summary: &MatchSummary,
        own: Option<Seat>,
        daily: bool,
    ) -> MatchRow {
        let alone = || reader_seat(summary.seats.iter().map(|seat| (seat.player.as_str(), seat.name.as_str())));
        let reader = own.or_else(alone);
        let seats = PlayerCount::Four.seats().zip(&summary.seats);
        let mut players: Vec<RowPlayer> =
            seats.map(|(seat, summary)| RowPlayer::of(words, seat, summary, reader == Some(seat))).collect();
        // Players who share the first place come first, whatever their seats.
        players.sort_by_key(|player| (player.points, !player.won));
        let did = |what: fn(&SeatSummary) -> u32| {
            reader.and_then(|seat| summary.seats.get(seat.index())).is_some_and(|own| what(own) > 0)
        };
        MatchRow { id, date, daily, players, flawless: did(|own| own.flawless), grand: did(|own| own.grand) }
    }

    fn reader(&self) -> Option<&RowPlayer> {
        self.players.iter().find(|player| player.is_reader)
    }

    /// The result in a few words.
    fn verdict(&self, words: &Words) -> String {
        let winners = self.players.iter().filter(|player| player.won).count();
        match self.reader() {
            Some(own) if own.won && winners > 1 => words.string(StatsMsg::PlayedShared),
            Some(own) if own.won => words.string(StatsMsg::PlayedWon),
            Some(own) => {
                let place = 1 + self.players.iter().filter(|player| player.points < own.points).count();
                words.string(StatsMsg::PlayedPlace { place, players: self.players.len() })
            }
            None => self
                .players
                .first()
                .map(|first| words.string(StatsMsg::PlayedBy { who: &first.name }))
                .unwrap_or_default(),
        }
    }

    fn row(&self, words: &Words) -> Markup {
        let own = self.reader();
        let points = own.or(self.players.first()).map_or(0, |player| player.points);
        html! {
            a.match.won[own.is_some_and(|own| own.won)] href={ "/matches/" (self.id) } {
                span.faces aria-hidden="true" { @for player in &self.players {
                    span.me[player.is_reader] {
                        @if player.won { svg.crown viewBox="0 0 24 24" { use href="#crown" {} } }
                        (medallion(player.seat, player.is_bot))
                    }
                } }
                span.what {
                    b { (self.verdict(words)) }
                    small { @for (index, player) in self.players.iter().filter(|player| !player.is_reader).enumerate() {
                        @if index > 0 { ", " }
                        span.opponent {
                            (player.name)
                            @if let Some(level) = &player.level { i { " · " (level) } }
                            " " b { (words.number(i64::from(player.points))) }
                        }
                    } }
                }
                span.extra {
                    @if self.daily { em { (words.say(SiteMsg::DailyDeal)) } }
                    @if self.flawless { em { (words.say(PadMsg::Flawless)) } }
                    @if self.grand { em { (words.say(PadMsg::Grand)) } }
                }
                span.total-points { span.vh { (words.say(StatsMsg::DailyMinus { points })) } span aria-hidden="true" { (words.number(i64::from(points))) } }
            }
            span.more {
                a href={ "/api/matches/" (self.id) } download={ (self.id) ".json" } { (words.say(TableMsg::SaveRecord)) }
                a href={ "/matches/" (self.id) "/delete" } { (words.say(SiteMsg::MatchDelete)) }
            }
        }
    }
}

/// All matches, latest first, grouped by the day when they ended.
pub(super) fn list(words: &Words, played: &[MatchRow]) -> Markup {
    let date = |(day, month, year)| words.string(SiteMsg::Date { day, month, year: Ungrouped(year) });
    html! {
        section #played aria-labelledby="played-title" {
            h2 #played-title { (words.say(StatsMsg::ListTitle)) }
            @for day in played.chunk_by(|one, next| one.date == next.date) {
                h3 { (day.first().map(|row| date(row.date)).unwrap_or_default()) }
                ul.list { @for row in day { li { (row.row(words)) } } }
            }
            p { a href="/replay" { (words.say(ReviewMsg::PasteLink)) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    fn summary(players: &[(&str, &str, u32, bool)]) -> MatchSummary {
        let seat = |(player, name, points, won): &(&str, &str, u32, bool)| SeatSummary {
            player: (*player).to_owned(),
            name: (*name).to_owned(),
            points: *points,
            won: *won,
            ..SeatSummary::default()
        };
        MatchSummary { rounds: 4, counts: true, seats: players.iter().map(seat).collect() }
    }

    fn row(lang: Lang, players: &[(&str, &str, u32, bool)], own: Option<Seat>) -> String {
        let words = Words::new(lang);
        MatchRow::of(&words, "x".into(), (5, 8, 2026), &summary(players), own, true).row(&words).into_string()
    }

    #[test]
    fn the_winner_has_a_crown_the_reader_is_you_and_bots_have_names_and_levels() {
        let players = [
            ("host", "Mira", 84, false),
            ("bot:medium", "", 61, true),
            ("guest", "", 99, false),
            ("bot:strong", "", 120, false),
        ];
        let html = row(Lang::En, &players, Some(Seat::S0));
        for text in ["2nd of 4", "Amber<i> · Medium</i>", "Guest ", "Jade<i> · Strong</i>", "Daily deal"] {
            assert!(html.contains(text), "{text}: {html}");
        }
        assert!(!html.contains("Mira") && !html.contains("Bot:"), "{html}");
        assert_eq!(html.matches("#crown").count(), 1);
        let (crown, me) = (html.find("#crown").unwrap(), html.find("class=\"me\"").unwrap());
        assert!(crown < me, "the winner comes first: {html}");
        let html = row(Lang::Bn, &players, Some(Seat::S0));
        assert!(html.contains("৮৪") && !html.contains(">84<"), "{html}");
    }

    #[test]
    fn a_shared_win_has_two_crowns_and_a_stranger_is_named() {
        let players = [("host", "Mira", 61, true), ("guest", "Tom", 61, true), ("bot:easy", "", 99, false)];
        let html = row(Lang::En, &players, Some(Seat::S1));
        assert!(html.contains("Shared win") && html.matches("#crown").count() == 2, "{html}");
        let html = row(Lang::En, &players, None);
        assert!(html.contains("Won by Mira") && !html.contains("class=\"me\""), "{html}");
    }
}
