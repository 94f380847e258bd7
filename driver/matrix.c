// SPDX-License-Identifier: GPL-2.0-only
/*
 * The matrix: one row after the other is selected, and all columns are read at once. With a
 * diode at each contact every set of squares can be recognised; without diodes, three corners
 * of a rectangle show the fourth as well, which matrix-decode.c finds.
 *
 * A row is switched twice a scan, when it goes and when it comes: where rows are open drain,
 * as on the Raspberry Pi, each switch is a change of direction of one line, and there is no
 * way to change several at once.
 *
 * While a row is selected, the columns of its closed contacts are pulled down; after it they
 * are charged again through the pull-ups alone, and if that takes longer than the settle time
 * the next row shows contacts that are not its own. So once a scan the columns are read with
 * no row selected, after a row that had closed contacts, and none may be active.
 */

#include <linux/bitmap.h>
#include <linux/bitops.h>
#include <linux/delay.h>
#include <linux/device.h>
#include <linux/err.h>
#include <linux/gpio/consumer.h>
#include <linux/math64.h>
#include <linux/property.h>
#include <linux/slab.h>

#include "gpio.h"
#include "matrix-decode.h"

#define REEDBOARD_ROWS_MAX 16
#define REEDBOARD_COLUMNS_MAX 16
#define REEDBOARD_NO_ROW UINT_MAX

/*
 * A pull-up of the BCM2835 and its kin charges a column: 65 kOhm at most (BCM2835 datasheet,
 * 50 to 65 kOhm), 100 pF for eight diodes of 4 pF (1N4148 datasheet, at 0 V) and half a metre of
 * wire, from 0 to the 2.0 V at which any 3.3 V input reads high (JESD8C): 65k * 100p *
 * ln(3.3 / 1.3), 6 us. Half as much again for what differs.
 */
#define REEDBOARD_SETTLE_DEFAULT_US 10
#define REEDBOARD_SETTLE_MAX_US 1000

/*
 * Sleeping takes longer than asked for by the way into the idle state and back. Up to the second
 * time waiting in a loop is allowed where sleeping would take too long.
 */
#define REEDBOARD_SLEEP_MORE_US 30
#define REEDBOARD_SPIN_MAX_US 20

/* A column that is active with no row selected has so many settle times more to become inactive. */
#define REEDBOARD_SLOW_TIMES 20

/**
 * struct reedboard_matrix - the lines of a matrix
 * @rows: outputs, all inactive but while a row is read
 * @row_lines: the same as lines that are read, if @read_back
 * @selected: the row that is active, or REEDBOARD_NO_ROW
 * @columns: how many there are
 * @column_lines: the columns, read for every row but the first, and the rows if @read_back
 * @first_lines: these and the inputs, read with the first row: where they share controllers,
 *	the inputs cost no transfer of their own
 * @settle_us: from selecting a row to reading the columns
 * @spin: wait for that in a loop, because the period is too short for sleeping
 * @read_back: rows are behind a bus, and are read to see whether they follow
 * @diodes: there is one at each contact
 * @last: the contacts of the last scan
 * @checked: the row after which the columns were last read with no row selected, or -1
 */
struct reedboard_matrix {
	struct gpio_descs *rows;
	struct reedboard_line row_lines[REEDBOARD_ROWS_MAX];
	unsigned int selected;
	unsigned int columns;
	struct reedboard_lines column_lines;
	struct reedboard_lines first_lines;
	u32 settle_us;
	bool spin;
	bool read_back;
	bool diodes;
	u64 last;
	int checked;
};

/* Switches the row off that is selected, and @row on; either may be none. */
static int reedboard_matrix_select(struct reedboard_matrix *matrix, unsigned int row)
{
	struct gpio_desc *lines[2];
	unsigned long values = 0;
	unsigned int count = 0;
	int error;

	if (matrix->selected != REEDBOARD_NO_ROW)
		lines[count++] = matrix->rows->desc[matrix->selected];
	if (row != REEDBOARD_NO_ROW) {
		__set_bit(count, &values);
		lines[count++] = matrix->rows->desc[row];
	}
	if (!count)
		return 0;
	error = gpiod_set_array_value_cansleep(count, lines, NULL, &values);
	if (!error)
		matrix->selected = row;
	return error;
}

/* After an error it is not known which rows are active. */
static int reedboard_matrix_release(struct reedboard_matrix *matrix)
{
	unsigned long values = 0;

	matrix->selected = REEDBOARD_NO_ROW;
	return gpiod_set_array_value_cansleep(matrix->rows->ndescs, matrix->rows->desc,
					      matrix->rows->info, &values);
}

static void reedboard_matrix_wait(struct reedboard_matrix *matrix, unsigned int us)
{
	if (!us)
		return;
	if (matrix->spin)
		udelay(us);
	else
		usleep_range(us, us + us / 4 + 1);
}

static int reedboard_matrix_columns(struct reedboard_matrix *matrix, u64 *columns)
{
	struct reedboard_reading found;
	int error = reedboard_lines_read(&matrix->column_lines, &found);

	*columns = found.contacts;
	return error;
}

static int reedboard_matrix_refuse(struct reedboard_gpio *gpio, enum reedboard_trouble_kind kind,
				   u64 where)
{
	gpio->found = (struct reedboard_trouble){ kind, where };
	return -EBADMSG;
}

/* With the settle time over since the last row went. Tells a slow column from a stuck one. */
static int reedboard_matrix_check(struct reedboard_gpio *gpio)
{
	struct reedboard_matrix *matrix = gpio->topology_data;
	u64 active, still;
	unsigned int n;
	int error;

	error = reedboard_matrix_columns(matrix, &active);
	if (error || !active)
		return error;
	for (n = 0, still = active; n < REEDBOARD_SLOW_TIMES && still; n++) {
		reedboard_matrix_wait(matrix, matrix->settle_us);
		error = reedboard_matrix_columns(matrix, &still);
		if (error)
			return error;
	}
	if (still)
		return reedboard_matrix_refuse(gpio, REEDBOARD_TROUBLE_COLUMN_STUCK, still);
	return reedboard_matrix_refuse(gpio, REEDBOARD_TROUBLE_COLUMN_SLOW, active);
}

/*
 * Columns are read with no row selected once a scan: after a row that shows closed contacts, as
 * otherwise there is nothing that could be slow, and another one than last time; without one
 * after the last row, where a stuck column shows too, and the rows begin anew. And after each row
 * in which contacts have closed: none of theirs may be told as the next row's first.
 */
static bool reedboard_matrix_check_is_due(struct reedboard_matrix *matrix, unsigned int row,
					  u64 row_contacts, bool done)
{
	u64 closed = row_contacts & ~(matrix->last >> (row * matrix->columns));

	return closed || (!done && (row == matrix->rows->ndescs - 1 ||
				    (row_contacts && (int)row > matrix->checked)));
}

static int reedboard_matrix_read_row(struct reedboard_gpio *gpio, unsigned int row,
				     struct reedboard_reading *found)
{
	struct reedboard_matrix *matrix = gpio->topology_data;
	int error;

	error = reedboard_matrix_select(matrix, row);
	if (error)
		return error;
	reedboard_matrix_wait(matrix, matrix->settle_us);
	error = reedboard_lines_read(row ? &matrix->column_lines : &matrix->first_lines, found);
	if (error)
		return error;
	if (matrix->read_back && !(found->rows & BIT(row)))
		return reedboard_matrix_refuse(gpio, REEDBOARD_TROUBLE_ROW_DEAD, BIT_ULL(row));
	return 0;
}

/* What is found wrong is looked for at the same row again. */
static int reedboard_matrix_release_and_check(struct reedboard_gpio *gpio, unsigned int row)
{
	struct reedboard_matrix *matrix = gpio->topology_data;
	int error;

	error = reedboard_matrix_select(matrix, REEDBOARD_NO_ROW);
	if (error)
		return error;
	reedboard_matrix_wait(matrix, matrix->settle_us);
	error = reedboard_matrix_check(gpio);
	if (!error)
		matrix->checked = row == matrix->rows->ndescs - 1 ? -1 : (int)row;
	return error;
}

static int reedboard_matrix_scan(struct reedboard_gpio *gpio, struct reedboard_reading *reading)
{
	struct reedboard_matrix *matrix = gpio->topology_data;
	struct reedboard_reading found = {}, row_found;
	unsigned int row, rows = matrix->rows->ndescs;
	bool checked = false;
	int error;

	for (row = 0; row < rows; row++) {
		error = reedboard_matrix_read_row(gpio, row, &row_found);
		if (error)
			return error;
		found.contacts |= row_found.contacts << (row * matrix->columns);
		found.inputs |= row_found.inputs;
		if (!reedboard_matrix_check_is_due(matrix, row, row_found.contacts, checked))
			continue;
		error = reedboard_matrix_release_and_check(gpio, row);
		if (error)
			return error;
		checked = true;
	}
	matrix->last = found.contacts;
	*reading = found;
	return reedboard_matrix_select(matrix, REEDBOARD_NO_ROW);
}

/* A disturbance may look like wiring that is wrong: only what a second scan finds too is told. */
static int reedboard_matrix_scan_surely(struct reedboard_gpio *gpio,
					struct reedboard_reading *reading)
{
	struct reedboard_matrix *matrix = gpio->topology_data;
	unsigned int tries;
	int error = 0;

	for (tries = 0; tries < 2; tries++) {
		error = reedboard_matrix_scan(gpio, reading);
		if (!error)
			break;
		reedboard_matrix_release(matrix);
		if (error != -EBADMSG)
			break;
	}
	return error;
}

/*
 * Without diodes a contact that closes during a scan shows in the other rows of its rectangle
 * alone, which then is none. A second scan has it in all.
 */
static int reedboard_matrix_read(struct reedboard_gpio *gpio, struct reedboard_reading *reading)
{
	struct reedboard_matrix *matrix = gpio->topology_data;
	u64 before = matrix->last;
	u64 ghosts;
	int error;

	error = reedboard_matrix_scan_surely(gpio, reading);
	if (error || matrix->diodes)
		return error;
	if (reading->contacts & ~before)
		error = reedboard_matrix_scan_surely(gpio, reading);
	if (error)
		return error;
	ghosts = reedboard_matrix_ghosts(reading->contacts, matrix->rows->ndescs, matrix->columns);
	return ghosts ? reedboard_matrix_refuse(gpio, REEDBOARD_TROUBLE_GHOSTS, ghosts) : 0;
}

static int reedboard_matrix_get_rows(struct reedboard_gpio *gpio, struct reedboard_matrix *matrix)
{
	unsigned int n;

	matrix->rows = devm_gpiod_get_array(gpio->dev, "row", GPIOD_OUT_LOW);
	if (IS_ERR(matrix->rows))
		return dev_err_probe(gpio->dev, PTR_ERR(matrix->rows), "cannot get row-gpios\n");
	if (matrix->rows->ndescs > REEDBOARD_ROWS_MAX)
		return dev_err_probe(gpio->dev, -EINVAL, "%u row-gpios; there can be 1 to %u\n",
				     matrix->rows->ndescs, REEDBOARD_ROWS_MAX);
	matrix->selected = REEDBOARD_NO_ROW;
	matrix->checked = -1;
	for (n = 0; n < matrix->rows->ndescs; n++) {
		matrix->row_lines[n] = reedboard_gpio_hold(gpio, "row", n, matrix->rows->desc[n]);
		matrix->read_back |= gpiod_cansleep(matrix->rows->desc[n]);
	}
	return 0;
}

static void reedboard_matrix_add(struct reedboard_matrix *matrix,
				 const struct reedboard_line *line, unsigned int meaning)
{
	reedboard_lines_add(&matrix->column_lines, line, meaning);
	reedboard_lines_add(&matrix->first_lines, line, meaning);
}

static int reedboard_matrix_get_columns(struct reedboard_gpio *gpio,
					struct reedboard_matrix *matrix)
{
	struct gpio_descs *columns;
	struct reedboard_line line;
	unsigned int n;

	columns = devm_gpiod_get_array(gpio->dev, "column", GPIOD_IN);
	if (IS_ERR(columns))
		return dev_err_probe(gpio->dev, PTR_ERR(columns), "cannot get column-gpios\n");
	if (columns->ndescs > REEDBOARD_COLUMNS_MAX)
		return dev_err_probe(gpio->dev, -EINVAL, "%u column-gpios; there can be 1 to %u\n",
				     columns->ndescs, REEDBOARD_COLUMNS_MAX);
	matrix->columns = columns->ndescs;
	for (n = 0; n < columns->ndescs; n++) {
		line = reedboard_gpio_hold(gpio, "column", n, columns->desc[n]);
		reedboard_matrix_add(matrix, &line, n);
	}
	for (n = 0; matrix->read_back && n < matrix->rows->ndescs; n++)
		reedboard_matrix_add(matrix, &matrix->row_lines[n], REEDBOARD_LINE_ROW + n);
	return 0;
}

/* Sleeping keeps the processor free; a period that is too short for it is kept to first. */
static bool reedboard_matrix_must_spin(struct reedboard_gpio *gpio, struct reedboard_matrix *matrix)
{
	u64 period_us = REEDBOARD_PERIOD_MIN_NS / NSEC_PER_USEC;
	u64 scan_us;

	if (gpio->polled)
		period_us = div_u64(gpio->period_ns, NSEC_PER_USEC);
	scan_us = (matrix->rows->ndescs + 1) * (matrix->settle_us + REEDBOARD_SLEEP_MORE_US);
	return matrix->settle_us <= REEDBOARD_SPIN_MAX_US && 2 * scan_us > period_us;
}

static int reedboard_matrix_read_settings(struct reedboard_gpio *gpio,
					  struct reedboard_matrix *matrix)
{
	const char *name = "touchmove,settle-time-us";

	matrix->settle_us = REEDBOARD_SETTLE_DEFAULT_US;
	if (device_property_present(gpio->dev, name) &&
	    (device_property_read_u32(gpio->dev, name, &matrix->settle_us) ||
	     matrix->settle_us > REEDBOARD_SETTLE_MAX_US))
		return dev_err_probe(gpio->dev, -EINVAL, "%s is one number, 0 to %u us\n", name,
				     REEDBOARD_SETTLE_MAX_US);
	matrix->diodes = !device_property_read_bool(gpio->dev, "touchmove,no-diodes");
	matrix->spin = reedboard_matrix_must_spin(gpio, matrix);
	return 0;
}

static int reedboard_matrix_probe(struct reedboard_gpio *gpio)
{
	struct reedboard_matrix *matrix;
	unsigned int contacts;
	int error;

	matrix = devm_kzalloc(gpio->dev, sizeof(*matrix), GFP_KERNEL);
	if (!matrix)
		return -ENOMEM;
	error = reedboard_matrix_get_rows(gpio, matrix);
	if (!error)
		error = reedboard_matrix_get_columns(gpio, matrix);
	if (!error)
		error = reedboard_matrix_read_settings(gpio, matrix);
	if (!error)
		error = reedboard_gpio_inputs(gpio, &matrix->first_lines);
	if (error)
		return error;

	contacts = matrix->rows->ndescs * matrix->columns;
	if (contacts > REEDBOARD_SQUARES)
		return dev_err_probe(gpio->dev, -EINVAL,
				     "%u rows of %u columns; rows times columns are at most %u\n",
				     matrix->rows->ndescs, matrix->columns, REEDBOARD_SQUARES);
	gpio->contacts = contacts;
	gpio->columns = matrix->columns;
	gpio->topology_data = matrix;
	return 0;
}

const struct reedboard_kind reedboard_matrix = {
	.topology = REEDBOARD_TOPOLOGY_MATRIX,
	.probe = reedboard_matrix_probe,
	.read = reedboard_matrix_read,
};
