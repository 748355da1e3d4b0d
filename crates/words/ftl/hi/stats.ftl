# मेरे खेल, उनके आँकड़े, और आज के कार्ड।

## आँकड़े

title = आपके आँकड़े
counted = { $rounds } राउंड का हिसाब।
column-group = प्रकार
column-matches = खेल
column-won = जीत
column-average = हर राउंड के अंक
column-flawless = निर्दोष
column-grand = भव्य
column-chest = संदूक मिला
all-matches = सभी
against-people = दूसरे लोगों के साथ
against-mixed = अलग-अलग ताकत के बॉट
percent = { $number }%
average-title = हर राउंड के औसत अंक
course-text = आपके पिछले खेलों में हर राउंड के अंक, बाएँ से दाएँ। औसत: { $average }।
won-of = { $matches } में से { $won } खेल
by-chance = संयोग से { $percent }% होता
all-figures = सारे आँकड़े

## Moments worth remembering

moments-title = यादगार पल
# Beside a moment that the latest match brought.
moment-new = नया
first-flawless = पहली बार निर्दोष
first-grand = पहली भव्य जीत
wins-in-row = लगातार { $count } जीत
days-in-row = आज के कार्ड लगातार { $count } दिन
not-yet = अभी नहीं

## सूची और उससे क्या किया जा सकता है

list-title = खेलों की सूची
# What came of a match, in a list: the reader won, shared the win, or came second.
played-won = आपकी जीत
played-shared = साझा जीत
played-place = { $players } में स्थान { $place }
# For a match in which nobody knows which seat was the reader’s.
played-by = विजेता: { $who }
pads-title = अंक-पुस्तिका से
pads-text = ये खेल सिर्फ़ इसी ब्राउज़र में रखे हैं।
your-data = आपका डेटा
export-text = आपके सारे खेल एक फ़ाइल में, हर पंक्ति में एक खेल। दूसरे प्रोग्राम भी इसे पढ़ सकते हैं।
import-text = यहाँ सहेजी गई फ़ाइल, या कहीं और के खेलों के रिकॉर्ड, हर पंक्ति में एक खेल।
import-file = फ़ाइल
import-paste = या पंक्तियाँ यहाँ चिपकाएँ
already-here = { $count ->
        [1] 1 खेल यहाँ पहले से था।
       *[other] { $count } खेल यहाँ पहले से थे।
    }
line-broken = पंक्ति { $line } खेल का रिकॉर्ड नहीं है, इसलिए छोड़ दी गई।
no-room = जगह { $most } खेलों की है। बाकी छोड़ दिए गए।
delete-ask = यह खेल मिटाएँ? मिटाने के बाद यह वापस नहीं आएगा।
deleted = खेल मिटा दिया गया।
deleted-all = यहाँ से आपके सारे खेल और सेटिंग मिटा दिए गए।

## आज के कार्ड

daily-text = तीन मज़बूत बॉट के साथ दो राउंड, सबके लिए वही कार्ड। आपकी पहली कोशिश गिनी जाती है, इसलिए न सुझाव मिलते हैं, न कोई कार्ड वापस लिया जा सकता है।
daily-play = आज के कार्ड खेलें
daily-continue = आज के कार्ड जारी रखें
daily-done = आज के कार्ड आपने खेल लिए हैं।
daily-better = आपका नतीजा बॉट से { $points } अंक बेहतर रहा।
daily-worse = बॉट का नतीजा आपसे { $points } अंक बेहतर रहा।
daily-same = आपका और बॉट का नतीजा बिल्कुल बराबर रहा।
daily-others-none = आज के कार्ड अभी तक किसी और ने पूरे नहीं खेले हैं।
daily-rank = { $others ->
        [1] { $better ->
            [0] आपके अलावा एक ही व्यक्ति ने खेला है, और उसका नतीजा आपसे कमज़ोर नहीं रहा।
           *[other] आपके अलावा एक ही व्यक्ति ने खेला है, और आपका नतीजा उससे बेहतर रहा।
        }
       *[other] { $others } दूसरे खिलाड़ियों में से { $better } से आपका नतीजा बेहतर रहा।
    }
daily-range = { $from } से { $to } अंक
daily-people = { $count ->
        [1] 1 व्यक्ति
       *[other] { $count } लोग
    }
daily-tomorrow = नए कार्ड हर दिन आधी रात (UTC) को आते हैं।
daily-hand = पहले राउंड में आपके हाथ के कार्ड
daily-bot-label = आपकी जगह पर मज़बूत बॉट
# The big number beside a bar, and the alternative text of pictures.
daily-minus = { $points } माइनस अंक
daily-chart = आज खेलने वाले सभी के माइनस अंक, सबसे कम बाईं ओर

## The calendar of the month, and the days in a row.

calendar-month = { $month ->
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
# The head of a column, 1 is Monday.
weekday = { $day ->
        [1] सोम
        [2] मंगल
        [3] बुध
        [4] गुरु
        [5] शुक्र
        [6] शनि
       *[7] रवि
    }
calendar-better = बॉट से बेहतर
calendar-played = खेला
# The label of a day, for those who do not see the calendar.
day-better = { $date }: { $points } माइनस अंक, बॉट से बेहतर
day-played = { $date }: { $points } माइनस अंक
day-begun = { $date }: शुरू किया, पर पूरा नहीं हुआ
day-today = { $date }: आज, अभी नहीं खेला
streak-now = { $days ->
        [1] लगातार खेलने का 1 दिन।
       *[other] लगातार { $days } दिन।
    }
streak-best = आपका रिकॉर्ड: लगातार { $days } दिन।
# Below the button that begins today’s cards; with today it would be so many days in a row.
streak-today = { $days ->
        [1] आज से नई गिनती शुरू होगी।
       *[other] आज खेलें, तो लगातार { $days } दिन हो जाएँगे।
    }

## The result as a text to send to others.

share-title = अपना नतीजा साझा करें
share-better = Qyrsqyrs, { $date } के कार्ड: मुझे { $points } माइनस अंक मिले, मज़बूत बॉट से { $fewer } कम।
share-worse = Qyrsqyrs, { $date } के कार्ड: मुझे { $points } माइनस अंक मिले, मज़बूत बॉट से { $more } ज़्यादा।
share-same = Qyrsqyrs, { $date } के कार्ड: मुझे { $points } माइनस अंक मिले, मज़बूत बॉट के बराबर।
share-picture = तस्वीर सहेजें

## What chat programs show beside a link

preview-lobby = { $free ->
        [1] Qyrsqyrs खेलने आइए: 1 जगह खाली है
       *[other] Qyrsqyrs खेलने आइए: { $free } जगहें खाली हैं
    }
preview-table = Qyrsqyrs की एक मेज़
preview-result = Qyrsqyrs का एक खेल, { $points } माइनस अंक के साथ जीता गया
preview-daily = Qyrsqyrs: { $date } के कार्ड
