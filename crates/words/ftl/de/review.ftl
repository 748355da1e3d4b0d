# Der Blick zurück auf eine Partie.

## Die Seite einer Partie

match-title = Rückblick
match-text = Alles, was geschehen ist, jetzt mit offenen Karten.
open-replay = Schritt für Schritt ansehen
unfinished = Diese Partie wurde nicht zu Ende gespielt.
same-cards-text = Alle Runden dieser Partie noch einmal mit denselben Karten, gegen Bots, auf jedem Platz.
same-seat = Dein Platz
from-same-cards = Diese Karten waren schon einmal gespielt worden: Gemischt wurde nicht.
from-what-if = { $plays ->
        [0] Ein Moment aus einer anderen Partie, anders weitergespielt: Gemischt wurde nicht.
        [one] Ein Moment aus einer anderen Partie, anders weitergespielt: Die erste gespielte Karte war vorgegeben, gemischt wurde nicht.
       *[other] Ein Moment aus einer anderen Partie, anders weitergespielt: Die ersten { $plays } gespielten Karten waren vorgegeben, gemischt wurde nicht.
    }
from-daily = Ein Tagesblatt, für alle dasselbe: Für diesen Tisch allein wurde nicht gemischt.
source-link = Zur ursprünglichen Partie
as-it-was = Wie es war
this-time = Dieses Mal

## Schritt für Schritt

title = Wiedergabe
step-of = Schritt { $step } von { $steps }
steps-label = Schritte
first = Anfang der Runde
previous = Zurück
next = Weiter
last = Ende der Runde
previous-round = Vorige Runde
next-round = Nächste Runde
keys-note = Die Pfeiltasten gehen vor und zurück, Pos1 und Ende an den Anfang und ans Ende, Bild auf und Bild ab wechseln die Runde. Auf dem Touchscreen wischst du über den Tisch.
sight-label = Wessen Karten offen liegen
all-open = Alle Karten offen
seen-by = { $who ->
        [you] Aus deiner Sicht
       *[other] Aus der Sicht von { $who }
    }
hand-of = { $who ->
        [you] Deine Handkarten
       *[other] Handkarten von { $who }
    }
chest-so-far = In der Schatztruhe
stashed-by = { $who ->
        [you] Du: { CARD($card) }
       *[other] { $who }: { CARD($card) }
    }
back-to-match = Die ganze Partie
now-label = Was hier geschieht

## Was gewesen wäre

what-if-title = Was wäre, wenn?
what-if-text = Übernimm in diesem Moment einen Platz und spiele die Runde gegen Bots zu Ende.
what-if-stash = Lege eine andere Karte in die Schatztruhe und spiele die Runde gegen Bots zu Ende. Die anderen bleiben bei ihren Karten in der Truhe.
what-if-over = Hier ist die Runde vorbei. Geh zurück, um von einem früheren Moment aus weiterzuspielen.
play-seat = Platz übernehmen
play-on = Von hier aus weiterspielen

## Der Trainer

coach-title = Der Trainer
coach-text = Der Trainer sieht sich jede Entscheidung an: was sie gekostet hat, was besser gewesen wäre und warum. Das dauert ein paar Sekunden je Runde und geschieht nur einmal.
ask-coach = Den Trainer fragen
coach-waiting = { $count ->
        [0] Der Trainer fängt gleich an.
        [one] Vor deiner Partie ist noch eine andere dran.
       *[other] Vor deiner Partie sind noch { $count } andere dran.
    }
coach-working = Der Trainer hat sich { $done } von { $total } Entscheidungen angesehen.
coach-no-script = Diese Seite aktualisiert sich alle paar Sekunden von selbst.
coach-failed = Der Trainer ist nicht fertig geworden. Bitte frag noch einmal.
coach-busy = Beim Trainer warten zu viele Partien. Bitte frag in ein paar Minuten noch einmal.
coach-too-long = Der Trainer sieht sich hier Partien mit höchstens { $most } Runden an. Für längere gibt es das Programm: qyrsqyrs analyse DATEI.
coach-stash = Wer was in die Schatztruhe gelegt hat
stash-right = { $who ->
        [you] Du: { CARD($card) }, und nichts war deutlich besser.
       *[other] { $who }: { CARD($card) }, und nichts war deutlich besser.
    }
stash-better = { $who ->
        [you] Du: { CARD($card) }. Um { $points } Punkte besser: { CARD($best) }.
       *[other] { $who }: { CARD($card) }. Um { $points } Punkte besser: { CARD($best) }.
    }
all-decisions = Alle Entscheidungen
column-decision = Entscheidung
column-cost = Zu viel
column-open = Karten offen
column-good = Gut
column-inaccuracies = Ungenau
column-mistakes = Fehler
column-blunders = Grobe Fehler
column-given = Punkte zu viel
no-choice = Keine Wahl
not-computed = nicht berechnet
says-coach = Was der Trainer sagt
cost-title = Was jede Entscheidung zu viel gekostet hat
cost-chart = Für jede Entscheidung die Punkte, die sie voraussichtlich zu viel bringt. Die Pfeiltasten gehen von einer zur nächsten, Enter zeigt die Stellung.
whose-label = Wessen Entscheidungen
whose-mine = Meine
whose-all = Alle
your-mistakes = Deine größten Fehler
all-mistakes = Die größten Fehler
mistakes-none = Der Trainer hat keinen Fehler gefunden.
decision-in = { $trick ->
        [0] Runde { $round }, die Karte für die Schatztruhe
       *[other] Runde { $round }, Stich { $trick }
    }
position-label = Die Stellung

## Eine Aufzeichnung von anderswo

paste-title = Eine Aufzeichnung ansehen
paste-text = Eine Partie, die als Aufzeichnung gespeichert wurde, kann hier angesehen und untersucht werden, egal wo sie gespielt wurde.
paste-label = Die Aufzeichnung
paste-file = Oder eine Datei wählen
paste-show = Ansehen
paste-kept = { $days ->
        [one] Die Aufzeichnung bleibt einen Tag lang unter einer privaten Adresse, die sich nicht erraten lässt.
       *[other] Die Aufzeichnung bleibt { $days } Tage lang unter einer privaten Adresse, die sich nicht erraten lässt.
    }
paste-link = Eine Aufzeichnung von anderswo ansehen
paste-empty = Hier steht noch nichts: Füge eine Aufzeichnung ein oder wähle eine Datei.
paste-too-long = Das ist zu lang für eine Aufzeichnung: höchstens { $most } Kilobyte.
paste-not-json = Das ist keine Aufzeichnung: Sie lässt sich gar nicht lesen. Wurde sie vollständig kopiert?
paste-broken = Diese Aufzeichnung lässt sich nicht ansehen.
paste-broken-round = Diese Aufzeichnung lässt sich nicht ansehen: In Runde { $round } stimmt etwas nicht.
paste-broken-play = Diese Aufzeichnung lässt sich nicht ansehen: Karte { $play } der Runde { $round } passt nicht.
paste-details = Was das Programm gefunden hat

## Die Prüfung einer Runde

verify-text = Dein Browser teilt die Karten aus dem Geheimnis und den Zufallswerten der Spieler noch einmal aus und vergleicht sie mit dem, was er sich vor dem Geben gemerkt hat. Dafür wird nichts verschickt.
verify-no-script = Diese Prüfung braucht JavaScript. Oder du speicherst die Aufzeichnung und prüfst sie mit dem Programm: qyrsqyrs verify DATEI.
verify-prepared = Für diese Partie wurde nicht gemischt, also gibt es nichts zu prüfen.
verify-nothing = Diese Aufzeichnung sagt nicht, wie ihre Karten gemischt wurden.
verify-secret = Das Geheimnis, das der Server nach der Runde gezeigt hat
verify-commitment = Sein Fingerabdruck, hier berechnet, verglichen mit dem vor dem Geben veröffentlichten
verify-entropy = Die Zufallswerte der Spieler, Platz für Platz
verify-stream = Die ersten Bytes, die sich aus beidem ergeben
verify-shuffle = Die Karten, mit diesen Bytes gemischt
verify-hands = Die daraus ausgeteilten Karten, verglichen mit den gespielten
verify-same = gleich
verify-other = verschieden
verify-impossible = Dieser Browser kann das hier nicht berechnen. Speichere die Aufzeichnung und prüfe sie mit dem Programm: qyrsqyrs verify DATEI.
verify-kept = Was dieser Browser vor dem Geben gesehen und gesendet hat
verify-kept-good = Dir bewiesen: Dieser Browser hat zuerst den Fingerabdruck gesehen, und sein Zufallswert steckt in den Karten.
verify-kept-bad = Dir gegenüber nicht fair: Das ist nicht der Fingerabdruck, den dieser Browser gesehen hat, oder sein Zufallswert fehlt.
verify-kept-late = Dir nicht bewiesen: Der Zufallswert dieses Browsers steckt nicht in den Karten. Er kam zu spät, oder der Server hat ihn weggelassen.
verify-kept-none = Dieser Browser hat sich davon aber nichts gemerkt und kann nicht sagen, ob der Fingerabdruck zuerst da war.
verify-alone = Niemand hat einen Zufallswert beigesteuert, also hat der Server allein gemischt.
