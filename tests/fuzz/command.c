/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any string as a command, and as KEY=VALUE of a setting. What is read is
 * written so that it reads back the same.
 */
#include "input/command.h"
#include "fuzz.h"
#include "config/settings.h"

static void check_error(const char *error, size_t size)
{
	CHECK(error[0] != '\0' && strlen(error) < size);
	CHECK(!strpbrk(error, "\n\r\t\x1b\x7f"));
}

static void check_command(const char *text)
{
	char error[COMMAND_ERROR_SIZE] = "";
	char first[2 * COMMAND_TEXT_SIZE], second[2 * COMMAND_TEXT_SIZE];
	struct command command;

	if (command_read(text, &command, error) != 0) {
		check_error(error, sizeof(error));
		return;
	}
	CHECK(command_write(&command, first, sizeof(first)) < (int)sizeof(first));
	CHECK(command_read(first, &command, error) == 0);
	command_write(&command, second, sizeof(second));
	CHECK(!strcmp(first, second));
}

static void set_again(void *data, const char *key, const char *value)
{
	char error[SETTINGS_ERROR_SIZE];

	CHECK(settings_set(data, key, value, error) == 0);
}

static void check_setting(char *text)
{
	char error[SETTINGS_ERROR_SIZE] = "";
	struct settings settings, again;
	char *equals = strchr(text, '=');

	if (!equals)
		return;
	*equals = '\0';
	settings_default(&settings);
	settings_default(&again);
	if (settings_set(&settings, text, equals + 1, error) != 0) {
		check_error(error, sizeof(error));
		CHECK(!memcmp(&settings, &again, sizeof(settings)));
		return;
	}
	settings_each(&settings, set_again, &again);
	CHECK(settings.debounce_time == again.debounce_time &&
	      settings.settle_time == again.settle_time &&
	      settings.touch_time == again.touch_time &&
	      settings.broadcast_delay == again.broadcast_delay &&
	      settings.regulations.square_size == again.regulations.square_size);
	CHECK(!memcmp(&settings.regulations, &again.regulations, sizeof(settings.regulations)));
	CHECK(!memcmp(settings.start.board, again.start.board, sizeof(settings.start.board)));
	CHECK(!strcmp(settings.fen, again.fen) && !strcmp(settings.white, again.white));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *text = string_of(data, size);

	check_command(text);
	check_setting(text);
	free(text);
	return 0;
}
