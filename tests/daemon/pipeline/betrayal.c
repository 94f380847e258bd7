/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which presses complete nothing, and until when that is secret, follows here from the
 * arbiter's stream, independently of the game's own state.
 */
#include <stdlib.h>
#include <string.h>

#include "betrayal.h"
#include "honest.h"

/* An event and the time when the pipeline handed it out. */
struct told {
	struct event event;
	laws_time when;
	char *public; /* JSON, or NULL */
};

/* The answer to an order. */
struct answer {
	laws_time t;
	bool refused;
};

#define ANSWERS_MAX 256

struct stream {
	const struct script *script;
	struct told *told;
	size_t count;
	size_t room;
	struct answer answers[ANSWERS_MAX]; /* the first ones */
	size_t answer_count;
};

/* The events from a press that completed nothing to the end of its secrecy. */
struct period {
	size_t press;
	size_t end; /* the event that ends it, or the stream's count */
};

static unsigned int presses;

unsigned int betrayal_presses(void)
{
	return presses;
}

static void keep(void *data, const struct event *event)
{
	struct stream *stream = data;
	struct told *told;
	struct json_object *json;

	if (stream->count == stream->room) {
		stream->room = stream->room ? 2 * stream->room : 64;
		stream->told = reallocarray(stream->told, stream->room, sizeof(stream->told[0]));
		if (!stream->told)
			abort();
	}
	told = &stream->told[stream->count++];
	*told = (struct told){.event = *event, .when = stream->script->now};
	if (!event->public_seq)
		return;
	json = event_json(event, true);
	told->public = strdup(json_object_to_json_string_ext(json, JSON_C_TO_STRING_PLAIN));
	json_object_put(json);
}

static void keep_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	struct stream *stream = data;

	(void)command;
	if (stream->answer_count < ANSWERS_MAX)
		stream->answers[stream->answer_count++] = (struct answer){
			.t = stream->script->now,
			.refused = refused,
		};
}

static void forget(struct stream *stream)
{
	for (size_t i = 0; i < stream->count; i++)
		free(stream->told[i].public);
	free(stream->told);
}

/* The arbiter's event at @i; NULL where only the public stream has one. */
static const struct laws_verdict *arbiters(const struct stream *stream, size_t i)
{
	return stream->told[i].event.seq ? &stream->told[i].event.verdict : NULL;
}

/* True when the press at @i completed a move of its player in the same instant. */
static bool completes(const struct stream *stream, size_t i)
{
	const struct laws_verdict *press = &stream->told[i].event.verdict;

	while (i-- > 0) {
		const struct laws_verdict *before = arbiters(stream, i);

		if (before && before->t != press->t)
			return false;
		if (before && before->kind == LAWS_VERDICT_CLOCK)
			return false;
		if (before && before->kind == LAWS_VERDICT_COMPLETED &&
		    before->completed.by == LAWS_COMPLETED_BY_CLOCK)
			return !press->clock.runs || before->side != press->side;
	}
	return false;
}

/* A reply to a sealed move may be secret, and completes no move until later (Guidelines I.9.3). */
static bool may_be_sealed(const struct stream *stream, size_t i)
{
	unsigned int completed = 0;

	while (i-- > 0 && completed < 2) {
		const struct laws_verdict *before = arbiters(stream, i);

		completed += before && before->kind == LAWS_VERDICT_COMPLETED;
		if (before && before->kind == LAWS_VERDICT_ADJOURNED)
			return true;
	}
	return false;
}

static bool is_press(const struct stream *stream, size_t i)
{
	const struct laws_verdict *verdict = arbiters(stream, i);

	return verdict && verdict->kind == LAWS_VERDICT_CLOCK &&
	       verdict->clock.why == LAWS_CLOCK_PRESS;
}

static bool is_bare(const struct stream *stream, size_t i)
{
	return is_press(stream, i) && !completes(stream, i) && !may_be_sealed(stream, i);
}

/*
 * True when the press at @press raised alert @id. For a press without an alert any ruling will
 * do.
 */
static bool is_about(const struct stream *stream, size_t press, unsigned int id)
{
	laws_time t = stream->told[press].event.verdict.t;
	bool raised = false;

	for (size_t i = press; i-- > 0 && stream->told[i].event.verdict.t == t;) {
		const struct laws_verdict *verdict = arbiters(stream, i);

		if (verdict && verdict->kind == LAWS_VERDICT_ALERT && verdict->alert.id == id)
			return true;
		raised |= verdict && verdict->kind == LAWS_VERDICT_ALERT;
	}
	return !raised;
}

/* Public moves can be taken back or amended, which is public, too. */
static bool ends(const struct stream *stream, size_t press, size_t i)
{
	const struct laws_verdict *verdict = arbiters(stream, i);

	if (!verdict)
		return false;
	switch (verdict->kind) {
	case LAWS_VERDICT_COMPLETED:
	case LAWS_VERDICT_ENDED:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_IRREGULAR:
		return true;
	case LAWS_VERDICT_WITHDRAWN:
	case LAWS_VERDICT_PROMOTION:
		return stream->told[i].public;
	case LAWS_VERDICT_RULING:
		return is_about(stream, press, verdict->ruling.alert);
	case LAWS_VERDICT_CLOCK:
		return verdict->clock.why == LAWS_CLOCK_SET ||
		       verdict->clock.why == LAWS_CLOCK_PENALTY ||
		       (is_press(stream, i) && !is_bare(stream, i));
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
	case LAWS_VERDICT_MADE:
	case LAWS_VERDICT_ALERT:
	case LAWS_VERDICT_ANNOUNCEMENT:
	case LAWS_VERDICT_ASSISTED:
	case LAWS_VERDICT_NAMED:
	case LAWS_VERDICT_NOTED:
	case LAWS_VERDICT_DRAW_OFFER:
	case LAWS_VERDICT_CLAIM:
	case LAWS_VERDICT_REFUSED:
		break;
	}
	return false;
}

/*
 * The next press that completes nothing from @from on, with the end of its secrecy. Returns
 * false when there is none.
 */
static bool next_period(const struct stream *stream, size_t from, struct period *period)
{
	size_t newest;

	for (period->press = from; period->press < stream->count; period->press++)
		if (is_bare(stream, period->press))
			break;
	newest = period->press;
	for (period->end = newest + 1; period->end < stream->count; period->end++) {
		if (is_bare(stream, period->end))
			newest = period->end;
		else if (ends(stream, newest, period->end))
			break;
	}
	return period->press < stream->count;
}

/* When the last public event before @i was handed out. */
static laws_time last_heard(const struct stream *stream, size_t i)
{
	while (i-- > 0)
		if (stream->told[i].public)
			return stream->told[i].when;
	return 0;
}

static bool takes(struct honest *honest, const struct told *told)
{
	struct json_object *json = json_tokener_parse(told->public);
	bool taken = honest_take(honest, json);

	json_object_put(json);
	return taken;
}

/* How long the script's board is not observed. */
static laws_time silence_of(const struct script *script)
{
	for (size_t i = 0; i < script->count; i++) {
		const struct input *input = &script->steps[i].input;

		if (!script->steps[i].is_input)
			continue;
		if (input->type == INPUT_FRAME ? input->frame.flags & (FRAME_FAULT | FRAME_LOST)
					       : verb_role(input->command.verb) == ROLE_SOURCE)
			return 3600 * LAWS_SECOND;
	}
	return 0;
}

/* True when the arbiter sets the board, or, without clocks, an illegal move was answered. */
static bool sets_board(const struct script *script, const struct laws_verdict *verdict)
{
	if (!verdict)
		return false;
	return verdict->kind == LAWS_VERDICT_IRREGULAR ||
	       (verdict->kind == LAWS_VERDICT_ALERT &&
		script->settings.regulations.clock == LAWS_CLOCK_NONE);
}

/* The answer makes an illegal move public, even if its press changed no clock. */
static bool answers_illegal_move(const struct stream *stream, size_t i)
{
	const struct laws_verdict *answer = arbiters(stream, i);
	unsigned int completed = 0;

	if (!answer || answer->kind != LAWS_VERDICT_COMPLETED)
		return false;
	while (i-- > 0 && !completed) {
		const struct laws_verdict *before = arbiters(stream, i);

		if (before && before->kind == LAWS_VERDICT_STARTED)
			break;
		if (before && before->kind == LAWS_VERDICT_COMPLETED)
			completed = before->ply;
	}
	return answer->ply > completed + 1;
}

/* In the same instant, events that the end of a silence brings may come before that end. */
static bool ends_with(const struct stream *stream, size_t i, size_t end)
{
	return end < stream->count && stream->told[i].event.t == stream->told[end].event.t &&
	       stream->told[i].when == stream->told[end].when;
}

/* From the press on, the side to move loses on time at honest_fall(). */
static unsigned int read_as_public(const struct script *script, const struct stream *stream)
{
	struct period period = {0};
	struct honest honest;
	bool is_silent = false, more;

	honest_init(&honest, &script->settings);
	honest.silence = silence_of(script);
	more = next_period(stream, 0, &period);
	for (size_t i = 0; i < stream->count; i++) {
		const struct told *told = &stream->told[i];

		if (sets_board(script, arbiters(stream, i)) || answers_illegal_move(stream, i))
			honest_forgive(&honest);
		if (more && i == period.press)
			is_silent = true;
		if (is_silent &&
		    (ends_with(stream, i, period.end) || told->event.t >= honest_fall(&honest))) {
			honest_forgive(&honest);
			is_silent = false;
		}
		if (more && i == period.end)
			more = next_period(stream, i, &period);
		if (told->public && !takes(&honest, told)) {
			fprintf(stderr, "%s: %s: %s\n", script->name, told->public,
				honest.complaint);
			return 1;
		}
		if (!honest_wait(&honest, told->event.t) && !is_silent) {
			fprintf(stderr, "%s: at %lld: %s\n", script->name, (long long)told->event.t,
				honest.complaint);
			return 1;
		}
	}
	return 0;
}

/* The next public event before @end of the stream and @until. */
static const struct told *next_public(const struct stream *stream, size_t *at, size_t end,
				      laws_time until)
{
	while (*at < end) {
		const struct told *told = &stream->told[(*at)++];

		if (told->public && told->event.t < until)
			return told;
	}
	return NULL;
}

/*
 * When the side to move in the twin runs out of time after @since: its flag falls, or, if the
 * twin had a press that completed nothing before, that becomes public.
 */
static laws_time fall_of(const struct stream *twin, laws_time since)
{
	for (size_t i = 0; i < twin->count; i++) {
		const struct event *event = &twin->told[i].event;

		if (event->verdict.kind != LAWS_VERDICT_CLOCK || event->t <= since)
			continue;
		if (event->verdict.clock.why == LAWS_CLOCK_FLAG ||
		    (!event->seq && event->verdict.clock.why == LAWS_CLOCK_PRESS))
			return event->t;
	}
	return LAWS_NEVER;
}

/*
 * When an order is first answered differently from the twin, or at another time: a claim holds
 * on one board only, or an unsettled contact delays an order. From there on these are two
 * games.
 */
static laws_time parting_of(const struct stream *stream, const struct stream *twin)
{
	size_t least = stream->answer_count < twin->answer_count ? stream->answer_count
								 : twin->answer_count;

	for (size_t i = 0; i < least; i++) {
		const struct answer *a = &stream->answers[i], *b = &twin->answers[i];

		if (a->refused != b->refused || a->t != b->t)
			return a->t < b->t ? a->t : b->t;
	}
	return LAWS_NEVER;
}

/*
 * A contact that was about to change back when the board was frozen stays changed in the twin.
 * The press with it may complete nothing there, too, and is ruled on in its own time.
 */
static laws_time ruled_in(const struct stream *twin, laws_time since)
{
	struct period period;

	for (size_t at = 0; next_period(twin, at, &period); at = period.end)
		if (period.end < twin->count && twin->told[period.end].when > since)
			return twin->told[period.end].event.t;
	return LAWS_NEVER;
}

/* The board alone ends the game: by a move that stands on it, or by kings in the centre. */
static bool is_shown(enum laws_reason reason)
{
	switch (reason) {
	case LAWS_REASON_CHECKMATE:
	case LAWS_REASON_STALEMATE:
	case LAWS_REASON_DEAD_POSITION:
	case LAWS_REASON_FIVEFOLD:
	case LAWS_REASON_SEVENTY_FIVE:
	case LAWS_REASON_KINGS_CENTRED:
		return true;
	default:
		return false;
	}
}

/* When the board alone ends the game in @stream behind @since, or LAWS_NEVER. */
static laws_time shown_in(const struct stream *stream, laws_time since)
{
	for (size_t i = 0; i < stream->count; i++) {
		const struct laws_verdict *verdict = arbiters(stream, i);

		if (verdict && verdict->kind == LAWS_VERDICT_ENDED &&
		    is_shown(verdict->state.reason) && verdict->t > since)
			return verdict->t;
	}
	return LAWS_NEVER;
}

/*
 * What is frozen in the twin stays, and may end its game alone: kings in the centre, or a mate that
 * the stream's board has shown otherwise, where that game goes on.
 */
static laws_time ended_in_twin(const struct stream *stream, const struct stream *twin,
			       laws_time since)
{
	laws_time end = shown_in(twin, since);

	return shown_in(stream, since) == LAWS_NEVER ? end : LAWS_NEVER;
}

/* The twin has no more presses, so no press resumes a game there. */
static laws_time resumed_by_press(const struct stream *stream, size_t i)
{
	for (; i < stream->count; i++) {
		const struct laws_verdict *verdict = arbiters(stream, i);

		if (verdict && verdict->kind == LAWS_VERDICT_RESUMED && !verdict->order)
			return stream->told[i].event.t;
	}
	return LAWS_NEVER;
}

static laws_time earlier(laws_time a, laws_time b)
{
	return a < b ? a : b;
}

/* True when one stream has another event, handed out before @heard. */
static bool is_more(const struct told *told, laws_time heard)
{
	return told && told->when < heard;
}

/*
 * An outage is known some time after it began, depending on other changes: the end of the
 * period may come before that on one board and after it on the other.
 */
static unsigned int compare(const struct script *script, const struct stream *stream,
			    const struct stream *twin, const struct period *period, laws_time until)
{
	laws_time heard = period->end < stream->count ? stream->told[period->end].when : LAWS_NEVER;
	size_t a = 0, b = 0;
	const struct told *told, *expected;

	do {
		told = next_public(stream, &a, period->end, until);
		expected = next_public(twin, &b, twin->count, until);
	} while (told && expected && !strcmp(told->public, expected->public));
	if (!is_more(told, heard) && !is_more(expected, heard))
		return 0;
	fprintf(stderr, "%s: a press for nothing at %lld is betrayed before %lld:\n- %s\n+ %s\n",
		script->name, (long long)stream->told[period->press].event.t, (long long)until,
		expected ? expected->public : "(nothing)", told ? told->public : "(nothing)");
	return 1;
}

/* How many moves were completed by hand, not by the game's end, in the first @count events. */
static unsigned int completed_by_hand(const struct stream *stream, size_t count)
{
	unsigned int completed = 0;

	for (size_t i = 0; i < count; i++) {
		const struct laws_verdict *verdict = arbiters(stream, i);

		completed += verdict && verdict->kind == LAWS_VERDICT_COMPLETED &&
			     verdict->completed.by != LAWS_COMPLETED_BY_END;
	}
	return completed;
}

/*
 * A contact that was about to change back when the board was frozen stays changed in the twin:
 * if that makes a move and the press completes it, the side to move is not thinking there.
 */
static bool thinks(const struct stream *twin, const struct stream *stream, size_t press)
{
	return completed_by_hand(twin, twin->count) <= completed_by_hand(stream, press);
}

static unsigned int compare_with_twin(struct script *script, const struct stream *stream,
				      const struct period *period)
{
	laws_time heard = last_heard(stream, period->press);
	laws_time until =
		period->end < stream->count ? stream->told[period->end].event.t : LAWS_NEVER;
	struct stream twin = {.script = script};
	unsigned int found;

	script_play_frozen(script, heard, keep, keep_answer, &twin);
	until = earlier(until, earlier(fall_of(&twin, heard), parting_of(stream, &twin)));
	until = earlier(until,
			earlier(ruled_in(&twin, heard), resumed_by_press(stream, period->press)));
	until = earlier(until, ended_in_twin(stream, &twin, heard));
	found = thinks(&twin, stream, period->press) ? compare(script, stream, &twin, period, until)
						     : 0;
	forget(&twin);
	return found;
}

unsigned int betrayals(struct script *script)
{
	struct stream stream = {.script = script};
	struct period period;
	unsigned int found;

	script_play(script, keep, keep_answer, &stream);
	found = read_as_public(script, &stream);
	for (size_t at = 0; next_period(&stream, at, &period); at = period.end) {
		presses++;
		found += compare_with_twin(script, &stream, &period);
	}
	forget(&stream);
	return found;
}
