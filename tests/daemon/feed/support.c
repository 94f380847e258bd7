/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "support.h"

void tell(struct record *record, const char *event)
{
	g_autofree char *text = g_strdelimit(g_strdup(event), "'", '"');
	struct json_object *object = json_tokener_parse(text);

	cr_assert(object, "no JSON: %s", text);
	record_take(record, object);
	json_object_put(object);
}

__attribute__((format(printf, 2, 3))) static void tell_format(struct record *record,
							      const char *format, ...)
{
	char text[1000];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof(text), format, arguments);
	va_end(arguments);
	tell(record, text);
}

void start_game(struct record *record, unsigned int game, const char *fen)
{
	if (fen[0])
		tell_format(record,
			    "{'type':'game','state':'started','game':%u,'fen':'%s',"
			    "'date':'2026-11-23T09:30:00Z'}",
			    game, fen);
	else
		tell_format(record,
			    "{'type':'game','state':'started','game':%u,"
			    "'date':'2026-11-23T09:30:00Z'}",
			    game);
}

static unsigned int next_ply(const struct record *record)
{
	return record->moves->len ? record_move(record, record->moves->len - 1)->ply + 1 : 1;
}

static void complete_one(struct record *record, const char *san)
{
	struct laws_position position;
	struct laws_setup setup;
	struct laws_move move;
	char uci[LAWS_UCI_SIZE], written[LAWS_SAN_SIZE], fen[LAWS_FEN_SIZE];
	bool white;

	cr_assert_eq((record->chess960 ? laws_fen_read_chess960 : laws_fen_read)(record->fen,
										 &setup, NULL),
		     0);
	setup.chess960 = record->chess960;
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	cr_assert_eq(laws_san_read(&position, san, strlen(san), &move), 0, "%s is not legal", san);
	white = laws_position_side(&position) == LAWS_WHITE;
	laws_uci_write(&position, move, uci);
	laws_san_write(&position, move, written);
	laws_move_play(&position, move);
	laws_fen_write(&position, fen);
	tell_format(record,
		    "{'type':'completed','ply':%u,'side':'%s','uci':'%s','san':'%s','fen':'%s',"
		    "'by':'clock','white_ms':%u,'black_ms':%u}",
		    next_ply(record), white ? "white" : "black", uci, written, fen,
		    5400000 - 1000 * next_ply(record), 5400000 - 2000 * next_ply(record));
}

void complete(struct record *record, const char *san)
{
	g_auto(GStrv) words = g_strsplit(san, " ", -1);

	for (char **word = words; *word; word++)
		if (**word)
			complete_one(record, *word);
}

void complete_illegal(struct record *record, const char *uci, const char *fen)
{
	tell_format(record,
		    "{'type':'completed','ply':%u,'side':'%s','uci':'%s','san':'%s','fen':'%s'}",
		    next_ply(record), strchr(fen, 'w') ? "black" : "white", uci, uci + 2, fen);
}

static void board_free(void *data)
{
	struct board *board = data;

	record_clear(&board->record);
	g_free(board);
}

void boards_end(struct boards *boards)
{
	g_ptr_array_unref(boards->list);
}

void boards_of(struct boards *boards, const char *ids)
{
	g_auto(GStrv) words = g_strsplit(ids, " ", -1);

	*boards =
		(struct boards){.list = g_ptr_array_new_with_free_func(board_free), .daemon = true};
	for (char **word = words; *word; word++) {
		struct board *board = g_new0(struct board, 1);

		g_strlcpy(board->id, *word, sizeof(board->id));
		g_strlcpy(board->health, "ok", sizeof(board->health));
		board->there = true;
		board->clock = (struct board_clock){{RECORD_NO_TIME, RECORD_NO_TIME}, -1, 0, 0};
		record_init(&board->record);
		g_ptr_array_add(boards->list, board);
	}
}
