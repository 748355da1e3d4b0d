//! The table of a lesson or puzzle: like the table of a match, with a text beside it.

use learn::PlayerNames;
use maud::{Markup, PreEscaped, html};
use protocol::{RoundState, RoundView, SeatKind, SeatState, SpokenQuery, TableState};
use rules::{CardSet, PerSeat, View};
use table::Stage;
use words::{TableMsg, Words};

use crate::assets;
use crate::page_shell::{Menu, PageMeta, PageShell, Script};
use crate::page_style::PageStyle;
use crate::sprite::SpriteSet;
use crate::table::{answer, board, bottom_seat, query_key, query_label, result_board};
use crate::table_page::TablePage;

/// The page of a lesson or puzzle.
pub(super) struct LessonTable<'a> {
    /// The learner's view.
    pub(super) view: &'a View,
    pub(super) names: &'a PlayerNames,
    /// The path of the page. The form sends cards to it.
    pub(super) path: &'a str,
    /// A hidden field that is sent with a card.
    pub(super) hidden_field: Option<(&'a str, String)>,
    /// Whether the learner has to choose a card.
    pub(super) open: bool,
    /// Whether the last trick stays on the table.
    pub(super) held: bool,
    pub(super) title: &'a str,
    /// The number of the step or puzzle, above the title.
    pub(super) position: &'a str,
    pub(super) text: &'a str,
    /// The comment on the last choice.
    pub(super) comment: Vec<String>,
    /// The reason why the last choice was refused.
    pub(super) why: Option<String>,
    /// Whether the last choice was right.
    pub(super) good: bool,
    /// The buttons below the comment.
    pub(super) tools: Markup,
    /// Further panels beside the table.
    pub(super) side: Markup,
    /// The learner's question about the table.
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
        let page = PageMeta {
            title: self.title,
            class: "at-table",
            style: PageStyle::Learn,
            symbols: SpriteSet::All,
            menu: Menu::Folded,
            script: Script::Site,
            preview: None,
        };
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
            round: Some(RoundState { round: 0, view, may_claim: None, autoplay: false, fairness: None }),
            ..TableState::empty(rules)
        }
    }

    /// The text. It comes first, so that screen readers read it first and narrow screens show it above the table.
    fn lesson(&self) -> Markup {
        html! {
            section.side.lesson aria-labelledby="lesson-title" {
                div.panel {
                    p.note { (self.position) }
                    h1 #lesson-title { (self.title) }
                    p { (self.text) }
                }
            }
        }
    }

    /// The comment on the last choice, and the answer to a question.
    fn reply(&self, table: &TablePage<'_>) -> Markup {
        let answers = self.ask.map(|ask| answer(table, ask)).unwrap_or_default();
        html! {
            div #say.say.reply.good[self.good] role="status" {
                @for line in self.comment.iter().chain(&answers) { p { (line) } }
            }
        }
    }

    fn hand(&self, words: &Words) -> Markup {
        let hand = self.view.hand;
        let legal = if self.open { self.view.legal() } else { CardSet::EMPTY };
        let class = format!("hand n{}{}", hand.len(), if legal.is_empty() { "" } else { " go" });
        html! {
            form #hand class=(class) method="post" action=(self.path) aria-label=(words.say(TableMsg::HandLabel)) tabindex="-1" {
                @if let Some((name, value)) = &self.hidden_field { input type="hidden" name=(name) value=(value); }
                ul { @for card in hand { li {
                    button.card name="card" value=(card) data-card=(card) aria-label=(words.card(card))
                        aria-disabled=[(!legal.contains(card)).then_some("true")] {
                        svg aria-hidden="true" { use href={ "#" (card) } {} }
                    }
                } } }
            }
        }
    }

    /// Links to questions about the table.
    fn listen(&self, words: &Words) -> Markup {
        let field = self.hidden_field.as_ref().map(|(name, value)| format!("&{name}={value}")).unwrap_or_default();
        html! {
            details #listen.panel {
                summary { (words.say(TableMsg::ListenTitle)) }
                ul.links { @for &ask in SpokenQuery::ALL {
                    li { a href={ (self.path) "?ask=" (ask.name()) (field) } data-ask=(ask.name()) data-key=(query_key(ask)) {
                        (words.say(query_label(ask)))
                    } " " kbd { (query_key(ask).to_ascii_uppercase()) } }
                } }
            }
        }
    }
}
