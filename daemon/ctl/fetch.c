/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* touchmoved hands out a descriptor of a file in memory. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "ctl/fetch.h"
#include "util/file.h"

static int read_reply(sd_bus_message *reply, char **text, size_t *size)
{
	int fd, r = sd_bus_message_read(reply, "h", &fd);

	if (r >= 0) {
		fd = fcntl(fd, F_DUPFD_CLOEXEC, 3);
		r = fd < 0 ? -errno : file_read_descriptor(fd, text, size);
	}
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "the game cannot be read: %s", strerror(-r));
	return EXIT_DONE;
}

int log_fetch(struct client *client, unsigned int game, char **text, size_t *size)
{
	sd_bus_message *message = NULL, *reply = NULL;
	int code = client_new_call(client, BUS_ARBITER, "ExportGame", &message);

	if (code == EXIT_DONE && sd_bus_message_append(message, "u", game) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no memory");
	if (code == EXIT_DONE)
		code = client_call(client, message, &reply);
	if (code == EXIT_DONE)
		code = read_reply(reply, text, size);
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}
