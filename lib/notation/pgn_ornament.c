/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Passes over those parts of PGN's movetext that do not change the game: move
 * numbers, NAGs, marks of praise and of en passant captures.
 */
#include "notation/pgn_internal.h"

/* Whether digits with no point behind them are a move's number, not a result or castling. */
static __attribute__((noinline)) bool number_ends(const struct laws_pgn *pgn)
{
	const char *end;
	char32_t next = (unsigned char)look(pgn, 0);

	if (is(look(pgn, 0), WIDE))
		next = chesslaws_pgn_plain_here(pgn, &end);
	return next != '-' && next != '/' && (next >= 0x80 || !is((char)next, LETTER));
}

/* Castling without its hyphens; no move has the number 0. */
static bool is_castling(const char *digits, const char *end)
{
	while (digits < end && *digits == '0')
		digits++;
	return digits == end;
}

/* Passes a move number and its point. */
static bool skip_move_number(struct laws_pgn *pgn)
{
	const char *start = pgn->at;

	skip_while(pgn, DIGIT);
	if (look(pgn, 0) == '.') {
		pgn->at++;
		return true;
	}
	if (number_ends(pgn) && !is_castling(start, pgn->at))
		return true;
	pgn->at = start;
	return false;
}

/* Passes an "e.p." that white space separates from its move. */
static __attribute__((noinline)) bool skip_en_passant_mark(struct laws_pgn *pgn)
{
	static const char *const marks[] = {"e.p.", "e.p", "ep"};

	if (pgn->ply == 0)
		return false;
	for (size_t i = 0; i < sizeof(marks) / sizeof(marks[0]); i++) {
		size_t length = strlen(marks[i]);

		if (!follows(pgn, marks[i]) || is(look(pgn, length), SYMBOL | WIDE))
			continue;
		pgn->at += length;
		return true;
	}
	return false;
}

/* Passes blanks, marks and move numbers of other scripts than ASCII. */
static __attribute__((noinline)) bool skip_wide_ornament(struct laws_pgn *pgn)
{
	const char *start = pgn->at, *end;
	char32_t plain = chesslaws_pgn_plain_here(pgn, &end);

	if (plain == 0 || plain == ' ') {
		pgn->at = end;
		return true;
	}
	while (plain >= '0' && plain <= '9') {
		pgn->at = end;
		plain = chesslaws_pgn_plain_here(pgn, &end);
	}
	if (pgn->at > start && plain == '.')
		pgn->at = end;
	else if (plain != ' ' && plain != '\n' && plain != '\r')
		pgn->at = start;
	return pgn->at > start;
}

/* Passes one move number, NAG or other mark, if one is here; false if none is. */
bool chesslaws_pgn_skip_ornament(struct laws_pgn *pgn)
{
	char c = look(pgn, 0);

	if (is(c, LETTER))
		return c == 'e' && skip_en_passant_mark(pgn);
	if (is(c, DIGIT))
		return skip_move_number(pgn);
	if (is(c, WIDE))
		return skip_wide_ornament(pgn);
	if (c == '$' && is(look(pgn, 1), DIGIT)) {
		pgn->at++;
		skip_while(pgn, DIGIT);
		return true;
	}
	if (c != '.' && c != '!' && c != '?')
		return false;
	pgn->at++;
	return true;
}
