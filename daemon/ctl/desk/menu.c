/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Words of orders are those of verbs.def, in its order; only how they are called in the reader's
 * language stands here.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/desk/menu.h"
#include "input/command.h"
#include "tool/language.h"
#include "util/keys.h"
#include "util/words.h"

const struct panel_action_info panel_actions[PANEL_ACTIONS] = {
	[PANEL_SHOW] = {'v', N_("Show the board")},
	[PANEL_CONFIRM] = {'c', N_("Confirm the alert")},
	[PANEL_DISMISS] = {'d', N_("Dismiss the alert")},
	[PANEL_UNDO] = {'u', N_("Undo a ruling")},
	[PANEL_PENALTY] = {'p', N_("Give a penalty")},
	[PANEL_OFFENCE] = {'o', N_("Enter an offence that the board has not seen")},
	[PANEL_TIME] = {'t', N_("Change a clock")},
	[PANEL_TAKEBACK] = {'b', N_("Take moves back")},
	[PANEL_CHOOSE] = {'w', N_("Choose how the game went on")},
	[PANEL_STOP] = {'s', N_("Stop the clocks")},
	[PANEL_RESUME] = {'r', N_("Let the clocks go on")},
	[PANEL_NOTE] = {'n', N_("Write a note")},
	[PANEL_OTHER] = {':', N_("Another order")},
};

/* A word's name, and what it needs beside. */
struct word_name {
	const char *word;
	const char *label;
	const char *asks;
};

static const char question_of_candidates[] = N_("How did the game go on?");

#define ASKS_TIME N_("How much time? Seconds, or minutes and seconds such as 2:30.")

static const struct word_name names_of_penalties[] = {
	{"warning", N_("Warning"), NULL},
	{"add-opponent", N_("More time for the opponent"), ASKS_TIME},
	{"reduce", N_("Less time for the player"), ASKS_TIME},
	{"opponent-points", N_("More points for the opponent"), N_("How many points?")},
	{"points", N_("Fewer points for the player"), N_("How many points?")},
	{"loss", N_("Loss of the game"), NULL},
	{"fine", N_("Fine"), N_("What is to be paid?")},
	{"exclude", N_("Exclusion from rounds"), N_("From how many rounds?")},
	{"expel", N_("Expulsion from the event"), NULL},
	{NULL, NULL, NULL},
};

static const struct word_name names_of_offences[] = {
	{"illegal-move", N_("Illegal move"), NULL},
	{"no-move", N_("Clock pressed without a move"), NULL},
	{"two-hands", N_("Move with two hands"), NULL},
	{"pawn-not-replaced", N_("Pawn left on the last rank"), NULL},
	{NULL, NULL, NULL},
};

static const struct word_name names_of_clock_orders[] = {
	{"set-time", N_("What a clock shows"), ASKS_TIME},
	{"add-time", N_("More time, or with a minus less"), ASKS_TIME},
	{NULL, NULL, NULL},
};

static struct panel_choice *choice_add(struct panel *panel, const char *word)
{
	struct panel_choice *choice;

	if (panel->choice_count == PANEL_CHOICES)
		return &panel->choices[PANEL_CHOICES - 1];
	choice = &panel->choices[panel->choice_count++];
	*choice = (struct panel_choice){.asks = NULL};
	snprintf(choice->word, sizeof(choice->word), "%s", word);
	return choice;
}

static void choice_add_named(struct panel *panel, const char *word, const struct word_name *names)
{
	struct panel_choice *choice = choice_add(panel, word);

	while (names->word && strcmp(names->word, word))
		names++;
	snprintf(choice->label, sizeof(choice->label), "%s",
		 names->word ? gettext(names->label) : word);
	choice->asks = names->asks;
}

static void menu_show(struct panel *panel, const char *question)
{
	panel->question = question;
	panel->choice_count = 0;
	panel->choice = 0;
	panel->state = PANEL_MENU;
}

/* Appends " @word" to the order. */
static void line_add(struct panel *panel, const char *word)
{
	size_t length = strlen(panel->line);

	if (word[0] && length + strlen(word) + 2 <= sizeof(panel->line))
		snprintf(panel->line + length, sizeof(panel->line) - length, "%s%s",
			 length ? " " : "", word);
}

/* Appends what the order's next part is called. */
static void said_add(struct panel *panel, const char *text)
{
	size_t length = strlen(panel->said);

	if (length + 3 >= sizeof(panel->said))
		return;
	if (length)
		length += (size_t)snprintf(panel->said + length, 3, ": ");
	snprintf(panel->said + length, sizeof(panel->said) - length, "%s", text);
}

static bool is_of_alert(enum panel_action action)
{
	return action == PANEL_CONFIRM || action == PANEL_DISMISS;
}

void menu_open(struct panel *panel)
{
	if (!panel_board(panel)) {
		panel_say(panel, true, _("No board is there."));
		return;
	}
	snprintf(panel->order_board, sizeof(panel->order_board), "%s", panel->board);
	panel->order_alert = 0;
	panel->step = 0;
	menu_show(panel, N_("What is to be done?"));
	for (unsigned int i = 0; i < PANEL_ACTIONS; i++) {
		enum panel_action action = (enum panel_action)i;
		struct panel_choice *choice;

		if ((is_of_alert(action) && !panel_alert(panel)) ||
		    (action == PANEL_SHOW && panel->base == PANEL_BOARD))
			continue;
		choice = choice_add(panel, "");
		choice->action = action;
		snprintf(choice->label, sizeof(choice->label), "%s",
			 gettext(panel_actions[action].label));
	}
}

static void ask(struct panel *panel)
{
	char reason[COMMAND_ERROR_SIZE];
	struct command command;

	if (command_read(panel->line, &command, reason) < 0) {
		panel->state = panel->base;
		panel_say(panel, true, reason);
		return;
	}
	/* What makes a ruling is undone by its number (verbs.def). */
	panel->cannot_be_undone = verb_rows[command.verb].answer != ANSWER_RULING &&
				  command.verb != VERB_PAUSE && command.verb != VERB_RESUME;
	panel->state = PANEL_ASK;
}

static void ask_for_text(struct panel *panel, const char *asks)
{
	panel->asks = asks;
	panel->text[0] = '\0';
	panel->state = PANEL_TEXT;
}

static void show_sides(struct panel *panel)
{
	menu_show(panel, N_("Which player?"));
	for (int side = 0; side_words[side]; side++) {
		const struct desk_board *board = desk_find(panel->desk, panel->order_board);
		const char *name = side == LAWS_WHITE ? board->view.white : board->view.black;
		struct panel_choice *choice = choice_add(panel, side_words[side]);

		snprintf(choice->label, sizeof(choice->label), "%s%s%s",
			 side == LAWS_WHITE ? _("White") : _("Black"), name[0] ? "  " : "",
			 strcmp(name, "?") ? name : "");
	}
}

static void show_words(struct panel *panel, const char *question, const char *argument,
		       const struct word_name *names)
{
	const struct argument_row *row = argument_rows;
	const char *word;

	menu_show(panel, question);
	while (row->name && strcmp(row->name, argument))
		row++;
	for (unsigned int i = 0; row->name && (word = argument_word(row, i)); i++)
		choice_add_named(panel, word, names);
}

static void show_clock_orders(struct panel *panel)
{
	menu_show(panel, N_("What is to be changed?"));
	for (const struct word_name *name = names_of_clock_orders; name->word; name++)
		choice_add_named(panel, name->word, names_of_clock_orders);
}

void menu_ruling_write(const struct desk_ruling *ruling, char *label, size_t size)
{
	const char *side = !ruling->side[0]		   ? ""
			   : strcmp(ruling->side, "black") ? _("White")
							   : _("Black");
	size_t length;

	if (ruling->alert)
		/* Translators: 3 is confirmed or dismissed. */
		length = (size_t)snprintf(label, size, _("Ruling %1$d: alert %2$d %3$s"),
					  (int)ruling->id, (int)ruling->alert,
					  decision_name(ruling->decision));
	else
		length = (size_t)snprintf(label, size, _("Ruling %1$d: penalty"), (int)ruling->id);
	if (ruling->cost[0] && length < size)
		snprintf(label + length, size - length, "  %s  %s", side, ruling->cost);
}

static void show_rulings(struct panel *panel)
{
	const struct desk_board *board = desk_find(panel->desk, panel->order_board);
	const struct desk_ruling *ruling;

	menu_show(panel, N_("Which ruling?"));
	for (unsigned int back = 0; (ruling = desk_ruling(board, back)); back++) {
		struct panel_choice *choice;
		char number[24];

		if (!ruling->stands)
			continue;
		snprintf(number, sizeof(number), "%" PRId64, ruling->id);
		choice = choice_add(panel, number);
		menu_ruling_write(ruling, choice->label, sizeof(choice->label));
	}
}

/* The latest first: it is the likeliest to be meant. */
static void show_plies(struct panel *panel)
{
	const struct view *view = &desk_find(panel->desk, panel->order_board)->view;

	menu_show(panel, N_("Back to before which move?"));
	for (unsigned int i = view->plies; i-- > 0 && panel->choice_count < PANEL_CHOICES;) {
		const struct view_move *move = &view->moves[i];
		struct panel_choice *choice;
		char ply[24];

		snprintf(ply, sizeof(ply), "%u", view->first + i + 1);
		choice = choice_add(panel, ply);
		snprintf(choice->label, sizeof(choice->label), "%u%s%s", move->number,
			 move->side == LAWS_WHITE ? ". " : "... ", move->san);
	}
}

static struct json_object *moves_of(struct json_object *candidate)
{
	struct json_object *moves = NULL;

	json_object_object_get_ex(candidate, "san", &moves);
	return json_object_is_type(moves, json_type_array) ? moves : NULL;
}

static const char *move_at(struct json_object *moves, size_t at)
{
	return moves && at < json_object_array_length(moves)
		       ? json_object_get_string(json_object_array_get_idx(moves, at))
		       : "";
}

/* True when each of @list has a further move behind that at @at, where all have the same one. */
static bool is_shared(struct json_object *list, size_t at)
{
	const char *move = move_at(moves_of(json_object_array_get_idx(list, 0)), at);

	for (size_t i = 0; i < json_object_array_length(list); i++) {
		struct json_object *moves = moves_of(json_object_array_get_idx(list, i));

		if (!move_at(moves, at + 1)[0] || strcmp(move_at(moves, at), move))
			return false;
	}
	return true;
}

/* How many moves all of @list begin with: they tell none from another. */
static size_t shared_moves(struct json_object *list)
{
	size_t shared = 0;

	while (json_object_array_length(list) > 1 && is_shared(list, shared))
		shared++;
	return shared;
}

/* "12. Nf3 Nf6 13. Bd3": the moves of @candidate but the first @skipped, numbered. */
static void candidate_write(struct json_object *candidate, size_t skipped, char *text, size_t size)
{
	struct json_object *moves = moves_of(candidate);
	size_t count = moves ? json_object_array_length(moves) : 0;
	size_t half = 0, length = 0;
	struct laws_setup setup;

	text[0] = '\0';
	/* Moves are counted back from the position to which they lead. */
	if (laws_fen_read(text_of(candidate, "fen"), &setup, NULL) == 0)
		half = 2 * setup.move_number + (setup.side_to_move == LAWS_BLACK);
	half = half >= count + 2 ? half - count : 2;
	for (size_t i = skipped; i < count && length < size; i++) {
		char number[32] = "";

		if ((half + i) % 2 == 0)
			snprintf(number, sizeof(number), "%zu. ", (half + i) / 2);
		else if (i == skipped)
			snprintf(number, sizeof(number), "%zu... ", (half + i) / 2);
		length += (size_t)snprintf(text + length, size - length, "%s%s%s",
					   length ? " " : "", number, move_at(moves, i));
	}
	if (length < size && json_object_object_get_ex(candidate, "record", NULL))
		snprintf(text + length, size - length, "  %s", _("(as recorded)"));
}

void menu_show_candidates(struct panel *panel, struct json_object *list)
{
	size_t shared = shared_moves(list);

	menu_show(panel, question_of_candidates);
	for (size_t i = 0; i < json_object_array_length(list); i++) {
		struct json_object *candidate = json_object_array_get_idx(list, i);
		struct panel_choice *choice;
		char number[24];

		snprintf(number, sizeof(number), "%" PRId64, number_of(candidate, "number"));
		choice = choice_add(panel, number);
		candidate_write(candidate, shared, choice->label, sizeof(choice->label));
	}
}

static void say_nothing_to_choose(struct panel *panel)
{
	if (panel->state != PANEL_MENU || panel->choice_count)
		return;
	panel->state = panel->base;
	panel_say(panel, true, _("There is nothing to choose from."));
}

static void begin_ruling_on_alert(struct panel *panel, const char *verb)
{
	const struct desk_alert *alert = panel_alert(panel);
	char number[24];

	if (!alert) {
		panel_say(panel, true, _("Choose an alert first."));
		return;
	}
	panel->order_alert = alert->id;
	snprintf(number, sizeof(number), "%" PRId64, alert->id);
	line_add(panel, verb);
	line_add(panel, number);
	ask(panel);
}

static void begin_verb(struct panel *panel, enum verb verb)
{
	line_add(panel, verb_name(verb));
}

static void begin(struct panel *panel)
{
	switch (panel->action) {
	case PANEL_SHOW:
		panel->base = panel->state = PANEL_BOARD;
		break;
	case PANEL_CONFIRM:
		begin_ruling_on_alert(panel, verb_name(VERB_CONFIRM));
		break;
	case PANEL_DISMISS:
		begin_ruling_on_alert(panel, verb_name(VERB_DISMISS));
		break;
	case PANEL_UNDO:
		begin_verb(panel, VERB_UNDO);
		show_rulings(panel);
		break;
	case PANEL_PENALTY:
		begin_verb(panel, VERB_PENALTY);
		show_sides(panel);
		break;
	case PANEL_OFFENCE:
		begin_verb(panel, VERB_OFFENCE);
		show_sides(panel);
		break;
	case PANEL_TIME:
		show_clock_orders(panel);
		break;
	case PANEL_TAKEBACK:
		begin_verb(panel, VERB_TAKEBACK);
		show_plies(panel);
		break;
	case PANEL_CHOOSE:
		begin_verb(panel, VERB_CHOOSE);
		panel->question = question_of_candidates;
		panel->state = PANEL_WAIT;
		break;
	case PANEL_STOP:
		begin_verb(panel, VERB_PAUSE);
		ask(panel);
		break;
	case PANEL_RESUME:
		begin_verb(panel, VERB_RESUME);
		ask(panel);
		break;
	case PANEL_NOTE:
		begin_verb(panel, VERB_NOTE);
		ask_for_text(panel, N_("What is to be noted?"));
		break;
	case PANEL_OTHER:
		ask_for_text(panel, N_("Which order? As touchmovectl has it, such as: result 1-0"));
		break;
	case PANEL_ACTIONS:
		break;
	}
}

void menu_begin(struct panel *panel, enum panel_action action)
{
	if (!panel_board(panel)) {
		panel_say(panel, true, _("No board is there."));
		return;
	}
	snprintf(panel->order_board, sizeof(panel->order_board), "%s", panel->board);
	panel->state = panel->base;
	panel->order_alert = 0;
	panel->line[0] = panel->said[0] = '\0';
	said_add(panel, gettext(panel_actions[action].label));
	panel->asks = NULL;
	panel->action = action;
	panel->step = 1;
	begin(panel);
	say_nothing_to_choose(panel);
}

/* The question behind the one that was just answered with @choice. */
static void go_on(struct panel *panel, const struct panel_choice *choice)
{
	bool is_first = panel->step++ == 1;

	if (panel->action == PANEL_PENALTY && is_first)
		show_words(panel, N_("Which penalty?"), "KIND", names_of_penalties);
	else if (panel->action == PANEL_OFFENCE && is_first)
		show_words(panel, N_("Which offence?"), "OFFENCE", names_of_offences);
	else if (panel->action == PANEL_TIME && is_first)
		show_sides(panel);
	else if (panel->action == PANEL_TIME)
		ask_for_text(panel, ASKS_TIME);
	else if (choice->asks)
		ask_for_text(panel, choice->asks);
	else
		ask(panel);
}

void menu_choose(struct panel *panel)
{
	struct panel_choice choice = panel->choices[panel->choice];

	if (panel->step == 0) {
		menu_begin(panel, choice.action);
		return;
	}
	line_add(panel, choice.word);
	said_add(panel, choice.label);
	go_on(panel, &choice);
}

void menu_take_text(struct panel *panel)
{
	const char *text = panel->text + strspn(panel->text, " ");

	if (!text[0])
		return;
	line_add(panel, text);
	said_add(panel, text);
	ask(panel);
}
