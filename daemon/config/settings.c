/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The settings by name: one table says how each key is read and written, so that traces,
 * configuration and `start` cannot differ.
 */
#include "config/settings.h"
#include "util/words.h"

#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "util/text.h"

#define MILLISECOND ((laws_time)1000)
#define MINUTE	    (60 * LAWS_SECOND)

struct setting {
	const char *key;
	const char *expected; /* completes "KEY expects …" */
	int (*read)(const struct setting *setting, struct settings *settings, const char *value,
		    char error[SETTINGS_ERROR_SIZE]);
	void (*write)(const struct setting *setting, const struct settings *settings,
		      char text[SETTING_TEXT_SIZE]);
	const char *meaning;	  /* a sentence for the guide */
	size_t offset;		  /* of the member in struct settings */
	const char *const *names; /* of an enumeration's values, up to a NULL */
	laws_time unit;		  /* of a span */
	unsigned int low;	  /* of a number */
	unsigned int high;
};

static const char *const editions[] = {"2001", "2017", "2018", "2023", NULL};
static const char *const formats[] = {"auto", "standard", "rapid", "blitz", NULL};
static const char *const supervisions[] = {"limited", "full", NULL};
static const char *const clocks[] = {"own", "shadow", "none", NULL};
static const char *const rulings[] = {"arbiter", "automatic", NULL};
static const char *const variants[] = {"standard", "chess960", NULL};
static const char *const quickplays[] = {
	[LAWS_QUICKPLAY_NOT_ANNOUNCED] = "no",
	[LAWS_QUICKPLAY_BY_CLAIM] = "yes",
	[LAWS_QUICKPLAY_BY_INCREMENT] = "increment",
	NULL,
};
static const char *const answers[] = {"no", "yes", NULL};

_Static_assert(sizeof(enum laws_edition) == sizeof(unsigned int) &&
		       sizeof(enum laws_format) == sizeof(unsigned int) &&
		       sizeof(enum laws_supervision) == sizeof(unsigned int) &&
		       sizeof(enum laws_quickplay) == sizeof(unsigned int) &&
		       sizeof(enum laws_clock_mode) == sizeof(unsigned int) &&
		       sizeof(enum laws_visually_disabled) == sizeof(unsigned int),
	       "enumerations are read through unsigned int");

__attribute__((format(printf, 2, 3))) static int refuse(char error[SETTINGS_ERROR_SIZE],
							const char *format, ...)
{
	va_list arguments;
	int r;

	va_start(arguments, format);
	r = text_refuse(error, SETTINGS_ERROR_SIZE, format, arguments);
	va_end(arguments);
	return r;
}

static int refuse_value(const struct setting *setting, const char *value,
			char error[SETTINGS_ERROR_SIZE])
{
	return refuse(error, "%s expects %s, not '%.60s'", setting->key, setting->expected, value);
}

static void *member(const struct setting *setting, struct settings *settings)
{
	return (char *)settings + setting->offset;
}

static const void *member_of(const struct setting *setting, const struct settings *settings)
{
	return (const char *)settings + setting->offset;
}

static int read_name(const struct setting *setting, struct settings *settings, const char *value,
		     char error[SETTINGS_ERROR_SIZE])
{
	int found = word_find(setting->names, value);
	unsigned int number = (unsigned int)found;

	if (found < 0)
		return refuse_value(setting, value, error);
	memcpy(member(setting, settings), &number, sizeof(number));
	return 0;
}

static void write_name(const struct setting *setting, const struct settings *settings,
		       char text[SETTING_TEXT_SIZE])
{
	unsigned int number;

	memcpy(&number, member_of(setting, settings), sizeof(number));
	snprintf(text, SETTING_TEXT_SIZE, "%s", setting->names[number]);
}

static int read_choice(const struct setting *setting, struct settings *settings, const char *value,
		       char error[SETTINGS_ERROR_SIZE])
{
	int found = word_find(setting->names, value);

	if (found < 0)
		return refuse_value(setting, value, error);
	*(bool *)member(setting, settings) = found == 1;
	return 0;
}

static void write_choice(const struct setting *setting, const struct settings *settings,
			 char text[SETTING_TEXT_SIZE])
{
	bool second = *(const bool *)member_of(setting, settings);

	snprintf(text, SETTING_TEXT_SIZE, "%s", setting->names[second]);
}

static int read_span(const struct setting *setting, struct settings *settings, const char *value,
		     char error[SETTINGS_ERROR_SIZE])
{
	if (span_read(value, strlen(value), setting->unit, member(setting, settings)) != 0)
		return refuse_value(setting, value, error);
	return 0;
}

static void write_span(const struct setting *setting, const struct settings *settings,
		       char text[SETTING_TEXT_SIZE])
{
	const laws_time *span = member_of(setting, settings);

	span_write(*span, setting->unit, text);
}

static int read_number(const struct setting *setting, struct settings *settings, const char *value,
		       char error[SETTINGS_ERROR_SIZE])
{
	if (number_read(value, strlen(value), setting->low, setting->high,
			member(setting, settings)) != 0)
		return refuse_value(setting, value, error);
	return 0;
}

static void write_number(const struct setting *setting, const struct settings *settings,
			 char text[SETTING_TEXT_SIZE])
{
	const unsigned int *number = member_of(setting, settings);

	snprintf(text, SETTING_TEXT_SIZE, "%u", *number);
}

static int read_text(const struct setting *setting, struct settings *settings, const char *value,
		     char error[SETTINGS_ERROR_SIZE])
{
	size_t length = strlen(value);

	if (length >= SETTING_TEXT_SIZE)
		return refuse(error, "%s expects at most %d bytes, not %zu", setting->key,
			      SETTING_TEXT_SIZE - 1, length);
	if (!text_is_clean(value, length))
		return refuse_value(setting, value, error);
	memmove(member(setting, settings), value, length + 1);
	return 0;
}

static void write_text(const struct setting *setting, const struct settings *settings,
		       char text[SETTING_TEXT_SIZE])
{
	memcpy(text, member_of(setting, settings), SETTING_TEXT_SIZE);
}

/* An invalid value counts as "?": broadcast games have all kinds of text in this tag. */
static int read_time_control(const struct setting *setting, struct settings *settings,
			     const char *value, char error[SETTINGS_ERROR_SIZE])
{
	int status = read_text(setting, settings, value, error);

	if (status == 0)
		(void)laws_time_control_read(settings->time_control,
					     &settings->regulations.time_control);
	return status;
}

/* The number of @value as a start position of Chess960, or 960 if it is none. */
static unsigned int start_number(const char *value)
{
	unsigned int number;

	return number_read(value, strlen(value), 0, 959, &number) == 0 ? number : 960;
}

/*
 * The start position that @fen names: a FEN or, in Chess960, a number. If empty it is that
 * of Article 2.3; in Chess960 this stands for the position that the board will show.
 */
static int start_of(const char *fen, bool chess960, struct laws_position *start,
		    char error[SETTINGS_ERROR_SIZE])
{
	char reason[SETTINGS_ERROR_SIZE - 8];
	struct laws_position other;

	if (fen[0] == '\0')
		laws_position_start(start);
	if (chess960 &&
	    laws_position_start_chess960(start, start_number(fen[0] == '\0' ? "518" : fen)))
		return 0;
	if (fen[0] == '\0' || position_read(fen, chess960, start, reason, sizeof(reason)) == 0)
		return 0;
	if (!chess960 && position_read(fen, true, &other, error, SETTINGS_ERROR_SIZE) == 0)
		return refuse(error, "Fen: it is a position of Chess960, and needs "
				     "Variant=chess960 before it");
	return refuse(error, "Fen: %s", reason);
}

static int read_fen(const struct setting *setting, struct settings *settings, const char *value,
		    char error[SETTINGS_ERROR_SIZE])
{
	struct laws_position start;

	if (start_of(value, settings->chess960, &start, error) != 0 ||
	    read_text(setting, settings, value, error) != 0)
		return -EINVAL;
	settings->start = start;
	return 0;
}

/* The meaning of the FEN's castling rights depends on the variant. */
static int read_variant(const struct setting *setting, struct settings *settings, const char *value,
			char error[SETTINGS_ERROR_SIZE])
{
	struct laws_position start;
	struct settings wanted;

	if (read_choice(setting, &wanted, value, error) != 0 ||
	    start_of(settings->fen, wanted.chess960, &start, error) != 0)
		return -EINVAL;
	settings->chess960 = wanted.chess960;
	settings->start = start;
	return 0;
}

#define DEAD_ON_TWO_BOARDS                                                                         \
	"DeadSquares= is for one board: with VisuallyDisabled= each board needs all its reeds"

static int read_dead_squares(const struct setting *setting, struct settings *settings,
			     const char *value, char error[SETTINGS_ERROR_SIZE])
{
	const char *rest = value;
	laws_squares dead = 0;

	for (struct laws_text name = word_next(&rest); name.length > 0; name = word_next(&rest)) {
		laws_square square = laws_square_read(name.start, name.length);

		if (square == LAWS_NO_SQUARE)
			return refuse_value(setting, value, error);
		dead |= LAWS_SQUARE_SET(square);
	}
	if (__builtin_popcountll(dead) > SETTINGS_DEAD_SQUARES_MOST)
		return refuse(error,
			      "DeadSquares names %d squares; with more than %d dead ones no game "
			      "can be followed",
			      __builtin_popcountll(dead), SETTINGS_DEAD_SQUARES_MOST);
	if (dead && settings_have_two_boards(settings))
		return refuse(error, DEAD_ON_TWO_BOARDS);
	settings->dead_squares = dead;
	return 0;
}

static void write_dead_squares(const struct setting *setting, const struct settings *settings,
			       char text[SETTING_TEXT_SIZE])
{
	size_t length = 0;

	(void)setting;
	text[0] = '\0';
	for (laws_squares left = settings->dead_squares; left; left &= left - 1) {
		if (length > 0)
			text[length++] = ' ';
		laws_square_write((laws_square)__builtin_ctzll(left), &text[length]);
		length += 2;
	}
}

static int read_visually_disabled(const struct setting *setting, struct settings *settings,
				  const char *value, char error[SETTINGS_ERROR_SIZE])
{
	struct settings wanted = *settings;

	if (read_name(setting, &wanted, value, error) != 0)
		return -EINVAL;
	if (settings_have_two_boards(&wanted) && settings->dead_squares)
		return refuse(error, DEAD_ON_TWO_BOARDS);
	settings->regulations.visually_disabled = wanted.regulations.visually_disabled;
	return 0;
}

bool settings_need_kinds(const struct settings *settings)
{
	return settings->chess960 && settings->fen[0] == '\0';
}

#define AT(member)	 .offset = offsetof(struct settings, member)
#define NAMES(table)	 .read = read_name, .write = write_name, .names = (table)
#define CHOICE(table)	 .read = read_choice, .write = write_choice, .names = (table)
#define SPAN(in)	 .read = read_span, .write = write_span, .unit = (in)
#define NUMBER(from, to) .read = read_number, .write = write_number, .low = (from), .high = (to)
#define TEXT(reader)                                                                               \
	.expected = "text in UTF-8 without control characters", .read = (reader),                  \
	.write = write_text
#define SECONDS "seconds with at most six decimals, such as 0.015"

static const struct setting table[] = {
	{"Edition", "2001, 2017, 2018 or 2023", NAMES(editions), AT(regulations.edition),
	 .meaning = "The edition of the Laws."},
	{"Format", "auto, standard, rapid or blitz", NAMES(formats), AT(regulations.format),
	 .meaning = "The format of the event; `auto`: as the time control makes it."},
	{"Supervision", "limited or full", NAMES(supervisions), AT(regulations.supervision),
	 .meaning = "Whether a rapid or blitz game has arbiters enough (`full`: A.4, B.2; else "
		    "A.5, B.3)."},
	{"TimeControl", TEXT(read_time_control), AT(time_control),
	 .meaning =
		 "As PGN's tag has it; what cannot be read counts as `?`, and no times are kept."},
	{"Clock", "own, shadow or none", NAMES(clocks), AT(regulations.clock),
	 .meaning = "`own`: the board keeps the times; `shadow`: a clock beside it does; `none`: "
		    "there are no levers."},
	{"RestTime", SECONDS, SPAN(LAWS_SECOND), AT(regulations.rest_time),
	 .meaning = "With `Clock=none`: how long a legal move stands until it is completed."},
	{"PlayRestTime", SECONDS, SPAN(LAWS_SECOND), AT(regulations.play_rest_time),
	 .meaning = "The same for play without an arbiter, such as 0.6, while no `likely` or "
		    "`certain` alert is open; the pieces that stand as at the start then begin a "
		    "game. 0: there is no such play, and `RestTime` holds."},
	{"Variant", "standard or chess960", .read = read_variant, .write = write_choice,
	 .names = variants, AT(chess960),
	 .meaning = "What is played (Guidelines II); before `Fen`."},
	{"Fen", TEXT(read_fen), AT(fen),
	 .meaning = "The start position; in Chess960 also its number, from 0 to 959."},
	{"AdjustAnnounced", "no or yes", CHOICE(answers), AT(regulations.adjust_announced),
	 .meaning = "Whether players announce an adjustment to the board, by button or command: a "
		    "piece lifted by itself without it and put back is then a `likely` touch, "
		    "else a `possible` one (4.2.1)."},
	{"DefaultTime", SECONDS, SPAN(LAWS_SECOND), AT(regulations.default_time),
	 .meaning = "How late a player may come (6.7.1)."},
	{"DrawOffersFromMove", "a move number from 1 to 65535", NUMBER(1, 65535),
	 AT(regulations.draw_offers_from),
	 .meaning = "From which move on a draw may be offered (9.1.1)."},
	{"Orientation", "white or black", CHOICE(side_words), AT(black_at_row_one),
	 .meaning = "Who sits at row 1 of the wiring."},
	{"DeadSquares", "up to four squares such as a1 h8", .read = read_dead_squares,
	 .write = write_dead_squares,
	 .meaning = "The squares without a working reed, by the wiring's names, whoever sits at "
		    "its row 1; what they show is ignored. Only for one board."},
	{"VisuallyDisabled", "none, white, black or both", .read = read_visually_disabled,
	 .write = write_name, .names = visually_disabled_words, AT(regulations.visually_disabled),
	 .meaning = "Who plays at a board for visually disabled players (Appendix D): there are "
		    "two boards then."},
	{"SecondOrientation", "white or black", CHOICE(side_words), AT(second_black_at_row_one),
	 .meaning = "Likewise of the second board."},
	{"Rulings", "arbiter or automatic", CHOICE(rulings), AT(regulations.rulings_automatic),
	 .meaning = "Who confirms alerts that are certain and whose penalty the Laws fix: the "
		    "arbiter, or nobody, at once."},
	{"QuickplayFinish", "no, yes or increment", NAMES(quickplays), AT(regulations.quickplay),
	 .meaning = "What the event has announced of Guidelines III: claims of a draw (III.5), or "
		    "increments (III.4)."},
	{"BroadcastDelay", "minutes with at most six decimals", SPAN(MINUTE), AT(broadcast_delay),
	 .meaning = "How far the public stream is behind."},
	{"ChargeDowntime", "no or yes", CHOICE(answers), AT(regulations.charge_downtime),
	 .meaning = "Whether the clock goes on while the board does not answer."},
	{"White", TEXT(read_text), AT(white), .meaning = "The player's name."},
	{"Black", TEXT(read_text), AT(black), .meaning = "The player's name."},
	{"Event", TEXT(read_text), AT(event), .meaning = "PGN's tag."},
	{"Site", TEXT(read_text), AT(site), .meaning = "PGN's tag."},
	{"Round", TEXT(read_text), AT(round), .meaning = "PGN's tag."},
	{"Date", TEXT(read_text), AT(date), .meaning = "PGN's tag."},
	{"SquareSize", "whole millimetres from 10 to 1000", NUMBER(10, 1000),
	 AT(regulations.square_size), .meaning = "The side of a square, for how far a hand goes."},
	{"DebounceTime", SECONDS, SPAN(LAWS_SECOND), AT(debounce_time),
	 .meaning = "How long a contact must be still."},
	{"SettleTime", SECONDS, SPAN(LAWS_SECOND), AT(settle_time),
	 .meaning = "How long a placed piece stands until it counts as released."},
	{"TouchTime", SECONDS, SPAN(LAWS_SECOND), AT(touch_time),
	 .meaning = "How short a lift is only a brush (4.2.2)."},
	{"DisplacedTime", SECONDS, SPAN(LAWS_SECOND), AT(displaced_time),
	 .meaning = "How long pieces lie about until the arbiter is told (7.4.1)."},
	{"OutageTime", SECONDS, SPAN(LAWS_SECOND), AT(regulations.outage_time),
	 .meaning = "How long the board may be silent until the arbiter is told."},
};
#define TABLE_LENGTH (sizeof(table) / sizeof(table[0]))

void settings_default(struct settings *settings)
{
	*settings = (struct settings){
		.time_control = "?",
		.debounce_time = 15 * MILLISECOND,
		.settle_time = 500 * MILLISECOND,
		.touch_time = 80 * MILLISECOND,
		.displaced_time = 5 * LAWS_SECOND,
	};
	laws_regulations_default(&settings->regulations);
	laws_position_start(&settings->start);
}

static int refuse_key(const char *key, char error[SETTINGS_ERROR_SIZE])
{
	char known[SETTINGS_ERROR_SIZE] = "";

	for (size_t i = 0; i < TABLE_LENGTH; i++) {
		if (strcasecmp(table[i].key, key) == 0)
			return refuse(error, "no setting '%.40s'; it is written %s", key,
				      table[i].key);
	}
	for (size_t i = 0; i < TABLE_LENGTH; i++) {
		size_t length = strlen(known);

		if (table[i].key[0] == key[0])
			snprintf(known + length, sizeof(known) - length, "%s%s",
				 length > 0 ? ", " : "", table[i].key);
	}
	if (known[0] == '\0')
		return refuse(error,
			      "no setting '%.40s'; settings are Edition, TimeControl, "
			      "Clock, Fen, White and the others of the regulations",
			      key);
	return refuse(error, "no setting '%.40s'; there is %.120s", key, known);
}

int settings_set(struct settings *settings, const char *key, const char *value,
		 char error[SETTINGS_ERROR_SIZE])
{
	for (size_t i = 0; i < TABLE_LENGTH; i++) {
		if (strcmp(table[i].key, key) == 0)
			return table[i].read(&table[i], settings, value, error);
	}
	return refuse_key(key, error);
}

void settings_each(const struct settings *settings,
		   void (*write)(void *data, const char *key, const char *value), void *data)
{
	struct settings standard;

	settings_default(&standard);
	for (size_t i = 0; i < TABLE_LENGTH; i++) {
		char value[SETTING_TEXT_SIZE];
		char usual[SETTING_TEXT_SIZE];

		table[i].write(&table[i], settings, value);
		table[i].write(&table[i], &standard, usual);
		if (strcmp(value, usual) != 0)
			write(data, table[i].key, value);
	}
}

void settings_describe(void (*tell)(const char *key, const char *expected, const char *usual,
				    const char *meaning))
{
	struct settings standard;
	char usual[SETTING_TEXT_SIZE];

	settings_default(&standard);
	for (size_t i = 0; i < TABLE_LENGTH; i++) {
		table[i].write(&table[i], &standard, usual);
		tell(table[i].key, table[i].expected, usual, table[i].meaning);
	}
}
