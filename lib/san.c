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

static bool ends_with(struct run run, const char *end)
{
	size_t length = strlen(end);

	return run.length >= length && !memcmp(run.text + run.length - length, end, length);
}

static bool equals(struct run run, const char *text)
{
	return run.length == strlen(text) && ends_with(run, text);
}

/* The last character, or zero. */
static char last(struct run run)
{
	return run.length ? run.text[run.length - 1] : '\0';
}

static bool last_is_one_of(struct run run, const char *characters)
{
	return last(run) && strchr(characters, last(run));
}

/* Takes off what does not tell which move it is: checks, praise, "e.p.", "(=)" (C.12, C.13). */
static struct run without_suffixes(struct run run)
{
	for (;;) {
		if (last_is_one_of(run, "+#!? "))
			run.length--;
		else if (ends_with(run, "e.p."))
			run.length -= 4;
		else if (ends_with(run, "(=)"))
			run.length -= 3;
		else
			return run;
	}
}

static enum laws_kind officer(char letter)
{
	static const char letters[] = "NBRQK";
	const char *found = letter ? strchr(letters, letter) : NULL;

	return found ? (enum laws_kind)(LAWS_KNIGHT + (found - letters)) : LAWS_NO_KIND;
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
	if (last_is_one_of(*run, brackets ? "(" : "=/"))
		run->length--;
	return true;
}

static bool take_arrival(struct run *run, struct reading *reading)
{
	if (run->length < 2)
		return false;
	reading->to = laws_square_read(run->text + run->length - 2, 2);
	run->length -= 2;
	if (last_is_one_of(*run, "x:-")) {
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

static bool read_castling(struct run run, struct reading *reading)
{
	reading->king_side = equals(run, "O-O") || equals(run, "0-0") || equals(run, "o-o");
	reading->castling = reading->king_side || equals(run, "O-O-O") || equals(run, "0-0-0") ||
			    equals(run, "o-o-o");
	return reading->castling;
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

static bool fits_departure(const struct laws_position *position, struct laws_move move,
			   const struct reading *reading)
{
	bool capture = laws_move_captured(position, move) != LAWS_NO_SQUARE;

	if (reading->from_file != ANY && reading->from_file != square_file(move.from))
		return false;
	if (reading->from_rank != ANY && reading->from_rank != square_rank(move.from))
		return false;
	/* "d5" is a pawn's advance, not its capture (C.9.3). */
	if (reading->kind == LAWS_PAWN && capture && !reading->capture)
		return reading->from_file != ANY;
	return capture || !reading->capture;
}

/* A king's castling is no king's move to its square, unless written "e1g1". */
static bool fits_kind(const struct laws_position *position, struct laws_move move,
		      const struct reading *reading)
{
	if (reading->kind == LAWS_NO_KIND)
		return true;
	return move.type != LAWS_MOVE_CASTLING &&
	       laws_piece_kind(laws_position_piece(position, move.from)) == reading->kind;
}

static bool fits(const struct laws_position *position, struct laws_move move,
		 const struct reading *reading)
{
	if (reading->castling)
		return move.type == LAWS_MOVE_CASTLING &&
		       reading->king_side == (move.to > move.from);
	if (laws_move_arrival(position, move) != reading->to || !fits_kind(position, move, reading))
		return false;
	/* Without a piece named all four promotions fit, and the move is ambiguous (C.11). */
	if (reading->promotion != LAWS_NO_KIND && move.promotion != reading->promotion)
		return false;
	return fits_departure(position, move, reading);
}

int laws_san_read(const struct laws_position *position, const char *text, size_t length,
		  struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct reading reading;
	size_t found = 0;
	size_t count;

	if (!read_move((struct run){text, length}, &reading))
		return LAWS_MOVE_UNREADABLE;
	count = laws_moves(position, moves);
	for (size_t i = 0; i < count; i++)
		if (fits(position, moves[i], &reading))
			moves[found++] = moves[i];
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
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);
	bool rival = false, same_file = false, same_rank = false;

	for (size_t i = 0; i < count; i++) {
		laws_square from = moves[i].from;

		if (moves[i].to != move.to || from == move.from ||
		    moves[i].type == LAWS_MOVE_CASTLING ||
		    position->board[from] != position->board[move.from])
			continue;
		rival = true;
		same_file |= square_file(from) == square_file(move.from);
		same_rank |= square_rank(from) == square_rank(move.from);
	}
	if (rival && (!same_file || same_rank))
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
		*text++ = chesslaws_count_moves(&after) ? '+' : '#';
	*text = '\0';
}
