/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * In a touchmoved whose linker leads some calls through here (--wrap): how late the store gets
 * what the boards tell, how long it takes until that is published, how long commits take, and
 * when the daemon was ready. FIFOs stand for the nodes of the kernel module. What was measured is
 * written to the file $MEASURED as the daemon ends.
 *
 * How late: an input by its own stamp, that of the edge; an event by the input or the deadline that
 * it follows from, so that the windows of debouncing and resting do not count.
 */
#include <sqlite3.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <systemd/sd-daemon.h>
#include <time.h>

#include "board/live.h"
#include "reedboard.h"
#include "spans.h"
#include "store/store.h"

#define LOGS_MOST 1024
#define PUT_MOST  (1u << 16) /* what waits to be kept at a time; must be a power of two */

static struct {
	const struct live *lives[LOGS_MOST];
	size_t live_count;
	struct log {
		uint64_t id;
		char board[STORE_STREAM_SIZE];
		const struct live *live;
		laws_time t; /* of its last entry */
	} logs[LOGS_MOST];
	size_t log_count;
	uint64_t put_at[PUT_MOST]; /* by its mark; 0: no event */
	uint64_t kept;
	uint64_t began, ready;
	struct spans inputs, events, published, commits;
} measured;

static uint64_t now_us(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

__attribute__((constructor)) static void begin(void)
{
	measured.began = now_us();
}

__attribute__((destructor)) static void end(void)
{
	const char *name = getenv("MEASURED");
	FILE *file = name ? fopen(name, "we") : NULL;

	if (!file)
		return;
	fprintf(file, "ready %llu\n", (unsigned long long)(measured.ready - measured.began));
	spans_write(file, "inputs", &measured.inputs);
	spans_write(file, "events", &measured.events);
	spans_write(file, "published", &measured.published);
	spans_write(file, "commits", &measured.commits);
	fclose(file);
}

/* ---- the boards ---- */

extern typeof(ioctl) __real_ioctl, __wrap_ioctl;
int __wrap_ioctl(int fd, unsigned long request, ...)
{
	va_list arguments;
	void *argument;

	va_start(arguments, request);
	argument = va_arg(arguments, void *);
	va_end(arguments);
	if (request != REEDBOARD_GET_INFO)
		return __real_ioctl(fd, request, argument);
	*(struct reedboard_info *)argument = (struct reedboard_info){
		.rows = 8,
		.columns = 8,
		.topology = REEDBOARD_TOPOLOGY_MATRIX,
		.period_ns = 1000000,
	};
	return 0;
}

extern typeof(live_start) __real_live_start, __wrap_live_start;
int __wrap_live_start(struct live *live, const struct device_kind *kind, const char *place,
		      char error[DEVICE_ERROR_SIZE])
{
	if (measured.live_count < LOGS_MOST)
		measured.lives[measured.live_count++] = live;
	return __real_live_start(live, kind, place, error);
}

/* ---- the store ---- */

extern typeof(store_begin) __real_store_begin, __wrap_store_begin;
uint64_t __wrap_store_begin(struct store *store, struct store_log *log, const char *board,
			    const char *source, const struct settings *settings,
			    const char *configured)
{
	uint64_t mark = __real_store_begin(store, log, board, source, settings, configured);

	struct log *begun = &measured.logs[measured.log_count];

	if (measured.log_count < LOGS_MOST) {
		measured.log_count++;
		begun->id = log->id;
		snprintf(begun->board, sizeof(begun->board), "%s", board);
	}
	return mark;
}

static const struct live *find_live(const char *board)
{
	for (size_t i = 0; i < measured.live_count; i++)
		if (!strcmp(board_id(measured.lives[i]->board), board))
			return measured.lives[i];
	return NULL;
}

/* NULL for a log that was not begun by this daemon: its board's time is not known. */
static struct log *find_log(uint64_t id)
{
	struct log *log = measured.logs;

	while (log < measured.logs + measured.log_count && log->id != id)
		log++;
	if (log == measured.logs + measured.log_count)
		return NULL;
	if (!log->live)
		log->live = find_live(log->board);
	return log->live ? log : NULL;
}

static int64_t since(const struct log *log)
{
	return (int64_t)(now_us() - live_when(log->live, log->t));
}

extern typeof(store_put) __real_store_put, __wrap_store_put;
uint64_t __wrap_store_put(struct store *store, uint64_t id, uint64_t n, enum store_kind kind,
			  laws_time t, const struct input *input)
{
	uint64_t mark = __real_store_put(store, id, n, kind, t, input);
	struct log *log = find_log(id);

	measured.put_at[mark % PUT_MOST] = 0;
	if (log) {
		log->t = t;
		if (kind == STORE_INPUT)
			spans_add(&measured.inputs, since(log));
	}
	return mark;
}

extern typeof(store_put_event) __real_store_put_event, __wrap_store_put_event;
uint64_t __wrap_store_put_event(struct store *store, uint64_t id, uint64_t n,
				const struct event *event)
{
	uint64_t mark = __real_store_put_event(store, id, n, event);
	struct log *log = find_log(id);

	measured.put_at[mark % PUT_MOST] = now_us();
	if (log)
		spans_add(&measured.events, since(log));
	return mark;
}

/* The loop publishes what it finds kept. */
extern typeof(store_kept) __real_store_kept, __wrap_store_kept;
uint64_t __wrap_store_kept(struct store *store)
{
	uint64_t kept = __real_store_kept(store);

	for (uint64_t mark = measured.kept + 1; mark <= kept; mark++)
		if (measured.put_at[mark % PUT_MOST])
			spans_add(&measured.published,
				  (int64_t)(now_us() - measured.put_at[mark % PUT_MOST]));
	measured.kept = kept > measured.kept ? kept : measured.kept;
	return kept;
}

extern typeof(sqlite3_exec) __real_sqlite3_exec, __wrap_sqlite3_exec;
int __wrap_sqlite3_exec(sqlite3 *database, const char *sql,
			int (*callback)(void *, int, char **, char **), void *data, char **error)
{
	uint64_t before = now_us();
	int code = __real_sqlite3_exec(database, sql, callback, data, error);

	if (!strcmp(sql, "COMMIT") && code == SQLITE_OK)
		spans_add(&measured.commits, (int64_t)(now_us() - before));
	return code;
}

extern typeof(sd_notify) __real_sd_notify, __wrap_sd_notify;
int __wrap_sd_notify(int unset, const char *state)
{
	if (!strcmp(state, "READY=1"))
		measured.ready = now_us();
	return __real_sd_notify(unset, state);
}
