/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What an open file gives: first state, changes, poll, loss, faults, the ioctl, sysfs.
 */
#include <pthread.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>

#include "support.h"

static void info(void)
{
	struct reedboard_info info;
	struct board board;
	int fd;

	board_make(&board);
	board_set(&board, "rows", "6");
	board_set(&board, "columns", "7");
	board_set(&board, "topology", "expanders");
	board_set(&board, "inputs_wired", "5");
	board_set(&board, "period_us", "20000");
	board_live(&board);
	fd = board_open(&board, 0);
	expect(fd >= 0);

	memset(&info, 0xff, sizeof(info));
	expect_equal(ioctl(fd, REEDBOARD_GET_INFO, &info), 0);
	expect_equal(info.rows, 6);
	expect_equal(info.columns, 7);
	expect_equal(info.topology, REEDBOARD_TOPOLOGY_EXPANDERS);
	expect_equal(info.inputs, REEDBOARD_INPUT_WHITE | REEDBOARD_INPUT_ADJUST);
	expect_equal(info.period_ns, 20000000);
	for (int n = 0; n < 4; n++)
		expect_equal(info.padding[n], 0);

	expect(ioctl(fd, REEDBOARD_GET_INFO, (void *)8) == -1 && errno == EFAULT);
	expect(ioctl(fd, _IO('r', 0xc1)) == -1 && errno == ENOTTY);
	expect(ioctl(fd, _IOR('r', 0xc0, char), &info) == -1 && errno == ENOTTY);
	close(fd);
	board_remove(&board);
}

static void sysfs(void)
{
	struct board board;

	board_make(&board);
	board_set(&board, "rows", "2");
	board_set(&board, "columns", "3");
	board_set(&board, "topology", "matrix");
	board_set(&board, "inputs_wired", "9");
	board_set(&board, "period_us", "2000");
	board_live(&board);
	expect(!strcmp(board_sysfs(&board, "rows"), "2"));
	expect(!strcmp(board_sysfs(&board, "columns"), "3"));
	expect(!strcmp(board_sysfs(&board, "topology"), "matrix"));
	expect(!strcmp(board_sysfs(&board, "inputs"), "white arbiter"));
	expect(!strcmp(board_sysfs(&board, "period_us"), "2000"));
	expect(!strcmp(board_sysfs(&board, "fault"), "0"));
	expect(!strncmp(board_sysfs(&board, "wiring"), "a1 b1 c1 a2 b2 c2 - - ", 22));
	expect_equal(strlen(board_sysfs(&board, "wiring")), 6 * 3 + 58 * 2 - 1);
	board_remove(&board);
}

static void first_state(void)
{
	struct reedboard_frame frame;
	struct board board;
	uint64_t before = now_ns();
	int fd = board_begin(&board), second;

	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);
	expect_equal(frame.inputs, 0);
	expect_equal(frame.seqno, 1);
	expect_equal(frame.flags, 0);
	expect_equal(frame.uncertainty_ns, 0);
	expect(frame.timestamp_ns >= before && frame.timestamp_ns <= now_ns());

	board_put(&board, START & ~E2);
	board_set(&board, "inputs", "2");
	second = board_open(&board, 0);
	expect(frame_arrives(second, &frame));
	expect_equal(frame.squares, START & ~E2);
	expect_equal(frame.inputs, 2);
	expect_equal(frame.seqno, 1);
	expect(nothing_arrives(second, 50));
	close(second);
	close(fd);

	/* No file was open: the frame has the present state, not the old one. */
	board_put(&board, START);
	fd = board_open(&board, 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);
	expect_equal(frame.seqno, 1);
	close(fd);
	board_remove(&board);
}

static void refusals(void)
{
	char small[sizeof(struct reedboard_frame) - 1];
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board);
	int nonblocking = board_open(&board, O_NONBLOCK);

	expect(read(fd, small, sizeof(small)) == -1 && errno == EINVAL);
	expect(read(fd, small, 0) == -1 && errno == EINVAL);
	expect(lseek(fd, 0, SEEK_SET) == -1 && errno == ESPIPE);
	expect(pread(fd, &frame, sizeof(frame), 0) == -1 && errno == ESPIPE);
	expect(frame_arrives(nonblocking, &frame));
	expect(read(nonblocking, &frame, sizeof(frame)) == -1 && errno == EAGAIN);
	expect(frame_arrives(fd, &frame));
	close(nonblocking);
	close(fd);
	board_remove(&board);
}

static void two_writes(void)
{
	struct reedboard_frame frames[3];
	struct board board;
	int fd = board_begin(&board);

	expect(frame_arrives(fd, frames));
	board_put(&board, START & ~E2);
	board_put(&board, (START & ~E2) | E4);
	board_put(&board, (START & ~E2) | E4); /* no change, no frame */
	expect_equal(read(fd, frames, sizeof(frames) - 1), 2 * sizeof(frames[0]));
	expect_equal(frames[0].squares, START & ~E2);
	expect_equal(frames[1].squares, (START & ~E2) | E4);
	expect_equal(frames[0].seqno, 2);
	expect_equal(frames[1].seqno, 3);
	expect(frames[0].timestamp_ns <= frames[1].timestamp_ns);
	expect(nothing_arrives(fd, 50));
	close(fd);
	board_remove(&board);
}

struct sleeper {
	int fd;
	ssize_t size;
	int error;
	struct reedboard_frame frame;
};

static void *sleep_in_read(void *data)
{
	struct sleeper *sleeper = data;

	sleeper->size = read(sleeper->fd, &sleeper->frame, sizeof(sleeper->frame));
	sleeper->error = errno;
	return NULL;
}

static void blocking_read(void)
{
	struct sleeper sleeper;
	struct board board;
	pthread_t thread;

	sleeper.fd = board_begin(&board);
	expect(frame_arrives(sleeper.fd, &sleeper.frame));
	expect(!pthread_create(&thread, NULL, sleep_in_read, &sleeper));
	sleep_ms(100);
	board_put(&board, E4);
	pthread_join(thread, NULL);
	expect_equal(sleeper.size, sizeof(sleeper.frame));
	expect_equal(sleeper.frame.squares, E4);
	close(sleeper.fd);
	board_remove(&board);
}

static void *sleep_in_epoll(void *data)
{
	struct sleeper *sleeper = data;
	struct epoll_event event = {.events = EPOLLIN | EPOLLEXCLUSIVE};
	int epoll = epoll_create1(0);

	expect(!epoll_ctl(epoll, EPOLL_CTL_ADD, sleeper->fd, &event));
	sleeper->size = epoll_wait(epoll, &event, 1, 10000);
	sleeper->error = event.events;
	close(epoll);
	return NULL;
}

/* Each has a file, and so a queue, of its own: what wakes one must not leave the other asleep. */
static void exclusive_pollers(void)
{
	struct sleeper sleepers[2];
	struct board board;
	pthread_t threads[2];

	sleepers[0].fd = board_begin(&board);
	sleepers[1].fd = board_open(&board, 0);
	for (int change = 0; change < 2; change++) {
		for (int n = 0; n < 2; n++) {
			expect(frame_arrives(sleepers[n].fd, &sleepers[n].frame));
			expect(!pthread_create(&threads[n], NULL, sleep_in_epoll, &sleepers[n]));
		}
		sleep_ms(100);
		if (change)
			board_set(&board, "live", "0");
		else
			board_put(&board, E4);
		for (int n = 0; n < 2; n++) {
			pthread_join(threads[n], NULL);
			expect_equal(sleepers[n].size, 1);
			expect_equal(sleepers[n].error, change ? EPOLLHUP | EPOLLERR : EPOLLIN);
		}
	}
	close(sleepers[0].fd);
	close(sleepers[1].fd);
	board_remove(&board);
}

static void two_readers(void)
{
	struct reedboard_frame frame;
	struct board board;
	int first = board_begin(&board), second = board_open(&board, 0);

	expect(frame_arrives(first, &frame));
	for (int n = 1; n <= 100; n++)
		board_put(&board, n);
	for (int n = 1; n <= 100; n++) {
		expect(frame_arrives(first, &frame));
		expect_equal(frame.squares, n);
	}
	for (int n = 0; n <= 100; n++) {
		expect(frame_arrives(second, &frame));
		expect_equal(frame.squares, n ? (uint64_t)n : START);
		expect_equal(frame.seqno, n + 1);
	}
	expect_equal(board_counter(&board, "readers"), 2);
	close(first);
	expect_equal(board_counter(&board, "readers"), 1);
	close(second);
	board_remove(&board);
}

static void overflow(void)
{
	static struct reedboard_frame frames[QUEUE + 1];
	const int changes = 3 * QUEUE;
	struct board board;
	int fd = board_begin(&board);

	for (int n = 1; n <= changes; n++)
		board_put(&board, n);
	expect_equal(read(fd, frames, sizeof(frames)), QUEUE * sizeof(frames[0]));
	for (int n = 0; n < QUEUE; n++) {
		expect_equal(frames[n].flags, n ? 0 : REEDBOARD_FRAME_LOST);
		expect_equal(frames[n].squares, changes - QUEUE + n + 1);
		expect_equal(frames[n].seqno, changes - QUEUE + n + 2);
	}

	board_put(&board, START);
	expect(frame_arrives(fd, frames));
	expect_equal(frames[0].squares, START);
	expect_equal(frames[0].flags, 0);
	expect_equal(frames[0].seqno, changes + 2);
	close(fd);
	board_remove(&board);
}

static void injected_loss(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board);

	board_set(&board, "lost", "5");
	expect(frame_arrives(fd, &frame)); /* was queued before the loss */
	expect_equal(frame.flags, 0);
	board_put(&board, E4);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_LOST);
	expect_equal(frame.seqno, 7);
	board_put(&board, E2);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, 0);
	expect_equal(frame.seqno, 8);
	close(fd);
	board_remove(&board);
}

static void bad_address(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board);
	void *volatile nowhere = (void *)8;

	expect(read(fd, nowhere, sizeof(frame)) == -1 && errno == EFAULT);
	board_put(&board, E4);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E4);
	expect_equal(frame.seqno, 2);
	expect_equal(frame.flags, REEDBOARD_FRAME_LOST);
	close(fd);
	board_remove(&board);
}

static void fault(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board), second;

	expect(frame_arrives(fd, &frame));
	board_set(&board, "fault", "1");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	expect_equal(frame.squares, START);
	expect(!strcmp(board_sysfs(&board, "fault"), "1"));
	board_put(&board, E4); /* the hardware does not answer: not seen */
	expect(nothing_arrives(fd, 50));
	second = board_open(&board, 0);
	expect(frame_arrives(second, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	expect_equal(frame.squares, START);

	board_set(&board, "fault", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, 0);
	expect_equal(frame.squares, E4);
	expect(frame_arrives(second, &frame));
	expect_equal(frame.flags, 0);
	expect(nothing_arrives(fd, 50));
	expect(!strcmp(board_sysfs(&board, "fault"), "0"));

	/* The fault's end makes a frame although nothing has changed meanwhile. */
	board_set(&board, "fault", "1");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	board_set(&board, "fault", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, 0);
	expect_equal(frame.squares, E4);
	expect(nothing_arrives(fd, 50));
	expect_equal(board_counter(&board, "faults"), 2);
	close(fd);
	close(second);
	board_remove(&board);
}

static void stuck(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd;

	board_make(&board);
	board_set(&board, "rows", "4");
	board_set(&board, "columns", "5");
	board_set(&board, "inputs_wired", "3");
	board_put(&board, UINT64_MAX);
	board_set(&board, "inputs", "f");
	board_live(&board);
	fd = board_open(&board, 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, 0x1f1f1f1f); /* where there is no contact nothing closes */
	expect_equal(frame.inputs, 3);

	board_set(&board, "stuck_open", "%llx", (unsigned long long)E2);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, 0x1f1f1f1f & ~E2);
	board_put(&board, 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, 0);
	board_set(&board, "stuck_closed", "%llx", (unsigned long long)(E2 | E4));
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E4);
	close(fd);
	board_remove(&board);
}

#define THREADS 4
#define SHARED	QUEUE

struct crowd {
	int fd;
	uint8_t seen[SHARED + 2];
};

static void *read_with_others(void *data)
{
	struct crowd *crowd = data;
	struct reedboard_frame frames[3];
	ssize_t n;

	while ((n = read(crowd->fd, frames, sizeof(frames))) > 0) {
		for (size_t k = 0; k < n / sizeof(frames[0]); k++)
			__atomic_add_fetch(&crowd->seen[frames[k].seqno], 1, __ATOMIC_RELAXED);
	}
	return NULL;
}

/* Threads that share a file get each frame whole and once; none hangs when the board goes. */
static void crowd(void)
{
	static struct crowd crowd;
	pthread_t threads[THREADS];
	struct board board;

	crowd.fd = board_begin(&board);
	for (int n = 0; n < THREADS; n++)
		expect(!pthread_create(&threads[n], NULL, read_with_others, &crowd));
	for (int n = 0; n < SHARED; n++)
		board_put(&board, n);
	board_set(&board, "live", "0");
	for (int n = 0; n < THREADS; n++)
		pthread_join(threads[n], NULL);
	for (int n = 1; n <= SHARED + 1; n++)
		expect_equal(crowd.seen[n], 1);
	close(crowd.fd);
	board_remove(&board);
}

static const struct test tests[] = {
	{"the ioctl tells what the board is, and nothing else is known", info},
	{"sysfs tells what the board is", sysfs},
	{"the current state comes first, whoever opens when", first_state},
	{"short buffers, seeking and empty queues are refused as documented", refusals},
	{"two writes make two frames, and no change makes none", two_writes},
	{"a change wakes a sleeping reader", blocking_read},
	{"a change, and the board's leaving, wake all who wait exclusively", exclusive_pollers},
	{"two readers each get every frame", two_readers},
	{"on overflow the oldest go, LOST and the numbers say so", overflow},
	{"injected loss shows as LOST and a gap", injected_loss},
	{"frames that could not be copied count as lost", bad_address},
	{"a fault makes one frame when it begins and one when it ends", fault},
	{"stuck contacts, missing contacts and unwired inputs", stuck},
	{"threads sharing a file get each frame once", crowd},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
