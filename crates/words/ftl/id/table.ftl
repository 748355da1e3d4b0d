# Layar sebuah meja.

## Letak segala sesuatu

page-title = Di meja · Qyrsqyrs
hand-label = Kartu di tanganmu
chest-label = Peti Harta Karun
scores-label = Poin
players-label = Pemain
log-label = Yang sudah terjadi
seat-you = { $name } (kamu)
seat-open = Kursi kosong
bot = Bot
away = sedang pergi
dealer-mark = Dealer
turn-mark = gilirannya
cards-left = { $count } kartu
tricks-won = { $count } trik
points-so-far = { $points } poin
led-colour = Warna trik: { SUIT($colour, form: "plain") }
led-queen = Trik dimulai dengan Queen
chest-shut = { $count ->
        [0] Peti kosong
       *[other] Peti tertutup berisi { $count } kartu
    }
chest-yours = Kartumu: { CARD($card) }
round = Ronde { $round }
round-of = Ronde { $round } dari { $rounds }
trick-of = Trik { $trick } dari { $tricks }
until-points = Sampai ada yang mencapai { $points } poin minus

## Mengisi peti

stash-title = Satu kartu untuk peti
stash-confirm-ask = Masukkan { CARD($card) } ke dalam peti? Ini tidak bisa dibatalkan.
stash-confirm = Masukkan ke peti
stash-cancel = Pilih kartu lain
ahead-chosen = Kartu ini dimainkan begitu giliranmu tiba. Pilih sekali lagi atau tekan Esc untuk membatalkannya.
ahead-back = Tidak ada lagi kartu yang dipilih lebih dulu.
ahead-dropped = Kartu yang kamu pilih lebih dulu tidak boleh dimainkan sekarang. Pilih kartu lain.
tracker-played = { COUNT($cards) ->
        [none] Belum ada kartu yang dimainkan.
       *[several] Sudah dimainkan: { CARDS($cards) }.
    }

## Yang bisa dilakukan

last-trick = Trik sebelumnya
continue = Lanjut
next-round = Ronde berikutnya
waiting-for = Menunggu { $people }
hint = Saran
take-back = Batalkan langkah
# Tombol di samping kartu, dalam kata-kata pemain yang mengklaim.
claim-rest = Sisanya milikku
claim-no-more = Aku tidak menang trik lagi
leave = Tinggalkan meja
leave-ask = Tinggalkan meja? Bot akan melanjutkan permainanmu, dan kamu bisa kembali kapan saja.
leave-confirm = Tinggalkan
stay = Tetap di sini
sound-off = Matikan suara
seconds-left = sisa { $count } detik
hear-hand = Bacakan kartu di tanganku
hear-playable = Bacakan kartu yang boleh kumainkan
hear-trick = Bacakan trik ini
hear-last-trick = Bacakan trik sebelumnya
hear-scores = Bacakan poin
hear-voids = Bacakan siapa kehabisan warna apa

## Akhir ronde

round-result = Hasil ronde { $round }
chest-opens-title = Peti dibuka
chest-from = { $who ->
        [you] dari kamu
       *[other] dari { $who }
    }
chest-from-deal = dari pembagian kartu
chest-taken = { $who ->
        [you] Peti jatuh ke tanganmu
       *[other] Peti jatuh ke tangan { $who }
    }: { $points ->
        [0] tanpa poin minus
       *[other] { $points } poin minus
    }.
flawless-title = Sempurna!
grand-title = Luar Biasa!
column-player = Pemain
column-round = Ronde
column-tricks = Trik
column-taken = Diambil
column-points = Poin
column-total = Jumlah
explain-taken = { $points } poin dalam { $tricks } trik
explain-chest = { $points ->
        [0] peti tidak menambah apa-apa
       *[other] { $points } di antaranya dari peti
    }
explain-doubled = digandakan: { $raw } × 2 = { $points }
explain-quadrupled = dikalikan empat: { $raw } × 4 = { $points }
explain-flawless = tanpa satu trik pun: Sempurna, 0 poin
explain-grand-keeps = semua trik: Luar Biasa, tetap { $points } poin
explain-grand-zero = semua trik: Luar Biasa, di meja ini 0 poin
explain-grand-other = lawan meraih Luar Biasa: 500 poin minus
how-it-adds-up = Rincian poin

## Hitung sendiri, pilihan untuk belajar: ditanyakan di akhir ronde, sebelum poin ditampilkan

count-ask = Berapa poin minus yang kamu dapat?
# Di atas kartu dari trik sendiri.
count-tricks = { $tricks ->
        [0] Kamu tidak memenangkan trik.
       *[other] Kartu dari { $tricks } trikmu:
    }
count-chest = Kartu dari peti, yang juga jatuh ke tanganmu:
# Nama kolom jawaban.
count-answer = Poin minusmu
count-check = Periksa
count-show = Lihat hasilnya
# Jawabannya bukan angka.
count-number = Ketik sebuah angka, misalnya 12.
count-right = { $points ->
        [0] Benar: tanpa poin sama sekali!
       *[other] Benar: { $points } poin minus!
    }
count-again = Belum tepat. Kartu angka dihitung sesuai angkanya, Queen tidak dihitung. Coba lagi!
count-forgot-chest = Hampir! Kartu dari peti belum kamu hitung.
# $raw adalah jumlah kartu, $factor adalah 2 atau 4.
count-forgot-factor = Hampir! Jumlah kartumu { $raw }. Karena ada yang Sempurna, kalikan lagi dengan { $factor }.
count-forgot-grand = Jumlah kartumu { $raw }, tetapi ronde ini Luar Biasa. Lihat di atas apa artinya bagimu.

## Lembar poin dan akhir permainan

score-sheet = Lembar poin
score-sheet-empty = Belum ada ronde yang selesai.
match-result = Hasil akhir
place = Peringkat { $place }
you-win = Kamu menang!
you-share-win = Kamu menang bersama!
you-place = Kamu berada di peringkat { $place }.
fewest-win = Yang poinnya paling sedikit menang.
rematch = Main lagi
share = Bagikan
share-text = Aku di peringkat { $place } di Qyrsqyrs dengan { $points } poin minus. Bisa lebih sedikit dari itu?
save-record = Simpan catatan permainan
look-back = Tinjau permainan ini
same-cards = Main lagi dengan kartu yang sama
back-home = Kembali ke beranda

## Teman

invite-text = Kirim tautan ini. Siapa pun yang membukanya bisa duduk di kursi kosong, tanpa mendaftar.
lobby-title = Mejamu sudah dibuka
copy-link = Salin tautan
copied = Sudah disalin.
qr-alt = Kode QR berisi tautan ke meja ini
seats-taken = { $taken } dari { $seats } kursi terisi
start = Mulai
start-with-bots = { $count ->
        [0] Mulai
       *[other] Mulai dengan { $count } bot
    }
sit-here = Duduk di sini
seat-bot-hint = Ketuk untuk bot
seat-host = Tuan rumah
who-sits = Siapa yang duduk di sini?
keep-free = Kosongkan untuk teman
change-rules = Ubah
next-level = Tingkat berikutnya: { $level }
stand-up = Tinggalkan kursi
watching = { $count ->
        [0] Tidak ada yang menonton
       *[other] { $count } orang menonton
    }
watch-only = Kamu menonton meja ini.
wait-for-start = Menunggu pembuat meja memulai permainan.

## Koneksi

connection-lost = Koneksi terputus. Mencoba lagi …
connection-back = Terhubung kembali.
connection-waits = Tidak ada koneksi. Pilihanmu dikirim begitu koneksi kembali.
refresh = Tampilkan keadaan terbaru

## Pembagian yang adil

fair-title = Pembagian yang adil
fair-text = Sebelum kartu dibagikan, server mengumumkan sidik jari sebuah rahasia, dan setiap pemain menambahkan angka acaknya sendiri. Keduanya bersama-sama menentukan kocokan kartu. Sekarang rahasianya terbuka, dan siapa pun bisa membagikan kartu yang sama sekali lagi.
fair-fingerprint = Sidik jari, diumumkan sebelum pembagian
fair-secret = Rahasia, dibuka setelah ronde
fair-shares = Angka acak para pemain
fair-verify = Periksa pembagian
fair-good = Benar: kartu-kartu ini memang berasal dari rahasia itu dan angka acak para pemain.
fair-bad = Tidak cocok: rahasia itu tidak menghasilkan kartu-kartu ini.
fair-limits = Kalau browser atau programmu sendiri membenarkan pembagian itu dengan catatan yang disimpannya, server tidak bisa memilih kartumu. Bagi yang tidak menambahkan apa-apa, ini tidak membuktikan apa-apa. Dan tidak ada yang bisa membuktikan bahwa pengelolanya tidak mengintip.
fair-next = Sidik jari untuk pembagian berikutnya:
fair-no-script = Tanpa JavaScript, browsermu tidak menambahkan apa-apa pada kocokan.

## Sapaan cepat

reactions-label = Katakan sesuatu
react-hello = Halo!
react-good-luck = Semoga beruntung!
react-well-played = Mainmu bagus!
react-wow = Wah!
react-wait = Tunggu sebentar, ya.
react-oops = Ups!
react-your-turn = Giliranmu!
react-thanks = Terima kasih!
react-sorry = Maaf, ya!
react-bye = Permainan yang seru!

## Kursi dan pemain

table-label = Meja
invite-link = Tautan ke meja ini
listen-title = Bacakan
seat-number = Kursi { $number }
bot-of = Bot: { $strength }
guest = Tamu
bot-topaz = Topas
bot-amber = Ambar
bot-pearl = Mutiara
bot-jade = Giok
sit-down = Pilih kursi
close-drawer = Tutup
teach-stash = Pemenang trik terakhir harus mengambil semua kartu di dalam peti. Kartu tinggi aman di sana, asal bukan kamu yang memenangkan trik itu.
teach-follow = Kalau kamu punya warna trik, kamu harus memainkannya. Kartu yang terang boleh dimainkan.
teach-refused = Kartu ini belum boleh dimainkan sekarang. Aturannya tertulis di atas kartumu.
teach-queen = Hanya Queen yang menjadi truf: Queen mengalahkan semua kartu angka. Di antara Queen, yang bintangnya lebih banyak menang.
teach-taken = Kamu memenangkan trik. Poinnya adalah poin minus: di akhir, yang poinnya paling sedikit menang.
teach-last = Ini trik terakhir. Pemenangnya juga mendapat peti.
teach-done = Mengerti
