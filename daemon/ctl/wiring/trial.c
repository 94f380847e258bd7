/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the walk knows as contacts are those of the hardware: where the kernel has applied a map,
 * that is taken back first, so that rows and columns are those that were soldered.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "util/text.h"
#include "ctl/monitor.h"
#include "ctl/wiring/progress.h"
#include "ctl/wiring/telling.h"
#include "ctl/wiring/trial.h"
#include "ctl/wiring/wiring.h"
#include "ctl/wiring/wrap.h"

#define PATH_SIZE 512
#define WHY_SIZE  200
/* A driver whose matrix is slow says so of every square; the first are enough. */
#define WHYS	   4
#define ALL_INPUTS ((1u << INPUT_BITS) - 1)

struct trial {
	struct wiring *wiring;
	struct tester tester;
	struct diagnosis diagnosis;
	bool begun;
	bool replayed;	     /* from a file, which ends by itself */
	uint8_t applied[64]; /* by the kernel: entry n is the bit of contact n */
	uint64_t last;	     /* when the latest frame was */
	bool early;	     /* frame came before the device was open */
	struct frame frame;
	unsigned int whys; /* what the driver said of failures, each once */
	char why[WHYS][WHY_SIZE];
};

static const char *const topologies[DIAGNOSIS_TOPOLOGIES] = {
	[DIAGNOSIS_UNKNOWN] = "unknown", [DIAGNOSIS_DIRECT] = "direct",
	[DIAGNOSIS_MATRIX] = "matrix",	 [DIAGNOSIS_EXPANDERS] = "expanders",
	[DIAGNOSIS_CHAIN] = "chain",
};

int trial_topology(const char *name)
{
	int topology;

	for (topology = 0; topology < DIAGNOSIS_TOPOLOGIES; topology++)
		if (!strcmp(name, topologies[topology]))
			return topology;
	return -1;
}

static FILE *output(const struct trial *trial)
{
	return trial->wiring->ctl->json ? stderr : stdout;
}

static void say(struct trial *trial, const char *text)
{
	FILE *file = output(trial);

	wrap_print(file, text);
	fflush(file);
	if (ferror(file))
		sd_event_exit(trial->wiring->event, EXIT_ENVIRONMENT);
}

/* A line of an attribute of the board's, or "" for another source than the kernel's. */
static void read_attribute(const struct trial *trial, const char *name, char *line, int size)
{
	char path[300];
	FILE *file;

	line[0] = '\0';
	if (!wiring_attribute_path(trial->wiring, name, path, sizeof(path)))
		return;
	file = fopen(path, "re");
	if (!file)
		return;
	if (!fgets(line, size, file))
		line[0] = '\0';
	line[strcspn(line, "\n")] = '\0';
	fclose(file);
}

/* What the driver says is wrong; kept for the report. */
static void read_why(struct trial *trial, char why[WHY_SIZE])
{
	unsigned int n;

	read_attribute(trial, "fault_reason", why, WHY_SIZE);
	text_clean(why);
	if (!why[0])
		return;
	for (n = 0; n < trial->whys; n++)
		if (!strcmp(trial->why[n], why))
			return;
	if (n < WHYS)
		memcpy(trial->why[trial->whys++], why, WHY_SIZE);
}

static void tell(void *data, const struct tester_message *message)
{
	struct trial *trial = data;
	char text[TELLING_SIZE], why[WHY_SIZE] = "";

	if (message->type == TESTER_HARDWARE)
		read_why(trial, why);
	telling_message(&trial->tester.results.board, message, why, text);
	say(trial, text);
	if (message->type == TESTER_FINISHED)
		sd_event_exit(trial->wiring->event, EXIT_DONE);
}

struct trial *trial_new(struct wiring *wiring)
{
	struct trial *trial = calloc(1, sizeof(*trial));

	if (!trial)
		return NULL;
	trial->wiring = wiring;
	trial->tester.tell = tell;
	trial->tester.data = trial;
	trial->tester.deadline = UINT64_MAX;
	trial->tester.settle_time =
		wiring->ctl->settle_time ? wiring->ctl->settle_time : MAPPING_SETTLE_TIME;
	trial->tester.debounce_time = (uint64_t)wiring->configuration.settings.debounce_time;
	return trial;
}

void trial_free(struct trial *trial)
{
	free(trial);
}

/* The levers and buttons that there are, as far as the source says it. */
static uint8_t find_inputs(const struct trial *trial)
{
	static const char *const names[INPUT_BITS] = {"white", "black", "adjust", "arbiter"};
	const struct wiring *wiring = trial->wiring;
	uint8_t inputs = 0;
	char line[100];
	int n;

	if (!strncmp(wiring->device->spec, "gpio:", strlen("gpio:"))) {
		for (n = 0; n < INPUT_BITS; n++)
			if (wiring->configuration.gpio.inputs[n][0])
				inputs |= (uint8_t)(1u << n);
		return inputs;
	}
	read_attribute(trial, "topology", line, sizeof(line));
	if (!line[0])
		return ALL_INPUTS;
	read_attribute(trial, "inputs", line, sizeof(line));
	for (n = 0; n < INPUT_BITS; n++)
		if (strstr(line, names[n]))
			inputs |= (uint8_t)(1u << n);
	return inputs;
}

static enum diagnosis_topology find_topology(const struct trial *trial)
{
	const struct wiring *wiring = trial->wiring;
	char line[40];

	if (wiring->ctl->topology)
		return (enum diagnosis_topology)trial_topology(wiring->ctl->topology);
	if (!strncmp(wiring->device->spec, "gpio:", strlen("gpio:")))
		return wiring->configuration.gpio.topology == GPIO_MATRIX ? DIAGNOSIS_MATRIX
									  : DIAGNOSIS_DIRECT;
	read_attribute(trial, "topology", line, sizeof(line));
	return trial_topology(line) < 0 ? DIAGNOSIS_UNKNOWN
					: (enum diagnosis_topology)trial_topology(line);
}

/* The kept file's name; false where there is no place for it. */
static bool kept_name(char *name, bool make)
{
	const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
	char folder[PATH_SIZE - 20];
	size_t length;

	if (state && state[0] == '/')
		snprintf(folder, sizeof(folder), "%s/touchmove", state);
	else if (home && home[0] == '/')
		snprintf(folder, sizeof(folder), "%s/.local/state/touchmove", home);
	else
		return false;
	for (length = 1; make && folder[length]; length++)
		if (folder[length] == '/') {
			folder[length] = '\0';
			mkdir(folder, 0700);
			folder[length] = '/';
		}
	if (make && mkdir(folder, 0700) < 0 && errno != EEXIST)
		return false;
	snprintf(name, PATH_SIZE, "%s/wiring-test", folder);
	return true;
}

/* Takes what was kept of this board; what is of another, or spoiled, is left alone. */
static bool load(struct trial *trial)
{
	char name[PATH_SIZE], text[PROGRESS_SIZE], error[PROGRESS_ERROR_SIZE];
	size_t size;
	FILE *file;
	int r;

	if (!kept_name(name, false) || !(file = fopen(name, "re")))
		return false;
	size = fread(text, 1, sizeof(text), file);
	fclose(file);
	r = progress_read(text, size, trial->wiring->device->spec, &trial->tester.results, error);
	if (r < 0)
		ctl_complain(EXIT_INPUT, "%s:%s; the test begins anew", name, error);
	return r == 0;
}

static bool keep(const struct trial *trial)
{
	char name[PATH_SIZE], written[PATH_SIZE + 4];
	FILE *file;
	bool kept;

	if (!kept_name(name, true))
		return false;
	snprintf(written, sizeof(written), "%s.new", name);
	file = fopen(written, "we");
	if (!file)
		return false;
	progress_write(file, trial->wiring->device->spec, &trial->tester.results);
	kept = !ferror(file);
	kept &= fclose(file) == 0;
	return kept && rename(written, name) == 0;
}

static void forget(const struct trial *trial)
{
	char name[PATH_SIZE], text[PROGRESS_SIZE], error[PROGRESS_ERROR_SIZE];
	struct diagnosis_input results = {.board = trial->tester.results.board};
	size_t size;
	FILE *file;

	/* Only what is of this board. */
	if (!kept_name(name, false) || !(file = fopen(name, "re")))
		return;
	size = fread(text, 1, sizeof(text), file);
	fclose(file);
	if (progress_read(text, size, trial->wiring->device->spec, &results, error) == 0)
		unlink(name);
}

/* Of GPIO lines the configuration says how many there are; there is no contact behind the last. */
static void count_lines(const struct trial *trial, struct diagnosis_board *board)
{
	const struct gpio_configuration *gpio = &trial->wiring->configuration.gpio;
	unsigned int count = gpio->square_count;

	if (strncmp(trial->wiring->device->spec, "gpio:", strlen("gpio:")) != 0)
		return;
	if (gpio->topology == GPIO_MATRIX) {
		board->columns = gpio->column_count;
		count = gpio->row_count * gpio->column_count;
	}
	for (; count < 64; count++)
		board->wiring[count] = WIRING_NO_SQUARE;
}

void trial_ready(struct trial *trial, uint64_t now)
{
	struct diagnosis_board *board = &trial->tester.results.board;
	unsigned int contact;

	/* A device that is ready at once says so while it is being opened. */
	if (trial->begun || !trial->wiring->device)
		return;
	trial->begun = true;
	now = trial->early ? trial->last : now;
	trial->last = now;
	wiring_read_applied(trial->wiring, trial->applied);
	mapping_compose(trial->applied, trial->wiring->configuration.wiring, board->wiring);
	board->columns = 8;
	board->topology = find_topology(trial);
	board->inputs = find_inputs(trial);
	for (contact = 0; contact < 64; contact++)
		if (trial->applied[contact] == WIRING_NO_SQUARE)
			board->wiring[contact] = WIRING_NO_SQUARE;
	count_lines(trial, board);
	say(trial, telling_line(TELLING_INTRODUCTION));
	say(trial, telling_line(TELLING_WORDS));
	if (load(trial))
		say(trial, telling_line(TELLING_RESUMED));
	tester_begin(&trial->tester, now);
	if (trial->early)
		trial_frame(trial, now, &trial->frame);
}

void trial_frame(struct trial *trial, uint64_t when, const struct frame *frame)
{
	struct tester_event event = {
		.type = TESTER_STATE,
		.inputs = frame->inputs,
		.fault = frame->flags & FRAME_FAULT,
	};
	unsigned int contact;

	trial->last = when;
	if (!trial->begun) {
		trial->early = true;
		trial->frame = *frame;
		return;
	}
	for (contact = 0; contact < 64; contact++)
		if (trial->applied[contact] != WIRING_NO_SQUARE &&
		    frame->squares & LAWS_SQUARE_SET(trial->applied[contact]))
			event.contacts |= LAWS_SQUARE_SET(contact);
	tester_step(&trial->tester, &event, when);
}

void trial_advance(struct trial *trial, uint64_t now)
{
	const struct tester_event event = {.type = TESTER_TIME};

	if (trial->begun)
		tester_step(&trial->tester, &event, now);
}

uint64_t trial_deadline(const struct trial *trial)
{
	return trial->tester.deadline;
}

bool trial_word(struct trial *trial, const char *word, uint64_t now)
{
	static const struct {
		const char *word;
		enum tester_word means;
	} words[] = {
		{"none", TESTER_SAY_NONE},   {"skip", TESTER_SAY_SKIP},	  {"back", TESTER_SAY_BACK},
		{"again", TESTER_SAY_AGAIN}, {"empty", TESTER_SAY_EMPTY}, {"done", TESTER_SAY_DONE},
	};
	struct tester_event event = {.type = TESTER_WORD};
	size_t n;

	/* A word, or its first letter. */
	for (n = 0; n < sizeof(words) / sizeof(words[0]); n++)
		if (!strcmp(word, words[n].word) || (word[0] == words[n].word[0] && !word[1]))
			break;
	if (n == sizeof(words) / sizeof(words[0])) {
		if (word[0])
			say(trial, telling_line(TELLING_WORD_EXPECTED));
		return false;
	}
	event.word = words[n].means;
	if (trial->begun)
		tester_step(&trial->tester, &event, now);
	return true;
}

void trial_end_of_trace(struct trial *trial)
{
	trial->replayed = true;
	trial_advance(trial, trial->last + trial->tester.settle_time);
	sd_event_exit(trial->wiring->event, EXIT_DONE);
}

/* The map as the configuration takes it: of what the kernel hands over. */
static void configured_map(const struct trial *trial, uint8_t map[64])
{
	unsigned int contact;

	memset(map, WIRING_NO_SQUARE, 64);
	for (contact = 0; contact < 64; contact++)
		if (trial->applied[contact] != WIRING_NO_SQUARE)
			map[trial->applied[contact]] = trial->diagnosis.map[contact];
}

static void print_json(struct trial *trial)
{
	const struct diagnosis *diagnosis = &trial->diagnosis;
	struct json_object *object = json_object_new_object(), *faults = json_object_new_array();
	struct json_object *reasons = json_object_new_array();
	uint8_t map[64];
	unsigned int n;

	for (n = 0; n < diagnosis->count; n++)
		json_object_array_add(
			faults, telling_json(&trial->tester.results.board, &diagnosis->faults[n]));
	json_object_object_add(object, "tried", json_object_new_int((int)diagnosis->tested));
	json_object_object_add(object, "squares", json_object_new_int((int)diagnosis->asked));
	json_object_object_add(object, "faults", faults);
	for (n = 0; n < trial->whys; n++)
		json_object_array_add(reasons, json_object_new_string(trial->why[n]));
	json_object_object_add(object, "driver", reasons);
	if (diagnosis->repaired) {
		configured_map(trial, map);
		json_object_object_add(object, "wiring", wiring_map_json(map));
		if (wiring_has_tree(trial->wiring))
			json_object_object_add(object, "touchmove,wiring",
					       wiring_map_json(diagnosis->map));
	}
	event_print(object, true);
	json_object_put(object);
	fflush(stdout);
}

static void print_report(struct trial *trial)
{
	const struct diagnosis *diagnosis = &trial->diagnosis;
	char text[TELLING_SIZE];
	uint8_t map[64];
	unsigned int n;

	for (n = 0; n < diagnosis->count; n++) {
		telling_fault(&trial->tester.results.board, &diagnosis->faults[n],
			      trial->tester.debounce_time, text);
		say(trial, text);
	}
	for (n = 0; n < trial->whys; n++)
		say(trial, trial->why[n]);
	telling_sum(diagnosis, text);
	say(trial, text);
	if (!diagnosis->repaired || trial->wiring->found)
		return;
	say(trial, telling_line(TELLING_MAP));
	configured_map(trial, map);
	wiring_print_map(trial->wiring, map, diagnosis->map);
}

int trial_end(struct trial *trial, int code)
{
	if (!trial->begun)
		return ctl_complain(EXIT_NO, "ended before a board was there: nothing was tested");
	if (code == EXIT_NO) {
		if (tester_count(&trial->tester) && keep(trial))
			say(trial, telling_line(TELLING_LEFT));
		return EXIT_NO;
	}
	if (code != EXIT_DONE)
		return code;
	diagnosis_make(&trial->tester.results, &trial->diagnosis);
	if (trial->wiring->found) {
		trial->wiring->found->ended = true;
		trial->wiring->found->has_map = trial->diagnosis.repaired;
		configured_map(trial, trial->wiring->found->map);
	}
	if (trial->wiring->ctl->json)
		print_json(trial);
	else
		print_report(trial);
	if (!trial->replayed)
		forget(trial);
	if (ferror(stdout))
		return EXIT_ENVIRONMENT;
	return trial->diagnosis.count ? EXIT_NO : EXIT_DONE;
}
