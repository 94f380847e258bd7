/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the boards of a file and of the files beside it, and compares them with each other. */
#include <dirent.h>
#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/configurations.h"
#include "util/file.h"
#include "util/text.h"

#define FILE_MAX ((size_t)1 << 20)
#define FOLDER	 "boards.d"
#define ENDING	 ".conf"

void configurations_default(struct configurations *configurations)
{
	*configurations = (struct configurations){0};
	configuration_default(&configurations->general);
}

void configurations_clear(struct configurations *configurations)
{
	free(configurations->boards);
	configurations->boards = NULL;
	configurations->count = 0;
}

static struct configured *find(const struct configurations *configurations, const char *name)
{
	for (size_t i = 0; i < configurations->count; i++)
		if (!strcmp(configurations->boards[i].configuration.board, name))
			return &configurations->boards[i];
	return NULL;
}

const struct configuration *configurations_find(const struct configurations *configurations,
						const char *name)
{
	const struct configured *found = find(configurations, name);

	return found ? &found->configuration : NULL;
}

struct configured *configurations_add(struct configurations *configurations,
				      const struct configuration *configuration, const char *file)
{
	struct configured *boards = reallocarray(configurations->boards, configurations->count + 1,
						 sizeof(*configurations->boards));

	if (!boards)
		return NULL;
	configurations->boards = boards;
	boards += configurations->count++;
	*boards = (struct configured){.configuration = *configuration};
	snprintf(boards->file, sizeof(boards->file), "%s", file);
	return boards;
}

/* "FILE:LINE: " in front of what is wrong with a board, as far as a file speaks of it. */
__attribute__((format(printf, 4, 5))) static int refuse(char error[CONFIGURATION_ERROR_SIZE],
							const char *file, unsigned int line,
							const char *format, ...)
{
	char place[120] = "";
	char reason[CONFIGURATION_ERROR_SIZE - sizeof(place)];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(reason, sizeof(reason), format, arguments);
	va_end(arguments);
	if (file[0] && line)
		snprintf(place, sizeof(place), "%.90s:%u: ", file, line);
	else if (file[0])
		snprintf(place, sizeof(place), "%.90s: ", file);
	snprintf(error, CONFIGURATION_ERROR_SIZE, "%s%s", place, reason);
	text_clean(error);
	return -EINVAL;
}

static int fail(char error[CONFIGURATION_ERROR_SIZE], const char *file, int r)
{
	refuse(error, file, 0, "%s", strerror(-r));
	return r;
}

/* ---- one file ---- */

/* A file that may speak of all boards and of each, in memory: it is read once for each board. */
struct file {
	char *name;
	char *text; /* NULL: it is not there */
	size_t size;
	struct sections sections;
};

/* touchmoved.conf and its drop-ins, in the order in which they count. */
struct files {
	const struct configurations_candidate *candidate;
	struct file *files;
	size_t count;
};

static void files_clear(struct files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		free(files->files[i].name);
		free(files->files[i].text);
		sections_clear(&files->files[i].sections);
	}
	free(files->files);
}

/* What a board has before its own sections are read. */
static void inherit(struct configuration *configuration, const struct configuration *general,
		    const char *name, unsigned int line)
{
	*configuration = *general;
	memset(configuration->source, 0, sizeof(configuration->source));
	memset(configuration->second_source, 0, sizeof(configuration->second_source));
	memset(configuration->board, 0, sizeof(configuration->board));
	memcpy(configuration->board, name, strlen(name));
	configuration->line = line;
}

static int add(struct configurations *configurations, const struct configuration *configuration,
	       const char *file, char error[CONFIGURATION_ERROR_SIZE])
{
	const struct configured *before = find(configurations, configuration->board);

	if (before)
		return refuse(error, file, configuration->line,
			      "board %s was described before, in %.90s:%u", configuration->board,
			      before->file, before->configuration.line);
	if (configurations->count == CONFIGURATION_BOARDS_MOST)
		return refuse(error, file, configuration->line,
			      "board %s is one too many: a touchmoved reads %d at most",
			      configuration->board, CONFIGURATION_BOARDS_MOST);
	if (!configurations_add(configurations, configuration, file))
		return fail(error, file, -ENOMEM);
	return 0;
}

/* On top of what @configuration has; *@where is the file that its line is in. */
static int read_sections(struct configuration *configuration, const char *board, struct file *file,
			 const char **where, char error[CONFIGURATION_ERROR_SIZE])
{
	unsigned int line = configuration->line;
	int r;

	if (!file->text)
		return 0;
	configuration->line = 0;
	r = configuration_parse(configuration, &file->sections, board, file->name, file->text,
				file->size, error);
	if (configuration->line)
		*where = file->name;
	else
		configuration->line = line;
	return r;
}

static const struct section_board *section_of(const struct file *file, const char *name)
{
	for (size_t i = 0; i < file->sections.count; i++)
		if (!strcmp(file->sections.boards[i].name, name))
			return &file->sections.boards[i];
	return NULL;
}

/* The first file with [board @name], and the section's line; NULL if none has it. */
static const struct file *describing(const struct files *files, const char *name,
				     unsigned int *line)
{
	const struct section_board *board;

	for (size_t i = 0; i < files->count; i++) {
		board = section_of(&files->files[i], name);
		if (!board || !board->line)
			continue;
		*line = board->line;
		return &files->files[i];
	}
	return NULL;
}

/* Joins what all files say of the board that @from names, unless an earlier one named it. */
static int read_named(struct configurations *configurations, const struct files *files,
		      const struct file *from, const struct section_board *named,
		      char error[CONFIGURATION_ERROR_SIZE])
{
	struct configuration configuration;
	unsigned int line = 0;
	const struct file *first = describing(files, named->name, &line);
	const char *where;
	int r = 0;

	if (!first)
		return refuse(error, from->name, named->gpio_line,
			      "[gpio %s] needs a section [board %s] beside it", named->name,
			      named->name);
	if (find(configurations, named->name))
		return 0;
	where = first->name;
	inherit(&configuration, &configurations->general, named->name, line);
	for (size_t i = 0; r == 0 && i < files->count; i++)
		r = read_sections(&configuration, named->name, &files->files[i], &where, error);
	return r < 0 ? r : add(configurations, &configuration, where, error);
}

/* Which of several boards would these be of? */
static int check_general(const struct configurations *configurations, const char *file,
			 char error[CONFIGURATION_ERROR_SIZE])
{
	const struct configuration *general = &configurations->general;

	if (!configurations->count)
		return 0;
	if (general->source[0] || general->second_source[0])
		return refuse(error, file, general->line,
			      "Source= and SecondSource= stand with each board where boards have "
			      "names, as %s has: in [board NAME]",
			      configurations->boards[0].configuration.board);
	if (general->board[0])
		return refuse(error, file, general->line,
			      "Board= is for one board without a section of its own, and there is "
			      "%s: [board %s] instead",
			      configurations->boards[0].configuration.board, general->board);
	return 0;
}

/* What all files say of all boards, then of each: *@where as with read_sections(). */
static int read_boards(struct configurations *configurations, const struct files *files,
		       const char **where, char error[CONFIGURATION_ERROR_SIZE])
{
	int r = 0;

	for (size_t i = 0; r == 0 && i < files->count; i++)
		r = read_sections(&configurations->general, "", &files->files[i], where, error);
	/* The files have been read once, and all that they name is there. */
	for (size_t i = 0; r == 0 && i < files->count; i++) {
		const struct file *file = &files->files[i];

		for (size_t n = 0; r == 0 && n < file->sections.count; n++)
			r = read_named(configurations, files, file, &file->sections.boards[n],
				       error);
	}
	return r;
}

static int finish(struct configurations *configurations, struct configurations *read, int r)
{
	if (r == 0)
		*configurations = *read;
	else
		configurations_clear(read);
	return r;
}

int configurations_read_text(struct configurations *configurations, const char *name,
			     const char *text, size_t size, char error[CONFIGURATION_ERROR_SIZE])
{
	struct configurations read;
	struct file file = {.name = (char *)name, .text = (char *)text, .size = size};
	const struct files files = {.files = &file, .count = 1};
	const char *where = name;
	int r;

	configurations_default(&read);
	r = read_boards(&read, &files, &where, error);
	if (r == 0)
		r = check_general(&read, where, error);
	sections_clear(&file.sections);
	return finish(configurations, &read, r);
}

/* ---- the files ---- */

static int copy_candidate(const struct configurations_candidate *candidate, char **text,
			  size_t *size)
{
	*text = malloc(candidate->size + 1);
	if (!*text)
		return -ENOMEM;
	memcpy(*text, candidate->text, candidate->size);
	*size = candidate->size;
	return 0;
}

/* Returns 0 with *@text, which the caller frees. */
static int read_text(const struct configurations_candidate *candidate, const char *file,
		     char **text, size_t *size, char error[CONFIGURATION_ERROR_SIZE])
{
	int r = candidate && !strcmp(candidate->file, file) ? copy_candidate(candidate, text, size)
							    : file_read(file, text, size);

	if (r < 0)
		return fail(error, file, r);
	if (*size <= FILE_MAX)
		return 0;
	free(*text);
	*text = NULL;
	refuse(error, file, 0, "has more than a megabyte, which no configuration needs");
	return -EFBIG;
}

/* Appends the file @name; one that is not there has no text, and -ENOENT is returned. */
static int add_file(struct files *files, const char *name, char error[CONFIGURATION_ERROR_SIZE])
{
	struct file *grown = reallocarray(files->files, files->count + 1, sizeof(*grown));

	if (!grown)
		return fail(error, name, -ENOMEM);
	files->files = grown;
	grown += files->count++;
	*grown = (struct file){.name = strdup(name)};
	if (!grown->name)
		return fail(error, name, -ENOMEM);
	return read_text(files->candidate, name, &grown->text, &grown->size, error);
}

/* The names of a folder's files that end in .conf, in the order of their bytes. */
struct names {
	char **names;
	size_t count;
};

static void names_clear(struct names *names)
{
	for (size_t i = 0; i < names->count; i++)
		free(names->names[i]);
	free(names->names);
}

static int add_name(struct names *names, const char *name)
{
	size_t length = strlen(name);
	char **grown;

	if (name[0] == '.' || length <= strlen(ENDING) ||
	    strcmp(name + length - strlen(ENDING), ENDING) != 0)
		return 0;
	for (size_t i = 0; i < names->count; i++)
		if (!strcmp(names->names[i], name))
			return 0;
	grown = reallocarray(names->names, names->count + 1, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	names->names = grown;
	grown[names->count] = strdup(name);
	if (!grown[names->count])
		return -ENOMEM;
	names->count++;
	return 0;
}

static int compare_names(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static int list_folder(struct names *names, const char *folder)
{
	DIR *directory = opendir(folder);
	const struct dirent *entry;
	int r = 0;

	if (!directory)
		return errno == ENOENT || errno == ENOTDIR ? 0 : -errno;
	while (r == 0 && (entry = readdir(directory)))
		r = add_name(names, entry->d_name);
	closedir(directory);
	return r;
}

/* Returns how many files there are with *@names, which the caller clears, or a negative errno. */
static int list_files(struct names *names, const char *folder,
		      const struct configurations_candidate *candidate,
		      char error[CONFIGURATION_ERROR_SIZE])
{
	size_t length = strlen(folder);
	int r = list_folder(names, folder);

	if (r == 0 && candidate && !strncmp(candidate->file, folder, length) &&
	    candidate->file[length] == '/' && !strchr(candidate->file + length + 1, '/'))
		r = add_name(names, candidate->file + length + 1);
	if (r < 0)
		return fail(error, folder, r);
	if (names->count)
		qsort(names->names, names->count, sizeof(*names->names), compare_names);
	return (int)names->count;
}

/* Appends the drop-ins of the file @name; returns how many, or a negative errno. */
static int add_drop_ins(struct files *files, const char *name, char error[CONFIGURATION_ERROR_SIZE])
{
	char folder[PATH_MAX], file[PATH_MAX + NAME_MAX + 2];
	struct names names = {0};
	int count, r = 0;

	if (snprintf(folder, sizeof(folder), "%s.d", name) >= (int)sizeof(folder))
		return 0;
	count = list_files(&names, folder, files->candidate, error);
	for (size_t i = 0; r == 0 && i < names.count; i++) {
		snprintf(file, sizeof(file), "%s/%s", folder, names.names[i]);
		r = add_file(files, file, error);
	}
	names_clear(&names);
	return r < 0 ? r : count;
}

/* Reads FOLDER/NAME.conf. */
static int read_own(struct configurations *configurations,
		    const struct configurations_candidate *candidate, const char *folder,
		    const char *entry, char error[CONFIGURATION_ERROR_SIZE])
{
	size_t length = strlen(entry) - strlen(ENDING);
	struct configuration configuration;
	char path[PATH_MAX + NAME_MAX + 2];
	char name[SECTION_NAME_SIZE] = "";
	struct file file = {.name = path, .sections.own = name};
	const char *where = path;
	int r;

	snprintf(path, sizeof(path), "%s/%s", folder, entry);
	if (!section_name_is_valid(entry, length))
		return refuse(error, path, 0,
			      "a board's file is named after it: 1 to 32 letters, digits and "
			      "underscores before " ENDING);
	snprintf(name, sizeof(name), "%.*s", (int)length, entry);
	r = read_text(candidate, path, &file.text, &file.size, error);
	if (r < 0)
		return r;
	inherit(&configuration, &configurations->general, name, 1);
	r = read_sections(&configuration, name, &file, &where, error);
	if (r == 0)
		r = add(configurations, &configuration, path, error);
	if (r == 0)
		configurations->boards[configurations->count - 1].own_file = true;
	free(file.text);
	return r;
}

/* Returns how many files there are, or a negative errno. */
static int read_folder(struct configurations *configurations,
		       const struct configurations_candidate *candidate, const char *name,
		       char error[CONFIGURATION_ERROR_SIZE])
{
	char path[PATH_MAX], folder[PATH_MAX];
	struct names names = {0};
	int count, r = 0;

	snprintf(path, sizeof(path), "%s", name);
	if (snprintf(folder, sizeof(folder), "%s/" FOLDER, dirname(path)) >= (int)sizeof(folder))
		return 0;
	count = list_files(&names, folder, candidate, error);
	for (size_t i = 0; r == 0 && i < names.count; i++)
		r = read_own(configurations, candidate, folder, names.names[i], error);
	names_clear(&names);
	return r < 0 ? r : count;
}

/* All of it; returns 0, -ENOENT if there is no file at all, or another negative errno. */
static int read_all(struct configurations *read, struct files *files, const char *name,
		    const char **where, char error[CONFIGURATION_ERROR_SIZE])
{
	int main = add_file(files, name, error);
	int drop_ins, r;

	if (main < 0 && main != -ENOENT)
		return main;
	drop_ins = add_drop_ins(files, name, error);
	if (drop_ins < 0)
		return drop_ins;
	r = read_boards(read, files, where, error);
	if (r == 0)
		r = read_folder(read, files->candidate, name, error);
	if (r < 0)
		return r;
	return main < 0 && !drop_ins && !r ? fail(error, name, -ENOENT) : 0;
}

int configurations_read_with(struct configurations *configurations, const char *name,
			     const struct configurations_candidate *candidate,
			     char error[CONFIGURATION_ERROR_SIZE])
{
	struct files files = {.candidate = candidate};
	struct configurations read;
	const char *where = name;
	int r;

	configurations_default(&read);
	r = read_all(&read, &files, name, &where, error);
	if (r == 0)
		r = check_general(&read, where, error);
	r = finish(configurations, &read, r);
	files_clear(&files);
	return r;
}

int configurations_read(struct configurations *configurations, const char *name,
			char error[CONFIGURATION_ERROR_SIZE])
{
	return configurations_read_with(configurations, name, NULL, error);
}

/* ---- boards beside each other ---- */

/* What a board takes for itself, as far as two can be told apart by it; "" is nothing. */
struct taken {
	char *sources[2];
};

/*
 * "chardev:/dev/reedboard0" and a link to it are one; what is not there yet is its name. GPIO
 * lines are compared one by one: gpio: names none.
 */
static char *canonical(const char *source)
{
	const char *colon = strchr(source, ':');
	char path[PATH_MAX];
	char *name = NULL;

	if (!colon || !strncmp(source, "gpio:", 5))
		return strdup("");
	if (!realpath(colon + 1, path))
		return strdup(source);
	return asprintf(&name, "%.*s%s", (int)(colon + 1 - source), source, path) < 0 ? NULL : name;
}

/* The line of @gpio with the number @n, or NULL behind the last one; "" is none. */
static const char *line_at(const struct gpio_configuration *gpio, unsigned int n)
{
	if (n < gpio->square_count)
		return gpio->squares[n];
	n -= gpio->square_count;
	if (n < gpio->row_count)
		return gpio->rows[n];
	n -= gpio->row_count;
	if (n < gpio->column_count)
		return gpio->columns[n];
	n -= gpio->column_count;
	return n < CONFIGURATION_INPUTS ? gpio->inputs[n] : NULL;
}

/* A line that both have, or NULL. */
static const char *shared_line(const struct gpio_configuration *a,
			       const struct gpio_configuration *b)
{
	const char *of_a, *of_b;

	for (unsigned int i = 0; (of_a = line_at(a, i)); i++)
		for (unsigned int j = 0; of_a[0] && (of_b = line_at(b, j)); j++)
			if (!strcmp(of_a, of_b))
				return of_a;
	return NULL;
}

/* What both would read, or NULL. */
static const char *shared(const struct configuration *a, const struct taken *of_a,
			  const struct configuration *b, const struct taken *of_b)
{
	for (int i = 0; i < 2; i++)
		for (int j = 0; j < 2; j++)
			if (of_a->sources[i][0] && !strcmp(of_a->sources[i], of_b->sources[j]))
				return of_a->sources[i];
	if (!strncmp(a->source, "gpio:", 5) && !strncmp(b->source, "gpio:", 5))
		return shared_line(&a->gpio, &b->gpio);
	return NULL;
}

static int refuse_pair(const struct configured *first, const struct configured *second,
		       const char *what, char error[CONFIGURATION_ERROR_SIZE])
{
	char place[120] = "";

	if (first->file[0])
		snprintf(place, sizeof(place), ", in %.90s:%u", first->file,
			 first->configuration.line);
	return refuse(error, second->file, second->configuration.line,
		      "board %s cannot have %.200s, which board %s has%s",
		      second->configuration.board, what, first->configuration.board, place);
}

/* The first one found would be another one after each start. */
static int check_place(const struct configured *board, char error[CONFIGURATION_ERROR_SIZE])
{
	const struct configuration *configuration = &board->configuration;
	const char *source = configuration->source;

	if (!source[0])
		return refuse(error, board->file, configuration->line,
			      "board %s needs Source=, since it is one of several",
			      configuration->board);
	if (!strcmp(source, "chardev:") || !strcmp(source, "usb:"))
		return refuse(error, board->file, configuration->line,
			      "board %s needs a place behind %s, since it is one of several",
			      configuration->board, source);
	return 0;
}

static int check_board(const struct configurations *configurations, const struct taken *taken,
		       size_t n, char error[CONFIGURATION_ERROR_SIZE])
{
	const struct configured *board = &configurations->boards[n];
	int r = check_place(board, error);

	for (size_t i = 0; r == 0 && i < n; i++) {
		const struct configured *other = &configurations->boards[i];
		const char *what =
			shared(&other->configuration, &taken[i], &board->configuration, &taken[n]);

		if (what)
			r = refuse_pair(other, board, what, error);
	}
	return r;
}

static void free_taken(struct taken *taken, size_t count)
{
	for (size_t i = 0; taken && i < count; i++) {
		free(taken[i].sources[0]);
		free(taken[i].sources[1]);
	}
	free(taken);
}

static struct taken *find_taken(const struct configurations *configurations)
{
	size_t count = configurations->count;
	struct taken *taken = calloc(count, sizeof(*taken));

	for (size_t i = 0; taken && i < count; i++) {
		const struct configuration *configuration =
			&configurations->boards[i].configuration;

		taken[i].sources[0] = canonical(configuration->source);
		taken[i].sources[1] = canonical(configuration->second_source);
		if (!taken[i].sources[0] || !taken[i].sources[1]) {
			free_taken(taken, count);
			return NULL;
		}
	}
	return taken;
}

int configurations_check(const struct configurations *configurations,
			 char error[CONFIGURATION_ERROR_SIZE])
{
	size_t count = configurations->count;
	struct taken *taken;
	int r = 0;

	if (count < 2)
		return 0;
	taken = find_taken(configurations);
	if (!taken)
		return fail(error, "", -ENOMEM);
	for (size_t i = 0; r == 0 && i < count; i++)
		r = check_board(configurations, taken, i, error);
	free_taken(taken, count);
	return r;
}

/* ---- whether anything changed ---- */

static bool is_same_gpio(const struct gpio_configuration *a, const struct gpio_configuration *b)
{
	const char *of_a, *of_b;
	unsigned int n = 0;

	do {
		of_a = line_at(a, n);
		of_b = line_at(b, n++);
	} while (of_a && of_b && !strcmp(of_a, of_b));
	return !of_a && !of_b && a->topology == b->topology && a->square_count == b->square_count &&
	       a->row_count == b->row_count && a->column_count == b->column_count &&
	       a->active_low == b->active_low && a->inputs_active_low == b->inputs_active_low &&
	       a->bias == b->bias && a->period == b->period && a->row_settle == b->row_settle;
}

static void write_setting(void *data, const char *key, const char *value)
{
	fprintf(data, "%s=%s\n", key, value);
}

static char *write_settings(const struct settings *settings)
{
	char *text = NULL;
	size_t size;
	FILE *file = open_memstream(&text, &size);

	if (!file)
		return NULL;
	settings_each(settings, write_setting, file);
	fclose(file);
	return text;
}

static bool are_same_settings(const struct settings *a, const struct settings *b)
{
	char *one = write_settings(a), *other = write_settings(b);
	bool same = one && other && !strcmp(one, other);

	free(one);
	free(other);
	return same;
}

bool configuration_is_same(const struct configuration *a, const struct configuration *b)
{
	return !strcmp(a->source, b->source) && !strcmp(a->second_source, b->second_source) &&
	       !strcmp(a->board, b->board) && !memcmp(a->wiring, b->wiring, sizeof(a->wiring)) &&
	       !memcmp(a->second_wiring, b->second_wiring, sizeof(a->second_wiring)) &&
	       is_same_gpio(&a->gpio, &b->gpio) && are_same_settings(&a->settings, &b->settings);
}
