# Die Regeln in unseren eigenen Worten und die Seite über die Edelsteine.

title = Die Regeln von Qyrsqyrs
contents = Inhalt
# The rules of the table from which the page was opened.
this-table = An diesem Tisch
example = Beispiel

aim-title = Worum es geht
aim-text = Qyrsqyrs ist ein Kartenspiel für drei oder vier Spieler, bei dem du möglichst keine Stiche machen willst: Jede Zahlenkarte, die du bekommst, zählt gegen dich, und wer am Ende die wenigsten Punkte hat, gewinnt die Partie.
aim-trick = Ein Stich geht so: Einer spielt eine Karte aus, die anderen geben der Reihe nach je eine dazu, und wer die beste Karte gelegt hat, bekommt sie alle.

deck-title = Die Karten
deck-text = Es gibt 32 Karten in vier Farben: Rot, Schwarz, Blau und Grün. Jede Farbe hat die Zahlenkarten 2 bis 8 und eine Dame. Unter den Zahlenkarten einer Farbe ist die 8 die höchste.
deck-points = Jede Zahlenkarte bringt ihren Wert als Minuspunkte: 35 in jeder Farbe, 140 insgesamt. Damen zählen nichts.
deck-letters = Geschrieben wird eine Karte als Buchstabe und Zahl: R für Rot, K für Schwarz, B für Blau, G für Grün; eine Dame hat statt der Zahl ein Q. R8 ist die rote 8, KQ die Schwarze Dame.

queens-title = Die vier Damen
queens-text = Die Damen sind Trumpf. Jede Dame sticht jede Zahlenkarte, und jede trägt den Edelstein, der ihren Rang zeigt.
queens-order = Von der höchsten zur niedrigsten: { CARDS($cards) }.
queens-colour = Die Damen sind eine Farbe für sich. Die Rote Dame zählt nicht als rote Karte: Wer sonst kein Rot hat, muss bei Rot nicht bedienen.
queens-faces = Jede Dame hat zwei Gesichter. Sie macht Stiche, die du lieber nicht hättest; wer vorsichtig ist, versteckt sie deshalb oft in der Schatztruhe. Doch ohne Damen gelingt Grandios fast nie; wer mutig ist, behält sie.

deal-title = Das Geben
deal-four = Zu viert bekommt jeder 8 Karten.
deal-three = Zu dritt bekommt jeder 10 Karten, und die letzten zwei kommen verdeckt in die Schatztruhe. Niemand schaut sie an.
deal-turn = Nach jeder Runde gibt der nächste Spieler links.

stash-title = Eine Karte für die Schatztruhe
stash-text = Vor dem ersten Stich wählt jeder eine seiner Handkarten und legt sie verdeckt in die Schatztruhe. Darin liegen dann vier Karten, zu dritt fünf.
stash-secret = Niemand sieht, was die anderen hineinlegen, und niemand kann es sich anders überlegen. Die Schatztruhe bleibt zu, bis die Runde endet.

follow-title = Einen Stich spielen
follow-start = Wer links vom Geber sitzt, spielt zum ersten Stich aus. Es geht im Uhrzeigersinn weiter.
follow-lead = Wer ausspielt, darf jede Karte spielen.
follow-colour = Wurde eine Zahlenkarte ausgespielt und du hast Zahlenkarten dieser Farbe, musst du eine davon spielen oder stattdessen eine beliebige Dame.
follow-void = Hast du keine Zahlenkarte dieser Farbe, darfst du eine beliebige Karte abwerfen oder mit einer Dame stechen.
follow-queen = Wurde eine Dame ausgespielt und du hast eine Dame, musst du eine Dame spielen. Hast du keine, darfst du jede Karte spielen.
example-follow = { CARD($led, form: "start") } wurde ausgespielt. Du hast { CARDS($hand, form: "the") }. Du darfst { CARDS($may, form: "the", join: "or") } spielen, aber nicht { CARDS($not, form: "the", join: "or") }.
example-void = { CARD($led, form: "start") } wurde ausgespielt. Du hast { CARDS($hand, form: "the") }. Bedienen kannst du nicht, also darfst du jede dieser Karten spielen.

trick-title = Wer den Stich macht
trick-queen = Liegen Damen im Stich, gehört er der höchsten.
trick-colour = Ist keine Dame dabei, gehört er der höchsten Zahlenkarte der ausgespielten Farbe. Karten anderer Farben gewinnen nie.
trick-next = Wer den Stich macht, legt ihn verdeckt ab und spielt zum nächsten aus. Eine Runde hat zu viert sieben Stiche und zu dritt neun.
example-trick = { $points ->
        [one] Es fallen der Reihe nach: { CARDS($cards, join: "comma") }. { CARD($winner, form: "start") } macht den Stich: 1 Punkt.
       *[other] Es fallen der Reihe nach: { CARDS($cards, join: "comma") }. { CARD($winner, form: "start") } macht den Stich: { $points } Punkte.
    }

chest-title = Die Schatztruhe geht auf
chest-text = Wer den letzten Stich macht, bekommt auch die Schatztruhe mit allen Karten darin. Erst dann wird sie geöffnet.
chest-caution = Der letzte Stich ist also selten ein gutes Geschäft, es sei denn, du willst Grandios spielen: Überleg dir früh, wer ihn am Ende nehmen muss.

scoring-title = Abrechnen
scoring-text = Am Ende der Runde zählt jeder die Werte der Zahlenkarten in seinen Stichen zusammen, und wer die Schatztruhe bekommen hat, auch die darin. Das sind die Punkte der Runde, es sei denn, jemand war makellos oder hat Grandios gespielt.
scoring-nothing = Vor jeder Verdopplung stecken in einer Runde immer 140 Punkte.

flawless-title = Makellos
flawless-text = Wer keinen einzigen Stich macht, ist makellos. Dafür gibt es 0 Punkte, und die Punkte aller anderen verdoppeln sich.
flawless-two = Zu viert können in einer Runde auch zwei makellos sein. Dann vervierfachen sich die Punkte der beiden anderen.
flawless-not = Auch ein Stich ohne Punkte ist ein Stich. Wer nur solche gemacht hat, hat 0 Punkte, ist aber nicht makellos.
example-flawless = Drei Spieler machen { $tricks } Stiche und kassieren { $raw } Punkte. Einer ist makellos, also werden { $points } Punkte aufgeschrieben.
example-flawless-two = Vier Spieler machen { $tricks } Stiche und kassieren { $raw } Punkte. Zwei sind makellos, also werden { $points } Punkte aufgeschrieben.

grand-title = Grandios
grand-text = Wer alle Stiche einer Runde macht, spielt Grandios. Dann bekommen alle anderen je 500 Minuspunkte, und wer Grandios gespielt hat, behält die eigenen 140.
grand-first = Grandios geht vor Makellos: Die anderen haben zwar keinen Stich, makellos ist aber niemand.
example-grand = Vier Spieler machen { $tricks } Stiche. Das ist Grandios, also werden { $points } Punkte aufgeschrieben.

match-title = Die Partie
match-text = Gespielt wird Runde um Runde, die Punkte werden zusammengezählt.
match-length = Üblicherweise endet die Partie, wenn jeder einmal gegeben hat. Ihr könnt auch eine Zahl von Runden ausmachen oder spielen, bis jemand 500 Minuspunkte hat.
match-win = Wer die wenigsten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

house-title = Hausregeln
house-text = Nicht an jedem Tisch wird gleich gespielt. Für einen neuen Tisch lassen sich diese Varianten wählen:
house-length = Die Partie kann 1 bis 100 Runden dauern oder so lange, bis jemand so viele Minuspunkte hat, wie ihr festlegt.

gems-title = Die Edelsteine
gems-text = Qyrsqyrs ist die geheimnisvolle Königin der Diamanten, die in jeder Kultur funkelt; nach ihr sind die vier Damen benannt. Jede von ihnen trägt einen Edelstein, der ihren Rang zeigt, und seit es Geschichten gibt, sehen Menschen mehr darin als einen Stein.
gem-entry = { $name }: { $meaning }. { $text }
gem-red = Roter Diamant
gem-red-meaning = Mut, Stärke, ewige Liebe
gem-red-text = Rote Diamanten gibt es nur ganz wenige, und in jedem scheinen Feuer und Magie zu glühen. Der seltenste aller Diamanten sitzt in der höchsten Krone. Nichts ritzt ihn, er gibt niemandem nach, und seine Dame auch nicht: Keine Karte im Spiel schlägt sie.
gem-black = Schwarzer Opal
gem-black-meaning = Geheimnis, Willenskraft, Träume, die wahr werden
gem-black-text = Auf den ersten Blick ist er dunkel, doch im Licht gedreht leuchten alle Farben aus dem Dunkel, wie ein Traum, den ein starker Wille wahr macht. Seine Dame weicht nur einer einzigen, und was sie vorhat, weiß man nie so genau.
gem-blue = Blauer Saphir
gem-blue-meaning = Ruhe, Weisheit, Treue
gem-blue-text = Blau wie Himmel und Meer an einem klaren Abend; er soll das Herz beruhigen und den Kopf klar machen. Seine Dame hat Zeit: Sie lässt den beiden über ihr den Vortritt und wartet auf ihren Augenblick.
gem-green = Grüner Smaragd
gem-green-meaning = Liebe, Glück, Harmonie
gem-green-text = Das Grün eines Gartens nach dem Regen, die Farbe von Wachstum und Gleichgewicht. Die Ägypter nannten ihn Stein des Lebens. Seine Dame ist die niedrigste der vier, und oft ist gerade das ein Glück: Du wirst sie los, ohne den Stich zu machen.
credits = Qyrsqyrs ist ein Spiel von Harald Rosenbaum. © 2025, Qyrsqyrs™.
