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
summary = { $who ->
        [you] You
       *[other] { $who }
    }: { $good } good, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }; total cost: { $points } points.
