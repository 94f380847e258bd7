// SPDX-License-Identifier: GPL-2.0-only
/*
 * reedboard.ko: a chess board of reed switches as a device file.
 *
 * Why not matrix_keypad and evdev, which look as if they were made for this:
 *
 * matrix_keypad waits for an interrupt of a row, with every column driven, and scans until
 * every key is released. On a chess board 32 pieces stand on their reeds for hours: the
 * rows stay asserted, no further edge comes, and the next change is never seen. As a poller
 * it would still make no use of the board's diodes.
 *
 * evdev reports single keys by code. There are no codes for 64 squares, so any choice would
 * give codes of other keys a private meaning; programs that listen to all keyboards, such
 * as the console, would take a capture for typing. And a reader of a board needs the set of
 * closed squares at every instant, also after dropped events, while evdev gives events and
 * leaves it to the reader to get the state by ioctl.
 *
 * So a board is a class of its own. Drivers read contacts (core.h). This core takes samples
 * while a file is open, finds changes, and queues full states for each open file (board.c,
 * sampler.c, chardev.c). Debouncing is left to the reader: the time of the first contact is
 * evidence in a game of chess and must not be lost in a filter.
 */

#include <linux/device/class.h>
#include <linux/fs.h>
#include <linux/module.h>

#include "board.h"
#include "drivers.h"

dev_t reedboard_first;

static char *reedboard_node(umode_t *mode)
{
	if (mode)
		*mode = 0660;
	return NULL;
}

/* The device became const in 6.2; the class below selects the one that fits. */
static char *__maybe_unused reedboard_devnode(struct device *dev, umode_t *mode)
{
	return reedboard_node(mode);
}

static char *__maybe_unused reedboard_devnode_const(const struct device *dev, umode_t *mode)
{
	return reedboard_node(mode);
}

struct class reedboard_class = {
	.name = "reedboard",
	.devnode = __builtin_choose_expr(__same_type(((struct class *)NULL)->devnode,
						     &reedboard_devnode),
					 reedboard_devnode, reedboard_devnode_const),
};

static int __init reedboard_init(void)
{
	int error;

	error = alloc_chrdev_region(&reedboard_first, 0, REEDBOARD_BOARDS_MAX, "reedboard");
	if (error)
		return error;
	error = class_register(&reedboard_class);
	if (error)
		goto unregister_region;
	reedboard_debugfs_init();
	error = reedboard_drivers_register();
	if (error)
		goto unregister_class;
	return 0;

unregister_class:
	reedboard_debugfs_exit();
	class_unregister(&reedboard_class);
unregister_region:
	unregister_chrdev_region(reedboard_first, REEDBOARD_BOARDS_MAX);
	return error;
}
module_init(reedboard_init);

static void __exit reedboard_exit(void)
{
	reedboard_drivers_unregister();
	reedboard_debugfs_exit();
	class_unregister(&reedboard_class);
	unregister_chrdev_region(reedboard_first, REEDBOARD_BOARDS_MAX);
}
module_exit(reedboard_exit);

MODULE_AUTHOR("The Touchmove project");
MODULE_DESCRIPTION("Chess boards of reed switches");
MODULE_LICENSE("GPL");
