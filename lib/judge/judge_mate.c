/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether a side can still mate: searched thoroughly where a result depends on it, briefly
 * after each move (5.2.2). Undecided counts as possible, so that no guess takes a win away
 * or ends a game.
 *
 * What a thorough search has found is kept by position and side: it depends on nothing else, so
 * that it is the same whoever made it, and when.
 */
#include <string.h>

#include <chesslaws/mate.h>

#include "judge/judge_internal.h"
#include "rules/rules.h"

/*
 * Positions to search: for a result some 20 ms in games and half a second where all is blocked,
 * after a move some 30 µs for each side.
 */
#define BUDGET_OF_RESULT 200000
#define BUDGET_OF_MOVE	 300

static struct laws_mate_work work_of(struct laws_judge *judge)
{
	return (struct laws_mate_work){
		.memory = judge->mate_memory,
		.size = sizeof(judge->mate_memory),
	};
}

/*
 * After an illegal move a pawn may stand on the last rank (7.5.2), or a king may be
 * capturable: such a position cannot be searched by legal moves.
 */
static bool is_in_order(const struct laws_position *position)
{
	enum laws_side mover = laws_position_side(position);
	laws_squares occupied = laws_position_occupied(position);
	laws_square king = king_square(position, laws_side_other(mover));

	return !(position->kinds[LAWS_PAWN] & (RANK_1 | RANK_8)) &&
	       !attackers(position, king, mover, occupied);
}

static bool is_same(const struct laws_position *a, const struct laws_position *b)
{
	return a->side_to_move == b->side_to_move && a->castling == b->castling &&
	       a->en_passant == b->en_passant && memcmp(a->board, b->board, sizeof(a->board)) == 0;
}

enum laws_mate laws_judge_search_mate(const struct laws_position *position, enum laws_side side,
				      uint64_t memory[LAWS_JUDGE_MATE_MEMORY])
{
	struct laws_mate_work work = {
		.memory = memory,
		.size = LAWS_JUDGE_MATE_MEMORY * sizeof(memory[0]),
	};

	if (!is_in_order(position))
		return LAWS_MATE_UNDECIDED;
	return laws_mate_search(position, side, &work, BUDGET_OF_RESULT, NULL);
}

/* ---- what is kept ---- */

static struct laws_judge_mates *find(struct laws_judge *judge, const struct laws_position *position)
{
	for (unsigned int age = 1; age <= LAWS_JUDGE_MATES; age++) {
		struct laws_judge_mates *mates =
			&judge->mates[(judge->mates_next + LAWS_JUDGE_MATES - age) %
				      LAWS_JUDGE_MATES];

		if ((mates->known[LAWS_WHITE] || mates->known[LAWS_BLACK]) &&
		    is_same(&mates->position, position))
			return mates;
	}
	return NULL;
}

/* An open alert may be ruled on, and its cost asked for, at any time. */
static bool is_needed(struct laws_judge *judge, const struct laws_position *position)
{
	struct laws_position needed;

	judge_position_now(judge, &needed);
	if (is_same(&needed, position))
		return true;
	for (size_t i = 0; i < judge->open_count; i++) {
		judge_position_before(judge, judge->open[i].ply, &needed);
		if (is_same(&needed, position))
			return true;
	}
	return false;
}

/* There are more places than open alerts and the present position. */
static struct laws_judge_mates *find_place(struct laws_judge *judge)
{
	struct laws_judge_mates *mates;

	do {
		mates = &judge->mates[judge->mates_next];
		judge->mates_next = (judge->mates_next + 1) % LAWS_JUDGE_MATES;
	} while ((mates->known[LAWS_WHITE] || mates->known[LAWS_BLACK]) &&
		 is_needed(judge, &mates->position));
	return mates;
}

void laws_judge_know_mate(struct laws_judge *judge, const struct laws_position *position,
			  enum laws_side side, enum laws_mate mate)
{
	struct laws_judge_mates *mates = find(judge, position);

	if (!mates) {
		mates = find_place(judge);
		*mates = (struct laws_judge_mates){.position = *position};
	}
	mates->known[side] = true;
	mates->mate[side] = mate;
}

static bool is_known(struct laws_judge *judge, const struct laws_position *position,
		     enum laws_side side)
{
	const struct laws_judge_mates *mates = find(judge, position);

	return mates && mates->known[side];
}

enum laws_mate judge_mate(struct laws_judge *judge, const struct laws_position *position,
			  enum laws_side side)
{
	enum laws_mate mate;

	if (is_known(judge, position, side))
		return find(judge, position)->mate[side];
	judge->searches += is_in_order(position);
	mate = laws_judge_search_mate(position, side, judge->mate_memory);
	laws_judge_know_mate(judge, position, side, mate);
	return mate;
}

/* A search that decides with less has found what one with more would find, on the same way. */
static bool is_found_briefly(struct laws_judge *judge, const struct laws_position *position,
			     enum laws_side side)
{
	struct laws_mate_work work = work_of(judge);
	enum laws_mate mate = laws_mate_search(position, side, &work, BUDGET_OF_MOVE, NULL);

	if (mate == LAWS_MATE_UNDECIDED)
		return false;
	laws_judge_know_mate(judge, position, side, mate);
	return true;
}

static bool wants(struct laws_judge *judge, const struct laws_position *position,
		  enum laws_side side)
{
	return !is_known(judge, position, side) && is_in_order(position) &&
	       !is_found_briefly(judge, position, side);
}

static bool wants_either(struct laws_judge *judge, const struct laws_position *position,
			 enum laws_side *side)
{
	for (int of = LAWS_WHITE; of <= LAWS_BLACK; of++) {
		*side = (enum laws_side)of;
		if (wants(judge, position, *side))
			return true;
	}
	return false;
}

static bool wants_for_alert(struct laws_judge *judge, struct laws_position *position,
			    enum laws_side *side)
{
	for (size_t i = 0; i < judge->open_count; i++) {
		struct laws_judge_alert *alert = &judge->open[i];

		if (alert->searched)
			continue;
		judge_position_before(judge, alert->ply, position);
		*side = laws_side_other(alert->side);
		if (wants(judge, position, *side))
			return true;
		alert->searched = true;
	}
	return false;
}

/*
 * An arbiter may call the last move of either side an offence, also where several were set in one
 * act.
 */
static bool wants_for_last(struct laws_judge *judge, struct laws_position *position,
			   enum laws_side *side)
{
	for (int of = LAWS_WHITE; of <= LAWS_BLACK; of++) {
		*side = laws_side_other((enum laws_side)of);
		if (judge_last_move_of(judge, (enum laws_side)of, position) &&
		    wants(judge, position, *side))
			return true;
	}
	return false;
}

/*
 * Of a game that is over only what an open alert would cost may be asked for. From what an illegal
 * move has left the opponent may play on, again illegally, in one act.
 */
bool laws_judge_wants_mate(struct laws_judge *judge, struct laws_position *position,
			   enum laws_side *side)
{
	if (wants_for_alert(judge, position, side))
		return true;
	if (judge->state != LAWS_JUDGE_PLAYING && judge->state != LAWS_JUDGE_PAUSED)
		return false;
	judge_position_now(judge, position);
	if (wants_either(judge, position, side) || wants_for_last(judge, position, side))
		return true;
	*position = judge->as_played.position;
	return judge->as_played.is_known && wants_either(judge, position, side);
}

/* ---- dead positions ---- */

/*
 * With a queen or a rook on the board mate is possible in all but a few composed positions,
 * which are left to the players and the arbiter.
 */
static bool may_be_dead(const struct laws_position *position)
{
	return !(position->kinds[LAWS_QUEEN] | position->kinds[LAWS_ROOK]);
}

/* Plays the legal move from @from to @to; does nothing if that is not legal. */
static bool go(struct laws_position *position, laws_square from, laws_square to)
{
	struct laws_move move = {.from = from, .to = to};

	if (!laws_move_is_legal(position, move))
		return false;
	laws_move_play(position, move);
	return true;
}

/* The move from @was to @now, when the piece can move back. */
static bool find_return(const struct laws_position *was, const struct laws_position *now,
			struct laws_move *back)
{
	enum laws_side mover = laws_position_side(was), other = laws_side_other(mover);
	laws_squares left = was->sides[mover] & ~now->sides[mover];
	laws_squares reached = now->sides[mover] & ~was->sides[mover];

	if (was->sides[other] != now->sides[other] || !left || !reached || more_than_one(left) ||
	    more_than_one(reached) || left & was->kinds[LAWS_PAWN])
		return false;
	*back = (struct laws_move){.from = first_square(reached), .to = first_square(left)};
	return true;
}

/*
 * True when @was can be reached again from @now, one move later, by a piece of either side
 * that moves away and back.
 */
static bool leads_back(const struct laws_position *now, const struct laws_position *was)
{
	struct laws_move moves[LAWS_MOVES_MAX], back;
	size_t count;

	if (!find_return(was, now, &back))
		return false;
	count = laws_moves(now, moves);
	for (size_t i = 0; i < count; i++) {
		struct laws_position then = *now;

		laws_move_play(&then, moves[i]);
		if (go(&then, back.from, back.to) && go(&then, moves[i].to, moves[i].from) &&
		    is_same(&then, was))
			return true;
	}
	return false;
}

/*
 * This is searched when a move is made, and again at the press. Where a mate was found from
 * the previous position, and that can be reached again, the mate can be, too.
 */
bool judge_is_dead(struct laws_judge *judge, const struct laws_position *position)
{
	struct laws_mate_work work = work_of(judge);
	enum laws_mate mate;

	if (!may_be_dead(position) || !is_in_order(position) || is_same(&judge->alive, position))
		return false;
	if (judge->can_mate && leads_back(position, &judge->alive)) {
		judge->alive = *position;
		return false;
	}
	mate = laws_mate_either(position, &work, BUDGET_OF_MOVE);
	if (mate == LAWS_MATE_IMPOSSIBLE)
		return true;
	judge->alive = *position;
	judge->can_mate = mate == LAWS_MATE_POSSIBLE;
	return false;
}
