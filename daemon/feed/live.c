/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes boards as JSON, and finds from which move on a board differs from what was told of it. */
#include <stdlib.h>
#include <string.h>

#include "feed/live.h"
#include "util/words.h"

struct shown {
	char id[BOARD_ID_MAX + 1];
	char *head;	  /* all but the moves, a JSON object */
	GPtrArray *moves; /* of char: a JSON object each */
	char digest[LIVE_ID_SIZE];
};

static const char *const state_words[] = {
	[RECORD_WAITING] = "waiting",
	[RECORD_PLAYING] = "playing",
	[RECORD_PAUSED] = "paused",
	[RECORD_ENDED] = "ended",
};

static const char *const name_words[RECORD_NAMES] = {
	[RECORD_WHITE] = "white",
	[RECORD_BLACK] = "black",
	[RECORD_EVENT] = "event",
	[RECORD_SITE] = "site",
	[RECORD_ROUND] = "round",
	[RECORD_DATE] = "date",
	[RECORD_TIME_CONTROL] = "time_control",
};

static void add_text(struct json_object *object, const char *key, const char *text)
{
	json_object_object_add(object, key, json_object_new_string(text));
}

static void add_placement(struct json_object *object, const char *key, const char *fen)
{
	char placement[LAWS_FEN_SIZE];

	record_placement(fen, placement);
	add_text(object, key, placement);
}

static void add_times(struct json_object *object, const int64_t left_ms[2])
{
	static const char *const keys[2] = {[LAWS_WHITE] = "white_ms", [LAWS_BLACK] = "black_ms"};

	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (left_ms[side] != RECORD_NO_TIME)
			json_object_object_add(object, keys[side],
					       json_object_new_int64(left_ms[side]));
}

static char *text_and_put(struct json_object *object)
{
	char *text = g_strdup(json_object_to_json_string_ext(
		object, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));

	json_object_put(object);
	return text;
}

/* As it is counted on a scoresheet: a FEN ends with the number of the move to come. */
static int number_of_move(const struct record_move *move)
{
	const char *last = strrchr(move->fen, ' ');
	int next = last ? atoi(last + 1) : 0;

	return move->side == LAWS_BLACK ? next - 1 : next;
}

static char *write_move(const struct record_move *move)
{
	struct json_object *object = json_object_new_object();

	json_object_object_add(object, "ply", json_object_new_int((int)move->ply));
	json_object_object_add(object, "number", json_object_new_int(number_of_move(move)));
	add_text(object, "side", side_words[move->side]);
	add_text(object, "uci", move->uci);
	add_text(object, "san", move->san);
	add_placement(object, "fen", move->fen);
	add_times(object, move->left_ms);
	return text_and_put(object);
}

/* Only a clock that is told to run has a moment from which it is to be counted. */
static struct json_object *write_clock(const struct live *live, const struct board_clock *clock)
{
	struct json_object *object = json_object_new_object();

	add_times(object, clock->left_ms);
	if (clock->running < 0)
		return object;
	add_text(object, "running", side_words[clock->running]);
	json_object_object_add(object, "rate", json_object_new_double(clock->rate));
	json_object_object_add(object, "at",
			       json_object_new_int64((clock->stamp + live->epoch) / 1000));
	return object;
}

static char *write_head(const struct live *live, const struct board *board)
{
	struct json_object *object = json_object_new_object();
	const struct record *record = &board->record;

	add_text(object, "id", board->id);
	json_object_object_add(object, "there", json_object_new_boolean(board->there));
	json_object_object_add(object, "game", json_object_new_int((int)record->game));
	add_text(object, "state", record->ready ? "ready" : state_words[record->state]);
	add_text(object, "result", record->result);
	add_text(object, "reason", record->reason);
	for (int i = 0; i < RECORD_NAMES; i++)
		add_text(object, name_words[i], record->names[i]);
	add_placement(object, "start", record->start);
	add_placement(object, "fen", record->fen);
	if (board->there && board->play && !board->delayed && board->expected[0])
		add_text(object, "expected", board->expected);
	json_object_object_add(object, "clock", write_clock(live, &board->clock));
	return text_and_put(object);
}

static void add_moves(GString *text, const GPtrArray *moves, unsigned int from)
{
	for (unsigned int i = from; i < moves->len; i++)
		g_string_append_printf(text, "%s%s", i == from ? "" : ",",
				       (const char *)g_ptr_array_index(moves, i));
}

/* The board with its moves from number @from on, counted from 0. */
static void add_board(GString *text, const struct shown *shown, unsigned int from)
{
	g_string_append_len(text, shown->head, (gssize)strlen(shown->head) - 1);
	g_string_append_printf(text, ",\"from\":%u,\"moves\":[", from);
	add_moves(text, shown->moves, from);
	g_string_append(text, "]}");
}

static void digest(const char *text, size_t size, char to[LIVE_ID_SIZE])
{
	g_autofree char *sum =
		g_compute_checksum_for_data(G_CHECKSUM_SHA256, (const guchar *)text, size);

	g_strlcpy(to, sum, LIVE_ID_SIZE);
}

static void shown_free(void *data)
{
	struct shown *shown = data;

	g_free(shown->head);
	g_ptr_array_unref(shown->moves);
	g_free(shown);
}

static struct shown *show(const struct live *live, const struct board *board)
{
	struct shown *shown = g_new0(struct shown, 1);
	g_autoptr(GString) text = g_string_new("");

	g_strlcpy(shown->id, board->id, sizeof(shown->id));
	shown->head = write_head(live, board);
	shown->moves = g_ptr_array_new_with_free_func(g_free);
	for (unsigned int i = 0; i < board->record.moves->len; i++)
		g_ptr_array_add(shown->moves, write_move(record_move(&board->record, i)));
	add_board(text, shown, 0);
	digest(text->str, text->len, shown->digest);
	return shown;
}

static unsigned int common_moves(const struct shown *a, const struct shown *b)
{
	unsigned int i = 0;

	while (i < a->moves->len && i < b->moves->len &&
	       !strcmp(g_ptr_array_index(a->moves, i), g_ptr_array_index(b->moves, i)))
		i++;
	return i;
}

static void new_state(struct live *live)
{
	g_autoptr(GString) digests = g_string_new("");

	g_clear_pointer(&live->json, g_bytes_unref);
	g_clear_pointer(&live->whole, g_bytes_unref);
	for (unsigned int i = 0; i < live->shown->len; i++)
		g_string_append(digests,
				((struct shown *)g_ptr_array_index(live->shown, i))->digest);
	digest(digests->str, digests->len, live->id);
}

void live_init(struct live *live)
{
	memset(live, 0, sizeof(*live));
	live->shown = g_ptr_array_new_with_free_func(shown_free);
	live->epoch = g_get_real_time() - g_get_monotonic_time();
	new_state(live);
}

void live_clear(struct live *live)
{
	if (!live->shown)
		return;
	g_ptr_array_unref(live->shown);
	g_clear_pointer(&live->json, g_bytes_unref);
	g_clear_pointer(&live->whole, g_bytes_unref);
	memset(live, 0, sizeof(*live));
}

static unsigned int place_of(const struct live *live, const struct board *board)
{
	unsigned int i = 0;

	while (i < live->shown->len &&
	       board_ids_compare(((struct shown *)g_ptr_array_index(live->shown, i))->id,
				 board->id) < 0)
		i++;
	return i;
}

static GBytes *event_of(const char *id, const char *name, const GString *json)
{
	char *text = g_strdup_printf("event: %s\nid: %s\ndata: %s\n\n", name, id, json->str);

	return g_bytes_new_take(text, strlen(text));
}

/* A board that was not there before comes with all others, so that each has its place. */
GBytes *live_take(struct live *live, const struct board *board)
{
	unsigned int place = place_of(live, board);
	struct shown *before =
		place < live->shown->len ? g_ptr_array_index(live->shown, place) : NULL;
	struct shown *now = show(live, board);
	g_autoptr(GString) json = g_string_new("");

	if (!before || strcmp(before->id, now->id) != 0) {
		g_ptr_array_insert(live->shown, (int)place, now);
		new_state(live);
		return g_bytes_ref(live_whole(live));
	}
	if (!strcmp(before->digest, now->digest)) {
		shown_free(now);
		return NULL;
	}
	add_board(json, now, common_moves(before, now));
	shown_free(before);
	g_ptr_array_index(live->shown, place) = now;
	new_state(live);
	return event_of(live->id, "board", json);
}

GBytes *live_json(struct live *live)
{
	GString *json;

	if (live->json)
		return live->json;
	json = g_string_new("{\"boards\":[");
	for (unsigned int i = 0; i < live->shown->len; i++) {
		if (i)
			g_string_append_c(json, ',');
		add_board(json, g_ptr_array_index(live->shown, i), 0);
	}
	g_string_append(json, "]}");
	live->json = g_string_free_to_bytes(json);
	return live->json;
}

GBytes *live_whole(struct live *live)
{
	g_autoptr(GString) json = NULL;
	const char *text;
	gsize size;

	if (live->whole)
		return live->whole;
	text = g_bytes_get_data(live_json(live), &size);
	json = g_string_new_len(text, (gssize)size);
	live->whole = event_of(live->id, "boards", json);
	return live->whole;
}

int64_t live_now(const struct live *live)
{
	return (g_get_monotonic_time() + live->epoch) / 1000;
}
