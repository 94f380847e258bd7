// SPDX-License-Identifier: GPL-2.0-only
/* What is wrong with a board's wiring, in words. No hardware is accessed here. */

#include <linux/bitops.h>
#include <linux/kernel.h>
#include <linux/string.h>

#include "trouble.h"

static int reedboard_trouble_lines(char *text, const char *name, u64 lines)
{
	bool several = lines & (lines - 1);
	int length = scnprintf(text, REEDBOARD_TROUBLE_TEXT, several ? "%ss" : "%s", name);

	for (; lines; lines &= lines - 1)
		length += scnprintf(text + length, REEDBOARD_TROUBLE_TEXT - length, " %u",
				    (unsigned int)__ffs64(lines));
	return length;
}

/* Contacts without a square are not named: nobody asks for them. */
static int reedboard_trouble_squares(char *text, const u8 *wiring, u64 contacts)
{
	int length = 0;

	for (; contacts; contacts &= contacts - 1) {
		u8 square = wiring[__ffs64(contacts)];

		if (square != REEDBOARD_NO_SQUARE)
			length += scnprintf(text + length, REEDBOARD_TROUBLE_TEXT - length,
					    "%s%c%c", length ? " " : "", 'a' + square % 8,
					    '1' + square / 8);
	}
	return length;
}

void reedboard_trouble_text(const struct reedboard_trouble *trouble, const u8 *wiring, char *text)
{
	const char *rest = "";
	int length = 0;

	text[0] = '\0';
	switch (trouble->kind) {
	case REEDBOARD_TROUBLE_NONE:
		break;
	case REEDBOARD_TROUBLE_COLUMN_SLOW:
		length = reedboard_trouble_lines(text, "column", trouble->where);
		rest = " active after the row has gone: settling takes too long";
		break;
	case REEDBOARD_TROUBLE_COLUMN_STUCK:
		length = reedboard_trouble_lines(text, "column", trouble->where);
		rest = " active with no row selected: a short circuit, or no pull-up";
		break;
	case REEDBOARD_TROUBLE_ROW_DEAD:
		length = reedboard_trouble_lines(text, "row", trouble->where);
		rest = " not active when selected: its controller does not follow";
		break;
	case REEDBOARD_TROUBLE_GHOSTS:
		length = reedboard_trouble_squares(text, wiring, trouble->where);
		rest = " cannot be told apart without diodes";
		break;
	case REEDBOARD_TROUBLE_CHAIN_TAIL:
		rest = "the end of the chain does not come through: something in it is dead";
		break;
	case REEDBOARD_TROUBLE_CHAIN_ALL:
		rest = "every contact of the chain reads closed: its data line is stuck";
		break;
	}
	scnprintf(text + length, REEDBOARD_TROUBLE_TEXT - length, "%s", rest);
}
