/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The core's own view of a board; drivers see core.h.
 */
#ifndef REEDBOARD_BOARD_H
#define REEDBOARD_BOARD_H

#include <linux/cdev.h>
#include <linux/device.h>
#include <linux/list.h>
#include <linux/mutex.h>
#include <linux/ratelimit.h>
#include <linux/spinlock.h>
#include <linux/swait.h>
#include <linux/wait.h>

#include "core.h"
#include "fifo.h"
#include "state.h"

#define REEDBOARD_BOARDS_MAX 64

/* Each costs 32 KiB, and a part of the time for which a report keeps interrupts off. */
#define REEDBOARD_FILES_MAX 256

/**
 * struct reedboard_statistics - counted since the board was registered, shown in debugfs
 * @scans: samples asked for, failed ones included
 * @overruns: samples that took longer than the period
 * @skipped: samples not taken because their time had passed
 * @kicks: samples taken because the driver asked for one
 * @last_scan_ns: what the last sample took
 * @longest_scan_ns: the longest; 0 written to it begins anew
 * @total_scan_ns: all samples together
 * @frames: changes reported; each counts once, however many files are open
 * @faults: how often the hardware ceased to answer
 * @untold: changes that a sample found and no interrupt had told of, where interrupts do
 * @open_files: files open now
 *
 * Each has one writer at a time: the sampler for what samples took, @lock of the board for
 * @frames, @faults and @untold, its @mutex for @open_files.
 */
struct reedboard_statistics {
	u64 scans;
	u64 overruns;
	u64 skipped;
	u64 kicks;
	u64 last_scan_ns;
	u64 longest_scan_ns;
	u64 total_scan_ns;
	u64 frames;
	u64 faults;
	u64 untold;
	u32 open_files;
};

/**
 * struct reedboard - a board that is registered, or whose files are still open
 * @dev: the class device; its release frees the board
 * @cdev: holds a reference to @dev while a file is open
 * @config: given by the driver; does not change
 * @debugfs: the board's directory
 * @idle_interval_us: by itself: the period while idle, written by sysfs
 * @idle_delay_ms: by itself: after how long without a change that begins, likewise
 * @statistics: see there
 * @messages: keeps hardware that comes and goes from filling the log; has its own lock
 * @mutex: whatever starts and stops the hardware: opening, closing, sleeping, going
 * @suspended: by @mutex: the system sleeps
 * @active: by @mutex: the parent is kept active
 * @sampler: by @mutex: the thread that takes samples, NULL while there is none
 * @started: by @mutex while there is no @sampler, else the sampler's own: @ops->start succeeded
 * @lock: what readers and reports share; taken in interrupts
 * @gone: written under both @mutex and @lock: the driver has left
 * @listening: by @lock: a file is open, reports count
 * @state: by @lock: what is known
 * @files: by @lock: struct reedboard_file of each open file
 * @readable: woken when a frame was queued and when the board has gone
 * @kick_lock: raw, for hard interrupts on PREEMPT_RT
 * @wanted: by @kick_lock: the driver asked for a sample that has not been begun
 * @kicks: by @kick_lock: when changes were told of that no sample has answered
 * @kick_wait: where the sampler waits
 */
struct reedboard {
	struct device dev;
	struct cdev cdev;
	struct reedboard_config config;
	struct dentry *debugfs;
	u32 idle_interval_us;
	u32 idle_delay_ms;
	struct reedboard_statistics statistics;
	struct ratelimit_state messages;

	struct mutex mutex; /* starts and stops the hardware */
	bool suspended;
	bool active;
	struct task_struct *sampler;
	bool started;

	spinlock_t lock; /* what readers and reports share */
	bool gone;
	bool listening;
	struct reedboard_state state;
	struct list_head files;
	wait_queue_head_t readable;

	raw_spinlock_t kick_lock; /* what kicks and the sampler share */
	bool wanted;
	struct reedboard_kicks kicks;
	struct swait_queue_head kick_wait;
};

/**
 * struct reedboard_file - an open file
 * @board: kept by the file's reference to the cdev
 * @node: by the board's lock
 * @fifo: by the board's lock
 */
struct reedboard_file {
	struct reedboard *board;
	struct list_head node;
	struct reedboard_fifo fifo;
};

/* chardev.c */
extern const struct file_operations reedboard_file_operations;

/* board.c: the sampler has read the hardware. Returns whether it showed a change. */
bool reedboard_report_scan(struct reedboard *board, const struct reedboard_scan *scan,
			   const struct reedboard_sample *sample);

/* board.c; both with the mutex held. */
int reedboard_attach(struct reedboard *board, struct reedboard_file *reader);
void reedboard_detach(struct reedboard *board, struct reedboard_file *reader);

/* sampler.c; both with the mutex held. The sampler may be stopped when there is none. */
int reedboard_sampler_start(struct reedboard *board);
void reedboard_sampler_stop(struct reedboard *board);

/* sysfs.c */
extern const struct attribute_group *reedboard_groups[];

/* debugfs.c */
void reedboard_debugfs_init(void);
void reedboard_debugfs_exit(void);
void reedboard_debugfs_add(struct reedboard *board);
void reedboard_debugfs_remove(struct reedboard *board);

/* main.c */
extern struct class reedboard_class;
extern dev_t reedboard_first;

#endif /* REEDBOARD_BOARD_H */
