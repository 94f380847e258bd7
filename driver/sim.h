/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A virtual board: what is inside reedboard-sim.ko.
 */
#ifndef REEDBOARD_SIM_H
#define REEDBOARD_SIM_H

#include <linux/atomic.h>
#include <linux/configfs.h>
#include <linux/hrtimer.h>
#include <linux/irq_work.h>
#include <linux/mutex.h>
#include <linux/spinlock.h>
#include <linux/workqueue.h>

#include "core.h"
#include "sim-script.h"

#define REEDBOARD_SIM_SCRIPT_BYTES (64 * 1024 * 1024)
#define REEDBOARD_SIM_SCAN_US_MAX  1000000

struct platform_device;

/**
 * struct reedboard_sim - a virtual board; a directory in configfs
 * @item: the directory
 * @mutex: what a board is and whether it lives; taken before the core's locks
 * @config: by @mutex, and unchanged while @live: given to the core
 * @live: by @mutex: it is registered
 * @interrupts: by @mutex, and unchanged while @live: changes ask the core for a sample
 * @device: by @mutex: what it hangs on, while @live
 * @asleep: by @mutex: it was put to sleep by hand
 * @system_asleep: by @mutex: the system sleeps
 * @script_error: by @mutex: what was wrong with the last script; its line 0: nothing
 * @board: set by the core before the first op; used only by ops, and under @lock while @reading
 * @lock: what the hardware does; taken in soft interrupts, and before the core's lock
 * @reading: by @lock: between the ops start and stop
 * @squares: by @lock: where pieces stand
 * @inputs: by @lock: what is down
 * @stuck_closed: by @lock: contacts that are closed, whatever stands there
 * @stuck_open: by @lock: contacts that never close; stronger than @stuck_closed
 * @fault: by @lock: the hardware does not answer
 * @refuse: by @lock: the hardware cannot be started
 * @deaf: by @lock: no change causes an interrupt
 * @scan_us: by @lock: what a sample takes
 * @steps: by @lock: the script, freed by us
 * @step_count: by @lock
 * @position: by @lock: the next step
 * @playing: by @lock: the script is going on
 * @began: by @lock: when that was started
 * @player: when the next step is due
 * @play: plays the steps that are
 * @interrupt: stands for the hardware's interrupt
 * @interrupt_at: time of the change that caused @interrupt; 0: it is served
 * @interrupt_last: time of the last change that shares it
 */
struct reedboard_sim {
	struct config_item item;

	struct mutex mutex; /* what the board is */
	struct reedboard_config config;
	bool live;
	bool interrupts;
	struct platform_device *device;
	bool asleep;
	bool system_asleep;
	struct reedboard_script_error script_error;

	struct reedboard *board;

	spinlock_t lock; /* what the hardware does */
	bool reading;
	u64 squares;
	u32 inputs;
	u64 stuck_closed;
	u64 stuck_open;
	bool fault;
	bool refuse;
	bool deaf;
	u32 scan_us;

	struct reedboard_step *steps;
	size_t step_count;
	size_t position;
	bool playing;
	ktime_t began;
	struct hrtimer player;
	struct work_struct play;

	struct irq_work interrupt;
	atomic64_t interrupt_at;
	atomic64_t interrupt_last;
};

/* sim.c */
void reedboard_sim_init(struct reedboard_sim *sim);
int reedboard_sim_live(struct reedboard_sim *sim); /* with the mutex held */
void reedboard_sim_die(struct reedboard_sim *sim); /* with the mutex held */
/* With the mutex held: @which, one of @asleep and @system_asleep, becomes @asleep. */
void reedboard_sim_sleep(struct reedboard_sim *sim, bool *which, bool asleep);
/* With the lock held: what the board senses has come about between @since and @when. */
void reedboard_sim_changed(struct reedboard_sim *sim, ktime_t since, ktime_t when);

/* sim-device.c */
struct platform_device *reedboard_sim_device_add(struct reedboard_sim *sim);
void reedboard_sim_device_remove(struct platform_device *device);

/* sim-player.c */
int reedboard_sim_player_module_init(void);
void reedboard_sim_player_module_exit(void);
void reedboard_sim_player_init(struct reedboard_sim *sim);
int reedboard_sim_play(struct reedboard_sim *sim); /* with the mutex held */
void reedboard_sim_stop(struct reedboard_sim *sim); /* with the mutex held */
int reedboard_sim_load(struct reedboard_sim *sim, const char *text, size_t size); /* the same */

/* sim-configfs.c */
extern struct configfs_subsystem reedboard_sim_subsystem;

#endif /* REEDBOARD_SIM_H */
