# Pelatih meninjau kembali sebuah ronde.

## Arti angka-angka

costs-explained = Kerugian adalah perkiraan tambahan poin akibat sebuah keputusan dibandingkan pilihan terbaik, berdasarkan apa yang bisa diketahui pemain saat itu. Susunan adalah salah satu kemungkinan letak kartu yang tertutup; untuk tiap keputusan diambil { $layouts } susunan secara acak.
open-explained = “Kartu terbuka” dihitung persis begitu kartu di tangan pemain tinggal { $count } atau kurang. Untuk langkah sebelumnya, dan untuk kartu yang masuk ke peti, nilai ini tidak dihitung.
nothing-yet = Belum ada keputusan yang dibuat.
no-such-round = { $rounds ->
        [0] Tidak ada ronde { $round }: permainan ini belum punya ronde.
       *[other] Tidak ada ronde { $round }: permainan ini hanya punya { $rounds } ronde.
    }
no-such-seat = Tidak ada kursi { $seat }: kursi diberi nomor 0 sampai { $last }.

## Satu keputusan

stashes = { $who ->
        [you] Kamu memasukkan { CARD($card) } ke dalam peti.
       *[other] { $who } memasukkan { CARD($card) } ke dalam peti.
    }
mark-good = Bagus.
mark-inaccuracy = Kurang tepat: { $points } poin lebih buruk daripada { CARD($card) }.
mark-mistake = Kesalahan: { $points } poin lebih buruk daripada { CARD($card) }.
mark-blunder = Kesalahan besar: { $points } poin lebih buruk daripada { CARD($card) }.
open-none-better = Dengan semua kartu terbuka, tidak ada yang lebih baik.
open-worse = Dengan semua kartu terbuka, pilihan ini { $points } poin lebih buruk daripada { CARDS($cards, join: "or") }.
turning-points = Titik balik
turning-points-none = Tidak ada keputusan yang cukup merugikan untuk mengubah jalannya ronde.
all-in-all = Keseluruhan
summary = { $who }: { $good } bagus, { $inaccuracies } kurang tepat, { $mistakes } kesalahan, { $blunders } kesalahan besar; total kerugian { $points } poin.

## Alasan, masing-masing tentang satu kartu

only-card = Tidak ada kartu lain yang boleh dipilih.
stops-grand = { $who ->
        [you] Kamu memenangkan semua trik sejauh ini: kartu ini menggagalkan Luar Biasa.
       *[other] { $who } memenangkan semua trik sejauh ini: kartu ini menggagalkan Luar Biasa.
    }
lets-grand-go-on = { $who ->
        [you] Kamu memenangkan semua trik sejauh ini: dengan kartu ini Luar Biasa masih mungkin.
       *[other] { $who } memenangkan semua trik sejauh ini: dengan kartu ini Luar Biasa masih mungkin.
    }
keeps-own-grand = Seperti semua trik sejauh ini, trik ini pun dimenangkan: Luar Biasa masih mungkin.
loses-flawless = Kartu ini memenangkan trik: Sempurna tidak mungkin lagi.
keeps-flawless = Kartu ini tidak bisa memenangkan trik: Sempurna masih mungkin.
last-queen = Queen terakhir yang masih beredar tetap di tangan ini: trik terakhir beserta peti jatuh ke pemain ini dalam { $count } dari { $layouts } susunan.
last-of-colour = Tidak ada pemain lain yang punya kartu angka { SUIT($colour, form: "plain") } atau Queen: kartu ini memenangkan trik.
takes-trick = { $points ->
        [0] Dimainkan terakhir, kartu ini memenangkan trik tanpa poin.
       *[other] Dimainkan terakhir, kartu ini memenangkan trik berisi { $points } poin.
    }
wins-trick = Pemain yang belum bermain tidak bisa mengalahkannya: kartu ini memenangkan trik.
discards-highest = Tidak bisa mengikuti warna: kartu tertinggi di tangan boleh dibuang.
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
last-in-hand = Ini kartu angka { SUIT($colour, form: "plain") } terakhir di tangan: setelah itu warna { SUIT($colour, form: "plain") } tidak perlu diikuti lagi.
keeps-unbeatable = { CARD($card) } tetap di tangan, dan tidak ada kartu yang masih beredar yang bisa mengalahkannya.
wins-in = Kartu ini memenangkan trik dalam { $count } dari { $layouts } susunan.
chest-in = Setelah kartu ini, trik terakhir dan peti jatuh ke pemain ini dalam { $count } dari { $layouts } susunan.
