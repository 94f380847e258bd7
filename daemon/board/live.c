/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The clock is read first, then the device is drained, then deadlines that were due at that
 * time are fired. So a frame with a stamp before a deadline is stepped before it, even if
 * the loop woke for the deadline. Of a frame and a deadline at the same time the deadline
 * goes first; the pipeline sees to that.
 */
#include <stdio.h>

#include "board/live.h"
#include "input/wiring.h"
#include "util/aside.h"

/* The game's time at @when, but not before the time of an earlier step. */
static laws_time game_time(const struct live *live, uint64_t when)
{
	laws_time floor = board_floor(live->board);
	laws_time t = (laws_time)when - live->began;

	return t > floor ? t : floor;
}

uint64_t live_when(const struct live *live, laws_time t)
{
	laws_time when = live->began + t;

	if (!live->begun)
		return live->clock();
	return when > 0 ? (uint64_t)when : 0;
}

/* When the next frame may be taken. */
static uint64_t has_room_at(const struct live *live)
{
	const uint64_t most = (LIVE_FRAMES_MOST - 1) * LIVE_FRAME_TIME;

	return live->paid > most ? live->paid - most : 0;
}

void live_rearm(struct live *live)
{
	bool holds = live->held[0].holds || live->held[1].holds;
	laws_time next = board_deadline(live->board);
	uint64_t when = UINT64_MAX;

	if (live->begun && next != LAWS_NEVER)
		when = live_when(live, next);
	if (holds && has_room_at(live) < when)
		when = has_room_at(live);
	if (live->again_at && live->again_at < when)
		when = live->again_at;
	if (when == UINT64_MAX) {
		sd_event_source_set_enabled(live->timer, SD_EVENT_OFF);
		return;
	}
	sd_event_source_set_time(live->timer, when);
	sd_event_source_set_enabled(live->timer, SD_EVENT_ONESHOT);
}

static void drain(struct live *live)
{
	if (!live->device || live->draining)
		return;
	live->draining = true;
	live->device->kind->drain(live->device);
	if (live->second.device)
		live->second.device->kind->drain(live->second.device);
	live->draining = false;
}

static void tell_wall(struct live *live)
{
	if (live->wall && live->begun)
		board_tell_wall(live->board, (laws_time)live->clock() - live->began, live->wall());
}

static void tell_health(struct live *live, enum board_health health, const char *condition);

/*
 * Nobody saw what happened on the board while the machine slept: to the game that is a restart, and
 * the player's time goes on through it where the regulations say so (ChargeDowntime).
 */
static void wake(struct live *live, uint64_t when, uint64_t slept)
{
	struct input restart = {
		.t = game_time(live, when),
		.wall = live->wall ? live->wall() / LAWS_SECOND : 0,
		.type = INPUT_COMMAND,
		.command = {.verb = VERB_RESTART},
	};

	live->held[0].holds = live->held[1].holds = false;
	board_input(live->board, &restart);
	if (board_charges_downtime(live->board))
		live->began -= (laws_time)slept;
	if (live->gone)
		return;
	live->last[0].stale = live->last[0].known;
	live->last[1].stale = live->last[1].known;
	live->again_at = when + LIVE_AGAIN_TIME;
	tell_health(live, BOARD_WAITING, "the machine slept, and the board tells nothing yet");
}

static void look_for_sleep(struct live *live, uint64_t when)
{
	uint64_t slept = live->slept ? live->slept() : 0;
	uint64_t before = live->slept_before;

	if (slept < before + LIVE_SLEEP_LEAST)
		return;
	live->slept_before = slept;
	if (live->begun)
		wake(live, when, slept - before);
}

static void take_held(struct live *live, uint64_t now);
static void tell_again(struct live *live, uint64_t now);

/* The game's time begins with the first frame. */
void live_catch_up(struct live *live)
{
	uint64_t now = live->clock();

	drain(live);
	look_for_sleep(live, now);
	take_held(live, now);
	tell_again(live, now);
	tell_wall(live);
	if (live->begun && (laws_time)now > live->began)
		board_advance(live->board, (laws_time)now - live->began);
	/* The frames may have set a deadline, and no descriptor will wake the loop for it. */
	live_rearm(live);
}

static int on_time(sd_event_source *timer, uint64_t usec, void *data)
{
	struct live *live = data;

	(void)timer, (void)usec;
	live_catch_up(live);
	return 0;
}

/* Only the first frame shows whether a board recognises pieces, which some start positions need. */
static bool can_tell_start(struct live *live, const struct frame *frame)
{
	char why[2 * DEVICE_ERROR_SIZE];

	if (live->refused)
		return false;
	if (!settings_need_kinds(board_settings(live->board)) ||
	    frame->flags & (FRAME_KINDS | FRAME_FAULT))
		return true;
	live->refused = true;
	snprintf(why, sizeof(why), SETTINGS_NEED_KINDS ", which %s is not",
		 board_source(live->board));
	live->failed(live->data, why);
	return false;
}

static bool has_two_boards(const struct live *live)
{
	return settings_have_two_boards(board_settings(live->board));
}

/* Each board has told again what stands on it. */
static void note_awake(struct live *live)
{
	if (!live->again_at || live->last[0].stale || live->last[1].stale)
		return;
	live->again_at = 0;
	tell_health(live, board_health(live->board), live->why);
}

static void feed(struct live *live, uint64_t when, const struct frame *frame, unsigned int board)
{
	const struct configuration *configuration = live->configuration;
	struct input input = {.type = INPUT_FRAME, .frame = *frame};

	if (!live->begun) {
		live->begun = true;
		live->began = (laws_time)when;
	}
	look_for_sleep(live, when);
	tell_wall(live);
	input.t = game_time(live, when);
	input.frame.board = (uint8_t)board;
	wiring_apply(board ? configuration->second_wiring : configuration->wiring, &input.frame);
	board_input(live->board, &input);
	live->last[board] = (struct live_last){.known = true, .frame = *frame};
	note_awake(live);
	if (!live->draining)
		live_rearm(live);
}

/* A frame is the whole board, so that the last one of those left out stands for all of them. */
static void take_frame_of(struct live *live, uint64_t when, const struct frame *frame,
			  unsigned int board)
{
	struct live_held *held = &live->held[board];
	struct frame whole = *frame;

	if (!can_tell_start(live, frame))
		return;
	if (held->holds)
		whole.flags |= FRAME_LOST;
	held->holds = has_room_at(live) > when;
	if (held->holds) {
		held->frame = whole;
		held->when = when;
		return;
	}
	live->paid = (live->paid > when ? live->paid : when) + LIVE_FRAME_TIME;
	feed(live, when, &whole, board);
}

/* The board has been as it is since the frame came, but nothing was made of that then. */
static void take_held(struct live *live, uint64_t now)
{
	for (unsigned int board = 0; board < 2; board++) {
		struct live_held *held = &live->held[board];

		if (held->holds && has_room_at(live) <= now)
			take_frame_of(live, now, &held->frame, board);
	}
}

static void tell_again(struct live *live, uint64_t now)
{
	bool due = live->again_at && live->again_at <= now;

	for (unsigned int board = 0; due && board < 2; board++) {
		struct frame frame = live->last[board].frame;

		frame.flags |= FRAME_LOST;
		if (live->last[board].stale)
			take_frame_of(live, now, &frame, board);
	}
}

/* One device may serve both boards. */
static void take_frame(void *data, uint64_t when, const struct frame *frame)
{
	struct live *live = data;

	take_frame_of(live, when, frame, has_two_boards(live) ? frame->board : 0);
}

static void take_second_frame(void *data, uint64_t when, const struct frame *frame)
{
	take_frame_of(data, when, frame, 1);
}

/* The writer of a FIFO sees the refusal of a line nowhere else; one that writes nothing else fills
 * no journal. */
static void take_refusal(void *data, const char *error)
{
	struct live *live = data;
	uint64_t now = live->clock();

	if (now - live->refusals_since > LIVE_REFUSALS_TIME) {
		live->refusals_since = now;
		live->refusals = 0;
	}
	if (live->refusals++ < LIVE_REFUSALS_MOST)
		aside("%s", error);
	if (live->refusals == LIVE_REFUSALS_MOST)
		aside("touchmoved: board %s: no more such lines are told for a minute",
		      board_id(live->board));
}

static void take_order(void *data, uint64_t when, const struct command *command)
{
	struct live *live = data;
	struct input input = {.type = INPUT_COMMAND, .command = *command};

	look_for_sleep(live, when);
	input.t = live->begun ? game_time(live, when) : board_floor(live->board);
	board_input(live->board, &input);
	if (!live->draining)
		live_rearm(live);
}

static void tell_source(struct live *live, uint64_t when, enum verb verb, unsigned int number)
{
	struct input input = {
		.t = game_time(live, when),
		.type = INPUT_COMMAND,
		.command = {.verb = verb, .number = number},
	};

	board_input(live->board, &input);
	if (!live->draining)
		live_rearm(live);
}

/* Reports the device's state on the bus. */
static void tell_health(struct live *live, enum board_health health, const char *condition)
{
	const char *source = live->device && live->device->spec[0] ? live->device->spec : NULL;
	char both[2 * DEVICE_ERROR_SIZE];

	if (live->second.absent) {
		snprintf(both, sizeof(both), "%s%sthe second board: %s", condition,
			 condition[0] ? "; " : "", live->second.why);
		condition = both;
	}
	if (live->second.gone)
		health = BOARD_GONE;
	board_set_health(live->board, health, source, condition);
}

/* Reports the first board's device, for both boards if it is the only one. */
static void tell_first_source(struct live *live, uint64_t when, enum verb verb)
{
	tell_source(live, when, verb, 0);
	if (has_two_boards(live) && !live->second.device)
		tell_source(live, when, verb, 2);
}

/* A device that is back is waiting, as a new one: only its first frame shows the position. */
static void take_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	struct live *live = data;
	enum board_health health = board_health(live->board);

	if (state == DEVICE_READY && live->gone) {
		live->gone = false;
		health = BOARD_WAITING;
		tell_first_source(live, when, VERB_SOURCE_BACK);
	}
	if (state == DEVICE_ABSENT) {
		live->held[0].holds = live->held[1].holds = false;
		live->last[0] = live->last[1] = (struct live_last){0};
		live->again_at = 0;
	}
	if (state == DEVICE_ABSENT && live->begun && !live->gone) {
		live->gone = true;
		tell_first_source(live, when, VERB_SOURCE_GONE);
	}
	snprintf(live->why, sizeof(live->why), "%s", why);
	tell_health(live, live->gone ? BOARD_GONE : health, why);
}

static void take_second_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	struct live *live = data;
	struct live_second *second = &live->second;

	second->absent = state == DEVICE_ABSENT;
	if (second->absent) {
		live->held[1].holds = false;
		live->last[1] = (struct live_last){0};
	}
	snprintf(second->why, sizeof(second->why), "%s", why);
	if (!second->absent && second->gone) {
		second->gone = false;
		tell_source(live, when, VERB_SOURCE_BACK, 2);
	} else if (second->absent && live->begun && !second->gone) {
		second->gone = true;
		tell_source(live, when, VERB_SOURCE_GONE, 2);
	}
	tell_health(live, live->gone ? BOARD_GONE : BOARD_WAITING, "");
}

void live_resume(struct live *live, laws_time t)
{
	live->begun = true;
	live->began = (laws_time)live->clock() - t;
}

int live_start(struct live *live, const struct device_kind *kind, const char *place,
	       char error[DEVICE_ERROR_SIZE])
{
	const struct device_listener listener = {
		.frame = take_frame,
		.state = take_state,
		.order = take_order,
		.refused = take_refusal,
		.data = live,
	};
	int r;

	live->slept_before = live->slept ? live->slept() : 0;
	r = sd_event_add_time(live->event, &live->timer, CLOCK_MONOTONIC, 0, 1, on_time, live);
	if (r >= 0)
		r = sd_event_source_set_enabled(live->timer, SD_EVENT_OFF);
	if (r < 0) {
		snprintf(error, DEVICE_ERROR_SIZE, "%s: no timer", kind->name);
		return r;
	}
	r = kind->open(place, live->configuration, live->event, &listener, &live->device, error);
	if (r < 0)
		return r;
	/* While the device was being opened its name was not known; report its state again. */
	tell_health(live, board_health(live->board), live->why);
	live_rearm(live);
	return 0;
}

int live_start_second(struct live *live, const struct device_kind *kind, const char *place,
		      char error[DEVICE_ERROR_SIZE])
{
	const struct device_listener listener = {
		.frame = take_second_frame,
		.state = take_second_state,
		.order = take_order,
		.refused = take_refusal,
		.data = live,
	};

	return kind->open(place, live->configuration, live->event, &listener, &live->second.device,
			  error);
}

void live_stop(struct live *live)
{
	if (live->second.device)
		live->second.device->kind->close(live->second.device);
	live->second.device = NULL;
	if (live->device)
		live->device->kind->close(live->device);
	live->device = NULL;
	live->timer = sd_event_source_disable_unref(live->timer);
}
