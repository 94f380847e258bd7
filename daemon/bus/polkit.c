/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How a question ends:
 * - polkit answers;
 * - it answers with an error, leaves the bus, or the time is up: silent, and withdrawn;
 * - the caller leaves the bus: withdrawn, so that no dialog stays on his screen;
 * - the daemon ends: withdrawn.
 *
 * The orders of one sender to one board are carried out as he gave them: an answer waits for those
 * to his earlier questions about that board.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "bus/polkit.h"
#include "bus/sender.h"

#define POLKIT_NAME	 "org.freedesktop.PolicyKit1"
#define POLKIT_PATH	 "/org/freedesktop/PolicyKit1/Authority"
#define POLKIT_INTERFACE "org.freedesktop.PolicyKit1.Authority"

/* polkit's AllowUserInteraction. */
#define MAY_ASK_THE_USER 1

/*
 * In µs. A password is typed in less; a dialog that nobody looks at must not keep one of the few
 * questions. Where polkit may ask nobody it answers at once: then sd-bus's own limit for calls
 * holds.
 */
#define TYPING_MOST ((uint64_t)120 * 1000000)

#define CANCELLATION_SIZE 24

static void name_question(const struct polkit_question *question, char id[CANCELLATION_SIZE])
{
	snprintf(id, CANCELLATION_SIZE, "touchmove-%u", (unsigned int)question->number);
}

static int new_call(struct polkit *polkit, const char *member, sd_bus_message **message)
{
	return sd_bus_message_new_method_call(polkit->bus, message, POLKIT_NAME, POLKIT_PATH,
					      POLKIT_INTERFACE, member);
}

/* polkit, if it has one, is already back from this question: then it takes no notice. */
static void withdraw(const struct polkit_question *question)
{
	struct polkit *polkit = question->polkit;
	sd_bus_message *message = NULL;
	char id[CANCELLATION_SIZE];
	int r = new_call(polkit, "CancelCheckAuthorization", &message);

	name_question(question, id);
	if (r >= 0)
		r = sd_bus_message_append(message, "s", id);
	if (r >= 0)
		r = sd_bus_message_set_expect_reply(message, false);
	/* Nothing is there to be withdrawn from where polkit is not. */
	if (r >= 0)
		r = sd_bus_message_set_auto_start(message, false);
	if (r >= 0)
		sd_bus_send(NULL, message, NULL);
	sd_bus_message_unref(message);
}

/* Makes the place free, and returns the call, which is the caller's to unref. */
static sd_bus_message *end(struct polkit_question *question)
{
	sd_bus_message *call = question->call;

	question->call = NULL;
	question->asked = sd_bus_slot_unref(question->asked);
	question->watched = sd_bus_slot_unref(question->watched);
	return call;
}

static bool is_before(const struct polkit_question *earlier, const struct polkit_question *question)
{
	return earlier->call && earlier->number < question->number &&
	       !strcmp(sd_bus_message_get_sender(earlier->call),
		       sd_bus_message_get_sender(question->call)) &&
	       !strcmp(sd_bus_message_get_path(earlier->call),
		       sd_bus_message_get_path(question->call));
}

static bool must_wait(const struct polkit_question *question)
{
	for (unsigned int i = 0; i < POLKIT_QUESTIONS; i++)
		if (is_before(&question->polkit->questions[i], question))
			return true;
	return false;
}

static void hand_out(struct polkit_question *question, enum polkit_answer answer)
{
	struct polkit *polkit = question->polkit;
	sd_bus_message *call = end(question);

	polkit->answer(polkit->data, call, question->user, answer);
	sd_bus_message_unref(call);
}

/* An answered question that waits for no other, or NULL. */
static struct polkit_question *find_due(struct polkit *polkit)
{
	for (unsigned int i = 0; i < POLKIT_QUESTIONS; i++) {
		struct polkit_question *question = &polkit->questions[i];

		if (question->call && question->is_answered && !must_wait(question))
			return question;
	}
	return NULL;
}

static void hand_out_due(struct polkit *polkit)
{
	struct polkit_question *due;

	while ((due = find_due(polkit)))
		hand_out(due, due->answer);
}

static void answer(struct polkit_question *question, enum polkit_answer answer)
{
	question->is_answered = true;
	question->answer = answer;
	hand_out_due(question->polkit);
}

static int on_answer(sd_bus_message *reply, void *data, sd_bus_error *error)
{
	struct polkit_question *question = data;
	int may, challenge;

	(void)error;
	question->asked = sd_bus_slot_unref(question->asked);
	if (sd_bus_message_is_method_error(reply, NULL) ||
	    sd_bus_message_enter_container(reply, 'r', "bba{ss}") < 0 ||
	    sd_bus_message_read(reply, "bb", &may, &challenge) < 0) {
		withdraw(question);
		answer(question, POLKIT_SILENT);
	} else {
		answer(question, may ? POLKIT_YES : challenge ? POLKIT_CHALLENGE : POLKIT_NO);
	}
	return 0;
}

static int on_owner_changed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct polkit_question *question = data;

	(void)error;
	if (!sender_has_left(message))
		return 0;
	if (!question->is_answered)
		withdraw(question);
	sd_bus_message_unref(end(question));
	return 0;
}

static int connect_to_bus(struct polkit *polkit, sd_event *event)
{
	int r = 0;

	if (polkit->bus && sd_bus_is_open(polkit->bus) <= 0)
		polkit->bus = sd_bus_close_unref(polkit->bus);
	if (polkit->bus)
		return 0;
	r = sd_bus_open_system(&polkit->bus);
	if (r >= 0)
		r = sd_bus_attach_event(polkit->bus, event, SD_EVENT_PRIORITY_NORMAL);
	if (r < 0)
		polkit->bus = sd_bus_close_unref(polkit->bus);
	return r;
}

static int send(struct polkit_question *question, const char *action)
{
	bool interactive = sd_bus_message_get_allow_interactive_authorization(question->call) > 0;
	sd_bus_message *message = NULL;
	char id[CANCELLATION_SIZE];
	int r = new_call(question->polkit, "CheckAuthorization", &message);

	name_question(question, id);
	if (r >= 0)
		r = sd_bus_message_append(message, "(sa{sv})sa{ss}us", "system-bus-name", 1, "name",
					  "s", sd_bus_message_get_sender(question->call), action, 0,
					  interactive ? (uint32_t)MAY_ASK_THE_USER : (uint32_t)0,
					  id);
	if (r >= 0)
		r = sd_bus_call_async(question->polkit->bus, &question->asked, message, on_answer,
				      question, interactive ? TYPING_MOST : 0);
	sd_bus_message_unref(message);
	return r;
}

static struct polkit_question *free_place(struct polkit *polkit, uid_t user)
{
	struct polkit_question *place = NULL;
	unsigned int of_user = 0;

	for (unsigned int i = 0; i < POLKIT_QUESTIONS; i++) {
		struct polkit_question *question = &polkit->questions[i];

		if (!question->call)
			place = question;
		else if (question->user == user)
			of_user++;
	}
	return of_user < POLKIT_OF_USER ? place : NULL;
}

/* The place of a new question that is not asked yet, in @place. */
static int take_place(struct polkit *polkit, sd_bus_message *call, uid_t user,
		      struct polkit_question **place)
{
	struct polkit_question *question = *place = free_place(polkit, user);
	int r;

	if (!question)
		return -EBUSY;
	r = connect_to_bus(polkit, sd_bus_get_event(sd_bus_message_get_bus(call)));
	if (r < 0)
		return r;
	question->polkit = polkit;
	question->call = sd_bus_message_ref(call);
	question->user = user;
	question->number = ++polkit->last;
	question->is_answered = false;
	/* The bus takes both messages in this order, so that no leaving is missed. */
	r = sender_watch(polkit->bus, &question->watched, sd_bus_message_get_sender(call),
			 on_owner_changed, question);
	if (r < 0)
		sd_bus_message_unref(end(question));
	return r < 0 ? r : 0;
}

int polkit_ask(struct polkit *polkit, sd_bus_message *call, uid_t user, const char *action)
{
	struct polkit_question *question;
	int r = take_place(polkit, call, user, &question);

	if (r < 0)
		return r;
	r = send(question, action);
	if (r < 0)
		sd_bus_message_unref(end(question));
	return r < 0 ? r : 0;
}

int polkit_pass(struct polkit *polkit, sd_bus_message *call, uid_t user)
{
	const struct polkit_question now = {
		.polkit = polkit,
		.call = call,
		.number = polkit->last + 1,
	};
	struct polkit_question *question;
	int r;

	if (!must_wait(&now))
		return 1;
	r = take_place(polkit, call, user, &question);
	if (r < 0)
		return r;
	answer(question, POLKIT_YES);
	return 0;
}

void polkit_stop(struct polkit *polkit)
{
	for (unsigned int i = 0; i < POLKIT_QUESTIONS; i++) {
		struct polkit_question *question = &polkit->questions[i];

		if (!question->call)
			continue;
		if (!question->is_answered)
			withdraw(question);
		hand_out(question, POLKIT_STOPPED);
	}
	polkit->bus = sd_bus_flush_close_unref(polkit->bus);
}
