# The lesson and the puzzles.

title = Learn Qyrsqyrs
intro = Qyrsqyrs, the mystical Queen of Diamonds, has given the game its name. Get to know it: a five-minute lesson, then puzzles from rounds between bots. You play, and we explain every card.

## The lesson as a whole

lesson-title = The lesson
lesson-text = { $steps } short steps, from following suit to reading the other players. Stop whenever you like and carry on later.
lesson-progress = { $done } of { $steps } steps done
lesson-start = Start the lesson
lesson-resume = Continue with step { $step }
lesson-again = Start again from the beginning
steps-label = Steps of the lesson
step-of = Step { $step } of { $steps }
step-done = done
step-next = Next step
step-again = Play this step again
all-of-it = All lessons and puzzles
finished-title = You know the game
finished-text = That was the whole lesson. The puzzles show what good players see, and the bots are waiting for you at the table.
to-puzzles = On to the puzzles

## One step after the other

follow-title = Follow suit
follow-text = Take as few points as you can: every number card counts its value in minus points. Everybody plays one card, and together they make a trick. Here red was led. If you have red, you must play red or a Queen. Unless somebody plays a Queen, the highest red card takes the trick. Play a card that doesn’t take it.
follow-right = Right: { CARD($card, form: "the") } is lower than { CARD($above, form: "the") }.
lead-title = Lead low
lead-text = The winner of a trick leads the next one with any card. Now it’s your lead. The others have to follow suit, so if you lead low, somebody else will take the trick.
lead-right = Right: nobody who has to follow suit can get under { CARD($card, form: "the") }.
queens-title = Queens are trumps
queens-text = The Queens are trumps: each one beats every number card, and you may play one whatever was led. Red is the highest Queen, then black, blue and green. Here { CARD($queen, form: "the") } is already winning the trick. Which card do you get rid of?
queens-right = Right: { CARD($queen, form: "the") } takes the trick, and { CARD($card, form: "the") } goes with it.
queen-led-title = A Queen is led
queen-led-text = When a Queen is led, anyone holding a Queen must play one. You have two. Which one is lower than { CARD($queen, form: "the") }?
queen-led-right = Right: { CARD($card, form: "the") } is lower than { CARD($queen, form: "the") }, and you’re rid of her.
void-title = When you can’t follow suit
void-text = Blue was led and you have no blue number card, so you may play anything. Cards of other suits never take the trick, so this is your chance to get rid of an expensive card.
void-right = Right: { CARD($card, form: "the") } was the most expensive card you had.
stash-title = A card for the chest
stash-text = This is how a round begins: everybody secretly puts one card into the Treasure Chest, and that choice is final. Whoever takes the last trick takes the chest too. All your cards but one are low. Which one goes into the chest?
stash-right = Right: { CARD($card, form: "the") } can no longer win you a trick. And with no number card of that suit left, you may play anything when it is led.
last-title = The last trick
last-text = Two cards are left, and the last trick brings the chest with it. No card beats { CARD($queen, form: "the") }. Do you want to win with her now, or in the last trick?
last-right = Right: { $points ->
        [one] 1 point is cheap
       *[other] { $points } points are cheap
    } compared with the chest. Now lead { CARD($card, form: "the") }, your last card.
last-end = { $name } takes the last trick and everything in the chest.
flawless-title = Flawless
flawless-text = If you take no tricks at all you’re Flawless: 0 points, and everybody else’s points are doubled. You have taken none so far, and you have two cards left. Stay Flawless!
flawless-right = Right: the trick goes to somebody else. Now play { CARD($card, form: "the") }: it isn’t the suit that was led, so it can’t win.
flawless-end = Flawless! You have 0 points, and everybody else’s points count double.
grand-title = Stop a Grand
grand-text = { $name } has taken every trick so far. All seven would be a Grand: 500 minus points for everybody else. Take a trick yourself, even though it costs you points.
grand-right = Right: the trick is yours, and the Grand is stopped. Now lead { CARD($card, form: "the") }, your last card.
grand-end = No Grand, no 500 points. Keep an eye on who takes the tricks.
two-faces-title = A Queen has two faces
two-faces-text = A Queen wins tricks you don’t want. Bold players keep her all the same: with high cards beside her, she can bring a Grand. Careful players hide her in the chest. Look at your hand: there is nothing high to help her. Which card goes into the chest?
two-faces-right = Right: in the chest, { CARD($card, form: "the") } can’t win you a trick. With high cards and a second Queen, you might keep her and try a Grand.
tells-title = What their cards tell you
tells-text = Every card gives something away. When blue was led, { $name } and { $other } didn’t follow: they have no blue number cards. Now it’s your lead. If you lead a suit they are out of, they will throw their most expensive cards on your trick. Which card do you lead?
tells-right = Right: nobody has shown that they are out of this suit. The others follow, and a higher card takes the trick. Your cards talk too, so you can bluff: throw away a low card, and the others may think you have no high one left.

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
unwise-keeps-queen = Play { CARD($card, form: "the") } now and { CARD($queen, form: "the") } is your last card: the last trick would be yours, and the chest with it.
unwise-loses-flawless = { CARD($card, form: "start") } would take the trick, and Flawless would be lost.
unwise-lets-grand = If you play { CARD($card, form: "the") }, this trick goes to { $name } as well. One more, and it’s a Grand: 500 minus points for you.
unwise-leads-void = Allowed, but neither { $name } nor { $other } has this suit: they would throw their most expensive cards on your trick.

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
kind-own-grand = Go for the Grand
kind-tells = Read the other hands
ask-chest = The last trick brings the chest. Which card do you play to avoid it?
ask-grand = { $who ->
        [you] You have taken every trick so far. Which card do you play?
       *[other] { $who } has taken every trick so far. Which card do you play?
    }
ask-stash = Which card do you put into the chest?
ask-flawless = You haven’t taken a trick yet. Which card do you play?
ask-own-grand = You have taken every trick so far. Which card do you play?
ask-tells = Somebody has already given something away. Which card do you play?
puzzle-right = Right: { CARD($card, form: "the") } is the best card.
puzzle-wrong = { CARD($card, form: "start") } is allowed, but costs about { $points } points more than the best card. Try another.
puzzle-answer = The best card is { CARD($card, form: "the") }.
about = { CARD($card, form: "start") }: { $text }
clue-void = { $count ->
        [one] Trick { $trick }: { $people } didn’t follow, so { $people } has no { SUIT($colour, form: "plain") } number card.
       *[other] Trick { $trick }: { $people } didn’t follow, so they have no { SUIT($colour, form: "plain") } number cards.
    }
clue-no-queen = { $count ->
        [one] Trick { $trick }: { $people } didn’t play a Queen, so { $people } has none.
       *[other] Trick { $trick }: { $people } didn’t play a Queen, so they have none.
    }
clue-in-chest = So { CARDS($cards, form: "the") } must be in the chest.
clue-overlooked = If you overlook this, { CARD($card, form: "the") } looks better.
proven = Proven: in all { $count } possible layouts, no card does better.
shown = The strongest bot reckons that every other card costs { $points } points or more.

## Line mode

plain-welcome = The lesson, line by line. To choose a card, type it: R5 is the red 5, KQ is the Black Queen. For everything else you can ask, type “{ $help }”.
plain-help = You can type a card, such as R5, or one of these: { $answers }.
plain-go-on = Press Enter to continue.
plain-kept = Your progress is saved. To continue: qyrsqyrs learn
plain-answers = Type a card, “{ $show }” for the answer or “{ $next }” for the next puzzle.
answer-show = show
answer-next = next
