# SPDX-License-Identifier: LGPL-2.1-or-later
"""A round of fifty boards through touchmoved, touchmove-gateway and a strict broadcast server, which
is pushed to and polls: illegal moves that stand, takebacks, an outage, a gateway that is killed and
comes back. Prints TAP. Nothing waits for a time: each wait is for what is told.

usage: round.py TOUCHMOVED GATEWAY CHESSLAWS TOUCHMOVECTL SOURCE-ROOT
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import uuid

from broadcast import Broadcast, Poller, Refused, parse, serve, split_games

BOARDS = 50
TOKEN = "lip_" + "secretToken" * 3
START = 0xFFFF00000000FFFF
touchmoved, gateway, chesslaws, ctl, root = sys.argv[1:6]
failed, count = False, 0


def check(holds, name, detail=""):
    global failed, count
    count += 1
    if not holds:
        failed = True
        print(detail, file=sys.stderr)
    print(f"{'ok' if holds else 'not ok'} {count} - {name}", flush=True)


class Trace:
    """What a board's reeds tell while somebody plays."""

    def __init__(self, number, settings, start=START):
        self.lines = ["reedtrace 1", "set Format=rapid", "set TimeControl=900+10",
                      "set Event=Club \"Open\"", "set Round=3", *settings]
        self.closed, self.inputs, self.t = start, 0, 0
        self.sample(0)
        self.press("black", 1000 + 37 * number)

    def sample(self, after):
        self.t += after * 1000
        self.lines.append(f"{self.t} {self.closed:016x} {self.inputs}")

    def press(self, side, after=600):
        self.inputs = 1 if side == "white" else 2
        self.sample(after)

    def square(self, name):
        return 1 << (ord(name[0]) - ord("a") + 8 * (int(name[1]) - 1))

    def move(self, side, word):
        """word: the squares it leaves and reaches, as e2e4."""
        self.closed &= ~self.square(word[:2])
        self.sample(2000)
        self.closed |= self.square(word[2:])
        self.sample(400)
        if side:
            self.press(side)

    def moves(self, words):
        for i, word in enumerate(words.split()):
            self.move("white" if i % 2 == 0 else "black", word)

    def order(self, text, after=1000):
        self.t += after * 1000
        self.lines.append(f"{self.t} ! {text}")

    def text(self):
        return "\n".join(self.lines) + "\n"


def plain(trace):
    trace.moves("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6")
    trace.order("resign black")
    return "e4 e5 Nf3 Nc6 Bb5 a6", "1-0"


def stands(trace):
    trace.moves("e2e4 a8a6 d2d4 b8c6")
    trace.order("resign white")
    return "e4", "0-1"


def takeback(trace):
    trace.moves("e2e4 e7e5 g1f3")
    trace.order("takeback 3")
    trace.move(None, "f3g1")
    trace.press("black", 2000)
    trace.moves("b1c3")
    trace.move("black", "g8f6")
    trace.order("result 1/2-1/2 agreement")
    return "e4 e5 Nc3 Nf6", "1/2-1/2"


def chess960(trace):
    trace.moves("f1g3 f8g6 e2e4")
    trace.order("resign black")
    return "Ng3 Ng6 e4", "1-0"


def set_up(trace):
    trace.moves("e1e2 e8d7")
    trace.order("result 1/2-1/2 agreement")
    return "Ke2 Kd7", "1/2-1/2"


KINDS = [
    (plain, [], START),
    (stands, [], START),
    (takeback, [], START),
    (chess960, ["set Variant=chess960",
                "set Fen=bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1"], START),
    (set_up, ["set Fen=4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"], 0x1080000000000091),
]


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Hall:
    """The programs, and the folder in which they work."""

    def __init__(self, work):
        self.work, self.children = work, []
        self.environment = dict(os.environ, XDG_STATE_HOME=work + "/state",
                                CREDENTIALS_DIRECTORY=work + "/credentials")
        os.mkdir(work + "/credentials")
        os.mkdir(work + "/pgn")
        self.write("credentials/broadcast", TOKEN + "\n")
        self.bus = self.start(["dbus-daemon", f"--config-file={root}/tests/daemon/bus/session.conf",
                               "--nofork", "--print-address=1"], stdout=subprocess.PIPE)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus.stdout.readline().decode().strip()

    def write(self, name, text):
        with open(f"{self.work}/{name}", "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(f"{self.work}/{name}", encoding="utf-8") as file:
            return file.read()

    def start(self, arguments, **more):
        child = subprocess.Popen(arguments, env=self.environment, **more)
        self.children.append(child)
        return child

    def start_gateway(self, name):
        with open(f"{self.work}/{name}.err", "wb") as err:
            return self.start([gateway, "--user", "--config", self.work + "/gateway.conf"],
                              stderr=err)

    def feeds(self):
        """What touchmovectl feeds tells, by feed, and its exit code."""
        said = subprocess.run([ctl, "--user", "feeds", "--json"], env=self.environment, check=False,
                              stdout=subprocess.PIPE, text=True, timeout=30)
        rows = {}
        for line in said.stdout.splitlines():
            row = json.loads(line)
            rows.setdefault(row["feed"], []).append(row)
        return rows, said.returncode

    def feeds_when(self, holds, bound=60):
        """The same as soon as it holds, or as it is in the end where it never does."""
        deadline = time.monotonic() + bound
        rows, code = self.feeds()
        while not holds(rows) and time.monotonic() < deadline:
            rows, code = self.feeds()
        return rows, code

    def end(self):
        for child in reversed(self.children):
            if child.poll() is None:
                child.send_signal(signal.SIGTERM)
            child.wait()


def make_boards(hall):
    """The traces, their pairings, and what each board must have told in the end, by Round."""
    expected, rows, arguments = {}, ["round;board;white;black;white_fide_id"], []
    for number in range(1, BOARDS + 1):
        play_out, settings, start = KINDS[number % len(KINDS)]
        trace = Trace(number, settings, start)
        expected[f"3.{number}"] = play_out(trace)
        hall.write(f"{number}.trace", trace.text())
        arguments += ["--board", f"{number}=trace:{hall.work}/{number}.trace"]
        if number > 5:
            rows.append(f"3;{number};\"Wei\u00df {number}\";\"Black; {number}\";{number + 1000}")
    hall.write("pairings.csv", "\ufeff" + "\r\n".join(rows) + "\r\n")
    return expected, arguments


def poll_until(stop, port, source, problems):
    poller = Poller(port)
    while not stop.is_set():
        try:
            text = poller.poll()
            if text is not None:
                with source.lock:
                    source.take(text)
                    source.lock.notify_all()
        except ConnectionError:
            continue  # it is being started again
        except Refused as error:
            if "503" not in str(error):
                problems.append(str(error))


def fetch(port, path):
    """What JSON stands there, or the status that says otherwise."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code


def check_cloud(port, expected):
    event = uuid.uuid5(uuid.UUID("6b0c7c1e-7a57-4f0e-9d1b-5e2f8c3a9d40"), 'Club "Open"')
    files = f"/get/{event}"
    tournament = fetch(port, files + "/tournament.json")
    check(tournament["rounds"][2] == {"count": BOARDS, "live": 0} and
          tournament["timecontrol"] == "15m+10s", "the tournament's file", tournament)
    index = fetch(port, files + "/round-3/index.json")
    games = [fetch(port, f"{files}/round-3/game-{number}.json") for number in (1, BOARDS)]
    check([pairing["result"] for pairing in index["pairings"]] ==
          [expected[f"3.{number}"][1] for number in range(1, BOARDS + 1)] and
          index["pairings"][8]["white"]["fideid"] == 1009, "the round's file", index)
    check([[move.split()[0] for move in game["moves"]] for game in games] ==
          [expected[f"3.{number}"][0].split() for number in (1, BOARDS)], "the games' files", games)
    check([fetch(port, files + path) for path in
           ("/round-4/index.json", "/round-3/game-99.json", "/../gateway.conf", "/round-x/index.json")]
          == [404] * 4, "what is not there is not found")


def check_feeds(hall, web):
    """While all is well, and with pairings that cannot be read."""
    # The server has taken the round before the gateway hears of it, and a slow one is asked again.
    rows, code = hall.feeds_when(lambda rows: rows["push"][0]["state"] == "serving")
    check(code == 0 and rows["web"][0]["place"] == f"127.0.0.1:{web}" and
          rows["web"][0]["connections"] >= 0 and rows["folder"][0]["state"] == "serving" and
          rows["push"][0]["state"] == "serving" and "taken" in rows["push"][0] and
          rows["boards"][0]["boards"] == BOARDS and
          rows["boards"][0]["state"] == "serving", "touchmovectl tells what is served where", rows)
    check([row["place"] for row in rows["game"]] ==
          [str(number) for number in range(1, BOARDS + 1) if number % len(KINDS) == 1],
          "and which games are published in part", rows["game"])
    hall.write("broken", "board,white\n")
    os.rename(hall.work + "/broken", hall.work + "/pairings.csv")
    rows, code = hall.feeds_when(lambda rows: rows["pairings"][0]["state"] != "serving")
    check(code == 1 and rows["pairings"][0]["state"] == "failing" and
          ":1: " in rows["pairings"][0]["error"] and "since" in rows["pairings"][0],
          "and what fails since when", rows["pairings"])


def check_elsewhere(path):
    """Our own reader, and one that is not ours: its complaints go to standard error."""
    check(subprocess.run([chesslaws, "check", path], check=False, stdout=subprocess.DEVNULL)
          .returncode == 0, "chesslaws reads the round")
    extract = shutil.which("pgn-extract", path=os.environ["PATH"] + ":/usr/games")
    if not extract:
        check(True, "pgn-extract reads the round # SKIP pgn-extract is not installed")
        return
    read = subprocess.run([extract, "-C", "-w1000", path], check=False, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    said = read.stderr.splitlines()
    check(read.returncode == 0 and read.stdout.count("[GameId ") == BOARDS and
          said[-1:] == [f"{BOARDS} games matched out of {BOARDS}."] and
          not [line for line in said if path in line and not line.startswith("Processing")],
          "pgn-extract reads the round", said)


def ended(source):
    return len(source.games) == BOARDS and \
        all(game["result"] != "*" for game in source.games.values())


def check_games(source, expected, name):
    found = {game["tags"]["Round"]: (" ".join(game["moves"]), game["result"])
             for game in source.games.values()}
    check(found == expected, f"{name}: every board's line and result",
          [(key, found.get(key), value) for key, value in expected.items()
           if found.get(key) != value][:5])
    rounds = [source.games[key]["tags"]["Round"] for key in source.order]
    check(rounds == sorted(rounds, key=lambda word: int(word.split(".")[1])) and
          len(source.games) == BOARDS, f"{name}: boards in their order, none twice", rounds)
    check(not source.vanished, f"{name}: no game vanishes for want of a name", source.vanished)
    lost = [key for key, game in source.games.items()
            if len(game["clocks"]) != len(game["moves"]) or
            [place for place, _ in game["clocks"]] != list(range(1, len(game["moves"]) + 1))]
    check(not lost, f"{name}: a clock behind every move", lost)
    illegal = [key for key, lines in source.shown.items()
               if any("Ra6" in line or "d4" in line for line in lines)]
    check(not illegal, f"{name}: nothing illegal, or behind it, was ever shown", illegal)


def main(work):
    hall = Hall(work)
    try:
        play(hall)
    finally:
        hall.end()


def play(hall):
    expected, boards = make_boards(hall)
    pushed, polled = Broadcast(chesslaws, TOKEN), Broadcast(chesslaws, TOKEN)
    pushed.down = 1
    web = free_port()
    hall.write("gateway.conf",
               f"[livechess]\nListen=no\n[web]\nListen=127.0.0.1:{web}\n"
               f"[pgn]\nFolder={hall.work}/pgn\n[round]\nPairings={hall.work}/pairings.csv\n"
               f"[push]\nAddress=http://127.0.0.1:{serve(pushed)}/api/broadcast/round/x/push\n"
               "Credential=broadcast\n")
    first = hall.start_gateway("first")
    stop, problems = threading.Event(), []
    polling = threading.Thread(target=poll_until, args=(stop, web, polled, problems), daemon=True)
    polling.start()
    with open(hall.work + "/daemon.err", "wb") as err:
        hall.start([touchmoved, "--user", "--speed", "2", *boards], stderr=err)

    check(pushed.wait(lambda: len(pushed.games) > 0), "a push comes through behind an outage")
    first.kill()
    first.wait()
    check(not ended(pushed), "the gateway is killed in mid-round")
    second = hall.start_gateway("second")
    check(pushed.wait(lambda: ended(pushed)), "every result is pushed, over the gateway's death",
          hall.read("second.err"))
    check(polled.wait(lambda: ended(polled)), "every result is polled", problems[:3])
    check_games(pushed, expected, "push")
    check_games(polled, expected, "poll")
    check(not pushed.refused, "the server has refused nothing", pushed.refused[:3])
    check(not problems and not polled.refused, "each poll is answered as it must be", problems[:3])
    check(pushed.said == [503], "the outage took place")
    check(set(pushed.games) == set(polled.games), "GameId is one for all, and lasts")
    twice = [key for key in pushed.shrunk
             if expected[pushed.games[key]["tags"]["Round"]][0] != "e4 e5 Nc3 Nf6"]
    check(not twice, "only what was taken back is shown otherwise", twice)

    check_cloud(web, expected)
    check_feeds(hall, web)
    stop.set()
    polling.join()
    second.terminate()
    check(second.wait() == 0, "the gateway ends when it is told to",
          (second.returncode, hall.read("second.err")))
    files = "".join(hall.read(f"pgn/board-{number}.pgn") for number in range(1, BOARDS + 1))
    check(hall.read("pgn/round.pgn") == files and len(split_games(files)) == BOARDS and
          {parse(text)["tags"]["GameId"] for text in split_games(files)} == set(pushed.games),
          "the folder has the same round")
    check_elsewhere(hall.work + "/pgn/round.pgn")
    names = {game["tags"]["Round"]: game["tags"] for game in pushed.games.values()}
    check(names["3.1"]["White"] == "Board 1 White" and names["3.9"]["White"] == "Wei\u00df 9" and
          names["3.9"]["Black"] == "Black; 9" and names["3.9"]["WhiteFideId"] == "1009",
          "players are named by the pairings", (names["3.1"], names["3.9"]))
    check(not [name for name in os.listdir(hall.work + "/pgn") if not name.endswith(".pgn")],
          "no half of a file is left")
    said = hall.read("first.err") + hall.read("second.err")
    check(TOKEN not in said and "push: the server says 503; it is tried again" in said,
          "the outage is told, the token never", said)


with tempfile.TemporaryDirectory() as folder:
    main(folder)
print(f"1..{count}")
sys.exit(failed)
