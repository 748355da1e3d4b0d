# What only the web pages say.

table-label = Meja
invite-link = Tautan ke meja ini
listen-title = Minta dibacakan
strength-expert = Ahli
strength-expert-text = Bermain sebaik yang program ini bisa.
opponents-text = Mereka mengisi kursi yang tetap kosong dan menggantikan siapa pun yang sedang pergi.
spectators = Orang lain boleh menonton
spectators-text = Siapa pun yang punya tautan bisa menonton, tanpa melihat kartu di tangan pemain.
seat-number = Kursi { $number }
bot-of = Bot: { $strength }
guest = Tamu
