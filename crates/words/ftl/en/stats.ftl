# My matches, figures about them, and the daily deal.

## Figures

title = Your statistics
counted = { $rounds ->
        [one] Based on 1 round.
       *[other] Based on { $rounds } rounds.
    }
column-group = Type
column-matches = Matches
column-won = Won
column-average = Points per round
column-flawless = Flawless
column-grand = Grand
column-chest = Chest taken
all-matches = All
against-people = With other people
against-mixed = Bots of several strengths
percent = { $number }%
average-title = Average points per round
course-title = Your last matches
course-text = Points per round in each of your last matches, from left to right. On average: { $average }.

## The list and what can be done with it

list-title = Matches
pads-title = From the score pad
pads-text = These matches are stored only in this browser.
your-data = Your data
export-text = All your matches in one file, one per line. Other programs can read it too.
import-text = A file saved here, or match files from elsewhere, one match per line.
import-file = File
import-paste = Or paste the lines here
already-here = { $count ->
        [one] 1 match was here already.
       *[other] { $count } matches were here already.
    }
line-broken = Line { $line } isn’t a saved match and was skipped.
no-room = There is room for { $most } matches. The rest were skipped.
delete-ask = Delete this match? This can’t be undone.
deleted = Match deleted.
deleted-all = All your matches and settings here have been deleted.

## The daily deal

daily-text = Two rounds against three strong bots, with the same cards for everybody. Your first attempt counts, so there are no hints, and no card can be taken back.
daily-play = Play today’s cards
daily-continue = Continue today’s cards
daily-done = You have played today’s cards.
daily-yours = { $points ->
        [one] Your result: 1 minus point.
       *[other] Your result: { $points } minus points.
    }
daily-bot = { $points ->
        [one] A strong bot in your seat: 1 minus point.
       *[other] A strong bot in your seat: { $points } minus points.
    }
daily-better = { $points ->
        [one] You were 1 point better than the bot.
       *[other] You were { $points } points better than the bot.
    }
daily-worse = { $points ->
        [one] The bot was 1 point better than you.
       *[other] The bot was { $points } points better than you.
    }
daily-same = You did exactly as well as the bot.
daily-others = Everybody who has played
daily-others-none = Nobody else has finished today’s cards yet.
daily-rank = { $others ->
        [one] One other person has played; { $better ->
            [0] they did at least as well as you.
           *[other] you did better.
        }
       *[other] You did better than { $better } of { $others } others.
    }
daily-range = { $from } to { $to } points
daily-people = { $count ->
        [one] 1 person
       *[other] { $count } people
    }
daily-tomorrow = New cards every day at midnight (UTC).
