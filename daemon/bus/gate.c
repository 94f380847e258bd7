/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A filter that sd-bus calls before it looks for an object. It checks methods against the
 * vtables itself: the errors that sd-bus sends (no such method, other arguments, a
 * handler's error) would take the next serial, which every client can see.
 */
#include <string.h>
#include <unistd.h>

#include "bus/discreet.h"
#include "bus/gate.h"
#include "bus/interfaces.h"
#include "bus/sender.h"
#include "input/verb.h"

static const struct gate_interface {
	const char *name;
	enum verb_role role;
	const sd_bus_vtable *vtable;
} interfaces[] = {
	{BUS_PLAYER, ROLE_PLAYER, player_vtable},
	{BUS_ARBITER, ROLE_ARBITER, arbiter_vtable},
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
 * True when @sender may give the orders of @role; @needs is the group that may, on the
 * system bus.
 */
static bool may(const struct server *server, const struct sender *sender, enum verb_role role,
		const char **needs)
{
	const struct configuration *configuration = server->configuration;

	*needs = role == ROLE_PLAYER ? configuration->player_group : configuration->arbiter_group;
	if (sender->uid == 0)
		return true;
	if (server->user)
		return sender->uid == geteuid();
	return sender_is_in(sender, *needs) || sender_is_in(sender, configuration->arbiter_group);
}

/*
 * The system bus lets only the right groups send to these interfaces (org.touchmove1.conf).
 * This check holds even if another policy allows too much. A session bus has one user.
 */
static int authorise(sd_bus_message *call, const struct server *server, enum verb_role role,
		     uid_t *caller, sd_bus_error *error)
{
	struct sender sender;
	const char *needs;
	int r = sender_ask(server->inquiries, sd_bus_message_get_sender(call), &sender);

	if (r < 0)
		return sd_bus_error_setf(error, SD_BUS_ERROR_ACCESS_DENIED,
					 "The bus does not tell who asks for that: %s.",
					 strerror(-r));
	if (!may(server, &sender, role, &needs))
		r = server->user
			    ? sd_bus_error_set(error, SD_BUS_ERROR_ACCESS_DENIED,
					       "Another user's session has its own boards.")
			    : sd_bus_error_setf(error, SD_BUS_ERROR_ACCESS_DENIED,
						"Only members of the group %s may do that.", needs);
	*caller = sender.uid;
	sender_release(&sender);
	return r;
}

int gate_admits_arbiter(sd_bus_message *call, const struct server *server, sd_bus_error *error)
{
	uid_t caller;

	return authorise(call, server, ROLE_ARBITER, &caller, error);
}

static int find_and_run(sd_bus_message *call, const struct gate_interface *interface,
			struct server *server, sd_bus_error *error)
{
	const char *signature = sd_bus_message_get_signature(call, true);
	const char *member = sd_bus_message_get_member(call);
	const sd_bus_vtable *method = method_of(call, interface->vtable);
	struct server_board *shown = server_find(server, sd_bus_message_get_path(call));

	if (!shown)
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
	return method->x.method.handler(call, shown, error);
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
	r = authorise(message, server, interface->role, &server->caller, &error);
	if (r >= 0)
		r = find_and_run(message, interface, server, &error);
	if (r < 0)
		discreet_error(message, &error, r);
	sd_bus_error_free(&error);
	return 1;
}

/* A bus answers at once or not at all; the limit stays below the watchdog's. */
#define INQUIRY_MOST ((uint64_t)5000000)

int gate_open(struct server *server)
{
	int r = server->user ? sd_bus_open_user(&server->inquiries)
			     : sd_bus_open_system(&server->inquiries);

	return r < 0 ? r : sd_bus_set_method_call_timeout(server->inquiries, INQUIRY_MOST);
}

void gate_close(struct server *server)
{
	server->inquiries = sd_bus_flush_close_unref(server->inquiries);
}

int gate_install(struct server *server)
{
	return sd_bus_add_filter(server->bus, NULL, on_message, server);
}
