/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Articles 0 to 3 say: the game, its set-up and its moves. */
#include "tool/sentences.h"

static const struct article_subject preface[] = {
	{NUMBERS(NULL, "0.1", "0.1", "0.1"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("These Laws are for games over the board; their English text decides.")})},
	{NUMBERS(NULL, "0.2", "0.2", "0.2"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("What the Laws do not rule exactly the arbiter decides as in similar cases that "
		  "they rule.")})},
};

CHAPTER(chapter_preface, N_("Preface"), preface);

static const struct article_subject game[] = {
	{NUMBERS(NULL, "1.1", "1.1", "1.1"),
	 SAYS({SINCE_2017, DECIDES, N_("Two opponents move their pieces on one board.")})},
	{NUMBERS("1.1", "1.2", "1.2", "1.2"),
	 SAYS({ALL, DECIDES,
	       N_("White makes the first move, and then the players move in turn.")})},
	{NUMBERS(NULL, "1.3", "1.3", "1.3"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("It is a player's turn as soon as the opponent's move has been made.")})},
	{NUMBERS("1.2", "1.4", "1.4", "1.4"), WITH_PARTS,
	 SAYS({ALL, DECIDES,
	       N_("The aim is to attack the opponent's king so that no legal move is left; who "
		  "achieves that has won.")})},
	{NUMBERS(NULL, "1.4.1", "1.4.1", "1.4.1"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("Nobody may leave or put the own king under attack, or capture a king.")})},
	{NUMBERS("1.3", "1.5", "1.5", "1.5"),
	 SAYS({ALL, DECIDES,
	       N_("A game in which neither player can possibly checkmate is drawn.")})},
};

CHAPTER(chapter_game, N_("The game"), game);

static const struct article_subject set_up[] = {
	{NUMBERS("2.1", "2.1", "2.1", "2.1"),
	 SAYS({ALL, SHOWS("wrong-start"),
	       N_("The board has 64 squares, light and dark in turn, with a light corner at each "
		  "player's right hand.")})},
	{NUMBERS("2.2", "2.2", "2.2", "2.2"),
	 SAYS({ALL, SHOWS("wrong-start"),
	       N_("Each side begins with king, queen, two rooks, two bishops, two knights and "
		  "eight pawns.")})},
	{NUMBERS("2.3", "2.3", "2.3", "2.3"),
	 SAYS({ALL, SHOWS("wrong-start"), N_("Every game begins from the same set-up.")})},
	{NUMBERS("2.4", "2.4", "2.4", "2.4"),
	 SAYS({ALL, DECIDES,
	       N_("Files run from player to player, ranks across, and diagonals over squares of "
		  "one colour.")})},
};

CHAPTER(chapter_set_up, N_("Board and set-up"), set_up);

static const struct article_subject moves[] = {
	{NUMBERS("3.1", "3.1", "3.1", "3.1"), WITH_PARTS,
	 SAYS({ALL, DECIDES,
	       N_("No piece moves to a square where an own piece stands; an opposing piece that "
		  "stands there is captured and taken off.")})},
	{NUMBERS(NULL, "3.1.2", "3.1.2", "3.1.2"),
	 SAYS({SINCE_2017, DECIDES, N_("A piece attacks a square when it could capture there.")})},
	{NUMBERS(NULL, "3.1.3", "3.1.3", "3.1.3"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("A piece attacks a square even if it may not go there because its own king would "
		  "be in check.")})},
	{NUMBERS("3.2", "3.2", "3.2", "3.2"),
	 SAYS({ALL, DECIDES, N_("The bishop moves along diagonals.")})},
	{NUMBERS("3.3", "3.3", "3.3", "3.3"),
	 SAYS({ALL, DECIDES, N_("The rook moves along files and ranks.")})},
	{NUMBERS("3.4", "3.4", "3.4", "3.4"),
	 SAYS({ALL, DECIDES, N_("The queen moves along files, ranks and diagonals.")})},
	{NUMBERS("3.5", "3.5", "3.5", "3.5"),
	 SAYS({ALL, DECIDES, N_("Bishop, rook and queen do not jump over pieces.")})},
	{NUMBERS("3.6", "3.6", "3.6", "3.6"),
	 SAYS({ALL, DECIDES,
	       N_("The knight goes two squares along a file or rank and one to the side, and jumps "
		  "over pieces.")})},
	{NUMBERS("3.7a", "3.7.1", "3.7.1", "3.7.1"),
	 SAYS({ALL, DECIDES,
	       N_("A pawn moves one square straight forward, if that square is empty.")})},
	{NUMBERS("3.7b", "3.7.2", "3.7.2", "3.7.2"),
	 SAYS({ALL, DECIDES,
	       N_("On its first move a pawn may go two squares forward, if both are empty.")})},
	{NUMBERS("3.7c", "3.7.3", "3.7.3", "3.7.3"),
	 SAYS({ALL, DECIDES, N_("A pawn captures one square diagonally forward.")})},
	{NUMBERS("3.7d", "3.7.4.1", "3.7.4.1", "3.7.3.1"),
	 SAYS({ALL, DECIDES,
	       N_("A pawn that has just gone two squares may be captured en passant by a pawn "
		  "beside it, as if it had gone one.")})},
	{NUMBERS("3.7d", "3.7.4.2", "3.7.4.2", "3.7.3.2"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("An en passant capture is legal only on the very next move.")})},
	{NUMBERS("3.7e", "3.7.5.1", "3.7.5.1", "3.7.3.3"),
	 SAYS({ALL, APPLIES("promote"),
	       N_("A pawn that reaches the last rank is exchanged, in the same move, for a queen, "
		  "rook, bishop or knight of its colour.")})},
	{NUMBERS("3.7e", "3.7.5.2", "3.7.5.2", "3.7.3.4"),
	 SAYS({SINCE_2017, APPLIES("promote"),
	       N_("The new piece may be chosen freely, whatever has been captured.")})},
	{NUMBERS("3.7e", "3.7.5.3", "3.7.5.3", "3.7.3.5"),
	 SAYS({SINCE_2017, DECIDES, N_("A new piece acts at once.")})},
	{NUMBERS("3.8a", "3.8.1", "3.8.1", "3.8.1"),
	 SAYS({IN_2001, DECIDES,
	       N_("The king moves to a neighbouring square that is not attacked, or castles with a "
		  "rook if neither has moved, nothing stands between them and the king leaves, "
		  "crosses and reaches no attacked square.")},
	      {SINCE_2017, DECIDES, N_("The king moves to a neighbouring square.")})},
	{NUMBERS("3.8a", "3.8.2", "3.8.2", "3.8.2"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("Castling moves the king two squares towards a rook on its first rank, and that "
		  "rook to the square that the king has crossed.")})},
	{NUMBERS("3.8a", "3.8.2.1", "3.8.2.1", "3.8.2.1"), WITH_PARTS,
	 SAYS({SINCE_2017, DECIDES,
	       N_("Castling is lost for good once the king has moved, and with a rook once that "
		  "rook has moved.")})},
	{NUMBERS("3.8a", "3.8.2.2", "3.8.2.2", "3.8.2.2"), WITH_PARTS,
	 SAYS({SINCE_2017, DECIDES,
	       N_("Castling has to wait while the king would leave, cross or reach an attacked "
		  "square, or a piece stands between king and rook.")})},
	{NUMBERS("3.8b", "3.9.1", "3.9.1", "3.9.1"),
	 SAYS({ALL, DECIDES,
	       N_("A king is in check when it is attacked, even by a piece that may not move "
		  "itself.")})},
	{NUMBERS("3.9", "3.9.2", "3.9.2", "3.9.2"),
	 SAYS({ALL, DECIDES, N_("No move may leave or put the own king in check.")})},
	{NUMBERS(NULL, "3.10.1", "3.10.1", "3.10.1"),
	 SAYS({SINCE_2017, DECIDES, N_("A move is legal when it keeps to Articles 3.1 to 3.9.")})},
	{MATTER(ILLEGAL), SAYS({SINCE_2017, DECIDES,
				N_("A move that breaks the rules of how pieces move, or leaves the "
				   "own king in check, is illegal.")})},
	{MATTER(ILLEGAL_POSITION),
	 SAYS({SINCE_2017, DECIDES,
	       N_("A position is illegal when no series of legal moves leads to it.")})},
};

CHAPTER(chapter_moves, N_("The moves of the pieces"), moves);
