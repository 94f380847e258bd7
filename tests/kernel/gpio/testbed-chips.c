// SPDX-License-Identifier: GPL-2.0-only
/*
 * GPIO controllers, and the lookup table that gives their lines to the board.
 *
 * Each line has a role: a row, a column, a square, an input, the load line of a chain. A column
 * reads closed while a row is driven whose contact in that column is closed, and for some time
 * after; without diodes also through other rows and columns.
 */

#include <linux/bitmap.h>
#include <linux/err.h>
#include <linux/gpio/driver.h>
#include <linux/gpio/machine.h>
#include <linux/property.h>
#include <linux/slab.h>
#include <linux/spinlock.h>

#include "testbed.h"

#define CHIPS_MAX 5
/* Those of "tree". */
#define CHIP_LINES_MAX (TESTBED_SQUARES + 2 * TESTBED_INPUTS + 16)

enum part { UNUSED, ROW, COLUMN, SQUARE, INPUT, LOAD };

struct role {
	enum part what;
	unsigned int n;
};

struct chip {
	struct gpio_chip gpio;
	char label[32];
	unsigned int count;
	struct role roles[CHIP_LINES_MAX];
	bool output[CHIP_LINES_MAX];
	bool level[CHIP_LINES_MAX];
};

static struct chip chips[CHIPS_MAX];
static unsigned int chip_count;

/* Where a role lies. */
struct place {
	struct chip *chip;
	unsigned int line;
};

static const char *const input_names[TESTBED_INPUTS] = {
	"white-lever",
	"black-lever",
	"adjust",
	"arbiter",
};

static struct place find(enum part what, unsigned int n)
{
	struct place place;

	for (place.chip = chips; place.chip < chips + chip_count; place.chip++)
		for (place.line = 0; place.line < place.chip->count; place.line++)
			if (place.chip->roles[place.line].what == what &&
			    place.chip->roles[place.line].n == n)
				return place;
	return (struct place){};
}

static u32 columns_of_row(unsigned int row)
{
	return testbed.contacts >> (row * testbed_columns) & (BIT(testbed_columns) - 1);
}

/* The columns that are connected with driven rows. */
static u32 columns_of(u32 rows)
{
	u32 columns, before;
	unsigned int row;

	columns = 0;
	do {
		before = columns;
		for (row = 0; row < testbed_squares / testbed_columns; row++)
			if (rows & BIT(row) || (!testbed_diodes && columns_of_row(row) & columns))
				columns |= columns_of_row(row);
	} while (columns != before);
	return columns;
}

/* Wires have a capacitance, which pull-ups take their time to charge. */
static bool column_is_active(unsigned int n)
{
	ktime_t charged = ktime_add_us(testbed.column_left[n], testbed_settle_us);

	if ((columns_of(testbed.rows) | testbed.stuck_columns) & BIT(n))
		return true;
	if (testbed.column_reads[n]) {
		testbed.column_reads[n]--;
		return true;
	}
	return testbed.column_left[n] && ktime_before(ktime_get(), charged);
}

static bool is_active(struct role role)
{
	switch (role.what) {
	case COLUMN:
		return column_is_active(role.n);
	case SQUARE:
		return testbed_contacts() >> role.n & 1;
	case INPUT:
		return testbed.inputs >> role.n & 1;
	case ROW:
		return testbed.rows >> role.n & 1;
	case LOAD:
	case UNUSED:
		return false;
	}
	return false;
}

/* What a row does to the matrix, and the load line to the chain. */
static void output_changed(struct chip *chip, unsigned int line)
{
	struct role role = chip->roles[line];
	bool active = chip->output[line] && chip->level[line] != testbed_active_low;

	if (role.what == ROW) {
		active = active && !(testbed.dead_rows & BIT(role.n));
		testbed.rows = (testbed.rows & ~BIT(role.n)) | (active ? BIT(role.n) : 0);
	} else if (role.what == LOAD && active) {
		testbed.loaded_contacts = testbed.contacts;
		testbed.loaded_inputs = testbed.inputs;
	}
}

static void note_rows(u32 before)
{
	unsigned long left = columns_of(before) & ~columns_of(testbed.rows);
	unsigned int n;

	for_each_set_bit(n, &left, TESTBED_COLUMNS_MAX) {
		testbed.column_left[n] = ktime_get();
		testbed.column_reads[n] = testbed_slow_reads;
	}
	testbed.rows_at_once = max_t(u32, testbed.rows_at_once, hweight32(testbed.rows));
}

static int get(struct gpio_chip *gpio, unsigned int line)
{
	struct chip *chip = gpiochip_get_data(gpio);
	unsigned long flags;
	int error, value;

	error = testbed_transfer(&testbed.line_reads, gpio->can_sleep);
	if (error)
		return error;
	raw_spin_lock_irqsave(&testbed.lock, flags);
	value = is_active(chip->roles[line]) != testbed_active_low;
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
	return value;
}

static int get_multiple(struct gpio_chip *gpio, unsigned long *mask, unsigned long *bits)
{
	struct chip *chip = gpiochip_get_data(gpio);
	unsigned long flags;
	unsigned int line;
	int error;

	error = testbed_transfer(&testbed.bulk_reads, gpio->can_sleep);
	if (error)
		return error;
	raw_spin_lock_irqsave(&testbed.lock, flags);
	for_each_set_bit(line, mask, gpio->ngpio)
		__assign_bit(line, bits, is_active(chip->roles[line]) != testbed_active_low);
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
	return 0;
}

static void drive(struct chip *chip, unsigned int line, bool output, bool level)
{
	chip->output[line] = output;
	chip->level[line] = level;
	output_changed(chip, line);
}

static int set(struct gpio_chip *gpio, unsigned int line, int value)
{
	unsigned long flags;
	u32 rows;

	testbed_write(&testbed.line_writes, gpio->can_sleep);
	raw_spin_lock_irqsave(&testbed.lock, flags);
	rows = testbed.rows;
	drive(gpiochip_get_data(gpio), line, true, value);
	note_rows(rows);
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
	return 0;
}

/* A controller's register is written at once: rows change together. */
static int set_multiple(struct gpio_chip *gpio, unsigned long *mask, unsigned long *bits)
{
	unsigned long flags;
	unsigned int line;
	u32 rows;

	testbed_write(&testbed.bulk_writes, gpio->can_sleep);
	raw_spin_lock_irqsave(&testbed.lock, flags);
	rows = testbed.rows;
	for_each_set_bit(line, mask, gpio->ngpio)
		drive(gpiochip_get_data(gpio), line, true, test_bit(line, bits));
	note_rows(rows);
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
	return 0;
}

/* Up to 6.16 setting tells of no errors; add() takes those that fit. */
static void __maybe_unused set_void(struct gpio_chip *gpio, unsigned int line, int value)
{
	set(gpio, line, value);
}

static void __maybe_unused set_multiple_void(struct gpio_chip *gpio, unsigned long *mask,
					     unsigned long *bits)
{
	set_multiple(gpio, mask, bits);
}

static int direction_input(struct gpio_chip *gpio, unsigned int line)
{
	unsigned long flags;
	u32 rows;

	raw_spin_lock_irqsave(&testbed.lock, flags);
	rows = testbed.rows;
	testbed.line_writes++;
	drive(gpiochip_get_data(gpio), line, false, false);
	note_rows(rows);
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
	return 0;
}

static int direction_output(struct gpio_chip *gpio, unsigned int line, int value)
{
	return set(gpio, line, value);
}

/* One of the tree, that is: a node in the node of the first controller. */
static bool is_expander(const struct chip *chip)
{
	return testbed_node && chip != chips;
}

static int to_irq(struct gpio_chip *gpio, unsigned int line)
{
	struct chip *chip = gpiochip_get_data(gpio);
	struct role role = chip->roles[line];

	if (role.what != SQUARE && role.what != INPUT)
		return -ENXIO;
	return testbed_interrupt_of(role.n + (role.what == INPUT ? TESTBED_SQUARES : 0) +
				    (is_expander(chip) ? TESTBED_LINES : 0));
}

static void put(unsigned int chip, enum part what, unsigned int n)
{
	struct chip *at = &chips[chip];

	at->roles[at->count++] = (struct role){ what, n };
	chip_count = max(chip_count, chip + 1);
}

/* Lines are laid out in an order that is not the contacts'. */
static void lay_out_matrix(void)
{
	unsigned int n, rows = testbed_squares / testbed_columns;

	for (n = testbed_columns; n--;)
		put(0, COLUMN, n);
	for (n = 0; n < rows; n++)
		put(0, ROW, (n * 3 + 1) % rows);
}

static void lay_out_squares(void)
{
	unsigned int n;
	bool four = testbed_is("expanders");

	for (n = 0; n < testbed_squares; n++)
		put(four ? n / 16 : 0, SQUARE, n);
}

/*
 * As virt.dtso numbers them; the inputs follow, those of the expanders on the last of these. The
 * squares of the expanders take turns.
 */
static void lay_out_tree(void)
{
	unsigned int n;

	for (n = 0; n < 8; n++)
		put(0, ROW, n);
	for (n = 0; n < 8; n++)
		put(0, COLUMN, n);
	for (n = 0; n < TESTBED_SQUARES; n++)
		put(0, SQUARE, n);
	for (n = 0; n < 2 * TESTBED_INPUTS; n++)
		put(0, INPUT, n % TESTBED_INPUTS);
	for (n = 0; n < TESTBED_SQUARES; n++)
		put(1 + n % (CHIPS_MAX - 1), SQUARE, n);
}

static void lay_out(void)
{
	unsigned int n, inputs;

	memset(chips, 0, sizeof(chips));
	chip_count = 0;
	if (testbed_is("matrix"))
		lay_out_matrix();
	else if (testbed_is("tree"))
		lay_out_tree();
	else if (!testbed_is("spi"))
		lay_out_squares();
	else if (testbed_load)
		put(0, LOAD, 0);
	inputs = testbed_separate_inputs || !chip_count ? chip_count : chip_count - 1;
	for (n = 0; n < TESTBED_INPUTS; n++)
		if (testbed_input_bits[n] < 0)
			put(inputs, INPUT, n);
}

static struct fwnode_handle *node_of(unsigned int n)
{
	char name[16];

	snprintf(name, sizeof(name), "expander-%u", n - 1);
	return device_get_named_child_node(testbed_node, name);
}

static int add(struct chip *chip)
{
	struct gpio_chip *gpio = &chip->gpio;

	gpio->label = chip->label;
	gpio->parent = testbed_node;
	gpio->owner = THIS_MODULE;
	gpio->base = -1;
	gpio->ngpio = chip->count;
	gpio->can_sleep = testbed_sleeping || is_expander(chip);
	if (is_expander(chip))
		gpio->fwnode = node_of(chip - chips);
	gpio->get = get;
	gpio->set = __builtin_choose_expr(__same_type(gpio->set, &set), set, set_void);
	gpio->direction_input = direction_input;
	gpio->direction_output = direction_output;
	if (testbed_multiple) {
		gpio->get_multiple = get_multiple;
		gpio->set_multiple =
			__builtin_choose_expr(__same_type(gpio->set_multiple, &set_multiple),
					      set_multiple, set_multiple_void);
	}
	if (testbed_line_interrupts)
		gpio->to_irq = to_irq;
	return gpiochip_add_data(gpio, chip);
}

int testbed_chips_add(void)
{
	unsigned int n;
	int error = 0;

	lay_out();
	for (n = 0; n < chip_count; n++)
		snprintf(chips[n].label, sizeof(chips[n].label), "testbed-%u", n);
	for (n = 0; n < chip_count && !error; n++)
		error = chips[n].count ? add(&chips[n]) : 0;
	if (!error)
		return 0;
	for (n--; n--;)
		gpiochip_remove(&chips[n].gpio);
	return error;
}

void testbed_chips_remove(void)
{
	unsigned int n;

	for (n = chip_count; n--;)
		if (chips[n].count)
			gpiochip_remove(&chips[n].gpio);
}

/* struct lookup - a lookup table being filled, and how far it is */
struct lookup {
	struct gpiod_lookup_table *table;
	unsigned int count;
};

static void look_up(struct lookup *lookup, const char *name, unsigned int index,
		    struct place place, unsigned long flags)
{
	if (!place.chip)
		return;
	lookup->table->table[lookup->count++] =
		GPIO_LOOKUP_IDX(place.chip->label, place.line, name, index, flags);
}

static void look_all_up(struct lookup *lookup)
{
	unsigned long flags = testbed_active_low ? GPIO_ACTIVE_LOW : GPIO_ACTIVE_HIGH;
	unsigned long row_flags = flags | (testbed_open_drain ? GPIO_OPEN_DRAIN : 0);
	unsigned int n;

	for (n = 0; n < TESTBED_SQUARES; n++) {
		look_up(lookup, "row", n, find(ROW, n), row_flags);
		look_up(lookup, "column", n, find(COLUMN, n), flags);
		look_up(lookup, "square", n, find(SQUARE, n), flags);
	}
	for (n = 0; n < TESTBED_INPUTS; n++)
		look_up(lookup, input_names[n], 0, find(INPUT, n), flags);
	look_up(lookup, "load", 0, find(LOAD, 0), flags);
}

struct gpiod_lookup_table *testbed_lines_make(const char *board)
{
	struct lookup lookup = {};
	unsigned int n;

	if (!chip_count)
		lay_out();
	for (n = 0; n < chip_count; n++)
		snprintf(chips[n].label, sizeof(chips[n].label), "testbed-%u", n);
	lookup.table = kzalloc(struct_size(lookup.table, table, TESTBED_LINES + 18), GFP_KERNEL);
	if (!lookup.table)
		return NULL;
	lookup.table->dev_id = board;
	look_all_up(&lookup);
	gpiod_add_lookup_table(lookup.table);
	return lookup.table;
}

void testbed_lines_free(struct gpiod_lookup_table *table)
{
	if (!table)
		return;
	gpiod_remove_lookup_table(table);
	kfree(table);
}
