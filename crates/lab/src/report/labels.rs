//! The texts of the report that have no figures in them.

use rules::{Card, Colour};

use super::{ReportLang, RulesVariant};

/// Headings, captions and labels in one language.
pub(crate) struct Labels {
    pub(crate) title: &'static str,
    pub(crate) promises: &'static str,
    pub(crate) in_short: &'static str,
    pub(crate) seats: &'static str,
    pub(crate) seats_plot: &'static str,
    pub(crate) points: &'static str,
    pub(crate) points_plot: &'static str,
    pub(crate) outcomes: &'static str,
    pub(crate) outcomes_plot: &'static str,
    pub(crate) endings: [&'static str; 4],
    pub(crate) chest: &'static str,
    pub(crate) chest_plot: &'static str,
    pub(crate) stash: &'static str,
    pub(crate) stash_plot: &'static str,
    pub(crate) queens: &'static str,
    pub(crate) queens_plot: &'static str,
    pub(crate) kept: &'static str,
    pub(crate) stashed: &'static str,
    pub(crate) luck: &'static str,
    pub(crate) luck_plot: &'static str,
    pub(crate) options: &'static str,
    pub(crate) options_plot: &'static str,
    pub(crate) columns: [&'static str; 10],
    pub(crate) flawless: &'static str,
    pub(crate) grand: &'static str,
    /// Trained, heuristic and random players.
    pub(crate) players: [&'static str; 3],
    /// Trained over heuristic players, heuristic ones over beginners.
    pub(crate) pairs: [&'static str; 2],
    pub(crate) making: &'static str,
}

const EN: Labels = Labels {
    title: "How Qyrsqyrs plays",
    promises: "What the rulebooks promise, and what we measured",
    in_short: "In short",
    seats: "The seat left of the dealer",
    seats_plot: "Utility by place, counted from the dealer’s left",
    points: "Points and their spread",
    points_plot: "Points of one player in one round, in steps of 20, in % of all results",
    outcomes: "Flawless and Grand",
    outcomes_plot: "How rounds end, in % of rounds",
    endings: ["nobody", "one\nFlawless", "two\nFlawless", "Grand"],
    chest: "The Treasure Chest",
    chest_plot: "Points in the chest, in % of rounds",
    stash: "The best cards to stash",
    stash_plot: "Utility of stashing a card over keeping it (K is black)",
    queens: "What a Queen is worth",
    queens_plot: "Utility of the player who was dealt the Queen",
    kept: "kept",
    stashed: "stashed",
    luck: "Luck and skill",
    luck_plot: "Chance in % that the better player leads after so many rounds",
    options: "What each option changes",
    options_plot: "Rounds with a Flawless player and with a Grand, in %",
    columns: [
        "rules",
        "utility of the first seat",
        "points",
        "standard deviation",
        "Flawless",
        "Grand",
        "points in the chest",
        "best cards to stash",
        "Red Queen kept / stashed",
        "rounds to lead, 90\u{a0}%",
    ],
    flawless: "Flawless",
    grand: "Grand",
    players: ["trained", "heuristic", "random"],
    pairs: ["Trained over heuristic", "Heuristic over beginner"],
    making: "How this page was made",
};

const DE: Labels = Labels {
    title: "Wie sich Qyrsqyrs spielt",
    promises: "Was die Regelhefte versprechen und was wir gemessen haben",
    in_short: "Kurz gesagt",
    seats: "Der Platz links vom Geber",
    seats_plot: "Vorteil nach Platz, vom Geber aus nach links gezählt",
    points: "Punkte und ihre Streuung",
    points_plot: "Minuspunkte eines Spielers in einer Runde in 20er-Schritten, in % aller Ergebnisse",
    outcomes: "Makellos und Grandios",
    outcomes_plot: "Wie Runden enden, in % der Runden",
    endings: ["niemand", "einer\nmakellos", "zwei\nmakellos", "Grandios"],
    chest: "Die Schatztruhe",
    chest_plot: "Punkte in der Schatztruhe, in % der Runden",
    stash: "Die besten Karten für die Schatztruhe",
    stash_plot: "Was es bringt, eine Karte in die Schatztruhe zu legen statt sie zu behalten (K ist Schwarz)",
    queens: "Was eine Dame wert ist",
    queens_plot: "Vorteil des Spielers, der die Dame bekommen hat",
    kept: "behalten",
    stashed: "in die Schatztruhe gelegt",
    luck: "Glück und Können",
    luck_plot: "Wahrscheinlichkeit in %, dass der bessere Spieler nach so vielen Runden vorn liegt",
    options: "Was jede Hausregel ändert",
    options_plot: "Runden mit einem makellosen Spieler und grandiose Runden, in %",
    columns: [
        "Regeln",
        "Vorteil des ersten Platzes",
        "Punkte",
        "Streuung",
        "Makellos",
        "Grandios",
        "Punkte in der Truhe",
        "beste Karten für die Truhe",
        "Rote Dame behalten / in der Truhe",
        "Runden bis zur Führung, 90\u{a0}%",
    ],
    flawless: "Makellos",
    grand: "Grandios",
    players: ["trainiert", "mit Faustregeln", "zufällig"],
    pairs: ["Trainiert gegen Faustregeln", "Faustregeln gegen Anfänger"],
    making: "Wie diese Seite entstanden ist",
};

impl ReportLang {
    /// The texts without figures.
    pub(crate) const fn labels(self) -> &'static Labels {
        match self {
            ReportLang::En => &EN,
            ReportLang::De => &DE,
        }
    }

    /// A variant of the rules, as it follows "with" in a sentence.
    pub(crate) const fn variant(self, variant: RulesVariant) -> &'static str {
        match (self, variant) {
            (ReportLang::En, RulesVariant::Usual) => "four players and the usual rules",
            (ReportLang::En, RulesVariant::Three) => "three players",
            (ReportLang::En, RulesVariant::ColourOnly) => "follow: colour-only",
            (ReportLang::En, RulesVariant::QueenForced) => "follow: queen-forced",
            (ReportLang::En, RulesVariant::QueenColour) => "queen_lead: colour",
            (ReportLang::En, RulesVariant::GrandZero) => "grand_own: zero",
            (ReportLang::De, RulesVariant::Usual) => "vier Spielern und den üblichen Regeln",
            (ReportLang::De, RulesVariant::Three) => "drei Spielern",
            (ReportLang::De, RulesVariant::ColourOnly) => "strengem Farbzwang (follow: colour-only)",
            (ReportLang::De, RulesVariant::QueenForced) => "Damenzwang (follow: queen-forced)",
            (ReportLang::De, RulesVariant::QueenColour) => "Damen, die ihre Farbe fordern (queen_lead: colour)",
            (ReportLang::De, RulesVariant::GrandZero) => "0 Punkten für Grandios (grand_own: zero)",
        }
    }

    /// The same in a table and below a plot.
    pub(crate) const fn short_variant(self, variant: RulesVariant) -> &'static str {
        match (self, variant) {
            (ReportLang::En, RulesVariant::Usual) => "usual",
            (ReportLang::De, RulesVariant::Usual) => "üblich",
            (ReportLang::En, RulesVariant::Three) => "three\nplayers",
            (ReportLang::De, RulesVariant::Three) => "drei\nSpieler",
            (_, RulesVariant::ColourOnly) => "colour-\nonly",
            (_, RulesVariant::QueenForced) => "queen-\nforced",
            (_, RulesVariant::QueenColour) => "queen:\ncolour",
            (_, RulesVariant::GrandZero) => "grand:\nzero",
        }
    }

    /// A Queen by her colour, at the beginning of a sentence or in a label.
    pub(crate) const fn queen(self, colour: Colour) -> &'static str {
        match (self, colour) {
            (ReportLang::En, Colour::Red) => "Red Queen",
            (ReportLang::En, Colour::Black) => "Black Queen",
            (ReportLang::En, Colour::Blue) => "Blue Queen",
            (ReportLang::En, Colour::Green) => "Green Queen",
            (ReportLang::De, Colour::Red) => "Rote Dame",
            (ReportLang::De, Colour::Black) => "Schwarze Dame",
            (ReportLang::De, Colour::Blue) => "Blaue Dame",
            (ReportLang::De, Colour::Green) => "Grüne Dame",
        }
    }

    /// A single card in a sentence, with its article.
    pub(crate) fn one_card(self, card: Card) -> String {
        let name = self.card_kind(card);
        match (self, card.is_queen(), card.points()) {
            (ReportLang::En, true, _) => format!("the {name}"),
            (ReportLang::En, false, 8) => format!("an {name}"),
            (ReportLang::En, false, _) => format!("a {name}"),
            (ReportLang::De, true, _) => format!("die {name}"),
            (ReportLang::De, false, _) => format!("eine {name}"),
        }
    }

    /// Cards that are alike in a list: a number, or a Queen by her colour.
    pub(crate) fn card_kind(self, card: Card) -> String {
        match (card.is_queen(), self) {
            (true, _) => self.queen(card.colour()).to_owned(),
            (false, _) => card.points().to_string(),
        }
    }
}
