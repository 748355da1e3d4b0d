# Pelajaran dan teka-teki.

title = Belajar Qyrsqyrs
intro = Pelajaran pertama sekitar lima menit, lalu teka-teki dari ronde sungguhan. Kamu bermain, dan setiap kartu menjelaskan dirinya.

## Pelajaran seluruhnya

lesson-title = Pelajaran
lesson-text = { $steps } langkah singkat, dari mengikuti warna sampai Luar Biasa. Kamu bisa berhenti kapan saja dan melanjutkan nanti.
lesson-progress = { $done } dari { $steps } langkah selesai
lesson-start = Mulai pelajaran
lesson-resume = Lanjutkan ke langkah { $step }
lesson-again = Ulangi dari awal
steps-label = Langkah-langkah pelajaran
step-of = Langkah { $step } dari { $steps }
step-done = selesai
step-next = Langkah berikutnya
step-again = Ulangi langkah ini
all-of-it = Semua bahan belajar
finished-title = Kamu sudah bisa bermain
finished-text = Itulah seluruh pelajaran. Teka-teki menunjukkan apa yang dilihat pemain yang baik, dan bot sudah menunggumu di meja.
to-puzzles = Lanjut ke teka-teki

## Langkah demi langkah

follow-title = Mengikuti warna
follow-text = Ambillah poin sesedikit mungkin: setiap angka bernilai poin minus sebesar angkanya. Di sini trik dimulai dengan merah. Siapa yang punya merah memainkan merah atau Queen, dan merah tertinggi mengambil trik. Mainkan kartu yang tidak mengambilnya.
follow-right = Benar: { CARD($card) } tetap di bawah { CARD($above) }.
lead-title = Mulai dengan kartu rendah
lead-text = Pemenang trik memulai trik berikutnya dengan kartu apa saja. Sekarang kamu yang memulai. Pemain lain harus mengikuti warnamu, jadi kartu rendah membuat orang lain mengambil trik.
lead-right = Benar: siapa pun yang harus mengikuti tidak bisa di bawah { CARD($card) }.
queens-title = Queen mengalahkan angka
queens-text = Queen adalah truf: setiap Queen mengalahkan semua angka, dan boleh dimainkan pada warna apa pun. Queen merah yang tertinggi, lalu hitam, biru, dan hijau. Di sini trik sudah dikuasai { CARD($queen) }. Kartu mana yang kamu buang?
queens-right = Benar: { CARD($queen) } mengambil trik, dan { CARD($card) } ikut terbawa.
queen-led-title = Trik dimulai dengan Queen
queen-led-text = Queen meminta Queen: siapa yang punya harus memainkannya. Kamu punya dua. Yang mana di bawah { CARD($queen) }?
queen-led-right = Benar: { CARD($card) } lebih rendah daripada { CARD($queen) }, dan sekarang lepas dari tanganmu.
void-title = Tidak punya warnanya
void-text = Trik dimulai dengan biru dan kamu tidak punya angka biru: kamu boleh memainkan kartu apa saja. Kartu warna lain tidak pernah mengambil trik, jadi inilah cara membuang kartu yang mahal.
void-right = Benar: { CARD($card) } adalah kartumu yang paling mahal.
stash-title = Satu kartu untuk peti
stash-text = Beginilah ronde dimulai: setiap pemain diam-diam memasukkan satu kartu ke dalam Peti Harta Karun, dan pilihan itu tidak bisa diubah. Pemenang trik terakhir juga mendapat peti. Semua kartumu rendah, kecuali satu. Kartu mana yang masuk ke peti?
stash-right = Benar: { CARD($card) } tidak bisa lagi memberimu trik. Dan karena kamu tidak punya kartu warna itu lagi, kamu boleh memainkan apa saja saat warna itu keluar.
last-title = Trik terakhir
last-text = Tinggal dua kartu, dan trik terakhir membawa serta peti. Tidak ada kartu yang mengalahkan { CARD($queen) }. Mau menang dengannya sekarang, atau di trik terakhir?
last-right = Benar: { $points } poin itu murah dibandingkan isi peti. Sekarang mulailah dengan { CARD($card) }, kartu terakhirmu.
last-end = { $name } mengambil trik terakhir beserta semua isi peti.
flawless-title = Sempurna
flawless-text = Pemain tanpa satu trik pun disebut Sempurna: 0 poin, dan poin semua pemain lain digandakan. Sejauh ini kamu belum mengambil trik, dan tinggal dua kartu. Tetaplah Sempurna!
flawless-right = Benar: trik ini jatuh ke orang lain. Sekarang mainkan { CARD($card) }: warnanya bukan warna pertama, jadi tidak bisa menang.
flawless-end = Sempurna! Poinmu 0, dan poin semua pemain lain dihitung dua kali.
grand-title = Menghentikan Luar Biasa
grand-text = { $name } mengambil semua trik sejauh ini. Kalau ketujuhnya, itu Luar Biasa: 500 poin untuk setiap pemain lain. Ambillah satu trik sendiri, walaupun ada poinnya.
grand-right = Benar: trik ini milikmu, dan Luar Biasa berhenti. Sekarang mulailah dengan { CARD($card) }, kartu terakhirmu.
grand-end = Tidak ada Luar Biasa, tidak ada 500 poin. Perhatikan selalu siapa yang mengambil trik.

## Mengapa sebuah kartu boleh, tetapi kurang bijak

unwise-takes-trick = { KIND($card) ->
        [queen] Boleh, tetapi { CARD($card) } mengalahkan semua kartu di trik ini: trik jadi milikmu, dengan { $points } poin minus.
       *[number] Boleh, tetapi { CARD($card) } jadi kartu tertinggi: trik jadi milikmu, dengan { $points } poin minus.
    }
unwise-leads-high = Boleh, tetapi { CARD($card) } tinggi: hampir tidak ada yang bisa mengalahkannya, dan mungkin kamu sendiri yang mengambil trik.
unwise-keeps-dear = { CARD($card) } aman, tetapi { CARD($dear) } tetap di tanganmu. Sekaranglah saatnya membuangnya.
unwise-highest-queen = Boleh, tetapi { CARD($card) } yang tertinggi dari semuanya: trik jadi milikmu.
unwise-low-to-chest = { CARD($card) } rendah dan jarang mengambil trik. Kartu rendah justru disimpan. Kartu mana yang berbahaya?
unwise-keeps-queen = Setelah { CARD($card) }, kartu terakhirmu adalah { CARD($queen) }: trik terakhir jadi milikmu, beserta peti.
unwise-loses-flawless = { CARD($card) } mengambil trik, dan Sempurna pun hilang.
unwise-lets-grand = Setelah { CARD($card) }, trik ini pun jatuh ke { $name }. Satu lagi, dan itu Luar Biasa: 500 poin untukmu.

## Teka-teki

puzzles-title = Teka-teki
puzzles-text = Masing-masing berasal dari ronde antarbot dan punya satu kartu terbaik. Kamu melihat apa yang bisa dilihat pemain itu, tidak lebih.
puzzles-solved = { $solved } dari { $puzzles } terpecahkan
puzzle = Teka-teki { $number }
puzzle-of = Teka-teki { $number } dari { $puzzles }
puzzle-solved = terpecahkan
puzzle-next = Teka-teki berikutnya
tricks-so-far = Trik sejauh ini
puzzle-show = Tunjukkan jawabannya
kind-chest = Hindari peti
kind-grand = Hentikan Luar Biasa
kind-stash = Kartu mana untuk peti?
kind-flawless = Tetap Sempurna
kind-own-grand = Raih Luar Biasa
ask-chest = Trik terakhir membawa serta peti. Kartu mana yang kamu mainkan supaya peti tidak jatuh padamu?
ask-grand = { $who ->
        [you] Kamu mengambil semua trik sejauh ini. Kartu mana yang kamu mainkan?
       *[other] { $who } mengambil semua trik sejauh ini. Kartu mana yang kamu mainkan?
    }
ask-stash = Kartu mana yang kamu masukkan ke dalam peti?
ask-flawless = Kamu belum mengambil satu trik pun. Kartu mana yang kamu mainkan?
ask-own-grand = Kamu mengambil semua trik sejauh ini. Kartu mana yang kamu mainkan?
puzzle-right = Benar: { CARD($card) } adalah kartu terbaik.
puzzle-wrong = { CARD($card) } boleh, tetapi merugi sekitar { $points } poin dibandingkan kartu terbaik. Coba yang lain.
puzzle-answer = Kartu terbaik adalah { CARD($card) }.
about = { CARD($card) }: { $text }
proven = Terbukti: dalam semua { $count } susunan yang mungkin, tidak ada kartu yang lebih baik.
shown = Menurut hitungan bot terkuat, setiap kartu lain merugi { $points } poin atau lebih.

## Mode baris

plain-welcome = Pelajaran, baris demi baris. Untuk memilih kartu, ketiklah: R5 berarti 5 merah, KQ Queen Hitam. Untuk hal lain yang bisa ditanyakan, ketik “{ $help }”.
plain-help = Kamu bisa mengetik kartu, misalnya R5, atau salah satu dari ini: { $answers }.
plain-go-on = Tekan Enter untuk lanjut.
plain-kept = Posisimu tersimpan. Untuk melanjutkan: qyrsqyrs learn
plain-answers = Ketik kartu, “{ $show }” untuk jawabannya, atau “{ $next }” untuk teka-teki berikutnya.
answer-show = jawaban
answer-next = lanjut
