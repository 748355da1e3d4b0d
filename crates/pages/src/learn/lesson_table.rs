//! A teaching table: like the table of a match, with a text beside it and one answer to give.

use learn::Names;
use maud::{Markup, PreEscaped, html};
use protocol::{RoundState, RoundView, SeatKind, SeatState, TableState};
use rules::{CardSet, PerSeat, View};
use table::Stage;
use words::{Table, Web, Words};

use crate::assets;
use crate::page_shell::{Menu, PageMeta, PageShell};
use crate::sprite::SpriteSet;
use crate::table::{SpokenQuery, answer, board, bottom_seat, result_board};
use crate::table_page::TablePage;

/// What is shown on a teaching table.
pub(super) struct LessonTable<'a> {
    /// What the learner may know.
    pub(super) view: &'a View,
    pub(super) names: &'a Names,
    /// The address of the page, which is also where a card is sent.
    pub(super) path: &'a str,
    /// What a card is sent with.
    pub(super) kept: Option<(&'a str, String)>,
    /// Whether a card is asked for.
    pub(super) open: bool,
    /// Whether the last trick is held up to be read.
    pub(super) held: bool,
    pub(super) title: &'a str,
    /// How far the learner has come, above the title.
    pub(super) place: &'a str,
    pub(super) text: &'a str,
    /// What is said about the last choice.
    pub(super) said: Vec<String>,
    /// Why the last choice was refused.
    pub(super) why: Option<String>,
    /// Whether what is said is good news.
    pub(super) good: bool,
    /// What can be done besides choosing a card.
    pub(super) tools: Markup,
    /// What else stands beside the table.
    pub(super) side: Markup,
    /// Something that the learner asks to hear.
    pub(super) ask: Option<SpokenQuery>,
}

impl LessonTable<'_> {
    pub(super) fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let state = self.state();
        let table = TablePage::new(&state, 0, words);
        let over = self.view.public.reveal.is_some();
        let main = html! {
            main #main.table.learn tabindex="-1" {
                (self.lesson())
                @if over { (result_board(&table)) } @else { (board(&table, self.held)) }
                div.answer {
                    (self.reply(&table))
                    div #tools.row { (PreEscaped(&self.tools.0)) }
                }
                div.mine-row {
                    (self.hand(words))
                    p #why.why role="alert" { @if let Some(why) = &self.why { (why) } }
                    @if !over { div #own { (bottom_seat(&table, self.held)) } } @else { div #own {} }
                }
                div.side.more {
                    (PreEscaped(&self.side.0))
                    (self.listen(words))
                }
            }
            script type="module" src=(assets::path("learn.js")) {}
        };
        let page = PageMeta { title: self.title, class: "at-table", symbols: SpriteSet::All, menu: Menu::Folded };
        shell.page(&page, &main)
    }

    fn state(&self) -> TableState {
        let rules = self.view.public.rules;
        let seat = |seat| SeatState { kind: SeatKind::Person, name: self.names[seat].clone(), ..SeatState::default() };
        let view = RoundView::Player(self.view.clone());
        TableState {
            stage: Stage::Playing,
            you: Some(self.view.seat),
            seats: PerSeat::from_fn(rules.players, seat),
            round: Some(RoundState { round: 0, view, fairness: None }),
            ..TableState::empty(rules)
        }
    }

    /// The text comes first: on a narrow screen it stands above the table, for ears it is read first.
    fn lesson(&self) -> Markup {
        html! {
            section.side.lesson aria-labelledby="lesson-title" {
                div.panel {
                    p.note { (self.place) }
                    h1 #lesson-title { (self.title) }
                    p { (self.text) }
                }
            }
        }
    }

    /// What is said about the last choice, or what was asked for.
    fn reply(&self, table: &TablePage<'_>) -> Markup {
        let asked = self.ask.map(|ask| answer(table, ask)).unwrap_or_default();
        html! {
            div #say.say.reply.good[self.good] role="status" {
                @for line in self.said.iter().chain(&asked) { p { (line) } }
            }
        }
    }

    fn hand(&self, words: &Words) -> Markup {
        let hand = self.view.hand;
        let legal = if self.open { self.view.legal() } else { CardSet::EMPTY };
        let class = format!("hand n{}{}", hand.len(), if legal.is_empty() { "" } else { " go" });
        html! {
            form #hand class=(class) method="post" action=(self.path) aria-label=(words.say(Table::HandLabel)) tabindex="-1" {
                @if let Some((name, value)) = &self.kept { input type="hidden" name=(name) value=(value); }
                ul { @for card in hand { li {
                    button.card name="card" value=(card) data-card=(card) aria-label=(words.card(card))
                        aria-disabled=[(!legal.contains(card)).then_some("true")] {
                        svg aria-hidden="true" { use href={ "#" (card) } {} }
                    }
                } } }
            }
        }
    }

    /// What can be heard, as at any table.
    fn listen(&self, words: &Words) -> Markup {
        let kept = self.kept.as_ref().map(|(name, value)| format!("&{name}={value}")).unwrap_or_default();
        html! {
            details #listen.panel {
                summary { (words.say(Web::ListenTitle)) }
                ul.links { @for ask in SpokenQuery::ALL {
                    li { a href={ (self.path) "?ask=" (ask.name()) (kept) } data-ask=(ask.name()) data-key=(ask.key()) {
                        (words.say(ask.label()))
                    } " " kbd { (ask.key().to_ascii_uppercase()) } }
                } }
            }
        }
    }
}
