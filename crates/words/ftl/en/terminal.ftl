# The terminal game: labels, keys and answers.

you = You
waiting = Waiting for the table …
chest = Treasure Chest
last-trick = The last trick
label-tricks = tricks
label-round = round
label-total = total
label-void = void
heading = Round { $round }
heading-of = Round { $round } of { $rounds }
heading-trick = Round { $round }, trick { $trick } of { $tricks }
heading-trick-of = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
points-legend = Tricks won, points of this round, points in all. Fewest points win.

## Keys

key-move = choose
key-play = play
key-stash = stash
key-hint = hint
key-undo = undo
key-last = last trick
key-voids = voids
key-rules = rules
key-pace = pace
key-leave = leave
key-back = back
key-scroll = scroll
key-next-round = next round
key-start = start

## Pace

pace-is-slow = Pace: slow.
pace-is-normal = Pace: normal.
pace-is-fast = Pace: fast.
pace-is-instant = Pace: instant.

## Answers to the player

hint-says = A strong player would choose { CARD($card, form: "the") }.
hint-none = There is no hint to give now.
undo-nothing = There is nothing to take back.
stash-confirm = Put { CARD($card, form: "the") } into the Treasure Chest? Enter puts it in, Esc keeps it.
typing = Card: { $text }
no-such-card = “{ $text }” is no card. A card is a colour letter (R, K for black, B, G) and then 2 to 8 or Q, like R5.
too-small = The table needs { $columns } columns and { $rows } rows. This window has { $has_columns } and { $has_rows }.
link-down = The connection is lost. Trying again …
link-up = The connection is back.
time-left = { $count ->
        [one] You have { $count } second left.
       *[other] You have { $count } seconds left.
    }
no-clock = No clock is running for you now.
record-kept = The match is kept in { $path }
saved = The match is saved. To go on with it: qyrsqyrs play --continue
continue-none = There is no unfinished match to go on with.
no-terminal = This is not a terminal to draw on. To play in lines of text: qyrsqyrs play --plain
not-kept = { $path } could not be saved ({ $reason }).
not-read = The match in { $path } could not be read ({ $reason }).
not-continued = The last unfinished match is over, or was not played here against bots: it cannot go on.
table-broke = The table broke down. The match is saved up to the last choice.

## Tables on a server

no-link = “{ $text }” is not the link of a table. Such a link looks like http://host:7777/t/NAME.
no-answer = No server answers at { $host }. Check the link and your connection.
foreign-server = { $host } answers, but not like a server of this game.
untrusted-server = { $host } could not prove that it is the right server, so nothing was sent to it ({ $reason }).
no-certificates = This system has no certificates to check an https link with.
not-understood = The server did not understand this program. Perhaps one of the two is out of date.
cut-off = The server has ended the connection.

## Line mode

plain-welcome = Qyrsqyrs, line by line. To choose a card, type it: R5 is Red 5, KQ the Black Queen. For everything else you can ask, type “{ $help }”.
plain-help = You can type a card, such as R5, or one of these: { $answers }.
plain-unknown = “{ $text }” is neither a card nor a question I know. Type “{ $help }” to hear what you can say.
goodbye = Goodbye.

answer-hand = hand
answer-playable = playable
answer-trick = trick
answer-last = last
answer-scores = scores
answer-voids = voids
answer-time = time
answer-hint = hint
answer-undo = undo
answer-rules = rules
answer-help = help
answer-quit = quit
