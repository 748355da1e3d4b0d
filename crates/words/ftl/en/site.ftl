# Everything around the table.

## Every page

title = Qyrsqyrs, the card game
tagline = Elegant, unpredictable, sparkling. Easy to learn, hard to master.
skip-to-content = Skip to the content
menu-label = Main menu
menu-home = Home
save = Save
cancel = Cancel
on = On
off = Off
more-options = More options
no-script = This page also works without JavaScript: press “Show the latest state” to see what the others have done.

## The first page

intro = Four Queens, four colours, and a chest nobody wants. Take as few points as you can.
play-now = Play now
play-friends = Play with friends
open-tables = Open tables
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
learn-text = In five minutes
learn-link = Learn
rules-link = Rules
rules-text = All on one page
gems-link = The gemstones
gems-text = What the Queens wear
score-pad = Score pad
score-pad-text = Playing with real cards? It keeps score for you, Flawless and Grand included.
score-pad-tile = For real cards
daily-deal = Daily deal
daily-deal-text = The same cards for everybody
about-link = About

## A new table

players = Players
players-three = 3 players
players-three-text = 10 cards each, 9 tricks; two cards are dealt into the chest.
players-four = 4 players
players-four-text = 8 cards each, 7 tricks.
opponents = Bots
strength-gentle = Gentle
strength-gentle-text = For your first evening: overlooks things now and then and never tries a Grand.
strength-easy = Easy
strength-easy-text = Plays by simple habits, forgets what has been played and sometimes overlooks something.
strength-medium = Medium
strength-medium-text = Remembers every card, thinks about the current trick and dares to try a Grand.
strength-strong = Strong
strength-strong-text = Has learned from millions of rounds.
strength-expert = Expert
strength-expert-text = Works out what everybody could be holding and plays the rest of the round in its head.
thinking-time = Time to think
thinking-time-none = As long as you like
thinking-time-seconds = { $count ->
        [one] { $count } second per card
       *[other] { $count } seconds per card
    }
listed = List this table
listed-text = It appears on the home page, and anybody may take a free seat.
spectators = Allow spectators
spectators-text = Anyone with the link can watch, without seeing anybody’s hand.

## Settings

settings = Settings
settings-saved = Saved.
language = Language
your-name = Your name
your-name-text = This is what the others at the table see.
pace = Pace
pace-text = How long each card and each finished trick stays on screen. This only affects you; nobody else has to wait.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
pace-click = Click to continue
sound = Sound
sound-text = Soft sounds for cards, tricks and the chest.
motion = Animation
motion-system = Same as my device
motion-full = Full animation
motion-reduced = No animation
auto-play = Auto-play
auto-play-text = The only card you may play and your last card play themselves. You always choose the card for the chest.
tracker = Card tracker
tracker-text = Shows which cards have been played and who is out of which suit. There is none at tables that play “Strict”.
count-it = Count it yourself
count-it-text = After a round you add up your own points before the result is shown. For learning and teaching.
theme = Look
theme-system = Same as my device
theme-light = Light
theme-dark = Dark
shortcuts = Single-key shortcuts
shortcuts-text = Switch them off if they get in the way of a screen reader or speech input.
shortcuts-choose = Choose a card
shortcuts-play = Play the chosen card

## My matches

my-matches = My matches
my-matches-text = The matches played in this browser.
my-matches-tile = Reviews and figures
my-matches-none = No matches yet. Your first is just a click away.
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
match-unfinished = Unfinished, in round { $round }
match-delete = Delete
delete-all = Delete everything
delete-all-ask = Delete all your matches and settings here? This can’t be undone.
export-all = Save everything to a file
import-all = Import from a file
imported = { $count ->
        [0] No new match in this file.
        [one] 1 match added.
       *[other] { $count } matches added.
    }

## About

about-title = About Qyrsqyrs
about-author = Qyrsqyrs is a card game by Harald Rosenbaum. © 2025, Qyrsqyrs™.
about-sound = Pronounced “Kirskirs”. It is the name of the mystical Queen of Diamonds, who shines in every culture.
about-program = This program brings it to the screen: for one player or several, in five languages, in the browser and in the terminal.
about-privacy = No account, no advertising, no tracking. A cookie remembers your seat and your settings, nothing else.
about-access = Everything works with a keyboard and with a screen reader. Nothing is told by colour alone: each suit has its own gem, letter and pattern.
about-licence = The program is free software under the MIT or Apache 2.0 licence.

## An identity that can be kept

keep-title = Keep your seats and matches
keep-text = There are no accounts here: this browser is your ticket. With a link, you can also open your seats and matches in another browser or on your phone.
keep-nothing-yet = This browser has no seats or matches yet. Once you’ve played, you can make a link here.
keep-make-link = Make a link
keep-make-link-text = A new link replaces the one before.
keep-sign-out = Sign out all other browsers
keep-sign-out-text = Does someone else have your link? Sign out: the link stops working, and only this browser keeps your seats and matches.
keep-signed-out = All other browsers are signed out, and the link no longer works.
keep-have-link = I have a link or a file
keep-link-title = Your link
keep-link-text = Open it in another browser, or scan the code with your phone. Anyone who has this link can play as you, so keep it to yourself. It’s shown only once.
keep-qr-alt = QR code with your link
keep-save-file = Save as a file
keep-file-text = This link opens your seats and matches in another browser. Anyone who has it can play as you.
recover-title = Get your seats and matches back
recover-text = Paste your link, or choose the file you saved.
recover-link = Your link
recover-file = Or your file
recover-continue = Continue
recover-replace-ask = This browser already has an identity of its own; if you continue, you lose its seats and matches unless you’ve saved a link to them.
recover-replace = Replace it
recover-keep = Keep what’s here
recover-invalid = This link isn’t valid any more. Make a new one in the settings of a browser that still has your seats and matches.
recover-done = Welcome back! Your seats and matches are here now.
