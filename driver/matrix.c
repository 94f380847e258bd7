// SPDX-License-Identifier: GPL-2.0-only
/*
 * The matrix: rows are driven one at a time, and all columns are read at once. With a diode
 * at each contact every set of squares can be recognised; without diodes, three corners of
 * a rectangle show the fourth as well.
 */

#include <linux/bitmap.h>
#include <linux/delay.h>
#include <linux/device.h>
#include <linux/err.h>
#include <linux/gpio/consumer.h>
#include <linux/property.h>
#include <linux/slab.h>

#include "gpio.h"

#define LINES_MAX 16
#define SETTLE_DEFAULT_US 10
#define SETTLE_MAX_US 1000

/**
 * struct matrix - the lines of a matrix
 * @rows: outputs, all inactive but while a row is read
 * @columns: how many there are
 * @column_lines: the columns, read for every row but the first
 * @first_lines: the columns and inputs, read with the first row: where they share controllers,
 *	the inputs cost no transfer of their own
 * @settle_us: from driving a row to reading the columns
 */
struct matrix {
	struct gpio_descs *rows;
	unsigned int columns;
	struct reedboard_lines column_lines;
	struct reedboard_lines first_lines;
	u32 settle_us;
};

static int select_rows(struct matrix *matrix, unsigned long row_bits)
{
	return gpiod_set_array_value_cansleep(matrix->rows->ndescs, matrix->rows->desc,
					      matrix->rows->info, &row_bits);
}

static int matrix_read(struct reedboard_gpio *gpio, struct reedboard_reading *reading)
{
	struct matrix *matrix = gpio->topology_data;
	struct reedboard_reading found = {}, row_found;
	unsigned int row;
	int error = 0, released;

	for (row = 0; row < matrix->rows->ndescs; row++) {
		error = select_rows(matrix, BIT(row));
		if (error)
			break;
		fsleep(matrix->settle_us);
		error = reedboard_lines_read(row ? &matrix->column_lines : &matrix->first_lines,
					     &row_found);
		if (error)
			break;
		found.contacts |= row_found.contacts << (row * matrix->columns);
		found.inputs |= row_found.inputs;
	}
	released = select_rows(matrix, 0);
	if (error || released)
		return error ?: released;
	*reading = found;
	return 0;
}

static int get_rows(struct reedboard_gpio *gpio, struct matrix *matrix)
{
	unsigned int n;

	matrix->rows = devm_gpiod_get_array(gpio->dev, "row", GPIOD_OUT_LOW);
	if (IS_ERR(matrix->rows))
		return dev_err_probe(gpio->dev, PTR_ERR(matrix->rows), "cannot get row-gpios\n");
	if (matrix->rows->ndescs > LINES_MAX)
		return dev_err_probe(gpio->dev, -EINVAL, "%u row-gpios; there can be 1 to %u\n",
				     matrix->rows->ndescs, LINES_MAX);
	for (n = 0; n < matrix->rows->ndescs; n++)
		reedboard_gpio_follow(gpio, matrix->rows->desc[n]);
	return 0;
}

static int get_columns(struct reedboard_gpio *gpio, struct matrix *matrix)
{
	struct gpio_descs *columns;
	unsigned int n;

	columns = devm_gpiod_get_array(gpio->dev, "column", GPIOD_IN);
	if (IS_ERR(columns))
		return dev_err_probe(gpio->dev, PTR_ERR(columns), "cannot get column-gpios\n");
	if (columns->ndescs > LINES_MAX)
		return dev_err_probe(gpio->dev, -EINVAL, "%u column-gpios; there can be 1 to %u\n",
				     columns->ndescs, LINES_MAX);
	matrix->columns = columns->ndescs;
	for (n = 0; n < columns->ndescs; n++) {
		reedboard_gpio_follow(gpio, columns->desc[n]);
		reedboard_lines_add(&matrix->column_lines, columns->desc[n], n);
		reedboard_lines_add(&matrix->first_lines, columns->desc[n], n);
	}
	return 0;
}

static int read_settle_time(struct reedboard_gpio *gpio, struct matrix *matrix)
{
	const char *name = "settle-time-us";

	matrix->settle_us = SETTLE_DEFAULT_US;
	if (!device_property_present(gpio->dev, name))
		return 0;
	if (device_property_read_u32(gpio->dev, name, &matrix->settle_us) ||
	    matrix->settle_us > SETTLE_MAX_US)
		return dev_err_probe(gpio->dev, -EINVAL, "%s is one number, 0 to %u us\n", name,
				     SETTLE_MAX_US);
	return 0;
}

static int matrix_probe(struct reedboard_gpio *gpio)
{
	struct matrix *matrix;
	unsigned int contacts;
	int error;

	matrix = devm_kzalloc(gpio->dev, sizeof(*matrix), GFP_KERNEL);
	if (!matrix)
		return -ENOMEM;
	error = get_rows(gpio, matrix);
	if (!error)
		error = get_columns(gpio, matrix);
	if (!error)
		error = read_settle_time(gpio, matrix);
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
	.probe = matrix_probe,
	.read = matrix_read,
};
