/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Hardware that is not there: contacts and inputs in memory, GPIO controllers and an SPI
 * controller that show them as a real board's would, counters of every transfer, and errors on
 * demand. One board a load of the module, made by its parameters, bound by name, software node
 * and gpiod lookup table; driven through /sys/kernel/debug/reedboard-testbed.
 */
#ifndef REEDBOARD_TESTBED_H
#define REEDBOARD_TESTBED_H

#include <linux/ktime.h>
#include <linux/spinlock_types.h>
#include <linux/types.h>

#define TESTBED_SQUARES 64
#define TESTBED_INPUTS 4
#define TESTBED_LINES (TESTBED_SQUARES + TESTBED_INPUTS)
#define TESTBED_FOREVER 0xffffffff
#define TESTBED_COLUMNS_MAX 16

struct device;
struct gpiod_lookup_table;
struct software_node;

/**
 * struct testbed_state - the hardware's state
 * @lock: guards all of it
 * @contacts: bit n is 1 while contact n is closed
 * @inputs: likewise, the levers and buttons
 * @loaded_contacts: what the shift registers took in last
 * @loaded_inputs: likewise
 * @rows: bit n is 1 while row n is driven
 * @column_left: when each column was last let go of by a row
 * @column_reads: how many more reads show it active nevertheless
 * @rows_at_once: the most rows that were driven at one time
 * @fail: so many of the next reads fail with EIO; TESTBED_FOREVER: all
 * @fail_after: so many succeed before that
 * @stuck_columns: bit n is 1 while column n is active whatever the rows do
 * @dead_rows: bit n is 1 while row n does not do what it is told
 * @stuck_data: 1: every bit of a chain on SPI reads 0; 2: 1
 * @powered_at: when the supply was switched on
 * @bus_us: how long a transfer of a sleeping controller takes
 * @bulk_reads: calls of get_multiple
 * @line_reads: calls of get
 * @bulk_writes: calls of set_multiple
 * @line_writes: calls of set, and changes of direction
 * @spi_reads: SPI transfers
 * @interrupts: interrupts raised
 * @powered: the board's supply is on, if it has one; without it no transfer succeeds
 * @power_cuts: how often it was switched off
 */
struct testbed_state {
	raw_spinlock_t lock;
	u64 contacts;
	u32 inputs;
	u64 loaded_contacts;
	u32 loaded_inputs;
	u32 rows;
	ktime_t column_left[TESTBED_COLUMNS_MAX];
	u32 column_reads[TESTBED_COLUMNS_MAX];
	u32 rows_at_once;
	u32 fail;
	u32 fail_after;
	u32 stuck_columns;
	u32 dead_rows;
	u32 stuck_data;
	ktime_t powered_at;
	u32 bus_us;
	u32 bulk_reads;
	u32 line_reads;
	u32 bulk_writes;
	u32 line_writes;
	u32 spi_reads;
	u32 interrupts;
	u32 powered;
	u32 power_cuts;
};

extern struct testbed_state testbed;

/* Counts a transfer in @counter; sleeps as long as it takes if @sleeping. Returns 0 or -EIO. */
int testbed_transfer(u32 *counter, bool sleeping);

/* The same for one that writes, of which gpiolib reports no errors. */
void testbed_write(u32 *counter, bool sleeping);

/* The contacts as they read: all closed while sensors are not up yet. With the lock held. */
u64 testbed_contacts(void);

/* Sets contacts and inputs, and raises the interrupts that follow from what changed. */
void testbed_set(u64 contacts, u32 inputs);

/* The node of the device tree that the controllers are, or NULL. */
extern struct device *testbed_node;

/* Controllers: made before or after the board that asks for them. */
int testbed_chips_add(void);
void testbed_chips_remove(void);
/* Gives lines to the device of the name @board, which is not copied. NULL if there is no memory. */
struct gpiod_lookup_table *testbed_lines_make(const char *board);
void testbed_lines_free(struct gpiod_lookup_table *table);
int testbed_interrupts_add(void);
void testbed_interrupts_remove(void);
int testbed_interrupt_of(unsigned int n);
void testbed_interrupts_raise(u64 contacts, u32 inputs);

int testbed_spi_add(struct device *parent, const struct software_node *node);
void testbed_spi_remove(void);

/* Supplies the devices of these names, of which only one is there. */
int testbed_supply_add(struct device *parent, const char *board, const char *alias);
void testbed_supply_remove(void);

int testbed_board_add(struct device *parent);
void testbed_board_remove(void);

/* Puts the board to sleep, or wakes it; -ENODEV when no driver is bound, or it is on SPI. */
int testbed_board_sleep(bool asleep);

/* The module's parameters: see testbed-board.c. */
extern char *testbed_topology;
extern bool testbed_active_low;
extern bool testbed_open_drain;
extern bool testbed_sleeping;
extern bool testbed_multiple;
extern bool testbed_line_interrupts;
extern int testbed_late_us;
extern bool testbed_separate_inputs;
extern bool testbed_load;
extern bool testbed_supply;
extern int testbed_squares;
extern int testbed_columns;
extern int testbed_settle_us;
extern int testbed_slow_reads;
extern int testbed_tail;
extern int testbed_power_up_us;
extern bool testbed_diodes;
extern int testbed_input_bits[TESTBED_INPUTS];

bool testbed_is(const char *topology);

#endif /* REEDBOARD_TESTBED_H */
