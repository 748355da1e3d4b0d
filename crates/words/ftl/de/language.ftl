# What the program needs to know about this language; docs/translating.md explains each line.

name = Deutsch
english-name = German
complete = yes
menu-place = 2
group-mark = .
decimal-mark = ,
