# কার্ড ও রঙের নাম। কার্ডের অঙ্ক লাতিন হরফে, যেমন কার্ডে ছাপা থাকে।

number = { $colour ->
        [red] লাল
        [black] কালো
        [blue] নীল
       *[green] সবুজ
    } { $number }

queen = { $colour ->
        [red] লাল
        [black] কালো
        [blue] নীল
       *[green] সবুজ
    } রানি

suit = { $suit ->
        [red] লাল
        [black] কালো
        [blue] নীল
        [green] সবুজ
       *[queens] রানি
    }
    .card = { $suit ->
        [red] লাল সংখ্যার কার্ড
        [black] কালো সংখ্যার কার্ড
        [blue] নীল সংখ্যার কার্ড
        [green] সবুজ সংখ্যার কার্ড
       *[queens] রানি
    }

you = আপনি

list-comma = { $a }, { $b }
list-and = { $a } ও { $b }
list-or = { $a } বা { $b }
# তিন বা তার বেশির শেষ দুটি।
list-and-many = { $a } ও { $b }
list-or-many = { $a } বা { $b }
