/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>

#include "ctl/wiring/lines.h"

#define BIT(n) LAWS_SQUARE_SET(n)

static unsigned int row_of(const struct lines *lines, unsigned int contact)
{
	return contact / lines->columns;
}

static unsigned int column_of(const struct lines *lines, unsigned int contact)
{
	return contact % lines->columns;
}

laws_squares lines_contacts(const struct lines *lines, unsigned int line)
{
	laws_squares contacts = 0;
	unsigned int contact;

	for (contact = 0; contact < 64; contact++)
		if (line < DIAGNOSIS_COLUMN ? row_of(lines, contact) == line
					    : column_of(lines, contact) == line - DIAGNOSIS_COLUMN)
			contacts |= BIT(contact);
	return contacts;
}

/* The rows of @contacts in @column. */
static laws_squares rows_in(const struct lines *lines, laws_squares contacts, unsigned int column)
{
	laws_squares rows = 0;

	for (; contacts; contacts &= contacts - 1) {
		unsigned int contact = (unsigned int)__builtin_ctzll(contacts);

		if (column_of(lines, contact) == column)
			rows |= BIT(row_of(lines, contact));
	}
	return rows;
}

static laws_squares in_column(const struct lines *lines, laws_squares rows, unsigned int column)
{
	laws_squares contacts = 0;

	for (; rows; rows &= rows - 1) {
		unsigned int contact =
			(unsigned int)__builtin_ctzll(rows) * lines->columns + column;

		if (contact < 64)
			contacts |= BIT(contact);
	}
	return contacts;
}

static laws_squares whole_column(const struct lines *lines, unsigned int column)
{
	return lines_contacts(lines, DIAGNOSIS_COLUMN + column);
}

static void begin(const struct diagnosis_input *input, struct lines *lines)
{
	const struct diagnosis_board *board = &input->board;
	unsigned int square, line;

	memset(lines, 0, sizeof(*lines));
	lines->input = input;
	lines->columns = board->columns;
	lines->groups = board->topology != DIAGNOSIS_DIRECT;
	lines->columns_matter =
		board->topology == DIAGNOSIS_MATRIX || board->topology == DIAGNOSIS_UNKNOWN;
	lines->stuck = input->stuck;
	for (square = 0; square < 64; square++) {
		const struct reading *reading = &input->squares[square];

		lines->own[square] = diagnosis_contact(board->wiring, square);
		lines->expected[square] = lines->own[square];
		if (lines->own[square] < 0)
			continue;
		lines->mapped |= BIT(lines->own[square]);
		lines->tested[square] = reading->state == READING_TAKEN;
		lines->raw[square] = lines->tested[square] ? reading->shown & ~lines->stuck : 0;
		lines->seen[square] = lines->raw[square];
	}
	lines->rows =
		lines->mapped
			? (63u - (unsigned int)__builtin_clzll(lines->mapped)) / board->columns + 1
			: 1;
	for (line = 0; line < LINES; line++) {
		lines->sets[line] = BIT(line % DIAGNOSIS_COLUMN);
		lines->to[line] = (int)(line % DIAGNOSIS_COLUMN);
	}
}

/* Rows that no neighbour above or below explains as slowness; the last needs none behind it. */
static laws_squares lonely(const struct lines *lines, laws_squares rows, laws_squares stuck)
{
	laws_squares any = rows | stuck;

	return rows & ~(any << 1) & ~(any >> 1) & ~BIT(lines->rows - 1);
}

/*
 * Two squares of different rows that show the same two neighbours: rows that are joined. Behind the
 * last row nothing is read, so that the last two would show the same if they were slow, too.
 */
static bool joined_pair(const struct lines *lines, unsigned int square, laws_squares rows,
			unsigned int column)
{
	unsigned int other;

	if (__builtin_popcountll(rows) != 2 || rows & BIT(lines->rows - 1))
		return false;
	for (other = 0; other < 64; other++)
		if (lines->tested[other] &&
		    row_of(lines, (unsigned int)lines->own[other]) !=
			    row_of(lines, (unsigned int)lines->own[square]) &&
		    rows_in(lines, lines->seen[other], column) == rows)
			return true;
	return false;
}

static bool is_slow(const struct lines *lines, unsigned int column)
{
	laws_squares stuck = rows_in(lines, lines->stuck, column);
	unsigned int square, evidence = 0;

	for (square = 0; square < 64; square++) {
		laws_squares rows = rows_in(lines, lines->seen[square], column);

		if (!rows || __builtin_popcountll(rows | stuck) >= (int)lines->rows)
			continue;
		if (lonely(lines, rows, stuck) || joined_pair(lines, square, rows, column))
			return false;
		evidence += (rows & rows >> 1) != 0;
	}
	return evidence >= LINES_SLOW;
}

/*
 * The fewest rows that, each with the next one, make @rows; @own among them where it can be. Where
 * two choices are left the vote of the rows decides (agree()).
 */
static laws_squares without_slowness(const struct lines *lines, laws_squares rows,
				     laws_squares stuck, unsigned int own)
{
	laws_squares any = rows | stuck, kept = 0;
	unsigned int last = lines->rows - 1;
	unsigned int row;

	if (rows & BIT(own) && (own == last || any & BIT(own + 1)))
		kept = BIT(own);
	for (row = 0; row <= last; row++) {
		if (!(rows & BIT(row)) || kept & BIT(row) || (row && kept & BIT(row - 1)))
			continue;
		if (row && rows & BIT(row - 1) && (row == last || !(any & BIT(row + 1))))
			kept |= BIT(row - 1);
		else
			kept |= BIT(row);
	}
	return kept;
}

static void find_slow(struct lines *lines)
{
	unsigned int column, square;

	for (column = 0; column < lines->columns; column++)
		if (is_slow(lines, column))
			lines->slow |= BIT(column);
	for (column = 0; column < lines->columns; column++) {
		laws_squares stuck = rows_in(lines, lines->stuck, column);

		if (!(lines->slow & BIT(column)))
			continue;
		for (square = 0; square < 64; square++) {
			laws_squares rows = rows_in(lines, lines->seen[square], column);

			if (!rows || __builtin_popcountll(rows | stuck) >= (int)lines->rows)
				continue;
			rows = without_slowness(lines, rows, stuck,
						row_of(lines, (unsigned int)lines->own[square]));
			lines->seen[square] &= ~whole_column(lines, column);
			lines->seen[square] |= in_column(lines, rows, column);
		}
	}
}

/* A row that is always selected: a piece there shows in all, but for the first where that is late.
 */
static bool is_everywhere(const struct lines *lines, laws_squares rows)
{
	return lines->rows > 3 && __builtin_popcountll(rows) >= (int)lines->rows - 1;
}

/* All squares that show in @column show one row behind their own, and none goes round. */
static bool is_late(const struct lines *lines, unsigned int column)
{
	laws_squares stuck = rows_in(lines, lines->stuck, column);
	unsigned int square, late = 0, others = 0;

	for (square = 0; square < 64; square++) {
		laws_squares rows = rows_in(lines, lines->seen[square], column);

		if (!rows || !lines->tested[square] || is_everywhere(lines, rows | stuck))
			continue;
		if (rows & BIT(0))
			return false;
		if (rows == BIT(row_of(lines, (unsigned int)lines->expected[square]) + 1))
			late++;
		else
			others++;
	}
	return late >= LINES_ENOUGH && others <= LINES_EXCEPTIONS;
}

/* Takes each contact of a late column for that of the row before, as it is. */
static laws_squares not_late(const struct lines *lines, laws_squares contacts, unsigned int column)
{
	laws_squares rows = rows_in(lines, contacts, column);

	rows = is_everywhere(lines, rows) ? BIT(lines->rows) - 1 : rows >> 1;
	return (contacts & ~whole_column(lines, column)) | in_column(lines, rows, column);
}

static void find_late(struct lines *lines)
{
	unsigned int column, square;

	for (column = 0; column < lines->columns; column++)
		if (is_late(lines, column))
			lines->late |= BIT(column);
	for (column = 0; column < lines->columns; column++) {
		if (!(lines->late & BIT(column)))
			continue;
		for (square = 0; square < 64; square++)
			lines->seen[square] = not_late(lines, lines->seen[square], column);
		lines->stuck = not_late(lines, lines->stuck, column);
		/* Nothing is read behind the last row, so that it cannot show. */
		lines->stuck |= in_column(lines, BIT(lines->rows - 1), column);
	}
	for (square = 0; square < 64 && lines->late; square++) {
		lines->seen[square] &= ~lines->stuck;
		lines->tested[square] &=
			lines->expected[square] >= 0 &&
			(lines->seen[square] || !(lines->stuck & BIT(lines->expected[square])));
	}
}

static bool single(laws_squares set)
{
	return set && !(set & (set - 1));
}

static void find_shift(struct lines *lines)
{
	unsigned int square, count[2] = {0, 0}, singles = 0;

	for (square = 0; square < 64; square++) {
		if (!single(lines->seen[square]))
			continue;
		singles++;
		count[0] += __builtin_ctzll(lines->seen[square]) == lines->own[square] + 1;
		count[1] += __builtin_ctzll(lines->seen[square]) == lines->own[square] - 1;
	}
	for (lines->shift = 1; lines->shift >= -1; lines->shift -= 2)
		if (singles >= LINES_SHIFTED && 4 * count[lines->shift < 0] >= 3 * singles)
			break;
	if (lines->shift < -1) {
		lines->shift = 0;
		return;
	}
	for (square = 0; square < 64; square++) {
		int contact = lines->own[square] + lines->shift;

		lines->expected[square] = contact < 64 ? contact : -1;
		lines->tested[square] &= lines->expected[square] >= 0;
	}
}

unsigned int lines_turn(unsigned int turned, unsigned int square)
{
	unsigned int file = square % 8, rank = square / 8;

	if (turned & 4) {
		file = square / 8;
		rank = square % 8;
	}
	if (turned & 1)
		file = 7 - file;
	if (turned & 2)
		rank = 7 - rank;
	return 8 * rank + file;
}

/* How many squares that show one contact show what they should where the board lies so. */
static unsigned int matches(const struct lines *lines, unsigned int turned, unsigned int late,
			    unsigned int *singles)
{
	unsigned int square, count = 0;

	*singles = 0;
	for (square = 0; square < 64; square++) {
		int contact = lines->own[lines_turn(turned, square)];

		if (!single(lines->seen[square]))
			continue;
		++*singles;
		count +=
			contact >= 0 && contact + (int)late == __builtin_ctzll(lines->seen[square]);
	}
	return count;
}

/* Columns that are late must not hide how the board lies, so that both are tried at once. */
static void find_turn(struct lines *lines)
{
	unsigned int attempt, square, best = 0, singles, count;

	for (attempt = 0; attempt < 16; attempt++) {
		count = matches(lines, attempt % 8, attempt < 8 ? 0 : lines->columns, &singles);
		if (count <= best)
			continue;
		best = count;
		lines->turned = attempt % 8;
	}
	if (best < LINES_TURNED || 4 * best < 3 * singles)
		lines->turned = 0;
	for (square = 0; square < 64 && lines->turned; square++) {
		lines->expected[square] = lines->own[lines_turn(lines->turned, square)];
		lines->tested[square] &= lines->expected[square] >= 0;
	}
}

/* The lines of @contacts, rows or columns as @line is one. */
static laws_squares lines_of(const struct lines *lines, laws_squares contacts, unsigned int line)
{
	laws_squares set = 0;

	for (; contacts; contacts &= contacts - 1) {
		unsigned int contact = (unsigned int)__builtin_ctzll(contacts);

		set |= BIT(line < DIAGNOSIS_COLUMN ? row_of(lines, contact)
						   : column_of(lines, contact));
	}
	return set;
}

static bool is_in(const struct lines *lines, unsigned int square, unsigned int line)
{
	return lines->expected[square] >= 0 &&
	       lines_of(lines, BIT(lines->expected[square]), line) == BIT(line % DIAGNOSIS_COLUMN);
}

/* What most squares of @line show, if most of them agree. */
static void vote(struct lines *lines, unsigned int line)
{
	laws_squares shown[64], elected = 0;
	unsigned int square, count = 0, votes, best = 0, i;

	for (square = 0; square < 64; square++)
		if (lines->tested[square] && lines->seen[square] && is_in(lines, square, line))
			shown[count++] = lines_of(lines, lines->seen[square], line);
	for (square = 0; square < count; square++) {
		votes = 0;
		for (i = 0; i < count; i++)
			votes += shown[i] == shown[square];
		if (votes > best) {
			best = votes;
			elected = shown[square];
		}
	}
	if (best < LINES_VOTES || 2 * best <= count)
		return;
	if (!lines->columns_matter && !single(elected))
		return;
	lines->sets[line] = elected;
	lines->sure[line] = single(elected);
	if (line < DIAGNOSIS_COLUMN && is_everywhere(lines, elected))
		lines->always |= BIT(line);
}

static laws_squares with_slowness(const struct lines *lines, laws_squares rows)
{
	return (rows | rows << 1) & ~(lines->rows < 64 ? BIT(lines->rows) : 0);
}

/*
 * In slow columns the last row may be one that shows itself, or one that the row before it makes
 * show. What rows that are joined show is the same of each: a row that another one does not agree
 * with takes the other's word, if that explains what was seen as well.
 */
static void agree(struct lines *lines)
{
	unsigned int last = lines->rows - 1;
	unsigned int row, other;

	if (last && lines->sets[last - 1] == BIT(last) &&
	    lines->sets[last] == (BIT(last) | BIT(last - 1))) {
		lines->sets[last] = BIT(last - 1);
		lines->sure[last] = true;
	} else if (last && lines->sets[last - 1] == BIT(last - 1) &&
		   lines->sets[last] == (BIT(last) | BIT(last - 1))) {
		lines->sets[last - 1] = lines->sets[last];
		lines->sure[last - 1] = false;
	}
	for (row = 0; row < lines->rows; row++) {
		laws_squares set = lines->sets[row];

		if (single(set) || lines->always & BIT(row))
			continue;
		for (other = 0; other < lines->rows; other++)
			if (lines->sets[other] != set && lines->sets[other] & BIT(row) &&
			    lines->sets[other] & BIT(other) && !(set & BIT(other)) &&
			    with_slowness(lines, lines->sets[other]) == with_slowness(lines, set))
				lines->sets[row] = lines->sets[other];
	}
}

/* What a square shows in slow columns is what its lines say, where that comes out as it was seen.
 */
static void reconcile(struct lines *lines)
{
	unsigned int square;

	for (square = 0; square < 64; square++)
		if (lines->tested[square] && lines->raw[square] &&
		    lines_shown(lines, square) == lines->raw[square])
			lines->seen[square] = lines_foreseen(lines, square);
}

/*
 * Gives each line the one that is its own: what its squares say; among lines that are joined or
 * always selected itself, or else one that is left.
 */
static void assign(struct lines *lines, unsigned int first, unsigned int count)
{
	laws_squares claimed = 0;
	unsigned int line;

	for (line = first; line < first + count; line++) {
		lines->to[line] = lines->sure[line] ? __builtin_ctzll(lines->sets[line]) : -1;
		claimed |= lines->sure[line] ? lines->sets[line] : 0;
	}
	for (line = first; line < first + count; line++) {
		laws_squares own = BIT(line - first);

		if (lines->to[line] >= 0 || !(lines->sets[line] & own & ~claimed))
			continue;
		lines->to[line] = (int)(line - first);
		claimed |= own;
	}
	for (line = first; line < first + count; line++) {
		laws_squares left = lines->sets[line] & ~claimed;

		if (lines->to[line] >= 0 || !left)
			continue;
		lines->to[line] = __builtin_ctzll(left);
		claimed |= BIT(lines->to[line]);
	}
}

/*
 * A row that another one shows as may be the last by its wire, where late columns show nothing: of
 * its squares nothing is known then.
 */
static void forget_hidden(struct lines *lines)
{
	unsigned int square;

	for (square = 0; square < 64 && lines->late; square++)
		if (lines->tested[square] && !lines->seen[square] &&
		    lines->to[row_of(lines, (unsigned int)lines->expected[square])] < 0)
			lines->tested[square] = false;
}

static void find_open(struct lines *lines, unsigned int line)
{
	laws_squares own = lines_contacts(lines, line);
	unsigned int square, none = 0, others = 0;

	for (square = 0; square < 64; square++) {
		if (!lines->tested[square] || !is_in(lines, square, line) ||
		    lines->stuck & BIT(lines->expected[square]))
			continue;
		if (!lines->seen[square])
			none++;
		else if (lines->seen[square] & own)
			return;
		else
			others++;
	}
	lines->open[line] = none >= LINES_ENOUGH && others <= LINES_EXCEPTIONS;
}

/* Lines that are joined say the same; where only one does, its squares speak for themselves. */
static void confirm(struct lines *lines, unsigned int first, unsigned int count)
{
	unsigned int line, other;

	for (line = first; line < first + count; line++) {
		if (single(lines->sets[line]) || (first == 0 && lines->always & BIT(line - first)))
			continue;
		for (other = first; other < first + count; other++)
			if (other != line && lines->sets[other] == lines->sets[line])
				break;
		if (other == first + count)
			lines->sets[line] = BIT(line - first);
	}
}

void lines_find(const struct diagnosis_input *input, bool sure, struct lines *lines)
{
	unsigned int line;

	begin(input, lines);
	if (lines->columns_matter)
		find_slow(lines);
	if (input->board.topology == DIAGNOSIS_CHAIN)
		find_shift(lines);
	if (!lines->shift)
		find_turn(lines);
	if (lines->columns_matter)
		find_late(lines);
	if (!lines->groups || lines->shift)
		return;
	for (line = 0; line < lines->rows; line++)
		vote(lines, line);
	for (line = 0; line < lines->columns && lines->columns_matter; line++)
		vote(lines, DIAGNOSIS_COLUMN + line);
	if (lines->slow) {
		agree(lines);
		reconcile(lines);
	}
	if (sure) {
		confirm(lines, 0, lines->rows);
		confirm(lines, DIAGNOSIS_COLUMN, lines->columns);
	}
	assign(lines, 0, lines->rows);
	assign(lines, DIAGNOSIS_COLUMN, lines->columns);
	forget_hidden(lines);
	for (line = 0; line < lines->rows; line++)
		find_open(lines, line);
	for (line = 0; line < lines->columns && lines->columns_matter; line++)
		find_open(lines, DIAGNOSIS_COLUMN + line);
}

laws_squares lines_foreseen(const struct lines *lines, unsigned int square)
{
	unsigned int contact = (unsigned int)lines->expected[square];
	laws_squares rows = lines->sets[row_of(lines, contact)];
	laws_squares columns = lines->sets[DIAGNOSIS_COLUMN + column_of(lines, contact)];
	laws_squares foreseen = 0;

	for (; columns; columns &= columns - 1)
		foreseen |= in_column(lines, rows, (unsigned int)__builtin_ctzll(columns));
	return foreseen & ~lines->stuck;
}

laws_squares lines_shown(const struct lines *lines, unsigned int square)
{
	laws_squares foreseen = lines_foreseen(lines, square);
	unsigned int column;

	for (column = 0; column < lines->columns; column++) {
		laws_squares rows = rows_in(lines, foreseen, column);
		laws_squares late = rows << 1;

		if (lines->slow & BIT(column))
			foreseen |= in_column(lines, late, column);
		if (lines->late & BIT(column))
			foreseen = (foreseen & ~whole_column(lines, column)) |
				   in_column(lines, late, column);
	}
	return foreseen & ~lines->stuck;
}

int lines_place(const struct lines *lines, unsigned int square)
{
	unsigned int contact = (unsigned int)lines->expected[square];
	int row = lines->to[row_of(lines, contact)];
	int column = lines->to[DIAGNOSIS_COLUMN + column_of(lines, contact)];

	if (row < 0 || column < 0)
		return -1;
	return row * (int)lines->columns + column;
}

bool lines_is_open(const struct lines *lines, unsigned int square)
{
	unsigned int contact = (unsigned int)lines->expected[square];

	return lines->open[row_of(lines, contact)] ||
	       lines->open[DIAGNOSIS_COLUMN + column_of(lines, contact)];
}
