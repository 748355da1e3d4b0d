# টার্মিনালে খেলা: নাম, বোতাম আর উত্তর।

waiting = টেবিলের অপেক্ষা চলছে …
chest = ধনভান্ডার
last-trick = আগের ট্রিক
label-tricks = ট্রিক
label-round = রাউন্ড
label-total = মোট
label-void = নেই
label-dealer = কার্ড বাঁটছেন
heading = রাউন্ড { $round }
heading-of = রাউন্ড { $round }/{ $rounds }
heading-trick = রাউন্ড { $round }, ট্রিক { $trick }/{ $tricks }
heading-trick-of = রাউন্ড { $round }/{ $rounds }, ট্রিক { $trick }/{ $tricks }
fewest-wins = সবচেয়ে কম মাইনাস পয়েন্টে জয়।
dealt-to-chest = বাঁটার সময়

## বোতাম

key-move = বাছাই
key-play = খেলুন
key-stash = ভান্ডারে
key-hint = পরামর্শ
key-undo = ফেরত
key-claim = দাবি
key-last = আগের ট্রিক
key-voids = রঙ নেই
key-rules = নিয়ম
key-pace = গতি
key-leave = বেরোন
key-back = ফিরুন
key-scroll = ওপর-নিচ
key-next-round = পরের রাউন্ড
key-new-match = নতুন খেলা
key-coach = প্রশিক্ষক
key-start = শুরু
key-react = কিছু বলুন
key-answer = উত্তর
key-next-puzzle = পরের ধাঁধা

## গতি

pace-is-slow = গতি: ধীর।
pace-is-normal = গতি: স্বাভাবিক।
pace-is-fast = গতি: দ্রুত।
pace-is-instant = গতি: সঙ্গে সঙ্গে।

## উত্তর

hint-says = একজন দক্ষ খেলোয়াড় { CARD($card) } বেছে নিতেন।
hint-try-grand = অসাধারণ জয়ের চেষ্টা করুন: { CARD($card) }।
hint-stop-grand = { $name }-এর অসাধারণ জয় আটকান: { CARD($card) }।
hint-stay-flawless = নির্ভুল থাকুন: { CARD($card) }।
hint-grand-is-gone = অসাধারণ জয় আর সম্ভব নয়; এখন ধনভান্ডার এড়ান: { CARD($card) }।
hint-avoid-chest = শেষ ট্রিক আর তার সঙ্গে আসা ধনভান্ডার এড়ান: { CARD($card) }।
hint-none = এখন কোনো পরামর্শ নেই।
stash-confirm = { CARD($card) } ধনভান্ডারে রাখবেন? Enter চাপলে কার্ডটি ভান্ডারে যাবে, Esc চাপলে হাতে থাকবে।
typing = কার্ড: { $text }
no-such-card = “{ $text }” কোনো কার্ড নয়। কার্ড লেখা হয় রঙের অক্ষর (R, কালোর জন্য K, B, G) আর তারপর 2 থেকে 8 বা Q দিয়ে, যেমন R5।
too-small = টেবিলের জন্য { $columns }টি কলাম আর { $rows }টি সারি চাই। এই উইন্ডোতে আছে { $has_columns } আর { $has_rows }।
link-down = সংযোগ কেটে গেছে। আবার চেষ্টা চলছে …
link-up = সংযোগ ফিরে এসেছে।
time-left = আপনার হাতে আর { $count } সেকেন্ড আছে।
no-clock = এখন আপনার ঘড়ি চলছে না।
record-kept = খেলাটি রাখা আছে এখানে: { $path }
saved = খেলাটি সংরক্ষণ করা হয়েছে। চালিয়ে যেতে: qyrsqyrs play --continue
continue-none = চালিয়ে যাওয়ার মতো কোনো অসমাপ্ত খেলা নেই।
no-terminal = এই টার্মিনালে টেবিল দেখানো যায় না। এক এক লাইনে খেলতে: qyrsqyrs play --plain
not-kept = { $path } রাখা গেল না ({ $reason })।
not-read = { $path }-এ রাখা খেলাটি পড়া গেল না ({ $reason })।
not-continued = এই খেলাটি চালিয়ে যাওয়া যাবে না: সেটি হয় শেষ হয়ে গেছে, নয়তো এখানে বটের সঙ্গে খেলা হয়নি।
table-broke = এই টেবিলে কিছু গোলমাল হয়েছে। শেষ কার্ড পর্যন্ত খেলাটি রাখা আছে।

## সার্ভারের টেবিল

no-link = “{ $text }” কোনো টেবিলের লিংক নয়। এমন লিংক দেখতে এরকম: http://host:7777/t/NAME
no-answer = { $host }-এ কোনো সার্ভার সাড়া দিচ্ছে না। লিংক আর নিজের সংযোগ দেখে নিন।
foreign-server = { $host } সাড়া দিল, কিন্তু সেটি Qyrsqyrs-এর সার্ভার নয়।
untrusted-server = { $host } প্রমাণ করতে পারেনি যে সে-ই ঠিক সার্ভার, তাই সেখানে কিছু পাঠানো হয়নি ({ $reason })।
no-certificates = https লিংক যাচাই করার মতো কোনো সার্টিফিকেট এই সিস্টেমে নেই।
not-understood = সার্ভার এই প্রোগ্রামের কথা বোঝেনি। হয়তো দুটির একটি পুরোনো।
cut-off = সার্ভার সংযোগ বন্ধ করে দিয়েছে।
unfair-deal = রাউন্ড { $round }: এই বণ্টন আপনার প্রতি ন্যায্য নয়। গোপন সংখ্যা বা কার্ড এই প্রোগ্রাম বাঁটার আগে যা দেখেছে ও পাঠিয়েছে তার সঙ্গে মেলে না। রেকর্ড সংরক্ষণ করে qyrsqyrs verify দিয়ে যাচাই করুন।

## এক এক লাইনে

plain-welcome = Qyrsqyrs, এক এক লাইনে। কার্ড বাছতে সেটি লিখুন: R5 মানে লাল 5, KQ মানে কালো রানি। আর কী কী জিজ্ঞাসা করা যায় জানতে “{ $help }” লিখুন।
plain-help = আপনি একটি কার্ড লিখতে পারেন, যেমন R5, অথবা এগুলোর একটি: { $answers }।
plain-unknown = “{ $text }” কোনো কার্ড নয়, চেনা কোনো প্রশ্নও নয়। কী কী লেখা যায় জানতে “{ $help }” লিখুন।
goodbye = আবার দেখা হবে।

answer-hand = হাত
answer-playable = বিকল্প
answer-trick = ট্রিক
answer-last = আগের
answer-scores = পয়েন্ট
answer-voids = নেই
answer-time = সময়
answer-hint = পরামর্শ
answer-undo = ফেরত
answer-claim = দাবি
answer-rules = নিয়ম
answer-help = সাহায্য
answer-quit = বেরোই
answer-say = বলুন

# Counting it yourself, line by line: the cards of one trick or of the chest.
count-cards = { CARDS($cards) }।
# $show is the word of “answer-show”.
count-how = আপনার মাইনাস পয়েন্ট লিখুন, অথবা ফল দেখতে “{ $show }”।

# Reactions at a served table. $reactions is a list such as “1 Hello! 2 Good luck!”; $say is the word answer-say.
react-choose = কিছু বলুন: একটি সংখ্যা চাপুন। { $reactions }
react-plain = কিছু বলতে “{ $say }” আর একটি সংখ্যা লিখুন: { $reactions }
react-nobody = এটি পড়ার মতো আর কেউ এখানে নেই।
