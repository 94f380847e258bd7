/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "track/uncertainty.h"

void uncertainty_note(struct uncertainty *uncertainty, const struct edge *edge)
{
	size_t at = uncertainty->count % UNCERTAINTY_EDGES;
	bool of_square = edge->kind == EDGE_SQUARE || edge->kind == EDGE_BRUSH;

	if (!of_square && edge->kind != EDGE_INPUT)
		return;
	uncertainty->edges[at].first = edge->first;
	uncertainty->edges[at].uncertainty = edge->uncertainty;
	uncertainty->edges[at].square = of_square ? edge->square : LAWS_NO_SQUARE;
	uncertainty->edges[at].closed = edge->closed;
	uncertainty->count++;
}

/* The square whose contact's change @act dates, and to what it changed. */
static laws_square dated_square(const struct laws_act *act, bool *closed)
{
	*closed = act->kind == LAWS_ACT_RELEASED || act->kind == LAWS_ACT_PROMOTED;
	return act->kind == LAWS_ACT_PRESSED ? LAWS_NO_SQUARE : act->square;
}

static bool is_of_contact(const struct laws_act *act)
{
	switch (act->kind) {
	case LAWS_ACT_TOUCHED:
	case LAWS_ACT_REMOVED:
	case LAWS_ACT_RELEASED:
	case LAWS_ACT_PROMOTED:
	case LAWS_ACT_PRESSED:
		return true;
	default:
		return false;
	}
}

laws_time uncertainty_of(const struct uncertainty *uncertainty, const struct laws_act *act)
{
	size_t known =
		uncertainty->count < UNCERTAINTY_EDGES ? uncertainty->count : UNCERTAINTY_EDGES;
	bool closed;
	laws_square square = dated_square(act, &closed);
	laws_time most = 0;

	if (!is_of_contact(act))
		return 0;
	for (size_t i = 0; i < known; i++) {
		if (uncertainty->edges[i].first == act->first &&
		    uncertainty->edges[i].square == square &&
		    (square == LAWS_NO_SQUARE || uncertainty->edges[i].closed == closed))
			return uncertainty->edges[i].uncertainty;
		if (uncertainty->edges[i].uncertainty > most)
			most = uncertainty->edges[i].uncertainty;
	}
	return most;
}
