/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>

#include "bus/interfaces.h"
#include "bus_calls.h"
#include "fuzz.h"

static const struct method {
	const char *interface;
	const sd_bus_vtable *vtable;
} doors[] = {
	{BUS_MANAGER, manager_vtable},
	{BUS_GAME, game_vtable},
	{BUS_PLAYER, player_vtable},
	{BUS_ARBITER, arbiter_vtable},
};

/* What sd-bus itself answers. */
static const char *const others[][3] = {
	{"Get", "ss", "v"},	  {"Set", "ssv", NULL},
	{"GetAll", "s", "a{sv}"}, {"GetManagedObjects", "", NULL},
	{"Introspect", "", "s"},
};

/* The types of the method's arguments and, in *@result, of its answer. */
static const char *types_of(const struct bus_call *call, const char **result)
{
	for (size_t i = 0; i < sizeof(doors) / sizeof(doors[0]); i++) {
		const sd_bus_vtable *row = doors[i].vtable;

		if (strcmp(doors[i].interface, call->interface) != 0)
			continue;
		for (; row->type != _SD_BUS_VTABLE_END; row++)
			if (row->type == _SD_BUS_VTABLE_METHOD &&
			    !strcmp(row->x.method.member, call->member)) {
				*result = row->x.method.result;
				return row->x.method.signature;
			}
	}
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		if (!strcmp(others[i][0], call->member)) {
			*result = others[i][2];
			return others[i][1];
		}
	return "";
}

/* Takes the next argument off *@rest; "" where there is none. */
static char *next_argument(char **rest)
{
	static char none[1];

	return *rest ? strsep(rest, "\t") : none;
}

static int append_texts(sd_bus_message *message, char **rest)
{
	int r = sd_bus_message_open_container(message, 'a', "s");

	while (r >= 0 && *rest)
		r = sd_bus_message_append(message, "s", strsep(rest, "\t"));
	return r < 0 ? r : sd_bus_message_close_container(message);
}

static int append_basic(sd_bus_message *message, char type, const char *text)
{
	union {
		uint8_t y;
		int b;
		int16_t n;
		uint16_t q;
		int32_t i;
		uint32_t u;
		int64_t x;
		uint64_t t;
		double d;
	} value = {0};

	switch (type) {
	case 's':
	case 'o':
	case 'g':
		return sd_bus_message_append_basic(message, type, text);
	case 'v':
		return sd_bus_message_append(message, "v", "s", text);
	case 'd':
		value.d = strtod(text, NULL);
		break;
	case 'b':
		value.b = text[0] == '1';
		break;
	case 'x':
		value.x = strtoll(text, NULL, 10);
		break;
	default:
		value.t = strtoull(text, NULL, 10);
	}
	return sd_bus_message_append_basic(message, type, &value);
}

static int append_arguments(sd_bus_message *message, const char *types, char *rest)
{
	int r = 0;

	for (; r >= 0 && *types; types++) {
		if (!strchr("asogvybnqiuxtd", *types))
			return -1;
		if (types[0] == 'a' && types[1] != 's')
			return -1;
		if (*types == 'a') {
			r = append_texts(message, &rest);
			types++;
		} else {
			r = append_basic(message, *types, next_argument(&rest));
		}
	}
	return r;
}

/* Splits INTERFACE.MEMBER[(TYPES)]. Returns the types or NULL, false for no such thing. */
static bool read_method(struct bus_call *call, char *word, const char **types)
{
	char *parenthesis = strchr(word, '(');
	char *dot;

	*types = NULL;
	if (parenthesis) {
		*parenthesis = '\0';
		*types = parenthesis + 1;
		parenthesis[1 + strcspn(parenthesis + 1, ")")] = '\0';
	}
	dot = strrchr(word, '.');
	if (!dot)
		return false;
	*dot = '\0';
	snprintf(call->interface, sizeof(call->interface), "%s%.60s",
		 strchr(word, '.') ? "" : "org.touchmove1.", word);
	snprintf(call->member, sizeof(call->member), "%.60s", dot + 1);
	return true;
}

void bus_call_read(struct bus_call *call, sd_bus *bus, char *line)
{
	const char *path = BUS_CALL_PLACED, *types, *own;
	char *rest = line, *word;
	int r;

	*call = (struct bus_call){0};
	for (; *rest && strchr("!@~", *rest); rest++) {
		if (*rest == '~')
			call->is_stranger = true;
		else
			path = *rest == '!' ? BUS_CALL_KEPT : BUS_PATH;
	}
	word = next_argument(&rest);
	if (!read_method(call, word, &types))
		return;
	own = types_of(call, &call->result);
	if (!types)
		types = own;
	call->is_reading = !strcmp(types, own) && !strcmp(call->interface, BUS_ARBITER) &&
			   (!strcmp(call->member, "Games") || !strcmp(call->member, "ExportGame"));
	r = sd_bus_message_new_method_call(bus, &call->message, NULL, path, call->interface,
					   call->member);
	if (r >= 0)
		r = sd_bus_message_set_sender(call->message, ":1.7");
	if (r >= 0)
		r = append_arguments(call->message, types, rest);
	/* The bus hands on nothing that is not as it should be. */
	if (r < 0)
		call->message = sd_bus_message_unref(call->message);
}
