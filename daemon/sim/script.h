/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The script: the acts that a game in PGN asks of its players, in their order. How and with
 * which hand they are done is decided elsewhere.
 *
 * Comments may ask for incidents before the move that follows them: [%act adjust d1 e1],
 * [%act illegal e1e3], [%act no-move].
 */
#ifndef TOUCHMOVE_SIM_SCRIPT_H
#define TOUCHMOVE_SIM_SCRIPT_H

#include <chesslaws.h>

#include "config/settings.h"

enum play_kind {
	PLAY_MOVE,    /* @move is made and completed */
	PLAY_ADJUST,  /* the pieces on @squares are adjusted, announced */
	PLAY_ILLEGAL, /* the piece of @from goes to @to; pressed, ruled on, put back */
	PLAY_NO_MOVE, /* the clock is pressed without a move; ruled on */
};

/* One act of the player to move in @before. */
struct play {
	enum play_kind kind;
	struct laws_position before;
	struct laws_move move;
	laws_squares squares;
	laws_square from;
	laws_square to;
};

enum ending {
	ENDING_NONE,	  /* the game is left as it stands */
	ENDING_ON_BOARD,  /* by checkmate or stalemate */
	ENDING_RESIGN,	  /* the loser resigns */
	ENDING_AGREEMENT, /* the player who moved last offers a draw, the other accepts */
	ENDING_RESULT,	  /* the arbiter declares @result */
};

struct script {
	struct settings settings;
	struct play *plays;
	size_t count;
	size_t room;
	enum ending ending;
	enum laws_side loser;	 /* RESIGN */
	enum laws_result result; /* RESULT */
};

#define SCRIPT_ERROR_SIZE 256

/*
 * Reads the next game of @pgn; @name stands for its text in errors. Returns 1 with @script,
 * which script_free() frees; 0 after the last game; -EINVAL with "NAME:LINE: what" in
 * @error; or -ENOMEM. After an error, too, the next call reads the next game.
 */
int script_read(struct laws_pgn *pgn, const char *name, struct script *script,
		char error[SCRIPT_ERROR_SIZE]);

void script_free(struct script *script);

#endif
