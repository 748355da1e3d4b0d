# खेल शब्दों में: मना करने के कारण, मेज़ पर क्या हुआ, और क्या पूछा जा सकता है।

## कार्ड क्यों नहीं चल सकता

refused-no-seat = उस जगह पर कोई नहीं बैठा है।
refused-not-held = { CARD($card) } आपके हाथ में नहीं है।
refused-already-stashed = आपका कार्ड संदूक में जा चुका है; यह चुनाव बदला नहीं जा सकता।
refused-stash-first = अभी नहीं: पहले हर खिलाड़ी एक कार्ड संदूक में रखेगा।
refused-turn = { $who ->
        [you] बारी आपकी ही है, पर यह कार्ड नहीं चल सकता।
       *[other] अभी नहीं: अभी { $who } की बारी है।
    }
refused-round-over = राउंड खत्म हो चुका है।
refused-follow-colour-or-queen = आपके पास { SUIT($colour, form: "oblique") } कार्ड हैं: { SUIT($colour) } कार्ड या कोई क्वीन चलें।
refused-follow-colour = आपके पास { SUIT($colour, form: "oblique") } कार्ड हैं: { SUIT($colour) } कार्ड ही चलें। इस मेज़ पर उसकी जगह क्वीन नहीं चल सकती।
refused-queen-forced = आपके पास { SUIT($colour, form: "none") } नहीं है, पर क्वीन है: इस मेज़ पर क्वीन चलनी ही होगी।
refused-follow-queen = पहला कार्ड क्वीन है और आपके पास भी क्वीन है: क्वीन ही चलें।

## राउंड शुरू

round-begins = { $dealer ->
        [you] राउंड { $round }। इस बार डीलर आप हैं।
       *[other] राउंड { $round }। इस बार डीलर { $dealer } हैं।
    }
round-begins-of = { $dealer ->
        [you] { $rounds } में से राउंड { $round }। इस बार डीलर आप हैं।
       *[other] { $rounds } में से राउंड { $round }। इस बार डीलर { $dealer } हैं।
    }
hand-dealt = आपके कार्ड: { CARDS($cards) }।
stash-ask = खजाने के संदूक के लिए एक कार्ड चुनें। यह चुनाव बदला नहीं जा सकेगा।
stash-chosen = { KIND($card) ->
        [queen] आपने { CARD($card) } संदूक में रख दी।
       *[number] आपने { CARD($card) } संदूक में रख दिया।
    }
stash-by = { $who ->
        [you] आपने एक कार्ड संदूक में रख दिया है।
       *[other] { $who } ने एक कार्ड संदूक में रख दिया है।
    }
stash-waiting = { $count ->
        [one] अभी { $count } खिलाड़ी को संदूक के लिए कार्ड चुनना है।
       *[other] अभी { $count } खिलाड़ियों को संदूक के लिए कार्ड चुनना है।
    }
stash-complete = सबने कार्ड चुन लिए। अब संदूक राउंड के अंत तक बंद रहेगा।

## ट्रिक

leads = { $who ->
        [you] आपने { CARD($card, form: "oblique") } से ट्रिक शुरू की।
       *[other] { $who } ने { CARD($card, form: "oblique") } से ट्रिक शुरू की।
    }
plays = { KIND($card) ->
        [queen] { $who ->
            [you] आपने { CARD($card) } चली।
           *[other] { $who } ने { CARD($card) } चली।
        }
       *[number] { $who ->
            [you] आपने { CARD($card) } चला।
           *[other] { $who } ने { CARD($card) } चला।
        }
    }
turn-to-lead = { $who ->
        [you] आपकी बारी: कोई भी कार्ड चलकर ट्रिक शुरू करें।
       *[other] पहला कार्ड चलने की बारी { $who } की है।
    }
turn-to-follow = { $who ->
        [you] आपकी बारी: पहला कार्ड { SUIT($colour) } है।
       *[other] { $who } की बारी।
    }
turn-after-queen = { $who ->
        [you] आपकी बारी: पहला कार्ड क्वीन है।
       *[other] { $who } की बारी।
    }
turn-after-queen-of = { $who ->
        [you] आपकी बारी: पहला कार्ड क्वीन है, और वह अपना रंग माँगती है: { SUIT($colour) }।
       *[other] { $who } की बारी।
    }
takes-trick = { $who ->
        [you] आपने ट्रिक जीती: { $points ->
            [0] कोई अंक नहीं।
           *[other] { $points } अंक।
        }
       *[other] { $who } ने ट्रिक जीती: { $points ->
            [0] कोई अंक नहीं।
           *[other] { $points } अंक।
        }
    }
takes-last-trick = { $who ->
        [you] आपने आखिरी ट्रिक जीती, और उसके साथ खजाने का संदूक भी। ट्रिक में { $points ->
            [0] कोई अंक नहीं है।
           *[other] { $points } अंक हैं।
        }
       *[other] { $who } ने आखिरी ट्रिक जीती, और उसके साथ खजाने का संदूक भी। ट्रिक में { $points ->
            [0] कोई अंक नहीं है।
           *[other] { $points } अंक हैं।
        }
    }

## संदूक खुलता है

chest-opens = { $points ->
        [0] संदूक खुला: { CARDS($cards) }। एक भी अंक नहीं।
       *[other] संदूक खुला: { CARDS($cards) }। कुल { $points } अंक।
    }
chest-card-by = { KIND($card) ->
        [queen] { $who ->
            [you] आपने { CARD($card) } रखी थी।
           *[other] { $who } ने { CARD($card) } रखी थी।
        }
       *[number] { $who ->
            [you] आपने { CARD($card) } रखा था।
           *[other] { $who } ने { CARD($card) } रखा था।
        }
    }
chest-card-dealt = { KIND($card) ->
        [queen] { CARD($card) } बाँटते समय ही संदूक में गई थी।
       *[number] { CARD($card) } बाँटते समय ही संदूक में गया था।
    }
chest-goes-to = { $who ->
        [you] संदूक आपका हुआ।
       *[other] संदूक { $who } के हिस्से आया।
    }

## राउंड के अंक

flawless = { $who ->
        [you] निर्दोष! आपने एक भी ट्रिक नहीं जीती: आपके 0 अंक, और बाकी सबके अंक दोगुने।
       *[other] निर्दोष! { $who } ने एक भी ट्रिक नहीं जीती: उनके 0 अंक, और बाकी सबके अंक दोगुने।
    }
flawless-two = दो खिलाड़ी निर्दोष रहे: { $people }। दोनों के 0 अंक; बाकी खिलाड़ियों के अंक चार गुना।
grand = { $who ->
        [you] भव्य! आपने हर ट्रिक जीती: हर विरोधी को 500 माइनस अंक।
       *[other] भव्य! { $who } ने हर ट्रिक जीती: उनके हर विरोधी को 500 माइनस अंक।
    }
round-score = { $who ->
        [you] आपको { $points ->
            [0] कोई अंक नहीं मिला।
            [1] 1 माइनस अंक मिला।
           *[other] { $points } माइनस अंक मिले।
        }
       *[other] { $who } को { $points ->
            [0] कोई अंक नहीं मिला।
            [1] 1 माइनस अंक मिला।
           *[other] { $points } माइनस अंक मिले।
        }
    }
round-score-multiplied = { $who ->
        [you] आपने { $raw } अंक लिए; { $factor } से गुणा करके { $points } माइनस अंक हुए।
       *[other] { $who } ने { $raw } अंक लिए; { $factor } से गुणा करके { $points } माइनस अंक हुए।
    }
round-ends = राउंड { $round } खत्म हुआ।
match-total = { $who ->
        [you] आपके कुल अंक: { $points }।
       *[other] { $who } के कुल अंक: { $points }।
    }
match-ends = खेल खत्म हुआ।
wins = { $who ->
        [you] { $points ->
            [0] 0 अंकों के साथ आपकी जीत हुई!
           *[other] सिर्फ़ { $points } माइनस अंकों के साथ आपकी जीत हुई!
        }
       *[other] { $points ->
            [0] 0 अंकों के साथ { $who } की जीत हुई।
           *[other] सिर्फ़ { $points } माइनस अंकों के साथ { $who } की जीत हुई।
        }
    }
win-shared = { $points ->
        [0] 0 अंकों के साथ साझा जीत: { $people }।
       *[other] { $points } माइनस अंकों के साथ साझा जीत: { $people }।
    }

## खिलाड़ियों का आना-जाना

you = आप
joins = { $who ->
        [you] अब आप मेज़ पर हैं।
       *[other] { $who } अब मेज़ पर हैं।
    }
leaves = { $who ->
        [you] आपने मेज़ छोड़ दी।
       *[other] { $who } ने मेज़ छोड़ दी।
    }
loses-connection = { $who ->
        [you] आपका कनेक्शन टूट गया।
       *[other] { $who } का कनेक्शन टूट गया।
    }
stand-in = { $who ->
        [you] आपके लौटने तक आपकी जगह बॉट खेल रहा है।
       *[other] { $who } की जगह बॉट खेल रहा है।
    }
returns = { $who ->
        [you] आप फिर से मेज़ पर हैं।
       *[other] { $who } फिर से मेज़ पर हैं।
    }
time-up = { $who ->
        [you] आपका समय खत्म हुआ। आपके लिए चुना गया कार्ड: { CARD($card) }।
       *[other] { $who } का समय खत्म हुआ। उनके लिए चुना गया कार्ड: { CARD($card) }।
    }
time-up-stash = { $who ->
        [you] आपका समय खत्म हुआ: आपका एक कार्ड संदूक में रख दिया गया।
       *[other] { $who } का समय खत्म हुआ: उनका एक कार्ड संदूक में रख दिया गया।
    }
reacts = { $who ->
        [you] आपने कहा: { $reaction }
       *[other] { $who } ने कहा: { $reaction }
    }
taken-back = पिछली चाल वापस ले ली गई।

## दावा: बाकी सभी ट्रिक, या एक भी नहीं

# खिलाड़ी की बारी पर, जब यह पक्का हो।
offer-rest = दूसरों के पास जो भी कार्ड हों, बाकी सभी ट्रिक आपकी हैं। चाहें तो दावा करें।
offer-no-more = दूसरों के पास जो भी कार्ड हों, अब कोई ट्रिक आपकी नहीं होगी। चाहें तो दावा करें, फिर आपके कार्ड अपने आप चलेंगे।
claims-rest = { $who ->
        [you] बाकी सभी ट्रिक आपकी हैं।
       *[other] बाकी सभी ट्रिक { $who } की हैं।
    }
claims-no-more = { $who ->
        [you] अब कोई ट्रिक आपकी नहीं होगी।
       *[other] अब कोई ट्रिक { $who } की नहीं होगी।
    }

## क्या पूछा जा सकता है

hand-is = { COUNT($cards) ->
        [none] आपके हाथ में कोई कार्ड नहीं बचा।
        [single] आपके हाथ में एक ही कार्ड है: { CARDS($cards) }।
       *[several] आपके हाथ में हैं: { CARDS($cards) }।
    }
playable-is = { COUNT($cards) ->
        [none] अभी कोई कार्ड नहीं चल सकता।
        [single] अभी सिर्फ़ यह कार्ड चल सकता है: { CARDS($cards) }।
       *[several] अभी इनमें से कोई कार्ड चल सकता है: { CARDS($cards, join: "or") }।
    }
playable-all = अभी आपके हाथ का कोई भी कार्ड चल सकता है।
trick-number = { $tricks } में से ट्रिक { $trick }।
trick-empty = मेज़ पर अभी कोई कार्ड नहीं है।
trick-led = { $who ->
        [you] आपने { CARD($card, form: "oblique") } से शुरुआत की थी।
       *[other] { $who } ने { CARD($card, form: "oblique") } से शुरुआत की थी।
    }
trick-card = { KIND($card) ->
        [queen] { $who ->
            [you] आपने { CARD($card) } चली थी।
           *[other] { $who } ने { CARD($card) } चली थी।
        }
       *[number] { $who ->
            [you] आपने { CARD($card) } चला था।
           *[other] { $who } ने { CARD($card) } चला था।
        }
    }
trick-leader = { $who ->
        [you] फ़िलहाल ट्रिक आपकी है: { $points } अंक।
       *[other] फ़िलहाल ट्रिक { $who } की है: { $points } अंक।
    }
last-trick-none = अभी तक कोई ट्रिक पूरी नहीं हुई।
last-trick-taken = { $who ->
        [you] पिछली ट्रिक आपने जीती थी: { $points } अंक।
       *[other] पिछली ट्रिक { $who } ने जीती थी: { $points } अंक।
    }
score-of-round = { $tricks ->
        [0] { $who ->
            [you] इस राउंड में आपकी कोई ट्रिक नहीं है।
           *[other] इस राउंड में { $who } की कोई ट्रिक नहीं है।
        }
       *[other] { $who ->
            [you] इस राउंड में आपके { $points } अंक हैं, { $tricks } ट्रिक से।
           *[other] इस राउंड में { $who } के { $points } अंक हैं, { $tricks } ट्रिक से।
        }
    }
voids-none = अभी पता नहीं कि किसके पास कौन-सा रंग नहीं है।
void = { $who ->
        [you] आपके पास { SUITS($suits, form: "none", join: "or") } नहीं है।
       *[other] { $who } के पास { SUITS($suits, form: "none", join: "or") } नहीं है।
    }
