/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * FENs from the command line, and what is wrong with them in words.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/tool.h"

#define FEN_ROOM 512

static const char *fen_error_text(int error)
{
	switch ((enum laws_fen_error)error) {
	case LAWS_FEN_BOARD:
		return "the board is missing";
	case LAWS_FEN_RANK:
		return "a board has eight ranks of eight squares, with '/' between them";
	case LAWS_FEN_PIECE:
		return "not a piece; pieces are PNBRQK and pnbrqk, empty squares 1 to 8";
	case LAWS_FEN_SIDE:
		return "the side to move must be w or b";
	case LAWS_FEN_CASTLING:
		return "castling rights must be - or letters of KQkq, each at most once";
	case LAWS_FEN_EN_PASSANT:
		return "the en passant square must be - or a square of rank 3 or 6";
	case LAWS_FEN_HALFMOVES:
		return "the halfmove clock must be a number from 0 to 65535";
	case LAWS_FEN_MOVE_NUMBER:
		return "the move number must be from 1 to 65535";
	case LAWS_FEN_TRAILING:
		return "there is text after the move number";
	}
	return "cannot be read";
}

static unsigned int count_pieces(const struct laws_setup *setup, enum laws_side side,
				 enum laws_kind kind)
{
	unsigned int count = 0;

	for (int square = 0; square < 64; square++)
		if (setup->board[square] && laws_piece_side(setup->board[square]) == side &&
		    (kind == LAWS_NO_KIND || laws_piece_kind(setup->board[square]) == kind))
			count++;
	return count;
}

/* The line grows by a part for each fault. */
__attribute__((format(printf, 2, 3))) static void add_fault(struct complaint *line,
							    const char *format, ...)
{
	const size_t size = sizeof(line->text);
	va_list arguments;

	if (line->length + sizeof("; ") > size)
		return;
	if (line->length > 0)
		line->length += (size_t)sprintf(line->text + line->length, "; ");
	va_start(arguments, format);
	line->length += (size_t)vsnprintf(line->text + line->length, size - line->length, format,
					  arguments);
	va_end(arguments);
	if (line->length >= size)
		line->length = size - 1;
}

static void add_side_faults(struct complaint *line, unsigned int faults,
			    const struct laws_setup *setup, enum laws_side side)
{
	bool white = side == LAWS_WHITE;
	const char *name = white ? "white" : "black";
	unsigned int kings = count_pieces(setup, side, LAWS_KING);
	unsigned int all = count_pieces(setup, side, LAWS_NO_KIND);

	if (faults & (white ? LAWS_SETUP_WHITE_KING : LAWS_SETUP_BLACK_KING)) {
		if (kings == 0)
			add_fault(line, "no %s king", name);
		else
			add_fault(line, "%u %s kings, at most 1", kings, name);
	}
	if (faults & (white ? LAWS_SETUP_WHITE_PIECES : LAWS_SETUP_BLACK_PIECES))
		add_fault(line, "%u %s pieces, at most 16", all, name);
}

static void add_pawn_squares(struct complaint *line, const struct laws_setup *setup)
{
	for (int square = 0; square < 64; square++) {
		char name[3];

		if ((square >= 8 && square < 56) ||
		    laws_piece_kind(setup->board[square]) != LAWS_PAWN)
			continue;
		laws_square_write((laws_square)square, name);
		add_fault(line, "a pawn on %s", name);
	}
}

static void describe_faults(struct complaint *line, unsigned int faults,
			    const struct laws_setup *setup)
{
	bool white = setup->side_to_move == LAWS_WHITE;
	char name[3];

	add_side_faults(line, faults, setup, LAWS_WHITE);
	add_side_faults(line, faults, setup, LAWS_BLACK);
	if (faults & LAWS_SETUP_PAWN_ON_LAST_RANK)
		add_pawn_squares(line, setup);
	if (faults & LAWS_SETUP_OPPONENT_IN_CHECK)
		add_fault(line, "%s is to move and %s is in check", white ? "White" : "Black",
			  white ? "Black" : "White");
	if (faults & LAWS_SETUP_CASTLING)
		add_fault(line, "a castling right whose king or rook is not on its first square");
	if (faults & LAWS_SETUP_EN_PASSANT) {
		laws_square_write(setup->en_passant, name);
		add_fault(line, "no pawn can just have passed %s", name);
	}
	if (faults & LAWS_SETUP_BAD_PIECE)
		add_fault(line, "a square holds no known piece");
}

/* Letters of files name rooks in Chess960 only, so they need no option. */
static int read_setup(const char *text, bool chess960, struct laws_setup *setup, size_t *offset)
{
	int error = chess960 ? laws_fen_read_chess960(text, setup, offset)
			     : laws_fen_read(text, setup, offset);

	if (error == LAWS_FEN_CASTLING && !chess960 &&
	    laws_fen_read_chess960(text, setup, NULL) == 0)
		return 0;
	return error;
}

static bool is_chess960(const char *text)
{
	struct laws_position position;
	struct laws_setup setup;

	return laws_fen_read_chess960(text, &setup, NULL) == 0 &&
	       laws_position_init(&position, &setup) == 0;
}

static bool read_with(struct laws_position *position, const char *text, bool chess960,
		      struct complaint *complaint)
{
	struct laws_setup setup;
	unsigned int faults;
	size_t offset = 0;
	int error = read_setup(text, chess960, &setup, &offset);

	*complaint = (struct complaint){.length = 0};
	if (error && text[offset])
		add_fault(complaint, "at character %zu, '%.12s': %s", offset + 1, text + offset,
			  fen_error_text(error));
	else if (error)
		add_fault(complaint, "at its end: %s", fen_error_text(error));
	if (error)
		return false;
	faults = laws_position_init(position, &setup);
	if (faults)
		describe_faults(complaint, faults, &setup);
	if (faults && !chess960 && is_chess960(text))
		add_fault(complaint, "with " CHESS960 " it is a position of Chess960");
	return faults == 0;
}

bool fen_read(struct laws_position *position, const char *text, struct complaint *complaint)
{
	return read_with(position, text, false, complaint);
}

static bool read_or_complain(struct laws_position *position, const char *text, bool chess960)
{
	struct complaint complaint;

	if (read_with(position, text, chess960, &complaint))
		return true;
	bad_input("FEN: %s", complaint.text);
	return false;
}

/* Reads "start:N"; returns false after reporting what is wrong with it. */
static bool read_start_number(struct laws_position *position, const char *text)
{
	const char *digits = text + strlen("start:");
	size_t length = strspn(digits, "0123456789");

	if (length > 0 && length <= 3 && digits[length] == '\0' &&
	    laws_position_start_chess960(position, (unsigned int)atoi(digits)))
		return true;
	bad_input("'%s': start positions of Chess960 are start:0 to start:959", text);
	return false;
}

bool position_from_arguments(struct laws_position *position, int count, char **arguments)
{
	bool chess960 = take_flag(&count, arguments, CHESS960);
	char text[FEN_ROOM];
	size_t length = 0;

	if (count == 0) {
		bad_input("FEN: missing; 'start' is the initial position");
		return false;
	}
	if (count == 1 && !strncmp(arguments[0], "start:", strlen("start:")))
		return read_start_number(position, arguments[0]);
	if (count == 1 && !strcmp(arguments[0], "start")) {
		laws_position_start(position);
		return true;
	}
	for (int i = 0; i < count; i++) {
		int written = snprintf(text + length, sizeof(text) - length, "%s%s", i ? " " : "",
				       arguments[i]);

		length += (size_t)written;
		if (length >= sizeof(text)) {
			bad_input("FEN: longer than %d characters", FEN_ROOM - 1);
			return false;
		}
	}
	return read_or_complain(position, text, chess960);
}
