/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A position as a picture, and as a table for those who read it otherwise. */
'use strict';

const SVG = 'http://www.w3.org/2000/svg';
const FILES = 'abcdefgh';
const CELL = 100;

function svg(name, attributes = {}, text) {
	const element = document.createElementNS(SVG, name);

	for (const [key, value] of Object.entries(attributes))
		element.setAttribute(key, value);
	if (text)
		element.textContent = text;
	return element;
}

/* The pieces of a FEN's first field, by the names of their squares. */
function readPlacement(placement) {
	const pieces = new Map();

	placement.split('/').forEach((row, down) => {
		let file = 0;

		for (const letter of row) {
			if (letter >= '1' && letter <= '8')
				file += Number(letter);
			else
				pieces.set(FILES[file++] + (8 - down), letter);
		}
	});
	return pieces;
}

function isWhite(letter) {
	return letter === letter.toUpperCase();
}

class BoardPicture {
	constructor(withNames) {
		this.element = svg('svg', {viewBox: '0 0 800 800', 'aria-hidden': 'true'});
		this.element.append(svg('rect', {class: 'light', width: 800, height: 800}));
		this.element.append(svg('path', {class: 'dark', d: BoardPicture.darkSquares()}));
		this.marks = [0, 1].map(() => svg('rect', {class: 'mark', width: CELL, height: CELL}));
		this.element.append(...this.marks);
		this.names = svg('g', {class: 'names'});
		this.element.append(this.names);
		this.withNames = withNames;
		this.pieces = new Map();
		this.flipped = null;
	}

	static darkSquares() {
		let path = '';

		for (let i = 0; i < 64; i++)
			if ((i + (i >> 3)) % 2)
				path += `M${i % 8 * CELL} ${(i >> 3) * CELL}h100v100h-100z`;
		return path;
	}

	place(square) {
		const file = FILES.indexOf(square[0]), rank = Number(square[1]) - 1;

		return this.flipped ? [(7 - file) * CELL, rank * CELL] : [file * CELL, (7 - rank) * CELL];
	}

	put(element, square) {
		const [x, y] = this.place(square);

		element.style.transform = `translate(${x}px, ${y}px)`;
	}

	turn(flipped) {
		if (this.flipped === flipped)
			return;
		this.flipped = flipped;
		for (const [square, piece] of this.pieces)
			this.put(piece.element, square);
		if (this.withNames)
			this.writeNames();
	}

	writeNames() {
		this.names.replaceChildren();
		for (let i = 0; i < 8; i++) {
			const file = FILES[this.flipped ? 7 - i : i], rank = this.flipped ? i + 1 : 8 - i;

			this.names.append(
				svg('text', {x: i * CELL + 92, y: 792, class: i % 2 ? 'on-light' : 'on-dark',
					     'text-anchor': 'end'}, file),
				svg('text', {x: 6, y: i * CELL + 22, class: i % 2 ? 'on-dark' : 'on-light'},
				    String(rank)));
		}
	}

	add(letter) {
		const element = svg('use', {
			href: `/page/pieces.svg#${letter.toUpperCase()}`, x: 6, y: 4, width: 88, height: 88,
			class: isWhite(letter) ? 'white' : 'black',
		});

		this.element.append(element);
		return {letter, element};
	}

	/* Pieces that have only changed their square are moved there, so that the eye can follow. */
	show(placement, uci, flipped) {
		const wanted = readPlacement(placement);
		const free = [];

		this.turn(flipped);
		for (const [square, piece] of this.pieces) {
			if (wanted.get(square) !== piece.letter) {
				free.push(piece);
				this.pieces.delete(square);
			}
		}
		for (const [square, letter] of wanted) {
			if (this.pieces.has(square))
				continue;
			const found = free.findIndex((piece) => piece.letter === letter);
			const piece = found < 0 ? this.add(letter) : free.splice(found, 1)[0];

			this.pieces.set(square, piece);
			this.put(piece.element, square);
		}
		for (const piece of free)
			piece.element.remove();
		this.mark(uci);
	}

	mark(uci) {
		const squares = /^([a-h][1-8])([a-h][1-8])/.exec(uci || '');

		this.marks.forEach((mark, i) => {
			mark.classList.toggle('hidden-mark', !squares);
			if (squares)
				this.put(mark, squares[i + 1]);
		});
	}
}

function cell(name, text, scope) {
	const element = document.createElement(name);

	element.textContent = text;
	if (scope)
		element.scope = scope;
	return element;
}

/* White's side is at the foot of the table, as in every printed diagram. */
function writeTable(table, placement, caption) {
	const pieces = readPlacement(placement);
	const head = document.createElement('tr');

	head.append(cell('td', ''), ...[...FILES].map((file) => cell('th', file, 'col')));
	table.replaceChildren(cell('caption', caption), head);
	for (let rank = 8; rank >= 1; rank--) {
		const row = document.createElement('tr');

		row.append(cell('th', String(rank), 'row'));
		for (const file of FILES) {
			const letter = pieces.get(file + rank);

			row.append(cell('td', letter ? word('piece_on', {
				side: word(isWhite(letter) ? 'white' : 'black'),
				piece: word(letter.toUpperCase()),
			}) : ''));
		}
		table.append(row);
	}
}
