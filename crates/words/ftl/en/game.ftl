# The game as it is said: refusals, what happens at the table, and what can be asked for.
# $who is [you] for the reader, otherwise a name.

## Why a card is refused

refused-no-seat = Nobody sits in that seat.
refused-not-held = You do not hold { CARD($card, form: "the") }.
refused-already-stashed = Your card is in the chest already, and that choice is final.
refused-stash-first = Not yet: first everybody puts one card into the chest.
refused-turn = { $who ->
        [you] It is your turn, but not for this card.
       *[other] Not yet: { $who } is to play.
    }
refused-round-over = The round is over.
refused-follow-colour-or-queen = You hold { SUIT($colour, form: "plain") } cards: play { SUIT($colour, form: "plain") } or a Queen.
refused-follow-colour = You hold { SUIT($colour, form: "plain") } cards: play { SUIT($colour, form: "plain") }. At this table a Queen is no way out.
refused-queen-forced = You hold no { SUIT($colour, form: "plain") } but you do hold a Queen: at this table you must play her.
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
stash-by = { $who } has put a card into the chest.
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
       *[other] { $who } is to lead.
    }
turn-to-follow = { $who ->
        [you] Your turn: { SUIT($colour, form: "plain") } was led.
       *[other] { $who } is to play.
    }
turn-after-queen = { $who ->
        [you] Your turn: a Queen was led.
       *[other] { $who } is to play.
    }
turn-after-queen-of = { $who ->
        [you] Your turn: a Queen was led, and she asks for { SUIT($colour, form: "plain") }.
       *[other] { $who } is to play.
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
        [one] The chest opens: { CARDS($cards) }. That is 1 point.
       *[other] The chest opens: { CARDS($cards) }. That is { $points } points.
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
        [you] Flawless! You won no trick: 0 points for you, and everybody else’s points are doubled.
       *[other] Flawless! { $who } won no trick: 0 points for them, and everybody else’s points are doubled.
    }
flawless-two = Two players are Flawless: { $people }. They have 0 points; the points of the others are doubled twice.
grand = { $who ->
        [you] Grand! You won every trick: each opponent gets 500 points.
       *[other] Grand! { $who } won every trick: each opponent gets 500 points.
    }
round-score = { $who ->
        [you] You get { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $who } gets { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
round-score-multiplied = { $who ->
        [you] You took { $raw }; times { $factor }, that makes { $points } points.
       *[other] { $who } took { $raw }; times { $factor }, that makes { $points } points.
    }
round-ends = Round { $round } is over.
match-total = { $who ->
        [you] You have { $points ->
            [0] no points in all.
            [one] 1 point in all.
           *[other] { $points } points in all.
        }
       *[other] { $who } has { $points ->
            [0] no points in all.
            [one] 1 point in all.
           *[other] { $points } points in all.
        }
    }
match-ends = The match is over.
wins = { $who ->
        [you] You win with { $points ->
            [0] no points!
            [one] 1 point!
           *[other] { $points } points!
        }
       *[other] { $who } wins with { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
win-shared = { $points ->
        [0] Shared win for { $people }, with no points.
        [one] Shared win for { $people }, with 1 point each.
       *[other] Shared win for { $people }, with { $points } points each.
    }

## People come and go

joins = { $who ->
        [you] You have joined the table.
       *[other] { $who } has joined the table.
    }
leaves = { $who ->
        [you] You have left the table.
       *[other] { $who } has left the table.
    }
loses-connection = { $who ->
        [you] Your connection is lost.
       *[other] { $who } has lost the connection.
    }
stand-in = { $who ->
        [you] A bot is playing for you until you come back.
       *[other] A bot is playing for { $who }.
    }
returns = { $who ->
        [you] You are back.
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

## What can be asked for

hand-is = { COUNT($cards) ->
        [none] Your hand is empty.
        [single] You hold one card: { CARDS($cards, form: "the") }.
       *[several] You hold { CARDS($cards, form: "the") }.
    }
playable-is = { COUNT($cards) ->
        [none] You cannot play a card now.
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
        [you] The last trick was yours: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] The last trick went to { $who }: { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
score-of-round = { $tricks ->
        [0] { $who ->
            [you] You have taken no trick this round.
           *[other] { $who } has taken no trick this round.
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
voids-none = Nobody has shown yet that they are out of a colour.
void = { $who ->
        [you] You have { SUITS($suits, form: "none") }.
       *[other] { $who } has { SUITS($suits, form: "none") }.
    }
cards-held = { $who ->
        [you] You hold { $count ->
            [0] no cards.
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] { $who } holds { $count ->
            [0] no cards.
            [one] 1 card.
           *[other] { $count } cards.
        }
    }
chest-holds = { $count ->
        [0] The chest is empty.
        [one] The chest holds 1 card.
       *[other] The chest holds { $count } cards.
    }
chest-own = You put { CARD($card, form: "the") } into it.
