# The terminal game: labels, keys and answers.

waiting = Waiting for the table …
chest = Treasure Chest
last-trick = The previous trick
label-tricks = tricks
label-round = round
label-total = total
label-void = void
label-dealer = dealer
heading = Round { $round }
heading-of = Round { $round } of { $rounds }
heading-trick = Round { $round }, trick { $trick } of { $tricks }
heading-trick-of = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
fewest-wins = Fewest minus points win.
dealt-to-chest = from the deal

## Keys

key-move = choose
key-play = play
key-stash = stash
key-hint = hint
key-undo = undo
key-claim = claim
key-last = previous
key-voids = voids
key-rules = rules
key-pace = pace
key-leave = leave
key-back = back
key-scroll = scroll
key-next-round = next round
key-new-match = new match
key-coach = coach
key-start = start
key-react = say something
key-answer = answer
key-next-puzzle = next puzzle

## Pace

pace-is-slow = Pace: slow.
pace-is-normal = Pace: normal.
pace-is-fast = Pace: fast.
pace-is-instant = Pace: instant.

## Answers to the player

hint-says = A strong player would choose { CARD($card, form: "the") }.
hint-try-grand = Try a Grand: choose { CARD($card, form: "the") }.
hint-stop-grand = Stop { $name }’s Grand: choose { CARD($card, form: "the") }.
hint-stay-flawless = Stay Flawless: choose { CARD($card, form: "the") }.
hint-grand-is-gone = The Grand is gone; now avoid the chest: choose { CARD($card, form: "the") }.
hint-avoid-chest = Avoid the last trick and its chest: choose { CARD($card, form: "the") }.
hint-none = No hint right now.
stash-confirm = Put { CARD($card, form: "the") } into the Treasure Chest? Enter puts it in, Esc keeps it.
typing = Card: { $text }
no-such-card = “{ $text }” isn’t a card. A card is a colour letter (R, K for black, B, G) and then 2 to 8 or Q, like R5.
too-small = The table needs { $columns } columns and { $rows } rows. This window has { $has_columns } and { $has_rows }.
link-down = The connection is lost. Trying again …
link-up = The connection is back.
time-left = { $count ->
        [one] You have { $count } second left.
       *[other] You have { $count } seconds left.
    }
no-clock = You’re not on the clock right now.
record-kept = The match is kept in { $path }
saved = Match saved. To continue it: qyrsqyrs play --continue
continue-none = There is no unfinished match to continue.
no-terminal = This terminal can’t show the full-screen table. To play line by line: qyrsqyrs play --plain
not-kept = { $path } couldn’t be saved ({ $reason }).
not-read = The match in { $path } couldn’t be read ({ $reason }).
not-continued = This match can’t be continued: it is finished, or it wasn’t played here against bots.
table-broke = Something went wrong at this table. The match is saved up to the last card.

## Tables on a server

no-link = “{ $text }” isn’t the link of a table. Such a link looks like http://host:7777/t/NAME.
no-answer = No server answers at { $host }. Check the link and your connection.
foreign-server = { $host } answers, but it isn’t a Qyrsqyrs server.
untrusted-server = { $host } couldn’t prove that it is the right server, so nothing was sent to it ({ $reason }).
no-certificates = This system has no certificates to check an https link with.
not-understood = The server didn’t understand this program. Perhaps one of the two is out of date.
cut-off = The server has ended the connection.
unfair-deal = Round { $round }: this deal isn’t fair to you. The secret or the shuffle doesn’t fit what this program saw and sent before the deal. Save the record of the match and check it with qyrsqyrs verify.

## Line mode

plain-welcome = Qyrsqyrs, line by line. To choose a card, type it: R5 is the red 5, KQ is the Black Queen. For everything else you can ask, type “{ $help }”.
plain-help = You can type a card, such as R5, or one of these: { $answers }.
plain-unknown = “{ $text }” is neither a card nor a question I know. Type “{ $help }” to hear what you can say.
goodbye = Goodbye.

answer-hand = hand
answer-playable = playable
answer-trick = trick
answer-last = previous
answer-scores = scores
answer-voids = voids
answer-time = time
answer-hint = hint
answer-undo = undo
answer-claim = claim
answer-rules = rules
answer-help = help
answer-quit = quit
answer-say = say

# Counting it yourself, line by line: the cards of one trick or of the chest.
count-cards = { CARDS($cards) }.
# $show is the word of “answer-show”.
count-how = Type your minus points, or “{ $show }” for the result.

# Reactions at a served table. $reactions is a list such as “1 Hello! 2 Good luck!”; $say is the word answer-say.
react-choose = Say something: press a number. { $reactions }
react-plain = To say something, type “{ $say }” and a number: { $reactions }
react-nobody = Nobody else is here to read it.
