/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Squares, lines and inputs stand before a colon, so that no language has to bend them, and what
 * is said behind it holds for one as for several.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "tool/language.h"
#include "ctl/wiring/contacts.h"
#include "ctl/wiring/telling.h"

#define LIST_SIZE 700

struct list {
	char text[LIST_SIZE];
	size_t length;
};

__attribute__((format(printf, 2, 3))) static void append(struct list *list, const char *format, ...)
{
	va_list arguments;
	int length;

	va_start(arguments, format);
	length = vsnprintf(list->text + list->length, sizeof(list->text) - list->length, format,
			   arguments);
	va_end(arguments);
	list->length += length < 0 ? 0 : (size_t)length;
	if (list->length >= sizeof(list->text))
		list->length = sizeof(list->text) - 1;
}

static void append_square(struct list *list, unsigned int square)
{
	char name[3];

	laws_square_write((laws_square)square, name);
	append(list, "%s%s", list->length ? " " : "", name);
}

/* Contacts by the squares that the map gives them; numbers where it gives none. */
static void append_contacts(struct list *list, const struct diagnosis_board *board,
			    laws_squares contacts)
{
	for (; contacts; contacts &= contacts - 1) {
		int contact = __builtin_ctzll(contacts);

		if (board->wiring[contact] == WIRING_NO_SQUARE)
			append(list, "%s#%d", list->length ? " " : "", contact);
		else
			append_square(list, board->wiring[contact]);
	}
}

static void append_squares(struct list *list, laws_squares squares)
{
	for (; squares; squares &= squares - 1)
		append_square(list, (unsigned int)__builtin_ctzll(squares));
}

static void append_input(struct list *list, unsigned int input)
{
	append(list, "%s%s", list->length ? ", " : "", _(contacts_input_names[input]));
}

static void append_line(struct list *list, const struct diagnosis_board *board, unsigned int line)
{
	static const char *const rows[DIAGNOSIS_TOPOLOGIES] = {
		[DIAGNOSIS_UNKNOWN] = N_("row %1$u"),	 [DIAGNOSIS_DIRECT] = N_("row %1$u"),
		[DIAGNOSIS_MATRIX] = N_("row %1$u"),	 [DIAGNOSIS_EXPANDERS] = N_("port %1$u"),
		[DIAGNOSIS_CHAIN] = N_("register %1$u"),
	};
	const char *comma = list->length ? ", " : "";
	char name[60];

	if (line >= DIAGNOSIS_COLUMN)
		snprintf(name, sizeof(name), _("column %1$u"), line - DIAGNOSIS_COLUMN);
	else
		snprintf(name, sizeof(name), _(rows[board->topology]), line);
	append(list, "%s%s", comma, name);
}

/* What the list of a fault is of. */
enum sort {
	SORT_SQUARES,
	SORT_LINES,
	SORT_INPUTS,
};

static enum sort sort_of(enum diagnosis_kind kind)
{
	switch (kind) {
	case DIAGNOSIS_LINE_CLOSED:
	case DIAGNOSIS_LINE_OPEN:
	case DIAGNOSIS_ROW_ALWAYS:
	case DIAGNOSIS_JOINED_LINES:
	case DIAGNOSIS_LINES_MOVED:
	case DIAGNOSIS_LINE_AS:
	case DIAGNOSIS_SLOW:
	case DIAGNOSIS_LATE:
		return SORT_LINES;
	case DIAGNOSIS_INPUT_NEVER:
	case DIAGNOSIS_INPUTS_MOVED:
	case DIAGNOSIS_INPUT_AS:
	case DIAGNOSIS_INPUTS_JOINED:
	case DIAGNOSIS_INPUT_FLICKER:
		return SORT_INPUTS;
	case DIAGNOSIS_ALL_OPEN:
	case DIAGNOSIS_CLOSED:
	case DIAGNOSIS_NEVER:
	case DIAGNOSIS_JOINED:
	case DIAGNOSIS_ALSO:
	case DIAGNOSIS_TURNED:
	case DIAGNOSIS_MOVED:
	case DIAGNOSIS_AS:
	case DIAGNOSIS_SHIFTED:
	case DIAGNOSIS_FLICKER:
	case DIAGNOSIS_UNSTEADY:
	case DIAGNOSIS_GHOST:
	case DIAGNOSIS_HARDWARE:
		break;
	}
	return SORT_SQUARES;
}

static void append_list(struct list *list, const struct diagnosis_board *board,
			const struct diagnosis_fault *fault)
{
	unsigned int n;

	for (n = 0; n < fault->count; n++)
		switch (sort_of(fault->kind)) {
		case SORT_SQUARES:
			append_square(list, fault->list[n]);
			break;
		case SORT_LINES:
			append_line(list, board, fault->list[n]);
			break;
		case SORT_INPUTS:
			append_input(list, fault->list[n]);
			break;
		}
}

static const char *const names[DIAGNOSIS_KINDS] = {
	[DIAGNOSIS_ALL_OPEN] = "nothing-closes",
	[DIAGNOSIS_CLOSED] = "closed",
	[DIAGNOSIS_LINE_CLOSED] = "line-closed",
	[DIAGNOSIS_NEVER] = "never-closes",
	[DIAGNOSIS_LINE_OPEN] = "line-open",
	[DIAGNOSIS_ROW_ALWAYS] = "row-always-selected",
	[DIAGNOSIS_JOINED_LINES] = "lines-joined",
	[DIAGNOSIS_JOINED] = "joined",
	[DIAGNOSIS_ALSO] = "closes-others",
	[DIAGNOSIS_TURNED] = "turned",
	[DIAGNOSIS_LINES_MOVED] = "lines-exchanged",
	[DIAGNOSIS_LINE_AS] = "line-elsewhere",
	[DIAGNOSIS_MOVED] = "exchanged",
	[DIAGNOSIS_AS] = "elsewhere",
	[DIAGNOSIS_SHIFTED] = "shifted",
	[DIAGNOSIS_SLOW] = "slow",
	[DIAGNOSIS_LATE] = "late",
	[DIAGNOSIS_FLICKER] = "flickers",
	[DIAGNOSIS_UNSTEADY] = "unsteady",
	[DIAGNOSIS_GHOST] = "ghosts",
	[DIAGNOSIS_HARDWARE] = "hardware",
	[DIAGNOSIS_INPUT_NEVER] = "input-never-down",
	[DIAGNOSIS_INPUTS_MOVED] = "inputs-exchanged",
	[DIAGNOSIS_INPUT_AS] = "input-elsewhere",
	[DIAGNOSIS_INPUTS_JOINED] = "inputs-joined",
	[DIAGNOSIS_INPUT_FLICKER] = "input-flickers",
};

#define JOINED                                                                                     \
	N_("%1$s: joined: what closes one closes the other. With the power off, measure between "  \
	   "them: no connection.")
#define EXCHANGED N_("%1$s: have changed places. The map repairs it; else exchange the wires.")
#define ELSEWHERE                                                                                  \
	N_("%1$s: the first shows as the others. Follow the first one's wire with the "            \
	   "multimeter: "                                                                          \
	   "where does it end?")

/* 1 what it is of, 2 what it shows; of what flickers 2 is for how many ms, 3 DebounceTime in ms. */
static const char *const sentences[DIAGNOSIS_KINDS] = {
	[DIAGNOSIS_ALL_OPEN] = N_("No square closes at all. Measure the supply, and the wire that "
				  "all contacts share; is it the right board, overlay or [gpio]?"),
	[DIAGNOSIS_CLOSED] = N_("%1$s: closed on the empty board. With the power off, measure "
				"across the contact: it must be open. Else a reed sticks, or "
				"solder bridges it."),
	[DIAGNOSIS_LINE_CLOSED] =
		N_("%1$s: all contacts are closed on the empty board. With the power off, measure "
		   "from the wire to ground and to its neighbours: no connection. With it on: 3.3 "
		   "V. Else there is a short circuit, the pull-up is missing, or one contact "
		   "sticks."),
	[DIAGNOSIS_NEVER] =
		N_("%1$s: never closes. With the power off and a magnet at it, measure across the "
		   "reed: near 0 ohm. If so, measure its joints and wires, and that its diode is "
		   "the right way round; if not, the reed is broken or the magnet too weak."),
	[DIAGNOSIS_LINE_OPEN] =
		N_("%1$s: none of its contacts closes. With the power off, measure the wire from "
		   "the header or chip to the contacts: near 0 ohm."),
	[DIAGNOSIS_ROW_ALWAYS] =
		N_("%1$s: always selected: a piece there shows in every row. With the power off, "
		   "measure from its wire to ground: no connection."),
	[DIAGNOSIS_JOINED_LINES] = JOINED,
	[DIAGNOSIS_JOINED] = JOINED,
	[DIAGNOSIS_ALSO] =
		N_("%1$s: closes %2$s as well. Try another piece: its magnet may reach two reeds. "
		   "If that is not it, measure between the contacts: no connection."),
	[DIAGNOSIS_TURNED] = N_("The board is turned or mirrored: a1 shows as %1$s, h1 as %2$s. "
				"Nothing has to be soldered, the map repairs it."),
	[DIAGNOSIS_LINES_MOVED] = EXCHANGED,
	[DIAGNOSIS_LINE_AS] = ELSEWHERE,
	[DIAGNOSIS_MOVED] = EXCHANGED,
	[DIAGNOSIS_AS] = N_("%1$s: shows as %2$s. Follow its wire with the multimeter: where does "
			    "it end?"),
	[DIAGNOSIS_SHIFTED] =
		N_("Every contact shows as its neighbour: the chain is read one clock too early or "
		   "too late. Check the wires of CLK and SH/LD, and that QH is used, not its "
		   "complement."),
	[DIAGNOSIS_SLOW] =
		N_("%1$s: a piece shows in the next row as well: settling is too slow. Raise "
		   "settle= of the overlay or RowSettle=; or measure the pull-up, and solder 10 "
		   "kOhm from the column to 3.3 V."),
	[DIAGNOSIS_LATE] =
		N_("%1$s: a piece shows in the next row only: settling is far too slow. Raise "
		   "settle= of the overlay or RowSettle=. If that changes nothing, the wires of "
		   "the rows are one place off."),
	[DIAGNOSIS_FLICKER] =
		N_("%1$s: flickers for %2$u ms; DebounceTime is %3$u ms. Press on joints and wires "
		   "while you measure across the contact; or the magnet only just reaches the "
		   "reed."),
	[DIAGNOSIS_UNSTEADY] =
		N_("%1$s: shows something else each time. Look for a loose wire: press on joints "
		   "while touchmovectl wiring runs."),
	[DIAGNOSIS_GHOST] =
		N_("%2$s: closed without a piece, by way of other contacts: a diode is missing or "
		   "conducts in both directions. Measure those of: %1$s"),
	[DIAGNOSIS_HARDWARE] = N_("%1$s: the hardware failed while it was asked for. The kernel's "
				  "log (dmesg) says what the driver saw."),
	[DIAGNOSIS_INPUT_NEVER] =
		N_("%1$s: is not seen to go down. With the power off, measure across its switch "
		   "while it is held: near 0 ohm; then its wires to the header and to ground."),
	[DIAGNOSIS_INPUTS_MOVED] = N_("%1$s: have changed places. Exchange the wires, or their "
				      "pins in the overlay or configuration."),
	[DIAGNOSIS_INPUT_AS] = ELSEWHERE,
	[DIAGNOSIS_INPUTS_JOINED] = JOINED,
	[DIAGNOSIS_INPUT_FLICKER] =
		N_("%1$s: flickers for %2$u ms; DebounceTime is %3$u ms. Press on joints and wires "
		   "while you measure across the contact; or the magnet only just reaches the "
		   "reed."),
};

/* The sentences take their arguments by number, and their types are checked in the catalogues. */
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

void telling_fault(const struct diagnosis_board *board, const struct diagnosis_fault *fault,
		   uint64_t debounce_time, char text[TELLING_SIZE])
{
	struct list listed = {0}, shown = {0};

	if (fault->kind == DIAGNOSIS_TURNED) {
		append_square(&listed, fault->list[0]);
		append_square(&shown, fault->list[1]);
	} else {
		append_list(&listed, board, fault);
		append_contacts(&shown, board, fault->shown);
	}
	if (fault->kind == DIAGNOSIS_HARDWARE && !fault->count)
		append(&listed, "%s", _("the empty board"));
	if (fault->kind == DIAGNOSIS_FLICKER || fault->kind == DIAGNOSIS_INPUT_FLICKER)
		snprintf(text, TELLING_SIZE, _(sentences[fault->kind]), listed.text,
			 fault->flicker / 1000, (unsigned int)(debounce_time / 1000));
	else
		snprintf(text, TELLING_SIZE, _(sentences[fault->kind]), listed.text, shown.text);
}

/* The words of a list as an array. */
static struct json_object *array_of(const struct list *list)
{
	struct json_object *array = json_object_new_array();
	const char *word = list->text;

	while (*word) {
		size_t length = strcspn(word, " ");

		json_object_array_add(array, json_object_new_string_len(word, (int)length));
		word += length + (word[length] == ' ');
	}
	return array;
}

static void add_lines(struct json_object *object, const struct diagnosis_fault *fault)
{
	struct json_object *rows = json_object_new_array(), *columns = json_object_new_array();
	unsigned int n;

	for (n = 0; n < fault->count; n++)
		json_object_array_add(fault->list[n] < DIAGNOSIS_COLUMN ? rows : columns,
				      json_object_new_int(fault->list[n] % DIAGNOSIS_COLUMN));
	json_object_object_add(object, "rows", rows);
	json_object_object_add(object, "columns", columns);
}

static void add_inputs(struct json_object *object, const struct diagnosis_fault *fault)
{
	static const char *const inputs[INPUT_BITS] = {"white", "black", "adjust", "arbiter"};
	struct json_object *array = json_object_new_array();
	unsigned int n;

	for (n = 0; n < fault->count; n++)
		json_object_array_add(array, json_object_new_string(inputs[fault->list[n]]));
	json_object_object_add(object, "inputs", array);
}

struct json_object *telling_json(const struct diagnosis_board *board,
				 const struct diagnosis_fault *fault)
{
	struct json_object *object = json_object_new_object();
	struct list squares = {0}, shown = {0};

	json_object_object_add(object, "fault", json_object_new_string(names[fault->kind]));
	switch (sort_of(fault->kind)) {
	case SORT_SQUARES:
		append_list(&squares, board, fault);
		json_object_object_add(object, "squares", array_of(&squares));
		break;
	case SORT_LINES:
		add_lines(object, fault);
		break;
	case SORT_INPUTS:
		add_inputs(object, fault);
		break;
	}
	append_contacts(&shown, board, fault->shown);
	if (fault->shown)
		json_object_object_add(object, "shows", array_of(&shown));
	if (fault->flicker)
		json_object_object_add(object, "flicker_ms",
				       json_object_new_int((int)(fault->flicker / 1000)));
	return object;
}

void telling_sum(const struct diagnosis *diagnosis, char text[TELLING_SIZE])
{
	const char *sum = diagnosis->count
				  ? N_("Squares tried: %1$u of %2$u. Repair this and test again: "
				       "one fault can hide another.")
				  : N_("Squares tried: %1$u of %2$u. No fault was found.");

	snprintf(text, TELLING_SIZE, _(sum), diagnosis->tested, diagnosis->asked);
}

/* 1 the square, input or squares that are asked for; 2 what closed. */
static const char *const messages[TESTER_MESSAGES] = {
	[TESTER_ASK_EMPTY] = N_("Take everything off the board."),
	[TESTER_NOT_EMPTY] = N_("%2$s: still closed. If the board is empty, type: empty"),
	[TESTER_ASK_SQUARE] = N_("%1$s?"),
	[TESTER_RIGHT] = N_("%1$s: right."),
	[TESTER_NOTED] = N_("%1$s: noted."),
	[TESTER_ODD] = N_("%1$s was asked for, and %2$s closed. Lift the piece, and put it on %1$s "
			  "once more."),
	[TESTER_RESTLESS] = N_("%1$s: flickers. Lift, and put down or press once more, firmly."),
	[TESTER_TWO] = N_("%2$s: closed. One piece, please, on %1$s."),
	[TESTER_LIFT] = N_("The board shows what it showed before. Lift the piece for a moment, "
			   "then put it on %1$s."),
	[TESTER_ASK_INPUT] = N_("%1$s: press it. If it is down, raise it first."),
	[TESTER_ODD_INPUT] = N_("%1$s was asked for, and this went down: %2$s. Press %1$s once "
				"more."),
	[TESTER_ASK_DIODES] = N_("Now the diodes of a matrix. Put pieces on these squares, and "
				 "nowhere else; or type: skip"),
	[TESTER_GHOSTS] = N_("%2$s: closed as well. If nothing stands there, type: none"),
	[TESTER_MISSING] = N_("%1$s: not closed yet. Put pieces there, or type: skip"),
	[TESTER_REMINDER] = N_("Still waiting: %1$s. If that is done and nothing happens, type: "
			       "none"),
	[TESTER_HARDWARE] = N_("The hardware does not answer."),
	[TESTER_HARDWARE_OK] = N_("The hardware answers again."),
	[TESTER_FINISHED] = N_("That was all."),
};

/* The squares of a set-up, a rank a line. */
static void append_ranks(struct list *list, laws_squares squares)
{
	unsigned int rank;

	for (rank = 0; rank < 8; rank++) {
		struct list of_rank = {0};

		append_squares(&of_rank, squares & (laws_squares)0xff << (8 * rank));
		if (of_rank.length)
			append(list, "\n  %s", of_rank.text);
	}
}

static void append_subject(struct list *list, const struct tester_message *message)
{
	switch (message->phase) {
	case TESTER_SQUARES:
		append_square(list, message->subject);
		break;
	case TESTER_INPUTS:
		append_input(list, message->subject);
		break;
	case TESTER_DIODES:
		append(list, "%s", _("the diodes"));
		break;
	case TESTER_EMPTY:
	case TESTER_DONE:
		append(list, "%s", _("the empty board"));
		break;
	}
}

void telling_message(const struct diagnosis_board *board, const struct tester_message *message,
		     const char *why, char text[TELLING_SIZE])
{
	struct list subject = {0}, shown = {0}, ranks = {0};
	laws_squares left;

	switch (message->type) {
	case TESTER_ODD_INPUT:
		for (left = message->contacts; left; left &= left - 1)
			append_input(&shown, (unsigned int)__builtin_ctzll(left));
		append_subject(&subject, message);
		break;
	case TESTER_ASK_DIODES:
		append_ranks(&ranks, message->contacts);
		break;
	case TESTER_MISSING:
		append_squares(&subject, message->contacts);
		break;
	case TESTER_HARDWARE:
		append(&ranks, "%s%s", why[0] ? " " : "", why);
		break;
	case TESTER_ASK_EMPTY:
	case TESTER_NOT_EMPTY:
	case TESTER_ASK_SQUARE:
	case TESTER_RIGHT:
	case TESTER_NOTED:
	case TESTER_ODD:
	case TESTER_RESTLESS:
	case TESTER_TWO:
	case TESTER_LIFT:
	case TESTER_ASK_INPUT:
	case TESTER_GHOSTS:
	case TESTER_REMINDER:
	case TESTER_HARDWARE_OK:
	case TESTER_FINISHED:
		append_subject(&subject, message);
		append_contacts(&shown, board, message->contacts);
		break;
	}
	snprintf(text, TELLING_SIZE, _(messages[message->type]), subject.text, shown.text);
	snprintf(text + strlen(text), TELLING_SIZE - strlen(text), "%s", ranks.text);
}

const char *telling_line(enum telling_line line)
{
	static const char *const lines[] = {
		[TELLING_INTRODUCTION] =
			N_("One contact after another: put one piece on the square that is asked "
			   "for, nothing on any other, and leave it until the next is asked for."),
		[TELLING_WORDS] =
			N_("none: it is done, and nothing happens; skip: leave it out; back: the "
			   "one before once more; again: from the beginning; done: judge what was "
			   "seen; quit: leave, and go on another time."),
		[TELLING_RESUMED] = N_("Going on where the test was left. From the beginning: "
				       "again"),
		[TELLING_LEFT] = N_("Left; the next time it goes on here."),
		[TELLING_MAP] = N_("This map repairs by configuration what has changed places:"),
		[TELLING_WORD_EXPECTED] =
			N_("expected none, skip, back, again, empty, done or quit"),
	};

	return _(lines[line]);
}
