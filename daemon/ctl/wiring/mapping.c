/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * While a piece is awaited on one square, the closed contacts mean:
 * - none: the piece is in the hand.
 * - the contact taken last, not opened since: the piece has not been moved yet.
 * - one contact without a square: it belongs to the awaited square.
 * - one contact with another square: the piece stands there, or two contacts are joined.
 * - several: a second piece, joined contacts or a matrix without diodes; nothing is guessed.
 */
#include <stdarg.h>
#include <string.h>

#include "ctl/wiring/mapping.h"

#define NEVER UINT64_MAX

__attribute__((format(printf, 2, 3))) static void say(struct mapping *mapping, const char *format,
						      ...)
{
	char line[MAPPING_LINE_SIZE];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	mapping->say(mapping->data, line);
}

/* The contact of @square, or -1. */
static int contact_of(const struct mapping *mapping, unsigned int square)
{
	int contact;

	for (contact = 0; contact < 64; contact++)
		if (mapping->wiring[contact] == square)
			return contact;
	return -1;
}

static void ask(struct mapping *mapping)
{
	char name[3];

	if (mapping_is_done(mapping)) {
		say(mapping, "that was the last square");
		return;
	}
	laws_square_write((laws_square)mapping->square, name);
	say(mapping, "%s?", name);
}

void mapping_begin(struct mapping *mapping)
{
	memset(mapping->wiring, WIRING_NO_SQUARE, sizeof(mapping->wiring));
	mapping->square = 0;
	mapping->closed = 0;
	mapping->deadline = NEVER;
	mapping->standing = -1;
	say(mapping, "Put one piece on the square that is asked for, and nothing on any other, and "
		     "leave it until the next is asked for.");
	say(mapping, "back: ask for the square before once more; skip: this one has no contact; "
		     "done: nor have the rest; quit: no map.");
	ask(mapping);
}

static void take(struct mapping *mapping, int contact)
{
	char name[3];

	laws_square_write((laws_square)mapping->square, name);
	say(mapping, "%s is contact %d", name, contact);
	mapping->wiring[contact] = (uint8_t)mapping->square;
	mapping->standing = contact;
	mapping->square++;
	ask(mapping);
}

static void refuse_used(struct mapping *mapping, int contact)
{
	char used[3], asked[3];

	laws_square_write((laws_square)mapping->wiring[contact], used);
	laws_square_write((laws_square)mapping->square, asked);
	say(mapping,
	    "contact %d is that of %s: is the piece on %s, and was it on %s? (back asks "
	    "again)",
	    contact, used, asked, used);
}

static void refuse_several(struct mapping *mapping)
{
	laws_squares rest = mapping->closed & (mapping->closed - 1);

	say(mapping, "%d contacts are closed, %d and %d among them: one piece on the board, please",
	    __builtin_popcountll(mapping->closed), __builtin_ctzll(mapping->closed),
	    __builtin_ctzll(rest));
}

static void judge(struct mapping *mapping)
{
	int contact;

	if (!mapping->closed || mapping_is_done(mapping))
		return;
	contact = __builtin_ctzll(mapping->closed);
	if (mapping->closed & (mapping->closed - 1))
		refuse_several(mapping);
	else if (contact == mapping->standing)
		return;
	else if (mapping->wiring[contact] != WIRING_NO_SQUARE)
		refuse_used(mapping, contact);
	else
		take(mapping, contact);
}

void mapping_advance(struct mapping *mapping, uint64_t now)
{
	if (mapping->deadline > now)
		return;
	mapping->deadline = NEVER;
	/* Only a contact that stays open is a lift: a bouncing one would pass for a new piece. */
	if (mapping->standing >= 0 && !(mapping->closed & LAWS_SQUARE_SET(mapping->standing)))
		mapping->standing = -1;
	judge(mapping);
}

void mapping_contacts(struct mapping *mapping, laws_squares closed, uint64_t when)
{
	mapping_advance(mapping, when);
	if (closed == mapping->closed)
		return;
	mapping->closed = closed;
	mapping->deadline = when + mapping->settle_time;
}

static void go_back(struct mapping *mapping)
{
	int contact;

	if (mapping->square == 0) {
		say(mapping, "a1 is the first square");
		return;
	}
	mapping->square--;
	contact = contact_of(mapping, mapping->square);
	if (contact >= 0)
		mapping->wiring[contact] = WIRING_NO_SQUARE;
}

/*
 * A piece that stands now was put there for the square before, so it is not taken for the new
 * one.
 */
void mapping_order(struct mapping *mapping, enum mapping_order order)
{
	if (order == MAPPING_BACK)
		go_back(mapping);
	else if (!mapping_is_done(mapping))
		mapping->square++;
	mapping->deadline = NEVER;
	mapping->standing = mapping->closed ? __builtin_ctzll(mapping->closed) : -1;
	ask(mapping);
}

bool mapping_is_done(const struct mapping *mapping)
{
	return mapping->square == 64;
}

unsigned int mapping_count(const struct mapping *mapping)
{
	unsigned int count = 0;
	int contact;

	for (contact = 0; contact < 64; contact++)
		count += mapping->wiring[contact] != WIRING_NO_SQUARE;
	return count;
}

void mapping_compose(const uint8_t applied[64], const uint8_t made[64], uint8_t composed[64])
{
	int contact;

	for (contact = 0; contact < 64; contact++)
		composed[contact] = applied[contact] == WIRING_NO_SQUARE ? WIRING_NO_SQUARE
									 : made[applied[contact]];
}

/*
 * Eight squares a line keep the INI lines short; a line that begins with a blank continues the
 * list.
 */
void mapping_write_configuration(FILE *file, const uint8_t wiring[64])
{
	char name[3];
	int contact;

	fputs("[board]\nWiring=", file);
	for (contact = 0; contact < 64; contact++) {
		if (wiring[contact] == WIRING_NO_SQUARE)
			strcpy(name, "-");
		else
			laws_square_write((laws_square)wiring[contact], name);
		fprintf(file, "%s%s", name, contact == 63 ? "\n" : contact % 8 == 7 ? "\n  " : " ");
	}
}

void mapping_write_property(FILE *file, const uint8_t wiring[64])
{
	int contact;

	fputs("touchmove,wiring = /bits/ 8 <", file);
	for (contact = 0; contact < 64; contact++)
		fprintf(file, "%u%s", wiring[contact],
			contact == 63	   ? ">;\n"
			: contact % 8 == 7 ? "\n\t"
					   : " ");
}
