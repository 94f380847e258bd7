/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the files of play. */
#ifndef TOUCHMOVE_PLAY_INTERNAL_H
#define TOUCHMOVE_PLAY_INTERNAL_H

#include "feed/play/play.h"

/* The table of what decides, in s. */
#define LIMITED_WAIT	 60 /* after 429 (FEEDS.md §4) */
#define FAILED_WAIT	 2  /* after a failure, then twice as long each time */
#define FAILED_WAIT_MOST 30
#define STREAM_WAIT	 5  /* until the stream has surely brought a move that was taken */
#define FINISH_WAIT	 10 /* until a game's stream has surely told of its end */
/* Before both have moved a game is aborted, not resigned (Lichess's rule). */
#define RESIGNABLE_PLIES 2

/* What is told of requests, by enum api_call. */
extern const char *const play_call_names[];

/* Appends an output of @kind, which the caller fills. */
struct play_output *play_put(struct play *play, enum play_output_kind kind);

/* Tells the player @what, with two texts, which may be empty. */
struct play_line *play_tell(struct play *play, enum play_say what, const char *first,
			    const char *second);

/* Gives the board the order @what. */
void play_give(struct play *play, enum play_order what, const char *word);

/* The move of ply @ply + 1 of the API's. */
struct laws_move play_move_at(const struct play *play, unsigned int ply);

/* The position after @ply moves of the API's. */
struct laws_position play_position_after(const struct play *play, unsigned int ply);

/* Who is to move after @ply moves of the API's. */
enum laws_side play_side_after(const struct play *play, unsigned int ply);

/* "12... Nf6", and the bare SAN in @san. */
void play_write_move(const struct laws_position *position, struct laws_move move,
		     char text[API_TEXT_SIZE], char san[LAWS_SAN_SIZE]);

/* Adds what both clocks show at @now to @line. */
void play_add_clocks(const struct play *play, struct play_line *line, gint64 now);

/* The game's moves as PGN has them, the caller's to free. */
char *play_write_moves(const struct play *play);

/*
 * The player wishes for a request, with @id and @word, which is sent when its turn comes. More
 * wishes than fit are a key that is held down, and are dropped.
 */
void play_wish(struct play *play, enum api_call call, const char *id, const char *word);

/* How many plies both records have. */
unsigned int play_agreed(struct play *play);

/* Tells @what of the board's move at @ply, with another text, which may be empty. */
void play_tell_of_board(struct play *play, enum play_say what, unsigned int ply,
			const char *second);

/* The board's move at @ply is not sent as it stands; @refused: the server has not taken it. */
void play_hold(struct play *play, unsigned int ply, bool refused);

/* The game is over, or not to be played: its stream is no longer followed. */
void play_leave_game(struct play *play);

/* Compares the two records at @now, tells what differs, and sends what is due. */
void play_act(struct play *play, gint64 now);

#endif
