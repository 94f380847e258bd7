/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * `arbiter`, the desk, and `screen`, one board of it: the terminal, its keys and its size, and the
 * bell. The panel decides what keys mean, the link speaks with touchmoved.
 */
#include <errno.h>
#include <ncurses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#include "util/loop.h"
#include "ctl/client.h"
#include "ctl/desk/draw.h"
#include "ctl/desk/link.h"
#include "ctl/desk/panel.h"
#include "ctl/ink.h"
#include "ctl/monitor.h"
#include "ctl/paint.h"
#include "tool/language.h"

#define FRAME_TIME 100000  /* µs between two pictures: clocks show tenths */
#define LINGER	   3000000 /* µs for which the end of the game stays on the screen */
#define KEY_WAIT   50	   /* ms after which an escape is a key by itself */

struct program {
	const struct ctl *ctl;
	const char *only; /* `screen`: the board's id */
	sd_event *event;
	struct desk desk;
	struct panel panel;
	struct link link;
	SCREEN *terminal;
	bool ended; /* --until-end: the game has */
};

static uint64_t wall_now(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

static void draw_one_board(struct program *program)
{
	const struct desk_board *board = panel_board(&program->panel);
	static struct view nothing;
	const char *hint = draw_board_hint(&program->panel);

	if (!board && !nothing.state[0])
		view_init(&nothing, NULL);
	if (!program->link.there)
		hint = _("touchmoved is not there. What is shown may be old.");
	paint(board ? &board->view : &nothing, board ? desk_now(board, wall_now()) : 0, hint);
}

static void draw(struct program *program)
{
	const struct drawn drawn = {
		.panel = &program->panel,
		.there = program->link.there,
		.trouble = program->link.trouble,
		.feeds = &program->link.feeds,
		.wall = wall_now(),
	};

	if (!program->terminal)
		return;
	if (program->panel.state == PANEL_BOARD)
		draw_one_board(program);
	else
		draw_desk(&drawn);
	refresh();
}

/* Only once nothing is asked for any more: what was open and is ruled on calls nobody. */
static void ring(struct program *program)
{
	if (!program->only && program->terminal && !program->link.asks &&
	    desk_rings(&program->desk))
		beep();
}

/* A board or rights that are missing end the program where nothing has been shown yet. */
static void give_up(struct program *program)
{
	bool is_fatal =
		program->link.code != EXIT_DONE && (program->only || !program->desk.board_count ||
						    program->link.code == EXIT_ENVIRONMENT);

	if (is_fatal && !program->ended)
		sd_event_exit(program->event, program->link.code);
}

static void changed(void *data)
{
	struct program *program = data;

	panel_renew(&program->panel);
	give_up(program);
}

static int on_linger_end(sd_event_source *timer, uint64_t usec, void *data)
{
	struct program *program = data;

	(void)timer, (void)usec;
	return sd_event_exit(program->event, EXIT_DONE);
}

static void taken(void *data, struct desk_board *board, struct json_object *event)
{
	struct program *program = data;

	(void)board;
	if (!program->only || !program->ctl->until_end || program->ended ||
	    !event_is_the_end(event))
		return;
	program->ended = true;
	sd_event_add_time_relative(program->event, NULL, CLOCK_MONOTONIC, LINGER, 1000,
				   on_linger_end, program);
}

static void answered(void *data, unsigned int ruling, const char *refused)
{
	struct program *program = data;
	char text[ALERT_TEXT_SIZE];

	if (refused)
		snprintf(text, sizeof(text), _("Refused: %1$s"), refused);
	else if (ruling)
		snprintf(text, sizeof(text), _("Done: ruling %1$u."), ruling);
	else
		snprintf(text, sizeof(text), "%s", _("Done."));
	panel_say(&program->panel, refused != NULL, text);
}

static void candidates(void *data, const char *board, struct json_object *list, const char *refused)
{
	struct program *program = data;
	char text[ALERT_TEXT_SIZE];

	snprintf(text, sizeof(text), _("Refused: %1$s"), refused);
	panel_take_candidates(&program->panel, board, list, text);
}

static void give_order(struct program *program)
{
	struct panel *panel = &program->panel;
	char refused[ALERT_TEXT_SIZE];

	panel->message[0] = '\0';
	if (!link_order(&program->link, panel->order_board, panel->line, refused))
		answered(program, 0, refused);
}

/* What @key leads to beyond the panel. */
static void press(struct program *program, int key)
{
	bool waited = panel_wants_candidates(&program->panel);

	if (panel_key(&program->panel, key))
		give_order(program);
	if (!waited && panel_wants_candidates(&program->panel))
		link_ask_candidates(&program->link, program->panel.order_board);
}

/* A key of curses as one of the panel; 0: none. */
static int key_of(int is_function, wint_t key)
{
	if (!is_function)
		return key == '\r' || key == '\n'     ? PANEL_ENTER
		       : key == 27		      ? PANEL_ESCAPE
		       : key == 127 || key == 8	      ? PANEL_ERASE
		       : key < ' ' || key >= PANEL_UP ? 0
						      : (int)key;
	switch (key) {
	case KEY_UP:
		return PANEL_UP;
	case KEY_DOWN:
		return PANEL_DOWN;
	case KEY_PPAGE:
		return PANEL_PAGE_UP;
	case KEY_NPAGE:
		return PANEL_PAGE_DOWN;
	case KEY_HOME:
		return PANEL_HOME;
	case KEY_END:
		return PANEL_END;
	case KEY_ENTER:
		return PANEL_ENTER;
	case KEY_BACKSPACE:
	case KEY_DC:
		return PANEL_ERASE;
	default:
		return 0;
	}
}

static int on_key(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct program *program = data;
	wint_t wide;
	int kind;

	(void)fd;
	if (events & (EPOLLHUP | EPOLLERR))
		return sd_event_source_set_enabled(source, SD_EVENT_OFF);
	while ((kind = get_wch(&wide)) != ERR) {
		int key = key_of(kind == KEY_CODE_YES, wide);

		if (key)
			press(program, key);
	}
	if (program->panel.leaves)
		return sd_event_exit(program->event, EXIT_DONE);
	draw(program);
	return 0;
}

static int on_frame(sd_event_source *timer, uint64_t usec, void *data)
{
	(void)usec;
	ring(data);
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

static int open_terminal(struct program *program)
{
	const char *name = getenv("TERM");

	program->terminal = newterm(NULL, stdout, stdin);
	if (!program->terminal)
		return ctl_complain(EXIT_ENVIRONMENT, "the terminal '%s' is not known",
				    name ? name : "");
	set_escdelay(KEY_WAIT);
	cbreak();
	noecho();
	nonl();
	curs_set(0);
	nodelay(stdscr, TRUE);
	keypad(stdscr, TRUE);
	ink_init();
	return EXIT_DONE;
}

static void close_terminal(struct program *program)
{
	if (!program->terminal)
		return;
	endwin();
	delscreen(program->terminal);
	program->terminal = NULL;
}

/*
 * Until touchmoved has said what there is the terminal stays as it is, so that what is wrong from
 * the beginning is one line; with --wait the screen says what is waited for.
 */
static int wait_for_boards(struct program *program)
{
	int r = 0;

	while (r >= 0 && !program->ctl->wait && !program->link.there && !program->link.code)
		r = sd_event_run(program->event, UINT64_MAX);
	/* The first answer of each board tells whether this user may know it. */
	while (r >= 0 && program->link.asks && !program->link.code)
		r = sd_event_run(program->event, UINT64_MAX);
	if (r < 0 || sd_event_get_state(program->event) == SD_EVENT_FINISHED)
		return program->link.code ? program->link.code : EXIT_ENVIRONMENT;
	return program->link.code;
}

/* Without a terminal as standard input there are no keys, but the screen shows what happens. */
static int run(struct program *program)
{
	int r;

	if (isatty(STDIN_FILENO))
		sd_event_add_io(program->event, NULL, STDIN_FILENO, EPOLLIN, on_key, program);
	r = sd_event_add_time_relative(program->event, NULL, CLOCK_MONOTONIC, 0, 1000, on_frame,
				       program);
	if (r >= 0)
		r = sd_event_loop(program->event);
	return r < 0 ? EXIT_ENVIRONMENT : r;
}

static int open_program(struct program *program, const char *command)
{
	int code;

	if (!isatty(STDOUT_FILENO))
		return ctl_complain(EXIT_ENVIRONMENT, "%s needs a terminal; monitor prints lines",
				    command);
	code = ctl_loop(&program->event, EXIT_DONE);
	if (code == EXIT_DONE && loop_add_signal(program->event, SIGWINCH, on_resize, program) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no event loop");
	if (code != EXIT_DONE)
		return code;
	program->link = (struct link){
		.ctl = program->ctl,
		.event = program->event,
		.desk = &program->desk,
		.only = program->only,
		.changed = changed,
		.answered = answered,
		.candidates = candidates,
		.taken = taken,
		.data = program,
	};
	return link_open(&program->link);
}

static int show(const struct ctl *ctl, const char *command, const char *only)
{
	struct program *program = calloc(1, sizeof(*program));
	int code;

	if (!program)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	program->ctl = ctl;
	program->only = only;
	desk_init(&program->desk);
	panel_init(&program->panel, &program->desk, only);
	code = open_program(program, command);
	if (code == EXIT_DONE)
		code = wait_for_boards(program);
	if (code == EXIT_DONE)
		code = open_terminal(program);
	if (code == EXIT_DONE)
		code = run(program);
	close_terminal(program);
	if (program->link.trouble[0] && code != EXIT_DONE)
		ctl_complain(code, "%s", program->link.trouble);
	link_close(&program->link);
	sd_event_unref(program->event);
	desk_close(&program->desk);
	free(program);
	return code;
}

int ctl_arbiter(const struct ctl *ctl)
{
	return show(ctl, "arbiter", NULL);
}

/* Of a daemon that is still to come it is the one that a daemon has by itself. */
static int choose_board(const struct ctl *ctl, char id[BOARD_ID_MAX + 1])
{
	struct client client;
	int code = client_connect(&client, ctl);

	if (code == EXIT_DONE && (ctl->board || client_daemon_is_there(&client)))
		code = client_choose(&client);
	snprintf(id, BOARD_ID_MAX + 1, "%s",
		 client.path[0] ? strrchr(client.path, '/') + 1 : BOARD_ID_DEFAULT);
	client_close(&client);
	return code;
}

int ctl_screen(const struct ctl *ctl)
{
	char id[BOARD_ID_MAX + 1];
	int code = choose_board(ctl, id);

	return code == EXIT_DONE ? show(ctl, "screen", id) : code;
}
