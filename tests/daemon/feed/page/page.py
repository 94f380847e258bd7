#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""
The live page in a real browser: what it shows is held against what the bus tells. Prints TAP; no
wait is without an event. With --picture only the guide's picture is taken.

usage: page.py TOUCHMOVED TOUCHMOVECTL TOUCHMOVE-GATEWAY SOURCE-ROOT TOUCHMOVE-PLAY CHESSLAWS
               [--picture FILE]
"""

import json
import os
import shutil
import subprocess
import sys

from browser import Browser
from hall import Hall, Hands, run_all, until

sys.path.insert(0, os.path.join(sys.argv[4], 'tests/daemon/feed'))
from lichess import Lichess, serve  # where it is stands in the line above

PROGRAMS = sys.argv[1:5]
ROOT = sys.argv[4]
PLAY, CHESSLAWS = sys.argv[5:7]
LANGUAGES = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'he', 'ru', 'zh_CN']

# What the page shows, as the reader has it: the picture's pieces by where they stand, and the table.
PICTURE = """
	const there = {};
	for (const piece of document.querySelectorAll('#board use')) {
		const [x, y] = piece.style.transform.match(/-?\\d+/g).map(Number);
		const kind = piece.getAttribute('href').split('#')[1];
		const square = 'abcdefgh'[x / 100] + (8 - y / 100);

		there[square] = piece.getAttribute('class') === 'white' ? kind : kind.toLowerCase();
	}
	return there;
"""
TABLE = """
	const letters = {king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p'};
	return [...document.querySelectorAll('#squares tr')].slice(1).map((row) =>
		[...row.querySelectorAll('td')].map((cell) => {
			const [side, piece] = cell.textContent.split(' ');
			return !piece ? '1' : side === 'White' ? letters[piece].toUpperCase() : letters[piece];
		}).join('')).join('/').replace(/1+/g, (empty) => empty.length);
"""
# Each position of the table and each sentence spoken, from now on.
FOLLOW = """
	window.shown = [];
	window.spoken = [];
	const table = new Function(arguments[0]);
	new MutationObserver(() => {
		if (window.shown.at(-1) !== table())
			window.shown.push(table());
	}).observe(document.getElementById('squares'), {childList: true});
	new MutationObserver((changes) => {
		for (const change of changes)
			for (const line of change.addedNodes)
				window.spoken.push(line.textContent);
	}).observe(document.getElementById('announcer'), {childList: true});
"""


def placement(pieces):
    """As the first field of a FEN."""
    rows = []
    for rank in range(8, 0, -1):
        row = ''.join(pieces.get(file + str(rank), '1') for file in 'abcdefgh')
        for empty in range(8, 0, -1):
            row = row.replace('1' * empty, str(empty))
        rows.append(row)
    return '/'.join(rows)


def public_events(hall, board='1'):
    """The public record, straight from the bus."""
    told = json.loads(hall.bus_call('EventsSince', 't', '0', board=board))['data'][0]
    return [dict({key: value['data'] for key, value in body.items()}, type=kind)
            for _, kind, body in told]


def shows(browser, text, selector='body'):
    browser.wait('return document.querySelector(arguments[0]).innerText.includes(arguments[1])', selector, text)


def nothing_is_wrong(browser):
    complaints = [line for line in browser.complaints() if 'ERR_CONNECTION' not in line and
                  'ERR_INCOMPLETE_CHUNKED' not in line]
    assert not complaints, complaints
    elsewhere = browser.run("return performance.getEntriesByType('resource').map((one) => one.name)"
                            '.filter((name) => !name.startsWith(location.origin))')
    assert not elsewhere, elsewhere


def a_whole_game_is_followed_move_by_move():
    with Hall(*PROGRAMS) as hall, Browser() as browser:
        hall.start_gateway()
        browser.open(hall.address())
        shows(browser, 'No board is connected yet.')
        browser.run(FOLLOW, TABLE)
        hall.start_daemon('--source', 'pgn:' + ROOT + '/tests/games/opera.pgn', '--speed', '60')
        shows(browser, 'White won, checkmate', '#outcome')
        events = public_events(hall)
        moves = [event for event in events if event['type'] == 'completed']
        positions = [move['fen'].split()[0] for move in moves]
        shown = browser.run('return window.shown')
        assert shown[-len(positions):] == positions, (shown, positions)
        spoken = browser.run('return window.spoken')
        # A page that comes to a game in mid-move is told the whole and says only what follows.
        assert spoken[-1] == '1-0 · White won, checkmate', spoken
        assert len(spoken) - 1 <= len(moves) and 'White: queen b3 to b8, check' in spoken, spoken
        assert 'Black: knight d7 takes on b8' in spoken and 'White: rook d1 to d8, checkmate' in spoken
        assert 'White: castles queenside' in spoken, spoken
        assert placement(browser.run(PICTURE)) == positions[-1]
        sans = browser.run("return [...document.querySelectorAll('#moves .san')].map((one) => one.textContent)")
        letters = str.maketrans('♔♕♖♗♘', 'KQRBN', '\ufe0e')
        assert [san.translate(letters) for san in sans] == [move['san'] for move in moves], sans
        keyboard(browser, positions, events[0].get('fen', ''))
        nothing_is_wrong(browser)


def keyboard(browser, positions, _):
    start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
    for key, expected in (('Home', start), ('ArrowRight', positions[0]), ('ArrowRight', positions[1]),
                          ('ArrowLeft', positions[0]), ('End', positions[-1]),
                          ('ArrowLeft', positions[-2]), ('ArrowLeft', positions[-3])):
        browser.press(key)
        assert browser.run(TABLE) == placement(browser.run(PICTURE)) == expected, (key, expected)
    assert browser.text('#outcome') == 'You see an earlier position.'
    browser.press('End')
    browser.press('f')
    turned = {chr(201 - ord(square[0])) + str(9 - int(square[1])): piece
              for square, piece in browser.run(PICTURE).items()}
    assert placement(turned) == browser.run(TABLE) == positions[-1]
    assert 'Duke' in browser.text('#player-bottom') and 'Morphy' in browser.text('#player-top')
    browser.press('f')


def what_is_lost_is_said_and_found_again():
    with Hall(*PROGRAMS) as hall, Browser() as browser:
        one = Hands(hall, 'one', 'White=Ann <b>', 'Black=Bob', 'TimeControl=300')
        two = Hands(hall, 'two', 'White=Carl', 'Black=Dora')
        hall.start_boards(one, two)
        hall.start_gateway()
        browser.open(hall.address('#board=one'))
        shows(browser, 'The pieces stand ready.', '#outcome')
        one.start()
        shows(browser, 'The game is on.', '#outcome')
        assert browser.text('#player-bottom .name') == 'Ann <b>'
        one.move('e2e4')
        shows(browser, 'e4', '#moves')
        clock = browser.text('#player-top .clock')
        browser.wait("return document.querySelector('#player-top .clock.running').textContent !== arguments[0]",
                     clock)
        browser.press('PageDown')
        shows(browser, 'Carl', '#player-bottom')
        browser.press('PageUp')
        shows(browser, 'Ann', '#player-bottom')
        hall.stop_gateway(kill=True)
        shows(browser, 'The connection is lost.', '#notice')
        shows(browser, 'Connection lost', '#connection')
        one.move('e7e5')
        until(lambda: 'e7e5' in str(public_events(hall, 'one')), 'the move is told')
        hall.start_gateway()
        shows(browser, 'e5', '#moves')
        shows(browser, 'Live', '#connection')
        assert not browser.run("return document.querySelector('#notice').offsetHeight")
        assert browser.run(TABLE) == 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'
        hall.ctl('--board', 'one', 'takeback', '2')
        browser.wait("return !document.querySelector('#moves').innerText.includes('e5')")
        shows(browser, 'The last move was taken back.', '#announcer')
        hall.stop_daemon()
        shows(browser, 'This board is not connected.', '#outcome')
        assert not browser.run("return document.querySelector('.clock.running')")
        nothing_is_wrong(browser)


def an_opponents_move_elsewhere_is_shown_until_it_is_made():
    token = 'lip_' + 'token' * 6
    lichess = Lichess(token, CHESSLAWS)
    with Hall(*PROGRAMS) as hall, Browser() as browser:
        board = Hands(hall, 'one')
        with open(hall.path('hall.conf'), 'w', encoding='utf-8') as file:
            file.write('[regulations]\nClock=none\nPlayRestTime=0.05\nSettleTime=0.05\n')
        hall.start_daemon('--config', hall.path('hall.conf'), '--board', 'one=trace:' + board.name)
        hall.start_gateway()
        browser.open(hall.address('?lang=en#board=one'))
        shows(browser, 'The game is on.', '#outcome')
        player = subprocess.Popen(
            [PLAY, '--user', '--speak', 'no', '--server', 'http://127.0.0.1:%d' % serve(lichess)],
            env=dict(hall.environment, TOUCHMOVE_LICHESS_TOKEN=token), stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL)
        try:
            lichess.begin('black')
            assert lichess.wait(lambda: lichess.game_streams)
            lichess.play('g1f3')
            shows(browser, 'The opponent has played ♘\ufe0ef3: make it on the board.', '#outcome')
            shows(browser, 'The opponent has played knight to f3: make it on the board.', '#announcer')
            board.play('g1f3')
            shows(browser, 'The game is on.', '#outcome')
            board.play('g8f6')
            assert lichess.wait(lambda: lichess.game['moves'] == ['g1f3', 'g8f6']), lichess.game
            lichess.play('e2e4')
            shows(browser, 'The opponent has played e4: make it on the board.', '#outcome')
            browser.run("const choice = document.getElementById('language'); choice.value = 'he';"
                        "choice.dispatchEvent(new Event('change'))")
            shows(browser, 'היריב שיחק e4', '#outcome')
        finally:
            player.terminate()
            player.wait()
            player.stdin.close()
        browser.wait("return !document.getElementById('outcome').innerText.includes('e4')")
        assert not lichess.refused, lichess.refused
        nothing_is_wrong(browser)


def a_delayed_game_is_shown_when_it_is_public():
    with Hall(*PROGRAMS) as hall, Browser() as browser:
        hall.start_daemon('--source', 'trace:' + ROOT + '/tests/daemon/bus/delay.trace', '--speed', '25')
        hall.start_gateway()
        judge = hall.listen()
        browser.open(hall.address())
        heard, ahead, shown = '', 0, 0
        while shown < 2:
            heard += judge.heard()
            shown = browser.run("return document.querySelectorAll('#moves .san').length")
            public = sum(event['type'] == 'completed' for event in public_events(hall))
            assert shown <= public, (shown, public)
            ahead += heard.count('"completed"') > public
        assert ahead, 'the arbiter was never ahead'
        judge.stop()


def every_language_is_whole():
    with Hall(*PROGRAMS) as hall, Browser(language='he') as browser:
        hall.start_daemon('--source', 'pgn:' + ROOT + '/tests/games/opera.pgn', '--speed', 'max')
        hall.start_gateway()
        browser.open(hall.address())
        shows(browser, 'לבן ניצח, מט', '#outcome')
        assert browser.run('return [document.documentElement.dir, document.documentElement.lang]') == ['rtl', 'he']
        # The board and the record of moves are the same everywhere: from left to right.
        assert browser.run("const [a, b] = document.querySelectorAll('#moves li:first-child .move');"
                           'return a.getBoundingClientRect().x < b.getBoundingClientRect().x')
        outcomes = set()
        for language in LANGUAGES:
            browser.run("const choice = document.getElementById('language'); choice.value = arguments[0];"
                        "choice.dispatchEvent(new Event('change'))", language)
            browser.wait("return document.documentElement.lang === arguments[0].replace('_', '-') &&"
                         "document.querySelector('#others h2').textContent === words.boards", language)
            outcomes.add(browser.text('#outcome'))
            unnamed = browser.run("return [...document.querySelectorAll('button')].filter((one) =>"
                                  "!(one.getAttribute('aria-label') || '').trim()).length")
            assert unnamed == 0, language
            wide = browser.run('return document.documentElement.scrollWidth - innerWidth')
            assert wide <= 0, (language, wide)
        assert len(outcomes) == len(LANGUAGES), outcomes
        # What was chosen last is kept.
        browser.open(hall.address())
        shows(browser, '将死', '#outcome')
        nothing_is_wrong(browser)


def a_phone_has_room_for_all():
    with Hall(*PROGRAMS) as hall, Browser() as browser:
        hall.start_daemon('--speed', 'max', *boards_of('kasparov-topalov', 'opera', 'byrne-fischer'))
        hall.start_gateway()
        for width, height in ((320, 568), (390, 844), (844, 390)):
            browser.as_phone(width, height)
            for language in ('de', 'ar'):
                browser.open(hall.address('?lang=' + language))
                browser.wait("return document.querySelectorAll('.card').length === 3 &&"
                             "document.querySelectorAll('#board use').length")
                assert browser.run('return document.documentElement.scrollWidth <= innerWidth'), (width, language)
                box = browser.run("return document.querySelector('#board svg').getBoundingClientRect().toJSON()")
                assert box['left'] >= 0 and box['right'] <= width and box['width'] >= 200, (width, language, box)
                small = browser.run("return [...document.querySelectorAll('.buttons button')].filter((one) =>"
                                    'one.getBoundingClientRect().height < 44).length')
                assert small == 0, (width, language)
        nothing_is_wrong(browser)


def a_screen_reader_finds_everything():
    with Hall(*PROGRAMS) as hall, Browser() as browser:
        hall.start_daemon('--source', 'pgn:' + ROOT + '/tests/games/opera.pgn', '--speed', 'max')
        hall.start_gateway()
        browser.open(hall.address())
        shows(browser, 'White won', '#outcome')
        nodes = browser.chrome('Accessibility.getFullAXTree')['nodes']
        said = {(node.get('role', {}).get('value'), node.get('name', {}).get('value')) for node in nodes
                if not node.get('ignored')}
        roles = {role for role, _ in said}
        for role in ('table', 'list', 'heading', 'status', 'timer', 'button', 'combobox'):
            assert role in roles or role == 'timer', (role, sorted(map(str, roles)))
        names = {name for _, name in said}
        for name in ('Position on board 1', 'White: rook d1 to d8, checkmate', 'One move back', 'White king',
                     'Live', 'Moves'):
            assert name in names, (name, sorted(str(one) for one in names))
        nothing_is_wrong(browser)


def what_a_stranger_adds_does_not_run():
    with Hall(*PROGRAMS) as hall, Browser() as browser:
        hall.start_gateway()
        browser.open(hall.address())
        shows(browser, 'No board is connected yet.')
        browser.run("const script = document.createElement('script'); script.textContent = 'window.ran = 1';"
                    "document.body.append(script); const image = new Image(); image.src = 'http://127.0.0.2/x.png'")
        assert browser.run('return window.ran === undefined')
        until(lambda: any('Content Security Policy' in line or 'violates' in line
                          for line in browser.complaints()), 'the browser refuses it')


def motion_is_left_out_for_who_asks():
    with Hall(*PROGRAMS) as hall, Browser(still=False) as browser:
        hall.start_daemon('--source', 'pgn:' + ROOT + '/tests/games/opera.pgn', '--speed', 'max')
        hall.start_gateway()
        browser.open(hall.address())
        shows(browser, 'White won', '#outcome')
        lasts = "return getComputedStyle(document.querySelector('#board use')).transitionDuration"
        browser.prefer('prefers-reduced-motion', 'no-preference')
        assert browser.run(lasts) == '0.18s', browser.run(lasts)
        browser.prefer('prefers-reduced-motion', 'reduce')
        assert browser.run(lasts) == '0s', browser.run(lasts)
        ground = 'return getComputedStyle(document.body).backgroundColor'
        grounds = set()
        for scheme in ('light', 'dark'):
            browser.prefer('prefers-color-scheme', scheme)
            grounds.add(browser.run(ground))
        assert len(grounds) == 2, grounds


def boards_of(*games):
    return [word for number, game in enumerate(games, 1)
            for word in ('--board', '%d=pgn:%s/tests/games/%s.pgn' % (number, ROOT, game))]


def take_picture(path):
    """The four boards of the guide, once the first game is at its 24th move."""
    with Hall(*PROGRAMS) as hall, Browser(size=(1280, 1420)) as browser:
        hall.start_daemon('--speed', '60', *boards_of('kasparov-topalov', 'byrne-fischer', 'opera', 'immortal'))
        hall.start_gateway()
        browser.open(hall.address('?lang=en#board=1'))
        browser.chrome('Emulation.setDeviceMetricsOverride', width=1280, height=1370, deviceScaleFactor=1,
                       mobile=False)
        browser.wait("return document.querySelectorAll('#moves .san').length >= 48")
        browser.picture(path)


def main():
    if not shutil.which('chromedriver') or not shutil.which('chromium'):
        print('1..0 # SKIP no chromium or no chromedriver here')
        return 0
    if '--picture' in sys.argv:
        take_picture(os.path.abspath(sys.argv[sys.argv.index('--picture') + 1]))
        return 0
    return run_all([
        a_whole_game_is_followed_move_by_move, what_is_lost_is_said_and_found_again,
        an_opponents_move_elsewhere_is_shown_until_it_is_made,
        a_delayed_game_is_shown_when_it_is_public, every_language_is_whole, a_phone_has_room_for_all,
        a_screen_reader_finds_everything, what_a_stranger_adds_does_not_run,
        motion_is_left_out_for_who_asks,
    ])


if __name__ == '__main__':
    sys.exit(main())
