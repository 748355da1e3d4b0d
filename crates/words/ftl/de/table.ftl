# Der Bildschirm eines Tisches.

## Was wo ist

page-title = Am Tisch · Qyrsqyrs
hand-label = Deine Karten
chest-label = Schatztruhe
scores-label = Punktestand
players-label = Spieler
log-label = Was bisher geschah
seat-you = { $name } (du)
seat-open = Freier Platz
bot = Bot
away = nicht da
dealer-mark = Geber
turn-mark = ist dran
cards-left = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
tricks-won = { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
points-so-far = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
led-colour = Ausgespielt: { SUIT($colour) }
led-queen = Ausgespielt: eine Dame
chest-shut = { $count ->
        [0] Leere Schatztruhe
        [one] Geschlossene Schatztruhe mit 1 Karte
       *[other] Geschlossene Schatztruhe mit { $count } Karten
    }
chest-yours = Deine Karte: { CARD($card) }
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
trick-of = Stich { $trick } von { $tricks }
until-points = Bis jemand { $points } Minuspunkte hat

## Die Schatztruhe füllen

stash-title = Eine Karte für die Schatztruhe
stash-confirm-ask = { CARD($card) } in die Schatztruhe legen? Zurücknehmen geht nicht.
stash-confirm = In die Schatztruhe
stash-cancel = Andere Karte wählen
ahead-chosen = Diese Karte wird gespielt, sobald du dran bist. Wähle sie noch einmal oder drücke Esc, um sie zurückzunehmen.
ahead-back = Es ist keine Karte mehr vorgemerkt.
ahead-dropped = Die vorgemerkte Karte ist jetzt nicht erlaubt. Wähle eine andere.
tracker-played = { COUNT($cards) ->
        [none] Noch keine Karte ist gespielt.
       *[several] Bisher gespielt: { CARDS($cards) }.
    }

## Was man tun kann

last-trick = Voriger Stich
continue = Weiter
next-round = Nächste Runde
waiting-for = Wir warten auf { $people }
hint = Tipp
take-back = Zurücknehmen
# Knöpfe neben den Handkarten, in den Worten dessen, der ansagt; „keinen“ meint keinen Stich.
claim-rest = Der Rest gehört mir
claim-no-more = Ich mache keinen mehr
leave = Tisch verlassen
leave-ask = Tisch verlassen? Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
leave-confirm = Verlassen
stay = Bleiben
sound-off = Ton ausschalten
seconds-left = { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
hear-hand = Meine Karten vorlesen
hear-playable = Vorlesen, was ich spielen darf
hear-trick = Den Stich vorlesen
hear-last-trick = Den vorigen Stich vorlesen
hear-scores = Den Punktestand vorlesen
hear-voids = Vorlesen, wem welche Farbe fehlt

## Ende einer Runde

round-result = Ergebnis der Runde { $round }
chest-opens-title = Die Schatztruhe geht auf
chest-from = { $who ->
        [you] von dir
       *[other] von { $who }
    }
chest-from-deal = beim Geben
chest-taken = { $who ->
        [you] Du bekommst die Schatztruhe
       *[other] { $who } bekommt die Schatztruhe
    }: { $points ->
        [0] keine Minuspunkte
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkte
    }.
flawless-title = Makellos!
grand-title = Grandios!
column-player = Spieler
column-round = Runde
column-tricks = Stiche
column-taken = Kassiert
column-points = Punkte
column-total = Gesamt
explain-taken = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }
explain-chest = { $points ->
        [0] aus der Schatztruhe kommt nichts dazu
       *[other] davon { $points } aus der Schatztruhe
    }
explain-doubled = verdoppelt: { $raw } × 2 = { $points }
explain-quadrupled = vervierfacht: { $raw } × 4 = { $points }
explain-flawless = kein einziger Stich: Makellos, 0 Punkte
explain-grand-keeps = alle Stiche: Grandios, behält { $points } Punkte
explain-grand-zero = alle Stiche: Grandios, an diesem Tisch 0 Punkte
explain-grand-other = jemand anderes spielte Grandios: 500 Minuspunkte
how-it-adds-up = So kommt es zustande

## Selbst zählen, eine Einstellung zum Lernen: gefragt am Ende einer Runde, bevor die Punkte gezeigt werden

count-ask = Wie viele Minuspunkte bekommst du?
# Über den Karten der eigenen Stiche.
count-tricks = { $tricks ->
        [0] Du hast keinen Stich gemacht.
        [one] Die Karten deines Stichs:
       *[other] Die Karten deiner { $tricks } Stiche:
    }
count-chest = Die Karten der Schatztruhe, die auch dir gehört:
# Beschriftung des Feldes für die Antwort.
count-answer = Deine Minuspunkte
count-check = Prüfen
count-show = Ergebnis zeigen
# Die Antwort war keine Zahl.
count-number = Gib eine Zahl ein, zum Beispiel 12.
count-right = { $points ->
        [0] Richtig: gar keine Punkte!
        [one] Richtig: 1 Minuspunkt!
       *[other] Richtig: { $points } Minuspunkte!
    }
count-again = Noch nicht ganz. Eine Zahlenkarte zählt ihre Zahl, eine Dame zählt nichts. Versuch es noch einmal!
count-forgot-chest = Fast! Du hast die Karten der Schatztruhe vergessen.
# $raw ist die Summe der Karten, $factor ist 2 oder 4.
count-forgot-factor = Fast! Deine Karten ergeben { $raw }. Weil jemand makellos war, rechnest du das noch mal { $factor }.
count-forgot-grand = Deine Karten ergeben { $raw }, aber diese Runde war grandios. Oben steht, was das für dich heißt.

## Punktetabelle und Ende der Partie

score-sheet = Punktetabelle
score-sheet-empty = Noch ist keine Runde zu Ende gespielt.
match-result = Endstand
place = Platz { $place }
you-win = Du gewinnst!
you-share-win = Du teilst dir den Sieg!
you-place = Du landest auf Platz { $place }.
fewest-win = Wer die wenigsten Punkte hat, gewinnt.
rematch = Noch eine Partie
share = Teilen
share-text = Platz { $place } bei Qyrsqyrs, mit { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkten
    }. Schaffst du es mit weniger?
save-record = Aufzeichnung speichern
look-back = Partie ansehen
same-cards = Dieselben Karten noch einmal
back-home = Zur Startseite

## Freunde

invite-text = Verschick diesen Link. Wer ihn öffnet, kann sich auf einen freien Platz setzen, ganz ohne Anmeldung.
lobby-title = Dein Tisch ist offen
copy-link = Link kopieren
copied = Kopiert.
qr-alt = QR-Code mit dem Link zu diesem Tisch
seats-taken = { $taken } von { $seats } Plätzen besetzt
start = Los geht’s
start-with-bots = { $count ->
        [0] Los geht’s
        [one] Mit 1 Bot anfangen
       *[other] Mit { $count } Bots anfangen
    }
sit-here = Hier hinsetzen
seat-bot-hint = Antippen für einen Bot
seat-host = Gastgeber
who-sits = Wer sitzt hier?
keep-free = Für einen Freund freihalten
change-rules = Ändern
next-level = Nächste Stufe: { $level }
stand-up = Aufstehen
watching = { $count ->
        [0] Niemand schaut zu
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
watch-only = Du schaust an diesem Tisch zu.
wait-for-start = Gleich geht’s los: Wer den Tisch eröffnet hat, startet die Partie.

## Die Verbindung

connection-lost = Verbindung verloren. Neuer Versuch …
connection-back = Wieder verbunden.
connection-waits = Keine Verbindung. Deine Wahl wird gesendet, sobald sie wieder steht.
refresh = Neuesten Stand zeigen

## Fair gemischt

fair-title = Fair gemischt
fair-text = Vor dem Geben hat der Server den Fingerabdruck eines Geheimnisses veröffentlicht, und alle Spieler haben eigene Zufallswerte beigesteuert. Beides zusammen hat das Mischen bestimmt. Jetzt ist das Geheimnis offen, und jeder kann die Karten nachrechnen.
fair-fingerprint = Fingerabdruck, vor dem Geben veröffentlicht
fair-secret = Geheimnis, nach der Runde aufgedeckt
fair-shares = Zufallswerte der Spieler
fair-verify = Mischen nachprüfen
fair-good = Stimmt: Diese Karten ergeben sich aus dem Geheimnis und den Zufallswerten der Spieler.
fair-bad = Das passt nicht zusammen: Das Geheimnis führt nicht zu diesen Karten.
fair-limits = Bestätigt dein eigener Browser oder dein Programm das Mischen mit dem, was er sich gemerkt hat, dann konnte sich der Server deine Karten nicht aussuchen. Wer nichts beigesteuert hat, dem beweist es nichts. Und dass der Betreiber nicht hineingeschaut hat, lässt sich nicht beweisen.
fair-next = Fingerabdruck für das nächste Geben:
fair-no-script = Ohne JavaScript steuert dein Browser nichts zum Mischen bei.

## Kurze Zurufe

reactions-label = Etwas zurufen
react-hello = Hallo!
react-good-luck = Viel Glück!
react-well-played = Gut gespielt!
react-wow = Stark!
react-wait = Einen Moment, bitte.
react-oops = Hoppla!
react-your-turn = Du bist dran!
react-thanks = Danke!
react-sorry = Tut mir leid!
react-bye = Schönes Spiel!

## Plätze und Mitspieler

table-label = Tisch
invite-link = Link zu diesem Tisch
listen-title = Vorlesen lassen
seat-number = Platz { $number }
bot-of = Bot: { $strength }
guest = Gast
bot-topaz = Topas
bot-amber = Amber
bot-pearl = Perla
bot-jade = Jade
sit-down = Such dir einen Platz aus
close-drawer = Schließen
teach-stash = Wer den letzten Stich macht, muss alle Karten aus der Schatztruhe nehmen. Eine hohe Karte ist dort gut versteckt – außer du machst diesen Stich selbst.
teach-follow = Hast du die ausgespielte Farbe, musst du bedienen. Die hellen Karten darfst du spielen.
teach-refused = Diese Karte ist jetzt nicht erlaubt. Die Regel steht über deinen Karten.
teach-queen = Nur Damen sind Trumpf: Eine Dame sticht jede Zahl. Unter Damen gewinnt die mit mehr Sternen.
teach-taken = Du hast einen Stich gemacht. Seine Punkte sind Minuspunkte: Am Ende gewinnt, wer am wenigsten hat.
teach-last = Das ist der letzte Stich. Wer ihn macht, bekommt auch die Schatztruhe.
teach-done = Alles klar
