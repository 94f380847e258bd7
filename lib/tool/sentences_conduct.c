/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What Articles 11 and 12 say: the conduct of the players, and the arbiter (2001: 12 to 14). */
#include "tool/sentences.h"

static const struct article_subject conduct[] = {
	{NUMBERS("12.1", "11.1", "11.1", "11.1"),
	 SAYS({ALL, LEAVES, N_("Players do nothing that harms the reputation of chess.")})},
	{NUMBERS("12.4", "11.2", "11.2", "11.2"), WITH_PARTS,
	 SAYS({ALL, LEAVES,
	       N_("Only with the permission of the arbiter does a player leave the venue, or a "
		  "player to move the playing area.")})},
	{NUMBERS("12.2", "11.3.1", "11.3.1", "11.3.1"),
	 SAYS({IN_2001, LEAVES,
	       N_("During play notes, sources, advice and another board are forbidden, and the "
		  "scoresheet is for moves, times, draw offers and claims alone.")},
	      {SINCE_2017, LEAVES,
	       N_("During play notes, sources, advice and another board are forbidden.")})},
	{NUMBERS(NULL, "11.3.2", "11.3.2", "11.3.2"), WITH_PARTS,
	 SAYS({SINCE_2017, APPLIES("penalty"),
	       N_("Whoever carries an electronic device in the venue without permission loses, "
		  "unless the regulations are milder.")})},
	{NUMBERS(NULL, "11.3.3", "11.3.3", "11.3.3"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("The arbiter may have clothes, bags and body of a player searched, in "
		  "private.")})},
	{NUMBERS(NULL, "11.3.4", "11.3.4", "11.3.4"),
	 SAYS({SINCE_2017, LEAVES, N_("Smoking is allowed only where the arbiter says so.")})},
	{NUMBERS("12.3", "11.4", "11.4", "11.4"),
	 SAYS({ALL, LEAVES, N_("Players who have finished their games are spectators.")})},
	{MATTER(DISTURBING), SAYS({ALL, RECORDS,
				   N_("Disturbing the opponent is forbidden, also by unreasonable "
				      "claims and draw offers.")})},
	{NUMBERS("12.6", "11.6", "11.6", "11.6"),
	 SAYS({ALL, APPLIES("penalty"), N_("Breaches of these rules of conduct are penalised.")})},
	{MATTER(REFUSING_THE_LAWS), SAYS({ALL, APPLIES("penalty"),
					  N_("A player who keeps refusing to obey the Laws loses; "
					     "the arbiter decides the opponent's score.")})},
	{MATTER(BOTH_LOST),
	 SAYS({ALL, APPLIES("result"),
	       N_("If both players keep refusing to obey the Laws, both lose.")})},
	{NUMBERS(NULL, "11.9", "11.9", "11.9"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("A player may ask the arbiter what a point of the Laws means.")})},
	{NUMBERS(NULL, "11.10", "11.10", "11.10"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("Every decision of the arbiter may be appealed against, even after signing, "
		  "unless the regulations say otherwise.")})},
	{NUMBERS(NULL, "11.11", "11.11", "11.11"),
	 SAYS({SINCE_2017, RECORDS,
	       N_("Both players help the arbiter to reconstruct the game, for draw claims too.")})},
	{NUMBERS(NULL, "11.12", "11.12", "11.12"),
	 SAYS({SINCE_2017, DECIDES,
	       N_("The players check a claim of repetition or of 50 moves, under the eyes of the "
		  "arbiter.")})},
};

CHAPTER(chapter_conduct, N_("The conduct of the players"), conduct);

static const struct article_subject arbiter[] = {
	{NUMBERS("13.1", "12.1", "12.1", "12.1"),
	 SAYS({ALL, LEAVES, N_("The arbiter sees to it that the Laws are kept.")})},
	{NUMBERS("13.2", "12.2", "12.2", "12.2"), WITH_PARTS,
	 SAYS({ALL, LEAVES,
	       N_("The arbiter cares for fair play, good conditions, undisturbed players and the "
		  "course of the event.")})},
	{NUMBERS("13.3", "12.3", "12.3", "12.3"),
	 SAYS({ALL, LEAVES,
	       N_("The arbiter watches the games, most of all when time is short, enforces "
		  "decisions and penalises.")})},
	{NUMBERS(NULL, "12.4", "12.4", "12.4"),
	 SAYS({SINCE_2017, LEAVES, N_("The arbiter may appoint assistants to watch games.")})},
	{MATTER(TIME_FOR_DISTURBANCE),
	 SAYS({ALL, APPLIES("add-time"),
	       N_("The arbiter may give additional time after a disturbance from outside.")})},
	{MATTER(ARBITER_SILENT),
	 SAYS({IN_2001, DECIDES,
	       N_("The arbiter intervenes only as the Laws provide, and does not tell a player "
		  "that the opponent has moved.")},
	      {SINCE_2017, DECIDES,
	       N_("The arbiter intervenes only as the Laws provide, and tells nobody that the "
		  "opponent has moved or that a clock is not pressed.")})},
	{NUMBERS("13.7", "12.7", "12.7", "12.7"),
	 SAYS({IN_2001, LEAVES,
	       N_("Spectators and players of other games do not speak about a game or interfere, "
		  "or may be sent out.")},
	      {SINCE_2017, LEAVES,
	       N_("Whoever sees an irregularity tells the arbiter alone; spectators and other "
		  "players do not interfere, or may be sent out.")})},
	{NUMBERS(NULL, "12.8", "12.8", "12.8"),
	 SAYS({SINCE_2017, LEAVES,
	       N_("Without permission nobody uses a phone or the like in the venue.")})},
	{MATTER(PENALTIES), WITH_PARTS,
	 SAYS({IN_2001, APPLIES("penalty"),
	       N_("The arbiter's penalties are seven: a warning, time, points, the loss of the "
		  "game, and expulsion.")},
	      {SINCE_2017, APPLIES("penalty"),
	       N_("The arbiter's penalties are nine: a warning, time, points, the loss of the "
		  "game, a fine, exclusion from rounds, and expulsion.")})},
	{NUMBERS("14.1", NULL, NULL, NULL),
	 SAYS({IN_2001, LEAVES, N_("Federations may ask FIDE to decide questions of the Laws.")})},
};

CHAPTER(chapter_arbiter, N_("The arbiter"), arbiter);
