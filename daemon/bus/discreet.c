/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * sd_bus_send() gives a message that is not sealed the connection's next serial
 * (bus_seal_message() in sd-bus.c). A sealed message keeps its own serial, and moves the
 * counter only if that is higher.
 */
#include <stdarg.h>

#include "bus/discreet.h"

/*
 * The serial of Hello, the first message of every connection, so never higher than the
 * counter. Using it again does no harm: serials matter only for answers to calls, and these
 * messages are no calls.
 */
#define SERIAL_OF_HELLO 1

int discreet_send(sd_bus_message *message)
{
	int r = sd_bus_message_seal(message, SERIAL_OF_HELLO, 0);

	return r < 0 ? r : sd_bus_send(NULL, message, NULL);
}

int discreet_return(sd_bus_message *call, const char *types, ...)
{
	sd_bus_message *reply = NULL;
	va_list values;
	int r;

	r = sd_bus_message_new_method_return(call, &reply);
	if (r >= 0) {
		va_start(values, types);
		r = sd_bus_message_appendv(reply, types, values);
		va_end(values);
	}
	if (r >= 0)
		r = discreet_send(reply);
	sd_bus_message_unref(reply);
	return r;
}

int discreet_error(sd_bus_message *call, const sd_bus_error *error, int r)
{
	sd_bus_message *reply = NULL;

	if (sd_bus_error_is_set(error))
		r = sd_bus_message_new_method_error(call, &reply, error);
	else
		r = sd_bus_message_new_method_errno(call, &reply, r, NULL);
	if (r >= 0)
		r = discreet_send(reply);
	sd_bus_message_unref(reply);
	return r;
}
