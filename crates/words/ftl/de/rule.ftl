# Hausregeln

house-rules = Hausregeln
preset-booklet = Nach Regelheft
preset-booklet-text = Wer die ausgespielte Farbe hat, muss sie spielen oder stattdessen eine Dame.
preset-strict = Streng
preset-strict-text = Wer die ausgespielte Farbe hat, muss sie spielen; eine Dame geht nur, wenn sie fehlt.
preset-forced = Damenzwang
preset-forced-text = Ohne die ausgespielte Farbe musst du eine Dame spielen, wenn du eine hast.
preset-own = Eigene Regeln
preset-own-text = Du bestimmst jede Regel selbst.
follow = Wenn eine Zahlenkarte ausgespielt wird
follow-colour-or-queen = Farbe oder Dame
follow-colour-or-queen-text = Wer die ausgespielte Farbe hat, spielt sie oder eine beliebige Dame; alle anderen spielen, was sie wollen.
follow-colour-only = Nur Farbe
follow-colour-only-text = Wer die ausgespielte Farbe hat, muss sie spielen; eine Dame geht nur, wenn diese Farbe fehlt.
house-follow-only = Streng: Wer die ausgespielte Farbe hat, muss sie spielen. Eine Dame geht nur, wenn diese Farbe fehlt.
follow-queen-forced = Damenzwang
follow-queen-forced-text = Wie „Farbe oder Dame“, aber ohne die Farbe musst du eine Dame spielen, wenn du eine hast.
house-follow-forced = Damenzwang: Wer die ausgespielte Farbe nicht hat, aber eine Dame, muss eine Dame spielen.
queen-lead = Wenn eine Dame ausgespielt wird
queen-lead-trump = Mit einer Dame bedienen
queen-lead-trump-text = Wer eine Dame hat, muss eine Dame spielen; alle anderen spielen, was sie wollen.
queen-lead-colour = Ihre Farbe bedienen
queen-lead-colour-text = Eine ausgespielte Dame wird bedient, als wäre eine Zahlenkarte ihrer Farbe ausgespielt worden.
house-queen-lead = Eine ausgespielte Dame wird statt mit Damen mit ihrer Farbe bedient, als wäre eine Zahlenkarte dieser Farbe ausgespielt worden.
grand-own = Eigene Punkte bei Grandios
grand-own-keeps = 140 Minuspunkte
grand-own-keeps-text = Wer alle Stiche macht, schreibt die 140 Minuspunkte auf, alle anderen je 500.
grand-own-zero = 0 Punkte
grand-own-zero-text = Wer alle Stiche macht, schreibt 0 Punkte auf, alle anderen je 500 Minuspunkte.
house-grand = Wer Grandios spielt, schreibt 0 statt 140 Punkte auf.
length = Länge der Partie
length-deals-label = Wie oft jeder gibt
length-rounds-label = Zahl der Runden
length-until-label = Minuspunkte, bei denen Schluss ist
length-deals = { $count ->
        [1] Jeder gibt einmal
        [2] Jeder gibt zweimal
       *[other] Jeder gibt { $count }-mal
    }
length-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
length-until = Bis jemand { $points } Minuspunkte oder mehr hat
