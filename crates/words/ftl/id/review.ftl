# Meninjau kembali sebuah permainan.

## Halaman sebuah permainan

match-title = Tinjauan
match-text = Semua yang terjadi, sekarang dengan kartu terbuka.
open-replay = Putar ulang langkah demi langkah
unfinished = Permainan ini tidak selesai.
same-cards-text = Semua pembagian kartu permainan ini sekali lagi, melawan bot, di kursi mana pun.
same-seat = Kursimu
from-same-cards = Pembagian kartu ini sudah pernah dimainkan: tidak ada kartu yang dikocok.
from-what-if = { $plays ->
        [0] Satu momen dari permainan lain, dilanjutkan dengan cara lain: tidak ada kartu yang dikocok.
       *[other] Satu momen dari permainan lain, dilanjutkan dengan cara lain: { $plays } kartu pertama sudah ditentukan, dan tidak ada kartu yang dikocok.
    }
from-daily = Kartu harian, sama untuk semua orang: tidak ada kartu yang dikocok khusus untuk meja ini.
source-link = Lihat permainan aslinya
as-it-was = Semula
this-time = Kali ini

## Langkah demi langkah

title = Putar ulang
step-of = Langkah { $step } dari { $steps }
steps-label = Langkah
first = Awal ronde
previous = Mundur
next = Maju
last = Akhir ronde
previous-round = Ronde sebelumnya
next-round = Ronde berikutnya
keys-note = Tombol panah untuk mundur dan maju, Home dan End ke awal dan akhir, Page Up dan Page Down untuk pindah ronde. Di layar sentuh, usap di atas meja.
sight-label = Kartu siapa yang terbuka
all-open = Semua kartu terbuka
seen-by = { $who ->
        [you] Dari sudut pandangmu
       *[other] Dari sudut pandang { $who }
    }
hand-of = { $who ->
        [you] Kartu di tanganmu
       *[other] Kartu di tangan { $who }
    }
chest-so-far = Di dalam peti
stashed-by = { $who ->
        [you] Kamu: { CARD($card) }
       *[other] { $who }: { CARD($card) }
    }
back-to-match = Seluruh permainan
now-label = Yang terjadi di sini

## Seandainya

what-if-title = Bagaimana kalau …?
what-if-text = Ambil alih satu kursi pada momen ini dan mainkan ronde sampai selesai melawan bot.
what-if-stash = Masukkan kartu lain ke dalam peti dan mainkan ronde sampai selesai melawan bot. Pemain lain tetap dengan kartu yang mereka masukkan.
what-if-over = Ronde sudah selesai di sini. Mundurlah untuk melanjutkan dari momen yang lebih awal.
play-seat = Ambil alih
play-on = Lanjutkan dari sini

## Pelatih

coach-title = Pelatih
coach-text = Pelatih memeriksa setiap keputusan: apa kerugiannya, apa yang lebih baik, dan mengapa. Ini perlu beberapa detik untuk tiap ronde, dan hanya dilakukan sekali.
ask-coach = Tanya pelatih
coach-waiting = { $count ->
        [0] Pelatih segera mulai.
       *[other] Ada { $count } permainan lain sebelum giliranmu.
    }
coach-working = Pelatih sudah memeriksa { $done } dari { $total } keputusan.
coach-no-script = Halaman ini dimuat ulang otomatis setiap beberapa detik.
coach-failed = Pelatih tidak bisa menyelesaikannya. Silakan tanya lagi.
coach-busy = Terlalu banyak permainan yang menunggu pelatih. Coba tanya lagi dalam beberapa menit.
coach-too-long = Di sini pelatih memeriksa permainan dengan paling banyak { $most } ronde. Untuk yang lebih panjang ada programnya: qyrsqyrs analyse BERKAS.
coach-stash = Siapa memasukkan apa ke dalam peti
stash-right = { $who ->
        [you] Kamu: { CARD($card) }, dan tidak ada yang jelas lebih baik.
       *[other] { $who }: { CARD($card) }, dan tidak ada yang jelas lebih baik.
    }
stash-better = { $who ->
        [you] Kamu: { CARD($card) }. Lebih baik { $points } poin: { CARD($best) }.
       *[other] { $who }: { CARD($card) }. Lebih baik { $points } poin: { CARD($best) }.
    }
all-decisions = Semua keputusan
column-decision = Keputusan
column-cost = Kerugian
column-open = Kartu terbuka
column-good = Bagus
column-inaccuracies = Kurang tepat
column-mistakes = Kesalahan
column-blunders = Kesalahan besar
column-given = Total kerugian
no-choice = Tanpa pilihan
not-computed = tidak dihitung
says-coach = Kata pelatih
cost-title = Kerugian setiap keputusan
cost-chart = Kerugian setiap keputusan dalam perkiraan poin. Tombol panah berpindah dari satu keputusan ke keputusan berikutnya, Enter menampilkan posisinya.
whose-label = Keputusan siapa
whose-mine = Punyaku
whose-all = Semua pemain
your-mistakes = Kesalahan terbesarmu
all-mistakes = Kesalahan terbesar
mistakes-none = Pelatih tidak menemukan kesalahan.
decision-in = { $trick ->
        [0] Ronde { $round }, kartu untuk peti
       *[other] Ronde { $round }, trik { $trick }
    }
position-label = Posisi

## Catatan dari tempat lain

paste-title = Putar ulang sebuah catatan
paste-text = Permainan yang disimpan sebagai catatan bisa diputar ulang dan dianalisis di sini, di mana pun dimainkan.
paste-label = Catatan permainan
paste-file = Atau pilih berkas
paste-show = Tampilkan
paste-kept = Catatan ini disimpan { $days } hari di alamat pribadi yang tidak bisa ditebak.
paste-link = Putar ulang catatan dari tempat lain
paste-empty = Belum ada apa-apa di sini: tempelkan catatan atau pilih berkas.
paste-too-long = Ini terlalu panjang untuk sebuah catatan: paling banyak { $most } kilobyte.
paste-not-json = Ini bukan catatan: isinya tidak bisa dibaca sama sekali. Apakah sudah disalin seluruhnya?
paste-broken = Catatan ini tidak bisa diputar ulang.
paste-broken-round = Catatan ini tidak bisa diputar ulang: ada yang salah di ronde { $round }.
paste-broken-play = Catatan ini tidak bisa diputar ulang: kartu ke-{ $play } di ronde { $round } tidak cocok.
paste-details = Yang ditemukan program

## Pemeriksaan pembagian kartu

verify-text = Browser membagikan kartu sekali lagi dari rahasia dan angka acak para pemain, lalu membandingkannya dengan yang disimpannya sebelum pembagian. Tidak ada yang dikirim.
verify-no-script = Pemeriksaan ini memerlukan JavaScript. Atau simpan catatannya dan periksa dengan program: qyrsqyrs verify BERKAS.
verify-prepared = Kartu tidak dikocok untuk permainan ini, jadi tidak ada yang perlu diperiksa.
verify-nothing = Catatan ini tidak menyebutkan bagaimana kartunya dikocok.
verify-secret = Rahasia yang ditunjukkan server setelah ronde
verify-commitment = Sidik jarinya, dihitung di sini, dibandingkan dengan yang diumumkan sebelum pembagian
verify-entropy = Angka acak para pemain, kursi demi kursi
verify-stream = Byte pertama yang dihasilkan keduanya
verify-shuffle = Kartu yang dikocok dengan byte itu
verify-hands = Kartu yang dibagikan darinya, dibandingkan dengan yang dimainkan
verify-same = sama
verify-other = berbeda
verify-impossible = Browser ini tidak bisa menghitungnya di sini. Simpan catatannya dan periksa dengan program: qyrsqyrs verify BERKAS.
verify-kept = Yang dilihat dan dikirim browser ini sebelum pembagian
verify-kept-good = Terbukti bagimu: browser ini lebih dulu melihat sidik jarinya, dan angka acaknya ikut dalam kocokan.
verify-kept-bad = Tidak adil bagimu: sidik jarinya bukan yang dulu dilihat browser ini, atau angka acaknya tidak ikut dikocok.
verify-kept-late = Tidak terbukti bagimu: angka acak browser ini tidak ikut dikocok. Datangnya terlambat, atau server mengabaikannya.
verify-kept-none = Tapi browser ini tidak menyimpan apa-apa tentang pembagian ini, jadi ia tidak tahu apakah sidik jarinya ada lebih dulu.
verify-alone = Tidak ada yang menambahkan angka acak, jadi server sendirilah yang menentukan pembagian ini.
