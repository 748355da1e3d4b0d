# What only the web pages say.

table-label = Table
invite-link = Link to this table
listen-title = Have it read out
strength-expert = Expert
strength-expert-text = Plays as well as the program can.
opponents-text = They take the seats that stay empty and stand in for anybody who is away.
spectators = Others may watch
spectators-text = Whoever has the link can watch, without seeing anybody’s hand.
seat-number = Seat { $number }
bot-of = Bot: { $strength }
guest = Guest
