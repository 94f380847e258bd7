/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Pairings as CSV (RFC 4180), with a header that names the columns in any order. */
#include <errno.h>
#include <string.h>

#include "feed/pairings_reader.h"
#include "util/text.h"

#define COLUMNS_MOST 64

enum column {
	COLUMN_ROUND,
	COLUMN_BOARD,
	COLUMN_NAME,
	COLUMN_TITLE,
	COLUMN_FIDE_ID,
	COLUMN_FEDERATION,
	COLUMN_RATING,
	COLUMN_TEAM,
	COLUMN_SEX,
	COLUMNS,
};

/* Letters and digits alone count in a header: "White FIDE-ID" is white_fide_id. */
static const struct {
	const char *name;
	enum column column;
	enum laws_side side;
} known[] = {
	{"round", COLUMN_ROUND, LAWS_WHITE},
	{"board", COLUMN_BOARD, LAWS_WHITE},
	{"white", COLUMN_NAME, LAWS_WHITE},
	{"black", COLUMN_NAME, LAWS_BLACK},
	{"whitetitle", COLUMN_TITLE, LAWS_WHITE},
	{"blacktitle", COLUMN_TITLE, LAWS_BLACK},
	{"whitefideid", COLUMN_FIDE_ID, LAWS_WHITE},
	{"blackfideid", COLUMN_FIDE_ID, LAWS_BLACK},
	{"whitefederation", COLUMN_FEDERATION, LAWS_WHITE},
	{"blackfederation", COLUMN_FEDERATION, LAWS_BLACK},
	{"whiterating", COLUMN_RATING, LAWS_WHITE},
	{"blackrating", COLUMN_RATING, LAWS_BLACK},
	{"whiteteam", COLUMN_TEAM, LAWS_WHITE},
	{"blackteam", COLUMN_TEAM, LAWS_BLACK},
	{"whitesex", COLUMN_SEX, LAWS_WHITE},
	{"blacksex", COLUMN_SEX, LAWS_BLACK},
};

struct csv {
	struct pairings_reader *reader;
	const char *at;
	char separator;
	unsigned int line;		     /* of at */
	int places[COLUMNS][LAWS_BLACK + 1]; /* in a row, or -1 */
	unsigned int width;		     /* columns of the header */
	GPtrArray *row;			     /* of char */
};

/* A quoted field, up to behind its closing quote. */
static int read_quoted(struct csv *csv, GString *field)
{
	for (csv->at++; *csv->at; csv->at++) {
		if (*csv->at == '"' && *++csv->at != '"')
			return 0;
		csv->line += *csv->at == '\n';
		g_string_append_c(field, *csv->at);
	}
	return pairings_refuse(csv->reader, "a quote is not closed");
}

static int read_field(struct csv *csv)
{
	g_autoptr(GString) field = g_string_new("");
	int r = *csv->at == '"' ? read_quoted(csv, field) : 0;

	while (r == 0 && *csv->at && *csv->at != csv->separator && *csv->at != '\n' &&
	       *csv->at != '\r')
		g_string_append_c(field, *csv->at++);
	if (r == 0 && !text_is_clean(field->str, field->len))
		r = pairings_refuse(csv->reader, "a field has a control character in it");
	if (r == 0 && csv->row->len == COLUMNS_MOST)
		r = pairings_refuse(csv->reader, "a row has %d fields at most", COLUMNS_MOST);
	if (r == 0)
		g_ptr_array_add(csv->row, g_strdup(g_strstrip(field->str)));
	return r;
}

/* The next row; an empty line is a row without fields. */
static int read_row(struct csv *csv)
{
	int r = 0;

	g_ptr_array_set_size(csv->row, 0);
	csv->reader->line = csv->line;
	if (*csv->at && *csv->at != '\n' && *csv->at != '\r')
		r = read_field(csv);
	while (r == 0 && csv->row->len && *csv->at == csv->separator) {
		csv->at++;
		r = read_field(csv);
	}
	if (r == 0 && *csv->at == '\r')
		csv->at++;
	if (r == 0 && *csv->at == '\n') {
		csv->at++;
		csv->line++;
	}
	return r;
}

static void take_column(struct csv *csv, unsigned int place)
{
	g_autoptr(GString) name = g_string_new("");

	for (const char *at = g_ptr_array_index(csv->row, place); *at; at++)
		if (g_ascii_isalnum(*at))
			g_string_append_c(name, g_ascii_tolower(*at));
	for (size_t i = 0; i < G_N_ELEMENTS(known); i++)
		if (!strcmp(name->str, known[i].name))
			csv->places[known[i].column][known[i].side] = (int)place;
}

static int read_header(struct csv *csv)
{
	static const struct {
		enum column column;
		enum laws_side side;
		const char *name;
	} needed[] = {{COLUMN_BOARD, LAWS_WHITE, "board"},
		      {COLUMN_NAME, LAWS_WHITE, "white"},
		      {COLUMN_NAME, LAWS_BLACK, "black"}};
	int r = read_row(csv);

	if (r < 0)
		return r;
	memset(csv->places, 0xff, sizeof(csv->places));
	csv->width = csv->row->len;
	for (unsigned int i = 0; i < csv->width; i++)
		take_column(csv, i);
	for (size_t i = 0; i < G_N_ELEMENTS(needed); i++)
		if (csv->places[needed[i].column][needed[i].side] < 0)
			return pairings_refuse(csv->reader,
					       "the first line must name the columns: there is no "
					       "'%s' among them",
					       needed[i].name);
	return 0;
}

static const char *field(const struct csv *csv, enum column column, enum laws_side side)
{
	int place = csv->places[column][side];

	return place < 0 || (unsigned int)place >= csv->row->len
		       ? ""
		       : g_ptr_array_index(csv->row, (unsigned int)place);
}

static int read_entrant(struct csv *csv, enum laws_side side, struct entrant *entrant)
{
	const char *colour = side == LAWS_WHITE ? "white" : "black";
	const char *sex = field(csv, COLUMN_SEX, side);

	g_strlcpy(entrant->name, field(csv, COLUMN_NAME, side), sizeof(entrant->name));
	g_strlcpy(entrant->team, field(csv, COLUMN_TEAM, side), sizeof(entrant->team));
	/* What was cut may have been cut within a letter. */
	text_clean(entrant->name);
	text_clean(entrant->team);
	if (!pairings_read_title(field(csv, COLUMN_TITLE, side), entrant->title))
		return pairings_refuse(csv->reader,
				       "%s_title is GM, IM, FM, CM, with a W before "
				       "it, or empty, not '%.20s'",
				       colour, field(csv, COLUMN_TITLE, side));
	if (!pairings_read_federation(field(csv, COLUMN_FEDERATION, side), entrant->federation))
		return pairings_refuse(csv->reader,
				       "%s_federation is three letters or empty, not '%.20s'",
				       colour, field(csv, COLUMN_FEDERATION, side));
	if (!pairings_read_number(field(csv, COLUMN_FIDE_ID, side), PAIRINGS_FIDE_ID_MOST,
				  &entrant->fide_id))
		return pairings_refuse(csv->reader, "%s_fide_id is a number, not '%.20s'", colour,
				       field(csv, COLUMN_FIDE_ID, side));
	if (!pairings_read_number(field(csv, COLUMN_RATING, side), PAIRINGS_RATING_MOST,
				  &entrant->rating))
		return pairings_refuse(csv->reader, "%s_rating is a number up to %d, not '%.20s'",
				       colour, PAIRINGS_RATING_MOST,
				       field(csv, COLUMN_RATING, side));
	entrant->sex = *sex ? (strchr("wWfF", *sex) ? 'w' : 'm') : '\0';
	return 0;
}

static int take_row(struct csv *csv)
{
	struct pairing pairing = {.round = 1};
	struct entrant entrants[2] = {0};
	const char *round = field(csv, COLUMN_ROUND, LAWS_WHITE);
	const char *board = field(csv, COLUMN_BOARD, LAWS_WHITE);

	if (csv->row->len > csv->width)
		return pairings_refuse(csv->reader, "the row has %u fields, the header %u",
				       csv->row->len, csv->width);
	if (csv->places[COLUMN_ROUND][LAWS_WHITE] >= 0 &&
	    number_read(round, strlen(round), 1, PAIRINGS_ROUND_MOST, &pairing.round) < 0)
		return pairings_refuse(csv->reader, "round is a number from 1 to %d, not '%.20s'",
				       PAIRINGS_ROUND_MOST, round);
	if (number_read(board, strlen(board), 1, PAIRINGS_BOARD_MOST, &pairing.board) < 0)
		return pairings_refuse(csv->reader, "board is a number from 1 to %d, not '%.20s'",
				       PAIRINGS_BOARD_MOST, board);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		int r = read_entrant(csv, (enum laws_side)side, &entrants[side]);

		if (r < 0)
			return r;
		pairing.players[side] = csv->reader->pairings->entrants->len;
		g_array_append_val(csv->reader->pairings->entrants, entrants[side]);
	}
	if (csv->reader->pairings->entrants->len > PAIRINGS_ENTRANT_MOST)
		return pairings_refuse(csv->reader, "there are more than %d pairings",
				       PAIRINGS_ENTRANT_MOST / 2);
	return pairings_add(csv->reader, &pairing);
}

/* Spreadsheets write what their country takes for it. */
static char separator_of(const char *text)
{
	size_t length = strcspn(text, "\r\n");

	return memchr(text, ';', length) ? ';' : memchr(text, '\t', length) ? '\t' : ',';
}

int pairings_read_csv(struct pairings_reader *reader, const char *text)
{
	struct csv csv = {.reader = reader, .at = text, .separator = separator_of(text), .line = 1};
	int r;

	csv.row = g_ptr_array_new_with_free_func(g_free);
	r = read_header(&csv);
	while (r == 0 && *csv.at) {
		r = read_row(&csv);
		if (r == 0 && csv.row->len)
			r = take_row(&csv);
	}
	g_ptr_array_unref(csv.row);
	return r;
}
