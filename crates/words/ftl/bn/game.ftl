# খেলা কথায়: কেন কার্ড নেওয়া হলো না, টেবিলে কী হলো, আর কী জানতে চাওয়া যায়।

## কেন কার্ড খেলা যাবে না

refused-no-seat = ওই আসনে কেউ বসেননি।
refused-not-held = { CARD($card) } আপনার হাতে নেই।
refused-already-stashed = আপনার কার্ড ধনভান্ডারে রাখা হয়ে গেছে; সেটি আর বদলানো যায় না।
refused-stash-first = এখনই নয়: আগে সবাই একটি করে কার্ড ধনভান্ডারে রাখবেন।
refused-turn = { $who ->
        [you] পালা আপনারই, কিন্তু এই কার্ড এখন খেলা যাবে না।
       *[other] এখনই নয়: এখন খেলবেন { $who }।
    }
refused-round-over = রাউন্ড শেষ হয়ে গেছে।
refused-follow-colour-or-queen = আপনার হাতে { SUIT($colour) } কার্ড আছে: { SUIT($colour) } কার্ড বা কোনো রানি খেলুন।
refused-follow-colour = আপনার হাতে { SUIT($colour) } কার্ড আছে: { SUIT($colour) } কার্ডই খেলুন। এই টেবিলে তার বদলে রানি চলে না।
refused-queen-forced = আপনার হাতে { SUIT($colour) } সংখ্যার কার্ড নেই, কিন্তু রানি আছে: এই টেবিলে রানিই খেলতে হবে।
refused-follow-queen = প্রথম কার্ড রানি, আর আপনার হাতেও রানি আছে: রানিই খেলুন।

## রাউন্ড শুরু

round-begins = { $dealer ->
        [you] রাউন্ড { $round }। এবার ডিলার আপনি।
       *[other] রাউন্ড { $round }। এবার ডিলার { $dealer }।
    }
round-begins-of = { $dealer ->
        [you] { $rounds }টির মধ্যে { $round } নম্বর রাউন্ড। এবার ডিলার আপনি।
       *[other] { $rounds }টির মধ্যে { $round } নম্বর রাউন্ড। এবার ডিলার { $dealer }।
    }
hand-dealt = আপনার কার্ড: { CARDS($cards) }।
stash-ask = ধনভান্ডারের জন্য একটি কার্ড বেছে নিন। পরে আর বদলানো যাবে না।
stash-chosen = আপনি { CARD($card) } ধনভান্ডারে রাখলেন।
stash-by = { $who ->
        [you] আপনি একটি কার্ড ধনভান্ডারে রেখেছেন।
       *[other] { $who } একটি কার্ড ধনভান্ডারে রেখেছেন।
    }
stash-waiting = ধনভান্ডারের জন্য কার্ড বাছা এখনও { $count } জনের বাকি।
stash-complete = সবার কার্ড বাছা শেষ। রাউন্ড শেষ না হওয়া পর্যন্ত ধনভান্ডার বন্ধ থাকবে।

## ট্রিক

leads = { $who ->
        [you] আপনি { CARD($card) } দিয়ে ট্রিক শুরু করলেন।
       *[other] { $who } { CARD($card) } দিয়ে ট্রিক শুরু করলেন।
    }
plays = { $who ->
        [you] আপনি { CARD($card) } খেললেন।
       *[other] { $who } { CARD($card) } খেললেন।
    }
turn-to-lead = { $who ->
        [you] আপনার পালা: যেকোনো কার্ড দিয়ে ট্রিক শুরু করুন।
       *[other] প্রথম কার্ড খেলবেন { $who }।
    }
turn-to-follow = { $who ->
        [you] আপনার পালা: প্রথম কার্ডের রঙ { SUIT($colour) }।
       *[other] এবার খেলবেন { $who }।
    }
turn-after-queen = { $who ->
        [you] আপনার পালা: প্রথম কার্ড একটি রানি।
       *[other] এবার খেলবেন { $who }।
    }
turn-after-queen-of = { $who ->
        [you] আপনার পালা: প্রথম কার্ড একটি রানি, তার রঙের কার্ড দিতে হবে: { SUIT($colour) }।
       *[other] এবার খেলবেন { $who }।
    }
takes-trick = { $who ->
        [you] ট্রিকটি আপনি জিতলেন: { $points ->
            [0] কোনো পয়েন্ট নেই।
           *[other] { $points } পয়েন্ট।
        }
       *[other] ট্রিকটি { $who } জিতলেন: { $points ->
            [0] কোনো পয়েন্ট নেই।
           *[other] { $points } পয়েন্ট।
        }
    }
takes-last-trick = { $who ->
        [you] শেষ ট্রিকটি আপনি জিতলেন, সঙ্গে ধনভান্ডারও। ট্রিকে { $points ->
            [0] কোনো পয়েন্ট নেই।
           *[other] { $points } পয়েন্ট।
        }
       *[other] শেষ ট্রিকটি { $who } জিতলেন, সঙ্গে ধনভান্ডারও। ট্রিকে { $points ->
            [0] কোনো পয়েন্ট নেই।
           *[other] { $points } পয়েন্ট।
        }
    }

## ধনভান্ডার খোলে

chest-opens = { $points ->
        [0] ধনভান্ডার খুলল: { CARDS($cards) }। একটিও পয়েন্ট নেই।
       *[other] ধনভান্ডার খুলল: { CARDS($cards) }। মোট { $points } পয়েন্ট।
    }
chest-card-by = { $who ->
        [you] আপনি রেখেছিলেন { CARD($card) }।
       *[other] { $who } রেখেছিলেন { CARD($card) }।
    }
chest-card-dealt = বাঁটার সময়ই ধনভান্ডারে গিয়েছিল { CARD($card) }।
chest-goes-to = { $who ->
        [you] ধনভান্ডার আপনার।
       *[other] ধনভান্ডার পেলেন { $who }।
    }

## রাউন্ডের পয়েন্ট

flawless = { $who ->
        [you] নির্ভুল! আপনি একটিও ট্রিক জেতেননি: আপনার ০ পয়েন্ট, আর বাকি সবার পয়েন্ট দ্বিগুণ।
       *[other] নির্ভুল! { $who } একটিও ট্রিক জেতেননি: তাঁর ০ পয়েন্ট, আর বাকি সবার পয়েন্ট দ্বিগুণ।
    }
flawless-two = একসঙ্গে দুজন নির্ভুল: { $people }। দুজনেরই ০ পয়েন্ট; বাকিদের পয়েন্ট চার গুণ হয়।
grand = { $who ->
        [you] অসাধারণ! আপনি সব ট্রিক জিতেছেন: প্রত্যেক প্রতিপক্ষ পান ৫০০ মাইনাস পয়েন্ট।
       *[other] অসাধারণ! { $who } সব ট্রিক জিতেছেন: তাঁর প্রত্যেক প্রতিপক্ষ পান ৫০০ মাইনাস পয়েন্ট।
    }
round-score = { $who ->
        [you] আপনি পেলেন { $points ->
            [0] ০ পয়েন্ট।
           *[other] { $points } মাইনাস পয়েন্ট।
        }
       *[other] { $who } পেলেন { $points ->
            [0] ০ পয়েন্ট।
           *[other] { $points } মাইনাস পয়েন্ট।
        }
    }
round-score-multiplied = { $who ->
        [you] আপনি নিয়েছেন { $raw } পয়েন্ট; { $factor } দিয়ে গুণ করে হয় { $points } মাইনাস পয়েন্ট।
       *[other] { $who } নিয়েছেন { $raw } পয়েন্ট; { $factor } দিয়ে গুণ করে হয় { $points } মাইনাস পয়েন্ট।
    }
round-ends = রাউন্ড { $round } শেষ।
match-total = { $who ->
        [you] আপনার মোট পয়েন্ট { $points }।
       *[other] { $who }: মোট { $points } পয়েন্ট।
    }
match-ends = খেলা শেষ।
wins = { $who ->
        [you] { $points ->
            [0] ০ পয়েন্ট নিয়ে আপনি জিতলেন!
           *[other] মাত্র { $points } মাইনাস পয়েন্ট নিয়ে আপনি জিতলেন!
        }
       *[other] { $points ->
            [0] ০ পয়েন্ট নিয়ে { $who } জিতলেন।
           *[other] মাত্র { $points } মাইনাস পয়েন্ট নিয়ে { $who } জিতলেন।
        }
    }
win-shared = { $points ->
        [0] ০ পয়েন্ট নিয়ে যৌথ জয়: { $people }।
       *[other] { $points } মাইনাস পয়েন্ট নিয়ে যৌথ জয়: { $people }।
    }

## খেলোয়াড়দের আসা-যাওয়া

you = আপনি
joins = { $who ->
        [you] আপনি টেবিলে যোগ দিয়েছেন।
       *[other] { $who } টেবিলে যোগ দিয়েছেন।
    }
leaves = { $who ->
        [you] আপনি টেবিল ছেড়েছেন।
       *[other] { $who } টেবিল ছেড়েছেন।
    }
loses-connection = { $who ->
        [you] আপনার সংযোগ কেটে গেছে।
       *[other] { $who } সংযোগ হারিয়েছেন।
    }
stand-in = { $who ->
        [you] আপনি না ফেরা পর্যন্ত আপনার হয়ে বট খেলছে।
       *[other] { $who } নেই, তাঁর হয়ে বট খেলছে।
    }
returns = { $who ->
        [you] আপনি ফিরে এসেছেন।
       *[other] { $who } ফিরে এসেছেন।
    }
time-up = { $who ->
        [you] আপনার সময় শেষ: আপনার হয়ে { CARD($card) } বেছে নেওয়া হলো।
       *[other] { $who } সময়মতো খেলেননি: তাঁর হয়ে { CARD($card) } বেছে নেওয়া হলো।
    }
time-up-stash = { $who ->
        [you] আপনার সময় শেষ: আপনার একটি কার্ড ধনভান্ডারে রাখা হলো।
       *[other] { $who } সময়মতো কার্ড বাছেননি: তাঁর একটি কার্ড ধনভান্ডারে রাখা হলো।
    }
reacts = { $who ->
        [you] আপনি বললেন: { $reaction }
       *[other] { $who } বললেন: { $reaction }
    }
taken-back = শেষ চালটি ফিরিয়ে নেওয়া হয়েছে।

## দাবি: বাকি সব ট্রিক, অথবা আর একটিও নয়

# খেলোয়াড়ের পালায়, যখন এটি নিশ্চিত।
offer-rest = অন্যদের হাতে যে কার্ডই থাক, বাকি সব ট্রিক আপনার। চাইলে দাবি করুন।
offer-no-more = অন্যদের হাতে যে কার্ডই থাক, আপনি আর কোনো ট্রিক জিতবেন না। চাইলে দাবি করুন, তাহলে আপনার কার্ড নিজে থেকেই খেলা হবে।
claims-rest = { $who ->
        [you] বাকি সব ট্রিক আপনার।
       *[other] বাকি সব ট্রিক জিতবেন { $who }।
    }
claims-no-more = { $who ->
        [you] আপনি আর কোনো ট্রিক জিতবেন না।
       *[other] { $who } আর কোনো ট্রিক জিতবেন না।
    }

## যা জানতে চাওয়া যায়

hand-is = { COUNT($cards) ->
        [none] আপনার হাতে আর কোনো কার্ড নেই।
        [single] আপনার হাতে একটিই কার্ড: { CARDS($cards) }।
       *[several] আপনার হাতে আছে { CARDS($cards) }।
    }
playable-is = { COUNT($cards) ->
        [none] এখন আপনি কোনো কার্ড খেলতে পারবেন না।
        [single] এখন শুধু { CARDS($cards) } খেলতে পারবেন।
       *[several] এখন খেলতে পারবেন { CARDS($cards, join: "or") }।
    }
playable-all = এখন হাতের যেকোনো কার্ড খেলতে পারবেন।
trick-number = { $tricks }টির মধ্যে { $trick } নম্বর ট্রিক।
trick-empty = টেবিলে এখনও কোনো কার্ড নেই।
trick-led = { $who ->
        [you] আপনি { CARD($card) } দিয়ে শুরু করেছিলেন।
       *[other] { $who } { CARD($card) } দিয়ে শুরু করেছিলেন।
    }
trick-card = { $who ->
        [you] আপনি { CARD($card) } খেলেছেন।
       *[other] { $who } { CARD($card) } খেলেছেন।
    }
trick-leader = { $who ->
        [you] আপাতত ট্রিকটি আপনার: { $points } পয়েন্ট।
       *[other] আপাতত ট্রিক পাচ্ছেন { $who }: { $points } পয়েন্ট।
    }
last-trick-none = এখনও কোনো ট্রিক শেষ হয়নি।
last-trick-taken = { $who ->
        [you] আগের ট্রিকটি আপনি জিতেছিলেন: { $points } পয়েন্ট।
       *[other] আগের ট্রিকটি { $who } জিতেছিলেন: { $points } পয়েন্ট।
    }
score-of-round = { $tricks ->
        [0] { $who ->
            [you] এই রাউন্ডে আপনি কোনো ট্রিক নেননি।
           *[other] এই রাউন্ডে { $who } কোনো ট্রিক নেননি।
        }
       *[other] { $who ->
            [you] এই রাউন্ডে আপনি { $tricks }টি ট্রিকে নিয়েছেন { $points } পয়েন্ট।
           *[other] এই রাউন্ডে { $who } { $tricks }টি ট্রিকে নিয়েছেন { $points } পয়েন্ট।
        }
    }
voids-none = কারও কোনো রঙ ফুরিয়েছে বলে এখনও জানা যায়নি।
void = { $who ->
        [you] আপনার হাতে { SUITS($suits, form: "card", join: "or") } নেই।
       *[other] { $who }: হাতে { SUITS($suits, form: "card", join: "or") } নেই।
    }
