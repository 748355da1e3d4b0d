# Semua hal di sekitar meja.

## Setiap halaman

title = Qyrsqyrs, permainan kartu
tagline = Elegan, tak terduga, berkilau. Mudah dipelajari, sulit dikuasai.
skip-to-content = Langsung ke isi
menu-label = Menu utama
menu-home = Beranda
back = Kembali
save = Simpan
cancel = Batal
yes = Ya
no = Tidak
on = Aktif
off = Nonaktif
more-options = Pilihan lain
usual = biasa

## Halaman pertama

intro = Empat Queen, empat warna, dan satu peti yang tidak diinginkan siapa pun. Kumpulkan poin sesedikit mungkin.
play-now = Main sekarang
play-now-text = Langsung ke meja bersama bot. Tanpa akun, tanpa formulir.
play-friends = Main dengan teman
play-friends-text = Buka meja dan kirim tautannya. Kursi kosong diisi bot.
open-tables = Meja terbuka
open-tables-none = Saat ini tidak ada yang menunggu di meja terbuka. Mau membuka satu?
open-table = Meja { $host }
open-table-seats = { $free ->
        [0] tidak ada kursi kosong
       *[other] { $free } kursi kosong
    }
join = Gabung
watch = Tonton
continue-match = Lanjutkan permainanmu
continue-match-text = Terakhir kamu di ronde { $round }.
learn = Belajar bermain
learn-text = Pelajaran pertama, lima menit saja. Kamu bermain, kami menjelaskan.
learn-link = Belajar
rules-link = Aturan
rules-text = Semua aturan di satu halaman, lengkap dengan contoh.
gems-link = Batu permata
gems-text = Batu yang dikenakan keempat Queen, dan maknanya.
score-pad = Pencatat poin
score-pad-text = Untuk permainan dengan kartu sungguhan: menjumlahkan poin, termasuk Sempurna dan Luar Biasa.
daily-deal = Kartu hari ini
daily-deal-text = Kartu yang sama untuk semua orang, sekali sehari.
about-link = Tentang

## Meja baru

new-table = Meja baru
new-table-text = Aturan standar sudah dipilih. Ubah seperlunya saja.
players = Pemain
players-three = 3 pemain
players-three-text = Masing-masing 10 kartu, 9 trik; dua kartu langsung masuk ke dalam peti.
players-four = 4 pemain
players-four-text = Masing-masing 8 kartu, 7 trik.
opponents = Bot
strength-easy = Mudah
strength-easy-text = Bermain dengan kebiasaan sederhana dan lupa kartu yang sudah keluar.
strength-medium = Sedang
strength-medium-text = Menghitung kartu dan memikirkan trik yang sedang berjalan.
strength-strong = Kuat
strength-strong-text = Sudah belajar dari jutaan ronde.
visibility = Siapa yang boleh ikut
visibility-link = Hanya yang punya tautan
visibility-open = Siapa saja
thinking-time = Waktu berpikir
thinking-time-none = Selama yang kamu mau
thinking-time-seconds = { $count } detik per kartu
create-table = Buka meja

## Variasi aturan

house-rules = Variasi aturan
preset-booklet = Sesuai buku aturan
preset-booklet-text = Yang punya warna trik harus memainkannya, atau memainkan Queen sebagai gantinya.
preset-strict = Ketat
preset-strict-text = Yang punya warna trik wajib memainkannya; Queen hanya boleh jika tidak punya warna itu.
preset-forced = Wajib Queen
preset-forced-text = Yang tidak punya warna trik wajib memainkan Queen jika punya.
preset-own = Aturan sendiri
preset-own-text = Kamu memilih setiap aturan sendiri.
house-rules-details = Aturan satu per satu
follow = Jika trik dimulai dengan kartu angka
follow-colour-or-queen = Warna atau Queen
follow-colour-or-queen-text = Jika punya warna trik, mainkan warna itu atau Queen mana pun; jika tidak, bebas.
follow-colour-only = Hanya warna
follow-colour-only-text = Jika punya warna trik, wajib memainkannya; Queen hanya boleh jika tidak punya.
follow-queen-forced = Wajib Queen
follow-queen-forced-text = Seperti “Warna atau Queen”, tetapi yang tidak punya warna trik wajib memainkan Queen jika punya.
queen-lead = Jika trik dimulai dengan Queen
queen-lead-trump = Ikuti dengan Queen
queen-lead-trump-text = Yang punya Queen wajib memainkan Queen; yang lain bebas.
queen-lead-colour = Ikuti warnanya
queen-lead-colour-text = Trik diikuti seolah-olah dimulai dengan kartu angka sewarna Queen itu.
grand-own = Poin peraih Luar Biasa
grand-own-keeps = 140 poin minus
grand-own-keeps-text = Pemenang semua trik mencatat 140 poin minus, setiap lawan 500.
grand-own-zero = 0 poin
grand-own-zero-text = Pemenang semua trik mencatat 0 poin, setiap lawan 500 poin minus.
length = Panjang permainan
length-deals-label = Berapa kali setiap pemain membagikan kartu
length-rounds-label = Jumlah ronde
length-until-label = Jumlah poin minus yang mengakhiri permainan
length-deals = { $count ->
        [1] Setiap pemain membagikan kartu sekali
       *[other] Setiap pemain membagikan kartu { $count } kali
    }
length-rounds = { $count } ronde
length-until = Sampai ada yang mencapai { $points } poin minus atau lebih

## Pengaturan

settings = Pengaturan
settings-saved = Tersimpan.
language = Bahasa
your-name = Namamu
your-name-text = Nama ini yang dilihat pemain lain di meja.
pace = Tempo
pace-text = Berapa lama kartu dan trik yang selesai terlihat. Ini hanya untukmu; tidak ada yang harus menunggu.
pace-slow = Pelan
pace-normal = Biasa
pace-fast = Cepat
pace-instant = Seketika
pace-click = Lanjut dengan klik
sound = Suara
sound-text = Suara lembut untuk kartu, trik, dan peti.
motion = Animasi
motion-system = Ikuti perangkat
motion-full = Dengan animasi
motion-reduced = Tanpa animasi
theme = Tampilan
theme-system = Ikuti perangkat
theme-light = Terang
theme-dark = Gelap
shortcuts = Pintasan satu tombol
shortcuts-text = Matikan jika mengganggu pembaca layar atau masukan suara.
shortcuts-choose = Pilih kartu
shortcuts-play = Mainkan kartu yang dipilih

## Permainanku

my-matches = Permainanku
my-matches-text = Permainan yang dimainkan di browser ini.
my-matches-none = Belum ada permainan. Yang pertama tinggal sekali klik.
date = { $day } { $month ->
        [1] Januari
        [2] Februari
        [3] Maret
        [4] April
        [5] Mei
        [6] Juni
        [7] Juli
        [8] Agustus
        [9] September
        [10] Oktober
        [11] November
       *[12] Desember
    } { $year }
match-place = Peringkat { $place } dari { $players } dengan { $points } poin
match-unfinished = Belum selesai, di ronde { $round }
match-look = Lihat
match-continue = Lanjutkan
match-delete = Hapus
delete-all = Hapus semuanya
delete-all-ask = Hapus semua permainan dan pengaturanmu di sini? Ini tidak bisa dibatalkan.
export-all = Simpan semuanya ke berkas
import-all = Impor dari berkas
imported = { $count ->
        [0] Tidak ada permainan baru di berkas ini.
       *[other] { $count } permainan ditambahkan.
    }

## Kesalahan

error-title = Tidak berhasil
not-found-title = Halaman tidak ditemukan
not-found-text = Tidak ada apa-apa di sini. Mungkin tautannya tidak lengkap.
server-error-title = Kesalahan kami
server-error-text = Ada yang salah di pihak kami. Permainanmu aman; silakan coba lagi.
too-many-requests = Terlalu cepat. Tunggu sebentar, ya.
bad-request = Server tidak memahaminya. Silakan muat ulang halaman.
too-large = Berkas itu terlalu besar.
table-gone = Meja ini sudah tidak ada.
table-full = Semua kursi di meja ini sudah terisi.
table-started = Permainan sudah dimulai.
seat-taken = Kursi itu sudah diduduki.
not-at-table = Kamu tidak punya kursi di meja ini.
not-host = Hanya pembuat meja yang bisa melakukannya.
stale = Permainan di meja sudah berlanjut. Beginilah keadaannya sekarang.
name-empty = Silakan isi nama.
name-too-long = Nama paling banyak { $most } karakter.
number-outside = Silakan isi angka dari { $least } sampai { $most }.
no-such-card = “{ $text }” bukan kartu.
record-broken = Kami tidak bisa membaca ini sebagai catatan permainan.
offline = Kamu sedang offline. Yang sudah pernah dibuka tetap bisa dipakai.
no-script = Halaman ini juga berjalan tanpa JavaScript: tekan “Tampilkan keadaan terbaru” untuk melihat langkah pemain lain.

## Tentang

about-title = Tentang Qyrsqyrs
about-author = Qyrsqyrs adalah permainan kartu karya Harald Rosenbaum. © 2025, Qyrsqyrs™.
about-sound = Dibaca “Kirskirs”.
about-program = Program ini membawanya ke layar: sendiri atau bersama, dalam lima bahasa, di browser dan di terminal.
about-privacy = Tanpa akun, tanpa iklan, tanpa pelacakan. Satu cookie menyimpan kursi dan pengaturanmu, itu saja.
about-access = Semuanya bisa dimainkan dengan papan ketik dan pembaca layar. Tidak ada makna yang hanya disampaikan lewat warna: setiap warna punya permata, huruf, dan pola sendiri.
about-licence = Program ini adalah perangkat lunak bebas berlisensi MIT atau Apache 2.0.
