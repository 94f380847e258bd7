/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * `touchmovectl setup`: which board, which pins, its wiring tested, a game begun on it, the
 * configuration written, the service started; each step asks, and what is left at any question has
 * changed nothing.
 */
#include <errno.h>
#include <libgen.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "device/sources.h"
#include "ctl/setup/question.h"
#include "ctl/setup/setup.h"
#include "ctl/wiring/wiring.h"

/* ---- which board it is for ---- */

static int take_board(struct setup *setup, const struct configured *board)
{
	snprintf(setup->board, sizeof(setup->board), "%s", board->configuration.board);
	snprintf(setup->file, sizeof(setup->file), "%s", board->file);
	setup->named = !board->own_file;
	setup->configuration = board->configuration;
	return EXIT_DONE;
}

static const struct configured *find_board(const struct setup *setup, const char *name)
{
	for (size_t i = 0; i < setup->present.count; i++)
		if (!strcmp(setup->present.boards[i].configuration.board, name))
			return &setup->present.boards[i];
	return NULL;
}

/* A board that is not there yet has a file of its own. */
static int take_new_board(struct setup *setup, const char *name)
{
	char path[PATH_MAX];

	snprintf(setup->board, sizeof(setup->board), "%s", name);
	snprintf(path, sizeof(path), "%s", setup->name);
	snprintf(setup->file, sizeof(setup->file), "%.*s/boards.d/%s.conf", CONFIGURATION_TEXT_SIZE,
		 dirname(path), name);
	return EXIT_DONE;
}

static int ask_new_board(struct setup *setup)
{
	char answer[ANSWER_SIZE];
	int code;

	for (;;) {
		code = ask("What is it to be called?", "", answer);
		if (code != EXIT_DONE)
			return code;
		if (!section_name_is_valid(answer, strlen(answer)))
			say("A board's name is 1 to 32 letters, digits and underscores, not "
			    "'%.40s'.",
			    answer);
		else if (find_board(setup, answer))
			say("There is a board %s already.", answer);
		else
			return take_new_board(setup, answer);
	}
}

/* The boards that have names stay; one of them can be set up anew. */
static int ask_board(struct setup *setup)
{
	size_t count = setup->present.count;
	unsigned int number;
	int code;

	say("Boards that are configured, which stay as they are:");
	for (size_t i = 0; i < count; i++)
		say("  %zu  %s: %s", i + 1, setup->present.boards[i].configuration.board,
		    setup->present.boards[i].configuration.source);
	say("  %zu  a new one", count + 1);
	code = ask_number("Which one is to be set up?", (unsigned int)count + 1,
			  (unsigned int)count + 1, &number);
	if (code != EXIT_DONE)
		return code;
	if (number > count)
		return ask_new_board(setup);
	return take_board(setup, &setup->present.boards[number - 1]);
}

/* --board NAME says it where boards have names, else there is one. */
static int choose_board(struct setup *setup)
{
	const char *name = setup->ctl->board;
	const struct configured *found = name ? find_board(setup, name) : NULL;

	setup->configuration = setup->present.general;
	if (!name)
		return setup->present.count ? ask_board(setup) : EXIT_DONE;
	if (found)
		return take_board(setup, found);
	if (!setup->present.count && setup->present.general.source[0])
		return ctl_complain(EXIT_INPUT,
				    "one board without a name is configured, %.100s: give it a "
				    "section [board NAME], and others can stand beside it",
				    setup->present.general.source);
	if (!section_name_is_valid(name, strlen(name)))
		return ctl_complain(EXIT_INPUT,
				    "--board expects 1 to 32 letters, digits and underscores, not "
				    "'%.40s'",
				    name);
	return take_new_board(setup, name);
}

static int read_present(struct setup *setup)
{
	char error[CONFIGURATION_ERROR_SIZE];
	int r;

	configurations_default(&setup->present);
	r = configurations_read(&setup->present, setup->name, error);
	if (r < 0 && r != -ENOENT)
		return ctl_complain(EXIT_INPUT, "%s; repair that first", error);
	return EXIT_DONE;
}

/* ---- what reads it ---- */

/* Takes a source that the configuration's reader takes, and that boards can have. */
static const char *refuse_source(const char *source)
{
	const char *place;

	if (strlen(source) >= CONFIGURATION_TEXT_SIZE)
		return "is too long";
	if (!strncmp(source, "trace:", 6) && source[6])
		return NULL;
	return device_kind_of(source, &place) ? NULL
					      : "is none: chardev:PATH, usb:PLACE, gpio:, or "
						"trace: with a FIFO";
}

static int ask_source(struct setup *setup)
{
	char answer[ANSWER_SIZE];
	int code;

	for (;;) {
		code = ask("Its source, such as chardev:/dev/reedboard0:", "", answer);
		if (code != EXIT_DONE)
			return code;
		if (!refuse_source(answer))
			break;
		say("'%.60s' %s.", answer, refuse_source(answer));
	}
	memcpy(setup->source, answer, strlen(answer) + 1);
	return EXIT_DONE;
}

enum other_choice {
	CHOICE_LINES,
	CHOICE_OTHER,
	CHOICE_AGAIN,
	CHOICES,
};

static void list_sources(const struct sources *found)
{
	if (!found->count)
		say("No board answers: neither the kernel module (/dev/reedboard*) nor USB has "
		    "one. "
		    "A Raspberry Pi's overlay wants a line in /boot/firmware/config.txt and a "
		    "reboot; the guide's start.md tells which.");
	for (size_t i = 0; i < found->count; i++)
		say("  %zu  %s  %s%s%s", i + 1, found->found[i].spec, found->found[i].name,
		    found->found[i].name[0] ? ": " : "", found->found[i].condition);
	say("  %zu  bare GPIO lines: you say which pins", found->count + 1 + CHOICE_LINES);
	say("  %zu  another one: you say where it is", found->count + 1 + CHOICE_OTHER);
	say("  %zu  look again", found->count + 1 + CHOICE_AGAIN);
}

/* Asks once; *@again tells whether to look again. */
static int ask_found(struct setup *setup, const struct sources *found, bool *again)
{
	unsigned int count = (unsigned int)found->count, number;
	int code;

	list_sources(found);
	code = ask_number("Which board?", count + CHOICES, 1, &number);
	if (code != EXIT_DONE)
		return code;
	*again = number == count + 1 + CHOICE_AGAIN;
	if (number <= count)
		snprintf(setup->source, sizeof(setup->source), "%s", found->found[number - 1].spec);
	else if (number == count + 1 + CHOICE_OTHER)
		code = ask_source(setup);
	else if (number == count + 1 + CHOICE_LINES)
		snprintf(setup->source, sizeof(setup->source), "gpio:");
	if (number == count + 1 + CHOICE_LINES)
		code = setup_ask_pins(setup);
	return code;
}

static int choose_source(struct setup *setup)
{
	bool again = true;
	int code = EXIT_DONE;

	say("\n1. The board");
	while (code == EXIT_DONE && again) {
		struct sources *found = sources_find(&setup->configuration);

		if (!found)
			return ctl_complain(EXIT_ENVIRONMENT, "no memory to look for boards");
		code = ask_found(setup, found, &again);
		free(found);
	}
	return code;
}

/* ---- how it is wired ---- */

enum walk {
	WALK_TEST = 1,
	WALK_MAKE,
	WALK_LEAVE,
};

/* Walks over the contacts; *@done tells whether the wiring is known by then. */
static int walk(struct setup *setup, enum walk which, bool *done)
{
	struct ctl ctl = *setup->ctl;
	struct wiring_found found;
	int code;

	ctl.count = 0;
	ctl.json = false;
	ctl.source = setup->source;
	ctl.test = which == WALK_TEST;
	ctl.make = which == WALK_MAKE;
	say("\"quit\" leaves this step.");
	code = wiring_walk(&ctl, &setup->configuration, &found);
	if (found.interrupted)
		return EXIT_NO;
	if (found.has_map) {
		code = ask_yes("Take the map that this makes?", done);
		if (code != EXIT_DONE || !*done)
			return code;
		memcpy(setup->configuration.wiring, found.map, sizeof(found.map));
		setup->has_map = true;
		return EXIT_DONE;
	}
	*done = found.ended && code == EXIT_DONE;
	return EXIT_DONE;
}

static int choose_wiring(struct setup *setup)
{
	unsigned int which;
	bool done = false;
	int code = EXIT_DONE;

	say("\n2. The wiring");
	while (code == EXIT_DONE && !done) {
		say("  1  test it: a piece on square after square tells what is soldered wrongly");
		say("  2  soldered in any order: the same makes the map of contacts and squares");
		say("  3  leave it as it is: tested before, or later by touchmovectl wiring "
		    "--test");
		code = ask_number("Which one?", 3, 1, &which);
		if (code == EXIT_DONE && which == WALK_LEAVE)
			return EXIT_DONE;
		if (code == EXIT_DONE)
			code = walk(setup, (enum walk)which, &done);
	}
	return code;
}

static int rehearse(struct setup *setup)
{
	struct ctl ctl = *setup->ctl;
	struct wiring_found found;
	bool yes;
	int code;

	say("\n3. A game's first moves");
	code = ask_yes("Make them on the board, to see that it follows?", &yes);
	if (code != EXIT_DONE || !yes)
		return code;
	ctl.count = 0;
	ctl.json = ctl.test = ctl.make = false;
	ctl.source = setup->source;
	say("\"quit\" leaves this step.");
	code = wiring_walk(&ctl, &setup->configuration, &found);
	if (found.interrupted)
		return EXIT_NO;
	if (!found.ended)
		say("The moves were not seen to their end.");
	return EXIT_DONE;
}

/* ---- all of it ---- */

static void tell_next(const struct setup *setup)
{
	say("\nWhat comes next:");
	say("  touchmovectl status          what the board does");
	say("  touchmovectl screen          it live; touchmovectl arbiter for the arbiter");
	say("  sudo adduser YOU touchmove-arbiter, and log in anew: you may be arbiter");
	say("  White=, Black=, TimeControl= and more: man touchmoved.conf");
	if (setup->lines || !strncmp(setup->source, "usb:", 4))
		say("  touchmovectl wiring needs the board for itself: systemctl stop touchmoved");
}

static int write_and_start(struct setup *setup)
{
	int code;

	say("\n4. The configuration");
	code = setup_write(setup);
	if (code != EXIT_DONE)
		return code;
	say("\n5. The service");
	code = setup_offer_service(setup);
	/* What is written stays, whatever is answered now. */
	if (code != EXIT_ENVIRONMENT)
		tell_next(setup);
	return code == EXIT_NO ? EXIT_DONE : code;
}

static int run(struct setup *setup)
{
	int code = setup_choose_place(setup);

	if (code == EXIT_DONE)
		code = read_present(setup);
	if (code == EXIT_DONE)
		code = choose_board(setup);
	if (code == EXIT_DONE)
		code = choose_source(setup);
	if (code == EXIT_DONE)
		code = choose_wiring(setup);
	if (code == EXIT_DONE)
		code = rehearse(setup);
	if (code == EXIT_DONE)
		return write_and_start(setup);
	return code;
}

/* Between two questions as well a signal waits for the next one, which it then answers. */
static void hold_signals(void)
{
	sigset_t signals;

	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGTERM);
	sigaddset(&signals, SIGHUP);
	sigprocmask(SIG_BLOCK, &signals, NULL);
}

int ctl_setup(const struct ctl *ctl)
{
	struct setup *setup;
	int code;

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return ctl_complain(EXIT_INPUT, "setup asks questions and needs a terminal; "
						"without one, write " CONFIGURATION_DEFAULT
						" by hand, see touchmoved.conf(5)");
	setup = calloc(1, sizeof(*setup));
	if (!setup)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	setup->ctl = ctl;
	hold_signals();
	say("Sets up a board. Nothing is changed before you have said yes to it; Ctrl-C leaves.");
	code = run(setup);
	if (code == EXIT_NO)
		say("Nothing was changed.");
	configurations_clear(&setup->present);
	free(setup->lines);
	free(setup);
	return code;
}
