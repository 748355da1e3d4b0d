# Nazwy kart i kolorów. Atrybuty to formy gramatyczne: CARD($card, form: "acc").
# Wszystkie karty są rodzaju żeńskiego: czerwona 8 (ósemka), Czerwona Dama.

number = { $colour ->
        [red] Czerwona
        [black] Czarna
        [blue] Niebieska
       *[green] Zielona
    } { $number }
    .nom = { $colour ->
        [red] czerwona
        [black] czarna
        [blue] niebieska
       *[green] zielona
    } { $number }
    .acc = { $colour ->
        [red] czerwoną
        [black] czarną
        [blue] niebieską
       *[green] zieloną
    } { $number }
    .gen = { $colour ->
        [red] czerwonej
        [black] czarnej
        [blue] niebieskiej
       *[green] zielonej
    } { $number }

queen = { $colour ->
        [red] Czerwona
        [black] Czarna
        [blue] Niebieska
       *[green] Zielona
    } Dama
    .nom = { queen }
    .acc = { $colour ->
        [red] Czerwoną
        [black] Czarną
        [blue] Niebieską
       *[green] Zieloną
    } Damę
    .gen = { $colour ->
        [red] Czerwonej
        [black] Czarnej
        [blue] Niebieskiej
       *[green] Zielonej
    } Damy

# Podpis koloru albo Dam, które są osobnym kolorem.
suit = { $suit ->
        [red] Czerwone
        [black] Czarne
        [blue] Niebieskie
        [green] Zielone
       *[queens] Damy
    }
    .cards = { $suit ->
        [red] czerwone
        [black] czarne
        [blue] niebieskie
        [green] zielone
       *[queens] Damy
    }
    .acc = { $suit ->
        [red] czerwoną
        [black] czarną
        [blue] niebieską
        [green] zieloną
       *[queens] Damę
    }
    .gen = { $suit ->
        [red] czerwonych
        [black] czarnych
        [blue] niebieskich
        [green] zielonych
       *[queens] Dam
    }
    .no = { $suit ->
        [red] czerwonych kart
        [black] czarnych kart
        [blue] niebieskich kart
        [green] zielonych kart
       *[queens] Dam
    }

you = ty

list-comma = { $a }, { $b }
list-and = { $a } i { $b }
list-or = { $a } albo { $b }
# Ostatnie dwie z trzech i więcej.
list-and-many = { $a } i { $b }
list-or-many = { $a } albo { $b }
