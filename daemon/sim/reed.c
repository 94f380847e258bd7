/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Three steps. A failing switch loses or invents happenings. Each remaining happening
 * becomes toggles of its contact, a burst that ends in the new state. Then the scan reads
 * all contacts at once, at its own times, and sees those toggles of a burst that fall on
 * them.
 */
#include "sim/reed.h"

#include "sim/hardship.h"

#define MS ((laws_time)1000)

const struct reed_model reed_ideal = {
	.scan_periods = {1 * MS, 1 * MS, 1 * MS},
};

/*
 * Data sheets of dry reed switches give up to 0.5 ms of bounce under a coil
 * that is switched on at once; a magnet moved by hand gives up to 2 ms.
 */
const struct reed_model reed_bouncing = {
	.scan_periods = {1 * MS, 1 * MS, 1 * MS},
	.bounce_least = 500,
	.bounce_most = 2000,
	.flight_least = 40,
	.flight_most = 400,
	.rocker_most = 4000,
};

const struct reed_model reed_usual = {
	.scan_periods = {1 * MS, 2 * MS, 5 * MS},
	.bounce_least = 500,
	.bounce_most = 2000,
	.flight_least = 40,
	.flight_most = 400,
	.chatter_most = 6 * MS,
	.rocker_most = 4000,
};

/* The rate of failures is a pessimistic guess: makers promise 10^6 operations and more. */
const struct reed_model reed_worn = {
	.scan_periods = {5 * MS, 10 * MS, 20 * MS},
	.bounce_least = 500,
	.bounce_most = 4000,
	.flight_least = 40,
	.flight_most = 800,
	.chatter_most = 12 * MS,
	.rocker_most = 30 * MS,
	.stalls = 100,
	.stall_least = 10 * MS,
	.stall_most = 100 * MS,
	.stuck = 150,
	.dying = 350,
	.dying_misses = 15,
	.dying_drops_least = 5 * MS,
	.dying_drops_most = 1500 * MS,
	.dying_drops_every = 600 * LAWS_SECOND,
};

/* A switch that fails, and from when on. */
struct failing {
	enum switch_fault fault;
	unsigned int line;
	laws_time from;
};

static struct failing failing_draw(const struct reed_model *model, struct random *random,
				   const struct timeline *timeline)
{
	struct failing failing = {.fault = SWITCH_WORKS};
	bool stuck = random_rarely(random, model->stuck);
	bool dying = random_rarely(random, model->dying);
	size_t at;

	if (timeline->count == 0 || (!stuck && !dying))
		return failing;
	/* A switch fails by use: each happening is equally likely to be its first failure. */
	at = (size_t)random_between(random, 0, (int64_t)timeline->count - 1);
	if (timeline->happenings[at].line >= LINE_INPUTS)
		return failing;
	failing.line = timeline->happenings[at].line;
	failing.from = timeline->happenings[at].t;
	failing.fault =
		dying ? SWITCH_DYING
		      : (random_chance(random, 50) ? SWITCH_STUCK_OPEN : SWITCH_STUCK_CLOSED);
	return failing;
}

/* Draws a fault by use, as failing_draw(), in the first two thirds of the changes. */
static struct failing failing_ask(struct reed_hardship *hardship, const struct timeline *timeline)
{
	struct failing failing = {.fault = SWITCH_WORKS};
	size_t begin = 0;
	size_t at;

	while (begin < timeline->count && timeline->happenings[begin].line >= LINE_INPUTS)
		begin++;
	if (begin == timeline->count)
		return failing;
	do {
		at = (size_t)random_between(&hardship->random, (int64_t)begin,
					    (int64_t)(begin + (timeline->count - begin) * 2 / 3));
	} while (at >= timeline->count || timeline->happenings[at].line >= LINE_INPUTS);
	failing.line = timeline->happenings[at].line;
	failing.from = timeline->happenings[at].t;
	failing.fault = hardship->fault;
	return failing;
}

static bool are_neighbours(laws_square a, laws_square b)
{
	int files = a % 8 - b % 8;
	int ranks = a / 8 - b / 8;

	return files * files + ranks * ranks == 1;
}

/* Draws one pair of neighbours, each with the same probability. */
static struct crosstalk pair_draw(struct random *random, laws_squares sources,
				  laws_squares followers)
{
	struct crosstalk pair = {.follower = LAWS_NO_SQUARE};
	int64_t seen = 0;

	for (laws_square a = 0; a < 64; a++)
		for (laws_square b = 0; b < 64; b++) {
			if (!(sources >> a & 1) || !(followers >> b & 1) || !are_neighbours(a, b))
				continue;
			if (random_between(random, 0, seen++) != 0)
				continue;
			pair.source = a;
			pair.follower = b;
		}
	return pair;
}

/*
 * From the start on, a piece of the start position closes the reed of an empty square. Later,
 * the source is drawn by use, as a failing switch is.
 */
static struct crosstalk crosstalk_draw(struct reed_hardship *hardship, laws_squares squares,
				       const struct timeline *changes)
{
	struct crosstalk pair = {.follower = LAWS_NO_SQUARE};
	struct failing used;

	if (hardship->from_start) {
		pair = pair_draw(&hardship->random, squares, ~squares);
	} else {
		used = failing_ask(hardship, changes);
		if (used.from == 0)
			return pair;
		pair = pair_draw(&hardship->random, LAWS_SQUARE_SET(used.line), ~(laws_squares)0);
		pair.from = used.from;
	}
	pair.both_ways = random_chance(&hardship->random, mishaps.short_circuits);
	return pair;
}

/* One contact of a coupled pair. */
struct coupled {
	laws_square square;
	bool own;
	bool shown;
};

static void coupled_show(struct coupled *contact, bool shows, laws_time t, uint32_t lingers,
			 struct timeline *changes)
{
	if (contact->shown == shows)
		return;
	contact->shown = shows;
	timeline_add_slow(changes, t, contact->square, shows, lingers);
}

static void couple(struct reed_hardship *hardship, const struct crosstalk *pair,
		   laws_squares squares, const struct timeline *timeline, struct timeline *changes)
{
	struct coupled source = {.square = pair->source, .own = squares >> pair->source & 1};
	struct coupled follower = {.square = pair->follower, .own = squares >> pair->follower & 1};

	source.shown = source.own;
	follower.shown = follower.own || (pair->from == 0 && source.own);
	for (size_t i = 0; i < timeline->count; i++) {
		const struct happening *one = &timeline->happenings[i];
		laws_time late = random_between(&hardship->random, 0, mishaps.crosstalk_most);
		bool coupled = one->t >= pair->from;

		if (one->line == pair->source)
			source.own = one->closes;
		else if (one->line == pair->follower)
			follower.own = one->closes;
		else
			timeline_add_slow(changes, one->t, one->line, one->closes, one->lingers);
		coupled_show(&source, source.own || (coupled && pair->both_ways && follower.own),
			     one->line == pair->source ? one->t : one->t + late, one->lingers,
			     changes);
		coupled_show(&follower, follower.own || (coupled && source.own),
			     one->line == pair->follower ? one->t : one->t + late, one->lingers,
			     changes);
	}
	changes->failed |= timeline->failed;
	timeline_sort(changes);
}

/* A dying switch, closed from @from to @to, opens for short times. */
static void add_drops(const struct reed_model *model, struct random *random, unsigned int line,
		      laws_time from, laws_time to, struct timeline *kept)
{
	laws_time t = from + random_between(random, 0, 2 * model->dying_drops_every);

	while (t < to) {
		laws_time back = t + random_between(random, model->dying_drops_least,
						    model->dying_drops_most);

		if (back >= to)
			return;
		timeline_add(kept, t, line, false);
		timeline_add(kept, back, line, true);
		t = back + random_between(random, 1, 2 * model->dying_drops_every);
	}
}

/* When the contact of each happening changes next, or LAWS_NEVER. */
static laws_time next_change(const struct timeline *timeline, size_t i)
{
	for (size_t later = i + 1; later < timeline->count; later++) {
		if (timeline->happenings[later].line == timeline->happenings[i].line)
			return timeline->happenings[later].t;
	}
	return LAWS_NEVER;
}

/* Applies the failing switch to the magnets' happenings. */
static void fail(const struct reed_model *model, struct random *random,
		 const struct failing *failing, const struct timeline *changes,
		 struct timeline *kept)
{
	for (size_t i = 0; i < changes->count; i++) {
		const struct happening *happening = &changes->happenings[i];
		bool fails = failing->fault != SWITCH_WORKS && happening->line == failing->line &&
			     happening->t >= failing->from;

		if (fails && failing->fault == SWITCH_STUCK_OPEN && happening->closes)
			continue;
		if (fails && failing->fault == SWITCH_STUCK_CLOSED && !happening->closes)
			continue;
		if (fails && failing->fault == SWITCH_DYING && happening->closes) {
			laws_time end = next_change(changes, i);

			if (random_chance(random, model->dying_misses))
				continue;
			if (end != LAWS_NEVER)
				add_drops(model, random, happening->line, happening->t, end, kept);
		}
		timeline_add_slow(kept, happening->t, happening->line, happening->closes,
				  happening->lingers);
	}
	kept->failed |= changes->failed;
	timeline_sort(kept);
}

/* Appends the flights of a burst from @t to @end, each at most @most long. */
static void burst(const struct reed_model *model, struct random *random,
		  const struct happening *happening, laws_time t, laws_time end, laws_time most,
		  struct timeline *contacts)
{
	while (t < end) {
		laws_time back = t + random_between(random, model->flight_least, most);

		t = back + random_between(random, model->flight_least, most);
		/* The rest is too short for another flight: the last one ends the burst. */
		if (t + most >= end)
			t = end;
		if (back >= end)
			break;
		timeline_add(contacts, back, happening->line, !happening->closes);
		timeline_add(contacts, t, happening->line, happening->closes);
	}
}

/*
 * The toggles of one happening. The contact begins in the new state, toggles, and is in the
 * new state for good when the burst is over. A later happening of the same contact, at
 * @limit, ends the burst.
 */
static void bounce(const struct reed_model *model, struct random *random,
		   const struct happening *happening, laws_time limit, struct timeline *contacts)
{
	laws_time bounces = random_between(random, model->bounce_least, model->bounce_most);
	laws_time chatters = happening->t;

	timeline_add(contacts, happening->t, happening->line, happening->closes);
	if (model->chatter_most > 0 && happening->lingers > model->bounce_most) {
		chatters += happening->lingers;
		if (chatters > limit)
			chatters = limit;
		burst(model, random, happening, happening->t, chatters, model->chatter_most,
		      contacts);
		return;
	}
	if (happening->t + bounces > limit)
		bounces = limit - happening->t;
	burst(model, random, happening, happening->t, happening->t + bounces, model->flight_most,
	      contacts);
}

/* The rocker releases the rising lever a little before the other one is down. */
static laws_time happening_time(const struct reed_model *model, struct random *random,
				const struct happening *happening)
{
	laws_time early = 0;

	if (happening->line >= LINE_INPUTS && !happening->closes && model->rocker_most > 0)
		early = random_between(random, 0, model->rocker_most);
	return happening->t > early ? happening->t - early : 0;
}

/*
 * Only changes toggle a contact: a lever that is up cannot rise, and a reed opens when the
 * last magnet that held it has gone.
 */
static void changes_fill(const struct reed_model *model, struct random *random,
			 laws_squares squares, const struct timeline *timeline,
			 struct timeline *changes)
{
	unsigned int holding[LINES] = {0};

	for (unsigned int square = 0; square < LINE_INPUTS; square++)
		holding[square] = squares >> square & 1;
	for (size_t i = 0; i < timeline->count; i++) {
		const struct happening *happening = &timeline->happenings[i];
		unsigned int *count = &holding[happening->line];
		unsigned int before = *count;

		if (happening->line >= LINE_INPUTS)
			*count = happening->closes;
		else if (happening->closes)
			(*count)++;
		else if (*count > 0)
			(*count)--;
		if ((*count > 0) == (before > 0))
			continue;
		timeline_add_slow(changes, happening_time(model, random, happening),
				  happening->line, happening->closes, happening->lingers);
	}
	changes->failed |= timeline->failed;
	timeline_sort(changes);
}

static void contacts_fill(const struct reed_model *model, struct random *random,
			  const struct timeline *changes, struct timeline *contacts)
{
	for (size_t i = 0; i < changes->count; i++) {
		const struct happening *happening = &changes->happenings[i];

		if (model->bounce_most == 0)
			timeline_add(contacts, happening->t, happening->line, happening->closes);
		else
			bounce(model, random, happening, next_change(changes, i), contacts);
	}
	contacts->failed |= changes->failed;
	timeline_sort(contacts);
}

static void contact_set(struct frame *frame, const struct happening *toggle)
{
	laws_squares square;
	uint8_t input;

	if (toggle->line < LINE_INPUTS) {
		square = LAWS_SQUARE_SET(toggle->line);
		frame->squares =
			toggle->closes ? frame->squares | square : frame->squares & ~square;
		return;
	}
	input = (uint8_t)(1u << (toggle->line - LINE_INPUTS));
	frame->inputs = (uint8_t)(toggle->closes ? frame->inputs | input : frame->inputs & ~input);
}

/* The scan at or after @t. */
static laws_time scan_time(laws_time period, laws_time t)
{
	return (t + period - 1) / period * period;
}

/* The reader is not served until @until: of the frames up to then only the newest is left. */
struct stall {
	laws_time until;
	struct input newest;
	unsigned int count;
};

static void stall_end(struct stall *stall, struct input_list *list)
{
	if (stall->count > 1)
		stall->newest.frame.flags |= FRAME_LOST;
	if (stall->count > 0)
		inputs_add(list, &stall->newest);
	*stall = (struct stall){0};
}

static void deliver(const struct reed_model *model, struct random *random, struct stall *stall,
		    const struct input *input, struct input_list *list)
{
	if (stall->count > 0 && input->t > stall->until)
		stall_end(stall, list);
	if (stall->count == 0 && random_rarely(random, model->stalls))
		stall->until =
			input->t + random_between(random, model->stall_least, model->stall_most);
	if (stall->until == 0) {
		inputs_add(list, input);
		return;
	}
	stall->newest = *input;
	stall->count++;
}

static void frames_fill(const struct reed_model *model, struct random *random, laws_squares squares,
			const struct timeline *contacts, struct input_list *list)
{
	laws_time period = model->scan_periods[random_between(random, 0, 2)];
	struct input input = {.type = INPUT_FRAME, .frame = {.squares = squares}};
	struct frame seen = input.frame;
	struct stall stall = {0};
	size_t i = 0;

	inputs_add(list, &input);
	while (i < contacts->count) {
		input.t = scan_time(period, contacts->happenings[i].t);
		for (; i < contacts->count && contacts->happenings[i].t <= input.t; i++)
			contact_set(&input.frame, &contacts->happenings[i]);
		if (input.frame.squares == seen.squares && input.frame.inputs == seen.inputs)
			continue;
		deliver(model, random, &stall, &input, list);
		seen = input.frame;
	}
	stall_end(&stall, list);
}

static void note_fault(const struct failing *failing, struct input_list *list)
{
	list->fault = failing->fault;
	list->faulty = (laws_square)failing->line;
	if (failing->fault == SWITCH_WORKS)
		return;
	list->doubtful = LAWS_SQUARE_SET(failing->line);
	list->doubtful_from = failing->from;
}

/* Adds crosstalk to @changes. Returns the squares of the first frame. */
static laws_squares crosstalk_apply(struct reed_hardship *hardship, laws_squares squares,
				    struct timeline *changes, struct input_list *list)
{
	struct crosstalk pair = crosstalk_draw(hardship, squares, changes);
	struct timeline coupled = {0};

	if (pair.follower == LAWS_NO_SQUARE)
		return squares;
	couple(hardship, &pair, squares, changes, &coupled);
	timeline_free(changes);
	*changes = coupled;
	list->doubtful = LAWS_SQUARE_SET(pair.follower);
	if (pair.both_ways)
		list->doubtful |= LAWS_SQUARE_SET(pair.source);
	list->doubtful_from = pair.from;
	inputs_note(list, &(struct trouble){.what = pair.both_ways ? "crosstalk both ways with"
								   : "crosstalk into",
					    .square = pair.follower,
					    .from = pair.from,
					    .to = LAWS_NEVER});
	return pair.from == 0 ? squares | LAWS_SQUARE_SET(pair.follower) : squares;
}

void reed_scan(const struct reed_model *model, struct random *random, laws_squares squares,
	       const struct timeline *timeline, struct reed_hardship *hardship,
	       struct input_list *list)
{
	struct timeline changes = {0};
	struct timeline kept = {0};
	struct timeline contacts = {0};
	struct failing failing;

	changes_fill(model, random, squares, timeline, &changes);
	failing = failing_draw(model, random, &changes);
	if (hardship && hardship->fault != SWITCH_WORKS) {
		failing = failing_ask(hardship, &changes);
		inputs_note(list, &(struct trouble){.what = "switch fails",
						    .square = (laws_square)failing.line,
						    .from = failing.from,
						    .to = LAWS_NEVER});
	}
	if (hardship && hardship->crosstalk)
		squares = crosstalk_apply(hardship, squares, &changes, list);
	note_fault(&failing, list);
	fail(model, random, &failing, &changes, &kept);
	contacts_fill(model, random, &kept, &contacts);
	frames_fill(model, random, squares, &contacts, list);
	list->failed |= contacts.failed;
	timeline_free(&changes);
	timeline_free(&kept);
	timeline_free(&contacts);
}
