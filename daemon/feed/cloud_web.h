/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* LiveChess Cloud's files by HTTP: /get/TOURNAMENT-ID/…, and LiveChess's HTTP half beside it. */
#ifndef TOUCHMOVE_FEED_CLOUD_WEB_H
#define TOUCHMOVE_FEED_CLOUD_WEB_H

#include "feed/cloud.h"
#include "feed/http.h"

struct cloud_web {
	struct cloud cloud;
};

/* Serves the files of @round at @http, which live longer. */
void cloud_web_open(struct cloud_web *web, struct http *http, const struct round *round,
		    const struct feed_configuration *configuration);

/*
 * Serves tournaments, tournament/UUID, round/UUID/N and game/UUID below @path at @http, which has
 * looked at Host and Origin already.
 */
void cloud_api_open(struct cloud_web *web, struct http *http, const char *path,
		    const struct round *round, const struct feed_configuration *configuration);

#endif
