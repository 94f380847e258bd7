/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether a file of touchmovectl export --evidence proves what it says, without any daemon. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/ctl.h"
#include "ctl/trace/evidence.h"
#include "util/file.h"
#include "util/text.h"
#include "util/wall.h"

static int print_proof(const char *name, const struct evidence *evidence)
{
	char first[WALL_SIZE], last[WALL_SIZE];

	wall_write(evidence->first, first);
	wall_write(evidence->last, last);
	printf("%s: proved: %" PRIu64 " inputs and deadlines and %" PRIu64 " events stand as they "
	       "were signed from %s to %s with the key %s, and this version (%s) judges every "
	       "event "
	       "as it was published.\n",
	       name, evidence->entries, evidence->events, first, last, evidence->key,
	       ctl_version());
	return fflush(stdout) == 0 ? EXIT_DONE : EXIT_ENVIRONMENT;
}

static int check(const struct ctl *ctl, const char *name, const char *text, size_t size)
{
	const char *key = ctl->count > 1 ? ctl->operands[1] : NULL;
	struct evidence evidence;
	int r = evidence_check(text, size, &evidence);

	text_clean(evidence.why);
	if (r == -ENOMEM)
		return ctl_complain(EXIT_ENVIRONMENT, "%s: %s", name, evidence.why);
	if (r == -EBADMSG)
		return ctl_complain(EXIT_NO, "%s: not proved: %s", name, evidence.why);
	if (key && strcmp(key, evidence.key) != 0)
		return ctl_complain(EXIT_NO, "%s: not proved: it is signed with the key %s", name,
				    evidence.key);
	if (r < 0)
		return ctl_complain(EXIT_NO,
				    "%s: it stands as it was signed with the key %s, but %s", name,
				    evidence.key, evidence.why);
	return print_proof(name, &evidence);
}

int ctl_verify(const struct ctl *ctl)
{
	const char *name = ctl->operands[0];
	size_t size;
	char *text;
	int code, r;

	r = file_read(name, &text, &size);
	if (r < 0)
		return ctl_complain(EXIT_INPUT, "%s: %s", name, strerror(-r));
	code = check(ctl, name, text, size);
	free(text);
	return code;
}
