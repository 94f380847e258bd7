# SPDX-License-Identifier: LGPL-2.1-or-later
"""A broadcast's server as strict as the real one, written from its sources' rules: what it takes,
what it drops, and what it never undoes. It polls as well as it is pushed to."""

import http.client
import http.server
import json
import re
import subprocess
import tempfile
import threading
import time

TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
TOKEN = re.compile(r"\{[^{}]*\}|\d+\.+|1-0|0-1|1/2-1/2|\*|O-O(?:-O)?[+#]?"
                   r"|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?")
GAMES_MOST = 100
PERIOD = 2.0


class Refused(Exception):
    """The whole source is refused."""


def split_games(text):
    """A game begins where a tag follows an empty line."""
    return [game for game in re.split(r"\n\s*\n(?=\[)", text.strip()) if game.strip()]


def parse(text):
    """One game as tags, moves, clocks and result; Refused where it is no PGN."""
    head, _, body = text.strip().partition("\n\n")
    tags = {}
    for line in head.split("\n"):
        found = TAG.fullmatch(line)
        if not found:
            raise Refused(f"no tag: {line!r}")
        if found[1] in tags:
            raise Refused(f"tag twice: {line!r}")
        tags[found[1]] = found[2].replace('\\"', '"').replace("\\\\", "\\")
    moves, clocks, result, at = [], [], None, 0
    while at < len(body):
        if body[at].isspace():
            at += 1
            continue
        found = TOKEN.match(body, at)
        if not found or result:
            raise Refused(f"no movetext: {body[at:at + 20]!r}")
        word, at = found[0], found.end()
        if word[0] == "{":
            clock = re.search(r"\[%clk (\d+:\d\d:\d\d)\]", " ".join(word.split()))
            if clock:
                clocks.append((len(moves), clock[1]))
        elif word in ("1-0", "0-1", "1/2-1/2", "*"):
            result = word
        elif not word.endswith("."):
            moves.append(word)
    if result is None:
        raise Refused("no result")
    if tags.get("Result") != result:
        raise Refused("the result is another one than the tag's")
    return {"tags": tags, "moves": moves, "clocks": clocks, "result": result, "text": text}


def usable(name):
    return len(name.strip("?., ")) > 1 and name.lower() != "unknown"


class Broadcast:
    """One round: games by their id, and every move that was ever shown."""

    def __init__(self, chesslaws, token):
        self.chesslaws, self.token = chesslaws, token
        self.lock = threading.Condition()
        self.games, self.shown, self.order = {}, {}, []
        self.requests, self.refused, self.last = 0, [], 0.0
        self.vanished, self.shrunk = set(), []
        self.down = 0       # requests that are to fail yet
        self.said = []      # what the outage said

    def illegal(self, games):
        """True where chesslaws cannot replay one of them."""
        with tempfile.NamedTemporaryFile("w", suffix=".pgn", encoding="utf-8") as file:
            file.write("".join(game["text"] + "\n\n" for game in games))
            file.flush()
            return subprocess.run([self.chesslaws, "check", file.name],
                                  stdout=subprocess.DEVNULL, check=False).returncode != 0

    def differs(self, game):
        before = self.games.get(game["tags"].get("GameId"))
        return not before or before["text"] != game["text"]

    def take(self, text):
        """Takes a whole round; Refused leaves everything as it was."""
        games = [parse(game) for game in split_games(text)]
        if len(games) > GAMES_MOST:
            raise Refused("too many games")
        answer = []
        # All in one run: a program a game would keep the client waiting until it gives up.
        new = [game for game in games if self.differs(game)]
        suspect = new and self.illegal(new)
        for game in games:
            tags = game["tags"]
            if "GameId" not in tags or not re.fullmatch(r"\d+\.\d+", tags.get("Round", "")):
                raise Refused("a game without GameId or Round R.B")
            if not (usable(tags["White"]) and usable(tags["Black"])):
                self.vanished.add(tags["GameId"])
                continue
            before = self.games.get(tags["GameId"])
            if suspect and self.differs(game) and self.illegal([game]):
                answer.append({"tags": tags, "error": "illegal move"})
                continue
            if before and game["moves"] != before["moves"][:len(game["moves"])] and \
                    before["moves"] != game["moves"][:len(before["moves"])]:
                self.shrunk.append(tags["GameId"])
            self.games[tags["GameId"]] = game
            self.shown.setdefault(tags["GameId"], set()).add(tuple(game["moves"]))
            answer.append({"tags": tags, "moves": len(game["moves"])})
        self.order = [game["tags"]["GameId"] for game in games]
        return answer

    def push(self, headers, body):
        """Status and answer of one request."""
        now = time.monotonic()
        with self.lock:
            self.requests += 1
            self.lock.notify_all()
            if self.down:
                self.down -= 1
                self.said.append(503)
                return 503, {"error": "down"}
            if headers.get("Authorization") != "Bearer " + self.token:
                self.refused.append("token")
                return 401, {"error": "No such token"}
            if now - self.last < PERIOD - 0.05:
                self.refused.append("too fast")
                return 429, {"error": "Too many requests"}
            self.last = now
            try:
                return 200, {"games": self.take(body.decode("utf-8"))}
            except (Refused, UnicodeDecodeError) as error:
                self.refused.append(str(error))
                return 400, {"error": str(error)}

    def wait(self, condition, bound=60):
        """Until condition() holds; False where it never does."""
        with self.lock:
            return self.lock.wait_for(condition, bound)


def serve(broadcast):
    """An HTTP server for it on loopback; its port."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, answer = broadcast.push(self.headers, body)
            with broadcast.lock:
                broadcast.lock.notify_all()
            text = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_):
            pass

    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, *_):
            pass  # a client that was killed

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


class Poller:
    """Asks for a round by HTTP as the real one does: 200 or 304 alone, no redirects."""

    def __init__(self, port):
        self.port, self.tag, self.bare = port, None, False

    def poll(self, path="/pgn/round.pgn"):
        """The text, or None where it has not changed; Refused for anything else."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        headers = {}
        if self.tag:
            headers["If-None-Match"] = self.tag.strip('"') if self.bare else self.tag
            self.bare = not self.bare
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status == 304:
            return None
        if answer.status != 200:
            raise Refused(f"status {answer.status}")
        kind = answer.getheader("Content-Type")
        if "charset=utf-8" not in kind.lower():
            raise Refused(f"read as Latin-1: {kind}")
        self.tag = answer.getheader("ETag")
        return text.decode("utf-8")
