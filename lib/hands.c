/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Hands by their times: which way a hand would have had to go, how long it
 * had, and how long it would need.
 */
#include <chesslaws/hands.h>
#include <string.h>

#include "rules.h"

/* Fitts' first table, as a line: see hands.h. */
#define FITTS_BASE   152000 /* µs */
#define FITTS_PER_MM 550    /* µs */

/*
 * No hand is taken to be faster than this share of Fitts' time: he asked for
 * speed and accuracy together, and without accuracy hands get down to half.
 */
#define FASTEST_SHARE 40

/* Nor is a player taken to be more than twice as fast as his fastest moves. */
#define OWN_SHARE     50
#define OWN_MOVES     10 /* how many must be known */
#define OWN_SHARE_MAX 80 /* who plays slowly may be fast for once */

/*
 * What no hand does, in mm a ms: a boxer's fist gets to peaks of 6 to 10 m/s,
 * and its way to the bag is no grip. Two contacts that changed
 * together may be seen so many µs apart, or the other way round: a slow scan.
 */
#define BEYOND_HANDS 6
#define SCAN	     25000

/* What is held together for less may be the chatter of a reed. */
#define HELD_TOGETHER 20000 /* µs */
/*
 * A hand that holds the king can take the rook to it, in its time; who has
 * lifted both in less than this share of Fitts' time has used two.
 */
#define TAKEN_TOO_SHARE 60

laws_time laws_hand_time(unsigned int distance)
{
	return FITTS_BASE + (laws_time)distance * FITTS_PER_MM;
}

void laws_hands_init(struct laws_hands *hands, unsigned int square_size)
{
	memset(hands, 0, sizeof(*hands));
	hands->square_size = square_size;
}

void laws_hands_begin(struct laws_hands *hands)
{
	hands->count = 0;
}

static void add(struct laws_hands *hands, laws_square square, bool placed, laws_time t)
{
	if (square >= LAWS_NO_SQUARE)
		return;
	if (hands->count == LAWS_HAND_EVENTS) {
		memmove(&hands->events[0], &hands->events[1],
			sizeof(hands->events) - sizeof(hands->events[0]));
		hands->count--;
	}
	hands->events[hands->count++] = (struct laws_hand_event){
		.square = square,
		.placed = placed,
		.t = t,
	};
}

void laws_hands_lifted(struct laws_hands *hands, laws_square square, laws_time t)
{
	add(hands, square, false, t);
}

void laws_hands_placed(struct laws_hands *hands, laws_square square, laws_time t)
{
	add(hands, square, true, t);
}

static unsigned int root(unsigned int square)
{
	unsigned int low = 0, high = 65535;

	while (low < high) {
		unsigned int middle = low + (high - low + 1) / 2;

		if (middle * middle <= square)
			low = middle;
		else
			high = middle - 1;
	}
	return low;
}

static unsigned int difference(unsigned int a, unsigned int b)
{
	return a > b ? a - b : b - a;
}

/* In mm, between the centres of two squares. */
static unsigned int distance(const struct laws_hands *hands, laws_square a, laws_square b)
{
	unsigned int x = difference(square_file(a), square_file(b)) * hands->square_size;
	unsigned int y = difference(square_rank(a), square_rank(b)) * hands->square_size;

	return root(x * x + y * y);
}

/* The way that is sure to have been gone. */
static unsigned int least_way(const struct laws_hands *hands, unsigned int way)
{
	return way > hands->square_size ? way - hands->square_size : 0;
}

static unsigned int share_of(laws_time took, unsigned int way)
{
	laws_time share = took * 100 / laws_hand_time(way);

	return share > 10000 ? 10000 : (unsigned int)share;
}

/* Below which share of Fitts' time nobody believes in one hand of this player. */
static unsigned int believed(const struct laws_pace *pace)
{
	unsigned int fastest = 0;

	if (pace->moves < OWN_MOVES)
		return FASTEST_SHARE;
	while (fastest + 1 < LAWS_PACE_STEPS && !pace->within[fastest])
		fastest++;
	fastest = fastest * LAWS_PACE_STEP * OWN_SHARE / 100;
	if (fastest > OWN_SHARE_MAX)
		return OWN_SHARE_MAX;
	return fastest > FASTEST_SHARE ? fastest : FASTEST_SHARE;
}

static unsigned int count_as_fast(const struct laws_pace *pace, unsigned int share)
{
	unsigned int count = 0;

	for (unsigned int step = 0; step < LAWS_PACE_STEPS && step * LAWS_PACE_STEP <= share;
	     step++)
		count += pace->within[step];
	return count;
}

/* The newest event of that kind on @square, or NULL. */
static const struct laws_hand_event *newest(const struct laws_hands *hands, laws_square square,
					    bool placed)
{
	for (unsigned int i = hands->count; i-- > 0;)
		if (hands->events[i].square == square && hands->events[i].placed == placed)
			return &hands->events[i];
	return NULL;
}

/* The pieces of a move: from where and to where each went; LAWS_NO_SQUARE: off the board. */
struct way {
	laws_square from;
	laws_square to;
};

static unsigned int list_ways(const struct laws_position *position, struct laws_move move,
			      struct way ways[2])
{
	laws_square captured = laws_move_captured(position, move);

	ways[0] = (struct way){move.from, laws_move_arrival(position, move)};
	if (move.type == LAWS_MOVE_CASTLING) {
		ways[1] = (struct way){move.to, laws_move_rook_arrival(position, move)};
		return 2;
	}
	if (captured == LAWS_NO_SQUARE)
		return 1;
	ways[1] = (struct way){captured, LAWS_NO_SQUARE};
	return 2;
}

static void fill_evidence(const struct laws_hands *hands, enum laws_side side,
			  struct laws_hand_evidence *evidence)
{
	evidence->moves = hands->pace[side].moves;
	evidence->as_fast = count_as_fast(&hands->pace[side], evidence->share);
}

/*
 * Compares two events of different pieces with what one hand needs between
 * them; to let go of one piece and to grip the next takes its time beside it, too.
 */
static void compare(const struct laws_hands *hands, const struct laws_hand_event *a,
		    const struct laws_hand_event *b, struct laws_hand_evidence *least)
{
	const struct laws_hand_event *first = a, *second = b;
	unsigned int apart, way, share;
	laws_time between;

	if (!a || !b)
		return;
	if (b->t < a->t) {
		first = b;
		second = a;
	}
	apart = distance(hands, a->square, b->square);
	way = least_way(hands, apart);
	between = second->t - first->t;
	share = share_of(between, way);
	if ((!way && first->placed == second->placed) || (least->sign && share >= least->share))
		return;
	least->sign = LAWS_HAND_TOO_FAR;
	least->squares[0] = first->square;
	least->squares[1] = second->square;
	least->between = between;
	least->distance = apart;
	least->share = share;
	least->speed = between ? (unsigned int)((laws_time)way * LAWS_SECOND / between) : 0;
	least->beyond_hands = way > (between + SCAN) / 1000 * BEYOND_HANDS;
}

/* True when king and rook were both in the air for long enough; then the evidence is told. */
static bool held_together(const struct laws_hands *hands, const struct way ways[2],
			  struct laws_hand_evidence *evidence)
{
	const struct laws_hand_event *up[2], *down[2];
	laws_time from, until;

	for (int i = 0; i < 2; i++) {
		up[i] = newest(hands, ways[i].from, false);
		down[i] = newest(hands, ways[i].to, true);
		if (!up[i] || !down[i] || down[i]->t < up[i]->t)
			return false;
	}
	from = up[0]->t > up[1]->t ? up[0]->t : up[1]->t;
	until = down[0]->t < down[1]->t ? down[0]->t : down[1]->t;
	if (until - from < HELD_TOGETHER)
		return false;
	evidence->sign = LAWS_HAND_BOTH_HELD;
	evidence->squares[0] = up[0]->t <= up[1]->t ? ways[0].from : ways[1].from;
	evidence->squares[1] = up[0]->t <= up[1]->t ? ways[1].from : ways[0].from;
	evidence->between = until - from;
	evidence->distance = distance(hands, ways[0].from, ways[1].from);
	evidence->share = share_of(up[0]->t > up[1]->t ? up[0]->t - up[1]->t : up[1]->t - up[0]->t,
				   least_way(hands, evidence->distance));
	evidence->beyond_hands = evidence->share < TAKEN_TOO_SHARE;
	return true;
}

bool laws_hands_two(const struct laws_hands *hands, const struct laws_position *position,
		    struct laws_move move, struct laws_hand_evidence *evidence)
{
	enum laws_side side = laws_position_side(position);
	struct laws_hand_evidence least = {.squares = {LAWS_NO_SQUARE, LAWS_NO_SQUARE}};
	struct way ways[2];

	if (list_ways(position, move, ways) < 2)
		return false;
	if (move.type == LAWS_MOVE_CASTLING && held_together(hands, ways, &least)) {
		fill_evidence(hands, side, &least);
		*evidence = least;
		return true;
	}
	compare(hands, newest(hands, ways[0].from, false), newest(hands, ways[1].from, false),
		&least);
	if (ways[1].to != LAWS_NO_SQUARE) {
		compare(hands, newest(hands, ways[0].to, true), newest(hands, ways[1].from, false),
			&least);
		compare(hands, newest(hands, ways[1].to, true), newest(hands, ways[0].from, false),
			&least);
	}
	if (!least.sign || least.share >= believed(&hands->pace[side]))
		return false;
	fill_evidence(hands, side, &least);
	*evidence = least;
	return true;
}

/* In mm, from the centre of @square to where a clock may stand nearest. */
static unsigned int distance_to_clock(const struct laws_hands *hands, laws_square square)
{
	unsigned int file = square_file(square), rank = square_rank(square);
	unsigned int files = file < 4 ? file + 1 : 8 - file;
	unsigned int half_ranks = difference(2 * rank, 7);
	unsigned int x = files * hands->square_size + hands->square_size / 2;
	unsigned int y = half_ranks * hands->square_size / 2;

	return root(x * x + y * y);
}

bool laws_hands_other_pressed(const struct laws_hands *hands, const struct laws_position *position,
			      struct laws_move move, laws_time t,
			      struct laws_hand_evidence *evidence)
{
	enum laws_side side = laws_position_side(position);
	const struct laws_hand_event *last = NULL;
	struct laws_hand_evidence found = {.sign = LAWS_HAND_ON_CLOCK};
	struct way ways[2];
	unsigned int count = list_ways(position, move, ways), way;

	for (unsigned int i = 0; i < count; i++) {
		const struct laws_hand_event *placed = newest(hands, ways[i].to, true);

		if (placed && (!last || placed->t > last->t))
			last = placed;
	}
	if (!last || t < last->t)
		return false;
	found.squares[0] = last->square;
	found.squares[1] = LAWS_NO_SQUARE;
	found.between = t - last->t;
	found.distance = distance_to_clock(hands, last->square);
	way = least_way(hands, found.distance);
	found.share = share_of(found.between, way);
	found.speed =
		found.between ? (unsigned int)((laws_time)way * LAWS_SECOND / found.between) : 0;
	if (!way || found.share >= believed(&hands->pace[side]))
		return false;
	fill_evidence(hands, side, &found);
	*evidence = found;
	return true;
}

void laws_hands_learn(struct laws_hands *hands, const struct laws_position *position,
		      struct laws_move move)
{
	struct laws_pace *pace = &hands->pace[laws_position_side(position)];
	const struct laws_hand_event *up = newest(hands, move.from, false);
	const struct laws_hand_event *down = newest(hands, laws_move_arrival(position, move), true);
	unsigned int step, way;

	if (!up || !down || down->t <= up->t)
		return;
	way = least_way(hands, distance(hands, up->square, down->square));
	if (!way)
		return;
	step = share_of(down->t - up->t, way) / LAWS_PACE_STEP;
	pace->moves++;
	pace->within[step < LAWS_PACE_STEPS ? step : LAWS_PACE_STEPS - 1]++;
}
