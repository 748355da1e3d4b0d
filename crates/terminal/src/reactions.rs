//! The reactions that players at a served table send to each other: how they are listed, chosen and told.

use protocol::{ServerEvent, TableUpdate};
use table::Reaction;
use words::{GameMsg, TableMsg, TerminalMsg, Who, Words};

use crate::table_view::names;

/// All reactions with the digits that choose them, such as "1 Hello! 2 Good luck!".
pub(crate) fn list(words: &Words) -> String {
    let item = |(index, &reaction): (usize, &Reaction)| {
        format!("{} {}", (index + 1) % 10, words.say(TableMsg::of_reaction(reaction)))
    };
    Reaction::ALL.iter().enumerate().map(item).collect::<Vec<_>>().join("  ")
}

/// What the drawn game asks before a digit chooses one.
pub(crate) fn question(words: &Words) -> String {
    words.string(TerminalMsg::ReactChoose { reactions: &list(words) })
}

/// The reaction that a digit chooses; 0 is the tenth.
pub(crate) fn of_digit(digit: char) -> Option<Reaction> {
    let number = digit.to_digit(10)? as usize;
    Reaction::ALL.get((number + 9) % 10).copied()
}

/// A line about saying something, such as "say 1" or "say hello": what follows the word. `None` if it is no such line.
pub(crate) fn said<'a>(words: &Words, line: &'a str) -> Option<&'a str> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = word.to_lowercase();
    (word == "say" || word == *words.say(TerminalMsg::AnswerSay)).then(|| rest.trim())
}

/// The reaction that a text names: its digit, its English name, or its words.
pub(crate) fn read(words: &Words, text: &str) -> Option<Reaction> {
    let mut letters = text.chars();
    if let (Some(digit), None) = (letters.next(), letters.next()) {
        return of_digit(digit);
    }
    let plain = |text: &str| text.to_lowercase().trim_end_matches(['!', '.', '।']).to_owned();
    let is_meant = |reaction: &&Reaction| {
        reaction.name() == plain(text) || plain(&words.say(TableMsg::of_reaction(**reaction))) == plain(text)
    };
    Reaction::ALL.iter().find(is_meant).copied()
}

/// The sentence about a reaction, if an update brings one.
pub(crate) fn told(words: &Words, update: &TableUpdate) -> Option<String> {
    let Some(ServerEvent::Reaction { seat, reaction }) = &update.event else { return None };
    let names = names(&update.state, words);
    let who = match update.state.you == Some(*seat) {
        true => Who::You,
        false => Who::Name(names.get(seat.index())?),
    };
    Some(words.string(GameMsg::Reacts { who, reaction: &words.say(TableMsg::of_reaction(*reaction)) }))
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn every_reaction_can_be_chosen_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for (index, &reaction) in Reaction::ALL.iter().enumerate() {
                let digit = ((index + 1) % 10).to_string();
                let text = words.string(TableMsg::of_reaction(reaction));
                for meant in [digit.as_str(), reaction.name(), text.as_str(), text.trim_end_matches(['!', '.', '।'])]
                {
                    assert_eq!(read(&words, meant), Some(reaction), "{lang} {meant}");
                }
            }
            assert_eq!((read(&words, "12"), read(&words, ""), read(&words, "x")), (None, None, None));
            assert_eq!((said(&words, "say  3 "), said(&words, "R5")), (Some("3"), None));
            assert_eq!(said(&words, &words.say(TerminalMsg::AnswerSay)), Some(""));
        }
    }
}
