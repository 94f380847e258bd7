/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * No frame is dated before what it shows: whatever comes when, what a frame shows changed was
 * changed by a write that had begun by its stamp, and had not ended before the time to which its
 * uncertainty goes back.
 */

#include "support.h"

#define WRITES_MAX 512

/* What was written, and between which times. */
static struct {
	uint64_t squares;
	uint64_t begun;
	uint64_t ended;
} writes[WRITES_MAX];
static int written;

static void put(const struct board *board, uint64_t squares)
{
	writes[written].squares = squares;
	writes[written].begun = now_ns();
	board_put(board, squares);
	writes[written++].ended = now_ns();
}

/* A board that shows nothing, opened, its first frame read. */
static int begin(struct board *board, const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame;
	int fd;

	board_make(board);
	board_set(board, "period_us", "%s", period_us);
	board_set(board, "interrupts", "%s", interrupts);
	board_live(board);
	written = 0;
	put(board, 0);
	fd = board_open(board, 0);
	expect(fd >= 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, 0);
	expect_equal(frame.uncertainty_ns, 0);
	return fd;
}

static bool goes_back_to(const struct reedboard_frame *frame, uint64_t when)
{
	return frame->uncertainty_ns == UINT32_MAX ||
	       frame->timestamp_ns - frame->uncertainty_ns <= when;
}

/* Some write that changed @square to what @frame shows of it fits the frame's times. */
static bool is_dated(const struct reedboard_frame *frame, int square)
{
	uint64_t mask = UINT64_C(1) << square;

	for (int n = 1; n < written; n++)
		if ((writes[n].squares ^ writes[n - 1].squares) & mask &&
		    !((writes[n].squares ^ frame->squares) & mask) &&
		    writes[n].begun <= frame->timestamp_ns && goes_back_to(frame, writes[n].ended))
			return true;
	return false;
}

static void expect_dated(const struct reedboard_frame *before, const struct reedboard_frame *frame)
{
	expect(frame->timestamp_ns >= before->timestamp_ns);
	for (int square = 0; square < 64; square++)
		if ((before->squares ^ frame->squares) >> square & 1 &&
		    !expect(is_dated(frame, square)))
			printf("# frame %u, square %d, %llu ns before its stamp\n", frame->seqno,
			       square, (unsigned long long)frame->uncertainty_ns);
}

/* Reads frames, each dated rightly, until one shows @squares. */
static void read_until(int fd, struct reedboard_frame *frame, uint64_t squares)
{
	struct reedboard_frame before;

	do {
		before = *frame;
		if (!expect(frame_arrives(fd, frame)))
			return;
		expect_dated(&before, frame);
	} while (frame->squares != squares || frame->flags);
}

static void by_period(void)
{
	struct reedboard_frame frame = {0};
	struct board board;
	int fd = begin(&board, "10000", "0");

	for (int n = 1; n <= 20; n++) {
		sleep_ms(7);
		put(&board, n);
		read_until(fd, &frame, n);
		/* Two samples cannot have begun and ended at the same time. */
		expect(frame.uncertainty_ns > 0);
	}
	close(fd);
	board_remove(&board);
}

static void by_interrupts(void)
{
	struct reedboard_frame frame = {0};
	struct board board;
	int fd = begin(&board, "0", "1");

	for (int n = 1; n <= 20; n++) {
		put(&board, n);
		read_until(fd, &frame, n);
		expect_equal(frame.uncertainty_ns, 0);
	}
	close(fd);
	board_remove(&board);
}

static void by_reports(void)
{
	struct reedboard_frame frame = {0};
	struct board board;
	int fd = begin(&board, "0", "0");

	for (int n = 1; n <= 20; n++) {
		put(&board, n);
		read_until(fd, &frame, n);
		expect_equal(frame.uncertainty_ns, 0);
	}
	close(fd);
	board_remove(&board);
}

/* A change inside a slow sample, which shows it, and one inside the sample that follows for it. */
static void inside_slow_samples(void)
{
	struct reedboard_frame frame = {0};
	struct board board;
	int fd = begin(&board, "0", "1");

	board_set(&board, "scan_us", "100000");
	for (int n = 0; n < 5; n++) {
		put(&board, 0x1);
		sleep_ms(50);
		put(&board, 0x3);
		sleep_ms(100);
		put(&board, 0x7);
		read_until(fd, &frame, 0x7);
		put(&board, 0);
		read_until(fd, &frame, 0);
	}
	close(fd);
	board_remove(&board);
}

static void at_any_time_of(const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame = {0};
	struct board board;
	int fd = begin(&board, period_us, interrupts);

	srandom(17);
	for (int n = 1; n < 300; n++) {
		if (n % 10 == 0)
			board_set(&board, "scan_us", "%ld", random() % 4000);
		put(&board, n % 64 ? (uint64_t)random() << 32 | random() : 0);
		usleep(random() % 3000);
	}
	put(&board, 0x17);
	read_until(fd, &frame, 0x17);
	close(fd);
	board_remove(&board);
}

static void at_any_time_with_interrupts(void)
{
	at_any_time_of("0", "1");
}

static void at_any_time_sampled(void)
{
	at_any_time_of("1000", "0");
}

static void at_any_time_both(void)
{
	at_any_time_of("20000", "1");
}

/* What came while the hardware did not answer came at any time since the last good sample. */
static void after_fault_of(const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame = {0};
	struct board board;
	uint64_t begun, ended;
	int fd = begin(&board, period_us, interrupts);

	for (int n = 0; n < 3; n++) {
		board_set(&board, "fault", "1");
		expect(frame_arrives(fd, &frame));
		expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
		put(&board, E2);
		sleep_ms(70);
		put(&board, E2 | E4);
		ended = writes[written - 1].ended;
		begun = now_ns();
		board_set(&board, "fault", "0");
		read_until(fd, &frame, E2 | E4);
		expect(frame.timestamp_ns >= begun);
		expect(goes_back_to(&frame, ended - 70000000));
		put(&board, 0);
		read_until(fd, &frame, 0);
	}
	/* The first frame of a fault shows what was known, and since when it may be wrong. */
	begun = now_ns();
	board_set(&board, "fault", "1");
	ended = now_ns();
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	expect(frame.timestamp_ns >= begun);
	expect(goes_back_to(&frame, ended));
	close(fd);
	board_remove(&board);
}

static void after_fault_sampled(void)
{
	after_fault_of("1000", "0");
}

static void after_fault_with_interrupts(void)
{
	after_fault_of("0", "1");
}

static void after_fault_reporting(void)
{
	after_fault_of("0", "0");
}

static void after_sleep_of(const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame = {0};
	struct board board;
	uint64_t begun;
	int fd = begin(&board, period_us, interrupts);

	for (int n = 0; n < 3; n++) {
		board_set(&board, "asleep", "1");
		put(&board, E2);
		sleep_ms(20);
		put(&board, E2 | E4);
		begun = now_ns();
		board_set(&board, "asleep", "0");
		read_until(fd, &frame, E2 | E4);
		expect(frame.timestamp_ns >= begun);
		put(&board, 0);
		read_until(fd, &frame, 0);
	}
	close(fd);
	board_remove(&board);
}

static void after_sleep_sampled(void)
{
	after_sleep_of("1000", "0");
}

static void after_sleep_with_interrupts(void)
{
	after_sleep_of("0", "1");
}

static void after_sleep_reporting(void)
{
	after_sleep_of("0", "0");
}

/* A reader who comes later is told of no change, and his times do not run back. */
static void later_reader(void)
{
	struct reedboard_frame frame = {0}, first;
	struct board board;
	int fd = begin(&board, "10000", "0"), second;

	put(&board, E2);
	read_until(fd, &frame, E2);
	second = board_open(&board, 0);
	expect(frame_arrives(second, &first));
	expect_equal(first.squares, E2);
	expect_equal(first.uncertainty_ns, 0);
	expect(first.timestamp_ns >= frame.timestamp_ns);
	put(&board, E4);
	read_until(second, &first, E4);
	close(second);
	close(fd);
	board_remove(&board);
}

static void scripted(void)
{
	static const uint32_t ns[] = {0, 0, 20000, UINT32_MAX, 0};
	struct reedboard_frame frame;
	struct board board;
	int fd;

	board_make(&board);
	board_live(&board);
	fd = board_open(&board, 0);
	expect(frame_arrives(fd, &frame));
	board_set(&board, "script",
		  "reedtrace 1\n"
		  "0 0000000000000001 0\n"
		  "1000 0000000000000003 0 ±0\n"
		  "2000 0000000000000007 1 ±20\n"
		  "3000 000000000000000f 1 lost ±5000000\n"
		  "4000 000000000000001f 1 ±7 fault\n");
	expect(!strcmp(board_get(&board, "script_status"), "5 steps, 4000 us"));
	board_set(&board, "play", "1");
	for (int n = 0; n < 5; n++) {
		expect(frame_arrives(fd, &frame));
		expect_equal(frame.uncertainty_ns, ns[n]);
	}
	close(fd);
	board_remove(&board);
}

static const struct test tests[] = {
	{"what samples find is dated between two of them", by_period},
	{"what an interrupt tells of is dated exactly", by_interrupts},
	{"what is reported is dated exactly", by_reports},
	{"changes inside slow samples", inside_slow_samples},
	{"changes at any time, with interrupts", at_any_time_with_interrupts},
	{"changes at any time, sampled", at_any_time_sampled},
	{"changes at any time, sampled and with interrupts", at_any_time_both},
	{"changes during a fault, sampled", after_fault_sampled},
	{"changes during a fault, with interrupts", after_fault_with_interrupts},
	{"changes during a fault, reported", after_fault_reporting},
	{"changes while asleep, sampled", after_sleep_sampled},
	{"changes while asleep, with interrupts", after_sleep_with_interrupts},
	{"changes while asleep, reported", after_sleep_reporting},
	{"a later reader's first frame tells of no change", later_reader},
	{"a script says how uncertain it is", scripted},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
