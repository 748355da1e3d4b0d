# What the program needs to know about this language; docs/translating.md explains each line.
# The digits are those printed on the cards.

name = العربية
english-name = Arabic
complete = no
direction = rtl
terminal-width = uncertain
