/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Prints the events of a trace, judged by the pipeline that runs live, without a bus. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "util/file.h"
#include "event/scoresheet.h"
#include "pipeline/replay.h"
#include "ctl/ctl.h"
#include "tool/language.h"
#include "ctl/monitor.h"

struct output {
	const struct ctl *ctl;
	const char *name;
	struct settings settings;
	struct scoresheet *record; /* NULL without --pgn */
	bool begun;		   /* the record has the trace's settings */
};

static void print(const struct ctl *ctl, const struct event *event)
{
	struct json_object *object = event_json(event, ctl->public);

	event_print(object, ctl->json);
	json_object_put(object);
}

/* Begins the record at the first event or at the trace's end: only then its settings are known. */
static void begin_record(struct output *output)
{
	if (output->record && !output->begun)
		scoresheet_init(output->record, &output->settings);
	output->begun = true;
}

static void take(void *data, const struct event *event)
{
	struct output *output = data;

	begin_record(output);
	if ((output->ctl->public ? event->public_seq : event->seq) == 0)
		return;
	if (output->record)
		scoresheet_take(output->record, event);
	else
		print(output->ctl, event);
}

static void take_refusal(void *data, const struct command *command,
			 const struct laws_verdict *verdict)
{
	const struct output *output = data;
	char text[300];

	snprintf(text, sizeof(text), "%s: %s", verb_name(command->verb),
		 _(refusal_sentence(verdict->refused.refusal)));
	fprintf(stderr, "%s:%u: %s\n", output->name, command->line, text);
}

static int print_pgn(const struct ctl *ctl, const struct scoresheet *record)
{
	char *pgn = scoresheet_pgn(record);
	struct json_object *object;

	if (!pgn)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	if (ctl->json) {
		object = json_object_new_object();
		json_object_object_add(object, "pgn", json_object_new_string(pgn));
		event_print(object, true);
		json_object_put(object);
	} else {
		fputs(pgn, stdout);
	}
	free(pgn);
	return EXIT_DONE;
}

static int replay_text(struct output *output, const char *text, size_t size)
{
	const struct replay replay = {
		.name = output->name,
		.text = text,
		.size = size,
		.sink = take,
		.refusal = take_refusal,
		.data = output,
	};
	char error[TRACE_ERROR_SIZE];
	int code = EXIT_DONE;
	int r;

	settings_default(&output->settings);
	r = replay_trace(&replay, &output->settings, error);
	begin_record(output);
	if (output->record)
		code = print_pgn(output->ctl, output->record);
	fflush(stdout);
	if (r == -EINVAL)
		fprintf(stderr, "%s\n", error);
	else if (r < 0)
		ctl_complain(EXIT_ENVIRONMENT, "%s: %s", output->name, strerror(-r));
	if (r < 0)
		return r == -EINVAL ? EXIT_INPUT : EXIT_ENVIRONMENT;
	return ferror(stdout) ? EXIT_ENVIRONMENT : code;
}

int ctl_replay(const struct ctl *ctl)
{
	const char *name = ctl->operands[0];
	struct output output = {
		.ctl = ctl,
		.name = strcmp(name, "-") ? name : "standard input",
	};
	char *text;
	size_t size;
	int code;
	int r;

	r = file_read(name, &text, &size);
	if (r < 0)
		return ctl_complain(EXIT_INPUT, "%s: %s", output.name, strerror(-r));
	if (ctl->pgn)
		output.record = malloc(sizeof(*output.record));
	if (ctl->pgn && !output.record)
		code = ctl_complain(EXIT_ENVIRONMENT, "no memory");
	else
		code = replay_text(&output, text, size);
	free(output.record);
	free(text);
	return code;
}
