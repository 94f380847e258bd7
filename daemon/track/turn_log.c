/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <stddef.h>
#include <string.h>

#include "track/model.h"
#include "track/turn_log.h"

void turn_log_begin(struct turn_log *log, laws_squares occupied)
{
	memset(log, 0, offsetof(struct turn_log, changed_at));
	log->began = occupied;
	log->last = LAWS_NO_SQUARE;
	log->pressed_at = LAWS_NEVER;
}

void turn_log_note_move(struct turn_log *log, struct laws_move move, laws_time t)
{
	laws_squares changed;

	log->began = laws_position_occupied(&log->position);
	laws_move_footprint(&log->position, move, &log->opened, &log->closed);
	for (changed = log->opened | log->closed; changed; changed &= changed - 1)
		log->changed_at[__builtin_ctzll(changed)] = t;
}

void turn_log_add(struct turn_log *log, const struct turn_log *next)
{
	laws_squares changed = next->opened | next->closed;

	log->lifted = (log->lifted & ~next->closed) | next->lifted;
	log->adjusted = (log->adjusted & ~changed) | next->adjusted;
	log->opened |= next->opened;
	log->closed |= next->closed;
	log->brushed |= next->brushed;
	log->flickered |= next->flickered;
	log->passed |= next->passed;
	log->rested |= next->rested;
	log->trembled |= next->trembled;
	log->last = next->last;
	log->last_at = next->last_at;
	for (; changed; changed &= changed - 1) {
		laws_square square = (laws_square)__builtin_ctzll(changed);

		log->changed_at[square] = next->changed_at[square];
	}
}

laws_squares turn_log_closed_since(const struct turn_log *log, laws_time t)
{
	laws_squares since = 0;

	for (laws_squares closed = log->closed & ~log->lifted; closed; closed &= closed - 1) {
		laws_square square = (laws_square)__builtin_ctzll(closed);

		if (log->changed_at[square] > t)
			since |= LAWS_SQUARE_SET(square);
	}
	return since;
}

laws_squares turn_log_changed_by(const struct turn_log *log, laws_time span)
{
	laws_squares changed = log->pressed_at == LAWS_NEVER ? 0 : log->opened | log->closed;
	laws_squares by = 0;

	for (; changed; changed &= changed - 1)
		if (log->changed_at[__builtin_ctzll(changed)] - log->pressed_at < span)
			by |= changed & -changed;
	return by;
}

void turn_log_rest(struct turn_log *log)
{
	log->rested |= log->opened;
}

void turn_log_keep_adjusting(struct turn_log *log, const struct turn_log *before)
{
	log->lifted |= before->lifted & before->adjusting;
	log->announced = before->announced;
	log->adjusting = before->adjusting;
}

void turn_log_announce(struct turn_log *log, laws_squares squares)
{
	log->announced = squares;
}

/* The turn's move has begun, or what has happened is no adjusting. */
static void end_adjusting(struct turn_log *log)
{
	log->announced = 0;
	log->adjusting = 0;
}

static void note_opening(struct turn_log *log, laws_squares square, bool at_once)
{
	log->opened |= square;
	log->lifted |= square;
	log->adjusting |= square;
	log->adjusted &= ~square;
	if (square & ~log->announced)
		end_adjusting(log);
	if (at_once)
		log->passed |= square;
}

/* Of several pieces that are lifted one may be captured by another: all have to be put back. */
static void note_closing(struct turn_log *log, laws_squares square)
{
	log->closed |= square;
	log->lifted &= ~square;
	if (!(log->adjusting & square)) {
		end_adjusting(log);
	} else if (!log->lifted) {
		log->adjusted |= log->adjusting;
		log->adjusting = 0;
	}
}

/* What has opened there was no lift. */
static void take_back_opening(struct turn_log *log, laws_squares square)
{
	log->opened &= ~square;
	log->lifted &= ~square;
	log->adjusting &= ~square;
}

/* A piece that stood there has moved on its reed: nothing was lifted in so short a time. */
static bool is_flicker(const struct turn_log *log, const struct edge *edge)
{
	laws_squares square = LAWS_SQUARE_SET(edge->square);

	return log->began & log->opened & ~log->closed & square &&
	       edge->first - log->changed_at[edge->square] < TIME_EXCHANGE_LEAST;
}

/* No hand has come to the board since the press. */
static bool is_at_press(const struct turn_log *log, laws_time t)
{
	return log->pressed_at != LAWS_NEVER && t - log->pressed_at < TIME_REACTION;
}

/*
 * The press shook the board: where a reed is at its limit it changes for a moment, before a hand
 * can have come to the piece.
 */
static bool is_tremor(const struct turn_log *log, const struct edge *edge)
{
	laws_squares square = LAWS_SQUARE_SET(edge->square);
	laws_squares now = edge->closed ? square : 0;
	laws_time changed_at = log->changed_at[edge->square];

	return (log->opened | log->closed) & square && (log->began & square) == now &&
	       is_at_press(log, changed_at) && edge->first - changed_at < TIME_REACTION;
}

static void note_tremor(struct turn_log *log, laws_squares square)
{
	take_back_opening(log, square);
	log->closed &= ~square;
	log->passed &= ~square;
	log->unheld &= ~square;
	log->trembled |= square;
}

void turn_log_note(struct turn_log *log, const struct edge *edge)
{
	laws_squares square = LAWS_SQUARE_SET(edge->square);
	laws_time since = log->last == edge->square ? edge->first - log->last_at : LAWS_NEVER;

	if (!edge->exchanged && is_tremor(log, edge)) {
		note_tremor(log, square);
	} else if (edge->closed && !edge->exchanged && is_flicker(log, edge)) {
		take_back_opening(log, square);
		log->flickered |= square;
	} else if (edge->closed) {
		note_closing(log, square);
		if (!log->opened)
			log->unheld |= square;
	} else {
		note_opening(log, square, since < TIME_REACTION);
	}
	log->rested &= ~square;
	log->changed_at[edge->square] = edge->first;
	log->last = edge->square;
	log->last_at = edge->first;
}
