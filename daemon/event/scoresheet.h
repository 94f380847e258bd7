/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The scoresheet of one game (Article 8) kept from its events: position, moves, clocks,
 * result, and the PGN. With the public events only it is the public's; with all events, the
 * arbiter's.
 */
#ifndef TOUCHMOVE_SCORESHEET_H
#define TOUCHMOVE_SCORESHEET_H

#include "event/event.h"
#include "config/settings.h"

#define SCORESHEET_PLIES_MAX 2048

struct scoresheet_move {
	struct laws_move move;
	laws_time left[2]; /* after it, or LAWS_NEVER when not kept */
};

/* How often a game can go on from another position, and still go back. */
#define SCORESHEET_PARTS_MAX 16

/* A part of a game whose moves follow each other. */
struct scoresheet_part {
	struct laws_position start;
	unsigned int first; /* ply at start: 0 until the game went on from another position */
	unsigned int plies; /* moves after start */
	unsigned int place; /* of its first move */
};

struct scoresheet {
	struct settings settings;
	struct laws_position position; /* after the last move */
	struct scoresheet_move moves[SCORESHEET_PLIES_MAX];
	struct scoresheet_part part; /* the present one, which is in the PGN */
	/* Earlier parts, in case an arbiter goes back to them. */
	unsigned int older_count;
	struct scoresheet_part older[SCORESHEET_PARTS_MAX];
	/* The plies, from 1, with which a draw was offered: bit ply % 8 of byte ply / 8. */
	uint8_t offered[SCORESHEET_PLIES_MAX / 8 + 1];
	bool reversed; /* the players have each other's colours */
	bool ready;
	bool started;
	bool paused;
	bool ended;
	enum laws_result result;
	enum laws_reason reason;
	laws_time left[2]; /* as last reported, or LAWS_NEVER when not kept */
	laws_time told;	   /* when */
	bool runs[2];
	char date[32];
	char time_control[EVENT_TEXT_SIZE]; /* that the arbiter set in this game, or empty */
};

void scoresheet_init(struct scoresheet *record, const struct settings *settings);

/* Takes an event: completed moves, promotions, clocks, states; ignores others. */
void scoresheet_take(struct scoresheet *record, const struct event *event);

/* "waiting", "ready", "playing", "paused" or "ended". */
const char *scoresheet_state(const struct scoresheet *record);

/* What @side's display shows at @now, or LAWS_NEVER when no time is kept. */
laws_time scoresheet_left(const struct scoresheet *record, enum laws_side side, laws_time now);

/* Who plays @side, which differs from the settings when colours are reversed (7.3). */
const char *scoresheet_player(const struct scoresheet *record, enum laws_side side);

/* PGN's date: as the settings say, or the day on which the game started; "" when unknown. */
void scoresheet_date(const struct scoresheet *record, char date[SETTING_TEXT_SIZE]);

/* The time control of the game in PGN's form: the event's, or as the arbiter changed it. */
const char *scoresheet_time_control(const struct scoresheet *record);

/* True when a draw was offered with the move @ply, which is written down (8.1.5). */
bool scoresheet_was_offered(const struct scoresheet *record, unsigned int ply);

/*
 * The PGN of the game so far; the caller frees it. NULL only when memory is out. A draw
 * offer is written with its move (8.1.5), as the comment "(=)"; the public record has none,
 * as offers are not in its stream.
 */
char *scoresheet_pgn(const struct scoresheet *record);

#endif
