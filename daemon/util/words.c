/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The tables of words.h. */
#include <stddef.h>
#include <string.h>

#include "util/words.h"

const char *const visually_disabled_words[] = {
	[LAWS_VISUALLY_DISABLED_NONE] = "none",
	[LAWS_VISUALLY_DISABLED_WHITE] = "white",
	[LAWS_VISUALLY_DISABLED_BLACK] = "black",
	[LAWS_VISUALLY_DISABLED_BOTH] = "both",
	NULL,
};

const char *const side_words[] = {
	[LAWS_WHITE] = "white",
	[LAWS_BLACK] = "black",
	NULL,
};

const char *const tag_words[] = {
	[TAG_EVENT] = "Event",
	[TAG_SITE] = "Site",
	[TAG_ROUND] = "Round",
	[TAG_DATE] = "Date",
	NULL,
};

const char *const outage_words[] = {
	[LAWS_OUTAGE_FAULT] = "fault",		 [LAWS_OUTAGE_GONE] = "gone",
	[LAWS_OUTAGE_RESTART] = "restart",	 [LAWS_OUTAGE_SQUARE] = "switch",
	[LAWS_OUTAGE_UNFOLLOWED] = "unfollowed", NULL,
};

const char *const keeping_words[] = {
	[LAWS_KEEPING_KEPT] = "",
	[LAWS_KEEPING_WAITS] = "waits",
	[LAWS_KEEPING_FULL] = "full",
	[LAWS_KEEPING_DIFFERS] = "differs",
	NULL,
};

const char *const hand_words[] = {
	[LAWS_HAND_NO_SIGN] = "",
	[LAWS_HAND_TOO_FAR] = "too-far",
	[LAWS_HAND_BOTH_HELD] = "both-held",
	[LAWS_HAND_ON_CLOCK] = "on-clock",
	NULL,
};

const char *const penalty_words[] = {
	[LAWS_PENALTY_WARNING] = "warning", [LAWS_PENALTY_ADD_OPPONENT] = "add-opponent",
	[LAWS_PENALTY_REDUCE] = "reduce",   [LAWS_PENALTY_OPPONENT_POINTS] = "opponent-points",
	[LAWS_PENALTY_POINTS] = "points",   [LAWS_PENALTY_LOSS] = "loss",
	[LAWS_PENALTY_FINE] = "fine",	    [LAWS_PENALTY_EXCLUDE] = "exclude",
	[LAWS_PENALTY_EXPEL] = "expel",	    NULL,
};

const char *const reason_words[] = {
	[LAWS_REASON_NONE] = "",
	[LAWS_REASON_CHECKMATE] = "checkmate",
	[LAWS_REASON_RESIGNATION] = "resignation",
	[LAWS_REASON_STALEMATE] = "stalemate",
	[LAWS_REASON_DEAD_POSITION] = "dead-position",
	[LAWS_REASON_AGREEMENT] = "agreement",
	[LAWS_REASON_THREEFOLD] = "threefold",
	[LAWS_REASON_FIFTY] = "fifty",
	[LAWS_REASON_FIVEFOLD] = "fivefold",
	[LAWS_REASON_SEVENTY_FIVE] = "seventy-five",
	[LAWS_REASON_TIME] = "time",
	[LAWS_REASON_ILLEGAL_MOVES] = "illegal-moves",
	[LAWS_REASON_FORFEIT] = "forfeit",
	[LAWS_REASON_BOTH_LOST] = "both-lost",
	[LAWS_REASON_CLAIM] = "claim",
	[LAWS_REASON_ARBITER] = "arbiter",
	[LAWS_REASON_KINGS_CENTRED] = "kings-centred",
	NULL,
};

const char *const claim_words[] = {
	[LAWS_CLAIM_OF_THREEFOLD] = "threefold",
	[LAWS_CLAIM_OF_FIFTY] = "fifty",
	[LAWS_CLAIM_OF_FLAG] = "flag",
	[LAWS_CLAIM_OF_ILLEGAL_MOVE] = "illegal-move",
	[LAWS_CLAIM_OF_QUICKPLAY] = "quickplay",
	[LAWS_CLAIM_OF_INCREMENT] = "increment",
	NULL,
};

const char *offence_word(unsigned int place)
{
	const struct laws_alert_info *alert =
		laws_alert_info(laws_alert_of_offence((enum laws_offence)place));

	return alert ? alert->word : NULL;
}

const char *result_word(unsigned int place)
{
	const char *none = laws_result_text(LAWS_RESULT_NONE);
	const char *text = laws_result_text((enum laws_result)(place + 1));

	if (text != none)
		return text;
	return place > 0 && laws_result_text((enum laws_result)place) != none ? none : NULL;
}

int word_find(const char *const words[], const char *word)
{
	for (int i = 0; words[i]; i++)
		if (!strcmp(words[i], word))
			return i;
	return -1;
}
