/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes candidates. */
#include <chesslaws.h>

#include "pipeline/choice.h"
#include "event/value.h"
#include "track/candidates.h"

static struct json_object *candidate_json(const struct candidates *list,
					  const struct candidate *candidate)
{
	struct json_object *object = json_object_new_object();
	struct json_object *ucis = json_object_new_array();
	struct json_object *sans = json_object_new_array();
	struct laws_position position = list->before;
	char uci[LAWS_UCI_SIZE], san[LAWS_SAN_SIZE], fen[LAWS_FEN_SIZE];

	for (unsigned int i = 0; i < candidate->count; i++) {
		laws_uci_write(&position, candidate->moves[i], uci);
		laws_san_write(&position, candidate->moves[i], san);
		laws_move_play(&position, candidate->moves[i]);
		json_object_array_add(ucis, value_text(uci));
		json_object_array_add(sans, value_text(san));
	}
	laws_fen_write(&position, fen);
	json_object_object_add(object, "number", value_number(candidate->number));
	json_object_object_add(object, "ply", value_number(list->ply));
	json_object_object_add(object, "uci", ucis);
	json_object_object_add(object, "san", sans);
	json_object_object_add(object, "fen", value_text(fen));
	if (candidate->is_record)
		json_object_object_add(object, "record", value_flag(true));
	return object;
}

struct json_object *choice_json(const struct candidates *list)
{
	struct json_object *array = json_object_new_array();

	for (size_t i = 0; i < list->count; i++)
		json_object_array_add(array, candidate_json(list, &list->each[i]));
	return array;
}
