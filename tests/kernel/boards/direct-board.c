// SPDX-License-Identifier: GPL-2.0-only
/*
 * For machines without a device tree: a board whose 64 squares, levers and buttons are the first
 * 68 lines of one GPIO controller, named by its label. The driver binds to it by its name.
 */

#include <linux/gpio/machine.h>
#include <linux/module.h>
#include <linux/platform_device.h>
#include <linux/slab.h>

#define SQUARES 64

static char *chip = "touchmove-lines";
module_param(chip, charp, 0444);
MODULE_PARM_DESC(chip, "label of the GPIO controller");

static const char *const inputs[] = {"white-lever", "black-lever", "adjust", "arbiter"};

static struct gpiod_lookup_table *lookup;
static struct platform_device *board;

static struct gpiod_lookup_table *make_lookup(void)
{
	struct gpiod_lookup_table *made;
	unsigned int i;

	/* One more, empty: the end. */
	made = kzalloc(struct_size(made, table, SQUARES + ARRAY_SIZE(inputs) + 1), GFP_KERNEL);
	if (!made)
		return NULL;
	made->dev_id = "reedboard-direct";
	for (i = 0; i < SQUARES; i++)
		made->table[i] = GPIO_LOOKUP_IDX(chip, i, "square", i, GPIO_ACTIVE_HIGH);
	for (i = 0; i < ARRAY_SIZE(inputs); i++)
		made->table[SQUARES + i] =
			GPIO_LOOKUP_IDX(chip, SQUARES + i, inputs[i], 0, GPIO_ACTIVE_HIGH);
	return made;
}

static int __init direct_board_init(void)
{
	lookup = make_lookup();
	if (!lookup)
		return -ENOMEM;
	gpiod_add_lookup_table(lookup);
	board = platform_device_register_simple("reedboard-direct", PLATFORM_DEVID_NONE, NULL, 0);
	if (IS_ERR(board)) {
		gpiod_remove_lookup_table(lookup);
		kfree(lookup);
		return PTR_ERR(board);
	}
	return 0;
}
module_init(direct_board_init);

static void __exit direct_board_exit(void)
{
	platform_device_unregister(board);
	gpiod_remove_lookup_table(lookup);
	kfree(lookup);
}
module_exit(direct_board_exit);

MODULE_DESCRIPTION("A board on the lines of one GPIO controller, for tests");
MODULE_LICENSE("GPL");
