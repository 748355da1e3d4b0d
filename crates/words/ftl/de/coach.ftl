# Der Trainer blickt auf eine Runde zurück.

## Was die Zahlen bedeuten

costs-explained = „Zu viel“ sind die Punkte, die eine Entscheidung voraussichtlich mehr bringt als die beste, gemessen an dem, was der Spieler in diesem Moment wissen konnte; hinter ± steht, wie ungenau die Schätzung ist. Ein Fehler heißt nur, was zwei unabhängige Rechnungen bestätigen. Eine Verteilung ist eine mögliche Lage der verdeckten Karten.
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
mark-inaccuracy = { $points ->
        [one] Ungenau: 1 Punkt schlechter als { CARD($card, form: "the") }.
       *[other] Ungenau: { $points } Punkte schlechter als { CARD($card, form: "the") }.
    }
mark-mistake = { $margin ->
        [0] Fehler: { $points } Punkte schlechter als { CARD($card, form: "the") }.
       *[other] Fehler: { $points } ± { $margin } Punkte schlechter als { CARD($card, form: "the") }.
    }
mark-blunder = { $margin ->
        [0] Grober Fehler: { $points } Punkte schlechter als { CARD($card, form: "the") }.
       *[other] Grober Fehler: { $points } ± { $margin } Punkte schlechter als { CARD($card, form: "the") }.
    }
open-none-better = Mit offenen Karten war nichts besser.
open-worse = { $points ->
        [one] Mit offenen Karten war das 1 Punkt schlechter als { CARDS($cards, form: "the", join: "or") }.
       *[other] Mit offenen Karten war das { $points } Punkte schlechter als { CARDS($cards, form: "the", join: "or") }.
    }
turning-points = Wendepunkte
turning-points-none = Keine Entscheidung war so teuer, dass sie die Runde gedreht hätte.
all-in-all = Insgesamt
summary = { $who ->
        [you] Du
       *[other] { $who }
    }: { $good } ohne Fehler, { $mistakes } Fehler, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }; insgesamt { $points ->
        [one] { $points } Punkt zu viel.
       *[other] { $points } Punkte zu viel.
    }
# In place of the summary, after a match without a mistake.
summary-clean = { $who ->
        [you] Du
       *[other] { $who }
    }: { $good ->
        [one] eine Entscheidung, kein Fehler.
       *[other] { $good } Entscheidungen, kein Fehler.
    }
# Below a mistake: the cards of the trick so far and those in the player's hand, as codes such as "R5 KQ".
on-table = Auf dem Tisch: { $trick }. Auf der Hand: { $hand }.
in-hand = Auf der Hand: { $hand }.

## Der Plan hinter einer Karte

plan-try-grand = Der Plan: Grandios spielen.
plan-stop-grand = { $who ->
        [you] Der Plan: dein Grandios verhindern.
       *[other] Der Plan: Grandios von { $who } verhindern.
    }
plan-stay-flawless = Der Plan: makellos bleiben.
plan-grand-is-gone = Grandios ist nicht mehr möglich. Der Plan: die Schatztruhe vermeiden.
plan-avoid-chest = Der Plan: vor dem letzten Stich das Ausspiel abgeben, denn er bringt die Schatztruhe.
no-mistakes = { $who ->
        [you] Kein Fehler von dir in dieser Runde.
       *[other] Kein Fehler von { $who } in dieser Runde.
    }
all-shown-with = Mit --all siehst du jede Entscheidung aller Spieler.

## Was eine Karte verraten hat

tell-void = { $who ->
        [you] Du hast nicht bedient: Jetzt wissen alle, dass du { SUIT($colour, form: "none") } hast.
       *[other] { $who } hat nicht bedient: Jetzt wissen alle, dass { $who } { SUIT($colour, form: "none") } hat.
    }
tell-no-queen = { $who ->
        [you] Du hast keine Dame gespielt: Jetzt wissen alle, dass du keine hast.
       *[other] { $who } hat keine Dame gespielt: Jetzt wissen alle, dass { $who } keine hat.
    }
tell-grand = { $who ->
        [you] Du hast bisher jeden Stich gemacht und spielst eine Dame aus: Alle können sich denken, dass du Grandios spielen willst.
       *[other] { $who } hat bisher jeden Stich gemacht und spielt eine Dame aus: Alle können sich denken, dass { $who } Grandios spielen will.
    }
