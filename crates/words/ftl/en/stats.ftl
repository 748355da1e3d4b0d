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
course-text = Points per round in each of your last matches, from left to right. On average: { $average }.
won-of = { $matches ->
        [one] { $won } of 1 match
       *[other] { $won } of { $matches } matches
    }
by-chance = By chance it would be { $percent }%
all-figures = All figures

## Moments worth remembering

moments-title = Moments
# Beside a moment that the latest match brought.
moment-new = New
first-flawless = First Flawless
first-grand = First Grand
wins-in-row = { $count ->
        [one] 1 win
       *[other] { $count } wins in a row
    }
days-in-row = { $count ->
        [one] Daily deal on 1 day
       *[other] Daily deal { $count } days in a row
    }
not-yet = Not yet

## The list and what can be done with it

list-title = Matches
# What came of a match, in a list: the reader won, shared the win, or came second.
played-won = You won
played-shared = Shared win
played-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }
# For a match in which nobody knows which seat was the reader’s.
played-by = Won by { $who }
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
daily-better = { $points ->
        [one] You were 1 point better than the bot.
       *[other] You were { $points } points better than the bot.
    }
daily-worse = { $points ->
        [one] The bot was 1 point better than you.
       *[other] The bot was { $points } points better than you.
    }
daily-same = You did exactly as well as the bot.
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
daily-hand = Your hand in the first round
daily-bot-label = A strong bot in your seat
# The big number beside a bar, and the alternative text of pictures.
daily-minus = { $points ->
        [one] 1 minus point
       *[other] { $points } minus points
    }
daily-chart = Minus points of everybody who has played today, fewest on the left

## The calendar of the month, and the days in a row.

calendar-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
# The head of a column, 1 is Monday.
weekday = { $day ->
        [1] Mo
        [2] Tu
        [3] We
        [4] Th
        [5] Fr
        [6] Sa
       *[7] Su
    }
calendar-better = Better than the bot
calendar-played = Played
# The label of a day, for those who do not see the calendar.
day-better = { $points ->
        [one] { $date }: 1 minus point, better than the bot
       *[other] { $date }: { $points } minus points, better than the bot
    }
day-played = { $points ->
        [one] { $date }: 1 minus point
       *[other] { $date }: { $points } minus points
    }
day-begun = { $date }: begun, but not finished
day-today = { $date }: today, not played yet
streak-now = { $days ->
        [one] Your streak: 1 day.
       *[other] Your streak: { $days } days in a row.
    }
streak-best = { $days ->
        [one] Your longest streak: 1 day.
       *[other] Your longest streak: { $days } days.
    }
# Below the button that begins today’s cards; with today it would be so many days in a row.
streak-today = { $days ->
        [one] Today starts a new streak.
       *[other] Play today and it’s { $days } days in a row.
    }

## The result as a text to send to others.

share-title = Share your result
share-better = { $points ->
        [one] Qyrsqyrs, daily deal of { $date }: I got 1 minus point, { $fewer } fewer than a strong bot.
       *[other] Qyrsqyrs, daily deal of { $date }: I got { $points } minus points, { $fewer } fewer than a strong bot.
    }
share-worse = { $points ->
        [one] Qyrsqyrs, daily deal of { $date }: I got 1 minus point, { $more } more than a strong bot.
       *[other] Qyrsqyrs, daily deal of { $date }: I got { $points } minus points, { $more } more than a strong bot.
    }
share-same = { $points ->
        [one] Qyrsqyrs, daily deal of { $date }: I got 1 minus point, just like a strong bot.
       *[other] Qyrsqyrs, daily deal of { $date }: I got { $points } minus points, just like a strong bot.
    }
share-picture = Save the picture

## What chat programs show beside a link

preview-lobby = { $free ->
        [one] Join a game of Qyrsqyrs: 1 seat is free
       *[other] Join a game of Qyrsqyrs: { $free } seats are free
    }
preview-table = A table of Qyrsqyrs
preview-result = { $points ->
        [one] A game of Qyrsqyrs, won with 1 minus point
       *[other] A game of Qyrsqyrs, won with { $points } minus points
    }
preview-daily = Qyrsqyrs: the daily deal of { $date }
