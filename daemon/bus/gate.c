/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A filter that sd-bus calls before it looks for an object. It checks methods against the
 * vtables itself: the errors that sd-bus sends (no such method, other arguments, a
 * handler's error) would take the next serial, which every client can see.
 *
 * Who belongs to the group needs no polkit. About others who may send at all polkit is asked; their
 * orders wait for the answer, and nothing else does.
 */
#include <assert.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "bus/discreet.h"
#include "bus/gate.h"
#include "bus/interfaces.h"
#include "bus/sender.h"
#include "input/verb.h"

/* What is behind the gate. */
static const struct guarded {
	const char *interface;
	const char *member; /* NULL: every method */
	enum verb_role role;
	const sd_bus_vtable *vtable;
} doors[] = {
	{BUS_PLAYER, NULL, ROLE_PLAYER, player_vtable},
	{BUS_ARBITER, NULL, ROLE_ARBITER, arbiter_vtable},
	/* Like an arbiter's order, though it is about no board. */
	{BUS_MANAGER, "Reload", ROLE_ARBITER, manager_vtable},
};

static const struct guarded *guarded_by(sd_bus_message *call)
{
	const char *interface = sd_bus_message_get_interface(call);
	const char *member = sd_bus_message_get_member(call);

	for (size_t i = 0; interface && i < sizeof(doors) / sizeof(doors[0]); i++)
		if (!strcmp(interface, doors[i].interface) &&
		    (!doors[i].member || !strcmp(member, doors[i].member)))
			return &doors[i];
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

/* ---- who may ---- */

/* The group whose members may give the orders of @role, on the system bus. */
static const char *group_of(const struct server *server, enum verb_role role)
{
	return role == ROLE_PLAYER ? server->configuration->player_group
				   : server->configuration->arbiter_group;
}

static bool may(const struct server *server, const struct sender *sender, enum verb_role role)
{
	if (sender->uid == 0)
		return true;
	if (server->user)
		return sender->uid == geteuid();
	return sender_is_in(sender, group_of(server, role)) ||
	       sender_is_in(sender, server->configuration->arbiter_group);
}

static int deny(const struct server *server, enum verb_role role, const char *besides,
		sd_bus_error *error)
{
	if (server->user)
		return sd_bus_error_set(error, SD_BUS_ERROR_ACCESS_DENIED,
					"Another user's session has its own boards.");
	return sd_bus_error_setf(error, SD_BUS_ERROR_ACCESS_DENIED,
				 "Only members of the group %s may do that%s.",
				 group_of(server, role), besides);
}

/* ---- the order ---- */

/* The userdata of the object of @call, or NULL where there is none. */
static void *object_of(sd_bus_message *call, const struct guarded *guarded, struct server *server)
{
	const char *path = sd_bus_message_get_path(call);

	struct server_board *shown;

	if (guarded->vtable == manager_vtable)
		return strcmp(path, BUS_PATH) ? NULL : server;
	shown = server_find(server, path);
	return shown || guarded->vtable != arbiter_vtable
		       ? shown
		       : kept_find(server, path, sd_bus_message_get_member(call));
}

static int find_and_run(sd_bus_message *call, const struct guarded *guarded, struct server *server,
			sd_bus_error *error)
{
	const char *signature = sd_bus_message_get_signature(call, true);
	const char *member = sd_bus_message_get_member(call);
	const sd_bus_vtable *method = method_of(call, guarded->vtable);
	void *object = object_of(call, guarded, server);

	if (!object)
		return sd_bus_error_setf(error, SD_BUS_ERROR_UNKNOWN_OBJECT,
					 "There is no board at '%s'.",
					 sd_bus_message_get_path(call));
	if (!method)
		return sd_bus_error_setf(error, SD_BUS_ERROR_UNKNOWN_METHOD,
					 "%s has no method '%s'.", guarded->interface, member);
	if (strcmp(signature, method->x.method.signature))
		return sd_bus_error_setf(error, SD_BUS_ERROR_INVALID_ARGS,
					 "%s expects arguments of the types '%s', not '%s'.",
					 member, method->x.method.signature, signature);
	return method->x.method.handler(call, object, error);
}

static void answer(sd_bus_message *call, sd_bus_error *error, int r)
{
	if (r < 0)
		discreet_error(call, error, r);
	sd_bus_error_free(error);
}

/* ---- whom polkit is asked about ---- */

static const char *const actions[] = {
	[ROLE_PLAYER] = "org.touchmove1.player",
	[ROLE_ARBITER] = "org.touchmove1.arbiter",
};

/* What waits for a person is kept until then, so it must be as short as an order is. */
#define WAITING_TEXT 4096

/* The length of all texts among the arguments of an order. */
static size_t text_length(sd_bus_message *call)
{
	const char *contents, *text;
	size_t length = 0;
	char type;

	while (sd_bus_message_peek_type(call, &type, &contents) > 0) {
		if (type == 's' && sd_bus_message_read(call, "s", &text) >= 0) {
			length += strlen(text) + 1;
		} else if (type == 'a' && sd_bus_message_enter_container(call, 'a', "s") >= 0) {
			while (sd_bus_message_read(call, "s", &text) > 0)
				length += strlen(text) + 1;
			sd_bus_message_exit_container(call);
		} else if (sd_bus_message_skip(call, (char[]){type, '\0'}) < 0) {
			break;
		}
	}
	sd_bus_message_rewind(call, true);
	return length;
}

/* Nobody is asked for a password for what cannot be done anyway. */
static bool is_worth_asking(sd_bus_message *call, const struct guarded *guarded,
			    struct server *server)
{
	const sd_bus_vtable *method = method_of(call, guarded->vtable);

	return !server->user && method && object_of(call, guarded, server) &&
	       !strcmp(sd_bus_message_get_signature(call, true), method->x.method.signature) &&
	       text_length(call) <= WAITING_TEXT;
}

static int refuse_waiting(sd_bus_error *error)
{
	return sd_bus_error_set(error, SD_BUS_ERROR_LIMITS_EXCEEDED,
				"Too many orders wait for polkit.");
}

/* Behind what the same sender has asked before, his order waits as well. */
static int pass(sd_bus_message *call, struct server *server, uid_t user, sd_bus_error *error)
{
	int r = polkit_pass(&server->polkit, call, user);

	return r == -EBUSY ? refuse_waiting(error) : r;
}

/* Returns 0 when polkit is asked, or a negative errno with @error. */
static int ask(sd_bus_message *call, const struct guarded *guarded, struct server *server,
	       uid_t user, sd_bus_error *error)
{
	int r;

	if (!is_worth_asking(call, guarded, server))
		return deny(server, guarded->role, "", error);
	r = polkit_ask(&server->polkit, call, user, actions[guarded->role]);
	if (r == -EBUSY)
		return refuse_waiting(error);
	return r < 0 ? deny(server, guarded->role, ", and polkit cannot be asked", error) : 0;
}

/* Who has been let ask for the arbiter's events hears those that follow. */
static int admit(sd_bus_message *call, const struct guarded *guarded, struct server *server,
		 sd_bus_error *error)
{
	int r;

	if (guarded->role != ROLE_ARBITER ||
	    strcmp(sd_bus_message_get_member(call), "EventsSince") != 0)
		return 0;
	r = admitted_add(&server->admitted, server->polkit.bus, sd_bus_message_get_sender(call));
	return r == -EBUSY ? sd_bus_error_set(error, SD_BUS_ERROR_LIMITS_EXCEEDED,
					      "Too many users outside the group follow the game.")
			   : r;
}

/* The game and the boards have gone on meanwhile: the order is one of now. */
static void on_polkit(void *data, sd_bus_message *call, uid_t user, enum polkit_answer verdict)
{
	const struct guarded *guarded = guarded_by(call);
	sd_bus_error error = SD_BUS_ERROR_NULL;
	struct server *server = data;
	int r = 0;

	assert(guarded);
	switch (verdict) {
	case POLKIT_YES:
		server->caller = user;
		r = admit(call, guarded, server, &error);
		if (r >= 0)
			r = find_and_run(call, guarded, server, &error);
		break;
	case POLKIT_NO:
		r = deny(server, guarded->role, ", or whom polkit lets", &error);
		break;
	case POLKIT_CHALLENGE:
		r = sd_bus_error_set(&error, SD_BUS_ERROR_INTERACTIVE_AUTHORIZATION_REQUIRED,
				     "polkit wants a password first, and could not ask for it.");
		break;
	case POLKIT_SILENT:
		r = deny(server, guarded->role, ", and polkit does not answer", &error);
		break;
	case POLKIT_STOPPED:
		r = sd_bus_error_set(&error, BUS_ERROR_UNDECIDED,
				     "touchmoved ends before that is decided.");
		break;
	}
	answer(call, &error, r);
}

/* ---- the gate ---- */

/*
 * The system bus lets only the right groups, and those about whom polkit can be asked, send to
 * these interfaces (org.touchmove1.conf). This check holds even if another policy allows too much.
 * A session bus has one user. Returns more than 0 for who may, 0 when polkit is asked or the order
 * waits for that, or a negative errno with @error.
 */
static int authorise(sd_bus_message *call, const struct guarded *guarded, struct server *server,
		     sd_bus_error *error)
{
	struct sender sender;
	int r = sender_ask(server->inquiries, sd_bus_message_get_sender(call), &sender);

	if (r < 0)
		return sd_bus_error_setf(error, SD_BUS_ERROR_ACCESS_DENIED,
					 "The bus does not tell who asks for that: %s.",
					 strerror(-r));
	server->caller = sender.uid;
	if (may(server, &sender, guarded->role))
		r = pass(call, server, sender.uid, error);
	else
		r = ask(call, guarded, server, sender.uid, error);
	sender_release(&sender);
	return r;
}

static int on_message(sd_bus_message *message, void *userdata, sd_bus_error *unused)
{
	sd_bus_error error = SD_BUS_ERROR_NULL;
	struct server *server = userdata;
	const struct guarded *guarded;
	int r;

	(void)unused;
	if (!sd_bus_message_is_method_call(message, NULL, NULL))
		return 0;
	guarded = guarded_by(message);
	if (!guarded)
		return 0;
	r = authorise(message, guarded, server, &error);
	if (r > 0)
		r = find_and_run(message, guarded, server, &error);
	answer(message, &error, r);
	return 1;
}

/* A bus answers at once or not at all; the limit stays below the watchdog's. */
#define INQUIRY_MOST ((uint64_t)5000000)

int gate_open(struct server *server)
{
	int r = server->user ? sd_bus_open_user(&server->inquiries)
			     : sd_bus_open_system(&server->inquiries);
	const char *name;

	server->polkit.answer = on_polkit;
	server->polkit.data = server;
	/*
	 * Nothing else moves this connection before the first question, and a bus cuts off who has
	 * not said Hello in time.
	 */
	if (r >= 0)
		r = sd_bus_get_unique_name(server->inquiries, &name);
	return r < 0 ? r : sd_bus_set_method_call_timeout(server->inquiries, INQUIRY_MOST);
}

void gate_stop(struct server *server)
{
	admitted_clear(&server->admitted);
	polkit_stop(&server->polkit);
}

void gate_close(struct server *server)
{
	server->inquiries = sd_bus_flush_close_unref(server->inquiries);
}

int gate_install(struct server *server)
{
	return sd_bus_add_filter(server->bus, NULL, on_message, server);
}
