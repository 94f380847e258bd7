/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Events: verdicts with numbers in two streams, the public one and the arbiter's. */
#ifndef TOUCHMOVE_EVENT_H
#define TOUCHMOVE_EVENT_H

#include <json-c/json.h>

#include <chesslaws.h>

#include "input/numbers.h"

#define EVENT_TEXT_SIZE 160
#define EVENT_NAME_SIZE 64

struct event {
	uint64_t seq;	     /* in the arbiter's stream, from 1, or 0: it was there before */
	uint64_t public_seq; /* in the public stream, from 1, or 0: not public */
	laws_time t;	     /* never less than the last event's */
	unsigned int game;   /* which of the board's games, from 1; 0: before the first */
	struct laws_verdict verdict; /* its pointers to data of the step are NULL */
	struct laws_position before; /* the verdict's, if it has one */
	char date[32]; /* game started: wall time as ISO 8601, or empty where none is known */
	/* The verdict's, of an assistant or a tag; of a ruling, who gave the order (command.h). */
	char name[EVENT_NAME_SIZE];
	char text[EVENT_TEXT_SIZE]; /* the verdict's: a fine, a time control, an order, a tag */
};

/* The types of the contract. */
enum event_type {
	EVENT_GAME,
	EVENT_TOUCHED,
	EVENT_ADJUSTED,
	EVENT_RELEASED,
	EVENT_MADE,
	EVENT_COMPLETED,
	EVENT_WITHDRAWN,
	EVENT_PROMOTION,
	EVENT_ALERT,
	EVENT_RULING,
	EVENT_CLOCK,
	EVENT_TAGS,
	EVENT_ASSISTANT,
	EVENT_NOTE,
	EVENT_ANNOUNCEMENT,
	EVENT_DRAW_OFFER,
	EVENT_CLAIM,
	EVENT_NONE, /* a refusal is no event; also the type of an event of another version */
};

/* "game", "touched", "alert" …, by their enumeration; they end in NULL. */
extern const char *const event_type_words[];

/* The word of an event's type; NULL of a refusal. */
const char *event_type(const struct event *event);

/* The type of an event as event_json() gives it; EVENT_NONE for one of another version. */
enum event_type event_json_type(struct json_object *event);

struct event_name {
	const char *key; /* "white", "round" … */
	char text[EVENT_TEXT_SIZE];
};

/*
 * What an event of type "tags" gives new names to: one or two; where it is one, the
 * other's key is NULL. False for all other events.
 */
bool event_names(const struct event *event, struct event_name names[2]);

/*
 * True when @verdict goes to the public stream as well: that states no judgement, and must
 * not help the players (Articles 11.3.1, 12.6).
 */
bool event_is_public(const struct laws_verdict *verdict);

/*
 * The keys of the contract beside seq, t and type, in its order, and last the game's number,
 * as a new JSON object, which the caller puts. @public: without the keys that are only for
 * the arbiter.
 */
struct json_object *event_body(const struct event *event, bool public);

/*
 * The whole event as a new JSON object with seq, t, type and the body. @public chooses the
 * sequence number, and leaves out who paused.
 */
struct json_object *event_json(const struct event *event, bool public);

/* Room for any line that event_line() writes. */
#define EVENT_LINE_SIZE 800
/* Room for an alert's sentences in any language. */
#define ALERT_TEXT_SIZE 600

/* One line for a person, without its line end: "  0:14.320  White  made        1. e4". */
void event_line(const struct event *event, char *text, size_t size);

/* A time of the game, in µs, as those lines have it: "14:02.320". Room for 32 is enough. */
void event_time_write(laws_time t, char *text, size_t size);

/* The same from an event as event_json() gives it; unknown types and keys are allowed. */
void event_json_line(struct json_object *event, char *text, size_t size);

/* Of that line what stands behind time, side and type: "#1 alert #1 confirmed by arbiter". */
void event_json_details(struct json_object *event, char *text, size_t size);

/* Room for what penalty_line() writes. */
#define PENALTY_LINE_SIZE (EVENT_TEXT_SIZE + 64)

/*
 * A penalty as event_json() gives it, as the verb is written: "add-opponent
 * 120", and for a lost game its result; empty for NULL.
 */
void penalty_line(struct json_object *penalty, char *text, size_t size);

/* The sentences of the alert @verdict in English: what, where and the article. */
void alert_sentence(const struct laws_verdict *verdict, char *text, size_t size);

/*
 * The same from an alert as event_json() gives it, in the reader's language; for a kind of
 * another version its own text.
 */
void alert_json_sentence(struct json_object *event, char *text, size_t size);

/* "certain" in the reader's language; an unknown word stays as it is. */
const char *confidence_name(const char *word);

/* The same for the state of an alert: "open", "confirmed" … */
const char *decision_name(const char *word);

/* The same for the state of a game or of a board: "playing", "paused", "fault" … */
const char *state_name(const char *word);

/* The same for why a game ended: "checkmate", "agreement" … */
const char *reason_name(const char *word);

/* Why an act was refused: an English sentence that stands in the message catalogues. */
const char *refusal_sentence(enum laws_refusal refusal);

#endif
