# Meine Partien, Zahlen dazu, und das Tagesblatt.

## Zahlen

title = Deine Statistik
counted = { $rounds ->
        [one] Aus 1 Runde.
       *[other] Aus { $rounds } Runden.
    }
column-group = Gruppe
column-matches = Partien
column-won = Gewonnen
column-average = Punkte je Runde
column-flawless = Makellos
column-grand = Grandios
column-chest = Truhe bekommen
all-matches = Alle
against-people = Mit anderen Leuten
against-mixed = Bots verschiedener Stärke
percent = { $number } %
average-title = Punkte je Runde im Schnitt
course-title = Deine letzten Partien
course-text = Punkte je Runde in deinen letzten Partien, von links nach rechts. Im Schnitt: { $average }.

## Die Liste und was man damit tun kann

list-title = Partien
pads-title = Vom Spielblock
pads-text = Diese Partien liegen nur in diesem Browser.
your-data = Deine Daten
export-text = Alle deine Partien in einer Datei, eine je Zeile. Auch andere Programme können sie lesen.
import-text = Eine Datei, die hier gespeichert wurde, oder Aufzeichnungen von anderswo, eine Partie je Zeile.
import-file = Datei
import-paste = Oder füge die Zeilen hier ein
already-here = { $count ->
        [one] 1 Partie war schon da.
       *[other] { $count } Partien waren schon da.
    }
line-broken = Zeile { $line } ist keine Aufzeichnung einer Partie und wurde ausgelassen.
no-room = Es ist Platz für { $most } Partien. Der Rest wurde ausgelassen.
delete-ask = Diese Partie löschen? Das lässt sich nicht rückgängig machen.
deleted = Die Partie ist gelöscht.
deleted-all = Alle deine Partien und Einstellungen hier sind gelöscht.

## Das Tagesblatt

daily-text = Zwei Runden gegen drei starke Bots, mit denselben Karten für alle. Dein erster Versuch zählt, darum gibt es keine Tipps, und keine Karte lässt sich zurücknehmen.
daily-play = Tagesblatt spielen
daily-continue = Tagesblatt weiterspielen
daily-done = Du hast das heutige Tagesblatt gespielt.
daily-yours = { $points ->
        [one] Dein Ergebnis: 1 Minuspunkt.
       *[other] Dein Ergebnis: { $points } Minuspunkte.
    }
daily-bot = { $points ->
        [one] Ein starker Bot auf deinem Platz: 1 Minuspunkt.
       *[other] Ein starker Bot auf deinem Platz: { $points } Minuspunkte.
    }
daily-better = { $points ->
        [one] Du warst 1 Punkt besser als der Bot.
       *[other] Du warst { $points } Punkte besser als der Bot.
    }
daily-worse = { $points ->
        [one] Der Bot war 1 Punkt besser als du.
       *[other] Der Bot war { $points } Punkte besser als du.
    }
daily-same = Du warst genauso gut wie der Bot.
daily-others = Alle, die gespielt haben
daily-others-none = Außer dir hat noch niemand das heutige Tagesblatt zu Ende gespielt.
daily-rank = { $others ->
        [one] Außer dir hat eine Person gespielt; { $better ->
            [0] sie war nicht schlechter als du.
           *[other] du warst besser.
        }
       *[other] Du warst besser als { $better } von { $others } anderen.
    }
daily-range = { $from } bis { $to } Punkte
daily-people = { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
daily-tomorrow = Neue Karten gibt es jeden Tag um Mitternacht (UTC).
