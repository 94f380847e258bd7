/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Pairings from FIDE's Tournament Report File, agreed form TRF16 (Handbook C.04, Annex 2), as
 * pairing programs export it, also before a round's results are there. Columns count characters.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "feed/pairings_reader.h"
#include "util/text.h"

/* Columns from 1, as the form has them: first and last. */
struct span {
	unsigned int first, last;
};

static const struct span header_span = {5, 200};
static const struct span number_span = {5, 8};
static const struct span sex_span = {10, 10};
static const struct span title_span = {11, 13};
static const struct span name_span = {15, 47};
static const struct span rating_span = {49, 52};
static const struct span federation_span = {54, 56};
static const struct span fide_id_span = {58, 68};
/* Of the first round; each further one stands ten columns behind. */
static const struct span opponent_span = {92, 95};
static const struct span colour_span = {97, 97};
static const struct span result_span = {99, 99};
static const struct span date_span = {92, 99};
#define ROUND_WIDTH 10

/* One round of one player. */
struct meeting {
	unsigned int opponent; /* a starting number; 0: none */
	char colour;	       /* 'w', 'b' or '-' */
	char result;
};

struct player {
	unsigned int number; /* the starting number */
	unsigned int entrant;
	unsigned int line;				/* of the file */
	struct meeting rounds[PAIRINGS_ROUND_MOST + 1]; /* from 1 */
};

struct trf {
	struct pairings_reader *reader;
	GArray *players; /* of struct player */
	unsigned int rounds;
	GHashTable *by_number; /* places of players, from 1, by their starting numbers */
};

/*
 * Programs that write UTF-8 count characters or bytes, each in its own way: bytes where by
 * characters something stands between the columns of name, rating, federation and FIDE number.
 */
struct line {
	const char *text;
	bool bytes;
};

static const char *next(const struct line *line, const char *at)
{
	return line->bytes ? at + 1 : g_utf8_next_char(at);
}

static const char *column(const struct line *line, unsigned int number)
{
	const char *at = line->text;

	for (unsigned int i = 1; *at && i < number; i++)
		at = next(line, at);
	return at;
}

/* The text between two columns without blanks around it, the caller's to free; "" past the end. */
static char *cut(const struct line *line, struct span span, unsigned int shift)
{
	const char *start = column(line, span.first + shift), *end = start;

	for (unsigned int i = span.first; *end && i <= span.last; i++)
		end = next(line, end);
	return g_strstrip(g_strndup(start, (gsize)(end - start)));
}

static bool is_blank_at(const struct line *line, unsigned int number)
{
	const char *at = column(line, number);

	return !*at || *at == ' ';
}

static struct line line_of(const char *text)
{
	struct line line = {text, false};

	line.bytes = !is_blank_at(&line, name_span.last + 1) ||
		     !is_blank_at(&line, rating_span.last + 1) ||
		     !is_blank_at(&line, federation_span.last + 1);
	return line;
}

static void take_text(const struct line *line, char *to, size_t size)
{
	g_autofree char *text = cut(line, header_span, 0);

	g_strlcpy(to, text, size);
	text_clean(to);
}

static bool is_nobody(unsigned int number)
{
	return number == 0;
}

/* "0000" and blanks are nobody: a bye, or not paired. */
static int read_meeting(struct trf *trf, const struct line *line, unsigned int round,
			struct meeting *meeting)
{
	unsigned int shift = (round - 1) * ROUND_WIDTH;
	g_autofree char *opponent = cut(line, opponent_span, shift);
	g_autofree char *colour = cut(line, colour_span, shift);
	g_autofree char *result = cut(line, result_span, shift);

	if (!pairings_read_number(opponent, 9999, &meeting->opponent))
		return pairings_refuse(trf->reader,
				       "round %u: columns %u to %u are the opponent's starting "
				       "number, not '%.20s'",
				       round, opponent_span.first + shift,
				       opponent_span.last + shift, opponent);
	if (!strchr("wWbBsS-", colour[0]))
		return pairings_refuse(trf->reader,
				       "round %u: column %u is the colour, w, b or -, not '%.4s'",
				       round, colour_span.first + shift, colour);
	meeting->colour = strchr("wW", colour[0]) && colour[0]	   ? 'w'
			  : strchr("bBsS", colour[0]) && colour[0] ? 'b'
								   : '-';
	if (!strchr("10=+-WDLwdlHFUZhfuz", result[0]))
		return pairings_refuse(trf->reader, "round %u: column %u is the result, not '%.4s'",
				       round, result_span.first + shift, result);
	meeting->result = g_ascii_toupper(result[0]);
	if (!is_nobody(meeting->opponent))
		trf->rounds = MAX(trf->rounds, round);
	return 0;
}

static int read_entrant(struct trf *trf, const struct line *line, struct entrant *entrant)
{
	g_autofree char *name = cut(line, name_span, 0);
	g_autofree char *sex = cut(line, sex_span, 0);
	g_autofree char *title = cut(line, title_span, 0);
	g_autofree char *rating = cut(line, rating_span, 0);
	g_autofree char *federation = cut(line, federation_span, 0);
	g_autofree char *fide_id = cut(line, fide_id_span, 0);

	if (!name[0] || !text_is_clean(name, strlen(name)))
		return pairings_refuse(trf->reader, "columns 15 to 47 are the player's name");
	g_strlcpy(entrant->name, name, sizeof(entrant->name));
	text_clean(entrant->name);
	entrant->sex = sex[0] == 'w' || sex[0] == 'f' ? 'w' : sex[0] == 'm' ? 'm' : '\0';
	/* What a program writes there beside titles, as WFM's national ones, is left out. */
	pairings_read_title(title, entrant->title);
	if (!pairings_read_number(rating, PAIRINGS_RATING_MOST, &entrant->rating))
		return pairings_refuse(trf->reader, "columns 49 to 52 are the rating, not '%.20s'",
				       rating);
	if (!pairings_read_federation(federation, entrant->federation))
		return pairings_refuse(
			trf->reader,
			"columns 54 to 56 are the federation, three letters, not '%.20s'",
			federation);
	if (!pairings_read_number(fide_id, PAIRINGS_FIDE_ID_MOST, &entrant->fide_id))
		return pairings_refuse(
			trf->reader, "columns 58 to 68 are the FIDE number, not '%.20s'", fide_id);
	return 0;
}

static int read_player(struct trf *trf, const struct line *line)
{
	struct player player = {.entrant = trf->reader->pairings->entrants->len,
				.line = trf->reader->line};
	struct entrant entrant = {0};
	g_autofree char *number = cut(line, number_span, 0);
	size_t columns = line->bytes ? strlen(line->text) : (size_t)g_utf8_strlen(line->text, -1);
	int r;

	if (!pairings_read_number(number, 9999, &player.number) || !player.number)
		return pairings_refuse(
			trf->reader, "columns 5 to 8 are the starting number, not '%.20s'", number);
	if (g_hash_table_contains(trf->by_number, GUINT_TO_POINTER(player.number)))
		return pairings_refuse(trf->reader, "starting number %u is there twice",
				       player.number);
	r = read_entrant(trf, line, &entrant);
	for (unsigned int round = 1; r == 0 && round <= PAIRINGS_ROUND_MOST &&
				     opponent_span.first + (round - 1) * ROUND_WIDTH <= columns;
	     round++)
		r = read_meeting(trf, line, round, &player.rounds[round]);
	if (r < 0)
		return r;
	g_array_append_val(trf->reader->pairings->entrants, entrant);
	g_array_append_val(trf->players, player);
	g_hash_table_insert(trf->by_number, GUINT_TO_POINTER(player.number),
			    GUINT_TO_POINTER(trf->players->len));
	return 0;
}

/* "YY/MM/DD" of each round. */
static void read_dates(struct trf *trf, const struct line *line)
{
	for (unsigned int round = 1; round <= PAIRINGS_ROUND_MOST; round++) {
		g_autofree char *date = cut(line, date_span, (round - 1) * ROUND_WIDTH);
		unsigned int year, month, day;

		if (strlen(date) == 8 && sscanf(date, "%2u/%2u/%2u", &year, &month, &day) == 3 &&
		    g_date_valid_dmy((GDateDay)day, (GDateMonth)month, (GDateYear)(2000 + year)))
			g_snprintf(trf->reader->pairings->dates[round], 11, "%04u-%02u-%02u",
				   2000 + year, month, day);
	}
}

/* Lines that make the order of the boards one that only the pairing program knows. */
static const struct {
	const char *code, *reason;
} orders[] = {
	{"013", "teams"},
	{"310", "teams"},
	{"XXA", "accelerated pairings"},
	{"XXS", "other points than 1, 1/2 and 0"},
};

static void read_order(struct trf *trf, const struct line *line)
{
	for (size_t i = 0; i < G_N_ELEMENTS(orders); i++)
		if (g_str_has_prefix(line->text, orders[i].code))
			g_strlcpy(trf->reader->pairings->without_boards, orders[i].reason,
				  sizeof(trf->reader->pairings->without_boards));
}

static int read_rounds(struct trf *trf, const struct line *line)
{
	g_autofree char *number = cut(line, header_span, 0);

	if (!pairings_read_number(number, PAIRINGS_ROUND_MOST, &trf->reader->pairings->rounds))
		return pairings_refuse(trf->reader,
				       "XXR is followed by the number of rounds, up to %d, not "
				       "'%.20s'",
				       PAIRINGS_ROUND_MOST, number);
	return 0;
}

/* What else there is (dates, arbiters, kinds) is told nowhere here. */
static int read_line(struct trf *trf, const struct line *line)
{
	struct pairings *pairings = trf->reader->pairings;

	if (g_str_has_prefix(line->text, "001"))
		return read_player(trf, line);
	if (g_str_has_prefix(line->text, "XXR"))
		return read_rounds(trf, line);
	if (g_str_has_prefix(line->text, "012"))
		take_text(line, pairings->event, sizeof(pairings->event));
	else if (g_str_has_prefix(line->text, "022"))
		take_text(line, pairings->site, sizeof(pairings->site));
	else if (g_str_has_prefix(line->text, "032"))
		take_text(line, pairings->federation, sizeof(pairings->federation));
	else if (g_str_has_prefix(line->text, "122"))
		take_text(line, pairings->time_control, sizeof(pairings->time_control));
	else if (g_str_has_prefix(line->text, "132"))
		read_dates(trf, line);
	else
		read_order(trf, line);
	return 0;
}

static struct player *player_of(const struct trf *trf, unsigned int number)
{
	unsigned int place =
		GPOINTER_TO_UINT(g_hash_table_lookup(trf->by_number, GUINT_TO_POINTER(number)));

	return place ? &g_array_index(trf->players, struct player, place - 1) : NULL;
}

/* In half points; U, F and H are byes of one and a half. */
static unsigned int points_of(char result)
{
	return strchr("1W+UF", result) && result ? 2 : strchr("=DH", result) && result ? 1 : 0;
}

static unsigned int points_before(const struct player *player, unsigned int round)
{
	unsigned int points = 0;

	while (--round)
		points += points_of(player->rounds[round].result);
	return points;
}

/*
 * By what the pairings of a round are sorted before they are published (Handbook C.04.2): the
 * score of the higher ranked player, the sum of both, the starting number of the higher ranked.
 */
struct place {
	struct pairing pairing;
	unsigned int high, sum, number;
};

static int compare_places(const void *a, const void *b)
{
	const struct place *one = a, *other = b;

	if (one->high != other->high)
		return one->high < other->high ? 1 : -1;
	if (one->sum != other->sum)
		return one->sum < other->sum ? 1 : -1;
	return one->number < other->number ? -1 : one->number > other->number;
}

static struct place place_of(const struct player *white, const struct player *black,
			     unsigned int round)
{
	unsigned int points[2] = {points_before(white, round), points_before(black, round)};
	bool white_is_higher =
		points[0] != points[1] ? points[0] > points[1] : white->number < black->number;

	return (struct place){
		.pairing = {.round = round, .players = {white->entrant, black->entrant}},
		.high = MAX(points[0], points[1]),
		.sum = points[0] + points[1],
		.number = white_is_higher ? white->number : black->number};
}

/* Both lines must tell of one game. */
static int check_meeting(struct trf *trf, const struct player *player, unsigned int round)
{
	const struct meeting *meeting = &player->rounds[round];
	const struct player *opponent = player_of(trf, meeting->opponent);
	const struct meeting *other = opponent ? &opponent->rounds[round] : NULL;

	trf->reader->line = player->line;
	if (!opponent)
		return pairings_refuse(trf->reader,
				       "round %u: there is no player with starting number %u",
				       round, meeting->opponent);
	if (other->opponent != player->number || meeting->colour == other->colour)
		return pairings_refuse(trf->reader,
				       "round %u: player %u says that %u is the opponent, whose "
				       "line %u says otherwise",
				       round, player->number, meeting->opponent, opponent->line);
	return 0;
}

/* One round's pairings, in the order of their boards. */
static int add_round(struct trf *trf, unsigned int round)
{
	g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(struct place));
	int r = 0;

	for (unsigned int i = 0; r == 0 && i < trf->players->len; i++) {
		const struct player *player = &g_array_index(trf->players, struct player, i);
		const struct meeting *meeting = &player->rounds[round];
		struct place place;

		if (is_nobody(meeting->opponent) || meeting->colour == '-')
			continue;
		r = check_meeting(trf, player, round);
		if (r < 0 || meeting->colour != 'w')
			continue;
		place = place_of(player, player_of(trf, meeting->opponent), round);
		g_array_append_val(places, place);
	}
	g_array_sort(places, compare_places);
	for (unsigned int i = 0; r == 0 && i < places->len; i++) {
		struct place *place = &g_array_index(places, struct place, i);

		place->pairing.board = i + 1;
		g_array_append_val(trf->reader->pairings->list, place->pairing);
	}
	return r;
}

static int read_lines(struct trf *trf, const char *text)
{
	g_auto(GStrv) lines = g_strsplit_set(text, "\n", -1);
	int r = 0;

	for (unsigned int i = 0; r == 0 && lines[i]; i++) {
		struct line line = line_of(g_strchomp(lines[i]));

		trf->reader->line = i + 1;
		r = read_line(trf, &line);
	}
	return r;
}

int pairings_read_trf(struct pairings_reader *reader, const char *text)
{
	struct trf trf = {.reader = reader};
	int r;

	trf.players = g_array_new(FALSE, TRUE, sizeof(struct player));
	trf.by_number = g_hash_table_new(g_direct_hash, g_direct_equal);
	r = read_lines(&trf, text);
	if (r == 0 && !trf.players->len)
		r = pairings_refuse(reader, "there is no line 001: no player");
	for (unsigned int round = 1; r == 0 && round <= trf.rounds; round++)
		if (!reader->pairings->without_boards[0])
			r = add_round(&trf, round);
	reader->pairings->rounds = MAX(reader->pairings->rounds, trf.rounds);
	g_array_unref(trf.players);
	g_hash_table_unref(trf.by_number);
	return r;
}
