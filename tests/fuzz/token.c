/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Any bytes as a token's file, and as the address that it is sent to. */
#include <errno.h>
#include <glib.h>

#include "feed/token.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *text = string_of(data, size), *token = NULL;
	int r = token_take(text, size, &token);

	CHECK(r == 0 || r == -EINVAL);
	CHECK((r == 0) == (token != NULL));
	for (const char *letter = token; letter && *letter; letter++)
		CHECK(g_ascii_isgraph(*letter));
	CHECK(!token || *token);
	token_free(token);
	if (token_may_go_to(text))
		CHECK(!g_ascii_strncasecmp(text, "http", 4));
	free(text);
	return 0;
}
