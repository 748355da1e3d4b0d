//! Identities that people can keep: links that move an identity to another browser, and the revocation of keys.
//!
//! A link holds the id of a person and a secret. The database holds a hash of the secret, and the person's token
//! encrypted with it, so nobody can make a key or a link from the stored data. A person has at most one link.
//! Revocation removes the link and increments the generation of the person's keys: only keys of the latest generation
//! are valid.

use std::collections::HashMap;
use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{Store, StoreError};
use table::PlayerId;

use crate::guest::{Token, random};
use crate::{App, Error, lock};

/// The prefix of identities among the names in the store; the id of the person follows.
const PREFIX: &str = "identity:";

/// The stored part of an identity.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct StoredIdentity {
    generation: u32,
    link: Option<StoredLink>,
}

/// The stored part of a link, as hexadecimal digits.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct StoredLink {
    /// A hash of the link's secret.
    hash: String,
    /// The person's token, encrypted with the link's secret.
    sealed: String,
}

/// The code in a link: the person's id and the secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct LinkCode {
    player: PlayerId,
    secret: [u8; 16],
}

impl LinkCode {
    /// Finds the code in a text: a link, a file that contains one, or the code alone.
    pub(crate) fn find(text: &str) -> Option<LinkCode> {
        let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let mut bytes = [0; 32];
        words.find(|word| word.len() == 64 && hex::decode_to_slice(word, &mut bytes).is_ok())?;
        let (mut player, mut secret) = ([0; 16], [0; 16]);
        player.copy_from_slice(&bytes[..16]);
        secret.copy_from_slice(&bytes[16..]);
        Some(LinkCode { player: PlayerId(player), secret })
    }

    /// The code as it appears in a link.
    pub(crate) fn text(&self) -> String {
        hex::encode(self.player.0) + &hex::encode(self.secret)
    }

    fn hash(&self) -> String {
        hex::encode(Sha256::new().chain_update(b"qyrsqyrs link").chain_update(self.secret).finalize())
    }

    /// Encrypts or decrypts a token with a one-time pad. That is safe because each link's secret encrypts only one
    /// token.
    fn seal(&self, token: [u8; 16]) -> [u8; 16] {
        let pad = Sha256::new().chain_update(b"qyrsqyrs seal").chain_update(self.secret).finalize();
        std::array::from_fn(|index| token[index] ^ pad[index])
    }

    /// The part of the link to store, which opens this token.
    fn stored(&self, token: &Token) -> StoredLink {
        StoredLink { hash: self.hash(), sealed: hex::encode(self.seal(token.secret)) }
    }

    /// The person's token, if this is their current link.
    fn open(&self, identity: &StoredIdentity) -> Option<Token> {
        let link = identity.link.as_ref().filter(|link| link.hash == self.hash())?;
        let mut sealed = [0; 16];
        hex::decode_to_slice(&link.sealed, &mut sealed).ok()?;
        let token = Token { secret: self.seal(sealed), generation: identity.generation };
        (token.guest().player == self.player).then_some(token)
    }
}

/// The generations of all people who have revoked keys, and a lock for changes.
#[derive(Debug, Default)]
pub(crate) struct Identities {
    generations: Mutex<HashMap<PlayerId, u32>>,
    changing: tokio::sync::Mutex<()>,
}

impl Identities {
    /// Loads the generations.
    pub(crate) async fn load(store: &Store) -> Result<Identities, StoreError> {
        let mut generations = HashMap::new();
        for (name, value) in store.values(PREFIX).await? {
            let mut player = [0; 16];
            let named = hex::decode_to_slice(name.trim_start_matches(PREFIX), &mut player);
            match serde_json::from_str::<StoredIdentity>(&value) {
                Ok(identity) if named.is_ok() && identity.generation > 0 => {
                    generations.insert(PlayerId(player), identity.generation);
                }
                Ok(_) => {}
                Err(_) => tracing::error!(name, "an identity cannot be read: its link and its revocation are ignored"),
            }
        }
        Ok(Identities { generations: Mutex::new(generations), ..Identities::default() })
    }

    /// Whether the token has not been revoked.
    pub(crate) fn is_current(&self, token: &Token) -> bool {
        let latest = lock(&self.generations).get(&token.guest().player).copied();
        token.generation == latest.unwrap_or(0)
    }
}

impl App {
    async fn stored_identity(&self, player: PlayerId) -> Result<StoredIdentity, Error> {
        let value = self.store.value(&name_of(player)).await?;
        Ok(value.and_then(|value| serde_json::from_str(&value).ok()).unwrap_or_default())
    }

    async fn save_identity(&self, player: PlayerId, identity: &StoredIdentity) -> Result<(), Error> {
        let value = serde_json::to_string(identity).map_err(|_| Error::Failed)?;
        Ok(self.store.set_value(&name_of(player), Some(&value)).await?)
    }

    /// Creates a new link to an identity. It replaces the previous one.
    pub(crate) async fn new_link(&self, token: &Token) -> Result<LinkCode, Error> {
        let player = token.guest().player;
        let code = LinkCode { player, secret: random() };
        let _alone = self.identities.changing.lock().await;
        let identity = self.stored_identity(player).await?;
        self.save_identity(player, &StoredIdentity { link: Some(code.stored(token)), ..identity }).await?;
        Ok(code)
    }

    /// The token to which a link leads. `None` if the link is invalid or was replaced.
    pub(crate) async fn token_of_link(&self, code: &LinkCode) -> Result<Option<Token>, Error> {
        Ok(code.open(&self.stored_identity(code.player).await?))
    }

    /// Revokes the link and all keys of a person, and closes their sockets. Returns the token of the only valid key.
    pub(crate) async fn revoke(&self, token: &Token) -> Result<Token, Error> {
        let player = token.guest().player;
        let alone = self.identities.changing.lock().await;
        let generation = self.stored_identity(player).await?.generation + 1;
        self.save_identity(player, &StoredIdentity { generation, link: None }).await?;
        lock(&self.identities.generations).insert(player, generation);
        drop(alone);
        for room in self.rooms.of_player(player) {
            room.disconnect(player).await;
        }
        Ok(Token { generation, ..*token })
    }
}

fn name_of(player: PlayerId) -> String {
    format!("{PREFIX}{}", hex::encode(player.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: Token = Token { secret: [7; 16], generation: 3 };

    fn code(secret: u8) -> LinkCode {
        LinkCode { player: TOKEN.guest().player, secret: [secret; 16] }
    }

    #[test]
    fn a_code_is_found_in_links_and_files() {
        let text = code(9).text();
        let found = |text: &str| LinkCode::find(text).map(|code| code.text());
        for around in ["", "https://cards.example.org/recover#", "A sentence.\r\n\r\nhttp://127.0.0.1:7777/recover#"] {
            assert_eq!(found(&format!("{around}{text}\n")).as_deref(), Some(text.as_str()));
        }
        for wrong in ["", &text[1..], &format!("{text}0"), &text.replace(&text[..1], "x")] {
            assert_eq!(found(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn only_the_latest_link_opens_an_identity() {
        let identity = StoredIdentity { generation: 3, link: Some(code(9).stored(&TOKEN)) };
        assert_eq!(code(9).open(&identity), Some(TOKEN));
        assert_eq!(code(8).open(&identity), None);
        assert_eq!(code(9).open(&StoredIdentity { generation: 3, link: None }), None);
        let other = LinkCode { player: PlayerId([1; 16]), ..code(9) };
        assert_eq!(other.open(&identity), None, "a link of another person");
    }

    #[test]
    fn stored_data_reveals_neither_key_nor_link() {
        let stored = serde_json::to_string(&code(9).stored(&TOKEN)).unwrap();
        for secret in [hex::encode(TOKEN.secret), hex::encode([9; 16])] {
            assert!(!stored.contains(&secret), "{stored}");
        }
    }
}
