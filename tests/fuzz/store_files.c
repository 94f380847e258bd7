/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <dirent.h>
#include <unistd.h>

#include "fuzz.h"
#include "store_files.h"

#define KEY "evidence.key"

static char directory[64], name[80];

/* Also what was set aside as damaged. */
static void remove_but(const char *kept)
{
	DIR *files = opendir(directory);
	struct dirent *file;
	char path[sizeof(directory) + sizeof(file->d_name) + 1];

	while (files && (file = readdir(files))) {
		snprintf(path, sizeof(path), "%s/%s", directory, file->d_name);
		if (strcmp(file->d_name, kept) != 0)
			unlink(path);
	}
	if (files)
		closedir(files);
}

static void remove_folder(void)
{
	remove_but("");
	rmdir(directory);
}

const char *store_files_begin(void)
{
	if (name[0]) {
		remove_but(KEY);
		return name;
	}
	snprintf(directory, sizeof(directory), "%s/touchmove-fuzz-XXXXXX",
		 access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	CHECK(mkdtemp(directory));
	atexit(remove_folder);
	snprintf(name, sizeof(name), "%s/games.sqlite", directory);
	return name;
}
