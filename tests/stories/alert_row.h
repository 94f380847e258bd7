/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Every alert has to agree with the row of its kind. Each test that receives alerts checks it.
 */
#ifndef TEST_ALERT_ROW_H
#define TEST_ALERT_ROW_H

#include <string.h>

#include <chesslaws.h>

/* @article is that of one of @matters in some edition. */
static inline bool alert_may_cite(const enum laws_matter *matters, const char *article)
{
	for (; *matters != LAWS_MATTERS; matters++) {
		for (int edition = LAWS_EDITION_2001; edition <= LAWS_EDITION_2023; edition++) {
			const char *one = laws_article(*matters, (enum laws_edition)edition);

			if (one && !strcmp(one, article))
				return true;
		}
	}
	return false;
}

/* What the alert @verdict has that its kind cannot have, or NULL. */
static inline const char *alert_fault(const struct laws_verdict *verdict)
{
	const struct laws_verdict_alert *alert = &verdict->alert;
	const struct laws_alert_info *info = laws_alert_info(alert->kind);

	if (!info)
		return "of no kind";
	if (alert->confidence > info->at_most && !alert->seen)
		return "surer than its kind can be";
	if (info->matters[0] == LAWS_MATTERS)
		return verdict->article ? "with an article, of what no article rules" : NULL;
	if (!verdict->article || !alert_may_cite(info->matters, verdict->article))
		return "with an article that is not of its kind";
	return NULL;
}

#endif
