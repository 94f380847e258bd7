/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rows of verbs.def as tables, and look-ups in them. */
#include "input/verb.h"

#include <string.h>

#include "config/settings.h"
#include "util/text.h"
#include "util/words.h"

#define TEXT_OF(number) #number
#define AS_TEXT(number) TEXT_OF(number)

/* Sizes that the texts of the tables name, each without the NUL. */
#define SAN_BYTES  11
#define NAME_BYTES 127
#define TEXT_BYTES 159
_Static_assert(SAN_BYTES == LAWS_SAN_SIZE - 1 && NAME_BYTES == SETTING_TEXT_SIZE - 1 &&
		       TEXT_BYTES == COMMAND_TEXT_SIZE - 1,
	       "the guide says how long a text may be");

const struct argument_row argument_rows[] = {
#define ARGUMENT(name, words, word, meaning) {name, words, word, meaning},
#include "input/verbs.def"
	{NULL, NULL, NULL},
};

const struct shape_row shape_rows[SHAPE_COUNT] = {
#define SHAPE(name, read, write, usage, signature, names)                                          \
	[SHAPE_##name] = {usage, signature, names},
#include "input/verbs.def"
};

#define MAY(refusal) (UINT64_C(1) << LAWS_REFUSED_##refusal)

const struct verb_row verb_rows[VERB_COUNT] = {
#define VERB(name, word, role, shape, member, answer, trait, act, take, help, refusals, example)   \
	[VERB_##name] = {word,		ROLE_##role, SHAPE_##shape, member, ANSWER_##answer,       \
			 TRAIT_##trait, help,	     refusals,	    example},
#include "input/verbs.def"
};

const char *verb_name(enum verb verb)
{
	return verb_rows[verb].word;
}

const char *verb_arguments(enum verb verb)
{
	return shape_rows[verb_rows[verb].shape].usage;
}

enum verb_role verb_role(enum verb verb)
{
	return verb_rows[verb].role;
}

bool verb_may_be_refused(enum verb verb, enum laws_refusal refusal)
{
	return verb_rows[verb].refusals >> refusal & 1;
}

enum verb verb_of_member(enum verb_role role, const char *member)
{
	int verb = 0;

	while (verb < VERB_COUNT && !(verb_rows[verb].role == role && verb_rows[verb].member &&
				      !strcmp(verb_rows[verb].member, member)))
		verb++;
	return (enum verb)verb;
}

const char *argument_word(const struct argument_row *row, unsigned int place)
{
	if (row->word)
		return row->word(place);
	return row->words ? row->words[place] : NULL;
}

static const struct argument_row *argument_named(struct laws_text name)
{
	const struct argument_row *row = argument_rows;

	while (row->name && !word_is(name, row->name))
		row++;
	return row;
}

static bool is_placeholder(struct laws_text word)
{
	return word.length > 1 && strspn(word.start, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") >= word.length;
}

/*
 * Completes one alternative of a usage: a word as it is, a placeholder with the words of its
 * table.
 */
static void complete_alternative(struct laws_text word, FILE *file)
{
	const struct argument_row *row;
	const char *possible;

	if (!is_placeholder(word)) {
		fprintf(file, "%.*s\n", (int)word.length, word.start);
		return;
	}
	row = argument_named(word);
	for (unsigned int place = 0; (possible = argument_word(row, place)); place++)
		if (possible[0])
			fprintf(file, "%s\n", possible);
}

/* "[A|B]" is A or B. */
static void complete_place(struct laws_text place, FILE *file)
{
	const char *end = place.start + place.length;
	const char *start = place.start;

	while (start < end) {
		size_t length = strcspn(start, "|[] ");

		if (start + length > end)
			length = (size_t)(end - start);
		if (length)
			complete_alternative((struct laws_text){start, length}, file);
		start += length + 1;
	}
}

void verb_complete(enum verb verb, unsigned int count, FILE *file)
{
	const char *rest = verb_arguments(verb);
	unsigned int place = 0;

	for (struct laws_text word = word_next(&rest); word.length; word = word_next(&rest)) {
		if (word_is(word, "or"))
			place = 0;
		else if (place++ == count)
			complete_place(word, file);
	}
}
