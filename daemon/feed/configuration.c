/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the gateway's configuration: libinih splits it, one table says what a key means. */
#include <errno.h>
#include <gio/gio.h>
#include <ini.h>
#include <stdarg.h>
#include <string.h>

#include "feed/configuration.h"
#include "util/text.h"

/* The ports of LiveChess (FEEDS.md §1) and of the live page. */
#define LIVECHESS_LISTEN_DEFAULT "127.0.0.1:1982 [::1]:1982"
#define WEB_LISTEN_DEFAULT	 "127.0.0.1:8080 [::1]:8080"
/* The pages that speak LiveChess (FEEDS.md §1). */
#define ORIGINS_DEFAULT "https://lichess.org https://www.chess.com"

struct reader {
	struct feed_configuration *configuration;
	const char *name;
	const char *at, *end;
	unsigned int line;
	char *error; /* empty: none yet */
};

struct key {
	const char *section, *name;
	bool (*read)(void *member, const char *value);
	size_t offset;
	const char *expected;
};

/* The words of @value between blanks, the caller's to free with g_strfreev(). */
static char **words_of(const char *value)
{
	g_auto(GStrv) words = g_strsplit_set(value, " \t", -1);
	g_autoptr(GStrvBuilder) kept = g_strv_builder_new();

	for (char **word = words; *word; word++)
		if (**word)
			g_strv_builder_add(kept, *word);
	return g_strv_builder_end(kept);
}

static bool is_place(const char *word)
{
	g_autoptr(GSocketConnectable) address = g_network_address_parse(word, 0, NULL);

	return address && g_network_address_get_port(G_NETWORK_ADDRESS(address));
}

bool feed_configuration_listen(char ***list, const char *value)
{
	g_auto(GStrv) words = words_of(strcmp(value, "no") ? value : "");

	for (char **word = words; *word; word++)
		if (!is_place(*word))
			return false;
	g_strfreev(*list);
	*list = g_steal_pointer(&words);
	return true;
}

static bool read_listen(void *member, const char *value)
{
	return feed_configuration_listen(member, value);
}

static bool read_words(void *member, const char *value)
{
	char ***list = member;

	g_strfreev(*list);
	*list = words_of(value);
	return true;
}

static bool is_origin(const char *text)
{
	g_autoptr(GUri) uri = g_uri_parse(text, G_URI_FLAGS_NONE, NULL);

	return uri && g_uri_get_host(uri) && !g_uri_get_path(uri)[0] &&
	       (!strcmp(g_uri_get_scheme(uri), "http") || !strcmp(g_uri_get_scheme(uri), "https"));
}

static bool read_origins(void *member, const char *value)
{
	g_auto(GStrv) words = words_of(value);

	for (char **word = words; *word; word++)
		if (!is_origin(*word))
			return false;
	return read_words(member, value);
}

static bool read_text(void *member, const char *value)
{
	char **text = member;

	g_free(*text);
	*text = value[0] ? g_strdup(value) : NULL;
	return true;
}

static bool read_folder(void *member, const char *value)
{
	return (!value[0] || value[0] == '/') && read_text(member, value);
}

static bool read_country(void *member, const char *value)
{
	return (!value[0] || strlen(value) == 3) && read_text(member, value);
}

static bool read_address(void *member, const char *value)
{
	g_autoptr(GUri) uri = g_uri_parse(value, G_URI_FLAGS_NONE, NULL);

	return (!value[0] || (uri && g_uri_get_host(uri) &&
			      (!strcmp(g_uri_get_scheme(uri), "http") ||
			       !strcmp(g_uri_get_scheme(uri), "https")))) &&
	       read_text(member, value);
}

static bool read_round(void *member, const char *value)
{
	return number_read(value, strlen(value), 1, 99, member) == 0;
}

#define MEMBER(name) offsetof(struct feed_configuration, name)

static const struct key keys[] = {
	{"livechess", "Listen", read_listen, MEMBER(livechess_listen),
	 "ADDRESS:PORT, several of them, or no"},
	{"livechess", "Origins", read_origins, MEMBER(livechess_origins),
	 "origins as browsers name them, such as https://lichess.org"},
	{"web", "Listen", read_listen, MEMBER(web_listen), "ADDRESS:PORT, several of them, or no"},
	{"web", "Hosts", read_words, MEMBER(web_hosts), "names of this machine"},
	{"pgn", "Folder", read_folder, MEMBER(pgn_folder), "a folder, from / on"},
	{"round", "Pairings", read_folder, MEMBER(pairings), "a file, from / on"},
	{"round", "Number", read_round, MEMBER(round), "a number from 1 to 99"},
	{"round", "Location", read_text, MEMBER(location), "text"},
	{"round", "Country", read_country, MEMBER(country), "three letters, such as GER"},
	{"round", "Website", read_address, MEMBER(website), "an address with http or https"},
	{"push", "Address", read_address, MEMBER(push_address), "an address with http or https"},
	{"push", "Credential", read_text, MEMBER(push_credential), "the name of a credential"},
};

static char *next_line(char *to, int size, void *data)
{
	struct reader *reader = data;
	const char *end;
	size_t length;

	if (reader->at == reader->end)
		return NULL;
	end = memchr(reader->at, '\n', (size_t)(reader->end - reader->at));
	length = (size_t)((end ? end + 1 : reader->end) - reader->at);
	reader->line++;
	if (length >= (size_t)size || memchr(reader->at, '\0', length)) {
		if (!reader->error[0])
			g_snprintf(reader->error, FEED_CONFIGURATION_ERROR_SIZE,
				   "%.90s:%u: a line is text of at most %d bytes", reader->name,
				   reader->line, size - 1);
		return NULL;
	}
	memcpy(to, reader->at, length);
	to[length] = '\0';
	reader->at += length;
	return to;
}

__attribute__((format(printf, 2, 3))) static int refuse(struct reader *reader, const char *format,
							...)
{
	char reason[FEED_CONFIGURATION_ERROR_SIZE - 120];
	va_list arguments;

	va_start(arguments, format);
	g_vsnprintf(reason, sizeof(reason), format, arguments);
	va_end(arguments);
	if (!reader->error[0]) {
		g_snprintf(reader->error, FEED_CONFIGURATION_ERROR_SIZE, "%.90s:%u: %s",
			   reader->name, reader->line, reason);
		text_clean(reader->error);
	}
	return 0;
}

/* libinih goes on to the end; only the first error is kept. */
static int take(void *data, const char *section, const char *name, const char *value)
{
	struct reader *reader = data;
	bool known = false;

	for (size_t i = 0; i < G_N_ELEMENTS(keys); i++) {
		const struct key *key = &keys[i];

		if (strcmp(key->section, section) != 0)
			continue;
		known = true;
		if (strcmp(key->name, name) != 0)
			continue;
		if (!text_is_clean(value, strlen(value)) ||
		    !key->read((char *)reader->configuration + key->offset, value))
			return refuse(reader, "%s expects %s, not '%.60s'", name, key->expected,
				      value);
		return 1;
	}
	if (known)
		return refuse(reader, "[%.20s] has no key '%.40s'", section, name);
	return refuse(
		reader,
		"there is no section [%.40s]; there is [livechess], [web], [pgn], [round] and "
		"[push]",
		section);
}

int feed_configuration_parse(struct feed_configuration *configuration, const char *name,
			     const char *text, size_t size,
			     char error[FEED_CONFIGURATION_ERROR_SIZE])
{
	struct reader reader = {configuration, name, text, text + size, 0, error};
	int line;

	error[0] = '\0';
	line = ini_parse_stream(next_line, &reader, take, &reader);
	if (line > 0 && !error[0]) {
		reader.line = (unsigned int)line;
		refuse(&reader, "a line is [SECTION], KEY=VALUE or a comment after #");
	}
	return line || error[0] ? -EINVAL : 0;
}

void feed_configuration_default(struct feed_configuration *configuration)
{
	memset(configuration, 0, sizeof(*configuration));
	read_listen(&configuration->livechess_listen, LIVECHESS_LISTEN_DEFAULT);
	read_listen(&configuration->web_listen, WEB_LISTEN_DEFAULT);
	read_words(&configuration->livechess_origins, ORIGINS_DEFAULT);
	read_words(&configuration->web_hosts, "");
}

void feed_configuration_clear(struct feed_configuration *configuration)
{
	g_strfreev(configuration->livechess_listen);
	g_strfreev(configuration->livechess_origins);
	g_strfreev(configuration->web_listen);
	g_strfreev(configuration->web_hosts);
	g_free(configuration->pgn_folder);
	g_free(configuration->pairings);
	g_free(configuration->location);
	g_free(configuration->country);
	g_free(configuration->website);
	g_free(configuration->push_address);
	g_free(configuration->push_credential);
	memset(configuration, 0, sizeof(*configuration));
}
