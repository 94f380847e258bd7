/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Shows the contacts on the terminal for somebody who solders the board: each square closed or
 * open with its number of changes, the latest change in bold.
 */
#include <ncurses.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "util/loop.h"
#include "ctl/wiring/wiring.h"

#define FRAME_TIME  50000 /* µs between two pictures */
#define CELL_WIDTH  8
#define TOP	    2
#define LEAST_COLS  (3 + 8 * CELL_WIDTH)
#define LEAST_LINES (TOP + 18)

static SCREEN *terminal;
static sd_event_source *frame_timer;

static void draw_square(const struct contacts *contacts, int square)
{
	laws_squares bit = LAWS_SQUARE_SET(square);
	int attribute = contacts->just & bit	  ? A_BOLD | A_REVERSE
			: contacts->squares & bit ? A_BOLD
						  : A_NORMAL;

	attrset(attribute);
	mvprintw(TOP + 7 - square / 8, 3 + square % 8 * CELL_WIDTH, "%s %4u",
		 contacts->squares & bit ? "\xe2\x97\x8f" : "\xc2\xb7", contacts->changes[square]);
	attrset(A_NORMAL);
}

static void draw_board(const struct contacts *contacts)
{
	int square, line;

	for (square = 0; square < 64; square++)
		draw_square(contacts, square);
	for (line = 0; line < 8; line++) {
		mvprintw(TOP + line, 1, "%d", 8 - line);
		mvprintw(TOP + 8, 3 + line * CELL_WIDTH, "%c", 'a' + line);
	}
}

static void draw_inputs(const struct contacts *contacts)
{
	int input;

	for (input = 0; input < INPUT_BITS; input++) {
		bool down = contacts->inputs & 1u << input;

		attrset(down ? A_BOLD : A_NORMAL);
		mvprintw(TOP + 10 + input, 1, "%-22s %-5s %5u", contacts_input_names[input],
			 down ? "down" : "up", contacts->input_changes[input]);
		attrset(A_NORMAL);
	}
}

static void draw(const struct wiring *wiring)
{
	const struct contacts *contacts = &wiring->contacts;

	erase();
	if (COLS < LEAST_COLS || LINES < LEAST_LINES) {
		mvprintw(0, 0, "%d by %d or more, please", LEAST_COLS, LEAST_LINES);
		refresh();
		return;
	}
	/* A long reason continues in the line below, which is free. */
	mvprintw(0, 1, "%s%s%.*s",
		 wiring->state == DEVICE_READY ? "reading" : "waiting for a board",
		 wiring->why[0] ? ": " : "", 2 * COLS - 25, wiring->why);
	draw_board(contacts);
	draw_inputs(contacts);
	mvprintw(TOP + 15, 1, "%d closed%s", __builtin_popcountll(contacts->squares),
		 contacts->fault ? ", the hardware does not answer" : "");
	if (contacts->lost)
		printw(", losses of changes: %u", contacts->lost);
	mvprintw(TOP + 17, 1, "q leaves, c counts from 0 again");
	refresh();
}

static int on_frame(sd_event_source *timer, uint64_t usec, void *data)
{
	(void)usec;
	draw(data);
	sd_event_source_set_time_relative(timer, FRAME_TIME);
	return sd_event_source_set_enabled(timer, SD_EVENT_ONESHOT);
}

static void count_anew(struct contacts *contacts)
{
	struct contacts fresh = {
		.begun = contacts->begun,
		.fault = contacts->fault,
		.squares = contacts->squares,
		.inputs = contacts->inputs,
	};

	*contacts = fresh;
}

static int on_key(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct wiring *wiring = data;
	int key;

	(void)fd;
	if (events & (EPOLLHUP | EPOLLERR))
		return sd_event_source_set_enabled(source, SD_EVENT_OFF);
	while ((key = getch()) != ERR) {
		if (key == 'q' || key == 'Q')
			sd_event_exit(wiring->event, EXIT_DONE);
		else if (key == 'c' || key == 'C')
			count_anew(&wiring->contacts);
	}
	return 0;
}

static int on_resize(sd_event_source *source, const struct signalfd_siginfo *info, void *data)
{
	struct winsize size;

	(void)source, (void)info;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col)
		resizeterm(size.ws_row, size.ws_col);
	draw(data);
	return 0;
}

int wiring_screen_open(struct wiring *wiring)
{
	const char *name = getenv("TERM");
	int r;

	terminal = newterm(NULL, stdout, stdin);
	if (!terminal)
		return ctl_complain(EXIT_ENVIRONMENT, "the terminal '%s' is not known",
				    name ? name : "");
	wiring->on_screen = true;
	cbreak();
	noecho();
	curs_set(0);
	nodelay(stdscr, TRUE);
	keypad(stdscr, TRUE);
	if (isatty(STDIN_FILENO))
		sd_event_add_io(wiring->event, NULL, STDIN_FILENO, EPOLLIN, on_key, wiring);
	r = loop_add_signal(wiring->event, SIGWINCH, on_resize, wiring);
	if (r >= 0)
		r = sd_event_add_time_relative(wiring->event, &frame_timer, CLOCK_MONOTONIC, 0,
					       1000, on_frame, wiring);
	return r < 0 ? EXIT_ENVIRONMENT : EXIT_DONE;
}

void wiring_screen_close(struct wiring *wiring)
{
	frame_timer = sd_event_source_disable_unref(frame_timer);
	if (!terminal)
		return;
	endwin();
	delscreen(terminal);
	terminal = NULL;
	wiring->on_screen = false;
}
