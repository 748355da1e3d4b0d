# Match review.

## The page of a match

match-title = Match review
match-text = Everything that happened, with all the cards face up.
open-replay = Replay it step by step
unfinished = This match wasn’t finished.
same-cards-text = Play every deal of this match again, against bots, from any seat.
same-seat = Your seat
from-same-cards = These deals had been played before: nothing was shuffled.
from-what-if = { $plays ->
        [0] Played on differently from a moment in another match, so nothing was shuffled.
        [one] Played on differently from a moment in another match: the first card was fixed, and nothing was shuffled.
       *[other] Played on differently from a moment in another match: the first { $plays } cards were fixed, and nothing was shuffled.
    }
from-daily = A daily deal, the same for everybody: nothing was shuffled specially for this table.
source-link = See the original match
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
seen-by = { $who ->
        [you] As you saw it
       *[other] As { $who } saw it
    }
hand-of = { $who ->
        [you] Your hand
       *[other] { $who }’s hand
    }
chest-so-far = In the chest
stashed-by = { $who ->
        [you] You: { CARD($card) }
       *[other] { $who }: { CARD($card) }
    }
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
        [one] One match is ahead of yours.
       *[other] { $count } matches are ahead of yours.
    }
coach-working = The coach has looked at { $done } of { $total } decisions.
coach-no-script = This page refreshes itself every few seconds.
coach-failed = The coach couldn’t finish. Please ask again.
coach-busy = The coach has too many matches waiting. Please ask again in a few minutes.
coach-too-long = The coach here takes matches of up to { $most } rounds. For longer ones, use the program: qyrsqyrs analyse FILE.
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
column-given = Total cost
no-choice = No choice
not-computed = not computed
says-coach = What the coach says
cost-title = What each decision cost
cost-chart = The cost of each decision in expected points. The arrow keys move from one to the next, and Enter shows the position.
whose-label = Whose decisions
whose-mine = Mine
whose-all = Everyone’s
your-mistakes = Your biggest mistakes
all-mistakes = The biggest mistakes
mistakes-none = The coach found no mistake.
decision-in = { $trick ->
        [0] Round { $round }, the card for the chest
       *[other] Round { $round }, trick { $trick }
    }
position-label = The position

## A match saved elsewhere

paste-title = Replay a saved match
paste-text = A match that was saved as a file can be replayed and analysed here, wherever it was played.
paste-label = The saved match
paste-file = Or choose a file
paste-show = Show it
paste-kept = { $days ->
        [one] The match is kept for a day at a private address that can’t be guessed.
       *[other] The match is kept for { $days } days at a private address that can’t be guessed.
    }
paste-link = Replay a match saved elsewhere
paste-empty = There’s nothing here yet: paste a saved match or choose a file.
paste-too-long = That’s too long for a saved match: { $most } kilobytes at most.
paste-not-json = This isn’t a saved match: it can’t be read at all. Was all of it copied?
paste-broken = This saved match can’t be replayed.
paste-broken-round = This match can’t be replayed: something is wrong in round { $round }.
paste-broken-play = This match can’t be replayed: card { $play } of round { $round } isn’t possible.
paste-details = What the program found

## The check of a deal

verify-text = Your browser deals the cards again from the secret and what the players added, and compares them with what it kept before the deal. Nothing is sent anywhere.
verify-no-script = This check needs JavaScript. Or save the match and check it with the program: qyrsqyrs verify FILE.
verify-prepared = These cards weren’t shuffled for this match, so there is nothing to check.
verify-nothing = This match doesn’t say how its cards were shuffled.
verify-secret = The secret that the server showed after the round
verify-commitment = Its fingerprint, computed here, against the one published before the deal
verify-entropy = What the players added, seat by seat
verify-stream = The first bytes that follow from both
verify-shuffle = The deck shuffled by these bytes
verify-hands = The hands dealt from it, against those that were played
verify-same = the same
verify-other = different
verify-impossible = This browser can’t run the check here. Save the match and check it with the program: qyrsqyrs verify FILE.
verify-kept = What this browser had seen and sent before the deal
verify-kept-good = Proven to you: this browser saw the fingerprint first, and its randomness is in the deal.
verify-kept-bad = Not fair to you: the fingerprint isn’t the one this browser was shown, or its randomness isn’t in the deal.
verify-kept-late = Not proven to you: this browser’s randomness isn’t in the deal. It came too late, or the server left it out.
verify-kept-none = But this browser kept nothing of this deal, so it can’t tell whether the fingerprint came first.
verify-alone = Nobody added randomness, so the server alone decided this deal.
