/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The record comes from the inputs, fed to a fresh pipeline. Each event is compared with the one
 * that was published, so that whoever reads the record knows whether it says the same.
 */
#include <errno.h>
#include <inttypes.h>
#include <json-c/json.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/ctl.h"
#include "ctl/monitor.h"
#include "ctl/kept.h"
#include "ctl/trace/evidence.h"
#include "event/sheet.h"
#include "pipeline/replay.h"
#include "store/pieces.h"

#define EVENT "#event "

/* The next line at *@at, without its line end; NULL at the end. */
static const char *next_line(const struct kept *kept, size_t *at, size_t *length)
{
	const char *line = kept->text + *at;
	const char *end = memchr(line, '\n', kept->size - *at);

	if (!end)
		return NULL;
	*length = (size_t)(end - line);
	*at += *length + 1;
	return line;
}

static bool begins_with(const char *line, size_t length, const char *word)
{
	return length >= strlen(word) && !memcmp(line, word, strlen(word));
}

/* The next event of the arbiter's stream, which the caller puts, or NULL. */
static struct json_object *next_event(const struct kept *kept, size_t *at)
{
	struct json_object *event = NULL;
	const char *line;
	size_t length;

	while (!event && (line = next_line(kept, at, &length))) {
		char *text;

		if (!begins_with(line, length, EVENT))
			continue;
		text = strndup(line + strlen(EVENT), length - strlen(EVENT));
		event = text ? json_tokener_parse(text) : NULL;
		free(text);
	}
	return event;
}

static unsigned int game_of(struct json_object *event)
{
	return (unsigned int)json_object_get_int64(json_object_object_get(event, "game"));
}

static int finish(void)
{
	return fflush(stdout) == 0 && !ferror(stdout)
		       ? EXIT_DONE
		       : ctl_complain(EXIT_ENVIRONMENT, "standard output: %s", strerror(errno));
}

int kept_print_events(const struct kept *kept)
{
	struct json_object *event;
	size_t at = 0;

	for (; (event = next_event(kept, &at)); json_object_put(event))
		if (game_of(event) == kept->game)
			event_print(event, true);
	return finish();
}

int kept_print_rulings(const struct kept *kept)
{
	struct json_object *event;
	size_t at = 0;

	for (; (event = next_event(kept, &at)); json_object_put(event)) {
		enum event_type type = event_json_type(event);

		if (game_of(event) == kept->game && (type == EVENT_ALERT || type == EVENT_RULING))
			event_print(event, false);
	}
	return finish();
}

void kept_write_trace(FILE *file, const struct kept *kept)
{
	const char *line;
	size_t at = 0, length;

	while ((line = next_line(kept, &at, &length)))
		if (line[0] != '#')
			fprintf(file, "%.*s\n", (int)length, line);
}

int kept_print_trace(const struct kept *kept)
{
	kept_write_trace(stdout, kept);
	return finish();
}

unsigned int kept_first_game(const struct kept *kept)
{
	struct trace_reader reader;
	struct settings settings;

	trace_open(&reader, kept->name, kept->text, kept->size, &settings);
	return reader.before.game + 1;
}

/* True for what stands before the end of what is signed; counts it. */
static bool is_within(const struct piece *piece, uint64_t *entries, uint64_t *events)
{
	uint64_t *left = piece->kind == PIECE_ENTRY ? entries : events;

	if (piece->kind != PIECE_ENTRY && piece->kind != PIECE_EVENT)
		return true;
	if (*left == 0)
		return false;
	--*left;
	return true;
}

int kept_print_evidence(const struct kept *kept)
{
	uint64_t entries, events;
	struct pieces pieces;
	struct piece piece;

	if (!evidence_signed(kept->text, kept->size, &entries, &events))
		return ctl_complain(EXIT_NO,
				    "%s: is not signed yet: that is done a minute after it began, "
				    "and where touchmoved said at its start that it has no key, "
				    "never",
				    kept->name);
	pieces_begin(&pieces, kept->text, kept->size);
	while (pieces_next(&pieces, &piece) > 0)
		if (is_within(&piece, &entries, &events))
			fwrite(piece.text, 1, piece.size, stdout);
	return finish();
}

/* ---- the record ---- */

struct judged {
	const struct kept *kept;
	struct settings settings;
	struct scoresheet *record;
	bool begun;
	bool over;	  /* a later game has begun */
	size_t at;	  /* in the events that were published */
	uint64_t differs; /* the first event that is judged otherwise now, or 0 */
};

static void compare(struct judged *judged, const struct event *event)
{
	struct json_object *published, *now;

	if (!event->seq || judged->differs)
		return;
	published = next_event(judged->kept, &judged->at);
	now = event_json(event, false);
	/* A log may end before its last deadlines: what they tell was not published. */
	if (published && !json_object_equal(published, now))
		judged->differs = event->seq;
	json_object_put(published);
	json_object_put(now);
}

static void begin_record(struct judged *judged)
{
	if (!judged->begun)
		scoresheet_init(judged->record, &judged->settings);
	judged->begun = true;
}

static void take(void *data, const struct event *event)
{
	struct judged *judged = data;

	begin_record(judged);
	compare(judged, event);
	judged->over = judged->over || event->game > judged->kept->game;
	if (event->seq && !judged->over)
		scoresheet_take(judged->record, event);
}

static int print_record(const struct scoresheet *record, bool on_paper)
{
	char *pgn;

	if (on_paper) {
		sheet_write(stdout, record);
		return finish();
	}
	pgn = scoresheet_pgn(record);
	if (!pgn)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	fputs(pgn, stdout);
	free(pgn);
	return finish();
}

static int judge(struct judged *judged, bool on_paper)
{
	const struct kept *kept = judged->kept;
	const struct replay replay = {
		.name = kept->name,
		.text = kept->text,
		.size = kept->size,
		.sink = take,
		.data = judged,
	};
	char error[TRACE_ERROR_SIZE];
	int r = replay_trace(&replay, &judged->settings, error);

	if (r == -EINVAL)
		return ctl_complain(EXIT_INPUT, "%s", error);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "%s: %s", kept->name, strerror(-r));
	begin_record(judged);
	if (judged->differs)
		ctl_complain(EXIT_DONE,
			     "%s: this version judges the game otherwise than it was published, "
			     "from event %" PRIu64 " on; the record below is by this version, the "
			     "events by --json are as they were published",
			     kept->name, judged->differs);
	return print_record(judged->record, on_paper);
}

int kept_print_record(const struct kept *kept, bool on_paper)
{
	struct judged judged = {.kept = kept, .record = malloc(sizeof(*judged.record))};
	int code;

	if (!judged.record)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	code = judge(&judged, on_paper);
	free(judged.record);
	return code;
}
