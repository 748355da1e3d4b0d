# The coach looks back at a round.

## What the figures mean

costs-explained = Costs are expected points, judged by what each player could know at that moment. A layout is one way in which the hidden cards could lie; { $layouts } of them were drawn for each decision.
open-explained = With all cards open, plays are solved exactly from { $count } cards in hand on. Before that, and for the stash, this is not computed.
nothing-yet = Nobody has decided anything yet.
no-such-round = There is no round { $round }: the record has { $rounds ->
        [0] none.
        [one] one round.
       *[other] { $rounds } rounds.
    }
no-such-seat = There is no seat { $seat }: seats count from 0 to { $last }.

## One decision

stashes = { $who ->
        [you] You put { CARD($card, form: "the") } into the chest.
       *[other] { $who } puts { CARD($card, form: "the") } into the chest.
    }
mark-good = Good.
mark-inaccuracy = Inaccuracy: { $points } points worse than { CARD($card, form: "the") }.
mark-mistake = Mistake: { $points } points worse than { CARD($card, form: "the") }.
mark-blunder = Blunder: { $points } points worse than { CARD($card, form: "the") }.
open-none-better = With all cards open, nothing was better.
open-worse = With all cards open, it was { $points } points worse than { CARDS($cards, form: "the", join: "or") }.
turning-points = Turning points
turning-points-none = No decision cost enough to turn the round.
all-in-all = All in all
summary = { $who }: { $good } good, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }; { $points } points given away.

## Reasons, each about one card

only-card = No other card was allowed.
stops-grand = { $who ->
        [you] You had won every trick so far: this stops the Grand.
       *[other] { $who } had won every trick so far: this stops the Grand.
    }
lets-grand-go-on = { $who ->
        [you] You had won every trick so far: this lets the Grand go on.
       *[other] { $who } had won every trick so far: this lets the Grand go on.
    }
keeps-own-grand = After every trick so far it wins this one too: the Grand stays possible.
loses-flawless = It wins the trick: no more Flawless.
keeps-flawless = It cannot win the trick: Flawless stays possible.
last-queen = The last Queen still in play stays in this hand: the last trick, and the chest with it, goes to this player in { $count } of { $layouts } layouts.
last-of-colour = No { SUIT($colour, form: "plain") } number and no Queen is left outside this hand: it wins the trick.
takes-trick = Played last, it takes the trick with { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
wins-trick = Nobody still to play can beat it: it wins the trick.
discards-highest = There was nothing to follow with: the highest card of the hand could be thrown away.
leaves-trick = { $who ->
        [you] Played last, it leaves you the trick with { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] Played last, it leaves the trick to { $who } with { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
cannot-win = It cannot win the trick.
queen-to-chest = In the chest, the Queen wins no trick.
last-in-hand = It was the last { SUIT($colour, form: "plain") } number of the hand: after it, { SUIT($colour, form: "plain") } need not be followed.
keeps-unbeatable = { KIND($card) ->
        [queen] { CARD($card) } stays in the hand, and no card still out can beat her.
       *[number] { CARD($card) } stays in the hand, and no card still out can beat it.
    }
wins-in = It wins the trick in { $count } of { $layouts } layouts.
chest-in = After it, the last trick and the chest go to this player in { $count } of { $layouts } layouts.
