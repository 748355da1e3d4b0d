# كل ما حول الطاولة.

## كل صفحة

title = Qyrsqyrs، لعبة الورق
tagline = أنيقة، مفاجئة، متلألئة. سهلة التعلّم، صعبة الإتقان.
skip-to-content = الانتقال إلى المحتوى
menu-label = القائمة الرئيسية
menu-home = الصفحة الأولى
save = حفظ
cancel = إلغاء
on = تشغيل
off = إيقاف
more-options = خيارات أخرى

## الصفحة الأولى

intro = أربع ملكات وأربعة ألوان وصندوق لا يريده أحد. الفائز من يجمع أقل النقاط.
play-now = العب الآن
play-friends = العب مع الأصدقاء
open-tables = الطاولات المفتوحة
open-table = طاولة { $host }
open-table-seats = { $free ->
        [zero] لا مقعد خاليًا
        [one] مقعد واحد خالٍ
        [two] مقعدان خاليان
        [few] { $free } مقاعد خالية
        [many] { $free } مقعدًا خاليًا
       *[other] { $free } مقعد خالٍ
    }
join = اجلس إلى الطاولة
watch = مشاهدة
continue-match = متابعة مباراتك
continue-match-text = توقفت في الجولة { $round }.
learn-text = في خمس دقائق
learn-link = تعلّم اللعبة
rules-link = القواعد
rules-text = كلها في صفحة واحدة
gems-link = الأحجار الكريمة
gems-text = ما تتزيّن به الملكات
score-pad = دفتر النقاط
score-pad-text = تلعبون بأوراق حقيقية؟ الدفتر يحسب النقاط عنكم، حتى «بلا شائبة» و«اللعبة الكبرى».
score-pad-tile = للأوراق الحقيقية
daily-deal = أوراق اليوم
daily-deal-text = الأوراق نفسها للجميع
about-link = عن اللعبة

## طاولة جديدة

players = اللاعبون
players-three = 3 لاعبين
players-three-text = لكل لاعب 10 أوراق، و9 لمّات؛ وتوضع ورقتان في الصندوق منذ البداية.
players-four = 4 لاعبين
players-four-text = لكل لاعب 8 أوراق، و7 لمّات.
opponents = اللاعبون الآليون
strength-gentle = لطيف
strength-gentle-text = لأول سهرة: يغفل عن أشياء أحيانًا ولا يحاول اللعبة الكبرى أبدًا.
strength-easy = سهل
strength-easy-text = يلعب بعادات بسيطة، وينسى ما لُعب، ويغفل عن شيء أحيانًا.
strength-medium = متوسط
strength-medium-text = يتذكر كل ورقة، ويفكر في اللمّة الحالية، ويجرؤ على اللعبة الكبرى.
strength-strong = قوي
strength-strong-text = تعلّم من ملايين الجولات.
strength-expert = خبير
strength-expert-text = يحسب ما قد يكون مع كل لاعب، ويلعب بقية الجولة في ذهنه.

## الإعدادات والمباريات

settings = الإعدادات
language = اللغة
your-name = اسمك
my-matches = مبارياتي
my-matches-tile = تحليلات وأرقام
