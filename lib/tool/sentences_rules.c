/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Articles 8 to 10 say: the record, the draw, and points. */
#include "tool/sentences.h"

static const struct article_subject record[] = {
	{NUMBERS("8.1", "8.1.1", "8.1.1", "8.1.1"), WITH_PARTS,
	 SAYS({ALL, RECORDS,
	       N_("Each player writes down all moves, one after the other, legibly and in "
		  "algebraic notation.")})},
	{MATTER(ELECTRONIC_SCORESHEET), SAYS({IN_2023, RECORDS,
					      N_("Moves may be recorded on a certified electronic "
						 "scoresheet instead of paper.")})},
	{MATTER(WRITTEN_BEFOREHAND),
	 SAYS({SINCE_2017, LEAVES,
	       N_("A move may be written down beforehand only to claim a draw or to seal it.")})},
	{NUMBERS("8.1", "8.1.3", "8.1.3", "8.1.3"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("A player may answer before writing the move down, but must have written the "
		  "last one before making another.")})},
	{NUMBERS("12.2", "8.1.4", "8.1.4", "8.1.4"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("The scoresheet is for moves, times, draw offers, claims and the like alone.")})},
	{NUMBERS("8.1", "8.1.5", "8.1.5", "8.1.5"),
	 SAYS({SINCE_2017, RECORDS, N_("Both players note a draw offer as (=).")})},
	{NUMBERS("8.1", "8.1.6", "8.1.6", "8.1.6"),
	 SAYS({SINCE_2017, APPLIES("set-time"),
	       N_("A player who cannot keep score may bring an assistant whom the arbiter accepts; "
		  "the arbiter adjusts that clock fairly, but not that of a player with a "
		  "disability.")})},
	{NUMBERS("8.2", "8.2", "8.2", "8.2"),
	 SAYS({ALL, LEAVES,
	       N_("The arbiter must be able to see the scoresheet throughout the game.")})},
	{NUMBERS("8.3", "8.3", "8.3", "8.3"),
	 SAYS({UNTIL_2018, LEAVES, N_("The scoresheets belong to the organiser.")},
	      {IN_2023, LEAVES,
	       N_("The scoresheets belong to the organiser; a faulty electronic one is replaced by "
		  "the arbiter.")})},
	{NUMBERS("8.4", "8.4", "8.4", "8.4"),
	 SAYS({ALL, RECORDS,
	       N_("A player with less than five minutes, and no 30 seconds for each move, need not "
		  "write down moves until the period ends.")})},
	{NUMBERS("8.5a", "8.5.1", "8.5.1", "8.5.1"),
	 SAYS({ALL, RECORDS,
	       N_("If neither player keeps score, the arbiter or an assistant should; after a flag "
		  "has fallen both players complete their scoresheets.")})},
	{NUMBERS("8.5b", "8.5.2", "8.5.2", "8.5.2"),
	 SAYS({ALL, LEAVES,
	       N_("If only one player has kept no score, that player completes the scoresheet "
		  "after a flag has fallen and before moving, with the help of the opponent's.")})},
	{NUMBERS("8.5c", "8.5.3", "8.5.3", "8.5.3"),
	 SAYS({ALL, RECORDS,
	       N_("If no scoresheet is complete, the players reconstruct the game under the eyes "
		  "of the arbiter, who notes position, times and moves first.")})},
	{NUMBERS("8.6", "8.6", "8.6", "8.6"),
	 SAYS({ALL, RECORDS,
	       N_("If no scoresheet can show that a time was overstepped, the next move is the "
		  "first of the next period, unless there is evidence of more moves.")})},
	{NUMBERS("8.7", "8.7", "8.7", "8.7"),
	 SAYS({ALL, APPLIES("result"),
	       N_("At the end both players sign the result; even a wrong one stands, unless the "
		  "arbiter decides otherwise.")})},
};

CHAPTER(chapter_record, N_("Recording the moves"), record);

static const struct article_subject draw[] = {
	{MATTER(DRAW_OFFER_LIMIT),
	 SAYS({SINCE_2017, APPLIES("DrawOffersFromMove"),
	       N_("The regulations may forbid draw offers without the arbiter's consent, "
		  "altogether or before a certain move.")})},
	{MATTER(DRAW_OFFER),
	 SAYS({ALL, APPLIES("offer-draw, accept-draw, decline-draw"),
	       N_("A draw is offered after the own move and before the press, but an offer at "
		  "another time is valid, too; it cannot be withdrawn, and stands until it is "
		  "accepted, rejected in words or by a touch, or the game ends.")})},
	{NUMBERS("9.1b", "9.1.2.2", "9.1.2.2", "9.1.2.2"),
	 SAYS({ALL, RECORDS, N_("Both players note a draw offer as (=).")})},
	{NUMBERS("9.1c", "9.1.2.3", "9.1.2.3", "9.1.2.3"),
	 SAYS({IN_2001, DECIDES,
	       N_("A claim of a draw, in a quickplay finish too, is also a draw offer.")},
	      {SINCE_2017, DECIDES,
	       N_("A claim of a draw by repetition or by 50 moves is also a draw offer.")})},
	{MATTER(THREEFOLD_INTENDED),
	 SAYS({ALL, APPLIES("claim threefold"),
	       N_("A player to move may claim a draw with a recorded move that would bring the "
		  "same position for the third time.")})},
	{MATTER(THREEFOLD), SAYS({ALL, APPLIES("claim threefold"),
				  N_("The player to move may claim a draw when the same position "
				     "has appeared for the third time.")})},
	{MATTER(SAME_POSITION), WITH_PARTS,
	 SAYS({IN_2001, DECIDES,
	       N_("Positions are the same if the player to move, the pieces and all possible moves "
		  "are the same; a right to castle lost even for a while makes a difference.")},
	      {SINCE_2017, DECIDES,
	       N_("Positions are the same if the player to move, the pieces and all possible moves "
		  "are the same; a right to castle is lost only when king or rook moves.")})},
	{MATTER(FIFTY_INTENDED),
	 SAYS({ALL, APPLIES("claim fifty"),
	       N_("A player to move may claim a draw with a recorded move that would complete 50 "
		  "moves by each player without pawn move and capture.")})},
	{MATTER(FIFTY), SAYS({ALL, APPLIES("claim fifty"),
			      N_("The player to move may claim a draw after 50 moves by each "
				 "player without pawn move and capture.")})},
	{MATTER(DRAW_CLAIM_LOST),
	 SAYS({IN_2001, DECIDES,
	       N_("Whoever moves without claiming loses the right to claim a draw on this move.")},
	      {SINCE_2017, DECIDES,
	       N_("Whoever touches a piece loses the right to claim a draw on this move.")})},
	{MATTER(DRAW_CLAIM), SAYS({IN_2001, APPLIES("claim threefold, claim fifty"),
				   N_("Whoever claims a draw stops both clocks at once and cannot "
				      "withdraw the claim.")},
				  {SINCE_2017, APPLIES("claim threefold, claim fifty"),
				   N_("When a draw is claimed, the player or the arbiter pauses "
				      "the clocks; the claim cannot be withdrawn.")})},
	{MATTER(DRAW_CLAIM_CORRECT),
	 SAYS({ALL, DECIDES, N_("A correct claim draws the game at once.")})},
	{MATTER(DRAW_CLAIM_WRONG),
	 SAYS({IN_2001, SHOWS("wrong-claim"),
	       N_("For a wrong claim the opponent gets three minutes, and a claimant with more "
		  "than a minute loses half the time left, three minutes at most and down to one "
		  "minute at least.")},
	      {SINCE_2017, SHOWS("wrong-claim"),
	       N_("For a wrong claim the opponent gets two minutes, and the move announced with it "
		  "must be made.")})},
	{NUMBERS("9.6", NULL, NULL, NULL), SAYS({IN_2001, DECIDES,
						 N_("The game is drawn at once when no series of "
						    "legal moves can lead to checkmate.")})},
	{MATTER(FIVEFOLD),
	 SAYS({SINCE_2017, DECIDES,
	       N_("The game is drawn when the same position has appeared five times.")})},
	{MATTER(SEVENTY_FIVE),
	 SAYS({SINCE_2017, DECIDES,
	       N_("The game is drawn after 75 moves by each player without pawn move and capture, "
		  "unless the last one was checkmate.")})},
};

CHAPTER(chapter_draw, N_("The draw"), draw);

static const struct article_subject points[] = {
	{NUMBERS("11.1", "10.1", "10.1", "10.1"),
	 SAYS({ALL, DECIDES,
	       N_("A win scores one point, a draw half a point, a loss nothing, by forfeit too, "
		  "unless it was announced otherwise.")})},
	{NUMBERS(NULL, "10.2", "10.2", "10.2"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("No game is worth more than its usual points, and each player scores what a "
		  "result can give.")})},
};

CHAPTER(chapter_points, N_("Points"), points);
