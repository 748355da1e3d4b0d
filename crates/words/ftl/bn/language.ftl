# What the program needs to know about this language; docs/translating.md explains each line.

name = বাংলা
english-name = Bengali
complete = yes
menu-place = 5
digits = ০১২৩৪৫৬৭৮৯
grouping = indian
terminal-width = uncertain
