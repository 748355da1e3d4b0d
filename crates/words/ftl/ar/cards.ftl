# أسماء الأوراق والألوان. الرقم كما هو مطبوع على الورقة.

number = { $number } { $colour ->
        [red] الحمراء
        [black] السوداء
        [blue] الزرقاء
       *[green] الخضراء
    }

queen = الملكة { $colour ->
        [red] الحمراء
        [black] السوداء
        [blue] الزرقاء
       *[green] الخضراء
    }

suit = { $suit ->
        [red] الأحمر
        [black] الأسود
        [blue] الأزرق
        [green] الأخضر
       *[queens] الملكات
    }
    .cards = { $suit ->
        [red] أوراق حمراء
        [black] أوراق سوداء
        [blue] أوراق زرقاء
        [green] أوراق خضراء
       *[queens] ملكات
    }
    .card = { $suit ->
        [red] ورقة حمراء
        [black] ورقة سوداء
        [blue] ورقة زرقاء
        [green] ورقة خضراء
       *[queens] ملكة
    }

you = أنت

list-comma = { $a }، { $b }
list-and = { $a } و{ $b }
list-or = { $a } أو { $b }
# آخر اثنتين من ثلاث أو أكثر.
list-and-many = { $a } و{ $b }
list-or-many = { $a } أو { $b }
