# টেবিলের চারপাশের সব কথা।

## প্রতিটি পাতা

title = Qyrsqyrs, কার্ডের খেলা
tagline = মার্জিত, অপ্রত্যাশিত, ঝলমলে। শেখা সহজ, ওস্তাদ হওয়া কঠিন।
skip-to-content = সরাসরি মূল অংশে যান
menu-label = প্রধান মেনু
menu-home = প্রথম পাতা
save = সংরক্ষণ করুন
cancel = বাতিল
on = চালু
off = বন্ধ
more-options = আরও বিকল্প
no-script = এই পাতা JavaScript ছাড়াও চলে: অন্যদের চাল দেখতে “সর্বশেষ অবস্থা দেখান” চাপুন।

## প্রথম পাতা

intro = চার রানি, চার রঙ, আর এমন এক ধনভান্ডার যা কেউ চায় না। যত কম পয়েন্ট নেবেন, তত ভালো।
play-now = এখনই খেলুন
play-friends = বন্ধুদের সঙ্গে খেলুন
open-tables = খোলা টেবিল
open-table = টেবিল: { $host }
open-table-seats = { $free ->
        [0] কোনো আসন খালি নেই
       *[other] { $free }টি আসন খালি
    }
join = যোগ দিন
watch = দেখুন
continue-match = আপনার খেলা চালিয়ে যান
continue-match-text = আপনি রাউন্ড { $round }-এ ছিলেন।
learn-text = পাঁচ মিনিটে
learn-link = শিখুন
rules-link = নিয়ম
rules-text = সব এক পাতায়
gems-link = রত্ন
gems-text = রানিরা যা পরেন
score-pad = পয়েন্ট লেখার খাতা
score-pad-text = আসল কার্ডের টেবিলের জন্য: পয়েন্ট যোগ করে, নির্ভুল আর অসাধারণ জয়ের হিসাবও রাখে।
score-pad-tile = আসল কার্ডের জন্য
daily-deal = আজকের কার্ড
daily-deal-text = সবার জন্য একই কার্ড
about-link = পরিচিতি

## নতুন টেবিল

players = খেলোয়াড়
players-three = ৩ জন খেলোয়াড়
players-three-text = প্রত্যেকে ১০টি কার্ড, ৯টি ট্রিক; দুটি কার্ড বাঁটার সময়ই ধনভান্ডারে যায়।
players-four = ৪ জন খেলোয়াড়
players-four-text = প্রত্যেকে ৮টি কার্ড, ৭টি ট্রিক।
opponents = বট
strength-gentle = হালকা
strength-gentle-text = প্রথম সন্ধ্যার জন্য: মাঝে মাঝে ভুল করে, আর কখনও অসাধারণ জয়ের চেষ্টা করে না।
strength-easy = সহজ
strength-easy-text = সাদামাটাভাবে খেলে, কোন কোন কার্ড খেলা হয়ে গেছে মনে রাখে না, আর কখনও কখনও ভুল করে।
strength-medium = মাঝারি
strength-medium-text = প্রতিটি কার্ড মনে রাখে, চলতি ট্রিক নিয়ে ভাবে আর অসাধারণ জয়ের সাহসও করে।
strength-strong = শক্তিশালী
strength-strong-text = লক্ষ লক্ষ রাউন্ডের অভিজ্ঞতা থেকে খেলে।
strength-expert = ওস্তাদ
strength-expert-text = কার হাতে কী থাকতে পারে ভেবে নেয়, তারপর রাউন্ডের বাকিটা মনে মনে খেলে দেখে।
thinking-time = ভাবার সময়
thinking-time-none = যতক্ষণ খুশি
thinking-time-seconds = প্রতি কার্ডে { $count } সেকেন্ড
listed = টেবিলটি সবাইকে দেখান
listed-text = এটি প্রথম পাতায় দেখা যাবে, আর খালি আসনে যে কেউ বসতে পারবেন।
spectators = অন্যরা দেখতে পারেন
spectators-text = যাঁর কাছে লিংক আছে তিনি খেলা দেখতে পারেন, কিন্তু কারও হাতের কার্ড নয়।

## সেটিংস

settings = সেটিংস
settings-saved = সংরক্ষণ করা হয়েছে।
language = ভাষা
your-name = আপনার নাম
your-name-text = টেবিলের অন্যরা এই নামটি দেখেন।
pace = গতি
pace-text = কার্ড আর শেষ হওয়া ট্রিক কতক্ষণ দেখা যাবে। এটি শুধু আপনার জন্য; আর কাউকে অপেক্ষা করতে হয় না।
pace-slow = ধীরে
pace-normal = স্বাভাবিক
pace-fast = দ্রুত
pace-instant = সঙ্গে সঙ্গে
pace-click = ক্লিক করে এগোব
sound = শব্দ
sound-text = কার্ড, ট্রিক আর ধনভান্ডারের মৃদু শব্দ।
motion = অ্যানিমেশন
motion-system = আমার ডিভাইসের মতো
motion-full = অ্যানিমেশনসহ
motion-reduced = অ্যানিমেশন ছাড়া
theme = চেহারা
theme-system = আমার ডিভাইসের মতো
theme-light = উজ্জ্বল
theme-dark = গাঢ়
shortcuts = এক-বোতামের শর্টকাট
shortcuts-text = স্ক্রিন রিডার বা ভয়েস টাইপিংয়ের সঙ্গে গোলমাল হলে এগুলো বন্ধ করে দিন।
shortcuts-choose = কার্ড বাছুন
shortcuts-play = বাছা কার্ড খেলুন

## আমার খেলা

my-matches = আমার খেলা
my-matches-text = এই ব্রাউজারে যেসব খেলা হয়েছে।
my-matches-tile = ফিরে দেখা ও পরিসংখ্যান
my-matches-none = এখনও কোনো খেলা নেই। এক ক্লিকেই প্রথমটি শুরু করতে পারেন।
date = { $day } { $month ->
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
match-unfinished = অসমাপ্ত, রাউন্ড { $round }-এ
match-delete = মুছুন
delete-all = সব মুছুন
delete-all-ask = এখানকার সব খেলা আর সেটিংস মুছবেন? এটি আর ফেরানো যাবে না।
export-all = সব একটি ফাইলে রাখুন
import-all = ফাইল থেকে আনুন
imported = { $count ->
        [0] এই ফাইলে নতুন কোনো খেলা নেই।
       *[other] { $count }টি খেলা যোগ হয়েছে।
    }

## পরিচিতি

about-title = Qyrsqyrs পরিচিতি
about-author = Qyrsqyrs কার্ডের খেলাটি হারাল্ড রোজেনবাউমের (Harald Rosenbaum) তৈরি। © 2025, Qyrsqyrs™.
about-sound = উচ্চারণ “কির্সকির্স”। এটি হীরার সেই রহস্যময়ী রানির নাম, যিনি সব সংস্কৃতিতেই ঝলমল করেন।
about-program = এই প্রোগ্রাম খেলাটিকে পর্দায় আনে: একা বা সবাই মিলে, পাঁচটি ভাষায়, ব্রাউজারে ও টার্মিনালে।
about-privacy = অ্যাকাউন্ট নেই, বিজ্ঞাপন নেই, ট্র্যাকিং নেই। একটি কুকি শুধু আপনার আসন আর সেটিংস মনে রাখে, আর কিছু নয়।
about-access = সবকিছু কিবোর্ড আর স্ক্রিন রিডার দিয়ে খেলা যায়। কোনো কিছুর মানে শুধু রঙ দিয়ে বোঝানো হয় না: প্রতিটি রঙের নিজের রত্ন, অক্ষর আর নকশা আছে।
about-licence = প্রোগ্রামটি MIT বা Apache 2.0 লাইসেন্সে মুক্ত সফটওয়্যার।
