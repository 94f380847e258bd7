/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Movements, and how long each takes. The field knows where the piece is meanwhile. */
#include "sim/hand.h"

#include "sim/fixed.h"
#include "sim/hardship.h"
#include "input/frame.h"

#define MM 1000
#define MS ((laws_time)1000)

/*
 * Reaching: Fitts, "The information capacity of the human motor system" (Journal of
 * Experimental Psychology 47, 1954), tapping with a light stylus, whose regression is 12.8
 * ms + 94.7 ms a bit (MacKenzie 1992). Carrying: Fitts' discs and pins, moved at 7.5 to 12
 * bits a second; grasping adds to the start of a movement. Gripping, letting go: the
 * predetermined times of MTM-1 (Maynard, Stegemerten and Schwab 1948), with a time
 * measurement unit of 36 ms: G1A 72 ms, G1C 263 ms at most, RL1 72 ms. Peak speed: some 2.5
 * m/s when a hand hurries over half a metre. Reaction: 213 ms on average (Woods and others,
 * Frontiers in Human Neuroscience 9, 2015). Figures without a source here are estimates of
 * ours, to be measured at a board.
 */
const struct hand_model hand_swift = {
	.reach_start = 13 * MS,
	.reach_per_bit = 95 * MS,
	.carry_start = 80 * MS,
	.carry_per_bit = 90 * MS,
	.reach_spread = 40,
	.peak_speed = 2500 * MM,
	.width_piece = 30 * MM,
	.width_square = 45,
	.stray_most = 18,
	.width_lever = 40 * MM,
	.grip_least = 50 * MS,
	.grip_most = 200 * MS,
	.rise = 130 * MS,
	.carry_height = 50 * MM,
	.clear_height = 75 * MM,
	.release_least = 40 * MS,
	.release_most = 110 * MS,
	.press_least = 30 * MS,
	.press_most = 60 * MS,
	.hold_least = 120 * MS,
	.hold_most = 250 * MS,
	.brush_least = 10 * MS,
	.brush_most = 55 * MS,
	.slide_share = 130,
	.reaction = 213 * MS,
};

static laws_time share(laws_time span, unsigned int percent)
{
	return span * percent / 100;
}

struct hand_model hand_paced(const struct hand_model *swift, unsigned int percent)
{
	struct hand_model model = *swift;

	model.reach_start = share(model.reach_start, percent);
	model.reach_per_bit = share(model.reach_per_bit, percent);
	model.carry_start = share(model.carry_start, percent);
	model.carry_per_bit = share(model.carry_per_bit, percent);
	model.peak_speed = (int32_t)((int64_t)model.peak_speed * 100 / percent);
	model.grip_least = share(model.grip_least, percent);
	model.grip_most = share(model.grip_most, percent);
	model.rise = share(model.rise, percent);
	model.release_least = share(model.release_least, percent);
	model.release_most = share(model.release_most, percent);
	model.press_least = share(model.press_least, percent);
	model.press_most = share(model.press_most, percent);
	return model;
}

struct point table_square(const struct table *table, laws_square square)
{
	return (struct point){
		.x = (square % 8 * 2 + 1) * table->square_size / 2,
		.y = (square / 8 * 2 + 1) * table->square_size / 2,
	};
}

struct point table_input(const struct table *table, unsigned int line)
{
	static const struct point from_middle[INPUT_BITS] = {
		{90 * MM, -50 * MM}, /* White's lever */
		{90 * MM, 50 * MM},  /* Black's lever */
		{60 * MM, 0},	     /* adjust */
		{120 * MM, 0},	     /* arbiter */
	};
	struct point offset = from_middle[line - LINE_INPUTS];

	return (struct point){
		.x = 8 * table->square_size + offset.x,
		.y = 4 * table->square_size + offset.y,
	};
}

struct point table_rest(const struct table *table, enum laws_side side, bool other_hand)
{
	int32_t beyond = 100 * MM;

	return (struct point){
		.x = (other_hand ? 2 : 5) * table->square_size,
		.y = side == LAWS_WHITE ? -beyond : 8 * table->square_size + beyond,
	};
}

struct point table_beside(const struct table *table, enum laws_side side)
{
	return (struct point){
		.x = 8 * table->square_size + 50 * MM,
		.y = (side == LAWS_WHITE ? 1 : 7) * table->square_size,
	};
}

static int64_t distance(struct point from, struct point to)
{
	int64_t x = to.x - from.x;
	int64_t y = to.y - from.y;

	return fixed_root(x * x + y * y);
}

laws_time hand_travel(const struct hand_model *model, struct point from, struct point to,
		      int32_t width, bool empty)
{
	int64_t way = distance(from, to);
	int64_t difficulty = 2 * way * FIXED_ONE / width;
	laws_time by_law = empty ? model->reach_start : model->carry_start;
	laws_time by_speed = way * 15 * MS * 1000 / 8 / model->peak_speed;

	if (way == 0)
		return 0;
	/* A target nearer than half its width takes only the law's first term. */
	if (difficulty > FIXED_ONE)
		by_law += (empty ? model->reach_per_bit : model->carry_per_bit) *
				  fixed_log2(difficulty) >>
			  FIXED_BITS;
	return by_law > by_speed ? by_law : by_speed;
}

static laws_time between(struct hand *hand, laws_time least, laws_time most)
{
	return random_between(hand->random, least, most);
}

static laws_time travel(struct hand *hand, struct point to, int32_t width, bool empty)
{
	laws_time least = hand_travel(hand->model, hand->at, to, width, empty);

	return between(hand, least, share(least, 100 + hand->model->reach_spread));
}

static void reach(struct hand *hand, struct point to, int32_t width)
{
	hand->now += travel(hand, to, width, true);
	hand->at = to;
}

void hand_init(struct hand *hand, const struct hand_model *model, const struct table *table,
	       struct random *random, struct field *field, enum laws_side side, bool is_other)
{
	*hand = (struct hand){
		.model = model,
		.table = table,
		.random = random,
		.timeline = field->timeline,
		.field = field,
		.side = side,
		.is_other = is_other,
		.at = table_rest(table, side, is_other),
		.left = NO_MAGNET,
	};
}

void hand_wait_until(struct hand *hand, laws_time t)
{
	if (hand->now < t)
		hand->now = t;
}

void hand_wait(struct hand *hand, laws_time span)
{
	hand->now += span;
}

static int32_t width_square(const struct hand *hand)
{
	return (int32_t)((int64_t)hand->table->square_size * hand->model->width_square / 100);
}

/*
 * Where a piece that is aimed at a square comes to stand. A target's effective width is
 * 4.133 standard deviations of the movements' ends (MacKenzie 1992).
 */
static struct point landing(struct hand *hand, laws_square square)
{
	struct point middle = table_square(hand->table, square);
	unsigned int careless = hand->model->off_centre;
	int64_t sigma = (int64_t)width_square(hand) * 1000 / 4133;
	int64_t most = (int64_t)hand->table->square_size * hand->model->stray_most / 100;
	struct point stray = {
		.x = (int32_t)random_normal(hand->random, sigma),
		.y = (int32_t)random_normal(hand->random, sigma),
	};
	int64_t off = distance((struct point){0, 0}, stray);

	if (careless > 0 && random_rarely(hand->random, careless))
		return field_away(middle, (unsigned int)between(hand, 0, FIELD_DIRECTIONS - 1),
				  field_limit(hand->field, square) *
					  between(hand, mishaps.limit_least, mishaps.limit_most) /
					  100);
	if (off > most) {
		stray.x = (int32_t)(stray.x * most / off);
		stray.y = (int32_t)(stray.y * most / off);
	}
	return (struct point){.x = middle.x + stray.x, .y = middle.y + stray.y};
}

static magnet_id take_from(struct hand *hand, laws_square square)
{
	magnet_id piece = hand->field->standing[square];

	hand->field->standing[square] = NO_MAGNET;
	return piece;
}

static void grip(struct hand *hand, struct point at)
{
	reach(hand, at, hand->model->width_piece);
	hand->now += between(hand, hand->model->grip_least, hand->model->grip_most);
}

static struct point place_of(const struct hand *hand, laws_square square)
{
	magnet_id piece = hand->field->standing[square];

	return piece == NO_MAGNET ? table_square(hand->table, square)
				  : hand->field->magnets[piece].at;
}

static void release(struct hand *hand)
{
	hand->now += between(hand, hand->model->release_least, hand->model->release_most);
}

/* Moves @piece straight up. The field lets it rise in the first third of the span. */
static void raise_piece(struct hand *hand, magnet_id piece, struct point at, int32_t height)
{
	field_move(hand->field, piece,
		   &(struct motion){.to = at,
				    .to_height = height,
				    .over = height,
				    .start = hand->now,
				    .span = 3 * hand->model->rise});
}

magnet_id hand_raise(struct hand *hand, laws_square square)
{
	struct point at = place_of(hand, square);
	magnet_id piece = take_from(hand, square);

	raise_piece(hand, piece, at, hand->model->carry_height);
	hand->now += hand->model->rise;
	hand->at = at;
	return piece;
}

magnet_id hand_lift(struct hand *hand, laws_square square)
{
	grip(hand, place_of(hand, square));
	return hand_raise(hand, square);
}

void hand_take(struct hand *hand, magnet_id piece)
{
	struct point at = hand->field->magnets[piece].at;

	grip(hand, at);
	raise_piece(hand, piece, at, hand->model->carry_height);
	hand->now += hand->model->rise;
}

/* Moves @piece with the hand, over @height, to stand at @to. */
static void bring(struct hand *hand, magnet_id piece, struct point to, int32_t height,
		  laws_time span)
{
	field_move(hand->field, piece,
		   &(struct motion){.to = to, .over = height, .start = hand->now, .span = span});
	hand->now += span;
	hand->at = to;
}

void hand_set_down(struct hand *hand, magnet_id piece, laws_square square)
{
	struct point to = landing(hand, square);
	laws_time span = travel(hand, to, width_square(hand), false);
	int32_t height = hand->model->carry_height;

	if (piece != NO_MAGNET && hand->field->magnets[piece].height > height)
		height = hand->field->magnets[piece].height;
	/* The piece in the hand must come down, however near the square is. */
	if (span < 2 * hand->model->rise)
		span = 2 * hand->model->rise;
	bring(hand, piece, to, height, span);
	hand->field->standing[square] = piece;
}

void hand_place(struct hand *hand, magnet_id piece, laws_square square)
{
	hand_set_down(hand, piece, square);
	release(hand);
}

/* True when a piece stands on a square that the straight way from @from to @to crosses. */
static bool is_blocked(const struct hand *hand, laws_square from, laws_square to)
{
	struct point a = table_square(hand->table, from);
	struct point b = table_square(hand->table, to);

	for (int i = 1; i < 16; i++) {
		int file = (a.x + (b.x - a.x) * i / 16) / hand->table->square_size;
		int rank = (a.y + (b.y - a.y) * i / 16) / hand->table->square_size;
		laws_square square = (laws_square)(rank * 8 + file);

		if (square != from && hand->field->standing[square] != NO_MAGNET)
			return true;
	}
	return false;
}

void hand_carry(struct hand *hand, laws_square from, laws_square to, int32_t height)
{
	struct point at = place_of(hand, from);
	magnet_id piece;
	struct point end;
	laws_time span;

	grip(hand, at);
	if (is_blocked(hand, from, to) && height < hand->model->clear_height)
		height = hand->model->clear_height;
	piece = take_from(hand, from);
	end = landing(hand, to);
	span = travel(hand, end, width_square(hand), false) +
	       hand->model->rise * height / hand->model->clear_height;
	bring(hand, piece, end, height, span);
	hand->field->standing[to] = piece;
	release(hand);
}

void hand_slide(struct hand *hand, laws_square from, laws_square to)
{
	magnet_id piece;
	struct point end;

	grip(hand, place_of(hand, from));
	piece = take_from(hand, from);
	end = landing(hand, to);
	bring(hand, piece, end, 0,
	      share(travel(hand, end, width_square(hand), false), hand->model->slide_share));
	hand->field->standing[to] = piece;
	release(hand);
}

/* The neighbouring square, away from @from, to which the piece on @square can be shoved. */
static laws_square free_neighbour(const struct hand *hand, laws_square square, struct point from)
{
	laws_square best = LAWS_NO_SQUARE;
	int64_t farthest = -1;

	for (int step = 0; step < 9; step++) {
		int file = square % 8 + step % 3 - 1;
		int rank = square / 8 + step / 3 - 1;
		laws_square to = (laws_square)(rank * 8 + file);
		int64_t away;

		if (file < 0 || file > 7 || rank < 0 || rank > 7 || to == square ||
		    hand->field->standing[to] != NO_MAGNET)
			continue;
		away = distance(table_square(hand->table, to), from);
		if (away > farthest) {
			farthest = away;
			best = to;
		}
	}
	return best;
}

static struct point towards(const struct hand *hand, laws_square from, laws_square to,
			    unsigned int part)
{
	struct point a = place_of(hand, from);
	struct point b = table_square(hand->table, to);

	return (struct point){
		.x = (int32_t)(a.x + (int64_t)(b.x - a.x) * part / 100),
		.y = (int32_t)(a.y + (int64_t)(b.y - a.y) * part / 100),
	};
}

bool hand_can_sweep(const struct hand *hand, laws_square square)
{
	return free_neighbour(hand, square, hand->at) != LAWS_NO_SQUARE;
}

magnet_id hand_sweep(struct hand *hand, magnet_id piece, laws_square square)
{
	laws_square aside = free_neighbour(hand, square, hand->at);
	struct point end = landing(hand, square);
	laws_time span = travel(hand, end, width_square(hand), false);
	struct point shoved;
	magnet_id swept;

	shoved = towards(hand, square, aside == LAWS_NO_SQUARE ? square : aside, 65);
	swept = take_from(hand, square);
	/* The carried piece is already down when it shoves the other. */
	field_move(hand->field, swept,
		   &(struct motion){
			   .to = shoved, .start = hand->now + span / 2, .span = span - span / 2});
	bring(hand, piece, end, hand->field->magnets[piece].height, span);
	hand->field->standing[square] = piece;
	/* The fingers change over to the other piece and take it away. */
	grip(hand, shoved);
	raise_piece(hand, swept, shoved, hand->model->clear_height);
	hand->now += hand->model->rise;
	return swept;
}

void hand_put_on_corner(struct hand *hand, magnet_id piece, laws_square square, laws_square from)
{
	struct point middle = table_square(hand->table, square);
	struct point origin = table_square(hand->table, from);
	int32_t half = hand->table->square_size / 2;
	struct point corner = {
		.x = middle.x + (origin.x < middle.x ? -half : half),
		.y = middle.y + (origin.y < middle.y ? -half : half),
	};
	laws_time span = travel(hand, corner, width_square(hand), false);

	if (span < 2 * hand->model->rise)
		span = 2 * hand->model->rise;
	bring(hand, piece, corner, hand->field->magnets[piece].height, span);
	release(hand);
}

magnet_id hand_swap(struct hand *hand, magnet_id piece, laws_square square)
{
	struct point over = place_of(hand, square);
	int32_t height = hand->model->clear_height;
	laws_time span = travel(hand, over, hand->model->width_piece, false);
	magnet_id other;

	field_move(hand->field, piece,
		   &(struct motion){.to = over,
				    .to_height = height,
				    .over = height,
				    .start = hand->now,
				    .span = span});
	hand->now += span + between(hand, hand->model->grip_least, hand->model->grip_most);
	hand->at = over;
	other = take_from(hand, square);
	raise_piece(hand, other, over, height);
	hand->now += between(hand, mishaps.swap_least, mishaps.swap_most);
	hand_place(hand, piece, square);
	return other;
}

/* True when a piece stands on the straight way from @from to @at, or on its last square. */
static bool is_way_blocked(const struct hand *hand, struct point from, struct point at)
{
	int32_t side = hand->table->square_size;

	for (int i = 1; i <= 16; i++) {
		int32_t x = from.x + (at.x - from.x) * i / 16;
		int32_t y = from.y + (at.y - from.y) * i / 16;

		if (x < 0 || y < 0 || x >= 8 * side || y >= 8 * side)
			continue;
		if (hand->field->standing[y / side * 8 + x / side] != NO_MAGNET)
			return true;
	}
	return false;
}

/* The place to which a piece from @from shoves the one at @at; false when all are taken. */
static bool find_shoved(struct hand *hand, laws_square from, struct point at, struct point *shoved)
{
	unsigned int ahead =
		field_direction(table_square(hand->table, from), at) + FIELD_DIRECTIONS;
	int64_t length = hand->table->square_size *
			 between(hand, mishaps.shoved_least, mishaps.shoved_most) / 100;
	unsigned int turn = (unsigned int)between(hand, 0, 8);

	/* Ahead, up to an eighth of a turn to either side, and farther round where pieces stand. */
	for (unsigned int i = 0; i < FIELD_DIRECTIONS; i++) {
		unsigned int aside = (turn + i) % FIELD_DIRECTIONS;

		*shoved = field_away(at, aside & 1 ? ahead + aside / 2 + 1 : ahead - aside / 2,
				     length);
		if (!is_way_blocked(hand, at, *shoved))
			return true;
	}
	return false;
}

magnet_id hand_shove(struct hand *hand, laws_square from, laws_square square, bool along)
{
	struct point stood = place_of(hand, square);
	magnet_id other = take_from(hand, square);
	struct point shoved;
	struct point end;
	magnet_id piece;
	laws_time span;

	if (!find_shoved(hand, from, stood, &shoved)) {
		hand->field->standing[square] = other;
		return NO_MAGNET;
	}
	if (along)
		grip(hand, place_of(hand, from));
	piece = along ? take_from(hand, from) : hand_lift(hand, from);
	end = landing(hand, square);
	span = travel(hand, end, width_square(hand), false);
	if (along)
		span = share(span, hand->model->slide_share);
	else if (span < 2 * hand->model->rise)
		span = 2 * hand->model->rise;
	/* The two bases meet in the last part of the way. */
	field_move(hand->field, other,
		   &(struct motion){.to = shoved,
				    .start = hand->now + span * 3 / 5,
				    .span = span - span * 3 / 5});
	bring(hand, piece, end, hand->field->magnets[piece].height, span);
	hand->field->standing[square] = piece;
	release(hand);
	return other;
}

void hand_slide_off(struct hand *hand, magnet_id piece)
{
	struct point at = hand->field->magnets[piece].at;
	int32_t side = hand->table->square_size;
	struct point edges[] = {
		{8 * side + side, at.y}, {-side, at.y}, {at.x, 8 * side + side}, {at.x, -side}};
	struct point *nearest = NULL;

	for (unsigned int i = 0; i < sizeof(edges) / sizeof(edges[0]); i++) {
		if (is_way_blocked(hand, at, edges[i]))
			continue;
		if (!nearest || distance(at, edges[i]) < distance(at, *nearest))
			nearest = &edges[i];
	}
	if (!nearest) {
		hand_take(hand, piece);
		hand_discard(hand, piece);
		return;
	}
	grip(hand, at);
	bring(hand, piece, *nearest, 0,
	      share(travel(hand, *nearest, width_square(hand), false), hand->model->slide_share));
	release(hand);
}

void hand_keep(struct hand *hand, magnet_id piece)
{
	struct point beside = table_beside(hand->table, hand->side);
	laws_time span;

	if (piece == NO_MAGNET)
		return;
	span = hand_travel(hand->model, hand->field->magnets[piece].at, beside,
			   2 * width_square(hand), false);
	field_move(hand->field, piece,
		   &(struct motion){.to = beside,
				    .to_height = hand->model->clear_height,
				    .over = hand->model->clear_height,
				    .start = hand->now,
				    .span = span});
}

void hand_discard(struct hand *hand, magnet_id piece)
{
	struct point beside = table_beside(hand->table, hand->side);
	laws_time span = travel(hand, beside, 2 * width_square(hand), false);

	bring(hand, piece, beside, hand->model->clear_height, span);
	release(hand);
}

magnet_id hand_fetch(struct hand *hand)
{
	struct point beside = table_beside(hand->table, hand->side);

	grip(hand, beside);
	hand->now += hand->model->rise;
	return field_new_magnet(hand->field, beside, hand->model->carry_height);
}

laws_time hand_press(struct hand *hand)
{
	unsigned int own = LINE_INPUTS + (unsigned int)hand->side;
	unsigned int other = LINE_INPUTS + (unsigned int)laws_side_other(hand->side);

	reach(hand, table_input(hand->table, own), hand->model->width_lever);
	hand->now += between(hand, hand->model->press_least, hand->model->press_most);
	timeline_add(hand->timeline, hand->now, other, false);
	timeline_add(hand->timeline, hand->now, own, true);
	return hand->now;
}

laws_time hand_push(struct hand *hand, unsigned int line)
{
	laws_time down;

	reach(hand, table_input(hand->table, line), hand->model->width_lever);
	hand->now += between(hand, hand->model->press_least, hand->model->press_most);
	down = hand->now;
	timeline_add(hand->timeline, down, line, true);
	hand->now += between(hand, hand->model->hold_least, hand->model->hold_most);
	timeline_add(hand->timeline, hand->now, line, false);
	return down;
}

/* A tilted magnet's axis points past the reed, which opens although the piece has not moved. */
void hand_brush(struct hand *hand, laws_square square)
{
	magnet_id piece = hand->field->standing[square];

	if (piece == NO_MAGNET || !(hand->field->magnets[piece].holds & LAWS_SQUARE_SET(square)))
		return;
	reach(hand, table_square(hand->table, square), 2 * width_square(hand));
	timeline_add(hand->field->timeline, hand->now, square, false);
	hand->now += between(hand, hand->model->brush_least, hand->model->brush_most);
	timeline_add(hand->field->timeline, hand->now, square, true);
}

void hand_knock(struct hand *hand, laws_square square, unsigned int part)
{
	struct point rest = table_rest(hand->table, hand->side, hand->is_other);
	laws_square aside = free_neighbour(hand, square, rest);
	laws_time span;

	if (aside == LAWS_NO_SQUARE)
		return;
	reach(hand, place_of(hand, square), 2 * width_square(hand));
	span = travel(hand, table_square(hand->table, aside), width_square(hand), false);
	field_move(hand->field, hand->field->standing[square],
		   &(struct motion){.to = towards(hand, square, aside, part),
				    .start = hand->now,
				    .span = span});
	hand->now += span;
}

void hand_withdraw(struct hand *hand)
{
	reach(hand, table_rest(hand->table, hand->side, hand->is_other), 4 * width_square(hand));
}
