/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the bits of a chain of shift registers mean, without its hardware.
 */
#ifndef REEDBOARD_CHAIN_DECODE_H
#define REEDBOARD_CHAIN_DECODE_H

#include <linux/bitops.h>
#include <linux/types.h>

#include "trouble.h"

/* Nothing is known of the level behind the last register. */
#define REEDBOARD_NO_TAIL U32_MAX

/* More pieces than this stand on no board (Laws of Chess, article 2.2). */
#define REEDBOARD_PIECES_MAX 32

/**
 * struct reedboard_chain_bits - what was clocked out
 * @bytes: bit n is bit n % 8 of byte n / 8
 * @registers: how many registers there are, of a byte each; with a tail one byte more follows
 * @contacts: how many bits are contacts, the first ones, 1 to 64
 * @active_low: a closed contact reads 0
 * @tail: the level, 0 or 1, of the last register's serial input, or REEDBOARD_NO_TAIL
 */
struct reedboard_chain_bits {
	const u8 *bytes;
	unsigned int registers;
	unsigned int contacts;
	bool active_low;
	u32 tail;
};

static inline bool reedboard_chain_closed(const struct reedboard_chain_bits *chain,
					  unsigned int bit)
{
	return !!(chain->bytes[bit / 8] & BIT(bit % 8)) != chain->active_low;
}

static inline u64 reedboard_chain_contacts(const struct reedboard_chain_bits *chain)
{
	u64 contacts = 0;
	unsigned int n;

	for (n = 0; n < chain->contacts; n++)
		if (reedboard_chain_closed(chain, n))
			contacts |= BIT_ULL(n);
	return contacts;
}

/*
 * What is wrong with the bits, as far as they tell. The tail comes through every register, so a
 * dead one changes it, unless the data line is stuck at the tail's own level; if that is the level
 * of a closed contact, all contacts then read closed, which they are never.
 */
static inline enum reedboard_trouble_kind
reedboard_chain_judge(const struct reedboard_chain_bits *chain)
{
	if (chain->tail == REEDBOARD_NO_TAIL)
		return REEDBOARD_TROUBLE_NONE;
	if (chain->bytes[chain->registers] != (chain->tail ? 0xff : 0))
		return REEDBOARD_TROUBLE_CHAIN_TAIL;
	if (chain->contacts > REEDBOARD_PIECES_MAX &&
	    hweight64(reedboard_chain_contacts(chain)) == chain->contacts)
		return REEDBOARD_TROUBLE_CHAIN_ALL;
	return REEDBOARD_TROUBLE_NONE;
}

#endif /* REEDBOARD_CHAIN_DECODE_H */
