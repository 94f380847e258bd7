/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A reed that has changed was alive; what it says after its last change may be wrong. */
#include "suspects.h"

#include <limits.h>

struct suspect suspect_truly(const struct input_list *list)
{
	struct suspect suspect = {
		.squares = list->doubtful,
		.from = list->doubtful_from,
		.misses_most = UINT_MAX,
	};

	switch (list->fault) {
	case SWITCH_WORKS:
		suspect.failure = list->doubtful ? FAILURE_FOLLOWS : FAILURE_NONE;
		break;
	case SWITCH_STUCK_OPEN:
		suspect.failure = FAILURE_OPEN;
		break;
	case SWITCH_STUCK_CLOSED:
		suspect.failure = FAILURE_CLOSED;
		break;
	case SWITCH_DYING:
		suspect.failure = FAILURE_DYING;
		break;
	}
	return suspect;
}

/* Two reeds that change by crosstalk do so within two frames: slow boards send one in 5 ms. */
#define AT_ONCE ((laws_time)10000)

/* What the frames tell of each reed. */
struct reeds {
	laws_time changed[64]; /* when it changed last */
	laws_time closed[64];  /* when it closed last; 0: never */
	laws_squares shown;    /* those that are closed in the last frame */
};

/* What they tell of two reeds beside each other: whether @follower may follow @source. */
struct pair {
	laws_square follower;
	laws_square source;
	bool has_followed;    /* it has closed at once with it */
	laws_time open_since; /* it is open though @source is closed; 0: it is not */
	laws_time open_until; /* it was so, for longer than it may be, until then */
};

/* What is read from a trace. */
struct evidence {
	struct reeds reeds;
	struct pair pairs[PAIRS_MOST];
	unsigned int count;
};

static void pairs_begin(struct evidence *evidence)
{
	evidence->count = 0;
	for (unsigned int a = 0; a < 64; a++)
		for (unsigned int b = 0; b < 64; b++) {
			int files = (int)(a % 8) - (int)(b % 8),
			    ranks = (int)(a / 8) - (int)(b / 8);

			if (a != b && files * files <= 1 && ranks * ranks <= 1)
				evidence->pairs[evidence->count++] = (struct pair){
					.follower = (laws_square)a, .source = (laws_square)b};
		}
}

static void reeds_show(struct reeds *reeds, laws_time t, laws_squares shown)
{
	for (laws_squares changes = reeds->shown ^ shown; changes; changes &= changes - 1) {
		unsigned int square = (unsigned int)__builtin_ctzll(changes);

		reeds->changed[square] = t;
		if (shown >> square & 1)
			reeds->closed[square] = t;
	}
	reeds->shown = shown;
}

static void pair_show(struct pair *pair, const struct reeds *reeds, laws_time t)
{
	laws_time follower = reeds->closed[pair->follower];
	laws_time source = reeds->closed[pair->source];
	laws_time between = follower > source ? follower - source : source - follower;

	if (pair->open_since && t - pair->open_since > AT_ONCE)
		pair->open_until = t;
	if (reeds->shown >> pair->follower & 1 || !(reeds->shown >> pair->source & 1))
		pair->open_since = 0;
	else if (!pair->open_since)
		pair->open_since = t;
	pair->has_followed |= follower && source && between <= AT_ONCE;
}

/* Each reed of the first frame stands as it is since ever. */
static void look(struct evidence *evidence, const struct input_list *list)
{
	bool is_first = true;

	pairs_begin(evidence);
	evidence->reeds = (struct reeds){0};
	for (size_t i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];

		if (input->type != INPUT_FRAME)
			continue;
		if (is_first)
			evidence->reeds.shown = input->frame.squares;
		is_first = false;
		reeds_show(&evidence->reeds, input->t, input->frame.squares);
		for (unsigned int pair = 0; pair < evidence->count; pair++)
			pair_show(&evidence->pairs[pair], &evidence->reeds, input->t);
	}
	for (unsigned int pair = 0; pair < evidence->count; pair++)
		pair_show(&evidence->pairs[pair], &evidence->reeds, list->over);
}

static unsigned int add_followers(const struct evidence *evidence, laws_time over,
				  struct suspect suspects[], unsigned int count)
{
	for (unsigned int i = 0; i < evidence->count; i++) {
		const struct pair *pair = &evidence->pairs[i];

		if (pair->has_followed && pair->open_until < over)
			suspects[count++] = (struct suspect){
				.squares = LAWS_SQUARE_SET(pair->follower),
				.source = LAWS_SQUARE_SET(pair->source),
				.from = pair->open_until,
				.failure = FAILURE_FOLLOWS,
				.misses_most = UINT_MAX,
			};
	}
	return count;
}

unsigned int suspects_find(const struct input_list *list, const struct suspect *truly,
			   unsigned int misses, struct suspect suspects[SUSPECTS_MOST])
{
	static struct evidence evidence;
	const struct reeds *reeds = &evidence.reeds;
	unsigned int count = 1;

	suspects[0] = *truly;
	if (truly->failure == FAILURE_NONE)
		return count;
	if (list->fault == SWITCH_DYING)
		suspects[0].misses_most = misses;
	look(&evidence, list);
	for (unsigned int square = 0; square < 64; square++) {
		laws_squares alone = LAWS_SQUARE_SET(square);

		if (alone == truly->squares)
			continue;
		suspects[count++] = (struct suspect){
			.squares = alone,
			.from = reeds->changed[square],
			.failure = reeds->shown & alone ? FAILURE_CLOSED : FAILURE_OPEN,
			.misses_most = UINT_MAX,
		};
		if (list->fault == SWITCH_DYING)
			suspects[count++] = (struct suspect){
				.squares = alone, .failure = FAILURE_DYING, .misses_most = misses};
	}
	return add_followers(&evidence, list->over, suspects, count);
}
