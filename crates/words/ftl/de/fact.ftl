# Was für eine Karte gilt: der Grund zu einem Tipp und die Gründe des Trainers.

only-card = { $who ->
        [you] Es ist die einzige Karte, die du spielen darfst.
       *[other] Es ist die einzige Karte, die { $who } spielen darf.
    }
stops-grand = { $who ->
        [you] Du hast bisher jeden Stich gemacht: Diese Karte verhindert Grandios.
       *[other] { $who } hat bisher jeden Stich gemacht: Diese Karte verhindert Grandios.
    }
lets-grand-go-on = { $who ->
        [you] Du hast bisher jeden Stich gemacht und bekommst auch diesen.
       *[other] { $who } hat bisher jeden Stich gemacht und bekommt auch diesen.
    }
keeps-own-grand = { $who ->
        [you] Du hast bisher jeden Stich gemacht und machst mit dieser Karte auch diesen: Grandios bleibt für dich möglich.
       *[other] { $who } hat bisher jeden Stich gemacht und macht mit dieser Karte auch diesen: Grandios bleibt möglich.
    }
loses-flawless = { $who ->
        [you] Sie macht den Stich, und du bist nicht mehr makellos.
       *[other] Sie macht den Stich, und { $who } ist nicht mehr makellos.
    }
keeps-flawless = { $who ->
        [you] Sie kann den Stich nicht machen: Makellos bleibt für dich möglich.
       *[other] Sie kann den Stich nicht machen: Makellos bleibt für { $who } möglich.
    }
last-queen = { $who ->
        [you] Du behältst die letzte Dame im Spiel: In { $count } von { $layouts } möglichen Verteilungen gehört dir der letzte Stich mit der Schatztruhe.
       *[other] { $who } behält die letzte Dame im Spiel und bekommt in { $count } von { $layouts } möglichen Verteilungen den letzten Stich mit der Schatztruhe.
    }
last-of-colour = Sonst hat niemand mehr { SUIT($colour) } oder eine Dame: Sie macht den Stich.
takes-trick = Als letzte Karte macht sie den Stich mit { $points ->
        [0] null Punkten.
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
wins-trick = Wer noch an der Reihe ist, kann sie nicht schlagen: Sie macht den Stich.
discards-highest = { $who ->
        [you] Du kannst nicht bedienen und darfst deine höchste Karte abwerfen.
       *[other] { $who } kann nicht bedienen und darf die höchste Handkarte abwerfen.
    }
leaves-trick = { $who ->
        [you] Als letzte Karte überlässt sie dir den Stich mit { $points ->
            [0] null Punkten.
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
       *[other] Als letzte Karte überlässt sie { $who } den Stich mit { $points ->
            [0] null Punkten.
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
    }
cannot-win = Sie kann den Stich nicht machen.
queen-to-chest = In der Schatztruhe macht die Dame keinen Stich.
last-in-hand = { $who ->
        [you] Danach hast du { SUIT($colour, form: "none") } mehr und musst { SUIT($colour) } nicht mehr bedienen.
       *[other] Danach hat { $who } { SUIT($colour, form: "none") } mehr und muss { SUIT($colour) } nicht mehr bedienen.
    }
keeps-unbeatable = { $who ->
        [you] Du behältst { CARD($card, form: "the") }, und keine Karte, die noch im Spiel ist, kann sie schlagen.
       *[other] { $who } behält { CARD($card, form: "the") }, und keine Karte, die noch im Spiel ist, kann sie schlagen.
    }
wins-in = Sie macht den Stich in { $count } von { $layouts } möglichen Verteilungen.
chest-in = { $who ->
        [you] Danach gehört dir der letzte Stich mit der Schatztruhe in { $count } von { $layouts } möglichen Verteilungen.
       *[other] Danach bekommt { $who } den letzten Stich mit der Schatztruhe in { $count } von { $layouts } möglichen Verteilungen.
    }
cannot-stop-grand = { $who ->
        [you] Du hast bisher jeden Stich gemacht, und keine Karte hätte daran etwas geändert.
       *[other] { $who } hat bisher jeden Stich gemacht, und keine Karte hätte das hier verhindern können.
    }
grand-in = { $who ->
        [you] Danach spielst du in { $count } von { $layouts } möglichen Verteilungen Grandios.
       *[other] Danach spielt { $who } in { $count } von { $layouts } möglichen Verteilungen Grandios.
    }
flawless-in = { $who ->
        [you] Danach bleibst du in { $count } von { $layouts } möglichen Verteilungen bis zum Ende makellos.
       *[other] Danach bleibt { $who } in { $count } von { $layouts } möglichen Verteilungen bis zum Ende makellos.
    }
own-points = { $who ->
        [you] Danach kassierst du in der Runde durchschnittlich { $points ->
            [one] { $points } Minuspunkt.
           *[other] { $points } Minuspunkte.
        }
       *[other] Danach kassiert { $who } in der Runde durchschnittlich { $points ->
            [one] { $points } Minuspunkt.
           *[other] { $points } Minuspunkte.
        }
    }
others-points = { $who ->
        [you] Danach kassieren die anderen in der Runde durchschnittlich je { $points ->
            [one] { $points } Minuspunkt.
           *[other] { $points } Minuspunkte.
        }
       *[other] Danach kassieren die Gegner von { $who } in der Runde durchschnittlich je { $points ->
            [one] { $points } Minuspunkt.
           *[other] { $points } Minuspunkte.
        }
    }
