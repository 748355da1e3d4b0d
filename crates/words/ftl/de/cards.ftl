# Namen der Karten und Farben. Attribute sind grammatische Formen: CARD($card, form: "the").
# Alle Karten sind weiblich: Nominativ und Akkusativ lauten gleich.

number = { $colour ->
        [red] Rote
        [black] Schwarze
        [blue] Blaue
       *[green] Grüne
    } { $number }
    .the = die { $colour ->
        [red] rote
        [black] schwarze
        [blue] blaue
       *[green] grüne
    } { $number }
    .start = Die { $colour ->
        [red] rote
        [black] schwarze
        [blue] blaue
       *[green] grüne
    } { $number }
    .dative = der { $colour ->
        [red] roten
        [black] schwarzen
        [blue] blauen
       *[green] grünen
    } { $number }

queen = { $colour ->
        [red] Rote
        [black] Schwarze
        [blue] Blaue
       *[green] Grüne
    } Dame
    .the = die { queen }
    .start = Die { queen }
    .dative = der { $colour ->
        [red] Roten
        [black] Schwarzen
        [blue] Blauen
       *[green] Grünen
    } Dame

suit = { $suit ->
        [red] Rot
        [black] Schwarz
        [blue] Blau
        [green] Grün
       *[queens] Damen
    }
    .plain = { suit }
    .plural = { $suit ->
        [red] rote Karten
        [black] schwarze Karten
        [blue] blaue Karten
        [green] grüne Karten
       *[queens] Damen
    }
    .one = eine { $suit ->
        [red] rote Karte
        [black] schwarze Karte
        [blue] blaue Karte
        [green] grüne Karte
       *[queens] Dame
    }
    .none = { $suit ->
        [red] kein Rot
        [black] kein Schwarz
        [blue] kein Blau
        [green] kein Grün
       *[queens] keine Dame
    }

you = du

list-comma = { $a }, { $b }
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
# Die letzten zwei von dreien und mehr.
list-and-many = { $a } und { $b }
list-or-many = { $a } oder { $b }
