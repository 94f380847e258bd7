/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A filter is asked before sd-bus looks for an object. It finds the method in
 * the vtables that sd-bus introspects, since what sd-bus itself answers (no such
 * method, other arguments, a handler's error) would take the next serial, which
 * everybody can see.
 */
#include <string.h>
#include <unistd.h>

#include "discreet.h"
#include "gate.h"
#include "interfaces.h"

static const struct gate_interface {
	const char *name;
	const sd_bus_vtable *vtable;
} interfaces[] = {
	{BUS_PLAYER, player_vtable},
	{BUS_ARBITER, arbiter_vtable},
};

static const struct gate_interface *interface_of(sd_bus_message *call)
{
	const char *name = sd_bus_message_get_interface(call);
	size_t i;

	for (i = 0; name && i < sizeof(interfaces) / sizeof(interfaces[0]); i++)
		if (!strcmp(name, interfaces[i].name))
			return &interfaces[i];
	return NULL;
}

static const sd_bus_vtable *method_of(sd_bus_message *call, const sd_bus_vtable *vtable)
{
	const char *member = sd_bus_message_get_member(call);

	for (; vtable->type != _SD_BUS_VTABLE_END; vtable++)
		if (vtable->type == _SD_BUS_VTABLE_METHOD &&
		    !strcmp(member, vtable->x.method.member))
			return vtable;
	return NULL;
}

/*
 * On the system bus the bus itself lets only the right groups send to these
 * interfaces (org.touchmove1.conf). A session bus has one user.
 */
static int authorise(sd_bus_message *message, const struct server *server, sd_bus_error *error)
{
	sd_bus_creds *creds = NULL;
	uid_t uid;
	int r;

	if (!server->user)
		return 0;
	r = sd_bus_query_sender_creds(message, SD_BUS_CREDS_EUID, &creds);
	if (r >= 0)
		r = sd_bus_creds_get_euid(creds, &uid);
	sd_bus_creds_unref(creds);
	if (r < 0)
		return r;
	if (uid != geteuid() && uid != 0)
		return sd_bus_error_set(error, SD_BUS_ERROR_ACCESS_DENIED,
					"Another user's session has its own boards.");
	return 0;
}

static int find_and_run(sd_bus_message *call, const struct gate_interface *interface,
			struct server *server, sd_bus_error *error)
{
	const char *signature = sd_bus_message_get_signature(call, true);
	const char *member = sd_bus_message_get_member(call);
	const sd_bus_vtable *method = method_of(call, interface->vtable);

	if (strcmp(sd_bus_message_get_path(call), server->path))
		return sd_bus_error_setf(error, SD_BUS_ERROR_UNKNOWN_OBJECT,
					 "There is no board at '%s'.",
					 sd_bus_message_get_path(call));
	if (!method)
		return sd_bus_error_setf(error, SD_BUS_ERROR_UNKNOWN_METHOD,
					 "%s has no method '%s'.", interface->name, member);
	if (strcmp(signature, method->x.method.signature))
		return sd_bus_error_setf(error, SD_BUS_ERROR_INVALID_ARGS,
					 "%s expects arguments of the types '%s', not '%s'.",
					 member, method->x.method.signature, signature);
	return method->x.method.handler(call, server, error);
}

static int on_message(sd_bus_message *message, void *userdata, sd_bus_error *unused)
{
	const struct gate_interface *interface = interface_of(message);
	sd_bus_error error = SD_BUS_ERROR_NULL;
	struct server *server = userdata;
	int r;

	(void)unused;
	if (!interface || !sd_bus_message_is_method_call(message, NULL, NULL))
		return 0;
	r = authorise(message, server, &error);
	if (r >= 0)
		r = find_and_run(message, interface, server, &error);
	if (r < 0)
		discreet_error(message, &error, r);
	sd_bus_error_free(&error);
	return 1;
}

int gate_install(struct server *server)
{
	return sd_bus_add_filter(server->bus, NULL, on_message, server);
}
