/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a board says when nobody reads it, how many may, and who may not; and system calls that no
 * program makes on purpose.
 */

#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/syscall.h>
#include <sys/uio.h>

#include "support.h"

#define FILES_MAX 256
#define STEPS	  400000
#define READERS	  200

static void only_readers(void)
{
	struct board board;
	char path[64];
	uint64_t scans;
	int fd;

	board_make(&board);
	board_set(&board, "period_us", "1000");
	board_live(&board);
	snprintf(path, sizeof(path), "/dev/%s", board.device);
	scans = board_counter(&board, "scans");
	expect_equal(open(path, O_WRONLY), -1);
	expect_equal(errno, EINVAL);
	/* Neither to read nor to write: for ioctl() alone. */
	expect_equal(open(path, O_ACCMODE), -1);
	expect_equal(errno, EINVAL);
	sleep_ms(50);
	expect_equal(board_counter(&board, "scans"), scans);
	expect_equal(board_counter(&board, "readers"), 0);
	fd = open(path, O_RDWR);
	expect(fd >= 0);
	expect_equal(board_counter(&board, "readers"), 1);
	close(fd);
	board_remove(&board);
}

static void fault_of(const char *period_us)
{
	struct reedboard_frame frame;
	struct board board;
	int fd;

	board_make(&board);
	board_set(&board, "period_us", "%s", period_us);
	board_set(&board, "inputs", "5");
	board_put(&board, START);
	board_live(&board);
	fd = board_open(&board, 0);
	expect(frame_arrives(fd, &frame));
	board_set(&board, "fault", "1");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);
	expect_equal(frame.inputs, 5);
	expect(!strcmp(board_sysfs(&board, "fault"), "1"));
	close(fd);
	expect(!strcmp(board_sysfs(&board, "fault"), "0"));

	/* Nothing of what earlier readers knew. */
	fd = board_open(&board, 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	expect_equal(frame.squares, 0);
	expect_equal(frame.inputs, 0);
	expect_equal(frame.uncertainty_ns, 0);
	expect(!strcmp(board_sysfs(&board, "fault"), "1"));
	board_set(&board, "fault", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);
	expect(!strcmp(board_sysfs(&board, "fault"), "0"));
	close(fd);
	board_remove(&board);
}

static void fault_sampled(void)
{
	fault_of("1000");
}

static void fault_reporting(void)
{
	fault_of("0");
}

static void too_many(void)
{
	struct reedboard_frame frame;
	int files[FILES_MAX];
	struct board board;

	board_make(&board);
	board_live(&board);
	for (int n = 0; n < FILES_MAX; n++)
		expect((files[n] = board_open(&board, O_NONBLOCK)) >= 0);
	for (int n = 0; n < 10; n++)
		expect_equal(board_open(&board, 0), -EUSERS);
	expect_equal(board_counter(&board, "readers"), FILES_MAX);
	close(files[0]);
	files[0] = board_open(&board, 0);
	expect(files[0] >= 0);
	board_put(&board, E4);
	for (int n = 0; n < FILES_MAX; n++) {
		expect(frame_arrives(files[n], &frame) && frame_arrives(files[n], &frame));
		close(files[n]);
	}
	board_remove(&board);
}

/* Steps that are all due at once: the log would tell of a processor that nobody else gets. */
static void script_storm(void)
{
	int files[READERS];
	struct board board;
	char *script = malloc(STEPS * 24), *at = script;

	board_make(&board);
	board_live(&board);
	for (int n = 0; n < READERS; n++)
		expect((files[n] = board_open(&board, O_NONBLOCK)) >= 0);
	for (int n = 0; n < STEPS; n++)
		at += sprintf(at, "0 %016x 0\n", n);
	board_set(&board, "script", "%s", script);
	free(script);
	board_set(&board, "play", "1");
	/* Somebody stops it, and somebody else begins it anew. */
	board_set(&board, "play", "0");
	expect(!strcmp(board_get(&board, "play"), "0"));
	board_set(&board, "play", "1");
	for (int n = 0; n < 2000 && strcmp(board_get(&board, "remaining"), "0"); n++)
		sleep_ms(100);
	expect(!strcmp(board_get(&board, "remaining"), "0"));
	for (int n = 0; n < READERS; n++)
		close(files[n]);
	board_remove(&board);
}

static void odd_reads(int fd)
{
	struct reedboard_frame frames[2];
	struct iovec none = {NULL, 0}, split[2] = {{frames, 31}, {(char *)frames + 31, 1}};
	char byte;

	expect_equal(read(fd, frames, 0), -1);
	expect_equal(errno, EINVAL);
	expect_equal(read(fd, frames, sizeof(*frames) - 1), -1);
	expect_equal(errno, EINVAL);
	expect_equal(syscall(SYS_read, fd, NULL, SIZE_MAX), -1);
	expect_equal(pread(fd, frames, sizeof(frames), 0), -1);
	expect_equal(errno, ESPIPE);
	expect_equal(lseek(fd, 0, SEEK_CUR), -1);
	expect_equal(errno, ESPIPE);
	expect(readv(fd, &none, 1) <= 0);
	expect(readv(fd, split, 2) < (ssize_t)sizeof(*frames));
	expect_equal(write(fd, &byte, 1), -1);
}

/* @error: what a bad address gives, ENODEV where the board has gone. */
static void odd_ioctls(int fd, int error)
{
	static const unsigned long odd[] = {0, ~0ul, FIONREAD, FIOCLEX + 7,
					    _IOW('r', 0xc0, struct reedboard_info),
					    _IOR('r', 0xc0, char), _IOR('r', 0xc1, int)};
	unsigned int n;

	for (n = 0; n < sizeof(odd) / sizeof(odd[0]); n++)
		expect_equal(ioctl(fd, odd[n], &n), -1);
	expect_equal(ioctl(fd, REEDBOARD_GET_INFO, NULL), -1);
	expect_equal(errno, error);
	expect_equal(ioctl(fd, REEDBOARD_GET_INFO, -1l), -1);
	expect_equal(errno, error);
}

static void odd_calls(void)
{
	struct epoll_event event = {.events = ~0u & ~(EPOLLEXCLUSIVE | EPOLLWAKEUP)};
	struct reedboard_frame frame;
	struct board board;
	int pipes[2], outer, inner;
	int fd = board_begin(&board);

	expect(frame_arrives(fd, &frame));
	fcntl(fd, F_SETFL, O_NONBLOCK);
	odd_reads(fd);
	odd_ioctls(fd, EFAULT);
	expect(mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED);
	expect(ftruncate(fd, 0) && fsync(fd) && fallocate(fd, 0, 0, 1));
	expect(fcntl(fd, F_SETFL, O_NONBLOCK | O_ASYNC | O_APPEND) || 1);
	expect(!pipe(pipes));
	expect_equal(splice(fd, NULL, pipes[1], NULL, 4096, SPLICE_F_NONBLOCK), -1);
	expect_equal(sendfile(pipes[1], fd, NULL, 4096), -1);
	expect_equal(syscall(SYS_copy_file_range, fd, NULL, fd, NULL, 32, 0), -1);
	inner = epoll_create1(0);
	outer = epoll_create1(0);
	expect(!epoll_ctl(inner, EPOLL_CTL_ADD, fd, &event));
	event.events = EPOLLIN | EPOLLET;
	expect(!epoll_ctl(outer, EPOLL_CTL_ADD, inner, &event));
	board_put(&board, E4);
	expect_equal(epoll_wait(outer, &event, 1, 10000), 1);
	board_set(&board, "live", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E4);
	odd_ioctls(fd, ENODEV);
	close(fd); /* while both watch it */
	close(outer);
	close(inner);
	close(pipes[0]);
	close(pipes[1]);
	board_remove(&board);
}

static const struct test tests[] = {
	{"who does not read starts no scan", only_readers},
	{"a fault is told of while it is known, sampled", fault_sampled},
	{"a fault is told of while it is known, reported", fault_reporting},
	{"256 may read a board", too_many},
	{"400,000 steps at once for 200 readers", script_storm},
	{"system calls that nobody means", odd_calls},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
