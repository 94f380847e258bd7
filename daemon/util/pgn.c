/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Termination, clock and date as PGN writes them. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "util/pgn.h"

const char *pgn_termination(enum laws_reason reason)
{
	switch (reason) {
	case LAWS_REASON_TIME:
		return "time forfeit";
	case LAWS_REASON_ILLEGAL_MOVES:
		return "rules infraction";
	case LAWS_REASON_FORFEIT:
	case LAWS_REASON_BOTH_LOST:
		return "forfeit";
	case LAWS_REASON_ARBITER:
		return "adjudication";
	case LAWS_REASON_NONE:
	case LAWS_REASON_CHECKMATE:
	case LAWS_REASON_RESIGNATION:
	case LAWS_REASON_STALEMATE:
	case LAWS_REASON_DEAD_POSITION:
	case LAWS_REASON_AGREEMENT:
	case LAWS_REASON_THREEFOLD:
	case LAWS_REASON_FIFTY:
	case LAWS_REASON_FIVEFOLD:
	case LAWS_REASON_SEVENTY_FIVE:
	case LAWS_REASON_CLAIM:
	case LAWS_REASON_KINGS_CENTRED:
		break;
	}
	return "normal";
}

void pgn_clock_write(int64_t left, char text[PGN_CLOCK_SIZE])
{
	int64_t seconds = left / 1000;

	snprintf(text, PGN_CLOCK_SIZE, "[%%clk %" PRId64 ":%02d:%02d]", seconds / 3600,
		 (int)(seconds / 60 % 60), (int)(seconds % 60));
}

void pgn_date_write(const char *time, char date[PGN_DATE_SIZE])
{
	if (strlen(time) >= 10)
		snprintf(date, PGN_DATE_SIZE, "%.4s.%.2s.%.2s", time, time + 5, time + 8);
	else
		snprintf(date, PGN_DATE_SIZE, "????.??.??");
}
