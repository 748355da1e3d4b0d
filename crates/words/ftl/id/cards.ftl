# Nama kartu dan warna.

number = { $number } { $colour ->
        [red] merah
        [black] hitam
        [blue] biru
       *[green] hijau
    }

queen = Queen { $colour ->
        [red] Merah
        [black] Hitam
        [blue] Biru
       *[green] Hijau
    }

suit = { $suit ->
        [red] Merah
        [black] Hitam
        [blue] Biru
        [green] Hijau
       *[queens] Queen
    }
    .plain = { $suit ->
        [red] merah
        [black] hitam
        [blue] biru
        [green] hijau
       *[queens] Queen
    }
    .card = { $suit ->
        [red] kartu angka merah
        [black] kartu angka hitam
        [blue] kartu angka biru
        [green] kartu angka hijau
       *[queens] Queen
    }

you = kamu

list-comma = { $a }, { $b }
list-and = { $a } dan { $b }
list-or = { $a } atau { $b }
# Dua terakhir dari tiga atau lebih.
list-and-many = { $a }, dan { $b }
list-or-many = { $a }, atau { $b }
