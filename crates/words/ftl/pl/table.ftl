# Ekran stołu.

page-title = Przy stole · Qyrsqyrs
hand-label = Twoje karty
chest-label = Skrzynia skarbów
scores-label = Punkty
players-label = Gracze
log-label = Przebieg gry
seat-you = { $name } (ty)
seat-open = Wolne miejsce
away = nieobecność
dealer-mark = Rozdaje
turn-mark = teraz gra
cards-left = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tricks-won = { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
       *[many] { $count } lew
    }
points-so-far = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
led-colour = Do koloru: { SUIT($colour, form: "cards") }
led-queen = Wyszła Dama
chest-shut = { $count ->
        [0] Pusta skrzynia
        [one] Zamknięta skrzynia, w środku { $count } karta
        [few] Zamknięta skrzynia, w środku { $count } karty
       *[many] Zamknięta skrzynia, w środku { $count } kart
    }
chest-yours = Twoja karta: { CARD($card) }
round = Runda { $round }
round-of = Runda { $round } z { $rounds }
trick-of = Lewa { $trick } z { $tricks }

stash-title = Karta do skrzyni
stash-confirm-ask = Włożyć { CARD($card, form: "acc") } do skrzyni? Tego nie można cofnąć.
stash-confirm = Do skrzyni
stash-cancel = Wybiorę inną

last-trick = Poprzednia lewa
continue = Dalej
next-round = Następna runda
waiting-for = Czekamy, brakuje: { $people }
hint = Podpowiedź
take-back = Cofnij
leave = Odejdź od stołu
leave-ask = Odejść od stołu? Bot zagra za ciebie, a ty możesz wrócić w każdej chwili.
leave-confirm = Odejdź
stay = Zostań
seconds-left = { $count ->
        [one] Została { $count } sekunda
        [few] Zostały { $count } sekundy
       *[many] Zostało { $count } sekund
    }

flawless-title = Bez Skazy!
grand-title = Grand!
column-player = Gracz
column-round = Runda
column-tricks = Lewy
column-points = Punkty
column-total = Razem
fewest-win = Wygrywa najmniej punktów.
you-win = Wygrywasz!
rematch = Zagraj jeszcze raz
share = Udostępnij
