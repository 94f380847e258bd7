#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""
The live page's server as the wire shows it: what is answered to whom, the steps of a game, and
that a delayed game shows in nothing. Prints TAP; no wait is without an event.

usage: web.py TOUCHMOVED TOUCHMOVECTL TOUCHMOVE-GATEWAY SOURCE-ROOT
"""

import json
import signal
import sys

from hall import Hall, Hands, Pushed, Stream, run_all, until

VIEWER_BACKLOG_MOST = 262144  # daemon/feed/viewers.h

HALL = Hall(*sys.argv[1:5])
ONE = Hands(HALL, 'one', 'White=Ann', 'Black=Bob', 'TimeControl=300')
TWO = Hands(HALL, 'two', 'White=Carl', 'Black=Dora')


def board(name):
    return next((one for one in HALL.boards() if one['id'] == name), None)


def sans(name):
    return [move['san'] for move in board(name)['moves']]


def the_page_and_its_files_come_with_a_strict_policy():
    for path, kind in (('/', 'text/html'), ('/page/style.css', 'text/css'),
                       ('/page/page.js', 'text/javascript'), ('/page/pieces.svg', 'image/svg+xml'),
                       ('/page/words/he.json', 'application/json'), ('/boards.json', 'application/json')):
        status, headers, body = HALL.ask(path)
        assert status == 200 and headers['Content-Type'].startswith(kind), (path, status, headers)
        assert body, path
        policy = headers['Content-Security-Policy']
        assert policy.startswith("default-src 'none';") and 'unsafe' not in policy, policy
        assert headers['Referrer-Policy'] == 'no-referrer'
        assert headers['X-Content-Type-Options'] == 'nosniff'
        assert headers['Connection'] == 'close', 'no second request would be answered'
        assert HALL.ask(path, If_None_Match=headers['ETag'])[0] == 304, path
        status, _, body = HALL.ask(path, method='HEAD')
        assert (status, body) == (200, b''), path


def a_part_is_answered_with_the_whole():
    """Whoever has an older part puts nothing wrong together, and nobody asks byte by byte."""
    for path in ('/page/page.js', '/boards.json'):
        status, headers, whole = HALL.ask(path)
        for more in ({}, {'If_Range': headers['ETag']}, {'If_Range': '"older"'}):
            for part in ('bytes=0-9', 'bytes=5-', 'bytes=-5', 'bytes=0-1,4-5', 'bytes=9999999-', 'x'):
                status, headers, body = HALL.ask(path, Range=part, **more)
                assert (status, body) == (200, whole), (path, part, more, status)
                assert 'Content-Range' not in headers, (path, part)
        assert HALL.ask(path, Range='bytes=0-9', If_None_Match=headers['ETag'])[0] == 304, path


def what_is_not_there_is_not_found():
    for path in ('/page', '/page/', '/page/../web.c', '/page/words/xx.json', '/index.html', '/x?y=z',
                 '/events/more', '/boards.json/x'):
        assert HALL.ask(path)[0] == 404, path


def strangers_names_and_methods_are_refused():
    for path in ('/', '/events', '/boards.json', '/page/page.js'):
        assert HALL.ask(path, Host='evil.example')[0] == 421, path
        assert HALL.ask(path, method='DELETE')[0] == 405, path
        assert HALL.ask(path, method='POST')[0] == 405, path


def a_game_comes_step_by_step():
    stream = Stream(HALL)
    first = stream.event()
    assert first['event'] == 'time' and first['retry'] == '2000', first
    whole = stream.event()
    assert whole['event'] == 'boards', whole
    assert [one['id'] for one in json.loads(whole['data'])['boards']] == ['one', 'two'], whole
    ONE.start()
    until(lambda: board('one')['state'] == 'playing', 'the game begins')
    ONE.move('e2e4')
    until(lambda: sans('one') == ['e4'], 'the move is told')
    # A busy machine may see the move made before it sees the press.
    told = []
    while not told or told[-1]['clock'].get('running') != 'black':
        told.append(stream.step())
    moves = [move for step in told for move in step['moves']]
    for move in moves:
        assert (move['san'], move['uci'], move['side'], move['number']) == ('e4', 'e2e4', 'white', 1), told
        assert move['fen'] == 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR', told
    assert moves and all(one['id'] == 'one' for one in told), told
    assert told[-1]['clock']['white_ms'] < 300000, told
    ONE.move('e7e5')
    step = stream.step()
    while not step['moves']:
        step = stream.step()
    assert step['from'] == 1 and [one['san'] for one in step['moves']] == ['e5'], step
    stream.close()


def who_has_seen_it_is_told_only_what_comes():
    until(lambda: board('one')['clock'].get('running') == 'white', 'the answer is pressed')
    stream = Stream(HALL)
    stream.event()
    seen = stream.event()['id']
    stream.close()
    again = Stream(HALL, seen)
    assert again.event()['event'] == 'time'
    ONE.move('g1f3')
    step = again.step()
    assert step['from'] == 2, step
    again.close()
    for name in ('0' * 32, seen[:-1], seen + '0', '*', '"' + seen + '"', '%00', 'x' * 4000):
        other = Stream(HALL, name)
        other.event()
        assert other.event()['event'] == 'boards', name
        other.close()


def a_move_taken_back_is_taken_back():
    until(lambda: board('one')['clock'].get('running') == 'black', 'the move is pressed')
    stream = Stream(HALL)
    stream.event()
    stream.event()
    HALL.ctl('--board', 'one', 'takeback', '3')
    until(lambda: sans('one') == ['e4', 'e5'], 'the move is gone')
    step = stream.step()
    while step['from'] != 2:
        step = stream.step()
    assert step['moves'] == [], step
    stream.close()


def told_so_far(hall):
    """How many public events the board has, by the bus."""
    told = json.loads(hall.bus_call('EventsSince', 't', '0'))['data'][0]
    return len(told), [event[2]['san']['data'] for event in told if event[1] == 'completed']


def everything_about_it(hall):
    """What anybody can learn without being told: times apart, which are those of the asking."""
    _, headers, body = hall.ask('/boards.json')
    del headers['Date']
    return str(headers), body


def a_delayed_game_shows_in_nothing():
    trace = 'trace:' + HALL.root + '/tests/daemon/bus/delay.trace'
    with Hall(*sys.argv[1:5]) as hall:
        hall.start_daemon('--source', trace, '--speed', '25')
        hall.start_gateway()
        judge = hall.listen()
        stream = Stream(hall)
        heard, seen, hidden, sans_of_page = '', {}, 0, []
        while sans_of_page != ['e4', 'e5']:
            heard += judge.heard()
            before = told_so_far(hall)
            state = everything_about_it(hall)
            after = told_so_far(hall)
            sans_of_page = [move['san'] for one in json.loads(state[1])['boards'] for move in one['moves']]
            assert sans_of_page == after[1][:len(sans_of_page)], (sans_of_page, after)
            if before == after and '"completed"' in heard and heard.count('"completed"') > len(after[1]):
                hidden += 1
                seen.setdefault(before[0], set()).add(state)
        assert hidden, 'the arbiter was never ahead'
        # The state may lag what the bus has told by the time that one signal takes, never lead it.
        assert all(len(states) <= 2 for states in seen.values()), seen
        judge.stop()
        # Over the stream there was one step for each change that the public was told, and no more.
        ids = []
        while 'e5' not in (ids[-1] if ids else ''):
            event = stream.event()
            if event['event'] != 'time':
                ids.append(event['id'] + event['data'])
        assert len(ids) == len(set(ids)), ids
        stream.close()


def an_id_tells_the_content_and_no_history():
    HALL.ctl('--board', 'one', 'result', '1-0')
    until(lambda: board('one')['result'] == '1-0', 'the result is told')
    before = HALL.ask('/boards.json')[1]['ETag']
    HALL.stop_gateway(kill=True)
    HALL.start_gateway()
    until(lambda: HALL.ask('/boards.json', If_None_Match=before)[0] == 304, 'the same state has the same id')


def read_to_the_ends(stream, boards):
    """Until each board has told its game's end."""
    results = {}
    while len(results) < boards or '*' in results.values():
        event = stream.event()
        if event['event'] != 'time':
            told = json.loads(event['data'])
            for one in told.get('boards', [told]):
                results[one['id']] = one['result']


def who_does_not_read_is_cut_off_and_nobody_else():
    with Hall(*sys.argv[1:5]) as hall:
        hall.start_gateway()
        slow = Stream(hall, buffer=4096)
        # It reads all: what a busy machine has not come to waits in its own buffer.
        quick = Stream(hall, buffer=1 << 21)
        hall.start_games('kasparov-topalov', 16, '500')
        read_to_the_ends(quick, 16)
        until(lambda: hall.viewers() == 1, 'the connection of who does not read is closed')
        assert slow.was_cut(), 'it was kept for who did not read'
        slow.close()
        quick.close()


def a_gateway_that_stood_still_cuts_nobody_off():
    """More comes at once than a socket takes at once; who reads is told it all."""
    with Hall(*sys.argv[1:5]) as hall:
        hall.start_gateway()
        stream = Stream(hall)
        hall.gateway.send_signal(signal.SIGSTOP)
        try:
            hall.start_games('kasparov-topalov', 16, 'max')
            until(lambda: hall.ctl('boards').count(' ended ') == 16, 'the games have been played')
        finally:
            hall.gateway.send_signal(signal.SIGCONT)
        read_to_the_ends(stream, 16)
        assert stream.received > VIEWER_BACKLOG_MOST, stream.received
        stream.close()


def more_boards_than_a_round_takes_are_said():
    with Hall(*sys.argv[1:5]) as hall:
        hall.start_games('opera', 102, 'max')
        until(lambda: hall.ctl('boards').count(' ended ') == 102, 'each board has a game')
        hall.start_pushing('[livechess]', 'Listen=no')
        until(lambda: Pushed.bodies, 'a round is pushed')
        until(lambda: 'board 101 ' in hall.ctl('feeds'), 'it is told: ' + hall.ctl('feeds'))
        assert Pushed.bodies[-1].count(b'[GameId ') == 100
        assert b'.100"]' in Pushed.bodies[-1] and b'.101"]' not in Pushed.bodies[-1]
        rows = [json.loads(row) for row in hall.ctl('feeds', '--json').splitlines()]
        row = next(row for row in rows if row['feed'] == 'push' and row['place'] == '101')
        assert row['state'] == 'failing' and row['since'] and '100 games at most' in row['error'], row
        assert hall.complaints().count('\n') == 1 and 'board 101 ' in hall.complaints(), hall.complaints()


def a_daemon_that_goes_is_said_and_nothing_is_forgotten():
    HALL.stop_daemon()
    until(lambda: not any(one['there'] for one in HALL.boards()), 'the boards are not there')
    assert sans('one') == ['e4', 'e5']


def nothing_was_complained_of():
    assert HALL.complaints() == '', HALL.complaints()


def main():
    with HALL:
        HALL.start_boards(ONE, TWO)
        HALL.start_gateway()
        until(lambda: len(HALL.boards()) == 2, 'both boards are there')
        return run_all([
            the_page_and_its_files_come_with_a_strict_policy, a_part_is_answered_with_the_whole,
            what_is_not_there_is_not_found,
            strangers_names_and_methods_are_refused, a_game_comes_step_by_step,
            who_has_seen_it_is_told_only_what_comes, a_move_taken_back_is_taken_back,
            a_delayed_game_shows_in_nothing, an_id_tells_the_content_and_no_history,
            who_does_not_read_is_cut_off_and_nobody_else,
            a_gateway_that_stood_still_cuts_nobody_off, more_boards_than_a_round_takes_are_said,
            a_daemon_that_goes_is_said_and_nothing_is_forgotten, nothing_was_complained_of,
        ])


if __name__ == '__main__':
    sys.exit(main())
