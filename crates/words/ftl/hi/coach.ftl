# कोच राउंड को पीछे मुड़कर देखता है।

## आँकड़ों का मतलब

costs-explained = नुकसान यानी सबसे अच्छे फ़ैसले के मुकाबले कितने अंक ज़्यादा मिलने का अनुमान है, उतनी ही जानकारी से आँका हुआ जितनी उस समय खिलाड़ी को हो सकती थी। बँटवारा यानी छिपे कार्ड किसके पास हो सकते हैं, इसकी एक संभावना; हर फ़ैसले के लिए ऐसे { $layouts } बँटवारे परखे गए।
open-explained = जब हाथ में { $count } कार्ड रह जाएँ, तब से सारे कार्ड खोलकर सबसे अच्छी चाल ठीक-ठीक निकाली जाती है। उससे पहले की चालों और संदूक के कार्ड के लिए यह नहीं निकाला जाता।
nothing-yet = अभी तक कोई फ़ैसला नहीं हुआ है।
no-such-round = राउंड { $round } है ही नहीं: इस खेल में { $rounds ->
        [0] कोई राउंड नहीं है।
        [1] एक ही राउंड है।
       *[other] कुल { $rounds } राउंड हैं।
    }
no-such-seat = जगह { $seat } है ही नहीं: जगहों के नंबर 0 से { $last } तक हैं।

## एक फ़ैसला

stashes = { KIND($card) ->
        [queen] { $who ->
            [you] आपने { CARD($card) } संदूक में रखी।
           *[other] { $who } ने { CARD($card) } संदूक में रखी।
        }
       *[number] { $who ->
            [you] आपने { CARD($card) } संदूक में रखा।
           *[other] { $who } ने { CARD($card) } संदूक में रखा।
        }
    }
mark-good = अच्छा।
mark-inaccuracy = थोड़ी चूक: { CARD($card, form: "oblique") } के मुकाबले { $points } अंक का नुकसान।
mark-mistake = गलती: { CARD($card, form: "oblique") } के मुकाबले { $points } अंक का नुकसान।
mark-blunder = बड़ी गलती: { CARD($card, form: "oblique") } के मुकाबले { $points } अंक का नुकसान।
open-none-better = सारे कार्ड खोलकर देखें, तो भी इससे बेहतर कुछ नहीं था।
open-worse = सारे कार्ड खोलकर देखें, तो { CARDS($cards, form: "oblique", join: "or") } के मुकाबले { $points } अंक का नुकसान।
turning-points = निर्णायक मोड़
turning-points-none = कोई फ़ैसला इतना महँगा नहीं था कि राउंड का रुख बदल दे।
all-in-all = कुल मिलाकर
summary = { $who ->
        [you] आप
       *[other] { $who }
    }: अच्छे फ़ैसले { $good }, थोड़ी चूक { $inaccuracies }, गलतियाँ { $mistakes }, बड़ी गलतियाँ { $blunders }; कुल { $points } अंक का नुकसान।
