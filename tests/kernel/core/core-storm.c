/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards that come and go, sleep, fail and play scripts, all at once, while threads, their children
 * and epoll have their files. Whoever reads gets whole frames in order, or an error that is
 * documented; what else goes wrong the kernel's log tells.
 */

#include <pthread.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

#include "support.h"

#define UNBINDS 60

struct storm {
	struct board board;
	volatile bool over;
	volatile unsigned int opens;
	volatile unsigned int wrong;
};

/* Notes what must not be. */
static void wrong(struct storm *storm, const char *what)
{
	if (!storm->wrong++)
		printf("# %s (errno %s)\n", what, strerror(errno));
}

static bool is_documented(int error)
{
	return error == ENODEV || error == ENOENT || error == ENXIO || error == EAGAIN ||
	       error == EIO || error == EINTR || error == EUSERS;
}

/* The name may be another's next time: it is read anew. */
static int open_any(struct storm *storm)
{
	char path[64];
	int fd;

	snprintf(path, sizeof(path), "/dev/%s", storm->board.device);
	fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	if (fd >= 0)
		storm->opens++;
	else if (!is_documented(errno))
		wrong(storm, "open() fails");
	return fd;
}

static void read_some(struct storm *storm, int fd)
{
	struct reedboard_frame frames[16];
	uint64_t last = 0;
	ssize_t size = 0;

	for (int n = 0; n < 8 && size >= 0; n++) {
		size = read(fd, frames, sizeof(frames));
		if (size < 0 ? !is_documented(errno) : !size || size % sizeof(*frames))
			wrong(storm, "read() fails, or gives a part of a frame");
		for (ssize_t i = 0; i < size / (ssize_t)sizeof(*frames); i++) {
			if (frames[i].timestamp_ns < last)
				wrong(storm, "a frame's time runs back");
			last = frames[i].timestamp_ns;
		}
	}
}

static void *readers(void *data)
{
	struct storm *storm = data;

	while (!storm->over) {
		int fd = open_any(storm);

		usleep(300);
		if (fd < 0)
			continue;
		read_some(storm, fd);
		poll_for(fd, 1);
		read_some(storm, fd);
		close(fd);
	}
	return NULL;
}

/* Children read what the parent has opened, and outlive it or not. */
static void *forkers(void *data)
{
	struct storm *storm = data;

	while (!storm->over) {
		int fd = open_any(storm);
		unsigned int before = storm->wrong;
		pid_t child = fd < 0 ? -1 : fork();

		if (!child) {
			struct reedboard_info info;

			read_some(storm, fd);
			ioctl(fd, REEDBOARD_GET_INFO, &info);
			poll_for(fd, 2);
			_exit(storm->wrong > before);
		}
		if (fd >= 0)
			close(fd);
		if (child > 0) {
			int status = 0;

			waitpid(child, &status, 0);
			if (status)
				wrong(storm, "a child has seen something wrong");
		}
		usleep(500);
	}
	return NULL;
}

static void *watchers(void *data)
{
	struct epoll_event event = {.events = EPOLLIN | EPOLLET};
	struct storm *storm = data;

	while (!storm->over) {
		int fds[4], epoll = epoll_create1(EPOLL_CLOEXEC);
		bool first = storm->opens % 2;

		for (int n = 0; n < 4; n++) {
			fds[n] = open_any(storm);
			event.events = n % 2 ? EPOLLIN | EPOLLET : EPOLLIN | EPOLLEXCLUSIVE;
			if (fds[n] >= 0)
				epoll_ctl(epoll, EPOLL_CTL_ADD, fds[n], &event);
		}
		epoll_wait(epoll, &event, 1, 2);
		if (first)
			close(epoll);
		for (int n = 0; n < 4; n++)
			if (fds[n] >= 0)
				close(fds[n]);
		if (!first)
			close(epoll);
	}
	return NULL;
}

static void try_sysfs(struct storm *storm, const char *attribute, const char *text)
{
	char path[128];

	snprintf(path, sizeof(path), "/sys/class/reedboard/%s/%s", storm->board.device, attribute);
	write_file(path, text, strlen(text));
}

/* Whatever may be written to a board, at any time. */
static void *meddlers(void *data)
{
	static const char *const attributes[] = {"fault", "asleep", "refuse", "deaf"};
	struct storm *storm = data;
	unsigned int seed = 17;
	char text[32];

	while (!storm->over) {
		int what = rand_r(&seed) % 10;

		snprintf(text, sizeof(text), "%d", rand_r(&seed) % 2);
		if (what < 4)
			board_try(&storm->board, attributes[what], text);
		else if (what == 4)
			board_try(&storm->board, "play", text);
		else if (what == 5)
			board_try(&storm->board, "script",
				  "0 1 0\n0 0000000000000003 0 ±7\n900 0000000000000007 0 fault\n"
				  "1500 000000000000000f 0 lost\n1500 000000000000000e 0\n");
		else if (what == 6)
			board_try(&storm->board, "scan_us", rand_r(&seed) % 2 ? "0" : "900");
		else if (what == 7)
			try_sysfs(storm, "idle_delay_ms", rand_r(&seed) % 2 ? "0" : "5000");
		else if (what == 8)
			try_sysfs(storm, "idle_interval_us", rand_r(&seed) % 2 ? "0" : "50000");
		snprintf(text, sizeof(text), "%x", rand_r(&seed));
		board_try(&storm->board, "squares", text);
		usleep(200);
	}
	return NULL;
}

static void unbinds_of(const char *period_us, const char *interrupts)
{
	static void *(*const threads_of[])(void *) = {readers, readers, forkers, watchers, meddlers};
	pthread_t threads[sizeof(threads_of) / sizeof(threads_of[0])];
	const int count = sizeof(threads_of) / sizeof(threads_of[0]);
	struct reedboard_frame frame;
	struct storm storm = {0};
	int fd;

	board_make(&storm.board);
	board_set(&storm.board, "period_us", "%s", period_us);
	board_set(&storm.board, "interrupts", "%s", interrupts);
	board_live(&storm.board);
	for (int n = 0; n < count; n++)
		expect(!pthread_create(&threads[n], NULL, threads_of[n], &storm));
	for (int n = 0; n < UNBINDS; n++) {
		usleep(n % 7 * 500);
		board_set(&storm.board, "live", "0");
		usleep(n % 3 * 200);
		board_set(&storm.board, "live", "1");
	}
	storm.over = true;
	for (int n = 0; n < count; n++)
		pthread_join(threads[n], NULL);
	expect_equal(storm.wrong, 0);
	expect(storm.opens > 0);
	printf("# %u opens against %d unbinds\n", storm.opens, UNBINDS);

	/* It is as good as new. */
	board_set(&storm.board, "play", "0");
	board_set(&storm.board, "live", "0");
	board_set(&storm.board, "refuse", "0");
	board_set(&storm.board, "fault", "0");
	board_set(&storm.board, "deaf", "0");
	board_set(&storm.board, "scan_us", "0");
	board_put(&storm.board, START);
	board_set(&storm.board, "live", "1");
	fd = board_open(&storm.board, 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);
	expect_equal(frame.flags, 0);
	expect_equal(board_counter(&storm.board, "readers"), 1);
	close(fd);
	board_remove(&storm.board);
}

static void unbinds_reporting(void)
{
	unbinds_of("0", "0");
}

static void unbinds_sampled(void)
{
	unbinds_of("1000", "0");
}

static void unbinds_with_interrupts(void)
{
	unbinds_of("0", "1");
}

static const struct test tests[] = {
	{"a storm of unbinds, reported", unbinds_reporting},
	{"a storm of unbinds, sampled", unbinds_sampled},
	{"a storm of unbinds, with interrupts", unbinds_with_interrupts},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
