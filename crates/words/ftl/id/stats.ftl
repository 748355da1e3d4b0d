# Permainanku, angka-angkanya, dan kartu hari ini.

## Angka

title = Statistikmu
counted = Dihitung dari { $rounds } ronde.
column-group = Permainan
column-matches = Jumlah
column-won = Menang
column-average = Poin per ronde
column-flawless = Sempurna
column-grand = Luar Biasa
column-chest = Mendapat peti
all-matches = Semua
against-people = Bersama orang lain
against-mixed = Bot dengan kekuatan berbeda
percent = { $number }%
average-title = Rata-rata poin per ronde
course-title = Permainan terakhirmu
course-text = Poin per ronde dalam permainan terakhirmu, dari kiri ke kanan. Rata-rata: { $average }.

## Daftar dan apa yang bisa dilakukan

list-title = Daftar permainan
pads-title = Dari pencatat poin
pads-text = Permainan ini hanya tersimpan di browser ini.
your-data = Datamu
export-text = Semua permainanmu dalam satu berkas, satu baris untuk satu permainan. Program lain juga bisa membacanya.
import-text = Berkas yang pernah disimpan di sini, atau catatan permainan dari tempat lain, satu baris untuk satu permainan.
import-file = Berkas
import-paste = Atau tempelkan baris-barisnya di sini
already-here = { $count } permainan sudah ada di sini.
line-broken = Baris { $line } bukan catatan permainan, jadi dilewati.
no-room = Tersedia tempat untuk { $most } permainan. Sisanya dilewati.
delete-ask = Hapus permainan ini? Ini tidak bisa dibatalkan.
deleted = Permainannya sudah dihapus.
deleted-all = Semua permainan dan pengaturanmu di sini sudah dihapus.

## Kartu hari ini

daily-text = Dua ronde melawan tiga bot yang kuat, dengan kartu yang sama untuk semua orang. Percobaan pertamamu yang dihitung, jadi tidak ada saran dan tidak ada kartu yang bisa ditarik kembali.
daily-play = Mainkan kartu hari ini
daily-continue = Lanjutkan kartu hari ini
daily-done = Kamu sudah memainkan kartu hari ini.
daily-yours = Hasilmu: { $points } poin minus.
daily-bot = Bot yang kuat di kursimu: { $points } poin minus.
daily-better = Kamu lebih baik { $points } poin daripada bot.
daily-worse = Bot lebih baik { $points } poin daripada kamu.
daily-same = Kamu sama baiknya dengan bot.
daily-others = Semua yang sudah bermain
daily-others-none = Belum ada orang lain yang menyelesaikan kartu hari ini.
daily-rank = { $others ->
        [1] { $better ->
            [0] Baru satu orang lain yang bermain, dan hasilnya tidak lebih buruk daripada hasilmu.
           *[other] Baru satu orang lain yang bermain, dan hasilmu lebih baik.
        }
       *[other] Kamu lebih baik daripada { $better } dari { $others } orang lain.
    }
daily-range = { $from } sampai { $to } poin
daily-people = { $count } orang
daily-tomorrow = Kartu baru setiap hari pada tengah malam (UTC).
