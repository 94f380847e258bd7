/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The keys of an alert's evidence. A key may stand here several times, for different
 * evidence: "square" is the touched piece's in one, and the failing switch's in another.
 */
#include "event/written.h"
#include "util/words.h"

static struct json_object *give_played_from(const struct event *event)
{
	return value_square(event->verdict.alert.played.from);
}

static struct json_object *give_played_to(const struct event *event)
{
	return value_square(event->verdict.alert.played.to);
}

static struct json_object *give_played_captured(const struct event *event)
{
	return value_square(event->verdict.alert.played.captured);
}

static const char *witness_word(unsigned int place)
{
	return place == 0 ? authority_words[LAWS_BY_ARBITER] : NULL;
}

static const struct value_type type_witness = {.form = VALUE_WORD, .word = witness_word};

static struct json_object *give_witness(const struct event *event)
{
	return event->verdict.alert.seen ? value_text(witness_word(0)) : NULL;
}

static const struct value_type type_claim = {.form = VALUE_WORD, .words = claim_words};

static const char *draw_claim_word(unsigned int place)
{
	return place <= LAWS_CLAIM_OF_FIFTY ? claim_words[place] : NULL;
}

static const struct value_type type_draw_claim = {.form = VALUE_WORD, .word = draw_claim_word};

static struct json_object *give_claim(const struct event *event)
{
	return value_text(claim_words[event->verdict.alert.claim.claim]);
}

static struct json_object *give_request(const struct event *event)
{
	return value_text(claim_words[event->verdict.alert.request]);
}

static struct json_object *give_squares(const struct event *event)
{
	return value_squares(event->verdict.alert.position);
}

static struct json_object *give_square(const struct event *event)
{
	return value_square(event->verdict.alert.idle);
}

static bool rests_on(const struct event *event, enum laws_evidence evidence)
{
	return laws_alert_info(event->verdict.alert.kind)->evidence == evidence;
}

/* A touch-move: the legal move that bound the player. */
static struct json_object *give_binding_move(const struct event *event, bool sealed)
{
	const struct laws_touch_evidence *touches = &event->verdict.alert.touches;

	return touches->announced && touches->sealed == sealed ? give_san(event) : NULL;
}

static struct json_object *give_announced(const struct event *event)
{
	const struct laws_claim_evidence *claim = &event->verdict.alert.claim;

	if (rests_on(event, LAWS_EVIDENCE_TOUCHES))
		return give_binding_move(event, false);
	return claim->announced ? give_san(event) : value_text_if_any(claim->written);
}

static struct json_object *give_sealed(const struct event *event)
{
	const struct laws_played_evidence *played = &event->verdict.alert.played;

	if (rests_on(event, LAWS_EVIDENCE_TOUCHES))
		return give_binding_move(event, true);
	return played->sealed ? value_text_if_any(played->written) : NULL;
}

static struct json_object *give_found(const struct event *event)
{
	return value_number(event->verdict.alert.claim.found);
}

static struct json_object *give_at_most(const struct event *event)
{
	const struct laws_claim_evidence *evidence = &event->verdict.alert.claim;

	return evidence->at_most > evidence->found ? value_number(evidence->at_most) : NULL;
}

static struct json_object *give_needed(const struct event *event)
{
	return value_number(event->verdict.alert.claim.needed);
}

static struct json_object *give_kings(const struct event *event)
{
	enum laws_result shown = event->verdict.alert.displaced.kings;

	return shown != LAWS_RESULT_NONE ? value_text(laws_result_text(shown)) : NULL;
}

/* It is unknown whose hand it was, so both sides are named. */
static struct json_object *give_both_sides(const struct event *event)
{
	struct json_object *sides = json_object_new_array();

	(void)event;
	json_object_array_add(sides, value_side(LAWS_WHITE));
	json_object_array_add(sides, value_side(LAWS_BLACK));
	return sides;
}

static struct laws_differences differences_of(const struct laws_verdict_alert *alert)
{
	switch (laws_alert_info(alert->kind)->evidence) {
	case LAWS_EVIDENCE_PLAYED:
		return alert->played.differences;
	case LAWS_EVIDENCE_BOARD:
		return alert->board;
	case LAWS_EVIDENCE_DISPLACED:
		return alert->displaced.differences;
	case LAWS_EVIDENCE_HANDS:
	case LAWS_EVIDENCE_TOUCHES:
	case LAWS_EVIDENCE_IDLE_TOUCH:
	case LAWS_EVIDENCE_CLAIM:
	case LAWS_EVIDENCE_REQUEST:
	case LAWS_EVIDENCE_POSITION:
	case LAWS_EVIDENCE_SENSOR:
	case LAWS_EVIDENCE_STORE:
	case LAWS_EVIDENCE_TIME:
		break;
	}
	return (struct laws_differences){0};
}

static struct json_object *give_missing(const struct event *event)
{
	laws_squares missing = differences_of(&event->verdict.alert).missing;

	return missing ? value_squares(missing) : NULL;
}

static struct json_object *give_unexpected(const struct event *event)
{
	laws_squares unexpected = differences_of(&event->verdict.alert).unexpected;

	return unexpected ? value_squares(unexpected) : NULL;
}

static bool hands_speak(const struct laws_verdict *verdict)
{
	return verdict->alert.hands.sign != LAWS_HAND_NO_SIGN;
}

static bool is_about_two_boards(const struct laws_verdict *verdict)
{
	return verdict->alert.displaced.two_boards;
}

static struct json_object *give_due_result(const struct event *event)
{
	return value_text(laws_result_text(event->verdict.alert.due.result));
}

static bool penalty_would_follow(const struct laws_verdict *verdict)
{
	return !only_ends_game(verdict) && penalty_is_due(verdict);
}

/* The offences that the verb `offence` names. */
static bool is_seen_by_arbiters(const struct laws_alert_info *alert)
{
	return laws_alert_of_offence(alert->offence) != LAWS_ALERTS;
}

static bool may_end_game(const struct laws_alert_info *alert)
{
	return alert->offence == LAWS_OFFENCES && alert->cost != LAWS_COST_NOTHING;
}

static bool may_be_penalised(const struct laws_alert_info *alert)
{
	return alert->offence != LAWS_OFFENCES || alert->cost == LAWS_COST_QUICKPLAY;
}

#define DIFFERENCES                                                                                \
	(EVIDENCE_SET(PLAYED) | EVIDENCE_SET(BOARD) | EVIDENCE_SET(DISPLACED) |                    \
	 EVIDENCE_SET(POSITION))

const struct event_key evidence_keys[] = {
	{
		.name = "from",
		.type = &type_square,
		.give = give_played_from,
		.evidence = EVIDENCE_SET(PLAYED),
		.when = "it is known",
		.doc = "From where the piece was moved.",
	},
	{
		.name = "to",
		.type = &type_square,
		.give = give_played_to,
		.evidence = EVIDENCE_SET(PLAYED),
		.when = "it is known",
		.doc = "To where it was moved.",
	},
	{
		.name = "captured",
		.type = &type_square,
		.give = give_played_captured,
		.evidence = EVIDENCE_SET(PLAYED),
		.when = "something was captured",
		.doc = "Where the captured piece stood.",
	},
	{
		.name = "seen_by",
		.type = &type_witness,
		.give = give_witness,
		.is_witness = true,
		.of = is_seen_by_arbiters,
		.when = "the board has not noticed it",
		.doc = "Who saw it instead.",
	},
	{
		.name = "claim",
		.type = &type_claim,
		.give = give_request,
		.evidence = EVIDENCE_SET(REQUEST),
		.doc = "What is claimed or asked for.",
	},
	{
		.name = "claim",
		.type = &type_draw_claim,
		.give = give_claim,
		.evidence = EVIDENCE_SET(CLAIM),
		.doc = "What was claimed.",
	},
	{.keys = outage_keys, .evidence = EVIDENCE_SET(SENSOR)},
	{.keys = store_keys, .evidence = EVIDENCE_SET(STORE)},
	{.keys = hand_keys, .applies = hands_speak, .evidence = EVIDENCE_SET(HANDS)},
	{
		.name = "announced",
		.type = &type_text,
		.give = give_announced,
		.evidence = EVIDENCE_SET(CLAIM) | EVIDENCE_SET(TOUCHES),
		.when = "a move was announced with a claim",
		.doc = "That move, or what was written where it is no legal one.",
	},
	{
		.name = "sealed",
		.type = &type_text,
		.give = give_sealed,
		.evidence = EVIDENCE_SET(PLAYED) | EVIDENCE_SET(TOUCHES),
		.when = "a sealed move is concerned",
		.doc = "That move, or what was written where it is no legal one.",
	},
	{
		.name = "found",
		.type = &type_count,
		.give = give_found,
		.evidence = EVIDENCE_SET(CLAIM),
		.doc = "How often the position appeared, or of a claim of fifty moves how many "
		       "moves of either player there were.",
	},
	{
		.name = "at_most",
		.type = &type_count,
		.give = give_at_most,
		.evidence = EVIDENCE_SET(CLAIM),
		.when = "the Laws leave it open (2001)",
		.doc = "As many by another reading of the Laws.",
	},
	{
		.name = "needed",
		.type = &type_count,
		.give = give_needed,
		.evidence = EVIDENCE_SET(CLAIM),
		.doc = "How many the claim needs.",
	},
	{.keys = touch_keys, .evidence = EVIDENCE_SET(TOUCHES)},
	{
		.name = "kings",
		.type = &type_result,
		.give = give_kings,
		.evidence = EVIDENCE_SET(DISPLACED),
		.when = "the kings were put in the centre",
		.doc = "The result that they show there.",
	},
	{
		.name = "squares",
		.type = &type_squares,
		.give = give_squares,
		.evidence = EVIDENCE_SET(POSITION),
		.doc = "What makes the position an illegal one.",
	},
	{
		.name = "square",
		.type = &type_square,
		.give = give_square,
		.evidence = EVIDENCE_SET(IDLE_TOUCH),
		.doc = "Where the piece stands that was touched.",
	},
	{
		.name = "sides",
		.type = &type_sides,
		.give = give_both_sides,
		.evidence = EVIDENCE_SET(IDLE_TOUCH),
		.doc = "Who may have touched it.",
	},
	{.keys = board_keys, .applies = is_about_two_boards, .evidence = EVIDENCE_SET(DISPLACED)},
	{
		.name = "missing",
		.type = &type_squares,
		.give = give_missing,
		.evidence = DIFFERENCES,
		.when = "there are such",
		.doc = "Squares that should be occupied and are not.",
	},
	{
		.name = "unexpected",
		.type = &type_squares,
		.give = give_unexpected,
		.evidence = DIFFERENCES,
		.when = "there are such",
		.doc = "Squares that should be empty and are not.",
	},
	{
		.name = "result",
		.type = &type_result,
		.give = give_due_result,
		.of = may_end_game,
		.applies = only_ends_game,
		.when = "a confirmation ends the game",
		.doc = "How.",
	},
	{
		.name = "penalty",
		.type = &type_object,
		.keys = due_keys,
		.of = may_be_penalised,
		.applies = penalty_would_follow,
		.when = "the Laws fix one",
		.doc = "What a confirmation costs the player.",
	},
	{0},
};
