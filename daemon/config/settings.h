/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Everything that can change a verdict, as `set` lines of a trace, the configuration and
 * `start` give it. A trace contains all of it, so that a replay needs nothing else.
 */
#ifndef TOUCHMOVE_SETTINGS_H
#define TOUCHMOVE_SETTINGS_H

#include <chesslaws.h>

#define SETTING_TEXT_SIZE 128

struct settings {
	struct laws_regulations regulations;
	char time_control[SETTING_TEXT_SIZE]; /* as written */
	bool chess960;			      /* Variant=chess960 */
	char fen[SETTING_TEXT_SIZE]; /* empty: the initial position, in Chess960 the board's */
	struct laws_position start;  /* of fen */
	char white[SETTING_TEXT_SIZE];
	char black[SETTING_TEXT_SIZE];
	char event[SETTING_TEXT_SIZE];
	char site[SETTING_TEXT_SIZE];
	char round[SETTING_TEXT_SIZE];
	char date[SETTING_TEXT_SIZE];
	/*
	 * DeadSquares: those without a working reed, named as the wiring names them, whoever sits
	 * at its row 1: a reed does not change its place when the board is turned.
	 */
	laws_squares dead_squares;
	bool black_at_row_one;	      /* Orientation=black */
	bool second_black_at_row_one; /* SecondOrientation=black */
	laws_time broadcast_delay;
	laws_time debounce_time;  /* how long a contact must be still */
	laws_time settle_time;	  /* how long a placed piece stands until it counts as released */
	laws_time displaced_time; /* how long pieces stand displaced before the alert (7.4.1) */
	laws_time touch_time;	  /* a shorter lift is only a brush (Article 4.2.2) */
};

void settings_default(struct settings *settings);

/*
 * Chess960 is to be played without a start position: only a source that recognises pieces
 * can give it.
 */
bool settings_need_kinds(const struct settings *settings);

/* The message for a source that cannot. */
#define SETTINGS_NEED_KINDS                                                                        \
	"Variant=chess960 needs Fen=, a FEN or a start position's number from 0 to 959, or a "     \
	"board that recognises pieces"

/* True when each player has a board of his own (Appendix D). */
static inline bool settings_have_two_boards(const struct settings *settings)
{
	return settings->regulations.visually_disabled != LAWS_VISUALLY_DISABLED_NONE;
}

/*
 * With more dead squares than this a game is not followed: of games with as many nine in ten are
 * still recorded right (tests/games/dead.c), and each one more takes some in a hundred away.
 */
#define SETTINGS_DEAD_SQUARES_MOST 4

#define SETTINGS_ERROR_SIZE 200

/*
 * Takes one KEY and VALUE. Returns 0, or -EINVAL with one line in @error that says what
 * would be right and with @settings untouched.
 */
int settings_set(struct settings *settings, const char *key, const char *value,
		 char error[SETTINGS_ERROR_SIZE]);

/*
 * Calls @write with each key and value that differs from the default, in a fixed order, so
 * that they can be written into a trace.
 */
void settings_each(const struct settings *settings,
		   void (*write)(void *data, const char *key, const char *value), void *data);

/* Calls @tell with each key, what it expects, its default, and what it is for, for a guide. */
void settings_describe(void (*tell)(const char *key, const char *expected, const char *usual,
				    const char *meaning));

#endif
