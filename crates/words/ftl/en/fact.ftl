# What holds for a card: the reason that comes with a hint, and the coach’s reasons. $who is the player who chooses the card, or the one who gets the trick.

only-card = { $who ->
        [you] It’s the only card you may play.
       *[other] It’s the only card { $who } may play.
    }
stops-grand = { $who ->
        [you] You have won every trick so far: this card stops your Grand.
       *[other] { $who } has won every trick so far: this card stops the Grand.
    }
lets-grand-go-on = { $who ->
        [you] You have won every trick so far and take this one too.
       *[other] { $who } has won every trick so far and takes this one too.
    }
keeps-own-grand = { $who ->
        [you] You have won every trick so far, and it wins this one too: you can still make the Grand.
       *[other] { $who } has won every trick so far, and it wins this one too: a Grand is still possible.
    }
loses-flawless = { $who ->
        [you] It wins the trick, and you’re no longer Flawless.
       *[other] It wins the trick, and { $who } is no longer Flawless.
    }
keeps-flawless = { $who ->
        [you] It can’t win the trick: you can still be Flawless.
       *[other] It can’t win the trick: { $who } can still be Flawless.
    }
last-queen = { $who ->
        [you] You keep the last Queen still in play: you take the last trick, and the chest with it, in { $count } of { $layouts } possible layouts.
       *[other] { $who } keeps the last Queen still in play, and takes the last trick, and the chest with it, in { $count } of { $layouts } possible layouts.
    }
last-of-colour = Nobody else has a { SUIT($colour, form: "plain") } number card or a Queen: it wins the trick.
takes-trick = Played last, it takes the trick with { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
wins-trick = Nobody still to play can beat it: it wins the trick.
discards-highest = { $who ->
        [you] You can’t follow suit, so you can get rid of your highest card.
       *[other] { $who } can’t follow suit, so the highest card in hand can go.
    }
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
last-in-hand = { $who ->
        [you] It’s your last { SUIT($colour, form: "plain") } number card: after that you won’t have to follow { SUIT($colour, form: "plain") }.
       *[other] It’s { $who }’s last { SUIT($colour, form: "plain") } number card: after that, { $who } won’t have to follow { SUIT($colour, form: "plain") }.
    }
keeps-unbeatable = { $who ->
        [you] { KIND($card) ->
            [queen] You keep { CARD($card, form: "the") }, and no card still out can beat her.
           *[number] You keep { CARD($card, form: "the") }, and no card still out can beat it.
        }
       *[other] { KIND($card) ->
            [queen] { $who } keeps { CARD($card, form: "the") }, and no card still out can beat her.
           *[number] { $who } keeps { CARD($card, form: "the") }, and no card still out can beat it.
        }
    }
wins-in = It wins the trick in { $count } of { $layouts } possible layouts.
chest-in = { $who ->
        [you] After that, you take the last trick and the chest in { $count } of { $layouts } possible layouts.
       *[other] After that, { $who } takes the last trick and the chest in { $count } of { $layouts } possible layouts.
    }
cannot-stop-grand = { $who ->
        [you] You have won every trick so far, and no card could have changed that.
       *[other] { $who } has won every trick so far, and no card could have stopped it here.
    }
grand-in = { $who ->
        [you] After that, you make a Grand in { $count } of { $layouts } possible layouts.
       *[other] After that, { $who } makes a Grand in { $count } of { $layouts } possible layouts.
    }
flawless-in = { $who ->
        [you] After that, you end the round Flawless in { $count } of { $layouts } possible layouts.
       *[other] After that, { $who } ends the round Flawless in { $count } of { $layouts } possible layouts.
    }
own-points = { $who ->
        [you] After that, you get { $points } minus points in the round on average.
       *[other] After that, { $who } gets { $points } minus points in the round on average.
    }
others-points = { $who ->
        [you] After that, each of your opponents gets { $points } minus points in the round on average.
       *[other] After that, each of { $who }’s opponents gets { $points } minus points in the round on average.
    }
