/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Each line is a frame of one LiveChess connection; behind each a move is made on every board. What
 * is answered is whole JSON of the protocol's three kinds, and never more than a few frames each.
 */
#include "feed/livechess.h"
#include "feed_boards.h"
#include "fuzz.h"

/* A frame of a feed has all moves of a game; here at most one for each line. */
#define ANSWER_MOST ((size_t)1 << 20)

struct told {
	unsigned int frames;
};

static void on_frame(void *data, const char *text)
{
	struct told *told = data;
	struct json_object *frame = json_tokener_parse(text), *kind;

	told->frames++;
	CHECK(strlen(text) <= ANSWER_MOST && g_utf8_validate(text, -1, NULL));
	CHECK(json_object_is_type(frame, json_type_object));
	CHECK(json_object_object_get_ex(frame, "response", &kind));
	text = json_object_get_string(kind);
	CHECK(!strcmp(text, "call") || !strcmp(text, "feed") || !strcmp(text, "error"));
	CHECK(json_object_object_get_ex(frame, "id", NULL));
	json_object_put(frame);
}

static void play_on(struct livechess *connection, struct boards *boards)
{
	for (unsigned int i = 0; i < boards->list->len; i++) {
		struct board *board = g_ptr_array_index(boards->list, i);

		feed_move(board);
		livechess_board_changed(connection, board);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct told told = {0};
	struct livechess connection;
	struct boards boards;

	feed_boards_begin(&boards);
	livechess_init(&connection, &boards, on_frame, &told);
	while (size) {
		const uint8_t *end = memchr(data, '\n', size);
		size_t length = end ? (size_t)(end - data) : size;
		unsigned int before = told.frames;
		char *line = string_of(data, length);

		livechess_receive(&connection, line, length);
		free(line);
		/* An answer, and a feed's first state with its moves one by one. */
		CHECK(told.frames > before);
		CHECK(connection.feeds->len <= LIVECHESS_FEEDS_MOST);
		play_on(&connection, &boards);
		data += length + (end != NULL);
		size -= length + (end != NULL);
	}
	livechess_clear(&connection);
	feed_boards_end(&boards);
	return 0;
}
