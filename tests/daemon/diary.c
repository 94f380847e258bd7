/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Where alerts are written, and when it is said that there is no journal, on machines with systemd
 * and without it: what this one has plays no part.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <systemd/sd-daemon.h>
#include <unistd.h>

#include "diary.h"

static struct diary diary;
static int booted;	  /* what sd_booted() returns */
static bool listens;	  /* something does, at @place */
static const char *place; /* where alerts are expected */
static unsigned int entries;
static char said[300];

int sd_booted(void)
{
	return booted;
}

int complain(int code, const char *format, const char *detail)
{
	cr_expect_eq(said[0], '\0');
	snprintf(said, sizeof(said), format, detail);
	return code;
}

ssize_t sendto(int fd, const void *bytes, size_t size, int flags, const struct sockaddr *address,
	       socklen_t length)
{
	const struct sockaddr_un *to = (const struct sockaddr_un *)address;

	if (!to || to->sun_family != AF_UNIX || strcmp(to->sun_path, place) != 0)
		return syscall(SYS_sendto, fd, bytes, size, flags, address, length);
	if (!listens) {
		errno = ENOENT;
		return -1;
	}
	entries++;
	return (ssize_t)size;
}

/* What @journal and @user of the command line lead to. */
static void expect(const char *journal, bool user, unsigned int written, bool is_said)
{
	const struct options options = {.journal = journal, .user = user};

	entries = 0;
	said[0] = '\0';
	place = journal ? journal : DIARY_SOCKET;
	diary = (struct diary){0};
	diary_open(&diary, &options);
	cr_expect_eq(entries, written, "%s: %u entries", place, entries);
	cr_expect_eq(said[0] != '\0', is_said, "%s, booted %d: '%s'", place, booted, said);
	cr_expect(!is_said || strstr(said, place), "%s", said);
	diary_close(&diary);
}

Test(diary, the_first_entry_says_that_it_begins)
{
	listens = true;
	for (booted = -EIO; booted <= 1; booted++) {
		expect(NULL, false, 1, false);
		expect("/a/socket", false, 1, false);
		expect("/a/socket", true, 1, false);
	}
}

Test(diary, a_missing_journal_is_said_where_one_is_to_be_expected)
{
	for (booted = -EIO; booted <= 1; booted++) {
		expect(NULL, false, 0, booted > 0);
		expect("/a/socket", false, 0, true);
		expect("/a/socket", true, 0, true);
	}
}

Test(diary, nothing_is_written_where_nobody_wants_it)
{
	for (int i = 0; i < 2; i++, listens = true)
		for (booted = -EIO; booted <= 1; booted++) {
			expect(NULL, true, 0, false);
			expect("no", false, 0, false);
			expect("no", true, 0, false);
		}
}
