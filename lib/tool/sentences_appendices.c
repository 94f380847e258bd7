/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Appendices A to D say: rapid chess, blitz, notation, blind players (2001: B, C, E, F). */
#include "tool/sentences.h"

static const struct article_subject rapid[] = {
	{MATTER(RAPID),
	 SAYS({IN_2001, DECIDES, N_("In rapid chess each player has between 15 and 60 minutes.")},
	      {SINCE_2017, DECIDES,
	       N_("In rapid chess each player has more than 10 and less than 60 minutes, counting "
		  "60 increments.")})},
	{NUMBERS("B.2", NULL, NULL, NULL),
	 SAYS({IN_2001, DECIDES,
	       N_("Rapid chess is played by the other Laws, but for its own rules.")})},
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
	{NUMBERS(NULL, "A.3.2", "A.3.2", "A.4.3"),
	 SAYS({SINCE_2017, APPLIES("scoresheet"),
	       N_("A player to move may ask to see the arbiter's scoresheet, five times in a game "
		  "at most.")})},
	{MATTER(RAPID_SET_UP), WITH_PARTS,
	 SAYS({IN_2001, LEAVES,
	       N_("After three moves by each player nothing can be claimed about the set-up, the "
		  "board or the clocks; a king that began on the square of the queen may not "
		  "castle.")},
	      {SINCE_2017, LEAVES,
	       N_("After ten moves by each player the clocks stay as they are set, unless the "
		  "schedule would suffer, and nothing can be claimed about the set-up or the "
		  "board.")})},
	{NUMBERS("B.4", "A.4.1.2", "A.4.1.2", "A.5.1.2"),
	 SAYS({SINCE_2017, APPLIES("set-position"),
	       N_("A king that began on a wrong square may not castle then, nor may a rook that "
		  "did.")})},
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
	{NUMBERS(NULL, "A.5", "A.5", "A.6"), SAYS({SINCE_2017, APPLIES("Supervision"),
						   N_("The regulations say for the whole event "
						      "whether games have full supervision.")})},
};

CHAPTER(chapter_rapid, N_("Rapid chess"), rapid);

static const struct article_subject blitz[] = {
	{MATTER(BLITZ),
	 SAYS({IN_2001, DECIDES, N_("In blitz each player has less than 15 minutes.")},
	      {SINCE_2017, DECIDES,
	       N_("In blitz each player has 10 minutes or less, counting 60 increments.")})},
	{NUMBERS("C.2", NULL, NULL, NULL),
	 SAYS({IN_2001, DECIDES,
	       N_("Blitz is played by the rules of rapid chess, but for its own rules.")})},
	{MATTER(BLITZ_SUPERVISED), WITH_PARTS,
	 SAYS({SINCE_2017, APPLIES("Supervision"),
	       N_("The standard rules apply to blitz if an arbiter watches one game and it is "
		  "recorded.")})},
	{NUMBERS(NULL, "B.3.2", "B.3.2", "B.2.3"),
	 SAYS({SINCE_2017, APPLIES("scoresheet"),
	       N_("A player to move may ask to see the arbiter's scoresheet, five times in a game "
		  "at most.")})},
	{MATTER(BLITZ_ILLEGAL_MOVE),
	 SAYS({IN_2001, APPLIES("claim illegal-move"),
	       N_("In blitz an illegal move is completed by the press; the opponent may claim a "
		  "win before moving, or a draw if unable to checkmate, and after that it "
		  "stands.")},
	      {SINCE_2017, DECIDES,
	       N_("Otherwise blitz is played by the rules of rapid chess without full "
		  "supervision.")})},
	{NUMBERS("C.4", NULL, NULL, NULL),
	 SAYS({IN_2001, DECIDES, N_("A draw cannot be claimed by Article 10.2 in blitz.")})},
	{NUMBERS(NULL, "B.5", "B.5", "B.4"), SAYS({SINCE_2017, APPLIES("Supervision"),
						   N_("The regulations say for the whole event "
						      "whether games have full supervision.")})},
};

CHAPTER(chapter_blitz, N_("Blitz"), blitz);

static const struct article_subject notation[] = {
	{NUMBERS(NULL, "C.1", "C.1", "C.1"),
	 SAYS({SINCE_2017, RECORDS, N_("In what follows a piece is any but a pawn.")})},
	{NUMBERS("E.1", "C.2", "C.2", "C.2"),
	 SAYS({ALL, RECORDS,
	       N_("A piece is written with a letter of its name, in English K, Q, R, B and N.")})},
	{NUMBERS("E.2", "C.3", "C.3", "C.3"),
	 SAYS({ALL, RECORDS,
	       N_("Players may use the letters of their own language; print is best with "
		  "figurines.")})},
	{NUMBERS("E.3", "C.4", "C.4", "C.4"), SAYS({ALL, RECORDS, N_("A pawn has no letter.")})},
	{NUMBERS("E.4", "C.5", "C.5", "C.5"),
	 SAYS({ALL, RECORDS, N_("The files are a to h, from the left as White sees them.")})},
	{NUMBERS("E.5", "C.6", "C.6", "C.6"),
	 SAYS({ALL, RECORDS, N_("The ranks are 1 to 8, counted from White.")})},
	{NUMBERS("E.6", "C.7", "C.7", "C.7"),
	 SAYS({ALL, RECORDS, N_("A letter and a number name each square.")})},
	{NUMBERS("E.7", "C.8", "C.8", "C.8"),
	 SAYS({IN_2001, RECORDS,
	       N_("A move is written with the letter of the piece and the square of arrival.")},
	      {SINCE_2017, RECORDS,
	       N_("A move is written with the letter of the piece and the square of arrival; the "
		  "square of departure may be added.")})},
	{NUMBERS("E.8", "C.9", "C.9", "C.9"), WITH_PARTS,
	 SAYS({IN_2001, RECORDS,
	       N_("A capture has an x before the square of arrival; a capturing pawn is named by "
		  "its file.")},
	      {SINCE_2017, RECORDS,
	       N_("A capture may have an x before the square of arrival; a capturing pawn is named "
		  "by its file, and e.p. may follow.")})},
	{NUMBERS("E.9", "C.10", "C.10", "C.10"), WITH_PARTS,
	 SAYS({ALL, RECORDS,
	       N_("Where two like pieces can go to a square, the file of departure is added, or "
		  "the rank if they stand on one file.")})},
	{NUMBERS("E.10", NULL, NULL, NULL),
	 SAYS({IN_2001, RECORDS,
	       N_("Where two pawns can capture a piece, the file of departure tells which did.")})},
	{NUMBERS("E.11", "C.11", "C.11", "C.11"),
	 SAYS({ALL, RECORDS, N_("After a promotion follows the letter of the new piece.")})},
	{NUMBERS("E.12", "C.12", "C.12", "C.12"),
	 SAYS({ALL, RECORDS, N_("A draw offer is written (=).")})},
	{NUMBERS(NULL, "C.13", "C.13", "C.13"), WITH_PARTS,
	 SAYS({SINCE_2017, RECORDS,
	       N_("Castling is written 0-0 or 0-0-0; x, +, # or ++ and e.p. may be left out.")})},
};

CHAPTER(chapter_notation, N_("Notation"), notation);

static const struct article_subject blind[] = {
	{NUMBERS("F.1", "D.1", "D.1", "D.1"), WITH_PARTS,
	 SAYS({ALL, APPLIES("VisuallyDisabled"),
	       N_("A sighted and a blind player may each demand a second board, made to be felt, "
		  "with pegged pieces.")})},
	{MATTER(ANNOUNCEMENT),
	 SAYS({ALL, DECIDES,
	       N_("Moves are announced clearly, repeated by the opponent and made on the "
		  "opponent's board, if possible with the German names of squares and pieces.")})},
	{NUMBERS("F.2.2", "D.2.2", "D.2.2", "D.2.2"),
	 SAYS({ALL, DECIDES,
	       N_("On the board of the blind player a piece is touched once it is out of its "
		  "hole.")})},
	{NUMBERS("F.2.3", "D.2.3", "D.2.3", "D.2.3"), WITH_PARTS,
	 SAYS({ALL, DECIDES,
	       N_("A move is made there when a captured piece is off the board, the piece is in "
		  "another hole and the move has been announced.")})},
	{NUMBERS("F.2.3", "D.2.4", "D.2.4", "D.2.4"),
	 SAYS({SINCE_2017, LEAVES, N_("Only then is the opponent's clock started.")})},
	{NUMBERS("F.2.3", "D.2.5", "D.2.5", "D.2.5"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("For the sighted player the usual rules of touching and moving hold.")})},
	{NUMBERS("F.2.4", "D.2.6", "D.2.6", "D.2.6"), WITH_PARTS,
	 SAYS({ALL, LEAVES,
	       N_("A clock made for the blind, which speaks or can be felt, may be used.")})},
	{NUMBERS("F.2.5", "D.2.7", "D.2.7", "D.2.7"),
	 SAYS({ALL, LEAVES,
	       N_("The blind player keeps score in Braille, by hand or with a recorder.")})},
	{NUMBERS("F.2.6", "D.2.8", "D.2.8", "D.2.8"),
	 SAYS({ALL, DECIDES,
	       N_("A slip of the tongue is put right at once, before the opponent's clock is "
		  "started.")})},
	{MATTER(BOARDS_DIFFER),
	 SAYS({IN_2001, SHOWS("displaced"),
	       N_("If the two boards differ, they are put right by the scores of both players.")},
	      {SINCE_2017, SHOWS("displaced"),
	       N_("If the two boards differ, they are put right by the scores of both players; "
		  "where these differ, the game goes back to where they agree.")})},
	{NUMBERS("F.2.8", NULL, NULL, NULL),
	 SAYS({IN_2001, LEAVES,
	       N_("If the scores differ, too, the game goes back to where they agree, and the "
		  "clocks are adjusted.")})},
	{NUMBERS("F.2.9", "D.2.10", "D.2.10", "D.2.10"), WITH_PARTS,
	 SAYS({ALL, RECORDS,
	       N_("The blind player may have an assistant who makes and announces moves, keeps "
		  "score, starts the clock and claims.")})},
	{NUMBERS("F.2.9", "D.2.11", "D.2.11", "D.2.11"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("If the blind player has no assistant, the sighted one may have one who makes "
		  "and announces the moves.")})},
};

CHAPTER(chapter_blind, N_("Blind and visually impaired players"), blind);
