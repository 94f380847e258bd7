/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Any bytes as a server's answer to a push: what is kept of it is clean and bounded. */
#include "feed/push.h"
#include "feed/push_answer.h"
#include "fuzz.h"

static void check_text(const char *text, size_t size)
{
	CHECK(memchr(text, '\0', size));
	CHECK(g_utf8_validate(text, -1, NULL) && !strpbrk(text, "\n\r\t\x1b\x7f"));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct push_answer answer;

	if (!push_answer_read((const char *)data, size, &answer))
		return 0;
	CHECK(answer.games <= 2 * PUSH_GAMES_MOST && answer.errors->len <= answer.games);
	for (unsigned int i = 0; i < answer.errors->len; i++) {
		const struct push_error *error =
			&g_array_index(answer.errors, struct push_error, i);

		check_text(error->game, sizeof(error->game));
		check_text(error->round, sizeof(error->round));
		check_text(error->error, sizeof(error->error));
		CHECK(error->error[0]);
	}
	g_array_unref(answer.errors);
	return 0;
}
