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
summary = { $who ->
        [you] Du
       *[other] { $who }
    }: { $good } gut, { $inaccuracies ->
        [one] { $inaccuracies } Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes } Fehler, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }; insgesamt { $points } Punkte zu viel.
