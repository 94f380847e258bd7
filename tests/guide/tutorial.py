#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Follows a tutorial word by word, as its reader does, and compares what it says one will see. Prints TAP.

    tutorial.py TREE BUILD DOCUMENT.md

What the document's code blocks are their first line says:

    ```sh              commands, all in one shell; each has to succeed
    ```text            what the block before shows: these lines in this order, with others between;
                       "…" stands for any characters
    ```text PROGRAM    the same of a program that runs in the background, which is waited for
    ```KIND PATH       the file PATH

and comments, which no reader sees, say what hands do at the boards:

    <!-- hands 2: up black e2e4 white -->    at the second board: the pieces are set up, Black's lever is
                                             pressed, a move is made, White's lever is pressed
    <!-- lichess: e7e5 -->                   the opponent's move

The programs are those of BUILD. What needs root or a machine of its own is done by stand-ins below, which
check that package, unit, group and file are the tree's: systemctl starts the daemons on a bus of the
test's own, with a FIFO in the place of each board, files in /etc lie in a folder of the test's. Exit: 0
passed, 1 failed, 77 without dbus-daemon.
"""

import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TREE, BUILD, DOCUMENT = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
sys.path[:0] = [str(TREE / 'tests/daemon/feed')]
import lichess  # noqa: E402

BOUND = 60   # seconds for any single wait
HAND = 0.1   # from one sample to the next: longer than a contact bounces
START = 0xffff00000000ffff
LOOK = re.compile(r'touchmovectl( --board \w+)? (status|pgn)|ls .*')  # commands that change nothing
LEVERS = {'white': 1, 'black': 2}
TOKEN = 'lip_' + 'tutorial' * 3

STAND_INS = r'''
fails() { echo "tutorial: $*" >&2; return 1; }
sudo() { "$@"; }
within() { case $1 in /etc/*|/srv/*|/var/*|/boot/*) echo "$ROOT$1" ;; *) echo "$1" ;; esac; }
apt() {
	[ "$1" = install ] || return 0
	for package in "${@:2}"; do
		grep -qx "Package: $package" "$TREE/packaging/debian/control" || fails "no package $package"
	done
}
adduser() { grep -qE "^[gum] ([a-z-]+ )?$2( |$)" "$TREE/packaging/touchmove.sysusers" || fails "no group $2"; }
reboot() { :; }
tee() { case $1 in -*) command tee "$1" "$(within "$2")" ;; *) command tee "$(within "$1")" ;; esac; }
install() { command install "${@:1:$#-1}" "$(within "${@: -1}")"; }
cp() { command cp "${@:1:$#-1}" "$(within "${@: -1}")"; }
sed() { command sed "${@:1:$#-1}" "$(within "${@: -1}")"; }
ls() { command ls "$(within "$1")"; }
systemctl() {
	local unit=${*: -1}
	[ -f "$TREE/packaging/$unit.service" ] || fails "no unit $unit" || return
	case $*,$unit in
	*reload*,touchmoved) kill -HUP "$DAEMON" ;;
	*,touchmoved)
		[ -z "$DAEMON" ] || { kill "$DAEMON"; wait "$DAEMON" || true; }
		command touchmoved --user --config "$ROOT/etc/touchmove/touchmoved.conf" &
		DAEMON=$!
		gdbus wait --session --timeout 60 org.touchmove1 ;;
	*,touchmove-gateway)
		command touchmove-gateway --user --config "$ROOT/etc/touchmove/gateway.conf" & ;;
	esac
}
touchmovectl() { command touchmovectl --user "$@"; }
touchmoved() {
	case $* in
	--check-config) command touchmoved --check-config --config "$ROOT/etc/touchmove/touchmoved.conf" ;;
	*) command touchmoved "$@" ;;
	esac
}
touchmove-play() {
	# A terminal at which nobody types.
	mkfifo "$WORK/typed"
	command touchmove-play --user --speak no --server "$LICHESS" "$@" <>"$WORK/typed" >"$WORK/touchmove-play.out" 2>&1 &
}
'''


def square(name):
    return 1 << (ord(name[0]) - ord('a') + 8 * (int(name[1]) - 1))


class Board:
    """A FIFO that stands for a board, and the hands at it."""

    def __init__(self, path):
        os.mkfifo(path)
        self.fd = os.open(path, os.O_RDWR)
        self.count, self.closed, self.levers = 0, START, 0
        os.write(self.fd, b'reedtrace 1\n')
        self.show()

    def show(self):
        os.write(self.fd, f'{self.count} {self.closed:016x} {self.levers:x}\n'.encode())
        self.count += 1
        time.sleep(HAND)

    def do(self, step):
        if step == 'up':
            self.levers = self.closed = 0
            self.show()
            self.closed = START
        elif step in LEVERS:
            self.levers = LEVERS[step]
        else:
            if self.closed & square(step[2:]):
                self.closed &= ~square(step[2:])
                self.show()
            self.closed &= ~square(step[:2])
            self.show()
            self.closed |= square(step[2:])
        self.show()


class Blocks:
    """(kind, argument, text) of a document, in its order: 'hands', 'lichess', or a code block's."""

    PATTERN = re.compile(r'^```(\w+) ?([^\n]*)\n(.*?)^```$|^<!-- (hands|lichess) ?(\d*): (.*?) -->$', re.M | re.S)

    def __init__(self, text):
        self.found = [(match[1], match[2], match[3]) if match[1] else (match[4], match[5], match[6])
                      for match in self.PATTERN.finditer(text)]


class Reader:
    """Who follows the document."""

    def __init__(self, work):
        self.work, self.root = work, work / 'root'
        self.boards, self.shown, self.count, self.failed = [], '', 0, 0
        self.read = {}  # how far a program's words have been compared
        for folder in ('etc/touchmove', 'boot/firmware', 'var/lib/touchmove-gateway'):
            (self.root / folder).mkdir(parents=True)
        for folder in ('home', 'state'):
            (work / folder).mkdir()
        self.lichess = lichess.Lichess(TOKEN, BUILD / 'lib/tool/chesslaws')
        self.bus = subprocess.Popen(
            ['dbus-daemon', f'--config-file={TREE}/tests/daemon/bus/session.conf', '--nofork',
             '--print-address'], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.environment = {
            **os.environ, 'TREE': str(TREE), 'ROOT': str(self.root), 'WORK': str(work), 'DAEMON': '',
            'LC_ALL': 'C.UTF-8', 'HOME': str(work / 'home'), 'XDG_STATE_HOME': str(work / 'state'),
            'USER': 'anna', 'DBUS_SESSION_BUS_ADDRESS': self.bus.stdout.readline().decode().strip(),
            'LICHESS': f'http://127.0.0.1:{lichess.serve(self.lichess)}',
            'PATH': ':'.join([str(BUILD / folder) for folder in (
                'daemon', 'daemon/feed', 'daemon/sim', 'lib/tool')] + [os.environ['PATH']])}
        self.environment.pop('XDG_CONFIG_HOME', None)
        mark, self.mark = os.pipe()
        self.marks = os.fdopen(mark, 'rb', buffering=0)
        # A group of its own, so that what it leaves in the background can be ended.
        self.shell = subprocess.Popen(['bash', '--norc'], stdin=subprocess.PIPE, cwd=work, text=True,
                                      env=self.environment, pass_fds=[self.mark], start_new_session=True)
        self.shell.stdin.write(STAND_INS + 'set -eo pipefail\n')

    def check(self, holds, what, detail=''):
        self.count += 1
        self.failed += not holds
        print(f'{"ok" if holds else "not ok"} {self.count} - {what}', flush=True)
        if not holds:
            print('\n'.join('# ' + line for line in detail.splitlines()), flush=True)
        return holds

    def place(self, path):
        return self.root / path[1:] if path.startswith('/') else self.work / path

    def file(self, path, text):
        """A configuration speaks of FIFOs and of the test's folder."""
        def fifo(match):
            self.boards.append(Board(self.work / f'board-{len(self.boards) + 1}'))
            return f'{match[1]}trace:{self.work}/board-{len(self.boards)}'
        if path.endswith('.conf'):
            text = re.sub(r'^(Source=)(?:chardev|usb):.*$', fifo, text, flags=re.M)
            text = re.sub(r'^(\w+=)(/(?:etc|srv|var)/)', rf'\1{self.root}\2', text, flags=re.M)
        place = self.place(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)

    def perform(self, code):
        """Runs a block of commands; True if all succeed."""
        self.code = code
        script, said = self.work / 'block.sh', self.work / 'said'
        # The token is typed in, as the document says.
        said.write_text('')
        script.write_text(code)
        given = self.work / 'given'
        given.write_text(TOKEN + '\n')
        self.shell.stdin.write(f'exec >{said} 2>&1\n. {script} <{given}\necho done >&{self.mark}\n')
        self.shell.stdin.flush()
        end = time.monotonic() + BOUND
        done = False
        while not done and time.monotonic() < end and self.shell.poll() is None:
            done = bool(select.select([self.marks], [], [], 0.05)[0]) and self.marks.read(100) != b''
        self.shown = said.read_text()
        return done

    def run(self, code):
        return self.check(self.perform(code), code.strip().splitlines()[0], self.shown)

    def looks_again(self):
        """The daemon may not have read yet what hands have just done; a reader looks once more."""
        return all(LOOK.fullmatch(line) for line in self.code.splitlines()) and self.perform(self.code)

    @staticmethod
    def lines_missing(text, shown, at):
        """The first line of text that is not there, behind the one before it; None if all are. And where
        they end, from @at on."""
        for line in filter(None, (line.strip() for line in text.splitlines())):
            pattern = '.*?'.join(re.escape(part) for part in re.sub(r'\s+', ' ', line).split('…'))
            match = re.compile(pattern).search(shown, at)
            if not match:
                return line, at
            at = match.end()
        return None, at

    def expect(self, program, text):
        end = time.monotonic() + BOUND
        while True:
            shown = (self.work / f'{program}.out').read_text() if program else self.shown
            missing, at = self.lines_missing(text, re.sub(r'[^\S\n]+', ' ', shown), self.read.get(program, 0))
            if missing is None or time.monotonic() > end:
                break
            time.sleep(0.05)
            if not program and not self.looks_again():
                break
        if program:
            self.read[program] = at
        return self.check(missing is None, f'shows {text.strip().splitlines()[0].strip()}',
                          f'not shown: {missing}\n{shown}')

    def opponent(self, steps):
        """Lichess's side: the game that a seek finds, and the opponent's moves."""
        game = self.lichess
        for step in steps:
            if step == 'found':
                if not game.wait(lambda: game.held):
                    return self.check(False, 'a seek is open')
                game.begin('white')
            else:
                expected = 'black' if game.game['colour'] == 'white' else 'white'
                if not game.wait(lambda side=expected: game.turn() == side):
                    return self.check(False, f'it is time for {step}', str(game.game))
                game.play(step)
        return not game.refused or self.check(False, 'Lichess takes all', str(game.refused))

    def follow(self, blocks):
        for kind, argument, text in blocks:
            if kind == 'hands':
                for step in text.split():
                    self.boards[int(argument or 1) - 1].do(step)
                good = True
            elif kind == 'lichess':
                good = self.opponent(text.split())
            elif kind == 'sh':
                good = self.run(text)
            elif kind == 'text':
                good = self.expect(argument, text)
            elif argument:
                good = self.file(argument, text) is None
            else:
                good = self.check(False, f'a block of {kind} is neither commands nor a file', text)
            if not good:
                return
        self.check(self.count > 1, 'the end of the document')

    def end(self):
        try:
            os.killpg(self.shell.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        self.shell.wait()
        self.bus.terminate()
        self.bus.wait()


def main():
    if not shutil.which('dbus-daemon'):
        return 77
    with tempfile.TemporaryDirectory(prefix='touchmove-tutorial.', ignore_cleanup_errors=True) as work:
        reader = Reader(pathlib.Path(work))
        try:
            reader.follow(Blocks(DOCUMENT.read_text()).found)
        finally:
            reader.end()
    print(f'1..{reader.count}')
    return reader.failed > 0


if __name__ == '__main__':
    sys.exit(main())
