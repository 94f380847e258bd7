# SPDX-License-Identifier: LGPL-2.1-or-later
"""A hall for the tests: a message bus, touchmoved, touchmove-gateway, and hands at a board."""

import http.client
import http.server
import json
import os
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback

BOUND = 60  # seconds for any single wait
READY = 0xffff00000000ffff


class Hall:
    def __init__(self, touchmoved, ctl, gateway, root):
        self.programs = {'touchmoved': touchmoved, 'ctl': ctl, 'gateway': gateway}
        self.root = root
        self.folder = tempfile.TemporaryDirectory(prefix='touchmove-hall.')
        self.environment = dict(os.environ, XDG_STATE_HOME=self.path('state'))
        self.daemon = self.gateway = None
        self.port = free_port()
        self.bus = subprocess.Popen(
            ['dbus-daemon', '--config-file=' + os.path.join(root, 'tests/daemon/bus/session.conf'),
             '--nofork', '--print-address'],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.environment['DBUS_SESSION_BUS_ADDRESS'] = self.bus.stdout.readline().decode().strip()

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def start_boards(self, *boards, **environment):
        """The boards at which hands play."""
        with open(self.path('hall.conf'), 'w', encoding='utf-8') as file:
            file.write('\n'.join(board.configuration for board in boards))
        self.start_daemon('--config', self.path('hall.conf'), **environment)

    def start_games(self, game, count, speed):
        """The same game on several boards, each from a file of its own."""
        sources = []
        for number in range(1, count + 1):
            copy = self.path('%d.pgn' % number)
            shutil.copy(os.path.join(self.root, 'tests/games', game + '.pgn'), copy)
            sources += ['--board', '%d=pgn:%s' % (number, copy)]
        self.start_daemon('--speed', speed, *sources)

    def start_daemon(self, *arguments, **environment):
        self.daemon = subprocess.Popen(
            [self.programs['touchmoved'], '--user', *arguments],
            env=dict(self.environment, **environment),
            stderr=open(self.path('daemon.err'), 'ab'))
        until(lambda: self.daemon.poll() is not None or 'org.touchmove1' in self.names(),
              'touchmoved is on the bus')
        if self.daemon.poll() is not None:
            with open(self.path('daemon.err'), encoding='utf-8') as file:
                raise RuntimeError(file.read())

    def names(self):
        return subprocess.run(['busctl', '--user', '--no-legend', 'list'], env=self.environment, check=True,
                              stdout=subprocess.PIPE).stdout.decode()

    def stop_daemon(self):
        self.daemon = stop(self.daemon)

    def start_gateway(self):
        self.gateway = subprocess.Popen(
            [self.programs['gateway'], '--user', '--livechess', 'no', '--web',
             '127.0.0.1:%d' % self.port],
            env=self.environment, stderr=open(self.path('gateway.err'), 'ab'))
        until(lambda: self.answers() or self.gateway.poll() is not None, 'the gateway answers')

    def start_pushing(self, *lines):
        """A gateway that pushes, with further lines of configuration; what it is given takes all."""
        server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Pushed)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        os.mkdir(self.path('credentials'))
        with open(self.path('credentials/broadcast'), 'w', encoding='utf-8') as file:
            file.write('lip_' + 'token' * 6 + '\n')
        with open(self.path('gateway.conf'), 'w', encoding='utf-8') as file:
            file.write('\n'.join(lines + (
                '[web]', 'Listen=127.0.0.1:%d' % self.port, '[push]', 'Credential=broadcast',
                'Address=http://127.0.0.1:%d/push' % server.server_address[1], '')))
        self.gateway = subprocess.Popen(
            [self.programs['gateway'], '--user', '--config', self.path('gateway.conf')],
            env=dict(self.environment, CREDENTIALS_DIRECTORY=self.path('credentials')),
            stderr=open(self.path('gateway.err'), 'ab'))
        until(self.answers, 'the gateway answers')

    def stop_gateway(self, kill=False):
        if kill:
            self.gateway.kill()
        self.gateway = stop(self.gateway)

    def answers(self):
        with socket.socket() as probe:
            return probe.connect_ex(('127.0.0.1', self.port)) == 0

    def address(self, rest=''):
        return 'http://127.0.0.1:%d/%s' % (self.port, rest)

    def ask(self, path, method='GET', **headers):
        """The answer's status, headers and body."""
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=BOUND)
        connection.request(method, path, headers={
            name.replace('_', '-'): value for name, value in headers.items()})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, dict(answer.getheaders()), body

    def viewers(self):
        """How many connections to its port the gateway has."""
        place = '%08X:%04X' % (0x0100007f, self.port)
        with open('/proc/net/tcp', encoding='ascii') as file:
            return sum(line.split()[1] == place and line.split()[3] == '01' for line in file)

    def boards(self):
        return json.loads(self.ask('/boards.json')[2])['boards']

    def ctl(self, *arguments):
        done = subprocess.run([self.programs['ctl'], '--user', *arguments], env=self.environment,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=BOUND,
                              check=False)
        return done.stdout.decode()

    def bus_call(self, method, *arguments, board='1'):
        return subprocess.run(
            ['busctl', '--user', '--json=short', 'call', 'org.touchmove1',
             '/org/touchmove1/board/' + board, 'org.touchmove1.Game', method, *arguments],
            env=self.environment, stdout=subprocess.PIPE, check=True, timeout=BOUND).stdout.decode()

    def listen(self, *arguments):
        return Listener([self.programs['ctl'], '--user', 'monitor', '--json', *arguments],
                        self.environment, self.path('heard'))

    def complaints(self):
        with open(self.path('gateway.err'), encoding='utf-8') as file:
            return file.read()

    def close(self):
        for process in (self.gateway, self.daemon, self.bus):
            stop(process)
        self.bus.stdout.close()
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, failure, *_):
        if failure:
            self.tell_state()
        self.close()

    def tell_state(self):
        """What is needed to understand a failure goes to standard error."""
        for name, process in (('gateway', self.gateway), ('daemon', self.daemon)):
            if process:
                status = process.poll()
                print('the %s %s' % (name, 'runs' if status is None else 'has ended with %d' % status),
                      file=sys.stderr)
        if self.gateway:
            sys.stderr.write(self.complaints())


class Pushed(http.server.BaseHTTPRequestHandler):
    """A broadcast's server that takes everything, and keeps it and when it came (Unix time, s)."""
    bodies, times = [], []

    def do_POST(self):
        self.times.append(int(time.time()))
        self.bodies.append(self.rfile.read(int(self.headers['Content-Length'])))
        self.send_response(200)
        self.send_header('Content-Type', 'application/json')
        self.end_headers()
        self.wfile.write(b'{"games":[]}')

    def log_message(self, *_):
        pass


class Listener:
    """touchmovectl monitor in the background, which tells every event from the first on."""

    def __init__(self, command, environment, path):
        with open(path, 'wb') as file:
            self.process = subprocess.Popen(command, env=environment, stdout=file,
                                            stderr=subprocess.DEVNULL)
        self.file = open(path, 'rb')

    def heard(self):
        """What has come since it was asked last."""
        return self.file.read().decode()

    def stop(self):
        stop(self.process)
        self.file.close()


class Hands:
    """Plays on a board whose switches are a FIFO; game time is what the test makes it."""

    def __init__(self, hall, board, *settings):
        self.name = hall.path(board)
        os.mkfifo(self.name)
        self.file = os.open(self.name, os.O_RDWR)
        self.squares, self.inputs, self.now = READY, 0, 0
        self.say('reedtrace 1')
        self.frame(0)
        self.configuration = '[board %s]\nSource=trace:%s\n%s\n' % (
            board, self.name, '\n'.join(settings))

    def say(self, *lines):
        os.write(self.file, ''.join(line + '\n' for line in lines).encode())

    def frame(self, after):
        self.now += after
        self.say('%d %016x %d' % (self.now, self.squares, self.inputs))

    def start(self):
        self.inputs = 2
        self.frame(1000000)

    def move(self, *steps, wait=1000000):
        """Moves such as e2e4, a captured man being taken off first, and presses the clock."""
        self.now += wait
        for step in steps:
            start, end = square(step[:2]), square(step[2:])
            if self.squares >> end & 1:
                self.squares &= ~(1 << end)
                self.frame(600000)
            self.squares &= ~(1 << start)
            self.frame(600000)
            self.squares |= 1 << end
            self.frame(600000)
        self.inputs = 3 - self.inputs
        self.frame(1000000)

    def play(self, step):
        """A move on a board without levers, at the pace of a quick hand."""
        for name in (step[:2], step[2:]):
            self.squares ^= 1 << square(name)
            self.frame(1)
            select.select([], [], [], 0.12)

    def close(self):
        os.close(self.file)


class Stream:
    """The server-sent events as they come over the wire."""

    def __init__(self, hall, seen=None, buffer=0):
        self.connection = socket.socket()
        self.connection.settimeout(BOUND)
        if buffer:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.connection.connect(('127.0.0.1', hall.port))
        self.connection.sendall(('GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n' % (
            'Last-Event-ID: %s\r\n' % seen if seen else '')).encode())
        self.file = self.connection.makefile('rb')
        self.status = self.file.readline().split()[1].decode()
        while self.file.readline().strip():
            pass
        self.pending = b''
        self.received = 0  # bytes of events

    def event(self):
        """The next one as a dictionary of its fields; None at the stream's end."""
        while b'\n\n' not in self.pending:
            line = self.file.readline()
            if not line:
                raise ConnectionError('the stream was cut off')
            size = int(line, 16)
            if not size:
                return None
            self.pending += self.file.read(size)
            self.received += size
            self.file.readline()
        text, self.pending = self.pending.split(b'\n\n', 1)
        return dict(line.split(': ', 1) for line in text.decode().split('\n'))

    def step(self):
        """What the next event of a board tells; heartbeats may come before it on a slow machine."""
        end = time.monotonic() + BOUND
        event = self.event()
        while event['event'] == 'time':
            assert time.monotonic() < end, 'no event of a board has come'
            event = self.event()
        assert event['event'] == 'board', event
        return json.loads(event['data'])

    def was_cut(self):
        """Reads on to the end, and says whether it was none that the server had meant."""
        try:
            while self.event():
                pass
        except (ConnectionError, ValueError):
            return True
        return False

    def close(self):
        self.file.close()
        self.connection.close()


def square(name):
    return 'abcdefgh'.index(name[0]) + 8 * (int(name[1]) - 1)


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


def stop(process):
    if process and process.poll() is None:
        process.terminate()
    if process:
        process.wait(timeout=BOUND)


def until(true, what):
    end = time.monotonic() + BOUND
    while not true():
        if time.monotonic() > end:
            raise AssertionError('never: ' + what)
        select.select([], [], [], 0.02)


def run_all(tests):
    """Prints TAP; a test is a function, its name a sentence."""
    failed = 0
    for number, test in enumerate(tests, 1):
        name = test.__name__.replace('_', ' ')
        try:
            test()
            print('ok %d - %s' % (number, name), flush=True)
        except Exception as error:  # a test that breaks has failed, and the others go on
            failed += 1
            print('not ok %d - %s' % (number, name))
            place = traceback.extract_tb(error.__traceback__)[-1]
            print('# %s:%d: %s' % (os.path.basename(place.filename), place.lineno, place.line))
            print('# %s: %s' % (type(error).__name__, str(error).replace('\n', '\n# ')), flush=True)
    print('1..%d' % len(tests))
    return 1 if failed else 0
