# What the program needs to know about this language; docs/translating.md explains each line.

name = Bahasa Indonesia
english-name = Indonesian
complete = yes
menu-place = 3
group-mark = .
decimal-mark = ,
