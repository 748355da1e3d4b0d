# اللعبة كما تُروى على الطاولة. $who هو [you] لمن يقرأ، وإلا فهو اسم.
# الجمل لا تُظهر جنس اللاعب: «الدور على مريم»، «لعبت»، «من مريم: 8 الحمراء».

refused-no-seat = لا أحد في هذا المقعد.
refused-not-held = ليس معك { CARD($card) }.
refused-already-stashed = ورقتك في الصندوق، ولا رجوع عن هذا الاختيار.
refused-stash-first = ليس بعد: أولًا يضع كل لاعب ورقة في الصندوق.
refused-turn = { $who ->
        [you] الدور عليك، لكن لا يمكنك لعب هذه الورقة.
       *[other] ليس بعد: الدور على { $who }.
    }
refused-round-over = انتهت الجولة.
refused-follow-colour-or-queen = معك { SUIT($colour, form: "cards") }: عليك لعب { SUIT($colour, form: "card") } أو ملكة.
refused-follow-colour = معك { SUIT($colour, form: "cards") }: عليك لعب { SUIT($colour, form: "card") }. لا تصح الملكة بدلًا منها على هذه الطاولة.
refused-queen-forced = ليس معك { SUIT($colour, form: "cards") } مرقّمة، فعليك لعب ملكة على هذه الطاولة.
refused-follow-queen = الورقة الأولى ملكة، ومعك ملكة: عليك لعبها.

round-begins = { $dealer ->
        [you] الجولة { $round }. التوزيع عليك.
       *[other] الجولة { $round }. التوزيع على { $dealer }.
    }
round-begins-of = { $dealer ->
        [you] الجولة { $round } من { $rounds }. التوزيع عليك.
       *[other] الجولة { $round } من { $rounds }. التوزيع على { $dealer }.
    }
hand-dealt = أوراقك: { CARDS($cards) }.
stash-ask = عليك اختيار ورقة واحدة لصندوق الكنز. لا رجوع عن هذا الاختيار.
stash-chosen = وضعت { CARD($card) } في الصندوق.
stash-by = { $who ->
        [you] وضعت ورقة في الصندوق.
       *[other] ورقة { $who } صارت في الصندوق.
    }
stash-waiting = { $count ->
        [zero] اختار الجميع أوراقهم للصندوق.
        [one] بقي لاعب واحد لم يختر ورقة للصندوق.
        [two] بقي لاعبان لم يختارا ورقة للصندوق.
        [few] بقي { $count } لاعبين لم يختاروا ورقة للصندوق.
        [many] بقي { $count } لاعبًا لم يختاروا ورقة للصندوق.
       *[other] بقي { $count } لاعب لم يختاروا ورقة للصندوق.
    }
stash-complete = اختار الجميع. يبقى الصندوق مغلقًا حتى نهاية الجولة.

leads = { $who ->
        [you] بدأت اللمّة: { CARD($card) }.
       *[other] البداية من { $who }: { CARD($card) }.
    }
plays = { $who ->
        [you] لعبت { CARD($card) }.
       *[other] من { $who }: { CARD($card) }.
    }
turn-to-lead = { $who ->
        [you] الدور عليك: ابدأ اللمّة بأي ورقة.
       *[other] البداية على { $who }.
    }
turn-to-follow = { $who ->
        [you] الدور عليك: اللون المطلوب هو { SUIT($colour) }.
       *[other] الدور على { $who }.
    }
turn-after-queen = { $who ->
        [you] الدور عليك: الورقة الأولى ملكة.
       *[other] الدور على { $who }.
    }
turn-after-queen-of = { $who ->
        [you] الدور عليك: الورقة الأولى ملكة، واللون المطلوب هو { SUIT($colour) }.
       *[other] الدور على { $who }.
    }
takes-trick = { $who ->
        [you] اللمّة لك: { $points ->
            [zero] بلا نقاط.
            [one] نقطة واحدة.
            [two] نقطتان.
            [few] { $points } نقاط.
            [many] { $points } نقطة.
           *[other] { $points } نقطة.
        }
       *[other] اللمّة من نصيب { $who }: { $points ->
            [zero] بلا نقاط.
            [one] نقطة واحدة.
            [two] نقطتان.
            [few] { $points } نقاط.
            [many] { $points } نقطة.
           *[other] { $points } نقطة.
        }
    }
takes-last-trick = { $who ->
        [you] اللمّة الأخيرة لك، ومعها صندوق الكنز. في اللمّة: { $points ->
            [zero] بلا نقاط.
            [one] نقطة واحدة.
            [two] نقطتان.
            [few] { $points } نقاط.
            [many] { $points } نقطة.
           *[other] { $points } نقطة.
        }
       *[other] اللمّة الأخيرة من نصيب { $who }، ومعها صندوق الكنز. في اللمّة: { $points ->
            [zero] بلا نقاط.
            [one] نقطة واحدة.
            [two] نقطتان.
            [few] { $points } نقاط.
            [many] { $points } نقطة.
           *[other] { $points } نقطة.
        }
    }

chest-opens = { $points ->
        [zero] يُفتح الصندوق: { CARDS($cards) }. ولا نقطة واحدة.
        [one] يُفتح الصندوق: { CARDS($cards) }. المجموع نقطة واحدة.
        [two] يُفتح الصندوق: { CARDS($cards) }. المجموع نقطتان.
        [few] يُفتح الصندوق: { CARDS($cards) }. المجموع { $points } نقاط.
        [many] يُفتح الصندوق: { CARDS($cards) }. المجموع { $points } نقطة.
       *[other] يُفتح الصندوق: { CARDS($cards) }. المجموع { $points } نقطة.
    }
chest-goes-to = { $who ->
        [you] الصندوق لك.
       *[other] الصندوق من نصيب { $who }.
    }

flawless = { $who ->
        [you] بلا شائبة! لم تأخذ أي لمّة: لك 0 من النقاط، ونقاط الآخرين مضاعفة.
       *[other] بلا شائبة! لا لمّة مع { $who }: النتيجة 0 من النقاط، ونقاط الآخرين مضاعفة.
    }
flawless-two = لاعبان بلا شائبة: { $people }. لهما 0 من النقاط، ونقاط الآخرين مضروبة في أربعة.
grand = { $who ->
        [you] اللعبة الكبرى! كل اللمّات لك: على كل خصم 500 نقطة سلبية.
       *[other] اللعبة الكبرى! كل اللمّات من نصيب { $who }: على كل خصم 500 نقطة سلبية.
    }
round-score = { $who ->
        [you] عليك { $points ->
            [zero] 0 من النقاط.
            [one] نقطة سلبية واحدة.
            [two] نقطتان سلبيتان.
            [few] { $points } نقاط سلبية.
            [many] { $points } نقطة سلبية.
           *[other] { $points } نقطة سلبية.
        }
       *[other] على { $who } { $points ->
            [zero] 0 من النقاط.
            [one] نقطة سلبية واحدة.
            [two] نقطتان سلبيتان.
            [few] { $points } نقاط سلبية.
            [many] { $points } نقطة سلبية.
           *[other] { $points } نقطة سلبية.
        }
    }
round-ends = انتهت الجولة { $round }.
match-ends = انتهت المباراة.
you = أنت
joins = { $who ->
        [you] جلست إلى الطاولة.
       *[other] انضمام إلى الطاولة: { $who }.
    }
leaves = { $who ->
        [you] تركت الطاولة.
       *[other] مغادرة الطاولة: { $who }.
    }
returns = { $who ->
        [you] عدت إلى الطاولة.
       *[other] عودة إلى الطاولة: { $who }.
    }

hand-is = { COUNT($cards) ->
        [none] لم تبق معك أوراق.
        [single] معك ورقة واحدة: { CARDS($cards) }.
       *[several] معك { CARDS($cards) }.
    }
playable-is = { COUNT($cards) ->
        [none] لا يمكنك لعب ورقة الآن.
        [single] لا يمكنك إلا لعب { CARDS($cards) }.
       *[several] يمكنك لعب { CARDS($cards, join: "or") }.
    }
playable-all = يمكنك لعب أي ورقة معك.
trick-number = اللمّة { $trick } من { $tricks }.
trick-empty = لا ورقة على الطاولة بعد.
last-trick-none = لم تكتمل أي لمّة بعد.
voids-none = لا يُعرف بعد من نفد عنده لون.
void = { $who ->
        [you] ليس معك { SUITS($suits, form: "cards", join: "or") }.
       *[other] ليس مع { $who } { SUITS($suits, form: "cards", join: "or") }.
    }
