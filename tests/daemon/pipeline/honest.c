/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the public stream, and accepts only what an honest game can bring. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "event/row.h"
#include "honest.h"

/* The greatest delay of a flag's fall, in µs: debounce's hold with a margin. */
#define FLAG_MARGIN 500000

static bool complain(struct honest *honest, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(honest->complaint, sizeof(honest->complaint), format, arguments);
	va_end(arguments);
	return false;
}

void honest_init(struct honest *honest, const struct settings *settings)
{
	*honest = (struct honest){
		.settings = settings,
		.running = HONEST_NOBODY,
		.ran = HONEST_NOBODY,
		.completed_at = -1,
	};
}

void honest_forgive(struct honest *honest)
{
	honest->unfollowed = true;
}

static const char *text_of(struct json_object *event, const char *key)
{
	struct json_object *value;

	return json_object_object_get_ex(event, key, &value) ? json_object_get_string(value) : "";
}

static int64_t number_of(struct json_object *event, const char *key)
{
	struct json_object *value;

	return json_object_object_get_ex(event, key, &value) ? json_object_get_int64(value) : -1;
}

static int side_of(struct json_object *event, const char *key)
{
	const char *side = text_of(event, key);

	return !strcmp(side, "white")	? LAWS_WHITE
	       : !strcmp(side, "black") ? LAWS_BLACK
					: HONEST_NOBODY;
}

/* True when one of @keys, or of the keys in their groups, is called @name and may be public. */
static bool has_key(const struct event_key *keys, const char *name)
{
	for (; !event_keys_end(keys); keys++) {
		if (!keys->name && has_key(keys->keys, name))
			return true;
		if (keys->name && !strcmp(keys->name, name) && keys->only != KEY_FOR_ARBITER)
			return true;
	}
	return false;
}

static const struct event_row *public_row(const char *type, const char *state)
{
	for (size_t i = 0; i < EVENT_ROWS; i++) {
		const struct event_row *row = &event_rows[i];

		if (row->stream == EVENT_TO_BOTH && !strcmp(event_type_words[row->type], type) &&
		    (!row->state || !strcmp(row->state, state)))
			return row;
	}
	return NULL;
}

static bool is_of_public(struct honest *honest, struct json_object *event, const char *type)
{
	const struct event_row *row = public_row(type, text_of(event, "state"));

	if (!row)
		return complain(honest, "%s is no event of the public stream", type);
	json_object_object_foreach(event, key, value)
	{
		(void)value;
		if (!has_key(row->keys, key) && !has_key(event_head_keys, key) &&
		    !has_key(event_tail_keys, key))
			return complain(honest, "%s has the key %s", type, key);
	}
	return true;
}

/* The delay, and the most that a move can bring, follow from the regulations, which are public. */
static void control_bounds(const struct honest *honest, int64_t *delay, int64_t *gain)
{
	const struct laws_time_control *control = &honest->control;

	*delay = *gain = 0;
	for (unsigned int i = 0; i < control->periods; i++) {
		int64_t brought = control->period[i].increment + control->period[i].allotted;

		*delay = control->period[i].delay > *delay ? control->period[i].delay : *delay;
		*gain = brought > *gain ? brought : *gain;
	}
}

bool honest_wait(struct honest *honest, int64_t now)
{
	int64_t delay, gain;

	control_bounds(honest, &delay, &gain);
	if (honest->unfollowed || !honest->kept || honest->running == HONEST_NOBODY ||
	    honest->fallen[honest->running])
		return true;
	if (now - honest->told >
	    honest->left[honest->running] * 1000 + delay + honest->silence + FLAG_MARGIN)
		return complain(honest, "%s's time is over, and no flag has fallen",
				honest->running == LAWS_WHITE ? "White" : "Black");
	return true;
}

int64_t honest_fall(const struct honest *honest)
{
	if (!honest->kept || honest->running == HONEST_NOBODY || honest->fallen[honest->running])
		return LAWS_NEVER;
	return honest->told + honest->left[honest->running] * 1000;
}

/* The least and the most that @side's display may show at @t, in ms. */
static void bounds_of(const struct honest *honest, int side, int64_t t, int64_t *least,
		      int64_t *most)
{
	int64_t spent = t > honest->told ? t - honest->told : 0;
	int64_t delay, gain, unspent;

	control_bounds(honest, &delay, &gain);
	*least = *most = honest->left[side];
	if (honest->running != side)
		return;
	unspent = delay + honest->silence;
	*least -= spent / 1000 + 1;
	*most -= (spent > unspent ? spent - unspent : 0) / 1000;
	*least = *least > 0 ? *least : 0;
	*most = *most > 0 ? *most : 0;
}

/* @brings: the side that has completed a move, or HONEST_NOBODY. */
static bool take_displays(struct honest *honest, struct json_object *event, int brings,
			  bool anything)
{
	static const char *const keys[] = {"white_ms", "black_ms"};
	int64_t least, most, delay, gain;
	int64_t left[2];

	control_bounds(honest, &delay, &gain);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		left[side] = number_of(event, keys[side]);
		if (left[side] < 0)
			return true;
		bounds_of(honest, side, honest->t, &least, &most);
		if (brings == side)
			most += gain / 1000;
		if (honest->kept && !anything && !honest->unfollowed &&
		    (left[side] < least || left[side] > most + 1))
			return complain(honest, "%s is %ld, and should be from %ld to %ld",
					keys[side], (long)left[side], (long)least, (long)most);
	}
	honest->kept = true;
	memcpy(honest->left, left, sizeof(left));
	honest->told = honest->t;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		honest->fallen[side] = honest->fallen[side] && !left[side];
	return true;
}

static void start(struct honest *honest)
{
	honest->started = true;
	honest->paused = honest->ended = honest->stopped = false;
	honest->adjourned = 0;
	honest->kept = false;
	honest->unfollowed = honest->pressed_unseen = false;
	honest->fallen[LAWS_WHITE] = honest->fallen[LAWS_BLACK] = false;
	honest->running = honest->ran = HONEST_NOBODY;
	honest->known = !settings_need_kinds(honest->settings);
	honest->position = honest->settings->start;
	honest->control = honest->settings->regulations.time_control;
	honest->ply = 0;
	honest->completed_at = -1;
}

static bool take_game(struct honest *honest, struct json_object *event)
{
	const char *state = text_of(event, "state");
	bool reversed = number_of(event, "reversed") >= 0;

	if (!strcmp(state, "ready"))
		return honest->started && !honest->ended ? complain(honest, "ready in a game")
							 : true;
	if (!strcmp(state, "started")) {
		start(honest);
		return true;
	}
	if (!honest->started)
		return complain(honest, "%s without a game", state);
	if (!strcmp(state, "paused") || !strcmp(state, "adjourned")) {
		honest->paused = honest->stopped = true;
		if (!strcmp(state, "adjourned"))
			honest->adjourned = 2;
		/* The game goes on after its end, whose last move brings its increment late. */
		honest->unfollowed |= honest->ended;
		honest->ended = false;
	} else if (!strcmp(state, "resumed")) {
		/* The names also change when the colours are reversed. */
		if (!honest->paused && reversed == honest->reversed && !honest->stopped)
			return complain(honest, "resumed without a pause");
		honest->reversed = reversed;
		honest->paused = false;
		honest->stopped = true;
	} else if (!strcmp(state, "ended")) {
		honest->ended = true;
		honest->paused = false;
	} else {
		return complain(honest, "the state %s is not public", state);
	}
	return true;
}

/* An unknown position becomes that of the move. */
static bool take_fen(struct honest *honest, const char *fen)
{
	struct laws_setup setup;

	if (honest->settings->chess960 ? laws_fen_read_chess960(fen, &setup, NULL)
				       : laws_fen_read(fen, &setup, NULL))
		return complain(honest, "%s is no FEN", fen);
	honest->known = laws_position_init(&honest->position, &setup) == 0;
	return true;
}

static bool follows(struct honest *honest, struct json_object *event)
{
	const char *uci = text_of(event, "uci"), *fen = text_of(event, "fen");
	struct laws_position after = honest->position;
	char shown[LAWS_FEN_SIZE];
	struct laws_move move;

	if (number_of(event, "ply") != honest->ply + 1)
		return complain(honest, "ply %ld follows ply %ld", (long)number_of(event, "ply"),
				(long)honest->ply);
	if (!honest->known)
		return true;
	if (side_of(event, "side") != (int)laws_position_side(&honest->position))
		return complain(honest, "%s has not the move", text_of(event, "side"));
	if (laws_uci_read(&honest->position, uci, strlen(uci), &move))
		return complain(honest, "%s is not legal", uci);
	laws_move_play(&after, move);
	laws_fen_write(&after, shown);
	if (strcmp(shown, fen))
		return complain(honest, "%s leads to %s, and not to %s", uci, shown, fen);
	return true;
}

static bool take_completed(struct honest *honest, struct json_object *event)
{
	if (!honest->started)
		return complain(honest, "a move without a game");
	if (!honest->stopped && !honest->unfollowed && !follows(honest, event))
		return false;
	if (!take_displays(honest, event, side_of(event, "side"), false))
		return false;
	honest->pressed_unseen |= honest->unfollowed && honest->running == HONEST_NOBODY;
	honest->stopped = honest->unfollowed = false;
	honest->adjourned -= honest->adjourned > 0;
	honest->ply = number_of(event, "ply");
	if (!strcmp(text_of(event, "by"), "clock"))
		honest->completed_at = honest->t;
	return take_fen(honest, text_of(event, "fen"));
}

static bool take_withdrawn(struct honest *honest, struct json_object *event)
{
	honest->ply = number_of(event, "ply") - 1;
	honest->stopped = true;
	honest->known = false;
	return true;
}

static bool press_is_honest(struct honest *honest, int running)
{
	if (honest->unfollowed || honest->adjourned)
		return true;
	if (honest->completed_at != honest->t)
		return complain(honest, "a press completes nothing");
	if (honest->known && running != (int)laws_position_side(&honest->position))
		return complain(honest, "the press starts the clock of who has moved");
	return true;
}

/* Whose clock goes on after the pause, if the game is as the moves say. */
static int resumes(const struct honest *honest)
{
	return honest->pressed_unseen && honest->known ? (int)laws_position_side(&honest->position)
						       : honest->ran;
}

static bool run_is_honest(struct honest *honest, const char *why, int running)
{
	if (!strcmp(why, "press"))
		return press_is_honest(honest, running);
	if (!strcmp(why, "pause"))
		return running == HONEST_NOBODY ? true
						: complain(honest, "a clock runs in the pause");
	/* After a pause a press may start the other clock, too. */
	if (!strcmp(why, "resume"))
		return honest->stopped || honest->unfollowed || honest->adjourned ||
				       !honest->known ||
				       (running == HONEST_NOBODY && honest->silence) ||
				       running == resumes(honest)
			       ? true
			       : complain(honest, "another clock is resumed");
	/* While the board does not answer the clocks stand, with or without an event. */
	if (running == HONEST_NOBODY && honest->silence)
		return true;
	if (!strcmp(why, "start") || honest->unfollowed || running == honest->running)
		return true;
	return complain(honest, "another clock runs since %s", why);
}

static bool take_clock(struct honest *honest, struct json_object *event)
{
	const char *why = text_of(event, "why");
	int running = side_of(event, "running");
	const char *control = text_of(event, "time_control");
	bool set = !strcmp(why, "set") || !strcmp(why, "penalty") || !strcmp(why, "start");

	if (control[0])
		laws_time_control_read(control, &honest->control);
	if (!run_is_honest(honest, why, running) ||
	    !take_displays(honest, event, HONEST_NOBODY, set))
		return false;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		honest->fallen[side] |= !strcmp(why, "flag") && !honest->left[side];
	/*
	 * While the board does not answer, a clock that is set does not run, and a pause is
	 * reported later.
	 */
	if (honest->running != HONEST_NOBODY)
		honest->ran = honest->running;
	honest->pressed_unseen &= running == HONEST_NOBODY;
	honest->running = running;
	return true;
}

bool honest_take(struct honest *honest, struct json_object *event)
{
	const char *type = text_of(event, "type");
	int64_t t = number_of(event, "t"), seq = number_of(event, "seq");

	if (!is_of_public(honest, event, type))
		return false;
	if (seq != honest->seq + 1)
		return complain(honest, "number %ld follows %ld", (long)seq, (long)honest->seq);
	if (t < honest->t)
		return complain(honest, "time goes back");
	honest->seq = seq;
	if (strcmp(text_of(event, "why"), "flag") && !honest_wait(honest, t))
		return false;
	honest->t = t;
	if (!strcmp(type, "game"))
		return take_game(honest, event);
	if (!strcmp(type, "completed"))
		return take_completed(honest, event);
	if (!strcmp(type, "withdrawn"))
		return take_withdrawn(honest, event);
	if (!strcmp(type, "clock"))
		return take_clock(honest, event);
	if (!strcmp(type, "tags"))
		return true;
	/* An amended promotion changes the position before the next move. */
	honest->stopped = true;
	return true;
}
