//! Messages between the server and the script of a table's page.
//!
//! They cross `/t/ID/live`, which is internal: page and server always have the same version, so these may change with
//! any release. Updates of the page are not here: their header and their HTML are made where pages are drawn.

use rules::Card;
use serde::{Deserialize, Serialize};

use crate::ClientMessage;

/// A message from a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum FromBrowser {
    /// A question that only the page itself gets the answer to.
    Ask {
        /// The question.
        what: BrowserQuestion,
    },
    /// A command, as from any other client.
    #[serde(untagged)]
    Command(ClientMessage),
}

impl FromBrowser {
    /// Reads a message from a page.
    pub fn read(text: &str) -> Result<FromBrowser, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

/// What a page can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BrowserQuestion {
    /// Which card a strong player would choose, and why.
    Hint,
    /// Something about the table, as sentences.
    #[serde(untagged)]
    Spoken(SpokenQuery),
}

/// What a player can ask to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum SpokenQuery {
    /// The player's own hand.
    Hand,
    /// The cards that may be played.
    Playable,
    /// The trick on the table.
    Trick,
    /// The previous trick.
    Last,
    /// The points of the round and of the match.
    Scores,
    /// Which players are known to be void in which colours.
    Voids,
}

rules::named_values!(SpokenQuery);

impl SpokenQuery {
    /// Whether it is about the own hand, which a spectator does not have.
    #[must_use]
    pub const fn is_own(self) -> bool {
        matches!(self, SpokenQuery::Hand | SpokenQuery::Playable)
    }
}

/// A message to a page that is not an update of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ToBrowser {
    /// A command was refused.
    Refused {
        /// The page's number for the command, if it gave one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        re: Option<u64>,
        /// Why, in the language of the page.
        why: String,
    },
    /// The answer to a question, as sentences.
    Spoken(Spoken),
    /// The answer to [`BrowserQuestion::Hint`].
    Hint {
        /// The card that a strong player would choose.
        #[serde(rename = "hint")]
        card: Card,
        /// Why, in the language of the page.
        text: String,
    },
}

impl ToBrowser {
    /// The message as text.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a message is JSON")
    }
}

/// Sentences that the page adds to its live region. The page handles them like an update that shows nothing new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "at", rename = "note")]
pub struct Spoken {
    /// The sentences, in the language of the page.
    pub say: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_to_a_page_keep_their_form() {
        let refused = |re| ToBrowser::Refused { re, why: "No.".to_owned() };
        let check = |message: ToBrowser, text: &str| {
            assert_eq!(message.write(), text);
            assert_eq!(serde_json::from_str::<ToBrowser>(text).unwrap(), message);
        };
        check(refused(None), r#"{"why":"No."}"#);
        check(refused(Some(7)), r#"{"re":7,"why":"No."}"#);
        check(ToBrowser::Spoken(Spoken { say: vec!["One.".to_owned()] }), r#"{"at":"note","say":["One."]}"#);
        let card = "R8".parse().unwrap();
        check(ToBrowser::Hint { card, text: "Lead it.".to_owned() }, r#"{"hint":"R8","text":"Lead it."}"#);
    }

    #[test]
    fn a_command_reads_as_from_any_other_client() {
        for text in [r#"{"do":"sync"}"#, r#"{"id":3,"do":"play","card":"R8","n":12}"#] {
            let command = FromBrowser::Command(ClientMessage::read(text).unwrap());
            assert_eq!(FromBrowser::read(text), Ok(command.clone()));
            assert_eq!(serde_json::to_string(&command).unwrap(), text);
        }
    }

    #[test]
    fn a_question_is_asked_by_its_name() {
        for &query in SpokenQuery::ALL {
            let text = format!(r#"{{"do":"ask","what":"{}"}}"#, query.name());
            let question = FromBrowser::Ask { what: BrowserQuestion::Spoken(query) };
            assert_eq!(FromBrowser::read(&text), Ok(question.clone()));
            assert_eq!(serde_json::to_string(&question).unwrap(), text);
            assert_eq!(query.name().parse(), Ok(query));
        }
    }

    #[test]
    fn an_unknown_question_is_an_error() {
        for text in [r#"{"do":"ask"}"#, r#"{"do":"ask","what":"secret"}"#, r#"{"what":"hint"}"#, "", "[]"] {
            assert!(FromBrowser::read(text).is_err(), "{text}");
        }
    }
}
