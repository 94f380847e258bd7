/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Hands by their times: which way a hand would have had to go, how long it
 * had, and how long it would need.
 */
#include <chesslaws/hands.h>
#include <stdlib.h>
#include <string.h>

#include "rules/rules.h"

/* Fitts' first table, as a line: see hands.h. */
#define FITTS_BASE   152000 /* µs */
#define FITTS_PER_MM 550    /* µs */

/*
 * No hand is taken to be faster than some share of Fitts' time: he asked for speed
 * and accuracy together, and without accuracy hands get down to half. Nor is a
 * player taken to be much faster than he was when he was quick, once enough of his
 * moves are known; but a slow player may be fast for once.
 */
struct belief {
	unsigned int least; /* this share, in per cent, if no more is known */
	unsigned int own;   /* or so many per cent of his own share */
	unsigned int most;  /* and no more than this */
};

/* A player's pace is the third quickest of the newest sixteen; of few of them, the quickest. */
#define RECENT_LEAST 5
#define RECENT_FEW   8
#define QUICK_RANK   3

static const struct belief doubted = {40, 50, 80};

/*
 * What no hand does, in mm a ms: a boxer's fist gets to peaks of 6 to 10 m/s,
 * and its way to the bag is no grip. Two contacts that changed
 * together may be seen so many µs apart, or the other way round: a slow scan.
 */
#define BEYOND_HANDS 6
#define SCAN	     25000

/*
 * Two pieces in one move. To close on a piece takes two units of MTM-1 at the
 * least (Maynard, Stegemerten and Schwab 1948: G1A, 72 ms). One hand that takes
 * both closes on the second after the way to it; but
 *   - of two that stand so near it may close on both at once,
 *   - in a capture it may sweep the one off with the other, without closing on
 *     it and without stopping: then its own piece stands soon after the other
 *     has left.
 */
#define GRIP		 72000 /* µs */
#define GRASPS_BOTH	 90    /* mm between their middles: also of neighbours on a diagonal */
#define ONE_BY_ONE_LEAST 50000 /* no hand takes two pieces one after the other in less */
#define SWEEPS_AT	 1000  /* mm/s, in the middle of a way of two or three squares */
#define SWEPT_LEAST	 150000
#define SWEPT_NEAR	 3 /* about the end he is so many times longer, from the next square */
#define DISTURBED_LEAST	 300000

/*
 * Shares of Fitts' time and the grip together. Below the first, two hands are
 * suspected; below the second, one hand is not believed.
 */
static const struct belief takings_doubted = {60, 65, 130};
static const struct belief takings_not_believed = {45, 45, 90};

/* Letting go of a piece takes as long (RL1), and comes before the way to the clock. */
#define RELEASE 72000 /* µs */
static const struct belief presses_doubted = {50, 65, 140};

/* A shorter time in the air together may be the chatter of a reed. */
#define HELD_TOGETHER 20000 /* µs */

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

/* The least way that the hand has gone for certain: one square shorter. */
static unsigned int least_way(const struct laws_hands *hands, unsigned int way)
{
	return way > hands->square_size ? way - hands->square_size : 0;
}

/* @took as a share of Fitts' time for @way and of @beside, in per cent. */
static unsigned int share_of(laws_time took, unsigned int way, laws_time beside)
{
	laws_time share = took * 100 / (laws_hand_time(way) + beside);

	return share > 10000 ? 10000 : (unsigned int)share;
}

/* A share that only few of the newest ones are below; 0 while too few are known. */
static unsigned int quick(const struct laws_recent *recent)
{
	unsigned int least[QUICK_RANK];
	unsigned int count = recent->count < LAWS_RECENT ? recent->count : LAWS_RECENT;
	unsigned int kept = 0;

	if (count < RECENT_LEAST)
		return 0;
	for (unsigned int i = 0; i < count; i++) {
		unsigned int at = kept < QUICK_RANK ? kept++ : QUICK_RANK;

		for (; at > 0 && least[at - 1] > recent->shares[i]; at--)
			if (at < QUICK_RANK)
				least[at] = least[at - 1];
		if (at < QUICK_RANK)
			least[at] = recent->shares[i];
	}
	return least[count < RECENT_FEW ? 0 : QUICK_RANK - 1];
}

static void remember(struct laws_recent *recent, unsigned int share)
{
	recent->shares[recent->count++ % LAWS_RECENT] = (uint16_t)share;
}

/* The share of Fitts' time below which one hand of this player is not credible. */
static unsigned int believed(const struct laws_recent *recent, const struct belief *belief)
{
	unsigned int share = quick(recent) * belief->own / 100;

	if (share > belief->most)
		return belief->most;
	return share > belief->least ? share : belief->least;
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

static uint16_t counted(unsigned int count)
{
	return count < UINT16_MAX ? (uint16_t)count : UINT16_MAX;
}

static void fill_evidence(const struct laws_hands *hands, enum laws_side side,
			  struct laws_hand_evidence *evidence)
{
	evidence->moves = counted(hands->pace[side].moves);
	evidence->as_fast = counted(count_as_fast(&hands->pace[side], evidence->share));
}

/* Fills @evidence with one hand's way between @first and @second. */
static void tell_way(const struct laws_hands *hands, const struct laws_hand_event *first,
		     const struct laws_hand_event *second, struct laws_hand_evidence *evidence)
{
	unsigned int apart = distance(hands, first->square, second->square);
	unsigned int way = least_way(hands, apart);
	laws_time between = second->t - first->t;

	evidence->sign = LAWS_HAND_TOO_FAR;
	evidence->squares[0] = first->square;
	evidence->squares[1] = second->square;
	evidence->between = between;
	evidence->distance = (uint16_t)apart;
	evidence->share = share_of(between, way, 0);
	evidence->speed = between ? (unsigned int)((laws_time)way * LAWS_SECOND / between) : 0;
	evidence->beyond_hands = way > (between + SCAN) / 1000 * BEYOND_HANDS;
}

/*
 * Compares two events of different pieces with what one hand needs between them;
 * letting go of one piece and gripping the next take time, too.
 */
static void compare(const struct laws_hands *hands, const struct laws_hand_event *a,
		    const struct laws_hand_event *b, struct laws_hand_evidence *least)
{
	struct laws_hand_evidence found = {0};
	unsigned int way;

	if (!a || !b)
		return;
	tell_way(hands, a->t <= b->t ? a : b, a->t <= b->t ? b : a, &found);
	way = least_way(hands, found.distance);
	if ((way || a->placed != b->placed) && (!least->sign || found.share < least->share))
		*least = found;
}

/* True, with the evidence filled in, when king and rook were both in the air for long enough. */
static bool held_together(const struct laws_hands *hands, const struct laws_recent *pace,
			  const struct way ways[2], struct laws_hand_evidence *evidence)
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
	evidence->distance = (uint16_t)distance(hands, ways[0].from, ways[1].from);
	evidence->share = share_of(llabs(up[0]->t - up[1]->t), evidence->distance, GRIP);
	evidence->beyond_hands = evidence->distance > GRASPS_BOTH &&
				 evidence->share < believed(pace, &takings_not_believed);
	return true;
}

/*
 * In Chess960 one may stand in the other's way, and the king waits beside the
 * board meanwhile, as Guidelines II.3.2.5 recommend: so both being off the board
 * says nothing.
 */
static bool castled_with_two(const struct laws_hands *hands, const struct laws_recent *pace,
			     const struct laws_position *position, const struct way ways[2],
			     struct laws_hand_evidence *evidence)
{
	if (!laws_position_is_chess960(position) && held_together(hands, pace, ways, evidence))
		return true;
	compare(hands, newest(hands, ways[0].from, false), newest(hands, ways[1].from, false),
		evidence);
	compare(hands, newest(hands, ways[0].to, true), newest(hands, ways[1].from, false),
		evidence);
	compare(hands, newest(hands, ways[1].to, true), newest(hands, ways[0].from, false),
		evidence);
	return evidence->sign && evidence->share < believed(pace, &doubted);
}

/* The events of a capture, NULL where one is missing. */
struct capture {
	const struct laws_hand_event *own;    /* left its square */
	const struct laws_hand_event *taken;  /* left its */
	const struct laws_hand_event *placed; /* the own one stands */
};

/*
 * True when one hand may have swept the piece off, or taken it in passing, while
 * it held its own. By minimum jerk what is left of such a way takes 2.8 times as
 * long as the time between the reeds from the next square, 1.3 times from the next
 * on the diagonal, 0.8 and 0.5 times from the second and third: about as the
 * square of the distance falls.
 */
static bool may_have_swept(const struct laws_hands *hands, const struct capture *capture,
			   unsigned int apart)
{
	laws_time between = capture->taken->t - capture->own->t;
	laws_time least =
		SWEPT_NEAR * between * hands->square_size / apart * hands->square_size / apart;

	if (between < 0)
		return false;
	if (least < SWEPT_LEAST)
		least = SWEPT_LEAST;
	return capture->placed->t - capture->taken->t < least;
}

/* Faster than any hand that sweeps: it need not stop at the piece that it takes. */
static bool is_beyond_sweeping(const struct laws_hands *hands, const struct capture *capture,
			       unsigned int apart, unsigned int share)
{
	laws_time between = capture->taken->t - capture->own->t;
	/* Both reeds open, or are pushed open, somewhere on the way. */
	unsigned int slack = hands->square_size * 3 / 4;
	laws_time way = apart > slack ? apart - slack : 0;

	return between < 0 ||
	       between < way * LAWS_SECOND / SWEEPS_AT * share / takings_not_believed.least;
}

/* True when other pieces moved at that time: something was knocked, and the times say little. */
static bool is_disturbed(const struct laws_hands *hands, const struct capture *capture)
{
	const struct laws_hand_event *first =
		capture->own->t < capture->taken->t ? capture->own : capture->taken;

	for (unsigned int i = 0; i < hands->count; i++) {
		const struct laws_hand_event *event = &hands->events[i];

		if (event->t > first->t - DISTURBED_LEAST && event != capture->own &&
		    event != capture->taken && event != capture->placed)
			return true;
	}
	return false;
}

/* True when it is hardly credible that one hand took what stood on @way[1]. */
static bool took_with_two(const struct laws_hands *hands, const struct laws_recent *pace,
			  const struct way ways[2], struct laws_hand_evidence *evidence)
{
	const struct capture capture = {
		.own = newest(hands, ways[0].from, false),
		.taken = newest(hands, ways[1].from, false),
		.placed = newest(hands, ways[0].to, true),
	};
	unsigned int apart = distance(hands, ways[0].from, ways[1].from);
	unsigned int share = believed(pace, &takings_not_believed);
	bool own_first;

	if (!capture.own || !capture.taken || !capture.placed ||
	    capture.placed->t < capture.own->t || capture.placed->t < capture.taken->t)
		return false;
	own_first = capture.own->t <= capture.taken->t;
	tell_way(hands, own_first ? capture.own : capture.taken,
		 own_first ? capture.taken : capture.own, evidence);
	evidence->share = share_of(evidence->between, apart, GRIP);
	evidence->together = capture.placed->t - (own_first ? capture.taken->t : capture.own->t);
	if (evidence->share >= believed(pace, &takings_doubted) ||
	    may_have_swept(hands, &capture, apart))
		return false;
	/* Contacts that one scan finds open may have opened in any order. */
	evidence->beyond_hands = evidence->between > 0 && evidence->between < ONE_BY_ONE_LEAST &&
				 apart > GRASPS_BOTH && evidence->share < share &&
				 is_beyond_sweeping(hands, &capture, apart, share) &&
				 !is_disturbed(hands, &capture);
	return true;
}

bool laws_hands_two(const struct laws_hands *hands, const struct laws_position *position,
		    struct laws_move move, struct laws_hand_evidence *evidence)
{
	enum laws_side side = laws_position_side(position);
	struct laws_hand_evidence found = {.squares = {LAWS_NO_SQUARE, LAWS_NO_SQUARE}};
	struct way ways[2];

	if (list_ways(position, move, ways) < 2)
		return false;
	if (move.type != LAWS_MOVE_CASTLING
		    ? !took_with_two(hands, &hands->pace[side].recent, ways, &found)
		    : !castled_with_two(hands, &hands->pace[side].recent, position, ways, &found))
		return false;
	fill_evidence(hands, side, &found);
	*evidence = found;
	return true;
}

/*
 * The clock stands on one side of the board, and the settings do not say on which.
 * From the far side a hand needs longer to reach it. So two successive presses of
 * a player are evidence for one side, if both were quick and came from squares far
 * enough apart. A lead of several settles it.
 */
#define AT_ONCE	      (3 * LAWS_SECOND / 2)
#define FILES_APART   3
#define CLOCK_SETTLED 6

static bool stands_right(const struct laws_hands *hands)
{
	return hands->clock_right >= CLOCK_SETTLED;
}

static bool stands_left(const struct laws_hands *hands)
{
	return hands->clock_right <= -CLOCK_SETTLED;
}

/* In mm, from the centre of @square to where a clock may stand nearest. */
static unsigned int distance_to_clock(const struct laws_hands *hands, laws_square square)
{
	unsigned int rank = square_rank(square);
	unsigned int to_left = square_file(square) + 1, to_right = 8 - square_file(square);
	unsigned int files = to_left < to_right ? to_left : to_right;
	unsigned int half_ranks = difference(2 * rank, 7);
	unsigned int x, y;

	if (stands_right(hands))
		files = to_right;
	else if (stands_left(hands))
		files = to_left;
	x = files * hands->square_size + hands->square_size / 2;
	y = half_ranks * hands->square_size / 2;
	return root(x * x + y * y);
}

/* Counts this press as evidence of where the clock stands. */
static void learn_clock(struct laws_hands *hands, struct laws_presses *presses, laws_square square,
			laws_time between)
{
	int files = (int)square_file(square) - (int)square_file(presses->square);
	bool nearer = between < presses->between;
	bool settled = stands_right(hands) || stands_left(hands);

	if (between > AT_ONCE || settled)
		return;
	if (presses->between && abs(files) >= FILES_APART)
		hands->clock_right += (files > 0) == nearer ? 1 : -1;
	presses->square = square;
	presses->between = between;
	if (!stands_right(hands) && !stands_left(hands))
		return;
	/* The shares so far were worked out for the nearer edge, which may be the wrong one. */
	hands->presses[0].recent.count = 0;
	hands->presses[1].recent.count = 0;
}

/* Where the last piece of the move was placed before @t, or NULL. */
static const struct laws_hand_event *last_placed(const struct laws_hands *hands,
						 const struct laws_position *position,
						 struct laws_move move, laws_time t)
{
	const struct laws_hand_event *last = NULL;
	struct way ways[2];
	unsigned int count = list_ways(position, move, ways);

	for (unsigned int i = 0; i < count; i++) {
		const struct laws_hand_event *placed = newest(hands, ways[i].to, true);

		if (placed && (!last || placed->t > last->t))
			last = placed;
	}
	return last && last->t < t ? last : NULL;
}

bool laws_hands_pressed(struct laws_hands *hands, const struct laws_position *position,
			struct laws_move move, laws_time t, struct laws_hand_evidence *evidence)
{
	enum laws_side side = laws_position_side(position);
	struct laws_presses *presses = &hands->presses[side];
	const struct laws_hand_event *last = last_placed(hands, position, move, t);
	struct laws_hand_evidence found = {.sign = LAWS_HAND_ON_CLOCK};
	unsigned int way, doubted_below;

	if (!last)
		return false;
	found.squares[0] = last->square;
	found.squares[1] = LAWS_NO_SQUARE;
	found.between = t - last->t;
	found.distance = (uint16_t)distance_to_clock(hands, last->square);
	way = least_way(hands, found.distance);
	found.share = share_of(found.between, way, RELEASE);
	found.speed = (unsigned int)((laws_time)way * LAWS_SECOND / found.between);
	doubted_below = believed(&presses->recent, &presses_doubted);
	remember(&presses->recent, found.share);
	learn_clock(hands, presses, last->square, found.between);
	if (!way || found.share >= doubted_below)
		return false;
	fill_evidence(hands, side, &found);
	found.times = counted(++presses->too_soon);
	*evidence = found;
	return true;
}

void laws_hands_learn(struct laws_hands *hands, const struct laws_position *position,
		      struct laws_move move)
{
	struct laws_pace *pace = &hands->pace[laws_position_side(position)];
	const struct laws_hand_event *up = newest(hands, move.from, false);
	const struct laws_hand_event *down = newest(hands, laws_move_arrival(position, move), true);
	unsigned int share, step, way;

	if (!up || !down || down->t <= up->t)
		return;
	way = least_way(hands, distance(hands, up->square, down->square));
	if (!way)
		return;
	share = share_of(down->t - up->t, way, 0);
	step = share / LAWS_PACE_STEP;
	pace->moves++;
	remember(&pace->recent, share);
	pace->within[step < LAWS_PACE_STEPS ? step : LAWS_PACE_STEPS - 1]++;
}
