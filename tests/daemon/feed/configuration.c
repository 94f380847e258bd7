/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* gateway.conf: what is read, and what is said where it cannot be. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdlib.h>
#include <string.h>

#include <glib.h>

#include "feed/configuration.h"

static struct feed_configuration configuration;
static char error[FEED_CONFIGURATION_ERROR_SIZE];

static int parse(const char *text)
{
	feed_configuration_default(&configuration);
	return feed_configuration_parse(&configuration, "gateway.conf", text, strlen(text), error);
}

Test(configuration, serves_on_loopback_by_default)
{
	cr_expect_eq(parse(""), 0);
	cr_expect_str_eq(configuration.livechess_listen[0], "127.0.0.1:1982");
	cr_expect_str_eq(configuration.web_listen[0], "127.0.0.1:8080");
	cr_expect_null(configuration.pgn_folder);
	feed_configuration_clear(&configuration);
}

Test(configuration, reads_what_is_set)
{
	cr_expect_eq(parse("# a club\n[livechess]\nListen=no\nOrigins=https://a.example "
			   "http://b.example:8000\n[web]\nListen=0.0.0.0:8080 [::]:8491\n"
			   "Hosts=board.local\n[pgn]\nFolder=/srv/pgn\n[push]\n"
			   "Address=https://lichess.example/api/broadcast/round/x/push\n"),
		     0, "%s", error);
	cr_expect_null(configuration.livechess_listen[0]);
	cr_expect_str_eq(configuration.livechess_origins[1], "http://b.example:8000");
	cr_expect_str_eq(configuration.web_listen[1], "[::]:8491");
	cr_expect_null(configuration.web_listen[2]);
	cr_expect_str_eq(configuration.pgn_folder, "/srv/pgn");
	feed_configuration_clear(&configuration);
}

static const struct wrong {
	char text[60];
	char error[160];
} wrongs[] = {
	{"[web]\nListen=8080\n",
	 "gateway.conf:2: Listen expects ADDRESS:PORT, several of them, or no, not '8080'"},
	{"[web]\nListen=127.0.0.1:\n",
	 "gateway.conf:2: Listen expects ADDRESS:PORT, several of them, or no, not '127.0.0.1:'"},
	{"[web]\nListen=127.0.0.1:80 127.0.0.1:99999\n",
	 "gateway.conf:2: Listen expects ADDRESS:PORT, several of them, or no, not "
	 "'127.0.0.1:80 127.0.0.1:99999'"},
	{"[web]\nPort=80\n", "gateway.conf:2: [web] has no key 'Port'"},
	{"[pages]\nListen=no\n",
	 "gateway.conf:2: there is no section [pages]; there is [livechess], [web], [pgn], "
	 "[round] and [push]"},
	{"[livechess]\nOrigins=lichess.org\n",
	 "gateway.conf:2: Origins expects origins as browsers name them, such as "
	 "https://lichess.org, not 'lichess.org'"},
	{"[pgn]\nFolder=here\n", "gateway.conf:2: Folder expects a folder, from / on, not 'here'"},
	{"[round]\nCountry=Germany\n",
	 "gateway.conf:2: Country expects three letters, such as GER, not 'Germany'"},
	{"[round]\nNumber=0\n", "gateway.conf:2: Number expects a number from 1 to 99, not '0'"},
	{"[push]\nAddress=ftp://x\n",
	 "gateway.conf:2: Address expects an address with http or https, not 'ftp://x'"},
	{"[web]\nnothing\n", "gateway.conf:2: a line is [SECTION], KEY=VALUE or a comment after #"},
};

ParameterizedTestParameters(configuration, says_what_is_wrong)
{
	return cr_make_param_array(struct wrong, (void *)wrongs, G_N_ELEMENTS(wrongs));
}

ParameterizedTest(struct wrong *wrong, configuration, says_what_is_wrong)
{
	cr_expect_neq(parse(wrong->text), 0);
	cr_expect_str_eq(error, wrong->error);
	feed_configuration_clear(&configuration);
}

/* The example as it is installed, and with all that it only shows. */
Test(configuration, reads_the_example)
{
	const char *path = getenv("EXAMPLE");
	g_autoptr(GRegex) shown = g_regex_new("^#(?=[A-Z][a-z]+=)", G_REGEX_MULTILINE, 0, NULL);
	g_autofree char *text = NULL, *all = NULL;

	cr_assert(path && g_file_get_contents(path, &text, NULL, NULL));
	cr_expect_eq(parse(text), 0, "%s", error);
	cr_expect_str_eq(configuration.livechess_listen[1], "[::1]:1982");
	cr_expect_null(configuration.push_address);
	feed_configuration_clear(&configuration);
	all = g_regex_replace_literal(shown, text, -1, 0, "", 0, NULL);
	cr_expect_eq(parse(all), 0, "%s", error);
	cr_expect_str_eq(configuration.livechess_listen[1], "[::1]:1982");
	cr_expect_str_eq(configuration.web_listen[1], "[::1]:8080");
	cr_expect_str_eq(configuration.livechess_origins[1], "https://www.chess.com");
	cr_expect_str_eq(configuration.push_credential, "broadcast");
	cr_expect_str_eq(configuration.country, "NOR");
	cr_expect_eq(configuration.round, 1);
	feed_configuration_clear(&configuration);
}

Test(configuration, bears_any_bytes)
{
	static const char bytes[] = "[web]\nListen=\0\0\n[we";

	feed_configuration_default(&configuration);
	cr_expect_neq(feed_configuration_parse(&configuration, "x", bytes, sizeof(bytes), error),
		      0);
	cr_expect_neq(error[0], '\0');
	feed_configuration_clear(&configuration);
}
