/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Why a board that answers is not believed: what is wrong with its wiring, as far as reading it
 * can tell. Readers of the board see FAULT, people the text, in the log and in sysfs.
 */
#ifndef REEDBOARD_TROUBLE_H
#define REEDBOARD_TROUBLE_H

#include <linux/types.h>

#include "core.h"

/**
 * enum reedboard_trouble_kind - what is wrong, and what &struct reedboard_trouble.where is then
 * @REEDBOARD_TROUBLE_NONE: nothing
 * @REEDBOARD_TROUBLE_COLUMN_SLOW: columns that are active for some time after their row went, so
 *	that contacts show in the next row too
 * @REEDBOARD_TROUBLE_COLUMN_STUCK: columns that are active with no row selected
 * @REEDBOARD_TROUBLE_ROW_DEAD: rows that are not active although they are selected
 * @REEDBOARD_TROUBLE_GHOSTS: contacts of a matrix without diodes that read closed, and may not be
 * @REEDBOARD_TROUBLE_CHAIN_TAIL: the bits behind the last register are not what its serial input is
 *	tied to
 * @REEDBOARD_TROUBLE_CHAIN_ALL: every bit of a chain shows a closed contact
 */
enum reedboard_trouble_kind {
	REEDBOARD_TROUBLE_NONE,
	REEDBOARD_TROUBLE_COLUMN_SLOW,
	REEDBOARD_TROUBLE_COLUMN_STUCK,
	REEDBOARD_TROUBLE_ROW_DEAD,
	REEDBOARD_TROUBLE_GHOSTS,
	REEDBOARD_TROUBLE_CHAIN_TAIL,
	REEDBOARD_TROUBLE_CHAIN_ALL,
};

/* struct reedboard_trouble - one @kind, and @where: bits of rows, columns or contacts */
struct reedboard_trouble {
	enum reedboard_trouble_kind kind;
	u64 where;
};

/* Longer than any text, with its end. */
#define REEDBOARD_TROUBLE_TEXT REEDBOARD_EXPLANATION

/* Says it in one line without its end; @wiring gives contacts their squares. Empty for none. */
void reedboard_trouble_text(const struct reedboard_trouble *trouble, const u8 *wiring, char *text);

#endif /* REEDBOARD_TROUBLE_H */
