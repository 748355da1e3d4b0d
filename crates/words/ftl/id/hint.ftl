# Mengapa sebuah kartu pilihan yang baik, dikatakan kepada yang akan memilih.

only-card = Hanya kartu ini yang boleh kamu mainkan.
stops-grand = { $name } memenangkan semua trik sejauh ini: kartu ini menggagalkan Luar Biasa.
lets-grand-go-on = { $name } memenangkan semua trik sejauh ini, dan trik ini juga.
keeps-own-grand = Kamu memenangkan semua trik sejauh ini, dan kartu ini memenangkan trik ini juga: kamu masih bisa meraih Luar Biasa.
loses-flawless = Kartu ini memenangkan trik, jadi kamu tidak bisa Sempurna lagi.
keeps-flawless = Kartu ini tidak bisa memenangkan trik: kamu masih bisa Sempurna.
last-queen = Kamu menyimpan Queen terakhir yang masih beredar: trik terakhir beserta peti menjadi milikmu dalam { $count } dari { $layouts } susunan yang mungkin.
last-of-colour = Tidak ada pemain lain yang punya kartu angka { SUIT($colour, form: "plain") } atau Queen: kartu ini memenangkan trik.
takes-trick = { $points ->
        [0] Kamu bermain terakhir dan memenangkan trik tanpa poin.
       *[other] Kamu bermain terakhir dan memenangkan trik berisi { $points } poin.
    }
wins-trick = Pemain yang belum bermain tidak bisa mengalahkannya: kartu ini memenangkan trik.
discards-highest = Kamu tidak bisa mengikuti warna: buang kartu tertinggimu.
leaves-trick = { $points ->
        [0] Kamu bermain terakhir dan menyerahkan trik tanpa poin kepada { $name }.
       *[other] Kamu bermain terakhir dan menyerahkan trik berisi { $points } poin kepada { $name }.
    }
cannot-win = Kartu ini tidak bisa memenangkan trik.
queen-to-chest = Di dalam peti, Queen tidak bisa memberimu trik.
last-in-hand = Ini kartu angka { SUIT($colour, form: "plain") } terakhirmu: setelah itu kamu tidak perlu mengikuti { SUIT($colour, form: "plain") } lagi.
keeps-unbeatable = Kamu menyimpan { CARD($card) }, dan tidak ada kartu yang masih beredar yang bisa mengalahkannya.
wins-in = Kartu ini memenangkan trik dalam { $count } dari { $layouts } susunan yang mungkin.
chest-in = Setelah kartu ini, trik terakhir dan peti menjadi milikmu dalam { $count } dari { $layouts } susunan yang mungkin.
