/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves as they are announced to a player who cannot see the board (Article
 * D.2.1; 2001: F.2.1): its names for files, ranks, pieces and castling.
 */
#include <string.h>

#include <chesslaws/notation.h>

#include "rules/rules.h"

static const char *const file_names[8] = {
	"Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
};

static const char *const rank_names[8] = {
	"eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht",
};

static const char *const piece_names[] = {
	[LAWS_PAWN] = "Bauer", [LAWS_KNIGHT] = "Springer", [LAWS_BISHOP] = "Laeufer",
	[LAWS_ROOK] = "Turm",  [LAWS_QUEEN] = "Dame",	   [LAWS_KING] = "Koenig",
};

static char *write_word(char *text, const char *word)
{
	*text++ = ' ';
	return stpcpy(text, word);
}

static char *write_square(char *text, laws_square square)
{
	text = write_word(text, file_names[square_file(square)]);
	return write_word(text, rank_names[square_rank(square)]);
}

void laws_announcement_write(const struct laws_position *position, struct laws_move move,
			     char text[LAWS_ANNOUNCEMENT_SIZE])
{
	enum laws_kind kind = laws_piece_kind(laws_position_piece(position, move.from));

	if (move.type == LAWS_MOVE_CASTLING) {
		strcpy(text, move.to > move.from ? "Kurze Rochade" : "Lange Rochade");
		return;
	}
	text = stpcpy(text, piece_names[kind]);
	text = write_square(text, move.from);
	text = write_square(text, move.to);
	if (move.promotion != LAWS_NO_KIND)
		write_word(text, piece_names[move.promotion]);
}
