/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Explains an event: replays its game as it is kept, or a trace, up to it and shows the contacts
 * that changed since the move before as a timeline, with the edges and verdicts that followed from
 * them.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "pipeline/debounce.h"
#include "util/file.h"
#include "pipeline/replay.h"
#include "util/text.h"
#include "ctl/monitor.h"
#include "ctl/fetch.h"
#include "ctl/trace/timeline.h"

/*
 * The longest span before the event, and the margins around the first change and after the
 * event, in µs.
 */
#define BACK_MOST (20 * LAWS_SECOND)
#define MARGIN	  (LAWS_SECOND / 5)

#define NAME_WIDTH    11
#define COLUMNS_USUAL 80
#define COLUMNS_LEAST 40

struct explanation_of {
	const struct ctl *ctl;
	const char *name;
	char *text;
	size_t size;
	uint64_t seq;
	struct settings settings;
	laws_time begin; /* start of the span that led to the event */
	bool found;
	struct event event;
};

/* True for a verdict after which a new move begins. */
static bool begins_move(const struct laws_verdict *verdict)
{
	return verdict->kind == LAWS_VERDICT_COMPLETED || verdict->kind == LAWS_VERDICT_STARTED ||
	       verdict->kind == LAWS_VERDICT_RESUMED || verdict->kind == LAWS_VERDICT_RESTORED;
}

static void look_for(void *data, const struct event *event)
{
	struct explanation_of *of = data;

	if (of->found || !event->seq)
		return;
	if (event->seq == of->seq) {
		of->found = true;
		of->event = *event;
	} else if (begins_move(&event->verdict)) {
		of->begin = event->t;
	}
}

static int find(struct explanation_of *of)
{
	const struct replay replay = {
		.name = of->name,
		.text = of->text,
		.size = of->size,
		.sink = look_for,
		.data = of,
	};
	char error[TRACE_ERROR_SIZE];
	int r = replay_trace(&replay, &of->settings, error);

	/* A trace that is still being written may end in mid-line after the event. */
	if (of->found)
		return EXIT_DONE;
	if (r == -EINVAL)
		return ctl_complain(EXIT_INPUT, "%s", error);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "%s: %s", of->name, strerror(-r));
	return ctl_complain(EXIT_INPUT, "%s has no event %llu", of->name,
			    (unsigned long long)of->seq);
}

/* Lists the edges of each board's debounce, with the pipeline's own settings. */
struct edge_listing {
	struct debounce debounce[2];
	struct edges edges;
	laws_time deadline[2];
	struct timeline *timeline;
};

static void step(struct edge_listing *listing, unsigned int board, const struct input *input,
		 laws_time now)
{
	listing->deadline[board] =
		debounce_step(&listing->debounce[board], input, now, &listing->edges);
	for (size_t i = 0; i < listing->edges.count; i++)
		timeline_take_edge(listing->timeline, board, &listing->edges.edge[i]);
}

static void take_input(struct edge_listing *listing, const struct input *input, laws_time now)
{
	for (unsigned int board = 0; board < 2; board++)
		while (listing->deadline[board] <= now && listing->deadline[board] != LAWS_NEVER)
			step(listing, board, NULL, listing->deadline[board]);
	if (!input)
		return;
	step(listing, input->type == INPUT_FRAME ? input->frame.board : 0, input, now);
	timeline_take(listing->timeline, input);
}

static void fill(const struct explanation_of *of, struct timeline *timeline)
{
	static struct edge_listing listing;
	struct trace_reader reader;
	struct settings settings;
	struct input input;

	settings_default(&settings);
	if (trace_open(&reader, of->name, of->text, of->size, &settings) < 0)
		return;
	listing.timeline = timeline;
	for (unsigned int board = 0; board < 2; board++) {
		listing.deadline[board] = LAWS_NEVER;
		debounce_init(&listing.debounce[board], settings.debounce_time);
	}
	while (trace_next(&reader, &input) > 0 &&
	       input.t <= timeline->end + DEBOUNCE_HOLD + settings.debounce_time)
		take_input(&listing, &input, input.t);
	take_input(&listing, NULL, timeline->end + DEBOUNCE_HOLD + settings.debounce_time);
}

static laws_time first_change(const struct timeline *timeline)
{
	laws_time first = LAWS_NEVER;

	for (int contact = 0; contact < TIMELINE_CONTACTS; contact++)
		if (timeline->rows[contact].first < first)
			first = timeline->rows[contact].first;
	return first;
}

static unsigned int columns(void)
{
	struct winsize size;
	unsigned int wide = COLUMNS_USUAL;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
		wide = size.ws_col;
	return wide < COLUMNS_LEAST ? COLUMNS_LEAST - NAME_WIDTH : wide - NAME_WIDTH;
}

struct span {
	const struct explanation_of *of;
	laws_time begin;
	laws_time end;
};

static void print_if_within(void *data, const struct event *event)
{
	const struct span *span = data;
	struct json_object *object;

	if (!event->seq || event->t < span->begin || event->t > span->end ||
	    event->seq > span->of->seq)
		return;
	object = event_json(event, false);
	event_print(object, span->of->ctl->json);
	json_object_put(object);
}

static void print_events(const struct explanation_of *of, laws_time begin)
{
	struct span span = {.of = of, .begin = begin, .end = of->event.t};
	const struct replay replay = {
		.name = of->name,
		.text = of->text,
		.size = of->size,
		.sink = print_if_within,
		.data = &span,
	};
	struct settings settings;
	char error[TRACE_ERROR_SIZE];

	replay_trace(&replay, &settings, error);
}

static int explain(struct explanation_of *of)
{
	static struct timeline timeline;
	char from[32], until[32];
	laws_time first;

	if (of->begin < of->event.t - BACK_MOST)
		of->begin = of->event.t - BACK_MOST;
	timeline_init(&timeline, of->begin, of->event.t + MARGIN, columns());
	fill(of, &timeline);
	first = first_change(&timeline);
	if (first != LAWS_NEVER && first - MARGIN > of->begin) {
		timeline_init(&timeline, first - MARGIN, of->event.t + MARGIN, columns());
		fill(of, &timeline);
	}
	if (!of->ctl->json) {
		event_time_write(timeline.begin, from, sizeof(from));
		event_time_write(timeline.end, until, sizeof(until));
		printf("event %llu: contacts from %s to %s, %lld ms a column\n",
		       (unsigned long long)of->seq, from, until,
		       (long long)((timeline.end - timeline.begin) / timeline.columns / 1000));
		timeline_print(&timeline, stdout);
	}
	print_events(of, timeline.begin);
	return ferror(stdout) || fflush(stdout) ? EXIT_ENVIRONMENT : EXIT_DONE;
}

/* The numbers before the log in @of; the settings are not needed. */
static struct event_numbers numbers_before(const struct explanation_of *of)
{
	struct trace_reader reader;
	struct settings settings;

	trace_open(&reader, of->name, of->text, of->size, &settings);
	return reader.before;
}

/* The event is in the present log, or in that of a game before it. */
static int read_kept(const struct ctl *ctl, struct explanation_of *of)
{
	struct event_numbers before = {0};
	struct client client;
	int code = client_open(&client, ctl);

	do {
		unsigned int game = of->text ? before.game : 0;

		free(of->text);
		of->text = NULL;
		if (code == EXIT_DONE)
			code = log_fetch(&client, game, &of->text, &of->size);
		if (code == EXIT_DONE)
			before = numbers_before(of);
	} while (code == EXIT_DONE && of->seq <= before.seq && before.game);
	client_close(&client);
	return code;
}

static int read_trace(struct explanation_of *of)
{
	int r = file_read(of->name, &of->text, &of->size);

	if (r < 0)
		return ctl_complain(EXIT_INPUT, "%s: %s", of->name, strerror(-r));
	return EXIT_DONE;
}

int ctl_explain(const struct ctl *ctl)
{
	struct explanation_of of = {.ctl = ctl, .name = "what is kept"};
	unsigned int seq;
	int code;

	if (number_read(ctl->operands[0], strlen(ctl->operands[0]), 1, 1000000000, &seq) < 0)
		return ctl_complain(EXIT_INPUT, "explain expects an event's number, not '%.40s'",
				    ctl->operands[0]);
	of.seq = seq;
	if (ctl->count > 1) {
		of.name = ctl->operands[1];
		code = read_trace(&of);
	} else {
		code = read_kept(ctl, &of);
	}
	if (code == EXIT_DONE)
		code = find(&of);
	if (code == EXIT_DONE)
		code = explain(&of);
	free(of.text);
	return code;
}
