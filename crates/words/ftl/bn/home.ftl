# টেবিলের চারপাশের সব কথা।

## প্রতিটি পাতা

title = Qyrsqyrs, কার্ডের খেলা
tagline = মার্জিত, অপ্রত্যাশিত, ঝলমলে। শেখা সহজ, ওস্তাদ হওয়া কঠিন।
skip-to-content = সরাসরি মূল অংশে যান
menu-label = প্রধান মেনু
menu-home = প্রথম পাতা
back = ফিরুন
save = সংরক্ষণ করুন
cancel = বাতিল
yes = হ্যাঁ
no = না
on = চালু
off = বন্ধ
more-options = আরও বিকল্প
usual = প্রচলিত

## প্রথম পাতা

intro = চার রানি, চার রঙ, আর এমন এক ধনভান্ডার যা কেউ চায় না। যত কম পয়েন্ট নেবেন, তত ভালো।
play-now = এখনই খেলুন
play-now-text = সোজা বটদের সঙ্গে টেবিলে। কোনো অ্যাকাউন্ট নয়, কোনো ফর্ম নয়।
play-friends = বন্ধুদের সঙ্গে খেলুন
play-friends-text = টেবিল খুলে লিংকটি পাঠান। খালি আসনে বট বসে।
open-tables = খোলা টেবিল
open-tables-none = এখন কোনো খোলা টেবিলে কেউ অপেক্ষায় নেই। আপনি একটি খুলবেন?
open-table = টেবিল: { $host }
open-table-seats = { $free ->
        [0] কোনো আসন খালি নেই
       *[other] { $free }টি আসন খালি
    }
join = যোগ দিন
watch = দেখুন
continue-match = আপনার খেলা চালিয়ে যান
continue-match-text = আপনি রাউন্ড { $round }-এ ছিলেন।
learn = খেলা শিখুন
learn-text = পাঁচ মিনিটের প্রথম পাঠ। আপনি খেলুন, আমরা বুঝিয়ে দিই।
learn-link = শিখুন
rules-link = নিয়ম
rules-text = এক পাতায় সব নিয়ম, উদাহরণসহ।
gems-link = রত্ন
gems-text = চার রানি কী রত্ন পরেন, আর তার মানে কী।
score-pad = পয়েন্ট লেখার খাতা
score-pad-text = আসল কার্ডের টেবিলের জন্য: পয়েন্ট যোগ করে, নির্ভুল আর অসাধারণ জয়ের হিসাবও রাখে।
daily-deal = আজকের কার্ড
daily-deal-text = দিনে একবার, সবার জন্য একই কার্ড।
about-link = পরিচিতি

## নতুন টেবিল

new-table = নতুন টেবিল
new-table-text = প্রচলিত নিয়ম আগেই বেছে রাখা আছে। শুধু যা চান তা-ই বদলান।
players = খেলোয়াড়
players-three = ৩ জন খেলোয়াড়
players-three-text = প্রত্যেকে ১০টি কার্ড, ৯টি ট্রিক; দুটি কার্ড বাঁটার সময়ই ধনভান্ডারে যায়।
players-four = ৪ জন খেলোয়াড়
players-four-text = প্রত্যেকে ৮টি কার্ড, ৭টি ট্রিক।
opponents = বট
strength-easy = সহজ
strength-easy-text = সাদামাটাভাবে খেলে, কোন কোন কার্ড খেলা হয়ে গেছে মনে রাখে না।
strength-medium = মাঝারি
strength-medium-text = কার্ড গোনে আর চলতি ট্রিক নিয়ে ভাবে।
strength-strong = শক্তিশালী
strength-strong-text = লক্ষ লক্ষ রাউন্ডের অভিজ্ঞতা থেকে খেলে।
visibility = কে যোগ দিতে পারেন
visibility-link = শুধু যাঁদের কাছে লিংক আছে
visibility-open = যে কেউ
thinking-time = ভাবার সময়
thinking-time-none = যতক্ষণ খুশি
thinking-time-seconds = প্রতি কার্ডে { $count } সেকেন্ড
create-table = টেবিল খুলুন

## টেবিলের নিয়ম

house-rules = টেবিলের নিয়ম
preset-booklet = নিয়মের বই মেনে
preset-booklet-text = যাঁর হাতে প্রথম কার্ডের রঙ আছে, তাঁকে সেই রঙ বা তার বদলে কোনো রানি খেলতে হবে।
preset-strict = কড়া
preset-strict-text = হাতে প্রথম কার্ডের রঙ থাকলে সেটাই খেলতে হবে; রানি শুধু সেই রঙ না থাকলে।
preset-forced = রানি বাধ্যতামূলক
preset-forced-text = প্রথম কার্ডের রঙ না থাকলে, রানি থাকলে রানিই খেলতে হবে।
preset-own = নিজেদের নিয়ম
preset-own-text = প্রতিটি নিয়ম আপনিই বেছে নেন।
house-rules-details = একেকটি নিয়ম আলাদা করে
follow = প্রথম কার্ড সংখ্যার কার্ড হলে
follow-colour-or-queen = একই রঙ বা রানি
follow-colour-or-queen-text = প্রথম কার্ডের রঙ থাকলে সেই রঙ বা যেকোনো রানি খেলুন; না থাকলে যা খুশি।
follow-colour-only = শুধু একই রঙ
follow-colour-only-text = প্রথম কার্ডের রঙ থাকলে সেটাই খেলতে হবে; রানি শুধু সেই রঙ না থাকলে।
follow-queen-forced = রানি বাধ্যতামূলক
follow-queen-forced-text = “একই রঙ বা রানি”-র মতোই, তবে সেই রঙ না থাকলে আর রানি থাকলে রানিই খেলতে হবে।
queen-lead = প্রথম কার্ড রানি হলে
queen-lead-trump = রানি চায় রানি
queen-lead-trump-text = যাঁর হাতে রানি আছে, তাঁকে রানিই খেলতে হবে; বাকিরা যা খুশি খেলেন।
queen-lead-colour = রানি চায় নিজের রঙ
queen-lead-colour-text = প্রথম কার্ড রানি হলে এমনভাবে খেলতে হয় যেন প্রথম কার্ডটি তার রঙের কোনো সংখ্যার কার্ড।
grand-own = অসাধারণ জয় যাঁর, তাঁর পয়েন্ট
grand-own-keeps = ১৪০ মাইনাস পয়েন্ট
grand-own-keeps-text = যিনি সব ট্রিক জেতেন, তিনি ১৪০ মাইনাস পয়েন্ট লেখেন, প্রত্যেক প্রতিপক্ষ ৫০০।
grand-own-zero = ০ পয়েন্ট
grand-own-zero-text = যিনি সব ট্রিক জেতেন, তিনি ০ পয়েন্ট লেখেন, প্রত্যেক প্রতিপক্ষ ৫০০ মাইনাস পয়েন্ট।
length = খেলা কতক্ষণ চলবে
length-deals-label = প্রত্যেকে কতবার কার্ড বাঁটবেন
length-rounds-label = রাউন্ডের সংখ্যা
length-until-label = কত মাইনাস পয়েন্টে খেলা শেষ
length-deals = { $count ->
        [1] প্রত্যেকে একবার কার্ড বাঁটেন
        [2] প্রত্যেকে দুবার কার্ড বাঁটেন
       *[other] প্রত্যেকে { $count } বার কার্ড বাঁটেন
    }
length-rounds = { $count } রাউন্ড
length-until = কারও { $points } বা তার বেশি মাইনাস পয়েন্ট না হওয়া পর্যন্ত

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
match-place = { $place ->
        [1] { $players } জনের মধ্যে প্রথম, { $points } পয়েন্ট
        [2] { $players } জনের মধ্যে দ্বিতীয়, { $points } পয়েন্ট
        [3] { $players } জনের মধ্যে তৃতীয়, { $points } পয়েন্ট
        [4] { $players } জনের মধ্যে চতুর্থ, { $points } পয়েন্ট
       *[other] { $players } জনের মধ্যে স্থান { $place }, { $points } পয়েন্ট
    }
match-unfinished = অসমাপ্ত, রাউন্ড { $round }-এ
match-look = দেখুন
match-continue = চালিয়ে যান
match-delete = মুছুন
delete-all = সব মুছুন
delete-all-ask = এখানকার সব খেলা আর সেটিংস মুছবেন? এটি আর ফেরানো যাবে না।
export-all = সব একটি ফাইলে রাখুন
import-all = ফাইল থেকে আনুন
imported = { $count ->
        [0] এই ফাইলে নতুন কোনো খেলা নেই।
       *[other] { $count }টি খেলা যোগ হয়েছে।
    }

## ভুলত্রুটি

error-title = হলো না
not-found-title = পাতাটি পাওয়া গেল না
not-found-text = এখানে কিছু নেই। হয়তো লিংকটি অসম্পূর্ণ।
server-error-title = ভুলটা আমাদের
server-error-text = আমাদের দিকে কিছু একটা গোলমাল হয়েছে। আপনার খেলা নিরাপদ; আবার চেষ্টা করুন।
too-many-requests = একটু ধীরে! কিছুক্ষণ অপেক্ষা করুন।
bad-request = সার্ভার এটি বুঝতে পারেনি। পাতাটি আবার খুলুন।
too-large = ফাইলটি বেশি বড়।
table-gone = এই টেবিলটি আর নেই।
table-full = এই টেবিলের সব আসন ভরা।
table-started = খেলা শুরু হয়ে গেছে।
seat-taken = ওখানে আরেকজন বসে আছেন।
not-at-table = এই টেবিলে আপনার আসন নেই।
not-host = এটি শুধু টেবিলের আয়োজক করতে পারেন।
stale = টেবিলে খেলা এগিয়ে গেছে। এখনকার অবস্থা এই।
name-empty = একটি নাম লিখুন।
name-too-long = নামে সবচেয়ে বেশি { $most }টি অক্ষর থাকতে পারে।
number-outside = { $least } থেকে { $most }-এর মধ্যে একটি সংখ্যা লিখুন।
no-such-card = “{ $text }” কোনো কার্ড নয়।
record-broken = এটিকে খেলার রেকর্ড হিসেবে পড়া গেল না।
offline = আপনি অফলাইনে আছেন। আগে যা খুলেছিলেন, তা এখনও চলবে।
no-script = এই পাতা JavaScript ছাড়াও চলে: অন্যদের চাল দেখতে “সর্বশেষ অবস্থা দেখান” চাপুন।

## পরিচিতি

about-title = Qyrsqyrs পরিচিতি
about-author = Qyrsqyrs কার্ডের খেলাটি হারাল্ড রোজেনবাউমের (Harald Rosenbaum) তৈরি। © 2025, Qyrsqyrs™.
about-sound = উচ্চারণ “কির্সকির্স”।
about-program = এই প্রোগ্রাম খেলাটিকে পর্দায় আনে: একা বা সবাই মিলে, পাঁচটি ভাষায়, ব্রাউজারে ও টার্মিনালে।
about-privacy = অ্যাকাউন্ট নেই, বিজ্ঞাপন নেই, ট্র্যাকিং নেই। একটি কুকি শুধু আপনার আসন আর সেটিংস মনে রাখে, আর কিছু নয়।
about-access = সবকিছু কিবোর্ড আর স্ক্রিন রিডার দিয়ে খেলা যায়। কোনো কিছুর মানে শুধু রঙ দিয়ে বোঝানো হয় না: প্রতিটি রঙের নিজের রত্ন, অক্ষর আর নকশা আছে।
about-licence = প্রোগ্রামটি MIT বা Apache 2.0 লাইসেন্সে মুক্ত সফটওয়্যার।
