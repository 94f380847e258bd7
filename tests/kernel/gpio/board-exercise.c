/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Puts a board on the simulated hardware of reedboard-testbed.ko through one exercise, by its
 * device file, and prints TAP lines.
 *
 *   board-exercise info TOPOLOGY ROWS COLUMNS INPUTS PERIOD_NS|default
 *   board-exercise squares [WIRING]      every square alone, then random sets
 *   board-exercise shows SQUARES...      these sets, and none
 *   board-exercise first SQUARES         the first frame shows these, which are closed before
 *   board-exercise inputs MASK           every combination of the inputs in MASK
 *   board-exercise transfers NAME=N...   so many of each transfer a sample, exactly
 *   board-exercise stamps LEAST          50 frames span what they tell, and so many of them are
 *                                        stamped when the interrupt came
 *   board-exercise spans                 frames span the times at which two contacts changed
 *   board-exercise storm                 5,000 bounces of one contact
 *   board-exercise fault [WIRING]        errors at every place of a scan, then for good
 *   board-exercise wrong NAME=N TEXT     that makes FAULT, and the reason says TEXT
 *   board-exercise sleep                 the board sleeps while its file is open
 *   board-exercise supply                the supply is on only while its file is open
 *
 * WIRING is two hex digits for each of the 64 contacts. Exit: 0, or 2 if it cannot even begin.
 */

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "reedboard.h"

#define DEVICE	    "/dev/reedboard0"
#define TESTBED	    "/sys/kernel/debug/reedboard-testbed/"
#define STATISTICS  "/sys/kernel/debug/reedboard/reedboard0/"
#define PATIENCE_MS 5000
#define MILLISECOND 1000000ull
#define SCANS_TIMED 31
/* The driver measures so often at most; beside a compiler, five in turn were wrong. */
#define MEASUREMENTS_MOST 20

static void check(bool passed, const char *format, ...)
{
	va_list arguments;

	fputs(passed ? "ok - " : "not ok - ", stdout);
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	putchar('\n');
	fflush(stdout);
}

static void give_up(const char *what)
{
	printf("not ok - %s: %s\n", what, strerror(errno));
	exit(2);
}

static void write_number(const char *path, uint64_t value)
{
	char text[32];
	int length = snprintf(text, sizeof(text), "0x%" PRIx64, value);
	int file = open(path, O_WRONLY);

	if (file < 0 || write(file, text, length) != length)
		give_up(path);
	close(file);
}

static uint64_t read_number(const char *path)
{
	char text[32] = "";
	int file = open(path, O_RDONLY);

	if (file < 0 || read(file, text, sizeof(text) - 1) <= 0)
		give_up(path);
	close(file);
	return strtoull(text, NULL, 0);
}

static uint64_t testbed(const char *name)
{
	char path[128];

	snprintf(path, sizeof(path), TESTBED "%s", name);
	return read_number(path);
}

static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void sleep_ms(long milliseconds)
{
	nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000}, NULL);
}

static int open_board(void)
{
	int board, tries;

	for (tries = 0; tries < 50; tries++) {
		board = open(DEVICE, O_RDONLY | O_NONBLOCK);
		if (board >= 0)
			return board;
		sleep_ms(100);
	}
	give_up(DEVICE);
	return -1;
}

/* The next frame within some milliseconds; false if there is none. */
static bool next_frame(int board, struct reedboard_frame *frame, int milliseconds)
{
	struct pollfd wait = {.fd = board, .events = POLLIN};

	return poll(&wait, 1, milliseconds) == 1 &&
	       read(board, frame, sizeof(*frame)) == sizeof(*frame);
}

/* Frames until one says this and has these flags; a matrix may show halves of a change before. */
static bool wait_for(int board, uint64_t squares, uint32_t inputs, uint32_t flags,
		     struct reedboard_frame *frame)
{
	uint64_t end = now_ns() + PATIENCE_MS * 1000000ull;

	while (now_ns() < end)
		if (next_frame(board, frame, 100) && frame->squares == squares &&
		    frame->inputs == inputs &&
		    (frame->flags & REEDBOARD_FRAME_FAULT) == (flags & REEDBOARD_FRAME_FAULT))
			return true;
	printf("# waited for squares %016" PRIx64 " inputs %x flags %x, last was %016llx %x %x\n",
	       squares, inputs, flags, frame->squares, frame->inputs, frame->flags);
	return false;
}

static int compare(const void *a, const void *b)
{
	uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;

	return (first > second) - (first < second);
}

/* What scans take now: the shortest, and one than which half of them are shorter. */
static void time_scans(int board, uint64_t period_ns, uint64_t *shortest, uint64_t *median)
{
	struct reedboard_frame first;
	uint64_t took[SCANS_TIMED];
	unsigned int n;

	if (!next_frame(board, &first, PATIENCE_MS))
		give_up("the first frame");
	for (n = 0; n < SCANS_TIMED; n++) {
		sleep_ms(1 + period_ns / MILLISECOND);
		took[n] = read_number(STATISTICS "last_scan_ns");
	}
	qsort(took, SCANS_TIMED, sizeof(*took), compare);
	*shortest = took[0];
	*median = took[SCANS_TIMED / 2];
}

static void get_info(int board, struct reedboard_info *info)
{
	if (ioctl(board, REEDBOARD_GET_INFO, info))
		give_up("REEDBOARD_GET_INFO");
}

/*
 * Without a wish 1 ms where a scan leaves a fifth of that, else whole milliseconds, as few as
 * leave a fifth, 50 at most. The driver measures scans that follow one another at once, in which an
 * emulator that shares its processor is held up more often: they may have taken twice as long.
 */
static bool default_is_right(int board, bool *slow)
{
	struct reedboard_info info;
	uint64_t shortest, median;

	get_info(board, &info);
	time_scans(board, info.period_ns, &shortest, &median);
	printf("# the period is %llu us, a scan takes %" PRIu64 " us at least, %" PRIu64
	       " us in the median\n",
	       info.period_ns / 1000, shortest / 1000, median / 1000);
	*slow = info.period_ns > MILLISECOND;
	if (!info.period_ns || info.period_ns % MILLISECOND || info.period_ns > 50 * MILLISECOND)
		return false;
	if (*slow && (info.period_ns - MILLISECOND) / 5 * 4 >= 2 * median)
		return false;
	return info.period_ns == 50 * MILLISECOND || shortest <= info.period_ns / 5 * 4;
}

static void write_text(const char *folder, const char *name, const char *text)
{
	char path[PATH_MAX + 16];
	int file;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	file = open(path, O_WRONLY);
	if (file < 0 || write(file, text, strlen(text)) < 0)
		give_up(path);
	close(file);
}

/* The driver measures a scan when it is bound. */
static void bind_anew(void)
{
	char device[PATH_MAX], driver[PATH_MAX];
	const char *name;

	if (!realpath("/sys/class/reedboard/reedboard0/device", device) ||
	    !realpath("/sys/class/reedboard/reedboard0/device/driver", driver))
		give_up("the board's device");
	name = strrchr(device, '/') + 1;
	write_text(driver, "unbind", name);
	write_text(driver, "bind", name);
}

/* A busy machine may have been slow just when the driver measured: it gets more chances. */
static void check_default(void)
{
	bool right = false, slow = false;
	unsigned int n;
	int board;

	for (n = 0; n < MEASUREMENTS_MOST && !right; n++) {
		if (n)
			bind_anew();
		board = open_board();
		right = default_is_right(board, &slow);
		close(board);
	}
	check(right, "the period is %s", slow ? "what a slow scan asks for" : "1 ms");
}

static void info(char **arguments)
{
	struct reedboard_info info;
	int board = open_board();

	get_info(board, &info);
	check(info.topology == strtoul(arguments[0], NULL, 0), "topology is %s", arguments[0]);
	check(info.rows == strtoul(arguments[1], NULL, 0) &&
		      info.columns == strtoul(arguments[2], NULL, 0),
	      "%s rows and %s columns", arguments[1], arguments[2]);
	check(info.inputs == strtoul(arguments[3], NULL, 0), "inputs are %s", arguments[3]);
	close(board);
	if (strcmp(arguments[4], "default"))
		check(info.period_ns == strtoull(arguments[4], NULL, 0),
		      "the period is %s ns (%llu)", arguments[4], info.period_ns);
	else
		check_default();
}

static uint8_t wiring[REEDBOARD_SQUARES];

static void read_wiring(const char *text)
{
	unsigned int n, value;

	for (n = 0; n < REEDBOARD_SQUARES; n++) {
		wiring[n] = n;
		if (text && sscanf(text + 2 * n, "%2x", &value) == 1)
			wiring[n] = value;
	}
}

static uint64_t squares_of(uint64_t contacts)
{
	uint64_t squares = 0;
	unsigned int n;

	for (n = 0; n < REEDBOARD_SQUARES; n++)
		if (contacts >> n & 1 && wiring[n] < REEDBOARD_SQUARES)
			squares |= 1ull << wiring[n];
	return squares;
}

static bool shows(int board, uint64_t contacts)
{
	static uint64_t last;
	struct reedboard_frame frame = {0};

	if (squares_of(contacts) == squares_of(last))
		return true;
	last = contacts;
	write_number(TESTBED "contacts", contacts);
	return wait_for(board, squares_of(contacts), 0, 0, &frame);
}

static void squares(char **arguments)
{
	unsigned int n, right = 0;
	int board = open_board();

	read_wiring(*arguments);
	for (n = 0; n < REEDBOARD_SQUARES; n++)
		right += shows(board, 1ull << n);
	check(right == 64, "each square alone is told: %u of 64", right);
	srandom(64);
	for (right = 0, n = 0; n < 100; n++)
		right += shows(board,
			       (uint64_t)random() << 42 ^ (uint64_t)random() << 21 ^ random());
	check(right == 100, "any set of squares is told: %u of 100", right);
	right = shows(board, ~0ull) + shows(board, 0);
	check(right == 2, "all squares at once, and none");
	close(board);
}

/* Sets of squares, one after the other. */
static void sets(char **arguments)
{
	int board = open_board();

	read_wiring(NULL);
	for (; *arguments; arguments++)
		check(shows(board, strtoull(*arguments, NULL, 0)), "%s is told", *arguments);
	check(shows(board, 0), "and none");
	close(board);
}

static void first(char **arguments)
{
	uint64_t squares = strtoull(arguments[0], NULL, 0);
	struct reedboard_frame frame = {0};
	int board;

	write_number(TESTBED "contacts", squares);
	board = open_board();
	check(next_frame(board, &frame, PATIENCE_MS) && frame.squares == squares,
	      "the first frame shows %s", arguments[0]);
	close(board);
	write_number(TESTBED "contacts", 0);
}

static void inputs(char **arguments)
{
	uint32_t mask = strtoul(arguments[0], NULL, 0);
	unsigned int n, right = 0, wrong = 0;
	struct reedboard_frame frame = {0};
	int board = open_board();

	for (n = 1; n <= 16; n++) {
		if (((n % 16) & mask) != n % 16)
			continue;
		write_number(TESTBED "inputs", n % 16);
		if (wait_for(board, 0, n % 16, 0, &frame))
			right++;
		else
			wrong++;
	}
	check(right && !wrong, "levers and buttons: %u combinations right, %u wrong", right, wrong);
	close(board);
}

static void transfers(char **arguments)
{
	uint64_t before[16], scans = read_number(STATISTICS "scans");
	unsigned int n, count = 0;
	int board;

	for (n = 0; n < 16 && arguments[n]; n++) {
		*strchr(arguments[n], '=') = '\0';
		before[n] = testbed(arguments[n]);
		count++;
	}
	board = open_board();
	sleep_ms(300);
	close(board);
	scans = read_number(STATISTICS "scans") - scans;
	for (n = 0; n < count; n++) {
		uint64_t each = strtoull(arguments[n] + strlen(arguments[n]) + 1, NULL, 0);
		uint64_t made = testbed(arguments[n]) - before[n];

		check(scans && made == scans * each,
		      "%" PRIu64 " %s a sample (%" PRIu64 " in %" PRIu64 " samples)", each,
		      arguments[n], made, scans);
	}
	sleep_ms(100);
	for (n = 0; n < count; n++)
		before[n] = testbed(arguments[n]);
	sleep_ms(100);
	for (n = 0; n < count; n++)
		check(testbed(arguments[n]) == before[n], "no %s while nobody reads", arguments[n]);
}

/* Fewer than 50 where samples are taken without an interrupt as well: one may see it first. */
static void stamps(char **arguments)
{
	unsigned int n, spanned = 0, right = 0, least = strtoul(arguments[0], NULL, 0);
	struct reedboard_frame frame;
	int board = open_board();

	for (n = 0; n < 50; n++) {
		uint64_t begin, end, contacts = 1ull << (n % 64) | 1ull << 63;

		begin = now_ns();
		write_number(TESTBED "contacts", contacts);
		end = now_ns();
		if (wait_for(board, contacts, 0, 0, &frame) && frame.timestamp_ns >= begin) {
			spanned += frame.timestamp_ns - frame.uncertainty_ns <= end;
			right += frame.timestamp_ns <= end;
		}
		/* The second contact's interrupt is served too, by a machine with much to do. */
		sleep_ms(20);
	}
	check(spanned == 50, "frames of two changes span them: %u of 50", spanned);
	check(right >= least, "frames are stamped when the interrupt came: %u of 50", right);
	write_number(TESTBED "contacts", 0);
	wait_for(board, 0, 0, 0, &frame);
	close(board);
}

/* struct change - what was done, and between which times */
struct change {
	uint64_t squares;
	uint64_t begin;
	uint64_t end;
};

static void make_change(struct change *change, uint64_t contacts)
{
	change->begin = now_ns();
	write_number(TESTBED "contacts", contacts);
	change->end = now_ns();
}

/* True if what the frame has new of the changes can have come when the frame says. */
static bool is_spanned(const struct reedboard_frame *frame, uint64_t before,
		       const struct change *changes, unsigned int count)
{
	uint64_t from = frame->timestamp_ns - frame->uncertainty_ns;
	unsigned int n;

	for (n = 0; n < count; n++) {
		if (!(changes[n].squares & frame->squares & ~before))
			continue;
		if (frame->timestamp_ns < changes[n].begin || from > changes[n].end) {
			printf("# changed %" PRIu64 " to %" PRIu64 ", told of %" PRIu64
			       " to %llu\n",
			       changes[n].begin, changes[n].end, from, frame->timestamp_ns);
			return false;
		}
	}
	return true;
}

/*
 * Two contacts close one after the other, far enough for a thread that is late with the first to
 * tell of both.
 */
static bool pair_is_spanned(int board, unsigned int first, unsigned int second)
{
	struct change changes[] = {{.squares = 1ull << first}, {.squares = 1ull << second}};
	struct reedboard_frame frame = {0};
	bool right = true;
	uint64_t before;

	make_change(&changes[0], changes[0].squares);
	sleep_ms(2);
	make_change(&changes[1], changes[0].squares | changes[1].squares);
	do {
		before = frame.squares;
		if (!next_frame(board, &frame, PATIENCE_MS))
			return false;
		right = is_spanned(&frame, before, changes, 2) && right;
	} while (frame.squares != (changes[0].squares | changes[1].squares));
	write_number(TESTBED "contacts", 0);
	return wait_for(board, 0, 0, 0, &frame) && right;
}

static void spans(char **arguments)
{
	struct reedboard_frame frame;
	int board = open_board();
	unsigned int n, right = 0;

	(void)arguments;
	wait_for(board, 0, 0, 0, &frame);
	for (n = 0; n < 50; n++) {
		right += pair_is_spanned(board, n, (n + 17) % 64);
		/* At another time of the period each. */
		sleep_ms(20 + n % 7);
	}
	check(right == 50, "frames span the times of the changes that they tell: %u of 50", right);
	close(board);
}

static void storm(char **arguments)
{
	uint64_t scans, interrupts, began, took_us;
	struct reedboard_frame frame = {0};
	int board = open_board();

	(void)arguments;
	write_number(TESTBED "contacts", 2);
	wait_for(board, 2, 0, 0, &frame);
	scans = read_number(STATISTICS "scans");
	interrupts = testbed("interrupts");
	began = now_ns();
	write_number(TESTBED "storm", 5001);
	took_us = (now_ns() - began) / 1000;
	check(wait_for(board, 3, 0, 0, &frame), "the state after 5,001 bounces is told");
	scans = read_number(STATISTICS "scans") - scans;
	interrupts = testbed("interrupts") - interrupts;
	printf("# 5,001 bounces in %" PRIu64 " us: %" PRIu64 " interrupts, %" PRIu64 " samples\n",
	       took_us, interrupts, scans);
	check(interrupts <= 2 * scans + 2, "no more than two interrupts of a contact a sample");
	check(scans <= (took_us + 10000) / 250 + 2, "samples keep their distance");
	write_number(TESTBED "contacts", 0);
	wait_for(board, 0, 0, 0, &frame);
	close(board);
}

static bool fails_and_recovers(int board, unsigned int after, uint64_t contacts)
{
	struct reedboard_frame frame = {0};
	bool told;

	write_number(TESTBED "fail_after", after);
	write_number(TESTBED "fail", 1);
	told = wait_for(board, squares_of(contacts), 0, REEDBOARD_FRAME_FAULT, &frame);
	return told && wait_for(board, squares_of(contacts), 0, 0, &frame);
}

/* A bus that fails is asked again ten times a second, so one look may come while it is. */
static bool rows_are_released(void)
{
	unsigned int n, released = 0;

	for (n = 0; n < 21; n++) {
		released += testbed("rows") == 0;
		sleep_ms(7);
	}
	if (released != 21)
		printf("# no row was driven at %u of 21 looks\n", released);
	return released > 10;
}

/* FAULT once on entering, whatever the contacts do meanwhile; the first frame without ends it. */
static void fault(char **arguments)
{
	uint64_t contacts = 0xffff00000000ffff;
	struct reedboard_frame frame = {0};
	unsigned int n, right = 0;
	int board = open_board();

	read_wiring(*arguments);
	write_number(TESTBED "contacts", contacts);
	check(wait_for(board, squares_of(contacts), 0, 0, &frame), "a board is set up");
	for (n = 0; n < 12; n++)
		right += fails_and_recovers(board, n, contacts);
	check(right == 12, "one error anywhere in a scan is told, and its end: %u of 12", right);
	write_number(TESTBED "fail", 0xffffffff);
	check(wait_for(board, squares_of(contacts), 0, REEDBOARD_FRAME_FAULT, &frame),
	      "a bus that stops answering is told, with the last squares known");
	write_number(TESTBED "contacts", 0xf);
	check(!next_frame(board, &frame, 500), "and told once");
	check(rows_are_released(), "no row stays driven");
	write_number(TESTBED "fail", 0);
	check(wait_for(board, squares_of(0xf), 0, 0, &frame),
	      "when it answers again, the squares are told");
	write_number(TESTBED "contacts", 0);
	check(wait_for(board, 0, 0, 0, &frame), "and it goes on");
	close(board);
	check(testbed("rows") == 0 && testbed("rows_at_once") <= 1,
	      "never two rows at once, none when nobody reads");
}

static bool reason_says(const char *text)
{
	char said[512] = "";
	int file = open("/sys/class/reedboard/reedboard0/fault_reason", O_RDONLY);

	if (file < 0 || read(file, said, sizeof(said) - 1) <= 0)
		give_up("fault_reason");
	close(file);
	if (*text ? !!strstr(said, text) : !strcmp(said, "\n"))
		return true;
	printf("# fault_reason is: %s", said);
	return false;
}

/* Wiring that is wrong while the testbed's file NAME holds N. */
static void wrong(char **arguments)
{
	char *number = strchr(arguments[0], '=');
	struct reedboard_frame frame = {0};
	char path[128];
	int board;

	*number++ = '\0';
	snprintf(path, sizeof(path), TESTBED "%s", arguments[0]);
	board = open_board();
	check(wait_for(board, 0, 0, 0, &frame) && reason_says(""), "nothing is wrong");
	write_number(path, strtoull(number, NULL, 0));
	check(wait_for(board, 0, 0, REEDBOARD_FRAME_FAULT, &frame),
	      "%s=%s is FAULT, with the last squares that were right", arguments[0], number);
	check(reason_says(arguments[1]), "the reason: %s", arguments[1]);
	/* It is asked again ten times a second. */
	sleep_ms(500);
	check(!next_frame(board, &frame, 100) && reason_says(arguments[1]), "and it stays so");
	write_number(path, 0);
	check(wait_for(board, 0, 0, 0, &frame) && reason_says(""), "it is over with its cause");
	close(board);
}

/* The board's device sleeps and wakes, as it does with the system. */
static void sleeps(char **arguments)
{
	uint64_t cuts = testbed("power_cuts"), contacts = 0xffff00000000ffff;
	struct reedboard_frame frame = {0};
	int board = open_board();

	(void)arguments;
	write_number(TESTBED "contacts", contacts);
	check(wait_for(board, contacts, 0, 0, &frame), "a board is set up");
	write_number(TESTBED "asleep", 1);
	check(testbed("power_cuts") == cuts + 1, "the supply is off while the board sleeps");
	write_number(TESTBED "contacts", 0xff);
	sleep_ms(200);
	check(read(board, &frame, sizeof(frame)) < 0 && errno == EAGAIN,
	      "nothing is told meanwhile");
	write_number(TESTBED "asleep", 0);
	check(wait_for(board, 0xff, 0, 0, &frame), "what changed meanwhile is told when it wakes");
	write_number(TESTBED "contacts", 0);
	check(wait_for(board, 0, 0, 0, &frame), "frames go on");
	close(board);
}

static void supply(char **arguments)
{
	int board, other;

	(void)arguments;
	check(testbed("powered") == 0, "the supply is off while nobody reads");
	board = open_board();
	other = open_board();
	check(testbed("powered") == 1, "on while two read");
	close(board);
	check(testbed("powered") == 1, "on while one reads");
	close(other);
	check(testbed("powered") == 0, "off again");
}

int main(int count, char **arguments)
{
	static const struct {
		const char *name;
		int least;
		void (*run)(char **arguments);
	} exercises[] = {
		{"info", 5, info},	     {"squares", 0, squares}, {"inputs", 1, inputs},
		{"transfers", 1, transfers}, {"stamps", 1, stamps},   {"storm", 0, storm},
		{"spans", 0, spans},	     {"wrong", 2, wrong},     {"shows", 1, sets},
		{"first", 1, first},	     {"fault", 0, fault},     {"sleep", 0, sleeps},
		{"supply", 0, supply},
	};
	unsigned int n;

	for (n = 0; count > 1 && n < sizeof(exercises) / sizeof(*exercises); n++) {
		if (!strcmp(arguments[1], exercises[n].name) && count >= 2 + exercises[n].least) {
			exercises[n].run(arguments + 2);
			return 0;
		}
	}
	fprintf(stderr, "board-exercise: which exercise, and with what? See the file's head.\n");
	return 2;
}
