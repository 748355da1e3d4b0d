"""A player for Qyrsqyrs in the standard library and the package `websockets` (pip install websockets).

    python3 bot.py http://127.0.0.1:7777            opens a table against three bots and plays a match
    python3 bot.py http://127.0.0.1:7777 TABLE      takes a seat at a table that somebody else opened
"""
import json, os, sys, urllib.request
from websockets.sync.client import connect

server = sys.argv[1].rstrip("/")

def post(path, body, key=""):
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + key}
    if not key:
        del headers["Authorization"]
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))

def choose(cards):
    """The lowest card: not a bad habit in a game that is about not taking points."""
    return min(cards, key=lambda card: ("2345678Q".index(card[1]), card))

key = post("/api/guest", None)["key"]
if len(sys.argv) > 2:
    seat = post(f"/api/tables/{sys.argv[2]}/join", {"name": "Python"}, key)
else:
    seat = post("/api/tables", {"sit": {"name": "Python"}, "start": True}, key)
print("at table", seat["table"], "on seat", seat["seat"])

url = server.replace("http", "ws", 1) + seat["socket"]
with connect(url, additional_headers={"Authorization": "Bearer " + key}) as socket:
    number = 0

    def say(what, **more):
        socket.send(json.dumps({"do": what, **more}))

    for text in socket:
        event = json.loads(text)
        number = event.get("n", number)
        kind = event["type"]
        if kind == "state":
            round = event["round"] or {"legal": [], "phase": ""}
            if event["stage"] == "waiting" and not event["seats"][event["you"]]["ready"]:
                say("ready", entropy=os.urandom(16).hex())
            elif round["legal"]:
                say(round["phase"], card=choose(round["legal"]), n=number)
        elif kind == "committed":
            say("ready", entropy=os.urandom(16).hex())
        elif kind == "dealt":
            say("stash", card=choose(event["hand"]), n=number)
        elif event.get("legal"):
            say("play", card=choose(event["legal"]), n=number)
        elif kind == "refused":
            sys.exit("refused: " + event["text"])
        elif kind == "match_over":
            print("points:", event["totals"], "winners:", event["winners"])
            break
