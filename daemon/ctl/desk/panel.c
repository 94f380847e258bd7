/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The keys of each state, and what is chosen. The menus stand in menu.c. */
#include <stdio.h>
#include <string.h>

#include "ctl/desk/menu.h"
#include "ctl/desk/panel.h"
#include "event/event.h"
#include "tool/language.h"

/* As many entries as a page goes on. */
#define PAGE 8

void panel_init(struct panel *panel, struct desk *desk, const char *only)
{
	*panel = (struct panel){.desk = desk};
	if (!only)
		return;
	panel->state = PANEL_BOARD;
	panel->base = PANEL_BOARD;
	panel->only_board = true;
	snprintf(panel->board, sizeof(panel->board), "%s", only);
}

void panel_say(struct panel *panel, bool is_refusal, const char *text)
{
	panel->is_refusal = is_refusal;
	snprintf(panel->message, sizeof(panel->message), "%s", text);
}

struct desk_board *panel_board(const struct panel *panel)
{
	return desk_find(panel->desk, panel->board);
}

struct desk_alert *panel_alert(const struct panel *panel)
{
	struct desk_board *board = panel_board(panel);

	return board && panel->alert ? desk_open_alert(board, panel->alert) : NULL;
}

unsigned int panel_place(const struct panel *panel)
{
	const struct desk *desk = panel->desk;

	for (unsigned int i = 0; panel->alert && i < desk->open_count; i++)
		if (desk->open[i]->id == panel->alert &&
		    !strcmp(desk->open[i]->board->id, panel->board))
			return i;
	for (unsigned int i = 0; i < desk->board_count; i++)
		if (!strcmp(desk->boards[i]->id, panel->board))
			return desk->open_count + i;
	return 0;
}

static void choose(struct panel *panel, unsigned int place)
{
	const struct desk *desk = panel->desk;
	unsigned int count = desk->open_count + desk->board_count;

	if (count == 0) {
		panel->board[0] = '\0';
		panel->alert = 0;
		return;
	}
	if (place >= count)
		place = count - 1;
	if (place < desk->open_count) {
		panel->alert = desk->open[place]->id;
		snprintf(panel->board, sizeof(panel->board), "%s", desk->open[place]->board->id);
		return;
	}
	panel->alert = 0;
	snprintf(panel->board, sizeof(panel->board), "%s",
		 desk->boards[place - desk->open_count]->id);
}

/* The order is about an alert that somebody else has ruled on, or a board that has gone. */
static bool is_order_void(const struct panel *panel)
{
	struct desk_board *board = desk_find(panel->desk, panel->order_board);

	if (panel->state != PANEL_WAIT && panel->state != PANEL_MENU &&
	    panel->state != PANEL_TEXT && panel->state != PANEL_ASK)
		return false;
	return !board || (panel->order_alert && !desk_open_alert(board, panel->order_alert));
}

void panel_renew(struct panel *panel)
{
	if (is_order_void(panel)) {
		panel->state = panel->base;
		panel_say(panel, true, _("That alert is not open any more."));
	}
	if (panel->only_board)
		return;
	/* Whoever has chosen nothing has the most urgent under the hand. */
	if (!panel->is_used || !panel_board(panel))
		choose(panel, 0);
	else if (panel->alert && !panel_alert(panel))
		panel->alert = 0;
	if (panel->base == PANEL_BOARD && !panel_board(panel))
		panel->base = panel->state = PANEL_LIST;
}

bool panel_wants_candidates(const struct panel *panel)
{
	return panel->state == PANEL_WAIT;
}

void panel_take_candidates(struct panel *panel, const char *board, struct json_object *list,
			   const char *refused)
{
	if (panel->state != PANEL_WAIT || strcmp(panel->order_board, board))
		return;
	panel->state = panel->base;
	if (!list)
		panel_say(panel, true, refused);
	else if (!json_object_array_length(list))
		panel_say(panel, true, gettext(refusal_sentence(LAWS_REFUSED_NOT_IN_DOUBT)));
	else
		menu_show_candidates(panel, list);
}

static void move_by(struct panel *panel, int by)
{
	unsigned int place = panel_place(panel);

	if (by < 0 && place < (unsigned int)-by)
		choose(panel, 0);
	else
		choose(panel, place + (unsigned int)by);
}

static void leave_menu(struct panel *panel)
{
	panel->state = panel->base;
}

/* The keys of LIST and BOARD that begin an order. */
static void key_of_action(struct panel *panel, int key)
{
	for (unsigned int action = PANEL_CONFIRM; action < PANEL_ACTIONS; action++)
		if (panel_actions[action].key == key)
			menu_begin(panel, (enum panel_action)action);
}

static void key_in_list(struct panel *panel, int key)
{
	unsigned int count = panel->desk->open_count + panel->desk->board_count;

	panel->message[0] = '\0';
	if (key == PANEL_UP)
		move_by(panel, -1);
	else if (key == PANEL_DOWN)
		move_by(panel, 1);
	else if (key == PANEL_PAGE_UP)
		move_by(panel, -PAGE);
	else if (key == PANEL_PAGE_DOWN)
		move_by(panel, PAGE);
	else if (key == PANEL_HOME)
		choose(panel, 0);
	else if (key == PANEL_END)
		choose(panel, count ? count - 1 : 0);
	else if (key == PANEL_ENTER)
		menu_open(panel);
	else if (key == panel_actions[PANEL_SHOW].key)
		menu_begin(panel, PANEL_SHOW);
	else if (key == '?')
		panel->state = PANEL_HELP;
	else if (key == 'q' || key == 'Q')
		panel->leaves = true;
	else
		key_of_action(panel, key);
}

/* The next board that has something to show, from the board itself. */
static void next_board(struct panel *panel, int by)
{
	const struct desk *desk = panel->desk;
	struct desk_board *board = panel_board(panel);
	unsigned int place = 0;

	if (panel->only_board || !board)
		return;
	while (desk->boards[place] != board)
		place++;
	place += desk->board_count + (unsigned int)by;
	choose(panel, desk->open_count + place % desk->board_count);
}

static void key_on_board(struct panel *panel, int key)
{
	bool leaves = key == PANEL_ESCAPE || key == 'q' || key == 'Q' ||
		      key == panel_actions[PANEL_SHOW].key;

	panel->message[0] = '\0';
	if (panel->only_board && (key == 'q' || key == 'Q'))
		panel->leaves = true;
	else if (leaves && !panel->only_board)
		panel->base = panel->state = PANEL_LIST;
	else if (key == PANEL_UP)
		next_board(panel, -1);
	else if (key == PANEL_DOWN)
		next_board(panel, 1);
	else if (key == PANEL_ENTER)
		menu_open(panel);
	else if (key == '?')
		panel->state = PANEL_HELP;
	else
		key_of_action(panel, key);
}

/* A digit, or the key of an action, chooses at once. */
static bool choice_of_key(struct panel *panel, int key)
{
	if (key >= '1' && key <= '9' && (unsigned int)(key - '1') < panel->choice_count) {
		panel->choice = (unsigned int)(key - '1');
		return true;
	}
	for (unsigned int i = 0; panel->step == 0 && i < panel->choice_count; i++) {
		if (panel_actions[panel->choices[i].action].key != key)
			continue;
		panel->choice = i;
		return true;
	}
	return false;
}

static bool key_in_menu(struct panel *panel, int key)
{
	if (key == PANEL_ESCAPE)
		leave_menu(panel);
	else if (key == PANEL_UP)
		panel->choice -= panel->choice > 0;
	else if (key == PANEL_DOWN)
		panel->choice += panel->choice + 1 < panel->choice_count;
	else if (key == PANEL_ENTER || choice_of_key(panel, key))
		menu_choose(panel);
	return false;
}

/* Takes the last character away, not its last byte. */
static void erase(char *text)
{
	size_t length = strlen(text);

	while (length > 0 && ((unsigned char)text[--length] & 0xC0) == 0x80)
		;
	text[length] = '\0';
}

static void append_character(struct panel *panel, int key)
{
	size_t length = strlen(panel->text);
	unsigned int c = (unsigned int)key;
	char utf8[5] = "";

	if (c < 0x80) {
		utf8[0] = (char)c;
	} else if (c < 0x800) {
		utf8[0] = (char)(0xC0 | c >> 6);
		utf8[1] = (char)(0x80 | (c & 0x3F));
	} else if (c < 0x10000) {
		utf8[0] = (char)(0xE0 | c >> 12);
		utf8[1] = (char)(0x80 | (c >> 6 & 0x3F));
		utf8[2] = (char)(0x80 | (c & 0x3F));
	} else {
		utf8[0] = (char)(0xF0 | c >> 18);
		utf8[1] = (char)(0x80 | (c >> 12 & 0x3F));
		utf8[2] = (char)(0x80 | (c >> 6 & 0x3F));
		utf8[3] = (char)(0x80 | (c & 0x3F));
	}
	if (length + strlen(utf8) < sizeof(panel->text))
		snprintf(panel->text + length, sizeof(panel->text) - length, "%s", utf8);
}

static bool key_in_text(struct panel *panel, int key)
{
	if (key == PANEL_ESCAPE)
		leave_menu(panel);
	else if (key == PANEL_ERASE)
		erase(panel->text);
	else if (key == PANEL_ENTER)
		menu_take_text(panel);
	else if (key >= ' ' && key != 0x7F && key < PANEL_UP)
		append_character(panel, key);
	return false;
}

static bool key_in_question(struct panel *panel, int key)
{
	if (key == PANEL_ESCAPE) {
		leave_menu(panel);
	} else if (key == PANEL_ENTER) {
		leave_menu(panel);
		return true;
	}
	return false;
}

bool panel_key(struct panel *panel, int key)
{
	panel->is_used = true;
	switch (panel->state) {
	case PANEL_LIST:
		key_in_list(panel, key);
		break;
	case PANEL_BOARD:
		key_on_board(panel, key);
		break;
	case PANEL_WAIT:
		if (key == PANEL_ESCAPE)
			leave_menu(panel);
		break;
	case PANEL_MENU:
		return key_in_menu(panel, key);
	case PANEL_TEXT:
		return key_in_text(panel, key);
	case PANEL_ASK:
		return key_in_question(panel, key);
	case PANEL_HELP:
		panel->state = panel->base;
		break;
	}
	return false;
}
