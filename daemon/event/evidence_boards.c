/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The positions of two boards that differ (D.2.9). */
#include "event/written.h"
#include "util/words.h"

/* A board as in the first field of a FEN, with '?' for an unknown piece. */
static struct json_object *value_placement(const laws_piece board[64])
{
	char text[8 * 9 + 1];
	size_t length = 0;

	for (unsigned int i = 0; i < 64; i++) {
		laws_piece piece = board[(7 - i / 8) * 8 + i % 8];
		bool after_digit = i % 8 && text[length - 1] >= '1' && text[length - 1] <= '8';

		if (i && i % 8 == 0)
			text[length++] = '/';
		if (piece == LAWS_UNKNOWN_PIECE)
			text[length++] = '?';
		else if (piece != LAWS_NO_PIECE)
			text[length++] = laws_piece_letter(piece);
		else if (after_digit)
			text[length - 1]++;
		else
			text[length++] = '1';
	}
	text[length] = '\0';
	return value_text(text);
}

/*
 * What the board of @event's side shows. If one piece is missing and one stands elsewhere,
 * it is the same piece.
 */
static void guess_board(const struct event *event, laws_piece board[64])
{
	const struct laws_differences *differences = &event->verdict.alert.displaced.differences;
	bool moved = __builtin_popcountll(differences->missing) == 1 &&
		     __builtin_popcountll(differences->unexpected) == 1;
	laws_piece piece = LAWS_UNKNOWN_PIECE;

	if (moved)
		piece = event->before.board[__builtin_ctzll(differences->missing)];
	for (laws_square square = 0; square < 64; square++) {
		board[square] = event->before.board[square];
		if (differences->missing & LAWS_SQUARE_SET(square))
			board[square] = LAWS_NO_PIECE;
		else if (differences->unexpected & LAWS_SQUARE_SET(square))
			board[square] = piece;
	}
}

/* The opponent's board shows the record, and comes first. */
static struct json_object *give_boards(const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	struct json_object *boards = json_object_new_object();
	laws_piece board[64];

	guess_board(event, board);
	json_object_object_add(boards, side_words[laws_side_other(verdict->side)],
			       value_placement(event->before.board));
	json_object_object_add(boards, side_words[verdict->side], value_placement(board));
	return boards;
}

static struct json_object *give_agreed(const struct event *event)
{
	return value_number(event->verdict.alert.displaced.agreed);
}

static const struct event_key position_keys[] = {
	{
		.name = "white",
		.type = &type_placement,
		.doc = "What White's board shows.",
	},
	{
		.name = "black",
		.type = &type_placement,
		.doc = "What Black's board shows.",
	},
	{0},
};

const struct event_key board_keys[] = {
	{
		.name = "board",
		.type = &type_side,
		.give = give_side,
		.when = "there are two boards (Appendix D)",
		.doc = "Whose board differs from the record.",
	},
	{
		.name = "boards",
		.type = &type_object,
		.give = give_boards,
		.keys = position_keys,
		.when = "there are two boards (Appendix D)",
		.doc = "Both positions.",
	},
	{
		.name = "agreed",
		.type = &type_count,
		.give = give_agreed,
		.when = "there are two boards (Appendix D)",
		.doc = "After which ply both boards last showed the same.",
	},
	{0},
};
