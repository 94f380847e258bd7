/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves as text: the coordinate notation of the UCI protocol.
 */
#include <string.h>

#include <chesslaws/notation.h>

#include "rules/rules.h"

/* Outside the initial position of Article 2.3 two squares would not tell castling apart. */
static bool castles_from_home(struct laws_move move)
{
	return move.type == LAWS_MOVE_CASTLING && square_file(move.from) == 4 &&
	       (square_file(move.to) == 0 || square_file(move.to) == 7);
}

static enum laws_kind promotion_kind(char letter)
{
	static const char letters[] = "nbrq";
	const char *found = letter ? strchr(letters, letter) : NULL;

	return found ? (enum laws_kind)(LAWS_KNIGHT + (found - letters)) : LAWS_NO_KIND;
}

static bool goes_to(struct laws_move move, laws_square to)
{
	return move.to == to || (castles_from_home(move) && castled_king(move.from, move.to) == to);
}

int laws_uci_read(const struct laws_position *position, const char *text, size_t length,
		  struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	enum laws_kind promotion = LAWS_NO_KIND;
	size_t found = 0;
	laws_square from, to;
	size_t count;

	if (length != 4 && length != 5)
		return LAWS_MOVE_UNREADABLE;
	from = laws_square_read(text, 2);
	to = laws_square_read(text + 2, 2);
	if (length == 5)
		promotion = promotion_kind(text[4]);
	if (from == LAWS_NO_SQUARE || to == LAWS_NO_SQUARE || (length == 5) != (promotion != 0))
		return LAWS_MOVE_UNREADABLE;

	count = chesslaws_moves_to(position, LAWS_SQUARE_SET(from), to, moves);
	if (position->kinds[LAWS_KING] & LAWS_SQUARE_SET(from))
		count += chesslaws_castlings(position, position->castling, moves + count);
	for (size_t i = 0; i < count; i++)
		if (moves[i].from == from && goes_to(moves[i], to) &&
		    (promotion == LAWS_NO_KIND || moves[i].promotion == promotion))
			moves[found++] = moves[i];
	if (found != 1)
		return found ? LAWS_MOVE_AMBIGUOUS : LAWS_MOVE_ILLEGAL;
	*move = moves[0];
	return 0;
}

void laws_uci_write(const struct laws_position *position, struct laws_move move,
		    char text[LAWS_UCI_SIZE])
{
	static const char letters[] = "  nbrq";
	bool two_squares = castles_from_home(move) && !laws_position_is_chess960(position);
	laws_square to = two_squares ? castled_king(move.from, move.to) : move.to;

	laws_square_write(move.from, text);
	laws_square_write(to, text + 2);
	if (move.promotion != LAWS_NO_KIND) {
		text[4] = letters[move.promotion];
		text[5] = '\0';
	}
}
