/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The web server of the public side: http://HOST:8080/ with the live page. Other feeds hang their
 * own paths beside it, in http.server.
 */
#ifndef TOUCHMOVE_FEED_WEB_H
#define TOUCHMOVE_FEED_WEB_H

#include "feed/configuration.h"
#include "feed/live.h"
#include "feed/viewers.h"

struct web {
	struct http http;
	struct live live;
	struct viewers viewers;
	guint heartbeat;
};

/*
 * Serves the live page of @boards at [web] Listen= of @configuration; both stay the caller's, and
 * live longer. Returns EXIT_DONE, or another exit code after one line on standard error.
 */
int web_open(struct web *web, struct boards *boards,
	     const struct feed_configuration *configuration);
/* Does nothing where @web is zero. */
void web_close(struct web *web);

#endif
