/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <gio/gio.h>
#include <stdlib.h>
#include <string.h>

#include "feed/token.h"
#include "util/file.h"

/* Lichess's have some forty letters. */
#define TOKEN_MOST 512

static bool is_clean(const char *token)
{
	size_t length = strlen(token);

	for (size_t i = 0; i < length; i++)
		if (!g_ascii_isgraph(token[i]))
			return false;
	return length > 0 && length <= TOKEN_MOST;
}

int token_take(const char *text, size_t size, char **token)
{
	char *read = g_strstrip(g_strndup(text, size));

	if (!is_clean(read)) {
		token_free(read);
		return -EINVAL;
	}
	*token = read;
	return 0;
}

int token_read(const char *path, char **token)
{
	char *text;
	size_t size;
	int r = file_read(path, &text, &size);

	if (r < 0)
		return r;
	r = token_take(text, size, token);
	memset(text, 0, size);
	free(text);
	return r;
}

void token_free(char *token)
{
	if (token)
		memset(token, 0, strlen(token));
	g_free(token);
}

bool token_may_go_to(const char *address)
{
	g_autoptr(GUri) uri = g_uri_parse(address, G_URI_FLAGS_NONE, NULL);
	g_autoptr(GInetAddress) host = NULL;

	if (uri && !strcmp(g_uri_get_scheme(uri), "https"))
		return g_uri_get_host(uri) && g_uri_get_host(uri)[0];
	host = uri && g_uri_get_host(uri) && !strcmp(g_uri_get_scheme(uri), "http")
		       ? g_inet_address_new_from_string(g_uri_get_host(uri))
		       : NULL;
	return host && g_inet_address_get_is_loopback(host);
}
