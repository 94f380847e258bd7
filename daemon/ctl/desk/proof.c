/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads an alert's evidence (event/evidence.c) as marks on squares. */
#include <string.h>

#include "ctl/desk/proof.h"
#include "util/keys.h"

static laws_square square_named(const char *name)
{
	return name ? laws_square_read(name, strlen(name)) : LAWS_NO_SQUARE;
}

static enum laws_side side_of(struct json_object *event)
{
	return strcmp(text_of(event, "side"), "black") ? LAWS_WHITE : LAWS_BLACK;
}

static void act_add(struct proof_acts *acts, struct json_object *event, bool put_down)
{
	laws_square square = square_named(text_of(event, "square"));

	if (square >= LAWS_NO_SQUARE)
		return;
	if (acts->over)
		*acts = (struct proof_acts){0};
	acts->by = side_of(event);
	if (acts->count == PROOF_ACTS)
		memmove(&acts->act[0], &acts->act[1], (--acts->count) * sizeof(acts->act[0]));
	acts->act[acts->count++] = (struct proof_act){
		.t = number_of(event, "t"),
		.put_down = put_down,
		.square = square,
		.piece = laws_piece_from_letter(text_of(event, "piece")[0]),
	};
}

void proof_acts_take(struct proof_acts *acts, struct json_object *event)
{
	switch (event_json_type(event)) {
	case EVENT_TOUCHED:
		act_add(acts, event, false);
		break;
	case EVENT_RELEASED:
		act_add(acts, event, true);
		break;
	case EVENT_COMPLETED:
	case EVENT_WITHDRAWN:
	case EVENT_GAME:
		acts->over = true;
		break;
	case EVENT_ADJUSTED:
	case EVENT_MADE:
	case EVENT_PROMOTION:
	case EVENT_ALERT:
	case EVENT_RULING:
	case EVENT_CLOCK:
	case EVENT_TAGS:
	case EVENT_ASSISTANT:
	case EVENT_NOTE:
	case EVENT_ANNOUNCEMENT:
	case EVENT_DRAW_OFFER:
	case EVENT_CLAIM:
	case EVENT_NONE:
		break;
	}
}

static void mark(struct proof *proof, laws_square square, char before, char after)
{
	if (square >= LAWS_NO_SQUARE)
		return;
	if (before != ' ')
		proof->before[square] = before;
	if (after != ' ')
		proof->after[square] = after;
	proof->is_marked = true;
}

static struct json_object *list_of(struct json_object *evidence, const char *key)
{
	struct json_object *list;

	if (!json_object_object_get_ex(evidence, key, &list) ||
	    !json_object_is_type(list, json_type_array))
		return NULL;
	return list;
}

static void mark_list(struct proof *proof, struct json_object *evidence, const char *key,
		      char before, char after)
{
	struct json_object *list = list_of(evidence, key);

	for (size_t i = 0; list && i < json_object_array_length(list); i++)
		mark(proof,
		     square_named(json_object_get_string(json_object_array_get_idx(list, i))),
		     before, after);
}

/* In the order of their times. A square that was touched twice keeps its first number. */
static void mark_in_order(struct proof *proof, struct json_object *evidence, const char *key)
{
	struct json_object *list = list_of(evidence, key);

	for (size_t i = 0; list && i < json_object_array_length(list) && i < 9; i++) {
		laws_square square =
			square_named(json_object_get_string(json_object_array_get_idx(list, i)));

		if (square < LAWS_NO_SQUARE && proof->before[square] != ' ' &&
		    proof->before[square] <= '9' && proof->before[square] >= '1')
			continue;
		mark(proof, square, (char)('1' + i), ' ');
		/* That it was touched says that it went; where to, the brackets say. */
		if (square < LAWS_NO_SQUARE && proof->after[square] == ')')
			proof->after[square] = ' ';
	}
}

/* The piece of @from was seen to stand on @to. */
static void move_piece(struct proof *proof, laws_square from, laws_square to)
{
	if (from >= LAWS_NO_SQUARE || to >= LAWS_NO_SQUARE || from == to ||
	    proof->board[from] == LAWS_NO_PIECE)
		return;
	proof->board[to] = proof->board[from];
}

/* Where something stands that the record knows nothing of. */
static void show_unknown(struct proof *proof)
{
	for (laws_square square = 0; square < LAWS_NO_SQUARE; square++)
		if (proof->before[square] == '[' && proof->board[square] == LAWS_NO_PIECE)
			proof->board[square] = LAWS_UNKNOWN_PIECE;
}

static void mark_move(struct proof *proof, laws_square from, laws_square to)
{
	mark(proof, from, '(', ')');
	mark(proof, to, '[', ']');
	move_piece(proof, from, to);
}

static void mark_evidence(struct proof *proof, struct json_object *evidence)
{
	const char *played = text_of(evidence, "played");
	bool is_of_hands = text_of(evidence, "what")[0];

	mark_list(proof, evidence, "missing", '(', ')');
	mark_list(proof, evidence, "unexpected", '[', ']');
	mark_move(proof, square_named(text_of(evidence, "from")),
		  square_named(text_of(evidence, "to")));
	if (strlen(played) >= 4)
		mark_move(proof, laws_square_read(played, 2), laws_square_read(played + 2, 2));
	if (is_of_hands && strcmp(text_of(evidence, "what"), "unfollowed"))
		mark_in_order(proof, evidence, "squares");
	else
		mark_list(proof, evidence, "squares", '[', ']');
	mark_in_order(proof, evidence, "touched");
	mark(proof, square_named(text_of(evidence, "square")), '1', ' ');
	show_unknown(proof);
}

/* True when what counts is how the last move of @view was made, and so what stood before it. */
static bool is_about_making(struct json_object *event, struct json_object *evidence,
			    const struct view *view)
{
	unsigned int last = view->first + view->plies;
	bool of_touches = text_of(evidence, "played")[0];
	const char *what = text_of(evidence, "what");

	return view->plies && number_of(event, "ply") == last &&
	       (of_touches || !strcmp(what, "too-far") || !strcmp(what, "both-held"));
}

static void clear(struct proof *proof)
{
	*proof = (struct proof){0};
	memset(proof->before, ' ', sizeof(proof->before));
	memset(proof->after, ' ', sizeof(proof->after));
	for (laws_square square = 0; square < LAWS_NO_SQUARE; square++)
		proof->board[square] = LAWS_NO_PIECE;
}

void proof_of_board(struct proof *proof, const struct view *view)
{
	clear(proof);
	for (laws_square square = 0; square < LAWS_NO_SQUARE; square++) {
		laws_piece due = view->stood[square];
		laws_piece stands = view->board[square];
		bool missing = stands == LAWS_NO_PIECE && due != LAWS_NO_PIECE;

		proof->board[square] = missing ? due : stands;
		if (missing || view->lifted & LAWS_SQUARE_SET(square))
			mark(proof, square, '(', ')');
		else if (stands != due)
			mark(proof, square, '[', ']');
	}
}

void proof_make(struct proof *proof, struct json_object *event, const struct view *view,
		const struct proof_acts *acts)
{
	struct json_object *evidence = NULL;

	clear(proof);
	json_object_object_get_ex(event, "evidence", &evidence);
	if (view)
		memcpy(proof->board,
		       is_about_making(event, evidence, view) ? view->before : view->stood,
		       sizeof(proof->board));
	/* What the other player did in a turn that is completed proves nothing. */
	if (acts && (!acts->over || (text_of(event, "side")[0] && side_of(event) == acts->by)))
		proof->acts = *acts;
	mark_evidence(proof, evidence);
}
