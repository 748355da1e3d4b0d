# The score pad, for a table with real cards.

## Before the match

needs-script = The score pad runs entirely in your browser, even offline, so it needs JavaScript.
names-legend = Who is playing?
names-text = In the order you sit, clockwise.
name-of = Name of player { $number }
player = Player { $number }
first-dealer = Who deals first?
start = Start the match

## A round

round-of = Round { $round } of { $rounds }
round-number = Round { $round }
correct-title = Correct round { $round }
deals = { $name } deals, { $first } leads the first trick.
how-legend = What would you like to enter?
by-points = Tricks and points
by-cards = The cards taken
rest = The rest
rest-for = The rest for { $name }
so-far = { $points } of 140 points, { $tricks } of { $all } tricks
cards-to-give = { $count ->
        [0] Every card has been assigned.
        [one] 1 card still to assign.
       *[other] { $count } cards still to assign.
    }
taker = Who took these cards?
card-free = { $card }, not assigned yet
card-of = { $card }, taken by { $name }
write-down = Write it down
save-correction = Save the correction
correct = Correct
correct-round = Correct round { $round }
undo = Undo

## What is said about it

written = Round { $round } recorded.
corrected = Round { $round } corrected.
undone = Last change undone.
names-alike = Two players have the same name.
number-missing = Please enter { $name }’s tricks and points. For the last player, just press “The rest”.
tricks-sum = The tricks add up to { $sum }, but a round has { $all }.
points-missing = { $missing ->
        [one] The points add up to { $sum }, but a round has 140: 1 point is missing.
       *[other] The points add up to { $sum }, but a round has 140: { $missing } points are missing.
    }
points-surplus = { $surplus ->
        [one] The points add up to { $sum }, but a round has 140: that’s 1 point too many.
       *[other] The points add up to { $sum }, but a round has 140: that’s { $surplus } points too many.
    }
no-trick-points = { $name } has points but no tricks.
impossible = { $tricks ->
        [one] { $name } can’t have { $points } points from 1 trick.
       *[other] { $name } can’t have { $points } points from { $tricks } tricks.
    }
cards-left = { $count ->
        [one] 1 card isn’t assigned yet. “The rest” gives it to the chosen player.
       *[other] { $count } cards aren’t assigned yet. “The rest” gives them to the chosen player.
    }
cards-uneven-three = These cards don’t make whole tricks: each trick has 3 cards, and the winner of the last one took 5 more from the chest.
cards-uneven-four = These cards don’t make whole tricks: each trick has 4 cards, and the winner of the last one took 4 more from the chest.
storage-off = Your browser blocks storage for this page: if you close it, the match is lost.

## Score sheet, chart, end

flawless = Flawless
grand = Grand
chart-title = How it went
chart-text = The points of all players after each round. The score sheet has the same figures.
share-title = Qyrsqyrs on { $date }
share-line = { $points ->
        [one] { $place }. { $name }: { $points } point
       *[other] { $place }. { $name }: { $points } points
    }
keep-awake = Keep the screen on
offline-ready = This page now works without a connection.
kept = This match is kept under “My matches”.
new-match = New match
new-match-ask = Start a new match? This one isn’t over. It stays under “My matches” as it is.
