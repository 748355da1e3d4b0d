# What the program needs to know about this language; docs/translating.md explains each line.

name = English
english-name = English
complete = yes
menu-place = 1
