# Everything around the table.

## Every page

title = Qyrsqyrs, the card game
tagline = Elegant, unpredictable, sparkling. Easy to learn, hard to master.
skip-to-content = Skip to the content
menu-label = Main menu
menu-home = Home
back = Back
save = Save
cancel = Cancel
yes = Yes
no = No
on = On
off = Off
more-options = More options
usual = usual

## The first page

intro = Four Queens, four colours, and a chest nobody wants. Take as few points as you can.
play-now = Play now
play-now-text = Straight to a table with bots. No account, nothing to fill in.
play-friends = Play with friends
play-friends-text = Open a table and send the link. Bots take the empty seats.
open-tables = Open tables
open-tables-none = Nobody is waiting at an open table right now. Open one yourself?
open-table = { $host }’s table
open-table-seats = { $free ->
        [0] no free seat
        [one] 1 free seat
       *[other] { $free } free seats
    }
join = Take a seat
watch = Watch
continue-match = Continue your match
continue-match-text = You left off in round { $round }.
learn = Learn the game
learn-text = A first lesson of five minutes. You play, we explain.
learn-link = Learn
rules-link = Rules
rules-text = All the rules on one page, with examples.
gems-link = The gemstones
gems-text = What the four Queens wear, and what it stands for.
score-pad = Score pad
score-pad-text = For a table with real cards: it adds up and knows Flawless and Grand.
daily-deal = Deal of the day
daily-deal-text = The same cards for everybody, once a day.
about-link = About

## A new table

new-table = New table
new-table-text = The usual rules are set already. Change only what you like.
players = Players
players-three = 3 players
players-three-text = 10 cards each, 9 tricks; two cards are dealt into the chest.
players-four = 4 players
players-four-text = 8 cards each, 7 tricks.
opponents = Bots
strength-easy = Easy
strength-easy-text = Plays by simple habits and forgets what has been played.
strength-medium = Medium
strength-medium-text = Counts cards and thinks about the trick at hand.
strength-strong = Strong
strength-strong-text = Plays from the experience of millions of rounds.
visibility = Who may join
visibility-link = Only people with the link
visibility-open = Anybody
thinking-time = Time to think
thinking-time-none = As long as you like
thinking-time-seconds = { $count ->
        [one] { $count } second a card
       *[other] { $count } seconds a card
    }
create-table = Open the table

## House rules

house-rules = House rules
preset-booklet = By the booklet
preset-booklet-text = Whoever holds the led colour plays it, or a Queen instead.
preset-strict = Strict
preset-strict-text = Whoever holds the led colour must play it; a Queen only when you have none of it.
preset-forced = Queens forced
preset-forced-text = Without the led colour you must play a Queen if you hold one.
preset-own = Our own
preset-own-text = You choose each rule yourself.
house-rules-details = Each rule by itself
follow = When a number is led
follow-colour-or-queen = Colour or Queen
follow-colour-or-queen-text = If you hold the led colour, play it or any Queen; otherwise play what you like.
follow-colour-only = Colour only
follow-colour-only-text = If you hold the led colour, you must play it, and your Queens have to wait.
follow-queen-forced = Queen forced
follow-queen-forced-text = As “Colour or Queen”, but without the led colour you must play a Queen if you hold one.
queen-lead = When a Queen is led
queen-lead-trump = She asks for Queens
queen-lead-trump-text = Whoever holds a Queen must play a Queen; all others play what they like.
queen-lead-colour = She asks for her colour
queen-lead-colour-text = A led Queen is followed as if a number of her colour had been led.
grand-own = Points of a Grand player
grand-own-keeps = Keeps 140
grand-own-keeps-text = Whoever wins every trick writes down the 140 points, and each opponent 500.
grand-own-zero = Zero
grand-own-zero-text = Whoever wins every trick writes down 0 points, and each opponent 500.
length = Length of the match
length-deals-label = Deals for each player
length-rounds-label = Number of rounds
length-until-label = Points that end the match
length-deals = { $count ->
        [1] Everybody deals once
        [2] Everybody deals twice
       *[other] Everybody deals { $count } times
    }
length-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
length-until = Until somebody has { $points } points or more

## Settings

settings = Settings
settings-saved = Saved.
language = Language
your-name = Your name
your-name-text = This is what the others at the table see.
pace = Pace
pace-text = How long a card and a finished trick stay in view. It is only for you; nobody else has to wait.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
pace-click = I click to go on
sound = Sound
sound-text = Soft sounds for cards, tricks and the chest.
motion = Motion
motion-system = As on my device
motion-full = Cards fly
motion-reduced = No motion
theme = Look
theme-system = As on my device
theme-light = Light
theme-dark = Dark
shortcuts = Single-key shortcuts
shortcuts-text = Switch them off if a screen reader or speech input gets in the way.
shortcuts-choose = Choose a card
shortcuts-play = Play the chosen card

## My matches

my-matches = My matches
my-matches-text = The matches played in this browser.
my-matches-none = No match yet. The first one is a click away.
date = { $day } { $month ->
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
match-place = { $points ->
        [one] Place { $place } of { $players } with { $points } point
       *[other] Place { $place } of { $players } with { $points } points
    }
match-unfinished = Unfinished, in round { $round }
match-look = Look at it
match-continue = Continue
match-delete = Delete
delete-all = Delete everything
delete-all-ask = Delete all your matches and settings here? This cannot be undone.
export-all = Save everything to a file
import-all = Read from a file
imported = { $count ->
        [0] No new match in this file.
        [one] 1 match added.
       *[other] { $count } matches added.
    }

## Errors

error-title = That did not work
not-found-title = Page not found
not-found-text = There is nothing here. Perhaps the link is incomplete.
server-error-title = Our mistake
server-error-text = Something went wrong on our side. Your match is safe; please try again.
too-many-requests = That was a bit fast. Please wait a moment.
bad-request = The server did not understand that. Please reload the page.
too-large = That file is too large.
table-gone = This table no longer exists.
table-full = Every seat at this table is taken.
table-started = The match has already begun.
seat-taken = Somebody else is sitting there.
not-at-table = You have no seat at this table.
not-host = Only the host of the table can do that.
stale = The table has moved on. Here is how it stands now.
name-empty = Please enter a name.
name-too-long = { $most ->
        [one] A name can have at most { $most } letter.
       *[other] A name can have at most { $most } letters.
    }
number-outside = Please enter a number from { $least } to { $most }.
no-such-card = “{ $text }” is not a card.
record-broken = This is not a record of a match that we can read.
offline = You are offline. What you have opened before still works.
no-script = This page also works without JavaScript: press “Show the latest state” to see what the others have done.

## About

about-title = About Qyrsqyrs
about-author = Qyrsqyrs is a card game by Harald Rosenbaum. © 2025, Qyrsqyrs™.
about-sound = Say “Kirskirs”.
about-program = This program brings it to the screen: for one player or several, in five languages, in the browser and in the terminal.
about-privacy = No account, no advertising, no tracking. A cookie remembers your seat and your settings, nothing else.
about-access = Everything can be played by keyboard and with a screen reader. No colour carries a meaning alone: each has its own gem, letter and pattern.
about-licence = The program is free software under the MIT or Apache 2.0 licence.
