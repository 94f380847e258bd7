/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A page that plays through LiveChess, as strict as the one it stands for (FEEDS.md §1), with a
 * player at the board. The page looks at the first board, attaches to its game where the placement
 * is the game's, sets it up, and from then on takes one new move a frame: its own goes to the game,
 * the other's must be the game's. The player moves the pieces, by lines of a trace into a FIFO.
 *
 * usage: livechess-page WEBSOCKET FIFO MOVES [PLY...]
 *
 * MOVES are SAN. At each PLY, counted from 0, the page is loaded anew; with a "-" before it the
 * move before is taken back first, and made again. "PLY=SAN" stands for another move that is made
 * there first and put back, without loading. Exit: 0, or 1 after one line on standard error.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <json-c/json.h>
#include <libsoup/soup.h>

#include <chesslaws.h>

#include "../../die.h"

#define PLIES_MOST 200
/* As long as a hand needs at least to carry a piece, in ms. */
#define IN_THE_AIR 120
#define PATIENCE   20 /* s, for any one thing */

static struct {
	SoupSession *session;
	SoupWebsocketConnection *socket;
	GQueue frames;
	int board; /* the FIFO */
	/* The game: */
	struct laws_position positions[PLIES_MOST + 1];
	struct laws_move moves[PLIES_MOST];
	char san[PLIES_MOST][LAWS_SAN_SIZE];
	unsigned int count;
	laws_squares occupied; /* what stands on the board */
	/* The page: */
	unsigned int begins; /* ply at which its moves begin */
	/* Moves that it has seen since. None at all it does not look at: then the last stay. */
	unsigned int known;
	char seen[PLIES_MOST][LAWS_SAN_SIZE];
	char placement[LAWS_FEN_SIZE];
} page;

static void placement_of(unsigned int ply, char placement[LAWS_FEN_SIZE])
{
	laws_fen_write(&page.positions[ply], placement);
	*strchr(placement, ' ') = '\0';
}

static gboolean out_of_patience(gpointer what)
{
	die("nothing came for %d s: %s", PATIENCE, (const char *)what);
}

static void on_message(SoupWebsocketConnection *socket, SoupWebsocketDataType type, GBytes *bytes,
		       gpointer data)
{
	gsize size;
	const char *text = g_bytes_get_data(bytes, &size);
	struct json_object *frame;

	(void)socket, (void)data;
	if (type != SOUP_WEBSOCKET_DATA_TEXT)
		die("a frame that is no text");
	frame = json_tokener_parse(text);
	if (!json_object_is_type(json_object_object_get(frame, "time"), json_type_int))
		die("a frame without its time: %s", text);
	g_queue_push_tail(&page.frames, frame);
}

/* The next frame, the caller's to put. */
static struct json_object *next_frame(const char *why)
{
	guint timer = g_timeout_add_seconds(PATIENCE, out_of_patience, (gpointer)why);

	while (g_queue_is_empty(&page.frames)) {
		if (page.socket &&
		    soup_websocket_connection_get_state(page.socket) != SOUP_WEBSOCKET_STATE_OPEN)
			die("the connection has ended: %s", why);
		g_main_context_iteration(NULL, TRUE);
	}
	g_source_remove(timer);
	return g_queue_pop_head(&page.frames);
}

static const char *word(struct json_object *frame, const char *key)
{
	return json_object_get_string(json_object_object_get(frame, key));
}

/* Whatever a feed says of the board is remembered, with or without moves. */
static void note_board(struct json_object *frame)
{
	struct json_object *param = json_object_object_get(frame, "param");
	const char *board = word(param, "board");

	if (!strcmp(word(frame, "response"), "feed") && board)
		g_strlcpy(page.placement, board, sizeof(page.placement));
}

/* The answer to call @id; feeds that come before it are only looked at for the board. */
static struct json_object *answer(int64_t id)
{
	for (;;) {
		struct json_object *frame = next_frame("an answer");
		struct json_object *given = json_object_object_get(frame, "id");

		if (!strcmp(word(frame, "response"), "error"))
			die("an error: %s", json_object_get_string(frame));
		if (!strcmp(word(frame, "response"), "call")) {
			if (!json_object_is_type(given, json_type_int) ||
			    json_object_get_int64(given) != id)
				die("the id did not come back: %s", json_object_get_string(frame));
			return frame;
		}
		note_board(frame);
		json_object_put(frame);
	}
}

static void call(const char *text)
{
	soup_websocket_connection_send_text(page.socket, text);
}

static void on_connected(GObject *session, GAsyncResult *result, gpointer data)
{
	g_autoptr(GError) error = NULL;

	(void)data;
	page.socket = soup_session_websocket_connect_finish(SOUP_SESSION(session), result, &error);
	if (!page.socket)
		die("no connection: %s", error->message);
	g_signal_connect(page.socket, "message", G_CALLBACK(on_message), NULL);
}

static void leave(void)
{
	g_clear_object(&page.socket);
	while (!g_queue_is_empty(&page.frames))
		json_object_put(g_queue_pop_head(&page.frames));
}

/* Connects anew, and returns the answer to "eboards". */
static struct json_object *list_boards(const char *address)
{
	SoupMessage *message = soup_message_new("GET", address);

	leave();
	page.placement[0] = '\0';
	soup_session_websocket_connect_async(page.session, message, "https://lichess.org", NULL, 0,
					     NULL, on_connected, NULL);
	while (!page.socket)
		g_main_context_iteration(NULL, TRUE);
	g_object_unref(message);
	call("{\"id\":1,\"call\":\"eboards\"}");
	return answer(1);
}

/* The page takes the first board and asks no more: who sees none set up loads it again. */
static struct json_object *list_until_set_up(const char *address)
{
	gint64 end = g_get_monotonic_time() + (gint64)PATIENCE * G_USEC_PER_SEC;

	for (;;) {
		struct json_object *frame = list_boards(address);
		struct json_object *boards = json_object_object_get(frame, "param");

		if (json_object_array_length(boards) &&
		    word(json_object_array_get_idx(boards, 0), "board"))
			return frame;
		if (g_get_monotonic_time() > end)
			die("no board is set up: %s", json_object_get_string(frame));
		json_object_put(frame);
	}
}

/* Loads the page: it knows nothing but what the site has, the game after @ply moves. */
static void load(const char *address, unsigned int ply)
{
	struct json_object *frame = list_until_set_up(address);
	struct json_object *boards = json_object_object_get(frame, "param");
	char placement[LAWS_FEN_SIZE], fen[LAWS_FEN_SIZE];
	char *text;

	if (!strcmp(word(json_object_array_get_idx(boards, 0), "serialnr"), "0"))
		die("no board is connected: %s", json_object_get_string(frame));
	text = g_strdup_printf("{\"id\":2,\"call\":\"subscribe\",\"param\":{\"feed\":"
			       "\"eboardevent\",\"id\":1,\"param\":{\"serialnr\":\"%s\"}}}",
			       word(json_object_array_get_idx(boards, 0), "serialnr"));
	json_object_put(frame);
	call(text);
	g_free(text);
	frame = answer(2);
	if (json_object_object_get(frame, "param"))
		die("the answer to subscribe is not null: %s", json_object_get_string(frame));
	json_object_put(frame);
	placement_of(ply, placement);
	while (strcmp(page.placement, placement) != 0) {
		frame = next_frame("the game's placement");
		note_board(frame);
		json_object_put(frame);
	}
	laws_fen_write(&page.positions[ply], fen);
	text = g_strdup_printf("{\"id\":3,\"call\":\"call\",\"param\":{\"id\":1,\"method\":"
			       "\"setup\",\"param\":{\"fen\":\"%s\"}}}",
			       fen);
	call(text);
	g_free(text);
	json_object_put(answer(3));
	page.begins = ply;
	page.known = 0;
}

static const char *move_of(struct json_object *san, size_t i)
{
	return json_object_get_string(json_object_array_get_idx(san, i));
}

/*
 * One frame of the feed, as the page takes it: it counts moves, looks at the new one alone, and
 * never sees one that has come in another's place. Returns true with a new move.
 */
static bool take(struct json_object *frame)
{
	struct json_object *param = json_object_object_get(frame, "param");
	struct json_object *san = json_object_object_get(param, "san");
	char placement[LAWS_FEN_SIZE];
	size_t count;

	note_board(frame);
	count = san ? json_object_array_length(san) : 0;
	if (!count)
		return false;
	if (count > page.known + 1)
		die("%zu moves in a frame, where %u are known: %s", count, page.known,
		    json_object_get_string(frame));
	for (size_t i = 0; i < MIN(count, page.known); i++)
		if (strcmp(move_of(san, i), page.seen[i]) != 0)
			die("move %zu has come in the place of %s: %s", i + 1, page.seen[i],
			    json_object_get_string(frame));
	if (count <= page.known) {
		page.known = (unsigned int)count;
		return false;
	}
	if (page.begins + page.known >= page.count ||
	    strcmp(move_of(san, page.known), page.san[page.begins + page.known]) != 0)
		die("ply %u is another: %s", page.begins + page.known,
		    json_object_get_string(frame));
	g_strlcpy(page.seen[page.known], move_of(san, page.known), LAWS_SAN_SIZE);
	page.known++;
	placement_of(page.begins + page.known, placement);
	if (strcmp(page.placement, placement) != 0)
		die("the board of the frame is another: %s", json_object_get_string(frame));
	return true;
}

static void await_move(void)
{
	bool moved = false;

	while (!moved) {
		struct json_object *frame = next_frame("a move");

		moved = take(frame);
		json_object_put(frame);
	}
}

static void await_withdrawal(unsigned int known)
{
	while (page.known > known) {
		struct json_object *frame = next_frame("a move taken back");

		if (take(frame))
			die("a move more, where one is taken back: %s",
			    json_object_get_string(frame));
		json_object_put(frame);
	}
}

static gboolean over(gpointer done)
{
	*(bool *)done = true;
	return G_SOURCE_REMOVE;
}

static void say(const char *line)
{
	if (write(page.board, line, strlen(line)) < 0)
		die("the board's FIFO: %m");
}

/* The hand: what stands after it, and the time that it takes. */
static void show(laws_squares occupied)
{
	static unsigned int t = 1;
	char line[64];
	bool done = false;

	snprintf(line, sizeof(line), "%u %016llx 0\n", t++, (unsigned long long)occupied);
	say(line);
	page.occupied = occupied;
	g_timeout_add(IN_THE_AIR, over, &done);
	while (!done)
		g_main_context_iteration(NULL, TRUE);
}

/* Square by square: first what leaves the board, and the king before the rook. */
static void move_pieces(unsigned int from_ply, unsigned int to_ply)
{
	laws_squares to = laws_position_occupied(&page.positions[to_ply]);
	struct laws_move move = page.moves[MIN(from_ply, to_ply)];
	laws_square lifted = from_ply < to_ply ? move.from : move.to;
	laws_square placed = from_ply < to_ply ? move.to : move.from;
	laws_squares squares = page.occupied;

	/* A captured piece leaves first; taken back, it comes last. */
	if (from_ply < to_ply && squares & LAWS_SQUARE_SET(placed) && to & LAWS_SQUARE_SET(placed))
		show(squares &= ~LAWS_SQUARE_SET(placed));
	show(squares &= ~LAWS_SQUARE_SET(lifted));
	show(squares |= LAWS_SQUARE_SET(placed) & to);
	for (laws_square square = 0; square < 64; square++)
		if (squares & ~to & LAWS_SQUARE_SET(square))
			show(squares &= ~LAWS_SQUARE_SET(square));
	if (squares != to)
		show(to);
}

/* The game has @san at @ply from now on. */
static void read_move(unsigned int ply, const char *san)
{
	if (ply >= PLIES_MOST ||
	    laws_san_read(&page.positions[ply], san, strlen(san), &page.moves[ply]))
		die("'%s' is no legal move", san);
	laws_san_write(&page.positions[ply], page.moves[ply], page.san[ply]);
	page.positions[ply + 1] = page.positions[ply];
	laws_move_play(&page.positions[ply + 1], page.moves[ply]);
}

/* Where it would be the first since the page was loaded the page never sees that it is taken back.
 */
static void make_another_first(unsigned int ply, const char *san)
{
	char right[LAWS_SAN_SIZE];

	if (ply == page.begins)
		die("%s would be the page's first move", san);
	g_strlcpy(right, page.san[ply], sizeof(right));
	read_move(ply, san);
	move_pieces(ply, ply + 1);
	await_move();
	move_pieces(ply + 1, ply);
	await_withdrawal(ply - page.begins);
	read_move(ply, right);
}

static void read_game(const char *text)
{
	char **words = g_strsplit(text, " ", -1);

	laws_position_start(&page.positions[0]);
	for (char **san = words; *san; san++)
		read_move(page.count++, *san);
	g_strfreev(words);
}

/* What @word asks for at @ply. */
static void disturb(const char *address, unsigned int ply, const char *word)
{
	const char *other = strchr(word, '=');
	bool back = atoi(word) < 0;

	if (other) {
		make_another_first(ply, other + 1);
		return;
	}
	if (back)
		move_pieces(ply, ply - 1);
	load(address, back ? ply - 1 : ply);
	if (back) {
		move_pieces(ply - 1, ply);
		await_move();
	}
}

static void play(const char *address, int count, char **plies)
{
	load(address, 0);
	for (unsigned int ply = 0; ply < page.count; ply++) {
		if (count && (unsigned int)abs(atoi(plies[0])) == ply) {
			disturb(address, ply, plies[0]);
			plies++;
			count--;
		}
		move_pieces(ply, ply + 1);
		await_move();
	}
}

int main(int argc, char **argv)
{
	if (argc < 4)
		die("usage: livechess-page WEBSOCKET FIFO MOVES [PLY...]");
	read_game(argv[3]);
	page.board = open(argv[2], O_RDWR | O_CLOEXEC);
	if (page.board < 0)
		die("%s: %m", argv[2]);
	page.session = soup_session_new();
	page.occupied = laws_position_occupied(&page.positions[0]);
	say("reedtrace 1\n0 ffff00000000ffff 0\n");
	play(argv[1], argc - 4, argv + 4);
	printf("%u plies\n", page.count);
	leave();
	g_object_unref(page.session);
	return 0;
}
