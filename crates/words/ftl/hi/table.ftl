# मेज़ का परदा।

## क्या कहाँ है

page-title = मेज़ पर · Qyrsqyrs
hand-label = आपके हाथ के कार्ड
trick-label = ट्रिक
chest-label = खजाने का संदूक
scores-label = अंक
players-label = खिलाड़ी
log-label = अब तक क्या हुआ
seat-you = { $name } (आप)
seat-open = खाली जगह
bot = बॉट
away = अभी नहीं हैं
dealer-mark = डीलर
turn-mark = इनकी बारी
winning-mark = अभी आगे
cards-left = { $count } कार्ड
tricks-won = { $count } ट्रिक
points-so-far = { $points } अंक
led-colour = पहला रंग: { SUIT($colour) }
led-queen = पहला कार्ड: क्वीन
led-nothing = अभी कोई कार्ड नहीं चला गया
chest-shut = { $count ->
        [0] खाली संदूक
       *[other] बंद संदूक, { $count } कार्ड
    }
chest-yours = इसमें आपका कार्ड: { CARD($card) }
card-face-down = उल्टा रखा कार्ड
card-play = { CARD($card) } चलें
card-stash = { CARD($card) } संदूक में रखें
card-not-now = { KIND($card) ->
        [queen] { CARD($card) }, अभी नहीं चल सकती
       *[number] { CARD($card) }, अभी नहीं चल सकता
    }
round = राउंड { $round }
round-of = राउंड { $round }, कुल { $rounds }
trick-of = ट्रिक { $trick }, कुल { $tricks }
until-points = जब तक किसी के { $points } अंक न हो जाएँ

## संदूक में कार्ड रखना

stash-title = संदूक के लिए एक कार्ड
stash-text = हर खिलाड़ी एक कार्ड छिपाकर खजाने के संदूक में रखता है। आखिरी ट्रिक जीतने वाले को ये सारे कार्ड मिलते हैं।
stash-confirm-ask = { CARD($card) } संदूक में रखें? इसे वापस नहीं लिया जा सकेगा।
stash-confirm = संदूक में रखें
stash-cancel = दूसरा कार्ड चुनें
stash-wait = आपका कार्ड संदूक में है। बाकी खिलाड़ी अभी चुन रहे हैं।

## क्या किया जा सकता है

last-trick = पिछली ट्रिक
hide-last-trick = पिछली ट्रिक छिपाएँ
close = बंद करें
continue = जारी रखें
go-on = आगे बढ़ने के लिए क्लिक करें या स्पेस दबाएँ
next-round = अगला राउंड
waiting-for = इनका इंतज़ार है: { $people }
thinking = { $name } की चाल का इंतज़ार …
hint = सुझाव
take-back = चाल वापस लें
leave = मेज़ छोड़ें
leave-ask = मेज़ छोड़ें? आपकी जगह बॉट खेलता रहेगा, और आप कभी भी लौट सकते हैं।
leave-confirm = छोड़ें
stay = यहीं रहें
sound-on = आवाज़ चालू करें
sound-off = आवाज़ बंद करें
seconds-left = { $count } सेकंड बाकी
hear-hand = मेरे कार्ड पढ़कर सुनाएँ
hear-playable = कौन-से कार्ड चल सकते हैं, सुनाएँ
hear-trick = यह ट्रिक सुनाएँ
hear-last-trick = पिछली ट्रिक सुनाएँ
hear-scores = अंक सुनाएँ
hear-voids = किसके पास कौन-सा रंग नहीं, सुनाएँ
hear-again = पिछली घोषणा फिर सुनाएँ

## राउंड का अंत

round-result = राउंड { $round }: नतीजा
chest-opens-title = संदूक खुलता है
chest-from = { $who ->
        [you] आपका
       *[other] { $who } का
    }
chest-from-deal = बाँटते समय का
chest-to = { $who ->
        [you] संदूक आपका हुआ
       *[other] संदूक { $who } के हिस्से आया
    }
chest-points = { $points ->
        [0] संदूक में कोई अंक नहीं
       *[other] संदूक में { $points } अंक
    }
flawless-title = निर्दोष!
grand-title = भव्य!
column-player = खिलाड़ी
column-round = राउंड
column-tricks = ट्रिक
column-taken = लिए
column-points = अंक
column-total = कुल
explain-taken = { $tricks } ट्रिक में { $points } अंक
explain-chest = { $points ->
        [0] संदूक से कुछ नहीं जुड़ा
       *[other] इनमें से { $points } संदूक के
    }
explain-doubled = दोगुने: { $raw } × 2 = { $points }
explain-quadrupled = दो बार दोगुने: { $raw } × 4 = { $points }
explain-flawless = एक भी ट्रिक नहीं: निर्दोष, 0 अंक
explain-grand-keeps = हर ट्रिक: भव्य, अपने { $points } अंक रहते हैं
explain-grand-zero = हर ट्रिक: भव्य, इस मेज़ पर 0 अंक
explain-grand-other = विरोधी का भव्य: 500 अंक

## अंक-पत्र और खेल का अंत

score-sheet = अंक-पत्र
score-sheet-empty = अभी तक कोई राउंड पूरा नहीं हुआ।
match-result = अंतिम नतीजा
place = स्थान { $place }
you-win = आपकी जीत हुई!
you-share-win = जीत में आपका भी साझा है!
you-place = आपका स्थान: { $place }।
fewest-win = सबसे कम अंक वाला जीतता है।
rematch = फिर से खेलें
share = साझा करें
share-text = Qyrsqyrs: { $points } अंकों के साथ स्थान { $place }। क्या आप इससे कम में कर सकते हैं?
save-record = खेल का रिकॉर्ड सहेजें
look-back = खेल को दोबारा देखें
same-cards = इन्हीं कार्डों से फिर खेलें
back-home = शुरुआत पर लौटें

## दोस्त

invite-title = दोस्तों के साथ खेलें
invite-text = यह लिंक भेजें। जो इसे खोले, उसे खाली जगह मिल जाती है, बिना किसी पंजीकरण के।
copy-link = लिंक कॉपी करें
copied = कॉपी हो गया।
qr-alt = इस मेज़ के लिंक का QR कोड
seats-taken = { $seats } में से { $taken } जगहें भरी हैं
start = शुरू करें
start-with-bots = { $count ->
        [0] शुरू करें
       *[other] { $count } बॉट के साथ शुरू करें
    }
add-bot = बॉट जोड़ें
remove-bot = बॉट हटाएँ
sit-here = यहाँ बैठें
stand-up = जगह छोड़ें
watching = { $count ->
        [0] कोई देख नहीं रहा
        [1] 1 व्यक्ति देख रहा है
       *[other] { $count } लोग देख रहे हैं
    }
watch-only = आप यह मेज़ देख रहे हैं।
wait-for-start = मेज़बान के शुरू करने का इंतज़ार है।

## कनेक्शन

connecting = जुड़ रहे हैं …
connection-lost = कनेक्शन टूट गया। फिर से कोशिश हो रही है …
connection-back = कनेक्शन फिर जुड़ गया।
other-tab = आपकी जगह दूसरी विंडो में भी खुली है। आप दोनों में खेल सकते हैं।
refresh = ताज़ा स्थिति दिखाएँ

## निष्पक्ष बँटवारा

fair-title = निष्पक्ष बँटवारा
fair-text = कार्ड बाँटने से पहले सर्वर ने एक गुप्त संख्या का फ़िंगरप्रिंट सबको दिखाया, और हर खिलाड़ी ने अपनी ओर से कुछ यादृच्छिक जोड़ा। दोनों ने मिलकर कार्ड फेंटे। अब गुप्त संख्या खुली है, और कोई भी वही कार्ड दोबारा बाँटकर देख सकता है।
fair-fingerprint = फ़िंगरप्रिंट, बाँटने से पहले दिखाया गया
fair-secret = गुप्त संख्या, राउंड के बाद खोली गई
fair-shares = खिलाड़ियों ने जो जोड़ा
fair-verify = बँटवारा जाँचें
fair-good = सही है: ये कार्ड गुप्त संख्या और खिलाड़ियों के जोड़े हुए से ही निकलते हैं।
fair-bad = मेल नहीं खाता: गुप्त संख्या से ये कार्ड नहीं निकलते।
fair-limits = इससे साबित होता है कि सर्वर बँटवारा चुन नहीं सकता था। यह साबित नहीं हो सकता कि चलाने वाले ने कार्ड नहीं देखे।

## छोटी बातें

reactions-label = कुछ कहें
react-hello = नमस्ते!
react-good-luck = शुभकामनाएँ!
react-nice = बहुत बढ़िया!
react-wow = वाह!
react-wait = एक पल रुकिए।
react-oops = उफ़, गलती!
react-your-turn = आपकी बारी!
react-thanks = धन्यवाद!
react-sorry = माफ़ कीजिए!
react-good-game = खेल में मज़ा आया!
