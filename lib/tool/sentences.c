/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What each article says, in the project's own words and in one sentence: the
 * source of the message catalogues. A sentence serves all editions in which
 * the article means the same. Where an article of 2001 holds several matters,
 * its sentence stands with the one that it is mostly about.
 */
#include "explain.h"

#define IN_2001	   (1u << LAWS_EDITION_2001)
#define IN_2017	   (1u << LAWS_EDITION_2017)
#define IN_2018	   (1u << LAWS_EDITION_2018)
#define IN_2023	   (1u << LAWS_EDITION_2023)
#define SINCE_2018 (IN_2018 | IN_2023)
#define SINCE_2017 (IN_2017 | SINCE_2018)
#define UNTIL_2018 (IN_2001 | IN_2017 | IN_2018)
#define ALL	   (IN_2001 | SINCE_2017)

const struct article_sentence article_sentences[] = {
	{LAWS_MATTER_ILLEGAL, SINCE_2017,
	 N_("A move that breaks the rules of how pieces move, or leaves the own king in check, is "
	    "illegal.")},
	{LAWS_MATTER_ILLEGAL_POSITION, SINCE_2017,
	 N_("A position is illegal when no series of legal moves leads to it.")},
	{LAWS_MATTER_ONE_HAND, ALL, N_("One hand alone plays the whole of a move.")},
	{LAWS_MATTER_ADJUSTING, ALL,
	 N_("The player to move may put pieces right on their squares after having said so.")},
	{LAWS_MATTER_CONTACT, IN_2001, N_("A touch binds a player only if it was deliberate.")},
	{LAWS_MATTER_CONTACT, SINCE_2017,
	 N_("Every touch counts as meant, unless it was said to be an adjustment or was clearly an "
	    "accident.")},
	{LAWS_MATTER_TOUCHED_OWN, ALL,
	 N_("Whoever touches own pieces to move them must move the first touched piece that can "
	    "move.")},
	{LAWS_MATTER_TOUCHED_OPPONENTS, ALL,
	 N_("Whoever touches the opponent's pieces to capture them must capture the first touched "
	    "piece that can be captured.")},
	{LAWS_MATTER_TOUCHED_BOTH, IN_2001,
	 N_("Whoever touches a piece of each colour must capture one with the other, or else move "
	    "or capture the first touched piece that allows it.")},
	{LAWS_MATTER_TOUCHED_BOTH, SINCE_2017,
	 N_("Whoever touches pieces of both colours must capture the first touched opposing piece "
	    "with the first touched own piece, or else move or capture the first touched piece "
	    "that allows it.")},
	{LAWS_MATTER_TOUCHED_TO_CASTLE, ALL,
	 N_("Whoever touches king and rook must castle with that rook if it is legal.")},
	{LAWS_MATTER_CASTLING_ROOK_FIRST, ALL,
	 N_("Whoever deliberately touches a rook before the king may not castle on that side with "
	    "this move; the rook was touched first.")},
	{LAWS_MATTER_CASTLING_IMPOSSIBLE, ALL,
	 N_("Whoever touches king and rook to castle where that is illegal must move the king "
	    "legally, if it has a legal move.")},
	{LAWS_MATTER_PROMOTION_FINAL, SINCE_2017,
	 N_("The choice of the new piece is final as soon as it touches the promotion square.")},
	{LAWS_MATTER_ANY_MOVE, ALL,
	 N_("If none of the touched pieces can be moved or captured, any legal move may be made.")},
	{LAWS_MATTER_PROMOTION, SINCE_2017,
	 N_("The pawn need not stand on the promotion square first, and pawn and new piece may be "
	    "exchanged in either order; a piece that stands there must be captured.")},
	{LAWS_MATTER_RELEASED, IN_2001,
	 N_("A piece released on a square by a legal move stays there; the move is made once all "
	    "that belongs to it has been done.")},
	{LAWS_MATTER_RELEASED, SINCE_2017,
	 N_("A piece released on a square by a legal move may not go to another square on this "
	    "move.")},
	{LAWS_MATTER_CAPTURE_MADE, SINCE_2017,
	 N_("A capture is made when the captured piece is off the board and the capturing piece "
	    "has been released.")},
	{LAWS_MATTER_CASTLING_MADE, SINCE_2017,
	 N_("Castling is made when the rook has been released; once the king has been released, "
	    "only this castling is allowed, if it is legal.")},
	{LAWS_MATTER_PROMOTION_MADE, SINCE_2017,
	 N_("A promotion is made when the new piece has been released and the pawn is off the "
	    "board.")},
	{LAWS_MATTER_CLAIM_FORFEITED, IN_2001,
	 N_("Whoever deliberately touches a piece can no longer object to a breach of the Laws by "
	    "the opponent.")},
	{LAWS_MATTER_CLAIM_FORFEITED, SINCE_2017,
	 N_("Whoever touches a piece to move or capture it can no longer claim that the opponent "
	    "broke Articles 4.1 to 4.7.")},
	{LAWS_MATTER_CHECKMATE, IN_2001, N_("Checkmate by a legal move wins the game at once.")},
	{LAWS_MATTER_CHECKMATE, SINCE_2017,
	 N_("Checkmate wins the game at once, if the mating move kept to Article 3 and Articles "
	    "4.2 to 4.7.")},
	{LAWS_MATTER_RESIGNATION, UNTIL_2018, N_("Whoever resigns loses the game at once.")},
	{LAWS_MATTER_RESIGNATION, IN_2023,
	 N_("Whoever resigns loses the game at once; it is a draw if the opponent could not "
	    "checkmate by any series of legal moves.")},
	{LAWS_MATTER_STALEMATE, IN_2001,
	 N_("The game is drawn at once when a legal move leaves the opponent without a legal move "
	    "and not in check.")},
	{LAWS_MATTER_STALEMATE, SINCE_2017,
	 N_("The game is drawn at once when the player to move is not in check and has no legal "
	    "move, if the last move kept to Article 3 and Articles 4.2 to 4.7.")},
	{LAWS_MATTER_DEAD_POSITION, IN_2001,
	 N_("The game is drawn at once when a legal move leads to a position in which neither "
	    "player can checkmate by any series of legal moves.")},
	{LAWS_MATTER_DEAD_POSITION, SINCE_2017,
	 N_("The game is drawn at once when neither player can checkmate by any series of legal "
	    "moves, if the last move kept to Article 3 and Articles 4.2 to 4.7.")},
	{LAWS_MATTER_AGREEMENT, IN_2001,
	 N_("The game is drawn at once when both players agree to it.")},
	{LAWS_MATTER_AGREEMENT, SINCE_2017,
	 N_("The game is drawn at once when both players agree to it, after each has made at least "
	    "one move.")},
	{LAWS_MATTER_PRESS, IN_2001,
	 N_("A move is completed when the player has pressed the clock, unless it ends the game; a "
	    "player must always be allowed to press.")},
	{LAWS_MATTER_PRESS, SINCE_2017,
	 N_("A move is completed by pressing the clock, by ending the game, or by the player's "
	    "next move.")},
	{LAWS_MATTER_LATE_PRESS, SINCE_2017,
	 N_("A player may press the clock even after the opponent has made the next move; until "
	    "then the player's own time runs.")},
	{LAWS_MATTER_SAME_HAND, ALL,
	 N_("The hand that made the move presses the clock; no finger may rest on the clock or "
	    "hover over it.")},
	{LAWS_MATTER_CLOCK_HANDLING, IN_2001,
	 N_("Hitting, lifting or knocking over the clock is forbidden and penalised.")},
	{LAWS_MATTER_CLOCK_HANDLING, SINCE_2017,
	 N_("Hitting, lifting or knocking over the clock, or pressing it before moving, is "
	    "forbidden and penalised.")},
	{LAWS_MATTER_ADJUSTING_TIME, SINCE_2017,
	 N_("Only the player whose clock is running may adjust pieces.")},
	{LAWS_MATTER_DEFAULT_TIME, IN_2001,
	 N_("A player who comes more than an hour late loses, unless the regulations or the "
	    "arbiter say otherwise.")},
	{LAWS_MATTER_DEFAULT_TIME, SINCE_2017,
	 N_("A player who comes after the default time loses, unless the arbiter decides "
	    "otherwise; it is zero if the regulations do not name it.")},
	{LAWS_MATTER_FLAG_FALL, ALL,
	 N_("A flag has fallen when the arbiter sees it or a player rightly claims it.")},
	{LAWS_MATTER_TIME_LOSS, ALL,
	 N_("A player who does not complete the moves in time loses; it is a draw if the opponent "
	    "could not checkmate by any series of legal moves.")},
	{LAWS_MATTER_PAUSE, ALL, N_("A player may pause the clocks only to call the arbiter.")},
	{LAWS_MATTER_PAUSE_WITHOUT_REASON, ALL,
	 N_("A player who pauses the clocks without a valid reason is penalised.")},
	{LAWS_MATTER_DISPLAYS, ALL,
	 N_("Nothing can be claimed on the strength of displays alone.")},
	{LAWS_MATTER_TIMES_AFTER_IRREGULARITY, ALL,
	 N_("After an irregularity the arbiter decides what times the clocks show.")},
	{LAWS_MATTER_WRONG_SET_UP, ALL,
	 N_("A game begun from a wrong set-up is cancelled, and a new one is played.")},
	{LAWS_MATTER_WRONG_ORIENTATION, ALL,
	 N_("If the board was placed the wrong way round, the position is moved to a board placed "
	    "correctly, and the game goes on.")},
	{LAWS_MATTER_COLOURS_REVERSED, IN_2001,
	 N_("A game begun with colours reversed goes on, unless the arbiter decides otherwise.")},
	{LAWS_MATTER_COLOURS_REVERSED, SINCE_2017,
	 N_("A game begun with colours reversed goes on once both players have made ten moves; "
	    "before that a new one is played.")},
	{LAWS_MATTER_DISPLACED, IN_2001,
	 N_("Whoever displaces pieces puts them right on their own time, and may be penalised.")},
	{LAWS_MATTER_DISPLACED, SINCE_2017,
	 N_("Whoever displaces pieces puts them right on their own time.")},
	{LAWS_MATTER_DISPLACED_PENALTY, SINCE_2017,
	 N_("The arbiter may penalise a player who displaced pieces.")},
	{LAWS_MATTER_ILLEGAL_MOVE, IN_2001,
	 N_("An illegal move is taken back; the move that replaces it is bound by Article 4.3.")},
	{LAWS_MATTER_ILLEGAL_MOVE, SINCE_2017,
	 N_("An illegal move is completed by pressing the clock; it is taken back, and the move "
	    "that replaces it is bound by Articles 4.3 and 4.7.")},
	{LAWS_MATTER_PAWN_NOT_REPLACED, SINCE_2017,
	 N_("Leaving a pawn on the last rank and pressing the clock is an illegal move; the pawn "
	    "becomes a queen.")},
	{LAWS_MATTER_NO_MOVE, SINCE_2017,
	 N_("Pressing the clock without having made a move counts as an illegal move.")},
	{LAWS_MATTER_TWO_HANDS, IN_2017,
	 N_("Using two hands for one move counts as an illegal move.")},
	{LAWS_MATTER_TWO_HANDS, SINCE_2018,
	 N_("Using two hands for one move and pressing the clock counts as an illegal move.")},
	{LAWS_MATTER_ILLEGAL_MOVE_PENALTY, IN_2001,
	 N_("For the first and the second illegal move the opponent gets two minutes; the third "
	    "loses the game.")},
	{LAWS_MATTER_ILLEGAL_MOVE_PENALTY, IN_2017,
	 N_("For the first illegal move the opponent gets two minutes; the second loses, or draws "
	    "if the opponent could not checkmate by any series of legal moves.")},
	{LAWS_MATTER_ILLEGAL_MOVE_PENALTY, SINCE_2018,
	 N_("For the first illegal move of any kind the opponent gets two minutes; the second "
	    "loses, or draws if the opponent could not checkmate by any series of legal moves.")},
	{LAWS_MATTER_TWO_HANDS_PENALTY, IN_2017,
	 N_("For the first move with two hands the opponent gets two minutes; the second loses, or "
	    "draws if the opponent could not checkmate by any series of legal moves.")},
	{LAWS_MATTER_NO_MOVE_PENALTY, IN_2017,
	 N_("For the first press without a move the opponent gets two minutes; the second loses, "
	    "or draws if the opponent could not checkmate by any series of legal moves.")},
	{LAWS_MATTER_RESTORED, ALL,
	 N_("If pieces are found displaced, the game goes on from the position before, or from the "
	    "last one that is known.")},
	{LAWS_MATTER_ELECTRONIC_SCORESHEET, IN_2023,
	 N_("Moves may be recorded on a certified electronic scoresheet instead of paper.")},
	{LAWS_MATTER_WRITTEN_BEFOREHAND, SINCE_2017,
	 N_("A move may be written down beforehand only to claim a draw or to seal it.")},
	{LAWS_MATTER_DRAW_OFFER_LIMIT, SINCE_2017,
	 N_("The regulations may forbid draw offers without the arbiter's consent, altogether or "
	    "before a certain move.")},
	{LAWS_MATTER_DRAW_OFFER, ALL,
	 N_("A draw is offered after the own move and before the press; an offer stands until it "
	    "is accepted, rejected in words or by a touch, or the game ends.")},
	{LAWS_MATTER_THREEFOLD_INTENDED, ALL,
	 N_("A player to move may claim a draw with a recorded move that would bring the same "
	    "position for the third time.")},
	{LAWS_MATTER_THREEFOLD, ALL,
	 N_("The player to move may claim a draw when the same position has appeared for the third "
	    "time.")},
	{LAWS_MATTER_SAME_POSITION, IN_2001,
	 N_("Positions are the same if the player to move, the pieces and all possible moves are "
	    "the same; a right to castle lost even for a while makes a difference.")},
	{LAWS_MATTER_SAME_POSITION, SINCE_2017,
	 N_("Positions are the same if the player to move, the pieces and all possible moves are "
	    "the same; a right to castle is lost only when king or rook moves.")},
	{LAWS_MATTER_FIFTY_INTENDED, ALL,
	 N_("A player to move may claim a draw with a recorded move that would complete 50 moves "
	    "by each player without pawn move and capture.")},
	{LAWS_MATTER_FIFTY, ALL,
	 N_("The player to move may claim a draw after 50 moves by each player without pawn move "
	    "and capture.")},
	{LAWS_MATTER_DRAW_CLAIM_LOST, IN_2001,
	 N_("Whoever moves without claiming loses the right to claim a draw on this move.")},
	{LAWS_MATTER_DRAW_CLAIM_LOST, SINCE_2017,
	 N_("Whoever touches a piece loses the right to claim a draw on this move.")},
	{LAWS_MATTER_DRAW_CLAIM, IN_2001,
	 N_("Whoever claims a draw stops both clocks at once and cannot withdraw the claim.")},
	{LAWS_MATTER_DRAW_CLAIM, SINCE_2017,
	 N_("When a draw is claimed, the player or the arbiter pauses the clocks; the claim cannot "
	    "be withdrawn.")},
	{LAWS_MATTER_DRAW_CLAIM_CORRECT, ALL, N_("A correct claim draws the game at once.")},
	{LAWS_MATTER_DRAW_CLAIM_WRONG, IN_2001,
	 N_("For a wrong claim the opponent gets three minutes, and a claimant with more than a "
	    "minute loses half the time left, three minutes at most and down to one minute at "
	    "least.")},
	{LAWS_MATTER_DRAW_CLAIM_WRONG, SINCE_2017,
	 N_("For a wrong claim the opponent gets two minutes, and the move announced with it must "
	    "be made.")},
	{LAWS_MATTER_FIVEFOLD, SINCE_2017,
	 N_("The game is drawn when the same position has appeared five times.")},
	{LAWS_MATTER_SEVENTY_FIVE, SINCE_2017,
	 N_("The game is drawn after 75 moves by each player without pawn move and capture, unless "
	    "the last one was checkmate.")},
	{LAWS_MATTER_DISTURBING, ALL,
	 N_("Disturbing the opponent is forbidden, also by unreasonable claims and draw offers.")},
	{LAWS_MATTER_REFUSING_THE_LAWS, ALL,
	 N_("A player who keeps refusing to obey the Laws loses; the arbiter decides the "
	    "opponent's score.")},
	{LAWS_MATTER_BOTH_LOST, ALL,
	 N_("If both players keep refusing to obey the Laws, both lose.")},
	{LAWS_MATTER_TIME_FOR_DISTURBANCE, ALL,
	 N_("The arbiter may give additional time after a disturbance from outside.")},
	{LAWS_MATTER_ARBITER_SILENT, IN_2001,
	 N_("The arbiter intervenes only as the Laws provide, and does not tell a player that the "
	    "opponent has moved.")},
	{LAWS_MATTER_ARBITER_SILENT, SINCE_2017,
	 N_("The arbiter intervenes only as the Laws provide, and tells nobody that the opponent "
	    "has moved or that a clock is not pressed.")},
	{LAWS_MATTER_PENALTIES, IN_2001,
	 N_("The arbiter's penalties are seven: a warning, time, points, the loss of the game, and "
	    "expulsion.")},
	{LAWS_MATTER_PENALTIES, SINCE_2017,
	 N_("The arbiter's penalties are nine: a warning, time, points, the loss of the game, a "
	    "fine, exclusion from rounds, and expulsion.")},
	{LAWS_MATTER_RAPID, IN_2001,
	 N_("In rapid chess each player has between 15 and 60 minutes.")},
	{LAWS_MATTER_RAPID, SINCE_2017,
	 N_("In rapid chess each player has more than 10 and less than 60 minutes, counting 60 "
	    "increments.")},
	{LAWS_MATTER_RAPID_SCORESHEET, IN_2001,
	 N_("In rapid chess players need not record the moves.")},
	{LAWS_MATTER_RAPID_SCORESHEET, SINCE_2017,
	 N_("Players need not record the moves, and keep the claims that rest on a scoresheet.")},
	{LAWS_MATTER_PENALTY_OF_A_MINUTE, IN_2017 | IN_2018,
	 N_("In blitz the penalties of two minutes are one minute.")},
	{LAWS_MATTER_PENALTY_OF_A_MINUTE, IN_2023,
	 N_("In rapid chess the penalties of two minutes are one minute; so they are in blitz "
	    "without full supervision.")},
	{LAWS_MATTER_RAPID_SUPERVISED, SINCE_2017,
	 N_("The standard rules apply to rapid chess if an arbiter watches at most three games and "
	    "each is recorded.")},
	{LAWS_MATTER_RAPID_SET_UP, IN_2001,
	 N_("After three moves by each player nothing can be claimed about the set-up, the board "
	    "or the clocks.")},
	{LAWS_MATTER_RAPID_SET_UP, SINCE_2017,
	 N_("After ten moves by each player the clocks stay as they are set, and nothing can be "
	    "claimed about the set-up or the board.")},
	{LAWS_MATTER_RAPID_TOUCHED, IN_2001,
	 N_("In rapid chess the arbiter rules on touched pieces only when a player asks.")},
	{LAWS_MATTER_RAPID_ILLEGAL_MOVE, IN_2001,
	 N_("In rapid chess one's own touch ends the right to claim an irregularity or an illegal "
	    "move.")},
	{LAWS_MATTER_RAPID_ILLEGAL_MOVE, IN_2017,
	 N_("An illegal move loses if the arbiter sees it or the opponent claims before moving; "
	    "otherwise it stands.")},
	{LAWS_MATTER_RAPID_ILLEGAL_MOVE, SINCE_2018,
	 N_("An illegal move is penalised if the arbiter sees it or the opponent claims before "
	    "moving; otherwise it stands.")},
	{LAWS_MATTER_RAPID_TIME_CLAIM, IN_2001 | IN_2017,
	 N_("To win on time, a player stops the clocks and claims while having time left.")},
	{LAWS_MATTER_RAPID_TIME_CLAIM, SINCE_2018,
	 N_("To win on time, a player may pause the clocks and tell the arbiter; it is a draw if "
	    "that player could not checkmate by any series of legal moves.")},
	{LAWS_MATTER_RAPID_ILLEGAL_POSITION, SINCE_2017,
	 N_("If both kings are in check or a pawn stands on the last rank, the arbiter waits for "
	    "the next move, and then declares a draw if the position is still illegal.")},
	{LAWS_MATTER_RAPID_FLAG_FALL, IN_2001,
	 N_("In rapid chess a flag has fallen when a player rightly claims it; the arbiter says "
	    "nothing of it.")},
	{LAWS_MATTER_RAPID_FLAG_FALL, IN_2017,
	 N_("In rapid chess and blitz the arbiter, too, may say that a flag has fallen.")},
	{LAWS_MATTER_RAPID_FLAG_FALL, SINCE_2018,
	 N_("In rapid chess and blitz the arbiter must say that a flag has fallen, having seen "
	    "it.")},
	{LAWS_MATTER_RAPID_BOTH_FLAGS, IN_2001,
	 N_("In rapid chess the game is drawn if both flags have fallen.")},
	{LAWS_MATTER_BLITZ, IN_2001, N_("In blitz each player has less than 15 minutes.")},
	{LAWS_MATTER_BLITZ, SINCE_2017,
	 N_("In blitz each player has 10 minutes or less, counting 60 increments.")},
	{LAWS_MATTER_BLITZ_SUPERVISED, SINCE_2017,
	 N_("The standard rules apply to blitz if an arbiter watches one game and it is "
	    "recorded.")},
	{LAWS_MATTER_BLITZ_ILLEGAL_MOVE, IN_2001,
	 N_("In blitz an illegal move is completed by the press; the opponent may claim a win "
	    "before moving, or a draw if unable to checkmate, and after that it stands.")},
	{LAWS_MATTER_BLITZ_ILLEGAL_MOVE, SINCE_2017,
	 N_("Otherwise blitz is played by the rules of rapid chess without full supervision.")},
	{LAWS_MATTER_BOTH_FLAGS, IN_2001,
	 N_("If both flags have fallen and nobody knows which was first, the game goes on.")},
	{LAWS_MATTER_BOTH_FLAGS, SINCE_2017,
	 N_("If both flags have fallen and nobody knows which was first, the game goes on; in the "
	    "last period it is drawn.")},
	{LAWS_MATTER_SEALED_MOVE, ALL,
	 N_("When a game is adjourned, the player to move seals the next move in an envelope.")},
	{LAWS_MATTER_CHESS960_CASTLING, SINCE_2017,
	 N_("In Chess960 castling puts king and rook where they stand after castling in ordinary "
	    "chess, wherever they come from.")},
	{LAWS_MATTER_QUICKPLAY_INCREMENT, SINCE_2017,
	 N_("Without increment and where it was announced, a player to move with less than two "
	    "minutes may ask for five seconds a move for both; that offers a draw.")},
	{LAWS_MATTER_SEALED_MOVE_LOST, ALL,
	 N_("Whoever has sealed a move that is illegal, ambiguous or cannot be understood loses "
	    "the "
	    "game.")},
	{LAWS_MATTER_SEALED_MOVE_PLAYED, ALL,
	 N_("When play is resumed, the sealed move is made on the board and the opponent's clock "
	    "is "
	    "started.")},
	{LAWS_MATTER_QUICKPLAY_CLAIM, IN_2001,
	 N_("With less than two minutes left, a player may claim a draw because the opponent "
	    "cannot win by normal means or does not try to.")},
	{LAWS_MATTER_QUICKPLAY_CLAIM, SINCE_2017,
	 N_("Without increment and where it was announced, a player to move with less than two "
	    "minutes may claim a draw because the opponent cannot win by normal means or does not "
	    "try to.")},
	{LAWS_MATTER_QUICKPLAY_BOTH_FLAGS, IN_2001,
	 N_("In a quickplay finish the game is drawn if both flags have fallen and nobody knows "
	    "which was first.")},
};

const size_t article_sentences_count = sizeof(article_sentences) / sizeof(article_sentences[0]);
