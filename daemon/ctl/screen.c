/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The live screen: the terminal, its keys and its size, and the game's time shown on it. */
#include <errno.h>
#include <ncurses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "bus/variant.h"
#include "util/loop.h"
#include "ctl/follow.h"
#include "ctl/ink.h"
#include "ctl/monitor.h"
#include "ctl/paint.h"

#define FRAME_TIME 50000   /* µs between two pictures */
#define LINGER	   3000000 /* µs for which the end of the game stays on the screen */

struct screen {
	const struct ctl *ctl;
	struct follow follow;
	struct view view;
	SCREEN *terminal;
	sd_event_source *frame;
	double speed;
	int64_t base_t;	    /* the game's time … */
	uint64_t base_wall; /* … at this time of CLOCK_MONOTONIC, µs */
	bool source_ended;  /* the game's time no longer runs */
	bool done;
	bool unheard; /* an error was printed while curses had the terminal */
};

static uint64_t wall_now(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

/* The game's present time, as far as it is known. */
static int64_t game_now(const struct screen *screen)
{
	if (screen->source_ended || screen->done || screen->speed == 0)
		return screen->base_t;
	return screen->base_t + (int64_t)((double)(wall_now() - screen->base_wall) * screen->speed);
}

/* Sets the game's time, never backwards: an event arrives a little after it happened. */
static void set_base(struct screen *screen, int64_t t)
{
	int64_t now = game_now(screen);

	screen->base_t = t > now ? t : now;
	screen->base_wall = wall_now();
}

static const char *text_of(struct json_object *object, const char *key)
{
	struct json_object *value;

	return json_object_object_get_ex(object, key, &value) ? json_object_get_string(value) : "";
}

static void take_board(struct screen *screen, struct json_object *board)
{
	struct view *view = &screen->view;
	struct json_object *value;

	snprintf(view->source, sizeof(view->source), "%s", text_of(board, "Source"));
	snprintf(view->health, sizeof(view->health), "%s", text_of(board, "Health"));
	if (json_object_object_get_ex(board, "Speed", &value))
		screen->speed = json_object_get_double(value);
	if (json_object_object_get_ex(board, "Time", &value))
		screen->base_t = json_object_get_int64(value);
	screen->base_wall = wall_now();
	screen->source_ended = !strcmp(view->health, "ended") || !strcmp(view->health, "broken");
}

static int read_board(struct screen *screen)
{
	struct json_object *board = NULL;
	int code = client_properties(&screen->follow.client, BUS_BOARD, &board);

	if (code == EXIT_DONE)
		take_board(screen, board);
	json_object_put(board);
	return code;
}

static void take_name(struct json_object *game, const char *key, char *name, size_t size)
{
	if (json_object_object_get_ex(game, key, NULL))
		snprintf(name, size, "%s", text_of(game, key));
}

/* Takes the names that @game has, which may be only those that changed. */
static void take_names(struct view *view, struct json_object *game)
{
	take_name(game, "White", view->white, sizeof(view->white));
	take_name(game, "Black", view->black, sizeof(view->black));
	take_name(game, "EventName", view->event, sizeof(view->event));
	take_name(game, "Round", view->round, sizeof(view->round));
}

static int read_game(struct screen *screen)
{
	struct view *view = &screen->view;
	struct json_object *game = NULL;
	int code = client_properties(&screen->follow.client, BUS_GAME, &game);

	if (code == EXIT_DONE) {
		view_init(view, text_of(game, "StartFEN"));
		take_names(view, game);
	}
	json_object_put(game);
	return code;
}

static int on_properties(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct screen *screen = data;
	struct json_object *changed = NULL;
	const char *interface;
	bool of_board;

	(void)error;
	if (sd_bus_message_read(message, "s", &interface) < 0)
		return 0;
	of_board = !strcmp(interface, BUS_BOARD);
	if ((!of_board && strcmp(interface, BUS_GAME)) ||
	    variant_read_object(message, &changed) < 0)
		return 0;
	if (!of_board)
		take_names(&screen->view, changed);
	if (text_of(changed, "Source")[0])
		snprintf(screen->view.source, sizeof(screen->view.source), "%s",
			 text_of(changed, "Source"));
	if (text_of(changed, "Health")[0]) {
		set_base(screen, screen->base_t);
		snprintf(screen->view.health, sizeof(screen->view.health), "%s",
			 text_of(changed, "Health"));
		screen->source_ended = !strcmp(screen->view.health, "ended") ||
				       !strcmp(screen->view.health, "broken");
	}
	json_object_put(changed);
	return 0;
}

static int begin(void *data)
{
	struct screen *screen = data;
	int code;

	if (sd_bus_match_signal(screen->follow.client.bus, NULL, BUS_NAME,
				screen->follow.client.path, "org.freedesktop.DBus.Properties",
				"PropertiesChanged", on_properties, screen) < 0)
		return EXIT_ENVIRONMENT;
	code = read_game(screen);
	if (code == EXIT_DONE)
		code = read_board(screen);
	screen->unheard = code != EXIT_DONE && screen->terminal;
	return code;
}

static int on_linger_end(sd_event_source *timer, uint64_t usec, void *data)
{
	struct screen *screen = data;

	(void)timer, (void)usec;
	return sd_event_exit(screen->follow.event, EXIT_DONE);
}

static void take(void *data, struct json_object *event)
{
	struct screen *screen = data;

	if (screen->done)
		return;
	view_take(&screen->view, event);
	set_base(screen, screen->view.t);
	if (!screen->ctl->until_end || !event_is_the_end(event))
		return;
	screen->done = true;
	sd_event_add_time_relative(screen->follow.event, NULL, CLOCK_MONOTONIC, LINGER, 1000,
				   on_linger_end, screen);
}

/* A finished game stays on the screen after the daemon has left. */
static void gone(void *data)
{
	struct screen *screen = data;

	if (!screen->done)
		sd_event_exit(screen->follow.event, EXIT_ENVIRONMENT);
}

static void draw(struct screen *screen)
{
	const char *hint = "q leaves";

	if (!screen->follow.following)
		hint = "waiting for touchmoved   q leaves";
	else if (screen->done)
		hint = "the game has ended   q leaves";
	paint(&screen->view, game_now(screen), hint);
	refresh();
}

static int on_frame(sd_event_source *timer, uint64_t usec, void *data)
{
	(void)usec;
	draw(data);
	sd_event_source_set_time_relative(timer, FRAME_TIME);
	return sd_event_source_set_enabled(timer, SD_EVENT_ONESHOT);
}

static int on_resize(sd_event_source *source, const struct signalfd_siginfo *info, void *data)
{
	struct winsize size;

	(void)source, (void)info;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col) {
		resizeterm(size.ws_row, size.ws_col);
		clear();
	}
	draw(data);
	return 0;
}

static int on_key(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct screen *screen = data;
	int key;

	(void)fd;
	if (events & (EPOLLHUP | EPOLLERR))
		return sd_event_source_set_enabled(source, SD_EVENT_OFF);
	while ((key = getch()) != ERR)
		if (key == 'q' || key == 'Q')
			sd_event_exit(screen->follow.event, EXIT_DONE);
	return 0;
}

static int open_event_loop(struct screen *screen)
{
	sd_event **event = &screen->follow.event;
	int code = ctl_loop(event, EXIT_DONE);

	if (code == EXIT_DONE && loop_add_signal(*event, SIGWINCH, on_resize, screen) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no event loop");
	return code;
}

static int open_terminal(struct screen *screen)
{
	const char *name = getenv("TERM");

	if (!isatty(STDOUT_FILENO))
		return ctl_complain(EXIT_ENVIRONMENT,
				    "screen needs a terminal; monitor prints lines");
	screen->terminal = newterm(NULL, stdout, stdin);
	if (!screen->terminal)
		return ctl_complain(EXIT_ENVIRONMENT, "the terminal '%s' is not known",
				    name ? name : "");
	cbreak();
	noecho();
	curs_set(0);
	nodelay(stdscr, TRUE);
	keypad(stdscr, TRUE);
	ink_init();
	return EXIT_DONE;
}

static void close_terminal(struct screen *screen)
{
	if (!screen->terminal)
		return;
	endwin();
	delscreen(screen->terminal);
	screen->terminal = NULL;
}

/* Without a terminal as standard input there are no keys, but the screen shows the game. */
static int run(struct screen *screen)
{
	sd_event *event = screen->follow.event;
	int r;

	if (isatty(STDIN_FILENO))
		sd_event_add_io(event, NULL, STDIN_FILENO, EPOLLIN, on_key, screen);
	r = sd_event_add_time_relative(event, &screen->frame, CLOCK_MONOTONIC, 0, 1000, on_frame,
				       screen);
	if (r >= 0)
		r = sd_event_loop(event);
	screen->frame = sd_event_source_disable_unref(screen->frame);
	return r < 0 ? EXIT_ENVIRONMENT : r;
}

int ctl_screen(const struct ctl *ctl)
{
	struct screen *screen = calloc(1, sizeof(*screen));
	struct ctl with_all = *ctl;
	int code;

	if (!screen)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	with_all.public = false;
	screen->ctl = &with_all;
	screen->follow.take = take;
	screen->follow.begin = begin;
	screen->follow.gone = gone;
	screen->follow.data = screen;
	view_init(&screen->view, NULL);
	code = open_event_loop(screen);
	if (code == EXIT_DONE)
		code = follow_open(&screen->follow, &with_all);
	if (code == EXIT_DONE)
		code = open_terminal(screen);
	if (code == EXIT_DONE)
		code = run(screen);
	close_terminal(screen);
	if (screen->unheard)
		ctl_complain(code, "touchmoved's board '%s' cannot be shown", ctl->board);
	else if (screen->follow.vanished && !screen->done)
		ctl_complain(EXIT_ENVIRONMENT, "touchmoved has gone");
	follow_close(&screen->follow);
	sd_event_unref(screen->follow.event);
	free(screen);
	return code;
}
