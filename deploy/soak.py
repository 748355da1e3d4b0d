#!/usr/bin/env python3
"""Runs many tables for a long time with clients that come, go, stall and lie, and checks that the server keeps working.

    deploy/soak.py PROGRAM [MINUTES [TABLES]]

It starts its own server on the loopback interface. Two people play at each table (500 by default), with two bots. One
of them is honest. The other one behaves differently on each connection: they play along, drop the connection and come
back, leave the seat, stop reading, let the clock run out, or send moves and messages that the server must refuse. Every
person has their own address, because the server trusts the X-Forwarded-For header of a proxy, which this script
pretends to be.

It prints one line per minute. At the end (60 minutes by default) it stops the server, reads the database and fails
unless every table kept moving, every honest player saw every event in order, all stored events and records can be read
and include everything that players were told, and the server used at most 5 % more memory in the last third than in the
second.
It needs Linux and the Python package `websockets`.
"""
import asyncio
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

# A table is stuck if its honest player was connected during a match and saw nothing new for this long. Between two
# matches a table may wait for everybody for any time.
STUCK_SECONDS = 90
MOVE_SECONDS = 10
# How much more memory the last third may use than the second third.
MAX_GROWTH = 1.05
BEHAVIOURS = ["honest", "comes-and-goes", "leaves", "does-not-read", "does-not-move", "lies"]
LIES = [
    "not json", "{}", "[]", '{"do": "fly"}', '{"do": "play"}', '{"do": "play", "card": "X9", "n": 1}',
    '{"do": "play", "card": "R8", "n": 0}', '{"do": "play", "card": "R8", "n": 999999999}',
    '{"do": "stash", "card": "KQ", "n": 18446744073709551615}', '{"do": "undo", "n": 1}', '{"do": "start"}',
    '{"do": "close"}', '{"do": "remove", "seat": 0}', '{"do": "stand_in", "seat": 0}', '{"do": "bot", "seat": 9, "strength": "easy"}',
    '{"do": "ready", "entropy": "zz"}', '{"do": "react", "reaction": "wow"}', '{"do": "sync"}', "x" * 3_000, "x" * 5_000,
]


class Server:
    """A server on a free port, with a new database."""

    def __init__(self, program):
        self.program = program
        self.folder = tempfile.TemporaryDirectory()
        self.db = f"--db={self.folder.name}/soak.db"
        self.log = open(f"{self.folder.name}/log", "w+", encoding="utf-8")
        limits = ["--max-tables=5000", "--max-sockets=20000", "--max-connections=20000"]
        command = [program, "serve", "--listen=127.0.0.1:0", "--trust-proxy=true", "--log=warn", self.db, *limits]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def memory_kb(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def run(self, *arguments):
        return subprocess.run([self.program, *arguments], capture_output=True, text=True)

    def stop(self):
        self.process.terminate()
        return self.process.wait(60)


class Person:
    """A person with their own key and address."""

    def __init__(self, server, number):
        self.server = server
        self.address = {"X-Forwarded-For": f"2001:db8:{number:x}::1"}
        self.key = self.post("/api/guest", None)["key"]

    def headers(self):
        key = {"Authorization": "Bearer " + self.key} if hasattr(self, "key") else {}
        return self.address | key

    def post(self, path, body):
        """Sends one request and returns the JSON of the response, also if it is an error."""
        headers = self.headers() | {"Content-Type": "application/json"}
        request = urllib.request.Request(self.server.url + path, json.dumps(body).encode(), headers)
        try:
            return json.load(urllib.request.urlopen(request, timeout=60))
        except urllib.error.HTTPError as refusal:
            return json.load(refusal)

    def connect(self, table, **options):
        url = self.server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return connect(url, additional_headers=self.headers(), open_timeout=60, ping_interval=None, **options)


class Table:
    """One table with its two people, and what the honest one has seen."""

    def __init__(self, server, number, clock):
        self.random = random.Random(number)
        self.people = [Person(server, 2 * number), Person(server, 2 * number + 1)]
        options = {"bots": [None, None, "easy", "gentle"], "clock": {"move": MOVE_SECONDS}, "grace": 5,
                   "sit": {"name": "Honest", "seat": 0}}
        self.id = self.people[0].post("/api/tables", options)["table"]
        self.people[1].post(f"/api/tables/{self.id}/join", {"name": "Other", "seat": 1})
        self.clock = clock
        self.moved_at = clock()
        self.honest_connected = self.in_match = False
        self.seen = 0
        self.moves = self.matches = self.gaps = 0
        self.longest_wait = 0.0

    def is_stuck(self, now):
        return self.honest_connected and self.in_match and now - self.moved_at > STUCK_SECONDS

    def note(self, event):
        """Records an event that the honest player got."""
        now = self.clock()
        if "n" in event:
            if event["type"] != "state" and event["n"] != self.seen + 1:
                self.gaps += 1
            if self.in_match:
                self.longest_wait = max(self.longest_wait, now - self.moved_at)
            self.seen, self.moved_at = event["n"], now
            if event["type"] == "state":
                self.in_match = event["stage"] in ("waiting", "playing")
            elif event["type"] in ("started", "match_over"):
                self.in_match = event["type"] == "started"
            self.moves += event["type"] == "played"
            self.matches += event["type"] == "match_over"


def answer(event, number):
    """The command that an honest player sends after an event, or None if there is nothing to do."""
    kind = event["type"]
    entropy = os.urandom(16).hex()
    if kind == "state":
        current = event["round"] or {"legal": [], "phase": ""}
        if event["stage"] in ("waiting", "finished") and not event["seats"][event["you"]]["ready"]:
            return {"do": "ready", "entropy": entropy}
        return {"do": current["phase"], "card": current["legal"][0], "n": number} if current["legal"] else None
    if kind in ("committed", "match_over"):
        return {"do": "ready", "entropy": entropy}
    if kind == "dealt":
        return {"do": "stash", "card": event["hand"][0], "n": number}
    return {"do": "play", "card": event["legal"][0], "n": number} if event.get("legal") else None


async def honest(table, over):
    """Plays every card, reconnects when the connection ends, and records every event."""
    person = table.people[0]
    while not over.is_set():
        try:
            async with person.connect(table.id) as socket:
                table.honest_connected, table.moved_at = True, table.clock()
                await socket.send('{"do": "start"}')
                while not over.is_set():
                    event = json.loads(await socket.recv())
                    table.note(event)
                    command = answer(event, table.seen)
                    if command:
                        await asyncio.sleep(table.random.uniform(0.5, 3))
                        await socket.send(json.dumps(command))
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            pass
        table.honest_connected = False
        await asyncio.sleep(1)


async def other(table, over):
    """Plays too, but behaves differently on each connection."""
    person = table.people[1]
    while not over.is_set():
        behaviour = table.random.choice(BEHAVIOURS)
        try:
            if behaviour == "leaves":
                await asyncio.to_thread(person.post, f"/api/tables/{table.id}/command", {"do": "leave"})
                await asyncio.sleep(table.random.uniform(1, 15))
            await asyncio.to_thread(person.post, f"/api/tables/{table.id}/join", {"name": "Other"})
            async with person.connect(table.id, max_queue=2) as socket:
                await asyncio.wait_for(misbehave(table, socket, behaviour), table.random.uniform(10, 60))
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            pass
        await asyncio.sleep(table.random.uniform(0.2, 20 if behaviour == "comes-and-goes" else 2))


async def misbehave(table, socket, behaviour):
    """One connection with this behaviour. It ends when its time is up or when the server cuts it."""
    number = 0
    while True:
        if behaviour == "does-not-read":
            await asyncio.sleep(3_600)
        if behaviour == "lies":
            await socket.send(table.random.choice(LIES))
        event = json.loads(await socket.recv())
        number = event.get("n", number)
        command = answer(event, number)
        if command and behaviour != "does-not-move":
            await asyncio.sleep(table.random.uniform(0.5, 3))
            await socket.send(json.dumps(command))


async def play(server, tables, seconds):
    """Plays for this many seconds. Returns the memory in kB for each minute and the tables that were stuck."""
    over, memory, stuck = asyncio.Event(), [], set()
    tasks = [asyncio.create_task(player(table, over)) for table in tables for player in (honest, other)]
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        await asyncio.sleep(min(60, seconds))
        now = time.monotonic()
        stuck |= {table.id for table in tables if table.is_stuck(now)}
        memory.append(server.memory_kb())
        print(f"{(now - start) / 60:5.1f} min: {memory[-1] / 1024:.1f} MB, {server.cpu_seconds():.0f} s of CPU time, "
              f"{sum(table.moves for table in tables)} moves, {sum(table.matches for table in tables)} matches, "
              f"{sum(table.honest_connected for table in tables)} honest players connected, {len(stuck)} stuck", flush=True)
        if server.process.poll() is not None:
            break
    over.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return memory, stuck


def stored_events(server, table):
    """The number of a table's last event in the database, or None if the log cannot be read."""
    shown = server.run("db", "show", table.id, server.db)
    return int(shown.stdout.splitlines()[-1].split()[0]) if shown.returncode == 0 else None


def problems(server, tables, memory, stuck):
    """All failed checks, as sentences."""
    if server.process.poll() is not None:
        yield f"the server ended by itself with {server.process.returncode}"
    elif server.stop() != 0:
        yield "the server did not stop cleanly"
    if stuck:
        yield f"{len(stuck)} tables were stuck: {sorted(stuck)[:5]}"
    if any(table.gaps for table in tables):
        yield f"honest players missed {sum(table.gaps for table in tables)} events"
    check = server.run("db", "check", server.db)
    print(check.stdout.strip())
    if check.returncode != 0:
        yield "db check found damage"
    short = [table.id for table in tables if (stored_events(server, table) or 0) < table.seen]
    if short:
        yield f"{len(short)} logs are shorter than what a player was told: {short[:5]}"
    exported = f"{server.folder.name}/matches.jsonl"
    if server.run("serve", server.db, f"--export={exported}").returncode != 0:
        yield "the matches cannot be exported"
    elif os.path.getsize(exported) and server.run("record", "check", exported).returncode != 0:
        yield "a stored record is broken"
    third = len(memory) // 3
    if third:
        second, last = (sorted(part)[len(part) // 2] for part in (memory[third:2 * third], memory[2 * third:]))
        print(f"median memory: {second / 1024:.1f} MB in the second third, {last / 1024:.1f} MB in the last one")
        if last > MAX_GROWTH * second:
            yield "the memory grew"
    server.log.seek(0)
    panics = [line for line in server.log if "panicked" in line]
    if panics:
        yield f"the server panicked: {panics[0].strip()}"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    minutes = min(240, float(sys.argv[2])) if len(sys.argv) > 2 else 60
    count = min(2_000, int(sys.argv[3])) if len(sys.argv) > 3 else 500
    server = Server(sys.argv[1])
    try:
        tables = [Table(server, number, time.monotonic) for number in range(1, count + 1)]
        memory, stuck = asyncio.run(play(server, tables, minutes * 60))
        longest = max(table.longest_wait for table in tables)
        print(f"longest time without an event at a table: {longest:.0f} s")
        failed = list(problems(server, tables, memory, stuck))
    finally:
        server.process.kill()
        server.process.wait()
        server.log.close()
        server.folder.cleanup()
    for problem in failed:
        print("FAILED:", problem)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
