# The coach looks back at a round.

## What the figures mean

costs-explained = Cost is how many extra points a choice is expected to bring, compared with the best one, given what the player could know at the time; ± is the margin of error. A choice is called a mistake only if two independent calculations agree. A layout is one possible arrangement of the hidden cards.
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
mark-inaccuracy = { $points ->
        [one] Inaccuracy: 1 point worse than { CARD($card, form: "the") }.
       *[other] Inaccuracy: { $points } points worse than { CARD($card, form: "the") }.
    }
mark-mistake = { $margin ->
        [0] Mistake: { $points } points worse than { CARD($card, form: "the") }.
       *[other] Mistake: { $points } ± { $margin } points worse than { CARD($card, form: "the") }.
    }
mark-blunder = { $margin ->
        [0] Blunder: { $points } points worse than { CARD($card, form: "the") }.
       *[other] Blunder: { $points } ± { $margin } points worse than { CARD($card, form: "the") }.
    }
open-none-better = With all cards open, nothing was better.
open-worse = { $points ->
        [one] With all cards open, it was 1 point worse than { CARDS($cards, form: "the", join: "or") }.
       *[other] With all cards open, it was { $points } points worse than { CARDS($cards, form: "the", join: "or") }.
    }
turning-points = Turning points
turning-points-none = No single decision was costly enough to swing the round.
all-in-all = Overall
summary = { $who ->
        [you] You
       *[other] { $who }
    }: { $good } without a mistake, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }; total cost: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# In place of the summary, after a match without a mistake.
summary-clean = { $who ->
        [you] You
       *[other] { $who }
    }: { $good ->
        [one] one decision, no mistake.
       *[other] { $good } decisions, no mistake.
    }
# Below a mistake: the cards of the trick so far and those in the player's hand, as codes such as "R5 KQ".
on-table = On the table: { $trick }. In hand: { $hand }.
in-hand = In hand: { $hand }.

## The plan behind a card

plan-try-grand = The plan: a Grand.
plan-stop-grand = { $who ->
        [you] The plan: stop your Grand.
       *[other] The plan: stop { $who }’s Grand.
    }
plan-stay-flawless = The plan: stay Flawless.
plan-grand-is-gone = The Grand is gone. The plan: avoid the chest.
plan-avoid-chest = The plan: lose the lead before the last trick, which brings the chest.
no-mistakes = { $who ->
        [you] No mistake of yours in this round.
       *[other] No mistake by { $who } in this round.
    }
all-shown-with = Use --all to see every decision of all players.

## What a play gave away

tell-void = { $who ->
        [you] You didn’t follow: now everybody knows that you have no { SUIT($colour, form: "plain") } number card.
       *[other] { $who } didn’t follow: now everybody knows that { $who } has no { SUIT($colour, form: "plain") } number card.
    }
tell-no-queen = { $who ->
        [you] You didn’t play a Queen: now everybody knows that you have none.
       *[other] { $who } didn’t play a Queen: now everybody knows that { $who } has none.
    }
tell-grand = { $who ->
        [you] After winning every trick, you lead a Queen: everybody can guess that you want a Grand.
       *[other] After winning every trick, { $who } leads a Queen: everybody can guess that { $who } wants a Grand.
    }
