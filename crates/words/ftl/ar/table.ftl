# شاشة الطاولة.

page-title = على الطاولة · Qyrsqyrs
hand-label = أوراقك
chest-label = صندوق الكنز
scores-label = النقاط
players-label = اللاعبون
log-label = ما جرى حتى الآن
seat-you = { $name } (أنت)
seat-open = مقعد خالٍ
bot = لاعب آلي
away = خارج الطاولة
dealer-mark = الموزّع
turn-mark = عليه الدور
cards-left = { $count ->
        [zero] بلا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
tricks-won = { $count ->
        [zero] بلا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $count } لمّات
        [many] { $count } لمّة
       *[other] { $count } لمّة
    }
points-so-far = { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
led-colour = اللون المطلوب: { SUIT($colour) }
led-queen = الورقة الأولى: ملكة
chest-shut = { $count ->
        [zero] صندوق فارغ
        [one] صندوق مغلق فيه ورقة واحدة
        [two] صندوق مغلق فيه ورقتان
        [few] صندوق مغلق فيه { $count } أوراق
        [many] صندوق مغلق فيه { $count } ورقة
       *[other] صندوق مغلق فيه { $count } ورقة
    }
chest-yours = ورقتك: { CARD($card) }
round = الجولة { $round }
round-of = الجولة { $round } من { $rounds }
trick-of = اللمّة { $trick } من { $tricks }

stash-title = ورقة للصندوق
stash-confirm-ask = هل تضع { CARD($card) } في الصندوق؟ لا رجوع عن هذا الاختيار.
stash-confirm = إلى الصندوق
stash-cancel = اختيار ورقة أخرى

last-trick = اللمّة السابقة
continue = متابعة
next-round = الجولة التالية
waiting-for = في انتظار { $people }
hint = تلميح
take-back = تراجع
leave = ترك الطاولة
leave-ask = هل تترك الطاولة؟ سيلعب لاعب آلي مكانك، ويمكنك العودة متى شئت.
leave-confirm = ترك الطاولة
stay = البقاء
seconds-left = { $count ->
        [zero] انتهى الوقت
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $count } ثوانٍ
        [many] بقيت { $count } ثانية
       *[other] بقيت { $count } ثانية
    }

flawless-title = بلا شائبة!
grand-title = اللعبة الكبرى!
column-player = اللاعب
column-round = الجولة
column-tricks = اللمّات
column-points = النقاط
column-total = المجموع
fewest-win = الفوز لصاحب أقل النقاط.
you-win = لك الفوز!
rematch = مباراة أخرى
share = مشاركة
