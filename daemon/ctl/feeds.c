/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Says what touchmove-gateway serves where, who is connected, and what fails since when. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bus/variant.h"
#include "ctl/client.h"
#include "ctl/monitor.h"
#include "util/keys.h"

static void print_row(struct json_object *row)
{
	struct json_object *connections;

	printf("%-10s %-8s %s", text_of(row, "feed"), text_of(row, "state"), text_of(row, "place"));
	if (json_object_object_get_ex(row, "connections", &connections))
		printf(", %" PRId64 " connected", json_object_get_int64(connections));
	if (number_of(row, "refused") > 0)
		printf(", %" PRId64 " turned away", number_of(row, "refused"));
	if (text_of(row, "taken")[0])
		printf(", taken %s", text_of(row, "taken"));
	if (text_of(row, "error")[0])
		printf(": %s", text_of(row, "error"));
	if (text_of(row, "since")[0])
		printf(" (since %s)", text_of(row, "since"));
	putchar('\n');
}

/* Exit code 1 where something fails, as for a question whose answer is no. */
static int print_rows(const struct ctl *ctl, sd_bus_message *reply)
{
	struct json_object *row;
	int code = EXIT_DONE;
	int r = sd_bus_message_enter_container(reply, 'a', "a{sv}");

	while (r >= 0 && sd_bus_message_at_end(reply, false) == 0 &&
	       (r = variant_read_object(reply, &row)) >= 0) {
		if (!strcmp(text_of(row, "state"), "failing"))
			code = EXIT_NO;
		if (ctl->json)
			event_print(row, true);
		else
			print_row(row);
		json_object_put(row);
	}
	return r < 0 ? ctl_complain(EXIT_ENVIRONMENT,
				    "touchmove-gateway answers in another language")
		     : code;
}

int ctl_feeds(const struct ctl *ctl)
{
	sd_bus_error error = SD_BUS_ERROR_NULL;
	sd_bus_message *reply = NULL;
	struct client client;
	int code = client_connect(&client, ctl);

	if (code == EXIT_DONE && sd_bus_call_method(client.bus, BUS_GATEWAY, BUS_GATEWAY_PATH,
						    BUS_GATEWAY, "Feeds", &error, &reply, "") < 0)
		code = sd_bus_error_has_name(&error, SD_BUS_ERROR_SERVICE_UNKNOWN) ||
				       sd_bus_error_has_name(&error, SD_BUS_ERROR_NAME_HAS_NO_OWNER)
			       ? ctl_complain(EXIT_ENVIRONMENT,
					      "touchmove-gateway does not run: systemctl start "
					      "touchmove-gateway")
			       : ctl_complain(EXIT_ENVIRONMENT, "%s", error.message);
	else if (code == EXIT_DONE)
		code = print_rows(ctl, reply);
	sd_bus_error_free(&error);
	sd_bus_message_unref(reply);
	client_close(&client);
	return code;
}
