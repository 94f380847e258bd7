/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The recorder writes the source's inputs and persons' orders to a reedtrace on disk, from
 * the daemon's start on. Replaying it gives the events of the live game.
 *
 * A thread of its own writes, because a disk may be slow or full: the caller never waits.
 * Lines that cannot be written yet stay in memory, at most TRACE_RECORDER_WAITING bytes of them.
 * Inputs beyond that are left out; a comment in the recording says so, and the next frame
 * of each board is marked as one behind a gap. Some room is kept for orders, because no
 * later frame makes up for a lost order.
 *
 * Lines in memory are lost if the process crashes.
 */
#ifndef TOUCHMOVE_TRACE_RECORDER_H
#define TOUCHMOVE_TRACE_RECORDER_H

#include "input/frame.h"
#include "board/recording.h"
#include "config/settings.h"

#define TRACE_RECORDER_WAITING	      ((size_t)1 << 20) /* bytes: some thirty games */
#define TRACE_RECORDER_FOR_ORDERS     ((size_t)1 << 16) /* of these, kept free for orders */
#define TRACE_RECORDER_CONDITION_SIZE 1200

struct trace_recorder;

/*
 * Begins to record @board in @directory (recording_create()), with @settings; the caller
 * ends it with trace_recorder_stop(). A directory that cannot be written to is tried again and
 * again, while the inputs wait in memory. Returns when the file is open or has failed, or
 * after a second; NULL only when memory or threads are out.
 */
struct trace_recorder *trace_recorder_start(const char *directory, const char *board,
					    const struct settings *settings);

/* Writes the lines that wait, for two seconds at most, and reports what could not be written. */
void trace_recorder_stop(struct trace_recorder *recorder);

/*
 * For inputs from a file: trace_recorder_take() waits for room from here on, unless the disk has
 * failed.
 */
void trace_recorder_be_patient(struct trace_recorder *recorder);

/* Takes @input, whose time is not before the last one's. Does not wait for the disk. */
void trace_recorder_take(struct trace_recorder *recorder, const struct input *input);

/* A descriptor that is readable when trace_recorder_fails() or trace_recorder_has() may have
 * changed. */
int trace_recorder_fd(const struct trace_recorder *recorder);

/* Makes trace_recorder_fd() unreadable until the next change. */
void trace_recorder_seen(struct trace_recorder *recorder);

/*
 * True while lines cannot be written, and for some seconds after. @condition is then half a
 * sentence for a person: which file, why, and how many inputs are missing.
 */
bool trace_recorder_fails(struct trace_recorder *recorder,
			  char condition[TRACE_RECORDER_CONDITION_SIZE]);

/* How many inputs are missing in the recording. */
uint64_t trace_recorder_missing(struct trace_recorder *recorder);

/* A mark behind all inputs so far, for trace_recorder_has(). */
uint64_t trace_recorder_mark(struct trace_recorder *recorder);

/*
 * True when all inputs before @mark are in the file, or never will be. Otherwise
 * trace_recorder_fd() becomes readable when they are.
 */
bool trace_recorder_has(struct trace_recorder *recorder, uint64_t mark);

/* A new descriptor to read the recording from, the caller's to close; or a negative errno. */
int trace_recorder_read(struct trace_recorder *recorder);

#endif
