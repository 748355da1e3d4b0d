# टर्मिनल में खेल: नाम, कुंजियाँ और जवाब।

waiting = मेज़ का इंतज़ार है …
chest = खजाने का संदूक
last-trick = पिछली ट्रिक
label-tricks = ट्रिक
label-round = राउंड
label-total = कुल
label-void = नहीं
label-dealer = कार्ड बाँटने वाला
heading = राउंड { $round }
heading-of = { $rounds } में से राउंड { $round }
heading-trick = राउंड { $round }, { $tricks } में से ट्रिक { $trick }
heading-trick-of = { $rounds } में से राउंड { $round }, { $tricks } में से ट्रिक { $trick }
fewest-wins = सबसे कम माइनस अंक वाला जीतता है।
dealt-to-chest = बाँटते समय

## कुंजियाँ

key-move = चुनें
key-play = चलें
key-stash = संदूक में
key-hint = सुझाव
key-undo = वापस लें
key-claim = दावा
key-last = पिछली ट्रिक
key-voids = रंग नहीं
key-rules = नियम
key-pace = रफ़्तार
key-leave = बाहर
key-back = वापस
key-scroll = ऊपर-नीचे
key-next-round = अगला राउंड
key-new-match = नया खेल
key-coach = कोच
key-start = शुरू
key-react = कुछ कहें
key-answer = जवाब
key-next-puzzle = अगली पहेली

## रफ़्तार

pace-is-slow = रफ़्तार: धीमी।
pace-is-normal = रफ़्तार: सामान्य।
pace-is-fast = रफ़्तार: तेज़।
pace-is-instant = रफ़्तार: तुरंत।

## जवाब

hint-says = माहिर खिलाड़ी की पसंद: { CARD($card) }।
hint-try-grand = भव्य जीत की कोशिश करें: { CARD($card) }।
hint-stop-grand = { $name } की भव्य जीत रोकें: { CARD($card) }।
hint-stay-flawless = निर्दोष बने रहें: { CARD($card) }।
hint-grand-is-gone = भव्य जीत अब संभव नहीं; अब संदूक से बचें: { CARD($card) }।
hint-avoid-chest = आखिरी ट्रिक और उसके साथ आने वाले संदूक से बचें: { CARD($card) }।
hint-none = अभी कोई सुझाव नहीं है।
stash-confirm = { CARD($card, form: "oblique") } को खजाने के संदूक में रखें? Enter से कार्ड संदूक में जाएगा, Esc से हाथ में रहेगा।
typing = कार्ड: { $text }
no-such-card = “{ $text }” कोई कार्ड नहीं है। कार्ड ऐसे लिखा जाता है: रंग का अक्षर (R, काले के लिए K, B, G), फिर 2 से 8 या Q, जैसे R5।
too-small = मेज़ के लिए { $columns } कॉलम और { $rows } पंक्तियाँ चाहिए। इस विंडो में { $has_columns } और { $has_rows } हैं।
link-down = कनेक्शन टूट गया है। फिर से कोशिश हो रही है …
link-up = कनेक्शन फिर जुड़ गया है।
time-left = { $count ->
        [one] आपके पास { $count } सेकंड बचा है।
       *[other] आपके पास { $count } सेकंड बचे हैं।
    }
no-clock = अभी आपकी घड़ी नहीं चल रही है।
record-kept = यह खेल यहाँ रखा गया है: { $path }
saved = खेल सहेज लिया गया है। आगे खेलने के लिए: qyrsqyrs play --continue
continue-none = ऐसा कोई अधूरा खेल नहीं है जिसे आगे खेला जा सके।
no-terminal = इस टर्मिनल पर मेज़ नहीं दिखाई जा सकती। पंक्ति-दर-पंक्ति खेलने के लिए: qyrsqyrs play --plain
not-kept = { $path } को सहेजा नहीं जा सका ({ $reason })।
not-read = { $path } में रखा खेल पढ़ा नहीं जा सका ({ $reason })।
not-continued = यह खेल आगे नहीं खेला जा सकता: या तो वह पूरा हो चुका है, या यहाँ बॉट के साथ नहीं खेला गया था।
table-broke = इस मेज़ पर कुछ गड़बड़ हो गई। आखिरी कार्ड तक का खेल सहेजा हुआ है।

## सर्वर की मेज़ें

no-link = “{ $text }” किसी मेज़ का लिंक नहीं है। ऐसा लिंक इस तरह दिखता है: http://host:7777/t/NAME
no-answer = { $host } पर कोई सर्वर जवाब नहीं दे रहा है। लिंक और अपना कनेक्शन जाँच लें।
foreign-server = { $host } से जवाब तो मिला, पर वह Qyrsqyrs का सर्वर नहीं है।
untrusted-server = { $host } साबित नहीं कर सका कि वही सही सर्वर है, इसलिए उसे कुछ नहीं भेजा गया ({ $reason })।
no-certificates = https लिंक जाँचने के लिए इस सिस्टम में कोई प्रमाणपत्र नहीं है।
not-understood = सर्वर इस प्रोग्राम की बात नहीं समझा। शायद दोनों में से कोई एक पुराना है।
cut-off = सर्वर ने कनेक्शन बंद कर दिया है।
unfair-deal = राउंड { $round }: यह बाँट आपके साथ निष्पक्ष नहीं है। गुप्त संख्या या कार्ड उससे मेल नहीं खाते जो इस प्रोग्राम ने बाँटने से पहले देखा और भेजा था। रिकॉर्ड सहेजें और qyrsqyrs verify से जाँचें।

## पंक्तियों में खेल

plain-welcome = Qyrsqyrs, पंक्ति-दर-पंक्ति। कार्ड चुनने के लिए उसे लिखें: R5 लाल 5 है, KQ काली क्वीन। और क्या पूछा जा सकता है, यह जानने के लिए “{ $help }” लिखें।
plain-help = आप कोई कार्ड लिख सकते हैं, जैसे R5, या इनमें से कुछ: { $answers }।
plain-unknown = “{ $text }” न कोई कार्ड है, न ऐसा सवाल जो यहाँ पूछा जा सके। क्या लिखा जा सकता है, यह जानने के लिए “{ $help }” लिखें।
goodbye = फिर मिलेंगे।

answer-hand = हाथ
answer-playable = विकल्प
answer-trick = ट्रिक
answer-last = पिछली
answer-scores = अंक
answer-voids = नहीं
answer-time = समय
answer-hint = सुझाव
answer-undo = वापस
answer-claim = दावा
answer-rules = नियम
answer-help = मदद
answer-quit = बाहर
answer-say = कहें

# Counting it yourself, line by line: the cards of one trick or of the chest.
count-cards = { CARDS($cards) }।
# $show is the word of “answer-show”.
count-how = अपने माइनस अंक लिखें, या नतीजे के लिए “{ $show }”।

# Reactions at a served table. $reactions is a list such as “1 Hello! 2 Good luck!”; $say is the word answer-say.
react-choose = कुछ कहें: कोई नंबर दबाएँ। { $reactions }
react-plain = कुछ कहने के लिए “{ $say }” और एक नंबर लिखें: { $reactions }
react-nobody = इसे पढ़ने के लिए यहाँ और कोई नहीं है।
