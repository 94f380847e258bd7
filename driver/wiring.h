/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Wiring maps: which square each contact lies under, so that any soldering maps to a1 ... h8.
 *
 * A map has 64 entries. Entry n is the square of contact n (a1 = 0, b1 = 1 ... h8 = 63), or
 * REEDBOARD_NO_SQUARE for a contact that is not there or is to be ignored.
 */
#ifndef REEDBOARD_WIRING_H
#define REEDBOARD_WIRING_H

#include <linux/types.h>

struct device;

/**
 * enum reedboard_wiring_error - what is wrong with a map
 * @REEDBOARD_WIRING_FINE: nothing
 * @REEDBOARD_WIRING_NOT_A_SQUARE: @contact's entry is neither 0 to 63 nor REEDBOARD_NO_SQUARE
 * @REEDBOARD_WIRING_TWICE: @contact's square is that of @other, a lower contact, already
 * @REEDBOARD_WIRING_NOT_A_CONTACT: @contact has a square, but the board has fewer contacts
 * @REEDBOARD_WIRING_EMPTY: no contact has a square
 */
enum reedboard_wiring_error {
	REEDBOARD_WIRING_FINE,
	REEDBOARD_WIRING_NOT_A_SQUARE,
	REEDBOARD_WIRING_TWICE,
	REEDBOARD_WIRING_NOT_A_CONTACT,
	REEDBOARD_WIRING_EMPTY,
};

/* The first thing that is wrong with a map, for a message; see &enum reedboard_wiring_error. */
struct reedboard_wiring_finding {
	enum reedboard_wiring_error error;
	unsigned int contact;
	unsigned int other;
};

/*
 * The map of a board soldered in the obvious order: the contacts count up along a rank of
 * @columns, 1 to 8, and rank after rank. @contacts is 1 to 8 * @columns.
 */
void reedboard_wiring_default(u8 *wiring, unsigned int contacts, unsigned int columns);

/* Judges a map of 64 entries for a board of @contacts, 1 to 64. */
struct reedboard_wiring_finding reedboard_wiring_check(const u8 *wiring, unsigned int contacts);

/* How many ranks, from rank 1 on, and files, from file a on, hold every square of a good map. */
void reedboard_wiring_extent(const u8 *wiring, u32 *rows, u32 *columns);

/* The squares of the contacts whose bits are set; contacts without a square are left out. */
u64 reedboard_wiring_squares(const u8 *wiring, u64 contacts);

/*
 * Takes the map from @dev's property touchmove,wiring, or makes the default one. Returns 0, or
 * a negative errno after a message that says which entry is wrong and what would be right.
 */
int reedboard_wiring_read(struct device *dev, unsigned int contacts, unsigned int columns,
			  u8 *wiring);

#endif /* REEDBOARD_WIRING_H */
