#!/usr/bin/env python3
"""Measures how much an attack from one address slows down ordinary players.

    deploy/attack.py PROGRAM [SECONDS [ATTACK ...]]

For each attack it starts its own server on the loopback interface, runs `load` at some tables for about SECONDS
(10 by default) without and with the attack, and prints both results. The attacker has the address 192.0.2.66, and new
visitors have 198.51.100.7: the server trusts the X-Forwarded-For header of a proxy, which this script pretends to be.
It fails if an attack raises the 99th percentile of the players' waits above both 100 ms and twice its value without
the attack, keeps a visitor out, or makes the server use 500 MB of memory. It needs Linux and only Python's standard
library.
"""
import http.client
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

TABLES = 10
MOVES_PER_ROUND = TABLES * 36
RATE = 60
WORKERS = 24
# The limit for the 99th percentile of waits during an attack: this, or twice the value without the attack.
MAX_MS = 100
MAX_MB = 500
ATTACKER = {"X-Forwarded-For": "192.0.2.66"}
VISITOR = {"X-Forwarded-For": "198.51.100.7"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def request(port, method, path, headers, body=""):
    """Sends one request on a new connection. Returns the status, the response and its body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        return response.status, response, response.read().decode("utf-8", "replace")
    finally:
        connection.close()


def open_tables(server):
    return request(server.port, "POST", "/play", ATTACKER | FORM)[0]


def expert_bots(server):
    return request(server.port, "POST", "/play", ATTACKER | FORM | {"Cookie": "strength=expert"})[0]


def imports(server):
    return request(server.port, "POST", "/matches/import", ATTACKER | FORM, "text=" + "x%0A" * 500_000)[0]


def coach(server):
    """Uploads the record of a match with new player names each time, and requests an analysis of it."""
    record = server.record | {"players": [f"{time.monotonic_ns() % 10**12} {seat}" for seat in range(4)]}
    part = f'--X\r\nContent-Disposition: form-data; name="record"\r\n\r\n{json.dumps(record)}\r\n--X--\r\n'
    kind = {"Content-Type": "multipart/form-data; boundary=X"}
    status, response, _ = request(server.port, "POST", "/replay", ATTACKER | kind, part)
    place = response.getheader("location")
    return request(server.port, "POST", place + "/analyse", ATTACKER | FORM)[0] if place else status


def stalled_bodies(server):
    """Sends the start of a long body and then waits until the server gives up."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.putrequest("POST", "/matches/import")
        for name, value in (ATTACKER | FORM | {"Content-Length": "8000000"}).items():
            connection.putheader(name, value)
        connection.endheaders(b"text=" + b"x" * 1_000_000)
        return connection.getresponse().status
    finally:
        connection.close()


def refused_moves(server):
    """Opens a table and sends moves that the table refuses."""
    status, _, body = request(server.port, "POST", "/api/guest", ATTACKER)
    if status != 201:
        return status
    headers = ATTACKER | {"Authorization": "Bearer " + json.loads(body)["key"], "Content-Type": "application/json"}
    status, _, body = request(server.port, "POST", "/api/tables", headers, '{"sit": {}, "start": true}')
    if status != 201:
        return status
    path = f"/api/tables/{json.loads(body)['table']}/command"
    return [request(server.port, "POST", path, headers, '{"do": "play", "card": "R8", "n": 1}')[0] for _ in range(50)][-1]


ATTACKS = {attack.__name__: attack for attack in
           (open_tables, expert_bots, coach, imports, stalled_bodies, refused_moves)}


class Server:
    """A server on a free port, with a new database."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        command = [program, "serve", "--listen=127.0.0.1:0", "--trust-proxy=true", "--log=error",
                   f"--db={self.folder.name}/attack.db"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = self.process.stdout.readline().split()[-1]
        self.port = int(self.url.rsplit(":", 1)[1])
        self.record = {}

    def read_record(self, program):
        """Exports the record of a finished match."""
        command = [program, "serve", f"--db={self.folder.name}/attack.db", "--log=error", "--export=-"]
        self.record = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0])

    def memory(self, name):
        """A memory figure of the process in MB. `VmHWM` is the peak."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith(name))

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


def visit(port):
    """How many seconds a new visitor waits for a table and then for the three bots, or None if they do not get in."""
    start = time.monotonic()
    try:
        status, response, _ = request(port, "POST", "/play", VISITOR | FORM)
        if status != 303:
            return None
        entered = time.monotonic() - start
        cookie = next(value for value in response.headers.get_all("set-cookie") if value.startswith("qyrsqyrs="))
        headers = VISITOR | {"Cookie": cookie.split(";")[0]}
        path = "/api/tables" + response.getheader("location")[2:]
        first = None
        while time.monotonic() - start < 20:
            number = json.loads(request(port, "GET", path, headers)[2])["n"]
            first = number if first is None else first
            if number >= first + 3:
                return entered, time.monotonic() - start - entered
            time.sleep(0.02)
    except (OSError, http.client.HTTPException, StopIteration, KeyError, ValueError):
        pass
    return None


def measure(program, server, seconds, attack):
    """Runs players and visitors, with or without an attack."""
    over = threading.Event()
    answers, visits, lock = {}, [], threading.Lock()

    def attack_repeatedly():
        # The attacker's own CPU use must not slow the players down, so it gets the lowest priority.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
        while not over.is_set():
            try:
                status = attack(server)
            except (OSError, http.client.HTTPException):
                status = "cut"
            with lock:
                answers[status] = answers.get(status, 0) + 1

    def visit_repeatedly():
        while not over.is_set():
            visits.append(visit(server.port))
            over.wait(1)

    threads = [threading.Thread(target=attack_repeatedly) for _ in range(WORKERS if attack else 0)]
    threads.append(threading.Thread(target=visit_repeatedly))
    for thread in threads:
        thread.start()
    rounds = max(1, round(seconds * RATE / MOVES_PER_ROUND))
    command = [program, "load", f"--url={server.url}", f"--tables={TABLES}", f"--rounds={rounds}", f"--rate={RATE}", "--json"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=seconds * 10 + 60)
    over.set()
    for thread in threads:
        thread.join()
    figures = json.loads(played.stdout) if played.returncode == 0 else {"p99_ms": float("nan"), "seconds": 0}
    inside = [entered for entered in visits if entered]
    return {
        "p99_ms": round(figures["p99_ms"], 1),
        "seconds": round(figures["seconds"], 1),
        "visitors_in": f"{len(inside)} of {len(visits)}",
        "worst_entry_s": round(max((entry for entry, _ in inside), default=0), 2),
        "worst_bots_s": round(max((bots for _, bots in inside), default=0), 2),
        "peak_mb": server.memory("VmHWM"),
    } | ({"attacker_got": {str(status): count for status, count in sorted(answers.items(), key=str)}} if attack else {})


def problems(quiet, loud):
    """How an attack harmed others, as sentences."""
    most = max(MAX_MS, 2 * quiet["p99_ms"])
    # The comparison is negated so that NaN also counts as a problem.
    if not loud["p99_ms"] <= most:
        yield f"players waited {loud['p99_ms']} ms (99th percentile), and the limit is {most} ms"
    inside, came = loud["visitors_in"].split(" of ")
    if inside != came or came == "0":
        yield f"{inside} of {came} visitors got in"
    if loud["peak_mb"] >= MAX_MB:
        yield f"the server used {loud['peak_mb']} MB"


def main():
    if len(sys.argv) < 2 or any(name not in ATTACKS for name in sys.argv[3:]):
        sys.exit(f"{__doc__}\nAttacks: {', '.join(ATTACKS)}")
    program = sys.argv[1]
    seconds = min(300, int(sys.argv[2])) if len(sys.argv) > 2 else 10
    failed = False
    for name in sys.argv[3:] or ATTACKS:
        server = Server(program)
        try:
            quiet = measure(program, server, seconds, None)
            server.read_record(program)
            loud = measure(program, server, seconds, ATTACKS[name])
        finally:
            server.stop()
        print(name, "quiet ", json.dumps(quiet), flush=True)
        print(name, "attack", json.dumps(loud), flush=True)
        for problem in problems(quiet, loud):
            failed = True
            print(name, "FAILED:", problem, flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
