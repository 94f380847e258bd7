/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * The ABI of /dev/reedboardN: a chess board of reed switches, as the kernel shows it to
 * programs. It speaks of contacts that are closed and levers that are down, never of pieces,
 * moves or bounce: contacts are reported raw, and judging them is the reader's part.
 *
 * A device file is opened for reading: EINVAL for writing alone, EUSERS while 256 others have
 * it open. It gives whole frames to read(), one for each change, the current state first. Each
 * open file has a queue of its own. poll() and O_NONBLOCK work as usual. A read() with
 * room for less than one frame fails with EINVAL; what is left over beside whole frames stays
 * untouched. After the hardware is gone, queued frames are still read, then read() fails with
 * ENODEV and poll() says POLLHUP | POLLERR.
 */
#ifndef _UAPI_REEDBOARD_H
#define _UAPI_REEDBOARD_H

#include <linux/ioctl.h>
#include <linux/types.h>

#define REEDBOARD_SQUARES 64

/**
 * enum reedboard_input - bits of &struct reedboard_frame.inputs, 1 while held down
 * @REEDBOARD_INPUT_WHITE: White's lever of the chessclock
 * @REEDBOARD_INPUT_BLACK: Black's lever of the chessclock
 * @REEDBOARD_INPUT_ADJUST: button that announces an adjustment
 * @REEDBOARD_INPUT_ARBITER: button of the arbiter
 */
enum reedboard_input {
	REEDBOARD_INPUT_WHITE = 1 << 0,
	REEDBOARD_INPUT_BLACK = 1 << 1,
	REEDBOARD_INPUT_ADJUST = 1 << 2,
	REEDBOARD_INPUT_ARBITER = 1 << 3,
};

/**
 * enum reedboard_frame_flag - bits of &struct reedboard_frame.flags
 * @REEDBOARD_FRAME_LOST: older frames were dropped just before this one, because this file's
 *	queue was full; the gap in @seqno says how many. The frame itself is whole.
 * @REEDBOARD_FRAME_FAULT: the hardware does not answer; @squares and @inputs are the last
 *	ones known, or 0 if none was since the file was opened by its first reader. One such
 *	frame comes when that begins; the first frame without the flag says that it is over.
 */
enum reedboard_frame_flag {
	REEDBOARD_FRAME_LOST = 1 << 0,
	REEDBOARD_FRAME_FAULT = 1 << 1,
};

/**
 * struct reedboard_frame - the full state of the board at one instant
 * @timestamp_ns: nanoseconds of CLOCK_MONOTONIC: the latest time at which what changed since
 *	the frame before can have changed, by the interrupt that told of it or by the end of the
 *	sample that found it. No frame is dated before what it shows; the times of a file's
 *	frames never decrease.
 * @squares: bit n is 1 while the contact of square n is closed; a1 = 0, b1 = 1 ... h8 = 63
 * @inputs: bits of &enum reedboard_input
 * @seqno: 1 for the first frame of an open file, one more for each frame meant for it,
 *	dropped ones included; wraps to 0
 * @flags: bits of &enum reedboard_frame_flag; bits not named there are 0 today, and a reader
 *	that does not know a bit may ignore it
 * @uncertainty_ns: how long before @timestamp_ns it may have changed: since the last sample that
 *	found it as it was. 0: it changed at @timestamp_ns, or this is the first frame of an open
 *	file, which tells of no change. 0xffffffff, some 4.3 s, stands for that or longer.
 */
struct reedboard_frame {
	__aligned_u64 timestamp_ns;
	__aligned_u64 squares;
	__u32 inputs;
	__u32 seqno;
	__u32 flags;
	__u32 uncertainty_ns;
};

/**
 * enum reedboard_topology - how the contacts are wired
 * @REEDBOARD_TOPOLOGY_DIRECT: every contact has a line of its own; frames follow interrupts
 *	or samples, and any set of squares can be told
 * @REEDBOARD_TOPOLOGY_MATRIX: rows and columns are scanned; without a diode at each contact
 *	some sets of squares cannot be told from others
 * @REEDBOARD_TOPOLOGY_EXPANDERS: every contact has a line of its own on controllers behind a
 *	slow bus, which are read a port at a time
 * @REEDBOARD_TOPOLOGY_CHAIN: the contacts are clocked out of a chain of shift registers
 */
enum reedboard_topology {
	REEDBOARD_TOPOLOGY_DIRECT = 1,
	REEDBOARD_TOPOLOGY_MATRIX = 2,
	REEDBOARD_TOPOLOGY_EXPANDERS = 3,
	REEDBOARD_TOPOLOGY_CHAIN = 4,
};

/**
 * struct reedboard_info - what the device is; does not change while a file is open
 * @rows: number of ranks that have contacts, 1 to 8, from rank 1 on
 * @columns: number of files that have contacts, 1 to 8, from file a on
 * @topology: one of &enum reedboard_topology
 * @inputs: bits of &enum reedboard_input that this device has at all
 * @period_ns: nanoseconds from one sample to the next; 0 where interrupts tell of changes
 * @padding: zero
 */
struct reedboard_info {
	__u32 rows;
	__u32 columns;
	__u32 topology;
	__u32 inputs;
	__aligned_u64 period_ns;
	__aligned_u64 padding[4];
};

/* Fills a struct reedboard_info. EFAULT for a bad address, ENODEV once the hardware is gone. */
#define REEDBOARD_GET_INFO _IOR('r', 0xc0, struct reedboard_info)

#endif /* _UAPI_REEDBOARD_H */
