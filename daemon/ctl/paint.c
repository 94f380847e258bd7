/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The live screen's layout:
 *
 *	title                                              state, time
 *	─ Players ──────────────────────┬─ Arbiter ──────────────────
 *	Black                   clock   │ alerts, rulings, the game's
 *	board        moves              │ state, newest last
 *	White                   clock   │
 *	─ At the board ─────────────────┤
 *	touches, releases, moves        │
 *	keys and source
 */
#include <stdio.h>
#include <string.h>

#include "tool/language.h"
#include "ctl/ink.h"
#include "ctl/paint.h"

#define ROWS_LEAST    20
#define COLUMNS_LEAST 64
#define MOVES_WIDTH   21

struct layout {
	int rows;
	int columns;
	int left; /* columns of the players' half */
	int cell_width;
	int cell_height;
	int board_top;
	int log_top;
};

static void plan(struct layout *layout)
{
	bool large;

	getmaxyx(stdscr, layout->rows, layout->columns);
	large = layout->rows >= 46 && layout->columns >= 130;
	layout->cell_width = large ? 6 : 3;
	layout->cell_height = large ? 3 : 1;
	layout->left = 8 * layout->cell_width + 4 + MOVES_WIDTH;
	if (layout->columns >= 120)
		layout->left += 8;
	if (layout->left > layout->columns - 26)
		layout->left = layout->columns - 26;
	layout->board_top = 3;
	layout->log_top = layout->board_top + 8 * layout->cell_height + 3;
}

static enum ink_square look_of(const struct view *view, laws_square square)
{
	if (view->lifted & LAWS_SQUARE_SET(square))
		return INK_LIFTED;
	if (view->last_move & LAWS_SQUARE_SET(square))
		return INK_MOVED;
	return ink_square_plain(square);
}

/* A piece in the air stands in parentheses, which also shows without colours. */
static void paint_square(const struct view *view, const struct layout *layout, laws_square square)
{
	int row = layout->board_top + (7 - square / 8) * layout->cell_height;
	int column = 3 + square % 8 * layout->cell_width;
	bool lifted = view->lifted & LAWS_SQUARE_SET(square);
	laws_piece piece = view->board[square];
	attr_t attributes = ink_square(look_of(view, square), piece);
	char text[24];
	int line;

	attrset(attributes);
	for (line = 0; line < layout->cell_height; line++)
		mvhline(row + line, column, ' ', layout->cell_width);
	snprintf(text, sizeof(text), "%s%s%s", lifted ? "(" : " ", ink_piece(piece, square),
		 lifted ? ")" : " ");
	ink_put(row + layout->cell_height / 2, column + (layout->cell_width - 3) / 2, 3, attributes,
		text);
}

static void paint_board(const struct view *view, const struct layout *layout)
{
	int below = layout->board_top + 8 * layout->cell_height;
	laws_square square;
	char name[2] = "";
	int i;

	for (square = 0; square < LAWS_NO_SQUARE; square++)
		paint_square(view, layout, square);
	for (i = 0; i < 8; i++) {
		name[0] = (char)('1' + i);
		ink_put(layout->board_top + (7 - i) * layout->cell_height + layout->cell_height / 2,
			1, 1, ink(INK_DIM, A_DIM), name);
		name[0] = (char)('a' + i);
		ink_put(below, 3 + i * layout->cell_width + layout->cell_width / 2, 1,
			ink(INK_DIM, A_DIM), name);
	}
}

static void paint_player(const struct view *view, const struct layout *layout, int row,
			 enum laws_side side, int64_t now)
{
	const char *name = side == LAWS_WHITE ? view->white : view->black;
	bool runs = view->running == (int)side;
	char text[VIEW_NAME_SIZE + 16];
	char clock[32];

	snprintf(text, sizeof(text), "%s %s", side == LAWS_WHITE ? _("White") : _("Black"),
		 strcmp(name, "?") ? name : "");
	ink_put(row, 1, layout->left - 14, A_BOLD, text);
	if (!view->clock_kept)
		return;
	view_time_write(view_left(view, side, now), clock, sizeof(clock));
	snprintf(text, sizeof(text), "%s%s ", runs ? ">" : " ", clock);
	ink_put(row, layout->left - 1 - (int)strlen(text), (int)strlen(text),
		runs ? ink(INK_CLOCK, A_REVERSE) | A_BOLD : ink(INK_DIM, A_NORMAL), text);
}

static void paint_move(const struct layout *layout, int row, int column,
		       const struct view_move *move)
{
	attr_t attributes = move->completed ? A_NORMAL : ink(INK_MADE, A_UNDERLINE) | A_BOLD;

	ink_put(row, column, layout->left - column - 1, attributes, move->san);
}

/* Paints as many rows of the score as fit, the last one at the bottom. */
static void paint_moves(const struct view *view, const struct layout *layout)
{
	int column = 3 + 8 * layout->cell_width + 2;
	int room = 8 * layout->cell_height;
	unsigned int first_number;
	unsigned int last_number;
	unsigned int i;
	char number[16];

	if (view->plies == 0)
		return;
	last_number = view->moves[view->plies - 1].number;
	first_number = view->moves[0].number;
	if (last_number - first_number >= (unsigned int)room)
		first_number = last_number - (unsigned int)room + 1;
	for (i = 0; i < view->plies; i++) {
		const struct view_move *move = &view->moves[i];
		int row = layout->board_top + (int)(move->number - first_number);

		if (move->number < first_number)
			continue;
		snprintf(number, sizeof(number), "%3u.", move->number);
		ink_put(row, column, 4, ink(INK_DIM, A_DIM), number);
		paint_move(layout, row, column + (move->side == LAWS_WHITE ? 5 : 13), move);
	}
}

static attr_t act_attributes(enum view_act act)
{
	switch (act) {
	case VIEW_TOUCHED:
		return ink(INK_TOUCH, A_NORMAL);
	case VIEW_RELEASED:
		return ink(INK_DIM, A_NORMAL);
	case VIEW_ADJUSTED:
		return ink(INK_POSSIBLE, A_NORMAL) | A_BOLD;
	case VIEW_MADE:
		return ink(INK_MADE, A_NORMAL);
	case VIEW_COMPLETED:
		return ink(INK_COMPLETED, A_BOLD);
	case VIEW_OTHER:
		break;
	}
	return A_NORMAL;
}

static void paint_log(const struct view *view, const struct layout *layout)
{
	unsigned int room = (unsigned int)(layout->rows - 2 - layout->log_top);
	unsigned int kept = view->logged < VIEW_LOG ? view->logged : VIEW_LOG;
	unsigned int shown = kept < room ? kept : room;
	unsigned int i;
	char when[32];

	for (i = 0; i < shown; i++) {
		const struct view_log *entry = &view->log[(view->logged - shown + i) % VIEW_LOG];
		int row = layout->log_top + 1 + (int)i;

		ink_instant_write(entry->t, when, sizeof(when));
		ink_put(row, 10 - (int)strlen(when), 10, ink(INK_DIM, A_DIM), when);
		ink_put(row, 12, 5, A_NORMAL, entry->side);
		ink_put(row, 18, layout->left - 19, act_attributes(entry->act), entry->text);
	}
}

/* The confidence stands before the sentence: a likely alert is no proof. */
static void lay_alert(struct ink_lines *lines, const struct view_note *note, int width)
{
	char text[200];
	char when[32];

	ink_instant_write(note->t, when, sizeof(when));
	snprintf(text, sizeof(text), "%s ALERT %d %s", when, (int)note->id, note->heading);
	ink_wrap(lines, ink_confidence(note->confidence), 0, width, text);
	if (note->article[0])
		/* Translators: 1 is certain, likely or possible, 2 an article's number. */
		snprintf(text, sizeof(text), _("%1$s, Article %2$s"),
			 confidence_name(note->confidence), note->article);
	else
		snprintf(text, sizeof(text), "%s", confidence_name(note->confidence));
	ink_wrap(lines, A_BOLD, 2, width, text);
	ink_wrap(lines, A_NORMAL, 2, width, note->text);
	if (note->decision[0]) {
		ink_instant_write(note->decided, when, sizeof(when));
		/* Translators: 1 is confirmed, dismissed …, 2 a time of the game such as 2:42.0. */
		snprintf(text, sizeof(text), _("%1$s at %2$s"), decision_name(note->decision),
			 when);
		ink_wrap(lines, ink(INK_RULING, A_BOLD), 2, width, text);
	} else {
		ink_wrap(lines, ink(INK_POSSIBLE, A_NORMAL), 2, width, decision_name("open"));
	}
}

static void lay_state(struct ink_lines *lines, const struct view_note *note, int width)
{
	char text[ALERT_TEXT_SIZE + 300];
	char said[ALERT_TEXT_SIZE];
	char article[100] = "";
	char when[32];

	ink_instant_write(note->t, when, sizeof(when));
	view_state_write(note->text, said, sizeof(said));
	if (note->article[0])
		snprintf(article, sizeof(article), _("Article %1$s"), note->article);
	snprintf(text, sizeof(text), "%s %s %s%s%s%s%s%s", when,
		 note->is_penalty ? "PENALTY" : _("game"), state_name(note->heading),
		 said[0] ? " " : "", said, article[0] ? " (" : "", article, article[0] ? ")" : "");
	ink_wrap(lines, ink(INK_DIM, A_NORMAL), 0, width, text);
}

static void paint_notes(const struct view *view, const struct layout *layout)
{
	static struct ink_lines lines;
	unsigned int kept = view->noted < VIEW_NOTES ? view->noted : VIEW_NOTES;
	int width = layout->columns - layout->left - 3;
	int room = layout->rows - 3;
	int first;
	int i;

	lines.count = 0;
	for (i = 0; i < (int)kept; i++) {
		const struct view_note *note =
			&view->notes[(view->noted - kept + (unsigned int)i) % VIEW_NOTES];

		if (note->id)
			lay_alert(&lines, note, width);
		else
			lay_state(&lines, note, width);
	}
	if (lines.count == 0)
		ink_wrap(&lines, ink(INK_DIM, A_DIM), 0, width,
			 _("Nothing to tell: no alert so far."));
	first = lines.count > room ? lines.count - room : 0;
	ink_put_lines(&lines, first, room, 2, layout->left + 2, width);
}

static void paint_title(const struct view *view, const struct layout *layout, int64_t now)
{
	char title[2 * VIEW_NAME_SIZE + 40];
	char state[160], word[120];
	char when[32];
	int width;

	ink_instant_write(now, when, sizeof(when));
	*strrchr(when, '.') = '\0';
	view_state_write(view->state, word, sizeof(word));
	snprintf(state, sizeof(state), "%s   %s ", word, when);
	snprintf(title, sizeof(title), " Touchmove   %s%s%s",
		 strcmp(view->event, "?") ? view->event : "",
		 view->round[0] && strcmp(view->round, "?") ? ", round " : "",
		 strcmp(view->round, "?") ? view->round : "");
	width = ink_width(state);
	attrset(ink(INK_TITLE, A_REVERSE));
	mvhline(0, 0, ' ', layout->columns);
	ink_put(0, 0, layout->columns - width - 1, ink(INK_TITLE, A_REVERSE) | A_BOLD, title);
	ink_put(0, layout->columns - width, width, ink(INK_TITLE, A_REVERSE), state);
}

static void paint_frame(const struct view *view, const struct layout *layout, const char *hint)
{
	char arbiter[100];
	char status[2 * VIEW_NAME_SIZE] = "";

	snprintf(arbiter, sizeof(arbiter), _("Open alerts: %1$u"), view->open);
	ink_rule(1, 0, layout->left, _("Players"));
	ink_rule(1, layout->left + 1, layout->columns - layout->left - 1, arbiter);
	ink_rule(layout->log_top, 0, layout->left, _("At the board"));
	attrset(ink(INK_FRAME, A_NORMAL));
	mvvline(2, layout->left, ACS_VLINE, layout->rows - 3);
	mvaddch(1, layout->left, ACS_TTEE);
	mvaddch(layout->log_top, layout->left, ACS_RTEE);
	attrset(A_NORMAL);
	if (view->source[0])
		snprintf(status, sizeof(status), "%s (%s)", view->source, state_name(view->health));
	ink_put(layout->rows - 1, 1, layout->columns - 2, ink(INK_DIM, A_DIM), hint);
	ink_put(layout->rows - 1, layout->left + 2, layout->columns - layout->left - 3,
		ink(INK_DIM, A_DIM), status);
}

void paint(const struct view *view, int64_t now, const char *hint)
{
	struct layout layout;
	char text[80];

	plan(&layout);
	erase();
	if (layout.rows < ROWS_LEAST || layout.columns < COLUMNS_LEAST) {
		snprintf(text, sizeof(text), "%d by %d is too small; %d by %d is needed",
			 layout.columns, layout.rows, COLUMNS_LEAST, ROWS_LEAST);
		ink_put(0, 0, layout.columns, A_NORMAL, text);
	} else {
		paint_title(view, &layout, now);
		paint_frame(view, &layout, hint);
		paint_player(view, &layout, 2, LAWS_BLACK, now);
		paint_board(view, &layout);
		paint_moves(view, &layout);
		paint_player(view, &layout, layout.log_top - 1, LAWS_WHITE, now);
		paint_log(view, &layout);
		paint_notes(view, &layout);
	}
}
