# House rules

house-rules = House rules
preset-booklet = By the rulebook
preset-booklet-text = Follow suit if you can, or play a Queen instead.
preset-strict = Strict
preset-strict-text = You must follow suit if you can; a Queen only if you can’t.
preset-forced = Forced Queens
preset-forced-text = If you can’t follow suit, you must play a Queen if you have one.
preset-own = Custom
preset-own-text = You choose each rule yourself.
follow = When a number card is led
follow-colour-or-queen = Suit or Queen
follow-colour-or-queen-text = If you can follow suit, do so or play any Queen; otherwise play anything.
follow-colour-only = Suit only
follow-colour-only-text = If you can follow suit, you must; Queens only if you can’t.
house-follow-only = Strict: you must follow suit if you can. You may play a Queen only if you can’t.
follow-queen-forced = Forced Queen
follow-queen-forced-text = Like “Suit or Queen”, but if you can’t follow suit you must play a Queen if you have one.
house-follow-forced = Forced Queens: if you can’t follow suit but have a Queen, you must play a Queen.
queen-lead = When a Queen is led
queen-lead-trump = Follow with a Queen
queen-lead-trump-text = Anyone holding a Queen must play one; everyone else plays what they like.
queen-lead-colour = Follow her suit
queen-lead-colour-text = Follow as if a number card of her suit had been led.
house-queen-lead = When a Queen is led, the others can be made to follow her suit rather than play Queens, as if a number card of her suit had been led.
grand-own = What the Grand player scores
grand-own-keeps = 140 minus points
grand-own-keeps-text = The player who wins every trick scores 140 minus points, and each opponent 500.
grand-own-zero = 0 points
grand-own-zero-text = The player who wins every trick scores 0, and each opponent 500 minus points.
house-grand = The player who makes a Grand scores 0 instead of 140.
length = Length of the match
length-deals-label = Deals for each player
length-rounds-label = Number of rounds
length-until-label = Play until someone has this many minus points
length-deals = { $count ->
        [1] Everybody deals once
        [2] Everybody deals twice
       *[other] Everybody deals { $count } times
    }
length-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
length-until = Until somebody has { $points } minus points or more
