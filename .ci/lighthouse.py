#!/usr/bin/env python3
"""Lets Lighthouse look at the pages, and fails unless they score 100 where they must.

    .ci/lighthouse.py PROGRAM LIGHTHOUSE [RUNS]

Accessibility, best practices and search engines must have 100; a page that asks not to be indexed does not count for search
engines. Performance depends on the machine, so the median of RUNS runs (5 by default) is only printed. The pages come from a
server that this script starts on the loopback interface; the browser is the system's Chromium.
"""
import http.client
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

MUST_BE_100 = ["accessibility", "best-practices", "seo"]


class Server:
    """A server with a fresh database."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        command = [program, "serve", "--listen=127.0.0.1:0", "--log=error", f"--db={self.folder.name}/pages.db"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def play(self):
        """The path of a table where somebody plays against bots, and the cookie of that person."""
        connection = http.client.HTTPConnection(self.url.removeprefix("http://"), timeout=20)
        connection.request("POST", "/play", "", {"Content-Type": "application/x-www-form-urlencoded"})
        response = connection.getresponse()
        cookies = response.headers.get_all("set-cookie") or []
        cookie = next(value for value in cookies if value.startswith("qyrsqyrs="))
        return response.getheader("location"), cookie.split(";")[0]

    def stop(self):
        self.process.terminate()
        self.process.wait(30)
        self.folder.cleanup()


def look(lighthouse, url, cookie, categories):
    """What Lighthouse says about a page."""
    command = [lighthouse, url, "--quiet", "--output=json", f"--only-categories={','.join(categories)}",
               "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage"]
    if cookie:
        command.append(f"--extra-headers={json.dumps({'Cookie': cookie})}")
    chromium = os.environ.get("CHROME_PATH") or shutil.which("chromium")
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, env=os.environ | {"CHROME_PATH": chromium})
    if said.returncode != 0:
        sys.exit(f"Lighthouse did not look at {url}: {said.stderr[-2000:]}")
    return json.loads(said.stdout)


def failed_audits(report, category):
    """What keeps a category below 100."""
    references = [reference["id"] for reference in report["categories"][category]["auditRefs"] if reference["weight"] > 0]
    return [report["audits"][name] for name in references if (report["audits"][name]["score"] or 0) < 1
            and report["audits"][name]["scoreDisplayMode"] not in ("notApplicable", "manual", "informative")]


def check(lighthouse, name, url, cookie, runs):
    """Whether a page scores 100 where it must."""
    report = look(lighthouse, url, cookie, [*MUST_BE_100, "performance"])
    score = lambda report, category: round((report["categories"][category]["score"] or 0) * 100)
    speeds = [score(report, "performance")]
    speeds += [score(look(lighthouse, url, cookie, ["performance"]), "performance") for _ in range(runs - 1)]
    scores = {category: score(report, category) for category in MUST_BE_100}
    hidden = report["audits"].get("is-crawlable", {}).get("score") == 0
    print(f"{name}: " + ", ".join(f"{category} {value}" for category, value in scores.items())
          + (" (not to be indexed)" if hidden else "")
          + f", performance {statistics.median(speeds):g} (median of {sorted(speeds)})", flush=True)
    good = True
    for category, value in scores.items():
        if value == 100 or category == "seo" and hidden:
            continue
        good = False
        for audit in failed_audits(report, category):
            print(f"  {category}: {audit['title']}")
            for item in audit.get("details", {}).get("items", [])[:5]:
                print(f"    {json.dumps(item)[:400]}")
    return good


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program, lighthouse = sys.argv[1:3]
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    server = Server(program)
    try:
        table, cookie = server.play()
        pages = [("home", "/", None), ("learn", "/learn", None), ("rules", "/rules", None), ("daily", "/daily", None),
                 ("table", table, cookie)]
        good = [check(lighthouse, name, server.url + path, cookie, runs) for name, path, cookie in pages]
    finally:
        server.stop()
    sys.exit(0 if all(good) else "not all pages score 100")


if __name__ == "__main__":
    main()
