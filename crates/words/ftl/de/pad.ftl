# Der Spielblock für den Tisch mit echten Karten.

## Vor der Partie

needs-script = Der Spielblock läuft ganz in deinem Browser, auch ohne Verbindung. Dafür braucht er JavaScript.
names-legend = Wer spielt mit?
names-text = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
name-of = Name von Spieler { $number }
player = Spieler { $number }
first-dealer = Wer gibt zuerst?
start = Partie beginnen

## Eine Runde

round-of = Runde { $round } von { $rounds }
round-number = Runde { $round }
correct-title = Runde { $round } berichtigen
deals = { $name } gibt, { $first } spielt zum ersten Stich aus.
how-legend = Was möchtest du eintragen?
by-points = Stiche und Punkte
by-cards = Die Karten in den Stichen
rest = Rest
rest-for = Rest für { $name }
so-far = { $points } von 140 Punkten, { $tricks } von { $all } Stichen
cards-to-give = { $count ->
        [0] Alle Karten sind verteilt.
        [one] 1 Karte ist noch niemandem zugeteilt.
       *[other] { $count } Karten sind noch niemandem zugeteilt.
    }
taker = Wer hat diese Karten bekommen?
card-free = { $card }, noch nicht zugeteilt
card-of = { $card }, bei { $name }
write-down = Aufschreiben
save-correction = Berichtigung speichern
correct = Berichtigen
correct-round = Runde { $round } berichtigen
undo = Rückgängig

## Was dazu gesagt wird

written = Runde { $round } ist aufgeschrieben.
corrected = Runde { $round } ist berichtigt.
undone = Die letzte Änderung ist zurückgenommen.
names-alike = Zwei Namen sind gleich.
number-missing = Bitte trag Stiche und Punkte von { $name } ein. Beim Letzten macht das „Rest“ für dich.
tricks-sum = Die Stiche ergeben zusammen { $sum }, eine Runde hat aber { $all }.
points-missing = { $missing ->
        [one] Die Punkte ergeben zusammen { $sum }, eine Runde hat aber 140: Es fehlt 1 Punkt.
       *[other] Die Punkte ergeben zusammen { $sum }, eine Runde hat aber 140: Es fehlen { $missing } Punkte.
    }
points-surplus = { $surplus ->
        [one] Die Punkte ergeben zusammen { $sum }, eine Runde hat aber 140: Das ist 1 Punkt zu viel.
       *[other] Die Punkte ergeben zusammen { $sum }, eine Runde hat aber 140: Das sind { $surplus } Punkte zu viel.
    }
no-trick-points = { $name } hat Punkte, aber keinen Stich.
impossible = { $tricks ->
        [one] Mit 1 Stich kann { $name } nicht auf { $points } Punkte kommen.
       *[other] Mit { $tricks } Stichen kann { $name } nicht auf { $points } Punkte kommen.
    }
cards-left = { $count ->
        [one] 1 Karte gehört noch niemandem. „Rest“ gibt sie dem ausgewählten Spieler.
       *[other] { $count } Karten gehören noch niemandem. „Rest“ gibt sie dem ausgewählten Spieler.
    }
cards-uneven-three = Das sind keine ganzen Stiche: Jeder Stich hat 3 Karten, und zum letzten kommen die 5 aus der Schatztruhe.
cards-uneven-four = Das sind keine ganzen Stiche: Jeder Stich hat 4 Karten, und zum letzten kommen die 4 aus der Schatztruhe.
storage-off = Dein Browser lässt diese Seite nichts speichern: Wenn du sie schließt, ist die Partie weg.

## Punktetabelle, Verlauf, Ende

flawless = Makellos
grand = Grandios
chart-title = Der Verlauf
chart-text = Die Punkte aller Spieler nach jeder Runde. In der Punktetabelle stehen dieselben Zahlen.
share-title = Qyrsqyrs am { $date }
share-line = { $points ->
        [one] { $place }. { $name }: { $points } Punkt
       *[other] { $place }. { $name }: { $points } Punkte
    }
keep-awake = Bildschirm anlassen
offline-ready = Diese Seite geht jetzt auch ohne Verbindung.
kept = Diese Partie steht unter „Meine Partien“.
new-match = Neue Partie
new-match-ask = Eine neue Partie beginnen? Diese ist noch nicht zu Ende. Sie bleibt unter „Meine Partien“, wie sie ist.
