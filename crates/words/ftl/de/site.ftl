# Alles rund um den Tisch.

## Jede Seite

title = Qyrsqyrs, das Kartenspiel
tagline = Elegant, unberechenbar, funkelnd. Leicht zu lernen, schwer zu meistern.
skip-to-content = Zum Inhalt springen
menu-label = Hauptmenü
menu-home = Start
save = Speichern
cancel = Abbrechen
on = An
off = Aus
more-options = Weitere Einstellungen
no-script = Diese Seite geht auch ohne JavaScript: Mit „Neuesten Stand zeigen“ siehst du, was die anderen getan haben.

## Die erste Seite

intro = Vier Damen, vier Farben und eine Schatztruhe, die keiner haben will. Sammle so wenige Punkte wie möglich.
play-now = Jetzt spielen
play-friends = Mit Freunden spielen
open-tables = Offene Tische
open-table = Tisch von { $host }
open-table-seats = { $free ->
        [0] kein Platz frei
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
join = Platz nehmen
watch = Zuschauen
continue-match = Deine Partie fortsetzen
continue-match-text = Du warst in Runde { $round }.
learn-text = In fünf Minuten
learn-link = Lernen
rules-link = Regeln
rules-text = Alle auf einer Seite
gems-link = Die Edelsteine
gems-text = Was die Damen tragen
score-pad = Spielblock
score-pad-text = Für Partien mit echten Karten: rechnet die Punkte zusammen, auch bei Makellos und Grandios.
score-pad-tile = Für echte Karten
daily-deal = Tagesblatt
daily-deal-text = Dieselben Karten für alle
about-link = Über das Spiel

## Ein neuer Tisch

players = Spieler
players-three = 3 Spieler
players-three-text = Je 10 Karten, 9 Stiche; zwei Karten kommen beim Geben in die Schatztruhe.
players-four = 4 Spieler
players-four-text = Je 8 Karten, 7 Stiche.
opponents = Bots
strength-gentle = Gemütlich
strength-gentle-text = Für den ersten Abend: übersieht ab und zu etwas und versucht nie Grandios.
strength-easy = Leicht
strength-easy-text = Spielt nach einfachen Gewohnheiten, vergisst, was gefallen ist, und übersieht manchmal etwas.
strength-medium = Mittel
strength-medium-text = Merkt sich jede Karte, überlegt sich den laufenden Stich und wagt auch mal Grandios.
strength-strong = Stark
strength-strong-text = Spielt mit der Erfahrung aus Millionen von Runden.
strength-expert = Meisterhaft
strength-expert-text = Malt sich aus, wer was auf der Hand haben kann, und spielt die Runde im Kopf weiter.
thinking-time = Bedenkzeit
thinking-time-none = Solange du magst
thinking-time-seconds = { $count ->
        [one] { $count } Sekunde je Karte
       *[other] { $count } Sekunden je Karte
    }
listed = Tisch öffentlich anzeigen
listed-text = Er erscheint auf der Startseite, und jeder darf sich dazusetzen.
spectators = Andere dürfen zuschauen
spectators-text = Wer den Link hat, kann zuschauen, ohne jemandem in die Karten zu sehen.

## Einstellungen

settings = Einstellungen
settings-saved = Gespeichert.
language = Sprache
your-name = Dein Name
your-name-text = So sehen dich die anderen am Tisch.
pace = Tempo
pace-text = Wie lange eine Karte und ein fertiger Stich zu sehen sind. Das gilt nur für dich, niemand muss auf dich warten.
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
pace-click = Weiter mit Klick
sound = Ton
sound-text = Leise Geräusche für Karten, Stiche und die Schatztruhe.
motion = Animationen
motion-system = Wie auf meinem Gerät
motion-full = Mit Animationen
motion-reduced = Ohne Animationen
auto-play = Automatisch spielen
auto-play-text = Die einzige erlaubte Karte und deine letzte Karte werden von selbst gespielt. Die Karte für die Schatztruhe wählst du immer selbst.
tracker = Kartenzähler
tracker-text = Zeigt am Tisch, welche Karten schon gespielt sind und wer welche Farbe nicht mehr hat. An Tischen mit der Hausregel „Streng“ gibt es ihn nicht.
count-it = Selbst zählen
count-it-text = Nach jeder Runde rechnest du deine Punkte selbst aus, bevor das Ergebnis gezeigt wird. Zum Lernen und Unterrichten.
theme = Aussehen
theme-system = Wie auf meinem Gerät
theme-light = Hell
theme-dark = Dunkel
shortcuts = Kürzel mit einer Taste
shortcuts-text = Schalte sie aus, wenn sie einem Screenreader oder der Spracheingabe in die Quere kommen.
shortcuts-choose = Karte wählen
shortcuts-play = Gewählte Karte spielen

## Meine Partien

my-matches = Meine Partien
my-matches-text = Die Partien, die in diesem Browser gespielt wurden.
my-matches-tile = Rückblick und Zahlen
my-matches-none = Noch keine Partie. Die erste ist nur einen Klick entfernt.
date = { $day }. { $month ->
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
match-unfinished = Nicht zu Ende gespielt, in Runde { $round }
match-delete = Löschen
delete-all = Alles löschen
delete-all-ask = Alle deine Partien und Einstellungen hier löschen? Das lässt sich nicht rückgängig machen.
export-all = Alles in einer Datei sichern
import-all = Aus einer Datei einlesen
imported = { $count ->
        [0] In dieser Datei ist keine neue Partie.
        [one] 1 Partie hinzugefügt.
       *[other] { $count } Partien hinzugefügt.
    }

## Über das Spiel

about-title = Über Qyrsqyrs
about-author = Qyrsqyrs ist ein Kartenspiel von Harald Rosenbaum. © 2025, Qyrsqyrs™.
about-sound = Gesprochen „Kirskirs“. So heißt die geheimnisvolle Königin der Diamanten, die in jeder Kultur funkelt.
about-program = Dieses Programm bringt es auf den Bildschirm: allein oder mit anderen, in fünf Sprachen, im Browser und im Terminal.
about-privacy = Kein Konto, keine Werbung, kein Tracking. Ein Cookie merkt sich deinen Platz und deine Einstellungen, sonst nichts.
about-access = Alles lässt sich mit der Tastatur und mit einem Screenreader spielen. Nichts hängt allein an der Farbe: Jede hat ihren eigenen Stein, ihren Buchstaben und ihr Muster.
about-licence = Das Programm ist freie Software unter der MIT- oder der Apache-2.0-Lizenz.

## Eine Identität zum Mitnehmen

keep-title = Behalte deine Plätze und Partien
keep-text = Hier gibt es keine Konten: Dieser Browser ist deine Eintrittskarte. Mit einem Link öffnest du deine Plätze und Partien auch in einem anderen Browser oder auf dem Handy.
keep-nothing-yet = Dieser Browser hat noch keine Plätze und Partien. Sobald du gespielt hast, kannst du hier einen Link anlegen.
keep-make-link = Link anlegen
keep-make-link-text = Ein neuer Link ersetzt den bisherigen.
keep-sign-out = Alle anderen Browser abmelden
keep-sign-out-text = Hat jemand anders deinen Link? Melde die anderen ab: Der Link gilt dann nicht mehr, und nur dieser Browser behält deine Plätze und Partien.
keep-signed-out = Alle anderen Browser sind abgemeldet, und der Link gilt nicht mehr.
keep-have-link = Ich habe einen Link oder eine Datei
keep-link-title = Dein Link
keep-link-text = Öffne ihn in einem anderen Browser oder scanne den Code mit dem Handy. Wer diesen Link hat, kann als du spielen, also gib ihn nicht weiter. Er wird nur dieses eine Mal gezeigt.
keep-qr-alt = QR-Code mit deinem Link
keep-save-file = Als Datei speichern
keep-file-text = Dieser Link öffnet deine Plätze und Partien in einem anderen Browser. Wer ihn hat, kann als du spielen.
recover-title = Hol deine Plätze und Partien zurück
recover-text = Füge deinen Link ein oder wähle die Datei, die du gespeichert hast.
recover-link = Dein Link
recover-file = Oder deine Datei
recover-continue = Weiter
recover-replace-ask = Dieser Browser hat schon eine eigene Identität; wenn du weitermachst, verlierst du ihre Plätze und Partien, außer du hast einen Link dazu gespeichert.
recover-replace = Ersetzen
recover-keep = Alles so lassen
recover-invalid = Dieser Link gilt nicht mehr. Leg in den Einstellungen eines Browsers, der deine Plätze und Partien noch hat, einen neuen an.
recover-done = Willkommen zurück! Deine Plätze und Partien sind jetzt hier.
