# Pelatih meninjau kembali sebuah ronde.

## Arti angka-angka

costs-explained = Kerugian adalah perkiraan tambahan poin akibat sebuah keputusan dibandingkan pilihan terbaik, berdasarkan apa yang bisa diketahui pemain saat itu; angka setelah ± adalah batas kesalahannya. Sebuah keputusan disebut kesalahan hanya jika dua perhitungan terpisah sepakat. Susunan adalah salah satu kemungkinan letak kartu yang tertutup.
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
mark-mistake = { $margin ->
        [0] Kesalahan: { $points } poin lebih buruk daripada { CARD($card) }.
       *[other] Kesalahan: { $points } ± { $margin } poin lebih buruk daripada { CARD($card) }.
    }
mark-blunder = { $margin ->
        [0] Kesalahan besar: { $points } poin lebih buruk daripada { CARD($card) }.
       *[other] Kesalahan besar: { $points } ± { $margin } poin lebih buruk daripada { CARD($card) }.
    }
open-none-better = Dengan semua kartu terbuka, tidak ada yang lebih baik.
open-worse = Dengan semua kartu terbuka, pilihan ini { $points } poin lebih buruk daripada { CARDS($cards, join: "or") }.
turning-points = Titik balik
turning-points-none = Tidak ada keputusan yang cukup merugikan untuk mengubah jalannya ronde.
all-in-all = Keseluruhan
summary = { $who ->
        [you] Kamu
       *[other] { $who }
    }: { $good } tanpa kesalahan, { $mistakes } kesalahan, { $blunders } kesalahan besar; total kerugian { $points } poin.
# In place of the summary, after a match without a mistake.
summary-clean = { $who ->
        [you] Kamu
       *[other] { $who }
    }: { $good } keputusan, tanpa kesalahan.
# Below a mistake: the cards of the trick so far and those in the player's hand, as codes such as "R5 KQ".
on-table = Di meja: { $trick }. Di tangan: { $hand }.
in-hand = Di tangan: { $hand }.

## Rencana di balik sebuah kartu

plan-try-grand = Rencananya: meraih Luar Biasa.
plan-stop-grand = { $who ->
        [you] Rencananya: menggagalkan Luar Biasa milikmu.
       *[other] Rencananya: menggagalkan Luar Biasa { $who }.
    }
plan-stay-flawless = Rencananya: tetap Sempurna.
plan-grand-is-gone = Luar Biasa sudah tidak mungkin. Rencananya: menghindari peti.
plan-avoid-chest = Rencananya: melepas giliran memulai sebelum trik terakhir, yang membawa peti.
no-mistakes = { $who ->
        [you] Tidak ada kesalahanmu di ronde ini.
       *[other] Tidak ada kesalahan { $who } di ronde ini.
    }
all-shown-with = Pakai --all untuk melihat setiap keputusan semua pemain.

## Yang terbaca dari sebuah kartu

tell-void = { $who ->
        [you] Kamu tidak mengikuti warna: sekarang semua tahu kamu tidak punya { SUIT($colour, form: "card") }.
       *[other] { $who } tidak mengikuti warna: sekarang semua tahu { $who } tidak punya { SUIT($colour, form: "card") }.
    }
tell-no-queen = { $who ->
        [you] Kamu tidak memainkan Queen: sekarang semua tahu kamu tidak punya Queen.
       *[other] { $who } tidak memainkan Queen: sekarang semua tahu { $who } tidak punya Queen.
    }
tell-grand = { $who ->
        [you] Setelah memenangkan semua trik, kamu memulai dengan Queen: semua bisa menebak kamu mengincar Luar Biasa.
       *[other] Setelah memenangkan semua trik, { $who } memulai dengan Queen: semua bisa menebak { $who } mengincar Luar Biasa.
    }
