# The game as it is said: refusals, what happens at the table, and what can be asked for.
# $who is [you] for the reader, otherwise a name.

## Why a card is refused

refused-no-seat = Nobody sits in that seat.
refused-not-held = You don’t hold { CARD($card, form: "the") }.
refused-already-stashed = Your card is in the chest already, and that choice is final.
refused-stash-first = Not yet: first everybody puts one card into the chest.
refused-turn = { $who ->
        [you] It’s your turn, but you can’t play that card.
       *[other] Not yet: it’s { $who }’s turn.
    }
refused-round-over = The round is over.
refused-follow-colour-or-queen = You hold { SUIT($colour, form: "plain") } cards: play { SUIT($colour, form: "plain") } or a Queen.
refused-follow-colour = You hold { SUIT($colour, form: "plain") } cards: play { SUIT($colour, form: "plain") }. You can’t play a Queen instead at this table.
refused-queen-forced = You have no { SUIT($colour, form: "plain") } number card, so at this table you must play a Queen.
refused-follow-queen = A Queen was led and you hold one: play a Queen.

## A round begins

round-begins = { $dealer ->
        [you] Round { $round }. You deal.
       *[other] Round { $round }. { $dealer } deals.
    }
round-begins-of = { $dealer ->
        [you] Round { $round } of { $rounds }. You deal.
       *[other] Round { $round } of { $rounds }. { $dealer } deals.
    }
hand-dealt = Your cards: { CARDS($cards) }.
stash-ask = Choose one card for the Treasure Chest. The choice is final.
stash-chosen = You put { CARD($card, form: "the") } into the chest.
stash-by = { $who ->
        [you] You have put a card into the chest.
       *[other] { $who } has put a card into the chest.
    }
stash-waiting = { $count ->
        [one] One player has yet to choose a card for the chest.
       *[other] { $count } players have yet to choose a card for the chest.
    }
stash-complete = Everybody has chosen. The chest stays shut until the round ends.

## Tricks

leads = { $who ->
        [you] You lead { CARD($card, form: "the") }.
       *[other] { $who } leads { CARD($card, form: "the") }.
    }
plays = { $who ->
        [you] You play { CARD($card, form: "the") }.
       *[other] { $who } plays { CARD($card, form: "the") }.
    }
turn-to-lead = { $who ->
        [you] Your turn: lead any card.
       *[other] It’s { $who }’s lead.
    }
turn-to-follow = { $who ->
        [you] Your turn: { SUIT($colour, form: "plain") } was led.
       *[other] { $who }’s turn.
    }
turn-after-queen = { $who ->
        [you] Your turn: a Queen was led.
       *[other] { $who }’s turn.
    }
turn-after-queen-of = { $who ->
        [you] Your turn: a Queen was led, calling for { SUIT($colour, form: "plain") }.
       *[other] { $who }’s turn.
    }
takes-trick = { $who ->
        [you] You take the trick: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $who } takes the trick: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
takes-last-trick = { $who ->
        [you] You take the last trick, and the Treasure Chest with it. The trick holds { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $who } takes the last trick, and the Treasure Chest with it. The trick holds { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }

## The chest opens

chest-opens = { $points ->
        [0] The chest opens: { CARDS($cards) }. No points at all.
        [one] The chest opens: { CARDS($cards) }. That’s 1 point.
       *[other] The chest opens: { CARDS($cards) }. That’s { $points } points.
    }
chest-card-by = { $who ->
        [you] You put in { CARD($card, form: "the") }.
       *[other] { $who } put in { CARD($card, form: "the") }.
    }
chest-card-dealt = { CARD($card, form: "start") } was dealt into it.
chest-goes-to = { $who ->
        [you] The chest is yours.
       *[other] The chest goes to { $who }.
    }

## Points of a round

flawless = { $who ->
        [you] Flawless! You won no tricks: 0 points for you, and everybody else’s points are doubled.
       *[other] Flawless! { $who } won no tricks: 0 points for them, and everybody else’s points are doubled.
    }
flawless-two = Two players are Flawless: { $people }. They get 0 points; everybody else’s points are multiplied by four.
grand = { $who ->
        [you] Grand! You won every trick: each opponent gets 500 minus points.
       *[other] Grand! { $who } won every trick: each opponent gets 500 minus points.
    }
round-score = { $who ->
        [you] You get { $points ->
            [0] no points.
            [one] 1 minus point.
           *[other] { $points } minus points.
        }
       *[other] { $who } gets { $points ->
            [0] no points.
            [one] 1 minus point.
           *[other] { $points } minus points.
        }
    }
round-score-multiplied = { $who ->
        [you] You took { $raw }; times { $factor }, that makes { $points } minus points.
       *[other] { $who } took { $raw }; times { $factor }, that makes { $points } minus points.
    }
round-ends = Round { $round } is over.
match-total = { $who ->
        [you] You have { $points ->
            [0] no points in total.
            [one] 1 point in total.
           *[other] { $points } points in total.
        }
       *[other] { $who } has { $points ->
            [0] no points in total.
            [one] 1 point in total.
           *[other] { $points } points in total.
        }
    }
match-ends = The match is over.
wins = { $who ->
        [you] You win with { $points ->
            [0] no points!
            [one] only 1 minus point!
           *[other] only { $points } minus points!
        }
       *[other] { $who } wins with { $points ->
            [0] no points.
            [one] only 1 minus point.
           *[other] only { $points } minus points.
        }
    }
win-shared = { $points ->
        [0] Shared win for { $people }, with no points.
        [one] Shared win for { $people }, with 1 minus point each.
       *[other] Shared win for { $people }, with { $points } minus points each.
    }

## People come and go

you = You
joins = { $who ->
        [you] You have joined the table.
       *[other] { $who } has joined the table.
    }
leaves = { $who ->
        [you] You have left the table.
       *[other] { $who } has left the table.
    }
loses-connection = { $who ->
        [you] You’ve lost your connection.
       *[other] { $who } has lost their connection.
    }
stand-in = { $who ->
        [you] A bot is playing for you until you come back.
       *[other] A bot is playing for { $who }.
    }
returns = { $who ->
        [you] You’re back.
       *[other] { $who } is back.
    }
time-up = { $who ->
        [you] Your time ran out: { CARD($card, form: "the") } was chosen for you.
       *[other] { $who } ran out of time: { CARD($card, form: "the") } was chosen for them.
    }
time-up-stash = { $who ->
        [you] Your time ran out: a card was put into the chest for you.
       *[other] { $who } ran out of time: a card was put into the chest for them.
    }
reacts = { $who ->
        [you] You say: { $reaction }
       *[other] { $who } says: { $reaction }
    }
taken-back = The last move has been taken back.

## Claims: all remaining tricks, or none of them

# Offered to a player for whom it is certain, when their turn begins.
offer-rest = All remaining tricks are yours, whatever the others hold. You can claim them.
offer-no-more = You will take no more tricks, whatever the others hold. You can say so, and your cards play themselves.
claims-rest = { $who ->
        [you] You take all remaining tricks.
       *[other] { $who } takes all remaining tricks.
    }
claims-no-more = { $who ->
        [you] You take no more tricks.
       *[other] { $who } takes no more tricks.
    }

## What can be asked for

hand-is = { COUNT($cards) ->
        [none] Your hand is empty.
        [single] You hold one card: { CARDS($cards, form: "the") }.
       *[several] You hold { CARDS($cards, form: "the") }.
    }
playable-is = { COUNT($cards) ->
        [none] You can’t play a card now.
        [single] You can only play { CARDS($cards, form: "the") }.
       *[several] You may play { CARDS($cards, form: "the", join: "or") }.
    }
playable-all = You may play any card in your hand.
trick-number = Trick { $trick } of { $tricks }.
trick-empty = No card is on the table yet.
trick-led = { $who ->
        [you] You led { CARD($card, form: "the") }.
       *[other] { $who } led { CARD($card, form: "the") }.
    }
trick-card = { $who ->
        [you] You played { CARD($card, form: "the") }.
       *[other] { $who } played { CARD($card, form: "the") }.
    }
trick-leader = { $who ->
        [you] So far the trick is yours, worth { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] So far the trick is { $who }’s, worth { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
last-trick-none = No trick has been finished yet.
last-trick-taken = { $who ->
        [you] You took the previous trick: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $who } took the previous trick: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
score-of-round = { $tricks ->
        [0] { $who ->
            [you] You have taken no tricks this round.
           *[other] { $who } has taken no tricks this round.
        }
       *[other] { $who ->
            [you] This round you have { $points ->
                [0] no points
                [one] 1 point
               *[other] { $points } points
            } from { $tricks ->
                [one] 1 trick.
               *[other] { $tricks } tricks.
            }
           *[other] This round { $who } has { $points ->
                [0] no points
                [one] 1 point
               *[other] { $points } points
            } from { $tricks ->
                [one] 1 trick.
               *[other] { $tricks } tricks.
            }
        }
    }
voids-none = Nobody is known to be out of a suit yet.
void = { $who ->
        [you] You have { SUITS($suits, form: "none") }.
       *[other] { $who } has { SUITS($suits, form: "none") }.
    }
