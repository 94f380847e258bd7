/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A USB chess board that is not there: speaks usbip to the kernel's vhci_hcd
 * through a socket whose other end the kernel is handed, and does on command
 * what real boards do, and what broken ones do. For guests of tests/kernel;
 * the caller loads the module vhci-hcd.
 *
 *   usb-emulator open|chessnut [PORT [SERIAL]] <COMMANDS
 *
 * Commands, a line each:
 *   attach, detach, replug MS
 *   frame SQUARES INPUTS [KINDS]   a state, as in a reedtrace
 *   play FILE SPEED                a reedtrace; later commands come in between
 *   wait                           until the play and all reports are over
 *   sleep MS
 *   cut N, long N, length N        the next report: bytes sent, or what it says it has
 *   stall N, overflow N            so many answers from now on
 *   skip N, repeat                 sequence numbers lost; the last report once more
 *   silent 0|1, deaf 0|1           no heartbeat; no answer to requests of its protocol
 *   fault 0|1, clock US            the scan fails; the clock leaps
 *   quit
 *
 * It prints "state SQUARES INPUTS KINDS" for each state that it takes, and
 * "done COMMAND" after attach, detach, replug, wait.
 */
#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "boards.h"
#include "usbip.h"

#define VHCI	    "/sys/devices/platform/vhci_hcd.0"
#define SPEED_FULL  2
#define DEVICE_ID   0x10001
#define REPORT_SIZE 24
#define HID_SIZE    64
#define QUEUE	    256
/*
 * ms, the longest that there is: where the machine is busy the emulated board is held up like
 * all else, and would rightly count as silent.
 */
#define HEARTBEAT 1000
#define FIRST	  1
#define FAULT	  2
#define LOST	  4

struct report {
	uint8_t bytes[256];
	size_t size;
};

struct state {
	uint64_t squares;
	unsigned int inputs;
	char kinds[65];
};

static enum board_kind kind;
static unsigned int port;
static const char *serial = "EMULATED-1";
static int host = -1; /* our end of the socket */

static struct state now_state;
static struct report queue[QUEUE], last_report;
static unsigned int queue_first, queue_count;
static uint32_t pending[64]; /* sequence numbers of URBs that wait for a report */
static uint32_t pending_size[64];
static unsigned int pending_count;

static uint32_t sequence;
static uint64_t clock_leap, last_sent;
static uint64_t seen_at; /* when the next report's state was seen; 0: now */
static bool running, dropped, silent, deaf, fault;
static unsigned int stalls, overflows;
static bool halted;
static long cut_to = -1, stretch_to = -1, say_length = -1;

static FILE *trace;
static double speed;
static uint64_t trace_began, trace_next;
static struct state trace_state;
static bool waiting;
static uint64_t sleep_until;

static uint64_t microseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static void die(const char *what)
{
	fprintf(stderr, "usb-emulator: %s: %s\n", what, strerror(errno));
	exit(1);
}

/* ---- the wire ---- */

static void send_all(const void *bytes, size_t size)
{
	while (host >= 0 && size > 0) {
		ssize_t sent = send(host, bytes, size, MSG_NOSIGNAL);

		if (sent <= 0)
			return;
		bytes = (const char *)bytes + sent;
		size -= (size_t)sent;
	}
}

static bool receive_all(void *bytes, size_t size)
{
	while (size > 0) {
		ssize_t got = recv(host, bytes, size, 0);

		if (got <= 0)
			return false;
		bytes = (char *)bytes + got;
		size -= (size_t)got;
	}
	return true;
}

/* Ends the URB @seqnum; @bytes go along where the host reads. */
static void answer(uint32_t seqnum, int status, const void *bytes, size_t size, bool to_host)
{
	struct usbip_header header = {
		.command = htobe32(USBIP_RET_SUBMIT),
		.seqnum = htobe32(seqnum),
		.submitted.status = htobe32((uint32_t)status),
		.submitted.length = htobe32((uint32_t)size),
	};

	send_all(&header, sizeof(header));
	if (to_host)
		send_all(bytes, size);
}

/* ---- reports ---- */

static void put(uint8_t *bytes, uint64_t value, unsigned int size)
{
	for (unsigned int i = 0; i < size; i++)
		bytes[i] = (uint8_t)(value >> 8 * i);
}

static struct report open_report(unsigned int flags)
{
	struct report report = {.size = REPORT_SIZE};

	report.bytes[0] = REPORT_SIZE;
	report.bytes[1] = (uint8_t)(flags | (fault ? FAULT : 0) | (dropped ? LOST : 0));
	report.bytes[2] = (uint8_t)now_state.inputs;
	report.bytes[3] = fault;
	put(report.bytes + 4, sequence++, 4);
	put(report.bytes + 8, now_state.squares, 8);
	put(report.bytes + 16, (uint32_t)((seen_at ? seen_at : microseconds()) + clock_leap), 8);
	dropped = false;
	return report;
}

static struct report chessnut_position(void)
{
	static const char values[] = ".qkbpnRPrBNQK";
	struct report report = {.size = HID_SIZE};

	report.bytes[0] = 0x01;
	report.bytes[1] = 0x3d;
	for (unsigned int i = 0; i < 64; i++) {
		const char *value = strchr(values, now_state.kinds[63 - i]);
		unsigned int number = value && *value ? (unsigned int)(value - values) : 0;

		report.bytes[2 + i / 2] |= (uint8_t)(number << 4 * (i & 1));
	}
	put(report.bytes + 34, microseconds() / 1000, 4);
	return report;
}

/* Spoils the report once, by the last command. */
static void spoil(struct report *report)
{
	if (say_length >= 0)
		report->bytes[kind == BOARD_OPEN ? 0 : 1] = (uint8_t)say_length;
	if (cut_to >= 0 && (size_t)cut_to < report->size)
		report->size = (size_t)cut_to;
	if (stretch_to >= 0 && (size_t)stretch_to <= sizeof(report->bytes))
		report->size = (size_t)stretch_to;
	say_length = cut_to = stretch_to = -1;
}

static void enqueue(struct report report)
{
	if (queue_count == QUEUE) {
		queue_first = (queue_first + 1) % QUEUE;
		queue_count--;
		dropped = true;
	}
	queue[(queue_first + queue_count++) % QUEUE] = report;
}

static void make_report(unsigned int flags)
{
	if (!running)
		return;
	last_report = kind == BOARD_OPEN ? open_report(flags) : chessnut_position();
	spoil(&last_report);
	enqueue(last_report);
	last_sent = microseconds();
}

static void take_pending(void)
{
	pending_count--;
	memmove(pending, pending + 1, pending_count * sizeof(pending[0]));
	memmove(pending_size, pending_size + 1, pending_count * sizeof(pending_size[0]));
}

/* Gives waiting URBs what there is for them. */
static void serve(void)
{
	while (pending_count && !halted && (queue_count || stalls || overflows)) {
		struct report *report = &queue[queue_first];

		if (stalls) {
			stalls--;
			halted = true;
			answer(pending[0], -EPIPE, NULL, 0, true);
		} else if (overflows || report->size > pending_size[0]) {
			if (overflows)
				overflows--;
			else
				queue_first = (queue_first + 1) % QUEUE, queue_count--;
			answer(pending[0], -EOVERFLOW, NULL, 0, true);
		} else {
			answer(pending[0], 0, report->bytes, report->size, true);
			queue_first = (queue_first + 1) % QUEUE;
			queue_count--;
		}
		take_pending();
	}
}

/* The host wants the state now. */
static void start(void)
{
	queue_count = 0;
	sequence = 0;
	dropped = false;
	running = true;
	make_report(FIRST);
}

/* ---- requests ---- */

static struct bytes string_descriptor(unsigned int index)
{
	static uint8_t bytes[256];
	const char *text[] = {"", "Touchmove", "Emulated board", serial, "Touchmove reed board"};
	size_t length;

	if (index == 0) {
		memcpy(bytes, (uint8_t[]){4, 3, 0x09, 0x04}, 4);
		return (struct bytes){bytes, 4};
	}
	if (index > 4)
		return (struct bytes){NULL, 0};
	length = strlen(text[index]);
	bytes[0] = (uint8_t)(2 + 2 * length);
	bytes[1] = 3;
	for (size_t i = 0; i < length; i++)
		put(bytes + 2 + 2 * i, (uint8_t)text[index][i], 2);
	return (struct bytes){bytes, bytes[0]};
}

static struct bytes configuration(void)
{
	static uint8_t bytes[sizeof(open_configuration)];

	if (kind == BOARD_CHESSNUT)
		return BYTES(chessnut_configuration);
	memcpy(bytes, open_configuration, sizeof(bytes));
	put(bytes + OPEN_HEARTBEAT, HEARTBEAT, 2);
	return BYTES(bytes);
}

static struct bytes descriptor(unsigned int type, unsigned int index, unsigned int interface)
{
	switch (type) {
	case 1:
		return kind == BOARD_OPEN ? BYTES(open_device) : BYTES(chessnut_device);
	case 2:
		return configuration();
	case 3:
		return string_descriptor(index);
	case 0x22:
		return interface == 0 ? BYTES(keyboard_report) : BYTES(chessnut_report);
	}
	return (struct bytes){NULL, 0};
}

/* Requests from the device to the host. */
static void request_in(uint32_t seqnum, const uint8_t setup[8], unsigned int length)
{
	static const uint8_t zeros[2];
	struct bytes bytes = {NULL, 0};

	if (setup[1] == 6)
		bytes = descriptor(setup[3], setup[2], setup[4]);
	else if (setup[1] == 0)
		bytes = (struct bytes){zeros, 2};
	else if (setup[1] == 8)
		bytes = (struct bytes){(const uint8_t[]){1}, 1};
	if (!bytes.start)
		answer(seqnum, -EPIPE, NULL, 0, true);
	else
		answer(seqnum, 0, bytes.start, bytes.size < length ? bytes.size : length, true);
}

static void take_command(const uint8_t *bytes, size_t size)
{
	if (!deaf && size >= 3 && bytes[0] == 0x21 && bytes[2] == 0)
		start();
}

/* Requests from the host, with what it sends along. */
static void request_out(uint32_t seqnum, const uint8_t setup[8], const uint8_t *data, size_t size)
{
	const uint8_t clear_feature = 1, start_request = 1, set_report = 9;

	if (setup[0] == 0x41 && setup[1] == start_request && kind == BOARD_OPEN) {
		answer(seqnum, deaf ? -EPIPE : 0, NULL, 0, false);
		if (!deaf)
			start();
		return;
	}
	if (setup[0] == 0x02 && setup[1] == clear_feature)
		halted = false;
	if (setup[0] == 0x21 && setup[1] == set_report)
		take_command(data, size);
	answer(seqnum, 0, NULL, size, false);
}

static unsigned int report_endpoint(void)
{
	return kind == BOARD_OPEN ? 1 : 2;
}

static void submit(const struct usbip_header *header, const uint8_t *data)
{
	uint32_t seqnum = be32toh(header->seqnum), length = be32toh(header->submit.length);
	unsigned int endpoint = be32toh(header->endpoint);
	bool in = be32toh(header->direction) == USBIP_DIRECTION_IN;

	if (endpoint == 0 && in)
		request_in(seqnum, header->submit.setup, length);
	else if (endpoint == 0)
		request_out(seqnum, header->submit.setup, data, length);
	else if (!in) {
		answer(seqnum, 0, NULL, length, false);
		take_command(data, length);
	} else if (pending_count < 64 && endpoint == report_endpoint()) {
		pending[pending_count] = seqnum;
		pending_size[pending_count++] = length;
	}
	/* A key is never pressed: URBs of the keyboard wait until they are unlinked. */
}

static void unlink_urb(const struct usbip_header *header)
{
	uint32_t wanted = be32toh(header->unlink.seqnum);
	struct usbip_header reply = {
		.command = htobe32(USBIP_RET_UNLINK),
		.seqnum = header->seqnum,
		.unlinked.status = htobe32((uint32_t)-ECONNRESET),
	};

	for (unsigned int i = 0; i < pending_count; i++) {
		if (pending[i] != wanted)
			continue;
		pending_count--;
		memmove(pending + i, pending + i + 1, (pending_count - i) * sizeof(pending[0]));
		memmove(pending_size + i, pending_size + i + 1,
			(pending_count - i) * sizeof(pending_size[0]));
	}
	send_all(&reply, sizeof(reply));
}

static void forget_host(void)
{
	if (host >= 0)
		close(host);
	host = -1;
	pending_count = queue_count = 0;
	running = halted = false;
}

static void listen_to_host(void)
{
	static uint8_t data[65536];
	struct usbip_header header;
	size_t size = 0;

	if (!receive_all(&header, sizeof(header))) {
		forget_host();
		return;
	}
	if (be32toh(header.command) == USBIP_CMD_UNLINK) {
		unlink_urb(&header);
		return;
	}
	if (be32toh(header.direction) == USBIP_DIRECTION_OUT)
		size = be32toh(header.submit.length);
	if (size > sizeof(data) || !receive_all(data, size))
		forget_host();
	else
		submit(&header, data);
}

/* ---- plugging ---- */

static bool write_attribute(const char *name, const char *text)
{
	char path[200];
	bool written;
	int fd;

	snprintf(path, sizeof(path), "%s/%s", VHCI, name);
	fd = open(path, O_WRONLY | O_CLOEXEC);
	if (fd < 0)
		die(path);
	written = write(fd, text, strlen(text)) == (ssize_t)strlen(text);
	close(fd);
	return written;
}

/* The port is free again only some time after a detachment. */
static void attach(void)
{
	char text[100];
	int ends[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0)
		die("socketpair");
	snprintf(text, sizeof(text), "%u %d %u %d", port, ends[1], DEVICE_ID, SPEED_FULL);
	for (int i = 0; i < 100 && !write_attribute("attach", text); i++) {
		if (errno != EBUSY)
			die("attach");
		usleep(50000);
	}
	close(ends[1]);
	host = ends[0];
}

static void detach(void)
{
	char text[20];

	snprintf(text, sizeof(text), "%u", port);
	write_attribute("detach", text);
	forget_host();
}

/* ---- states ---- */

static void take_state(const struct state *state)
{
	now_state = *state;
	printf("state %016" PRIx64 " %x %s\n", state->squares, state->inputs, state->kinds);
	fflush(stdout);
	make_report(0);
}

/* Without kinds= the pieces are unknown: pawns stand everywhere. */
static bool read_state(const char *line, struct state *state)
{
	const char *kinds = strstr(line, "kinds=");

	if (sscanf(line, "%" SCNx64 " %x", &state->squares, &state->inputs) != 2)
		return false;
	if (kinds && strlen(kinds + 6) >= 64) {
		memcpy(state->kinds, kinds + 6, 64);
		return true;
	}
	for (unsigned int i = 0; i < 64; i++)
		state->kinds[i] = state->squares >> i & 1 ? 'P' : '.';
	return true;
}

static void read_trace(void)
{
	char line[500];
	uint64_t t;
	int at;

	while (fgets(line, sizeof(line), trace)) {
		if (sscanf(line, "%" SCNu64 " %n", &t, &at) != 1 || line[at] == '!' ||
		    !read_state(line + at, &trace_state))
			continue;
		trace_next = trace_began + (uint64_t)((double)t / speed);
		return;
	}
	fclose(trace);
	trace = NULL;
}

static void play(const char *name, double factor)
{
	trace = fopen(name, "re");
	if (!trace || factor <= 0)
		die(name);
	speed = factor;
	trace_began = microseconds();
	read_trace();
}

/* ---- commands ---- */

struct command {
	const char *name;
	void (*run)(const char *argument);
};

static void done(const char *name)
{
	printf("done %s\n", name);
	fflush(stdout);
}

static void run_attach(const char *argument)
{
	(void)argument;
	attach();
	done("attach");
}

static void run_detach(const char *argument)
{
	(void)argument;
	detach();
	done("detach");
}

static void run_replug(const char *argument)
{
	detach();
	usleep((unsigned int)atoi(argument) * 1000);
	attach();
	done("replug");
}

static void run_frame(const char *argument)
{
	struct state state = {0};

	if (read_state(argument, &state))
		take_state(&state);
}

static void run_play(const char *argument)
{
	char name[200];
	double factor = 1;

	if (sscanf(argument, "%199s %lf", name, &factor) >= 1)
		play(name, factor);
}

static void run_wait(const char *argument)
{
	(void)argument;
	waiting = true;
}

static void run_sleep(const char *argument)
{
	sleep_until = microseconds() + strtoull(argument, NULL, 10) * 1000;
}

static void run_cut(const char *argument)
{
	cut_to = atol(argument);
}

static void run_long(const char *argument)
{
	stretch_to = atol(argument);
}

static void run_length(const char *argument)
{
	say_length = atol(argument);
}

static void run_stall(const char *argument)
{
	stalls = (unsigned int)atoi(argument);
}

static void run_overflow(const char *argument)
{
	overflows = (unsigned int)atoi(argument);
}

static void run_skip(const char *argument)
{
	sequence += (uint32_t)atoi(argument);
}

static void run_repeat(const char *argument)
{
	(void)argument;
	if (running)
		enqueue(last_report);
}

static void run_silent(const char *argument)
{
	silent = atoi(argument);
}

static void run_deaf(const char *argument)
{
	deaf = atoi(argument);
}

static void run_fault(const char *argument)
{
	fault = atoi(argument);
	make_report(0);
}

static void run_clock(const char *argument)
{
	clock_leap += strtoull(argument, NULL, 10);
}

static void run_quit(const char *argument)
{
	(void)argument;
	if (host >= 0)
		detach();
	exit(0);
}

static const struct command commands[] = {
	{"attach", run_attach}, {"detach", run_detach}, {"replug", run_replug},
	{"frame", run_frame},	{"play", run_play},	{"wait", run_wait},
	{"sleep", run_sleep},	{"cut", run_cut},	{"long", run_long},
	{"length", run_length}, {"stall", run_stall},	{"overflow", run_overflow},
	{"skip", run_skip},	{"repeat", run_repeat}, {"silent", run_silent},
	{"deaf", run_deaf},	{"fault", run_fault},	{"clock", run_clock},
	{"quit", run_quit},
};

static void run_command(char *line)
{
	size_t length = strcspn(line, " \n");
	char *argument = line + length + (line[length] == ' ');

	line[strcspn(line, "\n")] = '\0';
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++)
		if (strlen(commands[i].name) == length &&
		    !strncmp(line, commands[i].name, length)) {
			commands[i].run(argument);
			return;
		}
	fprintf(stderr, "usb-emulator: no command '%s'\n", line);
	exit(2);
}

/* Takes what is on standard input byte by byte, so that no command waits in a buffer. */
static void listen_to_commands(void)
{
	static char line[500];
	static size_t length;
	char byte;

	if (read(STDIN_FILENO, &byte, 1) != 1)
		run_quit("");
	if (length < sizeof(line) - 1)
		line[length++] = byte;
	if (byte != '\n')
		return;
	line[length] = '\0';
	length = 0;
	if (line[0] != '\n' && line[0] != '#')
		run_command(line);
}

/* ---- time ---- */

/* The play waits while no host reads the board. */
static void hold_trace(uint64_t now)
{
	static uint64_t last;

	if (trace && !running) {
		trace_began += now - last;
		trace_next += now - last;
	}
	last = now;
}

static void act(uint64_t now)
{
	hold_trace(now);
	/* A board sees its contacts in time, however busy the machine is that emulates it. */
	while (trace && now >= trace_next) {
		seen_at = trace_next;
		take_state(&trace_state);
		seen_at = 0;
		read_trace();
	}
	if (kind == BOARD_OPEN && running && !silent && !queue_count &&
	    now >= last_sent + UINT64_C(1000) * HEARTBEAT)
		make_report(0);
	if (waiting && !trace && (!queue_count || !running)) {
		waiting = false;
		done("wait");
	}
	if (sleep_until && now >= sleep_until)
		sleep_until = 0;
	serve();
}

static int milliseconds_left(uint64_t now)
{
	uint64_t due = now + 50000;

	if (trace && trace_next < due)
		due = trace_next;
	if (sleep_until && sleep_until < due)
		due = sleep_until;
	return due <= now ? 0 : (int)((due - now + 999) / 1000);
}

static void loop(void)
{
	for (;;) {
		struct pollfd ends[2] = {
			{.fd = waiting || sleep_until ? -1 : STDIN_FILENO, .events = POLLIN},
			{.fd = host, .events = POLLIN},
		};

		poll(ends, 2, milliseconds_left(microseconds()));
		if (ends[1].revents)
			listen_to_host();
		if (ends[0].revents)
			listen_to_commands();
		act(microseconds());
	}
}

int main(int argc, char **argv)
{
	if (argc < 2 || (strcmp(argv[1], "open") && strcmp(argv[1], "chessnut"))) {
		fputs("usage: usb-emulator open|chessnut [PORT [SERIAL]]\n", stderr);
		return 2;
	}
	kind = strcmp(argv[1], "open") ? BOARD_CHESSNUT : BOARD_OPEN;
	port = argc > 2 ? (unsigned int)atoi(argv[2]) : 0;
	if (argc > 3)
		serial = argv[3];
	memset(now_state.kinds, '.', 64);
	loop();
	return 0;
}
