#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""
What the live page's server costs: a thousand viewers of four games, a thousand polls a second,
connections that ask by halves. Figures for people; two bounds that do not depend on the machine
are kept: each viewer under 64 KiB of the gateway's memory, and no descriptor left behind.

usage: web.py TOUCHMOVED TOUCHMOVECTL TOUCHMOVE-GATEWAY SOURCE-ROOT [VIEWERS]
"""

import os
import resource
import selectors
import socket
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../daemon/feed/page'))

# pylint: disable=wrong-import-position
from hall import Hall, until

VIEWERS = int(sys.argv[5]) if len(sys.argv) > 5 else 1000
BOARDS = 4
POLLS = 3000
VIEWER_MOST = 64  # KiB


def memory(process):
    """Resident, in KiB."""
    with open('/proc/%d/status' % process.pid, encoding='ascii') as file:
        return next(int(line.split()[1]) for line in file if line.startswith('VmRSS'))


def processor(process):
    """Seconds it has computed."""
    with open('/proc/%d/stat' % process.pid, encoding='ascii') as file:
        fields = file.read().rpartition(') ')[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def descriptors(process):
    return len(os.listdir('/proc/%d/fd' % process.pid))


def connect(hall, text):
    connection = socket.create_connection(('127.0.0.1', hall.port))
    connection.sendall(text)
    connection.setblocking(False)
    return connection


class Viewers:
    def __init__(self, hall):
        self.received = self.steps = self.ended = 0
        self.selector = selectors.DefaultSelector()
        for _ in range(VIEWERS):
            one = connect(hall, b'GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
            self.selector.register(one, selectors.EVENT_READ)

    def read(self, seconds):
        for key, _ in self.selector.select(seconds):
            data = key.fileobj.recv(1 << 18)
            self.received += len(data)
            self.steps += data.count(b'event: board\n')
            if not data:
                self.ended += 1
                self.selector.unregister(key.fileobj)
                key.fileobj.close()

    def close(self):
        for key in list(self.selector.get_map().values()):
            key.fileobj.close()
        self.selector.close()


def line(what, *values):
    print('%-46s' % what + ', '.join(values), flush=True)


def over(results):
    return len(results) == BOARDS and '*' not in results


def look_on(hall):
    before, files = memory(hall.gateway), descriptors(hall.gateway)
    viewers = Viewers(hall)
    until(lambda: viewers.read(0.05) or hall.viewers() >= VIEWERS and
          viewers.received > VIEWERS * 100, 'all look on')
    idle = memory(hall.gateway)
    line('%d viewers of nothing' % VIEWERS, '%d KiB resident' % idle,
         '%.1f KiB each' % ((idle - before) / VIEWERS), '%d descriptors' % descriptors(hall.gateway))
    hall.start_games('opera', BOARDS, '100')
    start, spent, daemon = time.monotonic(), processor(hall.gateway), processor(hall.daemon)
    most = asked = 0
    results = []
    while not over(results):
        viewers.read(0.05)
        if time.monotonic() - asked > 1:
            asked = time.monotonic()
            most = max(most, memory(hall.gateway))
            results = [one['result'] for one in hall.boards()]
    while viewers.steps < VIEWERS * 100 and time.monotonic() - asked < 5:
        viewers.read(0.1)
    seconds, spent = time.monotonic() - start, processor(hall.gateway) - spent
    line('%d games to their end, 100 times as fast' % BOARDS, '%d steps to each' % (viewers.steps / VIEWERS),
         '%.0f MiB' % (viewers.received / 1048576), '%.1f s' % seconds)
    line('  the gateway', '%.1f s of processor' % spent, '%.1f µs a step to a viewer' % (
        spent * 1e6 / max(viewers.steps, 1)), 'at most %d KiB resident' % most)
    line('  touchmoved', '%.1f s of processor' % (processor(hall.daemon) - daemon))
    each = (most - before) / VIEWERS
    line('  a viewer', '%.1f KiB at most (bound: %d)' % (each, VIEWER_MOST), '%d were cut off' % viewers.ended)
    viewers.close()
    # Who has gone is noticed as soon as something is sent, at the latest with the sign of life.
    hall.ctl('--board', '1', 'tag', 'Event', 'Load')
    until(lambda: descriptors(hall.gateway) <= files + 4, 'all connections are closed')
    line('when all have left', '%d descriptors' % descriptors(hall.gateway), '%d KiB resident' % memory(
        hall.gateway))
    return each <= VIEWER_MOST


def poll(hall):
    for what, headers in (('whole', {}), ('not modified', {'If_None_Match': hall.ask('/boards.json')[1]['ETag']})):
        start, spent, daemon = time.monotonic(), processor(hall.gateway), processor(hall.daemon)
        for _ in range(POLLS):
            hall.ask('/boards.json', **headers)
        seconds = time.monotonic() - start
        line('%d polls, %s' % (POLLS, what), '%.0f a second' % (POLLS / seconds), '%.0f µs of the gateway each' % (
            (processor(hall.gateway) - spent) * 1e6 / POLLS), 'touchmoved %.2f s of processor' % (
                processor(hall.daemon) - daemon))


def ask_by_halves(hall):
    before = memory(hall.gateway)
    halves = [connect(hall, b'GET /events HTTP/1.1\r\nHost: 127') for _ in range(500)]
    status = hall.ask('/boards.json')[0]
    line('500 connections that ask by halves', '%.1f KiB each' % ((memory(hall.gateway) - before) / 500),
         'others are answered %d' % status)
    for half in halves:
        half.close()
    return status == 200


def main():
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8192), most))
    with Hall(*sys.argv[1:5]) as hall:
        hall.start_gateway()
        good = look_on(hall)
        poll(hall)
        good = ask_by_halves(hall) and good
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
