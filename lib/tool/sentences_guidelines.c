/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the Guidelines say: adjourned games, Chess960, games without increment (2001: A, 10, D). */
#include "tool/sentences.h"

static const struct article_subject adjourned[] = {
	{MATTER(SEALED_MOVE), SAYS({ALL, APPLIES("adjourn, seal"),
				    N_("When a game is adjourned, the player to move seals the "
				       "next move in an envelope.")})},
	{NUMBERS("A.1b", "I.1.2", "I.1.2", "I.1.2"),
	 SAYS({ALL, APPLIES("adjourn, seal, set-time"),
	       N_("Whoever adjourns before the session ends is taken to have sealed at its end, "
		  "and the time that is left is noted.")})},
	{NUMBERS("A.2", "I.2", "I.2", "I.2"), WITH_PARTS,
	 SAYS({ALL, RECORDS,
	       N_("The envelope tells players, position, times, who sealed which move, an open "
		  "draw offer, and when and where play goes on.")})},
	{NUMBERS("A.3", "I.3", "I.3", "I.3"),
	 SAYS({ALL, LEAVES, N_("The arbiter checks what the envelope tells and keeps it safe.")})},
	{NUMBERS("A.4", "I.4", "I.4", "I.4"),
	 SAYS({ALL, APPLIES("offer-draw"),
	       N_("A draw offered after the sealing stands until the opponent accepts or rejects "
		  "it.")})},
	{NUMBERS("A.5", "I.5", "I.5", "I.5"),
	 SAYS({ALL, DECIDES,
	       N_("Before play goes on, the position before the sealed move is set up and the "
		  "clocks show the times of the adjournment.")})},
	{NUMBERS("A.6", "I.6", "I.6", "I.6"),
	 SAYS({ALL, APPLIES("accept-draw, resign"),
	       N_("An agreed draw or a resignation before the resumption ends the game.")})},
	{NUMBERS("A.7", "I.7", "I.7", "I.7"),
	 SAYS({ALL, APPLIES("arrived"),
	       N_("The envelope is opened only when the player who must answer is there.")})},
	{MATTER(SEALED_MOVE_LOST), WITH_PARTS,
	 SAYS({ALL, SHOWS("illegal-move"),
	       N_("Unless the game is over or lost on time, whoever has sealed a move that is "
		  "illegal, ambiguous or cannot be understood loses the game.")})},
	{MATTER(SEALED_MOVE_PLAYED), WITH_PARTS,
	 SAYS({ALL, DECIDES,
	       N_("When play is resumed, the sealed move is made on the board and the opponent's "
		  "clock is started.")})},
	{NUMBERS("A.9b", "I.9.2", "I.9.2", "I.9.2"),
	 SAYS({ALL, APPLIES("arrived, absent"),
	       N_("If the player who must answer is absent, that clock runs, and the envelope is "
		  "opened on arrival.")})},
	{NUMBERS("A.9c", "I.9.3", "I.9.3", "I.9.3"),
	 SAYS({ALL, APPLIES("seal, arrived"),
	       N_("If the player who sealed is absent, the opponent may seal the answer and start "
		  "the clock of the absent player.")})},
	{MATTER(LATE_AT_RESUMPTION), WITH_PARTS,
	 SAYS({IN_2001, SHOWS("absent"),
	       N_("Whoever comes more than an hour late to a resumption loses, unless regulations "
		  "or arbiter say otherwise or the sealed move has decided the game.")},
	      {SINCE_2017, SHOWS("absent"),
	       N_("Whoever comes to a resumption after the default time loses, unless the arbiter "
		  "decides otherwise or the sealed move has ended the game.")})},
	{NUMBERS(NULL, "I.11", "I.11", "I.11"),
	 SAYS({SINCE_2017, APPLIES("absent"),
	       N_("If a default time is allowed and neither player is there at a resumption, the "
		  "one who must answer loses the time until coming, unless regulations or arbiter "
		  "say otherwise.")})},
	{NUMBERS("A.11a", "I.12.1", "I.12.1", "I.12.1"),
	 SAYS({ALL, APPLIES("resume, set-time"),
	       N_("If the envelope is lost, the game goes on from the adjourned position, with the "
		  "noted times and the move that its player says was sealed.")})},
	{NUMBERS("A.11b", "I.12.2", "I.12.2", "I.12.2"),
	 SAYS({ALL, APPLIES("result"),
	       N_("If the position cannot be found out any more, the game is annulled and a new "
		  "one is played.")})},
	{NUMBERS("A.12", "I.13", "I.13", "I.13"),
	 SAYS({ALL, APPLIES("set-time"),
	       N_("A wrong time is corrected if a player points it out before the own first move "
		  "of the resumption.")})},
	{NUMBERS("A.13", "I.14", "I.14", "I.14"),
	 SAYS({ALL, LEAVES,
	       N_("The length of each session is ruled by the watch of the arbiter.")})},
};

CHAPTER(chapter_adjourned, N_("Adjourned games"), adjourned);

static const struct article_subject chess960[] = {
	{NUMBERS(NULL, "II.1", "II.1", "II.1"),
	 SAYS({SINCE_2017, APPLIES("Variant"),
	       N_("Chess960 begins from a set-up by lot and is played like ordinary chess from "
		  "there.")})},
	{NUMBERS(NULL, "II.2", "II.2", "II.2"), WITH_PARTS,
	 SAYS({SINCE_2017, APPLIES("Fen"),
	       N_("The king stands between the rooks, the bishops on squares of both colours, the "
		  "pawns as usual, and Black as White does.")})},
	{MATTER(CHESS960_CASTLING), WITH_PARTS,
	 SAYS({SINCE_2017, DECIDES,
	       N_("In Chess960 castling puts king and rook where they stand after castling in "
		  "ordinary chess, wherever they come from.")})},
	{NUMBERS(NULL, "II.3.2", "II.3.2", "II.3.2"), WITH_PARTS,
	 SAYS({SINCE_2017, DECIDES,
	       N_("Depending on where they stand, castling moves king and rook, swaps them or "
		  "moves only one of them.")})},
};

CHAPTER(chapter_chess960, N_("Chess960"), chess960);

static const struct article_subject quickplay[] = {
	{NUMBERS("10.1", "III.1", "III.1", "III.1"),
	 SAYS({ALL, DECIDES,
	       N_("A quickplay finish is the part of a game in which all moves that are left must "
		  "be made in a limited time.")})},
	{NUMBERS(NULL, "III.2", "III.2", "III.2"), WITH_PARTS,
	 SAYS({SINCE_2017, APPLIES("QuickplayFinish"),
	       N_("These rules hold only where they were announced, and for standard and rapid "
		  "games without increment.")})},
	{MATTER(BOTH_FLAGS), WITH_PARTS,
	 SAYS({IN_2001, SHOWS("flag-fall"),
	       N_("If both flags have fallen and nobody knows which was first, the game goes on.")},
	      {SINCE_2017, SHOWS("flag-fall"),
	       N_("If both flags have fallen and nobody knows which was first, the game goes on; "
		  "in the last period it is drawn.")})},
	{MATTER(QUICKPLAY_INCREMENT),
	 SAYS({SINCE_2017, APPLIES("claim increment"),
	       N_("Without increment and where it was announced, a player to move with less than "
		  "two minutes may ask for five seconds a move for both; that offers a draw.")})},
	{MATTER(QUICKPLAY_CLAIM),
	 SAYS({IN_2001, APPLIES("claim quickplay"),
	       N_("With less than two minutes left, a player may claim a draw because the opponent "
		  "cannot win by normal means or does not try to.")},
	      {SINCE_2017, APPLIES("claim quickplay"),
	       N_("Without increment and where it was announced, a player to move with less than "
		  "two minutes may claim a draw because the opponent cannot win by normal means or "
		  "does not try to.")})},
	{NUMBERS("10.2a", "III.5.1", "III.5.1", "III.5.1"),
	 SAYS({ALL, APPLIES("claim quickplay"),
	       N_("An arbiter who agrees declares the draw; otherwise the claim is postponed or "
		  "rejected.")})},
	{NUMBERS("10.2b", "III.5.2", "III.5.2", "III.5.2"),
	 SAYS({ALL, APPLIES("add-time"),
	       N_("If the claim is postponed, the opponent may get two minutes, and the game goes "
		  "on before the arbiter, who decides later or after a flag has fallen.")})},
	{NUMBERS("10.2c", "III.5.3", "III.5.3", "III.5.3"),
	 SAYS({ALL, APPLIES("add-time"),
	       N_("For a rejected claim the opponent gets two minutes.")})},
	{NUMBERS("10.2d", NULL, NULL, NULL),
	 SAYS({IN_2001, LEAVES, N_("The arbiter's decision on such a claim is final.")})},
	{MATTER(QUICKPLAY_BOTH_FLAGS),
	 SAYS({IN_2001, SHOWS("flag-fall"),
	       N_("In a quickplay finish the game is drawn if both flags have fallen and nobody "
		  "knows which was first.")})},
	{NUMBERS("D.1", "III.6", "III.6", "III.6"), WITH_PARTS,
	 SAYS({ALL, LEAVES,
	       N_("Without an arbiter the claim of a player with less than two minutes ends the "
		  "game; position and scoresheet go to the arbiter who was named.")})},
};

CHAPTER(chapter_quickplay, N_("Games without increment"), quickplay);
