# Wszystko wokół stołu.

## Każda strona

title = Qyrsqyrs, gra karciana
tagline = Elegancka, nieprzewidywalna, olśniewająca. Łatwa do nauczenia, trudna do opanowania.
skip-to-content = Przejdź do treści
menu-label = Menu główne
menu-home = Strona główna
save = Zapisz
cancel = Anuluj
on = Włączone
off = Wyłączone
more-options = Więcej opcji

## Strona główna

intro = Cztery Damy, cztery kolory i skrzynia, której nikt nie chce. Zbierz jak najmniej punktów.
play-now = Graj teraz
play-friends = Zagraj ze znajomymi
open-tables = Otwarte stoły
open-table = Stół, gospodarz: { $host }
open-table-seats = { $free ->
        [0] brak wolnych miejsc
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
join = Usiądź
watch = Oglądaj
continue-match = Wróć do swojej partii
continue-match-text = Ostatnio była runda { $round }.
learn-text = W pięć minut
learn-link = Nauka gry
rules-link = Zasady
rules-text = Wszystko na jednej stronie
gems-link = Kamienie szlachetne
gems-text = Co noszą Damy
score-pad = Notes z punktami
score-pad-text = Gracie prawdziwymi kartami? Notes policzy punkty za was, razem z Bez Skazy i Grandem.
score-pad-tile = Do prawdziwych kart
daily-deal = Karty dnia
daily-deal-text = Te same karty dla wszystkich
about-link = O grze

## Nowy stół

players = Gracze
players-three = 3 graczy
players-three-text = Po 10 kart, 9 lew; dwie karty trafiają od razu do skrzyni.
players-four = 4 graczy
players-four-text = Po 8 kart, 7 lew.
opponents = Boty
strength-gentle = Łagodny
strength-gentle-text = Na pierwszy wieczór: czasem coś przeoczy i nigdy nie próbuje Granda.
strength-easy = Łatwy
strength-easy-text = Gra prostymi nawykami, zapomina, co już zeszło, i czasem coś przeoczy.
strength-medium = Średni
strength-medium-text = Pamięta każdą kartę, myśli o bieżącej lewie i potrafi zaryzykować Granda.
strength-strong = Mocny
strength-strong-text = Uczył się na milionach rund.
strength-expert = Ekspert
strength-expert-text = Oblicza, kto co może mieć, i rozgrywa w głowie resztę rundy.

## Ustawienia i partie

settings = Ustawienia
language = Język
your-name = Twoje imię
my-matches = Moje partie
my-matches-tile = Analizy i statystyki
