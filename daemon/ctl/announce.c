/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Announces the moves of a game on two boards (Appendix D): aloud where a speech service is
 * available, else as one line of text each. Of the announcements made before the program
 * connected only the last is repeated, in case it was missed. No other event of the arbiter's
 * stream is announced.
 */
#include <string.h>

#include "event/event.h"
#include "util/keys.h"
#include "ctl/follow.h"
#include "ctl/monitor.h"
#include "ctl/speech.h"

#define WORDS_SIZE 128

struct announcer {
	const struct ctl *ctl;
	struct follow follow;
	struct speech *speech; /* NULL: as text */
	bool present;	       /* events are new from here on */
	char last[WORDS_SIZE]; /* the last announcement before then, or empty */
	bool done;
};

static void say(struct announcer *announcer, const char *words)
{
	if (announcer->speech && speech_say(announcer->speech, words) < 0) {
		ctl_complain(EXIT_ENVIRONMENT, "the speech service has gone; text follows");
		speech_close(announcer->speech);
		announcer->speech = NULL;
	}
	if (announcer->speech)
		return;
	puts(words);
	fflush(stdout);
	if (ferror(stdout))
		sd_event_exit(announcer->follow.event, EXIT_ENVIRONMENT);
}

static void take(void *data, struct json_object *event)
{
	struct announcer *announcer = data;
	bool announcement = event_json_type(event) == EVENT_ANNOUNCEMENT;

	if (announcer->done)
		return;
	if (announcement && announcer->present)
		say(announcer, text_of(event, "words"));
	else if (announcement)
		snprintf(announcer->last, sizeof(announcer->last), "%s", text_of(event, "words"));
	/* Announcements of an earlier game are not repeated. */
	if (event_json_type(event) == EVENT_GAME && !strcmp(text_of(event, "state"), "started"))
		announcer->last[0] = '\0';
	if (!announcer->ctl->until_end || !event_is_the_end(event))
		return;
	announcer->done = true;
	sd_event_exit(announcer->follow.event, EXIT_DONE);
}

static void open_speech(struct announcer *announcer)
{
	char why[200];

	if (announcer->ctl->text)
		return;
	announcer->speech = speech_open(why, sizeof(why));
	if (!announcer->speech)
		ctl_complain(EXIT_ENVIRONMENT, "%s; text follows", why);
}

int ctl_announce(const struct ctl *ctl)
{
	struct announcer announcer = {.ctl = ctl};
	struct follow *follow = &announcer.follow;
	int code;

	follow->take = take;
	follow->data = &announcer;
	code = ctl_loop(&follow->event, EXIT_DONE);
	if (code == EXIT_DONE)
		open_speech(&announcer);
	if (code == EXIT_DONE)
		code = follow_open(follow, ctl);
	if (code == EXIT_DONE) {
		announcer.present = true;
		if (announcer.last[0])
			say(&announcer, announcer.last);
		code = sd_event_loop(follow->event);
	}
	if (follow->vanished && !announcer.done)
		ctl_complain(EXIT_ENVIRONMENT, "touchmoved has gone");
	follow_close(follow);
	speech_close(announcer.speech);
	sd_event_unref(follow->event);
	return code < 0 ? EXIT_ENVIRONMENT : code;
}
