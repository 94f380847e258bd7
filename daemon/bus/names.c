/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What may name a board on the bus, for the daemon and its clients. */
#include <string.h>

#include "bus/names.h"

bool board_id_is_valid(const char *id)
{
	size_t length = strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
				   "0123456789_");

	return length > 0 && length <= BOARD_ID_MAX && id[length] == '\0';
}
