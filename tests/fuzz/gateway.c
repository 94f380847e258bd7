/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as gateway.conf. What is accepted keeps every promise of the header; what is refused is
 * refused in one clean line with its number.
 */
#include <errno.h>
#include <gio/gio.h>

#include "feed/configuration.h"
#include "fuzz.h"

#define NAME "x.conf"

static void check_error(const char *error)
{
	const char *number = error + strlen(NAME ":");

	CHECK(g_str_has_prefix(error, NAME ":"));
	CHECK(*number >= '1' && *number <= '9');
	CHECK(g_utf8_validate(error, -1, NULL) && !strpbrk(error, "\n\r\t\x1b\x7f"));
	CHECK(strlen(error) < FEED_CONFIGURATION_ERROR_SIZE);
}

static void check_text(const char *text)
{
	CHECK(!text || (text[0] && g_utf8_validate(text, -1, NULL)));
	CHECK(!text || !strpbrk(text, "\n\r\t\x1b\x7f"));
}

static void check_words(char **words)
{
	for (char **word = words; *word; word++) {
		check_text(*word);
		CHECK(!strchr(*word, ' '));
	}
}

static void check_places(char **places)
{
	check_words(places);
	for (char **place = places; *place; place++) {
		g_autoptr(GSocketConnectable) address = g_network_address_parse(*place, 0, NULL);

		CHECK(address && g_network_address_get_port(G_NETWORK_ADDRESS(address)));
	}
}

static void check_origins(char **origins)
{
	check_words(origins);
	for (char **origin = origins; *origin; origin++)
		CHECK(!g_ascii_strncasecmp(*origin, "http://", 7) ||
		      !g_ascii_strncasecmp(*origin, "https://", 8));
}

static void check_address(const char *address)
{
	check_text(address);
	CHECK(!address || !g_ascii_strncasecmp(address, "http://", 7) ||
	      !g_ascii_strncasecmp(address, "https://", 8));
}

static void check_taken(const struct feed_configuration *configuration)
{
	check_places(configuration->livechess_listen);
	check_places(configuration->web_listen);
	check_origins(configuration->livechess_origins);
	check_words(configuration->web_hosts);
	check_text(configuration->pgn_folder);
	CHECK(!configuration->pgn_folder || configuration->pgn_folder[0] == '/');
	check_text(configuration->pairings);
	CHECK(!configuration->pairings || configuration->pairings[0] == '/');
	CHECK(configuration->round <= 99);
	check_text(configuration->location);
	check_text(configuration->country);
	CHECK(!configuration->country || strlen(configuration->country) == 3);
	check_address(configuration->website);
	check_address(configuration->push_address);
	check_text(configuration->push_credential);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct feed_configuration configuration;
	char error[FEED_CONFIGURATION_ERROR_SIZE];
	/* In memory of exactly that size, so that a byte too far is noticed. */
	char *text = malloc(size ? size : 1);
	int r;

	CHECK(text);
	if (size)
		memcpy(text, data, size);
	feed_configuration_default(&configuration);
	r = feed_configuration_parse(&configuration, NAME, text, size, error);
	CHECK(r == 0 || r == -EINVAL);
	if (r < 0)
		check_error(error);
	else
		CHECK(!error[0]);
	check_taken(&configuration);
	feed_configuration_clear(&configuration);
	free(text);
	return 0;
}
