/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards that go while they are read, files that are opened and closed ten thousand times,
 * modules that must stay while they are needed.
 */
#include <pthread.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

#include "support.h"

#define OPENS 10000
/* Each begins and ends a thread, which emulated processors take their time for. */
#define SAMPLED_OPENS 1000
#define RACES	      60

struct sleeper {
	int fd;
	ssize_t size;
	int error;
};

static void *sleep_in_read(void *data)
{
	struct reedboard_frame frame;
	struct sleeper *sleeper = data;

	sleeper->size = read(sleeper->fd, &frame, sizeof(frame));
	sleeper->error = errno;
	return NULL;
}

static void *sleep_in_poll(void *data)
{
	struct sleeper *sleeper = data;

	sleeper->size = poll_for(sleeper->fd, 10000);
	return NULL;
}

static void unbind_of(const char *period_us)
{
	struct sleeper reader, poller;
	struct reedboard_frame frame;
	struct reedboard_info info;
	struct board board;
	pthread_t threads[2];
	char name[32];

	board_make(&board);
	board_set(&board, "period_us", "%s", period_us);
	board_live(&board);
	reader.fd = board_open(&board, 0);
	poller.fd = board_open(&board, 0);
	expect(frame_arrives(reader.fd, &frame));
	expect(frame_arrives(poller.fd, &frame));
	expect(!pthread_create(&threads[0], NULL, sleep_in_read, &reader));
	expect(!pthread_create(&threads[1], NULL, sleep_in_poll, &poller));
	sleep_ms(100);
	board_set(&board, "live", "0");
	pthread_join(threads[0], NULL);
	pthread_join(threads[1], NULL);
	expect(reader.size == -1 && reader.error == ENODEV);
	expect_equal(poller.size, POLLHUP | POLLERR);
	expect(ioctl(reader.fd, REEDBOARD_GET_INFO, &info) == -1 && errno == ENODEV);
	expect_equal(board_open(&board, 0), -ENOENT);

	/* It comes back under its name as a new board, while the old one's files are still open. */
	board_put(&board, E4);
	snprintf(name, sizeof(name), "%s", board.device);
	board_live(&board);
	expect(!strcmp(board.device, name));
	close(reader.fd);
	reader.fd = board_open(&board, 0);
	expect(frame_arrives(reader.fd, &frame));
	expect_equal(frame.squares, E4);
	expect_equal(poll_for(poller.fd, 0), POLLHUP | POLLERR);
	close(poller.fd);
	close(reader.fd);
	board_remove(&board);
}

static void unbind_reporting(void)
{
	unbind_of("0");
}

static void unbind_sampled(void)
{
	unbind_of("1000");
}

static void queued_frames(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board);

	board_put(&board, E4);
	board_set(&board, "live", "0");
	expect_equal(poll_for(fd, 0), POLLIN | POLLHUP | POLLERR);
	expect_equal(read(fd, &frame, sizeof(frame)), sizeof(frame));
	expect_equal(frame.squares, START);
	expect_equal(read(fd, &frame, sizeof(frame)), sizeof(frame));
	expect_equal(frame.squares, E4);
	expect(read(fd, &frame, sizeof(frame)) == -1 && errno == ENODEV);
	fcntl(fd, F_SETFL, O_NONBLOCK);
	expect(read(fd, &frame, sizeof(frame)) == -1 && errno == ENODEV);
	expect_equal(poll_for(fd, 0), POLLHUP | POLLERR);
	close(fd);
	board_remove(&board);
}

/* Even the directory may go while a file is open. */
static void removed(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board);

	board_remove(&board);
	expect_equal(read(fd, &frame, sizeof(frame)), sizeof(frame));
	expect(read(fd, &frame, sizeof(frame)) == -1 && errno == ENODEV);
	close(fd);
}

static void opens_of(const char *period_us, int count)
{
	struct reedboard_frame frame;
	struct board board;
	int fd;

	board_make(&board);
	board_set(&board, "period_us", "%s", period_us);
	board_put(&board, START);
	board_live(&board);
	for (int n = 0; n < count; n++) {
		fd = board_open(&board, 0);
		if (!expect(fd >= 0))
			break;
		/* Every hundredth reads; the others are gone before there is anything. */
		if (n % 100 == 0)
			expect(frame_arrives(fd, &frame) && frame.squares == START);
		close(fd);
	}
	expect_equal(board_counter(&board, "readers"), 0);
	board_remove(&board);
}

static void opens_reporting(void)
{
	opens_of("0", OPENS);
}

static void opens_sampled(void)
{
	opens_of("1000", SAMPLED_OPENS);
}

static void many_files(void)
{
	enum { FILES = 200 };
	struct reedboard_frame frame;
	struct board board;
	int fds[FILES];

	board_make(&board);
	board_put(&board, START);
	board_live(&board);
	for (int n = 0; n < FILES; n++)
		fds[n] = board_open(&board, 0);
	board_put(&board, E4);
	expect_equal(board_counter(&board, "readers"), FILES);
	for (int n = 0; n < FILES; n++) {
		expect(frame_arrives(fds[n], &frame) && frame.squares == START);
		expect(frame_arrives(fds[n], &frame) && frame.squares == E4);
		close(fds[n]);
	}
	board_remove(&board);
}

struct race {
	const struct board *board;
	bool over;
	int opened;
	int bad;
};

static void *open_again_and_again(void *data)
{
	struct race *race = data;
	struct reedboard_frame frame;
	int fd;

	while (!__atomic_load_n(&race->over, __ATOMIC_ACQUIRE)) {
		fd = board_open(race->board, 0);
		if (fd >= 0) {
			__atomic_add_fetch(&race->opened, 1, __ATOMIC_RELAXED);
			if (read(fd, &frame, sizeof(frame)) < 0 && errno != ENODEV)
				race->bad = errno;
			close(fd);
		} else if (fd != -ENOENT && fd != -ENODEV && fd != -ENXIO) {
			race->bad = -fd;
		}
	}
	return NULL;
}

static void race_of(const char *period_us, const char *interrupts)
{
	struct board board;
	struct race race = {.board = &board};
	pthread_t threads[2];

	board_make(&board);
	board_set(&board, "period_us", "%s", period_us);
	board_set(&board, "interrupts", "%s", interrupts);
	board_live(&board);
	for (int n = 0; n < 2; n++)
		expect(!pthread_create(&threads[n], NULL, open_again_and_again, &race));
	for (int n = 0; n < RACES; n++) {
		board_put(&board, n);
		board_set(&board, "live", "0");
		board_set(&board, "live", "1");
		if (n % 10 == 0)
			sleep_ms(1);
	}
	__atomic_store_n(&race.over, true, __ATOMIC_RELEASE);
	for (int n = 0; n < 2; n++)
		pthread_join(threads[n], NULL);
	expect_equal(race.bad, 0);
	expect(race.opened > 0);
	board_remove(&board);
}

static void races(void)
{
	race_of("0", "0");
	race_of("1000", "0");
	race_of("0", "1");
}

static int remove_module(const char *name)
{
	return syscall(SYS_delete_module, name, O_NONBLOCK) ? -errno : 0;
}

static void modules_stay(void)
{
	struct board board;
	struct reedboard_frame frame;
	int fd = board_begin(&board);

	expect(remove_module("reedboard_sim") < 0);
	expect(remove_module("reedboard") < 0);
	board_set(&board, "live", "0");
	expect(remove_module("reedboard_sim") < 0);
	board_remove(&board);
	/* The file's queue outlives its board, and what runs when it is closed has to stay. */
	expect(remove_module("reedboard_sim") < 0);
	expect_equal(read(fd, &frame, sizeof(frame)), sizeof(frame));
	close(fd);
}

static void node(void)
{
	struct board board;
	struct stat status;
	char path[64];

	board_make(&board);
	board_live(&board);
	snprintf(path, sizeof(path), "/dev/%s", board.device);
	expect(!stat(path, &status));
	expect_equal(status.st_mode, S_IFCHR | 0660);
	board_remove(&board);
	expect(stat(path, &status) == -1 && errno == ENOENT);
}

static void many_boards(void)
{
	enum { BOARDS = 64 };
	static struct board boards[BOARDS + 1];

	for (int n = 0; n < BOARDS; n++) {
		board_make(&boards[n]);
		board_live(&boards[n]);
	}
	board_make(&boards[BOARDS]);
	expect_equal(board_try(&boards[BOARDS], "live", "1"), -ENOSPC);
	for (int n = 0; n <= BOARDS; n++)
		board_remove(&boards[n]);
}

static const struct test tests[] = {
	{"the device file has mode 0660 and goes with the board", node},
	{"a board that reports goes while a reader and a poller sleep", unbind_reporting},
	{"a sampled board goes while a reader and a poller sleep", unbind_sampled},
	{"queued frames are read after the board has gone, then ENODEV", queued_frames},
	{"a board is removed from configfs while it is read", removed},
	{"10,000 opens and closes of a board that reports", opens_reporting},
	{"1,000 opens and closes of a sampled board", opens_sampled},
	{"200 files at once", many_files},
	{"open() races the board's leaving", races},
	{"modules stay while a file is open", modules_stay},
	{"64 boards at once, and no more", many_boards},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
