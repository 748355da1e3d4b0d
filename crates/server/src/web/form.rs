//! The fields of forms, and the commands that they describe.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{FromRequest, Request};
use protocol::{ClientCommand, DisplayName};
use rules::{Length, Preset, RuleOption, Rules, Seat};
use serde_json::{Map, Value};
use table::TimeControl;

use super::visitor::player_count;
use crate::{App, Error};

/// The fields of a form.
pub(super) struct FormFields(pub(super) HashMap<String, String>);

impl FromRequest<App> for FormFields {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<FormFields, Error> {
        let Form(fields) = Form::from_request(request, app).await.map_err(|_| invalid_form())?;
        Ok(FormFields(fields))
    }
}

impl FormFields {
    pub(super) fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// The name that the visitor typed. `None` if the field is empty.
    pub(super) fn name(&self) -> Result<Option<String>, Error> {
        let name = DisplayName::if_given(self.get("name")).map_err(|_| Error::NameTooLong)?;
        Ok(name.map(String::from))
    }

    /// The seat that the visitor chose. `None` if the field is empty.
    pub(super) fn seat(&self) -> Result<Option<Seat>, Error> {
        match self.get("seat") {
            "" => Ok(None),
            text => {
                let seat = text.parse().ok().and_then(Seat::new);
                Ok(Some(seat.ok_or(table::Refusal::NoSuchSeat)?))
            }
        }
    }

    /// The host's choices in the lobby of a table.
    pub(super) fn configuration(&self) -> Result<ClientCommand, Error> {
        let seconds = self.get("clock").parse().unwrap_or(0);
        Ok(ClientCommand::Configure {
            rules: self.rules()?,
            clock: if seconds == 0 { TimeControl::None } else { TimeControl::PerMove(seconds * 1000) },
            listed: self.get("listed") == "yes",
            spectators: self.get("spectators") == "yes",
        })
    }

    /// The chosen rules, number of players and length.
    fn rules(&self) -> Result<Rules, Error> {
        let number = |name: &str| self.get(name).parse::<u32>().map_err(|_| table::Refusal::LengthOutOfRange);
        let rules = match self.get("preset") {
            "own" => RuleOption::ALL.iter().try_fold(Rules::default(), |rules, option| {
                option.parse(self.get(option.key())).map(|choice| rules.with(choice)).map_err(|_| invalid_form())
            })?,
            preset => Rules::preset(preset.parse::<Preset>().map_err(|_| invalid_form())?),
        };
        let length = match self.get("length") {
            "rounds" => Length::Rounds(number("rounds")?),
            "until" => Length::Until(number("until")?),
            _ => Length::Deals(number("deals")?),
        };
        let length = length.checked().ok_or(table::Refusal::LengthOutOfRange)?;
        let players = player_count(self.get("players")).ok_or_else(invalid_form)?;
        Ok(Rules { players, length, ..rules })
    }

    /// The command that a form describes. Its fields have the same names as in JSON.
    pub(super) fn command(self, action: &str) -> Result<ClientCommand, Error> {
        let value = |text: String| text.parse::<u64>().map_or_else(|_| Value::String(text), Value::from);
        let filled = self.0.into_iter().filter(|(_, text)| !text.is_empty());
        let mut command: Map<String, Value> = filled.map(|(name, text)| (name, value(text))).collect();
        command.insert("do".to_owned(), Value::from(action));
        serde_json::from_value(Value::Object(command)).map_err(|_| invalid_form())
    }
}

/// The error for a form that none of our pages sends.
pub(super) fn invalid_form() -> Error {
    Error::BadRequest(protocol::ApiError::new(protocol::ErrorCode::BadRequest, "this form is invalid"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(action: &str, fields: &[(&str, &str)]) -> Result<ClientCommand, Error> {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        FormFields(fields).command(action)
    }

    #[test]
    fn a_form_becomes_a_command() {
        let card = "R5".parse().unwrap();
        assert_eq!(command("play", &[("card", "R5"), ("n", "17")]), Ok(ClientCommand::Play { card, n: 17 }));
        assert_eq!(command("ready", &[("entropy", "")]), Ok(ClientCommand::Ready { entropy: None }));
        assert_eq!(command("react", &[("reaction", "wow")]).map(|_| ()), Ok(()));
    }

    #[test]
    fn a_form_becomes_the_settings_of_a_table() {
        let configuration = |extra: &[(&str, &str)]| {
            let usual =
                [("players", "3"), ("preset", "strict"), ("length", "rounds"), ("rounds", "5"), ("clock", "30")];
            let fields = usual.iter().chain(extra).map(|(name, value)| ((*name).into(), (*value).into())).collect();
            match FormFields(fields).configuration() {
                Ok(ClientCommand::Configure { rules, clock, listed, spectators }) => {
                    Some((rules, clock, listed, spectators))
                }
                _ => None,
            }
        };
        let (rules, clock, listed, spectators) = configuration(&[("listed", "yes")]).unwrap();
        assert_eq!((rules.length, rules.follow), (Length::Rounds(5), rules::Follow::ColourOnly));
        assert_eq!((clock, listed, spectators), (TimeControl::PerMove(30_000), true, false));
        let own = [("preset", "own"), ("follow", "queen-forced"), ("queen_lead", "trump"), ("grand_own", "zero")];
        let (rules, ..) = configuration(&own).unwrap();
        assert_eq!((rules.follow, rules.grand_own), (rules::Follow::QueenForced, rules::GrandOwn::Zero));
        for unknown in [("queen_lead", "x"), ("grand_own", "")] {
            assert_eq!(configuration(&[&own[..], &[unknown]].concat()), None, "{unknown:?}");
        }
        for unknown in [("players", "5"), ("preset", "x"), ("rounds", "0"), ("rounds", "many")] {
            assert_eq!(configuration(&[unknown]), None, "{unknown:?}");
        }
    }

    #[test]
    fn invalid_commands_are_refused() {
        assert!(command("play", &[("card", "R9"), ("n", "17")]).is_err());
        assert!(command("play", &[("card", "R5")]).is_err());
        assert!(command("explode", &[]).is_err());
    }
}
