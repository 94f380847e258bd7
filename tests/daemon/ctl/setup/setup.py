#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""touchmovectl setup, as a person has it at a terminal of 80 columns and 24 lines: what it asks and
writes, what it says to wrong answers, and that whoever leaves it has changed nothing. A FIFO stands
for the board. Prints TAP.

usage: setup.py TOUCHMOVECTL TOUCHMOVED GUIDE

GUIDE shows what one of these runs looks like. Where it differs it is printed how it should be.
"""
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

CTL, DAEMON, GUIDE = (os.path.realpath(path) for path in sys.argv[1:4])
BOUND = 60
SET_UP = 0xFFFF00000000FFFF
ROWS = " ".join(f"ROW{n}" for n in range(1, 9))
COLUMNS = " ".join(f"COLUMN{n}" for n in range(1, 9))


class Amiss(Exception):
    """Something is not as it should be; the message says what."""


def want(condition, what):
    if not condition:
        raise Amiss(what)


class Board:
    """A FIFO that a trace is written into, as a board delivers it."""

    def __init__(self, fifo):
        os.mkfifo(fifo)
        self.source = f"trace:{fifo}"
        # For reading, too: the writer must not wait for touchmovectl.
        self.file = os.open(fifo, os.O_RDWR)
        self.clock = 0
        self.begin()

    def begin(self):
        """Whoever opens it anew waits for a header."""
        self.write("reedtrace 1")
        self.show(0)

    def write(self, line):
        os.write(self.file, f"{line}\n".encode())

    def show(self, contacts, inputs=0):
        self.clock += 1
        self.write(f"{self.clock} {contacts:016x} {inputs:x}")


class Session:
    """touchmovectl setup on a terminal of its own."""

    def __init__(self, *arguments, path=None, user=None, home=None):
        self.heard = ""
        self.all = ""
        self.code = None
        self.typed = []
        environment = dict(os.environ, LC_ALL="C.UTF-8", TERM="vt100",
                           XDG_STATE_HOME=os.path.join(work, "state"))
        if path:
            environment["PATH"] = f"{path}:{environment['PATH']}"
        if home:
            environment["HOME"] = home
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            if user:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)
            os.execve(CTL, [CTL, "setup", *arguments], environment)

    def read(self, deadline):
        """Takes what comes; false at the end."""
        ready, _, _ = select.select([self.terminal], [], [], max(0, deadline - time.monotonic()))
        if not ready:
            raise Amiss(f"nothing comes behind:\n{self.heard}")
        try:
            text = os.read(self.terminal, 65536).decode(errors="replace")
        except OSError:
            text = ""
        self.heard += text
        self.all += text
        return bool(text)

    def expect(self, pattern):
        """Waits for @pattern, and forgets what came before its end."""
        deadline = time.monotonic() + BOUND
        while True:
            found = re.search(pattern, self.heard)
            if found:
                self.heard = self.heard[found.end():]
                return found
            if not self.read(deadline):
                raise Amiss(f"ended without '{pattern}':\n{self.all}")

    def put(self, board, contacts, pattern):
        """Lifts and puts down until it says @pattern: a lift alone is answered by nothing."""
        deadline = time.monotonic() + BOUND
        while not re.search(pattern, self.heard):
            want(time.monotonic() < deadline, f"'{pattern}' does not come:\n{self.all}")
            for state in (0, contacts):
                board.show(state)
                self.listen(time.monotonic() + 0.02)
        self.expect(pattern)

    def listen(self, until):
        while select.select([self.terminal], [], [], max(0, until - time.monotonic()))[0]:
            want(self.read(until), f"ended:\n{self.all}")

    def say(self, line):
        self.typed.append(line)
        os.write(self.terminal, f"{line}\n".encode())

    def answer(self, pattern, line):
        self.expect(pattern)
        self.say(line)

    def correct(self, pattern, line):
        """Answers again, behind what is said to the answer before, once it is asked again."""
        self.expect(pattern)
        self.answer(r"[]:?)>] $", line)

    def key(self, character):
        """Ctrl-C and the like, by the terminal's own means."""
        os.write(self.terminal, character)

    def end(self):
        """Waits for the end; returns the exit code."""
        deadline = time.monotonic() + BOUND
        while self.code is None:
            try:
                while self.read(deadline):
                    pass
            finally:
                status = os.waitpid(self.pid, 0)[1]
                self.code = os.waitstatus_to_exitcode(status)
                os.close(self.terminal)
        for line in self.all.replace("\r", "").split("\n"):
            want(self.fits(line), f"wider than 80 columns: {line}")
        return self.code

    def fits(self, line):
        """What was typed is the terminal's to wrap, and an error is one line everywhere."""
        answer = next((typed for typed in self.typed if typed and line.endswith(" " + typed)), "")
        return len(line) - len(answer) <= 80 or line.startswith("touchmovectl: ")


# ---- ways through the questions ----

def choose(session, what):
    """Takes the choice of a list whose words begin so."""
    number = session.expect(r"(\d+)  " + what).group(1)
    session.answer(r"Which board\?.* ", number)


def name_board(session, board):
    choose(session, "another one")
    session.answer("Its source, .*: ", board.source)


def leave_wiring(session):
    session.answer(r"Which one\? \[1\] ", "3")
    session.answer(r"follows\? \(yes or no\) ", "no")


def name(n):
    return f"{'abcdefgh'[n % 8]}{n // 8 + 1}"


def square(word):
    return 1 << (ord(word[0]) - ord("a") + 8 * (int(word[1]) - 1))


def play_moves(session, board, contact):
    """@contact tells the contact of a square's bit."""
    def show(squares):
        board.show(sum(1 << contact(n) for n in range(64) if squares >> n & 1))

    session.expect("Set up all 32 pieces")
    board.begin()
    show(SET_UP)
    session.expect("from e2 to e4")
    show(SET_UP ^ square("e2"))
    show(SET_UP ^ square("e2") ^ square("e4"))
    session.expect("from d7 to d5")
    after = SET_UP ^ square("e2") ^ square("e4") ^ square("d7") ^ square("d5")
    show(after)
    session.expect("Capture it")
    show(after ^ square("d5"))
    show(after ^ square("d5") ^ square("e4"))
    show(after ^ square("e4"))
    session.expect("Every square has shown")
    show(0)


def make_map(session, board, contact):
    session.answer(r"Which one\? \[1\] ", "2")
    session.expect("a1")
    for n in range(64):
        board.show(1 << contact(n))
        session.expect("that was the last square" if n == 63 else f"{name(n + 1)}\\?")
        board.show(0)


# ---- what is there ----

def folder():
    return tempfile.mkdtemp(dir=work)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def tree(top):
    """Every file below a folder, with its content."""
    paths = [os.path.join(place, entry)
             for place, folders, files in os.walk(top) for entry in folders + files]
    return {os.path.relpath(path, top): read(path) if os.path.isfile(path) else None
            for path in paths}


def checked(configuration):
    """What touchmoved --check-config says of it."""
    return subprocess.run([DAEMON, "--check-config", "--config", configuration], check=True,
                          stdout=subprocess.PIPE, text=True, timeout=BOUND).stdout


def run_without_terminal():
    return subprocess.run([CTL, "setup"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, timeout=BOUND, check=False)


def is_shown(heard):
    """The guide has this run, from the first line to the last."""
    shown = "$ sudo touchmovectl setup\n" + "".join(
        line.rstrip() + "\n" for line in heard.rstrip("\n").split("\n"))
    want(f"```\n{shown}```\n" in read(GUIDE), f"{GUIDE} is stale, it should show:\n{shown}")


# ---- the tests ----

def a_terminal_is_needed():
    ended = run_without_terminal()
    want(ended.returncode == 2 and not ended.stdout, "exit code 2, and nothing on the output")
    want(re.fullmatch("touchmovectl: .*terminal.*\n", ended.stderr), ended.stderr)


def a_board_from_nothing_to_a_configuration():
    place = folder()
    board = Board(place + "/fifo")
    contact = lambda n: n * 37 % 64
    session = Session("--config", place + "/t.conf", "--settle", "1")
    name_board(session, board)
    make_map(session, board, contact)
    session.answer(r"Take the map .*\(yes or no\) ", "yes")
    session.answer(r"follows\? \(yes or no\) ", "yes")
    play_moves(session, board, contact)
    session.expect(r"The new file\s+" + place + "/t.conf:")
    session.expect(r"Source=" + board.source)
    session.answer(r"Write it\? \(yes or no\) ", "yes")
    session.expect("Written, and checked")
    session.expect("What comes next")
    want(session.end() == 0, "exit code 0")
    lines = read(place + "/t.conf").split("\n")
    want(lines[2:4] == ["[board]", "Source=" + board.source], lines)
    # Contact 37 is b1: the walk's second square.
    contacts = " ".join(lines[4:12]).replace("Wiring=", "").split()
    want(contacts[0] == "a1" and contacts[37] == "b1" and len(set(contacts)) == 64, contacts)
    want(checked(place + "/t.conf") == f"board 1: {board.source}\n", "checked")
    want(oct(os.stat(place + "/t.conf").st_mode & 0o777) == "0o644", "all may read it")
    want(sorted(os.listdir(place)) == ["fifo", "t.conf"], os.listdir(place))


def every_contact_is_tested():
    place = folder()
    board = Board(place + "/fifo")
    session = Session("--config", place + "/t.conf", "--settle", "1", "--topology", "direct")
    name_board(session, board)
    session.answer(r"Which one\? \[1\] ", "1")
    session.expect("a1")
    # d1 and e1 have changed places.
    swapped = {3: 4, 4: 3}
    for n in range(64):
        if n in swapped:
            session.put(board, 1 << swapped[n], f"{name(n)} was asked for, and")
        session.put(board, 1 << swapped.get(n, n),
                    f"{name(n)}: noted" if n in swapped else f"{name(n)}: right")
    board.show(0)
    for inputs in (1, 2, 4, 8):
        session.expect("press it")
        board.show(0, inputs)
        session.expect(": right")
        board.show(0, 0)
    session.answer(r"Take the map .*\(yes or no\) ", "yes")
    session.answer(r"follows\? \(yes or no\) ", "no")
    session.answer(r"Write it\? \(yes or no\) ", "yes")
    want(session.end() == 0, "exit code 0")
    want("Wiring=a1 b1 c1 e1 d1 f1 g1 h1\n" in read(place + "/t.conf"), read(place + "/t.conf"))


def leaving_changes_nothing():
    """At each question: by Ctrl-C, by the end of the input, and where it can be by no."""
    place = folder()
    board = Board(place + "/fifo")
    write(place + "/t.conf", "[regulations]\nWhite=Anna\n")
    before = tree(place)
    questions = [
        (r"Which board\?.* ", "another"), ("Its source, .*: ", board.source),
        (r"Which one\? \[1\] ", "3"), (r"follows\? \(yes or no\) ", "no"),
        (r"Write it\? \(yes or no\) ", None)]
    for stop, _ in enumerate(questions):
        for key in (b"\x03", b"\x04", b"no\n"):
            if key == b"no\n" and questions[stop][1] is not None:
                continue
            session = Session("--config", place + "/t.conf", "--settle", "1")
            number = session.expect(r"(\d+)  another one").group(1)
            for pattern, line in questions[:stop]:
                session.answer(pattern, number if line == "another" else line)
            session.expect(questions[stop][0])
            session.key(key)
            session.expect("Nothing was changed.")
            want(session.end() == 1, f"exit code 1 at question {stop}")
            want(tree(place) == before, f"something was changed at question {stop}")
    for where in ("2", "yes"):
        session = Session("--config", place + "/t.conf", "--settle", "1")
        name_board(session, board)
        if where == "yes":
            session.answer(r"Which one\? \[1\] ", "3")
            session.answer(r"follows\? \(yes or no\) ", "yes")
            session.expect("32 pieces")
        else:
            session.answer(r"Which one\? \[1\] ", "2")
            session.expect("a1")
        session.key(b"\x03")
        session.expect("Nothing was changed.")
        want(session.end() == 1 and tree(place) == before, f"left in the walk {where}")
    session = Session("--config", place + "/t.conf")
    session.expect(r"Which board\?.* ")
    os.kill(session.pid, signal.SIGTERM)
    want(session.end() == 1 and tree(place) == before, "ended by SIGTERM")


def wrong_answers_are_told():
    place = folder()
    board = Board(place + "/fifo")
    session = Session("--config", place + "/t.conf", "--settle", "1")
    number = session.expect(r"(\d+)  another one").group(1)
    session.answer(r"Which board\?.* ", "99")
    session.correct("Please answer with a number from 1 to .*, not '99'", "x\x07y")
    session.correct(r"Please answer with a number from 1 to .*, not '.*y'", number)
    session.answer("Its source, .*: ", "reedboard0")
    session.correct("'reedboard0' is none: chardev:PATH.*\n", "pgn:game.pgn")
    session.correct("'pgn:game.pgn' is none", board.source)
    session.answer(r"Which one\? \[1\] ", "0")
    session.correct("Please answer with a number from 1 to 3, not '0'", "2")
    session.answer("a1", "what")
    session.answer("expected back, skip, done or quit", "quit")
    session.answer(r"Which one\? \[1\] ", "3")
    session.answer(r"follows\? \(yes or no\) ", "maybe")
    session.correct("Please answer yes or no, not 'maybe'.", "yes")
    session.answer("32 pieces", "quit")
    session.answer(r"Write it\? \(yes or no\) ", "")
    session.correct("Please answer yes or no, not ''.", "n")
    want(session.end() == 1 and os.listdir(place) == ["fifo"], "nothing was written")


def a_board_of_lines():
    place = folder()
    session = Session("--config", place + "/t.conf")
    choose(session, "bare GPIO lines")
    session.answer(r"How is it soldered\? \[1\] ", "1")
    session.answer(r"The rows' lines, rank 1 first: \[GPIO5 [^]]*\]\s+> ", "ROW1 ROW1")
    session.correct("Rows names ROW1 twice.", ROWS)
    session.answer("The columns' lines", COLUMNS + " COLUMN9")
    session.correct("Columns expects at most 8 lines", COLUMNS)
    session.answer("Does a closed contact", "perhaps")
    session.correct("ActiveLow expects no or yes, not 'perhaps'.", "no")
    session.answer("Resistors", "up")
    session.correct("Bias expects as-is, pull-up, pull-down or disabled, not 'up'.", "pull-down")
    session.answer("White's lever", "LEVER1")
    session.answer("Black's lever", "LEVER2")
    session.answer("for adjusting", "-")
    session.answer("arbiter's button", "")
    session.answer("switch to ground, too", "")
    # No chip has these.
    session.answer(r"Take them all the same\?.*\(yes or no\) ", "y")
    leave_wiring(session)
    session.answer(r"Write it\? \(yes or no\) ", "yes")
    want(session.end() == 0, "exit code 0")
    want(read(place + "/t.conf").split("\n", 2)[2] == f"""[board]
Source=gpio:

[gpio]
Topology=matrix
Rows={ROWS}
Columns={COLUMNS}
ActiveLow=no
Bias=pull-down
WhiteLever=LEVER1
BlackLever=LEVER2
InputsActiveLow=yes
""", read(place + "/t.conf"))
    want(checked(place + "/t.conf") == "board 1: gpio:\n", "checked")


def another_hand_s_file_stays():
    """What the package or a person has written is not touched, a drop-in says what is new."""
    place = folder()
    board = Board(place + "/fifo")
    write(place + "/t.conf", "# mine\n[board]\nSource=usb:\nWiring=h8 g8\n[regulations]\nWhite=A\n")
    mine = read(place + "/t.conf")
    for again in range(3):
        session = Session("--config", place + "/t.conf")
        name_board(session, board)
        leave_wiring(session)
        if again:
            session.expect(r"What changes in\s+\S*50-setup.conf:")
            session.expect(r"  \[board\]\s+  \+ Source=.*\s+  - Source=")
            session.expect(r"kept as\s+\S*50-setup.conf.old")
        session.answer(r"Write it\? \(yes or no\) ", "yes")
        want(session.end() == 0, "exit code 0")
    want(read(place + "/t.conf") == mine, "the file is as it was")
    kept = sorted(os.listdir(place + "/t.conf.d"))
    want(kept == ["50-setup.conf", "50-setup.conf.old", "50-setup.conf.old2"], kept)
    want(checked(place + "/t.conf") == f"board 1: {board.source}\n", "the drop-in counts")


def other_boards_are_kept():
    place = folder()
    board = Board(place + "/fifo")
    os.mkdir(place + "/boards.d")
    write(place + "/t.conf", "[regulations]\nEvent=Club\n\n[board one]\nSource=usb:1\n")
    write(place + "/boards.d/two.conf",
          "# mine\n[board]\nSource=usb:2\nWhite=Bo\nWiring=a1 b1\n # a remark\n c1\nBlack=Cy\n")
    before = tree(place)
    session = Session("--config", place + "/t.conf")
    session.expect("1  one: usb:1")
    session.expect("2  two: usb:2")
    session.answer(r"Which one is to be set up\? \[3\] ", "")
    session.answer("called", "a-b")
    session.correct("letters, digits and underscores, not 'a-b'.", "two")
    session.correct("There is a board two already.", "three")
    name_board(session, board)
    leave_wiring(session)
    session.answer(r"Write it\? \(yes or no\) ", "yes")
    want(session.end() == 0, "exit code 0")
    after = tree(place)
    new = after.pop("boards.d/three.conf")
    want(after == before and new.endswith(f"\n[board]\nSource={board.source}\n"), new)
    want(checked(place + "/t.conf").count("\n") == 3, "three boards")

    # One that has a file of its own, and one with a section; what else is there stays.
    os.unlink(place + "/boards.d/three.conf")
    other = Board(place + "/other")
    for board_id, source in (("two", board.source), ("one", other.source)):
        session = Session("--config", place + "/t.conf", "--board", board_id)
        choose(session, "another one")
        session.answer("Its source, .*: ", source)
        leave_wiring(session)
        session.answer(r"Write it\? \(yes or no\) ", "yes")
        want(session.end() == 0, "exit code 0")
    want(read(place + "/boards.d/two.conf") ==
         f"# mine\n[board]\nSource={board.source}\nWhite=Bo\n # a remark\nBlack=Cy\n",
         read(place + "/boards.d/two.conf"))
    want(read(place + "/boards.d/two.conf.old") == before["boards.d/two.conf"], "the old one")
    want(read(place + "/t.conf") ==
         f"[regulations]\nEvent=Club\n\n[board one]\nSource={other.source}\n",
         read(place + "/t.conf"))
    want(checked(place + "/t.conf") == f"board one: {other.source}\nboard two: {board.source}\n",
         "both are read")


def what_cannot_be_is_not_written():
    place = folder()
    board = Board(place + "/fifo")
    write(place + "/t.conf", "[board]\nColour=brown\n")
    session = Session("--config", place + "/t.conf")
    session.expect(r"t.conf:2: no key 'Colour' in \[board\]; .*")
    want(session.end() == 2, "exit code 2")
    # One that has no name has no others beside it; that is said before anything is asked.
    write(place + "/t.conf", "[board]\nSource=usb:\n")
    before = tree(place)
    session = Session("--config", place + "/t.conf", "--board", "two")
    session.expect("one board without a name is configured, usb:: give it a section")
    want(session.end() == 2 and tree(place) == before, "nothing was written")
    # Two boards cannot have one source.
    write(place + "/t.conf", f"[board one]\nSource={board.source}\n")
    before = tree(place)
    session = Session("--config", place + "/t.conf", "--board", "two")
    name_board(session, board)
    leave_wiring(session)
    session.expect(r"two.conf:\d: board two cannot have\s+trace:")
    want(session.end() == 2 and tree(place) == before, "nothing was written")
    # A drop-in behind the one that would be written says otherwise.
    write(place + "/t.conf", "")
    os.mkdir(place + "/t.conf.d")
    write(place + "/t.conf.d/60-mine.conf", "[board]\nSource=usb:\n")
    before = tree(place)
    session = Session("--config", place + "/t.conf")
    name_board(session, board)
    leave_wiring(session)
    session.expect("would not count")
    want(session.end() == 2 and tree(place) == before, "nothing was written")


def without_rights_another_place_is_asked_for():
    if os.geteuid() != 0:
        return "only root can be somebody else"
    place = folder()
    os.chmod(work, 0o755)
    os.chmod(place, 0o755)
    os.mkdir(place + "/own")
    os.chown(place + "/own", 65534, 65534)
    for leave in (True, False):
        session = Session("--config", place + "/t.conf", user=65534)
        session.expect("You may not write in")
        if leave:
            session.answer("nothing to leave: ", "")
            session.expect("Nothing was changed.")
            want(session.end() == 1, "exit code 1")
            continue
        session.answer("nothing to leave: ", place + "/other.conf")
        session.correct("You may not write in .* either", place)
        session.correct("that is no file", place + "/own/t.conf")
        choose(session, "another one")
        session.answer("Its source, .*: ", "chardev:/dev/reedboard9")
        leave_wiring(session)
        session.answer(r"Write it\? \(yes or no\) ", "yes")
        session.expect(r"touchmoved --user --config\s+" + place + "/own/t.conf")
        want(session.end() == 0, "exit code 0")
    want(checked(place + "/own/t.conf") == "board 1: chardev:/dev/reedboard9\n", "checked")
    return None


def the_service_is_offered():
    """In a mount namespace whose /etc is empty, with a systemctl that writes down what it is told."""
    if os.environ.get("TOUCHMOVE_SETUP_ETC") != "yes":
        probe = subprocess.run(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/etc"],
                               stderr=subprocess.DEVNULL, check=False)
        if probe.returncode:
            return "no mount namespace can be made here"
        ended = subprocess.run(["unshare", "-m", sys.executable, __file__, CTL, DAEMON, GUIDE],
                               env=dict(os.environ, TOUCHMOVE_SETUP_ETC="yes"), timeout=BOUND,
                               check=False)
        want(ended.returncode == 0, "see above")
        return None
    # The libraries are found by it.
    cache = "/etc/ld.so.cache"
    with open(cache, "rb") as file:
        libraries = file.read()
    subprocess.run(["mount", "-t", "tmpfs", "none", "/etc"], check=True)
    with open(cache, "wb") as file:
        file.write(libraries)
    place = folder()
    told = place + "/told"
    write(place + "/systemctl", f'#!/bin/sh\necho "$@" >>{told}\n[ ! -e {place}/fail ]\n')
    os.chmod(place + "/systemctl", 0o755)
    for answer, fails, code in (("yes", False, 0), ("no", False, 0), ("yes", True, 4)):
        if fails:
            write(place + "/fail", "")
        write(told, "")
        session = Session(path=place)
        choose(session, "another one")
        session.answer("Its source, .*: ", "chardev:/dev/reedboard9")
        leave_wiring(session)
        session.answer(r"Write it\? \(yes or no\) ", "yes")
        session.answer(r"Start touchmoved now.*\(yes or no\) ", answer)
        if fails:
            session.expect('"systemctl enable touchmoved.service" has failed')
        else:
            session.expect("What comes next")
        want(session.end() == code, f"exit code {code}")
        if answer == "yes" and not fails:
            is_shown(session.all.replace("\r", ""))
        want(read(told) == ("" if answer == "no" else "enable touchmoved.service\n" if fails else
                            "enable touchmoved.service\nreload-or-restart touchmoved.service\n"),
             read(told))
    want("Source=chardev:/dev/reedboard9\n" in read("/etc/touchmove/touchmoved.conf"), "written")
    return None


TESTS = [
    a_terminal_is_needed,
    a_board_from_nothing_to_a_configuration,
    every_contact_is_tested,
    leaving_changes_nothing,
    wrong_answers_are_told,
    a_board_of_lines,
    another_hand_s_file_stays,
    other_boards_are_kept,
    what_cannot_be_is_not_written,
    without_rights_another_place_is_asked_for,
    the_service_is_offered,
]


def run_all():
    failed = False
    for number, test in enumerate(TESTS, 1):
        what = test.__name__.replace("_", " ")
        try:
            why = test()
            print(f"ok {number} - {what}" + (f" # SKIP {why}" if why else ""), flush=True)
        except Amiss as amiss:
            failed = True
            print(f"not ok {number} - {what}", flush=True)
            print(amiss, file=sys.stderr, flush=True)
    print(f"1..{len(TESTS)}")
    return 1 if failed else 0


work = tempfile.mkdtemp()
try:
    if os.environ.get("TOUCHMOVE_SETUP_ETC") == "yes":
        the_service_is_offered()
        code = 0
    else:
        code = run_all()
finally:
    shutil.rmtree(work)
sys.exit(code)
