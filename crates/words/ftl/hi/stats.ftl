# मेरे खेल, उनके आँकड़े, और आज के कार्ड।

## आँकड़े

title = आपके आँकड़े
counted = { $rounds } राउंड का हिसाब।
column-group = कौन-से खेल
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
course-title = आपके पिछले खेल
course-text = आपके पिछले खेलों में हर राउंड के अंक, बाएँ से दाएँ। औसत: { $average }।

## सूची और उससे क्या किया जा सकता है

list-title = खेलों की सूची
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
line-broken = पंक्ति { $line } खेल का रिकॉर्ड नहीं है। उसे छोड़ दिया गया।
no-room = जगह { $most } खेलों की है। बाकी छोड़ दिए गए।
delete-ask = यह खेल मिटाएँ? यह वापस नहीं हो सकेगा।
deleted = खेल मिटा दिया गया।
deleted-all = यहाँ से आपके सारे खेल और सेटिंग मिटा दिए गए।

## आज के कार्ड

daily-text = तीन मज़बूत बॉट के साथ दो राउंड, सबके लिए वही कार्ड। आपकी पहली कोशिश गिनी जाती है, इसलिए न सुझाव मिलते हैं, न कोई कार्ड वापस लिया जा सकता है।
daily-play = आज के कार्ड खेलें
daily-continue = आज के कार्ड जारी रखें
daily-done = आज के कार्ड आप खेल चुके हैं।
daily-yours = आपका नतीजा: { $points } अंक।
daily-bot = आपकी जगह पर मज़बूत बॉट: { $points } अंक।
daily-better = आप बॉट से { $points } अंक बेहतर रहे।
daily-worse = बॉट आपसे { $points } अंक बेहतर रहा।
daily-same = आप और बॉट बिल्कुल बराबर रहे।
daily-others = अब तक खेलने वाले सभी
daily-others-none = आज के कार्ड अभी तक किसी और ने पूरे नहीं खेले हैं।
daily-rank = { $others } दूसरे लोगों में से { $better } से आप बेहतर रहे।
daily-range = { $from } से { $to } अंक
daily-people = { $count ->
        [1] 1 व्यक्ति
       *[other] { $count } लोग
    }
daily-tomorrow = नए कार्ड हर दिन ग्रीनिच समय की आधी रात को आते हैं।
