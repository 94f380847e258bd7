/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * touchmove-gateway: carries the public side of the boards to the world. It is an ordinary client
 * of the bus, in neither group, so that it cannot tell what it is not given.
 */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <systemd/sd-daemon.h>

#include "feed/bus_source.h"
#include "feed/cloud_web.h"
#include "feed/livechess_server.h"
#include "feed/pairings_file.h"
#include "feed/pgn_folder.h"
#include "feed/pgn_web.h"
#include "feed/push_client.h"
#include "feed/status.h"
#include "feed/web.h"
#include "util/file.h"
#include "util/loop.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

struct gateway {
	struct feed_configuration configuration;
	bool user;
	sd_event *event;
	sd_bus *bus;
	GSource *source;
	GMainLoop *loop;
	struct boards boards;
	struct pairings_file pairings;
	struct game_facts facts;
	struct round round;
	struct livechess_server livechess;
	struct pgn_folder files;
	struct pgn_web pgn;
	struct cloud_web cloud, calls;
	struct push_client push;
	struct status status;
	struct web web;
};

static const char usage[] =
	"usage: touchmove-gateway [--user] [--config FILE] [--livechess PLACE|no] [--web "
	"PLACE|no]\n"
	"                         [--pgn FOLDER|no]\n"
	"\n"
	"Carries the boards' public games to the world: to programs that speak LiveChess, to\n"
	"browsers, and as PGN. It tells nothing that touchmoved does not tell everybody.\n"
	"\n"
	"  --user             on the session bus, not on the system bus\n"
	"  --config FILE      not " FEED_CONFIGURATION_DEFAULT "\n"
	"  --livechess PLACE  where LiveChess is served, ADDRESS:PORT (default 127.0.0.1:1982)\n"
	"  --web PLACE        where the live page and PGN are served (default 127.0.0.1:8080)\n"
	"  --pgn FOLDER       where PGN files are written (default none)\n"
	"  --help, --version\n"
	"\n"
	"Exit codes: 0 done, 2 bad input, 4 the environment (bus, network, disk).\n";

__attribute__((format(printf, 2, 3))) static int complain(int code, const char *format, ...)
{
	va_list arguments;

	fputs("touchmove-gateway: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	return code;
}

/* A file that is named must be there; the default one need not. */
static int read_configuration(struct gateway *gateway, const char *name)
{
	const char *path = name ? name : FEED_CONFIGURATION_DEFAULT;
	char error[FEED_CONFIGURATION_ERROR_SIZE];
	char *text;
	size_t size;
	int r = file_read(path, &text, &size);

	if (r == -ENOENT && !name)
		return EXIT_DONE;
	if (r < 0)
		return complain(EXIT_INPUT, "%s: %s", path, strerror(-r));
	r = feed_configuration_parse(&gateway->configuration, path, text, size, error);
	free(text);
	return r < 0 ? complain(EXIT_INPUT, "%s", error) : EXIT_DONE;
}

enum option_code {
	OPTION_USER = 'u',
	OPTION_CONFIG = 'c',
	OPTION_LIVECHESS = 'l',
	OPTION_WEB = 'w',
	OPTION_PGN = 'p',
	OPTION_HELP = 'h',
	OPTION_VERSION = 'V',
};

struct given {
	const char *config, *livechess, *web, *pgn;
};

/* Returns -1 to go on, or the exit code. */
static int read_options(struct gateway *gateway, struct given *given, int argc, char **argv)
{
	static const struct option options[] = {
		{"user", no_argument, NULL, OPTION_USER},
		{"config", required_argument, NULL, OPTION_CONFIG},
		{"livechess", required_argument, NULL, OPTION_LIVECHESS},
		{"web", required_argument, NULL, OPTION_WEB},
		{"pgn", required_argument, NULL, OPTION_PGN},
		{"help", no_argument, NULL, OPTION_HELP},
		{"version", no_argument, NULL, OPTION_VERSION},
		{0},
	};
	int option;

	while ((option = getopt_long(argc, argv, "", options, NULL)) >= 0) {
		switch (option) {
		case OPTION_USER:
			gateway->user = true;
			break;
		case OPTION_CONFIG:
			given->config = optarg;
			break;
		case OPTION_LIVECHESS:
			given->livechess = optarg;
			break;
		case OPTION_WEB:
			given->web = optarg;
			break;
		case OPTION_PGN:
			given->pgn = optarg;
			break;
		case OPTION_HELP:
			fputs(usage, stdout);
			return EXIT_DONE;
		case OPTION_VERSION:
			puts("touchmove-gateway " TOUCHMOVE_VERSION);
			return EXIT_DONE;
		default:
			return EXIT_INPUT;
		}
	}
	if (optind < argc)
		return complain(EXIT_INPUT, "'%s' is no option, see --help", argv[optind]);
	return -1;
}

/* What the command line says goes before what the file says. */
static int apply_options(struct gateway *gateway, const struct given *given)
{
	struct feed_configuration *configuration = &gateway->configuration;

	if (given->livechess &&
	    !feed_configuration_listen(&configuration->livechess_listen, given->livechess))
		return complain(EXIT_INPUT, "--livechess expects ADDRESS:PORT, or no, not '%s'",
				given->livechess);
	if (given->web && !feed_configuration_listen(&configuration->web_listen, given->web))
		return complain(EXIT_INPUT, "--web expects ADDRESS:PORT, or no, not '%s'",
				given->web);
	if (given->pgn) {
		g_free(configuration->pgn_folder);
		configuration->pgn_folder = strcmp(given->pgn, "no") ? g_strdup(given->pgn) : NULL;
	}
	return EXIT_DONE;
}

static int on_disconnected(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct gateway *gateway = data;

	(void)message, (void)error;
	complain(EXIT_ENVIRONMENT, "the bus has gone");
	sd_event_exit(gateway->event, EXIT_ENVIRONMENT);
	return 0;
}

static void on_pairings(void *data)
{
	struct gateway *gateway = data;

	round_rewrite(&gateway->round);
}

static void open_round(struct gateway *gateway)
{
	const struct feed_configuration *configuration = &gateway->configuration;

	pairings_file_open(&gateway->pairings, configuration->pairings, on_pairings, gateway);
	gateway->facts = (struct game_facts){&gateway->pairings.pairings, configuration->round,
					     configuration->location};
	round_open(&gateway->round, &gateway->boards, &gateway->facts);
}

static int open_bus(struct gateway *gateway)
{
	int r = gateway->user ? sd_bus_open_user(&gateway->bus) : sd_bus_open_system(&gateway->bus);

	if (r >= 0)
		r = sd_bus_attach_event(gateway->bus, gateway->event, SD_EVENT_PRIORITY_NORMAL);
	if (r >= 0)
		r = sd_bus_match_signal(gateway->bus, NULL, NULL, "/org/freedesktop/DBus/Local",
					"org.freedesktop.DBus.Local", "Disconnected",
					on_disconnected, gateway);
	if (r >= 0)
		r = boards_open(&gateway->boards, gateway->bus);
	if (r >= 0)
		open_round(gateway);
	if (r < 0)
		return complain(
			EXIT_ENVIRONMENT, "no %s bus: %s", gateway->user ? "session" : "system",
			r == -ENOMEDIUM ? "DBUS_SESSION_BUS_ADDRESS is not set" : strerror(-r));
	return EXIT_DONE;
}

static void on_ended(void *data)
{
	struct gateway *gateway = data;

	g_main_loop_quit(gateway->loop);
}

static int open_livechess(struct gateway *gateway)
{
	int code = livechess_server_open(&gateway->livechess, &gateway->boards,
					 &gateway->configuration);

	if (code == EXIT_DONE)
		cloud_api_open(&gateway->calls, &gateway->livechess.http, LIVECHESS_PATH,
			       &gateway->round, &gateway->configuration);
	return code;
}

static int open_web(struct gateway *gateway)
{
	int code = web_open(&gateway->web, &gateway->boards, &gateway->configuration);

	if (code != EXIT_DONE)
		return code;
	pgn_web_open(&gateway->pgn, &gateway->web.http, &gateway->round);
	cloud_web_open(&gateway->cloud, &gateway->web.http, &gateway->round,
		       &gateway->configuration);
	return EXIT_DONE;
}

/* Another gateway on this bus serves other places; what this one serves it serves all the same. */
static void open_status(struct gateway *gateway)
{
	int r;

	gateway->status = (struct status){
		.boards = &gateway->boards,
		.round = &gateway->round,
		.livechess = &gateway->livechess,
		.web = &gateway->web,
		.files = &gateway->files,
		.pairings = &gateway->pairings,
		.push = &gateway->push,
	};
	r = status_open(&gateway->status, gateway->bus);
	if (r < 0)
		complain(r, "touchmovectl feeds does not see this gateway: %s",
			 r == -EEXIST ? "another one runs" : strerror(-r));
}

static int serve(struct gateway *gateway)
{
	int code = open_bus(gateway);

	if (code == EXIT_DONE && gateway->configuration.livechess_listen[0])
		code = open_livechess(gateway);
	if (code == EXIT_DONE && gateway->configuration.web_listen[0])
		code = open_web(gateway);
	if (code == EXIT_DONE)
		code = push_client_open(&gateway->push, &gateway->round, &gateway->configuration);
	if (code != EXIT_DONE)
		return code;
	if (gateway->configuration.pgn_folder)
		pgn_folder_open(&gateway->files, &gateway->round,
				gateway->configuration.pgn_folder);
	open_status(gateway);
	gateway->source = bus_source_attach(gateway->event, on_ended, gateway);
	sd_notify(0, "READY=1");
	g_main_loop_run(gateway->loop);
	sd_notify(0, "STOPPING=1");
	sd_event_get_exit_code(gateway->event, &code);
	return code;
}

static void close_all(struct gateway *gateway)
{
	status_close(&gateway->status);
	push_client_close(&gateway->push);
	livechess_server_close(&gateway->livechess);
	web_close(&gateway->web);
	pgn_web_close(&gateway->pgn);
	pgn_folder_close(&gateway->files);
	round_close(&gateway->round);
	pairings_file_close(&gateway->pairings);
	boards_close(&gateway->boards);
	if (gateway->source) {
		g_source_destroy(gateway->source);
		g_source_unref(gateway->source);
	}
	sd_bus_flush_close_unref(gateway->bus);
	sd_event_unref(gateway->event);
	g_main_loop_unref(gateway->loop);
}

/* Where a login's usual 1,024 would end it; what the system does not grant is refused by accept().
 */
static void allow_connections(void)
{
	struct rlimit files;

	if (getrlimit(RLIMIT_NOFILE, &files) < 0)
		return;
	files.rlim_cur = MAX(files.rlim_cur, MIN(files.rlim_max, 2 * HTTP_CONNECTIONS_MOST + 256));
	setrlimit(RLIMIT_NOFILE, &files);
}

/* The configuration is complete by now. */
static int run(struct gateway *gateway)
{
	int code;

	allow_connections();
	if (loop_open(&gateway->event, EXIT_DONE) < 0)
		return complain(EXIT_ENVIRONMENT, "no event loop");
	gateway->loop = g_main_loop_new(NULL, FALSE);
	code = serve(gateway);
	close_all(gateway);
	return code;
}

int main(int argc, char **argv)
{
	struct gateway gateway = {0};
	struct given given = {0};
	int code = read_options(&gateway, &given, argc, argv);

	if (code >= 0)
		return code;
	feed_configuration_default(&gateway.configuration);
	code = read_configuration(&gateway, given.config);
	if (code == EXIT_DONE)
		code = apply_options(&gateway, &given);
	if (code == EXIT_DONE)
		code = run(&gateway);
	feed_configuration_clear(&gateway.configuration);
	return code;
}
