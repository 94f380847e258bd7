/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* `touchmovectl wiring --test`: the walk over the contacts, between the device and the person. */
#ifndef TOUCHMOVE_CTL_TRIAL_H
#define TOUCHMOVE_CTL_TRIAL_H

#include "ctl/wiring/diagnosis.h"

struct wiring;
struct trial;

/* Returns NULL when there is no memory. */
struct trial *trial_new(struct wiring *wiring);
void trial_free(struct trial *trial);

/* The topology of that name, or -1. */
int trial_topology(const char *name);

/* The device is ready; to be told again once it is open. The first time, the walk begins. */
void trial_ready(struct trial *trial, uint64_t now);

/* A frame of the device, before any map. */
void trial_frame(struct trial *trial, uint64_t when, const struct frame *frame);

/* A line that the person typed; false: no word of the walk. */
bool trial_word(struct trial *trial, const char *word, uint64_t now);

/* The time is @now; trial_deadline() says when that should be told. */
void trial_advance(struct trial *trial, uint64_t now);
uint64_t trial_deadline(const struct trial *trial);

/* The trace has ended: what stands on the board goes on standing. */
void trial_end_of_trace(struct trial *trial);

/*
 * Prints what was found, or keeps what was seen if the loop ended with EXIT_NO. Returns an exit
 * code: EXIT_DONE only where no fault was found.
 */
int trial_end(struct trial *trial, int code);

#endif
