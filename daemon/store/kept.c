/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The lines of a log. */
#include <inttypes.h>

#include "input/trace.h"
#include "store/kept.h"

void kept_write_log(FILE *file, const struct kept_log *log)
{
	fputs(log->settings, file);
	trace_write_before(file, &log->log.before, log->log.from_start);
	fprintf(file, "#kept board %s\n", log->board);
	fprintf(file, "#kept log %" PRIu64 "\n", log->log.id);
	fprintf(file, "#kept stream %s\n", log->log.stream);
	fprintf(file, "#kept source %s\n", log->source);
	fprintf(file, "#kept program %s\n", log->program);
	fprintf(file, "#kept began %" PRId64 "\n", log->began);
	fprintf(file, "#kept live %s\n", log->log.live ? "yes" : "no");
}

void kept_write_entry(FILE *file, enum store_kind kind, laws_time t, const char *line)
{
	switch (kind) {
	case STORE_INPUT:
		fputs(line, file);
		break;
	case STORE_ORDER:
		fprintf(file, "#order\n%s", line);
		break;
	case STORE_ADVANCE:
		fprintf(file, "#advance %" PRId64 "\n", t);
		break;
	case STORE_FINISH:
		fprintf(file, "#finish %" PRId64 "\n", t);
		break;
	}
}

void kept_write_event(FILE *file, const char *body, const char *public_body)
{
	fprintf(file, "#event %s\n", body ? body : "-");
	fprintf(file, "#public %s\n", public_body ? public_body : "-");
}
