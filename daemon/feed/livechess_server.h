/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The LiveChess protocol on the network: ws://HOST:1982/api/v1.0 and its HTTP half. */
#ifndef TOUCHMOVE_FEED_LIVECHESS_SERVER_H
#define TOUCHMOVE_FEED_LIVECHESS_SERVER_H

#include "feed/configuration.h"
#include "feed/http.h"
#include "feed/livechess.h"

#define LIVECHESS_PATH "/api/v1.0"

struct livechess_server {
	struct http http;
	struct boards *boards;
	const struct feed_configuration *configuration;
	GPtrArray *sessions;
	guint tick; /* while somebody listens: clocks are told every second */
};

/* Serves @boards, which it watches. Returns an exit code, after one line where it is not 0. */
int livechess_server_open(struct livechess_server *server, struct boards *boards,
			  const struct feed_configuration *configuration);
void livechess_server_close(struct livechess_server *server);

#endif
