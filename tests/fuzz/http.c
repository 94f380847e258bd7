/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as what a client of the gateway's two servers sends, and then says no more: each
 * connection ends, what is answered has a status that is meant, and never the server's own failure.
 */
#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include "feed/cloud_web.h"
#include "feed/livechess_server.h"
#include "feed/pgn_web.h"
#include "feed_boards.h"
#include "fuzz.h"

/*
 * libsoup 3.2 leaks the path of a request whose headers they refuse
 * (soup_headers_parse_request()). Its frames are only found by unwinding with care.
 */
const char *__lsan_default_suppressions(void);
const char *__asan_default_options(void);

const char *__lsan_default_suppressions(void)
{
	return "leak:soup_headers_parse_request\n";
}

const char *__asan_default_options(void)
{
	return "fast_unwind_on_malloc=0";
}

/* Turns of the loop: a connection that has not ended by then never will. */
#define TURNS_MOST  100000
#define ANSWER_MOST ((size_t)1 << 20)

static struct {
	bool open;
	struct feed_configuration configuration;
	struct boards boards;
	struct pairings pairings;
	struct game_facts facts;
	struct round round;
	struct http http;
	struct pgn_web pgn;
	struct cloud_web cloud, calls;
	struct livechess_server livechess;
	GSocketAddress *address;
	char answer[ANSWER_MOST + 1];
	size_t answered;
} fuzzed;

static void open_servers(void)
{
	static char *none[] = {NULL};

	fuzzed.open = true;
	feed_configuration_default(&fuzzed.configuration);
	CHECK(feed_configuration_listen(&fuzzed.configuration.livechess_listen, "no"));
	feed_boards_begin(&fuzzed.boards);
	pairings_init(&fuzzed.pairings);
	fuzzed.facts = (struct game_facts){&fuzzed.pairings, 1, NULL};
	round_open(&fuzzed.round, &fuzzed.boards, &fuzzed.facts);
	for (unsigned int i = 0; i < fuzzed.boards.list->len; i++)
		round_take(&fuzzed.round, g_ptr_array_index(fuzzed.boards.list, i));
	CHECK(http_open(&fuzzed.http, "the live page", none, fuzzed.configuration.web_hosts) ==
	      EXIT_DONE);
	pgn_web_open(&fuzzed.pgn, &fuzzed.http, &fuzzed.round);
	cloud_web_open(&fuzzed.cloud, &fuzzed.http, &fuzzed.round, &fuzzed.configuration);
	CHECK(livechess_server_open(&fuzzed.livechess, &fuzzed.boards, &fuzzed.configuration) ==
	      EXIT_DONE);
	cloud_api_open(&fuzzed.calls, &fuzzed.livechess.http, "/api/v1.0", &fuzzed.round,
		       &fuzzed.configuration);
	fuzzed.address = g_inet_socket_address_new_from_string("127.0.0.1", 1);
}

/* Returns true once the server has closed the connection. */
static bool read_answer(int fd)
{
	ssize_t count = recv(fd, fuzzed.answer + fuzzed.answered, ANSWER_MOST - fuzzed.answered,
			     MSG_DONTWAIT);

	if (count > 0)
		fuzzed.answered += (size_t)count;
	CHECK(fuzzed.answered < ANSWER_MOST);
	return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR);
}

static void check_answer(void)
{
	static const int meant[] = {101, 200, 206, 304, 400, 403, 404, 405, 413,
				    414, 416, 417, 421, 426, 431, 501, 505};
	int status;
	bool known = false;

	fuzzed.answer[fuzzed.answered] = '\0';
	if (sscanf(fuzzed.answer, "HTTP/1.%*d %d", &status) != 1)
		return;
	for (size_t i = 0; i < G_N_ELEMENTS(meant); i++)
		known |= status == meant[i];
	if (!known)
		fprintf(stderr, "status %d\n", status);
	CHECK(known);
}

static void ask(SoupServer *server, const uint8_t *data, size_t size)
{
	g_autoptr(GSocketConnection) connection = NULL;
	g_autoptr(GSocket) socket = NULL;
	bool ended = false;
	int pair[2];

	CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) == 0);
	socket = g_socket_new_from_fd(pair[0], NULL);
	CHECK(socket);
	connection = g_socket_connection_factory_create_connection(socket);
	CHECK(send(pair[1], data, size, MSG_NOSIGNAL) == (ssize_t)size);
	shutdown(pair[1], SHUT_WR);
	fuzzed.answered = 0;
	CHECK(soup_server_accept_iostream(server, G_IO_STREAM(connection), fuzzed.address,
					  fuzzed.address, NULL));
	for (int turn = 0; turn < TURNS_MOST && !ended; turn++) {
		g_main_context_iteration(NULL, FALSE);
		ended = read_answer(pair[1]);
	}
	CHECK(ended);
	close(pair[1]);
	while (g_main_context_iteration(NULL, FALSE))
		;
	check_answer();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (!fuzzed.open)
		open_servers();
	ask(fuzzed.http.server, data, size);
	ask(fuzzed.livechess.http.server, data, size);
	return 0;
}
