# টেবিলের পর্দা।

## কোথায় কী

page-title = টেবিলে · Qyrsqyrs
hand-label = আপনার হাতের কার্ড
chest-label = ধনভান্ডার
scores-label = পয়েন্ট
players-label = খেলোয়াড়
log-label = এ পর্যন্ত যা হলো
seat-you = { $name } (আপনি)
seat-open = খালি আসন
bot = বট
away = এখন নেই
dealer-mark = ডিলার
turn-mark = এঁর পালা
cards-left = { $count }টি কার্ড
tricks-won = { $count }টি ট্রিক
points-so-far = { $points } পয়েন্ট
led-colour = প্রথম কার্ডের রঙ: { SUIT($colour) }
led-queen = প্রথম কার্ড: রানি
chest-shut = { $count ->
        [0] খালি ধনভান্ডার
       *[other] বন্ধ ধনভান্ডার, { $count }টি কার্ড
    }
chest-yours = আপনার কার্ড: { CARD($card) }
round = রাউন্ড { $round }
round-of = রাউন্ড { $round }/{ $rounds }
trick-of = ট্রিক { $trick }/{ $tricks }
until-points = কারও { $points } মাইনাস পয়েন্ট না হওয়া পর্যন্ত

## ধনভান্ডারে কার্ড রাখা

stash-title = ধনভান্ডারের জন্য একটি কার্ড
stash-confirm-ask = { CARD($card) } ধনভান্ডারে রাখবেন? পরে আর ফেরত নেওয়া যাবে না।
stash-confirm = ধনভান্ডারে রাখুন
stash-cancel = অন্য কার্ড বাছুন
ahead-chosen = আপনার পালা এলেই এই কার্ডটি খেলা হবে। ফেরত নিতে কার্ডটি আবার বাছুন বা Esc চাপুন।
ahead-back = এখন আর কোনো কার্ড আগে থেকে বাছা নেই।
ahead-dropped = আগে থেকে বাছা কার্ডটি এখন খেলা যাবে না। অন্য কার্ড বাছুন।
tracker-played = { COUNT($cards) ->
        [none] এখনো কোনো কার্ড খেলা হয়নি।
       *[several] এ পর্যন্ত খেলা হয়েছে: { CARDS($cards) }।
    }

## যা করা যায়

last-trick = আগের ট্রিক
continue = চালিয়ে যান
next-round = পরের রাউন্ড
waiting-for = অপেক্ষা চলছে: { $people }
hint = পরামর্শ
take-back = চাল ফেরত নিন
# হাতের কার্ডের পাশের বোতাম, যিনি দাবি করেন তাঁর কথায়।
claim-rest = বাকি সব ট্রিক আমার
claim-no-more = আমি আর ট্রিক জিতব না
leave = টেবিল ছাড়ুন
leave-ask = টেবিল ছাড়বেন? আপনার হয়ে বট খেলে যাবে, আর আপনি যখন খুশি ফিরতে পারবেন।
leave-confirm = ছাড়ুন
stay = থাকুন
sound-off = শব্দ বন্ধ করুন
seconds-left = আর { $count } সেকেন্ড
hear-hand = আমার কার্ড পড়ে শোনান
hear-playable = কোন কার্ড খেলা যাবে, শোনান
hear-trick = এই ট্রিক শোনান
hear-last-trick = আগের ট্রিক শোনান
hear-scores = পয়েন্ট শোনান
hear-voids = কার কোন রঙ নেই, শোনান

## রাউন্ডের শেষ

round-result = রাউন্ড { $round }-এর ফলাফল
chest-opens-title = ধনভান্ডার খুলছে
chest-from = { $who ->
        [you] রেখেছেন আপনি
       *[other] রেখেছেন { $who }
    }
chest-from-deal = বাঁটার সময়কার
chest-taken = { $who ->
        [you] ধনভান্ডার আপনার
       *[other] ধনভান্ডার পেলেন { $who }
    }: { $points ->
        [0] কোনো মাইনাস পয়েন্ট নেই
       *[other] { $points } মাইনাস পয়েন্ট
    }।
flawless-title = নির্ভুল!
grand-title = অসাধারণ!
column-player = খেলোয়াড়
column-round = রাউন্ড
column-tricks = ট্রিক
column-taken = নিয়েছেন
column-points = পয়েন্ট
column-total = মোট
explain-taken = { $tricks }টি ট্রিকে { $points } পয়েন্ট
explain-chest = { $points ->
        [0] ধনভান্ডার থেকে কিছু যোগ হয়নি
       *[other] এর মধ্যে { $points } ধনভান্ডারের
    }
explain-doubled = দ্বিগুণ: { $raw } × ২ = { $points }
explain-quadrupled = চার গুণ: { $raw } × ৪ = { $points }
explain-flawless = একটিও ট্রিক নয়: নির্ভুল, ০ পয়েন্ট
explain-grand-keeps = সব ট্রিক: অসাধারণ, নিজের { $points } পয়েন্ট থাকে
explain-grand-zero = সব ট্রিক: অসাধারণ, এই টেবিলে ০ পয়েন্ট
explain-grand-other = প্রতিপক্ষের অসাধারণ জয়: ৫০০ মাইনাস পয়েন্ট
how-it-adds-up = হিসাবটা যেভাবে হলো

## পয়েন্ট তালিকা ও খেলার শেষ

score-sheet = পয়েন্ট তালিকা
score-sheet-empty = এখনও কোনো রাউন্ড শেষ হয়নি।
match-result = চূড়ান্ত ফলাফল
place = { $place ->
        [1] প্রথম
        [2] দ্বিতীয়
        [3] তৃতীয়
        [4] চতুর্থ
       *[other] স্থান { $place }
    }
you-win = আপনি জিতেছেন!
you-share-win = যৌথভাবে আপনিও জিতেছেন!
you-place = { $place ->
        [1] আপনি প্রথম হয়েছেন।
        [2] আপনি দ্বিতীয় হয়েছেন।
        [3] আপনি তৃতীয় হয়েছেন।
        [4] আপনি চতুর্থ হয়েছেন।
       *[other] আপনার স্থান { $place }।
    }
fewest-win = যাঁর পয়েন্ট সবচেয়ে কম, তিনিই জেতেন।
rematch = আবার খেলুন
share = শেয়ার করুন
share-text = { $place ->
        [1] Qyrsqyrs: { $points } মাইনাস পয়েন্ট নিয়ে প্রথম। আপনি কি আরও কম পয়েন্টে পারবেন?
        [2] Qyrsqyrs: { $points } মাইনাস পয়েন্ট নিয়ে দ্বিতীয়। আপনি কি আরও কম পয়েন্টে পারবেন?
        [3] Qyrsqyrs: { $points } মাইনাস পয়েন্ট নিয়ে তৃতীয়। আপনি কি আরও কম পয়েন্টে পারবেন?
        [4] Qyrsqyrs: { $points } মাইনাস পয়েন্ট নিয়ে চতুর্থ। আপনি কি আরও কম পয়েন্টে পারবেন?
       *[other] Qyrsqyrs: { $points } মাইনাস পয়েন্ট নিয়ে স্থান { $place }। আপনি কি আরও কম পয়েন্টে পারবেন?
    }
save-record = খেলার রেকর্ড সংরক্ষণ করুন
look-back = খেলাটি ফিরে দেখুন
same-cards = একই কার্ডে আবার খেলুন
back-home = প্রথম পাতায় ফিরুন

## বন্ধুরা

invite-text = এই লিংকটি পাঠান। যিনি খুলবেন, তিনি কোনো খালি আসনে বসতে পারবেন, নিবন্ধন ছাড়াই।
lobby-title = আপনার টেবিল খোলা
copy-link = লিংক কপি করুন
copied = কপি হয়েছে।
qr-alt = এই টেবিলের লিংকের QR কোড
seats-taken = { $seats }টির মধ্যে { $taken }টি আসন ভরেছে
start = শুরু করুন
start-with-bots = { $count ->
        [0] শুরু করুন
       *[other] { $count }টি বট নিয়ে শুরু করুন
    }
sit-here = এখানে বসুন
seat-bot-hint = বটের জন্য চাপুন
seat-host = আয়োজক
who-sits = এখানে কে বসবে?
keep-free = বন্ধুর জন্য খালি রাখুন
change-rules = বদলান
next-level = পরের ধাপ: { $level }
stand-up = আসন ছাড়ুন
watching = { $count ->
        [0] কেউ দেখছেন না
       *[other] { $count } জন দেখছেন
    }
watch-only = আপনি এই টেবিলের খেলা দেখছেন।
wait-for-start = আয়োজক শুরু করলেই খেলা শুরু হবে।

## সংযোগ

connection-lost = সংযোগ কেটে গেছে। আবার চেষ্টা হচ্ছে …
connection-back = আবার সংযোগ হয়েছে।
connection-waits = সংযোগ নেই। সংযোগ ফিরলেই আপনার চাল পাঠানো হবে।
refresh = সর্বশেষ অবস্থা দেখান

## ন্যায্য কার্ড বণ্টন

fair-title = ন্যায্য কার্ড বণ্টন
fair-text = কার্ড বাঁটার আগে সার্ভার একটি গোপন সংখ্যার ফিঙ্গারপ্রিন্ট প্রকাশ করেছিল, আর প্রত্যেক খেলোয়াড় নিজের মতো কিছু এলোমেলো সংখ্যা যোগ করেছিলেন। দুইয়ে মিলে কার্ড শাফল করা হয়েছে। এখন গোপন সংখ্যাটি খোলা, যে কেউ একই কার্ড আবার বণ্টন করে দেখতে পারেন।
fair-fingerprint = ফিঙ্গারপ্রিন্ট, বাঁটার আগে প্রকাশিত
fair-secret = গোপন সংখ্যা, রাউন্ডের পরে প্রকাশিত
fair-shares = খেলোয়াড়দের যোগ করা সংখ্যা
fair-verify = কার্ড বণ্টন যাচাই করুন
fair-good = ঠিক আছে: গোপন সংখ্যা ও খেলোয়াড়দের যোগ করা সংখ্যা থেকে এই কার্ডগুলোই আসে।
fair-bad = মিলছে না: গোপন সংখ্যা থেকে এই কার্ডগুলো আসে না।
fair-limits = আপনার নিজের ব্রাউজার বা প্রোগ্রাম তার রেখে দেওয়া তথ্যের সঙ্গে মিলিয়ে ঠিক বললে, সার্ভার আপনার কার্ড বেছে নিতে পারেনি। যিনি কিছু যোগ করেননি, তাঁর কাছে এতে কিছুই প্রমাণ হয় না। আর পরিচালক যে কার্ড দেখেননি, সেটি প্রমাণ করা যায় না।
fair-next = পরের বণ্টনের ফিঙ্গারপ্রিন্ট:
fair-no-script = JavaScript ছাড়া আপনার ব্রাউজার শাফলে কিছুই যোগ করে না।

## ছোট কথা

reactions-label = কিছু বলুন
react-hello = হ্যালো!
react-good-luck = শুভকামনা!
react-nice = দারুণ খেলেছেন!
react-wow = বাহ!
react-wait = একটু অপেক্ষা করুন।
react-oops = এই যা!
react-your-turn = আপনার পালা!
react-thanks = ধন্যবাদ!
react-sorry = দুঃখিত!
react-good-game = ভালো খেলা হলো!

## আসন আর খেলোয়াড়

table-label = টেবিল
invite-link = এই টেবিলের লিংক
listen-title = পড়ে শোনান
seat-number = আসন { $number }
bot-of = বট: { $strength }
guest = অতিথি
bot-topaz = পোখরাজ
bot-amber = অম্বর
bot-pearl = মুক্তা
bot-jade = জেড
sit-down = একটি আসন বেছে নিন
standing = চূড়ান্ত পয়েন্ট
close-drawer = বন্ধ করুন
teach-stash = শেষ ট্রিক যিনি জেতেন, ধনভান্ডারের সব কার্ড তাঁকে নিতে হয়। বড় কার্ড সেখানে ভালোই লুকানো থাকে – যদি না সেই ট্রিক আপনি জেতেন।
teach-follow = প্রথম কার্ডের রঙ হাতে থাকলে একই রঙের কার্ড দিতে হবে। উজ্জ্বল কার্ডগুলো আপনি খেলতে পারেন।
teach-refused = এই কার্ড এখন খেলা যাবে না। নিয়মটি আপনার কার্ডের উপরে লেখা আছে।
teach-queen = শুধু রানিরাই ট্রাম্প: রানি সব সংখ্যার কার্ডকে হারায়। দুই রানির মধ্যে যার তারা বেশি, সে জেতে।
teach-taken = আপনি একটি ট্রিক জিতেছেন। এর পয়েন্ট মাইনাস পয়েন্ট: শেষে যাঁর সবচেয়ে কম, তিনিই জেতেন।
teach-last = এটিই শেষ ট্রিক। যিনি জেতেন, ধনভান্ডারও তাঁর।
teach-done = বুঝেছি
