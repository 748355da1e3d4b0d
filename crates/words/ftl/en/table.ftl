# The screen of a table.

## What is where

page-title = At the table · Qyrsqyrs
hand-label = Your hand
chest-label = Treasure Chest
scores-label = Scores
players-label = Players
log-label = What has happened
seat-you = { $name } (you)
seat-open = Free seat
bot = Bot
away = away
dealer-mark = Dealer
turn-mark = to play
cards-left = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tricks-won = { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
points-so-far = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
led-colour = Led: { SUIT($colour, form: "plain") }
led-queen = Led: a Queen
chest-shut = { $count ->
        [0] Empty chest
        [one] Closed chest with 1 card
       *[other] Closed chest with { $count } cards
    }
chest-yours = Your card: { CARD($card) }
round = Round { $round }
round-of = Round { $round } of { $rounds }
trick-of = Trick { $trick } of { $tricks }
until-points = Until somebody has { $points } minus points

## The stash

stash-title = A card for the chest
stash-confirm-ask = Put { CARD($card, form: "the") } into the chest? You can’t take it back.
stash-confirm = Into the chest
stash-cancel = Choose another
ahead-chosen = This card will be played on your turn. Choose it again or press Escape to take it back.
ahead-back = No card is chosen ahead any more.
ahead-dropped = The card you chose ahead isn’t allowed now. Choose another one.
tracker-played = { COUNT($cards) ->
        [none] No card has been played yet.
       *[several] Played so far: { CARDS($cards) }.
    }

## What can be done

last-trick = Previous trick
continue = Continue
next-round = Next round
waiting-for = Waiting for { $people }
hint = Hint
take-back = Take back
# Buttons beside the hand, in the words of the player who claims it.
claim-rest = The rest is mine
claim-no-more = I take no more
leave = Leave the table
leave-ask = Leave the table? A bot will play on for you, and you can come back at any time.
leave-confirm = Leave
stay = Stay
sound-off = Turn the sound off
seconds-left = { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
hear-hand = Read out my hand
hear-playable = Read out what I can play
hear-trick = Read out the trick
hear-last-trick = Read out the previous trick
hear-scores = Read out the scores
hear-voids = Read out who is out of which suit

## The end of a round

round-result = Round { $round } result
chest-opens-title = The chest opens
chest-from = { $who ->
        [you] from you
       *[other] from { $who }
    }
chest-from-deal = from the deal
chest-taken = { $who ->
        [you] You take the chest
       *[other] { $who } takes the chest
    }: { $points ->
        [0] no minus points
        [one] { $points } minus point
       *[other] { $points } minus points
    }.
flawless-title = Flawless!
grand-title = Grand!
column-player = Player
column-round = Round
column-tricks = Tricks
column-taken = Taken
column-points = Points
column-total = Total
explain-taken = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
explain-chest = { $points ->
        [0] the chest adds nothing
       *[other] of these, { $points } from the chest
    }
explain-doubled = doubled: { $raw } × 2 = { $points }
explain-quadrupled = multiplied by four: { $raw } × 4 = { $points }
explain-flawless = no tricks at all: Flawless, 0 points
explain-grand-keeps = every trick: Grand, keeps { $points } points
explain-grand-zero = every trick: Grand, 0 points at this table
explain-grand-other = an opponent’s Grand: 500 minus points
how-it-adds-up = How it adds up

## Counting it yourself, an option for learning: asked at the end of a round, before the points are shown

count-ask = How many minus points do you get?
# Above the cards that the player won.
count-tricks = { $tricks ->
        [0] You won no tricks.
        [one] The cards of your trick:
       *[other] The cards of your { $tricks } tricks:
    }
count-chest = The cards of the chest, which is yours too:
# The label of the field for the answer.
count-answer = Your minus points
count-check = Check
count-show = Show the result
# The answer was no number.
count-number = Type a number, such as 12.
count-right = { $points ->
        [0] Right: no points at all!
        [one] Right: 1 minus point!
       *[other] Right: { $points } minus points!
    }
count-again = Not quite. A number card counts its number, a Queen counts nothing. Have another go!
count-forgot-chest = Nearly! You left out the cards of the chest.
# $raw is what the cards add up to, $factor is 2 or 4.
count-forgot-factor = Nearly! Your cards add up to { $raw }. Because of the Flawless, multiply that by { $factor }.
count-forgot-grand = Your cards add up to { $raw }, but there was a Grand. Read above what it means for you.

## Score sheet and end of the match

score-sheet = Score sheet
score-sheet-empty = No round has been finished yet.
match-result = Final result
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
you-win = You win!
you-share-win = You share the win!
you-place = You finish { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }.
fewest-win = Fewest points wins.
rematch = Play again
share = Share
share-text = I finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } at Qyrsqyrs with { $points ->
        [one] { $points } minus point
       *[other] { $points } minus points
    }. Can you beat that?
save-record = Download this match
look-back = Review the match
same-cards = Play the same cards again
back-home = Back to the home page

## Friends

invite-text = Send this link. Anyone who opens it can take a free seat, with no sign-up.
lobby-title = Your table is open
copy-link = Copy the link
copied = Copied.
qr-alt = QR code with the link to this table
seats-taken = { $taken } of { $seats } seats taken
start = Start
start-with-bots = { $count ->
        [0] Start
        [one] Start with 1 bot
       *[other] Start with { $count } bots
    }
sit-here = Sit here
seat-bot-hint = Tap for a bot
seat-host = Host
who-sits = Who sits here?
keep-free = Keep it free for a friend
change-rules = Change
next-level = Next level: { $level }
stand-up = Stand up
watching = { $count ->
        [0] Nobody is watching
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
watch-only = You’re watching this table.
wait-for-start = Waiting for the host to start the match.

## The connection

connection-lost = Connection lost. Trying again …
connection-back = Connected again.
connection-waits = No connection. Your choice will be sent as soon as it is back.
refresh = Show the latest state

## Fair deals

fair-title = Fair deal
fair-text = Before the cards were dealt, the server published the fingerprint of a secret, and every player added some randomness of their own. The two together decided the shuffle. Now the secret is public, and anybody can repeat the deal.
fair-fingerprint = Fingerprint, published before the deal
fair-secret = Secret, revealed after the round
fair-shares = What the players added
fair-verify = Check the deal
fair-good = Correct: these cards follow from the secret and from what the players added.
fair-bad = This doesn’t add up: the secret doesn’t lead to these cards.
fair-limits = If your own browser or program confirms the deal by what it kept, the server couldn’t choose your cards. To somebody who added nothing, it proves nothing. And nothing can prove that whoever runs the server didn’t look at the cards.
fair-next = Fingerprint of the next deal:
fair-no-script = Without JavaScript your browser adds nothing to the shuffle.

## Quick reactions

reactions-label = Say something
react-hello = Hello!
react-good-luck = Good luck!
react-well-played = Well played!
react-wow = Wow!
react-wait = One moment, please.
react-oops = Oops!
react-your-turn = Your turn!
react-thanks = Thank you!
react-sorry = Sorry!
react-bye = Good game!

## Seats and their players

table-label = Table
invite-link = Link to this table
listen-title = Read aloud
seat-number = Seat { $number }
bot-of = Bot: { $strength }
guest = Guest
bot-topaz = Topaz
bot-amber = Amber
bot-pearl = Pearl
bot-jade = Jade
sit-down = Choose a seat
close-drawer = Close
teach-stash = The winner of the last trick has to take all the cards in the chest. A high card is well hidden there, unless you win that trick.
teach-follow = If you hold the colour that was led, you have to play it. The bright cards are the ones you may play.
teach-refused = This card isn’t allowed now. The rule stands above your hand.
teach-queen = Queens are the only trumps: a Queen beats every number. Among Queens, more stars win.
teach-taken = You took a trick. Its points are minus points: at the end, the fewest win.
teach-last = This is the last trick. Its winner takes the chest too.
teach-done = Got it
