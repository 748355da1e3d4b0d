# Why a card is a good choice, said to the person who is about to choose.

only-card = It is the only card you may play.
stops-grand = { $name } has won every trick so far: this card stops the Grand.
lets-grand-go-on = { $name } has won every trick so far and takes this one too.
keeps-own-grand = You have won every trick so far, and it wins this one too: your Grand stays possible.
loses-flawless = It wins the trick, and you are Flawless no more.
keeps-flawless = It cannot win the trick: you can still be Flawless.
last-queen = You keep the last Queen still in play: the last trick, and the chest with it, is yours in { $count } of { $layouts } possible layouts.
last-of-colour = No { SUIT($colour, form: "plain") } number and no Queen is left outside your hand: it wins the trick.
takes-trick = You play last and take the trick with { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
wins-trick = Nobody still to play can beat it: it wins the trick.
discards-highest = You need not follow: throw your highest card away.
leaves-trick = You play last and leave { $name } the trick with { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
cannot-win = It cannot win the trick.
queen-to-chest = In the chest, the Queen wins no trick.
last-in-hand = It is your last { SUIT($colour, form: "plain") } number: after it, you need not follow { SUIT($colour, form: "plain") }.
keeps-unbeatable = { KIND($card) ->
        [queen] You keep { CARD($card, form: "the") }, and no card still out can beat her.
       *[number] You keep { CARD($card, form: "the") }, and no card still out can beat it.
    }
wins-in = It wins the trick in { $count } of { $layouts } possible layouts.
chest-in = After it, the last trick and the chest are yours in { $count } of { $layouts } possible layouts.
