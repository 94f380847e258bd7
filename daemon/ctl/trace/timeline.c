/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rows of contact states, in columns of equal time. */
#include <string.h>

#include "input/edge.h"
#include "event/event.h"
#include "ctl/trace/timeline.h"

void timeline_init(struct timeline *timeline, laws_time begin, laws_time end, unsigned int columns)
{
	memset(timeline, 0, sizeof(*timeline));
	timeline->begin = begin;
	timeline->end = end > begin ? end : begin + 1;
	timeline->columns = columns < TIMELINE_COLUMNS_MAX ? columns : TIMELINE_COLUMNS_MAX;
	if (timeline->columns == 0)
		timeline->columns = 1;
	for (int contact = 0; contact < TIMELINE_CONTACTS; contact++)
		timeline->rows[contact].first = LAWS_NEVER;
}

static laws_time column_width(const struct timeline *timeline)
{
	laws_time span = timeline->end - timeline->begin;

	return (span + timeline->columns - 1) / timeline->columns;
}

static unsigned int column_of(const struct timeline *timeline, laws_time t)
{
	laws_time column = (t - timeline->begin) / column_width(timeline);

	return column < timeline->columns ? (unsigned int)column : timeline->columns - 1;
}

static void take_change(struct timeline *timeline, struct timeline_row *row, laws_time t)
{
	unsigned int column;

	row->closed = !row->closed;
	if (t < timeline->begin) {
		row->before = row->closed;
		return;
	}
	if (t > timeline->end)
		return;
	if (row->first == LAWS_NEVER)
		row->first = t;
	column = column_of(timeline, t);
	if (row->changes[column] < 255)
		row->changes[column]++;
}

void timeline_take(struct timeline *timeline, const struct input *input)
{
	if (input->type != INPUT_FRAME || input->frame.flags & FRAME_FAULT)
		return;
	for (int contact = 0; contact < TIMELINE_BOARD; contact++) {
		struct timeline_row *row =
			&timeline->rows[input->frame.board * TIMELINE_BOARD + contact];
		bool closed = contact < 64 ? input->frame.squares >> contact & 1
					   : input->frame.inputs >> (contact - 64) & 1;

		if (closed != row->closed)
			take_change(timeline, row, input->t);
	}
}

void timeline_take_edge(struct timeline *timeline, unsigned int board, const struct edge *edge)
{
	bool square = edge->kind == EDGE_SQUARE || edge->kind == EDGE_BRUSH;

	if ((!square && edge->kind != EDGE_INPUT) || edge->first < timeline->begin ||
	    edge->first > timeline->end || timeline->edge_count == TIMELINE_EDGES)
		return;
	timeline->edges[timeline->edge_count++] = (struct timeline_edge){
		.contact = board * TIMELINE_BOARD + (square ? edge->square : 64u + edge->square),
		.closed = edge->closed,
		.brush = edge->kind == EDGE_BRUSH,
		.first = edge->first,
		.settled = edge->settled,
	};
}

static void name_write(unsigned int contact, char name[16])
{
	static const char *const inputs[INPUT_BITS] = {"White's", "Black's", "adjust", "arbiter"};
	const char *second = contact < TIMELINE_BOARD ? "" : "2:";
	char square[3];

	contact %= TIMELINE_BOARD;
	if (contact < 64)
		laws_square_write((laws_square)contact, square);
	snprintf(name, 16, "%s%s", second, contact < 64 ? square : inputs[contact - 64]);
}

static void row_print(const struct timeline *timeline, unsigned int contact, FILE *file)
{
	const struct timeline_row *row = &timeline->rows[contact];
	bool closed = row->before;
	char name[16];

	name_write(contact, name);
	fprintf(file, "  %-8s ", name);
	for (unsigned int column = 0; column < timeline->columns; column++) {
		if (row->changes[column] % 2)
			closed = !closed;
		fputc(row->changes[column] > 1 ? '~' : closed ? '#' : '.', file);
	}
	fputc('\n', file);
}

/* The contact with the next change after (@t, @contact), or TIMELINE_CONTACTS. */
static unsigned int next_contact(const struct timeline *timeline, laws_time t, unsigned int contact)
{
	unsigned int next = TIMELINE_CONTACTS;

	for (unsigned int i = 0; i < TIMELINE_CONTACTS; i++) {
		laws_time first = timeline->rows[i].first;

		if (first == LAWS_NEVER || first < t || (first == t && i <= contact))
			continue;
		if (next == TIMELINE_CONTACTS || first < timeline->rows[next].first)
			next = i;
	}
	return next;
}

static const char *edge_word(const struct timeline_edge *edge)
{
	if (edge->brush)
		return "brushed";
	if (edge->contact % TIMELINE_BOARD < 64)
		return edge->closed ? "occupied" : "empty";
	return edge->closed ? "down" : "up";
}

static void edge_print(const struct timeline_edge *edge, FILE *file)
{
	char name[16], when[32];

	name_write(edge->contact, name);
	event_time_write(edge->first, when, sizeof(when));
	fprintf(file, "%9s  %-8s %-9s certain after %lld ms\n", when, name, edge_word(edge),
		(long long)((edge->settled - edge->first) / 1000));
}

void timeline_print(const struct timeline *timeline, FILE *file)
{
	unsigned int contact = next_contact(timeline, -1, 0);

	for (; contact < TIMELINE_CONTACTS;
	     contact = next_contact(timeline, timeline->rows[contact].first, contact))
		row_print(timeline, contact, file);
	for (size_t i = 0; i < timeline->edge_count; i++)
		edge_print(&timeline->edges[i], file);
}
