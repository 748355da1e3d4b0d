# Permainan dalam kata-kata: penolakan, kejadian di meja, dan hal yang bisa ditanyakan.

## Mengapa sebuah kartu ditolak

refused-no-seat = Tidak ada yang duduk di kursi itu.
refused-not-held = Kamu tidak memegang { CARD($card) }.
refused-already-stashed = Kartumu sudah ada di dalam peti, dan pilihan itu tidak bisa diubah.
refused-stash-first = Belum waktunya: setiap pemain harus memasukkan satu kartu ke dalam peti dulu.
refused-turn = { $who ->
        [you] Sekarang giliranmu, tetapi kartu itu tidak boleh dimainkan.
       *[other] Belum waktunya: sekarang giliran { $who }.
    }
refused-round-over = Ronde sudah selesai.
refused-follow-colour-or-queen = Kamu punya kartu { SUIT($colour, form: "plain") }: mainkan kartu { SUIT($colour, form: "plain") } atau Queen.
refused-follow-colour = Kamu punya kartu { SUIT($colour, form: "plain") }: mainkan kartu { SUIT($colour, form: "plain") }. Di meja ini Queen tidak boleh menggantikannya.
refused-queen-forced = Kamu tidak punya kartu angka { SUIT($colour, form: "plain") }: di meja ini kamu wajib memainkan Queen.
refused-follow-queen = Trik ini dimulai dengan Queen dan kamu punya Queen: mainkan Queen.

## Ronde dimulai

round-begins = { $dealer ->
        [you] Ronde { $round }. Kamu yang membagikan kartu.
       *[other] Ronde { $round }. { $dealer } membagikan kartu.
    }
round-begins-of = { $dealer ->
        [you] Ronde { $round } dari { $rounds }. Kamu yang membagikan kartu.
       *[other] Ronde { $round } dari { $rounds }. { $dealer } membagikan kartu.
    }
hand-dealt = Kartumu: { CARDS($cards) }.
stash-ask = Pilih satu kartu untuk peti. Tidak bisa diubah lagi.
stash-chosen = Kamu memasukkan { CARD($card) } ke dalam peti.
stash-by = { $who ->
        [you] Kamu sudah memasukkan satu kartu ke dalam peti.
       *[other] { $who } sudah memasukkan satu kartu ke dalam peti.
    }
stash-waiting = Masih menunggu { $count } pemain memilih kartu untuk peti.
stash-complete = Semua sudah memilih. Peti tetap tertutup sampai ronde selesai.

## Trik

leads = { $who ->
        [you] Kamu memulai trik dengan { CARD($card) }.
       *[other] { $who } memulai trik dengan { CARD($card) }.
    }
plays = { $who ->
        [you] Kamu memainkan { CARD($card) }.
       *[other] { $who } memainkan { CARD($card) }.
    }
turn-to-lead = { $who ->
        [you] Giliranmu: mulailah trik dengan kartu apa saja.
       *[other] Giliran { $who } memulai trik.
    }
turn-to-follow = { $who ->
        [you] Giliranmu: trik dimulai dengan warna { SUIT($colour, form: "plain") }.
       *[other] Giliran { $who }.
    }
turn-after-queen = { $who ->
        [you] Giliranmu: trik dimulai dengan Queen.
       *[other] Giliran { $who }.
    }
turn-after-queen-of = { $who ->
        [you] Giliranmu: trik dimulai dengan Queen, warna yang harus diikuti { SUIT($colour, form: "plain") }.
       *[other] Giliran { $who }.
    }
takes-trick = { $who ->
        [you] Kamu memenangkan trik: { $points ->
            [0] tanpa poin.
           *[other] { $points } poin.
        }
       *[other] { $who } memenangkan trik: { $points ->
            [0] tanpa poin.
           *[other] { $points } poin.
        }
    }
takes-last-trick = { $who ->
        [you] Kamu memenangkan trik terakhir beserta Peti Harta Karun. Isi trik: { $points ->
            [0] tidak ada poin.
           *[other] { $points } poin.
        }
       *[other] { $who } memenangkan trik terakhir beserta Peti Harta Karun. Isi trik: { $points ->
            [0] tidak ada poin.
           *[other] { $points } poin.
        }
    }

## Peti dibuka

chest-opens = { $points ->
        [0] Peti dibuka: { CARDS($cards) }. Tidak ada poin sama sekali.
       *[other] Peti dibuka: { CARDS($cards) }. Jumlahnya { $points } poin.
    }
chest-card-by = { $who ->
        [you] Kamu tadi memasukkan { CARD($card) }.
       *[other] { $who } tadi memasukkan { CARD($card) }.
    }
chest-card-dealt = { CARD($card) } masuk saat kartu dibagikan.
chest-goes-to = { $who ->
        [you] Peti ini jatuh ke tanganmu.
       *[other] Peti ini jatuh ke tangan { $who }.
    }

## Poin satu ronde

flawless = { $who ->
        [you] Sempurna! Kamu tidak memenangkan satu trik pun: poinmu 0, dan poin semua pemain lain digandakan.
       *[other] Sempurna! { $who } tidak memenangkan satu trik pun dan mendapat 0 poin; poin semua pemain lain digandakan.
    }
flawless-two = Dua pemain Sempurna sekaligus: { $people }. Mereka mendapat 0 poin; poin pemain lain dikalikan empat.
grand = { $who ->
        [you] Luar Biasa! Kamu memenangkan semua trik: setiap lawan mendapat 500 poin minus.
       *[other] Luar Biasa! { $who } memenangkan semua trik: setiap lawannya mendapat 500 poin minus.
    }
round-score = { $who ->
        [you] Kamu mendapat { $points ->
            [0] 0 poin.
           *[other] { $points } poin minus.
        }
       *[other] { $who } mendapat { $points ->
            [0] 0 poin.
           *[other] { $points } poin minus.
        }
    }
round-score-multiplied = { $who ->
        [you] Kamu mengambil { $raw } poin; dikalikan { $factor } menjadi { $points } poin minus.
       *[other] { $who } mengambil { $raw } poin; dikalikan { $factor } menjadi { $points } poin minus.
    }
round-ends = Ronde { $round } selesai.
match-total = { $who ->
        [you] Jumlah poinmu { $points }.
       *[other] Jumlah poin { $who }: { $points }.
    }
match-ends = Permainan selesai.
wins = { $who ->
        [you] Kamu menang dengan { $points ->
            [0] 0 poin!
           *[other] hanya { $points } poin minus!
        }
       *[other] { $who } menang dengan { $points ->
            [0] 0 poin.
           *[other] hanya { $points } poin minus.
        }
    }
win-shared = { $points ->
        [0] Menang bersama dengan masing-masing 0 poin: { $people }.
       *[other] Menang bersama dengan masing-masing { $points } poin minus: { $people }.
    }

## Pemain datang dan pergi

you = Kamu
joins = { $who ->
        [you] Kamu sudah bergabung di meja ini.
       *[other] { $who } bergabung di meja.
    }
leaves = { $who ->
        [you] Kamu sudah meninggalkan meja.
       *[other] { $who } meninggalkan meja.
    }
loses-connection = { $who ->
        [you] Koneksimu terputus.
       *[other] Koneksi { $who } terputus.
    }
stand-in = { $who ->
        [you] Bot bermain untukmu sampai kamu kembali.
       *[other] Bot bermain menggantikan { $who }.
    }
returns = { $who ->
        [you] Kamu sudah kembali.
       *[other] { $who } sudah kembali.
    }
time-up = { $who ->
        [you] Waktumu habis: { CARD($card) } dipilihkan untukmu.
       *[other] Waktu { $who } habis: { CARD($card) } dipilihkan untuknya.
    }
time-up-stash = { $who ->
        [you] Waktumu habis: satu kartumu dimasukkan ke dalam peti.
       *[other] Waktu { $who } habis: satu kartunya dimasukkan ke dalam peti.
    }
reacts = { $who ->
        [you] Katamu: { $reaction }
       *[other] Kata { $who }: { $reaction }
    }
taken-back = Langkah terakhir dibatalkan.

## Klaim: semua trik yang tersisa, atau tidak satu pun

# Ditawarkan saat giliran pemain, kalau sudah pasti.
offer-rest = Semua trik yang tersisa pasti milikmu, apa pun kartu pemain lain. Kamu bisa mengklaimnya.
offer-no-more = Kamu pasti tidak memenangkan trik lagi, apa pun kartu pemain lain. Kamu bisa mengklaimnya, lalu kartumu dimainkan otomatis.
claims-rest = { $who ->
        [you] Kamu memenangkan semua trik yang tersisa.
       *[other] { $who } memenangkan semua trik yang tersisa.
    }
claims-no-more = { $who ->
        [you] Kamu tidak memenangkan trik lagi.
       *[other] { $who } tidak memenangkan trik lagi.
    }

## Yang bisa ditanyakan

hand-is = { COUNT($cards) ->
        [none] Kartu di tanganmu sudah habis.
        [single] Kamu memegang satu kartu: { CARDS($cards) }.
       *[several] Kamu memegang { CARDS($cards) }.
    }
playable-is = { COUNT($cards) ->
        [none] Kamu tidak bisa memainkan kartu sekarang.
        [single] Kamu hanya bisa memainkan { CARDS($cards) }.
       *[several] Kamu boleh memainkan { CARDS($cards, join: "or") }.
    }
playable-all = Kamu boleh memainkan kartu apa saja di tanganmu.
trick-number = Trik { $trick } dari { $tricks }.
trick-empty = Belum ada kartu di meja.
trick-led = { $who ->
        [you] Kamu memulai dengan { CARD($card) }.
       *[other] { $who } memulai dengan { CARD($card) }.
    }
trick-card = { $who ->
        [you] Kamu memainkan { CARD($card) }.
       *[other] { $who } memainkan { CARD($card) }.
    }
trick-leader = { $who ->
        [you] Untuk sementara kamu memenangkan trik ini: { $points } poin.
       *[other] Untuk sementara { $who } memenangkan trik ini: { $points } poin.
    }
last-trick-none = Belum ada trik yang selesai.
last-trick-taken = { $who ->
        [you] Kamu memenangkan trik sebelumnya: { $points } poin.
       *[other] { $who } memenangkan trik sebelumnya: { $points } poin.
    }
score-of-round = { $tricks ->
        [0] { $who ->
            [you] Di ronde ini kamu belum memenangkan trik.
           *[other] Di ronde ini { $who } belum memenangkan trik.
        }
       *[other] { $who ->
            [you] Di ronde ini kamu punya { $points } poin dari { $tricks } trik.
           *[other] Di ronde ini { $who } punya { $points } poin dari { $tricks } trik.
        }
    }
voids-none = Belum ada pemain yang terbukti kehabisan suatu warna.
void = { $who ->
        [you] Kamu tidak punya { SUITS($suits, form: "card", join: "or") }.
       *[other] { $who } tidak punya { SUITS($suits, form: "card", join: "or") }.
    }
