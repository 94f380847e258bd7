/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * touchmove-play: plays on Lichess with a board, without a browser. It follows the board's public
 * record as the gateway does; of the player's rights it needs those to declare a promotion and to
 * tell the board how the game has ended.
 */
#include <errno.h>
#include <gio/gunixinputstream.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bus/names.h"
#include "feed/boards.h"
#include "feed/bus_source.h"
#include "feed/play/client.h"
#include "feed/play/play.h"
#include "feed/play/voice.h"
#include "feed/play/words.h"
#include "feed/token.h"
#include "tool/language.h"
#include "util/exit.h"
#include "util/loop.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

#define SERVER_DEFAULT "https://lichess.org"
/* Where systemd puts the token (LoadCredential=). */
#define CREDENTIAL	  "lichess"
#define TOKEN_ENVIRONMENT "TOUCHMOVE_LICHESS_TOKEN"
/* polkit may ask for a password meanwhile, in s. */
#define RIGHTS_WAIT 120

enum speak {
	SPEAK_WHERE_THERE,
	SPEAK_YES,
	SPEAK_NO,
};

struct program {
	bool user;
	const char *board_id, *server, *token_file;
	enum speak speak;
	char *first; /* what is typed to begin with, or NULL */
	sd_event *event;
	sd_bus *bus;
	GSource *source;
	GMainLoop *loop;
	struct boards boards;
	struct board *board;
	struct client client;
	struct client_hooks hooks;
	struct play play;
	struct voice voice;
	GDataInputStream *typed;
	GCancellable *typing;
	guint timer;
	int code;
	bool client_is_open;
	char expected[LAWS_SAN_SIZE]; /* what touchmoved has been told to expect */
};

static const char usage[] =
	"usage: touchmove-play [--user] [--board ID] [--token FILE] [--server ADDRESS]\n"
	"                      [--speak yes|no] [seek M+S … | challenge NAME M+S …]\n"
	"\n"
	"Plays on Lichess with a board, without a browser. The opponent's moves are shown, and "
	"made\n"
	"on the board by hand; what is made on the board is sent. \"help\" says what may be "
	"typed.\n"
	"\n"
	"  --user            on the session bus, not on the system bus\n"
	"  --board ID        which board, where several are for play\n"
	"  --token FILE      a file with a token of scope board:play, which nobody else may read\n"
	"                    (default: systemd's credential " CREDENTIAL ", $" TOKEN_ENVIRONMENT
	",\n"
	"                    ~/.config/touchmove/lichess.token)\n"
	"  --server ADDRESS  not " SERVER_DEFAULT "\n"
	"  --speak yes|no    moves and news are spoken (default: where a voice is there)\n"
	"  --help, --version\n"
	"\n"
	"Exit codes: 0 done, 1 refused, 2 bad input, 4 the environment (bus, network).\n";

__attribute__((format(printf, 2, 3))) static int complain(int code, const char *format, ...)
{
	va_list arguments;

	fputs("touchmove-play: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	return code;
}

static void quit(struct program *program, int code)
{
	program->code = code;
	g_main_loop_quit(program->loop);
}

static void show_line(struct program *program, const struct play_line *line)
{
	g_autofree char *words = play_words(line), *speech = play_speech(line);

	puts(words);
	fflush(stdout);
	if (speech)
		voice_say(&program->voice, speech);
}

/* What the board is told. */

static int on_order(sd_bus_message *reply, void *data, sd_bus_error *error)
{
	const sd_bus_error *refusal = sd_bus_message_get_error(reply);

	(void)data, (void)error;
	if (refusal)
		complain(EXIT_NO, "the board does not take an order: %s",
			 refusal->message ? refusal->message : refusal->name);
	return 0;
}

static void tell_board(struct program *program, const char *method, const char *word)
{
	sd_bus *bus = program->bus;
	const char *path = program->board->path;

	if (word)
		sd_bus_call_method_async(bus, NULL, BUS_NAME, path, BUS_PLAYER, method, on_order,
					 program, "s", word);
	else
		sd_bus_call_method_async(bus, NULL, BUS_NAME, path, BUS_PLAYER, method, on_order,
					 program, "");
}

static void give_order(struct program *program, enum play_order order, const char *word)
{
	switch (order) {
	case PLAY_ORDER_PROMOTE:
		tell_board(program, "Promote", word);
		break;
	case PLAY_ORDER_RESIGN:
		tell_board(program, "Resign", word);
		break;
	case PLAY_ORDER_DRAW:
		tell_board(program, "OfferDraw", word);
		tell_board(program, "AcceptDraw", NULL);
		break;
	}
}

static void carry_out(struct program *program, const struct play_output *output)
{
	switch (output->kind) {
	case PLAY_OUT_LINE:
		show_line(program, &output->line);
		break;
	case PLAY_OUT_REQUEST:
		client_send(&program->client, &output->request);
		break;
	case PLAY_OUT_HOLD:
		client_hold(&program->client, &output->request);
		break;
	case PLAY_OUT_LET_GO:
		client_let_go(&program->client);
		break;
	case PLAY_OUT_FOLLOW:
		client_follow(&program->client, output->request.id);
		break;
	case PLAY_OUT_LEAVE:
		client_follow(&program->client, NULL);
		break;
	case PLAY_OUT_ORDER:
		give_order(program, output->order, output->word);
		break;
	case PLAY_OUT_QUIT:
		quit(program, EXIT_DONE);
		break;
	}
}

/* Spectators see what the player waits for; one who has begun again knows nothing of it. */
static void tell_expected(struct program *program)
{
	char san[LAWS_SAN_SIZE];

	play_awaits(&program->play, san);
	if (!program->board->there || !program->board->play)
		program->expected[0] = '\0';
	else if (strcmp(program->expected, san) != 0)
		tell_board(program, "Expect", strcpy(program->expected, san));
}

static gboolean on_due(gpointer data);

/* None of what is carried out comes back at once: each answer has its own turn of the loop. */
static void carry_all_out(struct program *program)
{
	gint64 deadline = play_deadline(&program->play), now = g_get_monotonic_time();

	for (unsigned int i = 0; i < program->play.out->len; i++)
		carry_out(program, &g_array_index(program->play.out, struct play_output, i));
	play_drain(&program->play);
	tell_expected(program);
	if (program->timer)
		g_source_remove(program->timer);
	program->timer = 0;
	if (deadline != PLAY_NEVER)
		program->timer =
			g_timeout_add((guint)(MAX(deadline - now, 0) / 1000 + 1), on_due, program);
}

static gboolean on_due(gpointer data)
{
	struct program *program = data;

	program->timer = 0;
	play_take_due(&program->play, g_get_monotonic_time());
	carry_all_out(program);
	return G_SOURCE_REMOVE;
}

/* The client's hooks. */

static void on_event(void *data, const struct api_event *event)
{
	struct program *program = data;

	play_take_event(&program->play, g_get_monotonic_time(), event);
	carry_all_out(program);
}

static void on_answer(void *data, unsigned int status, const char *error)
{
	struct program *program = data;

	play_take_answer(&program->play, g_get_monotonic_time(), status, error);
	carry_all_out(program);
}

static void on_held_end(void *data, unsigned int status, const char *error)
{
	struct program *program = data;

	play_take_held_end(&program->play, g_get_monotonic_time(), status, error);
	carry_all_out(program);
}

static void on_lost(void *data, const char *why)
{
	struct program *program = data;

	play_take_lost(&program->play, why);
	carry_all_out(program);
}

static void type(struct program *program, const char *line)
{
	play_take_line(&program->play, g_get_monotonic_time(), line);
	carry_all_out(program);
}

/* A seek before the stream is there could be answered unheard. */
static void on_open(void *data)
{
	struct program *program = data;
	g_autofree char *first = g_steal_pointer(&program->first);

	if (first)
		type(program, first);
}

static void on_denied(void *data)
{
	struct program *program = data;

	quit(program,
	     complain(EXIT_INPUT, "%s does not take the token: it needs the scope board:play",
		      program->server));
}

/* The board. */

/* While a gap is being asked for the record is none yet. */
static void on_board(void *data, struct board *board, unsigned int change)
{
	struct program *program = data;
	struct play_board seen = {board->there, board->play, &board->record};

	(void)change;
	if (board != program->board || (board->there && board->asking))
		return;
	play_take_board(&program->play, g_get_monotonic_time(), &seen);
	carry_all_out(program);
}

static const char *bus_name(const struct program *program)
{
	return program->user ? "session" : "system";
}

/* Until the boards and what they have played are known. */
static int await_boards(struct program *program)
{
	bool waits = true;
	int r = 0;

	while (waits && r >= 0) {
		r = sd_bus_process(program->bus, NULL);
		if (r == 0)
			r = sd_bus_wait(program->bus, UINT64_MAX);
		waits = program->boards.listing;
		for (unsigned int i = 0; i < program->boards.list->len; i++)
			waits |= ((struct board *)g_ptr_array_index(program->boards.list, i))
					 ->asking != NULL;
	}
	return r < 0 ? r : 0;
}

static int choose_board(struct program *program)
{
	unsigned int for_play = 0;

	for (unsigned int i = 0; i < program->boards.list->len; i++) {
		struct board *board = g_ptr_array_index(program->boards.list, i);

		if (program->board_id ? !strcmp(board->id, program->board_id) : board->play) {
			program->board = board;
			for_play++;
		}
	}
	/* To name one in what is said. */
	if (!program->board_id && !program->board && program->boards.list->len)
		program->board = g_ptr_array_index(program->boards.list, 0);
	if (for_play > 1)
		return complain(EXIT_INPUT, "%u boards are for play: --board says which", for_play);
	if (!program->board)
		return complain(EXIT_INPUT, "there is no board %.40s",
				program->board_id ? program->board_id : "yet");
	if (program->board->play && program->board->delayed)
		return complain(EXIT_NO,
				"board %s is told minutes late: BroadcastDelay=0 is for play",
				program->board->id);
	if (program->board->play)
		return EXIT_DONE;
	return complain(EXIT_NO,
			"board %s is an arbiter's: only Clock=none and PlayRestTime=0.6 in its "
			"[regulations] make it one for play",
			program->board->id);
}

/* A declaration of nothing changes nothing; whether it is looked at is what is asked. */
static int check_rights(struct program *program)
{
	sd_bus_error error = SD_BUS_ERROR_NULL;
	sd_bus_message *call = NULL;
	int code = EXIT_DONE;
	int r = sd_bus_message_new_method_call(program->bus, &call, BUS_NAME, program->board->path,
					       BUS_PLAYER, "Promote");

	if (r >= 0)
		r = sd_bus_message_append(call, "s", "");
	if (r >= 0)
		r = sd_bus_message_set_allow_interactive_authorization(call, true);
	if (r >= 0)
		r = sd_bus_call(program->bus, call, (uint64_t)RIGHTS_WAIT * 1000000, &error, NULL);
	if (r < 0 && !sd_bus_error_has_name(&error, SD_BUS_ERROR_INVALID_ARGS))
		code = complain(EXIT_NO,
				"you may not give a player's orders (group touchmove-player): %s",
				error.message ? error.message : strerror(-r));
	sd_bus_error_free(&error);
	sd_bus_message_unref(call);
	return code;
}

static int on_disconnected(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct program *program = data;

	(void)message, (void)error;
	quit(program, complain(EXIT_ENVIRONMENT, "the bus has gone"));
	return 0;
}

static int open_bus(struct program *program)
{
	int r = program->user ? sd_bus_open_user(&program->bus) : sd_bus_open_system(&program->bus);

	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "no %s bus: %s", bus_name(program),
				r == -ENOMEDIUM ? "DBUS_SESSION_BUS_ADDRESS is not set"
						: strerror(-r));
	if (sd_bus_get_name_creds(program->bus, BUS_NAME, 0, NULL) < 0)
		return complain(EXIT_ENVIRONMENT, "no touchmoved on the %s bus%s",
				bus_name(program),
				program->user ? "" : "; --user looks on the session bus");
	r = boards_open(&program->boards, program->bus);
	if (r >= 0)
		r = await_boards(program);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the %s bus: %s", bus_name(program),
				strerror(-r));
	return EXIT_DONE;
}

static int attach_bus(struct program *program)
{
	int r = sd_bus_attach_event(program->bus, program->event, SD_EVENT_PRIORITY_NORMAL);

	if (r >= 0)
		r = sd_bus_match_signal(program->bus, NULL, NULL, "/org/freedesktop/DBus/Local",
					"org.freedesktop.DBus.Local", "Disconnected",
					on_disconnected, program);
	return r < 0 ? complain(EXIT_ENVIRONMENT, "the bus: %s", strerror(-r)) : EXIT_DONE;
}

/* The token. */

static int explain_token(int r, const char *where)
{
	if (r == -EINVAL)
		return complain(EXIT_INPUT, "%s holds no token: one word of printable letters",
				where);
	return complain(EXIT_INPUT, "%s: %s", where, strerror(-r));
}

/* As with keys of ssh: what others can read is no secret any more. */
static int read_file(const char *path, char **token)
{
	struct stat status;
	int r;

	if (stat(path, &status) < 0)
		return explain_token(-errno, path);
	if (status.st_mode & (S_IRWXG | S_IRWXO))
		return complain(EXIT_INPUT, "%s can be read by others: chmod 600 %s", path, path);
	r = token_read(path, token);
	return r < 0 ? explain_token(r, path) : EXIT_DONE;
}

static int read_token(const struct program *program, char **token)
{
	const char *folder = getenv("CREDENTIALS_DIRECTORY"), *text = getenv(TOKEN_ENVIRONMENT);
	g_autofree char *own =
		g_build_filename(g_get_user_config_dir(), "touchmove", "lichess.token", NULL);
	g_autofree char *credential = folder ? g_build_filename(folder, CREDENTIAL, NULL) : NULL;
	int r;

	if (program->token_file)
		return read_file(program->token_file, token);
	/* Whom systemd lets read a credential is its concern. */
	if (credential && access(credential, F_OK) == 0) {
		r = token_read(credential, token);
		return r < 0 ? explain_token(r, credential) : EXIT_DONE;
	}
	if (text) {
		r = token_take(text, strlen(text), token);
		return r < 0 ? explain_token(r, "$" TOKEN_ENVIRONMENT) : EXIT_DONE;
	}
	if (access(own, F_OK) == 0)
		return read_file(own, token);
	return complain(EXIT_INPUT,
			"there is no token: put one of scope board:play into %s, with chmod 600",
			own);
}

static int open_client(struct program *program)
{
	char *token;
	int code;

	if (!token_may_go_to(program->server))
		return complain(
			EXIT_INPUT,
			"--server must begin with https://: the token would go unencrypted");
	code = read_token(program, &token);
	if (code != EXIT_DONE)
		return code;
	/* What a child inherits it could tell. */
	unsetenv(TOKEN_ENVIRONMENT);
	program->hooks = (struct client_hooks){on_event, on_answer, on_held_end, on_lost,
					       on_open,	 on_denied, program};
	client_open(&program->client, program->server, token, &program->hooks);
	token_free(token);
	program->client_is_open = true;
	return EXIT_DONE;
}

/* What is typed. */

static void read_typed(struct program *program);

static void on_typed(GObject *source, GAsyncResult *result, gpointer data)
{
	g_autoptr(GError) error = NULL;
	g_autofree char *line = g_data_input_stream_read_line_finish(G_DATA_INPUT_STREAM(source),
								     result, NULL, &error);
	struct program *program = data;

	if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
		return;
	if (line) {
		type(program, line);
		read_typed(program);
	} else if (isatty(STDIN_FILENO)) {
		quit(program, EXIT_DONE);
	}
}

static void read_typed(struct program *program)
{
	g_data_input_stream_read_line_async(program->typed, G_PRIORITY_DEFAULT, program->typing,
					    on_typed, program);
}

static void open_typed(struct program *program)
{
	g_autoptr(GInputStream) input = g_unix_input_stream_new(STDIN_FILENO, FALSE);

	program->typed = g_data_input_stream_new(input);
	program->typing = g_cancellable_new();
	read_typed(program);
}

static int open_voice(struct program *program)
{
	if (program->speak == SPEAK_NO || voice_open(&program->voice, play_language()) ||
	    program->speak == SPEAK_WHERE_THERE)
		return EXIT_DONE;
	return complain(EXIT_ENVIRONMENT, "nothing is there that speaks: spd-say or espeak-ng");
}

static void on_ended(void *data)
{
	struct program *program = data;

	quit(program, EXIT_DONE);
}

static int run(struct program *program)
{
	int code = open_bus(program);

	if (code == EXIT_DONE)
		code = choose_board(program);
	if (code == EXIT_DONE)
		code = check_rights(program);
	if (code == EXIT_DONE)
		code = open_client(program);
	if (code == EXIT_DONE)
		code = open_voice(program);
	if (code == EXIT_DONE)
		code = attach_bus(program);
	if (code != EXIT_DONE)
		return code;
	program->source = bus_source_attach(program->event, on_ended, program);
	boards_watch(&program->boards, on_board, program);
	on_board(program, program->board, 0);
	/* Translators: 1 is a board's name, 2 a server's address; help is a word to be typed. */
	printf(_("Board %1$s is ready for %2$s; help says what may be typed."), program->board->id,
	       program->server);
	putchar('\n');
	fflush(stdout);
	client_listen(&program->client);
	open_typed(program);
	g_main_loop_run(program->loop);
	return program->code;
}

static void close_all(struct program *program)
{
	if (program->client_is_open)
		client_close(&program->client);
	voice_close(&program->voice);
	if (program->typing)
		g_cancellable_cancel(program->typing);
	while (g_main_context_iteration(NULL, FALSE))
		;
	g_clear_object(&program->typed);
	g_clear_object(&program->typing);
	if (program->timer)
		g_source_remove(program->timer);
	boards_close(&program->boards);
	if (program->source) {
		g_source_destroy(program->source);
		g_source_unref(program->source);
	}
	sd_bus_flush_close_unref(program->bus);
	sd_event_unref(program->event);
	g_main_loop_unref(program->loop);
	g_free(program->first);
	play_clear(&program->play);
}

/* Returns -1 to go on, or the exit code. */
static int read_options(struct program *program, int argc, char **argv)
{
	static const struct option options[] = {
		{"user", no_argument, NULL, 'u'},	 {"board", required_argument, NULL, 'b'},
		{"token", required_argument, NULL, 't'}, {"server", required_argument, NULL, 's'},
		{"speak", required_argument, NULL, 'k'}, {"help", no_argument, NULL, 'h'},
		{"version", no_argument, NULL, 'V'},	 {0},
	};
	int option;

	while ((option = getopt_long(argc, argv, "", options, NULL)) >= 0) {
		switch (option) {
		case 'u':
			program->user = true;
			break;
		case 'b':
			program->board_id = optarg;
			break;
		case 't':
			program->token_file = optarg;
			break;
		case 's':
			program->server = optarg;
			break;
		case 'k':
			if (strcmp(optarg, "yes") != 0 && strcmp(optarg, "no") != 0)
				return complain(EXIT_INPUT,
						"--speak expects yes or no, not '%.40s'", optarg);
			program->speak = optarg[0] == 'y' ? SPEAK_YES : SPEAK_NO;
			break;
		case 'h':
			fputs(usage, stdout);
			return EXIT_DONE;
		case 'V':
			puts("touchmove-play " TOUCHMOVE_VERSION);
			return EXIT_DONE;
		default:
			return EXIT_INPUT;
		}
	}
	return -1;
}

/* What is asked for at once, checked before anything is opened. */
static int read_words(struct program *program, char **words)
{
	char error[API_TEXT_SIZE];
	struct api_request request;
	bool seek = words[0] && !strcmp(words[0], "seek");

	if (!words[0])
		return EXIT_DONE;
	if (!seek && strcmp(words[0], "challenge") != 0)
		return complain(EXIT_INPUT, "'%.40s' is neither seek nor challenge; see --help",
				words[0]);
	program->first = g_strjoinv(" ", words);
	if (!api_request_read(program->first + strlen(words[0]), seek ? API_SEEK : API_INVITE,
			      &request, error))
		return complain(EXIT_INPUT, "%s", error);
	return EXIT_DONE;
}

int main(int argc, char **argv)
{
	struct program program = {.server = SERVER_DEFAULT};
	int code;

	language_begin();
	code = read_options(&program, argc, argv);
	if (code >= 0)
		return code;
	play_init(&program.play);
	program.loop = g_main_loop_new(NULL, FALSE);
	code = read_words(&program, argv + optind);
	if (code == EXIT_DONE && loop_open(&program.event, EXIT_DONE) < 0)
		code = complain(EXIT_ENVIRONMENT, "no event loop");
	if (code == EXIT_DONE)
		code = run(&program);
	close_all(&program);
	return code;
}
