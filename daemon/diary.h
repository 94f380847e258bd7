/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The journal for those who may see alerts: a namespace of systemd's journal (LogNamespace= in
 * systemd.exec(5)), whose files only they may read. sd_journal_send() would write to the machine's
 * own, which others read, wherever the unit does not say otherwise; so entries are sent to the
 * namespace's socket by its name, and where that is not there, nowhere. The record is the store:
 * nothing waits for this copy.
 */
#ifndef TOUCHMOVE_DIARY_H
#define TOUCHMOVE_DIARY_H

#include <sys/socket.h>
#include <sys/un.h>

#include "event/event.h"
#include "options.h"

/* Where systemd-journald@touchmove.socket listens. */
#define DIARY_SOCKET "/run/systemd/journal.touchmove/socket"

/*
 * Seconds. systemd lets hundreds of datagrams wait (net.unix.max_dgram_qlen), so that a board waits
 * for a journal that hangs only, and once; what is told a second late is late (store_is_slow()).
 */
#define DIARY_PATIENCE 1

struct diary {
	bool is_open; /* else nothing is written */
	int fd;
	bool is_stuck; /* the journal took nothing for DIARY_PATIENCE, and nothing since */
	struct sockaddr_un journal;
};

/*
 * Begins to write where @options say; with --user by itself nowhere. Says on standard error when
 * there is no journal where one is to be expected, and goes on. @diary, which is zero, stays in its
 * place until diary_close().
 */
void diary_open(struct diary *diary, const struct options *options);
void diary_close(struct diary *diary);

/* Writes an alert or a ruling of board @board, and nothing of other events. */
void diary_take(struct diary *diary, const char *board, const struct event *event);

#endif
