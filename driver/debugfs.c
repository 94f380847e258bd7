// SPDX-License-Identifier: GPL-2.0-only
/*
 * /sys/kernel/debug/reedboard/<name>/: what the core has counted; see struct
 * reedboard_statistics.
 */

#include <linux/debugfs.h>

#include "board.h"

static struct dentry *reedboard_debugfs;

void reedboard_debugfs_init(void)
{
	reedboard_debugfs = debugfs_create_dir("reedboard", NULL);
}

void reedboard_debugfs_exit(void)
{
	debugfs_remove(reedboard_debugfs);
}

void reedboard_debugfs_add(struct reedboard *board)
{
	struct reedboard_statistics *statistics = &board->statistics;
	struct dentry *at = debugfs_create_dir(dev_name(&board->dev), reedboard_debugfs);

	board->debugfs = at;
	debugfs_create_u64("scans", 0444, at, &statistics->scans);
	debugfs_create_u64("overruns", 0444, at, &statistics->overruns);
	debugfs_create_u64("skipped", 0444, at, &statistics->skipped);
	debugfs_create_u64("kicks", 0444, at, &statistics->kicks);
	debugfs_create_u64("last_scan_ns", 0444, at, &statistics->last_scan_ns);
	debugfs_create_u64("longest_scan_ns", 0644, at, &statistics->longest_scan_ns);
	debugfs_create_u64("total_scan_ns", 0444, at, &statistics->total_scan_ns);
	debugfs_create_u64("frames", 0444, at, &statistics->frames);
	debugfs_create_u64("faults", 0444, at, &statistics->faults);
	debugfs_create_u64("untold", 0444, at, &statistics->untold);
	debugfs_create_u32("readers", 0444, at, &statistics->open_files);
}

void reedboard_debugfs_remove(struct reedboard *board)
{
	debugfs_remove(board->debugfs);
}
