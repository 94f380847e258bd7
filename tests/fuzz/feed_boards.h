/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Boards with a game each, for the fuzzers of what the gateway is asked. */
#ifndef TEST_FUZZ_FEED_BOARDS_H
#define TEST_FUZZ_FEED_BOARDS_H

#include "feed/boards.h"

static inline void feed_tell(struct board *board, const char *event)
{
	struct json_object *object = json_tokener_parse(event);

	record_take(&board->record, object);
	json_object_put(object);
}

/* The next ply of a game that goes on without end: knights out and home again. */
static inline void feed_move(struct board *board)
{
	static const char *const moves[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
	struct record *record = &board->record;
	unsigned int ply = record->moves->len;
	struct laws_position position;
	struct laws_setup setup;
	struct laws_move move;
	char san[LAWS_SAN_SIZE], fen[LAWS_FEN_SIZE];
	g_autofree char *event = NULL;

	laws_fen_read(record->fen, &setup, NULL);
	laws_position_init(&position, &setup);
	laws_uci_read(&position, moves[ply % 4], 4, &move);
	laws_san_write(&position, move, san);
	laws_move_play(&position, move);
	laws_fen_write(&position, fen);
	event = g_strdup_printf("{\"type\":\"completed\",\"ply\":%u,\"side\":\"%s\",\"uci\":\"%s\","
				"\"san\":\"%s\",\"fen\":\"%s\",\"white_ms\":60000,"
				"\"black_ms\":59000}",
				ply + 1, ply % 2 ? "black" : "white", moves[ply % 4], san, fen);
	feed_tell(board, event);
}

static inline struct board *feed_board(struct boards *boards, const char *id)
{
	struct board *board = g_new0(struct board, 1);

	g_strlcpy(board->id, id, sizeof(board->id));
	g_strlcpy(board->health, "ok", sizeof(board->health));
	board->there = true;
	board->boards = boards;
	board->clock = (struct board_clock){{60000, 59000}, LAWS_WHITE, 0, 0};
	record_init(&board->record);
	g_ptr_array_add(boards->list, board);
	feed_tell(board, "{\"type\":\"game\",\"state\":\"started\",\"game\":1}");
	return board;
}

static inline void feed_board_free(void *data)
{
	struct board *board = data;

	record_clear(&board->record);
	g_free(board);
}

static inline void feed_boards_begin(struct boards *boards)
{
	*boards = (struct boards){.list = g_ptr_array_new_with_free_func(feed_board_free),
				  .watchers = g_array_new(FALSE, FALSE, 2 * sizeof(void *)),
				  .daemon = true};
	feed_move(feed_board(boards, "1"));
	feed_move(feed_board(boards, "a_b"));
}

static inline void feed_boards_end(struct boards *boards)
{
	g_ptr_array_unref(boards->list);
	g_array_unref(boards->watchers);
}

#endif
