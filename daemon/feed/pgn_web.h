/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The round as PGN by HTTP: /pgn/round.pgn and /pgn/board/ID.pgn, for those who poll. */
#ifndef TOUCHMOVE_FEED_PGN_WEB_H
#define TOUCHMOVE_FEED_PGN_WEB_H

#include "feed/http.h"
#include "feed/round.h"

struct pgn_web {
	struct round *round;
	GBytes *text; /* the round that was asked for last, and its tag */
	char *tag;
};

/* Serves @round by @http; both stay the caller's, and live longer. */
void pgn_web_open(struct pgn_web *web, struct http *http, struct round *round);
/* To be called when @http is closed. Does nothing where @web is zero. */
void pgn_web_close(struct pgn_web *web);

#endif
