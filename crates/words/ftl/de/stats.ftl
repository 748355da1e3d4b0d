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
course-text = Punkte je Runde in deinen letzten Partien, von links nach rechts. Im Schnitt: { $average }.
won-of = { $matches ->
        [one] { $won } von 1 Partie
       *[other] { $won } von { $matches } Partien
    }
by-chance = Nach Zufall wären es { $percent } %
all-figures = Alle Zahlen

## Moments worth remembering

moments-title = Sternstunden
# Beside a moment that the latest match brought.
moment-new = Neu
first-flawless = Zum ersten Mal makellos
first-grand = Zum ersten Mal Grandios
wins-in-row = { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege hintereinander
    }
days-in-row = { $count ->
        [one] Tagesblatt an 1 Tag
       *[other] Tagesblatt { $count } Tage hintereinander
    }
not-yet = Noch nicht

## Die Liste und was man damit tun kann

list-title = Partien
# What came of a match, in a list: the reader won, shared the win, or came second.
played-won = Du hast gewonnen
played-shared = Geteilter Sieg
played-place = Platz { $place } von { $players }
# For a match in which nobody knows which seat was the reader’s.
played-by = Gewonnen von { $who }
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
daily-better = { $points ->
        [one] Du warst 1 Punkt besser als der Bot.
       *[other] Du warst { $points } Punkte besser als der Bot.
    }
daily-worse = { $points ->
        [one] Der Bot war 1 Punkt besser als du.
       *[other] Der Bot war { $points } Punkte besser als du.
    }
daily-same = Du warst genauso gut wie der Bot.
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
daily-hand = Deine Karten in der ersten Runde
daily-bot-label = Ein starker Bot auf deinem Platz
# The big number beside a bar, and the alternative text of pictures.
daily-minus = { $points ->
        [one] 1 Minuspunkt
       *[other] { $points } Minuspunkte
    }
daily-chart = Minuspunkte aller, die heute gespielt haben, die wenigsten links

## The calendar of the month, and the days in a row.

calendar-month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
# The head of a column, 1 is Monday.
weekday = { $day ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
calendar-better = Besser als der Bot
calendar-played = Gespielt
# The label of a day, for those who do not see the calendar.
day-better = { $points ->
        [one] { $date }: 1 Minuspunkt, besser als der Bot
       *[other] { $date }: { $points } Minuspunkte, besser als der Bot
    }
day-played = { $points ->
        [one] { $date }: 1 Minuspunkt
       *[other] { $date }: { $points } Minuspunkte
    }
day-begun = { $date }: angefangen, aber nicht zu Ende gespielt
day-today = { $date }: heute, noch nicht gespielt
streak-now = { $days ->
        [one] Deine Serie: 1 Tag.
       *[other] Deine Serie: { $days } Tage hintereinander.
    }
streak-best = { $days ->
        [one] Deine längste Serie: 1 Tag.
       *[other] Deine längste Serie: { $days } Tage.
    }
# Below the button that begins today’s cards; with today it would be so many days in a row.
streak-today = { $days ->
        [one] Heute beginnt eine neue Serie.
       *[other] Spiel heute, und es sind { $days } Tage hintereinander.
    }

## The result as a text to send to others.

share-title = Ergebnis teilen
share-better = { $points ->
        [one] Qyrsqyrs, Tagesblatt vom { $date }: Ich habe 1 Minuspunkt, { $fewer } weniger als ein starker Bot.
       *[other] Qyrsqyrs, Tagesblatt vom { $date }: Ich habe { $points } Minuspunkte, { $fewer } weniger als ein starker Bot.
    }
share-worse = { $points ->
        [one] Qyrsqyrs, Tagesblatt vom { $date }: Ich habe 1 Minuspunkt, { $more } mehr als ein starker Bot.
       *[other] Qyrsqyrs, Tagesblatt vom { $date }: Ich habe { $points } Minuspunkte, { $more } mehr als ein starker Bot.
    }
share-same = { $points ->
        [one] Qyrsqyrs, Tagesblatt vom { $date }: Ich habe 1 Minuspunkt, genau wie ein starker Bot.
       *[other] Qyrsqyrs, Tagesblatt vom { $date }: Ich habe { $points } Minuspunkte, genau wie ein starker Bot.
    }
share-picture = Bild speichern

## What chat programs show beside a link

preview-lobby = { $free ->
        [one] Spiel mit bei Qyrsqyrs: 1 Platz ist frei
       *[other] Spiel mit bei Qyrsqyrs: { $free } Plätze sind frei
    }
preview-table = Ein Tisch bei Qyrsqyrs
preview-result = { $points ->
        [one] Eine Partie Qyrsqyrs, gewonnen mit 1 Minuspunkt
       *[other] Eine Partie Qyrsqyrs, gewonnen mit { $points } Minuspunkten
    }
preview-daily = Qyrsqyrs: das Tagesblatt vom { $date }
