# My matches, figures about them, and the deal of the day.

## Figures

title = Your figures
counted = { $rounds ->
        [one] Counted over 1 round.
       *[other] Counted over { $rounds } rounds.
    }
column-group = Which matches
column-matches = Matches
column-won = Won
column-average = Points a round
column-flawless = Flawless
column-grand = Grand
column-chest = Chest taken
all-matches = All
against-people = With other people
against-mixed = Bots of several strengths
percent = { $number }%
average-title = Average points a round
course-title = Your last matches
course-text = Points a round in each of your last matches, from left to right. On average: { $average }.

## The list and what can be done with it

list-title = Matches
pads-title = From the score pad
pads-text = These matches are kept in this browser alone.
your-data = Your data
export-text = All your matches in one file, a match a line. Other programs can read it too.
import-text = A file that was saved here, or records of matches from elsewhere, a match a line.
import-file = File
import-paste = Or paste the lines here
already-here = { $count ->
        [one] 1 match was here already.
       *[other] { $count } matches were here already.
    }
line-broken = Line { $line } is no record of a match. It was left out.
no-room = There is room for { $most } matches. The rest was left out.
delete-ask = Delete this match? This cannot be undone.
deleted = The match is deleted.
deleted-all = All your matches and settings here are deleted.

## The deal of the day

daily-text = Two rounds against three strong bots, with the same cards for everybody. Your first attempt counts, so there are no hints, and no card can be taken back.
daily-play = Play today’s cards
daily-continue = Go on with today’s cards
daily-done = You have played today’s cards.
daily-yours = { $points ->
        [one] Your result: 1 point.
       *[other] Your result: { $points } points.
    }
daily-bot = { $points ->
        [one] A strong bot in your seat: 1 point.
       *[other] A strong bot in your seat: { $points } points.
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
            [0] they did not do worse than you.
           *[other] you did better.
        }
       *[other] You did better than { $better } of { $others } others.
    }
daily-range = { $from } to { $to } points
daily-people = { $count ->
        [one] 1 person
       *[other] { $count } people
    }
daily-tomorrow = New cards come every day at midnight, Greenwich time.
