# The rules, in our own words, and the page on the gemstones.

title = The rules of Qyrsqyrs
contents = Contents
# The rules of the table from which the page was opened.
this-table = At this table
example = Example

aim-title = Aim of the game
aim-text = Qyrsqyrs is a card game for three or four players in which you try not to win tricks: every number card you take counts against you, and the player with the fewest points at the end wins the match.
aim-trick = A trick goes like this: one player puts a card on the table, the others each add one in turn, and the best card takes them all.

deck-title = The cards
deck-text = There are 32 cards in four colours, which are the suits: red, black, blue and green. Each suit has the numbers 2 to 8 and one Queen; 8 is the highest number.
deck-points = Each number card counts its value in minus points: 35 in each suit, 140 in total. Queens count nothing.
deck-letters = Cards are written as a letter and a number: R for red, K for black, B for blue, G for green; a Queen has a Q in place of the number. R8 is the red 8, KQ is the Black Queen.

queens-title = The four Queens
queens-text = The Queens are the trumps. Any Queen beats any number card, and each wears the gemstone that shows her rank.
queens-order = From the highest to the lowest: { CARDS($cards) }.
queens-colour = The Queens are a suit of their own. The Red Queen doesn’t count as a red card: if she is the only red you hold, you don’t have to follow when red is led.
queens-faces = Every Queen has two faces. She wins tricks you would rather not have, so careful players often hide her in the Treasure Chest. But a Grand hardly ever succeeds without Queens, so bold players keep them.

deal-title = The deal
deal-four = Four players: each gets 8 cards.
deal-three = Three players: each gets 10 cards, and the last two go face down into the Treasure Chest. Nobody looks at them.
deal-turn = After each round, the deal moves one seat to the left.

stash-title = A card for the Treasure Chest
stash-text = Before the first trick, every player chooses one card from their hand and puts it face down into the chest. It then holds four cards, or five with three players.
stash-secret = Nobody sees what the others put in, and nobody can change their mind. The chest stays shut until the round ends.

follow-title = Playing a trick
follow-start = The player to the dealer’s left leads the first trick. Play goes clockwise.
follow-lead = The leader may play any card.
follow-colour = If a number card is led and you have number cards of that suit, you must play one of them, or any Queen instead.
follow-void = If you have no number card of that suit, you may play anything: discard any card you like, or play a Queen.
follow-queen = If a Queen is led and you have a Queen, you must play a Queen. If you have none, you may play any card.
example-follow = { CARD($led, form: "start") } is led. You hold { CARDS($hand, form: "the") }. You may play { CARDS($may, form: "the", join: "or") }, but not { CARDS($not, form: "the", join: "or") }.
example-void = { CARD($led, form: "start") } is led. You hold { CARDS($hand, form: "the") }. You can’t follow suit, so you may play any of them.

trick-title = Who takes the trick
trick-queen = The highest Queen in the trick takes it.
trick-colour = If there is no Queen in it, the highest number card of the suit led takes it. Cards of other suits never win.
trick-next = The winner puts the trick face down and leads the next one. A round has seven tricks with four players and nine with three.
example-trick = { $points ->
        [one] Played in this order: { CARDS($cards, join: "comma") }. { CARD($winner, form: "start") } takes the trick: 1 point.
       *[other] Played in this order: { CARDS($cards, join: "comma") }. { CARD($winner, form: "start") } takes the trick: { $points } points.
    }

chest-title = The chest opens
chest-text = The player who takes the last trick also gets the Treasure Chest with all the cards in it. The chest isn’t opened until then.
chest-caution = So the last trick is usually one to avoid, unless you are going for a Grand: think ahead about who will have to take it.

scoring-title = Scoring
scoring-text = At the end of the round, everybody adds up the values of the number cards in the tricks they took; whoever got the chest adds the cards in it too. That’s their score for the round, unless somebody was Flawless or made a Grand.
scoring-nothing = A round always holds 140 points before any doubling.

flawless-title = Flawless
flawless-text = A player who takes no tricks at all is Flawless: they score 0, and everybody else’s points are doubled.
flawless-two = With four players, two can be Flawless in the same round. Then the other two players’ points are multiplied by four.
flawless-not = A trick worth no points is still a trick. A player who took only such tricks scores 0 but isn’t Flawless.
example-flawless = Three players win { $tricks } tricks and take { $raw } points. One of them is Flawless, so they score { $points }.
example-flawless-two = Four players win { $tricks } tricks and take { $raw } points. Two of them are Flawless, so they score { $points }.

grand-title = Grand
grand-text = A player who takes every single trick of a round makes a Grand. Each opponent gets 500 minus points, and the Grand player scores the 140 they took.
grand-first = A Grand overrides Flawless: the others took no tricks, but they don’t count as Flawless.
example-grand = Four players win { $tricks } tricks. That’s a Grand, so they score { $points }.

match-title = The match
match-text = Rounds are played one after another, and the points add up.
match-length = Usually a match ends when everybody has dealt once. You can also agree on a number of rounds, or play until somebody reaches 500 minus points.
match-win = The player with the fewest points wins. Players who tie share the win.

house-title = House rules
house-text = Not everybody plays the same way. You can choose these variations for a new table:
house-length = The match can last any number of rounds from 1 to 100, or until somebody reaches a number of minus points you choose.

gems-title = The gemstones
gems-text = Qyrsqyrs is the mystical Queen of Diamonds, who shines in every culture; the four Queens are named after her. Each of them wears a gemstone that shows her rank, and for as long as there have been stories, people have seen more in these stones than stone.
gem-entry = { $name }: { $meaning }. { $text }
gem-red = Red diamond
gem-red-meaning = courage, strength, eternal love
gem-red-text = Very few red diamonds exist, and fire and magic seem to glow in each of them. The rarest of all diamonds sits in the highest crown. Nothing can scratch it, and it yields to nobody. Nor does its Queen: no card in the deck can beat her.
gem-black = Black opal
gem-black-meaning = mystery, willpower, dreams that come true
gem-black-text = At first sight it is dark, but turn it in the light and every colour glows out of the darkness, like a dream that a strong will makes true. Its Queen gives way to only one other, and you never quite know what she is up to.
gem-blue = Blue sapphire
gem-blue-meaning = calm, wisdom, loyalty
gem-blue-text = Blue as the sky and the sea on a clear evening; people say it calms the heart and clears the mind. Its Queen is in no hurry: she lets the two above her go first and picks her moment.
gem-green = Green emerald
gem-green-meaning = love, luck, harmony
gem-green-text = The green of a garden after rain, the colour of growth and balance. The Egyptians called it the Stone of Life. Its Queen is the lowest of the four, and that is often lucky: you can play her without taking the trick.
credits = Qyrsqyrs is a game by Harald Rosenbaum. © 2025, Qyrsqyrs™.
