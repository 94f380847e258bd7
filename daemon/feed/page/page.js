/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The live page: follows /events, and shows the boards of the round, one of them enlarged. It knows
 * no rules: positions come as they are, and nothing is worked out that a player could use.
 */
'use strict';

/* ms: over twice the server's sign of life; and how long a refused page waits. */
const SILENCE = 40000;
const AGAIN = 5000;
const FIGURINES = {K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘'};
const SCORES = {'1-0': ['1', '0'], '0-1': ['0', '1'], '1/2-1/2': ['½', '½'], '0-0': ['0', '0']};
const RESULTS = {'1-0': 'white_won', '0-1': 'black_won', '1/2-1/2': 'draw', '0-0': 'both_lost'};
const ICONS = {
	first: 'M6 5v14M19 5 10 12l9 7z',
	back: 'M16 5 7 12l9 7z',
	forward: 'M8 5l9 7-9 7z',
	last: 'M18 5v14M5 5l9 7-9 7z',
	flip: 'M8 20V5M8 4 4 9h8zM16 4v15M16 20l4-5h-8z',
};
const SIDES = ['white', 'black'];

const $ = (id) => document.getElementById(id);

let boards = null; /* as they were told; null before anything was */
let selected; /* the enlarged board's id */
let ply = null; /* how many moves are shown of it; null: all, and those that come */
const flipped = new Set();
const cards = new Map();
const picture = new BoardPicture(true);

let stream, alive = 0, retry;
let connection = 'connecting';
let ahead = null; /* the server's time less performance.now(), in ms */

function make(name, attributes = {}, ...children) {
	const element = document.createElement(name);

	for (const [key, value] of Object.entries(attributes))
		element.setAttribute(key, value);
	element.append(...children);
	return element;
}

function board() {
	return boards?.find((one) => one.id === selected);
}

/* Clocks */

function timeText(ms) {
	const seconds = Math.ceil(ms / 1000);
	const two = (number) => String(number).padStart(2, '0');
	const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;

	return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/* What @side's clock shows now, in ms, or undefined where no times are kept. */
function left(one, side) {
	const clock = one.clock, shown = clock[`${side}_ms`];

	if (shown === undefined || clock.running !== side || ahead === null)
		return shown;
	return Math.max(0, shown - (performance.now() + ahead - clock.at) * clock.rate);
}

function setClock(element, ms, runs) {
	const text = ms === undefined ? '' : timeText(ms);

	if (element.textContent !== text)
		element.textContent = text;
	element.classList.toggle('running', Boolean(runs));
}

function showClocks(one, element, side, move) {
	if (move)
		setClock(element, move[`${side}_ms`], false);
	else
		setClock(element, left(one, side), one.there && one.clock.running === side);
}

/* While the connection is lost clocks stand: nobody here knows what they show. */
function tick() {
	if (!boards || connection !== 'live')
		return;
	for (const one of boards)
		for (const side of SIDES)
			showClocks(one, cards.get(one.id).clocks[side], side);
	for (const side of SIDES)
		if (board())
			showClocks(board(), playerElement(side).querySelector('.clock'), side, shownMove(true));
}

/* Words */

function playerName(one, side) {
	return one[side] || word(side);
}

function figurine(san) {
	return san.replace(/[KQRBN]/g, (letter) => FIGURINES[letter] + '\uFE0E');
}

function spokenSan(san, from, to) {
	const said = [];
	const piece = word(/^[KQRBN]/.test(san) ? san[0] : 'P');
	const promoted = /=([QRBN])/.exec(san);

	if (san.startsWith('O-O'))
		said.push(word(san.startsWith('O-O-O') ? 'castles_long' : 'castles_short'));
	else
		said.push(word(san.includes('x') ? 'takes' : 'moves_to', {piece, from, to}));
	if (promoted)
		said.push(word('promotes', {piece: word(promoted[1])}));
	if (/[+#]/.test(san))
		said.push(word(san.includes('#') ? 'mate' : 'check'));
	return said.join(word('comma'));
}

function spokenMove(move) {
	return word('says', {side: word(move.side),
			     move: spokenSan(move.san, move.uci.slice(0, 2), move.uci.slice(2, 4))});
}

/* Of a move that nobody has made here yet only its SAN is known: from where it comes only if that
 * tells. */
function spokenExpected(san) {
	const [, from = '', to = ''] = /^[KQRBN]?([a-h]?[1-8]?)x?([a-h][1-8])/.exec(san) ?? [];

	return word('expected', {move: spokenSan(san, from, to)});
}

function outcome(one) {
	if (!RESULTS[one.result])
		return word(one.state);
	const result = `${one.result} · ${word(RESULTS[one.result])}`;

	return one.reason && one.reason !== 'both-lost' ? result + word('comma') + word(one.reason) : result;
}

function announce(text) {
	const line = make('span', {}, text);

	$('announcer').append(line);
	while ($('announcer').childElementCount > 4)
		$('announcer').firstElementChild.remove();
}

/* The enlarged board */

function shownPly() {
	return ply === null ? board().moves.length : Math.min(ply, board().moves.length);
}

/* The move after which the board is shown; with @earlier only while it is not the latest. */
function shownMove(earlier) {
	if (earlier && ply === null)
		return undefined;
	return board().moves[shownPly() - 1] ?? (earlier ? {} : undefined);
}

/* Of the latest position the board's own word counts: the arbiter may have set another one. */
function shownPlacement() {
	const one = board(), at = shownPly();

	if (at === one.moves.length)
		return one.fen;
	return at ? one.moves[at - 1].fen : one.start;
}

function playerElement(side) {
	return $((side === 'white') === flipped.has(selected) ? 'player-top' : 'player-bottom');
}

function showPlayer(one, side) {
	const element = playerElement(side);
	const score = SCORES[one.result]?.[side === 'white' ? 0 : 1] ?? '';

	element.replaceChildren(
		make('span', {class: `side ${side}`, role: 'img', 'aria-label': word(side)}),
		make('span', {class: 'name'}, make('bdi', {}, playerName(one, side))),
		make('span', {class: 'score'}, score),
		make('span', {class: 'clock', role: 'timer', 'aria-live': 'off', dir: 'ltr'}));
	showClocks(one, element.querySelector('.clock'), side, shownMove(true));
}

function moveButton(one, index) {
	const move = one.moves[index], ms = move[`${move.side}_ms`];
	const button = make('button', {
		type: 'button', tabindex: '-1', 'data-ply': index + 1, class: `move ${move.side}`,
		'aria-label': spokenMove(move) + (ms === undefined ? '' : `, ${timeText(ms)}`),
	}, make('span', {class: 'san'}, figurine(move.san)));

	if (ms !== undefined)
		button.append(make('span', {class: 'time'}, timeText(ms)));
	return button;
}

/* A row holds White's move and Black's; either may be missing where a position was set. */
function moveRows(one) {
	const rows = [];

	one.moves.forEach((move, index) => {
		const row = rows.at(-1);

		if (row && move.side === 'black' && row.length === 1 && one.moves[row[0]].side === 'white')
			row.push(index);
		else
			rows.push([index]);
	});
	return rows;
}

function writeRow(one, row) {
	const line = make('li', {}, make('span', {class: 'number'}, `${one.moves[row[0]].number}.`));

	for (const index of row)
		line.append(moveButton(one, index));
	return line;
}

/* Lines that have not changed stay the same elements, for whoever is reading them. */
function showMoves(one) {
	const list = $('moves');
	const rows = moveRows(one);

	rows.forEach((row, i) => {
		const key = [language, one.id, one.game, ...row.map((index) => JSON.stringify(one.moves[index]))].join();

		if (list.children[i]?.key === key)
			return;
		const line = writeRow(one, row);

		line.key = key;
		if (list.children[i])
			list.children[i].replaceWith(line);
		else
			list.append(line);
	});
	while (list.children.length > rows.length)
		list.lastElementChild.remove();
	showCurrentMove(list);
}

function showCurrentMove(list) {
	let current;

	for (const button of list.querySelectorAll('button')) {
		if (Number(button.dataset.ply) === shownPly()) {
			button.setAttribute('aria-current', 'true');
			current = button;
		} else {
			button.removeAttribute('aria-current');
		}
	}
	if (!current)
		list.scrollTop = 0;
	else if (current.offsetTop < list.scrollTop ||
		 current.offsetTop + current.offsetHeight > list.scrollTop + list.clientHeight)
		list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

function showButtons(one) {
	$('first').disabled = $('back').disabled = shownPly() === 0;
	$('forward').disabled = $('last').disabled = ply === null || shownPly() === one.moves.length;
}

function tellOutcome(one) {
	if (!one.there)
		return word('board_gone');
	if (ply !== null)
		return word('browsing');
	return one.expected ? word('expected', {move: figurine(one.expected)}) : outcome(one);
}

function showGame() {
	const one = board();

	$('game').hidden = !one;
	if (!one)
		return;
	$('game-title').textContent = word('board', {id: one.id});
	for (const side of SIDES)
		showPlayer(one, side);
	picture.show(shownPlacement(), shownMove()?.uci, flipped.has(one.id));
	writeTable($('squares'), shownPlacement(), word('position', {id: one.id}));
	$('outcome').textContent = tellOutcome(one);
	$('outcome').classList.toggle('warning', !one.there);
	showMoves(one);
	showButtons(one);
}

/* The round */

function showTitles() {
	const one = board() ?? {};
	const known = (text) => text && !/^[?*]/.test(text);
	const details = [one.site, known(one.round) && word('round', {round: one.round}),
			 one.date?.replaceAll('.??', '').replaceAll('.', '-'), one.time_control].filter(known);

	$('event').textContent = known(one.event) ? one.event : 'Touchmove';
	$('details').replaceChildren(...details.flatMap((text, i) => [i ? ' · ' : '', make('bdi', {}, text)]));
	document.title = one.id ? `${playerName(one, 'white')} – ${playerName(one, 'black')}` : 'Touchmove';
}

function makeCard(id) {
	const card = {picture: new BoardPicture(false), clocks: {}, names: {}};

	card.button = make('button', {type: 'button', class: 'card', 'data-board': id});
	card.title = make('span', {class: 'card-title'});
	card.result = make('span', {class: 'card-result'});
	card.button.append(make('span', {class: 'card-head'}, card.title, card.result));
	for (const side of ['black', 'white']) {
		card.names[side] = make('bdi');
		card.clocks[side] = make('span', {class: 'clock', dir: 'ltr'});
		card.button.append(make('span', {class: 'card-player'}, make('span', {class: `side ${side}`}),
					make('span', {class: 'name'}, card.names[side]), card.clocks[side]));
		if (side === 'black')
			card.button.append(card.picture.element);
	}
	card.button.addEventListener('click', () => select(id));
	card.element = make('li', {}, card.button);
	return card;
}

function cardResult(one) {
	if (!one.there)
		return word('board_gone_short');
	return SCORES[one.result] ? one.result.replaceAll('1/2', '½') : figurine(one.moves.at(-1)?.san ?? '');
}

function showCard(one) {
	const card = cards.get(one.id);

	card.title.textContent = word('board', {id: one.id});
	card.result.textContent = cardResult(one);
	card.result.dir = one.there ? 'ltr' : 'auto';
	for (const side of SIDES) {
		card.names[side].textContent = playerName(one, side);
		showClocks(one, card.clocks[side], side);
	}
	card.picture.show(one.fen, one.moves.at(-1)?.uci, false);
	card.button.classList.toggle('gone', !one.there);
	card.button.setAttribute('aria-label', [word('board', {id: one.id}),
		`${playerName(one, 'white')} – ${playerName(one, 'black')}`, outcome(one),
		one.there ? '' : word('board_gone_short')].filter(Boolean).join(word('comma')));
	if (one.id === selected)
		card.button.setAttribute('aria-current', 'true');
	else
		card.button.removeAttribute('aria-current');
}

function showCards() {
	for (const [id, card] of cards) {
		if (!boards.some((one) => one.id === id)) {
			card.element.remove();
			cards.delete(id);
		}
	}
	boards.forEach((one, i) => {
		if (!cards.has(one.id))
			cards.set(one.id, makeCard(one.id));
		if ($('cards').children[i] !== cards.get(one.id).element)
			$('cards').insertBefore(cards.get(one.id).element, $('cards').children[i] ?? null);
		showCard(one);
	});
	$('others').hidden = boards.length < 2;
}

function showConnection() {
	const notice = connection === 'lost' ? word('lost_notice') : boards && !boards.length ? word('no_boards') : '';

	$('connection').dataset.state = connection;
	$('connection').textContent = word(connection === 'live' ? 'live_now' : connection);
	if ($('notice').textContent !== notice)
		$('notice').textContent = notice;
	$('notice').hidden = !notice;
	document.body.classList.toggle('lost', connection === 'lost');
}

function showAll() {
	showConnection();
	$('main').hidden = !boards?.length;
	if (!boards?.length)
		return;
	if (!board())
		selected = firstBoard();
	showTitles();
	showCards();
	showGame();
}

/* What the reader does */

function firstBoard() {
	const asked = decodeURIComponent(/^#board=([^&]*)/.exec(location.hash)?.[1] ?? '');

	return (boards.find((one) => one.id === asked) ?? boards.find((one) => one.there && one.state === 'playing') ??
		boards[0]).id;
}

function select(id) {
	selected = id;
	ply = null;
	history.replaceState(null, '', `#board=${encodeURIComponent(id)}`);
	showAll();
	if ($('game').getBoundingClientRect().top < 0)
		$('game').scrollIntoView();
}

function selectBeside(step) {
	const index = boards.findIndex((one) => one.id === selected) + step;

	if (boards[index])
		select(boards[index].id);
}

/* At the last move the page follows the game again. */
function go(to) {
	const most = board().moves.length;

	ply = to >= most ? null : Math.max(0, to);
	showGame();
}

function flip() {
	if (!flipped.delete(selected))
		flipped.add(selected);
	showGame();
}

const actions = {
	first: () => go(0), back: () => go(shownPly() - 1), forward: () => go(shownPly() + 1),
	last: () => go(Infinity), flip,
};
const keys = {
	Home: actions.first, ArrowLeft: actions.back, ArrowRight: actions.forward, End: actions.last,
	f: flip, F: flip, PageUp: () => selectBeside(-1), PageDown: () => selectBeside(1),
};

function onKey(event) {
	if (!board() || event.altKey || event.ctrlKey || event.metaKey || event.target.closest('select') ||
	    !Object.hasOwn(keys, event.key))
		return;
	event.preventDefault();
	keys[event.key]();
}

/* What the server tells */

function announceChange(before, now) {
	const common = now.from;

	if (now.game !== before.game || now.id !== selected)
		return;
	if (now.moves.length < before.moves.length)
		announce(word('withdrawn'));
	for (const move of now.moves.slice(common))
		announce(spokenMove(move));
	if (now.expected && before.expected !== now.expected)
		announce(spokenExpected(now.expected));
	if (before.result !== now.result || before.state !== now.state)
		announce(outcome(now));
}

function onBoards(event) {
	boards = JSON.parse(event.data).boards;
	showAll();
}

/* A step that does not fit is not guessed at: the whole is asked for again. */
function onBoard(event) {
	const now = JSON.parse(event.data);
	const index = boards ? boards.findIndex((one) => one.id === now.id) : -1;
	const before = boards?.[index];

	if (!before || before.moves.length < now.from) {
		connect();
		return;
	}
	now.moves = before.moves.slice(0, now.from).concat(now.moves);
	boards[index] = now;
	if (now.id === selected && now.game !== before.game)
		ply = null;
	announceChange(before, now);
	showCard(now);
	if (now.id === selected) {
		showTitles();
		showGame();
	}
}

/* The answer that was fastest knows best what time it is there. */
function onTime(event) {
	const told = Number(event.data) - performance.now();

	ahead = ahead === null ? told : Math.max(ahead, told);
}

function setConnection(state) {
	if (connection === state)
		return;
	connection = state;
	showConnection();
}

function hear(call) {
	return (event) => {
		alive = performance.now();
		setConnection('live');
		call(event);
	};
}

/* A browser comes back by itself where a connection broke, but not where it was refused. */
function onError() {
	setConnection('lost');
	ahead = null;
	clearTimeout(retry);
	if (stream.readyState === EventSource.CLOSED)
		retry = setTimeout(connect, AGAIN);
}

function connect() {
	stream?.close();
	clearTimeout(retry);
	alive = performance.now();
	stream = new EventSource('/events');
	stream.addEventListener('time', hear(onTime));
	stream.addEventListener('boards', hear(onBoards));
	stream.addEventListener('board', hear(onBoard));
	stream.addEventListener('error', onError);
}

function watch() {
	tick();
	if (connection === 'live' && performance.now() - alive > SILENCE) {
		setConnection('lost');
		ahead = null;
		connect();
	}
}

async function useLanguage(name) {
	await loadLanguage(name);
	$('language').value = name;
	translatePage();
	showAll();
}

async function begin() {
	for (const [id, path] of Object.entries(ICONS)) {
		const icon = svg('svg', {viewBox: '0 0 24 24', 'aria-hidden': 'true'});

		icon.append(svg('path', {d: path}));
		$(id).append(icon);
		$(id).addEventListener('click', actions[id]);
	}
	for (const [name, own] of Object.entries(languages))
		$('language').append(make('option', {value: name, lang: name.replace('_', '-')}, own));
	$('language').addEventListener('change', (event) => {
		keep('language', event.target.value);
		useLanguage(event.target.value);
	});
	$('board').append(picture.element);
	$('moves').addEventListener('click', (event) => {
		const button = event.target.closest('button');

		if (button)
			go(Number(button.dataset.ply));
	});
	document.addEventListener('keydown', onKey);
	await useLanguage(chooseLanguage());
	connect();
	setInterval(watch, 200);
}

begin();
