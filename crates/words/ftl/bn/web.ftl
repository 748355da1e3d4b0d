# What only the web pages say.

table-label = টেবিল
invite-link = এই টেবিলের লিংক
listen-title = পড়ে শোনান
strength-expert = ওস্তাদ
strength-expert-text = প্রোগ্রামটি যত ভালো পারে, তত ভালো খেলে।
opponents-text = যে আসন খালি থাকে তারা সেখানে বসে, আর কেউ না থাকলে তাঁর হয়ে খেলে।
spectators = অন্যরা দেখতে পারেন
spectators-text = যাঁর কাছে লিংক আছে তিনি খেলা দেখতে পারেন, কিন্তু কারও হাতের কার্ড নয়।
seat-number = আসন { $number }
bot-of = বট: { $strength }
guest = অতিথি
