/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "mailbox.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Cells: a8 is 21, h8 28, a1 91, h1 98; a row up is -10. */
enum { UP = -10, DOWN = 10, LEFT = -1, RIGHT = 1 };

static int cell_of(const char *name)
{
	return 21 + (name[0] - 'a') + 10 * ('8' - name[1]);
}

static void name_of(int cell, char *name)
{
	name[0] = (char)('a' + cell % 10 - 1);
	name[1] = (char)('8' - (cell / 10 - 2));
}

static bool is_white(char piece)
{
	return isupper((unsigned char)piece);
}

static bool is_black(char piece)
{
	return islower((unsigned char)piece);
}

static bool is_own(const struct mailbox *m, char piece)
{
	return m->white_to_move ? is_white(piece) : is_black(piece);
}

static bool is_theirs(const struct mailbox *m, char piece)
{
	return m->white_to_move ? is_black(piece) : is_white(piece);
}

void mailbox_from_fen(struct mailbox *m, const char *fen)
{
	char board[80], side[2], rights[5], passed[3];
	int cell = 21;

	memset(m, 0, sizeof(*m));
	memset(m->cells, '#', sizeof(m->cells));
	m->number = 1;
	if (sscanf(fen, "%79s %1s %4s %2s %d %d", board, side, rights, passed, &m->halfmoves,
		   &m->number) < 4)
		abort();
	for (const char *c = board; *c; c++) {
		if (*c == '/')
			cell += 2;
		else if (isdigit((unsigned char)*c))
			for (int i = 0; i < *c - '0'; i++)
				m->cells[cell++] = '.';
		else
			m->cells[cell++] = *c;
	}
	m->white_to_move = side[0] == 'w';
	if (rights[0] != '-')
		strcpy(m->rights, rights);
	if (passed[0] != '-')
		m->passed = cell_of(passed);
}

static bool attacked_by_step(const char *cells, int cell, const int *steps, int count, char piece)
{
	for (int i = 0; i < count; i++)
		if (cells[cell + steps[i]] == piece)
			return true;
	return false;
}

static bool attacked_by_ray(const char *cells, int cell, const int *steps, int count,
			    const char *pieces)
{
	for (int i = 0; i < count; i++) {
		int at = cell + steps[i];

		while (cells[at] == '.')
			at += steps[i];
		if (cells[at] == pieces[0] || cells[at] == pieces[1])
			return true;
	}
	return false;
}

static const int knight_steps[8] = {-21, -19, -12, -8, 8, 12, 19, 21};
static const int straight_steps[4] = {UP, DOWN, LEFT, RIGHT};
static const int diagonal_steps[4] = {UP + LEFT, UP + RIGHT, DOWN + LEFT, DOWN + RIGHT};
static const int king_steps[8] = {-11, -10, -9, -1, 1, 9, 10, 11};

static bool attacked(const struct mailbox *m, int cell, bool by_white)
{
	const char *c = m->cells;
	int behind = by_white ? DOWN : UP;
	const int pawn_steps[2] = {behind + LEFT, behind + RIGHT};

	return attacked_by_step(c, cell, pawn_steps, 2, by_white ? 'P' : 'p') ||
	       attacked_by_step(c, cell, knight_steps, 8, by_white ? 'N' : 'n') ||
	       attacked_by_step(c, cell, king_steps, 8, by_white ? 'K' : 'k') ||
	       attacked_by_ray(c, cell, straight_steps, 4, by_white ? "RQ" : "rq") ||
	       attacked_by_ray(c, cell, diagonal_steps, 4, by_white ? "BQ" : "bq");
}

static int king_of(const struct mailbox *m, bool white)
{
	const char *found = memchr(m->cells, white ? 'K' : 'k', sizeof(m->cells));

	return (int)(found - m->cells);
}

bool mailbox_in_check(const struct mailbox *m)
{
	return attacked(m, king_of(m, m->white_to_move), !m->white_to_move);
}

static void lose_right(struct mailbox *m, char right)
{
	char *found = strchr(m->rights, right);

	if (found)
		memmove(found, found + 1, strlen(found));
}

static void lose_rights_at(struct mailbox *m, const char *name)
{
	if (!strncmp(name, "e1", 2) || !strncmp(name, "h1", 2))
		lose_right(m, 'K');
	if (!strncmp(name, "e1", 2) || !strncmp(name, "a1", 2))
		lose_right(m, 'Q');
	if (!strncmp(name, "e8", 2) || !strncmp(name, "h8", 2))
		lose_right(m, 'k');
	if (!strncmp(name, "e8", 2) || !strncmp(name, "a8", 2))
		lose_right(m, 'q');
}

void mailbox_play(struct mailbox *m, const char *move)
{
	int from = cell_of(move), to = cell_of(move + 2);
	char piece = m->cells[from];
	char kind = (char)tolower((unsigned char)piece);
	bool quiet = m->cells[to] == '.' && kind != 'p';

	if (kind == 'p' && to == m->passed)
		m->cells[to + (m->white_to_move ? DOWN : UP)] = '.';
	if (kind == 'k' && to - from == 2) {
		m->cells[from + 1] = m->cells[from + 3];
		m->cells[from + 3] = '.';
	}
	if (kind == 'k' && from - to == 2) {
		m->cells[from - 1] = m->cells[from - 4];
		m->cells[from - 4] = '.';
	}
	m->cells[to] = piece;
	m->cells[from] = '.';
	if (move[4])
		m->cells[to] = m->white_to_move ? (char)toupper((unsigned char)move[4]) : move[4];
	lose_rights_at(m, move);
	lose_rights_at(m, move + 2);
	m->passed = kind == 'p' && abs(to - from) == 20 ? (from + to) / 2 : 0;
	m->halfmoves = quiet ? m->halfmoves + 1 : 0;
	m->number += !m->white_to_move;
	m->white_to_move = !m->white_to_move;
}

/* The list under construction: what is not legal is thrown out on the way in. */
struct collector {
	const struct mailbox *before;
	mailbox_move *moves;
	size_t count;
};

static void collect(struct collector *list, int from, int to, char promotion)
{
	struct mailbox after = *list->before;
	char *move = list->moves[list->count];

	memset(move, 0, sizeof(mailbox_move));
	name_of(from, move);
	name_of(to, move + 2);
	move[4] = promotion;
	mailbox_play(&after, move);
	if (!attacked(&after, king_of(&after, !after.white_to_move), after.white_to_move))
		list->count++;
}

static void collect_pawn(struct collector *list, int from, int to)
{
	bool last_row = to < 30 || to > 90;

	if (!last_row) {
		collect(list, from, to, '\0');
		return;
	}
	for (const char *piece = "qrbn"; *piece; piece++)
		collect(list, from, to, *piece);
}

static void pawn_moves(struct collector *list, int from)
{
	const struct mailbox *m = list->before;
	int forward = m->white_to_move ? UP : DOWN;
	int home = m->white_to_move ? 8 : 3;

	if (m->cells[from + forward] == '.') {
		collect_pawn(list, from, from + forward);
		if (from / 10 == home && m->cells[from + 2 * forward] == '.')
			collect(list, from, from + 2 * forward, '\0');
	}
	for (int side = LEFT; side <= RIGHT; side += 2) {
		int to = from + forward + side;

		if (is_theirs(m, m->cells[to]) || (to == m->passed && m->passed))
			collect_pawn(list, from, to);
	}
}

static void piece_moves(struct collector *list, int from, const int *steps, int count, bool slides)
{
	const struct mailbox *m = list->before;

	for (int i = 0; i < count; i++) {
		int to = from + steps[i];

		while (slides && m->cells[to] == '.') {
			collect(list, from, to, '\0');
			to += steps[i];
		}
		if (m->cells[to] == '.' || is_theirs(m, m->cells[to]))
			collect(list, from, to, '\0');
	}
}

static void castling_moves(struct collector *list)
{
	const struct mailbox *m = list->before;
	const char *row = m->cells + (m->white_to_move ? 91 : 21);
	int king = m->white_to_move ? 95 : 25;
	bool foe = !m->white_to_move;

	if (attacked(m, king, foe))
		return;
	if (strchr(m->rights, m->white_to_move ? 'K' : 'k') && !strncmp(row + 5, "..", 2) &&
	    !attacked(m, king + 1, foe))
		collect(list, king, king + 2, '\0');
	if (strchr(m->rights, m->white_to_move ? 'Q' : 'q') && !strncmp(row + 1, "...", 3) &&
	    !attacked(m, king - 1, foe))
		collect(list, king, king - 2, '\0');
}

static int compare(const void *a, const void *b)
{
	return strcmp(a, b);
}

size_t mailbox_moves(const struct mailbox *m, mailbox_move moves[MAILBOX_MOVES])
{
	struct collector list = {m, moves, 0};

	for (int cell = 21; cell <= 98; cell++) {
		if (!is_own(m, m->cells[cell]))
			continue;
		switch (tolower((unsigned char)m->cells[cell])) {
		case 'p':
			pawn_moves(&list, cell);
			break;
		case 'n':
			piece_moves(&list, cell, knight_steps, 8, false);
			break;
		case 'b':
			piece_moves(&list, cell, diagonal_steps, 4, true);
			break;
		case 'r':
			piece_moves(&list, cell, straight_steps, 4, true);
			break;
		case 'q':
			piece_moves(&list, cell, king_steps, 8, true);
			break;
		case 'k':
			piece_moves(&list, cell, king_steps, 8, false);
			break;
		}
	}
	castling_moves(&list);
	qsort(moves, list.count, sizeof(moves[0]), compare);
	return list.count;
}

/* Whether one of the legal moves is a pawn's capture on the passed cell. */
static bool can_capture_passed(const struct mailbox *m)
{
	mailbox_move moves[MAILBOX_MOVES];
	size_t count = m->passed ? mailbox_moves(m, moves) : 0;

	for (size_t i = 0; i < count; i++)
		if (cell_of(moves[i] + 2) == m->passed &&
		    tolower((unsigned char)m->cells[cell_of(moves[i])]) == 'p')
			return true;
	return false;
}

void mailbox_to_fen(const struct mailbox *m, char *fen)
{
	char passed[3] = "-";

	for (int row = 20; row < 100; row += 10) {
		for (int cell = row + 1; cell <= row + 8;) {
			int empty = 0;

			while (cell <= row + 8 && m->cells[cell] == '.') {
				empty++;
				cell++;
			}
			if (empty)
				*fen++ = (char)('0' + empty);
			else
				*fen++ = m->cells[cell++];
		}
		*fen++ = row < 90 ? '/' : ' ';
	}
	if (can_capture_passed(m))
		name_of(m->passed, passed);
	sprintf(fen, "%c %s %s %d %d", m->white_to_move ? 'w' : 'b', m->rights[0] ? m->rights : "-",
		passed, m->halfmoves, m->number);
}
