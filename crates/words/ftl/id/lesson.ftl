# Pelajaran dan teka-teki.

title = Belajar Qyrsqyrs
intro = Qyrsqyrs, sang Ratu Berlian yang penuh misteri, memberi permainan ini namanya. Mari berkenalan: pelajaran pertama sekitar lima menit, lalu teka-teki dari ronde antarbot. Kamu bermain, dan setiap kartu dijelaskan.

## Pelajaran seluruhnya

lesson-title = Pelajaran
lesson-text = { $steps } langkah singkat, dari mengikuti warna sampai membaca kartu lawan. Kamu bisa berhenti kapan saja dan melanjutkan nanti.
lesson-progress = { $done } dari { $steps } langkah selesai
lesson-start = Mulai pelajaran
lesson-resume = Lanjutkan ke langkah { $step }
lesson-again = Ulangi dari awal
steps-label = Langkah-langkah pelajaran
step-of = Langkah { $step } dari { $steps }
step-done = selesai
step-next = Langkah berikutnya
step-again = Ulangi langkah ini
all-of-it = Semua pelajaran dan teka-teki
finished-title = Kamu sudah bisa bermain
finished-text = Itulah seluruh pelajaran. Teka-teki menunjukkan apa yang diperhatikan pemain jago, dan bot sudah menunggumu di meja.
to-puzzles = Lanjut ke teka-teki

## Langkah demi langkah

follow-title = Mengikuti warna
follow-text = Kumpulkan poin sesedikit mungkin: setiap kartu angka bernilai poin minus sebesar angkanya. Setiap pemain mengeluarkan satu kartu; itulah satu trik (putaran). Trik ini dimulai dengan merah: yang punya merah harus memainkan merah atau Queen. Tanpa Queen, merah tertinggi memenangkan trik. Mainkan kartu yang tidak menang.
follow-right = Benar: { CARD($card) } lebih rendah daripada { CARD($above) }.
lead-title = Mulai dengan kartu rendah
lead-text = Pemenang trik memulai trik berikutnya dengan kartu apa saja. Sekarang kamu yang memulai. Pemain lain harus mengikuti warnamu, jadi kalau kartumu rendah, orang lain yang kena triknya.
lead-right = Benar: siapa pun yang harus mengikuti warna tidak bisa memainkan kartu yang lebih rendah daripada { CARD($card) }.
queens-title = Queen adalah truf
queens-text = Queen adalah truf: setiap Queen mengalahkan semua kartu angka, dan boleh dimainkan pada warna apa pun. Queen Merah yang tertinggi, lalu Hitam, Biru, dan Hijau. Di sini { CARD($queen) } sudah unggul. Kartu mana yang kamu buang?
queens-right = Benar: { CARD($queen) } memenangkan trik, dan { CARD($card) } ikut terbawa.
queen-led-title = Trik dimulai dengan Queen
queen-led-text = Jika trik dimulai dengan Queen, yang punya Queen harus memainkan Queen. Kamu punya dua. Mana yang lebih rendah daripada { CARD($queen) }?
queen-led-right = Benar: { CARD($card) } lebih rendah daripada { CARD($queen) }, dan kamu sudah bebas darinya.
void-title = Tidak punya warnanya
void-text = Trik dimulai dengan biru dan kamu tidak punya kartu angka biru: kamu boleh memainkan kartu apa saja. Kartu warna lain tidak pernah memenangkan trik, jadi inilah saatnya membuang kartu yang poinnya besar.
void-right = Benar: { CARD($card) } adalah kartumu yang poinnya paling besar.
stash-title = Satu kartu untuk peti
stash-text = Beginilah ronde dimulai: setiap pemain diam-diam memasukkan satu kartu ke dalam Peti Harta Karun, dan pilihan itu tidak bisa diubah. Pemenang trik terakhir juga mendapat peti. Semua kartumu rendah, kecuali satu. Kartu mana yang masuk ke peti?
stash-right = Benar: { CARD($card) } tidak bisa lagi memberimu trik. Dan karena kamu tidak punya kartu angka warna itu lagi, kamu boleh memainkan apa saja saat warna itu keluar.
last-title = Trik terakhir
last-text = Tinggal dua kartu, dan trik terakhir membawa serta peti. Tidak ada kartu yang mengalahkan { CARD($queen) }. Mau menang dengannya sekarang, atau di trik terakhir?
last-right = Benar: { $points } poin itu tidak seberapa dibandingkan isi peti. Sekarang mulailah dengan { CARD($card) }, kartu terakhirmu.
last-end = { $name } memenangkan trik terakhir beserta semua isi peti.
flawless-title = Sempurna
flawless-text = Pemain tanpa satu trik pun disebut Sempurna: 0 poin, dan poin semua pemain lain digandakan. Sejauh ini kamu belum memenangkan trik, dan tinggal dua kartu. Tetaplah Sempurna!
flawless-right = Benar: trik ini jatuh ke orang lain. Sekarang mainkan { CARD($card) }: warnanya bukan warna trik, jadi tidak bisa menang.
flawless-end = Sempurna! Poinmu 0, dan poin semua pemain lain dihitung dua kali.
grand-title = Menggagalkan Luar Biasa
grand-text = { $name } memenangkan semua trik sejauh ini. Kalau sampai ketujuh-tujuhnya, itu Luar Biasa: 500 poin minus untuk setiap pemain lain. Menangkan satu trik, walaupun kamu kena poin.
grand-right = Benar: trik ini milikmu, dan Luar Biasa gagal. Sekarang mulailah dengan { CARD($card) }, kartu terakhirmu.
grand-end = Tidak ada Luar Biasa, tidak ada 500 poin. Perhatikan selalu siapa yang memenangkan trik.
two-faces-title = Dua sisi Queen
two-faces-text = Queen memenangkan trik yang tidak kamu mau. Pemain yang berani tetap menyimpannya: bersama kartu-kartu tinggi, dia bisa membawa Luar Biasa. Pemain yang hati-hati menyembunyikannya di dalam peti. Lihat kartumu: tidak ada kartu tinggi yang membantunya. Kartu mana yang masuk ke peti?
two-faces-right = Benar: di dalam peti, { CARD($card) } tidak bisa memberimu trik. Kalau kamu punya kartu-kartu tinggi dan satu Queen lagi, boleh saja dia kamu simpan untuk meraih Luar Biasa.
tells-title = Yang terbaca dari kartu lawan
tells-text = Setiap kartu membocorkan sesuatu. Waktu trik dimulai dengan biru, { $name } dan { $other } tidak mengikuti: mereka tidak punya kartu angka biru. Sekarang giliranmu memulai. Kalau kamu mulai dengan warna yang mereka tidak punya, mereka akan membuang kartu berpoin besar ke trikmu. Kartu mana yang kamu mainkan?
tells-right = Benar: belum ada yang ketahuan kehabisan warna ini. Pemain lain mengikuti, dan kartu yang lebih tinggi memenangkan trik. Kartumu juga terbaca, jadi kamu bisa menggertak: buang kartu rendah, dan lawan mungkin mengira kartu tinggimu sudah habis.

## Mengapa sebuah kartu boleh, tetapi kurang bijak

unwise-takes-trick = { KIND($card) ->
        [queen] Boleh, tetapi { CARD($card) } mengalahkan semua kartu di trik ini: trik jadi milikmu, dengan { $points } poin minus.
       *[number] Boleh, tetapi { CARD($card) } jadi kartu tertinggi: trik jadi milikmu, dengan { $points } poin minus.
    }
unwise-leads-high = Boleh, tetapi { CARD($card) } tinggi: hampir tidak ada yang bisa mengalahkannya, dan mungkin kamu sendiri yang kena triknya.
unwise-keeps-dear = { CARD($card) } aman, tetapi { CARD($dear) } tetap di tanganmu. Sekaranglah saatnya membuangnya.
unwise-highest-queen = Boleh, tetapi { CARD($card) } yang tertinggi dari semuanya: trik jadi milikmu.
unwise-low-to-chest = { CARD($card) } rendah dan jarang memenangkan trik. Kartu rendah sebaiknya tetap di tangan. Kartu mana yang berbahaya?
unwise-keeps-queen = Setelah { CARD($card) }, kartu terakhirmu adalah { CARD($queen) }: trik terakhir jadi milikmu, beserta peti.
unwise-loses-flawless = { CARD($card) } memenangkan trik, dan kamu tidak Sempurna lagi.
unwise-lets-grand = Setelah { CARD($card) }, trik ini pun jatuh ke { $name }. Satu lagi, dan itu Luar Biasa: 500 poin minus untukmu.
unwise-leads-void = Boleh, tetapi { $name } dan { $other } tidak punya warna ini: mereka akan membuang kartu berpoin besar ke trikmu.

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
kind-grand = Gagalkan Luar Biasa
kind-stash = Kartu mana untuk peti?
kind-flawless = Tetap Sempurna
kind-own-grand = Raih Luar Biasa
kind-tells = Baca kartu lawan
ask-chest = Trik terakhir membawa serta peti. Kartu mana yang kamu mainkan supaya peti tidak jatuh ke tanganmu?
ask-grand = { $who ->
        [you] Kamu memenangkan semua trik sejauh ini. Kartu mana yang kamu mainkan?
       *[other] { $who } memenangkan semua trik sejauh ini. Kartu mana yang kamu mainkan?
    }
ask-stash = Kartu mana yang kamu masukkan ke dalam peti?
ask-flawless = Kamu belum memenangkan satu trik pun. Kartu mana yang kamu mainkan?
ask-own-grand = Kamu memenangkan semua trik sejauh ini. Kartu mana yang kamu mainkan?
ask-tells = Ada yang sudah membocorkan sesuatu. Kartu mana yang kamu mainkan?
puzzle-right = Benar: { CARD($card) } adalah kartu terbaik.
puzzle-wrong = { CARD($card) } boleh, tetapi rugi sekitar { $points } poin dibandingkan kartu terbaik. Coba yang lain.
puzzle-answer = Kartu terbaik adalah { CARD($card) }.
about = { CARD($card) }: { $text }
clue-void = { $count ->
        [1] Trik { $trick }: { $people } tidak mengikuti warna, jadi dia tidak punya { SUIT($colour, form: "card") }.
       *[other] Trik { $trick }: { $people } tidak mengikuti warna, jadi mereka tidak punya { SUIT($colour, form: "card") }.
    }
clue-no-queen = { $count ->
        [1] Trik { $trick }: { $people } tidak memainkan Queen, jadi dia tidak punya Queen.
       *[other] Trik { $trick }: { $people } tidak memainkan Queen, jadi mereka tidak punya Queen.
    }
clue-in-chest = Jadi { CARDS($cards) } pasti ada di dalam peti.
clue-overlooked = Kalau ini terlewat, { CARD($card) } tampak lebih baik.
proven = Terbukti: dalam semua { $count } susunan yang mungkin, tidak ada kartu yang lebih baik.
shown = Menurut hitungan bot terkuat, kartu lain mana pun rugi { $points } poin atau lebih.

## Mode baris

plain-welcome = Pelajaran, baris demi baris. Untuk memilih kartu, ketiklah: R5 berarti 5 merah, KQ Queen Hitam. Untuk hal lain yang bisa ditanyakan, ketik “{ $help }”.
plain-help = Kamu bisa mengetik kartu, misalnya R5, atau salah satu dari ini: { $answers }.
plain-go-on = Tekan Enter untuk lanjut.
plain-kept = Kemajuanmu tersimpan. Untuk melanjutkan: qyrsqyrs learn
plain-answers = Ketik kartu, “{ $show }” untuk jawabannya, atau “{ $next }” untuk teka-teki berikutnya.
answer-show = jawaban
answer-next = lanjut
