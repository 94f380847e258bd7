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
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "tool/language.h"
#include "ctl/paint.h"

#define ROWS_LEAST    20
#define COLUMNS_LEAST 64
#define MOVES_WIDTH   21

enum colour {
	COLOUR_TITLE = 1,
	COLOUR_FRAME,
	COLOUR_DIM,
	COLOUR_TOUCH,
	COLOUR_MADE,
	COLOUR_COMPLETED,
	COLOUR_CERTAIN,
	COLOUR_LIKELY,
	COLOUR_POSSIBLE,
	COLOUR_RULING,
	COLOUR_CLOCK,
	/* White's and Black's pieces on a light, dark, marked and lifted square. */
	COLOUR_SQUARES,
};

enum square_look {
	LOOK_LIGHT,
	LOOK_DARK,
	LOOK_MOVED,
	LOOK_LIFTED,
	LOOKS,
};

static bool colours;
static bool figurines;

struct layout {
	int rows;
	int columns;
	int left; /* columns of the players' half */
	int cell_width;
	int cell_height;
	int board_top;
	int log_top;
};

static void init_squares(bool many)
{
	static const short rich[LOOKS] = {67, 60, 100, 166};
	static const short poor[LOOKS] = {COLOR_CYAN, COLOR_GREEN, COLOR_YELLOW, COLOR_RED};
	int look;

	for (look = 0; look < LOOKS; look++) {
		short ground = many ? rich[look] : poor[look];

		init_pair((short)(COLOUR_SQUARES + look * 2), many ? 231 : COLOR_WHITE, ground);
		init_pair((short)(COLOUR_SQUARES + look * 2 + 1), many ? 16 : COLOR_BLACK, ground);
	}
}

void paint_init(void)
{
	bool many;

	figurines = !strcmp(nl_langinfo(CODESET), "UTF-8");
	colours = has_colors() && start_color() == OK;
	if (!colours)
		return;
	use_default_colors();
	many = COLORS >= 256;
	init_pair(COLOUR_TITLE, many ? 231 : COLOR_WHITE, many ? 24 : COLOR_BLUE);
	init_pair(COLOUR_FRAME, many ? 67 : COLOR_BLUE, -1);
	init_pair(COLOUR_DIM, many ? 245 : -1, -1);
	init_pair(COLOUR_TOUCH, many ? 179 : COLOR_YELLOW, -1);
	init_pair(COLOUR_MADE, many ? 117 : COLOR_CYAN, -1);
	init_pair(COLOUR_COMPLETED, many ? 114 : COLOR_GREEN, -1);
	init_pair(COLOUR_CERTAIN, many ? 203 : COLOR_RED, -1);
	init_pair(COLOUR_LIKELY, many ? 214 : COLOR_YELLOW, -1);
	init_pair(COLOUR_POSSIBLE, many ? 228 : COLOR_YELLOW, -1);
	init_pair(COLOUR_RULING, many ? 114 : COLOR_GREEN, -1);
	init_pair(COLOUR_CLOCK, many ? 16 : COLOR_BLACK, many ? 150 : COLOR_GREEN);
	init_squares(many);
}

static attr_t look(enum colour colour, attr_t without)
{
	return colours ? (attr_t)COLOR_PAIR(colour) : without;
}

/*
 * The characters of @text; where the locale cannot read them, its bytes with those beyond
 * ASCII replaced.
 */
static size_t widen(const char *text, wchar_t *wide, size_t room)
{
	size_t count = mbstowcs(wide, text, room);
	size_t i;

	if (count != (size_t)-1)
		return count < room ? count : room;
	for (i = 0; text[i] && i < room; i++)
		wide[i] = (unsigned char)text[i] < 0x80 ? (wchar_t)text[i] : L'?';
	return i;
}

/* Writes at most @width columns of @text, with a mark where it was cut. Returns how many. */
static int put(int row, int column, int width, attr_t attributes, const char *text)
{
	wchar_t wide[512];
	size_t count = widen(text, wide, sizeof(wide) / sizeof(wide[0]));
	int used = 0;
	size_t i;

	if (width <= 0)
		return 0;
	for (i = 0; i < count; i++) {
		int columns;

		if (!iswprint((wint_t)wide[i]))
			wide[i] = L'?';
		columns = wcwidth(wide[i]);
		if (used + columns > width)
			break;
		used += columns;
	}
	if (i > 1 && i < count)
		wide[i - 1] = figurines ? L'…' : L'.';
	attrset(attributes);
	mvaddnwstr(row, column, wide, (int)i);
	attrset(A_NORMAL);
	return used;
}

static void put_line(int row, int column, int width, const char *title)
{
	attrset(look(COLOUR_FRAME, A_NORMAL));
	mvhline(row, column, ACS_HLINE, width);
	attrset(A_NORMAL);
	if (!title)
		return;
	put(row, column + 1, width - 2, A_NORMAL, " ");
	put(row, column + 2, width - 3, A_BOLD, title);
	addch(' ');
}

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

static const char *glyph(laws_piece piece)
{
	static const char *const white[] = {" ", "♙", "♘", "♗", "♖", "♕", "♔"};
	static const char *const black[] = {" ", "♟", "♞", "♝", "♜", "♛", "♚"};
	static const char *const letters[] = {".PNBRQK", ".pnbrqk"};
	static char letter[2];
	enum laws_side side = laws_piece_side(piece);

	if (figurines)
		return side == LAWS_WHITE ? white[laws_piece_kind(piece)]
					  : black[laws_piece_kind(piece)];
	letter[0] = piece == LAWS_NO_PIECE ? ' ' : letters[side][laws_piece_kind(piece)];
	return letter;
}

static attr_t square_attributes(const struct view *view, laws_square square)
{
	laws_piece piece = view->board[square];
	int looks = (square / 8 + square % 8) % 2 ? LOOK_LIGHT : LOOK_DARK;
	int side = laws_piece_side(piece) == LAWS_WHITE ? 0 : 1;

	if (view->last_move & LAWS_SQUARE_SET(square))
		looks = LOOK_MOVED;
	if (view->lifted & LAWS_SQUARE_SET(square))
		looks = LOOK_LIFTED;
	if (!colours)
		return looks == LOOK_LIFTED ? A_REVERSE : A_NORMAL;
	return (attr_t)COLOR_PAIR(COLOUR_SQUARES + looks * 2 + side) | (side == 0 ? A_BOLD : 0);
}

/* A piece in the air stands in parentheses, which also shows without colours. */
static void paint_square(const struct view *view, const struct layout *layout, laws_square square)
{
	int row = layout->board_top + (7 - square / 8) * layout->cell_height;
	int column = 3 + square % 8 * layout->cell_width;
	bool lifted = view->lifted & LAWS_SQUARE_SET(square);
	bool dark = (square / 8 + square % 8) % 2 == 0;
	laws_piece piece = view->board[square];
	char text[24];
	int line;

	attrset(square_attributes(view, square));
	for (line = 0; line < layout->cell_height; line++)
		mvhline(row + line, column, ' ', layout->cell_width);
	snprintf(text, sizeof(text), "%s%s%s", lifted ? "(" : " ",
		 piece == LAWS_NO_PIECE && dark && !colours ? "." : glyph(piece),
		 lifted ? ")" : " ");
	put(row + layout->cell_height / 2, column + (layout->cell_width - 3) / 2, 3,
	    square_attributes(view, square), text);
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
		put(layout->board_top + (7 - i) * layout->cell_height + layout->cell_height / 2, 1,
		    1, look(COLOUR_DIM, A_DIM), name);
		name[0] = (char)('a' + i);
		put(below, 3 + i * layout->cell_width + layout->cell_width / 2, 1,
		    look(COLOUR_DIM, A_DIM), name);
	}
}

static void paint_player(const struct view *view, const struct layout *layout, int row,
			 enum laws_side side, int64_t now)
{
	const char *name = side == LAWS_WHITE ? view->white : view->black;
	bool runs = view->running == (int)side;
	char text[VIEW_NAME_SIZE + 16];
	char clock[32];

	snprintf(text, sizeof(text), "%s %s", side == LAWS_WHITE ? "White" : "Black",
		 strcmp(name, "?") ? name : "");
	put(row, 1, layout->left - 14, A_BOLD, text);
	if (!view->clock_kept)
		return;
	view_time_write(view_left(view, side, now), clock, sizeof(clock));
	snprintf(text, sizeof(text), "%s%s ", runs ? ">" : " ", clock);
	put(row, layout->left - 1 - (int)strlen(text), (int)strlen(text),
	    runs ? look(COLOUR_CLOCK, A_REVERSE) | A_BOLD : look(COLOUR_DIM, A_NORMAL), text);
}

static void paint_move(const struct layout *layout, int row, int column,
		       const struct view_move *move)
{
	attr_t attributes = move->completed ? A_NORMAL : look(COLOUR_MADE, A_UNDERLINE) | A_BOLD;

	put(row, column, layout->left - column - 1, attributes, move->san);
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
		put(row, column, 4, look(COLOUR_DIM, A_DIM), number);
		paint_move(layout, row, column + (move->side == LAWS_WHITE ? 5 : 13), move);
	}
}

static attr_t act_attributes(enum view_act act)
{
	switch (act) {
	case VIEW_TOUCHED:
		return look(COLOUR_TOUCH, A_NORMAL);
	case VIEW_RELEASED:
		return look(COLOUR_DIM, A_NORMAL);
	case VIEW_ADJUSTED:
		return look(COLOUR_POSSIBLE, A_NORMAL) | A_BOLD;
	case VIEW_MADE:
		return look(COLOUR_MADE, A_NORMAL);
	case VIEW_COMPLETED:
		return look(COLOUR_COMPLETED, A_BOLD);
	case VIEW_OTHER:
		break;
	}
	return A_NORMAL;
}

/* "4:02.103"; hours only from the first full hour on. */
static void instant_write(int64_t t, char *text, size_t size)
{
	int64_t ms = t / 1000;

	if (ms >= 3600000)
		snprintf(text, size, "%d:%02d:%02d.%d", (int)(ms / 3600000), (int)(ms / 60000 % 60),
			 (int)(ms / 1000 % 60), (int)(ms / 100 % 10));
	else
		snprintf(text, size, "%d:%02d.%d", (int)(ms / 60000), (int)(ms / 1000 % 60),
			 (int)(ms / 100 % 10));
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

		instant_write(entry->t, when, sizeof(when));
		put(row, 10 - (int)strlen(when), 10, look(COLOUR_DIM, A_DIM), when);
		put(row, 12, 5, A_NORMAL, entry->side);
		put(row, 18, layout->left - 19, act_attributes(entry->act), entry->text);
	}
}

/* One line of the arbiter's half, kept until the number of lines is known. */
struct note_line {
	attr_t attributes;
	int indent;
	char text[160];
};

#define NOTE_LINES 400

struct note_lines {
	struct note_line line[NOTE_LINES];
	int count;
};

static struct note_line *line_new(struct note_lines *lines, attr_t attributes, int indent)
{
	struct note_line *line;

	if (lines->count == NOTE_LINES) {
		memmove(&lines->line[0], &lines->line[NOTE_LINES / 2],
			sizeof(lines->line[0]) * (NOTE_LINES / 2));
		lines->count = NOTE_LINES / 2;
	}
	line = &lines->line[lines->count++];
	*line = (struct note_line){.attributes = attributes, .indent = indent};
	return line;
}

/* How many bytes of @text fit into @columns and @size. */
static size_t fitting(const char *text, size_t columns, size_t size)
{
	mbstate_t state = {0};
	size_t length = 0;
	size_t used = 0;

	while (text[length]) {
		wchar_t c;
		size_t bytes = mbrtowc(&c, text + length, strlen(text + length), &state);
		int width;

		if (bytes > MB_LEN_MAX) {
			memset(&state, 0, sizeof(state));
			bytes = 1;
			width = 1;
		} else {
			width = wcwidth(c);
		}
		used += width > 0 ? (size_t)width : 0;
		if (used > columns || length + bytes > size)
			break;
		length += bytes;
	}
	return length;
}

/* Breaks @text into lines of @width, at blanks where there are some. */
static void wrap(struct note_lines *lines, attr_t attributes, int indent, int width,
		 const char *text)
{
	size_t room = width - indent > 8 ? (size_t)(width - indent) : 8;

	while (*text) {
		size_t fits = fitting(text, room, sizeof(lines->line[0].text) - 1);
		size_t length = fits;

		while (text[fits] && length > 0 && text[length] != ' ')
			length--;
		if (length == 0)
			length = fits ? fits : 1;
		snprintf(line_new(lines, attributes, indent)->text, sizeof(lines->line[0].text),
			 "%.*s", (int)length, text);
		text += length;
		text += strspn(text, " ");
	}
}

static attr_t confidence_attributes(const char *confidence)
{
	if (!strcmp(confidence, "certain"))
		return look(COLOUR_CERTAIN, A_REVERSE) | A_BOLD;
	if (!strcmp(confidence, "likely"))
		return look(COLOUR_LIKELY, A_BOLD) | A_BOLD;
	return look(COLOUR_POSSIBLE, A_NORMAL);
}

/* The confidence stands before the sentence: a likely alert is no proof. */
static void lay_alert(struct note_lines *lines, const struct view_note *note, int width)
{
	char text[200];
	char when[32];

	instant_write(note->t, when, sizeof(when));
	snprintf(text, sizeof(text), "%s ALERT %d %s", when, (int)note->id, note->heading);
	wrap(lines, confidence_attributes(note->confidence), 0, width, text);
	if (note->article[0])
		/* Translators: 1 is certain, likely or possible, 2 an article's number. */
		snprintf(text, sizeof(text), _("%1$s, Article %2$s"),
			 confidence_name(note->confidence), note->article);
	else
		snprintf(text, sizeof(text), "%s", confidence_name(note->confidence));
	wrap(lines, A_BOLD, 2, width, text);
	wrap(lines, A_NORMAL, 2, width, note->text);
	if (note->decision[0]) {
		instant_write(note->decided, when, sizeof(when));
		/* Translators: 1 is confirmed, dismissed …, 2 a time of the game such as 2:42.0. */
		snprintf(text, sizeof(text), _("%1$s at %2$s"), decision_name(note->decision),
			 when);
		wrap(lines, look(COLOUR_RULING, A_BOLD), 2, width, text);
	} else {
		wrap(lines, look(COLOUR_POSSIBLE, A_NORMAL), 2, width, decision_name("open"));
	}
}

static void lay_state(struct note_lines *lines, const struct view_note *note, int width)
{
	char text[ALERT_TEXT_SIZE + 200];
	char when[32];

	instant_write(note->t, when, sizeof(when));
	snprintf(text, sizeof(text), "%s %s %s%s%s%s%s%s", when,
		 note->is_penalty ? "PENALTY" : "game", note->heading, note->text[0] ? " " : "",
		 note->text, note->article[0] ? " (Article " : "", note->article,
		 note->article[0] ? ")" : "");
	wrap(lines, look(COLOUR_DIM, A_NORMAL), 0, width, text);
}

static void paint_notes(const struct view *view, const struct layout *layout)
{
	static struct note_lines lines;
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
		wrap(&lines, look(COLOUR_DIM, A_DIM), 0, width,
		     "Nothing to tell: no alert so far.");
	first = lines.count > room ? lines.count - room : 0;
	for (i = first; i < lines.count; i++)
		put(2 + i - first, layout->left + 2 + lines.line[i].indent,
		    width - lines.line[i].indent, lines.line[i].attributes, lines.line[i].text);
}

static void paint_title(const struct view *view, const struct layout *layout, int64_t now)
{
	char title[2 * VIEW_NAME_SIZE + 40];
	char state[120];
	char when[32];
	int width;

	instant_write(now, when, sizeof(when));
	*strrchr(when, '.') = '\0';
	snprintf(state, sizeof(state), "%s   %s ", view->state, when);
	snprintf(title, sizeof(title), " Touchmove   %s%s%s",
		 strcmp(view->event, "?") ? view->event : "",
		 view->round[0] && strcmp(view->round, "?") ? ", round " : "",
		 strcmp(view->round, "?") ? view->round : "");
	width = (int)strlen(state);
	attrset(look(COLOUR_TITLE, A_REVERSE));
	mvhline(0, 0, ' ', layout->columns);
	put(0, 0, layout->columns - width - 1, look(COLOUR_TITLE, A_REVERSE) | A_BOLD, title);
	put(0, layout->columns - width, width, look(COLOUR_TITLE, A_REVERSE), state);
}

static void paint_frame(const struct view *view, const struct layout *layout, const char *hint)
{
	char arbiter[40];
	char status[2 * VIEW_NAME_SIZE] = "";

	snprintf(arbiter, sizeof(arbiter), "Arbiter: %u open alert%s", view->open,
		 view->open == 1 ? "" : "s");
	put_line(1, 0, layout->left, "Players");
	put_line(1, layout->left + 1, layout->columns - layout->left - 1, arbiter);
	put_line(layout->log_top, 0, layout->left, "At the board");
	attrset(look(COLOUR_FRAME, A_NORMAL));
	mvvline(2, layout->left, ACS_VLINE, layout->rows - 3);
	mvaddch(1, layout->left, ACS_TTEE);
	mvaddch(layout->log_top, layout->left, ACS_RTEE);
	attrset(A_NORMAL);
	if (view->source[0])
		snprintf(status, sizeof(status), "%s (%s)", view->source, view->health);
	put(layout->rows - 1, 1, layout->columns - 2, look(COLOUR_DIM, A_DIM), hint);
	put(layout->rows - 1, layout->left + 2, layout->columns - layout->left - 3,
	    look(COLOUR_DIM, A_DIM), status);
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
		put(0, 0, layout.columns, A_NORMAL, text);
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
	refresh();
}
