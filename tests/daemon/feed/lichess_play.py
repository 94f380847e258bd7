# SPDX-License-Identifier: LGPL-2.1-or-later
"""touchmove-play between touchmoved, whose board is a FIFO, and a strict server of the Board API: a
whole game with castling, captures in passing and promotions both ways, over a broken stream, a
restart, 429 and lost answers; takebacks, draws, resignation; what it refuses. Prints TAP. Each wait
is for what is told; only the hand over the board takes its time.

usage: lichess_play.py TOUCHMOVED PLAY CHESSLAWS SOURCE-ROOT game|rest CATALOGUES
"""

import array
import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
import termios
import threading
import time

from lichess import Lichess, serve

START = 0xFFFF00000000FFFF
TOKEN = "lip_" + "secretToken" * 3
BOUND = 30
# As long as a quick hand needs from square to square, in s: no move is made in no time.
HAND = 0.1
touchmoved, play, chesslaws, root, part, catalogues = sys.argv[1:7]
failed, count = False, 0


def check(holds, name, detail=""):
    global failed, count
    count += 1
    if not holds:
        failed = True
        print(detail, file=sys.stderr)
    print(f"{'ok' if holds else 'not ok'} {count} - {name}", flush=True)


def square(name):
    return 1 << (ord(name[0]) - ord("a") + 8 * (int(name[1]) - 1))


class Board:
    """The pieces, and a hand that moves them."""

    def __init__(self, path):
        self.fd, self.t, self.closed = os.open(path, os.O_RDWR), 0, START
        self.begin()
        self.show(START)

    def begin(self):
        """Whoever reads it needs to know what it reads."""
        os.write(self.fd, b"reedtrace 1\n")

    def show(self, closed):
        self.closed = closed
        os.write(self.fd, f"{self.t} {closed:016x} 0\n".encode())
        self.t += 1
        self.wait_until_read()
        time.sleep(HAND)

    def wait_until_read(self):
        """Changes that a busy daemon reads together have happened together, for all it knows."""
        deadline = time.monotonic() + BOUND
        while self.unread() and time.monotonic() < deadline:
            time.sleep(HAND / 20)

    def unread(self):
        waiting = array.array("i", [0])
        fcntl.ioctl(self.fd, termios.FIONREAD, waiting)
        return waiting[0]

    def move(self, word, gone=None):
        """word: the squares it leaves and reaches; gone: one captured elsewhere."""
        if self.closed & square(word[2:]):
            self.show(self.closed & ~square(word[2:]))
            # Of a promotion it is told from a graze, which is over in a fifth of a second.
            time.sleep(2 * HAND)
        self.show(self.closed & ~square(word[:2]))
        self.show(self.closed | square(word[2:]))
        if gone:
            self.show(self.closed & ~square(gone))

    def castle(self, king, rook):
        self.move(king)
        self.move(rook)

    def set_up(self):
        """Every piece is lifted: where another one stood, nothing else tells them apart."""
        self.show(0)
        self.show(START)


class Program:
    """touchmove-play, and what it prints."""

    def __init__(self, hall, *arguments, **environment):
        self.lines, self.lock = [], threading.Condition()
        self.child = hall.start([play, "--user", "--server", hall.server, *arguments],
                                environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True)
        self.place = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.child.stdout:
            with self.lock:
                self.lines.append(line.rstrip("\n"))
                self.lock.notify_all()
        with self.lock:
            self.lines.append(None)
            self.lock.notify_all()

    def told(self, text):
        """Waits for a line with this, behind the last one waited for."""
        def find():
            for place in range(self.place, len(self.lines)):
                if self.lines[place] is not None and text in self.lines[place]:
                    return place + 1
            return 0
        with self.lock:
            self.lock.wait_for(lambda: find() or None in self.lines, BOUND)
            place = find()
            if place:
                self.place = place
        if not place:
            print(f"never told: {text}\n  " + "\n  ".join(map(str, self.lines[-12:])),
                  file=sys.stderr)
        return place > 0

    def type(self, line):
        self.child.stdin.write(line + "\n")
        self.child.stdin.flush()

    def end(self):
        if self.child.poll() is None:
            self.child.terminate()
        return self.child.wait(BOUND)


class Hall:
    def __init__(self, work):
        self.work, self.children = work, []
        self.environment = dict(os.environ, XDG_STATE_HOME=work + "/state",
                                XDG_CONFIG_HOME=work + "/config", TOUCHMOVE_LICHESS_TOKEN=TOKEN,
                                PATH=work + "/bin:/usr/bin:/bin")
        os.mkdir(work + "/bin")
        os.mkdir(work + "/state")
        self.lichess = Lichess(TOKEN, chesslaws)
        self.server = f"http://127.0.0.1:{serve(self.lichess)}"
        self.bus = self.daemon = self.board = None

    def write(self, name, text, mode=0o644):
        with open(f"{self.work}/{name}", "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(f"{self.work}/{name}", mode)

    def start(self, arguments, environment=None, **more):
        child = subprocess.Popen(arguments, env=dict(self.environment, **(environment or {})),
                                 **more)
        self.children.append(child)
        return child

    def start_bus(self, configuration):
        self.bus = self.start(["dbus-daemon", "--config-file=" + configuration, "--nofork",
                               "--print-address=1"], stdout=subprocess.PIPE)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus.stdout.readline().decode().strip()

    def start_daemon(self, regulations):
        self.write("touchmoved.conf", "[regulations]\n" + regulations)
        os.mkfifo(self.work + "/board")
        self.run_daemon()
        self.board = Board(self.work + "/board")

    def run_daemon(self):
        with open(self.work + "/daemon.err", "wb") as err:
            self.daemon = self.start([touchmoved, "--user", "--config",
                                      self.work + "/touchmoved.conf", "--source",
                                      f"trace:{self.work}/board"], stderr=err)
        subprocess.run(["gdbus", "wait", "--session", "--timeout", str(BOUND), "org.touchmove1"],
                       env=self.environment, check=True)

    def stop_daemon(self):
        """And forgets its games: one that is on would go on by the rules that it began with."""
        self.daemon.terminate()
        self.daemon.wait()
        os.close(self.board.fd)
        os.unlink(self.work + "/board")
        shutil.rmtree(self.work + "/state")

    def refusal(self, *arguments, **environment):
        """Exit code and words of a start that is refused."""
        said = subprocess.run([play, "--user", *arguments],
                              env=dict(self.environment, **environment), check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, timeout=BOUND)
        return said.returncode, said.stderr

    def spoken(self, text):
        with open(self.work + "/spoken", encoding="utf-8") as file:
            return text in file.read().splitlines()

    def end(self):
        for child in reversed(self.children):
            if child.poll() is None:
                child.terminate()
            child.wait()


def moves(hall):
    return hall.lichess.game["moves"]


def expect_moves(hall, text, name):
    words = text.split()
    check(hall.lichess.wait(lambda: moves(hall) == words), name, moves(hall))


def call_bus(hall, *words):
    return subprocess.run(["busctl", "--user", *words], env=hall.environment, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout.strip()


def expected(hall, san):
    """Waits until this is what the public is told to be made on the board."""
    end, told = time.monotonic() + BOUND, None
    while told != f's "{san}"' and time.monotonic() < end:
        told = call_bus(hall, "get-property", "org.touchmove1", "/org/touchmove1/board/1",
                        "org.touchmove1.Game", "Expected")
    return told == f's "{san}"'


def expect_refused(hall, move, words):
    """What touchmoved says to a player who tells it that a move is expected."""
    told = call_bus(hall, "call", "org.touchmove1", "/org/touchmove1/board/1",
                    "org.touchmove1.Player", "Expect", "s", move)
    check(words in told and expected(hall, ""), f"no expectation: {words}", told)


def whole_game(hall, program):
    """ann has White."""
    lichess, board = hall.lichess, hall.board
    lichess.begin("white")
    check(program.told("you play white against bob"), "a game begins by itself")
    board.move("e2e4")
    expect_moves(hall, "e2e4", "a move on the board is sent")
    lichess.play("a7a6")
    check(program.told("1... a6: make it on the board"), "the opponent's is shown, with clocks")
    check(expected(hall, "a6"), "and told to spectators")
    board.move("b7b6")
    check(program.told("1... b6 is on the board, where 1... a6 was played"),
          "another one on the board is told in a line")
    check(expected(hall, "a6"), "while spectators are told what is missing")
    board.move("b6b7")
    board.move("a7a6")
    check(program.told("It is your move"), "and what stands is taken")
    check(expected(hall, ""), "and spectators are told of it no more")
    board.move("e4e5")
    expect_moves(hall, "e2e4 a7a6 e4e5", "the game goes on")
    lichess.break_streams()
    lichess.play("d7d5")
    check(program.told("2... d5: make it"), "what came while the stream was broken is shown")
    board.move("d7d5")
    lichess.wait(lambda: lichess.event_streams)
    lichess.limit = 1
    program.type("draw")
    check(program.told("for a minute nothing is sent"), "too often: a minute's patience")
    program.end()
    program = Program(hall, "--speak", "no")
    check(program.told("It is your move"), "a program begun anew goes on in mid-game")
    board.move("e5d6", gone="d5")
    expect_moves(hall, "e2e4 a7a6 e4e5 d7d5 e5d6", "a capture in passing is sent")
    lichess.play("g8f6")
    program.told("3... Nf6")
    check(expected(hall, "Nf6"), "a move that is waited for")
    program.end()
    check(expected(hall, ""), "is told no longer than the program runs")
    program = Program(hall, "--speak", "no")
    check(program.told("3... Nf6: make") and expected(hall, "Nf6"), "and again by the next one")
    board.move("g8f6")
    program.told("It is your move")
    lichess.fail = 1
    board.move("d6c7")
    check(program.told("Lichess has not taken the move"), "an answer is lost")
    expect_moves(hall, "e2e4 a7a6 e4e5 d7d5 e5d6 g8f6 d6c7", "and the move is there once")
    lichess.play("g7g6")
    program.told("4... g6")
    board.move("g7g6")
    program.told("It is your move")
    program.type("=n")
    board.move("c7b8")
    check(lichess.wait(lambda: moves(hall)[-1] == "c7b8n"), "a pawn becomes what was typed",
          moves(hall))
    lichess.play("f8g7")
    program.told("5... Bg7")
    board.move("f8g7")
    program.told("It is your move")
    board.move("g1f3")
    lichess.wait(lambda: moves(hall)[-1] == "g1f3")
    lichess.play("e8g8")
    check(program.told("6... O-O: make it"), "castling is shown")
    board.castle("e8g8", "h8f8")
    program.told("It is your move")
    board.move("f1e2")
    lichess.wait(lambda: moves(hall)[-1] == "f1e2")
    takebacks(hall, program)
    board.castle("e1g1", "h1f1")
    check(lichess.wait(lambda: moves(hall)[-1] == "e1g1"), "castling is sent", moves(hall))
    lichess.play("a5a4")
    program.told("8... a4")
    board.move("a5a4")
    program.told("It is your move")
    board.move("b2b4")
    lichess.wait(lambda: moves(hall)[-1] == "b2b4")
    lichess.play("a4b3")
    program.told("9... axb3")
    board.move("a4b3", gone="b4")
    check(program.told("It is your move"), "their capture in passing is followed")
    board.move("h2h3")
    lichess.wait(lambda: moves(hall)[-1] == "h2h3")
    lichess.play("b3a2")
    program.told("10... bxa2")
    board.move("b3a2")
    program.told("It is your move")
    board.move("h3h4")
    lichess.wait(lambda: moves(hall)[-1] == "h3h4")
    lichess.play("a2b1r")
    check(program.told("11... axb1=R: make it"), "their promotion is shown")
    board.move("a2b1")
    check(program.told("It is your move"), "and followed")
    # As a rook it gives no check to what a queen would: the board knows what it is.
    board.move("e2d3")
    check(lichess.wait(lambda: moves(hall)[-1] == "e2d3"), "play goes on behind it", moves(hall))
    lichess.bob("resign")
    check(program.told("The game is over: 1-0, resign."), "the opponent resigns")
    return program


def takebacks(hall, program):
    lichess, board = hall.lichess, hall.board
    before = list(moves(hall))
    lichess.play("h7h5")
    program.told("7... h5")
    board.move("h7h5")
    program.told("It is your move")
    lichess.bob("takeback")
    check(program.told("bob asks to take back a move"), "the opponent asks for a move back")
    program.type("yes")
    check(program.told("7... h5 and what follows is taken back"), "it is allowed, and told")
    board.move("h5h7")
    check(program.told("It is the opponent's move") and moves(hall) == before,
          "and the board shows it", moves(hall))
    lichess.play("a6a5")
    program.told("7... a5")
    board.move("a6a5")
    program.told("It is your move")
    board.move("e2d3")
    lichess.wait(lambda: moves(hall)[-1] == "e2d3")
    program.told("8. Bd3 is played")
    program.type("takeback")
    check(lichess.wait(lambda: "white" in lichess.game["takeback"]), "we ask for a move back")
    lichess.bob("takeback")
    check(program.told("8. Bd3 and what follows is taken back"), "it is granted")
    requests = len(lichess.requests)
    board.move("d3e2")
    check(program.told("It is your move") and len(lichess.requests) == requests,
          "what was taken back is not sent again", lichess.requests[requests:])
    take_back_two(hall, program, "one after the other")
    take_back_two(hall, program, "in one go")


def take_back_two(hall, program, how):
    """It is ann's move again: 8. Bd3 and its answer are taken back, together."""
    lichess, board = hall.lichess, hall.board
    before = list(moves(hall))
    board.move("e2d3")
    lichess.wait(lambda: moves(hall)[-1] == "e2d3")
    lichess.play("h7h6")
    program.told("8... h6")
    board.move("h7h6")
    program.told("It is your move")
    program.type("takeback")
    lichess.wait(lambda: "white" in lichess.game["takeback"])
    lichess.bob("takeback")
    check(program.told("8. Bd3 and what follows is taken back") and moves(hall) == before,
          "two plies are taken back", moves(hall))
    requests = len(lichess.requests)
    if how == "in one go":
        board.show(board.closed & ~square("h6") & ~square("d3"))
        board.show(board.closed | square("e2") | square("h7"))
    else:
        board.move("h6h7")
        board.move("d3e2")
    check(program.told("It is your move") and len(lichess.requests) == requests,
          f"and followed, {how}, with nothing sent again", lichess.requests[requests:])


def draw(hall, program):
    """The pieces of the game before are set up again; no word is said to the daemon."""
    lichess, board = hall.lichess, hall.board
    lichess.begin("black", ["d2d4"])
    check(program.told("Set up the pieces"), "the next game waits for its pieces")
    board.set_up()
    check(program.told("1. d4: make it"), "and begins as they stand")
    board.move("d2d4")
    program.told("It is your move")
    board.move("d7d5")
    lichess.wait(lambda: len(moves(hall)) == 2)
    program.type("draw")
    check(lichess.wait(lambda: "black" in lichess.game["draw"]), "a draw is offered")
    lichess.bob("no")
    check(program.told("Your offer is declined"), "and declined")
    lichess.bob("draw")
    check(program.told("bob offers a draw"), "one of the opponent's is told")
    program.type("yes")
    check(program.told("The game is over: 1/2-1/2, draw."), "and accepted")


def kings(hall, program):
    lichess, board = hall.lichess, hall.board
    board.set_up()
    lichess.begin("white")
    check(program.told("It is your move"), "a third game")
    board.move("a2a3")
    lichess.wait(lambda: len(moves(hall)) == 1)
    lichess.play("a7a6")
    program.told("1... a6: make")
    hall.daemon.kill()
    hall.daemon.wait()
    check(program.told("The board does not answer"), "touchmoved dies, which is told")
    hall.run_daemon()
    board.begin()
    board.show(board.closed)
    check(program.told("The board is there again"), "and comes back")
    check(program.told("1... a6: make"), "with the game as it was")
    board.move("a7a6")
    program.told("It is your move")
    # On d4 and e5 they say that Black has won.
    board.show(board.closed & ~square("e1") & ~square("e8"))
    board.show(board.closed | square("d4") | square("e5"))
    check(lichess.wait(lambda: lichess.game["status"] == "resign" and
                       lichess.game["winner"] == "black"), "kings in the centre resign")
    check(program.told("The game is over: 0-1, resign."), "which is told")


def play_games(hall):
    hall.start_daemon("Clock=none\nRestTime=0.1\nPlayRestTime=0.05\n")
    hall.write("bin/spd-say", f'#!/bin/sh\nshift 2\necho "$1" >>"{hall.work}/spoken"\n', 0o755)
    program = Program(hall)
    check(program.told("is ready for"), "it begins")
    program = whole_game(hall, program)
    draw(hall, program)
    kings(hall, program)
    check(program.end() == 0, "it ends when it is told to")
    with open(hall.work + "/spoken", encoding="utf-8") as file:
        spoken = file.read()
    check("a 6\n" in spoken, "moves are spoken where a voice is there", spoken)
    check(not hall.lichess.refused, "the server has refused nothing", hall.lichess.refused)


def searches(hall, program):
    lichess = hall.lichess
    check(lichess.wait(lambda: lichess.held), "a seek of the command line is open",
          program.lines)
    program.type("challenge bob 10+5 black")
    check(lichess.wait(lambda: lichess.requests[-1][0] == "/api/challenge/bob" and
                       len(lichess.held) == 1), "a challenge takes its place", lichess.requests)
    lichess.say({"type": "challengeDeclined", "challenge": {
        "id": "c0", "destUser": {"name": "bob"}, "declineReason": "Not now."}})
    check(program.told("bob declines your challenge: Not now."), "it is declined")
    program.type("stop")
    check(lichess.wait(lambda: not lichess.held), "and given up")
    lichess.pending["c1"] = True
    lichess.say({"type": "challenge", "challenge": {
        "id": "c1", "challenger": {"name": "bob"}, "destUser": {"id": "ann"},
        "variant": {"key": "standard"}, "speed": "rapid", "timeControl": {"show": "15+10"}},
        "compat": {"board": True}})
    check(program.told("bob challenges you: 15+10"), "a challenge is told")
    program.type("yes")
    check(program.told("you play white"), "accepted, it is a game")
    program.type("resign")
    check(lichess.wait(lambda: lichess.game["status"] == "aborted"),
          "which nobody has begun: it is aborted")


def refusals(hall):
    server = ("--server", hall.server)
    os.makedirs(hall.work + "/config/touchmove")
    hall.write("open.token", TOKEN)
    hall.write("empty.token", "two words", 0o600)
    hall.write("good.token", TOKEN + "\n", 0o600)
    hall.write("wrong.token", "lip_wrong", 0o600)
    for arguments, code, words in (
            (("--server", "http://example.org"), 2, "https://"),
            (("seek", "3+0"), 2, "too fast"),
            (("draw",), 2, "neither seek nor challenge"),
            (("--speak", "loud"), 2, "yes or no"),
            (("--board", "7"), 2, "no board 7"),
            (("--token", hall.work + "/open.token"), 2, "chmod 600"),
            (("--token", hall.work + "/empty.token"), 2, "no token"),
            (("--token", hall.work + "/none"), 2, "No such file"),
            ((*server, "--token", hall.work + "/wrong.token"), 2, "board:play")):
        said = hall.refusal(*arguments)
        check(said[0] == code and words in said[1] and len(said[1].splitlines()) == 1 and
              "lip_" not in said[1], "refused: " + " ".join(arguments[-2:])[-30:], said)
    program = Program(hall, "--token", hall.work + "/good.token", TOUCHMOVE_LICHESS_TOKEN="")
    check(program.told("is ready for"), "a token from a file that nobody else may read")
    program.end()


def speak_languages(hall):
    """German and Hebrew, in the terminal and to who speaks."""
    if not os.path.exists(catalogues + "/he/LC_MESSAGES/touchmove.mo"):
        check(True, "German and Hebrew # SKIP no catalogues: package gettext")
        return
    hall.write("bin/spd-say", f'#!/bin/sh\necho "$*" >>"{hall.work}/spoken"\n', 0o755)
    for language, ready, begins, make, spoken in (
            ("de", "Brett 1 ist bereit", "Sie spielen Schwarz gegen bob.",
             "1. Nf3: führen Sie das auf dem Brett aus. Weiß 15:00, Schwarz 14:59.",
             "--wait -l de -- Springer f 3"),
            ("he", "לוח \u20681\u2069 מוכן", "אתם משחקים ב\u2068שחור\u2069 נגד \u2068bob\u2069.",
             "\u20681. Nf3\u2069: בצעו אותו על הלוח.", "--wait -l he -- פרש f 3")):
        open(hall.work + "/spoken", "w", encoding="utf-8").close()
        program = Program(hall, LANGUAGE=language, LC_ALL="C.UTF-8", TEXTDOMAINDIR=catalogues)
        check(program.told(ready), language + ": it begins", program.lines)
        hall.lichess.begin("black", ["g1f3"])
        check(program.told(begins), language + ": a game begins", program.lines)
        check(program.told(make), language + ": the opponent's move", program.lines)
        end = time.monotonic() + BOUND
        while not hall.spoken(spoken) and time.monotonic() < end:
            time.sleep(HAND)
        check(hall.spoken(spoken), language + ": and it is spoken", spoken)
        hall.lichess.bob("resign")
        program.told("0-1")
        check(program.end() == 0, language + ": it ends")
    os.unlink(hall.work + "/bin/spd-say")


def check_completion():
    """Each option that --help tells of is offered."""
    said = subprocess.run([play, "--help"], check=False, stdout=subprocess.PIPE, text=True).stdout
    script = (f". {root}/packaging/completions/touchmove-play; COMP_WORDS=(touchmove-play --); "
              "COMP_CWORD=1; _touchmove_play; echo ${COMPREPLY[*]}")
    offered = subprocess.run(["bash", "-c", script], check=False, stdout=subprocess.PIPE,
                             text=True).stdout.split()
    check(sorted(set(re.findall(r"--[a-z]+", said))) == sorted(offered),
          "the shell completes what there is", offered)


def refuse_and_search(hall):
    check_completion()
    hall.start_daemon("Clock=none\nPlayRestTime=0.6\n")
    refusals(hall)
    expect_refused(hall, "Nf6<b>", "no move")
    expect_refused(hall, "Nf6" * 30, "no move")
    speak_languages(hall)
    program = Program(hall, "--speak", "no", "seek", "15+10", "rated")
    searches(hall, program)
    hall.bus.terminate()
    check(program.told("the bus has gone"), "without the bus it ends")
    check(program.child.wait(BOUND) == 4 and not hall.lichess.refused,
          "and says so", hall.lichess.refused)
    check(hall.refusal()[0] == 4, "without a bus it does not begin")
    hall.daemon.wait()
    hall.stop_daemon()
    hall.start_bus(f"{root}/tests/daemon/bus/session.conf")
    check(hall.refusal()[0] == 4, "nor without touchmoved")
    hall.start_daemon("Clock=own\n")
    said = hall.refusal("--server", hall.server)
    check(said[0] == 1 and "an arbiter's" in said[1], "an arbiter's board is refused", said)
    expect_refused(hall, "Nf6", "an arbiter's")
    hall.stop_daemon()
    hall.start_daemon("Clock=none\nPlayRestTime=0.6\nBroadcastDelay=5\n")
    said = hall.refusal("--server", hall.server)
    check(said[0] == 1 and "BroadcastDelay" in said[1], "and one that is told late", said)
    expect_refused(hall, "Nf6", "told late")
    hall.stop_daemon()
    # A bus on which nobody may give a player's orders.
    with open(f"{root}/tests/daemon/bus/session.conf", encoding="utf-8") as file:
        text = file.read()
    hall.write("strict.conf", text.replace(
        "</policy>", '<deny send_interface="org.touchmove1.Player"/></policy>'))
    hall.bus.terminate()
    hall.start_bus(hall.work + "/strict.conf")
    hall.start_daemon("Clock=none\nPlayRestTime=0.6\n")
    said = hall.refusal("--server", hall.server)
    check(said[0] == 1 and "touchmove-player" in said[1], "who has no player's rights is refused",
          said)


def main(work):
    hall = Hall(work)
    try:
        hall.start_bus(f"{root}/tests/daemon/bus/session.conf")
        if part == "game":
            play_games(hall)
        else:
            refuse_and_search(hall)
    finally:
        hall.end()


with tempfile.TemporaryDirectory() as folder:
    main(folder)
print(f"1..{count}")
sys.exit(failed)
