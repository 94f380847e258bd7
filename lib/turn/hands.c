/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Hands by their times: which way a hand would have had to go, how long it
 * had, and how long it would need.
 */
#include <chesslaws/hands.h>
#include <stdlib.h>
#include <string.h>

#include "rules/rules.h"

/*
 * Every figure that decides here. Times in µs, lengths in mm, shares in per cent. A side is that
 * of a square, 50 to 60 mm (FIDE, Standards of Chess Equipment, 2022).
 */
enum {
	/*
	 * Fitts' law as MacKenzie writes it (Human-Computer Interaction 7, 1992): the least-squares
	 * line over log2(distance / width + 1) through the sixteen times of table 1, the lighter
	 * stylus (Fitts, J. Exp. Psychol. 47, 1954); r = 0.994.
	 */
	FITTS_START = 28000,
	FITTS_PER_BIT = 112000, /* for each bit */
	/*
	 * How exactly fingers must meet a piece, and a piece its square: a pawn's base is half of
	 * a side wide, others are wider, and a king's leaves as little free (the same Standards).
	 */
	WIDTH_ON_BOARD = 50, /* of a side */
	/* A hand's breadth: so much of it may meet the lever. A clock is some 200 mm long. */
	WIDTH_LEVER = 80,
	HALF_CLOCK = 100, /* an own lever is not farther from the middle of the edge */
	/*
	 * Closing on a piece takes two units of MTM-1 at the least, and so does letting go
	 * (Maynard, Stegemerten and Schwab 1948: G1A, RL1). Fingers open on the way, and close at
	 * its end (Jeannerod, J. Motor Behavior 16, 1984): so this is added to the way's time.
	 */
	GRIP = 72000,
	RELEASE = 72000,
	/*
	 * Some 0.35 of a side from the middle reeds open and close, or nearer. So the way between
	 * two reeds is shorter than that between two squares by twice as much, and a little.
	 */
	SLACK = 75, /* of a side */
	/* Two contacts that changed together may be seen so long apart, by a slow scan. */
	SCAN = 25000,

	/*
	 * Fitts asked for speed and accuracy together. Without accuracy hands get down to half of
	 * that time. Below this share of it one hand is doubted; and below a share of the least
	 * that this player's newest ways have taken, once so many are known, but never above all
	 * of it.
	 */
	DOUBTED = 50,
	DOUBTED_OWN = 65,
	DOUBTED_MOST = 100,
	KNOWN_LEAST = 5,

	/*
	 * Below this share no hand takes two pieces one after the other. A hand that is twice as
	 * quick as the law needs 32 % of it from e1 to h1, if the first reed opens as late as with
	 * a strong magnet, the second when the fingers close, and the scan is slow.
	 */
	NO_HAND = 30,
	ONE_BY_ONE = 50000, /* nor in less, however near they stand */
	GRASPS_BOTH = 90,   /* a hand may close on both at once: also on diagonal neighbours */
	/*
	 * Hands that reach for two things at once set out together and close at different times
	 * (Bingham, Hughes and Mon-Williams, Exp. Brain Res. 184, 2008). From this share on the
	 * second one would have set out when the first was done, which is what one hand does.
	 */
	HELD_BY_ONE = 150,
	HELD_TOGETHER = 20000, /* a shorter time in the air together may be a reed's chatter */

	/*
	 * A capture may sweep the one piece off with the other, without closing on it and without
	 * stopping: then the own piece stands soon after the other has left. From there a slow hand
	 * needs so long: a fifth of its way's time, and the piece comes to rest.
	 */
	SWEPT_MOST = 150000,

	DISTURBED = 300000, /* what was knocked falls for so long */
};

/* log2(1 + @distance / @width), in 256ths. */
static unsigned int bits_of(unsigned int distance, unsigned int width)
{
	uint64_t ratio = (((uint64_t)distance + width) << 32) / width;
	unsigned int bits = 0;

	for (; ratio >= (uint64_t)2 << 32; ratio >>= 1)
		bits += 256;
	/* Squaring doubles the logarithm: each time its next binary digit comes up. */
	for (unsigned int digit = 128; digit > 0; digit >>= 1) {
		ratio = (ratio >> 16) * (ratio >> 16);
		if (ratio < (uint64_t)2 << 32)
			continue;
		ratio >>= 1;
		bits += digit;
	}
	return bits;
}

laws_time laws_hand_time(unsigned int distance, unsigned int width)
{
	return FITTS_START + (laws_time)FITTS_PER_BIT * bits_of(distance, width) / 256;
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

static void add(struct laws_hands *hands, laws_square square, bool placed, laws_time since,
		laws_time t)
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
		.since = since,
	};
}

void laws_hands_lifted_within(struct laws_hands *hands, laws_square square, laws_time since,
			      laws_time t)
{
	add(hands, square, false, since, t);
}

void laws_hands_placed_within(struct laws_hands *hands, laws_square square, laws_time since,
			      laws_time t)
{
	add(hands, square, true, since, t);
}

void laws_hands_lifted(struct laws_hands *hands, laws_square square, laws_time t)
{
	add(hands, square, false, t, t);
}

void laws_hands_placed(struct laws_hands *hands, laws_square square, laws_time t)
{
	add(hands, square, true, t, t);
}

static laws_time longer(laws_time a, laws_time b)
{
	return a > b ? a : b;
}

/* How long after @first @second was, at most: in either order, where that is uncertain. */
static laws_time most_between(const struct laws_hand_event *first,
			      const struct laws_hand_event *second)
{
	return longer(second->t - first->since, first->t - second->since);
}

/* True when @first came before @second, whatever is uncertain about their times. */
static bool is_before(const struct laws_hand_event *first, const struct laws_hand_event *second)
{
	return first->t < second->since;
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

static unsigned int more_than(unsigned int a, unsigned int b)
{
	return a > b ? a - b : 0;
}

static unsigned int of_side(const struct laws_hands *hands, unsigned int percent)
{
	return hands->square_size * percent / 100;
}

/* In mm, between the centres of two squares. */
static unsigned int distance(const struct laws_hands *hands, laws_square a, laws_square b)
{
	unsigned int x = difference(square_file(a), square_file(b)) * hands->square_size;
	unsigned int y = difference(square_rank(a), square_rank(b)) * hands->square_size;

	return root(x * x + y * y);
}

/* The least way that the hand has gone for certain. */
static unsigned int least_way(const struct laws_hands *hands, unsigned int way)
{
	return more_than(way, of_side(hands, SLACK));
}

static uint16_t counted(laws_time count)
{
	return count < UINT16_MAX ? (uint16_t)count : UINT16_MAX;
}

/* @took as a share of @needed, in per cent. */
static uint16_t share_of(laws_time took, laws_time needed)
{
	laws_time share = took * 100 / needed;

	return share > 10000 ? 10000 : (uint16_t)share;
}

/* In mm/s; 0 when the time says nothing. */
static uint16_t speed_of(unsigned int way, laws_time between)
{
	return between ? counted((laws_time)way * LAWS_SECOND / between) : 0;
}

/* The least of the newest shares; 0 while too few are known. */
static unsigned int quickest(const struct laws_habit *habit)
{
	unsigned int count = habit->count < LAWS_RECENT ? habit->count : LAWS_RECENT;
	unsigned int least = habit->newest[0];

	if (count < KNOWN_LEAST)
		return 0;
	for (unsigned int i = 1; i < count; i++)
		if (habit->newest[i] < least)
			least = habit->newest[i];
	return least;
}

static void remember(struct laws_habit *habit, unsigned int share)
{
	unsigned int step = share / LAWS_PACE_STEP;

	habit->newest[habit->count++ % LAWS_RECENT] = (uint16_t)share;
	habit->within[step < LAWS_PACE_STEPS ? step : LAWS_PACE_STEPS - 1]++;
}

/* The share below which it is doubted that this player has used one hand. */
static unsigned int doubted_below(const struct laws_habit *habit)
{
	unsigned int share = quickest(habit) * DOUBTED_OWN / 100;

	if (share > DOUBTED_MOST)
		return DOUBTED_MOST;
	return share > DOUBTED ? share : DOUBTED;
}

static unsigned int count_as_fast(const struct laws_habit *habit, unsigned int share)
{
	unsigned int count = 0;

	for (unsigned int step = 0; step < LAWS_PACE_STEPS && step * LAWS_PACE_STEP <= share;
	     step++)
		count += habit->within[step];
	return count;
}

static void tell_habit(const struct laws_habit *habit, struct laws_hand_evidence *evidence)
{
	evidence->moves = counted(habit->count);
	evidence->as_fast = counted(count_as_fast(habit, evidence->share));
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

/* What a hand needs from one contact to the next, over @way mm. */
static laws_time needed_for(const struct laws_hands *hands, const struct laws_hand_event *first,
			    const struct laws_hand_event *second, unsigned int way)
{
	return laws_hand_time(way, of_side(hands, WIDTH_ON_BOARD)) + (first->placed ? RELEASE : 0) +
	       (second->placed ? 0 : GRIP);
}

static unsigned int apart(const struct laws_hands *hands, const struct laws_hand_event *first,
			  const struct laws_hand_event *second)
{
	return distance(hands, first->square, second->square);
}

/* The same over the least way that it has gone for certain. */
static laws_time least_for(const struct laws_hands *hands, const struct laws_hand_event *first,
			   const struct laws_hand_event *second)
{
	return needed_for(hands, first, second, least_way(hands, apart(hands, first, second)));
}

/* Fills @evidence with one hand's way between @first and @second. */
static void tell_way(const struct laws_hands *hands, const struct laws_hand_event *first,
		     const struct laws_hand_event *second, struct laws_hand_evidence *evidence)
{
	unsigned int way = apart(hands, first, second);
	laws_time between = most_between(first, second);

	evidence->sign = LAWS_HAND_TOO_FAR;
	evidence->squares[0] = first->square;
	evidence->squares[1] = second->square;
	evidence->between = between;
	evidence->distance = (uint16_t)way;
	evidence->usual = (unsigned int)needed_for(hands, first, second, way);
	evidence->share = share_of(between, least_for(hands, first, second));
	evidence->speed = speed_of(least_way(hands, way), between);
}

/* True when no hand goes that way between two lifts, whoever's it is. */
static bool is_beyond_hands(const struct laws_hand_evidence *lifts)
{
	return lifts->distance > GRASPS_BOTH && lifts->share < NO_HAND;
}

/* What is known of king and rook in castling; NULL where it is missing. */
struct castling {
	const struct laws_hand_event *king[2]; /* lifted, placed */
	const struct laws_hand_event *rook[2];
};

static struct castling see_castling(const struct laws_hands *hands,
				    const struct laws_position *position, struct laws_move move)
{
	struct way ways[2] = {{0}};

	list_ways(position, move, ways);
	return (struct castling){
		.king = {newest(hands, ways[0].from, false), newest(hands, ways[0].to, true)},
		.rook = {newest(hands, ways[1].from, false), newest(hands, ways[1].to, true)},
	};
}

/*
 * For how long king and rook were in the air together, at least or at most, or 0. Not in Chess960:
 * one may stand in the other's way, and the king waits beside the board meanwhile, as Guidelines
 * II.3.2.5 recommend.
 */
static laws_time held_together(const struct castling *castling,
			       const struct laws_position *position, bool at_least)
{
	const struct laws_hand_event *const *king = castling->king, *const *rook = castling->rook;
	laws_time from, until;

	if (!king[0] || !king[1] || !rook[0] || !rook[1] || king[1]->t < king[0]->t ||
	    rook[1]->t < rook[0]->t || laws_position_is_chess960(position))
		return 0;
	if (at_least) {
		from = king[0]->t > rook[0]->t ? king[0]->t : rook[0]->t;
		until = king[1]->since < rook[1]->since ? king[1]->since : rook[1]->since;
	} else {
		from = king[0]->since > rook[0]->since ? king[0]->since : rook[0]->since;
		until = king[1]->t < rook[1]->t ? king[1]->t : rook[1]->t;
	}
	return until - from < HELD_TOGETHER ? 0 : until - from;
}

/*
 * The way of one hand between an event of the king's and one of the rook's that had least of the
 * time that it needs. In Chess960 one hand often holds both: there it may lift neighbours at once.
 */
static void find_least(const struct laws_hands *hands, const struct castling *castling,
		       bool chess960, struct laws_hand_evidence *least)
{
	for (int i = 0; i < 4; i++) {
		const struct laws_hand_event *a = castling->king[i / 2];
		const struct laws_hand_event *b = castling->rook[i % 2];
		struct laws_hand_evidence found = *least;

		if (!a || !b)
			continue;
		tell_way(hands, a->t <= b->t ? a : b, a->t <= b->t ? b : a, &found);
		if (chess960 && a->placed == b->placed && found.distance <= GRASPS_BOTH)
			continue;
		if (!least->sign || found.share < least->share)
			*least = found;
	}
}

/*
 * True when the piece that was placed last stands sooner after the other than one hand could have
 * fetched it: it has not been knocked over with the first lift, and set up in the end.
 */
static bool stood_at_once(const struct laws_hands *hands, const struct castling *castling)
{
	bool rook_last = castling->rook[1]->t > castling->king[1]->t;
	const struct laws_hand_event *const *last = rook_last ? castling->rook : castling->king;
	const struct laws_hand_event *before = rook_last ? castling->king[1] : castling->rook[1];
	laws_time needed = least_for(hands, before, last[0]) + least_for(hands, last[0], last[1]);

	return share_of(last[1]->t - before->since, needed) < DOUBTED;
}

static void tell_both_held(const struct laws_hands *hands, const struct castling *castling,
			   laws_time together, struct laws_hand_evidence *evidence)
{
	const struct laws_hand_event *king = castling->king[0], *rook = castling->rook[0];

	tell_way(hands, king->t <= rook->t ? king : rook, king->t <= rook->t ? rook : king,
		 evidence);
	evidence->sign = LAWS_HAND_BOTH_HELD;
	evidence->beyond_hands = is_beyond_hands(evidence) && stood_at_once(hands, castling);
	evidence->between = together;
}

/*
 * King and rook in the air together speak for two hands by themselves, unless one hand took the
 * rook after the king, and took its time: then it needs its time to put the king down, too.
 */
static bool castled_with_two(const struct laws_hands *hands, const struct laws_habit *habit,
			     const struct laws_position *position, struct laws_move move,
			     struct laws_hand_evidence *evidence)
{
	struct castling castling = see_castling(hands, position, move);
	laws_time together = held_together(&castling, position, true);

	if (together) {
		tell_both_held(hands, &castling, together, evidence);
		if (is_before(castling.rook[0], castling.king[0]) || evidence->share < HELD_BY_ONE)
			return true;
	}
	evidence->sign = LAWS_HAND_NO_SIGN;
	find_least(hands, &castling, laws_position_is_chess960(position), evidence);
	return evidence->sign && evidence->share < doubted_below(habit);
}

/*
 * King and rook were lifted sooner after one another than one hand gets from the one to the other,
 * by the whole way and a slow scan, which both speak for the player.
 */
static bool lifted_at_once(const struct laws_hands *hands, const struct castling *castling)
{
	const struct laws_hand_event *king = castling->king[0], *rook = castling->rook[0];
	const struct laws_hand_event *first, *second;

	if (!king || !rook)
		return false;
	first = king->t <= rook->t ? king : rook;
	second = king->t <= rook->t ? rook : king;
	return most_between(first, second) <
	       needed_for(hands, first, second, apart(hands, first, second)) + SCAN;
}

bool laws_hands_both_held(const struct laws_hands *hands, const struct laws_position *position,
			  struct laws_move move)
{
	struct castling castling;

	if (move.type != LAWS_MOVE_CASTLING)
		return false;
	castling = see_castling(hands, position, move);
	return held_together(&castling, position, false) > 0 || lifted_at_once(hands, &castling);
}

/* The events of a capture. */
struct capture {
	const struct laws_hand_event *own;    /* left its square */
	const struct laws_hand_event *taken;  /* left its */
	const struct laws_hand_event *placed; /* the own one stands */
};

/* False where one is missing, or their order is none of a capture that times can tell of. */
static bool see_capture(const struct laws_hands *hands, const struct way ways[2],
			struct capture *capture)
{
	*capture = (struct capture){
		.own = newest(hands, ways[0].from, false),
		.taken = newest(hands, ways[1].from, false),
		.placed = newest(hands, ways[0].to, true),
	};
	return capture->own && capture->taken && capture->placed &&
	       capture->placed->t >= capture->own->t && capture->placed->t >= capture->taken->t;
}

/*
 * How long a hand with a piece that sweeps another one off needs from reed to reed: it neither
 * stops nor closes on anything, and goes at its greatest speed, which is 15/8 of the mean one
 * where the movement is smoothest (Flash and Hogan, J. Neurosci. 5, 1985).
 */
static laws_time sweep_time(const struct laws_hands *hands, unsigned int way)
{
	laws_time whole = laws_hand_time(way, of_side(hands, WIDTH_ON_BOARD));

	return whole * least_way(hands, way) * 8 / ((laws_time)way * 15);
}

static void tell_taking(const struct laws_hands *hands, const struct capture *capture,
			struct laws_hand_evidence *evidence)
{
	bool own_first = !is_before(capture->taken, capture->own);
	const struct laws_hand_event *first = own_first ? capture->own : capture->taken;
	const struct laws_hand_event *second = own_first ? capture->taken : capture->own;

	tell_way(hands, first, second, evidence);
	evidence->together = capture->placed->t - second->since;
	if (own_first)
		evidence->share =
			share_of(evidence->between, sweep_time(hands, evidence->distance));
}

/* True when one hand may have swept the piece off, or taken it in passing, with its own. */
static bool may_have_swept(const struct laws_hands *hands, const struct capture *capture)
{
	laws_time between = capture->taken->t - capture->own->since;
	bool neighbours = apart(hands, capture->own, capture->taken) <= GRASPS_BOTH;

	/* A neighbour may be pushed off its reed before the other has left its own. */
	return between >= (neighbours ? -SCAN : 0) &&
	       capture->placed->since - capture->taken->t < SWEPT_MOST;
}

/* True when other pieces moved at that time: something was knocked, and the times say little. */
static bool is_disturbed(const struct laws_hands *hands, const struct capture *capture)
{
	const struct laws_hand_event *first =
		capture->own->t < capture->taken->t ? capture->own : capture->taken;

	for (unsigned int i = 0; i < hands->count; i++) {
		const struct laws_hand_event *event = &hands->events[i];

		if (event->t > first->since - DISTURBED && event != capture->own &&
		    event != capture->taken && event != capture->placed)
			return true;
	}
	return false;
}

static bool order_is_certain(const struct capture *capture)
{
	return is_before(capture->own, capture->taken) || is_before(capture->taken, capture->own);
}

/* True when it is hardly credible that one hand took what stood on @way[1]. */
static bool took_with_two(const struct laws_hands *hands, const struct laws_habit *habit,
			  const struct way ways[2], struct laws_hand_evidence *evidence)
{
	struct capture capture;

	if (!see_capture(hands, ways, &capture))
		return false;
	tell_taking(hands, &capture, evidence);
	if (evidence->share >= doubted_below(habit) || may_have_swept(hands, &capture))
		return false;
	/* Contacts that one scan finds open may have opened in any order. */
	evidence->beyond_hands = order_is_certain(&capture) && evidence->between < ONE_BY_ONE &&
				 is_beyond_hands(evidence) && !is_disturbed(hands, &capture);
	return true;
}

bool laws_hands_two(const struct laws_hands *hands, const struct laws_position *position,
		    struct laws_move move, struct laws_hand_evidence *evidence)
{
	const struct laws_habit *habit =
		&hands->habits[laws_position_side(position)][LAWS_HAND_MOVING];
	struct laws_hand_evidence found = {.squares = {LAWS_NO_SQUARE, LAWS_NO_SQUARE}};
	struct way ways[2];

	if (list_ways(position, move, ways) < 2)
		return false;
	if (move.type == LAWS_MOVE_CASTLING
		    ? !castled_with_two(hands, habit, position, move, &found)
		    : !took_with_two(hands, habit, ways, &found))
		return false;
	tell_habit(habit, &found);
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

/* In mm, from the centre of @square to where the lever may be nearest. */
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
	y = more_than(half_ranks * hands->square_size / 2, HALF_CLOCK);
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
	for (int side = 0; side < 2; side++)
		hands->habits[side][LAWS_HAND_PRESSING] = (struct laws_habit){0};
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
	return laws_hands_pressed_within(hands, position, move, t, t, evidence);
}

bool laws_hands_pressed_within(struct laws_hands *hands, const struct laws_position *position,
			       struct laws_move move, laws_time since, laws_time t,
			       struct laws_hand_evidence *evidence)
{
	enum laws_side side = laws_position_side(position);
	struct laws_habit *habit = &hands->habits[side][LAWS_HAND_PRESSING];
	const struct laws_hand_event *last = last_placed(hands, position, move, t);
	struct laws_hand_evidence found = {.sign = LAWS_HAND_ON_CLOCK};
	laws_time least;
	bool doubted;

	if (!last)
		return false;
	found.squares[0] = last->square;
	found.squares[1] = LAWS_NO_SQUARE;
	found.between = t - last->since;
	least = longer(since - last->t, 0);
	found.distance = (uint16_t)distance_to_clock(hands, last->square);
	found.usual = (unsigned int)(RELEASE + laws_hand_time(found.distance, WIDTH_LEVER));
	found.share = share_of(found.between, found.usual);
	found.speed = speed_of(found.distance, found.between);
	doubted = found.share < doubted_below(habit);
	tell_habit(habit, &found);
	/* Of one who may have been quicker it is not held that he was not. */
	remember(habit, share_of(least, found.usual));
	learn_clock(hands, &hands->presses[side], last->square, t - last->t);
	if (!doubted)
		return false;
	found.times = counted(++hands->presses[side].too_soon);
	*evidence = found;
	return true;
}

void laws_hands_learn(struct laws_hands *hands, const struct laws_position *position,
		      struct laws_move move)
{
	const struct laws_hand_event *up = newest(hands, move.from, false);
	const struct laws_hand_event *down = newest(hands, laws_move_arrival(position, move), true);
	unsigned int way;

	if (!up || !down || down->t <= up->t)
		return;
	way = distance(hands, up->square, down->square);
	if (way > hands->square_size)
		remember(
			&hands->habits[laws_position_side(position)][LAWS_HAND_MOVING],
			share_of(longer(down->since - up->t, 0), needed_for(hands, up, down, way)));
}
