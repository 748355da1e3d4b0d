# The lesson and the puzzles.

title = Learn Qyrsqyrs
intro = A first lesson of about five minutes, then puzzles from real rounds. You play, and every card explains itself.

## The lesson as a whole

lesson-title = The lesson
lesson-text = { $steps } short steps, from following a colour to the Grand. You can stop at any time and go on later.
lesson-progress = { $done } of { $steps } steps done
lesson-start = Start the lesson
lesson-resume = Go on with step { $step }
lesson-again = Start again from the beginning
steps-label = Steps of the lesson
step-of = Step { $step } of { $steps }
step-done = done
step-next = Next step
step-again = Play this step again
all-of-it = Everything to learn
finished-title = You know the game
finished-text = That was the whole lesson. The puzzles show what good players see, and the bots are waiting for you at the table.
to-puzzles = On to the puzzles

## One step after the other

follow-title = Follow the colour
follow-text = Take as few points as you can: every number counts its face as minus points. Here red was led. Whoever holds red plays red or a Queen, and the highest red takes the trick. Play a card that does not take it.
follow-right = Right: { CARD($card, form: "the") } stays below { CARD($above, form: "the") }.
lead-title = Lead low
lead-text = Whoever takes a trick leads to the next one, with any card. Now you lead. The others have to follow your colour, so a low card makes somebody else take the trick.
lead-right = Right: nobody who has to follow can stay below { CARD($card, form: "the") }.
queens-title = Queens beat numbers
queens-text = The Queens are trumps: each beats every number, and you may play one on any colour. Red is the highest Queen, then black, blue and green. Here { CARD($queen, form: "the") } already has the trick. Which card do you get rid of?
queens-right = Right: { CARD($queen, form: "the") } takes the trick, and { CARD($card, form: "the") } goes with it.
queen-led-title = A Queen is led
queen-led-text = A Queen asks for Queens: whoever holds one has to play one. You hold two. Which of them stays below { CARD($queen, form: "the") }?
queen-led-right = Right: { CARD($card, form: "the") } is lower than { CARD($queen, form: "the") }, and you are rid of her.
void-title = Nothing to follow with
void-text = Blue was led, and you hold no blue number: you may play any card at all. Cards of other colours never take the trick, so this is how expensive cards leave your hand.
void-right = Right: { CARD($card, form: "the") } was the most expensive card you had.
stash-title = A card for the chest
stash-text = This is how a round begins: everybody secretly puts one card into the Treasure Chest, and that choice is final. Whoever takes the last trick takes the chest too. All your cards but one are low. Which one goes into the chest?
stash-right = Right: { CARD($card, form: "the") } can no longer win you a trick. And with no card of that colour left, you may play anything when it is led.
last-title = The last trick
last-text = Two cards are left, and the last trick brings the chest with it. No card beats { CARD($queen, form: "the") }. Do you want to win with her now, or in the last trick?
last-right = Right: { $points ->
        [one] 1 point is cheap
       *[other] { $points } points are cheap
    } compared with the chest. Now lead { CARD($card, form: "the") }, your last card.
last-end = { $name } takes the last trick, and all that lies in the chest.
flawless-title = Flawless
flawless-text = Whoever takes no trick at all is Flawless: 0 points, and the points of all the others are doubled. You have taken none so far, and two cards are left. Stay Flawless!
flawless-right = Right: the trick goes to somebody else. Now play { CARD($card, form: "the") }: it is not of the colour that was led and cannot win.
flawless-end = Flawless! You have 0 points, and everybody else’s points count double.
grand-title = Stop a Grand
grand-text = { $name } has taken every trick so far. All seven would be a Grand: 500 points for each of the others. Take a trick yourself, even though it costs you points.
grand-right = Right: the trick is yours, and the Grand is stopped. Now lead { CARD($card, form: "the") }, your last card.
grand-end = No Grand, no 500 points. Keep an eye on who takes the tricks.

## Why a card is allowed but not wise

unwise-takes-trick = { KIND($card) ->
        [queen] Allowed, but { CARD($card, form: "the") } beats everything in this trick: you would take it, with { $points ->
            [one] 1 minus point.
           *[other] { $points } minus points.
        }
       *[number] Allowed, but { CARD($card, form: "the") } would be the highest card: you would take the trick, with { $points ->
            [one] 1 minus point.
           *[other] { $points } minus points.
        }
    }
unwise-leads-high = Allowed, but { CARD($card, form: "the") } is high: hardly anybody can beat it, and you would probably take the trick yourself.
unwise-keeps-dear = { CARD($card, form: "start") } is safe, but { CARD($dear, form: "the") } stays in your hand. This is the moment to get rid of it.
unwise-highest-queen = Allowed, but { CARD($card, form: "the") } is the highest of all: the trick would be yours.
unwise-low-to-chest = { CARD($card, form: "start") } is low and will hardly ever take a trick. Low cards are the ones to keep. Which card is dangerous?
unwise-keeps-queen = After { CARD($card, form: "the") }, { CARD($queen, form: "the") } is your last card: the last trick would be yours, and the chest with it.
unwise-loses-flawless = { CARD($card, form: "start") } would take the trick, and Flawless would be lost.
unwise-lets-grand = After { CARD($card, form: "the") } this trick goes to { $name } as well. One more, and it is a Grand: 500 points for you.

## Puzzles

puzzles-title = Puzzles
puzzles-text = Each comes from a round between bots and has one best card. You see what that player could see, and no more.
puzzles-solved = { $solved } of { $puzzles } solved
puzzle = Puzzle { $number }
puzzle-of = Puzzle { $number } of { $puzzles }
puzzle-solved = solved
puzzle-next = Next puzzle
tricks-so-far = Tricks so far
puzzle-show = Show the answer
kind-chest = Avoid the chest
kind-grand = Stop the Grand
kind-stash = What do you stash?
kind-flawless = Stay Flawless
kind-own-grand = Win your Grand
ask-chest = The last trick brings the chest. Which card do you play to keep it away from you?
ask-grand = { $who ->
        [you] You have taken every trick so far. Which card do you play?
       *[other] { $who } has taken every trick so far. Which card do you play?
    }
ask-stash = Which card do you put into the chest?
ask-flawless = You have not taken a trick yet. Which card do you play?
ask-own-grand = You have taken every trick so far. Which card do you play?
puzzle-right = Right: { CARD($card, form: "the") } is the best card.
puzzle-wrong = { CARD($card, form: "start") } is allowed, but costs about { $points } points compared with the best card. Try another one.
puzzle-answer = The best card is { CARD($card, form: "the") }.
about = { CARD($card, form: "start") }: { $text }
proven = Proven: in each of the { $count } layouts that are possible, no card is better.
shown = The strongest bot reckons that every other card costs { $points } points or more.

## Line mode

plain-welcome = The lesson, line by line. To choose a card, type it: R5 is Red 5, KQ the Black Queen. For everything else you can ask, type “{ $help }”.
plain-help = You can type a card, such as R5, or one of these: { $answers }.
plain-go-on = Press Enter to go on.
plain-kept = Your place is kept. To go on: qyrsqyrs learn
plain-answers = Type a card, “{ $show }” for the answer or “{ $next }” for the next puzzle.
answer-show = show
answer-next = next
