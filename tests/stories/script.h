/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What goes into the pipeline, kept, so that it can be played more than once; and the language of
 * the stories (tests/stories), which are read as such. A story is a text of steps, a line "---",
 * and what should be told:
 *
 *   set Edition=2018           any regulation, before the first step
 *   1000 lift e2 e7            at 1000 ms the reeds of e2 and e7 open
 *   +300 place e4              300 ms after the step before
 *   +400 press white           White's lever goes down, Black's up
 *   +400 level                 no lever is down any more
 *   +0 button adjust|arbiter   a button goes down, and up again 50 ms later
 *   +100 flicker d4 30         the reed of d4 changes for 30 ms
 *   +100 bounce e4 2           the reed of e4 toggles for 2 ms and is then as before
 *   +10 ! resign black         a command
 *   +10 kinds e8=N             from here on the source says what stands on e8
 *   +10 shows 8/8/8/…          this board stands, and the source says what stands where
 *   +10 fault                  the board fails: nothing is seen until it answers
 *   +10 gone, +10 restart      likewise the source is gone, the daemon begins anew
 *   +10 lost                   likewise frames are lost, and the next one says so
 *   +10 answers                the board is seen again
 *   +60000 rest                nothing; deadlines come
 *   +0 candidates              what the arbiter may choose from at this instant is listed
 *   +300 second lift e2        any of these that a board sees, at the second board
 *
 *   play e4 d5 exd5            a calm hand makes these legal moves, by turns: 500 ms after
 *                              what was before it lifts a piece, what is captured first, each
 *                              further lift or placement comes after 300 ms, the press after
 *                              600; castling moves the king first; a promotion is declared
 *   pace 1000 300 300          from here on "play" takes these times instead
 *   expect from here           what happens up to this instant is not listed below "---";
 *                              it may be no alert and no refusal
 *   editions 2001 2023         the story is told once in each of these editions of the Laws,
 *                              which "set Edition=" need not say then
 *   [2001] +300 press white    a line, of the steps or of what is told, that holds only in
 *                              these of its editions
 *
 * "play" follows its own moves alone, from the first position; where there are no levers it presses
 * none. The board stands at the start position at 0 ms with no lever down, unless before the
 * first step is said "stands" followed by 16 hex digits, or "shows" followed by a board;
 * the second board, which is there with "set VisuallyDisabled=", stands there, too. An event
 * is its time in ms, its type, and its keys as key=value; fen, the clocks' times and the
 * game's number are left out unless a step before says "show fen", "show clocks" or "show game".
 * With "show public" only what the public is told is shown, else what the arbiter is.
 */
#ifndef TEST_SCRIPT_H
#define TEST_SCRIPT_H

#include <stdio.h>

#include "pipeline/pipeline.h"

struct script_step {
	bool is_input;	  /* else only time passes, */
	bool is_question; /* and at its end the candidates are listed */
	laws_time t;
	struct input input;
};

struct script {
	const char *name;
	struct settings settings;
	struct script_step *steps;
	size_t count;
	size_t room;
	/* What a story shows: */
	bool show_fen;
	bool show_clocks;
	bool show_game;
	bool show_public;
	laws_time expected_from; /* events before it are not listed; -1: all are */
	unsigned int
		editions; /* the editions that the story is for, 1 << enum laws_edition, or 0 */
	laws_time now;	  /* time of the step that is being played */
	/* Is given what an arbiter may choose from, where a step asks; or NULL. */
	void (*list)(void *data, laws_time t, const struct candidates *candidates);
	/* The reader's own: */
	bool is_read;
	unsigned int unread; /* editions, as above */
	unsigned int line;
	char *text;
	size_t text_room;
};

/* An empty script that the caller frees; @name must last as long. */
void script_init(struct script *script, const char *name);
void script_free(struct script *script);

/* Puts @script back to its beginning. */
void script_empty(struct script *script);

/* Adds a step. Ends the program when there is no memory. */
void script_input(struct script *script, const struct input *input);
void script_advance(struct script *script, laws_time t);

/*
 * Empties @script and reads a story up to "---" for its first edition, with the next call for
 * its second, and so on. Returns false when none is left. After it script_line() has the
 * expected events.
 *
 * A malformed story ends the program with status 2 and a line that says where.
 */
bool script_read(struct script *script, FILE *file);

/*
 * The next line of @file that holds in the edition read, without its editions in brackets;
 * NULL at the end. It belongs to @script and lasts until the next call.
 */
char *script_line(struct script *script, FILE *file);

/* The edition's year, "2023"; never NULL. */
const char *script_year(enum laws_edition edition);

/* Adds the question what an arbiter may choose from at @t. */
void script_ask(struct script *script, laws_time t);

/*
 * Plays the steps, and ends as a replay does. @tell and @answer, or NULL, get @data, and so does
 * the script's own @list, if it has one.
 */
void script_play(struct script *script, pipeline_sink tell, pipeline_answer answer, void *data);

/*
 * The same, but after @frozen nothing is touched on any board, and no lever pressed; orders,
 * buttons and failing boards are as they were.
 */
void script_play_frozen(struct script *script, laws_time frozen, pipeline_sink tell,
			pipeline_answer answer, void *data);

#endif
