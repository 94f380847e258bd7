/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The layout, of which no part moves while alerts come and go:
 *
 *	title                                        how many alerts and boards
 *	─ Open alerts ─────────────────────────────────────────────────────────
 *	board  sure?  article  age  what happened                (the most urgent first)
 *	─ Alert 3, board 2 ────────────────────────────────────────────────────
 *	what happened, what confirming costs, what        the evidence
 *	hands did when; or a menu in this place           as a picture
 *	─ Boards ──────────────────────────────────────────────────────────────
 *	board  alerts  White's clock  Black's clock  last move  state  players
 *	the last answer
 *	keys
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ctl/desk/draw.h"
#include "ctl/desk/menu.h"
#include "ctl/ink.h"
#include "tool/language.h"
#include "util/keys.h"

#define ROWS_LEAST    12
#define COLUMNS_LEAST 40
#define PICTURE_WIDTH 26 /* a digit, and eight squares of three */
#define PICTURE_ROWS  9
/* Below so many columns the text needs all of them; so many rows, there is no picture. */
#define PICTURE_COLUMNS (PICTURE_WIDTH + 38)

struct layout {
	int rows, columns;
	int alerts; /* how many rows each part has, without its title */
	int detail;
	int boards;
	int detail_top;
	int boards_top;
	int text; /* columns of the detail's text */
	bool has_picture;
};

/* Rows beyond 24 go to the lists; where there are fewer the boards give way first. */
static void plan(struct layout *layout)
{
	int room;

	getmaxyx(stdscr, layout->rows, layout->columns);
	room = layout->rows - 6;
	layout->detail = PICTURE_ROWS;
	layout->has_picture = layout->columns >= PICTURE_COLUMNS && room >= PICTURE_ROWS + 3;
	if (room < PICTURE_ROWS + 3)
		layout->detail = room - 3 < 3 ? 3 : room - 3;
	room -= layout->detail;
	layout->alerts = room <= 2 ? 1 : room * 4 / 9;
	layout->boards = room - layout->alerts;
	layout->detail_top = 2 + layout->alerts;
	layout->boards_top = layout->detail_top + 1 + layout->detail;
	layout->text = layout->columns - 2 - (layout->has_picture ? PICTURE_WIDTH + 2 : 0);
}

/* The event's name is that of the first board that has one. */
static void draw_title(const struct drawn *drawn, const struct layout *layout)
{
	const struct desk *desk = drawn->panel->desk;
	attr_t title = ink(INK_TITLE, A_REVERSE);
	const char *event = "";
	char text[160];
	int width;

	for (unsigned int i = desk->board_count; i-- > 0;)
		if (strcmp(desk->boards[i]->view.event, "?") && desk->boards[i]->view.event[0])
			event = desk->boards[i]->view.event;
	attrset(title);
	mvhline(0, 0, ' ', layout->columns);
	snprintf(text, sizeof(text), "Touchmove   %s", _("Arbiter's desk"));
	width = ink_put(0, 1, layout->columns - 2, title | A_BOLD, text);
	ink_put(0, width + 4, layout->columns - width - 5, title, event);
}

/* The first of @count entries that is shown in @rows, so that the one at @at is among them. */
static unsigned int first_shown(unsigned int at, unsigned int count, int rows)
{
	unsigned int room = rows > 0 ? (unsigned int)rows : 1;

	if (count <= room || at < room / 2)
		return 0;
	return at - room / 2 > count - room ? count - room : at - room / 2;
}

/* What of a list is not on the screen stands in its title. */
static void draw_list_title(const struct layout *layout, int row, const char *title,
			    unsigned int first, unsigned int count, int rows)
{
	char hidden[40];
	char arrows[8] = "";

	ink_rule(row, 0, layout->columns, title);
	if (count <= (unsigned int)rows)
		return;
	snprintf(arrows, sizeof(arrows), "%s%s", first ? "^" : "",
		 first + (unsigned int)rows < count ? "v" : "");
	snprintf(hidden, sizeof(hidden), " %u-%u / %u %s ", first + 1, first + (unsigned int)rows,
		 count, arrows);
	ink_put(row, layout->columns - (int)strlen(hidden) - 2, (int)strlen(hidden), A_BOLD,
		hidden);
}

/* "0:42", or "1:02:03". */
static void age_write(int64_t us, char *text, size_t size)
{
	int64_t seconds = us > 0 ? us / 1000000 : 0;

	if (seconds < 3600)
		snprintf(text, size, "%" PRId64 ":%02d", seconds / 60, (int)(seconds % 60));
	else
		snprintf(text, size, "%" PRId64 ":%02d:%02d", seconds / 3600,
			 (int)(seconds / 60 % 60), (int)(seconds % 60));
}

static void draw_alert_row(const struct drawn *drawn, const struct layout *layout, int row,
			   const struct desk_alert *alert, bool chosen)
{
	const char *confidence = text_of(alert->event, "confidence");
	int64_t now = desk_now(alert->board, drawn->wall);
	char sentence[ALERT_TEXT_SIZE];
	char age[32];
	int column = 1;

	if (chosen)
		ink_put(row, 0, 1, A_BOLD, ">");
	ink_put(row, column, 8, A_BOLD, alert->board->id);
	column += 9;
	ink_put(row, column, 9, ink_confidence(confidence), confidence_name(confidence));
	column += 10;
	ink_put(row, column, 6, A_NORMAL, text_of(alert->event, "article"));
	column += 7;
	age_write(now - alert->t, age, sizeof(age));
	ink_put(row, column + 7 - (int)strlen(age), 7, ink(INK_DIM, A_NORMAL), age);
	column += 9;
	desk_sentence(alert, sentence);
	ink_put(row, column, layout->columns - column, chosen ? A_BOLD : A_NORMAL, sentence);
}

static void draw_alerts(const struct drawn *drawn, const struct layout *layout)
{
	const struct panel *panel = drawn->panel;
	const struct desk *desk = panel->desk;
	unsigned int place = panel_place(panel);
	unsigned int at = place < desk->open_count ? place : 0;
	unsigned int first = first_shown(at, desk->open_count, layout->alerts);
	char title[100];

	snprintf(title, sizeof(title), _("Open alerts: %1$u"), desk->open_count);
	draw_list_title(layout, 1, title, first, desk->open_count, layout->alerts);
	if (!desk->open_count)
		ink_put(2, 1, layout->columns - 2, ink(INK_DIM, A_DIM), _("No alert is open."));
	for (int i = 0; i < layout->alerts && first + (unsigned int)i < desk->open_count; i++)
		draw_alert_row(drawn, layout, 2 + i, desk->open[first + (unsigned int)i],
			       first + (unsigned int)i == place && panel->alert);
}

static void last_move_write(const struct view *view, char *text, size_t size)
{
	const struct view_move *move;

	text[0] = '\0';
	if (!view->plies)
		return;
	move = &view->moves[view->plies - 1];
	snprintf(text, size, "%u%s%s", move->number, move->side == LAWS_WHITE ? "." : "...",
		 move->san);
}

/* The clock of @side; nothing where no times are kept. In brackets nobody knows it any more. */
static void draw_clock(const struct desk_board *board, int row, int column, enum laws_side side,
		       int64_t now)
{
	bool runs = board->view.running == (int)side;
	char clock[32];
	char text[48];

	if (!board->view.clock_kept)
		return;
	view_time_write(view_left(&board->view, side, now), clock, sizeof(clock));
	snprintf(text, sizeof(text), "%s%s%s",
		 board->absent ? "("
		 : runs	       ? ">"
			       : " ",
		 clock, board->absent ? ")" : "");
	ink_put(row, column, 11,
		runs && !board->absent ? ink(INK_CLOCK, A_REVERSE) | A_BOLD
				       : ink(INK_DIM, A_NORMAL),
		text);
}

/* What is wrong with the board stands before what state the game is in. */
static const char *state_of(const struct desk_board *board)
{
	const char *health = board->view.health;

	if (!strcmp(health, "fault") || !strcmp(health, "gone") || !strcmp(health, "broken"))
		return health;
	return board->view.state;
}

static const char *name_of(const char *name)
{
	return name[0] ? name : "?";
}

/* Nothing where neither is known. */
static void names_write(const struct view *view, char *text, size_t size)
{
	const char *white = name_of(view->white);
	const char *black = name_of(view->black);

	text[0] = '\0';
	if (strcmp(white, "?") || strcmp(black, "?"))
		snprintf(text, size, "%s - %s", white, black);
}

/* "Morphy - Isouard" of names as PGN writes them, "Morphy, Paul". */
static void surnames_write(const struct view *view, char *text, size_t size)
{
	const char *white = name_of(view->white);
	const char *black = name_of(view->black);

	text[0] = '\0';
	if (strcmp(white, "?") || strcmp(black, "?"))
		snprintf(text, size, "%.*s - %.*s", (int)strcspn(white, ","), white,
			 (int)strcspn(black, ","), black);
}

static void draw_board_row(const struct drawn *drawn, const struct layout *layout, int row,
			   const struct desk_board *board, bool chosen)
{
	int64_t now = desk_now(board, drawn->wall);
	unsigned int open = desk_open_of(board);
	char text[2 * VIEW_NAME_SIZE + 8];

	if (chosen)
		ink_put(row, 0, 1, A_BOLD, ">");
	ink_put(row, 1, 8, A_BOLD, board->id);
	if (open) {
		snprintf(text, sizeof(text), "!%u", open);
		ink_put(row, 10, 4, ink(INK_CERTAIN, A_REVERSE) | A_BOLD, text);
	}
	draw_clock(board, row, 14, LAWS_WHITE, now);
	draw_clock(board, row, 25, LAWS_BLACK, now);
	last_move_write(&board->view, text, sizeof(text));
	ink_put(row, 37, 11, A_NORMAL, text);
	view_state_write(state_of(board), text, sizeof(text));
	ink_put(row, 49, 12,
		state_of(board) == board->view.health ? ink_confidence("certain") : A_NORMAL, text);
	surnames_write(&board->view, text, sizeof(text));
	ink_put(row, 62, layout->columns - 62, A_NORMAL, text);
}

static void draw_boards(const struct drawn *drawn, const struct layout *layout)
{
	const struct panel *panel = drawn->panel;
	const struct desk *desk = panel->desk;
	unsigned int place = panel_place(panel);
	unsigned int first;
	char title[100];

	/* The board of an alert is on the screen, too. */
	for (unsigned int i = 0; panel->alert && i < desk->board_count; i++)
		if (!strcmp(desk->boards[i]->id, panel->board))
			place = desk->open_count + i;
	first = first_shown(place >= desk->open_count ? place - desk->open_count : 0,
			    desk->board_count, layout->boards);
	snprintf(title, sizeof(title), _("Boards: %1$u"), desk->board_count);
	draw_list_title(layout, layout->boards_top, title, first, desk->board_count,
			layout->boards);
	if (layout->columns >= COLUMNS_LEAST + 20) {
		ink_put(layout->boards_top, 15, 10, A_BOLD, _("White"));
		ink_put(layout->boards_top, 26, 10, A_BOLD, _("Black"));
	}
	for (int i = 0; i < layout->boards && first + (unsigned int)i < desk->board_count; i++)
		draw_board_row(drawn, layout, layout->boards_top + 1 + i,
			       desk->boards[first + (unsigned int)i],
			       first + (unsigned int)i + desk->open_count == place &&
				       !panel->alert);
}

static void draw_picture(const struct layout *layout, const struct proof *proof)
{
	int left = layout->columns - PICTURE_WIDTH;

	for (laws_square square = 0; square < LAWS_NO_SQUARE; square++) {
		bool marked = proof->before[square] != ' ' || proof->after[square] != ' ';
		enum ink_square look = marked ? INK_LIFTED : ink_square_plain(square);
		laws_piece piece = proof->board[square];
		char text[24];

		snprintf(text, sizeof(text), "%c%s%c", proof->before[square],
			 ink_piece(piece, square), proof->after[square]);
		ink_put(layout->detail_top + 1 + (7 - square / 8), left + 1 + square % 8 * 3, 3,
			ink_square(look, piece) | (marked ? A_BOLD : 0), text);
	}
	for (int i = 0; i < 8; i++) {
		char name[2] = {(char)('1' + i), '\0'};

		ink_put(layout->detail_top + 8 - i, left - 1, 1, ink(INK_DIM, A_DIM), name);
		name[0] = (char)('a' + i);
		ink_put(layout->detail_top + 9, left + 2 + i * 3, 1, ink(INK_DIM, A_DIM), name);
	}
}

/* What hands did, and when: "0:02.3 ♙ e2 up". */
static void acts_write(const struct proof_acts *acts, char *text, size_t size)
{
	size_t length = 0;

	text[0] = '\0';
	for (unsigned int i = 0; i < acts->count && length < size; i++) {
		const struct proof_act *act = &acts->act[i];
		char when[32];
		char name[3];

		laws_square_write(act->square, name);
		ink_instant_write(act->t, when, sizeof(when));
		length += (size_t)snprintf(text + length, size - length, "%s%s %s%s%s",
					   i ? "  " : "", when, ink_piece(act->piece, 0), name,
					   act->put_down ? "+" : "-");
	}
}

/* Cuts @lines to @most; that something is missing is shown. */
static void cut(struct ink_lines *lines, int most)
{
	struct ink_line *last;

	if (lines->count <= most || most < 1)
		return;
	lines->count = most;
	last = &lines->line[most - 1];
	snprintf(last->text + strlen(last->text), sizeof(last->text) - strlen(last->text), " ...");
}

static void head_write(const struct desk_alert *alert, char *text, size_t size)
{
	const char *confidence = confidence_name(text_of(alert->event, "confidence"));
	const char *article = text_of(alert->event, "article");
	size_t length;
	char when[32];

	if (article[0])
		/* Translators: 1 is certain, likely or possible, 2 an article's number. */
		length = (size_t)snprintf(text, size, _("%1$s, Article %2$s"), confidence, article);
	else
		length = (size_t)snprintf(text, size, "%s", confidence);
	ink_instant_write(alert->t, when, sizeof(when));
	if (length < size)
		snprintf(text + length, size - length, "   %s   %s", text_of(alert->event, "kind"),
			 when);
}

/* The cost is never cut off: the sentence gives way to it, and what hands did to both. */
static void draw_alert(const struct layout *layout, const struct desk_alert *alert)
{
	static struct ink_lines head, cost, sentence, acts;
	char text[ALERT_TEXT_SIZE];
	int row = layout->detail_top + 1;
	int room = layout->detail;

	head.count = cost.count = sentence.count = acts.count = 0;
	head_write(alert, text, sizeof(text));
	ink_wrap(&head, ink_confidence(text_of(alert->event, "confidence")), 0, layout->text, text);
	cut(&head, 1);
	desk_cost(alert, text);
	ink_wrap(&cost, A_BOLD, 0, layout->text,
		 text[0] ? text : _("Confirming it costs nobody time or points."));
	cut(&cost, room - 2);
	desk_sentence(alert, text);
	ink_wrap(&sentence, A_NORMAL, 0, layout->text, text);
	cut(&sentence, room - 1 - cost.count);
	acts_write(&alert->proof.acts, text, sizeof(text));
	ink_wrap(&acts, ink(INK_TOUCH, A_NORMAL), 0, layout->text, text);
	room -= 1 + sentence.count + cost.count;
	ink_put_lines(&head, 0, 1, row, 1, layout->text);
	ink_put_lines(&sentence, 0, sentence.count, row + 1, 1, layout->text);
	ink_put_lines(&cost, 0, cost.count, row + 1 + sentence.count, 1, layout->text);
	/* Of what hands did the latest counts. */
	ink_put_lines(&acts, acts.count > room ? acts.count - room : 0, room,
		      row + 1 + sentence.count + cost.count, 1, layout->text);
	if (layout->has_picture)
		draw_picture(layout, &alert->proof);
}

static void ruling_write(const struct desk_ruling *ruling, char *text, size_t size)
{
	bool undone = !ruling->stands && strcmp(ruling->decision, "lapsed");
	size_t length;

	ink_instant_write(ruling->t, text, size);
	length = strlen(text);
	length += (size_t)snprintf(text + length, size - length, "  ");
	menu_ruling_write(ruling, text + length, size - length);
	length = strlen(text);
	if (undone)
		snprintf(text + length, size - length, "  (%s)", decision_name("undone"));
}

static void draw_board(const struct layout *layout, const struct desk_board *board)
{
	static struct ink_lines lines;
	const struct desk_ruling *ruling;
	const struct view *view = &board->view;
	char text[2 * VIEW_NAME_SIZE + 200];
	struct proof proof;
	char state[120];

	lines.count = 0;
	names_write(view, text, sizeof(text));
	ink_wrap(&lines, A_BOLD, 0, layout->text, text);
	view_state_write(view->state, state, sizeof(state));
	snprintf(text, sizeof(text), "%s   %s", state, view->event);
	ink_wrap(&lines, A_NORMAL, 0, layout->text, text);
	if (!strcmp(view->state, "irregular"))
		ink_wrap(&lines, A_BOLD, 0, layout->text,
			 _("Have the pieces put back: () where one is missing, [] where one is too "
			   "many. Then let the clocks go on (r)."));
	/* Of a board that can be read the condition says nothing more. */
	snprintf(text, sizeof(text), "%s (%s) %.100s", view->source, state_name(view->health),
		 strcmp(view->health, "ok") ? board->condition : "");
	ink_wrap(&lines, ink(INK_DIM, A_DIM), 0, layout->text, text);
	for (unsigned int back = 0; (ruling = desk_ruling(board, back)) && back < 20; back++) {
		ruling_write(ruling, text, sizeof(text));
		ink_wrap(&lines, ink(INK_RULING, A_NORMAL), 0, layout->text, text);
	}
	ink_put_lines(&lines, 0, layout->detail, layout->detail_top + 1, 1, layout->text);
	proof_of_board(&proof, view);
	if (layout->has_picture)
		draw_picture(layout, &proof);
}

static void draw_detail(const struct drawn *drawn, const struct layout *layout)
{
	const struct desk_board *board = panel_board(drawn->panel);
	const struct desk_alert *alert = panel_alert(drawn->panel);
	char names[2 * VIEW_NAME_SIZE + 8] = "";
	char title[3 * VIEW_NAME_SIZE + 40] = "";
	size_t length = 0;

	if (board)
		names_write(&board->view, names, sizeof(names));
	if (alert)
		length = (size_t)snprintf(title, sizeof(title), _("Alert %1$d, board %2$s"),
					  (int)alert->id, board->id);
	else if (board)
		length = (size_t)snprintf(title, sizeof(title), _("Board %1$s"), board->id);
	if (alert && names[0])
		snprintf(title + length, sizeof(title) - length, ": %s", names);
	ink_rule(layout->detail_top, 0, layout->columns, title[0] ? title : NULL);
	if (alert)
		draw_alert(layout, alert);
	else if (board)
		draw_board(layout, board);
	else
		ink_put(layout->detail_top + 1, 1, layout->columns - 2, A_BOLD,
			_("No board is there."));
}

/* A menu may need more rows than the detail has: it covers the boards as well. */
static int menu_rows(const struct layout *layout)
{
	return layout->rows - 3 - layout->detail_top;
}

static void clear_menu(const struct layout *layout)
{
	for (int row = layout->detail_top; row < layout->rows - 2; row++)
		mvhline(row, 0, ' ', layout->columns);
}

static void draw_menu_title(const struct panel *panel, const struct layout *layout,
			    const char *question)
{
	char title[ALERT_TEXT_SIZE];
	size_t length = (size_t)snprintf(title, sizeof(title), _("Board %1$s"), panel->order_board);

	snprintf(title + length, sizeof(title) - length, ": %s", question);
	clear_menu(layout);
	ink_rule(layout->detail_top, 0, layout->columns, title);
}

static void draw_menu(const struct panel *panel, const struct layout *layout)
{
	int rows = menu_rows(layout);
	unsigned int first = first_shown(panel->choice, panel->choice_count, rows);

	draw_menu_title(panel, layout, gettext(panel->question));
	for (int i = 0; i < rows && first + (unsigned int)i < panel->choice_count; i++) {
		unsigned int at = first + (unsigned int)i;
		const struct panel_choice *choice = &panel->choices[at];
		attr_t attributes = at == panel->choice ? A_REVERSE | A_BOLD : A_NORMAL;
		char text[ALERT_TEXT_SIZE + 16];
		char key[4] = " ";

		if (panel->step == 0)
			key[0] = panel_actions[choice->action].key;
		else if (at < 9)
			key[0] = (char)('1' + at);
		snprintf(text, sizeof(text), " %s  %s ", key, choice->label);
		ink_put(layout->detail_top + 1 + i, 1, layout->columns - 2, attributes, text);
	}
}

static void draw_wait(const struct panel *panel, const struct layout *layout)
{
	draw_menu_title(panel, layout, gettext(panel->question));
	ink_put(layout->detail_top + 1, 1, layout->columns - 2, A_NORMAL,
		_("touchmoved has not answered yet."));
}

static void draw_text(const struct panel *panel, const struct layout *layout)
{
	static struct ink_lines lines;
	char text[PANEL_LINE];

	draw_menu_title(panel, layout, panel->line);
	lines.count = 0;
	ink_wrap(&lines, A_NORMAL, 0, layout->columns - 2, gettext(panel->asks));
	snprintf(text, sizeof(text), "> %s_", panel->text);
	ink_wrap(&lines, A_BOLD, 0, layout->columns - 2, text);
	ink_put_lines(&lines, 0, menu_rows(layout), layout->detail_top + 1, 1, layout->columns - 2);
}

/* The whole order, whom it is about, and what follows from it. */
static void draw_question(const struct panel *panel, const struct layout *layout)
{
	static struct ink_lines lines;
	const struct desk_board *board = desk_find(panel->desk, panel->order_board);
	const struct desk_alert *alert =
		board && panel->order_alert ? desk_open_alert(board, panel->order_alert) : NULL;
	char text[ALERT_TEXT_SIZE];
	int width = layout->columns - 2;

	draw_menu_title(panel, layout, _("is this order given?"));
	lines.count = 0;
	ink_wrap(&lines, A_REVERSE | A_BOLD, 0, width, panel->said);
	if (board)
		names_write(&board->view, text, sizeof(text));
	ink_wrap(&lines, A_NORMAL, 0, width, board ? text : "");
	if (alert) {
		desk_sentence(alert, text);
		ink_wrap(&lines, A_NORMAL, 0, width, text);
		desk_cost(alert, text);
		ink_wrap(&lines, A_BOLD, 0, width,
			 text[0] || panel->action != PANEL_CONFIRM
				 ? text
				 : _("Confirming it costs nobody time or points."));
	}
	if (panel->cannot_be_undone)
		ink_wrap(&lines, ink(INK_CERTAIN, A_BOLD) | A_BOLD, 0, width,
			 _("No order takes this back."));
	snprintf(text, sizeof(text), "touchmovectl --board %s %s", panel->order_board, panel->line);
	ink_wrap(&lines, ink(INK_DIM, A_DIM), 0, width, text);
	ink_put_lines(&lines, 0, menu_rows(layout), layout->detail_top + 1, 1, width);
}

static void draw_help(const struct layout *layout)
{
	static struct ink_lines lines;
	char text[ALERT_TEXT_SIZE];
	int width = layout->columns - 2;

	erase();
	ink_rule(0, 0, layout->columns, _("Arbiter's desk"));
	lines.count = 0;
	for (unsigned int i = 0; i < PANEL_ACTIONS; i++) {
		snprintf(text, sizeof(text), "%c  %s", panel_actions[i].key,
			 gettext(panel_actions[i].label));
		ink_wrap(&lines, A_NORMAL, 0, width, text);
	}
	ink_wrap(
		&lines, A_BOLD, 0, width,
		_("What is certain stands before what is likely, and that before what is possible; "
		  "of equals what has waited longest."));
	ink_wrap(
		&lines, A_NORMAL, 0, width,
		_("In the picture: () a piece is missing, [] one stands there that should not, 1 2 "
		  "3 the order of touches, ? not known which piece."));
	ink_wrap(&lines, A_NORMAL, 0, width,
		 _("Below the sentence: when a piece was lifted (-) and put down (+)."));
	ink_put_lines(&lines, 0, layout->rows - 2, 1, 1, width);
}

static const char *hint_of(enum panel_state state)
{
	switch (state) {
	case PANEL_LIST:
		return _("Enter orders  c confirm  d dismiss  s stop clocks  v board  ? help  q "
			 "leave");
	case PANEL_BOARD:
		return _("Enter orders  ? help  q back");
	case PANEL_WAIT:
		return _("Esc leaves it");
	case PANEL_MENU:
		return _("Up, Down and Enter choose  Esc leaves it");
	case PANEL_TEXT:
		return _("Enter goes on  Esc leaves it");
	case PANEL_ASK:
		return _("Enter gives the order  Esc leaves it");
	case PANEL_HELP:
		return _("Any key goes back");
	}
	return "";
}

const char *draw_board_hint(const struct panel *panel)
{
	return panel->message[0] ? panel->message : hint_of(PANEL_BOARD);
}

/* Whoever looks after the hall sees it before the world outside complains. */
static void write_feeds(const struct link_feeds *feeds, char *text, size_t size)
{
	if (feeds->failing == 1)
		snprintf(text, size, _("A feed fails, %1$s: %2$s"), feeds->feed, feeds->error);
	else
		/* Translators: %3$u is how many there are, at least two. */
		snprintf(text, size, _("%3$u feeds fail, first %1$s: %2$s"), feeds->feed,
			 feeds->error, feeds->failing);
}

static void draw_foot(const struct drawn *drawn, const struct layout *layout)
{
	const struct panel *panel = drawn->panel;
	int row = layout->rows - 2;
	const char *text = panel->message;
	attr_t attributes = panel->is_refusal ? ink_confidence("certain") : ink(INK_RULING, A_BOLD);
	char feeds[300];

	if (!text[0] && drawn->feeds->failing) {
		write_feeds(drawn->feeds, feeds, sizeof(feeds));
		text = feeds;
		attributes = ink_confidence("likely");
	}
	if (!drawn->there) {
		text = drawn->trouble[0] ? drawn->trouble
					 : _("touchmoved is not there. What is shown may be old.");
		attributes = ink_confidence("certain");
	}
	ink_put(row, 1, layout->columns - 2, attributes, text);
	ink_put(row + 1, 1, layout->columns - 2, ink(INK_DIM, A_DIM), hint_of(panel->state));
}

void draw_desk(const struct drawn *drawn)
{
	const struct panel *panel = drawn->panel;
	struct layout layout;
	char text[80];

	plan(&layout);
	erase();
	if (layout.rows < ROWS_LEAST || layout.columns < COLUMNS_LEAST) {
		snprintf(text, sizeof(text), "%d by %d is too small; %d by %d is needed",
			 layout.columns, layout.rows, COLUMNS_LEAST, ROWS_LEAST);
		ink_put(0, 0, layout.columns, A_NORMAL, text);
		return;
	}
	draw_title(drawn, &layout);
	draw_alerts(drawn, &layout);
	draw_boards(drawn, &layout);
	draw_detail(drawn, &layout);
	if (panel->state == PANEL_WAIT)
		draw_wait(panel, &layout);
	else if (panel->state == PANEL_MENU)
		draw_menu(panel, &layout);
	else if (panel->state == PANEL_TEXT)
		draw_text(panel, &layout);
	else if (panel->state == PANEL_ASK)
		draw_question(panel, &layout);
	else if (panel->state == PANEL_HELP)
		draw_help(&layout);
	draw_foot(drawn, &layout);
}
