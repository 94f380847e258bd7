/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A short list: only logs of which something waits are in it. */
#include <stdlib.h>

#include "store/shares.h"

void shares_clear(struct shares *shares)
{
	free(shares->logs);
	shares->logs = NULL;
	shares->count = 0;
}

static struct share *find(const struct shares *shares, uint64_t log)
{
	for (size_t i = 0; i < shares->count; i++)
		if (shares->logs[i].size && shares->logs[i].log == log)
			return &shares->logs[i];
	return NULL;
}

static struct share *find_free(struct shares *shares)
{
	struct share *logs;

	for (size_t i = 0; i < shares->count; i++)
		if (!shares->logs[i].size)
			return &shares->logs[i];
	logs = reallocarray(shares->logs, shares->count + 1, sizeof(*logs));
	if (!logs)
		return NULL;
	shares->logs = logs;
	return &logs[shares->count++];
}

void shares_add(struct shares *shares, uint64_t log, size_t size)
{
	struct share *share = find(shares, log);

	if (!share) {
		share = find_free(shares);
		if (!share)
			return;
		*share = (struct share){.log = log};
	}
	share->size += size;
}

void shares_remove(struct shares *shares, uint64_t log, size_t size)
{
	struct share *share = find(shares, log);

	if (share)
		share->size -= share->size < size ? share->size : size;
}

bool shares_have_room(const struct shares *shares, uint64_t log, bool order)
{
	size_t most = shares->boards ? SHARES_ALL / shares->boards : SHARES_ALL;
	const struct share *share = find(shares, log);

	if (most < SHARES_LEAST)
		most = SHARES_LEAST;
	if (!order)
		most -= most / SHARES_FOR_ORDERS;
	return !share || share->size < most;
}
