# What only the web pages say.

table-label = Tisch
invite-link = Link zu diesem Tisch
listen-title = Vorlesen lassen
strength-expert = Meisterhaft
strength-expert-text = Spielt so gut, wie das Programm es kann.
opponents-text = Sie nehmen die Plätze ein, die leer bleiben, und springen ein, wenn jemand weg ist.
spectators = Andere dürfen zuschauen
spectators-text = Wer den Link hat, kann zuschauen, ohne jemandem in die Karten zu sehen.
seat-number = Platz { $number }
bot-of = Bot: { $strength }
guest = Gast
