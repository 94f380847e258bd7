/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any arguments of any method of touchmoved, between any samples of its board, with anything in the
 * store: behind "---" each line is a sample or an order of a trace, or a call (bus_calls.h), and
 * before it are the rows of the store (kept_rows.h), or nothing where it runs without one. Each
 * call is answered once: with what the method returns, or with an error of the interface in one
 * clean sentence. The properties can be read whatever has happened, and the streams stay in order.
 *
 * The bus is a pair of sockets; what a bus knows of a sender, and polkit, stand here.
 */
#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include "board/resume.h"
#include "bus/gate.h"
#include "bus/interfaces.h"
#include "bus/sender.h"
#include "bus/variant.h"
#include "bus_calls.h"
#include "fuzz.h"
#include "kept_rows.h"
#include "store_files.h"
#include "util/text.h"

#define SEPARATOR "---\n"

/* Turns of the loop, none of which waits but for a thread. */
#define TURNS_MOST 1000
#define WAIT_MOST  ((uint64_t)1000000)

/* More calls than this show nothing new. */
#define CALLS_MOST 200

struct call {
	struct bus_call of;
	unsigned int answers;
	bool is_refused;
};

static struct {
	sd_event *event;
	struct server server;
	struct server_board shown;
	struct configuration configuration;
	struct settings settings;
	struct store *store; /* or NULL */
	sd_bus *client;
	laws_time now;
	struct call calls[CALLS_MOST];
	unsigned int count;
	bool is_stranger; /* who calls now */
} world;

/* ---- what stands for the bus and for polkit ---- */

int sender_ask(sd_bus *bus, const char *name, struct sender *sender)
{
	(void)bus;
	CHECK(name);
	*sender = (struct sender){.uid = world.is_stranger ? 12345 : 0};
	return 0;
}

void sender_release(struct sender *sender)
{
	(void)sender;
}

int sender_watch(sd_bus *bus, sd_bus_slot **watched, const char *name,
		 sd_bus_message_handler_t left, void *data)
{
	(void)bus, (void)left, (void)data;
	CHECK(name);
	*watched = NULL;
	return 0;
}

bool sender_has_left(sd_bus_message *message)
{
	(void)message;
	return false;
}

bool sender_is_in(const struct sender *sender, const char *group)
{
	(void)sender, (void)group;
	return false;
}

int polkit_ask(struct polkit *polkit, sd_bus_message *call, uid_t user, const char *action)
{
	CHECK(!strncmp(action, "org.touchmove1.", strlen("org.touchmove1.")));
	polkit->answer(polkit->data, call, user, POLKIT_YES);
	return 0;
}

int polkit_pass(struct polkit *polkit, sd_bus_message *call, uid_t user)
{
	(void)polkit, (void)call, (void)user;
	return 1;
}

void polkit_stop(struct polkit *polkit)
{
	(void)polkit;
}

/* ---- the board's time ---- */

static void catch_up(void *data)
{
	laws_time floor = board_floor(world.shown.board);

	(void)data;
	world.now = (world.now > floor ? world.now : floor) + LAWS_SECOND / 100;
	board_advance(world.shown.board, world.now);
}

static void rearm(void *data)
{
	(void)data;
}

static uint64_t when(void *data, laws_time t)
{
	(void)data;
	return (uint64_t)t;
}

static void on_answer(void *data, const struct command *command, const struct laws_verdict *refused,
		      unsigned int ruling)
{
	if (command->asker)
		server_answer(data, command, refused, ruling);
}

/* What a reload makes of a configuration has a fuzzer of its own. */
static int reload(void *data, server_reloaded done, void *asker)
{
	char report[] = "board 1: nothing has changed\n";

	(void)data;
	done(asker, 0, report);
	return 0;
}

/* ---- the loop ---- */

static void publish(void)
{
	if (!world.store)
		return;
	store_flush(world.store);
	board_kept(world.shown.board);
	server_kept(&world.server);
}

static void settle(const struct call *waits)
{
	bool idle = false;

	for (int turn = 0; turn < TURNS_MOST && !idle; turn++) {
		bool wait = waits && !waits->answers;

		publish();
		idle = sd_event_run(world.event, wait ? WAIT_MOST : 0) == 0 && !wait;
	}
	CHECK(idle);
}

/* ---- answers ---- */

/* sd-bus's own errors repeat what was asked. */
static void check_error(const struct bus_call *of, const sd_bus_error *error)
{
	bool own = !strncmp(of->interface, "org.touchmove1.", strlen("org.touchmove1."));

	CHECK(!strncmp(error->name, "org.touchmove1.Error.", strlen("org.touchmove1.Error.")) ||
	      !strncmp(error->name, "org.freedesktop.DBus.", strlen("org.freedesktop.DBus.")));
	CHECK(error->message && error->message[0]);
	CHECK(!own || text_is_clean(error->message, strlen(error->message)));
	/* Not even where an answer cannot be written. */
	CHECK(!of->is_reading || strcmp(error->name, SD_BUS_ERROR_INVALID_ARGS) != 0);
}

/* Those that were published before, and are told otherwise now, may have any number. */
static void check_stream(sd_bus_message *reply)
{
	struct json_object *body;
	uint64_t last = 0, seq;
	const char *type;

	CHECK(sd_bus_message_enter_container(reply, 'a', "(tsa{sv})") > 0);
	while (sd_bus_message_enter_container(reply, 'r', "tsa{sv}") > 0) {
		CHECK(sd_bus_message_read(reply, "ts", &seq, &type) > 0);
		CHECK(variant_read_object(reply, &body) >= 0);
		CHECK(sd_bus_message_exit_container(reply) >= 0);
		CHECK(seq > last || world.store);
		last = seq;
		json_object_put(body);
	}
}

static int on_reply(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct call *call = data;

	(void)unused;
	CHECK(!call->answers++);
	call->is_refused = sd_bus_message_is_method_error(reply, NULL);
	if (call->is_refused)
		check_error(&call->of, sd_bus_message_get_error(reply));
	else if (call->of.result)
		CHECK(!strcmp(sd_bus_message_get_signature(reply, true), call->of.result));
	if (!call->is_refused && !strcmp(call->of.member, "EventsSince"))
		check_stream(reply);
	return 0;
}

static struct call *send_call(char *line)
{
	struct call *call = &world.calls[world.count];

	if (world.count == CALLS_MOST)
		return NULL;
	*call = (struct call){0};
	bus_call_read(&call->of, world.client, line);
	if (!call->of.message)
		return NULL;
	world.count++;
	world.is_stranger = call->of.is_stranger;
	CHECK(sd_bus_call_async(world.client, NULL, call->of.message, on_reply, call, 0) >= 0);
	call->of.message = sd_bus_message_unref(call->of.message);
	settle(call->of.is_reading ? call : NULL);
	return call;
}

/* Asks what can always be answered. */
static void ask(const char *text)
{
	char *line = string_of((const uint8_t *)text, strlen(text));
	const struct call *call;

	world.count = world.count < CALLS_MOST ? world.count : CALLS_MOST - 1;
	call = send_call(line);
	CHECK(call && call->answers && !call->is_refused);
	free(line);
}

/* ---- beginning and end ---- */

static void connect_both(void)
{
	sd_id128_t id =
		SD_ID128_MAKE(d5, 1d, 2c, 5e, 3b, 61, 4f, 70, 9a, 4c, 7e, 0b, 53, 9f, 11, 62);
	int pair[2];

	CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair) == 0);
	CHECK(sd_bus_new(&world.server.bus) >= 0 && sd_bus_new(&world.client) >= 0);
	CHECK(sd_bus_set_fd(world.server.bus, pair[0], pair[0]) >= 0);
	CHECK(sd_bus_set_server(world.server.bus, true, id) >= 0);
	CHECK(sd_bus_negotiate_fds(world.server.bus, true) >= 0);
	CHECK(sd_bus_set_fd(world.client, pair[1], pair[1]) >= 0);
	CHECK(sd_bus_negotiate_fds(world.client, true) >= 0);
	CHECK(sd_bus_start(world.server.bus) >= 0 && sd_bus_start(world.client) >= 0);
	CHECK(sd_bus_attach_event(world.server.bus, world.event, 0) >= 0);
	CHECK(sd_bus_attach_event(world.client, world.event, 0) >= 0);
}

static void make_board(void)
{
	struct resume resume = {
		.id = "1",
		.source = "trace:board",
		.settings = &world.settings,
		.live = true,
	};

	if (world.store) {
		world.shown.board = resume_board(&resume, world.store);
		CHECK(store_run(world.store) == 0);
	} else {
		world.shown.board = board_new(resume.id, resume.source, resume.settings);
	}
	CHECK(world.shown.board);
	board_answer_by(world.shown.board, on_answer, &world.shown);
}

static void begin(void)
{
	memset(&world.server, 0, sizeof(world.server));
	memset(&world.shown, 0, sizeof(world.shown));
	world.now = 0;
	world.count = 0;
	configuration_default(&world.configuration);
	CHECK(sd_event_new(&world.event) >= 0);
	connect_both();
	world.server.configuration = &world.configuration;
	world.server.store = world.store;
	world.server.reload = reload;
	/* There is no other bus to ask. */
	setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere", true);
	CHECK(gate_open(&world.server) < 0);
	CHECK(server_init(&world.server) == 0);
	make_board();
	world.shown.speed = 1;
	world.shown.hooks = (struct server_hooks){
		.catch_up = catch_up,
		.rearm = rearm,
		.when = when,
	};
	CHECK(server_add(&world.server, &world.shown) == 0);
	CHECK(server_announce(&world.shown) >= 0);
	settle(NULL);
}

static void end(void)
{
	ask("org.freedesktop.DBus.Properties.GetAll\torg.touchmove1.Game");
	ask("org.freedesktop.DBus.Properties.GetAll\torg.touchmove1.Board");
	ask("Game.EventsSince\t0");
	ask("Arbiter.EventsSince\t0");
	ask("Arbiter.OpenAlerts");
	ask("Arbiter.Candidates");
	ask("Arbiter.PGN");
	kept_stop(&world.server, "It ends.");
	server_remove(&world.shown);
	server_stop(&world.server);
	settle(NULL);
	for (unsigned int i = 0; i < world.count; i++)
		CHECK(world.calls[i].answers == 1);
	board_free(world.shown.board);
	gate_close(&world.server);
	sd_bus_flush_close_unref(world.client);
	sd_bus_flush_close_unref(world.server.bus);
	sd_event_unref(world.event);
	store_close(world.store);
	world.store = NULL;
}

/* ---- the lines ---- */

/* The samples among the lines, as a trace; the caller frees it. */
static char *trace_of(const char *lines, size_t *size)
{
	char *text = NULL;
	FILE *trace = open_memstream(&text, size);

	CHECK(trace);
	fputs("reedtrace 1\n", trace);
	while (*lines) {
		int length = (int)strcspn(lines, "\n");

		if ((lines[0] >= '0' && lines[0] <= '9') || !strncmp(lines, "set ", 4))
			fprintf(trace, "%.*s\n", length, lines);
		lines += length + (lines[length] == '\n');
	}
	fclose(trace);
	return text;
}

static bool feed(struct trace_reader *reader)
{
	struct input input;

	if (trace_next(reader, &input) <= 0)
		return false;
	if (input.t < world.now)
		input.t = world.now;
	if (input.t < board_floor(world.shown.board))
		input.t = board_floor(world.shown.board);
	world.now = input.t;
	board_advance(world.shown.board, input.t);
	board_input(world.shown.board, &input);
	settle(NULL);
	return true;
}

static void take_lines(char *lines, struct trace_reader *reader, bool reads)
{
	char *line;

	while ((line = strsep(&lines, "\n"))) {
		bool is_sample = line[0] >= '0' && line[0] <= '9';

		if (is_sample && reads)
			reads = feed(reader);
		else if (!is_sample && strncmp(line, "set ", 4) != 0)
			send_call(line);
	}
}

/* Returns how many bytes come before the calls; without rows there is no store. */
static size_t open_rows(const uint8_t *data, size_t size)
{
	const uint8_t *calls = memmem(data, size, SEPARATOR, strlen(SEPARATOR));
	char error[STORE_ERROR_SIZE];
	const char *name;

	if (!calls)
		return 0;
	if (calls > data) {
		name = store_files_begin();
		kept_rows_write(name, data, (size_t)(calls - data));
		if (store_open(name, &world.store, error) < 0)
			world.store = NULL;
	}
	return (size_t)(calls - data) + strlen(SEPARATOR);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	size_t before = open_rows(data, size), length;
	char *lines = string_of(data + before, size - before);
	char *trace = trace_of(lines, &length);
	struct trace_reader reader;
	bool reads;

	settings_default(&world.settings);
	reads = trace_open(&reader, "calls", trace, length, &world.settings) == 0;
	begin();
	take_lines(lines, &reader, reads);
	end();
	free(trace);
	free(lines);
	return 0;
}
