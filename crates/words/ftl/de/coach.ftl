# Der Trainer blickt auf eine Runde zurück.

## Was die Zahlen bedeuten

costs-explained = „Zu viel“ sind die Punkte, die eine Entscheidung voraussichtlich mehr bringt als die beste, gemessen an dem, was der Spieler in diesem Moment wissen konnte. Eine Verteilung ist eine mögliche Lage der verdeckten Karten; für jede Entscheidung wurden { $layouts } davon zufällig gezogen.
open-explained = „Karten offen“ wird exakt berechnet, sobald der Spieler höchstens { $count } Karten auf der Hand hat. Für frühere Karten und für die Karte in der Schatztruhe wird es nicht berechnet.
nothing-yet = Noch ist keine Entscheidung gefallen.
no-such-round = Eine Runde { $round } gibt es nicht: Diese Partie hat { $rounds ->
        [0] keine.
        [one] nur eine.
       *[other] { $rounds } Runden.
    }
no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze werden von 0 bis { $last } gezählt.

## Eine Entscheidung

stashes = { $who ->
        [you] Du legst { CARD($card, form: "the") } in die Schatztruhe.
       *[other] { $who } legt { CARD($card, form: "the") } in die Schatztruhe.
    }
mark-good = Gut.
mark-inaccuracy = Ungenau: { $points } Punkte schlechter als { CARD($card, form: "the") }.
mark-mistake = Fehler: { $points } Punkte schlechter als { CARD($card, form: "the") }.
mark-blunder = Grober Fehler: { $points } Punkte schlechter als { CARD($card, form: "the") }.
open-none-better = Mit offenen Karten war nichts besser.
open-worse = Mit offenen Karten war das { $points } Punkte schlechter als { CARDS($cards, form: "the", join: "or") }.
turning-points = Wendepunkte
turning-points-none = Keine Entscheidung war so teuer, dass sie die Runde gedreht hätte.
all-in-all = Insgesamt
summary = { $who }: { $good } gut, { $inaccuracies ->
        [one] { $inaccuracies } Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes } Fehler, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }; insgesamt { $points } Punkte zu viel.

## Gründe, jeder zu einer Karte

only-card = Eine andere Karte war nicht erlaubt.
stops-grand = { $who ->
        [you] Du hattest bisher jeden Stich gemacht: Das verhindert Grandios.
       *[other] { $who } hatte bisher jeden Stich gemacht: Das verhindert Grandios.
    }
lets-grand-go-on = { $who ->
        [you] Du hattest bisher jeden Stich gemacht: So bleibt Grandios möglich.
       *[other] { $who } hatte bisher jeden Stich gemacht: So bleibt Grandios möglich.
    }
keeps-own-grand = Wie alle bisherigen geht auch dieser Stich an denselben Spieler: Grandios bleibt möglich.
loses-flawless = Sie macht den Stich: Makellos ist vorbei.
keeps-flawless = Sie kann den Stich nicht machen: Makellos bleibt möglich.
last-queen = Die letzte Dame im Spiel bleibt auf dieser Hand: In { $count } von { $layouts } Verteilungen geht der letzte Stich mit der Schatztruhe an diesen Spieler.
last-of-colour = Sonst hat niemand mehr { SUIT($colour) } oder eine Dame: Sie macht den Stich.
takes-trick = Als letzte Karte macht sie den Stich mit { $points ->
        [0] null Punkten.
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
wins-trick = Wer noch an der Reihe ist, kann sie nicht schlagen: Sie macht den Stich.
discards-highest = Bedienen war nicht möglich: Die höchste Handkarte durfte abgeworfen werden.
leaves-trick = { $who ->
        [you] Als letzte Karte überlässt sie dir den Stich mit { $points ->
            [0] null Punkten.
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
       *[other] Als letzte Karte überlässt sie { $who } den Stich mit { $points ->
            [0] null Punkten.
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
    }
cannot-win = Sie kann den Stich nicht machen.
queen-to-chest = In der Schatztruhe macht die Dame keinen Stich.
last-in-hand = Danach ist auf dieser Hand { SUIT($colour, form: "none") } mehr: { SUIT($colour) } muss nicht mehr bedient werden.
keeps-unbeatable = { CARD($card, form: "start") } bleibt auf der Hand, und keine Karte, die noch im Spiel ist, kann sie schlagen.
wins-in = Sie macht den Stich in { $count } von { $layouts } Verteilungen.
chest-in = Danach geht der letzte Stich mit der Schatztruhe in { $count } von { $layouts } Verteilungen an diesen Spieler.
