/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Articles 8 to 10 say: the record, the draw, and points. */
#include "sentences.h"

static const struct article_subject record[] = {
	{MATTER(ELECTRONIC_SCORESHEET), SAYS({IN_2023, RECORDS,
					      N_("Moves may be recorded on a certified electronic "
						 "scoresheet instead of paper.")})},
	{MATTER(WRITTEN_BEFOREHAND),
	 SAYS({SINCE_2017, LEAVES,
	       N_("A move may be written down beforehand only to claim a draw or to seal it.")})},
};

CHAPTER(chapter_record, N_("Recording the moves"), record);

static const struct article_subject draw[] = {
	{MATTER(DRAW_OFFER_LIMIT),
	 SAYS({SINCE_2017, APPLIES("DrawOffersFromMove"),
	       N_("The regulations may forbid draw offers without the arbiter's consent, "
		  "altogether or before a certain move.")})},
	{MATTER(DRAW_OFFER),
	 SAYS({ALL, APPLIES("offer-draw, accept-draw, decline-draw"),
	       N_("A draw is offered after the own move and before the press; an offer stands "
		  "until it is accepted, rejected in words or by a touch, or the game ends.")})},
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
	{MATTER(FIVEFOLD),
	 SAYS({SINCE_2017, DECIDES,
	       N_("The game is drawn when the same position has appeared five times.")})},
	{MATTER(SEVENTY_FIVE),
	 SAYS({SINCE_2017, DECIDES,
	       N_("The game is drawn after 75 moves by each player without pawn move and capture, "
		  "unless the last one was checkmate.")})},
};

CHAPTER(chapter_draw, N_("The draw"), draw);
