# What only the web pages say.

table-label = मेज़
invite-link = इस मेज़ का लिंक
listen-title = पढ़कर सुनाएँ
strength-expert = उस्ताद
strength-expert-text = जितना अच्छा यह प्रोग्राम खेल सकता है, उतना अच्छा खेलता है।
opponents-text = जो जगहें ख़ाली रह जाएँ उन्हें वे लेते हैं, और कोई चला जाए तो उसकी ओर से खेलते हैं।
spectators = दूसरे देख सकते हैं
spectators-text = जिसके पास लिंक है वह खेल देख सकता है, पर किसी के हाथ के कार्ड नहीं।
seat-number = जगह { $number }
bot-of = बॉट: { $strength }
guest = मेहमान
