//! The sentences of the report that have figures in them. Figures come as text, written in the language of the
//! sentence.

use super::ReportLang;
use super::ReportLang::{De, En};

/// How a rate changes under an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    Rises,
    Falls,
    Stays,
}

impl ReportLang {
    /// The paragraph before the first section.
    pub(crate) fn introduction(self, random: &str, trained: &str, others: &str) -> String {
        match self {
            En => format!(
                "What {random} rounds of random play, {trained} of trained players and {others} of others show about the balance of \
                 the game. All points are minus points. The <em>utility</em> of a player is the mean of the opponents’ points minus \
                 their own: above 0 is better than the table. Thin lines on bars are 95\u{a0}% intervals."
            ),
            De => format!(
                "Was {random} Runden zufälligen Spiels, {trained} Runden trainierter Spieler und {others} Runden anderer über die \
                 Balance des Spiels zeigen. Alle Punkte sind Minuspunkte. Der <em>Vorteil</em> eines Spielers ist der Durchschnitt der \
                 Punkte der anderen minus die eigenen: Über 0 ist besser als der Tisch. Dünne Linien auf Balken sind \
                 95-%-Intervalle."
            ),
        }
    }

    /// The paragraph at the end.
    pub(crate) fn making(self) -> &'static str {
        match self {
            En => {
                "Same seed, same figures, on any machine and with any number of threads. The tallies behind the page are in \
                 <code>figures.json</code>. Trained players (the bot “strong”) use the trained network without thinking ahead; heuristic \
                 players (“medium”) use a handmade heuristic; beginners are the bot “easy”; random players play any legal card. \
                 How real people play may differ."
            }
            De => {
                "Gleicher Startwert, gleiche Zahlen, auf jedem Rechner und mit beliebig vielen Threads. Die Zählungen hinter dieser Seite \
                 stehen in <code>figures.json</code>. Trainierte Spieler (der Bot „strong“) nutzen das trainierte Netz, ohne \
                 vorauszudenken; Spieler mit Faustregeln (der Bot „medium“) folgen einer von Hand gemachten Heuristik; Anfänger sind der Bot \
                 „easy“; zufällige Spieler spielen irgendeine erlaubte Karte. Menschen spielen vielleicht anders."
            }
        }
    }

    /// What the utility of the first seat, `value`, with its interval is: an advantage, a disadvantage, or too little
    /// to tell.
    pub(crate) fn first_seat(self, value: f64, ci95: f64) -> String {
        let (signed, size, margin) = (self.signed(value, 2), self.decimal(value.abs(), 2), self.decimal(ci95, 2));
        match (self, value.abs() > ci95, value > 0.0) {
            (En, false, _) => format!("makes no difference that these rounds can prove (utility {signed} ± {margin})"),
            (En, true, true) => format!("is an advantage of {size} ± {margin} points per round"),
            (En, true, false) => format!("is a disadvantage of {size} ± {margin} points per round (utility {signed})"),
            (De, false, _) => {
                format!("macht keinen Unterschied, den diese Runden belegen könnten (Vorteil {signed} ± {margin})")
            }
            (De, true, true) => format!("ist ein Vorteil von {size} ± {margin} Punkten pro Runde"),
            (De, true, false) => {
                format!("ist ein Nachteil von {size} ± {margin} Punkten pro Runde (Vorteil {signed})")
            }
        }
    }

    pub(crate) fn first_seat_in_short(self, trained: &str) -> String {
        match self {
            En => format!("Sitting left of the dealer {trained} among trained players."),
            De => format!("Links vom Geber zu sitzen {trained}, wenn alle trainiert sind."),
        }
    }

    pub(crate) fn first_seat_words(self, [trained, heuristic, random]: [String; 3]) -> String {
        match self {
            En => format!(
                "The player left of the dealer leads the first trick. Among trained players that {trained}; among heuristic players it \
                 {heuristic}; under random play it {random}. The deal moves on after each round, so a match in which everybody deals \
                 once evens it out."
            ),
            De => format!(
                "Wer links vom Geber sitzt, spielt den ersten Stich aus. Dieser Platz {trained}, wenn alle trainiert sind; er \
                 {heuristic}, wenn alle Faustregeln folgen, und {random}, wenn alle zufällig spielen. Der Geber wechselt nach jeder \
                 Runde, deshalb gleicht sich das aus, wenn jeder einmal gibt."
            ),
        }
    }

    pub(crate) fn chest_in_short(self, points: &str) -> String {
        match self {
            En => {
                format!("The chest is worth {points} points on average, of the 140 in the deck, before any doubling.")
            }
            De => format!("Die Schatztruhe ist im Schnitt {points} der 140 Punkte wert, vor jeder Verdopplung."),
        }
    }

    pub(crate) fn outcomes_in_short(self, flawless: &str, grand: &str) -> String {
        match self {
            En => format!(
                "Among trained players somebody is Flawless in {flawless} of rounds, and somebody makes a Grand in {grand}."
            ),
            De => format!(
                "Unter trainierten Spielern ist in {flawless} der Runden jemand makellos, und {grand} enden grandios."
            ),
        }
    }

    pub(crate) fn points_words(self, [mean, deviation, random, random_deviation]: [String; 4]) -> String {
        match self {
            En => format!(
                "A trained player gets {mean} points per round on average, with a standard deviation of {deviation}; under random play \
                 it is {random} and {random_deviation}. Most rounds end low, and a few end very high: doublings for Flawless players \
                 and the 500 points of a lost Grand, the lone bar at the right, make the long tail."
            ),
            De => format!(
                "Ein trainierter Spieler bekommt im Schnitt {mean} Punkte pro Runde, bei einer Standardabweichung von {deviation}; bei \
                 zufälligem Spiel sind es {random} und {random_deviation}. Die meisten Runden enden niedrig, wenige sehr hoch: \
                 Verdopplungen durch makellose Spieler und die 500 Punkte gegen einen Grandiosen, der einzelne Balken rechts, machen \
                 den langen Schwanz."
            ),
        }
    }

    pub(crate) fn outcomes_words(self, [one, two, grand, random]: [String; 4]) -> String {
        match self {
            En => format!(
                "Among trained players {one} of rounds have one Flawless player, {two} have two, and {grand} end in a Grand. Random \
                 players make a Grand in {random} of rounds: it takes intent, and attack and defence of the Grand decide many rounds."
            ),
            De => format!(
                "Unter trainierten Spielern gibt es in {one} der Runden einen makellosen Spieler und in {two} zwei; {grand} enden \
                 grandios. Zufällige Spieler spielen in {random} der Runden grandios: Man muss es wollen, und Angriff und Abwehr \
                 entscheiden viele Runden."
            ),
        }
    }

    pub(crate) fn chest_words(self, [points, random, queen, first]: [String; 4]) -> String {
        match self {
            En => format!(
                "Trained players fill the chest with {points} points on average (random ones with {random}), and put at least one \
                 Queen into it in {queen} of rounds. The winner of the last trick takes it: the player left of the dealer in {first} \
                 of rounds."
            ),
            De => format!(
                "Trainierte Spieler füllen die Schatztruhe im Schnitt mit {points} Punkten (zufällige mit {random}), und in {queen} \
                 der Runden liegt mindestens eine Dame darin. Sie geht an den, der den letzten Stich macht: in {first} der Runden \
                 an den Spieler links vom Geber."
            ),
        }
    }

    /// The best cards to stash: one, or several that cannot be told apart.
    pub(crate) fn best_stash(self, cards: &str, several: bool, from: &str, to: &str) -> String {
        match (self, several) {
            (En, false) => format!("The best card for the chest is {cards}: {from} points better than keeping it."),
            (En, true) => format!(
                "{cards} are equally good cards for the chest as far as these rounds can tell: {from} to {to} points better than \
                 keeping them."
            ),
            (De, false) => {
                format!("Die beste Karte für die Schatztruhe ist {cards}: {from} Punkte besser, als sie zu behalten.")
            }
            (De, true) => format!(
                "Gleich gut für die Schatztruhe sind, soweit diese Runden es zeigen, {cards}: {from} bis {to} Punkte besser, als sie \
                 zu behalten."
            ),
        }
    }

    /// The worst cards to stash, by how much keeping them is better.
    pub(crate) fn worst_stash(self, cards: &str, several: bool, from: &str, to: &str) -> String {
        match (self, several) {
            (En, false) => format!("The worst is {cards}: {from} points of utility compared with keeping it."),
            (En, true) => {
                format!("The worst are {cards}: {from} to {to} points of utility compared with keeping them.")
            }
            (De, false) => format!("Am schlechtesten ist {cards}: {from} Punkte Vorteil gegenüber dem Behalten."),
            (De, true) => {
                format!("Am schlechtesten sind {cards}: {from} bis {to} Punkte Vorteil gegenüber dem Behalten.")
            }
        }
    }

    pub(crate) fn stash_words(self, best: &str, worst: &str) -> String {
        match self {
            En => format!(
                "To tell what a stash is worth from why a player would choose it, one trained player of each round stashed a card \
                 drawn at random, and is compared with others who were dealt the same card and kept it. {best} {worst} These are means \
                 over all hands; what the rest of a hand looks like matters as much."
            ),
            De => format!(
                "Um zu trennen, was eine Karte in der Schatztruhe wert ist und warum jemand sie hineinlegt, legte in jeder Runde ein \
                 trainierter Spieler eine zufällige Karte hinein; verglichen wird mit anderen, die dieselbe Karte hatten und behielten. \
                 {best} {worst} Das sind Mittelwerte über alle Blätter; der Rest des Blattes zählt ebenso viel."
            ),
        }
    }

    pub(crate) fn queens_words(self, each: &str) -> String {
        match self {
            En => format!(
                "The utility of a player who was dealt a Queen, by whether they kept her or put her into the chest (where the card was \
                 drawn at random, not chosen). {each}"
            ),
            De => format!(
                "Der Vorteil eines Spielers, der eine Dame bekommen hat, je nachdem, ob er sie behielt oder in die Schatztruhe legte \
                 (wo die Karte ausgelost und nicht gewählt wurde). {each}"
            ),
        }
    }

    pub(crate) fn queen_words(self, queen: &str, kept: &str, stashed: &str) -> String {
        match self {
            En => format!("{queen}: {kept} kept, {stashed} stashed."),
            De => format!("{queen}: {kept} behalten, {stashed} in der Schatztruhe."),
        }
    }

    pub(crate) fn luck_words(self, pairs: &str) -> String {
        match self {
            En => format!("In a single round the cards decide more than the players do. {pairs}"),
            De => format!("In einer einzelnen Runde entscheiden die Karten mehr als die Spieler. {pairs}"),
        }
    }

    /// What a better player gains, and after how many rounds they lead with 75, 90 and 95 % certainty.
    pub(crate) fn lead_words(self, pair: &str, gain: &str, deviation: &str, rounds: [Option<u64>; 3]) -> String {
        let unknown = match self {
            En => "more rounds than can be told",
            De => "mehr Runden, als sich sagen lässt,",
        };
        let [first, second, third] =
            rounds.map(|rounds| rounds.map_or_else(|| unknown.to_owned(), |count| self.grouped(count)));
        match self {
            En => format!(
                "<b>{pair}</b>: the better player gains {gain} points per round on each other one, against a standard deviation of \
                 {deviation}; they lead after {first} rounds with 75\u{a0}% certainty, after {second} with 90\u{a0}% and after {third} \
                 with 95\u{a0}%."
            ),
            De => format!(
                "<b>{pair}</b>: Der bessere Spieler gewinnt pro Runde {gain} Punkte auf jeden anderen, bei einer Standardabweichung von \
                 {deviation}; er führt nach {first} Runden mit 75\u{a0}% Sicherheit, nach {second} mit 90\u{a0}% und nach {third} \
                 mit 95\u{a0}%."
            ),
        }
    }

    pub(crate) const fn options_words(self) -> &'static str {
        match self {
            En => "All figures are of trained players; one option is changed at a time.",
            De => "Alle Zahlen gelten für trainierte Spieler; es ist immer nur eine Regel geändert.",
        }
    }

    /// How a rate changes from `before` to `now`.
    pub(crate) fn change(self, change: Change, before: &str, now: &str) -> String {
        match (self, change) {
            (En, Change::Rises) => format!("rise from {before} to {now}"),
            (En, Change::Falls) => format!("fall from {before} to {now}"),
            (En, Change::Stays) => format!("stay at about {now}"),
            (De, Change::Rises) => format!("steigen von {before} auf {now}"),
            (De, Change::Falls) => format!("fallen von {before} auf {now}"),
            (De, Change::Stays) => format!("bleiben bei etwa {now}"),
        }
    }

    pub(crate) fn option_words(self, variant: &str, [flawless, grand]: [String; 2], figures: [String; 4]) -> String {
        let [mean, usual_mean, chest, usual_chest] = figures;
        match self {
            En => format!(
                "<b>With {variant}</b>, Flawless rounds {flawless} and Grands {grand}; a player gets {mean} points per round (usually \
                 {usual_mean}), and the chest is worth {chest} (usually {usual_chest})."
            ),
            De => format!(
                "<b>Mit {variant}</b>: Makellose Runden {flawless}, grandiose {grand}; ein Spieler bekommt {mean} Punkte pro Runde \
                 (üblich: {usual_mean}), und die Schatztruhe ist {chest} wert (üblich: {usual_chest})."
            ),
        }
    }
}
