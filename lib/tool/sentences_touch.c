/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Articles 4 and 5 say: the act of moving, and the end of the game. */
#include "tool/sentences.h"

static const struct article_subject touch[] = {
	{MATTER(ONE_HAND),
	 SAYS({ALL, SHOWS("two-hands"), N_("One hand alone plays the whole of a move.")})},
	{MATTER(ADJUSTING), SAYS({ALL, APPLIES("adjust"),
				  N_("The player to move may put pieces right on their squares "
				     "after having said so.")})},
	{MATTER(CONTACT),
	 SAYS({IN_2001, DECIDES, N_("A touch binds a player only if it was deliberate.")},
	      {SINCE_2017, DECIDES,
	       N_("Every touch counts as meant, unless it was said to be an adjustment or was "
		  "clearly an accident.")})},
	{MATTER(TOUCHED_OWN), SAYS({ALL, SHOWS("touch-move"),
				    N_("Whoever touches own pieces to move them must move the "
				       "first touched piece that can move.")})},
	{MATTER(TOUCHED_OPPONENTS),
	 SAYS({ALL, SHOWS("touch-move"),
	       N_("Whoever touches the opponent's pieces to capture them must capture the first "
		  "touched piece that can be captured.")})},
	{MATTER(TOUCHED_BOTH),
	 SAYS({IN_2001, SHOWS("touch-move"),
	       N_("Whoever touches a piece of each colour must capture one with the other, or else "
		  "move or capture the first touched piece that allows it.")},
	      {SINCE_2017, SHOWS("touch-move"),
	       N_("Whoever touches pieces of both colours must capture the first touched opposing "
		  "piece with the first touched own piece, or else move or capture the first "
		  "touched piece that allows it.")})},
	{MATTER(TOUCHED_TO_CASTLE),
	 SAYS({ALL, SHOWS("touch-move"),
	       N_("Whoever touches king and rook must castle with that rook if it is legal.")})},
	{MATTER(CASTLING_ROOK_FIRST),
	 SAYS({ALL, SHOWS("castling-rook-first"),
	       N_("Whoever deliberately touches a rook before the king may not castle on that side "
		  "with this move; the rook was touched first.")})},
	{MATTER(CASTLING_IMPOSSIBLE),
	 SAYS({IN_2001, SHOWS("touch-move"),
	       N_("Whoever touches the king, or king and rook together, to castle where that is "
		  "illegal must make another legal move with the king, be it castling on the other "
		  "side; if it has none, any legal move may be made.")},
	      {SINCE_2017, SHOWS("touch-move"),
	       N_("Whoever touches the king and then a rook to castle where that is illegal must "
		  "make another legal move with the king, be it castling with the other rook; if "
		  "it has none, any legal move may be made.")})},
	{MATTER(PROMOTION_FINAL), SAYS({SINCE_2017, SHOWS("moved-after-release"),
					N_("The choice of the new piece is final as soon as it "
					   "touches the promotion square.")})},
	{MATTER(ANY_MOVE), SAYS({ALL, DECIDES,
				 N_("If none of the touched pieces can be moved or captured, any "
				    "legal move may be made.")})},
	{MATTER(PROMOTION), WITH_PARTS,
	 SAYS({SINCE_2017, DECIDES,
	       N_("The pawn need not stand on the promotion square first, and pawn and new piece "
		  "may be exchanged in either order; a piece that stands there must be "
		  "captured.")})},
	{MATTER(RELEASED), SAYS({IN_2001, SHOWS("moved-after-release"),
				 N_("A piece released on a square by a legal move stays there; the "
				    "move is made once all that belongs to it has been done.")},
				{SINCE_2017, SHOWS("moved-after-release"),
				 N_("A piece released on a square by a legal move may not go to "
				    "another square on this move.")})},
	{MATTER(CAPTURE_MADE), SAYS({SINCE_2017, DECIDES,
				     N_("A capture is made when the captured piece is off the "
					"board and the capturing piece has been released.")})},
	{MATTER(CASTLING_MADE),
	 SAYS({SINCE_2017, SHOWS("moved-after-release"),
	       N_("Castling is made when the rook has been released; once the king has been "
		  "released only this castling is allowed, and if it is illegal the king must make "
		  "another legal move, if it has one.")})},
	{MATTER(PROMOTION_MADE), SAYS({SINCE_2017, DECIDES,
				       N_("A promotion is made when the new piece has been "
					  "released and the pawn is off the board.")})},
	{MATTER(CLAIM_FORFEITED),
	 SAYS({IN_2001, DECIDES,
	       N_("Whoever deliberately touches a piece can no longer object to a breach of the "
		  "Laws by the opponent.")},
	      {SINCE_2017, DECIDES,
	       N_("Whoever touches a piece to move or capture it can no longer claim that the "
		  "opponent broke Articles 4.1 to 4.7.")})},
	{NUMBERS(NULL, "4.9", "4.9", "4.9"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("A player who cannot move the pieces may bring an assistant whom the arbiter "
		  "accepts.")})},
};

CHAPTER(chapter_touch, N_("Touching and moving pieces"), touch);

static const struct article_subject end[] = {
	{MATTER(CHECKMATE),
	 SAYS({IN_2001, DECIDES, N_("Checkmate by a legal move wins the game at once.")},
	      {SINCE_2017, DECIDES,
	       N_("Checkmate wins the game at once, if the mating move kept to Article 3 and "
		  "Articles 4.2 to 4.7.")})},
	{MATTER(RESIGNATION),
	 SAYS({UNTIL_2018, APPLIES("resign"), N_("Whoever resigns loses the game at once.")},
	      {IN_2023, APPLIES("resign"),
	       N_("Whoever resigns loses the game at once; it is a draw if the opponent could not "
		  "checkmate by any series of legal moves.")})},
	{MATTER(STALEMATE),
	 SAYS({IN_2001, DECIDES,
	       N_("The game is drawn at once when a legal move leaves the opponent without a legal "
		  "move and not in check.")},
	      {SINCE_2017, DECIDES,
	       N_("The game is drawn at once when the player to move is not in check and has no "
		  "legal move, if the last move kept to Article 3 and Articles 4.2 to 4.7.")})},
	{MATTER(DEAD_POSITION),
	 SAYS({IN_2001, DECIDES,
	       N_("The game is drawn at once when a legal move leads to a position in which "
		  "neither player can checkmate by any series of legal moves.")},
	      {SINCE_2017, DECIDES,
	       N_("The game is drawn at once when neither player can checkmate by any series of "
		  "legal moves, if the last move kept to Article 3 and Articles 4.2 to 4.7.")})},
	{MATTER(AGREEMENT), SAYS({IN_2001, APPLIES("accept-draw"),
				  N_("The game is drawn at once when both players agree to it.")},
				 {SINCE_2017, APPLIES("accept-draw"),
				  N_("The game is drawn at once when both players agree to it, "
				     "after each has made at least one move.")})},
	{NUMBERS("5.2d", NULL, NULL, NULL),
	 SAYS({IN_2001, APPLIES("claim threefold"),
	       N_("The game may be drawn when the same position appears for the third time "
		  "(Article 9.2).")})},
	{NUMBERS("5.2e", NULL, NULL, NULL),
	 SAYS({IN_2001, APPLIES("claim fifty"),
	       N_("The game may be drawn after 50 moves by each player without pawn move and "
		  "capture (Article 9.3).")})},
};

CHAPTER(chapter_end, N_("The end of the game"), end);
