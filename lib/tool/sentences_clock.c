/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Articles 6 and 7 say: the clock, and irregularities. */
#include "tool/sentences.h"

static const struct article_subject clock[] = {
	{NUMBERS("6.1", "6.1", "6.1", "6.1"),
	 SAYS({ALL, DECIDES,
	       N_("Of the two times that a chess clock shows only one can run; a flag falls when a "
		  "time is used up.")})},
	{MATTER(PRESS), WITH_PARTS,
	 SAYS({IN_2001, DECIDES,
	       N_("A move is completed when the player has pressed the clock, unless it ends the "
		  "game; a player must always be allowed to press.")},
	      {SINCE_2017, DECIDES,
	       N_("A move is completed by pressing the clock, by ending the game, or by the "
		  "player's next move.")})},
	{MATTER(LATE_PRESS),
	 SAYS({SINCE_2017, DECIDES,
	       N_("A player may press the clock even after the opponent has made the next move; "
		  "until then the player's own time runs.")})},
	{MATTER(SAME_HAND), SAYS({ALL, SHOWS("clock-other-hand"),
				  N_("The hand that made the move presses the clock; no finger may "
				     "rest on the clock or hover over it.")})},
	{MATTER(CLOCK_HANDLING),
	 SAYS({IN_2001, APPLIES("penalty"),
	       N_("Hitting, lifting or knocking over the clock is forbidden and penalised.")},
	      {SINCE_2017, APPLIES("penalty"),
	       N_("Hitting, lifting or knocking over the clock, or pressing it before moving, is "
		  "forbidden and penalised.")})},
	{MATTER(ADJUSTING_TIME),
	 SAYS({SINCE_2017, SHOWS("touched-out-of-turn"),
	       N_("Only the player whose clock is running may adjust pieces.")})},
	{NUMBERS("6.8d", "6.2.6", "6.2.6", "6.2.6"),
	 SAYS({IN_2001, APPLIES("set-time"),
	       N_("A player who cannot use the clock may bring an assistant whom the arbiter "
		  "accepts; the arbiter adjusts the clocks fairly.")},
	      {SINCE_2017, APPLIES("set-time"),
	       N_("A player who cannot use the clock may bring an assistant whom the arbiter "
		  "accepts; the arbiter adjusts that clock fairly, but not that of a player with a "
		  "disability.")})},
	{NUMBERS("6.2a", "6.3.1", "6.3.1", "6.3.1"),
	 SAYS({ALL, DECIDES,
	       N_("Each player must complete a number of moves, or all, in a time fixed beforehand "
		  "with what each move adds to it.")})},
	{NUMBERS("6.2b", "6.3.2", "6.3.2", "6.3.2"),
	 SAYS({ALL, DECIDES,
	       N_("Time saved in one period counts in the next; with a delay the main time runs "
		  "only once each move's extra time is over.")})},
	{NUMBERS("6.3", "6.4", "6.4", "6.4"), SAYS({ALL, DECIDES,
						    N_("As soon as a flag has fallen it is checked "
						       "whether the moves were made in time.")})},
	{NUMBERS("6.4", "6.5", "6.5", "6.5"),
	 SAYS({ALL, LEAVES, N_("Before the game the arbiter decides where the clock stands.")})},
	{NUMBERS("6.5", "6.6", "6.6", "6.6"),
	 SAYS({ALL, APPLIES("start"),
	       N_("At the time set for the beginning White's clock is started.")})},
	{MATTER(DEFAULT_TIME),
	 SAYS({IN_2001, SHOWS("absent"),
	       N_("A player who comes more than an hour late loses, unless the regulations or the "
		  "arbiter say otherwise.")},
	      {SINCE_2017, SHOWS("absent"),
	       N_("A player who comes after the default time loses, unless the arbiter decides "
		  "otherwise; it is zero if the regulations do not name it.")})},
	{NUMBERS("6.6", "6.7.2", "6.7.2", "6.7.2"),
	 SAYS({IN_2001, DECIDES,
	       N_("If neither player is there at the beginning, White loses the time until coming, "
		  "unless regulations or arbiter say otherwise.")},
	      {SINCE_2017, DECIDES,
	       N_("If a default time is allowed and neither player is there at the beginning, "
		  "White loses the time until coming, unless regulations or arbiter say "
		  "otherwise.")})},
	{MATTER(FLAG_FALL),
	 SAYS({ALL, SHOWS("flag-fall"),
	       N_("A flag has fallen when the arbiter sees it or a player rightly claims it.")})},
	{MATTER(TIME_LOSS),
	 SAYS({ALL, APPLIES("confirm, claim flag"),
	       N_("Unless mate, stalemate, a dead position, resignation or agreement has ended the "
		  "game, a player who does not complete the moves in time loses; it is a draw if "
		  "the opponent could not checkmate by any series of legal moves.")})},
	{NUMBERS("6.11", "6.10.1", "6.10.1", "6.10.1"),
	 SAYS({ALL, APPLIES("set-time"),
	       N_("What the clock shows counts unless the clock is plainly faulty; then the "
		  "arbiter replaces it and decides the times.")})},
	{NUMBERS(NULL, "6.10.2", "6.10.2", "6.10.2"),
	 SAYS({SINCE_2017, APPLIES("set-time, move-counter, time-control"),
	       N_("If a clock turns out to be set wrongly, it is stopped at once, and the arbiter "
		  "puts setting, times and move counter right.")})},
	{NUMBERS("6.13a", "6.11.1", "6.11.1", "6.11.1"),
	 SAYS({ALL, APPLIES("pause"),
	       N_("When the game must be interrupted the arbiter pauses the clocks.")})},
	{MATTER(PAUSE), SAYS({ALL, APPLIES("pause"),
			      N_("A player may pause the clocks only to call the arbiter.")})},
	{NUMBERS("6.13c", "6.11.3", "6.11.3", "6.11.3"),
	 SAYS({ALL, APPLIES("resume"), N_("The arbiter decides when the game goes on.")})},
	{MATTER(PAUSE_WITHOUT_REASON),
	 SAYS({ALL, APPLIES("penalty"),
	       N_("A player who pauses the clocks without a valid reason is penalised.")})},
	{NUMBERS("6.15", "6.12.1", "6.12.1", "6.12.1"),
	 SAYS({SINCE_2017, RECORDS,
	       N_("Screens and boards in the hall may show positions, moves and clocks.")})},
	{MATTER(DISPLAYS),
	 SAYS({ALL, LEAVES, N_("Nothing can be claimed on the strength of displays alone.")})},
};

CHAPTER(chapter_clock, N_("The clock"), clock);

static const struct article_subject irregularities[] = {
	{MATTER(TIMES_AFTER_IRREGULARITY),
	 SAYS({ALL, APPLIES("set-time, move-counter"),
	       N_("After an irregularity the arbiter decides what times the clocks show.")})},
	{MATTER(WRONG_SET_UP),
	 SAYS({ALL, SHOWS("wrong-start"),
	       N_("A game begun from a wrong set-up is cancelled, and a new one is played.")})},
	{MATTER(WRONG_ORIENTATION),
	 SAYS({ALL, SHOWS("wrong-start"),
	       N_("If the board was placed the wrong way round, the position is moved to a board "
		  "placed correctly, and the game goes on.")})},
	{MATTER(COLOURS_REVERSED),
	 SAYS({IN_2001, APPLIES("colours-reversed"),
	       N_("A game begun with colours reversed goes on, unless the arbiter decides "
		  "otherwise.")},
	      {SINCE_2017, APPLIES("colours-reversed"),
	       N_("A game begun with colours reversed goes on once both players have made ten "
		  "moves; before that a new one is played.")})},
	{MATTER(DISPLACED),
	 SAYS({IN_2001, SHOWS("displaced"),
	       N_("Whoever displaces pieces puts them right on their own time, and may be "
		  "penalised.")},
	      {SINCE_2017, SHOWS("displaced"),
	       N_("Whoever displaces pieces puts them right on their own time.")})},
	{NUMBERS("7.3", "7.4.2", "7.4.2", "7.4.2"),
	 SAYS({SINCE_2017, APPLIES("pause"),
	       N_("If necessary either player pauses the clocks and calls the arbiter.")})},
	{MATTER(DISPLACED_PENALTY),
	 SAYS({SINCE_2017, APPLIES("penalty"),
	       N_("The arbiter may penalise a player who displaced pieces.")})},
	{MATTER(ILLEGAL_MOVE),
	 SAYS({IN_2001, SHOWS("illegal-move"),
	       N_("An illegal move is taken back; the move that replaces it is bound by Article "
		  "4.3.")},
	      {SINCE_2017, SHOWS("illegal-move"),
	       N_("An illegal move is completed by pressing the clock; it is taken back, and the "
		  "move that replaces it is bound by Articles 4.3 and 4.7.")})},
	{MATTER(PAWN_NOT_REPLACED),
	 SAYS({SINCE_2017, SHOWS("pawn-not-replaced"),
	       N_("Leaving a pawn on the last rank and pressing the clock is an illegal move; the "
		  "pawn becomes a queen.")})},
	{MATTER(NO_MOVE),
	 SAYS({SINCE_2017, SHOWS("no-move"),
	       N_("Pressing the clock without having made a move counts as an illegal move.")})},
	{MATTER(TWO_HANDS), SAYS({IN_2017, SHOWS("two-hands"),
				  N_("Using two hands for one move counts as an illegal move.")},
				 {SINCE_2018, SHOWS("two-hands"),
				  N_("Using two hands for one move and pressing the clock counts "
				     "as an illegal move.")})},
	{MATTER(ILLEGAL_MOVE_PENALTY),
	 SAYS({IN_2001, APPLIES("confirm"),
	       N_("For the first and the second illegal move the opponent gets two minutes; the "
		  "third loses the game.")},
	      {IN_2017, APPLIES("confirm"),
	       N_("For the first illegal move the opponent gets two minutes; the second loses, or "
		  "draws if the opponent could not checkmate by any series of legal moves.")},
	      {SINCE_2018, APPLIES("confirm"),
	       N_("For the first illegal move of any kind the opponent gets two minutes; the "
		  "second loses, or draws if the opponent could not checkmate by any series of "
		  "legal moves.")})},
	{MATTER(TWO_HANDS_PENALTY),
	 SAYS({IN_2017, APPLIES("confirm"),
	       N_("For the first move with two hands the opponent gets two minutes; the second "
		  "loses, or draws if the opponent could not checkmate by any series of legal "
		  "moves.")})},
	{MATTER(NO_MOVE_PENALTY),
	 SAYS({IN_2017, APPLIES("confirm"),
	       N_("For the first press without a move the opponent gets two minutes; the second "
		  "loses, or draws if the opponent could not checkmate by any series of legal "
		  "moves.")})},
	{MATTER(RESTORED), SAYS({ALL, APPLIES("takeback, set-position"),
				 N_("If pieces are found displaced, the game goes on from the "
				    "position before, or from the last one that is known.")})},
};

CHAPTER(chapter_irregularities, N_("Irregularities"), irregularities);
