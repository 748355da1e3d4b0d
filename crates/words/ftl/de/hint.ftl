# Warum eine Karte eine gute Wahl ist, gesagt vor der Wahl.

only-card = Es ist die einzige Karte, die du spielen darfst.
stops-grand = { $name } hat bisher jeden Stich gemacht: Diese Karte verhindert Grandios.
lets-grand-go-on = { $name } hat bisher jeden Stich gemacht und bekommt auch diesen.
keeps-own-grand = Du hast bisher jeden Stich gemacht, und sie macht auch diesen: Grandios bleibt für dich möglich.
loses-flawless = Sie macht den Stich, und du bist nicht mehr makellos.
keeps-flawless = Sie kann den Stich nicht machen: Makellos bleibt möglich.
last-queen = Du behältst die letzte Dame im Spiel: In { $count } von { $layouts } möglichen Verteilungen gehört dir der letzte Stich mit der Schatztruhe.
last-of-colour = Außer dir hat niemand mehr { SUIT($colour) } oder eine Dame: Sie macht den Stich.
takes-trick = Als letzte Karte macht sie den Stich mit { $points ->
        [0] null Punkten.
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
wins-trick = Wer noch an der Reihe ist, kann sie nicht schlagen: Sie macht den Stich.
discards-highest = Du kannst nicht bedienen: Wirf deine höchste Karte ab.
leaves-trick = Als letzte Karte überlässt sie { $name } den Stich mit { $points ->
        [0] null Punkten.
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
cannot-win = Sie kann den Stich nicht machen.
queen-to-chest = In der Schatztruhe macht die Dame keinen Stich.
last-in-hand = Danach hast du { SUIT($colour, form: "none") } mehr und musst { SUIT($colour) } nicht mehr bedienen.
keeps-unbeatable = Du behältst { CARD($card, form: "the") }, und keine Karte, die noch im Spiel ist, kann sie schlagen.
wins-in = Sie macht den Stich in { $count } von { $layouts } möglichen Verteilungen.
chest-in = Danach gehört dir der letzte Stich mit der Schatztruhe in { $count } von { $layouts } möglichen Verteilungen.
