/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Stands for polkitd, as strictly as polkitd documents its interface, and answers when it is told.
 * A question is told on standard output as "asked N ACTION FLAGS", its withdrawal as "cancelled N",
 * anything else that is asked as "wrong: ...". Standard input has the answers, a line each:
 * "yes N", "no N", "challenge N", "error N", "nonsense N"; the end of the input is polkitd's.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <systemd/sd-bus.h>

#define QUESTIONS 200

static struct question {
	sd_bus_message *call;
	char id[100];
} questions[QUESTIONS];
static unsigned int asked;

static int complain(const char *what)
{
	printf("wrong: %s\n", what);
	return -EINVAL;
}

static int read_subject(sd_bus_message *call)
{
	const char *kind, *key, *name;
	int r = sd_bus_message_read(call, "(sa{sv})", &kind, 1, &key, "s", &name);

	if (r < 0 || strcmp(kind, "system-bus-name") || strcmp(key, "name") || name[0] != ':')
		return complain("the subject is no unique name");
	return 0;
}

/* Details are for callers whom polkitd trusts with any action: root. */
static int read_details(sd_bus_message *call)
{
	int r = sd_bus_message_enter_container(call, 'a', "{ss}");

	if (r >= 0)
		r = sd_bus_message_at_end(call, false);
	if (r <= 0)
		return complain("there are details");
	return sd_bus_message_exit_container(call);
}

static int check(sd_bus_message *call, void *data, sd_bus_error *error)
{
	const char *action, *id;
	uint32_t flags;
	int r = read_subject(call);

	(void)data, (void)error;
	if (r >= 0)
		r = sd_bus_message_read(call, "s", &action);
	if (r >= 0)
		r = read_details(call);
	if (r >= 0)
		r = sd_bus_message_read(call, "us", &flags, &id);
	if (r >= 0 && (flags > 1 || !id[0] || asked == QUESTIONS))
		r = complain("flags, or the name of the question");
	for (unsigned int i = 0; r >= 0 && i < asked; i++)
		if (!strcmp(questions[i].id, id))
			r = complain("a name was given to two questions");
	if (r < 0)
		return r;
	questions[asked].call = sd_bus_message_ref(call);
	snprintf(questions[asked].id, sizeof(questions[asked].id), "%s", id);
	asked++;
	printf("asked %u %s %u\n", asked, action, flags);
	return 1;
}

static int cancel(sd_bus_message *call, void *data, sd_bus_error *error)
{
	const char *id;

	(void)data, (void)error;
	if (sd_bus_message_read(call, "s", &id) < 0)
		return complain("a withdrawal");
	for (unsigned int i = 0; i < asked; i++)
		if (!strcmp(questions[i].id, id)) {
			printf("cancelled %u\n", i + 1);
			return sd_bus_reply_method_return(call, "");
		}
	return complain("nothing is withdrawn");
}

/* No vtable: sd-bus would not send an answer of another type than it has. */
static int on_call(sd_bus_message *call, void *data, sd_bus_error *error)
{
	static const char interface[] = "org.freedesktop.PolicyKit1.Authority";

	if (sd_bus_message_is_method_call(call, interface, "CheckAuthorization"))
		return check(call, data, error);
	if (sd_bus_message_is_method_call(call, interface, "CancelCheckAuthorization"))
		return cancel(call, data, error);
	return complain(sd_bus_message_get_member(call));
}

static int answer(const char *word, sd_bus_message *call)
{
	if (!strcmp(word, "error"))
		return sd_bus_reply_method_errorf(call, "org.freedesktop.PolicyKit1.Error.Failed",
						  "Told to fail.");
	if (!strcmp(word, "nonsense"))
		return sd_bus_reply_method_return(call, "s", "yes");
	return sd_bus_reply_method_return(call, "(bba{ss})", !strcmp(word, "yes"),
					  !strcmp(word, "challenge"), 0);
}

static int on_input(sd_event_source *source, int fd, uint32_t events, void *data)
{
	char line[100], word[20];
	unsigned int number;

	(void)fd, (void)events, (void)data;
	if (!fgets(line, sizeof(line), stdin))
		return sd_event_exit(sd_event_source_get_event(source), 0);
	if (sscanf(line, "%19s %u", word, &number) == 2 && number >= 1 && number <= asked)
		answer(word, questions[number - 1].call);
	else
		complain(line);
	return 0;
}

int main(void)
{
	sd_event *event = NULL;
	sd_bus *bus = NULL;
	int r;

	setvbuf(stdout, NULL, _IOLBF, 0);
	setvbuf(stdin, NULL, _IONBF, 0);
	r = sd_event_default(&event);
	if (r >= 0)
		r = sd_bus_open_system(&bus);
	if (r >= 0)
		r = sd_bus_add_object(bus, NULL, "/org/freedesktop/PolicyKit1/Authority", on_call,
				      NULL);
	if (r >= 0)
		r = sd_bus_request_name(bus, "org.freedesktop.PolicyKit1", 0);
	if (r >= 0)
		r = sd_bus_attach_event(bus, event, 0);
	if (r >= 0)
		r = sd_event_add_io(event, NULL, 0, EPOLLIN, on_input, NULL);
	if (r >= 0) {
		puts("there");
		r = sd_event_loop(event);
	}
	for (unsigned int i = 0; i < asked; i++)
		sd_bus_message_unref(questions[i].call);
	sd_bus_flush_close_unref(bus);
	sd_event_unref(event);
	return r < 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
