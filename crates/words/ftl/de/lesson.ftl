# Die Lektion und die Aufgaben.

title = Qyrsqyrs lernen
intro = Qyrsqyrs, die geheimnisvolle Königin der Diamanten, hat dem Spiel ihren Namen gegeben. Lern es kennen: eine erste Lektion in etwa fünf Minuten, dann Aufgaben aus Runden unter Bots. Du spielst, und zu jeder Karte gibt es eine Erklärung.

## Die Lektion im Ganzen

lesson-title = Die Lektion
lesson-text = { $steps } kurze Schritte, vom Bedienen bis zum Lesen der Mitspieler. Du kannst jederzeit aufhören und später weitermachen.
lesson-progress = { $done } von { $steps } Schritten geschafft
lesson-start = Lektion beginnen
lesson-resume = Weiter mit Schritt { $step }
lesson-again = Noch einmal von vorn
steps-label = Schritte der Lektion
step-of = Schritt { $step } von { $steps }
step-done = geschafft
step-next = Nächster Schritt
step-again = Diesen Schritt noch einmal
all-of-it = Alle Lektionen und Aufgaben
finished-title = Du kannst das Spiel
finished-text = Das war die ganze Lektion. Die Aufgaben zeigen, worauf gute Spieler achten, und am Tisch warten die Bots auf dich.
to-puzzles = Weiter zu den Aufgaben

## Schritt für Schritt

follow-title = Farbe bedienen
follow-text = Sammle so wenige Punkte wie möglich: Jede Zahlenkarte bringt ihren Wert als Minuspunkte. Jeder gibt eine Karte zum Stich. Hier wurde Rot ausgespielt. Wer Rot hat, muss Rot oder eine Dame spielen. Liegt keine Dame im Stich, macht ihn die höchste rote Karte. Spiel eine Karte, die ihn nicht macht.
follow-right = Richtig: { CARD($card, form: "start") } bleibt unter { CARD($above, form: "dative") }.
lead-title = Niedrig ausspielen
lead-text = Wer einen Stich macht, spielt zum nächsten aus, mit einer beliebigen Karte. Jetzt spielst du aus. Die anderen müssen deine Farbe bedienen, also zwingt eine niedrige Karte jemand anderen, den Stich zu machen.
lead-right = Richtig: Wer bedienen muss, kommt nicht unter { CARD($card, form: "the") }.
queens-title = Damen sind Trumpf
queens-text = Die Damen sind Trumpf: Jede sticht jede Zahlenkarte, und du darfst sie auf jede Farbe spielen. Die höchste ist Rot, dann kommen Schwarz, Blau und Grün. Hier gehört der Stich schon { CARD($queen, form: "dative") }. Welche Karte wirst du los?
queens-right = Richtig: { CARD($queen, form: "start") } macht den Stich und nimmt { CARD($card, form: "the") } mit.
queen-led-title = Eine Dame wird ausgespielt
queen-led-text = Wird eine Dame ausgespielt, muss jeder, der eine hat, auch eine spielen. Du hast zwei. Welche bleibt unter { CARD($queen, form: "dative") }?
queen-led-right = Richtig: { CARD($card, form: "start") } ist niedriger als { CARD($queen, form: "the") }, und du bist sie los.
void-title = Wenn du nicht bedienen kannst
void-text = Blau wurde ausgespielt, und du hast keine blaue Zahlenkarte: Du darfst jede Karte spielen. Karten anderer Farben machen nie den Stich; so wirst du teure Karten los.
void-right = Richtig: { CARD($card, form: "start") } war deine teuerste Karte.
stash-title = Eine Karte für die Schatztruhe
stash-text = So beginnt eine Runde: Alle legen heimlich eine Karte in die Schatztruhe, und dabei bleibt es. Wer den letzten Stich macht, bekommt auch die Schatztruhe. Alle deine Karten bis auf eine sind niedrig. Welche kommt in die Truhe?
stash-right = Richtig: { CARD($card, form: "start") } kann dir keinen Stich mehr einbringen. Und weil du keine Zahlenkarte dieser Farbe mehr hast, darfst du alles spielen, wenn sie ausgespielt wird.
last-title = Der letzte Stich
last-text = Zwei Karten sind noch übrig, und der letzte Stich bringt die Schatztruhe mit. Keine Karte schlägt { CARD($queen, form: "the") }. Willst du mit ihr jetzt gewinnen oder im letzten Stich?
last-right = Richtig: { $points ->
        [one] 1 Punkt ist billig
       *[other] { $points } Punkte sind billig
    }, verglichen mit der Schatztruhe. Spiel jetzt { CARD($card, form: "the") } aus, deine letzte Karte.
last-end = { $name } macht den letzten Stich und bekommt alles, was in der Schatztruhe liegt.
flawless-title = Makellos
flawless-text = Wer keinen einzigen Stich macht, ist makellos: 0 Punkte, und die Punkte aller anderen verdoppeln sich. Du hast noch keinen Stich, und zwei Karten sind übrig. Bleib makellos!
flawless-right = Richtig: Den Stich macht jemand anderes. Spiel jetzt { CARD($card, form: "the") }: Ihre Farbe wurde nicht ausgespielt, also kann sie nicht gewinnen.
flawless-end = Makellos! Du hast 0 Punkte, und die Punkte aller anderen zählen doppelt.
grand-title = Grandios verhindern
grand-text = { $name } hat bisher jeden Stich gemacht. Alle sieben wären Grandios: je 500 Minuspunkte für alle anderen. Mach selbst einen Stich, auch wenn er dich Punkte kostet.
grand-right = Richtig: Der Stich gehört dir, und Grandios ist verhindert. Spiel jetzt { CARD($card, form: "the") } aus, deine letzte Karte.
grand-end = Kein Grandios, keine 500 Punkte. Behalte im Auge, wer die Stiche macht.
two-faces-title = Die zwei Gesichter einer Dame
two-faces-text = Eine Dame macht Stiche, die du nicht willst. Wer mutig ist, behält sie trotzdem: Mit hohen Karten daneben kann Grandios gelingen. Wer vorsichtig ist, versteckt sie in der Schatztruhe. Sieh dir dein Blatt an: Keine hohe Karte hilft ihr. Welche kommt in die Truhe?
two-faces-right = Richtig: In der Truhe kann { CARD($card, form: "the") } dir keinen Stich einbringen. Mit hohen Karten und einer zweiten Dame könntest du sie behalten und Grandios versuchen.
tells-title = Was die Karten der anderen verraten
tells-text = Jede Karte verrät etwas. Als Blau ausgespielt wurde, haben { $name } und { $other } nicht bedient: Sie haben keine blauen Zahlenkarten. Jetzt spielst du aus. Bei einer Farbe, die ihnen fehlt, werfen sie dir ihre teuersten Karten in den Stich. Welche Karte spielst du aus?
tells-right = Richtig: In dieser Farbe hat noch niemand gezeigt, dass sie ihm fehlt. Die anderen bedienen, und eine höhere Karte macht den Stich. Auch deine Karten verraten etwas, also kannst du bluffen: Wirf eine niedrige ab, und die anderen glauben vielleicht, du hast keine hohe mehr.

## Warum eine Karte erlaubt, aber nicht klug ist

unwise-takes-trick = { KIND($card) ->
        [queen] Erlaubt, aber { CARD($card, form: "the") } schlägt alles in diesem Stich: Du würdest ihn machen, mit { $points ->
            [one] 1 Minuspunkt.
           *[other] { $points } Minuspunkten.
        }
       *[number] Erlaubt, aber { CARD($card, form: "the") } wäre die höchste Karte: Du würdest den Stich machen, mit { $points ->
            [one] 1 Minuspunkt.
           *[other] { $points } Minuspunkten.
        }
    }
unwise-leads-high = Erlaubt, aber { CARD($card, form: "the") } ist hoch: Kaum jemand kann sie schlagen, und du würdest den Stich wohl selbst machen.
unwise-keeps-dear = { CARD($card, form: "start") } ist sicher, aber { CARD($dear, form: "the") } bleibt dir auf der Hand. Jetzt ist der Moment, sie loszuwerden.
unwise-highest-queen = Erlaubt, aber { CARD($card, form: "the") } ist die höchste von allen: Der Stich wäre deiner.
unwise-low-to-chest = { CARD($card, form: "start") } ist niedrig und macht fast nie einen Stich. Niedrige Karten behältst du besser auf der Hand. Welche Karte ist gefährlich?
unwise-keeps-queen = Nach { CARD($card, form: "dative") } ist { CARD($queen, form: "the") } deine letzte Karte: Der letzte Stich wäre deiner, und die Schatztruhe dazu.
unwise-loses-flawless = { CARD($card, form: "start") } würde den Stich machen, und mit Makellos wäre es vorbei.
unwise-lets-grand = Nach { CARD($card, form: "dative") } geht auch dieser Stich an { $name }. Noch einer, und es ist Grandios: 500 Minuspunkte für dich.
unwise-leads-void = Erlaubt, aber { $name } und { $other } haben diese Farbe nicht: Sie würden dir ihre teuersten Karten in den Stich werfen.

## Aufgaben

puzzles-title = Aufgaben
puzzles-text = Jede stammt aus einer Runde unter Bots und hat eine beste Karte. Du siehst, was der Spieler sehen konnte, und nicht mehr.
puzzles-solved = { $solved } von { $puzzles } gelöst
puzzle = Aufgabe { $number }
puzzle-of = Aufgabe { $number } von { $puzzles }
puzzle-solved = gelöst
puzzle-next = Nächste Aufgabe
tricks-so-far = Die Stiche bisher
puzzle-show = Lösung zeigen
kind-chest = Der Schatztruhe ausweichen
kind-grand = Grandios verhindern
kind-stash = Was kommt in die Truhe?
kind-flawless = Makellos bleiben
kind-own-grand = Selbst Grandios spielen
kind-tells = Die anderen durchschauen
ask-chest = Der letzte Stich bringt die Schatztruhe mit. Welche Karte spielst du, damit sie nicht bei dir landet?
ask-grand = { $who ->
        [you] Du hast bisher jeden Stich gemacht. Welche Karte spielst du?
       *[other] { $who } hat bisher jeden Stich gemacht. Welche Karte spielst du?
    }
ask-stash = Welche Karte legst du in die Schatztruhe?
ask-flawless = Du hast noch keinen Stich gemacht. Welche Karte spielst du?
ask-own-grand = Du hast bisher jeden Stich gemacht. Welche Karte spielst du?
ask-tells = Jemand hat schon etwas verraten. Welche Karte spielst du?
puzzle-right = Richtig: { CARD($card, form: "start") } ist die beste Karte.
puzzle-wrong = { CARD($card, form: "start") } ist erlaubt, kostet aber etwa { $points } Punkte mehr als die beste Karte. Versuch eine andere.
puzzle-answer = Die beste Karte ist { CARD($card, form: "the") }.
about = { CARD($card, form: "start") }: { $text }
clue-void = { $count ->
        [one] Stich { $trick }: { $people } hat nicht bedient, hat also { SUIT($colour, form: "none") }.
       *[other] Stich { $trick }: { $people } haben nicht bedient, haben also { SUIT($colour, form: "none") }.
    }
clue-no-queen = { $count ->
        [one] Stich { $trick }: { $people } hat keine Dame gespielt, hat also keine.
       *[other] Stich { $trick }: { $people } haben keine Dame gespielt, haben also keine.
    }
clue-in-chest = { COUNT($cards) ->
        [single] In der Schatztruhe muss also { CARDS($cards, form: "the") } liegen.
       *[several] In der Schatztruhe müssen also { CARDS($cards, form: "the") } liegen.
    }
clue-overlooked = Ohne diesen Hinweis sähe { CARD($card, form: "the") } besser aus.
proven = Bewiesen: In jeder der { $count } möglichen Verteilungen ist keine Karte besser.
shown = Nach den Berechnungen des stärksten Bots kostet jede andere Karte { $points } Punkte oder mehr.

## Zeilenmodus

plain-welcome = Die Lektion, Zeile für Zeile. Um eine Karte zu wählen, gib sie ein: R5 ist die rote 5, KQ die Schwarze Dame. Was du sonst fragen kannst, sagt dir „{ $help }“.
plain-help = Du kannst eine Karte eingeben, etwa R5, oder eines dieser Wörter: { $answers }.
plain-go-on = Weiter mit der Eingabetaste.
plain-kept = Dein Stand ist gespeichert. So geht es weiter: qyrsqyrs learn
plain-answers = Gib eine Karte ein, „{ $show }“ für die Lösung oder „{ $next }“ für die nächste Aufgabe.
answer-show = lösung
answer-next = weiter
