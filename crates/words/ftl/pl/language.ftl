# What the program needs to know about this language; docs/translating.md explains each line.

name = Polski
english-name = Polish
complete = no
group-mark = { "\u00A0" }
decimal-mark = ,
