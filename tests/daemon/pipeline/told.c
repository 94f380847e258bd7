/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Follows the record, event by event. */
#include <string.h>

#include "told.h"

/* No ply changes more squares than castling does. */
#define CHANGED_BY_PLY 4

static unsigned int count_changes(const laws_piece a[64], const laws_piece b[64])
{
	unsigned int changes = 0;

	for (int square = 0; square < 64; square++)
		changes += a[square] != b[square];
	return changes;
}

static void forget_from(struct told *told, unsigned int ply)
{
	while (told->count && told->moves[told->count - 1].ply >= ply)
		told->count--;
}

static const char *on_completed(struct told *told, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	unsigned int changes = count_changes(event->before.board, told->after.board);
	unsigned int illegal = verdict->ply - told->completed - 1;

	if (verdict->ply <= told->completed && !told->is_set_up)
		return "completed out of order";
	if (!laws_move_is_legal(&event->before, verdict->move))
		return "a completed move that is not legal";
	if (changes > CHANGED_BY_PLY * illegal && !told->is_set_up)
		return "completed in another position";
	forget_from(told, verdict->ply);
	if (told->count == told->most)
		return "more moves than can have been played";
	told->moves[told->count++] = (struct told_move){verdict->ply, event->before, verdict->move};
	told->is_set_up = false;
	told->completed = verdict->ply;
	told->after = event->before;
	laws_move_play(&told->after, verdict->move);
	return NULL;
}

/* Moves that the public knows are withdrawn from the newest on. */
static const char *on_withdrawn(struct told *told, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;

	if (verdict->ply > told->completed)
		return event->public_seq ? "withdrawn from a public that was never told" : NULL;
	told->completed = verdict->ply - 1;
	told->after = event->before;
	forget_from(told, verdict->ply);
	/* What was played before it may have been no legal move. */
	told->is_set_up = true;
	return NULL;
}

static bool has_same_board(const struct laws_position *a, const struct laws_position *b)
{
	return !memcmp(a->board, b->board, sizeof(a->board));
}

/*
 * The pawn of @move has become @kind, and what was played since is played with that piece, unless
 * it goes on from elsewhere: an arbiter's position, or illegal moves.
 */
static void play_again(struct told *told, struct told_move *move, enum laws_kind kind)
{
	const struct told_move *end = told->moves + told->count;
	struct laws_position was = move->before, now = move->before;

	laws_move_play(&was, move->move);
	move->move.promotion = (uint8_t)kind;
	laws_move_play(&now, move->move);
	while (++move < end && has_same_board(&move->before, &was)) {
		laws_move_play(&was, move->move);
		move->before = now;
		laws_move_play(&now, move->move);
	}
	if (move == end && has_same_board(&told->after, &was))
		told->after = now;
	else
		told->is_set_up = true;
}

/* A promotion may be amended after its move was completed, even many moves later. */
static const char *on_promotion(struct told *told, const struct laws_verdict *verdict)
{
	enum laws_kind kind = laws_piece_kind(verdict->promotion.piece);

	for (size_t i = 0; i < told->count; i++) {
		struct told_move *move = &told->moves[i];

		if (move->ply != verdict->ply)
			continue;
		if (!move->move.promotion)
			return "a promotion by a move that is none";
		if (kind == LAWS_PAWN || kind == LAWS_KING)
			return "a promotion to what no pawn becomes";
		if (move->move.promotion != kind)
			play_again(told, move, kind);
	}
	return NULL;
}

const char *told_take(struct told *told, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;

	switch ((int)verdict->kind) {
	case LAWS_VERDICT_STARTED:
		told->playing = true;
		told->completed = 0;
		told->count = 0;
		told->after = event->before;
		return NULL;
	case LAWS_VERDICT_ENDED:
		told->playing = false;
		return NULL;
	case LAWS_VERDICT_PAUSED:
		told->playing = true;
		return NULL;
	case LAWS_VERDICT_MADE:
	case LAWS_VERDICT_TOUCHED:
		return told->playing ? NULL : "an act of a game that is over";
	case LAWS_VERDICT_WITHDRAWN:
		return on_withdrawn(told, event);
	case LAWS_VERDICT_COMPLETED:
		return on_completed(told, event);
	case LAWS_VERDICT_PROMOTION:
		return on_promotion(told, verdict);
	}
	return NULL;
}
