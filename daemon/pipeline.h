/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The way of the data from debounce to game in one piece: inputs go in,
 * events come out, and time is whatever the inputs and deadlines say. The
 * event loop and the replay run the very same code.
 */
#ifndef TOUCHMOVE_PIPELINE_H
#define TOUCHMOVE_PIPELINE_H

#include "frame.h"
#include "game.h"
#include "settings.h"

struct pipeline;

/*
 * Called with each event as it is told; @event is valid during the call. An
 * event whose seq is 0 is for the public stream only, one whose public_seq is
 * 0 for the arbiter's only.
 */
typedef void (*pipeline_sink)(void *data, const struct event *event);

/* A pipeline of its own, without a game; NULL only when memory is out. */
struct pipeline *pipeline_new(const struct settings *settings, pipeline_sink sink, void *data);
void pipeline_free(struct pipeline *pipeline);

/* Fires every deadline up to and including @input->t, then takes @input. */
void pipeline_input(struct pipeline *pipeline, const struct input *input);

/* Fires every deadline up to and including @now. */
void pipeline_advance(struct pipeline *pipeline, laws_time now);

/*
 * Why the last input's order was refused, or NULL: valid until the next input.
 * An order that had to wait for a contact in doubt may be refused only later.
 */
const struct laws_verdict *pipeline_refused(const struct pipeline *pipeline);

/* The next deadline, or LAWS_NEVER. */
laws_time pipeline_deadline(const struct pipeline *pipeline);

/*
 * After the last input: fires the deadlines by which what has happened is
 * decided (contacts, releases, rests), but lets no flag fall that nobody
 * waited for.
 */
void pipeline_finish(struct pipeline *pipeline);

#endif
