# Why a card is a good choice, said to the person who is about to choose.

only-card = It’s the only card you may play.
stops-grand = { $name } has won every trick so far: this card stops the Grand.
lets-grand-go-on = { $name } has won every trick so far and takes this one too.
keeps-own-grand = You have won every trick so far, and it wins this one too: you can still make the Grand.
loses-flawless = It wins the trick, and you’re no longer Flawless.
keeps-flawless = It can’t win the trick: you can still be Flawless.
last-queen = You keep the last Queen still in play: you take the last trick, and the chest with it, in { $count } of { $layouts } possible layouts.
last-of-colour = Nobody else has a { SUIT($colour, form: "plain") } number card or a Queen: it wins the trick.
takes-trick = You play last and take the trick with { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
wins-trick = Nobody still to play can beat it: it wins the trick.
discards-highest = You can’t follow suit: get rid of your highest card.
leaves-trick = You play last and leave { $name } with the trick: { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
cannot-win = It can’t win the trick.
queen-to-chest = In the chest, the Queen can’t win you a trick.
last-in-hand = It’s your last { SUIT($colour, form: "plain") } number card: after that you won’t have to follow { SUIT($colour, form: "plain") }.
keeps-unbeatable = { KIND($card) ->
        [queen] You keep { CARD($card, form: "the") }, and no card still out can beat her.
       *[number] You keep { CARD($card, form: "the") }, and no card still out can beat it.
    }
wins-in = It wins the trick in { $count } of { $layouts } possible layouts.
chest-in = Choose it, and you take the last trick and the chest in { $count } of { $layouts } possible layouts.
