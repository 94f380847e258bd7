/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a file of pairings. What is taken names players cleanly and gives no board twice;
 * what is refused is refused in one clean line.
 */
#include <errno.h>

#include "feed/pairings.h"
#include "fuzz.h"

static void check_entrant(const struct entrant *entrant)
{
	CHECK(g_utf8_validate(entrant->name, -1, NULL));
	CHECK(!strpbrk(entrant->name, "\n\r\t\x1b\x7f"));
	CHECK(strlen(entrant->title) <= 3 && strlen(entrant->federation) % 3 == 0);
	CHECK(entrant->rating <= 3999);
}

static void check_pairing(const struct pairings *pairings, unsigned int place)
{
	const struct pairing *pairing = &g_array_index(pairings->list, struct pairing, place);

	CHECK(pairing->round >= 1 && pairing->round <= PAIRINGS_ROUND_MOST);
	CHECK(pairing->board >= 1 && pairing->board <= PAIRINGS_BOARD_MOST);
	CHECK(pairings_find(pairings, pairing->round, pairing->board) == pairing);
	CHECK(pairing->players[LAWS_WHITE] != pairing->players[LAWS_BLACK]);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		CHECK(pairing->players[side] < pairings->entrants->len);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char error[PAIRINGS_ERROR_SIZE];
	struct pairings pairings;
	int r;

	pairings_init(&pairings);
	r = pairings_parse(&pairings, "fuzz", (const char *)data, size, error);
	CHECK(r == 0 || r == -EINVAL);
	CHECK((r < 0) == (error[0] != '\0'));
	CHECK(!strpbrk(error, "\n\r\t\x1b\x7f") && g_utf8_validate(error, -1, NULL));
	for (unsigned int i = 0; r == 0 && i < pairings.entrants->len; i++)
		check_entrant(&g_array_index(pairings.entrants, struct entrant, i));
	for (unsigned int i = 0; r == 0 && i < pairings.list->len; i++)
		check_pairing(&pairings, i);
	pairings_clear(&pairings);
	return 0;
}
