#!/usr/bin/env python3
"""Plays one round in Chromium with a slowed processor, and prints the longest tasks of the page's main thread.

    .ci/long_tasks.py PROGRAM [MILLISECONDS]

A task of more than 50 ms delays the answer to a click. The script fails if a task takes longer than MILLISECONDS (no limit by
default, because the times depend on the machine). It needs the Python package websockets. It starts a server on the loopback interface and the system's Chromium,
slowed four times, and plays against three bots at the normal pace: the first card that may be played. It prints:
- the number of tasks over 50 ms, and the longest ones with what they spent their time on;
- the time of the whole round for scripts, style, layout and all tasks.
"""
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from time import monotonic, sleep

from websockets.sync.client import connect

from lighthouse import Server

SLOWED = 4
LONG = 50
SHOWN = 6
LIMIT_OF_A_ROUND = 240
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
TASK = "RunTask"
METRICS = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration"]

# Plays by itself, a card at a time, and ends the round when there is a button that goes on.
PLAY = """
  window.over = false;
  const timer = setInterval(() => {
    if (document.querySelector('#next')) { clearInterval(timer); setTimeout(() => { window.over = true; }, 2000); return; }
    const yes = document.querySelector('#confirm:not([hidden]) .main');
    (yes || document.querySelector('#hand.go [data-card]:not([aria-disabled])'))?.click();
  }, 400);
"""


class Page:
    """A page of a Chromium of its own, spoken to by the DevTools protocol."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        chromium = os.environ.get("CHROME_PATH") or shutil.which("chromium")
        command = [chromium, "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--remote-debugging-port=0",
                   f"--user-data-dir={self.folder.name}", "--window-size=1366,768", "about:blank"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        self.closing = contextlib.ExitStack()
        self.socket = self.closing.enter_context(connect(self.address(), max_size=None))
        self.number = 0
        self.session = None
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def address(self):
        """Where the browser listens: it writes that into a file."""
        path = os.path.join(self.folder.name, "DevToolsActivePort")
        until(lambda: os.path.exists(path) and len(open(path).read().split()) == 2, 30)
        port, name = open(path).read().split()
        return f"ws://127.0.0.1:{port}{name}"

    def call(self, method, **parameters):
        """Sends a command and waits for its answer. Events that come meanwhile are kept."""
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        self.socket.send(json.dumps(command | ({"sessionId": self.session} if self.session else {})))
        while True:
            message = json.loads(self.socket.recv(timeout=120))
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def wait_for(self, event):
        """Waits for an event."""
        while not any(message["method"] == event for message in self.events):
            self.events.append(json.loads(self.socket.recv(timeout=120)))

    def value(self, script):
        """What a script evaluates to."""
        return self.call("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def metrics(self):
        """Seconds that the page has spent so far, by kind."""
        return {metric["name"]: metric["value"] for metric in self.call("Performance.getMetrics")["metrics"]}

    def stop(self):
        """Closes the browser."""
        self.closing.close()
        self.process.terminate()
        self.process.wait(30)
        self.folder.cleanup()


def until(condition, seconds):
    """Waits for a condition."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            sys.exit("the page does not get on")
        sleep(0.2)


def open_table(page, server):
    """Opens a table with bots."""
    path, cookie = server.play()
    name, value = cookie.split("=", 1)
    page.call("Network.setCookie", name=name, value=value, url=server.url)
    page.call("Page.enable")
    page.call("Page.navigate", url=server.url + path)
    until(lambda: page.value("document.readyState === 'complete' && !!document.querySelector('#hand [data-card]')"), 60)


def play_round(page):
    """Plays a round. Gives the events of its trace, and the seconds it took by kind."""
    page.call("Performance.enable")
    page.call("Emulation.setCPUThrottlingRate", rate=SLOWED)
    page.call("Tracing.start", traceConfig={"includedCategories": CATEGORIES}, transferMode="ReportEvents")
    before = page.metrics()
    page.value(PLAY)
    until(lambda: page.value("window.over"), LIMIT_OF_A_ROUND)
    after = page.metrics()
    page.call("Tracing.end")
    page.wait_for("Tracing.tracingComplete")
    chunks = [event["params"]["value"] for event in page.events if event["method"] == "Tracing.dataCollected"]
    return [event for chunk in chunks for event in chunk], {name: after[name] - before[name] for name in METRICS}


def took(event):
    """Milliseconds of processor time, which other programs on the machine change less than the time by the clock."""
    return event.get("tdur", event["dur"]) / 1000


def main_thread(events):
    """The events of the thread of the page, the main thread with the most tasks."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"]
    threads = {(event["pid"], event["tid"]) for event in named}
    count = Counter((event["pid"], event["tid"]) for event in events if event["name"] == TASK)
    busiest = max(threads, key=lambda thread: count[thread])
    return [event for event in events if (event["pid"], event["tid"]) == busiest and event.get("ph") == "X"]


def parts(task, events):
    """What a task spent its time on, in milliseconds, the longest first."""
    inside = [event for event in events if event["name"] != TASK and task["ts"] <= event["ts"]
              and event["ts"] + event["dur"] <= task["ts"] + task["dur"]]
    spent = Counter()
    for event in inside:
        spent[event["name"]] += took(event)
    return [(name, time) for name, time in spent.most_common(8) if time >= 3]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    limit = float(sys.argv[2]) if len(sys.argv) > 2 else None
    server = Server(sys.argv[1])
    page = Page()
    try:
        open_table(page, server)
        events, seconds = play_round(page)
    finally:
        page.stop()
        server.stop()
    events = main_thread(events)
    tasks = sorted((event for event in events if event["name"] == TASK), key=lambda event: -took(event))
    longest = took(tasks[0])
    over = sum(took(task) > LONG for task in tasks)
    print(f"longest task {longest:.0f} ms, {over} of {len(tasks)} tasks over {LONG} ms (processor slowed {SLOWED} times)")
    print("in the whole round: " + ", ".join(f"{name} {value * 1000:.0f} ms" for name, value in seconds.items()))
    for task in tasks[:SHOWN]:
        spent = ", ".join(f"{name} {time:.0f}" for name, time in parts(task, events))
        print(f"  {took(task):.0f} ms: {spent}")
    if limit is not None and longest > limit:
        sys.exit(f"a task takes longer than {limit:g} ms")


if __name__ == "__main__":
    main()
