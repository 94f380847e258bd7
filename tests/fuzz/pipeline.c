/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as hands, elbows and orders: pieces lifted and put anywhere, legal moves played
 * well or badly, pieces knocked over, shoved aside and put down beside their reeds, reeds that are
 * stuck, miss closings or follow a neighbour, levers, verbs, a board that fails, is unplugged,
 * loses frames or is restarted. The events must stay in order: numbers without gaps, time that
 * never decreases, completed moves legal and one after the other, no move made in a finished game.
 * While the board does not answer no flag falls and no clock runs. Each order is answered once, in
 * the order of giving, except offers of a draw that wait for a doubt to end. The public stream does
 * not show a press that completed nothing too early (betrayal.h). Events satisfy the JSON schema.
 */
#include "fuzz.h"

#include "../daemon/event/conform.h"
#include "../daemon/pipeline/betrayal.h"
#include "../daemon/pipeline/told.h"
#include "../stories/alert_row.h"
#include "event/schema.h"
#include "pipeline/pipeline.h"

/* Each act is two bytes, and completes a move or gives an order at most. */
#define SIZE_MOST 4096
#define ACTS_MOST (SIZE_MOST / 2)

/* One of this many events is checked against the schema. */
#define SCHEMA_EVERY 16

/* The reeds as incidents have left them (sim/hardship.h acts them as they are at boards). */
struct reeds {
	laws_squares stuck_open;
	laws_squares stuck_closed;
	laws_square source; /* the reed of @follower closes with it; LAWS_NO_SQUARE: none does */
	laws_square follower;
};

struct world {
	struct pipeline *pipeline;
	struct script script; /* all that went into it */
	laws_time now;
	struct frame frame; /* squares: where pieces stand on their reeds */
	struct reeds reeds;
	laws_squares fallen; /* pieces that lie, and are to be set up again */
	bool unobserved;     /* frames get lost */
	bool charged;
	laws_time silent_since;	       /* or LAWS_NEVER */
	struct laws_position position; /* of the game that the hands mean to play */
	/* What has been told: */
	uint64_t seq;
	uint64_t public_seq;
	laws_time t;
	struct told told;
	/* Orders given, and which of them have been answered: */
	unsigned int orders;
	unsigned int answered; /* the last that was no offer */
	bool is_answered[ACTS_MOST];
	bool is_offer[ACTS_MOST];
};

/* Every verb of a person is among them, which check_orders() asks for. */
static const char *const verbs[] = {
	"start",
	"adjust",
	"adjust e1 d1",
	"promote N",
	"promote Q",
	"offer-draw white",
	"offer-draw black",
	"accept-draw",
	"decline-draw",
	"resign white",
	"resign black",
	"pause",
	"resume",
	"confirm last",
	"confirm 1",
	"dismiss last",
	"set-time white 10",
	"add-time black -5",
	"move-counter white 39",
	"time-control 60+5",
	"time-control 2/60:30d3",
	"result 1/2-1/2",
	"result *",
	"result 0-1/2",
	"claim threefold",
	"claim threefold Nf3",
	"claim fifty e5",
	"note The light flickered.",
	"seal Nf3",
	"seal Ke9",
	"adjourn",
	"scoresheet black",
	"takeback 1",
	"takeback 2",
	"takeback 5",
	"choose 1",
	"choose 2",
	"choose 9",
	"set-position 7K/8/k1P5/7p/8/8/8/8 w - - 0 1",
	"set-position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
	"reopen",
	"colours-reversed",
	"players Ann / Bob",
	"tag Round 5",
	"wrong-start",
	"penalty white warning",
	"penalty black reduce 3600",
	"penalty white loss",
	"penalty black loss 1/2",
	"penalty white points 0.5",
	"penalty black opponent-points 1",
	"claim flag",
	"claim illegal-move",
	"claim quickplay",
	"claim increment",
	"undo 1",
	"undo 2",
	"undo 3",
	"arrived black",
	"absent black",
	"offence white illegal-move",
	"offence black no-move",
	"offence white two-hands",
	"offence black pawn-not-replaced",
};

/*
 * With a margin for changes that happened before and are reported late. Events held for the
 * public show the clocks as they were known then.
 */
static void on_silence(const struct world *world, const struct event *event)
{
	bool told = event->verdict.kind == LAWS_VERDICT_CLOCK &&
		    event->verdict.clock.why == LAWS_CLOCK_FLAG;

	if (world->silent_since == LAWS_NEVER || world->charged || !event->seq)
		return;
	CHECK(!told || event->verdict.t <= world->silent_since);
	CHECK(event->verdict.kind != LAWS_VERDICT_CLOCK || !event->verdict.clock.runs ||
	      event->verdict.t <= world->silent_since);
}

/*
 * A certain alert follows from the squares that differ: those of one illegal move, or of king
 * and rook as castling moves them, and no others; without a move, none.
 */
static void on_certain_move(const struct laws_played_evidence *played)
{
	const struct laws_differences *differences = &played->differences;
	laws_squares left = laws_square_set(played->from) | laws_square_set(played->captured);
	laws_squares reached = laws_square_set(played->to);
	bool castles = laws_piece_kind(played->piece) == LAWS_KING && differences->missing & ~left;

	CHECK(played->from != LAWS_NO_SQUARE && played->to != LAWS_NO_SQUARE);
	CHECK(castles || !(differences->missing & ~left));
	CHECK(castles || !(differences->unexpected & ~reached));
	CHECK(__builtin_popcountll(differences->missing) <= 2);
	CHECK(__builtin_popcountll(differences->unexpected) <= 2);
}

static void on_alert(const struct laws_verdict *verdict)
{
	const struct laws_verdict_alert *alert = &verdict->alert;

	CHECK(!alert_fault(verdict));
	/* An offence that the arbiter has seen needs no squares. */
	if (alert->confidence != LAWS_CERTAIN || alert->seen)
		return;
	if (alert->kind == LAWS_ALERT_NO_MOVE)
		CHECK(!alert->board.missing && !alert->board.unexpected);
	if (alert->kind == LAWS_ALERT_ILLEGAL_MOVE && !alert->played.sealed)
		on_certain_move(&alert->played);
}

/* The schema is made once and lasts as long as the program. */
static void check_schema(const struct event *event, bool public)
{
	static struct conform conform;
	struct json_object *json = event_json(event, public);

	if (!conform.schema)
		conform_init(&conform, event_schema());
	if (!conform_check(&conform, public ? "#/$defs/public" : "#", json)) {
		fprintf(stderr, "%s\n%s\n", conform.error, json_object_to_json_string(json));
		abort();
	}
	json_object_put(json);
}

static void check_told(struct told *told, const struct event *event)
{
	const char *wrong = told_take(told, event);

	if (!wrong)
		return;
	fprintf(stderr, "%s\n", wrong);
	abort();
}

static void tell(void *data, const struct event *event)
{
	struct world *world = data;
	const struct laws_verdict *verdict = &event->verdict;
	char line[512];

	/* Only some: the check takes longer than the pipeline. */
	if (event->seq && event->seq % SCHEMA_EVERY == 0)
		check_schema(event, false);
	if (event->public_seq && event->public_seq % SCHEMA_EVERY == 0)
		check_schema(event, true);
	event_line(event, line, sizeof(line));
	CHECK(event->seq || event->public_seq);
	CHECK(!event->seq || event->seq == ++world->seq);
	CHECK(!event->public_seq || event->public_seq == ++world->public_seq);
	CHECK(event->t >= world->t);
	world->t = event->t;
	on_silence(world, event);
	check_told(&world->told, event);
	if (verdict->kind == LAWS_VERDICT_ALERT)
		on_alert(verdict);
}

static void give(struct world *world, const struct input *input)
{
	script_input(&world->script, input);
	pipeline_input(world->pipeline, input);
}

/* What the reeds show of the pieces that stand on @squares. */
static laws_squares show(const struct reeds *reeds, laws_squares squares)
{
	laws_squares shown = (squares & ~reeds->stuck_open) | reeds->stuck_closed;

	if (reeds->source != LAWS_NO_SQUARE && shown & LAWS_SQUARE_SET(reeds->source))
		shown |= LAWS_SQUARE_SET(reeds->follower);
	return shown;
}

static void sample(struct world *world, laws_time later)
{
	struct frame frame = world->frame;

	world->now += later;
	if (world->unobserved)
		return;
	if (!(world->frame.flags & FRAME_FAULT))
		world->silent_since = LAWS_NEVER;
	else if (world->silent_since == LAWS_NEVER)
		world->silent_since = world->now;
	frame.squares = show(&world->reeds, frame.squares);
	give(world, &(struct input){.t = world->now, .type = INPUT_FRAME, .frame = frame});
}

static void toggle(struct world *world, laws_square square, laws_time later)
{
	world->frame.squares ^= LAWS_SQUARE_SET(square);
	sample(world, later);
}

static void lift(struct world *world, laws_square square)
{
	if (square != LAWS_NO_SQUARE && world->frame.squares & LAWS_SQUARE_SET(square))
		toggle(world, square, 200000);
}

static void place(struct world *world, laws_square square)
{
	if (square != LAWS_NO_SQUARE && !(world->frame.squares & LAWS_SQUARE_SET(square)))
		toggle(world, square, 200000);
}

static void press(struct world *world, unsigned int lever, laws_time later)
{
	world->frame.inputs = (uint8_t)(1u << (lever & 1));
	sample(world, later);
}

/* The king is in the air: the rook is taken up before he stands, or behind that if it can be. */
static void castle(struct world *world, struct laws_move move, unsigned int choice)
{
	laws_square king_to = laws_move_arrival(&world->position, move);
	bool both = choice & 2 || king_to == move.to;

	if (both)
		lift(world, move.to);
	place(world, king_to);
	if (!both)
		lift(world, move.to);
	place(world, laws_move_rook_arrival(&world->position, move));
}

/* The first square beside @square, from the one that @choice names, on which nothing stands. */
static laws_square find_beside(const struct world *world, laws_square square, unsigned int choice)
{
	for (unsigned int i = 0; i < 64; i++) {
		laws_square other = (laws_square)((choice + i) % 64);

		if (laws_square_is_beside(square, other) &&
		    !(world->frame.squares & LAWS_SQUARE_SET(other)))
			return other;
	}
	return LAWS_NO_SQUARE;
}

/* The piece falls, perhaps onto the reed of a square beside. */
static void knock(struct world *world, laws_square square, unsigned int choice)
{
	laws_square beside = find_beside(world, square, choice);

	if (!(world->frame.squares & LAWS_SQUARE_SET(square)))
		return;
	world->fallen |= LAWS_SQUARE_SET(square);
	toggle(world, square, 30000);
	if (!(choice & 1) || beside == LAWS_NO_SQUARE)
		return;
	toggle(world, beside, 200000);
	toggle(world, beside, choice * 10000);
}

static void set_up_fallen(struct world *world)
{
	for (; world->fallen; world->fallen &= world->fallen - 1)
		place(world, (laws_square)__builtin_ctzll(world->fallen));
}

/* The piece on @square is shoved aside by the one that comes there, and taken off from beside. */
static void shove(struct world *world, laws_square square, unsigned int choice, laws_time later)
{
	laws_square beside = find_beside(world, square, choice);

	if (beside == LAWS_NO_SQUARE)
		return;
	toggle(world, beside, 50000);
	toggle(world, beside, later);
}

/* What happens beside a move, in bits: */
enum {
	PLAY_SHOVES = 1,  /* the captured piece is shoved aside */
	PLAY_LATE = 2,	  /* and taken off late */
	PLAY_KNOCKS = 4,  /* a piece falls just before the press */
	PLAY_SETS_UP = 8, /* what fell is set up before the move */
	PLAY_SHAKES = 16, /* the reed of the arrival opens for a moment: the piece is off-centre */
};

static void press_after(struct world *world, laws_square arrival, unsigned int choice,
			unsigned int how)
{
	if (how & PLAY_KNOCKS)
		knock(world, choice & 63, choice);
	press(world, laws_position_side(&world->position), 200000);
	if (!(how & PLAY_SHAKES))
		return;
	toggle(world, arrival, 100000);
	toggle(world, arrival, choice * 1000);
}

/*
 * A legal move, played as it should be or with incidents, and the press. A shoved piece seems to
 * stand where it stood until the captor is there.
 */
static void play(struct world *world, unsigned int choice, unsigned int how)
{
	struct laws_move moves[LAWS_MOVES_MAX], move;
	size_t count = laws_moves(&world->position, moves);
	laws_square captured, arrival;
	bool shoves;

	if (!count)
		return;
	move = moves[choice % count];
	captured = laws_move_captured(&world->position, move);
	arrival = laws_move_arrival(&world->position, move);
	shoves = how & PLAY_SHOVES && captured == move.to;
	if (how & PLAY_SETS_UP)
		set_up_fallen(world);
	if (choice & 1 && !shoves)
		lift(world, captured);
	lift(world, move.from);
	if (shoves)
		shove(world, captured, choice, how & PLAY_LATE ? 3000000 : 300000);
	else
		lift(world, captured);
	if (move.type == LAWS_MOVE_CASTLING)
		castle(world, move, choice);
	else
		place(world, arrival);
	press_after(world, arrival, choice, how);
	laws_move_play(&world->position, move);
}

static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	struct world *world = data;
	unsigned int asker = command->asker;

	CHECK(asker && asker <= world->orders && !world->is_answered[asker - 1]);
	CHECK(!refused || refused->kind == LAWS_VERDICT_REFUSED);
	CHECK(!refused || verb_may_be_refused(command->verb, refused->refused.refusal));
	world->is_answered[asker - 1] = true;
	if (command->verb == VERB_OFFER_DRAW)
		return;
	CHECK(asker > world->answered);
	world->answered = asker;
}

/* An offer made while the game's course is in doubt may wait for the end of the doubt. */
static void check_answers(const struct world *world)
{
	unsigned int open = 0;

	for (unsigned int i = 0; i < world->orders; i++) {
		CHECK(world->is_answered[i] || world->is_offer[i]);
		open += !world->is_answered[i];
	}
	CHECK(open <= 2);
}

static void check_orders(void)
{
	static bool checked;
	uint64_t given = 0;

	if (checked)
		return;
	checked = true;
	for (size_t i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++) {
		struct command command;
		char error[COMMAND_ERROR_SIZE];

		CHECK(!command_read(verbs[i], &command, error));
		given |= UINT64_C(1) << command.verb;
	}
	for (int verb = 0; verb < VERB_COUNT; verb++)
		CHECK(verb_role((enum verb)verb) == ROLE_SOURCE || given >> verb & 1);
}

static void order(struct world *world, unsigned int choice)
{
	struct input input = {.t = world->now, .type = INPUT_COMMAND};
	char error[COMMAND_ERROR_SIZE];

	CHECK(!command_read(verbs[choice % (sizeof(verbs) / sizeof(verbs[0]))], &input.command,
			    error));
	world->is_offer[world->orders] = input.command.verb == VERB_OFFER_DRAW;
	input.command.asker = ++world->orders;
	world->told.is_set_up |= input.command.verb == VERB_SET_POSITION;
	give(world, &input);
}

static void source_says(struct world *world, enum verb verb)
{
	give(world,
	     &(struct input){.t = world->now, .type = INPUT_COMMAND, .command = {.verb = verb}});
	if (verb != VERB_SOURCE_BACK && world->silent_since == LAWS_NEVER)
		world->silent_since = world->now;
}

/* The board fails from here on, or answers again. */
static void fail(struct world *world, unsigned int how)
{
	if (world->unobserved) {
		world->unobserved = false;
		if (how & 1)
			source_says(world, VERB_SOURCE_BACK);
		world->frame.flags = how & 2 ? FRAME_LOST : 0;
		sample(world, 1000);
		world->frame.flags = 0;
		return;
	}
	if ((how & 3) == 1)
		source_says(world, VERB_SOURCE_GONE);
	else if ((how & 3) == 2)
		source_says(world, VERB_RESTART);
	else if ((how & 3) == 3) {
		world->frame.flags = FRAME_FAULT;
		sample(world, 1000);
		world->frame.flags = 0;
	}
	world->unobserved = true;
}

/* A reed fails from here on, or for a moment; or what has happened is put right. */
static void befall(struct world *world, unsigned int what, uint8_t which)
{
	laws_square square = which & 63;

	switch (what) {
	case 1:
		world->reeds.stuck_open ^= LAWS_SQUARE_SET(square);
		sample(world, 1000);
		break;
	case 2:
		world->reeds.stuck_closed ^= LAWS_SQUARE_SET(square);
		sample(world, 1000);
		break;
	case 3:
		world->reeds.source = square;
		world->reeds.follower = square ^ (which & 64 ? 8 : 1);
		sample(world, 1000);
		break;
	case 4:
		world->reeds.source = LAWS_NO_SQUARE;
		sample(world, 1000);
		break;
	case 5:
		knock(world, square, which);
		break;
	case 6:
		set_up_fallen(world);
		break;
	case 7: /* adjusted; what was said aloud no board hears */
		toggle(world, square, 400000);
		toggle(world, square, 400000);
		break;
	}
}

/* The incidents of befall() are from 1 to here. */
#define INCIDENTS 7

static void pass_time(struct world *world, laws_time later)
{
	world->now += later;
	script_advance(&world->script, world->now);
	pipeline_advance(world->pipeline, world->now);
}

static void act(struct world *world, uint8_t what, uint8_t which)
{
	switch (what & 7) {
	case 0:
		toggle(world, which & 63, (what >> 3) * 10000);
		break;
	case 1:
	case 2:
		play(world, which, what >> 3);
		break;
	case 3:
		order(world, which);
		break;
	case 4:
		press(world, which, (what >> 3) * 10000);
		break;
	case 5:
		if (what >> 3 && what >> 3 <= INCIDENTS)
			befall(world, what >> 3, which);
		else
			pass_time(world, which * 100000);
		break;
	case 6:
		if (which & 4) {
			fail(world, which);
			break;
		}
		world->frame.flags = which & (FRAME_LOST | FRAME_FAULT);
		sample(world, 1000);
		break;
	case 7:
		world->frame.squares ^= (laws_squares)which << (what >> 3) * 2;
		sample(world, 1000);
		break;
	}
}

static void settings_from(struct settings *settings, uint8_t byte)
{
	char error[SETTINGS_ERROR_SIZE];

	settings_default(settings);
	if (byte & 1)
		CHECK(!settings_set(settings, "TimeControl", "2/30+2:10", error));
	if (byte & 2)
		CHECK(!settings_set(settings, "Clock", "none", error));
	if ((byte & 20) == 20) {
		CHECK(!settings_set(settings, "Variant", "chess960", error));
		CHECK(!settings_set(settings, "Fen",
				    "2rk3n/1p4p1/8/2pPp3/8/8/1P4P1/N4KR1 w Gc c6 0 1", error));
	} else if (byte & 4) {
		CHECK(!settings_set(settings, "Fen",
				    "r3k2r/1P4P1/8/2pPp3/4P3/8/1p4p1/R3K2R w KQkq c6 0 1", error));
	}
	if (byte & 8)
		CHECK(!settings_set(settings, "Edition", "2001", error));
	if (byte & 16)
		CHECK(!settings_set(settings, "ChargeDowntime", "yes", error));
	if (byte & 32)
		CHECK(!settings_set(settings, "OutageTime", "0.1", error) &&
		      !settings_set(settings, "AdjustAnnounced", "yes", error));
	if (byte & 64)
		CHECK(!settings_set(settings, "Rulings", "automatic", error));
	if (byte & 128)
		CHECK(!settings_set(settings, "DefaultTime", "10", error));
	if ((byte & 192) == 192)
		CHECK(!settings_set(settings, "DeadSquares", "a1 e4 d5 h8", error));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct told_move moves[ACTS_MOST];
	struct world world = {
		.told = {.moves = moves, .most = ACTS_MOST},
		.reeds = {.source = LAWS_NO_SQUARE},
	};
	struct settings settings;

	check_orders();
	if (size > SIZE_MOST)
		return 0;
	settings_from(&settings, size ? data[0] : 0);
	script_init(&world.script, "fuzz");
	world.script.settings = settings;
	world.position = settings.start;
	world.silent_since = LAWS_NEVER;
	world.charged = settings.regulations.charge_downtime;
	world.frame.squares = laws_position_occupied(&settings.start);
	world.pipeline = pipeline_new(&settings, tell, &world);
	CHECK(world.pipeline);
	pipeline_answer_by(world.pipeline, take_answer);
	sample(&world, 0);
	press(&world, laws_side_other(laws_position_side(&settings.start)), 1000000);
	for (size_t i = 1; i + 1 < size; i += 2)
		act(&world, data[i], data[i + 1]);
	pipeline_finish(world.pipeline);
	check_answers(&world);
	CHECK(!pipeline_lost(world.pipeline));
	pipeline_free(world.pipeline);
	CHECK(!betrayals(&world.script));
	script_free(&world.script);
	return 0;
}
