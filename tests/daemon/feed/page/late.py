#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""
A game that is held back by BroadcastDelay= shows in no feed: all that a spectator can get of it
through the gateway and by the bus is, byte for byte, that of a board on which nothing has happened
yet, until the delay has passed, to the second. Prints TAP. touchmoved's clock stands still, but for
what the test lets pass (faults.c, which is preloaded); no wait is without an event.

usage: late.py TOUCHMOVED TOUCHMOVECTL TOUCHMOVE-GATEWAY SOURCE-ROOT FAULTS
"""

import http.client
import json
import os
import re
import socket
import struct
import subprocess
import sys
import threading
import time

from hall import READY, Hall, Hands, Pushed, Stream, free_port, run_all, until

SECOND = 1000000
DELAY = 60  # minutes
HALL = Hall(*sys.argv[1:5])


class Clock:
    """touchmoved's. It is ahead of the machine's, so that none of its timers comes by itself."""

    def __init__(self):
        os.mkdir(HALL.path('faults'))
        self.ms = int(time.monotonic() * 1000) + 100 * 86400000
        self.let_pass(0)

    def let_pass(self, us):
        self.ms += us // 1000
        with open(HALL.path('still'), 'w', encoding='ascii') as file:
            file.write('%d' % self.ms)
        os.rename(HALL.path('still'), HALL.path('faults/still'))


class Timed(Hands):
    """Hands for which that clock waits: a frame is read at the time at which it was written."""

    def __init__(self, *arguments):
        self.told = 0
        super().__init__(*arguments)

    def frame(self, after, *marks):
        self.now += after
        CLOCK.let_pass(self.now - self.told)
        self.told = self.now
        self.say(' '.join(('%d %016x %d' % (self.now, self.squares, self.inputs),) + marks))
        if HALL.daemon:
            settle()


CLOCK = Clock()
ONE = Timed(HALL, 'one', 'White=Ann', 'Black=Bob', 'TimeControl=300', 'Event=Late', 'Round=1.1',
            'BroadcastDelay=%d' % DELAY)
TWO = Timed(HALL, 'two', 'White=Carl', 'Black=Dora', 'TimeControl=300', 'Event=Late', 'Round=1.2',
            'BroadcastDelay=%d' % DELAY)
LIVECHESS, LIVECHESS_TOO = free_port(), free_port()
TOURNAMENT = []  # its id, once it is known


class Socket:
    """A client of LiveChess that keeps every frame."""

    def __init__(self):
        self.connection = socket.create_connection(('127.0.0.1', LIVECHESS), 60)
        self.connection.sendall((
            'GET /api/v1.0 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n'
            'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
            'Sec-WebSocket-Version: 13\r\n\r\n').encode())
        self.file = self.connection.makefile('rb')
        assert b' 101 ' in self.file.readline()
        while self.file.readline().strip():
            pass
        self.frames, self.asked = [], 0

    def send(self, opcode, payload):
        mask = b'\1\2\3\4'
        assert len(payload) < 126
        self.connection.sendall(struct.pack('!BB', opcode, 0x80 | len(payload)) + mask +
                                bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def receive(self):
        """The next frame. A ping in between, which comes by the machine's clock, is answered."""
        while True:
            opcode, size = self.file.read(2)
            if size == 126:
                size = struct.unpack('!H', self.file.read(2))[0]
            payload = self.file.read(size)
            if opcode != 0x89:
                return json.loads(payload)
            self.send(0x8a, payload)

    def ask(self, call, param=None):
        """The answer; the feeds' frames before it are kept."""
        self.asked += 1
        self.send(0x81, json.dumps({'id': self.asked, 'call': call, 'param': param},
                                   separators=(',', ':')).encode())
        while True:
            frame = self.receive()
            if frame.get('id') == self.asked and frame['response'] != 'feed':
                return frame
            self.frames.append(frame)


def without_times(value):
    """What LiveChess tells, without the moment of the telling."""
    if isinstance(value, dict):
        return {key: without_times(one) for key, one in value.items() if key != 'time'}
    return [without_times(one) for one in value] if isinstance(value, list) else value


def answer(port, path, **headers):
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=60)
    connection.request('GET', path, headers=headers)
    reply = connection.getresponse()
    body = reply.read()
    connection.close()
    told = {name: value for name, value in reply.getheaders() if name != 'Date'}
    if b'"time":' in body:
        # Its id is another one at each moment, whatever happens.
        body = json.dumps(without_times(json.loads(body)))
        told.pop('ETag', None)
    return reply.status, told, body


def by_http():
    paths = ['/', '/boards.json', '/pgn/round.pgn', '/pgn/board/one.pgn', '/pgn/board/two.pgn']
    for one in TOURNAMENT:
        paths += ['/get/%s/%s' % (one, file) for file in (
            'tournament.json', 'round-1/index.json', 'round-1/game-1.json', 'round-1/game-2.json')]
    told = {}
    for path in paths:
        told[path] = answer(HALL.port, path)
        tag = told[path][1].get('ETag')
        if tag:
            told[path + ' again'] = answer(HALL.port, path, **{'If-None-Match': tag})
            told[path + ' if the same'] = answer(HALL.port, path, **{'If-Range': tag,
                                                                     'Range': 'bytes=0-9'})
        # Where something ends is as good as its size.
        told[path + ' from far behind'] = answer(HALL.port, path, Range='bytes=100000-')
        told[path + ' the end'] = answer(HALL.port, path, Range='bytes=-10')
    calls = ['eboards', 'tournaments', 'rounds', 'games']
    for one in TOURNAMENT:
        calls += ['tournament/' + one, 'round/%s/0' % one]
    for call in calls:
        told['livechess ' + call] = answer(LIVECHESS, '/api/v1.0/' + call)
        told['livechess too ' + call] = answer(LIVECHESS_TOO, '/api/v1.0/' + call)
    return told


def by_files():
    """Also when each was written: one that is written anew says that something has happened."""
    told = {}
    for name in sorted(os.listdir(HALL.path('pgn'))) + ['.']:
        path = os.path.join(HALL.path('pgn'), name)
        told[name] = os.stat(path).st_mtime_ns
        if name != '.':
            with open(path, 'rb') as file:
                told[name] = told[name], file.read()
    return told


def busctl(*arguments):
    done = subprocess.run(['busctl', '--user', '--json=short', 'call', 'org.touchmove1', *arguments],
                          env=HALL.environment, stdout=subprocess.PIPE, check=True, timeout=60)
    return json.loads(done.stdout)


def by_bus():
    """What anybody may ask for; the board's hardware is no part of the game."""
    objects = busctl('/org/touchmove1', 'org.freedesktop.DBus.ObjectManager', 'GetManagedObjects')
    for interfaces in objects['data'][0].values():
        for key in ('Health', 'Condition', 'Time'):
            interfaces['org.touchmove1.Board'].pop(key)
    told = {'objects': objects}
    for board in ('one', 'two'):
        told['events ' + board] = HALL.bus_call('EventsSince', 't', '0', board=board)
        told['pgn ' + board] = HALL.ctl('pgn', '--board', board)
    return told


class Spectator:
    """Looks on by every feed, and keeps what he is told unasked."""

    def __init__(self):
        self.socket = Socket()
        self.serials = [one['serialnr'] for one in self.socket.ask('eboards')['param']]
        for serial in sorted(self.serials):
            self.socket.ask('subscribe', {'feed': 'eboardevent', 'id': serial,
                                          'param': {'serialnr': serial}})
        self.stream = Stream(HALL)
        self.steps = []
        self.follower = threading.Thread(target=self.follow, daemon=True)
        self.follower.start()

    def follow(self):
        try:
            while True:
                event = self.stream.event()
                if event is None:
                    return
                if event['event'] != 'time':
                    self.steps.append((event['event'], event['id'], event['data']))
        except (OSError, ValueError):
            pass

    def sees(self):
        eboards = without_times(self.socket.ask('eboards'))
        eboards.pop('id')
        return {'http': by_http(), 'files': by_files(), 'bus': by_bus(), 'eboards': eboards,
                'frames': without_times(self.socket.frames), 'steps': list(self.steps),
                'pushed': list(Pushed.bodies), 'feeds': HALL.ctl('feeds', '--json')}


def differences(before, now, where=''):
    if isinstance(before, dict) and isinstance(now, dict):
        return [line for key in sorted(set(before) | set(now), key=str)
                for line in differences(before.get(key), now.get(key), '%s %s' % (where, key))]
    return [] if before == now else ['%s: %r, now %r' % (where, before, now)]


def settle():
    """All that was written to the boards has been taken and told of, and the gateway has heard it."""
    for board in ('one', 'two'):
        busctl('/org/touchmove1/board/' + board, 'org.touchmove1.Arbiter', 'Candidates')
    HALL.ctl('feeds')


def arbiter(pattern):
    """Lets a second pass, for what has to settle, and waits until the arbiter is told what matches."""
    let_pass(1000)

    def told():
        ARBITER[1] += ARBITER[0].heard()
        found = re.search(pattern, ARBITER[1])
        if found:
            ARBITER[1] = ARBITER[1][found.end():]
        return found
    until(told, 'the arbiter is told ' + pattern)


def order(pattern, *words):
    said = HALL.ctl('--board', 'one', *words)
    assert 'efuse' not in said, said
    arbiter(pattern)


def play():
    """What happens on board one, a step at a time."""
    yield 'nothing'
    ONE.start()
    STARTED[0] = CLOCK.ms
    arbiter('"state":"started"')
    yield 'a start'
    ONE.move('e2e4')
    arbiter('"type":"completed","ply":1')
    yield 'a move'
    ONE.move('e7e5')
    ONE.move('g1f3')
    arbiter('"type":"completed","ply":3')
    ONE.squares &= ~(1 << 57)
    ONE.frame(2000000)
    yield 'a lift'
    ONE.squares |= 1 << 32
    ONE.frame(1000000)
    ONE.inputs = 3 - ONE.inputs
    ONE.frame(1000000)
    arbiter('"kind":"illegal-move"')
    yield 'an illegal move'
    order('"decision":"confirmed"', 'confirm', 'last')
    yield 'a ruling'
    ONE.squares = ONE.squares & ~(1 << 32) | 1 << 57
    ONE.frame(5000000)
    arbiter('"state":"restored"')
    order('"state":"resumed"', 'resume')
    ONE.now += 10000000
    ONE.inputs = 2
    ONE.frame(1000000)
    yield 'a position that was put back'
    order('"type":"withdrawn"', 'takeback', '3')
    yield 'a takeback'
    ONE.frame(20 * SECOND, 'fault')
    assert '"health":"fault"' in HALL.ctl('--board', 'one', 'status', '--json'), 'there is no fault'
    yield 'a fault'
    ONE.frame(10000000)
    order('"state":"ended"', 'result', '1-0')
    yield 'a result'
    ONE.squares = 0
    ONE.frame(10000000)
    ONE.squares, ONE.inputs = READY, 0
    ONE.frame(10000000)
    arbiter('"state":"ready"')
    yield 'the set-up of the next game'


def hidden():
    """Plays; each step shows nowhere."""
    before = SPECTATOR.sees()
    for step in play():
        settle()
        now = SPECTATOR.sees()
        assert now == before, '\n'.join(['%s shows:' % step] + differences(before, now))
    # A second before the game's start is due, as little.
    let_pass(STARTED[0] + DELAY * 60000 - 1000 - CLOCK.ms)
    now = SPECTATOR.sees()
    assert now == before, '\n'.join(['too soon:'] + differences(before, now))


def let_pass(ms):
    CLOCK.let_pass(ms * 1000)
    settle()


def let_out():
    """The delay passes, and all of it shows everywhere, its beginning first."""
    let_pass(1000)
    until(lambda: json.loads(HALL.ask('/boards.json')[2])['boards'][0]['state'] == 'playing',
          'the start shows')
    let_pass(7000)
    until(lambda: 'e4' in str(HALL.ask('/boards.json')[2]), 'the first move shows')
    let_pass(DELAY * 60000)
    until(lambda: '1-0' in str(HALL.ask('/pgn/board/one.pgn')[2]) and
          json.loads(HALL.ask('/boards.json')[2])['boards'][0]['state'] == 'ready', 'it shows')


def all_is_pushed():
    """The gateway pushes what changes no faster than in 2 s of the machine's time, and has then to
    hear that it was taken: what is still on its way would show in the midst of what follows."""
    if not Pushed.bodies or Pushed.bodies[-1] != HALL.ask('/pgn/round.pgn')[2]:
        return False
    came = time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime(Pushed.times[-1]))
    feeds = [json.loads(line) for line in HALL.ctl('feeds', '--json').splitlines()]
    return any(feed.get('taken', '') >= came for feed in feeds)


def a_game_shows_nowhere_before_its_time():
    hidden()


def when_the_delay_has_passed_it_shows_in_every_feed():
    before = SPECTATOR.sees()
    let_out()
    until(all_is_pushed, 'all is pushed')
    until(lambda: 'e4' in str(by_files()), 'it is in the files')
    TOURNAMENT.append(json.loads(answer(LIVECHESS, '/api/v1.0/tournaments')[2])[0]['id'])
    now = SPECTATOR.sees()
    for feed in ('http', 'files', 'bus', 'frames', 'steps', 'pushed', 'feeds'):
        assert now[feed] != before[feed], feed + ' shows nothing'
    for feed in ('http', 'files', 'bus', 'frames', 'steps', 'pushed'):
        assert 'e4' in str(now[feed]), '%s shows no move: %s' % (feed, now[feed])
    for call in ('tournament/' + TOURNAMENT[-1], 'round/%s/0' % TOURNAMENT[-1]):
        for address in ('livechess ', 'livechess too '):
            assert now['http'][address + call][0] == 200, address + call


def the_next_game_shows_nowhere_beside_one_that_is_known():
    hidden()


def nothing_was_complained_of():
    assert HALL.complaints() == '', HALL.complaints()


ARBITER, STARTED, SPECTATOR = [None, ''], [0], None


def main():
    global SPECTATOR
    with HALL:
        HALL.start_boards(ONE, TWO, LD_PRELOAD=sys.argv[5], FAULTS=HALL.path('faults'))
        os.mkdir(HALL.path('pgn'))
        HALL.start_pushing('[livechess]', 'Listen=127.0.0.1:%d 127.0.0.1:%d' % (LIVECHESS, LIVECHESS_TOO),
                           '[pgn]', 'Folder=' + HALL.path('pgn'))
        until(lambda: len(HALL.boards()) == 2, 'both boards are there')
        ARBITER[0] = HALL.listen('--board', 'one')
        # The pieces stand ready, and the public knows it.
        arbiter('"state":"ready"')
        let_pass(DELAY * 60000 + 1000)
        until(lambda: [one['state'] for one in HALL.boards()] == ['ready', 'ready'], 'both are ready')
        settle()
        SPECTATOR = Spectator()
        until(lambda: SPECTATOR.steps, 'the page has its boards')
        return run_all([
            a_game_shows_nowhere_before_its_time,
            when_the_delay_has_passed_it_shows_in_every_feed,
            the_next_game_shows_nowhere_beside_one_that_is_known,
            nothing_was_complained_of,
        ])


if __name__ == '__main__':
    sys.exit(main())
