// SPDX-License-Identifier: GPL-2.0-only
/*
 * Wiring maps: the default one, the one in the device tree, and checking a map. No hardware
 * is accessed here; all but reading the property is pure.
 */

#include <linux/bitops.h>
#include <linux/device.h>
#include <linux/minmax.h>
#include <linux/property.h>
#include <linux/string.h>

#include "core.h"
#include "wiring.h"

#define PROPERTY "touchmove,wiring"
#define FILES 8

void reedboard_wiring_default(u8 *wiring, unsigned int contacts, unsigned int columns)
{
	unsigned int n;

	memset(wiring, REEDBOARD_NO_SQUARE, REEDBOARD_SQUARES);
	for (n = 0; n < contacts; n++)
		wiring[n] = n / columns * FILES + n % columns;
}

struct reedboard_wiring_finding reedboard_wiring_check(const u8 *wiring, unsigned int contacts)
{
	struct reedboard_wiring_finding finding = { REEDBOARD_WIRING_FINE };
	u8 contact_of[REEDBOARD_SQUARES];
	unsigned int n, used = 0;

	memset(contact_of, REEDBOARD_NO_SQUARE, sizeof(contact_of));
	for (n = 0; n < REEDBOARD_SQUARES; n++) {
		u8 square = wiring[n];

		if (square == REEDBOARD_NO_SQUARE)
			continue;
		finding.contact = n;
		if (square >= REEDBOARD_SQUARES) {
			finding.error = REEDBOARD_WIRING_NOT_A_SQUARE;
			return finding;
		}
		if (n >= contacts) {
			finding.error = REEDBOARD_WIRING_NOT_A_CONTACT;
			return finding;
		}
		if (contact_of[square] != REEDBOARD_NO_SQUARE) {
			finding.error = REEDBOARD_WIRING_TWICE;
			finding.other = contact_of[square];
			return finding;
		}
		contact_of[square] = n;
		used++;
	}
	if (!used)
		finding.error = REEDBOARD_WIRING_EMPTY;
	return finding;
}

void reedboard_wiring_extent(const u8 *wiring, u32 *rows, u32 *columns)
{
	unsigned int n;

	*rows = 0;
	*columns = 0;
	for (n = 0; n < REEDBOARD_SQUARES; n++) {
		if (wiring[n] == REEDBOARD_NO_SQUARE)
			continue;
		*rows = max_t(u32, *rows, wiring[n] / FILES + 1);
		*columns = max_t(u32, *columns, wiring[n] % FILES + 1);
	}
}

u64 reedboard_wiring_squares(const u8 *wiring, u64 contacts)
{
	u64 squares = 0;

	for (; contacts; contacts &= contacts - 1) {
		u8 square = wiring[__ffs64(contacts)];

		if (square != REEDBOARD_NO_SQUARE)
			squares |= BIT_ULL(square);
	}
	return squares;
}

static int reedboard_wiring_refuse(struct device *dev, const u8 *wiring, unsigned int contacts)
{
	struct reedboard_wiring_finding finding = reedboard_wiring_check(wiring, contacts);
	unsigned int n = finding.contact;
	unsigned int square = wiring[n];

	switch (finding.error) {
	case REEDBOARD_WIRING_FINE:
		return 0;
	case REEDBOARD_WIRING_NOT_A_SQUARE:
		return dev_err_probe(dev, -EINVAL,
				     "%s: entry %u is %u; squares are 0 (a1) to 63 (h8), 255 is none\n",
				     PROPERTY, n, square);
	case REEDBOARD_WIRING_TWICE:
		return dev_err_probe(dev, -EINVAL,
				     "%s: entries %u and %u are both %u (%c%c); each square has one contact\n",
				     PROPERTY, finding.other, n, square, 'a' + square % FILES,
				     '1' + square / FILES);
	case REEDBOARD_WIRING_NOT_A_CONTACT:
		return dev_err_probe(dev, -EINVAL,
				     "%s: entry %u is %u, but there are %u contacts; entries from %u on are 255\n",
				     PROPERTY, n, square, contacts, contacts);
	case REEDBOARD_WIRING_EMPTY:
		return dev_err_probe(dev, -EINVAL,
				     "%s: no contact has a square; at least one entry is 0 to 63\n",
				     PROPERTY);
	}
	return -EINVAL;
}

int reedboard_wiring_read(struct device *dev, unsigned int contacts, unsigned int columns,
			  u8 *wiring)
{
	int count, error;

	if (!device_property_present(dev, PROPERTY)) {
		if (columns > FILES || contacts > columns * FILES)
			return dev_err_probe(dev, -EINVAL,
					     "%s is missing; only up to 8 rows of up to 8 columns go without\n",
					     PROPERTY);
		reedboard_wiring_default(wiring, contacts, columns);
		return 0;
	}

	count = device_property_count_u8(dev, PROPERTY);
	if (count != REEDBOARD_SQUARES)
		return dev_err_probe(dev, count < 0 ? count : -EINVAL,
				     "%s: %d entries; it takes 64 bytes (/bits/ 8), one a contact\n",
				     PROPERTY, max(count, 0));
	error = device_property_read_u8_array(dev, PROPERTY, wiring, REEDBOARD_SQUARES);
	if (error)
		return dev_err_probe(dev, error, "%s cannot be read\n", PROPERTY);
	return reedboard_wiring_refuse(dev, wiring, contacts);
}
