/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The open alerts, as far as many of them and rulings undone go. */
#include <criterion/criterion.h>

#include "event/alerts.h"

static struct alerts alerts;

static void raise_alert(unsigned int id)
{
	const struct event event = {.verdict = {.kind = LAWS_VERDICT_ALERT, .alert.id = id}};

	alerts_take(&alerts, &event);
}

static void rule(unsigned int id, enum laws_decision decision)
{
	const struct event event = {
		.verdict = {.kind = LAWS_VERDICT_RULING,
			    .ruling = {.alert = id, .decision = decision}},
	};

	alerts_take(&alerts, &event);
}

static void expect_open(unsigned int first, unsigned int last)
{
	const struct event *event;
	unsigned int at = 0;

	while ((event = alerts_next_open(&alerts, &at)))
		cr_expect_eq(event->verdict.alert.id, first++);
	cr_expect_eq(first, last + 1);
}

Test(alerts, are_open_until_ruled_on)
{
	alerts_init(&alerts);
	for (unsigned int id = 1; id <= 4; id++)
		raise_alert(id);
	expect_open(1, 4);
	rule(1, LAWS_DECISION_CONFIRMED);
	rule(4, LAWS_DECISION_LAPSED);
	expect_open(2, 3);
	rule(4, LAWS_DECISION_UNDONE);
	expect_open(2, 4);
	/* A penalty without an alert. */
	rule(0, LAWS_DECISION_CONFIRMED);
	expect_open(2, 4);
}

Test(alerts, are_as_many_as_the_judges)
{
	alerts_init(&alerts);
	for (unsigned int id = 1; id <= LAWS_JUDGE_ALERTS; id++)
		raise_alert(id);
	expect_open(1, LAWS_JUDGE_ALERTS);
	raise_alert(LAWS_JUDGE_ALERTS + 1);
	expect_open(2, LAWS_JUDGE_ALERTS + 1);
}

/* However many have been ruled on since, the open one is not forgotten. */
Test(alerts, old_ones_stay)
{
	alerts_init(&alerts);
	raise_alert(1);
	for (unsigned int id = 2; id <= 1000; id++) {
		raise_alert(id);
		rule(id, LAWS_DECISION_DISMISSED);
	}
	expect_open(1, 1);
	rule(1000, LAWS_DECISION_UNDONE);
	rule(1, LAWS_DECISION_LAPSED);
	expect_open(1000, 1000);
}
