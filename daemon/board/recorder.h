/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The recorder writes the source's inputs and persons' orders to a reedtrace on disk, from
 * the daemon's start on. Replaying it gives the events of the live game.
 *
 * A thread of its own writes, because a disk may be slow or full: the caller never waits.
 * Lines that cannot be written yet stay in memory, at most RECORDER_WAITING bytes of them.
 * Inputs beyond that are left out; a comment in the recording says so, and the next frame
 * of each board is marked as one behind a gap. Some room is kept for orders, because no
 * later frame makes up for a lost order.
 *
 * Lines in memory are lost if the process crashes.
 */
#ifndef TOUCHMOVE_RECORDER_H
#define TOUCHMOVE_RECORDER_H

#include "input/frame.h"
#include "board/recording.h"
#include "config/settings.h"

#define RECORDER_WAITING	((size_t)1 << 20) /* bytes: some thirty games */
#define RECORDER_FOR_ORDERS	((size_t)1 << 16) /* of these, kept free for orders */
#define RECORDER_CONDITION_SIZE 1200

struct recorder;

/*
 * Begins to record @board in @directory (recording_create()), with @settings; the caller
 * ends it with recorder_stop(). A directory that cannot be written to is tried again and
 * again, while the inputs wait in memory. Returns when the file is open or has failed, or
 * after a second; NULL only when memory or threads are out.
 */
struct recorder *recorder_start(const char *directory, const char *board,
				const struct settings *settings);

/* Writes the lines that wait, for two seconds at most, and reports what could not be written. */
void recorder_stop(struct recorder *recorder);

/*
 * For inputs from a file: recorder_take() waits for room from here on, unless the disk has
 * failed.
 */
void recorder_be_patient(struct recorder *recorder);

/* Takes @input, whose time is not before the last one's. Does not wait for the disk. */
void recorder_take(struct recorder *recorder, const struct input *input);

/* A descriptor that is readable when recorder_fails() or recorder_has() may have changed. */
int recorder_fd(const struct recorder *recorder);

/* Makes recorder_fd() unreadable until the next change. */
void recorder_seen(struct recorder *recorder);

/*
 * True while lines cannot be written, and for some seconds after. @condition is then half a
 * sentence for a person: which file, why, and how many inputs are missing.
 */
bool recorder_fails(struct recorder *recorder, char condition[RECORDER_CONDITION_SIZE]);

/* How many inputs are missing in the recording. */
uint64_t recorder_missing(struct recorder *recorder);

/* A mark behind all inputs so far, for recorder_has(). */
uint64_t recorder_mark(struct recorder *recorder);

/*
 * True when all inputs before @mark are in the file, or never will be. Otherwise
 * recorder_fd() becomes readable when they are.
 */
bool recorder_has(struct recorder *recorder, uint64_t mark);

/* A new descriptor to read the recording from, the caller's to close; or a negative errno. */
int recorder_read(struct recorder *recorder);

#endif
