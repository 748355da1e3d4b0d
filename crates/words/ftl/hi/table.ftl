# मेज़ का परदा।

## क्या कहाँ है

page-title = मेज़ पर · Qyrsqyrs
hand-label = आपके हाथ के कार्ड
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
cards-left = { $count } कार्ड
tricks-won = { $count } ट्रिक
points-so-far = { $points } अंक
led-colour = पहले कार्ड का रंग: { SUIT($colour) }
led-queen = पहला कार्ड: क्वीन
chest-shut = { $count ->
        [0] खाली संदूक
       *[other] बंद संदूक, { $count } कार्ड
    }
chest-yours = आपका कार्ड: { CARD($card) }
round = राउंड { $round }
round-of = { $rounds } में से राउंड { $round }
trick-of = { $tricks } में से ट्रिक { $trick }
until-points = जब तक किसी के { $points } माइनस अंक न हो जाएँ

## संदूक में कार्ड रखना

stash-title = संदूक के लिए एक कार्ड
stash-confirm-ask = { CARD($card) } संदूक में रखें? इसे वापस नहीं लिया जा सकेगा।
stash-confirm = संदूक में रखें
stash-cancel = दूसरा कार्ड चुनें
ahead-chosen = आपकी बारी आते ही यह कार्ड चला जाएगा। इसे वापस लेने के लिए फिर से चुनें या Esc दबाएँ।
ahead-back = पहले से चुना हुआ कार्ड वापस ले लिया गया।
ahead-dropped = पहले से चुना हुआ कार्ड अभी नहीं चल सकता। कोई दूसरा कार्ड चुनें।
tracker-played = { COUNT($cards) ->
        [none] अभी तक कोई कार्ड नहीं खेला गया।
       *[several] अब तक खेले गए कार्ड: { CARDS($cards) }।
    }

## क्या किया जा सकता है

last-trick = पिछली ट्रिक
continue = जारी रखें
next-round = अगला राउंड
waiting-for = इनका इंतज़ार है: { $people }
hint = सुझाव
take-back = चाल वापस लें
# हाथ के कार्डों के पास के बटन, दावा करने वाले के शब्दों में।
claim-rest = बाकी सभी ट्रिक मेरी
claim-no-more = अब कोई ट्रिक मेरी नहीं
leave = मेज़ छोड़ें
leave-ask = मेज़ छोड़ें? आपकी जगह बॉट खेलता रहेगा, और आप कभी भी लौट सकते हैं।
leave-confirm = छोड़ें
stay = यहीं रहें
sound-off = आवाज़ बंद करें
seconds-left = { $count } सेकंड बाकी
hear-hand = मेरे कार्ड पढ़कर सुनाएँ
hear-playable = कौन-से कार्ड चल सकते हैं, सुनाएँ
hear-trick = यह ट्रिक सुनाएँ
hear-last-trick = पिछली ट्रिक सुनाएँ
hear-scores = अंक सुनाएँ
hear-voids = किसके पास कौन-सा रंग नहीं, सुनाएँ

## राउंड का अंत

round-result = राउंड { $round } का नतीजा
chest-opens-title = संदूक खुलता है
chest-from = { $who ->
        [you] आपका
       *[other] { $who } का
    }
chest-from-deal = बाँटते समय का
chest-taken = { $who ->
        [you] संदूक आपका हुआ
       *[other] संदूक { $who } के हिस्से आया
    }: { $points ->
        [0] कोई माइनस अंक नहीं
       *[other] { $points } माइनस अंक
    }।
flawless-title = निर्दोष!
grand-title = भव्य!
column-player = खिलाड़ी
column-round = राउंड
column-tricks = ट्रिक
column-taken = लिए गए अंक
column-points = अंक
column-total = कुल
explain-taken = { $tricks } ट्रिक में { $points } अंक
explain-chest = { $points ->
        [0] संदूक से कुछ नहीं जुड़ा
       *[other] इनमें से { $points } संदूक के
    }
explain-doubled = दोगुने: { $raw } × 2 = { $points }
explain-quadrupled = चार गुना: { $raw } × 4 = { $points }
explain-flawless = एक भी ट्रिक नहीं: निर्दोष, 0 अंक
explain-grand-keeps = हर ट्रिक: भव्य, अपने { $points } अंक रहते हैं
explain-grand-zero = हर ट्रिक: भव्य, इस मेज़ पर 0 अंक
explain-grand-other = विरोधी की भव्य जीत: 500 माइनस अंक
how-it-adds-up = हिसाब कैसे बना

## खुद गिनना, सीखने के लिए: राउंड के अंत में, अंक दिखने से पहले पूछा जाता है

count-ask = आपको कितने माइनस अंक मिले?
# अपनी जीती हुई ट्रिकों के कार्डों के ऊपर।
count-tricks = { $tricks ->
        [0] आपने कोई ट्रिक नहीं जीती।
        [one] आपकी ट्रिक के कार्ड:
       *[other] आपकी { $tricks } ट्रिकों के कार्ड:
    }
count-chest = संदूक के कार्ड, क्योंकि वह भी आपका है:
# जवाब लिखने की जगह का नाम।
count-answer = आपके माइनस अंक
count-check = जाँचें
count-show = नतीजा देखें
# जवाब कोई संख्या नहीं थी।
count-number = कोई संख्या लिखें, जैसे 12।
count-right = { $points ->
        [0] सही: एक भी अंक नहीं!
       *[other] सही: { $points } माइनस अंक!
    }
count-again = अभी सही नहीं है। नंबर कार्ड अपने नंबर जितना गिना जाता है, क्वीन का कुछ नहीं गिना जाता। फिर कोशिश करें!
count-forgot-chest = बस थोड़ा रह गया! संदूक के कार्ड छूट गए।
# $raw कार्डों का जोड़ है, $factor 2 या 4।
count-forgot-factor = बस थोड़ा रह गया! आपके कार्डों का जोड़ { $raw } है। कोई निर्दोष रहा, इसलिए उसे { $factor } से गुणा करें।
count-forgot-grand = आपके कार्डों का जोड़ { $raw } है, पर इस राउंड में भव्य जीत हुई। उसका आप पर क्या असर है, ऊपर पढ़ें।

## अंक तालिका और खेल का अंत

score-sheet = अंक तालिका
score-sheet-empty = अभी तक कोई राउंड पूरा नहीं हुआ।
match-result = अंतिम नतीजा
place = { $place ->
        [1] पहला स्थान
        [2] दूसरा स्थान
        [3] तीसरा स्थान
        [4] चौथा स्थान
       *[other] स्थान { $place }
    }
you-win = आपकी जीत हुई!
you-share-win = आप भी विजेताओं में हैं!
you-place = { $place ->
        [1] आपका पहला स्थान रहा।
        [2] आपका दूसरा स्थान रहा।
        [3] आपका तीसरा स्थान रहा।
        [4] आपका चौथा स्थान रहा।
       *[other] आपका स्थान: { $place }।
    }
fewest-win = सबसे कम अंक वाला जीतता है।
rematch = फिर से खेलें
share = साझा करें
share-text = { $place ->
        [1] Qyrsqyrs: { $points } माइनस अंकों के साथ पहला स्थान। क्या आप इससे भी कम अंक ला सकते हैं?
        [2] Qyrsqyrs: { $points } माइनस अंकों के साथ दूसरा स्थान। क्या आप इससे भी कम अंक ला सकते हैं?
        [3] Qyrsqyrs: { $points } माइनस अंकों के साथ तीसरा स्थान। क्या आप इससे भी कम अंक ला सकते हैं?
        [4] Qyrsqyrs: { $points } माइनस अंकों के साथ चौथा स्थान। क्या आप इससे भी कम अंक ला सकते हैं?
       *[other] Qyrsqyrs: { $points } माइनस अंकों के साथ स्थान { $place }। क्या आप इससे भी कम अंक ला सकते हैं?
    }
save-record = खेल का रिकॉर्ड सहेजें
look-back = खेल को दोबारा देखें
same-cards = इन्हीं कार्डों से फिर खेलें
back-home = मुखपृष्ठ पर लौटें

## दोस्त

invite-text = यह लिंक भेजें। जो भी इसे खोले, वह किसी खाली जगह पर बैठ सकता है, बिना किसी पंजीकरण के।
lobby-title = आपकी मेज़ खुल गई है
copy-link = लिंक कॉपी करें
copied = कॉपी हो गया।
qr-alt = इस मेज़ के लिंक का QR कोड
seats-taken = { $taken ->
        [one] { $seats } में से { $taken } जगह भरी है
       *[other] { $seats } में से { $taken } जगहें भरी हैं
    }
start = शुरू करें
start-with-bots = { $count ->
        [0] शुरू करें
       *[other] { $count } बॉट के साथ शुरू करें
    }
sit-here = यहाँ बैठें
seat-bot-hint = बॉट के लिए छुएँ
seat-host = मेज़बान
who-sits = यहाँ कौन बैठे?
keep-free = किसी दोस्त के लिए खाली रखें
change-rules = बदलें
next-level = अगला स्तर: { $level }
stand-up = जगह छोड़ें
watching = { $count ->
        [0] कोई देख नहीं रहा
        [1] 1 व्यक्ति देख रहा है
       *[other] { $count } लोग देख रहे हैं
    }
watch-only = इस मेज़ पर आप दर्शक हैं।
wait-for-start = मेज़बान के शुरू करने का इंतज़ार है।

## कनेक्शन

connection-lost = कनेक्शन टूट गया। फिर से कोशिश हो रही है …
connection-back = कनेक्शन फिर जुड़ गया।
connection-waits = कनेक्शन नहीं है। जुड़ते ही आपकी चाल भेज दी जाएगी।
refresh = ताज़ा स्थिति दिखाएँ

## निष्पक्ष ढंग से बँटे कार्ड

fair-title = निष्पक्ष ढंग से बँटे कार्ड
fair-text = कार्ड बाँटने से पहले सर्वर ने एक गुप्त संख्या का फ़िंगरप्रिंट सबको दिखाया, और हर खिलाड़ी ने अपनी ओर से एक रैंडम संख्या जोड़ी। दोनों ने मिलकर कार्ड फेंटे। अब गुप्त संख्या खुली है, और कोई भी वही कार्ड दोबारा बाँटकर देख सकता है।
fair-fingerprint = फ़िंगरप्रिंट, बाँटने से पहले दिखाया गया
fair-secret = गुप्त संख्या, राउंड के बाद खोली गई
fair-shares = खिलाड़ियों ने जो जोड़ा
fair-verify = बाँटने की जाँच करें
fair-good = सही है: ये कार्ड गुप्त संख्या और खिलाड़ियों की जोड़ी हुई संख्याओं से ही निकलते हैं।
fair-bad = मेल नहीं खाता: गुप्त संख्या से ये कार्ड नहीं निकलते।
fair-limits = अगर आपका अपना ब्राउज़र या प्रोग्राम अपनी रखी हुई बातों से मिलाकर इसे सही बताए, तो सर्वर आपके कार्ड चुन नहीं सकता था। जिसने कुछ नहीं जोड़ा, उसके लिए इससे कुछ साबित नहीं होता। और यह साबित नहीं हो सकता कि चलाने वाले ने कार्ड नहीं देखे।
fair-next = अगली बार बाँटने का फ़िंगरप्रिंट:
fair-no-script = JavaScript के बिना आपका ब्राउज़र फेंटने में कुछ नहीं जोड़ता।

## छोटी बातें

reactions-label = कुछ कहें
react-hello = नमस्ते!
react-good-luck = शुभकामनाएँ!
react-well-played = बहुत बढ़िया!
react-wow = वाह!
react-wait = एक पल रुकिए।
react-oops = उफ़!
react-your-turn = आपकी बारी!
react-thanks = धन्यवाद!
react-sorry = माफ़ कीजिए!
react-bye = खेल में मज़ा आया!

## जगहें और खिलाड़ी

table-label = मेज़
invite-link = इस मेज़ का लिंक
listen-title = पढ़कर सुनाएँ
seat-number = जगह { $number }
bot-of = बॉट: { $strength }
guest = मेहमान
bot-topaz = पुखराज
bot-amber = अंबर
bot-pearl = मोती
bot-jade = जेड
sit-down = अपनी जगह चुनें
close-drawer = बंद करें
teach-stash = आखिरी ट्रिक जीतने वाले को संदूक के सारे कार्ड लेने पड़ते हैं। बड़ा कार्ड वहाँ अच्छा छिपता है – बशर्ते वह ट्रिक आप न जीतें।
teach-follow = पहले कार्ड का रंग आपके पास हो, तो वही रंग चलना होगा। चमकते कार्ड आप चल सकते हैं।
teach-refused = यह कार्ड अभी नहीं चल सकता। नियम आपके कार्डों के ऊपर लिखा है।
teach-queen = सिर्फ़ क्वीन ट्रम्प होती हैं: क्वीन हर नंबर कार्ड को हराती है। दो क्वीन में ज़्यादा सितारों वाली जीतती है।
teach-taken = आपने एक ट्रिक जीती। इसके अंक माइनस अंक हैं: आखिर में सबसे कम वाला जीतता है।
teach-last = यह आखिरी ट्रिक है। इसे जीतने वाले को संदूक भी मिलता है।
teach-done = समझ गए
