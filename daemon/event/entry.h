/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Alerts and rulings as entries of the systemd journal, in its native protocol
 * (https://systemd.io/JOURNAL_NATIVE_PROTOCOL): a line NAME=value for each field. Where an entry
 * may go is not decided here: what is not public must go to no log that others can read.
 */
#ifndef TOUCHMOVE_ENTRY_H
#define TOUCHMOVE_ENTRY_H

#include "event/event.h"

#define ENTRY_IDENTIFIER "touchmoved" /* what "journalctl -t" asks for */

/* A field beside those that the journal itself defines; they end with a row without a name. */
struct entry_field {
	const char *name; /* "TOUCHMOVE_KIND" … */
	const char *key;  /* of the event's JSON; NULL: it is no key's */
	/* Of an event of this type alone; EVENT_NONE: of any that has the key. */
	enum event_type type;
	const char *doc; /* what it says, as a sentence for the manual */
};

extern const struct entry_field entry_fields[];

/*
 * Kinds of entries, each with a MESSAGE_ID of its own, by which the catalogue explains it: the
 * kinds of alerts by enum laws_alert_kind, and behind them these.
 */
enum entry_kind {
	ENTRY_RULING = LAWS_ALERTS,
	ENTRY_REFUSAL, /* of a line or an order that a file or a FIFO had */
	ENTRY_BEGIN,   /* touchmoved has begun to write */
	ENTRY_KINDS,
};

/* 128 bits as 32 hex digits, the same for ever. */
const char *entry_id(enum entry_kind kind);

/* Room for any entry. */
#define ENTRY_SIZE 4096

/*
 * Writes @event of board @board, an alert or a ruling, as a journal entry. Returns its length in
 * bytes, or 0 for all other events, which are in no journal.
 */
size_t entry_write(const struct event *event, const char *board, char entry[ENTRY_SIZE]);

/* Likewise a line of text of a kind that is no event; @line may be of any length, and is cut. */
size_t entry_write_line(enum entry_kind kind, const char *line, char entry[ENTRY_SIZE]);

#endif
