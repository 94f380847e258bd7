/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "device/gpio_scan.h"

static int scan_row(const struct gpio_scan_operations *operations, void *data, unsigned int row,
		    uint8_t *closed)
{
	int r = operations->drive(data, row > 0 ? row - 1 : GPIO_NO_ROW, row);

	if (r < 0)
		return r;
	operations->settle(data);
	return operations->columns(data, closed);
}

static int scan_rows(const struct gpio_scan_operations *operations, void *data, unsigned int rows,
		     unsigned int columns, laws_squares *squares)
{
	uint8_t closed = 0;
	unsigned int row;
	int r;

	for (row = 0; row < rows; row++) {
		r = scan_row(operations, data, row, &closed);
		if (r < 0) {
			operations->drive(data, row, GPIO_NO_ROW);
			return r;
		}
		closed &= (1u << columns) - 1;
		*squares |= (laws_squares)closed << (row * columns);
	}
	return operations->drive(data, rows - 1, GPIO_NO_ROW);
}

int gpio_scan(const struct gpio_scan_operations *operations, void *data, unsigned int rows,
	      unsigned int columns, struct gpio_state *state)
{
	struct gpio_state fresh = {0};
	laws_squares squares = 0;
	int r = 0;

	if (rows > 0)
		r = scan_rows(operations, data, rows, columns, &squares);
	if (r < 0)
		return r;
	r = operations->others(data, &fresh);
	if (r < 0)
		return r;
	fresh.squares |= squares;
	*state = fresh;
	return 0;
}

static void fill(const struct gpio_change *change, struct frame *frame)
{
	*frame = (struct frame){
		.squares = change->state.squares,
		.inputs = change->state.inputs,
		.flags = change->fault ? FRAME_FAULT : 0,
	};
}

bool gpio_change_step(struct gpio_change *change, int error, const struct gpio_state *state,
		      struct frame *frame)
{
	bool fault = error < 0;
	bool news = !change->told || fault != change->fault;

	if (!fault) {
		news = news || state->squares != change->state.squares ||
		       state->inputs != change->state.inputs;
		change->state = *state;
	}
	change->fault = fault;
	change->told = true;
	if (news)
		fill(change, frame);
	return news;
}

void gpio_schedule_start(struct gpio_schedule *schedule, uint64_t period, uint64_t now)
{
	*schedule = (struct gpio_schedule){.period = period, .next = now};
}

bool gpio_schedule_step(struct gpio_schedule *schedule, uint64_t begin, uint64_t end)
{
	uint64_t late, first = schedule->skipped;

	if (end - begin > schedule->longest)
		schedule->longest = end - begin;
	schedule->next += schedule->period;
	if (schedule->next > end)
		return false;
	late = (end - schedule->next) / schedule->period + 1;
	schedule->next += late * schedule->period;
	schedule->skipped += late;
	return first == 0;
}
