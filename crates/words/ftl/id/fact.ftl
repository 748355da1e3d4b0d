# Yang berlaku untuk sebuah kartu: alasan sebuah saran dan alasan dari pelatih.

only-card = { $who ->
        [you] Hanya kartu ini yang boleh kamu mainkan.
       *[other] Hanya kartu ini yang boleh dimainkan { $who }.
    }
stops-grand = { $who ->
        [you] Kamu memenangkan semua trik sejauh ini: kartu ini menggagalkan Luar Biasa.
       *[other] { $who } memenangkan semua trik sejauh ini: kartu ini menggagalkan Luar Biasa.
    }
lets-grand-go-on = { $who ->
        [you] Kamu memenangkan semua trik sejauh ini, dan trik ini juga.
       *[other] { $who } memenangkan semua trik sejauh ini, dan trik ini juga.
    }
keeps-own-grand = { $who ->
        [you] Kamu memenangkan semua trik sejauh ini, dan kartu ini memenangkan trik ini juga: kamu masih bisa meraih Luar Biasa.
       *[other] { $who } memenangkan semua trik sejauh ini, dan kartu ini memenangkan trik ini juga: Luar Biasa masih mungkin.
    }
loses-flawless = { $who ->
        [you] Kartu ini memenangkan trik, jadi kamu tidak bisa Sempurna lagi.
       *[other] Kartu ini memenangkan trik, jadi { $who } tidak bisa Sempurna lagi.
    }
keeps-flawless = { $who ->
        [you] Kartu ini tidak bisa memenangkan trik: kamu masih bisa Sempurna.
       *[other] Kartu ini tidak bisa memenangkan trik: { $who } masih bisa Sempurna.
    }
last-queen = { $who ->
        [you] Kamu menyimpan Queen terakhir yang masih beredar: trik terakhir beserta peti menjadi milikmu dalam { $count } dari { $layouts } susunan yang mungkin.
       *[other] { $who } menyimpan Queen terakhir yang masih beredar, dan mendapat trik terakhir beserta peti dalam { $count } dari { $layouts } susunan yang mungkin.
    }
last-of-colour = Tidak ada pemain lain yang punya kartu angka { SUIT($colour, form: "plain") } atau Queen: kartu ini memenangkan trik.
takes-trick = { $points ->
        [0] Dimainkan terakhir, kartu ini memenangkan trik tanpa poin.
       *[other] Dimainkan terakhir, kartu ini memenangkan trik berisi { $points } poin.
    }
wins-trick = Pemain yang belum bermain tidak bisa mengalahkannya: kartu ini memenangkan trik.
discards-highest = { $who ->
        [you] Kamu tidak bisa mengikuti warna trik, jadi kartu tertinggimu boleh dibuang.
       *[other] { $who } tidak bisa mengikuti warna trik, jadi kartu tertingginya boleh dibuang.
    }
leaves-trick = { $who ->
        [you] { $points ->
            [0] Dimainkan terakhir, kartu ini menyerahkan trik tanpa poin kepadamu.
           *[other] Dimainkan terakhir, kartu ini menyerahkan trik berisi { $points } poin kepadamu.
        }
       *[other] { $points ->
            [0] Dimainkan terakhir, kartu ini menyerahkan trik tanpa poin kepada { $who }.
           *[other] Dimainkan terakhir, kartu ini menyerahkan trik berisi { $points } poin kepada { $who }.
        }
    }
cannot-win = Kartu ini tidak bisa memenangkan trik.
queen-to-chest = Di dalam peti, Queen tidak bisa memenangkan trik.
last-in-hand = { $who ->
        [you] Ini kartu angka { SUIT($colour, form: "plain") } terakhirmu: setelah itu kamu tidak perlu mengikuti { SUIT($colour, form: "plain") } lagi.
       *[other] Ini kartu angka { SUIT($colour, form: "plain") } terakhir milik { $who }: setelah itu { $who } tidak perlu mengikuti { SUIT($colour, form: "plain") } lagi.
    }
keeps-unbeatable = { $who ->
        [you] Kamu menyimpan { CARD($card) }, dan tidak ada kartu yang masih beredar yang bisa mengalahkannya.
       *[other] { $who } menyimpan { CARD($card) }, dan tidak ada kartu yang masih beredar yang bisa mengalahkannya.
    }
wins-in = Kartu ini memenangkan trik dalam { $count } dari { $layouts } susunan yang mungkin.
chest-in = { $who ->
        [you] Setelah kartu ini, trik terakhir dan peti menjadi milikmu dalam { $count } dari { $layouts } susunan yang mungkin.
       *[other] Setelah kartu ini, { $who } mendapat trik terakhir dan peti dalam { $count } dari { $layouts } susunan yang mungkin.
    }
cannot-stop-grand = { $who ->
        [you] Kamu memenangkan semua trik sejauh ini, dan tidak ada kartu yang bisa mengubahnya.
       *[other] { $who } memenangkan semua trik sejauh ini, dan tidak ada kartu yang bisa mencegahnya di sini.
    }
grand-in = { $who ->
        [you] Setelah kartu ini, kamu meraih Luar Biasa dalam { $count } dari { $layouts } susunan yang mungkin.
       *[other] Setelah kartu ini, { $who } meraih Luar Biasa dalam { $count } dari { $layouts } susunan yang mungkin.
    }
flawless-in = { $who ->
        [you] Setelah kartu ini, kamu tetap Sempurna sampai akhir ronde dalam { $count } dari { $layouts } susunan yang mungkin.
       *[other] Setelah kartu ini, { $who } tetap Sempurna sampai akhir ronde dalam { $count } dari { $layouts } susunan yang mungkin.
    }
own-points = { $who ->
        [you] Setelah kartu ini, kamu rata-rata mendapat { $points } poin minus di ronde ini.
       *[other] Setelah kartu ini, { $who } rata-rata mendapat { $points } poin minus di ronde ini.
    }
others-points = { $who ->
        [you] Setelah kartu ini, tiap lawanmu rata-rata mendapat { $points } poin minus di ronde ini.
       *[other] Setelah kartu ini, tiap lawan { $who } rata-rata mendapat { $points } poin minus di ronde ini.
    }
