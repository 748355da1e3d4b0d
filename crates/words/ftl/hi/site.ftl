# मेज़ के आस-पास की हर बात।

## हर पन्ना

title = Qyrsqyrs, कार्ड गेम
tagline = शानदार, अप्रत्याशित, चमकदार। सीखना आसान, माहिर बनना मुश्किल।
skip-to-content = सीधे मुख्य भाग पर जाएँ
menu-label = मुख्य मेनू
menu-home = मुखपृष्ठ
save = सहेजें
cancel = रहने दें
on = चालू
off = बंद
more-options = और विकल्प
no-script = यह पन्ना JavaScript के बिना भी चलता है: दूसरों की चाल देखने के लिए “ताज़ा स्थिति दिखाएँ” दबाएँ।

## पहला पन्ना

intro = चार क्वीन, चार रंग, और एक संदूक जो किसी को नहीं चाहिए। जितने कम अंक ले सकें, उतना अच्छा।
play-now = अभी खेलें
play-friends = दोस्तों के साथ खेलें
open-tables = खुली मेज़ें
open-table = { $host } की मेज़
open-table-seats = { $free ->
        [0] कोई जगह खाली नहीं
        [1] 1 जगह खाली
       *[other] { $free } जगहें खाली
    }
join = शामिल हों
watch = देखें
continue-match = अपना खेल जारी रखें
continue-match-text = पिछली बार आपका खेल राउंड { $round } में रुका था।
learn-text = पाँच मिनट में
learn-link = सीखें
rules-link = नियम
rules-text = सब एक पन्ने पर
gems-link = रत्न
gems-text = जो क्वीन पहनती हैं
score-pad = अंक-पुस्तिका
score-pad-text = असली कार्डों वाली मेज़ के लिए: अंक जोड़ती है, निर्दोष और भव्य जीत का हिसाब भी रखती है।
score-pad-tile = असली कार्डों के लिए
daily-deal = आज के कार्ड
daily-deal-text = सबके लिए एक जैसे कार्ड
about-link = परिचय

## नई मेज़

players = खिलाड़ी
players-three = 3 खिलाड़ी
players-three-text = हर एक को 10 कार्ड, 9 ट्रिक; दो कार्ड बाँटते समय ही संदूक में जाते हैं।
players-four = 4 खिलाड़ी
players-four-text = हर एक को 8 कार्ड, 7 ट्रिक।
opponents = बॉट
strength-gentle = हल्का
strength-gentle-text = पहली शाम के लिए: कभी-कभी चूक जाता है और भव्य जीत की कोशिश कभी नहीं करता।
strength-easy = आसान
strength-easy-text = सीधे-सादे ढंग से खेलता है, भूल जाता है कि कौन-से कार्ड खेले जा चुके हैं और कभी-कभार चूक जाता है।
strength-medium = मध्यम
strength-medium-text = हर कार्ड याद रखता है, चल रही ट्रिक के बारे में सोचता है और भव्य जीत की हिम्मत भी करता है।
strength-strong = मज़बूत
strength-strong-text = लाखों राउंड के अनुभव से खेलता है।
strength-expert = उस्ताद
strength-expert-text = सोचता है कि किसके हाथ में क्या हो सकता है, और राउंड को मन ही मन आगे खेलकर देखता है।
thinking-time = सोचने का समय
thinking-time-none = जितना चाहें
thinking-time-seconds = हर कार्ड पर { $count } सेकंड
listed = मेज़ सबको दिखाएँ
listed-text = यह होम पेज पर दिखेगी और खाली जगह पर कोई भी बैठ सकेगा।
spectators = दूसरे देख सकते हैं
spectators-text = जिसके पास लिंक है वह खेल देख सकता है, पर किसी के हाथ के कार्ड नहीं।

## सेटिंग

settings = सेटिंग
settings-saved = सहेज लिया गया।
language = भाषा
your-name = आपका नाम
your-name-text = मेज़ पर दूसरों को यही दिखता है।
pace = रफ़्तार
pace-text = कार्ड और पूरी हुई ट्रिक कितनी देर दिखें। यह सिर्फ़ आपके लिए है; किसी और को इंतज़ार नहीं करना पड़ता।
pace-slow = धीमी
pace-normal = सामान्य
pace-fast = तेज़
pace-instant = तुरंत
pace-click = क्लिक करके आगे बढ़ें
sound = आवाज़
sound-text = कार्ड, ट्रिक और संदूक के लिए हल्की आवाज़ें।
motion = एनिमेशन
motion-system = मेरे डिवाइस जैसा
motion-full = एनिमेशन के साथ
motion-reduced = बिना एनिमेशन
theme = रूप
theme-system = मेरे डिवाइस जैसा
theme-light = उजला
theme-dark = गहरा
shortcuts = एक कुंजी वाले शॉर्टकट
shortcuts-text = स्क्रीन रीडर या बोलकर लिखने में बाधा हो तो इन्हें बंद कर दें।
shortcuts-choose = कार्ड चुनें
shortcuts-play = चुना हुआ कार्ड चलें

## मेरे खेल

my-matches = मेरे खेल
my-matches-text = इस ब्राउज़र में खेले गए खेल।
my-matches-tile = खेल दोबारा देखें, आँकड़े
my-matches-none = अभी तक कोई खेल नहीं। पहला खेल बस एक क्लिक दूर है।
date = { $day } { $month ->
        [1] जनवरी
        [2] फ़रवरी
        [3] मार्च
        [4] अप्रैल
        [5] मई
        [6] जून
        [7] जुलाई
        [8] अगस्त
        [9] सितंबर
        [10] अक्टूबर
        [11] नवंबर
       *[12] दिसंबर
    } { $year }
match-unfinished = अधूरा, राउंड { $round } में
match-delete = मिटाएँ
delete-all = सब कुछ मिटाएँ
delete-all-ask = यहाँ से अपने सारे खेल और सेटिंग मिटाएँ? मिटाने के बाद ये वापस नहीं आएँगे।
export-all = सब कुछ फ़ाइल में सहेजें
import-all = फ़ाइल से लाएँ
imported = { $count ->
        [0] इस फ़ाइल में कोई नया खेल नहीं है।
        [1] 1 खेल जोड़ा गया।
       *[other] { $count } खेल जोड़े गए।
    }

## परिचय

about-title = Qyrsqyrs का परिचय
about-author = Qyrsqyrs हराल्ड रोज़ेनबाउम (Harald Rosenbaum) का बनाया कार्ड गेम है। © 2025, Qyrsqyrs™.
about-sound = इसे “किर्सकिर्स” बोलते हैं। यह हीरों की उस रहस्यमयी क्वीन का नाम है जो हर संस्कृति में चमकती है।
about-program = यह प्रोग्राम उसे परदे पर लाता है: अकेले या साथियों के साथ, पाँच भाषाओं में, ब्राउज़र और टर्मिनल दोनों में।
about-privacy = न खाता, न विज्ञापन, न कोई ट्रैकिंग। एक कुकी सिर्फ़ आपकी जगह और सेटिंग याद रखती है, और कुछ नहीं।
about-access = सब कुछ कीबोर्ड और स्क्रीन रीडर से खेला जा सकता है। किसी बात का अर्थ सिर्फ़ रंग से नहीं बताया जाता: हर रंग का अपना रत्न, अक्षर और पैटर्न है।
about-licence = यह प्रोग्राम MIT या Apache 2.0 लाइसेंस के तहत मुक्त सॉफ़्टवेयर है।
