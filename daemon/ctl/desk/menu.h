/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The menus by which an order is put together, argument by argument, as verbs.def has them. Each
 * ends with the whole order, which is asked for once more before it is given.
 */
#ifndef TOUCHMOVE_CTL_DESK_MENU_H
#define TOUCHMOVE_CTL_DESK_MENU_H

#include "ctl/desk/panel.h"

/* Opens the menu of what can be done with what is chosen. */
void menu_open(struct panel *panel);

/* Begins @action; says why where it cannot be done. */
void menu_begin(struct panel *panel, enum panel_action action);

/* "Ruling 3: alert 1 confirmed  White  add-opponent 120", in the reader's language. */
void menu_ruling_write(const struct desk_ruling *ruling, char *label, size_t size);

/* The menu of @list, which is what `Candidates` says; at least one. */
void menu_show_candidates(struct panel *panel, struct json_object *list);

/* Takes the choice under the hand; the text that was written. */
void menu_choose(struct panel *panel);
void menu_take_text(struct panel *panel);

#endif
