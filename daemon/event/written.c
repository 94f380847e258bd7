/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Values that several rows share. */
#include <assert.h>

#include "event/written.h"
#include "util/words.h"

const char *const authority_words[] = {
	[LAWS_BY_ARBITER] = "arbiter",
	[LAWS_BY_PLAYER] = "player",
	[LAWS_BY_REGULATIONS] = "regulations",
	NULL,
};

struct json_object *value_fen(const struct laws_position *position)
{
	char fen[LAWS_FEN_SIZE];

	laws_fen_write(position, fen);
	return value_text(fen);
}

struct json_object *give_side(const struct event *event)
{
	return value_side(event->verdict.side);
}

struct json_object *give_ply(const struct event *event)
{
	return value_number(event->verdict.ply);
}

struct json_object *give_uci(const struct event *event)
{
	char uci[LAWS_UCI_SIZE];

	laws_uci_write(&event->before, event->verdict.move, uci);
	return value_text(uci);
}

struct json_object *give_san(const struct event *event)
{
	char san[LAWS_SAN_SIZE];

	laws_san_write(&event->before, event->verdict.move, san);
	return value_text(san);
}

struct json_object *give_fen_after(const struct event *event)
{
	struct laws_position after = event->before;

	laws_move_play(&after, event->verdict.move);
	return value_fen(&after);
}

bool clock_is_kept(const struct laws_verdict *verdict)
{
	const struct laws_displays *displays = laws_verdict_displays(verdict);

	assert(displays);
	return displays->kept;
}

struct json_object *give_white_ms(const struct event *event)
{
	return value_number(laws_verdict_displays(&event->verdict)->left[LAWS_WHITE] / 1000);
}

struct json_object *give_black_ms(const struct event *event)
{
	return value_number(laws_verdict_displays(&event->verdict)->left[LAWS_BLACK] / 1000);
}
