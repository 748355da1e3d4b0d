# Permainan di terminal: label, tombol, dan jawaban.

waiting = Menunggu meja …
chest = Peti Harta Karun
last-trick = Trik sebelumnya
label-tricks = trik
label-round = ronde
label-total = jumlah
label-void = habis
label-dealer = pembagi kartu
heading = Ronde { $round }
heading-of = Ronde { $round } dari { $rounds }
heading-trick = Ronde { $round }, trik { $trick } dari { $tricks }
heading-trick-of = Ronde { $round } dari { $rounds }, trik { $trick } dari { $tricks }
fewest-wins = Poin minus paling sedikit menang.
dealt-to-chest = dari pembagian

## Tombol

key-move = pilih
key-play = mainkan
key-stash = ke peti
key-hint = saran
key-undo = batal
key-claim = klaim
key-last = sebelumnya
key-voids = warna habis
key-rules = aturan
key-pace = tempo
key-leave = keluar
key-back = kembali
key-scroll = gulir
key-next-round = ronde berikutnya
key-new-match = permainan baru
key-coach = pelatih
key-start = mulai
key-react = sapa
key-answer = jawaban
key-next-puzzle = teka-teki berikutnya

## Tempo

pace-is-slow = Tempo: pelan.
pace-is-normal = Tempo: biasa.
pace-is-fast = Tempo: cepat.
pace-is-instant = Tempo: seketika.

## Jawaban

hint-says = Pemain yang kuat akan memilih { CARD($card) }.
hint-try-grand = Coba raih Luar Biasa: pilih { CARD($card) }.
hint-stop-grand = Gagalkan Luar Biasa { $name }: pilih { CARD($card) }.
hint-stay-flawless = Tetap Sempurna: pilih { CARD($card) }.
hint-grand-is-gone = Luar Biasa sudah tidak mungkin; sekarang hindari peti: pilih { CARD($card) }.
hint-avoid-chest = Hindari trik terakhir dan petinya: pilih { CARD($card) }.
hint-none = Saat ini tidak ada saran.
stash-confirm = Masukkan { CARD($card) } ke dalam Peti Harta Karun? Enter memasukkannya, Esc menyimpannya di tangan.
typing = Kartu: { $text }
no-such-card = “{ $text }” bukan kartu. Kartu ditulis dengan huruf warna (R, K untuk hitam, B, G) lalu 2 sampai 8 atau Q, misalnya R5.
too-small = Meja memerlukan { $columns } kolom dan { $rows } baris. Jendela ini memiliki { $has_columns } dan { $has_rows }.
link-down = Koneksi terputus. Mencoba lagi …
link-up = Koneksi pulih kembali.
time-left = Waktumu tinggal { $count } detik.
no-clock = Saat ini waktumu tidak sedang dihitung.
record-kept = Permainan disimpan di { $path }
saved = Permainan tersimpan. Untuk melanjutkannya: qyrsqyrs play --continue
continue-none = Tidak ada permainan yang belum selesai untuk dilanjutkan.
no-terminal = Terminal ini tidak bisa menampilkan meja. Untuk bermain baris demi baris: qyrsqyrs play --plain
not-kept = { $path } tidak dapat disimpan ({ $reason }).
not-read = Permainan di { $path } tidak dapat dibaca ({ $reason }).
not-continued = Permainan ini tidak bisa dilanjutkan: sudah berakhir, atau tidak dimainkan di sini melawan bot.
table-broke = Terjadi kesalahan di meja ini. Permainan tersimpan sampai kartu terakhir.

## Meja di server

no-link = “{ $text }” bukan tautan meja. Bentuk tautannya seperti http://host:7777/t/NAME.
no-answer = Tidak ada server yang menjawab di { $host }. Periksa tautan dan koneksimu.
foreign-server = { $host } menjawab, tetapi bukan server Qyrsqyrs.
untrusted-server = { $host } tidak dapat membuktikan bahwa ia server yang benar, jadi tidak ada yang dikirim ke sana ({ $reason }).
no-certificates = Sistem ini tidak punya sertifikat untuk memeriksa tautan https.
not-understood = Server tidak memahami program ini. Mungkin salah satunya sudah usang.
cut-off = Server telah memutus koneksi.
unfair-deal = Ronde { $round }: pembagian ini tidak adil bagimu. Rahasia atau kocokannya tidak cocok dengan yang dilihat dan dikirim program ini sebelum pembagian. Simpan catatannya dan periksa dengan qyrsqyrs verify.

## Mode baris

plain-welcome = Qyrsqyrs, baris demi baris. Untuk memilih kartu, ketiklah: R5 adalah 5 merah, KQ adalah Queen Hitam. Untuk mengetahui pertanyaan lainnya, ketik “{ $help }”.
plain-help = Kamu bisa mengetik sebuah kartu, misalnya R5, atau salah satu dari ini: { $answers }.
plain-unknown = “{ $text }” bukan kartu dan bukan pertanyaan yang dikenal. Ketik “{ $help }” untuk mendengar apa saja yang bisa diketik.
goodbye = Sampai jumpa.

answer-hand = kartu
answer-playable = boleh
answer-trick = trik
answer-last = sebelumnya
answer-scores = skor
answer-voids = habis
answer-time = waktu
answer-hint = saran
answer-undo = batal
answer-claim = klaim
answer-rules = aturan
answer-help = bantuan
answer-quit = keluar
answer-say = sapa

# Counting it yourself, line by line: the cards of one trick or of the chest.
count-cards = { CARDS($cards) }.
# $show is the word of “answer-show”.
count-how = Ketik poin minusmu, atau “{ $show }” untuk melihat hasilnya.

# Reactions at a served table. $reactions is a list such as “1 Hello! 2 Good luck!”; $say is the word answer-say.
react-choose = Tekan angka: { $reactions }
react-plain = Untuk menyapa yang lain, ketik “{ $say }” dan sebuah angka: { $reactions }
react-nobody = Tidak ada orang lain di sini yang bisa membacanya.
