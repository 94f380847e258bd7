/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Articles 11 and 12 say: the conduct of the players, and the arbiter (2001: 12 to 14). */
#include "sentences.h"

static const struct article_subject conduct[] = {
	{MATTER(DISTURBING), SAYS({ALL, RECORDS,
				   N_("Disturbing the opponent is forbidden, also by unreasonable "
				      "claims and draw offers.")})},
	{MATTER(REFUSING_THE_LAWS), SAYS({ALL, APPLIES("penalty"),
					  N_("A player who keeps refusing to obey the Laws loses; "
					     "the arbiter decides the opponent's score.")})},
	{MATTER(BOTH_LOST),
	 SAYS({ALL, APPLIES("result"),
	       N_("If both players keep refusing to obey the Laws, both lose.")})},
};

CHAPTER(chapter_conduct, N_("The conduct of the players"), conduct);

static const struct article_subject arbiter[] = {
	{MATTER(TIME_FOR_DISTURBANCE),
	 SAYS({ALL, APPLIES("add-time"),
	       N_("The arbiter may give additional time after a disturbance from outside.")})},
	{MATTER(ARBITER_SILENT),
	 SAYS({IN_2001, DECIDES,
	       N_("The arbiter intervenes only as the Laws provide, and does not tell a player "
		  "that the opponent has moved.")},
	      {SINCE_2017, DECIDES,
	       N_("The arbiter intervenes only as the Laws provide, and tells nobody that the "
		  "opponent has moved or that a clock is not pressed.")})},
	{MATTER(PENALTIES), WITH_PARTS,
	 SAYS({IN_2001, APPLIES("penalty"),
	       N_("The arbiter's penalties are seven: a warning, time, points, the loss of the "
		  "game, and expulsion.")},
	      {SINCE_2017, APPLIES("penalty"),
	       N_("The arbiter's penalties are nine: a warning, time, points, the loss of the "
		  "game, a fine, exclusion from rounds, and expulsion.")})},
};

CHAPTER(chapter_arbiter, N_("The arbiter"), arbiter);
