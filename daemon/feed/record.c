/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps a game from its public events; moves are judged again, so that a line is always legal. */
#include <string.h>

#include "feed/record.h"
#include "util/keys.h"
#include "util/words.h"

/* Fits any move of a game: the daemon itself keeps no more (event/scoresheet.h). */
#define MOVES_MOST 2048

static void copy(char *to, size_t size, const char *from)
{
	g_strlcpy(to, from, size);
}

static void start_from(struct record *record, const char *fen)
{
	struct laws_position position;

	if (fen[0]) {
		copy(record->start, sizeof(record->start), fen);
	} else {
		laws_position_start(&position);
		laws_fen_write(&position, record->start);
	}
	memcpy(record->fen, record->start, sizeof(record->fen));
}

void record_init(struct record *record)
{
	memset(record, 0, sizeof(*record));
	record->moves = g_array_new(FALSE, TRUE, sizeof(struct record_move));
	record->start_ms[LAWS_WHITE] = RECORD_NO_TIME;
	record->start_ms[LAWS_BLACK] = RECORD_NO_TIME;
	copy(record->result, sizeof(record->result), "*");
	start_from(record, "");
}

void record_clear(struct record *record)
{
	g_array_unref(record->moves);
	memset(record, 0, sizeof(*record));
}

void record_restart(struct record *record)
{
	char names[RECORD_NAMES][RECORD_NAME_SIZE];

	memcpy(names, record->names, sizeof(names));
	record_clear(record);
	record_init(record);
	memcpy(record->names, names, sizeof(names));
}

/* The position of @fen; false where it is none in which moves can be played. */
static bool read_position(const char *fen, bool chess960, struct laws_position *position)
{
	struct laws_setup setup;

	if ((chess960 ? laws_fen_read_chess960 : laws_fen_read)(fen, &setup, NULL))
		return false;
	setup.chess960 = chess960;
	return laws_position_init(position, &setup) == 0;
}

/* The public is told no variant: a start position of Chess960's own says it. */
static bool start_is_chess960(const char *fen)
{
	struct laws_position start, usual;

	if (!read_position(fen, true, &start) || !laws_position_start_on_board(&start, start.board))
		return false;
	laws_position_start(&usual);
	return memcmp(start.board, usual.board, sizeof(usual.board)) != 0;
}

/* The four fields of a FEN that say what can be played; the counters do not. */
static bool same_position(const char *a, const char *b)
{
	int fields = 0;

	while (*a == *b && *a && fields < 4) {
		fields += *a == ' ';
		a++, b++;
	}
	return fields == 4 || *a == *b;
}

/* Plays @uci in the position of @fen: fills @move with its SAN and the FEN after it. */
static bool play(const struct record *record, const char *fen, const char *uci,
		 struct record_move *move)
{
	struct laws_position position;
	struct laws_move played;

	if (!read_position(fen, record->chess960, &position) ||
	    laws_uci_read(&position, uci, strlen(uci), &played))
		return false;
	laws_san_write(&position, played, move->san);
	laws_uci_write(&position, played, move->uci);
	laws_move_play(&position, played);
	laws_fen_write(&position, move->fen);
	return true;
}

static const char *before(const struct record *record, unsigned int i)
{
	return i ? record_move(record, i - 1)->fen : record->start;
}

/* Forgets the moves from @ply on. */
static void go_back(struct record *record, unsigned int ply)
{
	unsigned int count = record->moves->len;

	while (count && record_move(record, count - 1)->ply >= ply)
		count--;
	if (count == record->moves->len)
		return;
	g_array_set_size(record->moves, count);
	copy(record->fen, sizeof(record->fen), before(record, count));
}

static int64_t time_of(struct json_object *event, const char *key)
{
	return json_object_object_get_ex(event, key, NULL) ? number_of(event, key) : RECORD_NO_TIME;
}

static enum laws_side side_of(struct json_object *event, const char *key)
{
	return strcmp(text_of(event, key), side_words[LAWS_BLACK]) ? LAWS_WHITE : LAWS_BLACK;
}

static void take_completed(struct record *record, struct json_object *event)
{
	struct record_move move = {.ply = (unsigned int)number_of(event, "ply")};
	struct record_move again = {0};

	if (!move.ply || record->moves->len == MOVES_MOST)
		return;
	go_back(record, move.ply);
	move.side = side_of(event, "side");
	copy(move.uci, sizeof(move.uci), text_of(event, "uci"));
	copy(move.san, sizeof(move.san), text_of(event, "san"));
	copy(move.fen, sizeof(move.fen), text_of(event, "fen"));
	move.left_ms[LAWS_WHITE] = time_of(event, "white_ms");
	move.left_ms[LAWS_BLACK] = time_of(event, "black_ms");
	move.follows = same_position(before(record, record->moves->len), record->fen) &&
		       play(record, record->fen, move.uci, &again) &&
		       same_position(again.fen, move.fen);
	g_array_append_val(record->moves, move);
	copy(record->fen, sizeof(record->fen), move.fen);
}

/* Later moves are played again: what stands on the board after them has changed, too. */
static void take_promotion(struct record *record, struct json_object *event)
{
	unsigned int ply = (unsigned int)number_of(event, "ply");
	struct record_move again;
	unsigned int i = 0;

	while (i < record->moves->len && record_move(record, i)->ply != ply)
		i++;
	if (i == record->moves->len || !text_of(event, "uci")[0])
		return;
	copy(g_array_index(record->moves, struct record_move, i).uci, LAWS_UCI_SIZE,
	     text_of(event, "uci"));
	for (; i < record->moves->len; i++) {
		again = *record_move(record, i);
		if (!again.follows || !play(record, before(record, i), again.uci, &again))
			return;
		g_array_index(record->moves, struct record_move, i) = again;
	}
	copy(record->fen, sizeof(record->fen), before(record, i));
}

static void end(struct record *record, const char *result, const char *reason)
{
	copy(record->result, sizeof(record->result), result);
	copy(record->reason, sizeof(record->reason), reason);
}

/* The names stay: they are given to a board, and changed by events of their own. */
static void take_started(struct record *record, struct json_object *event)
{
	g_array_set_size(record->moves, 0);
	record->state = RECORD_PLAYING;
	record->ready = false;
	record->reversed = false;
	record->start_ms[LAWS_WHITE] = RECORD_NO_TIME;
	record->start_ms[LAWS_BLACK] = RECORD_NO_TIME;
	record->chess960 = start_is_chess960(text_of(event, "fen"));
	start_from(record, text_of(event, "fen"));
	end(record, "*", "");
	copy(record->started, sizeof(record->started), text_of(event, "date"));
}

static void take_game(struct record *record, struct json_object *event)
{
	const char *state = text_of(event, "state");
	struct json_object *reversed;

	if (!strcmp(state, "ready")) {
		record->ready = true;
		return;
	}
	record->ready = false;
	if (json_object_object_get_ex(event, "game", NULL))
		record->game = (unsigned int)number_of(event, "game");
	record->reversed = json_object_object_get_ex(event, "reversed", &reversed) &&
			   json_object_get_boolean(reversed);
	if (!strcmp(state, "started")) {
		take_started(record, event);
	} else if (!strcmp(state, "resumed")) {
		record->state = RECORD_PLAYING;
	} else if (!strcmp(state, "ended")) {
		record->state = RECORD_ENDED;
		end(record, text_of(event, "result"), text_of(event, "reason"));
	} else if (!strcmp(state, "paused") || !strcmp(state, "adjourned")) {
		record->state = RECORD_PAUSED;
		end(record, "*", "");
		if (text_of(event, "fen")[0])
			copy(record->fen, sizeof(record->fen), text_of(event, "fen"));
	}
}

/* What both clocks show before the first move is what a move's time is counted from. */
static void take_clock(struct record *record, struct json_object *event)
{
	if (record->moves->len)
		return;
	record->start_ms[LAWS_WHITE] = time_of(event, "white_ms");
	record->start_ms[LAWS_BLACK] = time_of(event, "black_ms");
}

static void take_names(struct record *record, struct json_object *event)
{
	static const char *const keys[] = {
		[RECORD_WHITE] = "white", [RECORD_BLACK] = "black", [RECORD_EVENT] = "event",
		[RECORD_SITE] = "site",	  [RECORD_ROUND] = "round", [RECORD_DATE] = "date",
	};

	for (unsigned int i = 0; i < G_N_ELEMENTS(keys); i++)
		if (json_object_object_get_ex(event, keys[i], NULL))
			copy(record->names[i], RECORD_NAME_SIZE, text_of(event, keys[i]));
}

void record_take(struct record *record, struct json_object *event)
{
	const char *type = text_of(event, "type");

	if (!strcmp(type, "game"))
		take_game(record, event);
	else if (!strcmp(type, "completed"))
		take_completed(record, event);
	else if (!strcmp(type, "withdrawn") && number_of(event, "ply") > 0)
		go_back(record, (unsigned int)number_of(event, "ply"));
	else if (!strcmp(type, "promotion"))
		take_promotion(record, event);
	else if (!strcmp(type, "clock"))
		take_clock(record, event);
	else if (!strcmp(type, "tags"))
		take_names(record, event);
}

unsigned int record_line(const struct record *record)
{
	unsigned int i = 0;

	while (i < record->moves->len && record_move(record, i)->follows)
		i++;
	return i;
}

int64_t record_spent(const struct record *record, unsigned int i, int64_t increment)
{
	const struct record_move *move = record_move(record, i);
	int64_t left = move->left_ms[move->side];
	int64_t last = record->start_ms[move->side];
	unsigned int earlier = i;

	while (earlier--)
		if (record_move(record, earlier)->side == move->side) {
			last = record_move(record, earlier)->left_ms[move->side];
			break;
		}
	if (left == RECORD_NO_TIME || last == RECORD_NO_TIME)
		return RECORD_NO_TIME;
	return MAX(last + increment - left, 0);
}

void record_placement(const char *fen, char placement[LAWS_FEN_SIZE])
{
	size_t length = strcspn(fen, " ");

	memcpy(placement, fen, MIN(length, LAWS_FEN_SIZE - 1));
	placement[MIN(length, LAWS_FEN_SIZE - 1)] = '\0';
}
