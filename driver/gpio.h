/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Boards on GPIO lines and shift registers: what their topologies have in common.
 */
#ifndef REEDBOARD_GPIO_H
#define REEDBOARD_GPIO_H

#include <linux/pm.h>
#include <linux/ratelimit_types.h>
#include <linux/spinlock_types.h>
#include <linux/types.h>

#include "core.h"
#include "lines.h"
#include "trouble.h"

struct device;
struct gpio_desc;
struct platform_driver;
struct reedboard_gpio;
struct regulator;
struct spi_driver;

/**
 * struct reedboard_kind - a topology: what it takes from the device tree, and how it is read
 * @topology: one of &enum reedboard_topology
 * @probe: gets lines and settings, all of them device-managed; sets @contacts, @columns and
 *	@topology_data of the board, and @period_ns if samples are not to follow the default
 *	period. Returns 0, or a negative errno after dev_err_probe().
 * @check: judges the wiring map, which is known then, by what the topology takes. Optional.
 * @read: reads everything once. May sleep. Returns 0 or a negative errno; -EBADMSG for hardware
 *	that answers and is not to be believed, which it has described in @found of the board.
 * @start: interrupts on. Optional.
 * @stop: undoes @start. Optional.
 */
struct reedboard_kind {
	u32 topology;
	int (*probe)(struct reedboard_gpio *gpio);
	int (*check)(struct reedboard_gpio *gpio);
	int (*read)(struct reedboard_gpio *gpio, struct reedboard_reading *reading);
	void (*start)(struct reedboard_gpio *gpio);
	void (*stop)(struct reedboard_gpio *gpio);
};

/**
 * struct reedboard_gpio - one board
 * @dev: the platform or SPI device that it hangs on
 * @kind: its topology
 * @topology_data: the topology's own
 * @supply: of the board, or NULL
 * @power_up_ms: from switching that on to the first reading
 * @board: at the core; set before any op can run
 * @contacts: how many there are, 1 to 64
 * @columns: how many of them the default wiring map lays along a rank
 * @topology: one of &enum reedboard_topology: the kind's, unless its probe knows better
 * @inputs: bits of &enum reedboard_input that are wired
 * @polled: the tree asks for a sampling period, and so for no interrupts
 * @told: interrupts tell of each change, and in time
 * @period_ns: from one sample to the next, 0 for never, or what stands for one that is to be found
 * @idle_interval_us: the same while nothing changes, as in &struct reedboard_config
 * @idle_delay_ms: after how long that begins, likewise
 * @wiring: the square of each contact
 * @found: what reading found wrong last; the reader's own
 * @lock: guards the fields below
 * @trouble: what is wrong, for people; none while reading succeeds
 * @messages: keeps trouble that comes and goes from filling the log; has its own lock
 */
struct reedboard_gpio {
	struct device *dev;
	const struct reedboard_kind *kind;
	void *topology_data;
	struct regulator *supply;
	u32 power_up_ms;
	struct reedboard *board;
	unsigned int contacts;
	unsigned int columns;
	u32 topology;
	u32 inputs;
	bool polled;
	bool told;
	u64 period_ns;
	u32 idle_interval_us;
	u32 idle_delay_ms;
	u8 wiring[REEDBOARD_SQUARES];
	struct reedboard_trouble found;

	spinlock_t lock; /* what the reader of the board and of sysfs share */
	struct reedboard_trouble trouble;
	struct ratelimit_state messages;
};

#define REEDBOARD_PERIOD_DEFAULT U64_MAX
/* The same beside interrupts that do not tell when. */
#define REEDBOARD_PERIOD_BESIDES (U64_MAX - 1)

/* The rest of a board's probe, for platform and SPI devices alike. Returns 0 or an errno. */
int reedboard_gpio_probe(struct device *dev, const struct reedboard_kind *kind);

/*
 * Adds the levers and buttons that have lines of their own to @lines, and their bits to the
 * board's inputs. Returns 0, or a negative errno after dev_err_probe().
 */
int reedboard_gpio_inputs(struct reedboard_gpio *gpio, struct reedboard_lines *lines);

/*
 * Entry @index of @name-gpios of the board's node, which is @desc, as a line that the board holds;
 * lets the board go before its controller does. For each line, while the board is probed.
 */
struct reedboard_line reedboard_gpio_hold(struct reedboard_gpio *gpio, const char *name,
					  unsigned int index, struct gpio_desc *desc);

/* What an input's properties begin with: "white-lever" and so on; @bit is below 4. */
const char *reedboard_input_name(unsigned int bit);

extern const struct reedboard_kind reedboard_matrix;
extern const struct reedboard_kind reedboard_direct;
extern const struct reedboard_kind reedboard_chain_lines;

extern const struct dev_pm_ops reedboard_gpio_pm;
extern struct platform_driver reedboard_gpio_driver;
#if IS_ENABLED(CONFIG_SPI_MASTER)
extern struct spi_driver reedboard_chain_driver;
#endif

#endif /* REEDBOARD_GPIO_H */
