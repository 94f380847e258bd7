/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The order of the judgement, since what is found first explains what comes behind it:
 *
 * 1. What is closed on the empty board is left out of everything else.
 * 2. A column that settles too slowly adds the next row to what each of its squares shows: where
 *    all squares of a column do so, that is taken away again.
 * 3. A board that is turned or mirrored: seven ways to lie besides the right one.
 * 4. Lines: the rows and columns that most squares of a row or column show. From these come
 *    lines that have changed places, are joined, or are always selected.
 * 5. What a square shows beside what its lines say is a fault of its own.
 */
#include <string.h>

#include "ctl/wiring/diagnosis.h"
#include "ctl/wiring/lines.h"

int diagnosis_contact(const uint8_t wiring[64], unsigned int square)
{
	int contact;

	for (contact = 0; contact < 64; contact++)
		if (wiring[contact] == square)
			return contact;
	return -1;
}

static struct diagnosis_fault *add(struct diagnosis *diagnosis, enum diagnosis_kind kind)
{
	struct diagnosis_fault *fault = &diagnosis->faults[diagnosis->count];

	if (diagnosis->count == DIAGNOSIS_FAULTS)
		return &diagnosis->faults[DIAGNOSIS_FAULTS - 1];
	diagnosis->count++;
	memset(fault, 0, sizeof(*fault));
	fault->kind = kind;
	return fault;
}

static void list(struct diagnosis_fault *fault, unsigned int entry)
{
	if (fault->count < 64)
		fault->list[fault->count++] = (uint8_t)entry;
}

/* The square whose contact @contact is, by all that is known. */
static unsigned int square_of(const struct lines *lines, unsigned int contact)
{
	unsigned int square;

	for (square = 0; square < 64; square++)
		if (lines->expected[square] >= 0 && lines_place(lines, square) == (int)contact)
			return square;
	return lines->input->board.wiring[contact];
}

/*
 * Is all of a line closed on the empty board? A column may lack its first row, which a late one
 * does not show.
 */
static bool is_closed(const struct lines *lines, unsigned int line)
{
	laws_squares all = lines_contacts(lines, line) & lines->mapped;
	laws_squares open = all & ~lines->input->stuck;

	if (!lines->groups || __builtin_popcountll(all) < LINES_ENOUGH)
		return false;
	if (line >= DIAGNOSIS_COLUMN)
		open &= ~LAWS_SQUARE_SET(line - DIAGNOSIS_COLUMN);
	return !open;
}

/* Contacts that are closed on the empty board: lines, then the rest. */
static void judge_stuck(const struct lines *lines, struct diagnosis *diagnosis)
{
	laws_squares rest = lines->input->stuck & lines->mapped;
	unsigned int first = lines->columns_matter ? DIAGNOSIS_COLUMN : 0;
	struct diagnosis_fault *fault = NULL;
	unsigned int line;

	for (line = first; line < first + DIAGNOSIS_COLUMN; line++) {
		if (!is_closed(lines, line))
			continue;
		if (!fault)
			fault = add(diagnosis, DIAGNOSIS_LINE_CLOSED);
		list(fault, line);
		rest &= ~lines_contacts(lines, line);
	}
	/* A late column shows them one row behind. */
	for (line = 0; line < lines->columns; line++)
		if (lines->late & LAWS_SQUARE_SET(line))
			rest = (rest & ~lines_contacts(lines, DIAGNOSIS_COLUMN + line)) |
			       (rest & lines_contacts(lines, DIAGNOSIS_COLUMN + line)) >>
				       lines->columns;
	if (!rest)
		return;
	fault = add(diagnosis, DIAGNOSIS_CLOSED);
	for (; rest; rest &= rest - 1)
		list(fault, square_of(lines, (unsigned int)__builtin_ctzll(rest)));
}

static void judge_slow(const struct lines *lines, struct diagnosis *diagnosis)
{
	struct diagnosis_fault *fault;
	laws_squares which;

	if (lines->slow) {
		fault = add(diagnosis, DIAGNOSIS_SLOW);
		for (which = lines->slow; which; which &= which - 1)
			list(fault, DIAGNOSIS_COLUMN + (unsigned int)__builtin_ctzll(which));
	}
	if (lines->late) {
		fault = add(diagnosis, DIAGNOSIS_LATE);
		for (which = lines->late; which; which &= which - 1)
			list(fault, DIAGNOSIS_COLUMN + (unsigned int)__builtin_ctzll(which));
	}
}

static void judge_whole(const struct lines *lines, struct diagnosis *diagnosis)
{
	struct diagnosis_fault *fault;

	if (lines->shift)
		add(diagnosis, DIAGNOSIS_SHIFTED);
	if (!lines->turned)
		return;
	fault = add(diagnosis, DIAGNOSIS_TURNED);
	list(fault, lines_turn(lines->turned, 0));
	list(fault, lines_turn(lines->turned, 7));
}

/* Lines that most squares of them show elsewhere, in cycles where they close. */
static void judge_moved_lines(const struct lines *lines, struct diagnosis *diagnosis,
			      unsigned int first)
{
	bool told[DIAGNOSIS_COLUMN] = {false};
	unsigned int from, at, steps;

	for (from = 0; from < DIAGNOSIS_COLUMN; from++) {
		const int *to = lines->to + first;
		struct diagnosis_fault *fault;

		if (to[from] < 0 || (unsigned int)to[from] == from || told[from])
			continue;
		at = from;
		for (steps = 0; steps < DIAGNOSIS_COLUMN && to[at] >= 0; steps++) {
			at = (unsigned int)to[at];
			if (at == from)
				break;
		}
		if (at != from) {
			if (!lines->sure[first + from])
				continue;
			fault = add(diagnosis, DIAGNOSIS_LINE_AS);
			list(fault, first + from);
			list(fault, first + (unsigned int)to[from]);
			told[from] = true;
			continue;
		}
		fault = add(diagnosis, DIAGNOSIS_LINES_MOVED);
		do {
			list(fault, first + at);
			told[at] = true;
			at = (unsigned int)to[at];
		} while (at != from);
	}
}

/* Lines that show together, and rows that show in all of them. */
static void judge_joined_lines(const struct lines *lines, struct diagnosis *diagnosis,
			       unsigned int first)
{
	laws_squares told = 0;
	unsigned int line;

	for (line = 0; line < DIAGNOSIS_COLUMN; line++) {
		laws_squares set = lines->sets[first + line];
		struct diagnosis_fault *fault;

		if (lines->always & LAWS_SQUARE_SET(line) && first == 0) {
			fault = add(diagnosis, DIAGNOSIS_ROW_ALWAYS);
			list(fault, line);
			continue;
		}
		if (__builtin_popcountll(set) < 2 || set & told)
			continue;
		told |= set;
		fault = add(diagnosis, DIAGNOSIS_JOINED_LINES);
		for (; set; set &= set - 1)
			list(fault, first + (unsigned int)__builtin_ctzll(set));
	}
}

static void judge_open_lines(const struct lines *lines, struct diagnosis *diagnosis)
{
	struct diagnosis_fault *fault = NULL;
	unsigned int line;

	for (line = 0; line < LINES; line++) {
		if (!lines->open[line])
			continue;
		if (!fault)
			fault = add(diagnosis, DIAGNOSIS_LINE_OPEN);
		list(fault, line);
	}
}

/* Does @square show something, and not what its lines say? */
static bool is_odd(const struct lines *lines, unsigned int square)
{
	return lines->tested[square] && lines->seen[square] &&
	       lines->seen[square] != lines_foreseen(lines, square);
}

/*
 * The square whose lines foresee exactly what @square shows, or -1; of several, since their lines
 * are joined, one that is itself elsewhere.
 */
static int stands_for(const struct lines *lines, unsigned int square)
{
	unsigned int other;
	int found = -1;

	for (other = 0; other < 64; other++) {
		if (other == square || lines->expected[other] < 0 ||
		    lines_foreseen(lines, other) != lines->seen[square])
			continue;
		if (is_odd(lines, other))
			return (int)other;
		found = found < 0 ? (int)other : found;
	}
	return found;
}

static void judge_odd_square(const struct lines *lines, struct diagnosis *diagnosis,
			     unsigned int square)
{
	laws_squares seen = lines->seen[square];
	laws_squares foreseen = lines_foreseen(lines, square);
	struct diagnosis_fault *fault;
	unsigned int other;

	if ((seen & foreseen) != foreseen || !foreseen) {
		fault = add(diagnosis, DIAGNOSIS_AS);
		list(fault, square);
		fault->shown = seen;
		return;
	}
	for (other = 0; other < 64; other++)
		if (other != square && is_odd(lines, other) && lines->seen[other] == seen &&
		    (lines_foreseen(lines, other) | foreseen) == seen)
			break;
	if (other < square)
		return;
	fault = add(diagnosis, other < 64 ? DIAGNOSIS_JOINED : DIAGNOSIS_ALSO);
	list(fault, square);
	if (other < 64)
		list(fault, other);
	fault->shown = seen & ~foreseen;
}

/* Squares by themselves: cycles of those that stand for each other, then the rest. */
static void judge_squares(const struct lines *lines, struct diagnosis *diagnosis)
{
	struct diagnosis_fault *fault;
	bool told[64] = {false};
	int to[64];
	unsigned int square, at, steps;

	for (square = 0; square < 64; square++) {
		to[square] = is_odd(lines, square) ? stands_for(lines, square) : -1;
	}
	for (square = 0; square < 64; square++) {
		if (told[square] || !is_odd(lines, square))
			continue;
		at = square;
		for (steps = 0; steps < 64 && to[at] >= 0; steps++) {
			at = (unsigned int)to[at];
			if (at == square)
				break;
		}
		if (to[square] < 0 || at != square) {
			judge_odd_square(lines, diagnosis, square);
			continue;
		}
		fault = add(diagnosis, DIAGNOSIS_MOVED);
		do {
			list(fault, at);
			told[at] = true;
			at = (unsigned int)to[at];
		} while (at != square);
	}
}

static bool in_closed_column(const struct lines *lines, unsigned int square)
{
	return lines->columns_matter &&
	       is_closed(lines,
			 DIAGNOSIS_COLUMN + (unsigned int)lines->expected[square] % lines->columns);
}

static void judge_never(const struct lines *lines, struct diagnosis *diagnosis)
{
	struct diagnosis_fault *fault = NULL;
	unsigned int square;

	for (square = 0; square < 64; square++) {
		if (!lines->tested[square] || lines->seen[square] ||
		    !lines_foreseen(lines, square) || lines_is_open(lines, square) ||
		    in_closed_column(lines, square))
			continue;
		if (!fault)
			fault = add(diagnosis, DIAGNOSIS_NEVER);
		list(fault, square);
	}
}

static void judge_flicker(const struct lines *lines, struct diagnosis *diagnosis)
{
	const struct diagnosis_input *input = lines->input;
	struct diagnosis_fault *fault = NULL;
	laws_squares noisy;
	unsigned int square;

	for (noisy = input->noisy & lines->mapped; noisy; noisy &= noisy - 1) {
		fault = add(diagnosis, DIAGNOSIS_FLICKER);
		list(fault, square_of(lines, (unsigned int)__builtin_ctzll(noisy)));
		fault->flicker = DIAGNOSIS_NOISY_TIME;
	}
	for (square = 0; square < 64; square++) {
		const struct reading *reading = &input->squares[square];

		if (reading->state == READING_TAKEN && reading->flicker) {
			fault = add(diagnosis, DIAGNOSIS_FLICKER);
			list(fault, square);
			fault->flicker = reading->flicker;
		}
	}
	fault = NULL;
	for (square = 0; square < 64; square++) {
		if (input->squares[square].state != READING_UNSTEADY)
			continue;
		if (!fault)
			fault = add(diagnosis, DIAGNOSIS_UNSTEADY);
		list(fault, square);
	}
}

/* The contacts of a row or column whose numbers are taken from @contacts, as bits of lines. */
static laws_squares rows_of(unsigned int columns, laws_squares contacts, unsigned int column)
{
	laws_squares rows = 0;

	for (; contacts; contacts &= contacts - 1)
		if ((unsigned int)__builtin_ctzll(contacts) % columns == column)
			rows |= LAWS_SQUARE_SET((unsigned int)__builtin_ctzll(contacts) / columns);
	return rows;
}

/* Columns that are pulled down while @row is driven; the contacts of @shorted conduct both ways. */
static laws_squares pulled(unsigned int columns, laws_squares pieces, laws_squares shorted,
			   unsigned int row)
{
	laws_squares rows = LAWS_SQUARE_SET(row), low = 0, before;

	do {
		laws_squares left;

		before = rows | low << 32;
		for (left = pieces; left; left &= left - 1) {
			unsigned int contact = (unsigned int)__builtin_ctzll(left);

			if (rows & LAWS_SQUARE_SET(contact / columns))
				low |= LAWS_SQUARE_SET(contact % columns);
		}
		for (left = low; left; left &= left - 1)
			rows |= rows_of(columns, pieces & shorted,
					(unsigned int)__builtin_ctzll(left));
	} while ((rows | low << 32) != before);
	return low;
}

/*
 * What is closed beside @pieces where the diodes of @shorted are missing or conduct both ways. For
 * up to 32 rows and columns.
 */
static laws_squares ghosts_of(unsigned int columns, laws_squares pieces, laws_squares shorted)
{
	laws_squares found = 0;
	unsigned int row;

	/* Of a last row with less than all columns the rest is shifted out. */
	for (row = 0; row * columns < 64; row++)
		found |= pulled(columns, pieces, shorted, row) << (row * columns);
	return found & ~pieces;
}

/*
 * The diodes that explain @ghosts: each that alone would make some of them and no other; of these
 * only the ones without which the rest would not explain all, where such are enough.
 */
static laws_squares suspects(unsigned int columns, laws_squares pieces, laws_squares ghosts)
{
	laws_squares all = 0, needed = 0, left, alone;

	for (left = pieces; left; left &= left - 1) {
		alone = ghosts_of(columns, pieces, left & -left);
		if (alone && (alone & ghosts) == alone)
			all |= left & -left;
	}
	for (left = all; left; left &= left - 1)
		if (ghosts_of(columns, pieces, all & ~(left & -left)) != ghosts)
			needed |= left & -left;
	return ghosts_of(columns, pieces, needed) == ghosts ? needed : all;
}

/* The square that shows @contact and no other, or else that which should. */
static unsigned int square_showing(const struct lines *lines, unsigned int contact)
{
	unsigned int square;

	for (square = 0; square < 64; square++)
		if (lines->tested[square] && lines->seen[square] == LAWS_SQUARE_SET(contact))
			return square;
	return square_of(lines, contact);
}

static void judge_ghosts(const struct lines *lines, struct diagnosis *diagnosis)
{
	const struct diagnosis_input *input = lines->input;
	struct diagnosis_fault *fault = NULL;
	laws_squares found;
	unsigned int set;

	for (set = 0; set < 2; set++) {
		if (!input->ghosts[set])
			continue;
		if (!fault)
			fault = add(diagnosis, DIAGNOSIS_GHOST);
		fault->shown |= input->ghosts[set];
		found = suspects(lines->columns, input->standing[set], input->ghosts[set]);
		for (; found; found &= found - 1)
			list(fault, square_showing(lines, (unsigned int)__builtin_ctzll(found)));
	}
}

static void judge_hardware(const struct diagnosis_input *input, struct diagnosis *diagnosis)
{
	struct diagnosis_fault *fault;
	laws_squares squares;

	if (!input->faulted && !input->failed)
		return;
	fault = add(diagnosis, DIAGNOSIS_HARDWARE);
	for (squares = input->faulted; squares; squares &= squares - 1)
		list(fault, (unsigned int)__builtin_ctzll(squares));
}

static bool input_taken(const struct diagnosis_input *input, unsigned int bit)
{
	return input->inputs[bit].state == READING_TAKEN;
}

static void judge_input(const struct diagnosis_input *input, struct diagnosis *diagnosis,
			unsigned int bit)
{
	laws_squares shown = input->inputs[bit].shown;
	struct diagnosis_fault *fault;
	unsigned int other;

	if (input->inputs[bit].flicker) {
		fault = add(diagnosis, DIAGNOSIS_INPUT_FLICKER);
		list(fault, bit);
		fault->flicker = input->inputs[bit].flicker;
	}
	if (shown == LAWS_SQUARE_SET(bit))
		return;
	if (!shown) {
		list(add(diagnosis, DIAGNOSIS_INPUT_NEVER), bit);
		return;
	}
	other = (unsigned int)__builtin_ctzll(shown & ~LAWS_SQUARE_SET(bit));
	if (shown & LAWS_SQUARE_SET(bit)) {
		/* Both of two that are joined say so. */
		if (other < bit && input_taken(input, other) && input->inputs[other].shown == shown)
			return;
		fault = add(diagnosis, DIAGNOSIS_INPUTS_JOINED);
	} else if (other < INPUT_BITS && input_taken(input, other) &&
		   input->inputs[other].shown == LAWS_SQUARE_SET(bit)) {
		if (other < bit)
			return;
		fault = add(diagnosis, DIAGNOSIS_INPUTS_MOVED);
	} else {
		fault = add(diagnosis, DIAGNOSIS_INPUT_AS);
	}
	list(fault, bit);
	for (other = 0; other < INPUT_BITS; other++)
		if (other != bit && shown & LAWS_SQUARE_SET(other))
			list(fault, other);
}

/* The map: what was seen, and for the rest what the lines say, where no other square is. */
static void make_map(const struct lines *lines, struct diagnosis *diagnosis)
{
	unsigned int square, contact;
	bool moved = lines->turned != 0;

	memset(diagnosis->map, WIRING_NO_SQUARE, sizeof(diagnosis->map));
	for (square = 0; square < 64; square++) {
		laws_squares seen = lines->seen[square];

		if (!lines->tested[square] || !seen || seen & (seen - 1))
			continue;
		contact = (unsigned int)__builtin_ctzll(seen);
		if (diagnosis->map[contact] == WIRING_NO_SQUARE)
			diagnosis->map[contact] = (uint8_t)square;
		moved |= (int)contact != lines->own[square];
	}
	for (square = 0; square < 64; square++) {
		int guess = lines->expected[square] < 0 ? -1 : lines_place(lines, square);

		if (diagnosis_contact(diagnosis->map, square) < 0 && guess >= 0 &&
		    diagnosis->map[guess] == WIRING_NO_SQUARE)
			diagnosis->map[guess] = (uint8_t)square;
	}
	diagnosis->repaired = moved && !lines->shift &&
			      memcmp(diagnosis->map, lines->input->board.wiring, 64) != 0;
}

static void count(const struct lines *lines, struct diagnosis *diagnosis)
{
	unsigned int square;

	for (square = 0; square < 64; square++) {
		diagnosis->asked += lines->own[square] >= 0;
		diagnosis->tested += lines->tested[square] ||
				     lines->input->squares[square].state == READING_UNSTEADY;
	}
}

static bool nothing_closes(const struct lines *lines)
{
	unsigned int square, tested = 0;

	for (square = 0; square < 64; square++) {
		tested += lines->tested[square];
		if (lines->tested[square] && lines->seen[square])
			return false;
	}
	return tested >= LINES_NOTHING;
}

void diagnosis_make(const struct diagnosis_input *input, struct diagnosis *diagnosis)
{
	struct lines lines;
	unsigned int bit;

	memset(diagnosis, 0, sizeof(*diagnosis));
	lines_find(input, true, &lines);
	count(&lines, diagnosis);
	judge_stuck(&lines, diagnosis);
	if (nothing_closes(&lines)) {
		add(diagnosis, DIAGNOSIS_ALL_OPEN);
	} else {
		judge_whole(&lines, diagnosis);
		judge_moved_lines(&lines, diagnosis, 0);
		judge_moved_lines(&lines, diagnosis, DIAGNOSIS_COLUMN);
		judge_joined_lines(&lines, diagnosis, 0);
		judge_joined_lines(&lines, diagnosis, DIAGNOSIS_COLUMN);
		judge_slow(&lines, diagnosis);
		judge_open_lines(&lines, diagnosis);
		judge_squares(&lines, diagnosis);
		judge_never(&lines, diagnosis);
	}
	judge_flicker(&lines, diagnosis);
	judge_ghosts(&lines, diagnosis);
	judge_hardware(input, diagnosis);
	for (bit = 0; bit < INPUT_BITS; bit++)
		if (input_taken(input, bit))
			judge_input(input, diagnosis, bit);
	make_map(&lines, diagnosis);
}

int diagnosis_true_contact(const struct diagnosis *diagnosis, unsigned int square)
{
	return diagnosis_contact(diagnosis->map, square);
}

bool diagnosis_foreseen(const struct diagnosis_input *input, unsigned int square,
			laws_squares shown)
{
	struct lines lines;

	lines_find(input, false, &lines);
	if (lines.expected[square] < 0)
		return false;
	return lines_shown(&lines, square) == shown;
}

bool diagnosis_hides_diodes(const struct diagnosis *diagnosis)
{
	unsigned int fault;

	for (fault = 0; fault < diagnosis->count; fault++)
		switch (diagnosis->faults[fault].kind) {
		case DIAGNOSIS_ALL_OPEN:
		case DIAGNOSIS_CLOSED:
		case DIAGNOSIS_LINE_CLOSED:
		case DIAGNOSIS_LINE_OPEN:
		case DIAGNOSIS_ROW_ALWAYS:
		case DIAGNOSIS_JOINED_LINES:
		case DIAGNOSIS_JOINED:
		case DIAGNOSIS_ALSO:
		case DIAGNOSIS_SHIFTED:
		case DIAGNOSIS_SLOW:
		case DIAGNOSIS_LATE:
		case DIAGNOSIS_UNSTEADY:
		case DIAGNOSIS_HARDWARE:
			return true;
		case DIAGNOSIS_NEVER:
		case DIAGNOSIS_TURNED:
		case DIAGNOSIS_LINES_MOVED:
		case DIAGNOSIS_LINE_AS:
		case DIAGNOSIS_MOVED:
		case DIAGNOSIS_AS:
		case DIAGNOSIS_FLICKER:
		case DIAGNOSIS_GHOST:
		case DIAGNOSIS_INPUT_NEVER:
		case DIAGNOSIS_INPUTS_MOVED:
		case DIAGNOSIS_INPUT_AS:
		case DIAGNOSIS_INPUTS_JOINED:
		case DIAGNOSIS_INPUT_FLICKER:
			break;
		}
	return false;
}
