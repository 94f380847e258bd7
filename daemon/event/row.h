/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The contract of the events: a row each with its type, its stream and its keys; of each key
 * its type, when it is there, what it means and how it is read. The JSON, its schema and the
 * guide are all written from these rows.
 */
#ifndef TOUCHMOVE_ROW_H
#define TOUCHMOVE_ROW_H

#include "event/event.h"
#include "event/value.h"

/* Which stream's events have a key. */
enum key_stream {
	KEY_FOR_BOTH,
	KEY_FOR_ARBITER,
	KEY_FOR_PUBLIC,
};

/* The keys by which kinds of events differ. */
enum key_tells {
	KEY_TELLS_NOTHING,
	KEY_TELLS_TYPE,
	KEY_TELLS_STATE,
	KEY_TELLS_ALERT,
};

struct event_key {
	/* NULL for a group, whose @keys stand in the object itself, and at the end of a list. */
	const char *name;
	const struct value_type *type;
	/* The value, new, or NULL where the key does not apply. */
	struct json_object *(*give)(const struct event *event);
	/*
	 * For an object or a group; an object without any key is left out. With @give they only
	 * describe its value.
	 */
	const struct event_key *keys;
	/* False where the key does not apply; NULL: @give knows. */
	bool (*applies)(const struct laws_verdict *verdict);
	/* Of an alert: the evidence that has the key, as an EVIDENCE_SET(); 0: any. */
	uint32_t evidence;
	/* Of an alert: true for the kinds that can have the key; NULL: all. */
	bool (*of)(const struct laws_alert_info *alert);
	enum key_stream only;
	enum key_tells tells;
	/* Of an alert: how sure it is, as its row allows; who has seen it, which makes it certain.
	 */
	bool is_confidence, is_witness;
	const char *when; /* it is there, as half a sentence; NULL: always */
	const char *doc;
};

#define EVIDENCE_SET(kind) (UINT32_C(1) << LAWS_EVIDENCE_##kind)

/* Who receives an event. */
enum event_stream {
	EVENT_TO_NOBODY, /* a refusal answers an order, and is no event */
	EVENT_TO_ARBITER,
	EVENT_TO_BOTH, /* the arbiter and the public */
};

struct event_row {
	enum event_type type;
	const char *state; /* of type "game"; else NULL */
	enum event_stream stream;
	const struct event_key *keys; /* beside the common ones; the last one's name is NULL */
	const char *doc;
};

/* By enum laws_verdict_kind. */
extern const struct event_row event_rows[];
#define EVENT_ROWS (LAWS_VERDICT_REFUSED + 1)

/* The keys of every event: before its own, and behind them. */
extern const struct event_key event_head_keys[];
extern const struct event_key event_tail_keys[];

/* The lists of keys of the rows. */
extern const struct event_key ready_keys[];
extern const struct event_key started_keys[];
extern const struct event_key paused_keys[];
extern const struct event_key resumed_keys[];
extern const struct event_key adjourned_keys[];
extern const struct event_key ended_keys[];
extern const struct event_key irregular_keys[];
extern const struct event_key turned_keys[];
extern const struct event_key touched_keys[];
extern const struct event_key adjusted_keys[];
extern const struct event_key released_keys[];
extern const struct event_key made_keys[];
extern const struct event_key completed_keys[];
extern const struct event_key withdrawn_keys[];
extern const struct event_key promotion_keys[];
extern const struct event_key announcement_keys[];
extern const struct event_key assistant_keys[];
extern const struct event_key note_keys[];
extern const struct event_key tags_keys[];
extern const struct event_key alert_keys[];
extern const struct event_key evidence_keys[];
extern const struct event_key ruling_keys[];
extern const struct event_key clock_keys[];
extern const struct event_key draw_offer_keys[];
extern const struct event_key claim_keys[];

/* The penalty that the Laws fix, in an alert's evidence. */
extern const struct event_key due_keys[];

/* Groups of an alert's evidence. */
extern const struct event_key outage_keys[];
extern const struct event_key store_keys[];
extern const struct event_key hand_keys[];
extern const struct event_key touch_keys[];
extern const struct event_key board_keys[];

/* True behind the last key of a list. */
static inline bool event_keys_end(const struct event_key *key)
{
	return !key->name && !key->keys;
}

/* True when alerts of @kind can have @key. */
static inline bool event_key_is_of(const struct event_key *key, enum laws_alert_kind kind)
{
	const struct laws_alert_info *alert = laws_alert_info(kind);

	return (!key->evidence || key->evidence >> alert->evidence & 1) &&
	       (!key->of || key->of(alert));
}

#endif
