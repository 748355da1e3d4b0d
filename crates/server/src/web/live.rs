//! The socket of a table's page: receives commands and questions, and sends regions of the page.

use axum::extract::State;
use axum::response::Response;
use pages::TablePage;
use pages::table::{ClientCache, answer, frames, full, is_announced};
use protocol::{BrowserQuestion, FromBrowser, ServerEvent, Spoken, SpokenQuery, TableUpdate, ToBrowser};
use rules::Claim;

use super::errors::reason;
use super::hint::hint;
use super::table_page::PageContext;
use super::visitor::Visitor;
use crate::budget::Payer;
use crate::connection::{CloseReason, Closing, Codec, Connection, Outbox, SocketRequest, TextFrame, close_code};
use crate::room::{Outgoing, PageUpdate, Room, SocketFormat};
use crate::{App, Error};

/// Opens the socket of a page.
pub(super) async fn upgrade(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    room: Result<Room, Error>,
    request: SocketRequest,
) -> Response {
    let subscribed = match room {
        Ok(room) => room.subscribe(visitor.player(), request.address(), SocketFormat::Html).await,
        Err(error) => Err(error),
    };
    let outbox = subscribed.as_ref().map_or_else(|_| Outbox::default(), |subscription| subscription.frames.clone());
    request.open(outbox, async move |socket| match subscribed {
        Ok(subscription) => {
            let codec = HtmlCodec { app: app.clone(), visitor, payer, seen: ClientCache::default(), shown: None };
            Connection::new(app, subscription, codec).run(socket).await;
        }
        Err(_) => GONE.send(socket).await,
    })
}

/// Tells a page that its table is gone. The page then reloads and shows that.
const GONE: Closing = Closing { message: None, code: 4404, reason: "gone" };

/// Renders the page for one visitor.
struct HtmlCodec {
    app: App,
    visitor: Visitor,
    payer: Payer,
    seen: ClientCache,
    /// What the page shows. `None` before the first update.
    shown: Option<PageUpdate>,
}

impl Codec for HtmlCodec {
    fn parse(&self, text: &str) -> Result<FromBrowser, String> {
        FromBrowser::read(text)
    }

    /// The page's script sends only valid messages, so there is nobody to tell.
    fn invalid_message(&self, _why: &str) -> Option<TextFrame> {
        None
    }

    async fn answer(&self, question: BrowserQuestion) -> Option<TextFrame> {
        let message = match question {
            BrowserQuestion::Hint => return self.hint().await,
            BrowserQuestion::Spoken(query) => self.spoken(query),
        };
        Some(message.write().into())
    }

    /// One message per event, or one message with the whole page.
    fn encode(&mut self, frame: Outgoing) -> Vec<TextFrame> {
        let step = match frame {
            Outgoing::Update(step) => self.shown.insert(step),
            Outgoing::Refused { re, error } => {
                let why = self.with_page(|page| reason(page.words, &error, |seat| page.who(seat)));
                return vec![ToBrowser::Refused { re, why: why.unwrap_or_default() }.write().into()];
            }
            Outgoing::Text(_) | Outgoing::Bye { .. } => return Vec::new(),
        };
        let context = PageContext::new(step, &self.visitor);
        let Some(shown) = shown_steps(step) else {
            return vec![full(&context.page(&step.last)).encode(&mut self.seen).into()];
        };
        let mut texts = Vec::new();
        for (update, event) in shown {
            let page = context.page(update);
            texts.extend(frames(&page, event).iter().map(|frame| TextFrame::from(frame.encode(&mut self.seen))));
        }
        texts
    }

    fn closing(&self, reason: &CloseReason) -> Option<Closing> {
        let (code, reason) = match reason {
            CloseReason::ClientGone => return None,
            CloseReason::RoomGone | CloseReason::Dismissed { again: None, .. } => return Some(GONE),
            CloseReason::TooManyMessages => (close_code::POLICY, "too many messages"),
            CloseReason::TooLong => (close_code::SIZE, "too long"),
            CloseReason::Dismissed { again: Some(_), .. } => (close_code::RESTART, "restart"),
        };
        Some(Closing { message: None, code, reason })
    }
}

impl HtmlCodec {
    /// Calls `make` with the page as shown. Returns `None` before the first update.
    fn with_page<T>(&self, make: impl FnOnce(&TablePage<'_>) -> T) -> Option<T> {
        let step = self.shown.as_ref()?;
        Some(make(&PageContext::new(step, &self.visitor).page(&step.last)))
    }

    fn spoken(&self, ask: SpokenQuery) -> ToBrowser {
        let say = self.with_page(|page| answer(page, ask)).unwrap_or_default();
        ToBrowser::Spoken(Spoken { say })
    }

    /// Computes a hint. Other messages wait meanwhile, which is fine: it is this player's turn, and all others are
    /// bots.
    async fn hint(&self) -> Option<TextFrame> {
        let (card, said) = hint(&self.app, &self.visitor, self.payer, self.shown.as_ref()?).await?;
        Some(ToBrowser::Hint { card, text: said.join(" ") }.write().into())
    }
}

/// After a claim of all remaining tricks, shows only the last of the cards that follow.
fn skip_claimed_cards(shown: &mut Vec<(&TableUpdate, &ServerEvent)>) {
    let is_claim = |event: &ServerEvent| matches!(event, ServerEvent::Claimed { claim: Claim::Rest, .. });
    let Some(claimed) = shown.iter().position(|(_, event)| is_claim(event)) else { return };
    let is_card = |event: &ServerEvent| matches!(event, ServerEvent::Played(_));
    let last = shown.iter().rposition(|(_, event)| is_card(event));
    let mut place = 0;
    shown.retain(|(_, event)| {
        place += 1;
        place - 1 <= claimed || !is_card(event) || last == Some(place - 1)
    });
}

/// The events of a step to show, each with the state to render. Returns `None` if the whole page must be rendered.
///
/// An event without an announcement is shown together with the next announced one, or with the last.
fn shown_steps(step: &PageUpdate) -> Option<Vec<(&TableUpdate, &ServerEvent)>> {
    let happened: Option<Vec<_>> = step.updates().map(|update| Some((update, update.event.as_ref()?))).collect();
    let mut shown = happened?;
    let last = shown.pop()?;
    shown.retain(|(_, event)| is_announced(event));
    skip_claimed_cards(&mut shown);
    match shown.last_mut() {
        Some((update, _)) if !is_announced(last.1) => *update = last.0,
        _ => shown.push(last),
    }
    Some(shown)
}
