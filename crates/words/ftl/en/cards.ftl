# Names of cards and colours. Attributes are grammatical forms: CARD($card, form: "the").

number = { $colour ->
        [red] Red
        [black] Black
        [blue] Blue
       *[green] Green
    } { $number }
    .the = the { $colour ->
        [red] red
        [black] black
        [blue] blue
       *[green] green
    } { $number }
    .start = The { $colour ->
        [red] red
        [black] black
        [blue] blue
       *[green] green
    } { $number }

queen = { $colour ->
        [red] Red
        [black] Black
        [blue] Blue
       *[green] Green
    } Queen
    .the = the { queen }
    .start = The { queen }

# The caption of a colour, or of the Queens as a suit of their own.
suit = { $suit ->
        [red] Red
        [black] Black
        [blue] Blue
        [green] Green
       *[queens] Queens
    }
    .plain = { $suit ->
        [red] red
        [black] black
        [blue] blue
        [green] green
       *[queens] Queens
    }
    .none = no { suit.plain }

you = you

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
# The last two of three and more.
list-and-many = { $a } and { $b }
list-or-many = { $a } or { $b }
