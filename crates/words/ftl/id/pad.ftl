# Pencatat poin untuk permainan dengan kartu sungguhan.

## Sebelum permainan

needs-script = Pencatat poin berjalan sepenuhnya di browsermu, juga tanpa koneksi, jadi perlu JavaScript.
names-legend = Siapa saja yang bermain?
names-text = Sesuai urutan duduk, searah jarum jam.
name-of = Nama pemain { $number }
player = Pemain { $number }
first-dealer = Siapa dealer pertama?
start = Mulai permainan

## Satu ronde

round-of = Ronde { $round } dari { $rounds }
round-number = Ronde { $round }
correct-title = Perbaiki ronde { $round }
deals = { $name } membagikan kartu, { $first } memulai trik pertama.
how-legend = Apa yang mau kamu isi?
by-points = Trik dan poin
by-cards = Kartu yang diambil
rest = Sisa
rest-for = Sisa untuk { $name }
so-far = { $points } dari 140 poin, { $tricks } dari { $all } trik
cards-to-give = { $count ->
        [0] Semua kartu sudah ada pemiliknya.
       *[other] { $count } kartu belum ada pemiliknya.
    }
taker = Siapa yang mengambil kartu ini?
card-free = { $card }, belum ada pemiliknya
card-of = { $card }, diambil { $name }
write-down = Catat
save-correction = Simpan perbaikan
correct = Perbaiki
correct-round = Perbaiki ronde { $round }
undo = Urungkan

## Keterangan

written = Ronde { $round } sudah dicatat.
corrected = Ronde { $round } sudah diperbaiki.
undone = Perubahan terakhir diurungkan.
names-alike = Ada dua pemain dengan nama yang sama.
number-missing = Isi dulu trik dan poin { $name }. Untuk pemain terakhir, cukup tekan “Sisa”.
tricks-sum = Jumlah triknya { $sum }, padahal satu ronde punya { $all }.
points-missing = Jumlah poinnya { $sum }, padahal satu ronde punya 140: kurang { $missing } poin.
points-surplus = Jumlah poinnya { $sum }, padahal satu ronde punya 140: kelebihan { $surplus } poin.
no-trick-points = { $name } punya poin, tetapi tidak punya trik.
impossible = { $name } tidak mungkin mendapat { $points } poin dari { $tricks } trik.
cards-left = { $count } kartu belum ada pemiliknya. “Sisa” memberikannya kepada pemain yang dipilih.
cards-uneven-three = Kartu-kartu ini tidak membentuk trik yang utuh: setiap trik berisi 3 kartu, dan pemenang trik terakhir mendapat 5 kartu lagi dari peti.
cards-uneven-four = Kartu-kartu ini tidak membentuk trik yang utuh: setiap trik berisi 4 kartu, dan pemenang trik terakhir mendapat 4 kartu lagi dari peti.
storage-off = Browsermu memblokir penyimpanan untuk halaman ini: kalau ditutup, permainannya hilang.

## Lembar poin, grafik, akhir

flawless = Sempurna
grand = Luar Biasa
chart-title = Jalannya permainan
chart-text = Poin semua pemain setelah setiap ronde. Angka yang sama ada di lembar poin.
share-title = Qyrsqyrs, { $date }
share-line = { $place }. { $name }: { $points } poin
keep-awake = Biarkan layar menyala
offline-ready = Halaman ini sekarang bisa dipakai tanpa koneksi.
kept = Permainan ini disimpan di “Permainanku”.
new-match = Permainan baru
new-match-ask = Mulai permainan baru? Yang ini belum selesai, tetapi tetap tersimpan di “Permainanku”.
