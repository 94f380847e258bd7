/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * touchmove-busdoc: writes the D-Bus documents as Markdown, or with --xml the interfaces
 * for programs that make bindings. The members come from the daemon's own introspection,
 * their meaning from the sentences here. A member without a sentence is an error, so that
 * the documents cannot fall behind.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "bus/interfaces.h"
#include "bus/refusal.h"
#include "input/verb.h"

struct sentence {
	const char *interface;
	const char *member; /* NULL: the interface itself */
	const char *text;
};

static const struct sentence sentences[] = {
	{BUS_MANAGER, NULL, "The daemon. Its object is also an ObjectManager of the boards."},
	{BUS_MANAGER, "Version", "The daemon's version."},
	{BUS_MANAGER, "ListBoards",
	 "The objects of the boards. InterfacesAdded and InterfacesRemoved of the ObjectManager "
	 "tell of those that come and go."},
	{BUS_MANAGER, "Reload",
	 "Reads the configuration anew: boards come, go and change, but none whose game is on. "
	 "Returns a line for each board to which something was done, or that has to wait. Where "
	 "the configuration is wrong the error says how, and nothing is changed. For those who "
	 "may give an arbiter's orders."},
	{BUS_MANAGER, "ListSources",
	 "What could be read: for each device `spec`, as `--source` names it, `name`, "
	 "`condition` (ready, or why it cannot be read), `usable`, and `used` for those that "
	 "are read. The list is what the last "
	 "look at the devices has found: at the start, when udev announces a device, when a "
	 "board's `Health` or `Condition` changes, and for a call when the last look is more than "
	 "a "
	 "second old. Such a call is answered after its look, or, when a device does not answer, "
	 "with the last list after a second."},
	{BUS_MANAGER, "SourcesChanged",
	 "A look has found other devices than the one before it, or found them otherwise: "
	 "`ListSources` gives them. Where no udev runs, call `ListSources` to have devices looked "
	 "for. `used` follows the boards' `Source`, which is announced there."},
	{BUS_BOARD, NULL, "The board as a thing: where it is and how it does."},
	{BUS_BOARD, "Id", "What `--board` names."},
	{BUS_BOARD, "StreamId",
	 "Names the numbering of both streams: new whenever numbers begin from 1 again."},
	{BUS_BOARD, "Source",
	 "Where the board's frames come from, as `--source` names it; empty while a board is "
	 "looked for."},
	{BUS_BOARD, "Condition",
	 "What is known of the source beyond its health, as half a sentence: what it is, why it "
	 "is waited for; or nothing."},
	{BUS_BOARD, "Speed", "Game time in wall time; 0: as fast as can be."},
	{BUS_BOARD, "Time",
	 "The game's time now, in µs since its first frame. Changes are not "
	 "signalled."},
	{BUS_BOARD, "Health",
	 "waiting (nothing has come yet), ok, fault (the hardware does not answer), gone (the "
	 "device was taken away and is waited for), ended or broken (the source can be read no "
	 "further). Of the board's hardware, for whoever looks after it: `BroadcastDelay` does "
	 "not hold it back."},
	{BUS_GAME, NULL,
	 "The public record. It states no judgement, and everything here is `BroadcastDelay` "
	 "behind the game. Events are numbered from 1 without gaps, apart from the arbiter's."},
	{BUS_GAME, "BroadcastDelay",
	 "How far it is behind, in minutes, as the regulations say. Whoever passes it on to "
	 "spectators holds back the board's `Health` and `Condition` where this is not 0."},
	{BUS_GAME, "GameNumber",
	 "Which of the board's games this is, from 1; 0 before the first one. Events have it as "
	 "`game`."},
	{BUS_GAME, "White", "White's name, or nothing."},
	{BUS_GAME, "Black", "Black's name, or nothing."},
	{BUS_GAME, "EventName", "The name of the event."},
	{BUS_GAME, "Site", "Where it is held."},
	{BUS_GAME, "Round", "The round."},
	{BUS_GAME, "Date", "The date as PGN writes it."},
	{BUS_GAME, "TimeControl", "The time control as PGN writes it; ? when it is not known."},
	{BUS_GAME, "State", "waiting, ready, playing, paused or ended."},
	{BUS_GAME, "Result", "1-0, 0-1, 1/2-1/2, 0-0, or * while there is none."},
	{BUS_GAME, "LastMove", "The last completed move with its number: 12... Nc6."},
	{BUS_GAME, "FEN", "The position after it."},
	{BUS_GAME, "StartFEN", "The position from which the game began."},
	{BUS_GAME, "Clocks",
	 "What the clocks showed at a moment, for the reader to let them run: `white_ms` and "
	 "`black_ms` (left out when no times are kept) at `stamp`, in µs of this machine's "
	 "CLOCK_MONOTONIC; `running`, whose clock has run since, white or black (left out when "
	 "none does), and `rate`, how much faster than wall time it runs: 1 on a board, 0 where "
	 "it stands still. By now the running one shows `white_ms` - (now - `stamp`) * `rate` / "
	 "1000, and not less than 0."},
	{BUS_GAME, "Running", "Whose clock runs: white, black or nothing."},
	{BUS_GAME, "Play",
	 "The board is for play without levers and without an arbiter (`Clock=none`, "
	 "`PlayRestTime=`)."},
	{BUS_GAME, "Expected",
	 "In play against somebody elsewhere, the opponent's move that is still to be made on the "
	 "board, as SAN; nothing where there is none, and where an arbiter judges."},
	{BUS_GAME, "PGN", "The game so far. Changes are signalled without the value."},
	{BUS_GAME, "GamePGN",
	 "Game number `game`, the present one or one of those before it that are kept."},
	{BUS_GAME, "EventsSince",
	 "The next public events with a number above `seq`, at most 1,000 of them or 1 MiB; none "
	 "when there are no more."},
	{BUS_GAME, "Event",
	 "A public event: its number, its type, and the other keys that the "
	 "contract's JSON has for it."},
	{BUS_PLAYER, NULL,
	 "What players may say. On the system bus for members of "
	 "touchmove-player and touchmove-arbiter, and for whom polkit lets do "
	 "org.touchmove1.player."},
	{BUS_ARBITER, NULL,
	 "What arbiters may say and hear: every event, at once. It has no property, since "
	 "properties are shown to everybody. On the system bus for members of "
	 "touchmove-arbiter, for root, and for whom polkit lets do org.touchmove1.arbiter."},
	{BUS_ARBITER, "EventsSince",
	 "The next events with a number above `seq`, as they were published, at most 1,000 of them "
	 "or 1 MiB; none when there are no more."},
	{BUS_PLAYER, "Assist",
	 "`name`, a player's assistant (Articles 4.9, D.2.10), enters `order`, a verb with its "
	 "arguments as a trace has it; an event of type assistant tells of it."},
	{BUS_PLAYER, "Expect",
	 "An opponent elsewhere has made `move`, as SAN, which is now to be made on the board, as "
	 "`Game.Expected` then tells everybody; nothing withdraws it, and so does leaving the bus. "
	 "The board follows its pieces alone. Refused unless `Game.Play`, and with a "
	 "`BroadcastDelay`."},
	{BUS_ARBITER, "OpenAlerts",
	 "The alerts on which nobody has ruled, in the order of their numbers, each as its event "
	 "told it, but with what its confirmation costs by now: a ruling since may have changed "
	 "that. With the number 0 an alert of kind store that is told ahead of its place."},
	{BUS_ARBITER, "Candidates",
	 "How the game may have gone on while the record is in doubt, at most 8 lines of moves, "
	 "the "
	 "likeliest first; none when it is not. Each has `number` (x), by which `Choose` makes it "
	 "the record, `ply` (x) of its first move, its moves as `uci` (as) and `san` (as), the "
	 "`fen` (s) to which they lead, and of the one that is the record already `record` (b). A "
	 "number is never given to another line, and ends with the list that has it."},
	{BUS_ARBITER, "PGN",
	 "The game so far as the arbiter knows it: at once, and with `(=)` where a draw was "
	 "offered."},
	{BUS_ARBITER, "GamePGN", "Likewise game number `game`, while it is kept."},
	{BUS_ARBITER, "Games",
	 "The games of the board that are kept on disk, the newest first, those with numbers below "
	 "`before` or, with 0, from the newest on; at most 32, and none when there are no more. "
	 "Each has `game` (x), its number; `date` (s), when it started; `white` and `black` (s); "
	 "`plies` (x); once it has ended `result` and `reason` (s); `log` (x), the number of the "
	 "log that it is kept in, and `games` (x), how many games that has. Error NotKept where "
	 "nothing is kept. This method, `ExportGame` and `DeleteGame` are there as well at the "
	 "path "
	 "of a board that touchmoved has no more, as long as games of it are kept."},
	{BUS_ARBITER, "ExportGame",
	 "A descriptor that reads the log with game `game` as text: a reedtrace, whose comments "
	 "have every event as it was published. With 0 it is the log that is being written, also "
	 "before its first game, to which later calls append. What was put before the call is in "
	 "it, "
	 "unless the disk takes more than two seconds for that. Error NotKept where there is "
	 "none."},
	{BUS_ARBITER, "DeleteGame",
	 "Removes the log of game `game` from the disk; returns once nothing of it is there any "
	 "more. Error InUse for the last game of a board that is there, and, unless `together` is "
	 "true, for one "
	 "whose log has others as well."},
	{BUS_ARBITER, "Event",
	 "An event: its number in the arbiter's stream, its type, and the "
	 "other keys that the contract's JSON has for it. An alert of kind store comes at once "
	 "with "
	 "the number 0, and once more in its place when it is kept: before that no other event "
	 "can be told."},
	{BUS_ARBITER, BUS_ADMITTED_EVENT,
	 "The same, for who is in none of the groups and has been let call `EventsSince` by "
	 "polkit: sent to him alone, until he leaves the bus."},
};

#define TEXT_OF(number) #number
#define AS_TEXT(number) TEXT_OF(number)
#define GAMES_KEPT_TEXT AS_TEXT(GAMES_KEPT)

static const char introduction[] =
	"# org.touchmove1\n"
	"\n"
	"Made by `touchmove-busdoc` from the daemon's introspection; do not edit.\n"
	"\n"
	"The name is `org.touchmove1`, on the system bus, or with `--user` on the session bus.\n"
	"The manager is at `/org/touchmove1`, each board at `/org/touchmove1/board/ID`.\n"
	"\n"
	"To follow a stream without gap or double, subscribe to `Event` first, then call\n"
	"`EventsSince(0)`, and again with the last number that it gave, until a page is empty;\n"
	"drop what comes twice by its number, and ask again where numbers leave a gap. Numbers in\n"
	"an event's body are `x`, texts `s`, lists of squares `as`, objects `a{sv}`; `t` is the\n"
	"game's time in µs.\n"
	"\n"
	"Who comes back to a stream compares the board's `StreamId` with the one it knew: where\n"
	"it is another one, numbers began from 1 again, and only `EventsSince(0)` makes sense.\n"
	"The events and PGNs of the last " GAMES_KEPT_TEXT " games are kept, the present one\n"
	"among them; `EventsSince` with a number before them is an error, and with 0 gives all\n"
	"that are kept.\n"
	"\n"
	"A verb's method returns when it is known what became of the order. That may be after a\n"
	"contact in doubt is still; a caller that bounds its wait learns nothing by it. Where the\n"
	"order makes a ruling its number is returned, by which `Undo` takes it back and events\n"
	"name it. Who gives an order stays on the bus until it is answered: of a sender that has\n"
	"left nobody knows any more who it was, and the order is refused.\n";

static const char xml_head[] =
	"<!DOCTYPE node PUBLIC \"-//freedesktop//DTD D-BUS Object Introspection 1.0//EN\"\n"
	"\"http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd\">\n"
	"<!-- SPDX-License-Identifier: LGPL-2.1-or-later -->\n"
	"<!-- Made by touchmove-busdoc from the daemon's introspection; do not edit. -->\n"
	"<node>\n";

static const char general_errors[] =
	"\n## Errors\n"
	"\n"
	"A program tells them apart by their names, which stay; the text is for people.\n"
	"\n"
	"- `org.freedesktop.DBus.Error.InvalidArgs`: the arguments are none; the text says what\n"
	"  would be right.\n"
	"- `org.freedesktop.DBus.Error.AccessDenied`: the sender does not belong to the group, "
	"and\n"
	"  polkit does not let him.\n"
	"- `org.freedesktop.DBus.Error.InteractiveAuthorizationRequired`: polkit would ask for a\n"
	"  password, and the call did not allow that (its flag ALLOW_INTERACTIVE_AUTHORIZATION), "
	"or\n"
	"  there is no desktop to ask on.\n"
	"- `org.freedesktop.DBus.Error.LimitsExceeded`: too many orders wait.\n"
	"- `" BUS_ERROR_UNDECIDED "`: the daemon ends before it is known what became of the\n"
	"  order.\n"
	"- `" BUS_ERROR_NOT_KEPT
	"`: that was so long ago that it is not kept any more; or nothing of\n"
	"  the board is kept.\n"
	"\n"
	"What cannot be at this moment of the game is refused with one of these:\n"
	"\n";

static const char *meaning(const char *interface, const char *member)
{
	enum verb verb = VERB_COUNT;
	size_t i;

	for (i = 0; i < sizeof(sentences) / sizeof(sentences[0]); i++) {
		if (strcmp(sentences[i].interface, interface))
			continue;
		if (!member ? !sentences[i].member
			    : sentences[i].member && !strcmp(sentences[i].member, member))
			return sentences[i].text;
	}
	if (member && !strcmp(interface, BUS_PLAYER))
		verb = verb_of_member(ROLE_PLAYER, member);
	else if (member && !strcmp(interface, BUS_ARBITER))
		verb = verb_of_member(ROLE_ARBITER, member);
	return verb < VERB_COUNT ? verb_rows[verb].help : NULL;
}

/* The value of @name="…" in a line of XML, as a new string, or NULL. */
static char *find_attribute(const char *line, const char *name)
{
	char key[32];
	const char *start;

	snprintf(key, sizeof(key), " %s=\"", name);
	start = strstr(line, key);
	if (!start)
		return NULL;
	start += strlen(key);
	return strndup(start, strcspn(start, "\""));
}

/* The same, of lines that always have one. */
static char *attribute(const char *line, const char *name)
{
	char *value = find_attribute(line, name);

	if (!value) {
		fprintf(stderr, "touchmove-busdoc: no %s in \"%s\"\n", name, line);
		exit(1);
	}
	return value;
}

struct writer {
	char *interface; /* one of this project's, or NULL */
	char in[400];
	char out[400];
	char *member;
	bool is_signal;
	bool failed;
	/* For XML: */
	bool copying;
	const char *open; /* a method that is not printed yet, or NULL */
};

static void append_argument(struct writer *writer, const char *line)
{
	char *type = attribute(line, "type");
	char *name = find_attribute(line, "name");
	char *direction = find_attribute(line, "direction");
	bool is_out = direction && !strcmp(direction, "out");
	char *text = is_out ? writer->out : writer->in;
	size_t length = strlen(text);

	if (!name) {
		fprintf(stderr, "touchmove-busdoc: %s.%s has an argument without a name\n",
			writer->interface, writer->member);
		writer->failed = true;
	}
	snprintf(text + length, sizeof(writer->in) - length, "%s%s %s", length ? ", " : "", type,
		 name ? name : "?");
	free(type);
	free(name);
	free(direction);
}

static const char *member_meaning(struct writer *writer)
{
	const char *text = meaning(writer->interface, writer->member);

	if (text)
		return text;
	fprintf(stderr, "touchmove-busdoc: %s.%s has no sentence\n", writer->interface,
		writer->member ? writer->member : "");
	writer->failed = true;
	return "";
}

static void begin_member(struct writer *writer, const char *line, bool is_signal)
{
	free(writer->member);
	writer->member = attribute(line, "name");
	writer->is_signal = is_signal;
	writer->in[0] = '\0';
	writer->out[0] = '\0';
}

static void end_member(struct writer *writer)
{
	printf("- %s **%s**(%s)%s%s%s: %s\n", writer->is_signal ? "signal" : "method",
	       writer->member, writer->in, writer->out[0] ? " → (" : "", writer->out,
	       writer->out[0] ? ")" : "", member_meaning(writer));
}

static void write_property(struct writer *writer, const char *line)
{
	char *type = attribute(line, "type");

	begin_member(writer, line, false);
	printf("- property **%s** %s: %s\n", writer->member, type, member_meaning(writer));
	free(type);
}

static void begin_interface(struct writer *writer, const char *line)
{
	char *name = attribute(line, "name");

	if (strncmp(name, BUS_NAME ".", strlen(BUS_NAME "."))) {
		free(name);
		return;
	}
	writer->interface = name;
	free(writer->member);
	writer->member = NULL;
	printf("\n## %s\n\n%s\n\n", name, member_meaning(writer));
}

static void write_line(struct writer *writer, const char *line)
{
	line += strspn(line, " ");
	if (!strncmp(line, "<interface ", 11))
		begin_interface(writer, line);
	if (!writer->interface)
		return;
	if (!strncmp(line, "</interface", 11)) {
		free(writer->interface);
		writer->interface = NULL;
	} else if (!strncmp(line, "<method ", 8) || !strncmp(line, "<signal ", 8)) {
		begin_member(writer, line, line[1] == 's');
		if (strstr(line, "/>"))
			end_member(writer);
	} else if (!strncmp(line, "<arg ", 5)) {
		append_argument(writer, line);
	} else if (!strncmp(line, "</method", 8) || !strncmp(line, "</signal", 8)) {
		end_member(writer);
	} else if (!strncmp(line, "<property ", 10)) {
		write_property(writer, line);
	}
}

/*
 * Copies this project's interfaces, without the standard ones of every object. Versions of
 * sd-bus differ in closing an empty element, at once or in a line of its own.
 */
static void copy_line(struct writer *writer, char *line)
{
	bool empty = writer->open && !strncmp(line + strspn(line, " "), "</method", 8);

	if (strstr(line, "<interface name=\"" BUS_NAME "."))
		writer->copying = true;
	if (!writer->copying)
		return;
	if (writer->open)
		printf("%.*s%s\n", (int)strlen(writer->open) - 1, writer->open, empty ? "/>" : ">");
	writer->open = strstr(line, "<method ") && !strstr(line, "/>") ? line : NULL;
	if (!writer->open && !empty)
		puts(line);
	writer->copying = !strstr(line, "</interface>");
}

static bool copy_interfaces(const char *xml)
{
	struct writer writer = {0};
	char *copy = strdup(xml);
	char *rest = copy;
	char *line;

	while ((line = strsep(&rest, "\n")))
		copy_line(&writer, line);
	free(copy);
	return true;
}

static bool write_interfaces(const char *xml)
{
	struct writer writer = {0};
	char *copy = strdup(xml);
	char *rest = copy;
	char *line;

	while ((line = strsep(&rest, "\n")))
		write_line(&writer, line);
	free(writer.member);
	free(copy);
	return !writer.failed;
}

static void write_errors(void)
{
	const char *name;

	fputs(general_errors, stdout);
	for (unsigned int refusal = 0; (name = refusal_error((enum laws_refusal)refusal));
	     refusal++)
		printf("- `%s`: %s\n", name, refusal_sentence((enum laws_refusal)refusal));
}

static int keep_reply(sd_bus_message *reply, void *data, sd_bus_error *error)
{
	char **xml = data;
	const char *text;

	(void)error;
	*xml = strdup(sd_bus_message_read(reply, "s", &text) >= 0 ? text : "");
	return 0;
}

/* Introspects over a socket pair within this process: no bus is needed. */
static char *introspect(sd_bus *server, sd_bus *client, const char *path)
{
	char *xml = NULL;
	int r;

	r = sd_bus_call_method_async(client, NULL, NULL, path,
				     "org.freedesktop.DBus.Introspectable", "Introspect",
				     keep_reply, &xml, "");
	while (r >= 0 && !xml) {
		r = sd_bus_process(server, NULL);
		if (r >= 0)
			r = sd_bus_process(client, NULL);
	}
	if (r < 0)
		fprintf(stderr, "touchmove-busdoc: %s: %s\n", path, strerror(-r));
	return xml;
}

static int connect_pair(sd_bus **server, sd_bus **client)
{
	sd_id128_t id;
	int fds[2];
	int r;

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, fds) < 0)
		return -errno;
	r = sd_id128_randomize(&id);
	if (r >= 0)
		r = sd_bus_new(server);
	if (r >= 0)
		r = sd_bus_set_fd(*server, fds[0], fds[0]);
	if (r >= 0)
		r = sd_bus_set_server(*server, true, id);
	if (r >= 0)
		r = sd_bus_set_anonymous(*server, true);
	if (r >= 0)
		r = sd_bus_start(*server);
	if (r >= 0)
		r = sd_bus_new(client);
	if (r >= 0)
		r = sd_bus_set_fd(*client, fds[1], fds[1]);
	return r < 0 ? r : sd_bus_start(*client);
}

typedef bool (*write_function)(const char *xml);

static bool write_object(sd_bus *server, sd_bus *client, const char *path, write_function write)
{
	char *xml = introspect(server, client, path);
	bool written = xml && write(xml);

	free(xml);
	return written;
}

static uint64_t never(void *data, laws_time t)
{
	(void)data, (void)t;
	return 0;
}

static void do_nothing(void *data)
{
	(void)data;
}

static bool write_markdown(sd_bus *server, sd_bus *client, const char *board)
{
	bool written;

	fputs(introduction, stdout);
	written = write_object(server, client, BUS_PATH, write_interfaces) &&
		  write_object(server, client, board, write_interfaces);
	write_errors();
	return written;
}

static bool write_xml(sd_bus *server, sd_bus *client, const char *board)
{
	bool written;

	fputs(xml_head, stdout);
	written = write_object(server, client, BUS_PATH, copy_interfaces) &&
		  write_object(server, client, board, copy_interfaces);
	puts("</node>");
	return written;
}

int main(int argc, char **argv)
{
	struct server server = {0};
	struct server_board shown = {
		.hooks = {.catch_up = do_nothing, .rearm = do_nothing, .when = never},
	};
	bool xml = argc > 1 && !strcmp(argv[1], "--xml");
	sd_bus *client = NULL;
	struct settings settings;
	bool written = false;
	int r;

	settings_default(&settings);
	shown.board = board_new(BOARD_ID_DEFAULT, "", &settings);
	r = shown.board ? connect_pair(&server.bus, &client) : -ENOMEM;
	if (r >= 0)
		r = server_init(&server);
	if (r >= 0)
		r = server_add(&server, &shown);
	if (r < 0)
		fprintf(stderr, "touchmove-busdoc: %s\n", strerror(-r));
	else if (xml)
		written = write_xml(server.bus, client, shown.path);
	else
		written = write_markdown(server.bus, client, shown.path);
	if (r >= 0)
		server_remove(&shown);
	sd_bus_flush_close_unref(client);
	sd_bus_flush_close_unref(server.bus);
	board_free(shown.board);
	return written ? EXIT_SUCCESS : EXIT_FAILURE;
}
