/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The recorder: what the board's source delivered and what persons ordered, as
 * a reedtrace on disk, from the daemon's start on. Replaying it gives the
 * events that were told live.
 *
 * A thread of its own writes, for a disk may take its time, or be full: whoever
 * hands over what is to be recorded never waits. What cannot be written yet waits
 * in memory, and is written when it can be. At most RECORDER_WAITING bytes wait;
 * what comes then is left out, which a comment in the recording says, and the next
 * frame of each board is marked as one behind a gap. Orders, which nothing would
 * make good for, have room when frames have none any more.
 *
 * What waits is lost with the process, if it dies of anything but its end.
 */
#ifndef TOUCHMOVE_RECORDER_H
#define TOUCHMOVE_RECORDER_H

#include "input/frame.h"
#include "board/recording.h"
#include "config/settings.h"

#define RECORDER_WAITING	((size_t)1 << 20) /* bytes: some thirty games */
#define RECORDER_FOR_ORDERS	((size_t)1 << 16) /* of them */
#define RECORDER_CONDITION_SIZE 1200

struct recorder;

/*
 * Begins to record @board in @directory (recording_create()), with @settings; the
 * caller ends it with recorder_stop(). A directory in which nothing can be written is
 * tried again and again: what comes meanwhile waits. Returns when that is known, or
 * after a second; NULL only when memory or threads are out.
 */
struct recorder *recorder_start(const char *directory, const char *board,
				const struct settings *settings);

/* Writes what waits, for two seconds at most, and says what could not be written. */
void recorder_stop(struct recorder *recorder);

/* What is played from a file may wait for room: recorder_take() does, but on a disk that failed. */
void recorder_be_patient(struct recorder *recorder);

/* Takes @input, whose time is not before the last one's. It does not wait for the disk. */
void recorder_take(struct recorder *recorder, const struct input *input);

/* A descriptor that is readable when recorder_fails() or recorder_has() may have changed. */
int recorder_fd(const struct recorder *recorder);

/* That change has been looked at. */
void recorder_seen(struct recorder *recorder);

/*
 * True while what is taken cannot be written, and for some seconds after, with half a
 * sentence for a person in @condition: which file, why, and how many inputs are missing.
 */
bool recorder_fails(struct recorder *recorder, char condition[RECORDER_CONDITION_SIZE]);

/* How many inputs are missing in the recording. */
uint64_t recorder_missing(struct recorder *recorder);

/* The name of what has been taken so far. */
uint64_t recorder_mark(struct recorder *recorder);

/*
 * True when all that had been taken at @mark stands in the file, or cannot now. If it
 * does not yet, recorder_fd() tells when it does.
 */
bool recorder_has(struct recorder *recorder, uint64_t mark);

/* A new descriptor that reads what was recorded, the caller's to close; or a negative errno. */
int recorder_read(struct recorder *recorder);

#endif
