# Aturan dengan kata-kata kami sendiri, dan halaman tentang batu permata.

title = Aturan Qyrsqyrs
contents = Daftar isi
# The rules of the table from which the page was opened.
this-table = Di meja ini
example = Contoh

aim-title = Tujuan permainan
aim-text = Qyrsqyrs adalah permainan kartu untuk tiga atau empat pemain. Di sini kamu berusaha tidak memenangkan trik: setiap kartu angka yang kamu ambil menjadi poin minus, dan yang poinnya paling sedikit di akhir memenangkan permainan.
aim-trick = Sebuah trik (putaran) berjalan begini: satu pemain menaruh kartu di meja, yang lain bergiliran menambah satu kartu, dan kartu terbaik mengambil semuanya.

deck-title = Kartu
deck-text = Ada 32 kartu dalam empat warna: merah, hitam, biru, dan hijau. Setiap warna terdiri atas kartu angka 2 sampai 8 dan satu Queen. Di antara kartu angka satu warna, 8 adalah yang tertinggi.
deck-points = Setiap kartu angka bernilai poin minus sebesar angkanya: 35 per warna, 140 seluruhnya. Queen tidak bernilai poin.
deck-letters = Dalam tulisan, sebuah kartu adalah huruf dan angkanya: R untuk merah, K untuk hitam, B untuk biru, G untuk hijau; Queen memakai Q sebagai ganti angka. R8 adalah 8 merah, KQ adalah Queen Hitam.

queens-title = Keempat Queen
queens-text = Para Queen adalah truf. Queen mana pun mengalahkan kartu angka apa pun, dan setiap Queen mengenakan batu permata yang menunjukkan peringkatnya.
queens-order = Dari yang tertinggi ke yang terendah: { CARDS($cards) }.
queens-colour = Para Queen adalah kelompok tersendiri. Queen Merah tidak dihitung sebagai kartu merah: jika hanya itu kartu merahmu, kamu tidak wajib mengikuti warna merah.
queens-faces = Setiap Queen punya dua sisi. Dia memenangkan trik yang ingin kamu hindari, jadi pemain yang hati-hati sering menyembunyikannya di dalam peti. Tetapi tanpa Queen, Luar Biasa sulit diraih, jadi pemain yang berani menyimpannya di tangan.

deal-title = Pembagian kartu
deal-four = Empat pemain: masing-masing mendapat 8 kartu.
deal-three = Tiga pemain: masing-masing mendapat 10 kartu, dan dua kartu terakhir masuk tertutup ke dalam Peti Harta Karun. Tidak ada yang boleh melihatnya.
deal-turn = Setelah setiap ronde, giliran membagikan kartu pindah ke pemain di sebelah kiri.

stash-title = Satu kartu untuk Peti Harta Karun
stash-text = Sebelum trik pertama, setiap pemain memilih satu kartu di tangannya dan memasukkannya tertutup ke dalam peti. Peti lalu berisi empat kartu, atau lima jika bermain bertiga.
stash-secret = Tidak ada yang melihat kartu pilihan pemain lain, dan pilihan tidak bisa diubah. Peti tetap tertutup sampai ronde selesai.

follow-title = Memainkan trik
follow-start = Pemain di sebelah kiri dealer memulai trik pertama. Giliran berjalan searah jarum jam.
follow-lead = Yang memulai trik boleh memainkan kartu apa saja.
follow-colour = Jika trik dimulai dengan kartu angka dan kamu punya kartu angka warna itu, kamu harus memainkan salah satunya, atau Queen mana pun sebagai gantinya.
follow-void = Jika kamu tidak punya kartu angka warna itu, kamu boleh membuang kartu apa saja atau memainkan Queen.
follow-queen = Jika trik dimulai dengan Queen dan kamu punya Queen, kamu harus memainkan Queen. Jika tidak punya, kamu boleh memainkan kartu apa saja.
example-follow = Trik dimulai dengan { CARD($led) }. Kamu memegang { CARDS($hand) }. Kamu boleh memainkan { CARDS($may, join: "or") }, tetapi tidak { CARDS($not, join: "or") }.
example-void = Trik dimulai dengan { CARD($led) }. Kamu memegang { CARDS($hand) }. Kamu tidak punya kartu angka warna itu, jadi semuanya boleh dimainkan.

trick-title = Siapa yang memenangkan trik
trick-queen = Queen tertinggi memenangkan trik.
trick-colour = Tanpa Queen, kartu angka tertinggi dari warna trik yang menang. Kartu warna lain tidak pernah menang.
trick-next = Pemenang trik menaruhnya tertutup di depannya dan memulai trik berikutnya. Satu ronde terdiri atas tujuh trik dengan empat pemain dan sembilan dengan tiga pemain.
example-trick = Kartu yang dimainkan, berurutan: { CARDS($cards, join: "comma") }. { CARD($winner) } memenangkan trik: { $points } poin.

chest-title = Peti dibuka
chest-text = Pemenang trik terakhir juga mendapat Peti Harta Karun beserta semua kartu di dalamnya. Baru pada saat itulah peti dibuka.
chest-caution = Jadi trik terakhir jarang menguntungkan, kecuali kalau kamu mengincar Luar Biasa: pikirkan sejak awal siapa yang akan terpaksa memenangkannya.

scoring-title = Menghitung poin
scoring-text = Di akhir ronde, setiap pemain menjumlahkan nilai kartu angka dalam trik yang dimenangkannya, dan yang mendapat peti menambahkan isinya. Itulah poin ronde itu, kecuali ada yang Sempurna atau meraih Luar Biasa.
scoring-nothing = Sebelum digandakan, satu ronde selalu berisi 140 poin.

flawless-title = Sempurna
flawless-text = Pemain yang tidak memenangkan satu trik pun disebut Sempurna. Poinnya 0, dan poin semua pemain lain digandakan.
flawless-two = Dengan empat pemain, bisa ada dua yang Sempurna dalam satu ronde. Poin kedua pemain lain dikalikan empat.
flawless-not = Trik tanpa poin tetap sebuah trik. Pemain yang hanya memenangkan trik seperti itu mendapat 0 poin, tetapi tidak Sempurna.
example-flawless = Tiga pemain memenangkan { $tricks } trik dan mengambil { $raw } poin. Satu di antaranya Sempurna, jadi yang dicatat adalah { $points } poin.
example-flawless-two = Empat pemain memenangkan { $tricks } trik dan mengambil { $raw } poin. Dua di antaranya Sempurna, jadi yang dicatat adalah { $points } poin.

grand-title = Luar Biasa
grand-text = Pemain yang memenangkan semua trik dalam satu ronde meraih Luar Biasa. Setiap lawan mendapat 500 poin minus, dan dia sendiri tetap mendapat 140.
grand-first = Luar Biasa mendahului Sempurna: pemain lain memang tanpa trik, tetapi tidak ada yang Sempurna.
example-grand = Empat pemain memenangkan { $tricks } trik. Itu Luar Biasa, jadi yang dicatat adalah { $points } poin.

match-title = Permainan
match-text = Ronde dimainkan satu demi satu, dan poinnya dijumlahkan.
match-length = Biasanya permainan berakhir setelah setiap pemain membagikan kartu satu kali. Kalian juga bisa menyepakati jumlah ronde, atau bermain sampai ada yang mencapai 500 poin minus.
match-win = Yang poinnya paling sedikit menang. Jika sama, kemenangan dibagi.

house-title = Variasi aturan
house-text = Tidak semua meja bermain dengan cara yang sama. Variasi ini bisa dipilih untuk meja baru:
house-length = Permainan bisa berlangsung 1 sampai 100 ronde, atau sampai ada yang mencapai jumlah poin minus yang kalian tentukan.

gems-title = Batu permata
gems-text = Qyrsqyrs adalah Ratu Berlian yang penuh misteri, yang bersinar di setiap budaya; namanya dipakai oleh keempat Queen. Masing-masing mengenakan batu permata yang menunjukkan peringkatnya, dan sejak ada cerita, orang melihat lebih dari sekadar batu di dalamnya.
gem-entry = { $name }: { $meaning }. { $text }
gem-red = Berlian Merah
gem-red-meaning = keberanian, kekuatan, cinta abadi
gem-red-text = Berlian merah sangat sedikit jumlahnya di dunia, dan api serta keajaiban seakan menyala di dalamnya. Berlian paling langka ini ada di mahkota tertinggi. Tidak ada yang bisa menggoresnya, dan Queen yang memakainya pun tidak pernah mengalah: tidak ada kartu yang dapat mengalahkannya.
gem-black = Opal Hitam
gem-black-meaning = misteri, tekad, mimpi yang menjadi nyata
gem-black-text = Sekilas tampak gelap, tetapi saat diputar di bawah cahaya, semua warna menyala dari kegelapan, seperti mimpi yang diwujudkan oleh tekad yang kuat. Queen ini hanya mengalah kepada satu kartu, dan niatnya tak pernah benar-benar terbaca.
gem-blue = Safir Biru
gem-blue-meaning = ketenangan, kebijaksanaan, kesetiaan
gem-blue-text = Biru seperti langit dan laut pada senja yang cerah; konon menenangkan hati dan menjernihkan pikiran. Queen ini tidak tergesa-gesa: dia mendahulukan kedua Queen di atasnya dan memilih saat yang tepat.
gem-green = Zamrud Hijau
gem-green-meaning = cinta, keberuntungan, keharmonisan
gem-green-text = Hijau seperti taman sehabis hujan, warna pertumbuhan dan keseimbangan. Orang Mesir menyebutnya Batu Kehidupan. Queen ini yang terendah dari keempatnya, dan itu sering menjadi keberuntungan: dia bisa dimainkan tanpa harus memenangkan trik.
credits = Qyrsqyrs adalah permainan karya Harald Rosenbaum. © 2025, Qyrsqyrs™.
