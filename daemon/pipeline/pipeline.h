/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The way of the data from debounce to game in one piece: inputs go in,
 * events come out, and time is whatever the inputs and deadlines say. The
 * event loop and the replay run the very same code.
 */
#ifndef TOUCHMOVE_PIPELINE_H
#define TOUCHMOVE_PIPELINE_H

#include "input/frame.h"
#include "pipeline/game.h"
#include "config/settings.h"

struct pipeline;

/*
 * Called with each event as it is told; @event is valid during the call. An
 * event whose seq is 0 is for the public stream only, one whose public_seq is
 * 0 for the arbiter's only.
 */
typedef void (*pipeline_sink)(void *data, const struct event *event);

/*
 * Called once for each order of a person that went in, when it is known what
 * became of it: @refused says why it cannot be, or is NULL when it was carried
 * out. That is at once, unless a contact that changed before it is in doubt
 * (DEBOUNCE_HOLD at most), or, for an offer of a draw, how the game went on.
 * @command says who asks; both are valid during the call. What such an order
 * led to has been told before.
 */
typedef void (*pipeline_answer)(void *data, const struct command *command,
				const struct laws_verdict *refused);

/* A pipeline of its own, without a game; NULL only when memory is out. */
struct pipeline *pipeline_new(const struct settings *settings, pipeline_sink sink, void *data);
void pipeline_free(struct pipeline *pipeline);

/* Orders are answered to @answer, with the sink's data, from here on; NULL: to nobody. */
void pipeline_answer_by(struct pipeline *pipeline, pipeline_answer answer);

/* Fires every deadline up to and including @input->t, then takes @input. */
void pipeline_input(struct pipeline *pipeline, const struct input *input);

/* Fires every deadline up to and including @now. */
void pipeline_advance(struct pipeline *pipeline, laws_time now);

/* The next deadline, or LAWS_NEVER. */
laws_time pipeline_deadline(const struct pipeline *pipeline);

/*
 * After the last input: fires the deadlines by which what has happened is
 * decided (contacts, releases, rests), but lets no flag fall that nobody
 * waited for, be it one that would fall without a press that is held.
 */
void pipeline_finish(struct pipeline *pipeline);

/*
 * How many edges, acts and verdicts there has been no room for so far: a mistake of the program, for which whoever
 * owns the pipeline says so loudly.
 */
size_t pipeline_lost(const struct pipeline *pipeline);

#endif
