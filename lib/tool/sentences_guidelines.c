/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the Guidelines say: adjourned games, Chess960, games without increment (2001: A, 10, D). */
#include "sentences.h"

static const struct article_subject adjourned[] = {
	{MATTER(SEALED_MOVE), SAYS({ALL, APPLIES("adjourn, seal"),
				    N_("When a game is adjourned, the player to move seals the "
				       "next move in an envelope.")})},
	{MATTER(SEALED_MOVE_LOST), WITH_PARTS,
	 SAYS({ALL, SHOWS("illegal-move"),
	       N_("Whoever has sealed a move that is illegal, ambiguous or cannot be understood "
		  "loses the game.")})},
	{MATTER(SEALED_MOVE_PLAYED), WITH_PARTS,
	 SAYS({ALL, DECIDES,
	       N_("When play is resumed, the sealed move is made on the board and the opponent's "
		  "clock is started.")})},
};

CHAPTER(chapter_adjourned, N_("Adjourned games"), adjourned);

static const struct article_subject chess960[] = {
	{MATTER(CHESS960_CASTLING), WITH_PARTS,
	 SAYS({SINCE_2017, LEAVES,
	       N_("In Chess960 castling puts king and rook where they stand after castling in "
		  "ordinary chess, wherever they come from.")})},
};

CHAPTER(chapter_chess960, N_("Chess960"), chess960);

static const struct article_subject quickplay[] = {
	{MATTER(BOTH_FLAGS), WITH_PARTS,
	 SAYS({IN_2001, SHOWS("flag-fall"),
	       N_("If both flags have fallen and nobody knows which was first, the game goes on.")},
	      {SINCE_2017, SHOWS("flag-fall"),
	       N_("If both flags have fallen and nobody knows which was first, the game goes on; "
		  "in the last period it is drawn.")})},
	{MATTER(QUICKPLAY_INCREMENT),
	 SAYS({SINCE_2017, LEAVES,
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
	{MATTER(QUICKPLAY_BOTH_FLAGS),
	 SAYS({IN_2001, SHOWS("flag-fall"),
	       N_("In a quickplay finish the game is drawn if both flags have fallen and nobody "
		  "knows which was first.")})},
};

CHAPTER(chapter_quickplay, N_("Games without increment"), quickplay);
