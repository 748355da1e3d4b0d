//! The player whom the sentences about a record address.

use rules::Seat;
use rules::record::{PlayerKind, Record};

/// The names that earlier versions stored for a player without a name: "you" in the five languages.
const YOU: [&str; 5] = ["You", "Du", "Kamu", "आप", "আপনি"];

/// The player whom sentences about a record call "you": the only person among bots, if they have no name.
///
/// If several people played, the sentences use all names, because any of them may be reading.
#[must_use]
pub fn reader_of(record: &Record) -> Option<Seat> {
    let name = |index: usize| record.names.as_ref().and_then(|names| names.get(index)).map_or("", String::as_str);
    reader_seat(record.players.iter().enumerate().map(|(index, player)| (player.as_str(), name(index))))
}

/// Like [`reader_of`], for players with these kinds and names in seat order.
pub fn reader_seat<'a>(players: impl IntoIterator<Item = (&'a str, &'a str)>) -> Option<Seat> {
    let mut people =
        players.into_iter().enumerate().filter(|(_, (player, _))| PlayerKind::from(*player).bot().is_none());
    let (index, (_, name)) = people.next()?;
    let is_alone = people.next().is_none();
    let has_no_name = name.trim().is_empty() || YOU.contains(&name);
    u8::try_from(index).ok().and_then(Seat::new).filter(|_| is_alone && has_no_name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameMsg, Lang, Words};

    #[test]
    fn the_only_person_without_a_name_is_the_reader() {
        let check = |players: &[(&str, &str)], expected: Option<Seat>| {
            assert_eq!(reader_seat(players.iter().copied()), expected, "{players:?}");
        };
        check(&[("host", ""), ("bot:easy", ""), ("bot:easy", "")], Some(Seat::S0));
        check(&[("bot:easy", ""), ("bot:easy", "Amber"), ("guest", " ")], Some(Seat::S2));
        check(&[("host", "Mira"), ("bot:easy", ""), ("bot:easy", "")], None);
        check(&[("host", ""), ("guest", ""), ("bot:easy", "")], None);
        check(&[("bot:easy", ""), ("bot:easy", ""), ("bot:easy", "")], None);
        check(&[], None);
    }

    #[test]
    fn records_of_earlier_versions_have_you_as_a_name() {
        for words in [Lang::En, Lang::De, Lang::Id, Lang::Hi, Lang::Bn].map(Words::new) {
            let name = words.say(GameMsg::You);
            assert_eq!(reader_seat([("host", &*name), ("bot:easy", "")]), Some(Seat::S0), "{name}");
        }
    }
}
