# Das Spiel in Worten: Ablehnungen, was am Tisch geschieht, und was man abfragen kann.

## Warum eine Karte nicht geht

refused-no-seat = Auf diesem Platz sitzt niemand.
refused-not-held = Du hast { CARD($card, form: "the") } nicht auf der Hand.
refused-already-stashed = Deine Karte liegt schon in der Schatztruhe, und dabei bleibt es.
refused-stash-first = Noch nicht: Zuerst legen alle eine Karte in die Schatztruhe.
refused-turn = { $who ->
        [you] Du bist dran, aber nicht mit dieser Karte.
       *[other] Noch nicht: { $who } ist dran.
    }
refused-round-over = Die Runde ist vorbei.
refused-follow-colour-or-queen = Du hast { SUIT($colour, form: "plural") }: Spiel { SUIT($colour) } oder eine Dame.
refused-follow-colour = Du hast { SUIT($colour, form: "plural") }: Spiel { SUIT($colour) }. Stattdessen eine Dame zu spielen, geht an diesem Tisch nicht.
refused-queen-forced = Du kannst { SUIT($colour) } nicht bedienen: An diesem Tisch musst du dann eine Dame spielen.
refused-follow-queen = Eine Dame wurde ausgespielt, und du hast eine: Spiel eine Dame.

## Eine Runde beginnt

round-begins = { $dealer ->
        [you] Runde { $round }. Du gibst.
       *[other] Runde { $round }. { $dealer } gibt.
    }
round-begins-of = { $dealer ->
        [you] Runde { $round } von { $rounds }. Du gibst.
       *[other] Runde { $round } von { $rounds }. { $dealer } gibt.
    }
hand-dealt = Deine Karten: { CARDS($cards) }.
stash-ask = Wähle eine Karte für die Schatztruhe. Die Wahl ist endgültig.
stash-chosen = Du legst { CARD($card, form: "the") } in die Schatztruhe.
stash-by = { $who ->
        [you] Du hast eine Karte in die Schatztruhe gelegt.
       *[other] { $who } hat eine Karte in die Schatztruhe gelegt.
    }
stash-waiting = { $count ->
        [one] Es fehlt noch eine Karte in der Schatztruhe.
       *[other] Es fehlen noch { $count } Karten in der Schatztruhe.
    }
stash-complete = Alle haben gewählt. Die Schatztruhe bleibt bis zum Ende der Runde zu.

## Stiche

leads = { $who ->
        [you] Du spielst { CARD($card, form: "the") } aus.
       *[other] { $who } spielt { CARD($card, form: "the") } aus.
    }
plays = { $who ->
        [you] Du spielst { CARD($card, form: "the") }.
       *[other] { $who } spielt { CARD($card, form: "the") }.
    }
turn-to-lead = { $who ->
        [you] Du bist dran: Spiel eine beliebige Karte aus.
       *[other] { $who } spielt aus.
    }
turn-to-follow = { $who ->
        [you] Du bist dran: { SUIT($colour) } wurde ausgespielt.
       *[other] { $who } ist dran.
    }
turn-after-queen = { $who ->
        [you] Du bist dran: Eine Dame wurde ausgespielt.
       *[other] { $who } ist dran.
    }
turn-after-queen-of = { $who ->
        [you] Du bist dran: Eine Dame wurde ausgespielt, { SUIT($colour) } ist gefordert.
       *[other] { $who } ist dran.
    }
takes-trick = { $who ->
        [you] Du machst den Stich: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $who } macht den Stich: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
takes-last-trick = { $who ->
        [you] Du machst den letzten Stich und bekommst die Schatztruhe dazu. Im Stich: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $who } macht den letzten Stich und bekommt die Schatztruhe dazu. Im Stich: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }

## Die Schatztruhe geht auf

chest-opens = { $points ->
        [0] Die Schatztruhe geht auf: { CARDS($cards) }. Kein einziger Punkt.
        [one] Die Schatztruhe geht auf: { CARDS($cards) }. Das ist 1 Punkt.
       *[other] Die Schatztruhe geht auf: { CARDS($cards) }. Das sind { $points } Punkte.
    }
chest-card-by = { $who ->
        [you] Du hast { CARD($card, form: "the") } hineingelegt.
       *[other] { $who } hat { CARD($card, form: "the") } hineingelegt.
    }
chest-card-dealt = { CARD($card, form: "start") } kam beim Geben hinein.
chest-goes-to = { $who ->
        [you] Die Schatztruhe gehört dir.
       *[other] Die Schatztruhe geht an { $who }.
    }

## Punkte einer Runde

flawless = { $who ->
        [you] Makellos! Du hast keinen Stich gemacht: 0 Punkte für dich, und die Punkte aller anderen verdoppeln sich.
       *[other] Makellos! { $who } hat keinen Stich gemacht und bekommt 0 Punkte; die Punkte aller anderen verdoppeln sich.
    }
flawless-two = Gleich zweimal Makellos: { $people }. Dafür gibt es 0 Punkte; die Punkte der anderen vervierfachen sich.
grand = { $who ->
        [you] Grandios! Du hast alle Stiche gemacht: Alle anderen bekommen je 500 Minuspunkte.
       *[other] Grandios! { $who } hat alle Stiche gemacht: Alle anderen bekommen je 500 Minuspunkte.
    }
round-score = { $who ->
        [you] Du bekommst { $points ->
            [0] keine Punkte.
            [one] 1 Minuspunkt.
           *[other] { $points } Minuspunkte.
        }
       *[other] { $who } bekommt { $points ->
            [0] keine Punkte.
            [one] 1 Minuspunkt.
           *[other] { $points } Minuspunkte.
        }
    }
round-score-multiplied = { $who ->
        [you] Du hast { $raw } Punkte kassiert; mal { $factor } macht das { $points } Minuspunkte.
       *[other] { $who } hat { $raw } Punkte kassiert; mal { $factor } macht das { $points } Minuspunkte.
    }
round-ends = Runde { $round } ist vorbei.
match-total = { $who ->
        [you] Insgesamt hast du { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] Insgesamt hat { $who } { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
match-ends = Die Partie ist zu Ende.
wins = { $who ->
        [you] Du gewinnst mit { $points ->
            [0] 0 Punkten!
            [one] nur 1 Minuspunkt!
           *[other] nur { $points } Minuspunkten!
        }
       *[other] { $who } gewinnt mit { $points ->
            [0] 0 Punkten.
            [one] nur 1 Minuspunkt.
           *[other] nur { $points } Minuspunkten.
        }
    }
win-shared = { $points ->
        [0] Geteilter Sieg mit je 0 Punkten: { $people }.
        [one] Geteilter Sieg mit je 1 Minuspunkt: { $people }.
       *[other] Geteilter Sieg mit je { $points } Minuspunkten: { $people }.
    }

## Wer kommt und geht

you = Du
joins = { $who ->
        [you] Du sitzt jetzt am Tisch.
       *[other] { $who } setzt sich an den Tisch.
    }
leaves = { $who ->
        [you] Du hast den Tisch verlassen.
       *[other] { $who } hat den Tisch verlassen.
    }
loses-connection = { $who ->
        [you] Deine Verbindung ist abgerissen.
       *[other] Die Verbindung zu { $who } ist abgerissen.
    }
stand-in = { $who ->
        [you] Ein Bot spielt für dich, bis du wieder da bist.
       *[other] Ein Bot spielt für { $who }.
    }
returns = { $who ->
        [you] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }
time-up = { $who ->
        [you] Deine Zeit ist um: { CARD($card, form: "start") } wurde für dich gewählt.
       *[other] Zeit um: Für { $who } wurde { CARD($card, form: "the") } gewählt.
    }
time-up-stash = { $who ->
        [you] Deine Zeit ist um: Eine Karte wurde für dich in die Schatztruhe gelegt.
       *[other] Zeit um: Für { $who } wurde eine Karte in die Schatztruhe gelegt.
    }
reacts = { $who ->
        [you] Du sagst: { $reaction }
       *[other] { $who } sagt: { $reaction }
    }
taken-back = Der letzte Zug ist zurückgenommen.

## Ansagen: alle übrigen Stiche oder keiner mehr

# Wird angeboten, wenn es sicher ist und man am Zug ist.
offer-rest = Alle übrigen Stiche gehören dir, egal was die anderen haben. Du kannst sie ansagen.
offer-no-more = Du machst keinen Stich mehr, egal was die anderen haben. Du kannst das ansagen, dann spielen sich deine Karten von selbst.
claims-rest = { $who ->
        [you] Du machst alle übrigen Stiche.
       *[other] { $who } macht alle übrigen Stiche.
    }
claims-no-more = { $who ->
        [you] Du machst keinen Stich mehr.
       *[other] { $who } macht keinen Stich mehr.
    }

## Was man abfragen kann

hand-is = { COUNT($cards) ->
        [none] Du hast keine Karten mehr.
        [single] Du hast noch eine Karte: { CARDS($cards, form: "the") }.
       *[several] Du hast { CARDS($cards, form: "the") }.
    }
playable-is = { COUNT($cards) ->
        [none] Du kannst jetzt keine Karte spielen.
        [single] Du kannst nur { CARDS($cards, form: "the") } spielen.
       *[several] Du darfst { CARDS($cards, form: "the", join: "or") } spielen.
    }
playable-all = Du darfst jede deiner Karten spielen.
trick-number = Stich { $trick } von { $tricks }.
trick-empty = Es liegt noch keine Karte auf dem Tisch.
trick-led = { $who ->
        [you] Du hast { CARD($card, form: "the") } ausgespielt.
       *[other] { $who } hat { CARD($card, form: "the") } ausgespielt.
    }
trick-card = { $who ->
        [you] Du hast { CARD($card, form: "the") } gespielt.
       *[other] { $who } hat { CARD($card, form: "the") } gespielt.
    }
trick-leader = { $who ->
        [you] Bisher gehört der Stich dir: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] Bisher geht der Stich an { $who }: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
last-trick-none = Noch ist kein Stich zu Ende gespielt.
last-trick-taken = { $who ->
        [you] Den vorigen Stich hast du gemacht: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] Der vorige Stich ging an { $who }: { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
score-of-round = { $tricks ->
        [0] { $who ->
            [you] In dieser Runde hast du keinen Stich.
           *[other] In dieser Runde hat { $who } keinen Stich.
        }
       *[other] { $who ->
            [you] In dieser Runde hast du { $points ->
                [0] keine Punkte
                [one] 1 Punkt
               *[other] { $points } Punkte
            } aus { $tricks ->
                [one] 1 Stich.
               *[other] { $tricks } Stichen.
            }
           *[other] In dieser Runde hat { $who } { $points ->
                [0] keine Punkte
                [one] 1 Punkt
               *[other] { $points } Punkte
            } aus { $tricks ->
                [one] 1 Stich.
               *[other] { $tricks } Stichen.
            }
        }
    }
voids-none = Noch hat niemand gezeigt, dass ihm eine Farbe fehlt.
void = { $who ->
        [you] Du hast { SUITS($suits, form: "none") }.
       *[other] { $who } hat { SUITS($suits, form: "none") }.
    }
