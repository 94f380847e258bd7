/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Where the configuration stands, and how it gets there: whole or not at all. */
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "util/file.h"
#include "ctl/setup/draft.h"
#include "ctl/setup/question.h"
#include "ctl/setup/setup.h"

/* How many files of earlier runs stay beside each other. */
#define KEPT_MOST 999

/* Room for the endings of what lies beside a file. */
#define NAME_MOST (CONFIGURATION_TEXT_SIZE - 100)

static const char heading[] =
	"# Written by touchmovectl setup. What else can stand here: touchmoved.conf(5).\n";

/* The folder that @name is in, or the nearest above it that is there. */
static void find_folder(const char *name, char folder[PATH_MAX])
{
	char path[PATH_MAX];

	snprintf(folder, PATH_MAX, "%s", name);
	do {
		snprintf(path, sizeof(path), "%s", folder);
		snprintf(folder, PATH_MAX, "%s", dirname(path));
	} while (access(folder, F_OK) < 0 && strcmp(folder, "/") != 0 && strcmp(folder, ".") != 0);
}

static bool may_write(const char *name, char folder[PATH_MAX])
{
	find_folder(name, folder);
	return access(folder, W_OK | X_OK) == 0;
}

/* "" where @name can be the configuration's, else what is wrong with it. */
static const char *refuse_name(const char *name)
{
	struct stat status;

	if (strlen(name) > NAME_MOST)
		return "that name is too long";
	if (!strcmp(name, "-") || (stat(name, &status) == 0 && !S_ISREG(status.st_mode)))
		return "that is no file";
	return "";
}

static int ask_place(struct setup *setup, const char *folder)
{
	char answer[ANSWER_SIZE], other[PATH_MAX];
	int code;

	say("You may not write in %s. Run \"sudo touchmovectl setup\", or name a file of your own, "
	    "which touchmoved then reads with --config.",
	    folder);
	for (;;) {
		code = ask("A file of your own, or nothing to leave:", "", answer);
		if (code != EXIT_DONE || !answer[0])
			return EXIT_NO;
		if (refuse_name(answer)[0])
			say("%.100s: %s.", answer, refuse_name(answer));
		else if (!may_write(answer, other))
			say("You may not write in %.200s either.", other);
		else
			break;
	}
	snprintf(setup->name, sizeof(setup->name), "%s", answer);
	return EXIT_DONE;
}

int setup_choose_place(struct setup *setup)
{
	const char *name = setup->ctl->configuration;
	char folder[PATH_MAX];

	name = name ? name : CONFIGURATION_DEFAULT;
	if (refuse_name(name)[0])
		return ctl_complain(EXIT_INPUT, "--config %.100s: %s", name, refuse_name(name));
	snprintf(setup->name, sizeof(setup->name), "%s", name);
	return may_write(name, folder) ? EXIT_DONE : ask_place(setup, folder);
}

/* ---- what is written ---- */

/* The lines for [board]: its source, and its wiring where that is known. */
static char *board_lines(const struct setup *setup)
{
	const uint8_t *map = setup->configuration.wiring;
	char *text = NULL;
	char name[3];
	size_t size;
	FILE *file = open_memstream(&text, &size);

	if (!file)
		return NULL;
	fprintf(file, "Source=%s\n", setup->source);
	for (int contact = 0; setup->has_map && contact < 64; contact++) {
		snprintf(name, sizeof(name), "-");
		if (map[contact] != WIRING_NO_SQUARE)
			laws_square_write((laws_square)map[contact], name);
		fprintf(file, "%s%s", contact == 0 ? "Wiring=" : contact % 8 ? " " : "\n  ", name);
	}
	fputs(setup->has_map ? "\n" : "", file);
	return fclose(file) == 0 ? text : NULL;
}

static int make_draft(const struct setup *setup, const char *old, size_t size, struct draft *draft)
{
	char *lines = board_lines(setup);
	const struct draft_board board = {
		.name = setup->named ? setup->board : "",
		.board = lines,
		.lines = setup->lines,
	};
	int r = lines ? draft_make(draft, old, size, &board) : -ENOMEM;

	free(lines);
	return r;
}

static const struct configuration *of_board(const struct setup *setup,
					    const struct configurations *read)
{
	return setup->board[0] ? configurations_find(read, setup->board) : &read->general;
}

/* Does @read say of the board what was chosen? Another file may be read behind this one. */
static bool is_chosen(const struct setup *setup, const struct configurations *read)
{
	const struct configuration *board = of_board(setup, read);
	struct configuration chosen;

	if (!board)
		return false;
	chosen = *board;
	memcpy(chosen.source, setup->source, sizeof(chosen.source));
	if (setup->has_map)
		memcpy(chosen.wiring, setup->configuration.wiring, sizeof(chosen.wiring));
	if (setup->lines)
		chosen.gpio = setup->configuration.gpio;
	return configuration_is_same(&chosen, board);
}

/* As touchmoved --check-config does, with @draft in its place, or NULL: as it is on the disk. */
static int check(const struct setup *setup, const struct draft *draft)
{
	struct configurations_candidate candidate = {.file = setup->file};
	char error[CONFIGURATION_ERROR_SIZE];
	struct configurations read;
	bool chosen;
	int r;

	if (draft) {
		candidate.text = draft->text;
		candidate.size = draft->size;
	}
	configurations_default(&read);
	r = configurations_read_with(&read, setup->name, draft ? &candidate : NULL, error);
	if (r == 0)
		r = configurations_check(&read, error);
	chosen = r == 0 && is_chosen(setup, &read);
	configurations_clear(&read);
	if (r < 0)
		return ctl_complain(EXIT_INPUT, "%s", error);
	if (!chosen)
		return ctl_complain(EXIT_INPUT,
				    "%.200s would not count: a drop-in that is read behind it, in "
				    "%.200s.d, says otherwise of this board",
				    setup->file, setup->name);
	return EXIT_DONE;
}

static void print_lines(const char *text)
{
	for (const char *end; *text; text = end + (*end != '\0')) {
		end = strchrnul(text, '\n');
		printf("  %.*s\n", (int)(end - text), text);
	}
	fflush(stdout);
}

/* ---- the disk ---- */

/* Makes the folder of @name, which everybody may read as the service must. */
static int make_folder(const char *name)
{
	char path[PATH_MAX], folder[PATH_MAX];

	snprintf(path, sizeof(path), "%s", name);
	snprintf(folder, sizeof(folder), "%s", dirname(path));
	if (access(folder, F_OK) == 0)
		return 0;
	if (mkdir(folder, 0755) == 0)
		return chmod(folder, 0755) < 0 ? -errno : 0;
	return errno == EEXIST ? 0 : -errno;
}

static int write_all(int fd, const char *text, size_t size)
{
	while (size) {
		ssize_t written = write(fd, text, size);

		if (written < 0 && errno != EINTR)
			return -errno;
		text += written > 0 ? written : 0;
		size -= written > 0 ? (size_t)written : 0;
	}
	return fsync(fd) < 0 ? -errno : 0;
}

/* Writes a file that is not there yet, with the rights of @like, or such that everybody reads it.
 */
static int write_new(const char *name, const char *text, size_t size, const struct stat *like)
{
	int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	int r;

	if (fd < 0)
		return -errno;
	r = write_all(fd, text, size);
	if (r == 0 && like && fchown(fd, like->st_uid, like->st_gid) < 0 && errno != EPERM)
		r = -errno;
	if (r == 0 && fchmod(fd, like ? like->st_mode & 07777 : 0644) < 0)
		r = -errno;
	if (close(fd) < 0 && r == 0)
		r = -errno;
	if (r < 0)
		unlink(name);
	return r;
}

/* A name for the file as it was, that no file has. It does not end in .conf, so nobody reads it. */
static int find_kept(const char *file, char kept[PATH_MAX])
{
	for (int n = 1; n <= KEPT_MOST; n++) {
		snprintf(kept, PATH_MAX, n == 1 ? "%s.old" : "%s.old%d", file, n);
		if (access(kept, F_OK) < 0)
			return 0;
	}
	return -EEXIST;
}

/*
 * Puts @draft in the place of @old, which is kept as @kept; NULL: there was none. Of a link, what
 * it leads to is written.
 */
static int replace(const char *file, const struct draft *draft, const char *old, size_t size,
		   const char *kept)
{
	char written[PATH_MAX], real[PATH_MAX];
	struct stat status;
	int r;

	file = realpath(file, real) ? real : file;
	if (snprintf(written, sizeof(written), "%s.new", file) >= (int)sizeof(written))
		return -ENAMETOOLONG;
	if (kept && stat(file, &status) < 0)
		return -errno;
	unlink(written);
	r = write_new(written, draft->text, draft->size, kept ? &status : NULL);
	if (r == 0 && kept)
		r = write_new(kept, old, size, &status);
	if (r == 0 && rename(written, file) < 0)
		r = -errno;
	if (r < 0)
		unlink(written);
	return r;
}

/* What is asked and done once the draft is right; @old is NULL where there is no file. */
static int ask_and_write(const struct setup *setup, const struct draft *draft, const char *old,
			 size_t size)
{
	char kept[PATH_MAX] = "";
	bool yes;
	int code, r;

	say(old ? "What changes in %s:" : "The new file %s:", setup->file);
	print_lines(old ? draft->changes : draft->text);
	if (old && find_kept(setup->file, kept) < 0)
		return ctl_complain(EXIT_ENVIRONMENT,
				    "%.200s.old and %d more are there: take some away", setup->file,
				    KEPT_MOST - 1);
	if (old)
		say("The file as it is now is kept as %s.", kept);
	code = ask_yes("Write it?", &yes);
	if (code != EXIT_DONE || !yes)
		return EXIT_NO;
	r = make_folder(setup->file);
	if (r == 0)
		r = replace(setup->file, draft, old, size, old ? kept : NULL);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "%.200s is not written: %s", setup->file,
				    strerror(-r));
	code = check(setup, NULL);
	if (code == EXIT_DONE)
		say("Written, and checked as touchmoved --check-config does it.");
	return code;
}

/* A drop-in where the file is somebody else's: the package's, or written by hand. */
static int find_file(struct setup *setup)
{
	char *text;
	size_t size;
	int r;

	if (setup->board[0])
		return 0;
	snprintf(setup->file, sizeof(setup->file), "%s", setup->name);
	r = file_read(setup->name, &text, &size);
	if (r < 0)
		return r == -ENOENT ? 0 : r;
	if (size < strlen(heading) || strncmp(text, heading, strlen(heading)) != 0)
		snprintf(setup->file, sizeof(setup->file), "%.*s.d/50-setup.conf", (int)NAME_MOST,
			 setup->name);
	free(text);
	return 0;
}

int setup_write(struct setup *setup)
{
	struct draft draft = {0};
	const char *old = NULL;
	char *text = NULL;
	size_t size = 0;
	int code = EXIT_ENVIRONMENT;
	int r = find_file(setup);

	if (r == 0)
		r = file_read(setup->file, &text, &size);
	if (r == 0)
		old = text;
	if (r == -ENOENT)
		r = make_draft(setup, heading, strlen(heading), &draft);
	else if (r == 0)
		r = make_draft(setup, text, size, &draft);
	if (r < 0)
		ctl_complain(code, "%.200s: %s", setup->file, strerror(-r));
	else
		code = check(setup, &draft);
	if (code == EXIT_DONE)
		code = ask_and_write(setup, &draft, old, size);
	draft_clear(&draft);
	free(text);
	return code;
}
