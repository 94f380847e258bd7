/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What proves a game, and that nothing can be changed in it. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ctl/trace/evidence.h"
#include "input/trace.h"
#include "pipeline/pipeline.h"
#include "store/kept.h"
#include "store/pieces.h"

static const char trace[] = "reedtrace 1\n"
			    "set TimeControl=300\n"
			    "set White=Anna\n"
			    "0 ffff00000000ffff 0\n"
			    "1000000 ffff00000000ffff 2\n"
			    "2000000 ffff00000000efff 2\n"
			    "3000000 ffff00001000efff 2\n"
			    "4000000 ffff00001000efff 1\n"
			    "5000000 ! offer-draw white\n"
			    "6000000 ! result 1/2-1/2 agreement\n";

struct text {
	char *text;
	size_t size;
};

struct making {
	FILE *events;
	struct pipeline *pipeline;
};

static void take(void *data, const struct event *event)
{
	struct making *making = data;
	char *body = event->seq ? store_body(event, false) : NULL;
	char *public_body = event->public_seq ? store_body(event, true) : NULL;

	kept_write_event(making->events, body, public_body);
	free(body);
	free(public_body);
}

static void write_input(FILE *file, const struct input *input)
{
	char *line;
	size_t size;
	FILE *memory = open_memstream(&line, &size);

	trace_write(memory, input);
	fclose(memory);
	kept_write_entry(file, input->type == INPUT_COMMAND ? STORE_ORDER : STORE_INPUT, input->t,
			 line);
	free(line);
}

/* The log without signatures. */
static struct text make_log(const char *board)
{
	struct text log, events;
	struct making making = {.events = open_memstream(&events.text, &events.size)};
	FILE *file = open_memstream(&log.text, &log.size);
	struct trace_reader reader;
	struct settings settings;
	struct input input;
	char *header;

	cr_assert(trace_open(&reader, "x", trace, strlen(trace), &settings) == 0);
	making.pipeline = pipeline_new(&settings, take, &making);
	header = trace_header(&settings);
	kept_write_log(file, &(struct kept_log){.log = {.id = 7, .stream = "abc", .live = true},
						.board = board,
						.source = "chardev:/dev/reedboard0",
						.program = "0",
						.settings = header});
	while (trace_next(&reader, &input) > 0) {
		write_input(file, &input);
		pipeline_input(making.pipeline, &input);
	}
	kept_write_entry(file, STORE_ADVANCE, 7000000, NULL);
	pipeline_advance(making.pipeline, 7000000);
	fclose(making.events);
	fwrite(events.text, 1, events.size, file);
	fclose(file);
	free(events.text);
	free(header);
	pipeline_free(making.pipeline);
	return log;
}

static struct chain_key make_key(void)
{
	char name[] = "/tmp/evidence-XXXXXX", file[64], error[CHAIN_ERROR_SIZE];
	struct chain_key key, again;

	cr_assert(mkdtemp(name));
	snprintf(file, sizeof(file), "%s/key", name);
	cr_assert(chain_key_open(file, &key, error) == 0, "%s", error);
	cr_assert(chain_key_open(file, &again, error) == 0, "%s", error);
	cr_assert(!memcmp(&key, &again, sizeof(key)));
	unlink(file);
	rmdir(name);
	return key;
}

/* Signed after half of the entries and none of the events, and with all of them. */
static struct text sign_log(const struct text *log, const struct chain_key *key,
			    const struct chain_key *last_key)
{
	struct chain half = {0}, chain = {0};
	struct pieces pieces;
	struct piece piece;
	struct text signed_log;
	char line[CHAIN_LINE_SIZE];
	FILE *file = open_memstream(&signed_log.text, &signed_log.size);

	fwrite(log->text, 1, log->size, file);
	pieces_begin(&pieces, log->text, log->size);
	while (pieces_next(&pieces, &piece) > 0) {
		piece_chain(&piece, &chain);
		if (chain.entries == 4 && chain.events == 0)
			half = chain;
	}
	cr_assert(pieces.at == log->size && chain.entries == 8 && chain.events > 8);
	chain_sign(&half, 1795440000, key, line);
	fputs(line, file);
	chain_sign(&chain, 1795440060, last_key, line);
	fputs(line, file);
	fclose(file);
	return signed_log;
}

static struct text make_signed(struct chain_key *key)
{
	struct text log = make_log("1"), made;

	*key = make_key();
	made = sign_log(&log, key, key);
	free(log.text);
	return made;
}

static void expect(const char *text, size_t size, int expected, const char *why)
{
	struct evidence evidence;
	int r = evidence_check(text, size, &evidence);

	cr_assert(r == expected, "%d and not %d: %s", r, expected, evidence.why);
	cr_assert(!why || strstr(evidence.why, why), "'%s' has no '%s'", evidence.why, why);
}

Test(evidence, proves_what_was_kept)
{
	struct chain_key key;
	struct text text = make_signed(&key);
	struct evidence evidence;

	cr_assert(evidence_check(text.text, text.size, &evidence) == 0, "%s", evidence.why);
	cr_assert(evidence.entries == 8 && evidence.signatures == 2);
	cr_assert(evidence.first == 1795440000 && evidence.last == 1795440060);
	cr_assert(strlen(evidence.key) == 64);
	free(text.text);
}

/* Two bits of each byte, one of which turns small letters into capitals. */
Test(evidence, no_byte_can_be_changed)
{
	struct chain_key key;
	struct text text = make_signed(&key);
	struct evidence evidence;

	for (size_t at = 0; at < text.size; at++) {
		const char was = text.text[at];
		const char bits[] = {0x20, (char)(1u << at % 5)};

		for (size_t i = 0; i < sizeof(bits); i++) {
			text.text[at] = (char)(was ^ bits[i]);
			cr_assert(evidence_check(text.text, text.size, &evidence) == -EBADMSG,
				  "byte %zu, %02x", at, bits[i]);
			cr_assert(evidence.why[0]);
		}
		text.text[at] = was;
	}
	expect(text.text, text.size, 0, NULL);
	free(text.text);
}

/* Without each of its lines, and with each of them twice. */
Test(evidence, no_line_can_be_left_out_or_added)
{
	struct chain_key key;
	struct text text = make_signed(&key);
	char *copy = malloc(2 * text.size);

	for (size_t at = 0; at < text.size;) {
		const char *end = memchr(text.text + at, '\n', text.size - at);
		size_t length = (size_t)(end - text.text) + 1 - at;
		struct evidence evidence;

		memcpy(copy, text.text, at);
		memcpy(copy + at, text.text + at + length, text.size - at - length);
		/* Of the signatures before the last one each may be missing. */
		if (strncmp(text.text + at, "#head 4 ", 8))
			cr_assert(evidence_check(copy, text.size - length, &evidence) == -EBADMSG,
				  "without %.*s", (int)length, text.text + at);
		memcpy(copy, text.text, at + length);
		memcpy(copy + at + length, text.text + at, text.size - at);
		if (strncmp(text.text + at, "#head ", 6))
			cr_assert(evidence_check(copy, text.size + length, &evidence) == -EBADMSG,
				  "with %.*s twice", (int)length, text.text + at);
		at += length;
	}
	free(copy);
	free(text.text);
}

Test(evidence, signatures_are_by_one_key)
{
	struct chain_key key = make_key(), other = make_key();
	struct text log = make_log("1");
	struct text text = sign_log(&log, &key, &other);

	expect(text.text, text.size, -EBADMSG, "another key");
	free(text.text);
	free(log.text);
}

/* Whoever has the key can sign anything; but not what a pipeline does not tell. */
Test(evidence, what_is_judged_otherwise_is_told)
{
	struct chain_key key = make_key();
	struct text log = make_log("1"), text;
	char *offered = strstr(log.text, "\"what\":\"offered\"");

	cr_assert(offered);
	memcpy(strstr(offered, "offered"), "declined" + 1, 7);
	text = sign_log(&log, &key, &key);
	expect(text.text, text.size, -EDOM, "judges the event otherwise");
	free(text.text);
	free(log.text);
}

Test(evidence, what_is_not_signed_is_not_proved)
{
	struct chain_key key;
	struct text log = make_log("1"), text = make_signed(&key);

	expect(log.text, log.size, -EBADMSG, "nothing in it is signed");
	expect("", 0, -EBADMSG, NULL);
	expect("reedtrace 1\n", 12, -EBADMSG, "line 1");
	free(log.text);
	free(text.text);
}

Test(evidence, a_key_that_others_may_read_is_refused)
{
	char name[] = "/tmp/evidence-XXXXXX", error[CHAIN_ERROR_SIZE];
	struct chain_key key;
	int fd = mkstemp(name);

	cr_assert(fd >= 0 && write(fd, "x\n", 2) == 2 && fchmod(fd, 0644) == 0);
	cr_assert(chain_key_open(name, &key, error) == -EPERM && strstr(error, "chmod 600"));
	cr_assert(fchmod(fd, 0600) == 0);
	cr_assert(chain_key_open(name, &key, error) == -EINVAL && strstr(error, "64 hex digits"));
	cr_assert(!strchr(error, '\n'));
	close(fd);
	unlink(name);
}
