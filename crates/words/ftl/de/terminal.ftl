# Das Spiel im Terminal: Beschriftungen, Tasten und Antworten.

waiting = Warten auf den Tisch …
chest = Schatztruhe
last-trick = Der vorige Stich
label-tricks = Stiche
label-round = Runde
label-total = gesamt
label-void = fehlt
label-dealer = gibt die Karten
heading = Runde { $round }
heading-of = Runde { $round } von { $rounds }
heading-trick = Runde { $round }, Stich { $trick } von { $tricks }
heading-trick-of = Runde { $round } von { $rounds }, Stich { $trick } von { $tricks }
fewest-wins = Die wenigsten Minuspunkte gewinnen.
dealt-to-chest = vom Geben

## Tasten

key-move = wählen
key-play = spielen
key-stash = in die Truhe
key-hint = Tipp
key-undo = zurücknehmen
key-claim = ansagen
key-last = voriger Stich
key-voids = farbfrei
key-rules = Regeln
key-pace = Tempo
key-leave = gehen
key-back = zurück
key-scroll = blättern
key-next-round = nächste Runde
key-new-match = neue Partie
key-coach = Trainer
key-start = anfangen
key-react = zurufen
key-answer = Lösung
key-next-puzzle = nächste Aufgabe

## Tempo

pace-is-slow = Tempo: langsam.
pace-is-normal = Tempo: normal.
pace-is-fast = Tempo: schnell.
pace-is-instant = Tempo: sofort.

## Antworten

hint-says = Ein starker Zug wäre: { CARD($card) }.
hint-try-grand = Versuch’s mit Grandios: { CARD($card) }.
hint-stop-grand = Verhindere Grandios von { $name }: { CARD($card) }.
hint-stay-flawless = Bleib makellos: { CARD($card) }.
hint-grand-is-gone = Grandios ist nicht mehr möglich; vermeide jetzt die Schatztruhe: { CARD($card) }.
hint-avoid-chest = Vermeide den letzten Stich mit der Schatztruhe: { CARD($card) }.
hint-none = Im Moment gibt es keinen Tipp.
stash-confirm = { CARD($card) } in die Schatztruhe legen? Enter legt die Karte hinein, Esc behält sie.
typing = Karte: { $text }
no-such-card = „{ $text }“ ist keine Karte. Eine Karte besteht aus dem Buchstaben der Farbe (R, K für Schwarz, B, G) und 2 bis 8 oder Q, zum Beispiel R5.
too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen. Dieses Fenster hat { $has_columns } und { $has_rows }.
link-down = Die Verbindung ist weg. Neuer Versuch …
link-up = Die Verbindung steht wieder.
time-left = { $count ->
        [one] Du hast noch { $count } Sekunde.
       *[other] Du hast noch { $count } Sekunden.
    }
no-clock = Im Moment läuft für dich keine Uhr.
record-kept = Die Partie liegt in { $path }
saved = Die Partie ist gespeichert. So geht sie weiter: qyrsqyrs play --continue
continue-none = Es gibt keine angefangene Partie zum Fortsetzen.
no-terminal = Dieses Terminal kann den Tisch nicht darstellen. Zeile für Zeile spielst du mit: qyrsqyrs play --plain
not-kept = { $path } ließ sich nicht speichern ({ $reason }).
not-read = Die Partie in { $path } lässt sich nicht lesen ({ $reason }).
not-continued = Diese Partie lässt sich nicht fortsetzen: Sie ist zu Ende oder wurde nicht hier gegen Bots gespielt.
table-broke = An diesem Tisch ist etwas schiefgegangen. Die Partie ist bis zur letzten Karte gespeichert.

## Tische auf einem Server

no-link = „{ $text }“ ist kein Link zu einem Tisch. So ein Link sieht aus wie http://host:7777/t/NAME.
no-answer = Unter { $host } antwortet kein Server. Prüfe den Link und deine Verbindung.
foreign-server = { $host } antwortet, ist aber kein Qyrsqyrs-Server.
untrusted-server = { $host } konnte nicht beweisen, der richtige Server zu sein, deshalb wurde nichts dorthin gesendet ({ $reason }).
no-certificates = Auf diesem System gibt es keine Zertifikate, mit denen sich ein https-Link prüfen ließe.
not-understood = Der Server hat dieses Programm nicht verstanden. Vielleicht ist eines von beiden veraltet.
cut-off = Der Server hat die Verbindung beendet.
unfair-deal = Runde { $round }: Hier wurde dir gegenüber nicht fair gemischt. Das Geheimnis oder die Karten passen nicht zu dem, was dieses Programm vor dem Geben gesehen und gesendet hat. Speichere die Aufzeichnung und prüfe sie mit qyrsqyrs verify.

## Zeilenmodus

plain-welcome = Qyrsqyrs, Zeile für Zeile. Um eine Karte zu wählen, tippe sie ein: R5 ist die rote 5, KQ die Schwarze Dame. Was du sonst fragen kannst, sagt dir „{ $help }“.
plain-help = Du kannst eine Karte eintippen, etwa R5, oder eines dieser Wörter: { $answers }.
plain-unknown = „{ $text }“ ist weder eine Karte noch eine bekannte Frage. Tippe „{ $help }“, um zu hören, was möglich ist.
goodbye = Bis zum nächsten Mal!

answer-hand = karten
answer-playable = spielbar
answer-trick = stich
answer-last = voriger
answer-scores = punkte
answer-voids = farbfrei
answer-time = zeit
answer-hint = tipp
answer-undo = zurück
answer-claim = ansagen
answer-rules = regeln
answer-help = hilfe
answer-quit = ende
answer-say = rufen

# Counting it yourself, line by line: the cards of one trick or of the chest.
count-cards = { CARDS($cards) }.
# $show is the word of “answer-show”.
count-how = Gib deine Minuspunkte ein, oder „{ $show }“ für das Ergebnis.

# Reactions at a served table. $reactions is a list such as “1 Hello! 2 Good luck!”; $say is the word answer-say.
react-choose = Etwas zurufen: Drück eine Zahl. { $reactions }
react-plain = Um den anderen etwas zuzurufen, tippe „{ $say }“ und eine Zahl: { $reactions }
react-nobody = Hier ist sonst niemand, der es lesen könnte.
