/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Positions as text: Forsyth-Edwards Notation, as the PGN standard defines it
 * (section 16.1).
 */
#include <string.h>

#include <chesslaws/notation.h>

#include "rules/rules.h"

/* The corners that the four letters of the castling field stand for. */
static const struct {
	char letter;
	laws_square rook;
} castling_letters[4] = {{'K', 7}, {'Q', 0}, {'k', 63}, {'q', 56}};

/* The text being read; on an error @at is the offending byte. */
struct fen {
	const char *text;
	size_t at;
	struct laws_setup setup; /* its variant is known from the first */
};

static bool at_end_of_field(const struct fen *fen)
{
	return fen->text[fen->at] == ' ' || fen->text[fen->at] == '\0';
}

static void skip_spaces(struct fen *fen)
{
	while (fen->text[fen->at] == ' ')
		fen->at++;
}

/* Reads one rank from the a-file on. */
static int read_rank(struct fen *fen, unsigned int rank)
{
	unsigned int file = 0;
	bool after_digit = false;

	for (;;) {
		char letter = fen->text[fen->at];
		bool digit = letter >= '1' && letter <= '8';
		laws_piece piece = laws_piece_from_letter(letter);

		if (letter == '/' || at_end_of_field(fen))
			return file == 8 ? 0 : LAWS_FEN_RANK;
		if (!digit && piece == LAWS_NO_PIECE)
			return LAWS_FEN_PIECE;
		if (file + (digit ? (unsigned int)(letter - '0') : 1) > 8 || (digit && after_digit))
			return LAWS_FEN_RANK;
		if (digit)
			file += (unsigned int)(letter - '0');
		else
			fen->setup.board[square_at(file++, rank)] = piece;
		after_digit = digit;
		fen->at++;
	}
}

static int read_board(struct fen *fen)
{
	if (at_end_of_field(fen))
		return LAWS_FEN_BOARD;
	for (unsigned int rank = 8; rank-- > 0;) {
		int error = read_rank(fen, rank);

		if (error)
			return error;
		if ((rank > 0) != (fen->text[fen->at] == '/'))
			return LAWS_FEN_RANK;
		if (rank > 0)
			fen->at++;
	}
	return 0;
}

static int read_side(struct fen *fen)
{
	char letter = fen->text[fen->at];

	if (letter != 'w' && letter != 'b')
		return LAWS_FEN_SIDE;
	fen->setup.side_to_move = letter == 'w' ? LAWS_WHITE : LAWS_BLACK;
	fen->at++;
	return at_end_of_field(fen) ? 0 : LAWS_FEN_SIDE;
}

static laws_squares standard_right(char letter)
{
	for (size_t i = 0; i < 4; i++)
		if (castling_letters[i].letter == letter)
			return LAWS_SQUARE_SET(castling_letters[i].rook);
	return 0;
}

/* The outermost of the squares from @corner to the king on which @rook stands, if there is one. */
static laws_squares outermost_rook(const struct laws_setup *setup, laws_square corner,
				   laws_piece rook)
{
	int inwards = square_file(corner) == 0 ? 1 : -1;
	laws_square square = corner;

	for (unsigned int i = 0; i < 8; i++, square = (laws_square)(square + inwards)) {
		if (setup->board[square] == rook)
			return LAWS_SQUARE_SET(square);
		if (laws_piece_kind(setup->board[square]) == LAWS_KING)
			break;
	}
	return 0;
}

/*
 * X-FEN's letters and Shredder-FEN's. Where the rook that is meant is missing,
 * the corner stands for it, so that the set-up keeps its fault.
 */
static laws_squares chess960_right(const struct laws_setup *setup, char letter)
{
	laws_squares corner = standard_right(letter);
	bool black = letter >= 'a';
	int file = letter - (black ? 'a' : 'A');
	laws_squares rook;

	if (!corner)
		return file >= 0 && file < 8 ? LAWS_SQUARE_SET(file + (black ? 56 : 0)) : 0;
	rook = outermost_rook(setup, first_square(corner),
			      LAWS_PIECE(black ? LAWS_BLACK : LAWS_WHITE, LAWS_ROOK));
	return rook ? rook : corner;
}

static laws_squares castling_right(const struct laws_setup *setup, char letter)
{
	return setup->chess960 ? chess960_right(setup, letter) : standard_right(letter);
}

static int read_castling(struct fen *fen)
{
	if (fen->text[fen->at] == '-') {
		fen->at++;
		return at_end_of_field(fen) ? 0 : LAWS_FEN_CASTLING;
	}
	if (at_end_of_field(fen))
		return LAWS_FEN_CASTLING;
	while (!at_end_of_field(fen)) {
		laws_squares right = castling_right(&fen->setup, fen->text[fen->at]);

		if (!right || (fen->setup.castling & right))
			return LAWS_FEN_CASTLING;
		fen->setup.castling |= right;
		fen->at++;
	}
	return 0;
}

static int read_en_passant(struct fen *fen)
{
	const char *text = fen->text + fen->at;

	fen->setup.en_passant = LAWS_NO_SQUARE;
	if (text[0] == '-') {
		fen->at++;
	} else {
		if (text[0] < 'a' || text[0] > 'h' || (text[1] != '3' && text[1] != '6'))
			return LAWS_FEN_EN_PASSANT;
		fen->setup.en_passant = laws_square_read(text, 2);
		fen->at += 2;
	}
	return at_end_of_field(fen) ? 0 : LAWS_FEN_EN_PASSANT;
}

/* Reads a number up to 65535 into @value, which stays as it is when the field is missing. */
static int read_counter(struct fen *fen, unsigned int least, unsigned int *value, int error)
{
	size_t start = fen->at;
	unsigned int number = 0;

	if (fen->text[fen->at] == '\0')
		return 0;
	while (!at_end_of_field(fen)) {
		char digit = fen->text[fen->at];

		if (digit < '0' || digit > '9')
			return error;
		number = number * 10 + (unsigned int)(digit - '0');
		if (number > UINT16_MAX)
			return error;
		fen->at++;
	}
	if (number < least) {
		fen->at = start;
		return error;
	}
	*value = number;
	return 0;
}

static int read_fields(struct fen *fen)
{
	static int (*const readers[])(struct fen *) = {
		read_board,
		read_side,
		read_castling,
		read_en_passant,
	};
	struct laws_setup *setup = &fen->setup;
	int error;

	for (size_t i = 0; i < sizeof(readers) / sizeof(readers[0]); i++) {
		error = readers[i](fen);
		if (error)
			return error;
		skip_spaces(fen);
	}
	error = read_counter(fen, 0, &setup->halfmoves, LAWS_FEN_HALFMOVES);
	if (error)
		return error;
	skip_spaces(fen);
	error = read_counter(fen, 1, &setup->move_number, LAWS_FEN_MOVE_NUMBER);
	if (error)
		return error;
	skip_spaces(fen);
	return fen->text[fen->at] ? LAWS_FEN_TRAILING : 0;
}

static int read_fen(const char *text, struct laws_setup *setup, size_t *offset, bool chess960)
{
	struct fen fen = {.text = text, .setup = {.move_number = 1, .chess960 = chess960}};
	int error = read_fields(&fen);

	if (!error)
		*setup = fen.setup;
	else if (offset)
		*offset = fen.at;
	return error;
}

int laws_fen_read(const char *text, struct laws_setup *setup, size_t *offset)
{
	return read_fen(text, setup, offset, false);
}

int laws_fen_read_chess960(const char *text, struct laws_setup *setup, size_t *offset)
{
	return read_fen(text, setup, offset, true);
}

static char *write_number(char *text, unsigned int number)
{
	char digits[10];
	size_t count = 0;

	do {
		digits[count++] = (char)('0' + number % 10);
		number /= 10;
	} while (number);
	while (count)
		*text++ = digits[--count];
	return text;
}

static char *write_board(char *text, const laws_piece board[64])
{
	for (unsigned int rank = 8; rank-- > 0;) {
		int empty = 0;

		for (unsigned int file = 0; file < 8; file++) {
			laws_piece piece = board[square_at(file, rank)];

			if (!piece) {
				empty++;
				continue;
			}
			if (empty)
				*text++ = (char)('0' + empty);
			empty = 0;
			*text++ = laws_piece_letter(piece);
		}
		if (empty)
			*text++ = (char)('0' + empty);
		*text++ = rank ? '/' : ' ';
	}
	return text;
}

/* Writes one side's rights, the one towards the h-file first. */
static char *write_rights(char *text, const struct laws_position *position, enum laws_side side,
			  bool by_file)
{
	laws_squares rights = position->castling & position->sides[side];
	laws_squares rooks = position->kinds[LAWS_ROOK] & position->sides[side];
	laws_squares rank = side == LAWS_WHITE ? RANK_1 : RANK_8;
	char a = side == LAWS_WHITE ? 'A' : 'a';

	while (rights) {
		laws_square rook = (laws_square)(63 - __builtin_clzll(rights));
		bool king_side = rook > king_square(position, side);
		laws_squares inner = LAWS_SQUARE_SET(rook) - 1;
		laws_squares outer = rank & (king_side ? ~(inner << 1 | 1) : inner);

		if (by_file || (rooks & outer))
			*text++ = (char)(a + square_file(rook));
		else
			*text++ = (char)(a + (king_side ? 'K' : 'Q') - 'A');
		rights &= inner;
	}
	return text;
}

static char *write_castling(char *text, const struct laws_position *position, bool by_file)
{
	if (!position->castling)
		*text++ = '-';
	text = write_rights(text, position, LAWS_WHITE, by_file);
	return write_rights(text, position, LAWS_BLACK, by_file);
}

static void write_fen(const struct laws_position *position, char *text, bool by_file)
{
	text = write_board(text, position->board);
	*text++ = laws_position_side(position) == LAWS_WHITE ? 'w' : 'b';
	*text++ = ' ';
	text = write_castling(text, position, by_file);
	*text++ = ' ';
	if (position->en_passant == LAWS_NO_SQUARE) {
		*text++ = '-';
	} else {
		laws_square_write(position->en_passant, text);
		text += 2;
	}
	*text++ = ' ';
	text = write_number(text, position->halfmoves);
	*text++ = ' ';
	text = write_number(text, position->move_number);
	*text = '\0';
}

void laws_fen_write(const struct laws_position *position, char text[LAWS_FEN_SIZE])
{
	write_fen(position, text, false);
}

void laws_fen_write_shredder(const struct laws_position *position, char text[LAWS_FEN_SIZE])
{
	write_fen(position, text, true);
}
