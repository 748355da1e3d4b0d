# The coach looks back at a round.

## What the figures mean

costs-explained = Cost is how many extra points a choice is expected to bring, compared with the best one, given what the player could know at the time. A layout is one possible arrangement of the hidden cards; { $layouts } were sampled for each decision.
open-explained = “Cards open” is exact once the player has { $count } cards or fewer in hand. It isn’t worked out for earlier plays, or for the card put into the chest.
nothing-yet = No decisions have been made yet.
no-such-round = There is no round { $round }: this match has { $rounds ->
        [0] none.
        [one] one round.
       *[other] { $rounds } rounds.
    }
no-such-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.

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
turning-points-none = No single decision was costly enough to swing the round.
all-in-all = Overall
summary = { $who }: { $good } good, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }; total cost: { $points } points.

## Reasons, each about one card

only-card = No other card was allowed.
stops-grand = { $who ->
        [you] You had won every trick so far: this stops the Grand.
       *[other] { $who } had won every trick so far: this stops the Grand.
    }
lets-grand-go-on = { $who ->
        [you] You had won every trick so far: this keeps the Grand alive.
       *[other] { $who } had won every trick so far: this keeps the Grand alive.
    }
keeps-own-grand = Every trick so far, and this one too: the Grand is still on.
loses-flawless = It wins the trick: no longer Flawless.
keeps-flawless = It can’t win the trick: Flawless is still possible.
last-queen = The last Queen still in play stays in this hand: this player takes the last trick, and the chest with it, in { $count } of { $layouts } layouts.
last-of-colour = Nobody else has a { SUIT($colour, form: "plain") } number card or a Queen: it wins the trick.
takes-trick = Played last, it takes the trick with { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
wins-trick = Nobody still to play can beat it: it wins the trick.
discards-highest = The player couldn’t follow suit, so the highest card in hand could be thrown away.
leaves-trick = { $who ->
        [you] Played last, it leaves you with the trick: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] Played last, it leaves { $who } with the trick: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
cannot-win = It can’t win the trick.
queen-to-chest = In the chest, the Queen can’t win a trick.
last-in-hand = It was the last { SUIT($colour, form: "plain") } number card in hand: after that, { SUIT($colour, form: "plain") } no longer had to be followed.
keeps-unbeatable = { KIND($card) ->
        [queen] { CARD($card, form: "start") } stays in hand, and no card still out can beat her.
       *[number] { CARD($card, form: "start") } stays in hand, and no card still out can beat it.
    }
wins-in = It wins the trick in { $count } of { $layouts } layouts.
chest-in = After that, this player takes the last trick and the chest in { $count } of { $layouts } layouts.
