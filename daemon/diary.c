/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <systemd/sd-daemon.h>
#include <unistd.h>

#include "diary.h"
#include "event/entry.h"
#include "util/aside.h"
#include "util/exit.h"

/*
 * What cannot be sent is not told of: a line about it on standard error would tell everybody that
 * there was an alert. The socket may be made anew at any time, so nothing is connected.
 */
static bool send_entry(struct diary *diary, const char *entry, size_t length)
{
	int flags = MSG_NOSIGNAL | (diary->is_stuck ? MSG_DONTWAIT : 0);
	bool sent;

	if (!diary->is_open || !length)
		return false;
	sent = sendto(diary->fd, entry, length, flags, (const struct sockaddr *)&diary->journal,
		      sizeof(diary->journal)) >= 0;
	diary->is_stuck = !sent && errno == EAGAIN;
	return sent;
}

static bool send_line(struct diary *diary, enum entry_kind kind, const char *line)
{
	char entry[ENTRY_SIZE];

	return send_entry(diary, entry, entry_write_line(kind, line, entry));
}

static void take_aside(void *data, const char *line)
{
	send_line(data, ENTRY_REFUSAL, line);
}

/* The first entry also starts the journal, so that an alert does not. */
void diary_open(struct diary *diary, const struct options *options)
{
	const struct timeval patience = {.tv_sec = DIARY_PATIENCE};
	const char *name = options->journal;

	if (name ? !strcmp(name, "no") : options->user)
		return;
	aside_to(take_aside, diary);
	diary->journal = (struct sockaddr_un){.sun_family = AF_UNIX};
	snprintf(diary->journal.sun_path, sizeof(diary->journal.sun_path), "%s",
		 name ? name : DIARY_SOCKET);
	diary->fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	diary->is_open = diary->fd >= 0 && setsockopt(diary->fd, SOL_SOCKET, SO_SNDTIMEO, &patience,
						      sizeof(patience)) >= 0;
	/* Where systemd does not run, there is none. */
	if (!send_line(diary, ENTRY_BEGIN, "alerts and rulings are written here from now on") &&
	    (name || sd_booted() > 0))
		complain(EXIT_DONE,
			 "alerts are in no journal, only in the store: nothing listens at %s",
			 diary->journal.sun_path);
}

void diary_take(struct diary *diary, const char *board, const struct event *event)
{
	char entry[ENTRY_SIZE];

	if (diary->is_open)
		send_entry(diary, entry, entry_write(event, board, entry));
}

void diary_close(struct diary *diary)
{
	if (diary->is_open)
		close(diary->fd);
	diary->is_open = false;
}
