/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A movement is followed in small steps; a crossing between two of them is found by linear
 * interpolation. Each magnet acts on each reed separately, and pieces beside a reed add to
 * the field there (superposition of fields of one polarity).
 */
#include "sim/field.h"

#include "sim/fixed.h"

/* A movement is sampled this often, in µs: a tenth of what debouncing can resolve. */
#define STEP ((laws_time)1500)

/* The part of a movement's time in which a piece rises, and that in which it comes down. */
#define RISE_PART (FIXED_ONE / 3)
#define FALL_PART (FIXED_ONE * 2 / 5)

/* A magnet that hardly moves lingers for this long at most, in µs. */
#define LINGERS_MOST ((int64_t)60000)

/* Fractions of a field are kept in 1/1024; all magnets but the moving one add no more than this. */
#define FIELD_ONE	1024
#define NEIGHBOURS_MOST 300

/* One reed during one movement. */
struct watch {
	laws_square square;
	struct point at;
	int64_t operate_squared;
	int64_t release_squared;
	int64_t last; /* the squared distance at the last step */
};

struct point field_middle(const struct field *field, laws_square square)
{
	return (struct point){
		.x = (square % 8 * 2 + 1) * field->square_size / 2,
		.y = (square / 8 * 2 + 1) * field->square_size / 2,
	};
}

static int64_t positive(int64_t value, int64_t least)
{
	return value < least ? least : value;
}

static void reeds_draw(struct field *field)
{
	const struct field_model *model = field->model;
	int64_t share =
		random_between(&field->random, model->operate_least * 10, model->operate_most * 10);
	int64_t mean = field->square_size * share / 1000;

	for (int i = 0; i < 64; i++) {
		int64_t differs = random_normal(&field->random, mean * model->operate_spread / 100);

		field->operate[i] = (int32_t)positive(mean + differs, mean / 2);
		field->release[i] = (unsigned int)random_between(
			&field->random, model->release_least, model->release_most);
	}
}

static unsigned int strength_draw(struct field *field)
{
	const struct field_model *model = field->model;

	if (random_between(&field->random, 0, 999) < (int64_t)model->weak_per_mille)
		return model->weak_strength;
	return (unsigned int)positive(100 + random_normal(&field->random, model->strength_spread),
				      50);
}

magnet_id field_new_magnet(struct field *field, struct point at, int32_t height)
{
	if (field->count == FIELD_MAGNETS)
		return NO_MAGNET;
	field->magnets[field->count] = (struct magnet){
		.at = at,
		.height = height,
		.strength = strength_draw(field),
	};
	return field->count++;
}

/* d1, e1, d8 and e8, where the largest pieces stand at the start. */
static bool is_for_the_largest(int square)
{
	return square == 3 || square == 4 || square == 59 || square == 60;
}

void field_init(struct field *field, const struct field_model *model, int32_t square_size,
		laws_squares squares, struct random random, struct timeline *timeline)
{
	bool strong;

	*field = (struct field){
		.model = model,
		.square_size = square_size,
		.timeline = timeline,
		.random = random,
	};
	reeds_draw(field);
	strong = random_between(&field->random, 0, 999) < (int64_t)model->strong_per_mille;
	for (laws_square square = 0; square < 64; square++) {
		magnet_id id;

		field->standing[square] = NO_MAGNET;
		if (!(squares >> square & 1))
			continue;
		id = field_new_magnet(field, field_middle(field, square), 0);
		field->standing[square] = id;
		if (strong && is_for_the_largest(square))
			field->magnets[id].strength = model->strong_strength;
		/* A piece of the start position was put where its reed closes. */
		field->magnets[id].holds = LAWS_SQUARE_SET(square);
	}
}

static int64_t distance_squared(struct point a, struct point b, int64_t height)
{
	int64_t x = a.x - b.x;
	int64_t y = a.y - b.y;

	return x * x + y * y + height * height;
}

/*
 * The field of the pieces beside @square at its reed, without the piece @but, as a part of the
 * pull-in field; @strongest is the one that adds most, or NO_MAGNET.
 */
static int64_t neighbours_sum(const struct field *field, laws_square square, magnet_id but,
			      magnet_id *strongest)
{
	int64_t most = 0;
	int64_t sum = 0;

	*strongest = NO_MAGNET;

	for (int step = 0; step < 9; step++) {
		int file = square % 8 + step % 3 - 1;
		int rank = square / 8 + step / 3 - 1;
		const struct magnet *magnet;
		int64_t ratio;
		int64_t part;

		if (step == 4 || file < 0 || file > 7 || rank < 0 || rank > 7)
			continue;
		if (field->standing[rank * 8 + file] == NO_MAGNET ||
		    field->standing[rank * 8 + file] == but)
			continue;
		magnet = &field->magnets[field->standing[rank * 8 + file]];
		ratio = (int64_t)field->operate[square] * FIELD_ONE /
			positive(
				fixed_root(distance_squared(magnet->at, field_middle(field, square),
							    magnet->height + field->model->depth)),
				1);
		part = ratio * ratio / FIELD_ONE * ratio / FIELD_ONE * magnet->strength / 100;
		sum += part;
		if (part <= most)
			continue;
		most = part;
		*strongest = field->standing[rank * 8 + file];
	}
	return sum;
}

static int64_t neighbours_field(const struct field *field, laws_square square, magnet_id but)
{
	magnet_id strongest;
	int64_t sum = neighbours_sum(field, square, but, &strongest);

	return sum < NEIGHBOURS_MOST ? sum : NEIGHBOURS_MOST;
}

/*
 * True when the pieces beside @square hold its reed although @leaving lets it go. The strongest
 * of them takes it over, unless it holds it already: a reed opens when the last one lets it go.
 */
static bool is_held_by_neighbours(struct field *field, laws_square square,
				  const struct magnet *leaving)
{
	magnet_id strongest;
	int64_t sum;

	if (!field->model->neighbours_hold)
		return false;
	sum = neighbours_sum(field, square, (magnet_id)(leaving - field->magnets), &strongest);
	if (strongest == NO_MAGNET || sum < (int64_t)field->release[square] * FIELD_ONE / 100)
		return false;
	if (field->magnets[strongest].holds & LAWS_SQUARE_SET(square))
		return false;
	field->magnets[strongest].holds |= LAWS_SQUARE_SET(square);
	return true;
}

/* The squared distance at which a magnet of @strength % gives @field_part of the pull-in field. */
static int64_t reach_squared(int32_t operate, unsigned int strength, int64_t field_part)
{
	/* 1000 times the cube root of strength over field. */
	int64_t root = fixed_cube_root((int64_t)strength * FIELD_ONE * 10000000 / field_part);
	int64_t reach = operate * root / 1000;

	return reach * reach;
}

static struct watch watch_begin(const struct field *field, magnet_id id, laws_square square)
{
	const struct magnet *magnet = &field->magnets[id];
	int64_t help = neighbours_field(field, square, id);
	int64_t drop_out = (int64_t)field->release[square] * FIELD_ONE / 100;
	int32_t operate = field->operate[square];
	struct watch watch = {.square = square, .at = field_middle(field, square)};

	watch.operate_squared = reach_squared(operate, magnet->strength, FIELD_ONE - help);
	watch.release_squared =
		reach_squared(operate, magnet->strength, positive(drop_out - help, FIELD_ONE / 8));
	watch.last = distance_squared(magnet->at, watch.at, magnet->height + field->model->depth);
	return watch;
}

/* How long the magnet, which went from @last to @now in @step, is within the margin. */
static uint32_t lingering(const struct field *field, int64_t last, int64_t now, laws_time step)
{
	int64_t way = fixed_root(last) - fixed_root(now);
	int64_t lingers;

	if (field->model->margin == 0)
		return 0;
	lingers = field->model->margin * step / positive(way < 0 ? -way : way, 1);
	return (uint32_t)(lingers < LINGERS_MOST ? lingers : LINGERS_MOST);
}

/* The magnet's squared distance is @now at @t; the last one was @step earlier. */
static void watch_step(struct field *field, struct magnet *magnet, struct watch *watch, int64_t now,
		       laws_time t, laws_time step)
{
	laws_squares reed = LAWS_SQUARE_SET(watch->square);
	bool held = magnet->holds & reed;
	int64_t limit = held ? watch->release_squared : watch->operate_squared;
	bool crossed = held ? now > limit : now <= limit;
	int64_t last = watch->last;
	laws_time back = 0;

	if (crossed) {
		if (now != last)
			back = step * (now - limit) / (now - last);
		if (back < 0 || back > step)
			back = step;
		magnet->holds ^= reed;
		watch->last = now;
		if (held && is_held_by_neighbours(field, watch->square, magnet))
			return;
		timeline_add_slow(field->timeline, t - back, watch->square, !held,
				  lingering(field, last, now, step));
	}
	watch->last = now;
}

static int32_t part_of(int64_t from, int64_t to, int64_t part)
{
	return (int32_t)(from + ((to - from) * part >> FIXED_BITS));
}

static int32_t height_at(int32_t from, const struct motion *motion, int64_t u)
{
	if (u < RISE_PART)
		return part_of(from, motion->over,
			       fixed_minimum_jerk((u << FIXED_BITS) / RISE_PART));
	if (u > FIXED_ONE - FALL_PART)
		return part_of(motion->over, motion->to_height,
			       fixed_minimum_jerk(((u - FIXED_ONE + FALL_PART) << FIXED_BITS) /
						  FALL_PART));
	return motion->over;
}

static int clamp_line(int64_t value)
{
	return value < 0 ? 0 : value > 7 ? 7 : (int)value;
}

/* The reeds that a movement to @to may affect, and those that the magnet holds. */
static unsigned int watches_begin(const struct field *field, magnet_id id, struct point to,
				  struct watch watches[64])
{
	const struct magnet *magnet = &field->magnets[id];
	struct point from = magnet->at;
	int64_t side = field->square_size;
	int first_file = clamp_line((from.x < to.x ? from.x : to.x) / side - 1);
	int last_file = clamp_line((from.x > to.x ? from.x : to.x) / side + 1);
	int first_rank = clamp_line((from.y < to.y ? from.y : to.y) / side - 1);
	int last_rank = clamp_line((from.y > to.y ? from.y : to.y) / side + 1);
	unsigned int count = 0;

	for (int rank = 0; rank < 8; rank++) {
		for (int file = 0; file < 8; file++) {
			laws_square square = (laws_square)(rank * 8 + file);
			bool near = file >= first_file && file <= last_file && rank >= first_rank &&
				    rank <= last_rank;

			if (near || magnet->holds & LAWS_SQUARE_SET(square))
				watches[count++] = watch_begin(field, id, square);
		}
	}
	return count;
}

/* The squared distance beyond which no reed is affected. */
static int64_t farthest(const struct watch *watches, unsigned int count)
{
	int64_t most = 0;

	for (unsigned int i = 0; i < count; i++)
		if (watches[i].release_squared > most)
			most = watches[i].release_squared;
	return most;
}

/* The magnet has reached its place of time @t: checks the reeds, unless it is too high for all. */
static void watches_step(struct field *field, struct magnet *magnet, struct watch *watches,
			 unsigned int count, int64_t height, laws_time t, laws_time step)
{
	for (unsigned int i = 0; i < count; i++)
		watch_step(field, magnet, &watches[i],
			   distance_squared(magnet->at, watches[i].at, height), t, step);
}

void field_move(struct field *field, magnet_id id, const struct motion *motion)
{
	struct watch watches[64];
	struct magnet *magnet;
	struct point from;
	int32_t from_height;
	unsigned int count;
	int64_t far;
	laws_time last = 0;

	if (id >= field->count)
		return;
	magnet = &field->magnets[id];
	from = magnet->at;
	from_height = magnet->height;
	count = watches_begin(field, id, motion->to, watches);
	far = farthest(watches, count);
	while (last < motion->span) {
		laws_time t = last + STEP < motion->span ? last + STEP : motion->span;
		int64_t u = (t << FIXED_BITS) / motion->span;
		int64_t done = fixed_minimum_jerk(u);
		int64_t height = height_at(from_height, motion, u) + field->model->depth;

		magnet->at.x = part_of(from.x, motion->to.x, done);
		magnet->at.y = part_of(from.y, motion->to.y, done);
		if (magnet->holds != 0 || height * height <= far)
			watches_step(field, magnet, watches, count, height, motion->start + t,
				     t - last);
		last = t;
	}
	magnet->at = motion->to;
	magnet->height = motion->to_height;
}

/* Cosines of a quarter of a turn, in thousandths. */
static int64_t cosine(unsigned int direction)
{
	static const int16_t quarter[] = {1000, 981, 924, 831, 707, 556, 383, 195, 0};
	unsigned int turn = direction % FIELD_DIRECTIONS;

	if (turn > FIELD_DIRECTIONS / 2)
		turn = FIELD_DIRECTIONS - turn;
	return turn <= FIELD_DIRECTIONS / 4 ? quarter[turn] : -quarter[FIELD_DIRECTIONS / 2 - turn];
}

struct point field_away(struct point at, unsigned int direction, int64_t length)
{
	return (struct point){
		.x = (int32_t)(at.x + length * cosine(direction) / 1000),
		.y = (int32_t)(at.y + length * cosine(direction + FIELD_DIRECTIONS * 3 / 4) / 1000),
	};
}

unsigned int field_direction(struct point from, struct point to)
{
	unsigned int best = 0;
	int64_t most = INT64_MIN;

	for (unsigned int i = 0; i < FIELD_DIRECTIONS; i++) {
		int64_t along = (to.x - from.x) * cosine(i) +
				(to.y - from.y) * cosine(i + FIELD_DIRECTIONS * 3 / 4);

		if (along <= most)
			continue;
		most = along;
		best = i;
	}
	return best;
}

int32_t field_limit(const struct field *field, laws_square square)
{
	int64_t operate = field->operate[square];
	int64_t depth = field->model->depth;

	return (int32_t)fixed_root(positive(operate * operate - depth * depth, 0));
}

int32_t field_off_centre(const struct field *field, laws_square square)
{
	magnet_id piece = field->standing[square];

	if (piece == NO_MAGNET)
		return 0;
	return (int32_t)fixed_root(
		distance_squared(field->magnets[piece].at, field_middle(field, square), 0));
}

void field_flicker(struct field *field, laws_square square, laws_time t, laws_time span)
{
	magnet_id piece = field->standing[square];
	bool held = piece != NO_MAGNET && field->magnets[piece].holds & LAWS_SQUARE_SET(square);

	timeline_add(field->timeline, t, square, !held);
	timeline_add(field->timeline, t + span, square, held);
}
