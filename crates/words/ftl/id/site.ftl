# Semua hal di sekitar meja.

## Setiap halaman

title = Qyrsqyrs, permainan kartu
tagline = Elegan, tak terduga, berkilau. Mudah dipelajari, sulit dikuasai.
skip-to-content = Langsung ke isi
menu-label = Menu utama
menu-home = Beranda
save = Simpan
cancel = Batal
on = Aktif
off = Nonaktif
more-options = Pilihan lain
no-script = Halaman ini juga berjalan tanpa JavaScript: tekan “Tampilkan keadaan terbaru” untuk melihat langkah pemain lain.

## Halaman pertama

intro = Empat Queen, empat warna, dan satu peti yang tidak diinginkan siapa pun. Kumpulkan poin sesedikit mungkin.
play-now = Main sekarang
play-friends = Main dengan teman
open-tables = Meja terbuka
open-table = Meja { $host }
open-table-seats = { $free ->
        [0] tidak ada kursi kosong
       *[other] { $free } kursi kosong
    }
join = Gabung
watch = Tonton
continue-match = Lanjutkan permainanmu
continue-match-text = Terakhir kamu di ronde { $round }.
learn-text = Dalam lima menit
learn-link = Belajar
rules-link = Aturan
rules-text = Semua di satu halaman
gems-link = Batu permata
gems-text = Yang dikenakan para Queen
score-pad = Pencatat poin
score-pad-text = Untuk permainan dengan kartu sungguhan: menjumlahkan poin, termasuk Sempurna dan Luar Biasa.
score-pad-tile = Untuk kartu sungguhan
daily-deal = Kartu hari ini
daily-deal-text = Kartu yang sama untuk semua
about-link = Tentang

## Meja baru

players = Pemain
players-three = 3 pemain
players-three-text = Masing-masing 10 kartu, 9 trik; dua kartu langsung masuk ke dalam peti.
players-four = 4 pemain
players-four-text = Masing-masing 8 kartu, 7 trik.
opponents = Bot
strength-gentle = Santai
strength-gentle-text = Untuk malam pertama: kadang lengah dan tidak pernah mencoba Luar Biasa.
strength-easy = Mudah
strength-easy-text = Bermain dengan kebiasaan sederhana, lupa kartu yang sudah keluar, dan sesekali lengah.
strength-medium = Sedang
strength-medium-text = Mengingat setiap kartu, memikirkan trik yang sedang berjalan, dan berani mencoba Luar Biasa.
strength-strong = Kuat
strength-strong-text = Sudah belajar dari jutaan ronde.
strength-expert = Ahli
strength-expert-text = Membayangkan kartu di tangan setiap pemain, lalu memainkan sisa ronde dalam pikirannya.
thinking-time = Waktu berpikir
thinking-time-none = Selama yang kamu mau
thinking-time-seconds = { $count } detik per kartu
listed = Tampilkan meja ini
listed-text = Meja ini muncul di beranda, dan siapa pun boleh mengisi kursi kosong.
spectators = Orang lain boleh menonton
spectators-text = Siapa pun yang punya tautan bisa menonton, tanpa melihat kartu di tangan pemain.

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
auto-play = Main otomatis
auto-play-text = Satu-satunya kartu yang boleh dimainkan dan kartu terakhirmu dimainkan sendiri. Kartu untuk peti selalu kamu pilih sendiri.
tracker = Pencatat kartu
tracker-text = Menunjukkan kartu yang sudah dimainkan dan siapa yang sudah habis warna apa. Tidak ada di meja dengan aturan “Ketat”.
count-it = Hitung sendiri
count-it-text = Setelah tiap ronde kamu menjumlahkan poinmu sendiri sebelum hasilnya ditampilkan. Untuk belajar dan mengajar.
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
my-matches-tile = Ulasan dan statistik
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
match-unfinished = Belum selesai, di ronde { $round }
match-delete = Hapus
delete-all = Hapus semuanya
delete-all-ask = Hapus semua permainan dan pengaturanmu di sini? Ini tidak bisa dibatalkan.
export-all = Simpan semuanya ke berkas
import-all = Impor dari berkas
imported = { $count ->
        [0] Tidak ada permainan baru di berkas ini.
       *[other] { $count } permainan ditambahkan.
    }

## Tentang

about-title = Tentang Qyrsqyrs
about-author = Qyrsqyrs adalah permainan kartu karya Harald Rosenbaum. © 2025, Qyrsqyrs™.
about-sound = Dibaca “Kirskirs”. Itulah nama Ratu Berlian yang penuh misteri, yang bersinar di setiap budaya.
about-program = Program ini membawanya ke layar: sendiri atau bersama, dalam lima bahasa, di browser dan di terminal.
about-privacy = Tanpa akun, tanpa iklan, tanpa pelacakan. Satu cookie menyimpan kursi dan pengaturanmu, itu saja.
about-access = Semuanya bisa dimainkan dengan papan ketik dan pembaca layar. Tidak ada makna yang hanya disampaikan lewat warna: setiap warna punya permata, huruf, dan pola sendiri.
about-licence = Program ini adalah perangkat lunak bebas berlisensi MIT atau Apache 2.0.

## Identitas yang bisa disimpan

keep-title = Simpan kursi dan permainanmu
keep-text = Di sini tidak ada akun: browser ini adalah tiketmu. Dengan sebuah tautan, kursi dan permainanmu juga bisa dibuka di browser lain atau di ponselmu.
keep-nothing-yet = Browser ini belum punya kursi atau permainan. Setelah kamu bermain, tautannya bisa dibuat di sini.
keep-make-link = Buat tautan
keep-make-link-text = Tautan baru menggantikan tautan sebelumnya.
keep-sign-out = Keluarkan semua browser lain
keep-sign-out-text = Ada orang lain yang punya tautanmu? Keluarkan yang lain: tautannya tidak berlaku lagi, dan hanya browser ini yang menyimpan kursi dan permainanmu.
keep-signed-out = Semua browser lain sudah dikeluarkan, dan tautannya tidak berlaku lagi.
keep-have-link = Aku punya tautan atau berkas
keep-link-title = Tautanmu
keep-link-text = Buka di browser lain, atau pindai kodenya dengan ponselmu. Siapa pun yang punya tautan ini bisa bermain sebagai kamu, jadi jangan dibagikan. Tautan ini hanya ditampilkan sekali.
keep-qr-alt = Kode QR berisi tautanmu
keep-save-file = Simpan sebagai berkas
keep-file-text = Tautan ini membuka kursi dan permainanmu di browser lain. Siapa pun yang memilikinya bisa bermain sebagai kamu.
recover-title = Ambil kembali kursi dan permainanmu
recover-text = Tempelkan tautanmu, atau pilih berkas yang kamu simpan.
recover-link = Tautanmu
recover-file = Atau berkasmu
recover-continue = Lanjutkan
recover-replace-ask = Browser ini sudah punya identitas sendiri; kalau kamu lanjutkan, kursi dan permainannya hilang kecuali kamu sudah menyimpan tautannya.
recover-replace = Ganti
recover-keep = Biarkan seperti ini
recover-invalid = Tautan ini sudah tidak berlaku. Buat yang baru di pengaturan browser yang masih menyimpan kursi dan permainanmu.
recover-done = Selamat datang kembali! Kursi dan permainanmu sekarang ada di sini.
