/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the files of the review. */
#ifndef TOUCHMOVE_REVIEW_INTERNAL_H
#define TOUCHMOVE_REVIEW_INTERNAL_H

#include "track/review.h"

struct turn;

/* The press of @ply, which is one of those that are kept. */
struct review_press *review_press_of(struct review *review, unsigned int ply);

/* The present ply is to end with what is occupied now, by the press at @t, or LAWS_NEVER. */
void review_end_ply(struct tracker *tracker, laws_time t);

/* What has changed since the last press. */
struct turn_log *review_log(struct tracker *tracker);

/* Begins the log of what changes from now on. */
void review_begin_log(struct tracker *tracker);

/* The turn on the record, if that is beyond doubt and the board shows it; else NULL. */
const struct turn *review_shown_turn(const struct tracker *tracker);

/* The record is right up to @turn. */
void review_take_record(struct tracker *tracker, const struct turn *turn);

/* The record is taken as it is: the presses up to now are not looked at again. */
void review_begin_with(struct tracker *tracker, const struct turn *turn);

/* The changes that @log has are those of @move, which follows the last checkpoint. */
bool review_is_plain_move(const struct tracker *tracker, struct laws_move move,
			  const struct turn_log *log);

/* @move, from the review's position, has been seen: what it captures was lifted. */
void review_note_move(struct review *review, struct laws_move move);

/* The record is @line, or becomes it: whether it is a guess. */
void review_note_guess(struct review *review, const struct line *line);

/* Keeps what @line has found of the players and their pieces. */
void review_take_habits(struct review *review, const struct line *line);

/*
 * What a pawn becomes that promotes in @ply, or in the ply before, is put into @board, and whether
 * that was declared.
 */
void review_put_promotions(const struct tracker *tracker, unsigned int ply,
			   struct lines_board *board);

/*
 * What has been declared for a move that may still be to come is put into @board, as behind a gap:
 * it is not known in which ply.
 */
void review_put_declared(const struct tracker *tracker, struct lines_board *board);

/* What the lines are to explain in @ply. Valid as long as @tracker is not changed. */
struct lines_board review_board_at(const struct tracker *tracker, unsigned int ply);

/* One line with @ply, before which @position stood and @loose showed otherwise. */
void review_begin_line(struct tracker *tracker, unsigned int ply,
		       const struct laws_position *position, laws_squares loose);

/* By some line nothing has been taken back: it explains what the board shows. */
bool review_is_explained(const struct tracker *tracker);

/*
 * With levers, at a rest: the board shows the position of some plies ago, where the record was
 * beyond doubt. Lines begin from there, as well as from the record.
 */
bool review_see_takeback(struct tracker *tracker);

/* By some line the game goes on from there, which no hypothesis follows. */
bool review_may_be_taken_back(const struct review *review);

/* Leads the lines to what @board shows. Returns false when none comes there. */
bool review_lead_lines(struct tracker *tracker, const struct lines_board *board);

/*
 * Puts right what a pawn has become by the lines, or by the position before the present ply, as
 * @act tells of an earlier one. Lines that have it otherwise, and have gone on from there, end.
 * False: all did, or the position did.
 */
bool review_take_promotion(struct review *review, const struct laws_act *act);

/* What stands on the board is that of @position, but for reeds that fail or are missing. */
bool review_shows(const struct tracker *tracker, const struct laws_position *position);

/* The ply behind @line. */
unsigned int review_end_of(const struct review *review, const struct line *line);

/* The first ply in which @line differs from the record, or the one behind it. */
unsigned int review_find_difference(const struct tracker *tracker, const struct line *line);

/* The line that the record is as far as the lines go, or NULL when it is none of them. */
const struct line *review_find_record(const struct tracker *tracker);

/* Keeps what the record costs so far, if it is a line. */
void review_note_record(struct tracker *tracker);

/*
 * The lines have been led over a press. By moves that were made in a gap, or before a press that
 * was forgotten, the record goes further than by one.
 */
void review_note_press(struct tracker *tracker);

/* No other line counts, and those that are far behind have had their time. */
bool review_stands_alone(const struct lines *lines, const struct line *line);

/* The likeliest line by which something else was played than on @record, or NULL. */
const struct line *review_find_rival(const struct lines *lines, const struct line *record);

/* Keeps what @line costs, which is the record: its presses without a move are counted apart. */
void review_note_cost(struct review *review, const struct line *line);

/* The line that the record is, if it is one, and has not stopped. */
const struct line *review_find_settled(const struct tracker *tracker);

/* What the record costs more than @line. */
unsigned int review_gain_of(const struct tracker *tracker, const struct line *line);

/* True when @line is all of the record, and more. */
bool review_goes_on(const struct tracker *tracker, const struct line *line);

/* As review_gain_of(), where the record is to have no more moves. */
unsigned int review_gain_at_end(const struct tracker *tracker, const struct line *line);

/*
 * Without levers: no line is the record any more, as it has what lines have not, such as a piece
 * that was moved on; the board shows it all the same, and not @line, which costs far more than the
 * record did when it was noted last.
 */
bool review_is_off_record(const struct tracker *tracker, const struct line *line);

/* The least of what other moves than those of @line cost more. */
unsigned int review_lead_of(const struct lines *lines, const struct line *line);

/*
 * The likeliest line, or one with the moves on record that has led to the same position and costs
 * hardly more: no later move tells them apart, and nobody gains by another record.
 */
const struct line *review_find_likeliest(const struct tracker *tracker);

/*
 * Likewise by what the reeds show alone, of those moves of @line by which the record is to be
 * corrected; 0 when others cost less by that. That the last press ended no move may show at the
 * next one, and has to cost more.
 */
unsigned int review_evident_lead_of(const struct tracker *tracker, const struct line *line);

/* What it costs by the record that presses have taken it no further. */
unsigned int review_cost_of_presses(const struct review *review);

/*
 * What the record asks one to believe that is no line: illegal moves that were answered, and
 * presses without a move. 0 when it asks for neither, or the board does not show it.
 */
unsigned int review_cost_of_offences(const struct tracker *tracker);

/*
 * The same at the end of the game: also where the board shows an illegal move, or a piece of it is
 * in the hand, and where one was answered without levers.
 */
unsigned int review_cost_at_end(const struct tracker *tracker);

/*
 * Makes @line the record at @t. Where a press at @t has ended its last move, it comes before that
 * press, which completes the move as any other.
 */
void review_correct(struct tracker *tracker, const struct line *line, laws_time t,
		    struct acts *acts);

/*
 * The moves since are not told yet, since several fit, or may do so behind a gap: they can wait a
 * little for the one that is left in the end.
 */
bool review_is_pending(const struct tracker *tracker);

/* The board shows where @line leads; an illegal move would not be likelier in any of its plies. */
bool review_is_convincing(const struct line *line);

/* The next press is that behind @line. */
void review_go_behind(struct review *review, const struct line *line);

/* Leads the lines to what stands now, from here on if there are none. */
bool review_lead_to_rest(struct tracker *tracker);

/* Where the board differs from @position, but for reeds that fail. */
laws_squares review_find_differing(const struct tracker *tracker,
				   const struct laws_position *position);

/* The reeds that are known to tell nothing. */
laws_squares review_find_ignored(const struct tracker *tracker);

/*
 * At a rest at @t, without levers: true where the board is cleared, or stands again as the record
 * leaves it, from which the game then goes on. No lines are led to such a rest.
 */
bool review_see_cleared(struct tracker *tracker, laws_time t, struct acts *acts);

/* @move stands: the next rest is looked at from behind it. */
void review_go_behind_move(struct tracker *tracker, struct laws_move move);

/*
 * Keeps what is known, for the case that what stands at this rest is no move, up to the rest at
 * which another one stands.
 */
void review_keep_before_rest(struct tracker *tracker);

/*
 * The last rest was none, as another move stands now. Leads the lines to this one in its place: the
 * record will have that move only behind this rest, and is not held against them.
 */
bool review_lead_again(struct tracker *tracker);

/* Moves have been taken back or replaced: what was seen before tells nothing of what follows. */
bool review_begins_from_rest(struct tracker *tracker);

/* What stands, for the next rest. A move in progress tells nothing of it. */
void review_note_rest(struct tracker *tracker);

/* Only pieces have been taken up that a move can concern: it is still in progress. */
bool review_is_in_progress(const struct tracker *tracker);

/* By the likeliest hypothesis a move stands, legal in @position, and the board shows no more. */
bool review_shows_move(const struct tracker *tracker, const struct laws_position *position,
		       struct laws_move *move);

/*
 * The move that stands now ends the game with no press after it (5.1.1, 5.2.1): nothing more can
 * tell the lines apart. @last is the likeliest with that move.
 */
bool review_has_ended(struct tracker *tracker, struct line *last);

/* The lines are @last alone, whose last move stands now. */
void review_take_last(struct tracker *tracker, const struct line *last);

#endif
