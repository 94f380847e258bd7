/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Live time, with a device and a clock in the test's hands: inputs are stepped in the order of
 * their stamps, whenever the loop wakes.
 */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <json-c/json.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "event/event.h"
#include "util/file.h"
#include "util/keys.h"
#include "board/live.h"
#include "pipeline/pipeline.h"
#include "sim/simulate.h"
#include "device/sources.h"
#include "input/trace.h"

#define BEGAN ((uint64_t)5000000000)
#define START 0xffff00000000ffffull

/* A device that keeps its frames until it is drained. */
struct fake {
	struct device device;
	struct {
		uint64_t when;
		struct frame frame;
	} queue[64];
	size_t count;
	size_t at;
	unsigned int drains;
};

static struct fake fake;
static struct configuration configuration;
static struct live live;
static uint64_t now;
static char *told; /* events, a JSON object a line */
static size_t told_size;
static FILE *told_file;

static uint64_t asleep;

static uint64_t fake_asleep(void)
{
	return asleep;
}

static uint64_t fake_clock(void)
{
	return now;
}

static int fake_open(const char *place, const struct configuration *given, sd_event *event,
		     const struct device_listener *listener, struct device **device,
		     char error[DEVICE_ERROR_SIZE])
{
	(void)given, (void)event, (void)error;
	fake.device.listener = *listener;
	snprintf(fake.device.spec, sizeof(fake.device.spec), "fake:%s", place);
	*device = &fake.device;
	return 0;
}

static void fake_drain(struct device *device)
{
	(void)device;
	fake.drains++;
	while (fake.at < fake.count && fake.queue[fake.at].when <= now) {
		fake.device.listener.frame(fake.device.listener.data, fake.queue[fake.at].when,
					   &fake.queue[fake.at].frame);
		fake.at++;
	}
	if (fake.at == fake.count)
		fake.at = fake.count = 0;
}

static void fake_close(struct device *device)
{
	(void)device;
}

static const struct device_kind fake_kind = {
	.name = "fake",
	.open = fake_open,
	.drain = fake_drain,
	.close = fake_close,
};

static void queue(uint64_t t, laws_squares squares, uint8_t inputs, uint8_t flags)
{
	cr_assert_lt(fake.count, 64);
	fake.queue[fake.count].when = BEGAN + t;
	fake.queue[fake.count].frame =
		(struct frame){.squares = squares, .inputs = inputs, .flags = flags};
	fake.count++;
}

static void state(uint64_t t, enum device_state value, const char *why)
{
	now = BEGAN + t;
	fake.device.listener.state(fake.device.listener.data, now, value, why);
}

static void tell(void *data, const struct event *event)
{
	struct json_object *object = event_json(event, false);

	(void)data;
	if (event->seq)
		fprintf(told_file, "%s\n",
			json_object_to_json_string_ext(object, JSON_C_TO_STRING_PLAIN));
	json_object_put(object);
}

/* Each asker's last answer, and how many there were. */
#define ASKERS 4
static unsigned int answers[ASKERS];
static const char *answered[ASKERS];

static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused, unsigned int ruling)
{
	(void)data, (void)ruling;
	cr_assert_lt(command->asker, ASKERS);
	answers[command->asker]++;
	answered[command->asker] = refused ? refusal_sentence(refused->refused.refusal) : NULL;
}

static void begin_with(const struct settings *settings)
{
	const struct board_listener listener = {.event = tell};
	char error[DEVICE_ERROR_SIZE];

	memset(&fake, 0, sizeof(fake));
	fake.device.kind = &fake_kind;
	configuration_default(&configuration);
	if (settings)
		configuration.settings = *settings;
	told_file = open_memstream(&told, &told_size);
	memset(&live, 0, sizeof(live));
	cr_assert_geq(sd_event_new(&live.event), 0);
	live.board = board_new("1", "", &configuration.settings);
	live.configuration = &configuration;
	live.clock = fake_clock;
	live.slept = fake_asleep;
	asleep = 0;
	board_listen(live.board, &listener);
	memset(answers, 0, sizeof(answers));
	board_answer_by(live.board, take_answer, NULL);
	now = BEGAN;
	cr_assert_eq(live_start(&live, &fake_kind, "x", error), 0);
}

static void begin(void)
{
	begin_with(NULL);
}

static void end(void)
{
	live_stop(&live);
	board_free(live.board);
	sd_event_unref(live.event);
	fclose(told_file);
	free(told);
}

static void catch_up(uint64_t t)
{
	now = BEGAN + t;
	live_catch_up(&live);
	live_rearm(&live);
}

static const char *events(void)
{
	fflush(told_file);
	return told;
}

TestSuite(live, .init = begin, .fini = end);

Test(live, time_begins_with_the_first_frame)
{
	catch_up(1000000);
	cr_assert_eq(board_now(live.board), 0);
	cr_assert_str_eq(board_health_name(live.board), "waiting");
	queue(3000000, START, 0, 0);
	catch_up(3500000);
	cr_assert_eq(board_now(live.board), 500000);
	cr_assert_eq(board_floor(live.board) <= 500000, 1);
	cr_assert_str_eq(board_health_name(live.board), "ok");
	cr_assert_str_eq(board_source(live.board), "fake:x");
}

/* Debounce's deadline lies 15 ms after an edge; the loop wakes late for all of it. */
Test(live, late_loop_changes_nothing)
{
	char *late;

	queue(0, START, 0, 0);
	queue(1000000, START, INPUT_BLACK_LEVER, 0);
	queue(2000000, START & ~LAWS_SQUARE_SET(12), INPUT_BLACK_LEVER, 0);
	queue(2400000, (START & ~LAWS_SQUARE_SET(12)) | LAWS_SQUARE_SET(28), INPUT_BLACK_LEVER, 0);
	queue(4000000, (START & ~LAWS_SQUARE_SET(12)) | LAWS_SQUARE_SET(28), INPUT_WHITE_LEVER, 0);
	catch_up(9000000);
	late = strdup(events());
	cr_assert(strstr(late, "\"san\":\"e4\""), "%s", late);
	end();
	begin();
	queue(0, START, 0, 0);
	catch_up(100);
	queue(1000000, START, INPUT_BLACK_LEVER, 0);
	catch_up(1000001);
	queue(2000000, START & ~LAWS_SQUARE_SET(12), INPUT_BLACK_LEVER, 0);
	catch_up(2000000);
	queue(2400000, (START & ~LAWS_SQUARE_SET(12)) | LAWS_SQUARE_SET(28), INPUT_BLACK_LEVER, 0);
	catch_up(2500000);
	catch_up(3000000);
	queue(4000000, (START & ~LAWS_SQUARE_SET(12)) | LAWS_SQUARE_SET(28), INPUT_WHITE_LEVER, 0);
	catch_up(9000000);
	cr_assert_str_eq(events(), late);
	free(late);
}

/* A power cut: the machine has been up for half a minute, the game has been on for two hours. */
Test(live, a_game_may_be_older_than_the_machine)
{
	const uint64_t before = 7200 * (uint64_t)LAWS_SECOND;
	char error[DEVICE_ERROR_SIZE];

	live_stop(&live);
	now = 30 * LAWS_SECOND;
	live_resume(&live, (laws_time)before);
	cr_assert_eq(live_start(&live, &fake_kind, "x", error), 0);
	cr_assert_eq(live_when(&live, (laws_time)before), now);
	queue(now - BEGAN, START, 0, 0);
	queue(now + 1000000 - BEGAN, START, INPUT_BLACK_LEVER, 0);
	queue(now + 2000000 - BEGAN, START & ~LAWS_SQUARE_SET(12), INPUT_BLACK_LEVER, 0);
	now += 3000000;
	live_catch_up(&live);
	cr_assert_eq(board_now(live.board), (laws_time)before + 3000000);
	cr_assert(strstr(events(), "\"t\":7202000000,\"type\":\"touched\""), "%s", events());
}

/* ---- the machine sleeps ---- */

#define E2_LIFTED (START & ~LAWS_SQUARE_SET(12))
#define E4_PLAYED (E2_LIFTED | LAWS_SQUARE_SET(28))
#define HOUR	  (3600 * (uint64_t)LAWS_SECOND)

/* White to move with five minutes, ten seconds of which are gone; the machine slept for an hour. */
static void sleep_in_a_game(bool charged)
{
	struct settings settings;

	settings_default(&settings);
	cr_assert_eq(laws_time_control_read("300", &settings.regulations.time_control), 0);
	settings.regulations.charge_downtime = charged;
	end();
	begin_with(&settings);
	queue(0, START, 0, 0);
	queue(1000000, START, INPUT_BLACK_LEVER, 0);
	catch_up(11000000);
	asleep = HOUR;
	catch_up(11000000);
}

static bool told_of(const char *text)
{
	return strstr(events(), text);
}

/* What the board shows is not known until it tells it, or has had the time to do so. */
Test(live, a_sleep_is_told_and_takes_no_time)
{
	sleep_in_a_game(false);
	cr_assert_str_eq(board_health_name(live.board), "waiting");
	cr_assert(strstr(board_condition(live.board), "slept"), "%s", board_condition(live.board));
	catch_up(11500000);
	cr_assert(told_of("\"kind\":\"sensor\""), "%s", events());
	cr_assert(told_of("\"what\":\"restart\",\"since\":11000000"), "%s", events());
	cr_assert_str_eq(board_health_name(live.board), "waiting");
	catch_up(12000000);
	cr_assert_str_eq(board_health_name(live.board), "ok");
	cr_assert_null(strstr(board_condition(live.board), "slept"));
	queue(14000000, E2_LIFTED, INPUT_BLACK_LEVER, 0);
	queue(15000000, E4_PLAYED, INPUT_BLACK_LEVER, 0);
	queue(16000000, E4_PLAYED, INPUT_WHITE_LEVER, 0);
	catch_up(17000000);
	/* Of the 15 seconds since the start one was spent waiting for the board. */
	cr_assert(told_of("\"san\":\"e4\",") && told_of("\"white_ms\":286000"), "%s", events());
	cr_assert_not(told_of("displaced"), "%s", events());
}

Test(live, a_sleep_is_charged_where_that_is_the_rule)
{
	sleep_in_a_game(true);
	catch_up(13000000);
	cr_assert(told_of("\"what\":\"restart\""), "%s", events());
	cr_assert(told_of("\"kind\":\"flag-fall\""), "%s", events());
	cr_assert_eq(board_now(live.board), (laws_time)(13000000 + HOUR));
}

/* A piece that was moved meanwhile: the driver tells of it before anybody has asked the clock. */
Test(live, what_changed_in_a_sleep_is_seen)
{
	sleep_in_a_game(false);
	catch_up(13000000);
	asleep += HOUR;
	queue(20000000, E4_PLAYED, INPUT_BLACK_LEVER, 0);
	catch_up(20000000);
	cr_assert_str_eq(board_health_name(live.board), "ok");
	queue(22000000, E4_PLAYED, INPUT_WHITE_LEVER, 0);
	catch_up(23000000);
	cr_assert(told_of("\"type\":\"completed\",\"ply\":1,\"side\":\"white\",\"uci\":\"e2e4\""),
		  "%s", events());
}

/* Both at once: the board was unplugged while the machine slept, and comes back later. */
Test(live, a_board_may_be_gone_after_a_sleep)
{
	sleep_in_a_game(false);
	state(11200000, DEVICE_ABSENT, "unplugged");
	catch_up(14000000);
	cr_assert_str_eq(board_health_name(live.board), "gone");
	cr_assert_str_eq(board_condition(live.board), "unplugged");
	asleep += HOUR;
	catch_up(15000000);
	cr_assert_str_eq(board_health_name(live.board), "gone");
	state(20000000, DEVICE_READY, "");
	queue(20000000, START, INPUT_BLACK_LEVER, 0);
	catch_up(21000000);
	cr_assert_str_eq(board_health_name(live.board), "ok");
	queue(22000000, E2_LIFTED, INPUT_BLACK_LEVER, 0);
	queue(23000000, E4_PLAYED, INPUT_BLACK_LEVER, 0);
	queue(24000000, E4_PLAYED, INPUT_WHITE_LEVER, 0);
	catch_up(25000000);
	/* From 1 to 11 and from 20 to 24. */
	cr_assert(told_of("\"white_ms\":286000"), "%s", events());
}

/* Two readings of two clocks are never quite of one moment. */
Test(live, a_busy_machine_has_not_slept)
{
	queue(0, START, 0, 0);
	catch_up(1000000);
	asleep = 999999;
	catch_up(2000000);
	cr_assert_str_eq(board_health_name(live.board), "ok");
	cr_assert_not(told_of("sensor"), "%s", events());
}

/* Asking for the time does not make an already stamped input late. */
Test(live, question_moves_no_floor)
{
	queue(0, START, 0, 0);
	catch_up(1000);
	catch_up(2000000);
	cr_assert_eq(board_now(live.board), 2000000);
	cr_assert_lt(board_floor(live.board), 1900000);
	fake.device.listener.frame(fake.device.listener.data, BEGAN + 1900000,
				   &(struct frame){.squares = START});
	cr_assert_eq(board_floor(live.board), 1900000);
}

static void give(enum verb verb, unsigned int asker)
{
	board_command(live.board, &(struct command){.verb = verb, .asker = asker});
	live_rearm(&live);
}

/* An order after an unsettled contact is answered once that has settled, by a deadline. */
Test(live, order_in_doubt_is_answered_later)
{
	laws_squares lifted = START & ~LAWS_SQUARE_SET(12);

	queue(0, START, 0, 0);
	queue(1000000, START, INPUT_BLACK_LEVER, 0);
	queue(2000000, lifted, INPUT_BLACK_LEVER, 0);
	catch_up(2000000);
	now = BEGAN + 2000200;
	live_catch_up(&live);
	give(VERB_ACCEPT_DRAW, 1);
	give(VERB_PAUSE, 2);
	cr_assert_eq(answers[1] + answers[2], 0);
	catch_up(2100000);
	cr_assert_eq(answers[1], 1);
	cr_assert_eq(answers[2], 1);
	cr_assert_str_eq(answered[1], refusal_sentence(LAWS_REFUSED_NO_OFFER));
	cr_assert_null(answered[2]);
	give(VERB_PAUSE, 3);
	cr_assert_eq(answers[3], 1);
	cr_assert_str_eq(answered[3], refusal_sentence(LAWS_REFUSED_PAUSED));
}

/* The source's end leaves no order unanswered, whatever its contacts did. */
Test(live, order_after_the_end_is_answered)
{
	laws_squares lifted = START & ~LAWS_SQUARE_SET(12);

	queue(0, START, 0, 0);
	queue(2000000, lifted, 0, 0);
	queue(2000100, lifted, 0, FRAME_FAULT);
	catch_up(2000200);
	give(VERB_ACCEPT_DRAW, 1);
	cr_assert_eq(answers[1], 0);
	board_finish(live.board, BOARD_ENDED);
	cr_assert_eq(answers[1], 1);
	give(VERB_PAUSE, 2);
	cr_assert_eq(answers[2], 1);
	cr_assert_str_eq(answered[2], refusal_sentence(LAWS_REFUSED_NO_GAME));
}

/* A command is stamped with the present; frames stamped before it come first. */
Test(live, command_meets_the_present)
{
	struct command command = {.verb = VERB_START};

	queue(0, START, 0, 0);
	queue(700000, START, INPUT_ADJUST, 0);
	catch_up(800000);
	board_command(live.board, &command);
	cr_assert_eq(board_floor(live.board), 800000);
	/* Stamped before the command but delivered after it: counts as of the command's time. */
	fake.device.listener.frame(fake.device.listener.data, BEGAN + 750000,
				   &(struct frame){.squares = START & ~LAWS_SQUARE_SET(12)});
	cr_assert_eq(board_floor(live.board), 800000);
	catch_up(2000000);
	cr_assert(strstr(events(), "\"t\":800000,\"type\":\"touched\""), "%s", events());
	cr_assert(strstr(events(), "\"t\":800000,\"type\":\"game\",\"state\":\"started\""), "%s",
		  events());
}

Test(live, wiring_comes_before_anything_else)
{
	uint8_t contact;

	for (contact = 0; contact < 64; contact++)
		configuration.wiring[contact] = (uint8_t)(contact ^ 3);
	queue(0, START, 0, 0);
	queue(1000000, START, INPUT_BLACK_LEVER, 0);
	queue(2000000, START & ~LAWS_SQUARE_SET(12 ^ 3), INPUT_BLACK_LEVER, 0);
	catch_up(3000000);
	cr_assert(strstr(events(), "\"square\":\"e2\""), "%s", events());
}

Test(live, gone_and_back_is_told)
{
	state(0, DEVICE_ABSENT, "no board yet");
	cr_assert_str_eq(board_health_name(live.board), "waiting");
	cr_assert_str_eq(board_condition(live.board), "no board yet");
	state(10, DEVICE_READY, "a matrix");
	cr_assert_str_eq(board_health_name(live.board), "waiting");
	queue(20, START, 0, 0);
	catch_up(1000000);
	cr_assert_str_eq(board_health_name(live.board), "ok");
	queue(1000000, START, 0, FRAME_FAULT);
	catch_up(1100000);
	cr_assert_str_eq(board_health_name(live.board), "fault");
	state(2000000, DEVICE_ABSENT, "unplugged");
	cr_assert_str_eq(board_health_name(live.board), "gone");
	cr_assert_str_eq(board_condition(live.board), "unplugged");
	cr_assert_eq(board_floor(live.board), 1999980);
	state(3000000, DEVICE_READY, "a matrix");
	cr_assert_str_eq(board_health_name(live.board), "waiting");
	queue(3000100, START, 0, 0);
	catch_up(3000200);
	cr_assert_str_eq(board_health_name(live.board), "ok");
}

/* A device may call itself what it likes; D-Bus would refuse the whole answer. */
static int64_t wall_began; /* what the wall clock showed at the first frame, in µs since 1970 */

static int64_t fake_wall(void)
{
	return wall_began + (int64_t)(now - BEGAN);
}

#define HALF_PAST_NINE (1795339800 * LAWS_SECOND)

/* Also when the wall clock was set meanwhile. */
Test(live, games_know_their_date)
{
	const struct command start = {.verb = VERB_START};

	live.wall = fake_wall;
	wall_began = 1000 * LAWS_SECOND;
	queue(0, START, 0, 0);
	catch_up(1000000);
	wall_began = HALF_PAST_NINE;
	catch_up(2200000);
	board_command(live.board, &start);
	cr_assert(strstr(events(), "\"state\":\"started\",\"date\":\"2026-11-22T09:30:02Z\""), "%s",
		  events());
}

/* A game that its levers start takes its date from the samples before. */
Test(live, pressed_games_know_their_date)
{
	live.wall = fake_wall;
	wall_began = HALF_PAST_NINE;
	queue(0, START, 0, 0);
	queue(59 * LAWS_SECOND, START, INPUT_BLACK_LEVER, 0);
	catch_up(61 * LAWS_SECOND);
	cr_assert(strstr(events(), "\"date\":\"2026-11-22T09:30:59Z\""), "%s", events());
}

static unsigned int frames_taken;

static int64_t count_frame(void)
{
	frames_taken++;
	return HALF_PAST_NINE;
}

/* A source that tells more than any board can is not followed in all of it, but to its end. */
Test(live, a_flood_is_bounded)
{
	const laws_squares e2 = LAWS_SQUARE_SET(12);

	queue(0, START, 0, 0);
	queue(1000000, START, INPUT_BLACK_LEVER, 0);
	catch_up(1500000);
	live.wall = count_frame;
	for (unsigned int i = 0; i < 50000; i++)
		fake.device.listener.frame(fake.device.listener.data, BEGAN + 2000000,
					   &(struct frame){.squares = i & 1 ? START & ~e2 : START,
							   .inputs = INPUT_BLACK_LEVER});
	cr_assert_leq(frames_taken, LIVE_FRAMES_MOST);
	cr_assert_gt(frames_taken, LIVE_FRAMES_MOST - 10);
	cr_assert_not(strstr(events(), "touched"), "%s", events());
	/* The first that came behind the bound stands for a piece that was lifted and stays so. */
	for (uint64_t t = 2000000; t < 4000000; t += 1000)
		catch_up(t);
	cr_assert(strstr(events(), "\"type\":\"touched\",\"side\":\"white\",\"square\":\"e2\""),
		  "%s", events());
}

/* What was left out of a board that is taken away comes no more. */
Test(live, what_is_left_out_goes_with_the_board)
{
	queue(0, START, 0, 0);
	catch_up(10);
	for (unsigned int i = 0; i < 50000; i++)
		fake.device.listener.frame(fake.device.listener.data, BEGAN + 100,
					   &(struct frame){.squares = START});
	state(200, DEVICE_ABSENT, "unplugged");
	live.wall = count_frame;
	catch_up(60000000);
	cr_assert_eq(frames_taken, 1);
	cr_assert_str_eq(board_health_name(live.board), "gone");
}

Test(live, names_are_made_clean)
{
	struct sources none = {.count = 0};
	struct source_used used = {.condition = "cut off \xe2\x99"};
	struct json_object *sources, *source;

	snprintf(fake.device.spec, sizeof(fake.device.spec), "fake:\xff");
	state(10, DEVICE_READY, "Bo\xc3 \n\x1b[2J");
	cr_assert_str_eq(board_condition(live.board), "Bo? ??[2J");
	cr_assert_str_eq(board_source(live.board), "fake:?");
	used.spec = board_source(live.board);
	sources = sources_json(&none, &used, 1);
	source = json_object_array_get_idx(sources, json_object_array_length(sources) - 1);
	cr_assert_str_eq(text_of(source, "condition"), "cut off ??");
	cr_assert_str_eq(text_of(source, "spec"), "fake:?");
	json_object_put(sources);
}

/* The loop itself drains the device before it fires a deadline. */
Test(live, loop_drains_before_it_fires)
{
	unsigned int drains;

	live.clock = device_clock;
	now = device_clock();
	fake.device.listener.frame(fake.device.listener.data, now,
				   &(struct frame){.squares = START});
	fake.device.listener.frame(fake.device.listener.data, now + 1,
				   &(struct frame){.squares = START & ~LAWS_SQUARE_SET(0)});
	cr_assert_neq(board_deadline(live.board), LAWS_NEVER);
	drains = fake.drains;
	while (board_floor(live.board) <= 1)
		cr_assert_gt(sd_event_run(live.event, 5000000), 0, "the loop was not woken");
	cr_assert_gt(fake.drains, drains);
}

/* Asking for the time drains the device, and with it the frame that would have woken the loop. */
Test(live, question_loses_no_deadline)
{
	live.clock = device_clock;
	now = device_clock();
	fake.device.listener.frame(fake.device.listener.data, now,
				   &(struct frame){.squares = START});
	while (board_deadline(live.board) != LAWS_NEVER)
		cr_assert_gt(sd_event_run(live.event, 5000000), 0, "the loop was not woken");
	now = device_clock() + 1;
	fake.queue[0].when = now;
	fake.queue[0].frame = (struct frame){.squares = START & ~LAWS_SQUARE_SET(0)};
	fake.count = 1;
	live_catch_up(&live);
	cr_assert_eq(fake.count, 0);
	cr_assert_neq(board_deadline(live.board), LAWS_NEVER);
	while (board_deadline(live.board) != LAWS_NEVER)
		cr_assert_gt(sd_event_run(live.event, 5000000), 0, "the loop was not woken");
}

/* --- whole games, in batches as a loop under load would take them --- */

static uint64_t random_state;

static uint64_t random_below(uint64_t limit)
{
	random_state = random_state * 6364136223846793005u + 1442695040888963407u;
	return (random_state >> 33) % limit;
}

static char *replayed(const struct input_list *list)
{
	struct pipeline *pipeline = pipeline_new(&list->settings, tell, NULL);
	char *text;
	size_t i;

	for (i = 0; i < list->count; i++)
		pipeline_input(pipeline, &list->inputs[i]);
	pipeline_finish(pipeline);
	pipeline_free(pipeline);
	text = strdup(events());
	return text;
}

static void play_live(const struct input_list *list)
{
	size_t i;

	for (i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];

		if (input->type == INPUT_COMMAND) {
			catch_up((uint64_t)input->t);
			board_command(live.board, &input->command);
			continue;
		}
		queue((uint64_t)input->t, input->frame.squares, input->frame.inputs,
		      input->frame.flags);
		if (random_below(8) && fake.count < 60)
			continue;
		/* Woken by this frame, perhaps late, but before the next. */
		if (i + 1 < list->count)
			catch_up((uint64_t)input->t +
				 random_below((uint64_t)(list->inputs[i + 1].t - input->t) + 1));
	}
	catch_up((uint64_t)list->inputs[list->count - 1].t);
	board_finish(live.board, BOARD_ENDED);
}

/* Reports the first line that differs. */
static void check_same(const char *found, const char *expected)
{
	while (*expected || *found) {
		size_t length = strcspn(expected, "\n") + 1;

		cr_assert_eq(strncmp(found, expected, length), 0, "expected %.*s found %.*s",
			     (int)length, expected, (int)strcspn(found, "\n"), found);
		found += length;
		expected += length;
	}
}

static void check_game(const char *name, uint64_t seed)
{
	struct simulation simulation;
	struct input_list list = {0};
	char error[SCRIPT_ERROR_SIZE];
	char *expected;
	char *text;
	size_t size;

	simulation_default(&simulation);
	simulation.seed = seed;
	simulation.conditions = CONDITIONS_NORMAL;
	random_state = seed;
	cr_assert_eq(file_read(name, &text, &size), 0, "%s", name);
	cr_assert_eq(simulate_game(&simulation, text, size, name, 1, &list, error), 1, "%s", error);
	end();
	begin();
	expected = replayed(&list);
	end();
	begin_with(&list.settings);
	play_live(&list);
	cr_assert(strlen(expected) > 1000);
	check_same(events(), expected);
	inputs_free(&list);
	free(expected);
	free(text);
}

Test(live, game_equals_its_replay)
{
	uint64_t seed;

	for (seed = 1; seed <= 5; seed++)
		check_game(getenv("GAME"), seed);
}

/* --- a FIFO as a board, recorded as it comes --- */

static struct {
	struct device_listener to;
	struct device *device;
	FILE *trace;
	char folder[40];
	char path[60];
	int fd; /* into the FIFO */
} tap;

/* Writes as the store does: an input's time is the later of its stamp and the last one's. */
static void record(uint64_t when, struct input input)
{
	laws_time t = live.begun ? (laws_time)(when - live.began) : 0;

	input.t = t > board_floor(live.board) ? t : board_floor(live.board);
	trace_write(tap.trace, &input);
}

static void tap_frame(void *data, uint64_t when, const struct frame *frame)
{
	(void)data;
	record(when, (struct input){.type = INPUT_FRAME, .frame = *frame});
	tap.to.frame(tap.to.data, when, frame);
}

static void tap_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	bool tells = live.begun && (state == DEVICE_READY) == live.gone;
	enum verb verb = live.gone ? VERB_SOURCE_BACK : VERB_SOURCE_GONE;

	(void)data;
	if (tells)
		record(when, (struct input){.type = INPUT_COMMAND, .command = {.verb = verb}});
	tap.to.state(tap.to.data, when, state, why);
}

static int tap_open(const char *place, const struct configuration *given, sd_event *event,
		    const struct device_listener *listener, struct device **device,
		    char error[DEVICE_ERROR_SIZE])
{
	const struct device_listener mine = {.frame = tap_frame, .state = tap_state};
	int r;

	tap.to = *listener;
	r = device_trace.open(place, given, event, &mine, &tap.device, error);
	*device = tap.device;
	return r;
}

static const struct device_kind tap_kind = {.name = "tap", .open = tap_open};

static void write_line(const char *line)
{
	cr_assert_eq(write(tap.fd, line, strlen(line)), (ssize_t)strlen(line));
}

/* Lets @ms pass and runs what is due in the loop. */
static void pass(uint64_t ms)
{
	uint64_t until = device_clock() + ms * 1000, at;

	while ((at = device_clock()) < until)
		cr_assert_geq(sd_event_run(live.event, until - at), 0);
}

/* The source comes and goes, fails and loses frames, and the loop is late at random. */
static void play_fifo(void)
{
	static const char *const lines[] = {
		"0 ffff00000000ffff 0\n",
		"1 ffff00000000ffff 2\n",
		"2 ffff00000000efff 2\n",
		"3 ffff00001000efff 2\n4 ffff00001000efff 2 fault\n",
		"5 ffff00001000efff 2\n6 ffff00001000efff 1 lost\n",
		"7 fff700001000efff 1\n7 ! source gone\n",
		"8 ! source back\n8 fff700081000efff 1\n",
		"9 fff700081000efff 2\n10 fff700081000ef",
		"bf 2\n11 fff700081020efbf 2\n",
		NULL,
		"0 fff700081020efbf 1\n",
		"1 fdf700081020efbf 1\n1 fdf704081020efbf 1\n",
		"2 fdf704081020efbf 2\n",
	};
	size_t i;

	write_line("reedtrace 1\n");
	for (i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		if (!lines[i]) {
			close(tap.fd);
			pass(20);
			tap.fd = open(tap.path, O_WRONLY | O_NONBLOCK);
			cr_assert_geq(tap.fd, 0);
		}
		write_line(lines[i] ? lines[i] : "reedtrace 1\n");
		if (random_below(3) == 0)
			usleep((useconds_t)random_below(40000));
		if (random_below(3) == 0)
			live_catch_up(&live);
		/* The press that starts the game must be seen before anything else happens. */
		pass(random_below(60) + (i < 2 ? 30 : 1));
	}
	pass(2000);
}

static void begin_fifo(void)
{
	char error[DEVICE_ERROR_SIZE];

	live_stop(&live);
	strcpy(tap.folder, "/tmp/touchmove-live-XXXXXX");
	cr_assert(mkdtemp(tap.folder));
	snprintf(tap.path, sizeof(tap.path), "%s/board", tap.folder);
	cr_assert_eq(mkfifo(tap.path, 0600), 0);
	live.clock = device_clock;
	cr_assert_eq(live_start(&live, &tap_kind, tap.path, error), 0, "%s", error);
	/* The tap passes drain and close on to the tapped kind. */
	cr_assert_eq(live.device->kind, &device_trace);
	tap.fd = open(tap.path, O_WRONLY | O_NONBLOCK);
	cr_assert_geq(tap.fd, 0);
}

static char *replayed_trace(const char *text, size_t size)
{
	struct trace_reader reader;
	struct settings settings;
	struct pipeline *pipeline;
	struct input input;
	int r;

	settings_default(&settings);
	cr_assert_eq(trace_open(&reader, "recorded", text, size, &settings), 0, "%s", reader.error);
	pipeline = pipeline_new(&settings, tell, NULL);
	while ((r = trace_next(&reader, &input)) > 0)
		pipeline_input(pipeline, &input);
	cr_assert_eq(r, 0, "%s", reader.error);
	pipeline_finish(pipeline);
	pipeline_free(pipeline);
	return strdup(events());
}

Test(live, fifo_equals_its_recording)
{
	char *trace, *expected, *found;
	size_t size;

	random_state = device_clock();
	tap.trace = open_memstream(&trace, &size);
	trace_write_header(tap.trace, &configuration.settings);
	begin_fifo();
	play_fifo();
	board_finish(live.board, BOARD_ENDED);
	fclose(tap.trace);
	close(tap.fd);
	unlink(tap.path);
	rmdir(tap.folder);
	expected = strdup(events());
	end();
	begin();
	found = replayed_trace(trace, size);
	cr_assert(strstr(expected, "\"san\":\"d5\""), "%s\n%s", trace, expected);
	check_same(found, expected);
	free(trace);
	free(found);
	free(expected);
}
