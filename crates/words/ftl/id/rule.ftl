# Variasi aturan

house-rules = Variasi aturan
preset-booklet = Sesuai buku aturan
preset-booklet-text = Yang punya warna trik harus memainkannya, atau memainkan Queen sebagai gantinya.
preset-strict = Ketat
preset-strict-text = Yang punya warna trik wajib memainkannya; Queen hanya boleh jika tidak punya warna itu.
preset-forced = Wajib Queen
preset-forced-text = Yang tidak punya warna trik wajib memainkan Queen jika punya.
preset-own = Aturan sendiri
preset-own-text = Kamu memilih setiap aturan sendiri.
follow = Jika trik dimulai dengan kartu angka
follow-colour-or-queen = Warna atau Queen
follow-colour-or-queen-text = Jika punya warna trik, mainkan warna itu atau Queen mana pun; jika tidak, bebas.
follow-colour-only = Hanya warna
follow-colour-only-text = Jika punya warna trik, wajib memainkannya; Queen hanya boleh jika tidak punya.
house-follow-only = Ketat: yang punya warna trik wajib memainkannya. Queen hanya boleh dimainkan jika tidak punya warna itu.
follow-queen-forced = Wajib Queen
follow-queen-forced-text = Seperti “Warna atau Queen”, tetapi yang tidak punya warna trik wajib memainkan Queen jika punya.
house-follow-forced = Wajib Queen: yang tidak punya warna trik tetapi punya Queen wajib memainkan Queen.
queen-lead = Jika trik dimulai dengan Queen
queen-lead-trump = Ikuti dengan Queen
queen-lead-trump-text = Yang punya Queen wajib memainkan Queen; yang lain bebas.
queen-lead-colour = Ikuti warnanya
queen-lead-colour-text = Trik diikuti seolah-olah dimulai dengan kartu angka sewarna Queen itu.
house-queen-lead = Jika trik dimulai dengan Queen, yang diikuti bisa juga warnanya, bukan Queen: seolah-olah trik dimulai dengan kartu angka sewarna Queen itu.
grand-own = Poin peraih Luar Biasa
grand-own-keeps = 140 poin minus
grand-own-keeps-text = Pemenang semua trik mencatat 140 poin minus, setiap lawan 500.
grand-own-zero = 0 poin
grand-own-zero-text = Pemenang semua trik mencatat 0 poin, setiap lawan 500 poin minus.
house-grand = Peraih Luar Biasa mencatat 0 poin, bukan 140.
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
