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
course-text = Poin per ronde dalam permainan terakhirmu, dari kiri ke kanan. Rata-rata: { $average }.
won-of = { $won } dari { $matches } permainan
by-chance = Kalau kebetulan saja: { $percent }%
all-figures = Semua angka

## Moments worth remembering

moments-title = Momen istimewa
# Beside a moment that the latest match brought.
moment-new = Baru
first-flawless = Sempurna pertama
first-grand = Luar Biasa pertama
wins-in-row = { $count } kemenangan berturut-turut
days-in-row = Kartu hari ini { $count } hari berturut-turut
not-yet = Belum

## Daftar dan apa yang bisa dilakukan

list-title = Daftar permainan
# What came of a match, in a list: the reader won, shared the win, or came second.
played-won = Kamu menang
played-shared = Menang bersama
played-place = Peringkat { $place } dari { $players }
# For a match in which nobody knows which seat was the reader’s.
played-by = Dimenangkan { $who }
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
daily-better = Kamu lebih baik { $points } poin daripada bot.
daily-worse = Bot lebih baik { $points } poin daripada kamu.
daily-same = Kamu sama baiknya dengan bot.
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
daily-hand = Kartumu di ronde pertama
daily-bot-label = Bot yang kuat di kursimu
# The big number beside a bar, and the alternative text of pictures.
daily-minus = { $points } poin minus
daily-chart = Poin minus semua yang sudah bermain hari ini, paling sedikit di kiri

## The calendar of the month, and the days in a row.

calendar-month = { $month ->
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
# The head of a column, 1 is Monday.
weekday = { $day ->
        [1] Sen
        [2] Sel
        [3] Rab
        [4] Kam
        [5] Jum
        [6] Sab
       *[7] Min
    }
calendar-better = Lebih baik daripada bot
calendar-played = Dimainkan
# The label of a day, for those who do not see the calendar.
day-better = { $date }: { $points } poin minus, lebih baik daripada bot
day-played = { $date }: { $points } poin minus
day-begun = { $date }: dimulai, tetapi tidak selesai
day-today = { $date }: hari ini, belum dimainkan
streak-now = { $days } hari berturut-turut.
streak-best = Rekormu: { $days } hari berturut-turut.
# Below the button that begins today’s cards; with today it would be so many days in a row.
streak-today = { $days ->
        [1] Hari ini jadi hari pertama.
       *[other] Main hari ini, dan genap { $days } hari berturut-turut.
    }

## The result as a text to send to others.

share-title = Bagikan hasilmu
share-better = Qyrsqyrs, kartu hari ini { $date }: aku mendapat { $points } poin minus, { $fewer } lebih sedikit daripada bot yang kuat.
share-worse = Qyrsqyrs, kartu hari ini { $date }: aku mendapat { $points } poin minus, { $more } lebih banyak daripada bot yang kuat.
share-same = Qyrsqyrs, kartu hari ini { $date }: aku mendapat { $points } poin minus, sama seperti bot yang kuat.
share-picture = Simpan gambar

## What chat programs show beside a link

preview-lobby = Ayo main Qyrsqyrs: masih ada { $free } kursi kosong
preview-table = Meja Qyrsqyrs
preview-result = Permainan Qyrsqyrs, dimenangkan dengan { $points } poin minus
preview-daily = Qyrsqyrs: kartu hari ini, { $date }
