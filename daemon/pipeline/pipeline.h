/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The stages from debounce to game in one piece. Inputs go in, events come out, and time is
 * given by the inputs and deadlines alone. The event loop and the replay run the same code.
 */
#ifndef TOUCHMOVE_PIPELINE_H
#define TOUCHMOVE_PIPELINE_H

#include "input/frame.h"
#include "pipeline/game.h"
#include "config/settings.h"

struct candidates;
struct pipeline;

/*
 * Called with each event; @event is valid during the call. An event whose seq is 0 is for
 * the public stream only, one whose public_seq is 0 for the arbiter's only.
 */
typedef void (*pipeline_sink)(void *data, const struct event *event);

/*
 * Called once for each order that a person gave, when its result is known. @refused says
 * why it cannot be carried out, or is NULL when it was. The answer comes at once, unless a
 * contact that changed before the order is unsettled (DEBOUNCE_HOLD at most). @command says
 * who asks; both are valid during the call. The events of the order come before its answer.
 */
typedef void (*pipeline_answer)(void *data, const struct command *command,
				const struct laws_verdict *refused);

/* A pipeline of its own, without a game; NULL only when memory is out. */
struct pipeline *pipeline_new(const struct settings *settings, pipeline_sink sink, void *data);
void pipeline_free(struct pipeline *pipeline);

/* From here on events go to @sink. */
void pipeline_tell(struct pipeline *pipeline, pipeline_sink sink, void *data);

/* From here on @answer is called with the sink's data for each order; NULL: no answers. */
void pipeline_answer_by(struct pipeline *pipeline, pipeline_answer answer);

/* The events' numbers and times go on from @numbers; called before the first input. */
void pipeline_number_from(struct pipeline *pipeline, const struct event_numbers *numbers);

/*
 * As pipeline_number_from(), but nothing is told before a game starts, and its start is the first
 * event behind @numbers: another pipeline has told what came before.
 */
void pipeline_start_from(struct pipeline *pipeline, const struct event_numbers *numbers);

/*
 * Adds the numbers of the last alert and ruling to @numbers, and raises the others to those that
 * game_number_past() has left out.
 */
void pipeline_numbers(const struct pipeline *pipeline, struct event_numbers *numbers);

/* Fires every deadline up to and including @input->t, then takes @input. */
void pipeline_input(struct pipeline *pipeline, const struct input *input);

/* Fires every deadline up to and including @now. */
void pipeline_advance(struct pipeline *pipeline, laws_time now);

/*
 * What an arbiter may choose from now (track/candidates.h); valid until the next call. To ask
 * changes nothing of what is told later.
 */
const struct candidates *pipeline_candidates(struct pipeline *pipeline);

/* As laws_judge_cost(), after the deadlines up to @now. */
bool pipeline_cost(struct pipeline *pipeline, unsigned int alert, laws_time now,
		   struct laws_verdict_due *due);

/*
 * With @beside no step searches for long whether a side can mate (laws_judge_wants_mate()): where
 * that must be known the step stops, in the midst of it where it must, and goes on by
 * pipeline_know_mate(). Until then neither an input may be given nor a deadline be fired. Without
 * @beside, as at first, a step searches itself; one that has stopped goes on at once. What is told
 * is the same.
 */
void pipeline_search_beside(struct pipeline *pipeline, bool beside);

/*
 * True, with *@position and *@side for laws_judge_search_mate(), where the last step has stopped;
 * false when it is over.
 */
bool pipeline_wants_mate(const struct pipeline *pipeline, struct laws_position *position,
			 enum laws_side *side);

/* As laws_judge_know_mate(); the step goes on. */
void pipeline_know_mate(struct pipeline *pipeline, const struct laws_position *position,
			enum laws_side side, enum laws_mate mate);

/* How many searches steps, and who asked for a cost, have made themselves so far. */
unsigned int pipeline_searches(const struct pipeline *pipeline);

/* The next deadline, or LAWS_NEVER. */
laws_time pipeline_deadline(const struct pipeline *pipeline);

/*
 * Called after the last input, and not while a step has stopped (pipeline_search_beside()): fires
 * the deadlines that decide what has happened (contacts, releases, rests). No flag falls by it, not
 * even one that would fall without a held press: the trace ends there, and no time has passed
 * since.
 */
void pipeline_finish(struct pipeline *pipeline);

/*
 * The number of edges, acts and verdicts so far that a step had no room for: each is a bug,
 * which the caller must report.
 */
size_t pipeline_lost(const struct pipeline *pipeline);

#endif
