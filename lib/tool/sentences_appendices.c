/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Appendices A to D say: rapid chess, blitz, notation, blind players (2001: B, C, E, F). */
#include "sentences.h"

static const struct article_subject rapid[] = {
	{MATTER(RAPID),
	 SAYS({IN_2001, DECIDES, N_("In rapid chess each player has between 15 and 60 minutes.")},
	      {SINCE_2017, DECIDES,
	       N_("In rapid chess each player has more than 10 and less than 60 minutes, counting "
		  "60 increments.")})},
	{MATTER(RAPID_SCORESHEET),
	 SAYS({IN_2001, DECIDES, N_("In rapid chess players need not record the moves.")},
	      {SINCE_2017, DECIDES,
	       N_("Players need not record the moves, and keep the claims that rest on a "
		  "scoresheet.")})},
	{MATTER(PENALTY_OF_A_MINUTE),
	 SAYS({IN_2017 | IN_2018, DECIDES,
	       N_("In blitz the penalties of two minutes are one minute.")},
	      {IN_2023, DECIDES,
	       N_("In rapid chess the penalties of two minutes are one minute; so they are in "
		  "blitz without full supervision.")})},
	{MATTER(RAPID_SUPERVISED), WITH_PARTS,
	 SAYS({SINCE_2017, APPLIES("Supervision"),
	       N_("The standard rules apply to rapid chess if an arbiter watches at most three "
		  "games and each is recorded.")})},
	{MATTER(RAPID_SET_UP), WITH_PARTS,
	 SAYS({IN_2001, DECIDES,
	       N_("After three moves by each player nothing can be claimed about the set-up, the "
		  "board or the clocks.")},
	      {SINCE_2017, DECIDES,
	       N_("After ten moves by each player the clocks stay as they are set, and nothing can "
		  "be claimed about the set-up or the board.")})},
	{MATTER(RAPID_TOUCHED),
	 SAYS({IN_2001, SHOWS("touch-move"),
	       N_("In rapid chess the arbiter rules on touched pieces only when a player asks.")})},
	{MATTER(RAPID_ILLEGAL_MOVE),
	 SAYS({IN_2001, DECIDES,
	       N_("In rapid chess one's own touch ends the right to claim an irregularity or an "
		  "illegal move.")},
	      {IN_2017, SHOWS("illegal-move, illegal-move-stands"),
	       N_("An illegal move loses if the arbiter sees it or the opponent claims before "
		  "moving; otherwise it stands.")},
	      {SINCE_2018, SHOWS("illegal-move, illegal-move-stands"),
	       N_("An illegal move is penalised if the arbiter sees it or the opponent claims "
		  "before moving; otherwise it stands.")})},
	{MATTER(RAPID_TIME_CLAIM),
	 SAYS({IN_2001 | IN_2017, APPLIES("claim flag"),
	       N_("To win on time, a player stops the clocks and claims while having time left.")},
	      {SINCE_2018, APPLIES("claim flag"),
	       N_("To win on time, a player may pause the clocks and tell the arbiter; it is a "
		  "draw if that player could not checkmate by any series of legal moves.")})},
	{MATTER(RAPID_ILLEGAL_POSITION),
	 SAYS({SINCE_2017, SHOWS("illegal-position"),
	       N_("If both kings are in check or a pawn stands on the last rank, the arbiter waits "
		  "for the next move, and then declares a draw if the position is still "
		  "illegal.")})},
	{MATTER(RAPID_FLAG_FALL),
	 SAYS({IN_2001, APPLIES("claim flag"),
	       N_("In rapid chess a flag has fallen when a player rightly claims it; the arbiter "
		  "says nothing of it.")},
	      {IN_2017, SHOWS("flag-fall"),
	       N_("In rapid chess and blitz the arbiter, too, may say that a flag has fallen.")},
	      {SINCE_2018, SHOWS("flag-fall"),
	       N_("In rapid chess and blitz the arbiter must say that a flag has fallen, having "
		  "seen it.")})},
	{MATTER(RAPID_BOTH_FLAGS),
	 SAYS({IN_2001, APPLIES("claim flag"),
	       N_("In rapid chess the game is drawn if both flags have fallen.")})},
};

CHAPTER(chapter_rapid, N_("Rapid chess"), rapid);

static const struct article_subject blitz[] = {
	{MATTER(BLITZ),
	 SAYS({IN_2001, DECIDES, N_("In blitz each player has less than 15 minutes.")},
	      {SINCE_2017, DECIDES,
	       N_("In blitz each player has 10 minutes or less, counting 60 increments.")})},
	{MATTER(BLITZ_SUPERVISED), WITH_PARTS,
	 SAYS({SINCE_2017, APPLIES("Supervision"),
	       N_("The standard rules apply to blitz if an arbiter watches one game and it is "
		  "recorded.")})},
	{MATTER(BLITZ_ILLEGAL_MOVE),
	 SAYS({IN_2001, APPLIES("claim illegal-move"),
	       N_("In blitz an illegal move is completed by the press; the opponent may claim a "
		  "win before moving, or a draw if unable to checkmate, and after that it "
		  "stands.")},
	      {SINCE_2017, DECIDES,
	       N_("Otherwise blitz is played by the rules of rapid chess without full "
		  "supervision.")})},
};

CHAPTER(chapter_blitz, N_("Blitz"), blitz);
