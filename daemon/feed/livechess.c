/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Answers one LiveChess connection. A feed tells completed moves only, one ply a frame: what a
 * page sees of a game is what the public stream has, in an order that no page takes for two moves
 * at once.
 */
#include <json-c/json_visit.h>
#include <string.h>

#include "feed/livechess.h"
#include "util/keys.h"

/* What a feed shows of a board: where its moves begin, and how many there are. */
struct view {
	char start[LAWS_FEN_SIZE]; /* "": no game is known */
	unsigned int first;	   /* place of the first move in the record */
	unsigned int count;
	bool match; /* it is what stands on the board, as far as that is known */
};

struct clock_face {
	bool kept;
	int64_t seconds[2];
	int running;
};

struct feed {
	struct json_object *id; /* as the client wrote it */
	char board[BOARD_ID_MAX + 1];
	bool flipped;
	char setup[LAWS_FEN_SIZE]; /* where the client wants its moves to begin, or "" */
	/* The place of that position in the record of a game, if it is there: */
	bool anchored;
	unsigned int anchor_game, anchor;
	/* What was sent: */
	bool moves_told; /* start, san and match */
	char placement[LAWS_FEN_SIZE];
	char start[LAWS_FEN_SIZE];
	GPtrArray *san;
	bool match;
	struct clock_face clock;
};

static int64_t wall_ms(void)
{
	return g_get_real_time() / 1000;
}

const char *livechess_serial(const struct board *board)
{
	return strcmp(board->id, "0") ? board->id : "00";
}

/* A subscription goes on while its board is away, and so by the id, not by the object. */
static const struct board *board_of_serial(const struct boards *boards, const char *serial)
{
	for (unsigned int i = 0; i < boards->list->len; i++) {
		const struct board *board = g_ptr_array_index(boards->list, i);

		if (!strcmp(livechess_serial(board), serial))
			return board;
	}
	return NULL;
}

static bool same_placement_and_side(const char *a, const char *b)
{
	size_t length = strcspn(a, " ");

	return length == strcspn(b, " ") && !strncmp(a, b, length) &&
	       (!a[length] || !b[length] || a[length + 1] == b[length + 1]);
}

static const char *fen_after(const struct record *record, unsigned int count)
{
	return count ? record_move(record, count - 1)->fen : record->start;
}

static const char *initial_fen(void)
{
	static char fen[LAWS_FEN_SIZE];
	struct laws_position position;

	if (!fen[0]) {
		laws_position_start(&position);
		laws_fen_write(&position, fen);
	}
	return fen;
}

/* The first move behind the last break: before it the moves do not follow each other. */
static unsigned int unbroken_from(const struct record *record)
{
	unsigned int i = record->moves->len;

	while (i && record_move(record, i - 1)->follows)
		i--;
	return i;
}

/* Latest first: of a position that came again the one that stands now is meant. */
static bool find_setup(const struct record *record, unsigned int from, const char *setup,
		       unsigned int *first)
{
	for (unsigned int i = record->moves->len + 1; i-- > from;)
		if (same_placement_and_side(fen_after(record, i), setup)) {
			*first = i;
			return true;
		}
	return false;
}

/*
 * Where the moves of @feed begin, after it has set up a position: once found the place stays, so
 * that a position which comes again is no new beginning.
 */
static bool find_anchor(struct feed *feed, const struct record *record, unsigned int from)
{
	if (feed->anchored && feed->anchor_game == record->game && feed->anchor >= from &&
	    feed->anchor <= record->moves->len &&
	    same_placement_and_side(fen_after(record, feed->anchor), feed->setup))
		return true;
	feed->anchored = find_setup(record, from, feed->setup, &feed->anchor);
	feed->anchor_game = record->game;
	return feed->anchored;
}

static void look_between_games(const struct feed *feed, const struct record *record,
			       struct view *view)
{
	const char *stands = record->ready ? initial_fen() : "";

	g_strlcpy(view->start, feed->setup[0] ? feed->setup : stands, LAWS_FEN_SIZE);
	view->match = record->ready && same_placement_and_side(view->start, stands);
}

static void look(struct feed *feed, const struct record *record, struct view *view)
{
	unsigned int from = unbroken_from(record);

	*view = (struct view){.match = true};
	if (record->ready || record->state == RECORD_WAITING) {
		look_between_games(feed, record, view);
	} else if (feed->setup[0] && !find_anchor(feed, record, from)) {
		g_strlcpy(view->start, feed->setup, LAWS_FEN_SIZE);
		view->match = false;
	} else if (strcmp(record->fen, fen_after(record, record->moves->len)) != 0) {
		g_strlcpy(view->start, record->fen, LAWS_FEN_SIZE);
	} else {
		view->first = feed->setup[0] ? feed->anchor : from;
		view->count = record->moves->len - view->first;
		g_strlcpy(view->start, fen_after(record, view->first), LAWS_FEN_SIZE);
	}
}

/* What stands on the board, as far as the public knows; "" where it knows nothing. */
static void placement_now(const struct board *board, char placement[LAWS_FEN_SIZE])
{
	const struct record *record = &board->record;

	placement[0] = '\0';
	if (record->ready)
		record_placement(initial_fen(), placement);
	else if (record->state != RECORD_WAITING)
		record_placement(record->fen, placement);
}

static void face_read(const struct board *board, struct clock_face *face)
{
	*face = (struct clock_face){.running = board->clock.running};
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		int64_t left = board_left(board, (enum laws_side)side);

		face->kept = left != RECORD_NO_TIME;
		face->seconds[side] = left / 1000;
	}
}

static bool faces_differ(const struct clock_face *a, const struct clock_face *b)
{
	return a->kept != b->kept ||
	       (a->kept &&
		(a->seconds[LAWS_WHITE] != b->seconds[LAWS_WHITE] ||
		 a->seconds[LAWS_BLACK] != b->seconds[LAWS_BLACK] || a->running != b->running));
}

/* NULL, JSON's null, where no times are kept. */
static struct json_object *face_json(const struct clock_face *face)
{
	struct json_object *clock;

	if (!face->kept)
		return NULL;
	clock = json_object_new_object();
	json_object_object_add(clock, "white", json_object_new_int64(face->seconds[LAWS_WHITE]));
	json_object_object_add(clock, "black", json_object_new_int64(face->seconds[LAWS_BLACK]));
	json_object_object_add(
		clock, "run",
		face->running < 0 ? NULL : json_object_new_boolean(face->running == LAWS_WHITE));
	json_object_object_add(clock, "time", json_object_new_int64(wall_ms()));
	return clock;
}

struct json_object *livechess_clock(const struct board *board)
{
	struct clock_face face;

	face_read(board, &face);
	return face_json(&face);
}

static struct json_object *text_or_null(const char *text)
{
	return text[0] ? json_object_new_string(text) : NULL;
}

static struct json_object *eboard_json(const struct board *board)
{
	struct json_object *eboard = json_object_new_object();
	char placement[LAWS_FEN_SIZE];
	struct clock_face face;
	bool works = board->there && (board->delayed || !strcmp(board->health, "ok"));

	placement_now(board, placement);
	face_read(board, &face);
	json_object_object_add(eboard, "serialnr", json_object_new_string(livechess_serial(board)));
	json_object_object_add(eboard, "source", json_object_new_string("touchmove"));
	json_object_object_add(eboard, "state",
			       json_object_new_string(works ? "ACTIVE" : "NOTRESPONDING"));
	json_object_object_add(eboard, "battery", NULL);
	json_object_object_add(eboard, "comment", NULL);
	json_object_object_add(eboard, "board", text_or_null(placement));
	json_object_object_add(eboard, "flipped", json_object_new_boolean(false));
	json_object_object_add(eboard, "clock", face_json(&face));
	return eboard;
}

/* Pages take the first board: that one is first on which a game goes on, or is about to. */
static int rank(const struct board *board)
{
	if (!board->there)
		return 3;
	if (board->record.ready)
		return 1;
	return board->record.state == RECORD_PLAYING || board->record.state == RECORD_PAUSED ? 0
											     : 2;
}

struct json_object *livechess_eboards(const struct boards *boards)
{
	struct json_object *list = json_object_new_array();

	for (int wanted = 0; wanted <= 3; wanted++)
		for (unsigned int i = 0; i < boards->list->len; i++) {
			const struct board *board = g_ptr_array_index(boards->list, i);

			if (rank(board) == wanted)
				json_object_array_add(list, eboard_json(board));
		}
	return list;
}

static void send(struct livechess *connection, struct json_object *frame)
{
	json_object_object_add(frame, "time", json_object_new_int64(wall_ms()));
	connection->send(connection->data,
			 json_object_to_json_string_ext(
				 frame, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(frame);
}

/* Takes @param over. */
static void answer(struct livechess *connection, const char *response, struct json_object *id,
		   struct json_object *param)
{
	struct json_object *frame = json_object_new_object();

	json_object_object_add(frame, "response", json_object_new_string(response));
	json_object_object_add(frame, "id", json_object_get(id));
	json_object_object_add(frame, "param", param);
	send(connection, frame);
}

__attribute__((format(printf, 3, 4))) static void
answer_error(struct livechess *connection, struct json_object *id, const char *format, ...)
{
	struct json_object *param = json_object_new_object();
	va_list arguments;
	char *text, *clean;

	va_start(arguments, format);
	text = g_strdup_vprintf(format, arguments);
	va_end(arguments);
	clean = g_utf8_make_valid(text, -1);
	json_object_object_add(param, "message", json_object_new_string(clean));
	answer(connection, "error", id, param);
	g_free(clean);
	g_free(text);
}

static struct json_object *feed_param(const struct feed *feed, const struct board *board)
{
	struct json_object *param = json_object_new_object();

	json_object_object_add(param, "serialnr", json_object_new_string(livechess_serial(board)));
	json_object_object_add(param, "flipped", json_object_new_boolean(feed->flipped));
	return param;
}

static void add_placement(struct feed *feed, struct json_object *param, const char *fen)
{
	char placement[LAWS_FEN_SIZE];

	record_placement(fen, placement);
	if (!placement[0] || !strcmp(placement, feed->placement))
		return;
	g_strlcpy(feed->placement, placement, sizeof(feed->placement));
	json_object_object_add(param, "board", json_object_new_string(placement));
}

static void add_clock(struct feed *feed, const struct board *board, struct json_object *param)
{
	struct clock_face face;

	face_read(board, &face);
	if (!faces_differ(&face, &feed->clock))
		return;
	feed->clock = face;
	json_object_object_add(param, "clock", face_json(&face));
}

static void add_moves(struct feed *feed, const struct view *view, struct json_object *param)
{
	struct json_object *san = json_object_new_array();

	if (strcmp(feed->start, view->start) != 0 || !feed->moves_told) {
		g_strlcpy(feed->start, view->start, sizeof(feed->start));
		json_object_object_add(param, "start", json_object_new_string(feed->start));
	}
	for (unsigned int i = 0; i < feed->san->len; i++)
		json_object_array_add(san, json_object_new_string(g_ptr_array_index(feed->san, i)));
	json_object_object_add(param, "san", san);
	if (feed->match != view->match || !feed->moves_told)
		json_object_object_add(param, "match", json_object_new_boolean(view->match));
	feed->match = view->match;
	feed->moves_told = true;
}

/* A frame with the moves that feed->san has by now. */
static void send_moves(struct livechess *connection, struct feed *feed, const struct board *board,
		       const struct view *view, const char *fen)
{
	struct json_object *param = feed_param(feed, board);

	add_placement(feed, param, fen);
	add_clock(feed, board, param);
	add_moves(feed, view, param);
	answer(connection, "feed", feed->id, param);
}

static const char *view_san(const struct record *record, const struct view *view, unsigned int i)
{
	return record_move(record, view->first + i)->san;
}

/* How many moves both what was sent and @view begin with. */
static unsigned int in_common(const struct feed *feed, const struct record *record,
			      const struct view *view)
{
	unsigned int i = 0;

	while (i < feed->san->len && i < view->count &&
	       !strcmp(g_ptr_array_index(feed->san, i), view_san(record, view, i)))
		i++;
	return i;
}

/*
 * Begins the line of @view. A page that has set up a position takes the moves behind it one by one;
 * to others all of them are news, and nothing that they have seen is followed by two at once.
 */
static void begin_line(struct livechess *connection, struct feed *feed, const struct board *board,
		       const struct view *view)
{
	const struct record *record = &board->record;
	char now[LAWS_FEN_SIZE];

	placement_now(board, now);
	g_ptr_array_set_size(feed->san, 0);
	for (unsigned int i = 0; i < view->count && !feed->setup[0]; i++)
		g_ptr_array_add(feed->san, g_strdup(view_san(record, view, i)));
	send_moves(connection, feed, board, view,
		   feed->san->len == view->count ? now : fen_after(record, view->first));
}

/*
 * A page takes two new moves in one frame for an error of the board: one ply a frame. It counts
 * moves, and does not see one that comes in another's place: that one goes first.
 */
static void bring_up(struct livechess *connection, struct feed *feed, const struct board *board)
{
	const struct record *record = &board->record;
	struct view view;
	unsigned int same;

	look(feed, record, &view);
	if (!view.start[0])
		return;
	if (!feed->moves_told || strcmp(feed->start, view.start) != 0 || feed->match != view.match)
		begin_line(connection, feed, board, &view);
	same = in_common(feed, record, &view);
	if (same < feed->san->len) {
		g_ptr_array_set_size(feed->san, (int)same);
		send_moves(connection, feed, board, &view, fen_after(record, view.first + same));
	}
	for (; same < view.count; same++) {
		g_ptr_array_add(feed->san, g_strdup(view_san(record, &view, same)));
		send_moves(connection, feed, board, &view,
			   fen_after(record, view.first + same + 1));
	}
}

/* What is left when no move was told: the board, as at the start of the next game, and the clock.
 */
static void send_rest(struct livechess *connection, struct feed *feed, const struct board *board)
{
	struct json_object *param = feed_param(feed, board);
	int keys = json_object_object_length(param);
	char placement[LAWS_FEN_SIZE];

	placement_now(board, placement);
	add_placement(feed, param, placement);
	add_clock(feed, board, param);
	if (json_object_object_length(param) > keys)
		answer(connection, "feed", feed->id, param);
	else
		json_object_put(param);
}

void livechess_board_changed(struct livechess *connection, const struct board *board)
{
	for (unsigned int i = 0; i < connection->feeds->len; i++) {
		struct feed *feed = g_ptr_array_index(connection->feeds, i);

		if (strcmp(feed->board, board->id) != 0)
			continue;
		bring_up(connection, feed, board);
		send_rest(connection, feed, board);
	}
}

static bool same_id(struct json_object *a, struct json_object *b)
{
	return json_object_equal(a, b);
}

static struct feed *find_feed(const struct livechess *connection, struct json_object *id,
			      unsigned int *place)
{
	for (unsigned int i = 0; i < connection->feeds->len; i++) {
		struct feed *feed = g_ptr_array_index(connection->feeds, i);

		if (same_id(feed->id, id)) {
			if (place)
				*place = i;
			return feed;
		}
	}
	return NULL;
}

static void feed_free(void *data)
{
	struct feed *feed = data;

	json_object_put(feed->id);
	g_ptr_array_unref(feed->san);
	g_free(feed);
}

static struct json_object *member(struct json_object *object, const char *key)
{
	struct json_object *value = NULL;

	if (object && json_object_is_type(object, json_type_object))
		json_object_object_get_ex(object, key, &value);
	return value;
}

static const char *text_member(struct json_object *object, const char *key)
{
	struct json_object *value = member(object, key);

	return value && json_object_is_type(value, json_type_string) ? json_object_get_string(value)
								     : "";
}

/* An id repeats after a reconnection, and with one the feed begins anew. */
static void subscribe(struct livechess *connection, struct json_object *id,
		      struct json_object *param)
{
	const char *serial = text_member(member(param, "param"), "serialnr");
	const struct board *board = board_of_serial(connection->boards, serial);
	struct json_object *feed_id = member(param, "id");
	struct json_object *first;
	char placement[LAWS_FEN_SIZE];
	struct feed *feed;
	unsigned int place;

	if (strcmp(text_member(param, "feed"), "eboardevent") != 0) {
		answer_error(connection, id, "there is no feed '%.40s'; there is 'eboardevent'",
			     text_member(param, "feed"));
		return;
	}
	if (!board) {
		answer_error(connection, id,
			     "there is no board with serialnr '%.40s'; 'eboards' "
			     "lists them",
			     serial);
		return;
	}
	if (find_feed(connection, feed_id, &place))
		g_ptr_array_remove_index(connection->feeds, place);
	if (connection->feeds->len == LIVECHESS_FEEDS_MOST) {
		answer_error(connection, id, "a connection has at most %d feeds",
			     LIVECHESS_FEEDS_MOST);
		return;
	}
	feed = g_new0(struct feed, 1);
	feed->id = json_object_get(feed_id);
	feed->san = g_ptr_array_new_with_free_func(g_free);
	feed->match = true;
	g_strlcpy(feed->board, board->id, sizeof(feed->board));
	g_ptr_array_add(connection->feeds, feed);
	answer(connection, "call", id, NULL);
	first = feed_param(feed, board);
	placement_now(board, placement);
	add_placement(feed, first, placement);
	face_read(board, &feed->clock);
	json_object_object_add(first, "clock", face_json(&feed->clock));
	answer(connection, "feed", feed->id, first);
}

static void unsubscribe(struct livechess *connection, struct json_object *id,
			struct json_object *param)
{
	struct json_object *feed_id =
		json_object_is_type(param, json_type_object) ? member(param, "id") : param;
	unsigned int place;

	if (!find_feed(connection, feed_id, &place)) {
		answer_error(connection, id, "there is no feed with this id");
		return;
	}
	g_ptr_array_remove_index(connection->feeds, place);
	answer(connection, "call", id, NULL);
}

/* It chooses where the feed's moves begin; the daemon's game is not touched (FEEDS.md §1). */
static void set_up(struct livechess *connection, struct json_object *id, struct feed *feed,
		   struct json_object *param)
{
	const char *fen = text_member(param, "fen");
	const struct board *board = boards_find(connection->boards, feed->board);
	struct laws_setup setup;

	/* A page may leave out all but the placement; it is compared by what it has. */
	if (strlen(fen) >= LAWS_FEN_SIZE || !fen[0] ||
	    (strchr(fen, ' ') && laws_fen_read_chess960(fen, &setup, NULL))) {
		answer_error(connection, id, "'setup' expects a FEN, not '%.100s'", fen);
		return;
	}
	g_strlcpy(feed->setup, fen, sizeof(feed->setup));
	feed->anchored = false;
	feed->moves_told = false;
	feed->start[0] = '\0';
	g_ptr_array_set_size(feed->san, 0);
	answer(connection, "call", id, NULL);
	if (board)
		livechess_board_changed(connection, board);
}

static void call_feed(struct livechess *connection, struct json_object *id,
		      struct json_object *param)
{
	struct feed *feed = find_feed(connection, member(param, "id"), NULL);
	const char *method = text_member(param, "method");
	struct json_object *arguments = member(param, "param"), *flip;

	if (!feed) {
		answer_error(connection, id,
			     "there is no feed with this id; 'subscribe' makes one");
	} else if (!strcmp(method, "setup")) {
		set_up(connection, id, feed, arguments);
	} else if (!strcmp(method, "flip")) {
		flip = member(arguments, "flip");
		if (!json_object_is_type(flip, json_type_boolean)) {
			answer_error(connection, id, "'flip' expects true or false");
			return;
		}
		feed->flipped = json_object_get_boolean(flip);
		answer(connection, "call", id, NULL);
	} else {
		answer_error(connection, id,
			     "there is no method '%.40s'; there is 'setup' and 'flip'", method);
	}
}

static void take_call(struct livechess *connection, struct json_object *frame)
{
	struct json_object *id = member(frame, "id");
	struct json_object *param = member(frame, "param");
	const char *call = text_member(frame, "call");

	if (!strcmp(call, "eboards"))
		answer(connection, "call", id, livechess_eboards(connection->boards));
	else if (!strcmp(call, "subscribe"))
		subscribe(connection, id, param);
	else if (!strcmp(call, "unsubscribe"))
		unsubscribe(connection, id, param);
	else if (!strcmp(call, "call"))
		call_feed(connection, id, param);
	else
		answer_error(connection, id,
			     "there is no call '%.40s'; there is 'eboards', 'subscribe', "
			     "'unsubscribe' and 'call'",
			     call);
}

/* Anything but blanks behind the object. */
static bool is_more(const char *text, size_t length, size_t at)
{
	while (at < length && g_ascii_isspace(text[at]))
		at++;
	return at < length;
}

static int look_for_no_number(struct json_object *value, int flags, struct json_object *parent,
			      const char *key, size_t *index, void *found)
{
	(void)flags, (void)parent, (void)key, (void)index;
	/* A number that is only too large is one by its text. */
	if (json_object_is_type(value, json_type_double) &&
	    strpbrk(json_object_to_json_string(value), "NI"))
		*(bool *)found = true;
	return JSON_C_VISIT_RETURN_CONTINUE;
}

/* NaN or Infinity, which json-c reads though RFC 8259 (6) has no such numbers. */
static bool has_no_number(struct json_object *frame)
{
	bool found = false;

	json_c_visit(frame, 0, look_for_no_number, &found);
	return found;
}

void livechess_receive(struct livechess *connection, const char *text, size_t length)
{
	struct json_tokener *tokener;
	struct json_object *frame = NULL;

	if (length <= LIVECHESS_FRAME_MOST) {
		tokener = json_tokener_new();
		json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
		frame = json_tokener_parse_ex(tokener, text, (int)length);
		if (frame && (!json_object_is_type(frame, json_type_object) ||
			      is_more(text, length, json_tokener_get_parse_end(tokener)) ||
			      has_no_number(frame))) {
			json_object_put(frame);
			frame = NULL;
		}
		json_tokener_free(tokener);
	}
	if (frame)
		take_call(connection, frame);
	else
		answer_error(connection, NULL, "a frame is one JSON object of at most %d bytes",
			     LIVECHESS_FRAME_MOST);
	json_object_put(frame);
}

void livechess_init(struct livechess *connection, const struct boards *boards,
		    void (*send_frame)(void *data, const char *text), void *data)
{
	connection->boards = boards;
	connection->send = send_frame;
	connection->data = data;
	connection->feeds = g_ptr_array_new_with_free_func(feed_free);
}

void livechess_clear(struct livechess *connection)
{
	g_ptr_array_unref(connection->feeds);
}
