/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <syslog.h>

#include "event/entry.h"
#include "util/keys.h"
#include "util/text.h"

/* Drawn at random once. One that has been released is never changed nor given to another kind. */
static const char *const ids[ENTRY_KINDS] = {
	[LAWS_ALERT_ILLEGAL_MOVE] = "7777384fcaa3497691b30b2f42cee0bf",
	[LAWS_ALERT_NO_MOVE] = "5eda2837c67147bdb6173cea5c84863e",
	[LAWS_ALERT_PAWN_NOT_REPLACED] = "7dd7db6b55bd4dacac4f103ba5da613d",
	[LAWS_ALERT_TWO_HANDS] = "4c18e692c81945cf9d3911d3cc78cf71",
	[LAWS_ALERT_TOUCH_MOVE] = "2724b6f067844709b11ba548db47a3d3",
	[LAWS_ALERT_CASTLING_ROOK_FIRST] = "206ea9b87bd54e32a9b065de5c3eeacc",
	[LAWS_ALERT_MOVED_AFTER_RELEASE] = "9dc095c667524aa48d7a09c7353bcf57",
	[LAWS_ALERT_CLOCK_OTHER_HAND] = "ddf35c5a4201432ab40d387067af9d7a",
	[LAWS_ALERT_TOUCHED_OUT_OF_TURN] = "c77df48a12ff49ba87c468b61d432038",
	[LAWS_ALERT_DISPLACED] = "c5e04f6a6c63478893bcd4b1963eabb8",
	[LAWS_ALERT_WRONG_START] = "69f44fcb88b14b48ab651ffa71832777",
	[LAWS_ALERT_FLAG_FALL] = "6e9298fa3ea841adbf2cbb94fc1eabb7",
	[LAWS_ALERT_WRONG_CLAIM] = "23240b8c3d00499f96692491fec4e5c3",
	[LAWS_ALERT_ILLEGAL_POSITION] = "2f3046b17fda45ef998737c67ee6f8d1",
	[LAWS_ALERT_ILLEGAL_MOVE_STANDS] = "5fd74d90a96846ed88e864ba183e4443",
	[LAWS_ALERT_ABSENT] = "75f8c19e0a314c27ac8f8d60809c3780",
	[LAWS_ALERT_SENSOR] = "23e3507127244879b7762277a6be8179",
	[LAWS_ALERT_STORE] = "a1b9b7af64a5407fa73ecbfb505cdad5",
	[LAWS_ALERT_QUICKPLAY_CLAIM] = "ae050febc5ae473f9b0639cba1e13152",
	[ENTRY_RULING] = "58729aa3b98b478f81f1f9a2f7ed8b0b",
	[ENTRY_REFUSAL] = "8665a764028f498e9388094948a24e31",
	[ENTRY_BEGIN] = "6f3fc1cc7d9e47e28550b655e340f3b4",
};

const struct entry_field entry_fields[] = {
	{"TOUCHMOVE_BOARD", NULL, EVENT_NONE, "The board's name."},
	{"TOUCHMOVE_EVENT", "type", EVENT_NONE, "alert or ruling."},
	{"TOUCHMOVE_SEQ", "seq", EVENT_NONE,
	 "The event's number in the arbiter's stream; 0 where it could not be kept yet."},
	{"TOUCHMOVE_TIME", "t", EVENT_NONE,
	 "The time of the game, in microseconds; the journal has the wall time."},
	{"TOUCHMOVE_GAME", "game", EVENT_NONE, "Which of the board's games, from 1."},
	{"TOUCHMOVE_ALERT", "id", EVENT_ALERT,
	 "The number of the alert, by which confirm and dismiss name it."},
	{"TOUCHMOVE_ALERT", "alert", EVENT_RULING, NULL},
	{"TOUCHMOVE_RULING", "id", EVENT_RULING,
	 "The number of the ruling, by which undo names it."},
	{"TOUCHMOVE_KIND", "kind", EVENT_ALERT, "What the alert is about, also of a ruling on it."},
	{"TOUCHMOVE_ARTICLE", "article", EVENT_NONE,
	 "The article, in the edition of the Laws by which the game is played."},
	{"TOUCHMOVE_SIDE", "side", EVENT_NONE, "white or black: whom it is about."},
	{"TOUCHMOVE_PLY", "ply", EVENT_NONE, "The move in question, from 1."},
	{"TOUCHMOVE_CONFIDENCE", "confidence", EVENT_ALERT, "certain, likely or possible."},
	{"TOUCHMOVE_DECISION", "decision", EVENT_RULING,
	 "What became of the alert, or that a penalty was given."},
	{"TOUCHMOVE_BY", "by", EVENT_RULING, "Who ruled."},
	{0},
};

const char *entry_id(enum entry_kind kind)
{
	return ids[kind];
}

struct entry {
	char *text;
	size_t length;
};

/* A field that finds no room is left out whole: half a line would be another one's. */
__attribute__((format(printf, 3, 4))) static void add(struct entry *entry, const char *name,
						      const char *format, ...)
{
	char value[2 * EVENT_LINE_SIZE];
	size_t room = ENTRY_SIZE - entry->length;
	va_list arguments;
	int length;

	va_start(arguments, format);
	vsnprintf(value, sizeof(value), format, arguments);
	va_end(arguments);
	/* A line end would begin a field. */
	text_clean(value);
	length = snprintf(entry->text + entry->length, room, "%s=%s\n", name, value);
	if ((size_t)length < room)
		entry->length += (size_t)length;
}

static void begin(struct entry *entry, char *text, enum entry_kind kind, int priority)
{
	*entry = (struct entry){.text = text};
	add(entry, "MESSAGE_ID", "%s", entry_id(kind));
	add(entry, "PRIORITY", "%d", priority);
	add(entry, "SYSLOG_IDENTIFIER", "%s", ENTRY_IDENTIFIER);
}

static void add_field(struct entry *entry, const struct entry_field *field,
		      struct json_object *event, enum event_type type)
{
	struct json_object *value;

	if (field->key && (field->type == EVENT_NONE || field->type == type) &&
	    json_object_object_get_ex(event, field->key, &value))
		add(entry, field->name, "%s", json_object_get_string(value));
}

static void add_message(struct entry *entry, const char *board, struct json_object *event)
{
	char details[EVENT_LINE_SIZE];

	event_json_details(event, details, sizeof(details));
	add(entry, "MESSAGE", "board %s: %s %s", board, text_of(event, "type"), details);
}

/* What no key of a ruling says. */
static void add_ruled_kind(struct entry *entry, const struct laws_verdict_ruling *ruling)
{
	if (ruling->alert)
		add(entry, "TOUCHMOVE_KIND", "%s", laws_alert_info(ruling->kind)->word);
}

size_t entry_write(const struct event *event, const char *board, char text[ENTRY_SIZE])
{
	const struct laws_verdict *verdict = &event->verdict;
	bool is_alert = verdict->kind == LAWS_VERDICT_ALERT;
	enum event_type type = is_alert ? EVENT_ALERT : EVENT_RULING;
	struct json_object *object;
	struct entry entry;

	if (!is_alert && verdict->kind != LAWS_VERDICT_RULING)
		return 0;
	object = event_json(event, false);
	begin(&entry, text, is_alert ? (enum entry_kind)verdict->alert.kind : ENTRY_RULING,
	      is_alert ? LOG_WARNING : LOG_NOTICE);
	add_message(&entry, board, object);
	add(&entry, "TOUCHMOVE_BOARD", "%s", board);
	for (const struct entry_field *field = entry_fields; field->name; field++)
		add_field(&entry, field, object, type);
	if (!is_alert)
		add_ruled_kind(&entry, &verdict->ruling);
	json_object_put(object);
	return entry.length;
}

size_t entry_write_line(enum entry_kind kind, const char *line, char text[ENTRY_SIZE])
{
	struct entry entry;

	begin(&entry, text, kind, LOG_NOTICE);
	add(&entry, "MESSAGE", "%s", line);
	return entry.length;
}
