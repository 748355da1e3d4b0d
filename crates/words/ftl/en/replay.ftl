# Looking back at a match.

## The page of a match

match-title = Look back
match-text = Everything that happened, now that all cards may be seen.
open-replay = Replay it step by step
unfinished = This match was not finished.
same-cards-text = All deals of this match once more, against bots, on any seat.
same-seat = Your seat
from-same-cards = These deals had been played before: nothing was shuffled.
from-what-if = { $plays ->
        [0] A moment of another match, played on in another way: nothing was shuffled.
        [one] A moment of another match, played on in another way: the first card played was given, and nothing was shuffled.
       *[other] A moment of another match, played on in another way: the first { $plays } cards played were given, and nothing was shuffled.
    }
from-daily = The deal of a day, the same for everybody: nothing was shuffled for this table alone.
source-link = The match that the cards come from
as-it-was = As it was
this-time = This time

## Step by step

title = Replay
step-of = Step { $step } of { $steps }
steps-label = Steps
first = Start of the round
previous = Back
next = Forward
last = End of the round
previous-round = Previous round
next-round = Next round
keys-note = Arrow keys step back and forward, Home and End go to the start and the end, Page Up and Page Down change the round. On a touch screen, swipe across the table.
sight-label = Whose cards are open
all-open = All hands open
seen-by = As { $name } saw it
hand-of = Hand of { $name }
chest-so-far = In the chest
stashed-by = { $name }: { CARD($card) }
back-to-match = The whole match
now-label = What happens here

## What might have been

what-if-title = What if?
what-if-text = Take over a seat at this moment and play the round to its end against bots.
what-if-stash = Choose another card for the chest and play the round to its end against bots. The others keep the cards they stashed.
what-if-over = The round is over here. Step back to play on from an earlier moment.
play-seat = Take over
play-on = Play on from here

## The coach

coach-title = The coach
coach-text = The coach looks at every decision: what it cost, what would have been better, and why. That takes a few seconds for each round, and is done only once.
ask-coach = Ask the coach
coach-waiting = { $count ->
        [0] The coach is about to begin.
        [one] The coach looks at one other match first.
       *[other] The coach looks at { $count } other matches first.
    }
coach-working = The coach has looked at { $done } of { $total } decisions.
coach-no-script = This page looks again by itself every few seconds.
coach-failed = The coach could not finish. Please ask again.
coach-busy = The coach has too many matches waiting. Please ask again in a few minutes.
coach-too-long = The coach here looks at matches of at most { $most } rounds. For longer ones there is the program: qyrsqyrs analyse FILE.
coach-stash = Who put what into the chest
stash-right = { $who ->
        [you] You: { CARD($card) }, and nothing was clearly better.
       *[other] { $who }: { CARD($card) }, and nothing was clearly better.
    }
stash-better = { $who ->
        [you] You: { CARD($card) }. Better by { $points } points: { CARD($best) }.
       *[other] { $who }: { CARD($card) }. Better by { $points } points: { CARD($best) }.
    }
all-decisions = Every decision
column-decision = Decision
column-cost = Cost
column-open = Cards open
column-good = Good
column-inaccuracies = Inaccuracies
column-mistakes = Mistakes
column-blunders = Blunders
column-given = Points given away
no-choice = No choice
not-computed = not computed
says-coach = What the coach says
show-moment = Show the moment

## A record from elsewhere

paste-title = Replay a record
paste-text = A match that was saved as a record can be replayed and analysed here, wherever it was played.
paste-label = The record
paste-file = Or a file with it
paste-show = Show it
paste-kept = { $days ->
        [one] The record is kept for a day under an address that only whoever has the record can work out.
       *[other] The record is kept for { $days } days under an address that only whoever has the record can work out.
    }
paste-link = Replay a record from elsewhere
paste-empty = There is nothing here yet: paste a record or choose a file.
paste-too-long = That is too long to be a record: at most { $most } kilobytes.
paste-not-json = This is no record: it cannot be read at all. Was it copied completely?
paste-broken = This is no record that can be replayed.
paste-broken-round = This record cannot be replayed: something is wrong in round { $round }.
paste-broken-play = This record cannot be replayed: card { $play } of round { $round } does not fit.
paste-details = What the program found

## The check of a deal

verify-text = Your browser deals the cards again from the secret and from what the players added, and compares. Nothing is sent for it.
verify-no-script = Without scripts this page cannot compute. Save the record and check it with the program: qyrsqyrs verify FILE.
verify-prepared = These cards were not shuffled for this match, so there is nothing to check.
verify-nothing = This record does not say how its cards were shuffled.
verify-secret = The secret that the server showed after the round
verify-commitment = Its fingerprint, computed here, against the one published before the deal
verify-entropy = What the players added, seat by seat
verify-stream = The first bytes that follow from both
verify-shuffle = The deck shuffled by these bytes
verify-hands = The hands dealt from it, against those that were played
verify-same = the same
verify-other = different
verify-impossible = This browser cannot compute it here. Save the record and check it with the program: qyrsqyrs verify FILE.
