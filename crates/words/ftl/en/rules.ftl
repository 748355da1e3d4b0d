# The rules, in our own words, and the page on the gemstones.

title = The rules of Qyrsqyrs
contents = Contents
example = Example

aim-title = What it is about
aim-text = Qyrsqyrs is a card game for three or four players in which you would rather not win tricks: every number card you take counts against you, and whoever has the fewest points at the end wins the match.
aim-trick = A trick goes like this: one player puts a card on the table, the others each add one in turn, and the best card takes them all.

deck-title = The cards
deck-text = There are 32 cards in four colours: red, black, blue and green. Each colour has the numbers 2 to 8 and one Queen. Among the numbers of a colour, the 8 is the highest.
deck-points = A number is worth as many minus points as it shows, which makes 35 in each colour and 140 in all. A Queen is worth nothing.
deck-letters = In writing, a card is a letter and its number: R for red, K for black, B for blue, G for green; a Queen has a Q in place of the number. R8 is Red 8, KQ is the Black Queen.

queens-title = The four Queens
queens-text = The Queens are the trumps. Any Queen beats any number, and each wears the gemstone that gives her her rank.
queens-order = From the highest to the lowest: { CARDS($cards) }.
queens-colour = The Queens are a suit of their own. The Red Queen is no red number: holding her does not oblige you to follow when red is led.

deal-title = The deal
deal-four = Four players: each gets 8 cards.
deal-three = Three players: each gets 10 cards, and the last two go face down into the Treasure Chest. Nobody looks at them.
deal-turn = After each round, the deal moves one seat to the left.

stash-title = A card for the Treasure Chest
stash-text = Before the first trick, every player chooses one card from their hand and puts it face down into the chest. It then holds four cards, or five with three players.
stash-secret = Nobody sees what the others put in, and nobody can change their mind. The chest stays shut until the round ends.

follow-title = Playing a trick
follow-start = The player to the dealer’s left leads the first trick. Play goes clockwise.
follow-lead = Whoever leads may play any card.
follow-colour = If a number is led and you hold numbers of that colour, you play one of them, or any Queen instead.
follow-void = If you hold no number of that colour, you may play any card you like.
follow-queen = If a Queen is led and you hold a Queen, you play a Queen. If you hold none, you may play any card.
example-follow = { CARD($led, form: "start") } is led. You hold { CARDS($hand, form: "the") }. You may play { CARDS($may, form: "the", join: "or") }, but not { CARDS($not, form: "the", join: "or") }.
example-void = { CARD($led, form: "start") } is led. You hold { CARDS($hand, form: "the") }. You have no number of the led colour, so you may play any of them.

trick-title = Who takes the trick
trick-queen = The highest Queen in the trick takes it.
trick-colour = With no Queen in it, the highest number of the led colour takes it. Cards of other colours never win.
trick-next = Whoever takes the trick puts it face down and leads the next one. A round has seven tricks with four players and nine with three.
example-trick = { $points ->
        [one] Played in this order: { CARDS($cards, join: "comma") }. { CARD($winner, form: "start") } takes the trick: 1 point.
       *[other] Played in this order: { CARDS($cards, join: "comma") }. { CARD($winner, form: "start") } takes the trick: { $points } points.
    }

chest-title = The chest opens
chest-text = Whoever takes the last trick also gets the Treasure Chest with every card in it. Only now is it opened.
chest-caution = So the last trick is seldom a bargain: think early about who will have to take it.

scoring-title = Counting up
scoring-text = At the end of the round, all players add up the numbers in the tricks they took, and the chest for whoever got it. These are their points for the round, unless somebody was Flawless or Grand.
scoring-nothing = A round always holds 140 points before any doubling.

flawless-title = Flawless
flawless-text = Whoever takes no trick at all is Flawless. They write down 0 points, and everybody else’s points are doubled.
flawless-two = With four players, two can be Flawless in the same round. Then the points of the other two are doubled twice, which makes four times as many.
flawless-not = A trick without points is still a trick. Whoever took only such tricks has 0 points but is not Flawless.
example-flawless = Three players win { $tricks } tricks and take { $raw } points. One of them is Flawless, so { $points } points are written down.
example-flawless-two = Four players win { $tricks } tricks and take { $raw } points. Two of them are Flawless, so { $points } points are written down.

grand-title = Grand
grand-text = Whoever takes every single trick of a round plays Grand. Each opponent then gets 500 points, and the Grand player keeps the 140 they took.
grand-first = Grand comes before Flawless: the others took no trick, but nobody is Flawless.
example-grand = Four players win { $tricks } tricks. That is a Grand, so { $points } points are written down.

match-title = The match
match-text = Rounds are played one after another, and the points add up.
match-length = Usually a match ends when everybody has dealt once. You can also agree on a number of rounds, or play until somebody has 500 points.
match-win = Whoever has the fewest points wins. With equal points the win is shared.

house-title = House rules
house-text = Not every table plays alike. These variations can be chosen for a new table:
house-follow-only = Strict: whoever holds the led colour must play it. A Queen may be played only without that colour.
house-follow-forced = Queens forced: whoever lacks the led colour but holds a Queen must play a Queen.
house-queen-lead = A led Queen can ask for her colour instead of for Queens. She is then followed as if a number of her colour had been led.
house-grand = A Grand player can write down 0 instead of 140 points.
house-length = The match can last any number of rounds from 1 to 100, or until a number of points that you choose.

gems-title = The gemstones
gems-text = Every Queen wears a gemstone. It shows her rank, and people have seen more in it than a stone for as long as there have been stories.
gem-red = Red diamond
gem-red-meaning = courage, strength, eternal love
gem-red-text = The rarest of all diamonds sits in the highest crown. Nothing scratches it and it yields to nobody, and nor does its Queen: no card in the deck can beat her.
gem-black = Black opal
gem-black-meaning = mystery, will power, dreams that come true
gem-black-text = At first sight it is dark, but turn it in the light and every colour appears. Its Queen gives way to one only, and one never quite knows what she is up to.
gem-blue = Blue sapphire
gem-blue-meaning = calm, wisdom, loyalty
gem-blue-text = Blue as a clear evening. Its Queen has time: she lets the two above her go first and chooses her moment.
gem-green = Green emerald
gem-green-meaning = love, luck, harmony
gem-green-text = The green of a garden after rain. Its Queen is the lowest of the four, and that is often lucky: she can be had without taking the trick.
credits = Qyrsqyrs is a game by Harald Rosenbaum. © 2025, Qyrsqyrs™.
