# আমার খেলা, তার হিসাব, আর আজকের কার্ড।

## হিসাব

title = আপনার পরিসংখ্যান
counted = { $rounds }টি রাউন্ডের হিসাব।
column-group = ধরন
column-matches = খেলা
column-won = জয়
column-average = রাউন্ড প্রতি পয়েন্ট
column-flawless = নির্ভুল
column-grand = অসাধারণ
column-chest = ধনভান্ডার পাওয়া
all-matches = সব
against-people = অন্য মানুষের সঙ্গে
against-mixed = নানা শক্তির বট
percent = { $number }%
average-title = রাউন্ড প্রতি গড় পয়েন্ট
course-text = আপনার শেষ খেলাগুলোতে রাউন্ড প্রতি পয়েন্ট, বাঁ থেকে ডানে। গড়: { $average }।
won-of = { $matches }টি খেলার মধ্যে { $won }টি
by-chance = দৈবক্রমে হতো { $percent }%
all-figures = সব সংখ্যা

## Moments worth remembering

moments-title = স্মরণীয় মুহূর্ত
# Beside a moment that the latest match brought.
moment-new = নতুন
first-flawless = প্রথমবার নির্ভুল
first-grand = প্রথম অসাধারণ জয়
wins-in-row = টানা { $count } জয়
days-in-row = আজকের কার্ড টানা { $count } দিন
not-yet = এখনও নয়

## তালিকা ও তা দিয়ে যা করা যায়

list-title = খেলার তালিকা
# What came of a match, in a list: the reader won, shared the win, or came second.
played-won = আপনি জিতেছেন
played-shared = যৌথ জয়
played-place = { $players } জনের মধ্যে { $place } নম্বর
# For a match in which nobody knows which seat was the reader’s.
played-by = জয়ী: { $who }
pads-title = পয়েন্ট লেখার খাতা থেকে
pads-text = এই খেলাগুলো শুধু এই ব্রাউজারেই রাখা আছে।
your-data = আপনার তথ্য
export-text = আপনার সব খেলা এক ফাইলে, প্রতি লাইনে একটি খেলা। অন্য প্রোগ্রামও তা পড়তে পারে।
import-text = এখানে রাখা ফাইল, বা অন্য জায়গার খেলার রেকর্ড, প্রতি লাইনে একটি খেলা।
import-file = ফাইল
import-paste = অথবা লাইনগুলো এখানে বসান
already-here = { $count }টি খেলা এখানে আগে থেকেই ছিল।
line-broken = লাইন { $line } কোনো খেলার রেকর্ড নয়, তাই বাদ দেওয়া হয়েছে।
no-room = { $most }টি খেলার জায়গা আছে। বাকিগুলো বাদ দেওয়া হয়েছে।
delete-ask = এই খেলাটি মুছবেন? এটা আর ফেরানো যাবে না।
deleted = খেলাটি মুছে ফেলা হয়েছে।
deleted-all = এখানে আপনার সব খেলা ও সেটিং মুছে ফেলা হয়েছে।

## আজকের কার্ড

daily-text = তিনটি শক্তিশালী বটের সঙ্গে দুই রাউন্ড, সবার জন্য একই কার্ড। আপনার প্রথম চেষ্টাই গোনা হয়, তাই কোনো পরামর্শ নেই, কোনো কার্ড ফেরতও নেওয়া যায় না।
daily-play = আজকের কার্ড খেলুন
daily-continue = আজকের কার্ড চালিয়ে যান
daily-done = আজকের কার্ড আপনি খেলে ফেলেছেন।
daily-better = আপনার ফল বটের চেয়ে { $points } পয়েন্ট ভালো।
daily-worse = বটের ফল আপনার চেয়ে { $points } পয়েন্ট ভালো।
daily-same = আপনার আর বটের ফল একেবারে সমান।
daily-others-none = আজকের কার্ড এখনও আর কেউ শেষ করেননি।
daily-rank = { $others ->
        [1] { $better ->
            [0] আপনি ছাড়া আর একজন খেলেছেন; তাঁর ফল আপনার চেয়ে খারাপ নয়।
           *[other] আপনি ছাড়া আর একজন খেলেছেন; আপনার ফল তাঁর চেয়ে ভালো।
        }
       *[other] অন্য { $others } জনের মধ্যে { $better } জনের চেয়ে আপনি ভালো করেছেন।
    }
daily-range = { $from } থেকে { $to } পয়েন্ট
daily-people = { $count } জন
daily-tomorrow = প্রতিদিন মাঝরাতে (UTC) নতুন কার্ড আসে।
daily-hand = প্রথম রাউন্ডে আপনার হাতের কার্ড
daily-bot-label = আপনার জায়গায় একটি শক্তিশালী বট
# The big number beside a bar, and the alternative text of pictures.
daily-minus = { $points } মাইনাস পয়েন্ট
daily-chart = আজ যাঁরা খেলেছেন তাঁদের মাইনাস পয়েন্ট, সবচেয়ে কম বাঁ দিকে

## The calendar of the month, and the days in a row.

calendar-month = { $month ->
        [1] জানুয়ারি
        [2] ফেব্রুয়ারি
        [3] মার্চ
        [4] এপ্রিল
        [5] মে
        [6] জুন
        [7] জুলাই
        [8] আগস্ট
        [9] সেপ্টেম্বর
        [10] অক্টোবর
        [11] নভেম্বর
       *[12] ডিসেম্বর
    } { $year }
# The head of a column, 1 is Monday.
weekday = { $day ->
        [1] সোম
        [2] মঙ্গল
        [3] বুধ
        [4] বৃহঃ
        [5] শুক্র
        [6] শনি
       *[7] রবি
    }
calendar-better = বটের চেয়ে ভালো
calendar-played = খেলা হয়েছে
# The label of a day, for those who do not see the calendar.
day-better = { $date }: { $points } মাইনাস পয়েন্ট, বটের চেয়ে ভালো
day-played = { $date }: { $points } মাইনাস পয়েন্ট
day-begun = { $date }: শুরু হয়েছিল, শেষ হয়নি
day-today = { $date }: আজ, এখনও খেলা হয়নি
streak-now = টানা { $days } দিন।
streak-best = আপনার রেকর্ড: টানা { $days } দিন।
# Below the button that begins today’s cards; with today it would be so many days in a row.
streak-today = { $days ->
        [1] আজ থেকে নতুন গোনা শুরু।
       *[other] আজ খেললে টানা { $days } দিন হবে।
    }

## The result as a text to send to others.

share-title = আপনার ফল শেয়ার করুন
share-better = Qyrsqyrs, { $date } তারিখের কার্ড: আমার { $points } মাইনাস পয়েন্ট, শক্তিশালী বটের চেয়ে { $fewer } কম।
share-worse = Qyrsqyrs, { $date } তারিখের কার্ড: আমার { $points } মাইনাস পয়েন্ট, শক্তিশালী বটের চেয়ে { $more } বেশি।
share-same = Qyrsqyrs, { $date } তারিখের কার্ড: আমার { $points } মাইনাস পয়েন্ট, শক্তিশালী বটের সমান।
share-picture = ছবি সংরক্ষণ করুন

## What chat programs show beside a link

preview-lobby = Qyrsqyrs খেলতে আসুন: { $free }টি আসন খালি
preview-table = Qyrsqyrs-এর একটি টেবিল
preview-result = Qyrsqyrs-এর একটি খেলা, জেতা হয়েছে { $points } মাইনাস পয়েন্টে
preview-daily = Qyrsqyrs: { $date } তারিখের কার্ড
