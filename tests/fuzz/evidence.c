/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a log with its signatures. What is refused is refused in one line; what is not
 * signed by a key is never proved.
 */
#include "ctl/trace/evidence.h"
#include "fuzz.h"
#include "store/pieces.h"

static void check_pieces(const char *text, size_t size)
{
	struct pieces pieces;
	struct piece piece;
	size_t at = 0;

	pieces_begin(&pieces, text, size);
	while (pieces_next(&pieces, &piece) > 0) {
		/* Together they are the whole text. */
		CHECK(piece.text == text + at && piece.size > 0);
		at += piece.size;
	}
	CHECK(at <= size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const char *text = (const char *)data;
	uint64_t entries = 0, events = 0;
	struct evidence evidence;
	int r;

	check_pieces(text, size);
	r = evidence_check(text, size, &evidence);
	CHECK(r == 0 || (evidence.why[0] && !strchr(evidence.why, '\n')));
	if (!evidence_signed(text, size, &entries, &events))
		CHECK(r < 0);
	return 0;
}
