# What the program needs to know about this language; docs/translating.md explains each line.

name = हिन्दी
english-name = Hindi
complete = yes
menu-place = 4
grouping = indian
terminal-width = uncertain
