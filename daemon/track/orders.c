/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What becomes of orders: most are handed on to the judge as they are, some begin or end what the
 * tracker follows first.
 */
#include <string.h>

#include "track/candidates.h"
#include "track/early_start.h"
#include "track/starting.h"
#include "track/takeback.h"
#include "track/tracker_internal.h"
#include "util/words.h"

/* The argument of a penalty, or NULL; else the text as it is. */
static const char *text_said(const struct command *command)
{
	const char *rest = strchr(command->text, ' ');

	if (command->verb != VERB_PENALTY)
		return command->text;
	return rest ? rest + strspn(rest, " ") : NULL;
}

struct laws_act orders_act(enum laws_act_kind kind, const struct edge *edge)
{
	const struct command *command = &edge->command;

	return (struct laws_act){
		.kind = kind,
		.order = command->order,
		.side = command->side,
		.number = command->number,
		.span = command->span,
		.result = command->result,
		.reason = command->reason,
		.claim = command->claim,
		.offence = command->offence,
		.penalty = command->penalty,
		.text = text_said(command),
		.first = edge->first,
		.settled = edge->settled,
	};
}

void orders_pass_on(struct tracker *tracker, enum laws_act_kind kind, const struct edge *edge,
		    struct acts *acts)
{
	const struct laws_act act = orders_act(kind, edge);

	tracker_hand_out(tracker, acts, &act);
}

void orders_adjust(struct tracker *tracker, const struct edge *edge, laws_squares squares,
		   struct acts *acts)
{
	const struct hypothesis *likeliest;
	struct laws_move move;

	orders_pass_on(tracker, LAWS_ACT_ANNOUNCED, edge, acts);
	if (tracker->phase != TRACKER_PLAYING)
		return;
	review_note_announcement(tracker, squares);
	likeliest = hypotheses_likeliest(&tracker->set);
	announcement_make(&tracker->set.announcement,
			  &(struct announcement){
				  .ply = likeliest->turn->ply,
				  .side = laws_position_side(&likeliest->turn->position),
				  .at = edge->first,
				  .squares = squares,
				  .is_in_progress = hypotheses_shape(&tracker->set, likeliest,
								     &move) != SHAPE_HOME,
			  });
}

/* What becomes of each order: the act of verbs.def, and the function that makes it. */
struct order_row {
	enum laws_act_kind act;
	void (*take)(struct tracker *tracker, const struct edge *edge, struct acts *acts);
};

static const struct order_row *order_row(enum verb verb);

static void pass_on(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	orders_pass_on(tracker, order_row(edge->command.verb)->act, edge, acts);
}

/* The order is debounce's alone. */
static void pass_by(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	(void)tracker, (void)edge, (void)acts;
}

/* Hands out an order that may end the game; a move that stands belongs to it. */
static void end_game(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct hypotheses *set = &tracker->set;
	struct laws_move move;

	review_resolve(tracker, edge, acts);
	reed_faults_resolve(tracker, edge, acts);
	if (tracker->phase == TRACKER_PLAYING && !review_in_doubt(tracker) &&
	    !tracker->history.awaited &&
	    hypotheses_shape(set, hypotheses_likeliest(set), &move) == SHAPE_COMPLETE) {
		hypotheses_end(set);
		hypotheses_settle(set, edge->first);
		tracker_emit_agreed(tracker, acts);
	}
	pass_on(tracker, edge, acts);
}

static void begin(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	enum laws_side side = laws_side_other(laws_position_side(&tracker->start));

	if (!early_start_take_up(tracker, side, edge, acts))
		early_start_begin(tracker, side, edge, acts);
}

static void adjust(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	orders_adjust(tracker, edge, edge->command.squares, acts);
}

/* The ply that is being played, of which not all before it need have been told; 0: none is. */
static unsigned int present_ply(const struct tracker *tracker)
{
	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited)
		return 0;
	if (review_in_doubt(tracker))
		return tracker->review.ply;
	return hypotheses_likeliest(&tracker->set)->turn->ply;
}

/*
 * Where a set-up is confirmed to be wrong, the game waits for another press (7.2.1). Lines by which
 * a confirmed offence was a move are wrong, and so are those that go on from there.
 */
static void confirm(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	starting_forget(tracker);
	if (!review_in_doubt(tracker) && !tracker->review.behind_gap)
		review_break(tracker);
	pass_on(tracker, edge, acts);
}

static void offer_draw(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct laws_act act = orders_act(LAWS_ACT_DRAW_OFFERED, edge);

	act.number = present_ply(tracker);
	tracker->offered = (uint8_t)(1 << edge->command.side);
	tracker_hand_out(tracker, acts, &act);
}

static void resume(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	takeback_resume(tracker, edge, acts);
	displacement_on_resume(tracker, edge->first);
}

static void hand_out_named(struct tracker *tracker, const struct edge *edge, const char *name,
			   struct acts *acts)
{
	struct laws_act act = orders_act(LAWS_ACT_NAMED, edge);

	act.name = name;
	tracker_hand_out(tracker, acts, &act);
}

static void name_players(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	hand_out_named(tracker, edge, verb_name(VERB_PLAYERS), acts);
}

static void name_game(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	hand_out_named(tracker, edge, tag_words[edge->command.tag], acts);
}

static void order_clock(struct tracker *tracker, const struct edge *edge,
			enum laws_clock_order order, struct acts *acts)
{
	struct laws_act act = orders_act(LAWS_ACT_CLOCK_ORDERED, edge);

	act.clock_order = order;
	tracker_hand_out(tracker, acts, &act);
}

static void set_time(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	order_clock(tracker, edge, LAWS_CLOCK_ORDER_SET_TIME, acts);
}

static void add_time(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	order_clock(tracker, edge, LAWS_CLOCK_ORDER_ADD_TIME, acts);
}

static void count_moves(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	order_clock(tracker, edge, LAWS_CLOCK_ORDER_COUNT_MOVES, acts);
}

static const struct order_row order_rows[VERB_COUNT] = {
#define VERB(name, word, role, shape, member, answer, trait, act, take, ...)                       \
	[VERB_##name] = {LAWS_ACT_##act, take},
#include "input/verbs.def"
};

static const struct order_row *order_row(enum verb verb)
{
	return &order_rows[verb];
}

void orders_take(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	order_row(edge->command.verb)->take(tracker, edge, acts);
}
