/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves as text: the algebraic notation of Appendix C, written exactly as
 * PGN's export format has it (section 8.2.3), in the longer form of Article
 * C.8, and with the letters of other languages.
 */
#include <string.h>

#include <chesslaws/notation.h>

#include "notation/letters.h"
#include "rules/rules.h"

/*
 * Writes as much of the square of departure as is needed: the file, the rank, or
 * both. In Hebrew a queen before a rank looks like the king and his file, so that
 * her file is written as well.
 */
static char *write_departure(char *text, const struct laws_position *position,
			     struct laws_move move, enum laws_language language)
{
	struct laws_move rivals[LAWS_MOVES_MAX];
	laws_piece piece = position->board[move.from];
	laws_squares alike = position->kinds[laws_piece_kind(piece)] &
			     position->sides[laws_piece_side(piece)] & ~LAWS_SQUARE_SET(move.from);
	size_t count = chesslaws_moves_to(position, alike, move.to, rivals);
	bool same_file = false;
	bool same_rank = language == LAWS_HEBREW && laws_piece_kind(piece) == LAWS_QUEEN;

	for (size_t i = 0; i < count; i++) {
		same_file |= square_file(rivals[i].from) == square_file(move.from);
		same_rank |= square_rank(rivals[i].from) == square_rank(move.from);
	}
	if (count > 0 && (!same_file || same_rank))
		text = chesslaws_file_write(language, square_file(move.from), text);
	if (same_file)
		*text++ = (char)('1' + square_rank(move.from));
	return text;
}

static char *write_square(char *text, laws_square square, enum laws_language language)
{
	text = chesslaws_file_write(language, square_file(square), text);
	*text++ = (char)('1' + square_rank(square));
	return text;
}

static char *write_promotion(char *text, struct laws_move move, enum laws_language language)
{
	if (move.promotion == LAWS_NO_KIND)
		return text;
	*text++ = '=';
	return chesslaws_letter_write(language, (enum laws_kind)move.promotion, text);
}

static char *write_short(char *text, const struct laws_position *position, struct laws_move move,
			 enum laws_language language)
{
	enum laws_kind kind = laws_piece_kind(laws_position_piece(position, move.from));
	bool capture = laws_move_captured(position, move) != LAWS_NO_SQUARE;

	if (kind != LAWS_PAWN) {
		text = chesslaws_letter_write(language, kind, text);
		text = write_departure(text, position, move, language);
	} else if (capture) {
		text = chesslaws_file_write(language, square_file(move.from), text);
	}
	if (capture)
		*text++ = 'x';
	text = write_square(text, move.to, language);
	return write_promotion(text, move, language);
}

static char *write_long(char *text, const struct laws_position *position, struct laws_move move,
			enum laws_language language)
{
	enum laws_kind kind = laws_piece_kind(laws_position_piece(position, move.from));
	bool capture = laws_move_captured(position, move) != LAWS_NO_SQUARE;

	if (kind != LAWS_PAWN)
		text = chesslaws_letter_write(language, kind, text);
	text = write_square(text, move.from, language);
	*text++ = capture ? 'x' : '-';
	text = write_square(text, move.to, language);
	return write_promotion(text, move, language);
}

static char *write_castling(char *text, struct laws_move move)
{
	strcpy(text, move.to > move.from ? "O-O" : "O-O-O");
	return text + strlen(text);
}

static void write_check(char *text, const struct laws_position *position, struct laws_move move)
{
	struct laws_position after = *position;

	laws_move_play(&after, move);
	if (laws_position_in_check(&after))
		*text++ = laws_moves_count(&after) ? '+' : '#';
	*text = '\0';
}

void laws_san_write_in(const struct laws_position *position, struct laws_move move,
		       enum laws_language language, char text[LAWS_MOVE_TEXT_SIZE])
{
	char *end = move.type == LAWS_MOVE_CASTLING ? write_castling(text, move)
						    : write_short(text, position, move, language);

	write_check(end, position, move);
}

void laws_long_write_in(const struct laws_position *position, struct laws_move move,
			enum laws_language language, char text[LAWS_MOVE_TEXT_SIZE])
{
	char *end = move.type == LAWS_MOVE_CASTLING ? write_castling(text, move)
						    : write_long(text, position, move, language);

	write_check(end, position, move);
}

void laws_san_write(const struct laws_position *position, struct laws_move move,
		    char text[LAWS_SAN_SIZE])
{
	char *end = move.type == LAWS_MOVE_CASTLING
			    ? write_castling(text, move)
			    : write_short(text, position, move, LAWS_ENGLISH);

	write_check(end, position, move);
}
