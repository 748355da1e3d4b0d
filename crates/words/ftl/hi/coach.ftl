# कोच राउंड को पीछे मुड़कर देखता है।

## आँकड़ों का मतलब

costs-explained = नुकसान यानी सबसे अच्छे फ़ैसले के मुकाबले कितने अंक ज़्यादा मिलने का अनुमान है, उतनी ही जानकारी से आँका हुआ जितनी उस समय खिलाड़ी को हो सकती थी; ± के बाद अनुमान की संभव चूक है। गलती तभी कही जाती है जब दो अलग हिसाब एक ही बात कहें। बँटवारा यानी छिपे कार्ड किसके पास हो सकते हैं, इसकी एक संभावना।
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
mark-mistake = { $margin ->
        [0] गलती: { CARD($card, form: "oblique") } के मुकाबले { $points } अंक का नुकसान।
       *[other] गलती: { CARD($card, form: "oblique") } के मुकाबले { $points } ± { $margin } अंक का नुकसान।
    }
mark-blunder = { $margin ->
        [0] बड़ी गलती: { CARD($card, form: "oblique") } के मुकाबले { $points } अंक का नुकसान।
       *[other] बड़ी गलती: { CARD($card, form: "oblique") } के मुकाबले { $points } ± { $margin } अंक का नुकसान।
    }
open-none-better = सारे कार्ड खोलकर देखें, तो भी इससे बेहतर कुछ नहीं था।
open-worse = सारे कार्ड खोलकर देखें, तो { CARDS($cards, form: "oblique", join: "or") } के मुकाबले { $points } अंक का नुकसान।
turning-points = निर्णायक मोड़
turning-points-none = कोई फ़ैसला इतना महँगा नहीं था कि राउंड का रुख बदल दे।
all-in-all = कुल मिलाकर
summary = { $who ->
        [you] आप
       *[other] { $who }
    }: बिना गलती के फ़ैसले { $good }, गलतियाँ { $mistakes }, बड़ी गलतियाँ { $blunders }; कुल { $points } अंक का नुकसान।
# In place of the summary, after a match without a mistake.
summary-clean = { $who ->
        [you] आप
       *[other] { $who }
    }: { $good ->
        [one] एक फ़ैसला, कोई गलती नहीं।
       *[other] { $good } फ़ैसले, कोई गलती नहीं।
    }
# Below a mistake: the cards of the trick so far and those in the player's hand, as codes such as "R5 KQ".
on-table = मेज़ पर: { $trick }। हाथ में: { $hand }।
in-hand = हाथ में: { $hand }।

## कार्ड के पीछे की योजना

plan-try-grand = योजना: भव्य जीत।
plan-stop-grand = { $who ->
        [you] योजना: आपकी भव्य जीत रोकना।
       *[other] योजना: { $who } की भव्य जीत रोकना।
    }
plan-stay-flawless = योजना: निर्दोष रहना।
plan-grand-is-gone = भव्य जीत अब संभव नहीं। योजना: संदूक से बचना।
plan-avoid-chest = योजना: आखिरी ट्रिक से पहले पहली चाल किसी और को देना, क्योंकि संदूक उसी के साथ आता है।
no-mistakes = { $who ->
        [you] इस राउंड में आपकी कोई गलती नहीं।
       *[other] इस राउंड में { $who } की कोई गलती नहीं।
    }
all-shown-with = सब खिलाड़ियों का हर फ़ैसला देखने के लिए --all लिखें।

## कार्ड ने क्या बता दिया

tell-void = { $who ->
        [you] वही रंग नहीं चला, तो सब जान गए कि आपके पास { SUIT($colour, form: "none") } नहीं है।
       *[other] वही रंग नहीं चला, तो सब जान गए कि { $who } के पास { SUIT($colour, form: "none") } नहीं है।
    }
tell-no-queen = { $who ->
        [you] क्वीन नहीं चली, तो सब जान गए कि आपके पास कोई क्वीन नहीं है।
       *[other] क्वीन नहीं चली, तो सब जान गए कि { $who } के पास कोई क्वीन नहीं है।
    }
tell-grand = { $who ->
        [you] हर ट्रिक जीतने के बाद पहला कार्ड क्वीन: सब समझ सकते हैं कि आपकी नज़र भव्य जीत पर है।
       *[other] हर ट्रिक जीतने के बाद पहला कार्ड क्वीन: सब समझ सकते हैं कि { $who } की नज़र भव्य जीत पर है।
    }
