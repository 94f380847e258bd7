/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The keys of a ruling, and of penalties: those that the Laws fix and those that an arbiter
 * chooses. */
#include <stdio.h>

#include "event/written.h"
#include "util/words.h"

static const struct laws_verdict_due *due_of(const struct laws_verdict *verdict)
{
	static const struct laws_verdict_due nothing = {.kind = LAWS_DUE_NOTHING};

	if (verdict->kind == LAWS_VERDICT_ALERT)
		return &verdict->alert.due;
	if (verdict->ruling.penalised || verdict->ruling.decision == LAWS_DECISION_LAPSED)
		return &nothing;
	return &verdict->ruling.due;
}

static enum laws_alert_kind alert_of(const struct laws_verdict *verdict)
{
	return verdict->kind == LAWS_VERDICT_ALERT ? verdict->alert.kind : verdict->ruling.kind;
}

bool penalty_is_due(const struct laws_verdict *verdict)
{
	enum laws_due_kind kind = due_of(verdict)->kind;

	return kind == LAWS_DUE_TIME || kind == LAWS_DUE_RESULT;
}

/* An alert that is no offence ends the game without a penalty. */
bool only_ends_game(const struct laws_verdict *verdict)
{
	return due_of(verdict)->kind == LAWS_DUE_RESULT &&
	       laws_alert_info(alert_of(verdict))->offence == LAWS_OFFENCES;
}

static const struct value_type type_penalty = {.form = VALUE_WORD, .words = penalty_words};
static const struct value_type type_seconds = {.form = VALUE_NUMBER, .unit = "s"};
static const struct value_type type_points = {.form = VALUE_NUMBER};

static bool time_is_due(const struct laws_verdict *verdict)
{
	return due_of(verdict)->kind == LAWS_DUE_TIME;
}

static bool result_is_due(const struct laws_verdict *verdict)
{
	return due_of(verdict)->kind == LAWS_DUE_RESULT;
}

static bool may_halve(const struct laws_alert_info *alert)
{
	return alert->cost == LAWS_COST_WRONG_CLAIM;
}

/* 2001 takes half the offender's own time as well (9.5). */
static bool deduction_is_due(const struct laws_verdict *verdict)
{
	return time_is_due(verdict) && due_of(verdict)->deducted;
}

static struct json_object *give_due_kind(const struct event *event)
{
	return value_text(penalty_words[time_is_due(&event->verdict) ? LAWS_PENALTY_ADD_OPPONENT
								     : LAWS_PENALTY_LOSS]);
}

static struct json_object *give_due_seconds(const struct event *event)
{
	return value_fraction(due_of(&event->verdict)->added, LAWS_SECOND);
}

static struct json_object *give_deducted(const struct event *event)
{
	return value_fraction(due_of(&event->verdict)->deducted, LAWS_SECOND);
}

static struct json_object *give_due_result(const struct event *event)
{
	return value_text(laws_result_text(due_of(&event->verdict)->result));
}

#define REDUCE                                                                                     \
	.name = "reduce", .type = &type_seconds,                                                   \
	.when = "the Laws of 2001 take the claimant's own time, too (9.5)",                        \
	.doc = "What is taken from the offender's clock."
#define RESULT                                                                                     \
	.name = "result", .type = &type_result, .when = "the Laws fix the loss of the game",       \
	.doc = "How the game ends by it."

const struct event_key due_keys[] = {
	{
		.name = "kind",
		.type = &type_penalty,
		.give = give_due_kind,
		.doc = "Which penalty, as the verb `penalty` has it.",
	},
	{
		.name = "seconds",
		.type = &type_seconds,
		.give = give_due_seconds,
		.applies = time_is_due,
		.when = "it is time",
		.doc = "What is added to the opponent's clock.",
	},
	{REDUCE, .give = give_deducted, .applies = deduction_is_due, .of = may_halve},
	{RESULT, .give = give_due_result, .applies = result_is_due},
	{0},
};

/* The cost of a ruling: as the arbiter chose, or as the Laws fix it. */
static bool has_penalty(const struct laws_verdict *verdict)
{
	return verdict->ruling.penalised || (!only_ends_game(verdict) && penalty_is_due(verdict));
}

/* The penalty that the arbiter chose, or NULL. */
static const struct laws_penalty *penalty_of(const struct event *event)
{
	const struct laws_verdict_ruling *ruling = &event->verdict.ruling;

	return ruling->penalised ? &ruling->penalty : NULL;
}

static struct json_object *give_kind(const struct event *event)
{
	const struct laws_verdict_ruling *ruling = &event->verdict.ruling;

	return ruling->penalised ? value_text(penalty_words[ruling->penalty.kind])
				 : give_due_kind(event);
}

static struct json_object *give_seconds(const struct event *event)
{
	const struct laws_penalty *penalty = penalty_of(event);

	if (!penalty)
		return time_is_due(&event->verdict) ? give_due_seconds(event) : NULL;
	return penalty->span ? value_fraction(penalty->span, LAWS_SECOND) : NULL;
}

static struct json_object *give_reduced(const struct event *event)
{
	return deduction_is_due(&event->verdict) ? give_deducted(event) : NULL;
}

static struct json_object *give_fixed_result(const struct event *event)
{
	return result_is_due(&event->verdict) ? give_due_result(event) : NULL;
}

/* 12.9.6: the opponent's score of a lost game, where it is not the full point. */
static struct json_object *give_points(const struct event *event)
{
	const struct laws_penalty *penalty = penalty_of(event);

	if (!penalty)
		return NULL;
	if (penalty->withheld)
		return value_fraction(LAWS_GAME_HALF_POINTS - penalty->withheld, 2);
	return penalty->half_points ? value_fraction(penalty->half_points, 2) : NULL;
}

static struct json_object *give_rounds(const struct event *event)
{
	const struct laws_penalty *penalty = penalty_of(event);

	return penalty && penalty->rounds ? value_number(penalty->rounds) : NULL;
}

static struct json_object *give_text(const struct event *event)
{
	return penalty_of(event) ? value_text_if_any(event->text) : NULL;
}

static const struct event_key penalty_keys[] = {
	{
		.name = "kind",
		.type = &type_penalty,
		.give = give_kind,
		.doc = "Which penalty, as the verb `penalty` has it (Article 12.9).",
	},
	{
		.name = "seconds",
		.type = &type_seconds,
		.give = give_seconds,
		.when = "it is time",
		.doc = "What is added to the opponent's clock, or of `reduce` taken from the "
		       "offender's.",
	},
	{REDUCE, .give = give_reduced},
	{RESULT, .give = give_fixed_result},
	{
		.name = "points",
		.type = &type_points,
		.give = give_points,
		.when = "it is points, or a loss with less than a win for the opponent",
		.doc = "What is taken from the offender's score or added to the opponent's; of "
		       "`loss`, what the opponent gets.",
	},
	{
		.name = "rounds",
		.type = &type_count,
		.give = give_rounds,
		.when = "it is an exclusion",
		.doc = "From how many rounds.",
	},
	{
		.name = "text",
		.type = &type_text,
		.give = give_text,
		.when = "it is a fine",
		.doc = "What is to be paid, as the arbiter wrote it.",
	},
	{0},
};

static const char *const decision_words[] = {
	[LAWS_DECISION_CONFIRMED] = "confirmed",
	[LAWS_DECISION_DISMISSED] = "dismissed",
	[LAWS_DECISION_LAPSED] = "lapsed",
	[LAWS_DECISION_UNDONE] = "undone",
	NULL,
};
static const struct value_type type_decision = {.form = VALUE_WORD, .words = decision_words};

static struct json_object *give_number(const struct event *event)
{
	return value_number(event->verdict.ruling.number);
}

static struct json_object *give_alert(const struct event *event)
{
	return event->verdict.ruling.alert ? value_number(event->verdict.ruling.alert) : NULL;
}

static struct json_object *give_decision(const struct event *event)
{
	return value_text(decision_words[event->verdict.ruling.decision]);
}

static bool somebody_ruled(const struct laws_verdict *verdict)
{
	return verdict->ruling.decision != LAWS_DECISION_LAPSED;
}

/* Board and record agree again, by themselves. */
static bool ends_doubt(const struct laws_verdict *verdict)
{
	return verdict->ruling.decision == LAWS_DECISION_LAPSED &&
	       verdict->ruling.kind == LAWS_ALERT_DISPLACED;
}

static struct json_object *give_lasted(const struct event *event)
{
	return value_number(event->verdict.ruling.doubt.lasted / 1000);
}

/* Moves were told, or changed, only when the doubt was over. */
static bool were_in_doubt(const struct laws_verdict *verdict)
{
	return ends_doubt(verdict) && verdict->ruling.doubt.first;
}

static struct json_object *give_last_ply(const struct event *event)
{
	return value_number(event->verdict.ruling.doubt.last);
}

static bool is_choice(const struct laws_verdict *verdict)
{
	return verdict->ruling.chosen;
}

static struct json_object *give_chosen(const struct event *event)
{
	return value_number(event->verdict.ruling.chosen);
}

static bool names_ply(const struct laws_verdict *verdict)
{
	return is_choice(verdict) || were_in_doubt(verdict);
}

static struct json_object *give_first_ply(const struct event *event)
{
	return were_in_doubt(&event->verdict) ? value_number(event->verdict.ruling.doubt.first)
					      : give_ply(event);
}

static struct json_object *give_authority(const struct event *event)
{
	const char *word = authority_words[event->verdict.ruling.authority];
	char text[EVENT_NAME_SIZE + 20];

	if (!event->name[0])
		return value_text(word);
	snprintf(text, sizeof(text), "%s %s", word, event->name);
	return value_text(text);
}

const struct event_key ruling_keys[] = {
	{
		.name = "id",
		.type = &type_number,
		.give = give_number,
		.doc = "The ruling's number, by which `undo` names it.",
	},
	{
		.name = "alert",
		.type = &type_number,
		.give = give_alert,
		.when = "it rules on one",
		.doc = "The number of the alert.",
	},
	{
		.name = "side",
		.type = &type_side,
		.give = give_side,
		.applies = has_penalty,
		.when = "there is a penalty",
		.doc = "The offender.",
	},
	{
		.name = "decision",
		.type = &type_decision,
		.give = give_decision,
		.doc = "What became of the alert, or that a penalty was given.",
	},
	{
		.name = "penalty",
		.type = &type_object,
		.keys = penalty_keys,
		.applies = has_penalty,
		.when = "it costs something",
		.doc = "What it costs.",
	},
	{
		.name = "chosen",
		.type = &type_number,
		.give = give_chosen,
		.applies = is_choice,
		.when = "the arbiter chose how the game went on",
		.doc = "The candidate's number, as `choose` named it.",
	},
	{
		.name = "lasted_ms",
		.type = &type_ms,
		.give = give_lasted,
		.applies = ends_doubt,
		.when = "a `displaced` alert has lapsed",
		.doc = "For how long board and record differed.",
	},
	{
		.name = "ply",
		.type = &type_ply,
		.give = give_first_ply,
		.applies = names_ply,
		.when = "moves were in doubt, or the arbiter chose how the game went on",
		.doc = "The first of the moves that were told, or changed, only when the doubt was "
		       "over, or from which on what is on the record is the arbiter's choice.",
	},
	{
		.name = "last_ply",
		.type = &type_ply,
		.give = give_last_ply,
		.applies = were_in_doubt,
		.when = "a `displaced` alert has lapsed, and moves were in doubt",
		.doc = "The last of them.",
	},
	{
		.name = "by",
		.type = &type_text,
		.give = give_authority,
		.applies = somebody_ruled,
		.when = "the alert has not lapsed",
		.doc = "Who ruled: `arbiter`, `opponent` by a claim, or the event's "
		       "`regulations`; of an order by the bus with the name and number of the user "
		       "who gave it behind that word, `arbiter anna (1000)`.",
	},
	{0},
};
