/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "bus/admitted.h"
#include "bus/sender.h"

static void remove_one(struct admitted_one *one)
{
	one->name[0] = '\0';
	one->watched = sd_bus_slot_unref(one->watched);
}

static int on_owner_changed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	(void)error;
	if (sender_has_left(message))
		remove_one(data);
	return 0;
}

int admitted_add(struct admitted *admitted, sd_bus *bus, const char *name)
{
	struct admitted_one *place = NULL;
	int r;

	for (unsigned int i = ADMITTED_MOST; i-- > 0;) {
		if (!strcmp(admitted->each[i].name, name))
			return 0;
		if (!admitted->each[i].name[0])
			place = &admitted->each[i];
	}
	if (!place)
		return -EBUSY;
	if (strlen(name) >= sizeof(place->name))
		return -EINVAL;
	r = sender_watch(bus, &place->watched, name, on_owner_changed, place);
	if (r >= 0)
		strcpy(place->name, name);
	return r < 0 ? r : 0;
}

void admitted_clear(struct admitted *admitted)
{
	for (unsigned int i = 0; i < ADMITTED_MOST; i++)
		remove_one(&admitted->each[i]);
}
