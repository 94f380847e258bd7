/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves as text: the algebraic notation of Appendix C, written exactly as
 * PGN's export format has it (section 8.2.3) and read as people write it.
 *
 * A move is read from its end, where the square of arrival is the one thing
 * that never varies: suffixes, promotion, arrival, and before it whatever was
 * said about where the piece comes from.
 */
#include <string.h>

#include <chesslaws/notation.h>

#include "rules.h"

#define ANY 8 /* a file or rank that was not written */

/* What the text says about the move. */
struct reading {
	enum laws_kind kind; /* LAWS_NO_KIND for any: two whole squares say enough */
	enum laws_kind promotion;
	unsigned int from_file;
	unsigned int from_rank;
	laws_square to; /* unused when castling */
	bool capture;
	bool castling;
	bool king_side;
};

struct run {
	const char *text;
	size_t length;
};

/* The last character, or zero. */
static char last(struct run run)
{
	return run.length ? run.text[run.length - 1] : '\0';
}

static bool ends_with(struct run run, const char *end, size_t length)
{
	return run.length >= length && !memcmp(run.text + run.length - length, end, length);
}

/* Takes off what does not tell which move it is: checks, praise, "e.p.", "(=)" (C.12, C.13). */
static struct run without_suffixes(struct run run)
{
	for (;;) {
		switch (last(run)) {
		case '+':
		case '#':
		case '!':
		case '?':
		case ' ':
			run.length--;
			continue;
		case '.':
			if (!ends_with(run, "e.p.", 4))
				return run;
			run.length -= 4;
			continue;
		case ')':
			if (!ends_with(run, "(=)", 3))
				return run;
			run.length -= 3;
			continue;
		default:
			return run;
		}
	}
}

static enum laws_kind officer(char letter)
{
	static const uint8_t kinds[256] = {
		['N'] = LAWS_KNIGHT, ['B'] = LAWS_BISHOP, ['R'] = LAWS_ROOK,
		['Q'] = LAWS_QUEEN,  ['K'] = LAWS_KING,
	};

	return (enum laws_kind)kinds[(unsigned char)letter];
}

/* Takes off "Q", "=Q", "/Q" or "(Q)" and says which piece it names; false for half a one. */
static bool take_promotion(struct run *run, struct reading *reading)
{
	bool brackets = last(*run) == ')';

	if (brackets)
		run->length--;
	reading->promotion = officer(last(*run));
	if (reading->promotion == LAWS_NO_KIND)
		return !brackets;
	if (reading->promotion == LAWS_KING)
		return false;
	run->length--;
	if (brackets && last(*run) != '(')
		return false;
	if (brackets || last(*run) == '=' || last(*run) == '/')
		run->length--;
	return true;
}

/* laws_square_read() without its length, for every move passes here. */
static laws_square square_named(const char name[2])
{
	unsigned int file = (unsigned int)(name[0] - 'a');
	unsigned int rank = (unsigned int)(name[1] - '1');

	return file < 8 && rank < 8 ? square_at(file, rank) : LAWS_NO_SQUARE;
}

static bool take_arrival(struct run *run, struct reading *reading)
{
	if (run->length < 2)
		return false;
	reading->to = square_named(run->text + run->length - 2);
	run->length -= 2;
	if (last(*run) == 'x' || last(*run) == ':' || last(*run) == '-') {
		reading->capture = last(*run) != '-';
		run->length--;
	}
	return reading->to != LAWS_NO_SQUARE;
}

/* What is left is a piece letter, and a file, a rank or both. */
static bool take_departure(struct run *run, struct reading *reading)
{
	reading->from_rank = ANY;
	reading->from_file = ANY;
	reading->kind = LAWS_PAWN;
	if (last(*run) >= '1' && last(*run) <= '8')
		reading->from_rank = (unsigned int)(run->text[--run->length] - '1');
	if (last(*run) >= 'a' && last(*run) <= 'h')
		reading->from_file = (unsigned int)(run->text[--run->length] - 'a');
	if (officer(last(*run)) != LAWS_NO_KIND)
		reading->kind = officer(run->text[--run->length]);
	else if (last(*run) == 'P')
		run->length--;
	else if (reading->from_file != ANY && reading->from_rank != ANY)
		reading->kind = LAWS_NO_KIND;
	return run->length == 0;
}

/* "O-O" or "O-O-O", with any letter or digit that looks like it. */
static bool read_castling(struct run run, struct reading *reading)
{
	char circle = run.length ? run.text[0] : '\0';

	if ((run.length != 3 && run.length != 5) ||
	    (circle != 'O' && circle != '0' && circle != 'o'))
		return false;
	for (size_t i = 1; i < run.length; i++)
		if (run.text[i] != (i % 2 ? '-' : circle))
			return false;
	reading->castling = true;
	reading->king_side = run.length == 3;
	return true;
}

static bool read_move(struct run run, struct reading *reading)
{
	*reading = (struct reading){0};
	run = without_suffixes(run);
	if (read_castling(run, reading))
		return true;
	return take_promotion(&run, reading) && take_arrival(&run, reading) &&
	       take_departure(&run, reading) &&
	       (reading->promotion == LAWS_NO_KIND || reading->kind <= LAWS_PAWN);
}

/* The squares from which the text lets the piece come. */
static laws_squares departures(const struct laws_position *position, const struct reading *reading)
{
	laws_squares from = position->sides[laws_position_side(position)];

	if (reading->kind != LAWS_NO_KIND)
		from &= position->kinds[reading->kind];
	if (reading->from_file != ANY)
		from &= FILE_A << reading->from_file;
	if (reading->from_rank != ANY)
		from &= RANK_1 << 8 * reading->from_rank;
	return from;
}

static size_t find_castling(const struct laws_position *position, bool king_side,
			    struct laws_move *moves)
{
	laws_squares king =
		position->kinds[LAWS_KING] & position->sides[laws_position_side(position)];

	return chesslaws_castlings(position, king_side ? -king : king - 1, moves);
}

/* A king's castling is no king's move to its square, unless written "e1g1". */
static size_t find_castling_by_squares(const struct laws_position *position,
				       const struct reading *reading, struct laws_move *moves)
{
	laws_squares king = departures(position, reading) & position->kinds[LAWS_KING];
	size_t found = 0;
	size_t count;

	if (!king || reading->capture || reading->promotion != LAWS_NO_KIND)
		return 0;
	count = chesslaws_castlings(position, position->castling, moves);
	for (size_t i = 0; i < count; i++)
		if (laws_move_arrival(position, moves[i]) == reading->to)
			moves[found++] = moves[i];
	return found;
}

static bool fits(const struct laws_position *position, struct laws_move move,
		 const struct reading *reading)
{
	bool capture = position->board[move.to] || move.type == LAWS_MOVE_EN_PASSANT;

	/* Without a piece named all four promotions fit, and the move is ambiguous (C.11). */
	if (reading->promotion != LAWS_NO_KIND && move.promotion != reading->promotion)
		return false;
	/* "d5" is a pawn's advance, not its capture (C.9.3). */
	if (reading->kind == LAWS_PAWN && capture && !reading->capture)
		return reading->from_file != ANY;
	return capture || !reading->capture;
}

static size_t find_moves(const struct laws_position *position, const struct reading *reading,
			 struct laws_move moves[LAWS_MOVES_MAX])
{
	size_t found = 0;
	size_t count;

	if (reading->castling)
		return find_castling(position, reading->king_side, moves);
	count = chesslaws_moves_to(position, departures(position, reading), reading->to, moves);
	for (size_t i = 0; i < count; i++)
		if (fits(position, moves[i], reading))
			moves[found++] = moves[i];
	if (reading->kind == LAWS_NO_KIND)
		found += find_castling_by_squares(position, reading, moves + found);
	return found;
}

int laws_san_read(const struct laws_position *position, const char *text, size_t length,
		  struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct reading reading;
	size_t found;

	if (!read_move((struct run){text, length}, &reading))
		return LAWS_MOVE_UNREADABLE;
	found = find_moves(position, &reading, moves);
	if (found != 1)
		return found ? LAWS_MOVE_AMBIGUOUS : LAWS_MOVE_ILLEGAL;
	*move = moves[0];
	return 0;
}

/* Whether the piece on @square is one of which @reading may speak, wherever it could go. */
static bool may_be_meant(const struct laws_position *position, laws_square square,
			 const struct reading *reading)
{
	laws_piece piece = position->board[square];
	unsigned int file = reading->from_file;

	if (piece == LAWS_NO_PIECE || laws_piece_side(piece) != laws_position_side(position))
		return false;
	if (reading->kind != LAWS_NO_KIND && laws_piece_kind(piece) != reading->kind)
		return false;
	if (reading->kind == LAWS_PAWN && !reading->capture && file == ANY)
		file = square_file(reading->to);
	return (file == ANY || file == square_file(square)) &&
	       (reading->from_rank == ANY || reading->from_rank == square_rank(square));
}

static laws_square only_one_meant(const struct laws_position *position,
				  const struct reading *reading)
{
	laws_square meant = LAWS_NO_SQUARE;

	for (laws_square square = 0; square < 64; square++) {
		if (!may_be_meant(position, square, reading))
			continue;
		if (meant != LAWS_NO_SQUARE)
			return LAWS_NO_SQUARE;
		meant = square;
	}
	return meant;
}

int chesslaws_san_intent(const struct laws_position *position, const char *text, size_t length,
			 struct laws_move *move)
{
	struct reading reading;

	if (!read_move((struct run){text, length}, &reading))
		return LAWS_MOVE_UNREADABLE;
	*move = (struct laws_move){.to = reading.to, .promotion = (uint8_t)reading.promotion};
	if (reading.castling) {
		move->type = LAWS_MOVE_CASTLING;
		move->from = king_square(position, laws_position_side(position));
		move->to = LAWS_NO_SQUARE;
	} else {
		move->from = only_one_meant(position, &reading);
	}
	return 0;
}

/* Writes what tells the piece apart of where it comes from: the file, the rank, or both. */
static char *write_departure(char *text, const struct laws_position *position,
			     struct laws_move move)
{
	struct laws_move rivals[LAWS_MOVES_MAX];
	laws_piece piece = position->board[move.from];
	laws_squares alike = position->kinds[laws_piece_kind(piece)] &
			     position->sides[laws_piece_side(piece)] & ~LAWS_SQUARE_SET(move.from);
	size_t count = chesslaws_moves_to(position, alike, move.to, rivals);
	bool same_file = false, same_rank = false;

	for (size_t i = 0; i < count; i++) {
		same_file |= square_file(rivals[i].from) == square_file(move.from);
		same_rank |= square_rank(rivals[i].from) == square_rank(move.from);
	}
	if (count > 0 && (!same_file || same_rank))
		*text++ = (char)('a' + square_file(move.from));
	if (same_file)
		*text++ = (char)('1' + square_rank(move.from));
	return text;
}

static char *write_body(char *text, const struct laws_position *position, struct laws_move move)
{
	static const char letters[] = "  NBRQK";
	enum laws_kind kind = laws_piece_kind(laws_position_piece(position, move.from));
	bool capture = laws_move_captured(position, move) != LAWS_NO_SQUARE;

	if (kind != LAWS_PAWN) {
		*text++ = letters[kind];
		text = write_departure(text, position, move);
	} else if (capture) {
		*text++ = (char)('a' + square_file(move.from));
	}
	if (capture)
		*text++ = 'x';
	laws_square_write(move.to, text);
	text += 2;
	if (move.promotion != LAWS_NO_KIND) {
		*text++ = '=';
		*text++ = letters[move.promotion];
	}
	return text;
}

void laws_san_write(const struct laws_position *position, struct laws_move move,
		    char text[LAWS_SAN_SIZE])
{
	struct laws_position after = *position;

	if (move.type == LAWS_MOVE_CASTLING) {
		strcpy(text, move.to > move.from ? "O-O" : "O-O-O");
		text += strlen(text);
	} else {
		text = write_body(text, position, move);
	}
	laws_move_play(&after, move);
	if (laws_position_in_check(&after))
		*text++ = laws_moves_count(&after) ? '+' : '#';
	*text = '\0';
}
