//! The fields of forms, and the commands that they stand for.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{FromRequest, Request};
use protocol::{ClientCommand, DisplayName};
use rules::Seat;
use serde_json::{Map, Value};

use crate::{App, Error};

/// The fields of a form.
pub(super) struct FormFields(pub(super) HashMap<String, String>);

impl FromRequest<App> for FormFields {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<FormFields, Error> {
        let Form(fields) = Form::from_request(request, app).await.map_err(|_| bad())?;
        Ok(FormFields(fields))
    }
}

impl FormFields {
    pub(super) fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// The name that the visitor typed; nothing if they left it open.
    pub(super) fn name(&self) -> Result<Option<String>, Error> {
        let name = DisplayName::if_given(self.get("name")).map_err(|_| Error::NameTooLong)?;
        Ok(name.map(String::from))
    }

    /// The random bytes that the visitor's browser adds to the shuffle.
    pub(super) fn entropy(&self) -> Option<rules::fair_deal::Entropy> {
        self.get("entropy").parse().ok()
    }

    /// The seat that the visitor chose; nothing if they left it open.
    pub(super) fn seat(&self) -> Result<Option<Seat>, Error> {
        match self.get("seat") {
            "" => Ok(None),
            text => {
                let seat = text.parse().ok().and_then(Seat::new);
                Ok(Some(seat.ok_or(table::Refusal::NoSuchSeat)?))
            }
        }
    }

    /// The command that a form means: the same words as on the socket.
    pub(super) fn command(self, action: &str) -> Result<ClientCommand, Error> {
        let value = |text: String| text.parse::<u64>().map_or_else(|_| Value::String(text), Value::from);
        let filled = self.0.into_iter().filter(|(_, text)| !text.is_empty());
        let mut command: Map<String, Value> = filled.map(|(name, text)| (name, value(text))).collect();
        command.insert("do".to_owned(), Value::from(action));
        serde_json::from_value(Value::Object(command)).map_err(|_| bad())
    }
}

/// Something that no page of ours sends.
pub(super) fn bad() -> Error {
    Error::BadRequest(protocol::ApiError::new(protocol::ErrorCode::BadRequest, "this form cannot be understood"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(action: &str, fields: &[(&str, &str)]) -> Result<ClientCommand, Error> {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        FormFields(fields).command(action)
    }

    #[test]
    fn a_card_is_played() {
        let card = "R5".parse().unwrap();
        assert_eq!(command("play", &[("card", "R5"), ("n", "17")]), Ok(ClientCommand::Play { card, n: 17 }));
        assert_eq!(command("ready", &[("entropy", "")]), Ok(ClientCommand::Ready { entropy: None }));
        assert_eq!(command("react", &[("reaction", "wow")]).map(|_| ()), Ok(()));
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(command("play", &[("card", "R9"), ("n", "17")]).is_err());
        assert!(command("play", &[("card", "R5")]).is_err());
        assert!(command("explode", &[]).is_err());
    }
}
