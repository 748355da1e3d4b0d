# Gra tak, jak mówi się o niej przy stole. $who to [you], gdy mowa o czytającym, inaczej imię.
# Czas teraźniejszy, bo przeszły wymagałby rodzaju; imiona tylko w mianowniku.

refused-no-seat = Na tym miejscu nikt nie siedzi.
refused-not-held = Nie masz { CARD($card, form: "gen") }.
refused-already-stashed = Twoja karta już jest w skrzyni i tak zostanie.
refused-stash-first = Jeszcze nie: najpierw każdy wkłada jedną kartę do skrzyni.
refused-turn = { $who ->
        [you] To twoja kolej, ale tej karty nie możesz zagrać.
       *[other] Jeszcze nie: teraz gra { $who }.
    }
refused-round-over = Runda się skończyła.
refused-follow-colour-or-queen = Masz { SUIT($colour, form: "cards") } karty: zagraj { SUIT($colour, form: "acc") } albo Damę.
refused-follow-colour = Masz { SUIT($colour, form: "cards") } karty: zagraj { SUIT($colour, form: "acc") }. Przy tym stole Dama jej nie zastąpi.
refused-queen-forced = Nie masz { SUIT($colour, form: "gen") } kart z liczbą, więc przy tym stole musisz zagrać Damę.
refused-follow-queen = Wyszła Dama, a ty też masz Damę: zagraj ją.

round-begins = { $dealer ->
        [you] Runda { $round }. Ty rozdajesz.
       *[other] Runda { $round }. Rozdaje { $dealer }.
    }
round-begins-of = { $dealer ->
        [you] Runda { $round } z { $rounds }. Ty rozdajesz.
       *[other] Runda { $round } z { $rounds }. Rozdaje { $dealer }.
    }
hand-dealt = Twoje karty: { CARDS($cards) }.
stash-ask = Wybierz jedną kartę do skrzyni skarbów. Tego wyboru nie można zmienić.
stash-chosen = Wkładasz { CARD($card, form: "acc") } do skrzyni.
stash-by = { $who ->
        [you] Twoja karta leży już w skrzyni.
       *[other] { $who } wkłada kartę do skrzyni.
    }
stash-waiting = { $count ->
        [one] Jeszcze { $count } gracz wybiera kartę do skrzyni.
        [few] Jeszcze { $count } graczy wybiera karty do skrzyni.
       *[many] Jeszcze { $count } graczy wybiera karty do skrzyni.
    }
stash-complete = Wszyscy wybrali. Skrzynia pozostaje zamknięta do końca rundy.

leads = { $who ->
        [you] Wychodzisz: { CARD($card, form: "nom") }.
       *[other] { $who } wychodzi: { CARD($card, form: "nom") }.
    }
plays = { $who ->
        [you] Zagrywasz { CARD($card, form: "acc") }.
       *[other] { $who } zagrywa { CARD($card, form: "acc") }.
    }
turn-to-lead = { $who ->
        [you] Twoja kolej: wyjdź dowolną kartą.
       *[other] Wychodzi { $who }.
    }
turn-to-follow = { $who ->
        [you] Twoja kolej: gramy { SUIT($colour, form: "cards") }.
       *[other] Teraz gra { $who }.
    }
turn-after-queen = { $who ->
        [you] Twoja kolej: wyszła Dama.
       *[other] Teraz gra { $who }.
    }
turn-after-queen-of = { $who ->
        [you] Twoja kolej: wyszła Dama, gramy { SUIT($colour, form: "cards") }.
       *[other] Teraz gra { $who }.
    }
takes-trick = { $who ->
        [you] Bierzesz lewę: { $points ->
            [0] bez punktów.
            [one] { $points } punkt.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
       *[other] { $who } bierze lewę: { $points ->
            [0] bez punktów.
            [one] { $points } punkt.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
    }
takes-last-trick = { $who ->
        [you] Bierzesz ostatnią lewę, a z nią skrzynię skarbów. W lewie: { $points ->
            [0] bez punktów.
            [one] { $points } punkt.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
       *[other] { $who } bierze ostatnią lewę, a z nią skrzynię skarbów. W lewie: { $points ->
            [0] bez punktów.
            [one] { $points } punkt.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
    }

chest-opens = { $points ->
        [0] Skrzynia się otwiera: { CARDS($cards) }. Ani jednego punktu.
        [one] Skrzynia się otwiera: { CARDS($cards) }. To { $points } punkt.
        [few] Skrzynia się otwiera: { CARDS($cards) }. To { $points } punkty.
       *[many] Skrzynia się otwiera: { CARDS($cards) }. To { $points } punktów.
    }
chest-goes-to = { $who ->
        [you] Skrzynia jest twoja.
       *[other] Skrzynię dostaje { $who }.
    }

flawless = { $who ->
        [you] Bez Skazy! Nie masz ani jednej lewy: 0 punktów dla ciebie, a pozostałym punkty liczą się podwójnie.
       *[other] Bez Skazy! { $who } nie ma ani jednej lewy i dostaje 0 punktów, a pozostałym punkty liczą się podwójnie.
    }
flawless-two = Dwie osoby są Bez Skazy: { $people }. Mają 0 punktów, a pozostałym punkty liczą się poczwórnie.
grand = { $who ->
        [you] Grand! Wszystkie lewy są twoje: każdy przeciwnik dostaje 500 punktów karnych.
       *[other] Grand! { $who } ma wszystkie lewy: każdy przeciwnik dostaje 500 punktów karnych.
    }
round-score = { $who ->
        [you] Dostajesz { $points ->
            [0] 0 punktów.
            [one] { $points } punkt karny.
            [few] { $points } punkty karne.
           *[many] { $points } punktów karnych.
        }
       *[other] { $who } dostaje { $points ->
            [0] 0 punktów.
            [one] { $points } punkt karny.
            [few] { $points } punkty karne.
           *[many] { $points } punktów karnych.
        }
    }
round-ends = Koniec rundy { $round }.
match-ends = Koniec partii.
wins = { $who ->
        [you] Wygrywasz, masz { $points ->
            [0] 0 punktów!
            [one] tylko { $points } punkt karny!
            [few] tylko { $points } punkty karne!
           *[many] tylko { $points } punktów karnych!
        }
       *[other] Wygrywa { $who }, ma { $points ->
            [0] 0 punktów.
            [one] tylko { $points } punkt karny.
            [few] tylko { $points } punkty karne.
           *[many] tylko { $points } punktów karnych.
        }
    }

you = Ty
joins = { $who ->
        [you] Siadasz do stołu.
       *[other] { $who } siada do stołu.
    }
leaves = { $who ->
        [you] Odchodzisz od stołu.
       *[other] { $who } odchodzi od stołu.
    }
returns = { $who ->
        [you] Znowu jesteś przy stole.
       *[other] { $who } wraca do stołu.
    }

hand-is = { COUNT($cards) ->
        [none] Nie masz już kart.
        [single] Masz jedną kartę: { CARDS($cards, form: "nom") }.
       *[several] Masz { CARDS($cards, form: "acc") }.
    }
playable-is = { COUNT($cards) ->
        [none] Teraz nie możesz zagrać żadnej karty.
        [single] Możesz zagrać tylko { CARDS($cards, form: "acc") }.
       *[several] Możesz zagrać { CARDS($cards, form: "acc", join: "or") }.
    }
playable-all = Możesz zagrać dowolną kartę.
trick-number = Lewa { $trick } z { $tricks }.
trick-empty = Na stole nie ma jeszcze żadnej karty.
last-trick-none = Nie ma jeszcze żadnej skończonej lewy.
voids-none = Na razie nie wiadomo, komu brakuje koloru.
void = { $who ->
        [you] Nie masz { SUITS($suits, form: "no", join: "comma") }.
       *[other] { $who } nie ma { SUITS($suits, form: "no", join: "comma") }.
    }
