# SPDX-License-Identifier: LGPL-2.1-or-later
"""A server of the Board API, as strict as the real one (FEEDS.md §4): two streams of lines, moves in
UCI that are legal and whose turn it is, offers, takebacks, seeks and challenges held open, 429. It
has one user, "ann", whose opponent "bob" is played by the test. Whatever a client does that the real
one would not take stands in Lichess.refused afterwards.
"""

import http.server
import json
import re
import socket
import subprocess
import threading
import urllib.parse

GAME = "abcd1234"
START_PLIES = 2  # before both have moved a game is aborted, not resigned
PATIENCE = 30


class Lichess:
    """All that the server knows. Everything is under the lock."""

    def __init__(self, token, chesslaws):
        self.token, self.chesslaws = token, chesslaws
        self.lock = threading.Condition()
        self.game = None
        self.event_streams, self.game_streams = [], []
        self.held = []        # seeks and challenges that are open
        self.pending = {}     # challenges to ann, by id
        self.requests = []    # path and form of every POST
        self.refused = []     # what was wrong with requests, beside what the test asked for
        self.limit = 0        # so many POSTs are answered by 429
        self.fail = 0         # so many POSTs are taken without an answer
        self.busy = 0

    # What the test does.

    def begin(self, colour, moves=()):
        """A game in which ann has this colour."""
        with self.lock:
            self.game = {"colour": colour, "moves": list(moves), "status": "started", "winner": None,
                         "draw": set(), "takeback": set(), "wtime": 900000, "btime": 899000}
            self.tell_event(self.start_line())

    def play(self, uci):
        """bob's move."""
        with self.lock:
            assert self.turn() != self.game["colour"], "it is not bob's turn"
            self.move(uci)

    def bob(self, what):
        """draw, takeback: bob offers, asks, or accepts; no: he declines; resign."""
        with self.lock:
            other = "black" if self.game["colour"] == "white" else "white"
            if what == "resign":
                self.finish("resign", self.game["colour"])
            elif what == "no":
                self.game["draw"].discard(self.game["colour"])
                self.game["takeback"].discard(self.game["colour"])
                self.tell_game(self.state())
            else:
                self.offer(what, other)

    def say(self, line):
        with self.lock:
            self.tell_event(line)

    def say_in_game(self, line):
        with self.lock:
            self.tell_game(line)

    def break_streams(self):
        """All connections of streams end, as when a network fails."""
        with self.lock:
            for stream in self.event_streams + self.game_streams:
                stream.broken = True
            self.lock.notify_all()

    def wait(self, condition, bound=PATIENCE):
        with self.lock:
            return self.lock.wait_for(condition, bound)

    # The game.

    def turn(self):
        return "white" if len(self.game["moves"]) % 2 == 0 else "black"

    def start_line(self):
        return {"type": "gameStart", "game": {
            "gameId": GAME, "fullId": GAME + "wxyz", "color": self.game["colour"], "speed": "rapid",
            "variant": {"key": "standard", "name": "Standard"}, "rated": False,
            "compat": {"bot": False, "board": True}}}

    def state(self):
        game = self.game
        line = {"type": "gameState", "moves": " ".join(game["moves"]), "wtime": game["wtime"],
                "btime": game["btime"], "winc": 10000, "binc": 10000, "status": game["status"]}
        if game["winner"]:
            line["winner"] = game["winner"]
        for side in game["draw"]:
            line[side[0] + "draw"] = True
        for side in game["takeback"]:
            line[side[0] + "takeback"] = True
        return line

    def full(self):
        players = {"id": "ann", "name": "ann", "rating": 1500}, {"id": "bob", "name": "bob"}
        white, black = players if self.game["colour"] == "white" else reversed(players)
        return {"type": "gameFull", "id": GAME, "variant": {"key": "standard"}, "speed": "rapid",
                "rated": False, "white": white, "black": black, "initialFen": "startpos",
                "clock": {"initial": 900000, "increment": 10000}, "state": self.state()}

    def legal(self, uci):
        """Whether the move may be played, by a PGN's reader: castling is the king's two squares."""
        if not re.fullmatch(r"[a-h][1-8][a-h][1-8][nbrq]?", uci):
            return False
        fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        moves = [move[:4] + move[4:].upper() for move in self.game["moves"] + [uci]]
        text = f'[FEN "{fen}"]\n\n' + " ".join(moves) + " *\n"
        said = subprocess.run([self.chesslaws, "check", "/dev/stdin"], input=text, text=True,
                              check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return said.returncode == 0

    def move(self, uci):
        game = self.game
        game["moves"].append(uci)
        game["draw"].clear()
        game["takeback"].clear()
        game["wtime"] -= 1000
        self.tell_game(self.state())

    def finish(self, status, winner=None):
        self.game.update(status=status, winner=winner)
        self.game["draw"].clear()
        self.tell_game(self.state())
        for stream in self.game_streams:
            stream.ended = True
        self.tell_event({"type": "gameFinish", "game": {"gameId": GAME}})

    def offer(self, what, side):
        game = self.game
        other = "black" if side == "white" else "white"
        if other not in game[what]:
            game[what].add(side)
            self.tell_game(self.state())
        elif what == "draw":
            self.finish("draw")
        else:
            # The move of whoever asked goes, and the answer to it.
            asker_moved_last = self.turn() != other
            del game["moves"][-1 if asker_moved_last else -2:]
            game["takeback"].clear()
            self.tell_game(self.state())

    # Streams.

    def tell(self, streams, line):
        for stream in streams:
            stream.lines.append(line)
        self.lock.notify_all()

    def tell_event(self, line):
        self.tell(self.event_streams, line)

    def tell_game(self, line):
        self.tell(self.game_streams, line)

    # Requests.

    def post(self, path, form):
        """Status and answer."""
        self.requests.append((path, form))
        if self.limit:
            self.limit -= 1
            return 429, {"error": "Too many requests. Please try again later."}
        match = re.fullmatch(r"/api/challenge/(\w+)/(accept|decline)", path)
        if match:
            return self.answer_challenge(*match.groups(), form)
        match = re.fullmatch(rf"/api/board/game/{GAME}/(.+)", path)
        if match and self.game:
            return self.post_game(match.group(1))
        self.refused.append("no such path " + path)
        return 404, {"error": "Not found."}

    def answer_challenge(self, name, what, form):
        if name not in self.pending:
            self.refused.append("no such challenge " + name)
            return 404, {"error": "No such challenge"}
        del self.pending[name]
        if what == "accept":
            self.begin("white")
        elif form.get("reason") not in ("generic", "later", "tooFast", "variant"):
            self.refused.append("no such reason")
        return 200, {"ok": True}

    def wrong(self, why):
        self.refused.append(why)
        return 400, {"error": why}

    def post_game(self, what):
        game = self.game
        colour = game["colour"]
        word, _, argument = what.partition("/")
        if game["status"] != "started":
            return self.wrong("Not your turn, or game already over")
        if word == "move":
            if self.turn() != colour:
                return self.wrong("Not your turn, or game already over")
            if not self.legal(argument):
                return self.wrong("Piece on a1 cannot move to " + argument[2:4])
            self.move(argument)
        elif word == "resign" and not argument:
            if len(game["moves"]) < START_PLIES:
                return self.wrong("The game can no longer be resigned")
            self.finish("resign", "black" if colour == "white" else "white")
        elif word == "abort" and not argument:
            if len(game["moves"]) >= START_PLIES:
                return self.wrong("This game can no longer be aborted")
            self.finish("aborted")
        elif word in ("draw", "takeback") and argument in ("yes", "no"):
            other = "black" if colour == "white" else "white"
            if argument == "yes":
                self.offer(word, colour)
            else:
                game[word].discard(other)
                self.tell_game(self.state())
        else:
            self.refused.append("no such path " + what)
            return 404, {"error": "Not found."}
        return 200, {"ok": True}

    def check_search(self, path, form):
        """What is wrong with a seek or a challenge, or None."""
        try:
            if path == "/api/board/seek":
                limit, increment = int(form["time"]) * 60, int(form["increment"])
                least, most = 480, 180
                if form.get("color") == "random":
                    return "Invalid color"
            else:
                limit, increment = int(form["clock.limit"]), int(form["clock.increment"])
                least, most = 180, 60
                if form.get("keepAliveStream") != "true":
                    return "it would end in 20 s"
        except (KeyError, ValueError):
            return "Invalid time control"
        if not (0 <= limit <= 10800 and 0 <= increment <= most):
            return "Invalid time control"
        if limit + 40 * increment < least:
            return "Invalid speed"
        return None


class Stream:
    """One connection that is told lines."""

    def __init__(self, lines, connection):
        self.lines, self.broken, self.ended = list(lines), False, False
        self.connection = connection

    def has_left(self):
        """Whether the client has closed the connection: it says nothing on it otherwise."""
        try:
            return self.connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True


def serve(lichess):
    """An HTTP server for it on loopback; its port."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def allowed(self):
            if self.headers.get("Authorization") == "Bearer " + lichess.token:
                return True
            self.answer(401, {"error": "No such token"})
            return False

        def answer(self, status, answer):
            text = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def begin_stream(self):
            self.send_response(200)
            self.send_header("Content-Type", "application/x-ndjson")
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()

        def chunk(self, text):
            # In pieces, as a network may deliver them.
            data = text.encode()
            for piece in (data[:len(data) // 2], data[len(data) // 2:]):
                if piece:
                    self.wfile.write(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
                    self.wfile.flush()

        def follow(self, stream, streams):
            """Until it is broken, its game ends or the client has left."""
            try:
                self.chunk("\n")
                while True:
                    with lichess.lock:
                        lichess.lock.wait_for(
                            lambda: stream.lines or stream.broken or stream.ended, 3)
                        lines, stream.lines = stream.lines, []
                        over = stream.broken or stream.ended
                    for line in lines:
                        self.chunk(json.dumps(line) + "\n")
                    if stream.broken:
                        self.close_connection = True
                        self.connection.shutdown(2)
                        break
                    if over:
                        self.chunk("")
                        self.wfile.write(b"0\r\n\r\n")
                        break
                    if not lines:
                        self.chunk("\n")
            finally:
                with lichess.lock:
                    streams.remove(stream)
                    lichess.lock.notify_all()

        def do_GET(self):
            if not self.allowed():
                return
            with lichess.lock:
                lines, streams = None, lichess.event_streams
                if self.path == "/api/stream/event":
                    # The real one closes the older one; ours must never have two.
                    if any(not stream.has_left() for stream in lichess.event_streams):
                        lichess.refused.append("two streams of events")
                    lines = [lichess.start_line()] if lichess.game and \
                        lichess.game["status"] == "started" else []
                elif self.path == f"/api/board/game/stream/{GAME}" and lichess.game:
                    lines, streams = [lichess.full()], lichess.game_streams
                if lines is not None:
                    stream = Stream(lines, self.connection)
                    stream.ended = streams is lichess.game_streams and \
                        lichess.game["status"] != "started"
                    streams.append(stream)
                    lichess.lock.notify_all()
            if lines is None:
                lichess.refused.append("no such path " + self.path)
                self.answer(404, {"error": "Not found."})
                return
            self.begin_stream()
            self.follow(stream, streams)

        def read_form(self):
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            if body and self.headers["Content-Type"] != "application/x-www-form-urlencoded":
                lichess.refused.append("a body that is no form")
            return dict(urllib.parse.parse_qsl(body, strict_parsing=bool(body)))

        def hold(self, form):
            """A seek or a challenge is open for as long as its connection is."""
            wrong = lichess.check_search(self.path, form)
            if wrong:
                lichess.refused.append(wrong)
                self.answer(400, {"error": wrong})
                return
            stream = Stream([], self.connection)
            with lichess.lock:
                lichess.requests.append((self.path, form))
                lichess.held.append(stream)
                lichess.lock.notify_all()
            self.begin_stream()
            self.follow(stream, lichess.held)

        def do_POST(self):
            if not self.allowed():
                return
            form = self.read_form()
            if self.path == "/api/board/seek" or re.fullmatch(r"/api/challenge/\w+", self.path):
                self.hold(form)
                return
            with lichess.lock:
                lichess.busy += 1
                if lichess.busy > 1:
                    lichess.refused.append("two requests at a time")
                status, answer = lichess.post(self.path, form)
                lichess.lock.notify_all()
                lost = lichess.fail > 0
                lichess.fail -= lost
            # The next request may come as soon as this one's answer is sent.
            with lichess.lock:
                lichess.busy -= 1
            if lost:
                self.close_connection = True
                self.connection.shutdown(2)
            else:
                self.answer(status, answer)

        def log_message(self, *_):
            pass

    class Server(http.server.ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_):
            pass  # a client that has left

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]
