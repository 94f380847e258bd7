/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Turns events into a picture of the game. Lifts and placements are shown as they come; after
 * a move the board is read from its FEN, so captures, castling and promotions need no rules
 * here.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/view.h"
#include "util/keys.h"

static laws_square square_of(struct json_object *event, const char *key)
{
	const char *name = text_of(event, key);

	return laws_square_read(name, strlen(name));
}

static enum laws_side side_of(struct json_object *event)
{
	return strcmp(text_of(event, "side"), "black") ? LAWS_WHITE : LAWS_BLACK;
}

/* Sets the board after a move; @is_new: this move was not shown before. */
static void set_board(struct view *view, const char *fen, bool is_new)
{
	struct laws_setup setup;

	if (laws_fen_read(fen, &setup, NULL) != 0)
		return;
	if (is_new)
		memcpy(view->before, view->stood, sizeof(view->before));
	memcpy(view->stood, setup.board, sizeof(view->stood));
	memcpy(view->board, setup.board, sizeof(view->board));
	view->lifted = 0;
}

void view_init(struct view *view, const char *fen)
{
	memset(view, 0, sizeof(*view));
	view->running = -1;
	set_board(view, fen ? fen : "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		  true);
	memcpy(view->start, view->board, sizeof(view->start));
	snprintf(view->state, sizeof(view->state), "waiting");
}

static const char *side_name(struct json_object *event)
{
	const char *side = text_of(event, "side");

	return !side[0] ? "" : strcmp(side, "black") ? "White" : "Black";
}

static struct view_log *log_new(struct view *view, enum view_act act, struct json_object *event)
{
	struct view_log *entry = &view->log[view->logged++ % VIEW_LOG];

	*entry = (struct view_log){.t = number_of(event, "t"), .act = act};
	snprintf(entry->side, sizeof(entry->side), "%s", side_name(event));
	return entry;
}

static struct view_note *note_new(struct view *view, struct json_object *event)
{
	struct view_note *note = &view->notes[view->noted++ % VIEW_NOTES];

	*note = (struct view_note){.t = number_of(event, "t")};
	return note;
}

static const char *kind_name(const char *letter)
{
	switch (letter[0] | 0x20) {
	case 'p':
		return "pawn";
	case 'n':
		return "knight";
	case 'b':
		return "bishop";
	case 'r':
		return "rook";
	case 'q':
		return "queen";
	case 'k':
		return "king";
	}
	return "piece";
}

static void take_touched(struct view *view, struct json_object *event)
{
	laws_square square = square_of(event, "square");
	struct view_log *entry = log_new(view, VIEW_TOUCHED, event);

	snprintf(entry->text, sizeof(entry->text), "touched the %s on %s",
		 kind_name(text_of(event, "piece")), text_of(event, "square"));
	if (square < LAWS_NO_SQUARE)
		view->lifted |= LAWS_SQUARE_SET(square);
}

static void take_released(struct view *view, struct json_object *event)
{
	laws_square from = square_of(event, "from");
	laws_square to = square_of(event, "square");
	struct view_log *entry = log_new(view, VIEW_RELEASED, event);

	snprintf(entry->text, sizeof(entry->text), "released the %s on %s",
		 kind_name(text_of(event, "piece")), text_of(event, "square"));
	if (from >= LAWS_NO_SQUARE || to >= LAWS_NO_SQUARE)
		return;
	view->board[from] = LAWS_NO_PIECE;
	view->board[to] = laws_piece_from_letter(text_of(event, "piece")[0]);
	view->lifted &= ~(LAWS_SQUARE_SET(from) | LAWS_SQUARE_SET(to));
}

static void take_adjusted(struct view *view, struct json_object *event)
{
	struct view_log *entry = log_new(view, VIEW_ADJUSTED, event);
	struct json_object *squares;
	size_t length;
	size_t i;

	length = (size_t)snprintf(entry->text, sizeof(entry->text), "adjusted");
	if (!json_object_object_get_ex(event, "squares", &squares) ||
	    !json_object_is_type(squares, json_type_array))
		return;
	for (i = 0; i < json_object_array_length(squares); i++) {
		const char *name = json_object_get_string(json_object_array_get_idx(squares, i));
		laws_square square = name ? laws_square_read(name, strlen(name)) : LAWS_NO_SQUARE;

		if (name && length < sizeof(entry->text))
			length += (size_t)snprintf(entry->text + length,
						   sizeof(entry->text) - length, " %s", name);
		if (square < LAWS_NO_SQUARE)
			view->lifted &= ~LAWS_SQUARE_SET(square);
	}
}

/* The number of a move, from the FEN after it. */
static unsigned int move_number(struct json_object *event)
{
	const char *last = strrchr(text_of(event, "fen"), ' ');
	unsigned long number = last ? strtoul(last, NULL, 10) : 1;

	return (unsigned int)(side_of(event) == LAWS_BLACK ? number - 1 : number);
}

static void record_move(struct view *view, struct json_object *event, bool completed)
{
	unsigned int ply = (unsigned int)number_of(event, "ply");
	struct view_move *move;

	if (ply == 0)
		return;
	if (view->plies == 0 || ply <= view->first || ply > view->first + view->plies + 1 ||
	    ply > view->first + VIEW_PLIES) {
		view->first = ply - 1;
		view->plies = 0;
	}
	move = &view->moves[ply - view->first - 1];
	move->number = move_number(event);
	move->side = side_of(event);
	move->completed = completed;
	snprintf(move->san, sizeof(move->san), "%s", text_of(event, "san"));
	if (view->plies < ply - view->first)
		view->plies = ply - view->first;
}

static void mark_last_move(struct view *view, const char *uci)
{
	laws_square from = strlen(uci) >= 4 ? laws_square_read(uci, 2) : LAWS_NO_SQUARE;
	laws_square to = strlen(uci) >= 4 ? laws_square_read(uci + 2, 2) : LAWS_NO_SQUARE;

	view->last_move = 0;
	if (from < LAWS_NO_SQUARE && to < LAWS_NO_SQUARE)
		view->last_move = LAWS_SQUARE_SET(from) | LAWS_SQUARE_SET(to);
}

static void take_move(struct view *view, struct json_object *event, bool completed)
{
	struct view_log *entry = log_new(view, completed ? VIEW_COMPLETED : VIEW_MADE, event);
	const char *by = text_of(event, "by");

	snprintf(entry->text, sizeof(entry->text), "%s %u%s %.11s%s%.20s",
		 completed ? "completed" : "made", move_number(event),
		 side_of(event) == LAWS_BLACK ? "..." : ".", text_of(event, "san"),
		 completed ? " by " : "", completed ? by : "");
	record_move(view, event, completed);
	/* If the opponent has lifted a piece already, the board is ahead of the completed move. */
	if (completed && view->lifted)
		return;
	set_board(view, text_of(event, "fen"), !completed);
	mark_last_move(view, text_of(event, "uci"));
}

static void take_withdrawn(struct view *view, struct json_object *event)
{
	unsigned int ply = (unsigned int)number_of(event, "ply");
	struct view_log *entry = log_new(view, VIEW_OTHER, event);

	snprintf(entry->text, sizeof(entry->text), "%.8s is taken off the record",
		 text_of(event, "uci"));
	if (ply == view->first + view->plies)
		memcpy(view->stood, view->before, sizeof(view->stood));
	if (ply > view->first && ply <= view->first + view->plies)
		view->plies = ply - view->first - 1;
	view->last_move = 0;
}

static void take_alert(struct view *view, struct json_object *event)
{
	struct view_note *note = note_new(view, event);

	note->id = number_of(event, "id");
	snprintf(note->heading, sizeof(note->heading), "%s", text_of(event, "kind"));
	snprintf(note->confidence, sizeof(note->confidence), "%s", text_of(event, "confidence"));
	snprintf(note->article, sizeof(note->article), "%s", text_of(event, "article"));
	alert_json_sentence(event, note->text, sizeof(note->text));
	view->open++;
}

/* Takes a penalty that no alert led to, or one that was undone. */
static void take_penalty(struct view *view, struct json_object *event)
{
	struct view_note *note = note_new(view, event);
	struct json_object *penalty = NULL;
	char cost[PENALTY_LINE_SIZE];

	note->is_penalty = true;
	json_object_object_get_ex(event, "penalty", &penalty);
	penalty_line(penalty, cost, sizeof(cost));
	snprintf(note->heading, sizeof(note->heading), "%d", (int)number_of(event, "id"));
	if (penalty)
		snprintf(note->text, sizeof(note->text), "%s: %s", side_name(event), cost);
	else
		snprintf(note->text, sizeof(note->text), "%s",
			 decision_name(text_of(event, "decision")));
}

static void take_ruling(struct view *view, struct json_object *event)
{
	unsigned int kept = view->noted < VIEW_NOTES ? view->noted : VIEW_NOTES;
	bool undone = !strcmp(text_of(event, "decision"), "undone");
	int64_t alert = number_of(event, "alert");
	unsigned int i;

	if (!alert) {
		take_penalty(view, event);
		return;
	}
	if (undone)
		view->open++;
	else if (view->open)
		view->open--;
	for (i = 0; i < kept; i++) {
		struct view_note *note = &view->notes[i];

		if (!note->id || note->id != alert)
			continue;
		note->decided = number_of(event, "t");
		snprintf(note->decision, sizeof(note->decision), "%s", text_of(event, "decision"));
	}
}

/* Takes an offer of a draw or a claim. The decision on a claim is an event of its own. */
static void take_said(struct view *view, struct json_object *event)
{
	struct view_note *note = note_new(view, event);

	snprintf(note->heading, sizeof(note->heading), "%s", text_of(event, "type"));
	snprintf(note->text, sizeof(note->text), "%s: %s%s", side_name(event),
		 text_of(event, "what"), text_of(event, "kind"));
}

static void take_note(struct view *view, struct json_object *event)
{
	struct view_note *note = note_new(view, event);

	snprintf(note->heading, sizeof(note->heading), "note:");
	snprintf(note->text, sizeof(note->text), "%s", text_of(event, "note"));
}

/* Also begins a further game of the same source. */
static void begin_game(struct view *view)
{
	memcpy(view->stood, view->start, sizeof(view->stood));
	memcpy(view->board, view->start, sizeof(view->board));
	view->lifted = 0;
	view->last_move = 0;
	view->first = 0;
	view->plies = 0;
	view->ended = false;
	snprintf(view->state, sizeof(view->state), "playing");
}

static void take_game(struct view *view, struct json_object *event)
{
	const char *state = text_of(event, "state");
	struct view_note *note;

	if (!strcmp(state, "started"))
		begin_game(view);
	else if (!strcmp(state, "resumed"))
		snprintf(view->state, sizeof(view->state), "playing");
	else if (!strcmp(state, "restored"))
		snprintf(view->state, sizeof(view->state), "paused");
	else
		snprintf(view->state, sizeof(view->state), "%s", state);
	if (!strcmp(state, "restored")) {
		memcpy(view->board, view->stood, sizeof(view->board));
		view->lifted = 0;
	}
	if (!strcmp(state, "ready") || !strcmp(state, "started"))
		return;
	if (!strcmp(state, "paused"))
		view->ended = false;
	note = note_new(view, event);
	snprintf(note->heading, sizeof(note->heading), "%s", state);
	if (strcmp(state, "ended"))
		return;
	view->ended = true;
	view->running = -1;
	snprintf(note->text, sizeof(note->text), "%s, %s", text_of(event, "result"),
		 text_of(event, "reason"));
	snprintf(note->article, sizeof(note->article), "%s", text_of(event, "article"));
	snprintf(view->state, sizeof(view->state), "%s, %s", text_of(event, "result"),
		 text_of(event, "reason"));
}

void view_state_write(const char *state, char *text, size_t size)
{
	const char *reason = strstr(state, ", ");

	if (reason)
		snprintf(text, size, "%.*s%s", (int)(reason + 2 - state), state,
			 reason_name(reason + 2));
	else
		snprintf(text, size, "%s", state_name(state));
}

static void take_clock(struct view *view, struct json_object *event)
{
	const char *running = text_of(event, "running");
	struct json_object *unused;

	view->running = !running[0] ? -1 : strcmp(running, "black") ? LAWS_WHITE : LAWS_BLACK;
	view->clock_t = number_of(event, "t");
	if (!json_object_object_get_ex(event, "white_ms", &unused))
		return;
	view->clock_kept = true;
	view->left_ms[LAWS_WHITE] = number_of(event, "white_ms");
	view->left_ms[LAWS_BLACK] = number_of(event, "black_ms");
}

void view_take(struct view *view, struct json_object *event)
{
	view->t = number_of(event, "t");
	switch (event_json_type(event)) {
	case EVENT_GAME:
		take_game(view, event);
		break;
	case EVENT_TOUCHED:
		take_touched(view, event);
		break;
	case EVENT_ADJUSTED:
		take_adjusted(view, event);
		break;
	case EVENT_RELEASED:
		take_released(view, event);
		break;
	case EVENT_MADE:
		take_move(view, event, false);
		break;
	case EVENT_COMPLETED:
		take_move(view, event, true);
		break;
	case EVENT_WITHDRAWN:
		take_withdrawn(view, event);
		break;
	case EVENT_ALERT:
		take_alert(view, event);
		break;
	case EVENT_RULING:
		take_ruling(view, event);
		break;
	case EVENT_CLOCK:
		take_clock(view, event);
		break;
	case EVENT_DRAW_OFFER:
	case EVENT_CLAIM:
		take_said(view, event);
		break;
	case EVENT_NOTE:
		take_note(view, event);
		break;
	case EVENT_PROMOTION:
	case EVENT_TAGS:
	case EVENT_ASSISTANT:
	case EVENT_ANNOUNCEMENT:
	case EVENT_NONE:
		break;
	}
}

int64_t view_left(const struct view *view, enum laws_side side, int64_t now)
{
	int64_t left = view->left_ms[side];

	if (view->running == (int)side && now > view->clock_t)
		left -= (now - view->clock_t) / 1000;
	return left > 0 ? left : 0;
}

void view_time_write(int64_t ms, char *text, size_t size)
{
	int64_t seconds = ms / 1000;

	if (ms < 10000)
		snprintf(text, size, "0:00:0%d.%d", (int)seconds, (int)(ms / 100 % 10));
	else
		snprintf(text, size, "%" PRId64 ":%02d:%02d", seconds / 3600,
			 (int)(seconds / 60 % 60), (int)(seconds % 60));
}
