/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Pairings as both forms have them, and looking them up. */
#include <errno.h>
#include <stdarg.h>
#include <string.h>

#include "feed/pairings_reader.h"
#include "util/text.h"

#define BOM "\xef\xbb\xbf"

void pairings_init(struct pairings *pairings)
{
	memset(pairings, 0, sizeof(*pairings));
	pairings->entrants = g_array_new(FALSE, TRUE, sizeof(struct entrant));
	pairings->list = g_array_new(FALSE, TRUE, sizeof(struct pairing));
	pairings->names = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
}

void pairings_clear(struct pairings *pairings)
{
	if (!pairings->list)
		return;
	g_array_unref(pairings->entrants);
	g_array_unref(pairings->list);
	g_hash_table_unref(pairings->names);
	memset(pairings, 0, sizeof(*pairings));
}

int pairings_refuse(const struct pairings_reader *reader, const char *format, ...)
{
	char reason[PAIRINGS_ERROR_SIZE - 110];
	va_list arguments;

	va_start(arguments, format);
	g_vsnprintf(reason, sizeof(reason), format, arguments);
	va_end(arguments);
	g_snprintf(reader->error, PAIRINGS_ERROR_SIZE, "%.90s:%u: %s", reader->name, reader->line,
		   reason);
	text_clean(reader->error);
	return -EINVAL;
}

/* FIDE's titles, and the letters that older report files have for them. */
static const struct {
	const char *title, *letter;
} titles[] = {
	{"GM", "g"},   {"IM", "m"},   {"FM", "f"},   {"CM", "c"},
	{"WGM", "wg"}, {"WIM", "wm"}, {"WFM", "wf"}, {"WCM", "wc"},
};

bool pairings_read_title(const char *text, char title[4])
{
	title[0] = '\0';
	if (!text[0])
		return true;
	for (size_t i = 0; i < G_N_ELEMENTS(titles); i++)
		if (!g_ascii_strcasecmp(text, titles[i].title) ||
		    !g_ascii_strcasecmp(text, titles[i].letter)) {
			g_strlcpy(title, titles[i].title, 4);
			return true;
		}
	return false;
}

bool pairings_read_federation(const char *text, char federation[4])
{
	size_t length = strlen(text);

	if (length && (length != 3 || strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
						   "abcdefghijklmnopqrstuvwxyz") != 3))
		return false;
	for (size_t i = 0; i <= length; i++)
		federation[i] = g_ascii_toupper(text[i]);
	return true;
}

bool pairings_read_number(const char *text, unsigned int most, unsigned int *number)
{
	*number = 0;
	return !text[0] || number_read(text, strlen(text), 0, most, number) == 0;
}

int pairings_add(struct pairings_reader *reader, const struct pairing *pairing)
{
	if (pairings_find(reader->pairings, pairing->round, pairing->board))
		return pairings_refuse(reader, "board %u of round %u is paired twice",
				       pairing->board, pairing->round);
	g_array_append_val(reader->pairings->list, *pairing);
	reader->pairings->rounds = MAX(reader->pairings->rounds, pairing->round);
	return 0;
}

/* What begins every line of a report file: three digits, or an extension's letters, and a blank. */
static bool is_trf(const char *text)
{
	text += strspn(text, "\r\n");
	if (g_str_has_prefix(text, "###"))
		return true;
	if (g_str_has_prefix(text, "XX"))
		return text[2] && text[3] == ' ';
	return strspn(text, "0123456789") == 3 && text[3] == ' ';
}

static unsigned int line_of(const char *text, const char *at)
{
	unsigned int line = 1;

	for (; text < at; text++)
		line += *text == '\n';
	return line;
}

/*
 * As UTF-8, the caller's to free; a report file that is not is taken for Windows-1252, in which
 * older programs write. NULL with the reason told.
 */
static char *read_text(struct pairings_reader *reader, const char *text, size_t size)
{
	const char *end;

	if (size >= strlen(BOM) && !memcmp(text, BOM, strlen(BOM))) {
		text += strlen(BOM);
		size -= strlen(BOM);
	}
	if (size > PAIRINGS_FILE_MOST) {
		pairings_refuse(reader, "a file of pairings has 4 MiB at most");
		return NULL;
	}
	if (g_utf8_validate(text, (gssize)size, &end))
		return g_strndup(text, size);
	reader->line = line_of(text, end);
	if (memchr(text, '\0', size)) {
		pairings_refuse(reader, "this is no text");
		return NULL;
	}
	{
		g_autofree char *copy = g_strndup(text, size);
		char *converted = is_trf(copy) ? g_convert(text, (gssize)size, "UTF-8",
							   "WINDOWS-1252", NULL, NULL, NULL)
					       : NULL;

		if (!converted)
			pairings_refuse(reader, "the text must be UTF-8");
		return converted;
	}
}

/* For comparison: "Moss,  M." and "MOSS, M." are one. */
static char *folded(const char *name)
{
	g_autofree char *plain = g_utf8_casefold(name, -1);
	g_auto(GStrv) words = g_strsplit_set(plain, " ,\t", -1);
	GString *text = g_string_new("");

	for (char **word = words; *word; word++)
		if (**word)
			g_string_append_printf(text, "%s%s", text->len ? " " : "", *word);
	return g_string_free(text, FALSE);
}

/* Whether a player with FIDE id @a may be one with @b: 0 is not known. */
static bool may_be_one(unsigned int a, unsigned int b)
{
	return !a || !b || a == b;
}

/* Two of one name in a file of several rounds are one player; with other numbers they are two. */
static unsigned int place_of_both(const struct pairings *pairings, unsigned int known,
				  unsigned int place)
{
	const struct entrant *entrants = (const struct entrant *)(void *)pairings->entrants->data;
	unsigned int known_id, id;

	if (!known)
		return 0;
	known_id = entrants[known - 1].fide_id;
	id = entrants[place - 1].fide_id;
	if (!may_be_one(known_id, id))
		return 0;
	return known_id ? known : place;
}

static void list_names(struct pairings *pairings)
{
	for (unsigned int place = 1; place <= pairings->entrants->len; place++) {
		const struct entrant *entrant =
			&g_array_index(pairings->entrants, struct entrant, place - 1);
		char *key = folded(entrant->name);
		unsigned int now = place;
		void *known;

		if (g_hash_table_lookup_extended(pairings->names, key, NULL, &known))
			now = place_of_both(pairings, GPOINTER_TO_UINT(known), place);
		g_hash_table_replace(pairings->names, key, GUINT_TO_POINTER(now));
	}
}

int pairings_parse(struct pairings *pairings, const char *name, const char *text, size_t size,
		   char error[PAIRINGS_ERROR_SIZE])
{
	struct pairings_reader reader = {pairings, name, 1, error};
	g_autofree char *copy = NULL;
	int r;

	error[0] = '\0';
	copy = read_text(&reader, text, size);
	if (!copy)
		return -EINVAL;
	reader.line = 1;
	r = is_trf(copy) ? pairings_read_trf(&reader, copy) : pairings_read_csv(&reader, copy);
	if (r == 0)
		list_names(pairings);
	return r;
}

const struct pairing *pairings_find(const struct pairings *pairings, unsigned int round,
				    unsigned int board)
{
	for (unsigned int i = 0; i < pairings->list->len; i++) {
		const struct pairing *pairing = &g_array_index(pairings->list, struct pairing, i);

		if (pairing->round == round && pairing->board == board)
			return pairing;
	}
	return NULL;
}

const struct entrant *pairings_entrant(const struct pairings *pairings, const char *name)
{
	g_autofree char *key = folded(name);
	unsigned int place = GPOINTER_TO_UINT(g_hash_table_lookup(pairings->names, key));

	return place ? &g_array_index(pairings->entrants, struct entrant, place - 1) : NULL;
}

unsigned int pairings_only_round(const struct pairings *pairings)
{
	unsigned int round = 0;

	for (unsigned int i = 0; i < pairings->list->len; i++) {
		const struct pairing *pairing = &g_array_index(pairings->list, struct pairing, i);

		if (round && pairing->round != round)
			return 0;
		round = pairing->round;
	}
	return round;
}
