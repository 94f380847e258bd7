/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The configuration file: what it may contain, and the error for anything else. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bus/names.h"
#include "config/configurations.h"
#include "input/wiring.h"
#include "util/file.h"

static struct configurations configurations;
static struct configuration configuration;
static char error[CONFIGURATION_ERROR_SIZE];

static int take(const char *text)
{
	int r;

	configurations_clear(&configurations);
	configurations_default(&configurations);
	error[0] = '\0';
	r = configurations_read_text(&configurations, "t.conf", text, strlen(text), error);
	configuration = configurations.general;
	return r;
}

static void accept(const char *text)
{
	cr_assert_eq(take(text), 0, "%s", error);
}

static void refuse(const char *text, const char *expected)
{
	static struct configuration untouched;

	configuration_default(&untouched);
	cr_expect_eq(take(text), -EINVAL, "taken: %s", text);
	cr_expect_str_eq(error, expected);
	cr_expect_eq(memcmp(&configuration, &untouched, sizeof(untouched)), 0, "touched: %s", text);
}

Test(configuration, empty_is_the_default)
{
	accept("");
	cr_assert_str_eq(configuration.source, "");
	cr_assert_eq(configuration.wiring[63], 63);
	cr_assert_eq(configuration.gpio.topology, GPIO_NONE);
	accept("# nothing\r\n\r\n; at all\n[board]\n[regulations]");
	cr_assert_eq(configuration.gpio.topology, GPIO_NONE);
}

Test(configuration, board)
{
	accept("[board]\nSource = chardev:/dev/reedboard1 ; the second\nBoard=hall_3\n"
	       "Wiring=h8 -\n  a1\n\tb1\n");
	cr_assert_str_eq(configuration.source, "chardev:/dev/reedboard1");
	cr_assert_str_eq(configuration.board, "hall_3");
	cr_assert_eq(configuration.wiring[0], 63);
	cr_assert_eq(configuration.wiring[1], WIRING_NO_SQUARE);
	cr_assert_eq(configuration.wiring[3], 1);
	cr_assert_eq(configuration.wiring[4], WIRING_NO_SQUARE);
	accept("[board]\nSource=\n");
	cr_assert_str_eq(configuration.source, "");
}

Test(configuration, matrix)
{
	accept("[gpio]\nTopology=matrix\nRows=R1 R2\n R3\nColumns=C1 C2\nWhiteLever=WL\n"
	       "AdjustButton=\nActiveLow=yes\nInputsActiveLow=yes\nBias=pull-up\nPeriod=2000\n"
	       "RowSettle=0\n");
	cr_assert_eq(configuration.gpio.topology, GPIO_MATRIX);
	cr_assert_eq(configuration.gpio.row_count, 3);
	cr_assert_str_eq(configuration.gpio.rows[2], "R3");
	cr_assert_eq(configuration.gpio.column_count, 2);
	cr_assert_str_eq(configuration.gpio.inputs[0], "WL");
	cr_assert_str_eq(configuration.gpio.inputs[2], "");
	cr_assert(configuration.gpio.active_low && configuration.gpio.inputs_active_low);
	cr_assert_eq(configuration.gpio.bias, GPIO_BIAS_PULL_UP);
	cr_assert_eq(configuration.gpio.period, 2000);
	cr_assert_eq(configuration.gpio.row_settle, 0);
}

Test(configuration, direct)
{
	accept("[gpio]\nTopology=direct\nSquares=A1 B1\n");
	cr_assert_eq(configuration.gpio.topology, GPIO_DIRECT);
	cr_assert_eq(configuration.gpio.square_count, 2);
	cr_assert_eq(configuration.gpio.period, 1000);
}

Test(configuration, regulations)
{
	accept("[regulations]\nTimeControl=40/5400+30:1800+30\nWhite=Ånn B.\nClock=shadow\n");
	cr_assert_str_eq(configuration.settings.white, "Ånn B.");
	cr_assert_eq(configuration.settings.regulations.clock, LAWS_CLOCK_SHADOW);
}

Test(configuration, groups)
{
	accept("");
	cr_assert_str_eq(configuration.player_group, "touchmove-player");
	cr_assert_str_eq(configuration.arbiter_group, "touchmove-arbiter");
	accept("[bus]\nArbiterGroup=arbiters\n");
	cr_assert_str_eq(configuration.player_group, "touchmove-player");
	cr_assert_str_eq(configuration.arbiter_group, "arbiters");
	refuse("[bus]\nPlayerGroup=\n",
	       "t.conf:2: PlayerGroup expects the name of a group, at most 32 bytes, not ''");
	refuse("[bus]\nPlayerGroup=all of them\n",
	       "t.conf:2: PlayerGroup expects the name of a group, at most 32 bytes, not 'all of "
	       "them'");
}

Test(configuration, structure_refused)
{
	refuse("Source=\n",
	       "t.conf:1: no section ''; there is [board], [gpio], [bus] and [regulations]");
	refuse("[boards]\n",
	       "t.conf:1: no section 'boards'; there is [board], [gpio], [bus] and [regulations]");
	refuse("[board]\nsource=\n", "t.conf:2: no key 'source' in [board]; there is Source, "
				     "SecondSource, SecondWiring, Board, Wiring");
	refuse("[board]\nnonsense\n", "t.conf:2: expected [SECTION], KEY=VALUE or a # comment");
	refuse("[board\n", "t.conf:1: expected [SECTION], KEY=VALUE or a # comment");
	refuse("[board]\nBoard=a\n\nBoard=b\n", "t.conf:4: Board was given before, in line 2");
	refuse("[board]\nBoard=a\n Source=\n",
	       "t.conf:3: begins with a blank and so belongs to Board, which takes one line");
	refuse("[regulations]\nWhite=A\n B\n",
	       "t.conf:3: begins with a blank and so belongs to White, which takes one line");
	refuse("[board]\nBoard=\x01\n",
	       "t.conf:2: expected text in UTF-8 without control characters");
	refuse("[regulations]\nWhite=\xff\n",
	       "t.conf:2: expected text in UTF-8 without control characters");
}

Test(configuration, long_line_refused)
{
	char text[400] = "[regulations]\nWhite=";

	memset(text + strlen(text), 'x', 300);
	refuse(text, "t.conf:2: the line has 306 bytes, 197 are the most; a list may go on in "
		     "lines that begin with a blank");
}

Test(configuration, board_refused)
{
	refuse("[board]\nSource=serial:\n",
	       "t.conf:2: Source expects chardev:, usb: or gpio: with a place or without, "
	       "trace:FILE or pgn:FILE, not 'serial:'");
	refuse("[board]\nBoard=a/b\n",
	       "t.conf:2: Board expects 1 to 32 letters, digits and underscores, not 'a/b'");
	refuse("[board]\nWiring=a1 i9\n",
	       "t.conf:2: Wiring expects squares from a1 to h8, or - for none, not 'i9'");
	refuse("[board]\nWiring=a1\n  b1\n  a1\n",
	       "t.conf:4: Wiring names a1 twice; each square has one contact");
	refuse("[board]\nWiring=\n",
	       "t.conf:2: Wiring expects squares in the order of the contacts, such as a1 b1 c1");
}

Test(configuration, wiring_too_long)
{
	char text[400] = "[board]\nWiring=";
	int i;

	strcat(text, "a1");
	for (i = 1; i < 64; i++)
		strcat(text, " -");
	strcat(text, "\n");
	accept(text);
	strcat(text, " -\n");
	refuse(text, "t.conf:3: Wiring expects at most 64 squares, one for each contact");
}

Test(configuration, gpio_refused)
{
	refuse("[gpio]\nTopology=ring\n",
	       "t.conf:2: Topology expects direct or matrix, not 'ring'");
	refuse("\n[gpio]\nBias=pull-up\n",
	       "t.conf:2: section [gpio] needs Topology=direct or Topology=matrix");
	refuse("[gpio]\nTopology=matrix\nRows=A\n",
	       "t.conf:2: Topology=matrix needs Columns=, the lines by their names");
	refuse("[gpio]\nTopology=direct\nRows=A\nSquares=B\n",
	       "t.conf:3: Rows belongs to Topology=matrix");
	refuse("[gpio]\nTopology=direct\nSquares=A B A\n", "t.conf:3: Squares names A twice");
	refuse("[gpio]\nRows=1 2 3 4 5 6 7 8 9\n", "t.conf:2: Rows expects at most 8 lines");
	refuse("[gpio]\nRows=\n", "t.conf:2: Rows expects names of lines, as gpioinfo shows them, "
				  "parted by blanks, not ''");
	refuse("[gpio]\nRows=0123456789012345678901234567890x\n",
	       "t.conf:2: Rows expects names of at most 31 bytes, not "
	       "'0123456789012345678901234567890x'");
	refuse("[gpio]\nWhiteLever=A B\n",
	       "t.conf:2: WhiteLever expects the name of a line, at most 31 bytes, as gpioinfo "
	       "shows it, not 'A B'");
	refuse("[gpio]\nActiveLow=1\n", "t.conf:2: ActiveLow expects no or yes, not '1'");
	refuse("[gpio]\nBias=up\n",
	       "t.conf:2: Bias expects as-is, pull-up, pull-down or disabled, not 'up'");
	refuse("[gpio]\nPeriod=999\n",
	       "t.conf:2: Period expects whole µs from 1000 to 50000, not '999'");
	refuse("[gpio]\nRowSettle=1001\n",
	       "t.conf:2: RowSettle expects whole µs from 0 to 1000, not '1001'");
}

Test(configuration, regulations_refused)
{
	refuse("[regulations]\nEdition=1997\n",
	       "t.conf:2: Edition expects 2001, 2017, 2018 or 2023, not '1997'");
	refuse("[regulations]\nSpeed=1\n", "t.conf:2: no setting 'Speed'; there is Supervision, "
					   "SecondOrientation, Site, SquareSize, SettleTime");
}

/* The first error is reported, whichever reader finds it. */
Test(configuration, first_error_counts)
{
	refuse("[board]\nBoard=a/b\nnonsense\n",
	       "t.conf:2: Board expects 1 to 32 letters, digits and underscores, not 'a/b'");
	refuse("[board]\nnonsense\nBoard=a/b\n",
	       "t.conf:2: expected [SECTION], KEY=VALUE or a # comment");
}

Test(configuration, missing_file)
{
	cr_assert_eq(configurations_read(&configurations, "/nowhere/t.conf", error), -ENOENT);
	cr_assert_str_eq(error, "/nowhere/t.conf: No such file or directory");
}

static const struct configuration *board(const char *name)
{
	const struct configuration *found = configurations_find(&configurations, name);

	cr_assert(found, "no board %s", name);
	return found;
}

/* What stands without a name is for all, wherever it stands; a board says what is its own. */
Test(configurations, boards_inherit)
{
	accept("[board hall_1]\nSource=usb:1-2\nWhite=Anna\n"
	       "[board 2]\nSource=trace:/x\nTimeControl=300\nWiring=b1 a1\n"
	       "[gpio 2]\nTopology=direct\nSquares=A\n"
	       "[board]\nWiring=a2 -\n[regulations]\nTimeControl=900+10\nEvent=Club\n"
	       "[gpio]\nTopology=direct\nSquares=B C\n");
	cr_assert_eq(configurations.count, 2);
	cr_assert_str_eq(board("hall_1")->board, "hall_1");
	cr_assert_str_eq(board("hall_1")->source, "usb:1-2");
	cr_assert_str_eq(board("hall_1")->settings.white, "Anna");
	cr_assert_str_eq(board("hall_1")->settings.time_control, "900+10");
	cr_assert_eq(board("hall_1")->wiring[0], 8);
	cr_assert_eq(board("hall_1")->gpio.square_count, 2);
	cr_assert_eq(board("hall_1")->line, 2);
	cr_assert_str_eq(board("2")->settings.event, "Club");
	cr_assert_str_eq(board("2")->settings.white, "");
	cr_assert_str_eq(board("2")->settings.time_control, "300");
	cr_assert_eq(board("2")->wiring[0], 1);
	cr_assert_eq(board("2")->gpio.square_count, 1);
	cr_assert_str_eq(board("2")->gpio.squares[0], "A");
	cr_assert_str_eq(configuration.settings.white, "");
	cr_assert_null(configurations_find(&configurations, "3"));
}

Test(configurations, refused_boards)
{
	refuse("[board a/b]\n", "t.conf:1: [board NAME] expects 1 to 32 letters, digits and "
				"underscores, not 'a/b'");
	refuse("[board ]\n", "t.conf:1: [board NAME] expects 1 to 32 letters, digits and "
			     "underscores, not ''");
	refuse("[board a]\nSource=usb:1\n[board b]\n[board a]\n",
	       "t.conf:4: [board a] was there before, in line 1");
	refuse("[board a]\n[gpio b]\n", "t.conf:2: [gpio b] needs a section [board b] beside it");
	refuse("[regulations a]\n", "t.conf:1: the regulations of one board stand in its own "
				    "section, [board NAME]");
	refuse("[bus a]\n", "t.conf:1: [bus] is for all boards, and has no name");
	refuse("[boards a]\n", "t.conf:1: no section 'boards a'; there is [board], [gpio], [bus] "
			       "and [regulations]");
	refuse("[board a]\n\nBoard=b\n", "t.conf:3: Board= is for the one board of a file that "
					 "names none; this is board a");
	refuse("[board a]\nEdition=1997\n",
	       "t.conf:2: Edition expects 2001, 2017, 2018 or 2023, not '1997'");
	refuse("[board a]\nSource=usb:1\nSource=usb:2\n",
	       "t.conf:3: Source was given before, in line 2");
	refuse("[board]\nSource=usb:1\n[board a]\n",
	       "t.conf:2: Source= and SecondSource= stand with each board where boards have "
	       "names, as a has: in [board NAME]");
	refuse("[board]\nBoard=b\n[board a]\n",
	       "t.conf:2: Board= is for one board without a section of its own, and there is a: "
	       "[board b] instead");
	refuse("[board a]\n[gpio a]\nRows=A\n",
	       "t.conf:2: section [gpio] needs Topology=direct or Topology=matrix");
}

static void refuse_together(const char *text, const char *expected)
{
	accept(text);
	cr_expect_eq(configurations_check(&configurations, error), -EINVAL, "taken: %s", text);
	cr_expect_str_eq(error, expected);
}

Test(configurations, boards_share_nothing)
{
	accept("[board a]\nSource=gpio:\n[board b]\nSource=usb:1-2\n[board c]\nSource=usb:1-3\n"
	       "[board d]\nSource=gpio:\n[gpio d]\nTopology=direct\nSquares=B\n"
	       "[gpio]\nTopology=direct\nSquares=A\n");
	cr_expect_eq(configurations_check(&configurations, error), 0, "%s", error);
	accept("[board a]\n");
	cr_expect_eq(configurations_check(&configurations, error), 0, "%s", error);
	refuse_together("[board a]\nSource=usb:1-2\n\n[board b]\nWhite=Anna\nSource=usb:1-2\n",
			"t.conf:6: board b cannot have usb:1-2, which board a has, in t.conf:2");
	refuse_together("[board a]\nSource=usb:1\nSecondSource=trace:/dev/null\n"
			"[board b]\nSource=trace:/dev/../dev/null\n",
			"t.conf:5: board b cannot have trace:/dev/null, which board a has, in "
			"t.conf:2");
	refuse_together("[board a]\nSource=gpio:\n[board d]\nSource=gpio:\n"
			"[gpio]\nTopology=direct\nSquares=A B\n"
			"[gpio d]\nTopology=direct\nSquares=C\nWhiteLever=B\n",
			"t.conf:4: board d cannot have B, which board a has, in t.conf:2");
	refuse_together("[board a]\nSource=usb:1\n[board b]\n",
			"t.conf:3: board b needs Source=, since it is one of several");
	refuse_together("[board a]\nSource=usb:\n[board b]\nSource=usb:1\n",
			"t.conf:2: board a needs a place behind usb:, since it is one of several");
}

/* A name in an object's path and a bound of memory: one board more is refused, not forgotten. */
Test(configurations, not_too_many)
{
	static char text[64 * (CONFIGURATION_BOARDS_MOST + 1)];
	char *end = text;

	for (int i = 0; i < CONFIGURATION_BOARDS_MOST; i++)
		end += sprintf(end, "[board b%d]\nSource=usb:%d\n", i, i);
	accept(text);
	cr_assert_eq(configurations.count, CONFIGURATION_BOARDS_MOST);
	cr_assert_eq(configurations_check(&configurations, error), 0, "%s", error);
	sprintf(end, "[board more]\n");
	refuse(text, "t.conf:513: board more is one too many: a touchmoved reads 256 at most");
}

static char folder[] = "/tmp/configurations-XXXXXX";

static void make_folder(void)
{
	cr_assert(mkdtemp(folder));
}

static void write_file(const char *name, const char *text)
{
	char path[200];
	FILE *file;

	snprintf(path, sizeof(path), "%s/boards.d", folder);
	mkdir(path, 0700);
	snprintf(path, sizeof(path), "%s/t.conf.d", folder);
	mkdir(path, 0700);
	snprintf(path, sizeof(path), "%s/%s", folder, name);
	file = fopen(path, "w");
	cr_assert(file, "%s", path);
	fputs(text, file);
	fclose(file);
}

static void remove_folder(void)
{
	static const char *const names[] = {"t.conf",
					    "boards.d/b.conf",
					    "boards.d/a.conf",
					    "boards.d/x-y.conf",
					    "boards.d/README",
					    "boards.d",
					    "t.conf.d/10-a.conf",
					    "t.conf.d/20-b.conf",
					    "t.conf.d/20-b.conf.old",
					    "t.conf.d/.30.conf",
					    "t.conf.d",
					    ""};
	char path[200];

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		snprintf(path, sizeof(path), "%s/%s", folder, names[i]);
		remove(path);
	}
}

static int read_folder(void)
{
	char path[200];

	configurations_clear(&configurations);
	snprintf(path, sizeof(path), "%s/t.conf", folder);
	return configurations_read(&configurations, path, error);
}

/* The error without the folder's name in front. */
static void refuse_folder(const char *expected)
{
	cr_expect_eq(read_folder(), -EINVAL);
	cr_expect_eq(strncmp(error, folder, strlen(folder)), 0, "%s", error);
	cr_expect_str_eq(error + strlen(folder) + 1, expected);
}

Test(configurations, files_beside_it, .init = make_folder, .fini = remove_folder)
{
	write_file("boards.d/b.conf", "[board]\nSource=usb:2\nWhite=Bo\n[regulations]\nBlack=Cy\n");
	write_file("boards.d/README", "no board");
	cr_assert_eq(read_folder(), 0, "%s", error);
	cr_assert_eq(configurations.count, 1);
	cr_assert_str_eq(board("b")->source, "usb:2");
	cr_assert_str_eq(board("b")->settings.white, "Bo");
	cr_assert_str_eq(board("b")->settings.black, "Cy");
	write_file("t.conf", "[regulations]\nEvent=Club\nWhite=\n[board z]\nSource=usb:1\n");
	write_file("boards.d/a.conf", "[board]\nSource=usb:3\n");
	cr_assert_eq(read_folder(), 0, "%s", error);
	cr_assert_eq(configurations.count, 3);
	cr_assert_str_eq(configurations.boards[0].configuration.board, "z");
	cr_assert_str_eq(configurations.boards[1].configuration.board, "a");
	cr_assert_str_eq(board("b")->settings.event, "Club");
	cr_assert_str_eq(board("b")->settings.white, "Bo");
}

Test(configurations, refused_files, .init = make_folder, .fini = remove_folder)
{
	char expected[300];

	write_file("t.conf", "[board a]\nSource=usb:1\n");
	write_file("boards.d/x-y.conf", "");
	refuse_folder("boards.d/x-y.conf: a board's file is named after it: 1 to 32 letters, "
		      "digits and underscores before .conf");
	remove_folder();
	mkdir(folder, 0700);
	write_file("t.conf", "[board a]\nSource=usb:1\n");
	write_file("boards.d/b.conf", "[board]\n[board c]\n");
	refuse_folder("boards.d/b.conf:2: this is the file of board b alone: its sections have no "
		      "name");
	write_file("boards.d/b.conf", "[bus]\n");
	refuse_folder("boards.d/b.conf:1: [bus] is for all boards, and does not stand in the file "
		      "of one");
	write_file("boards.d/b.conf", "[regulations]\nEdition=1\n");
	refuse_folder("boards.d/b.conf:2: Edition expects 2001, 2017, 2018 or 2023, not '1'");
	write_file("boards.d/b.conf", "");
	write_file("boards.d/a.conf", "[board]\nSource=usb:2\n");
	snprintf(expected, sizeof(expected),
		 "boards.d/a.conf:2: board a was described before, in %s/t.conf:2", folder);
	refuse_folder(expected);
}

Test(configurations, drop_ins, .init = make_folder, .fini = remove_folder)
{
	write_file("t.conf", "[board]\nSource=usb:1\nWiring=h8 g8\n f8\n[regulations]\nWhite=Al\n"
			     "Black=Bo\n");
	write_file("t.conf.d/20-b.conf", "[board]\nWiring=a1\n[regulations]\nWhite=Cy\n");
	write_file("t.conf.d/10-a.conf", "[board]\nSource=usb:2\nWiring=b1\n");
	write_file("t.conf.d/20-b.conf.old", "nothing\n");
	write_file("t.conf.d/.30.conf", "nothing\n");
	cr_assert_eq(read_folder(), 0, "%s", error);
	configuration = configurations.general;
	cr_assert_str_eq(configuration.source, "usb:2");
	cr_assert_eq(configuration.wiring[0], 0);
	cr_assert_eq(configuration.wiring[1], WIRING_NO_SQUARE);
	cr_assert_str_eq(configuration.settings.white, "Cy");
	cr_assert_str_eq(configuration.settings.black, "Bo");
}

Test(configurations, drop_ins_alone, .init = make_folder, .fini = remove_folder)
{
	write_file("t.conf.d/10-a.conf", "[board]\nSource=usb:2\n");
	cr_assert_eq(read_folder(), 0, "%s", error);
	cr_assert_str_eq(configurations.general.source, "usb:2");
}

/* A drop-in changes one of the boards of the file, adds one, and speaks for all. */
Test(configurations, drop_ins_of_named_boards, .init = make_folder, .fini = remove_folder)
{
	write_file("t.conf", "[gpio]\nTopology=direct\nSquares=x y\n"
			     "[board a]\nSource=usb:1\nWhite=Al\n"
			     "[board b]\nSource=gpio:\n[gpio b]\nTopology=direct\nSquares=p q\n");
	write_file("t.conf.d/10-a.conf", "[regulations]\nEvent=Club\nWhite=Cy\n"
					 "[board a]\nSource=usb:2\n[gpio b]\nPeriod=2000\n"
					 "[board c]\nSource=usb:3\n");
	cr_assert_eq(read_folder(), 0, "%s", error);
	cr_assert_eq(configurations.count, 3);
	cr_assert_str_eq(board("a")->source, "usb:2");
	cr_assert_str_eq(board("a")->settings.white, "Al");
	cr_assert_str_eq(board("a")->settings.event, "Club");
	cr_assert_eq(board("b")->gpio.square_count, 2);
	cr_assert_str_eq(board("b")->gpio.squares[1], "q");
	cr_assert_eq(board("b")->gpio.period, 2000);
	cr_assert_str_eq(board("c")->source, "usb:3");
	cr_assert_str_eq(board("c")->settings.white, "Cy");
}

/* Lines may be read in another way than the file before says. */
Test(configurations, drop_in_of_lines, .init = make_folder, .fini = remove_folder)
{
	write_file("t.conf", "[gpio]\nTopology=direct\nSquares=x y z\n");
	write_file("t.conf.d/10-a.conf", "[gpio]\nTopology=matrix\nRows=r\nColumns=c d\n");
	write_file("t.conf.d/20-b.conf", "[gpio]\nBias=pull-up\nColumns=e f\n");
	cr_assert_eq(read_folder(), 0, "%s", error);
	configuration = configurations.general;
	cr_assert_eq(configuration.gpio.topology, GPIO_MATRIX);
	cr_assert_eq(configuration.gpio.square_count, 0);
	cr_assert_eq(configuration.gpio.row_count, 1);
	cr_assert_str_eq(configuration.gpio.columns[0], "e");
	cr_assert_eq(configuration.gpio.bias, GPIO_BIAS_PULL_UP);
}

Test(configurations, refused_drop_ins, .init = make_folder, .fini = remove_folder)
{
	write_file("t.conf", "[gpio]\nTopology=direct\nSquares=x y z\n[board a]\nSource=usb:1\n");
	write_file("t.conf.d/10-a.conf", "[gpio]\n\nTopology=matrix\n");
	refuse_folder(
		"t.conf.d/10-a.conf:3: Topology=matrix needs Rows=, the lines by their names");
	write_file("t.conf.d/10-a.conf", "[gpio]\nPeriod=2000\nRows=r\n");
	refuse_folder("t.conf.d/10-a.conf:3: Rows belongs to Topology=matrix");
	write_file("t.conf.d/10-a.conf", "[board]\nSource=usb:3\n");
	refuse_folder("t.conf.d/10-a.conf:2: Source= and SecondSource= stand with each board where "
		      "boards have names, as a has: in [board NAME]");
	write_file("t.conf.d/10-a.conf", "[gpio q]\nTopology=direct\nSquares=x\n");
	refuse_folder("t.conf.d/10-a.conf:1: [gpio q] needs a section [board q] beside it");
	write_file("t.conf.d/10-a.conf", "[board a]\nWhite=Al\nSource=\nSource=usb:1\n");
	refuse_folder("t.conf.d/10-a.conf:4: Source was given before, in line 3");
	write_file("t.conf.d/10-a.conf", "White\n");
	refuse_folder("t.conf.d/10-a.conf:1: expected [SECTION], KEY=VALUE or a # comment");
}

/* What two boards share is told with the file in which it was said last. */
Test(configurations, drop_in_of_the_same_source, .init = make_folder, .fini = remove_folder)
{
	char expected[400];

	write_file("t.conf", "[board a]\nSource=usb:1\n[board b]\nSource=usb:2\n");
	write_file("t.conf.d/10-a.conf", "[board b]\nSource=usb:1\n");
	cr_assert_eq(read_folder(), 0, "%s", error);
	cr_assert_eq(configurations_check(&configurations, error), -EINVAL);
	snprintf(expected, sizeof(expected),
		 "%s/t.conf.d/10-a.conf:2: board b cannot have usb:1, which board a has, in "
		 "%s/t.conf:2",
		 folder, folder);
	cr_assert_str_eq(error, expected);
}

/* A file is read as it would be, before it is written. */
Test(configurations, candidate, .init = make_folder, .fini = remove_folder)
{
	static const char text[] = "[board]\nSource=usb:7\nWhite=Cy\n";
	struct configurations_candidate candidate = {.text = text, .size = strlen(text)};
	char main[200], file[200];

	write_file("boards.d/b.conf", "[board]\nSource=usb:2\n");
	snprintf(main, sizeof(main), "%s/t.conf", folder);
	snprintf(file, sizeof(file), "%s/boards.d/a.conf", folder);
	candidate.file = file;
	cr_assert_eq(configurations_read_with(&configurations, main, &candidate, error), 0, "%s",
		     error);
	cr_assert_eq(configurations.count, 2);
	cr_assert_str_eq(board("a")->source, "usb:7");
	configurations_clear(&configurations);
	snprintf(file, sizeof(file), "%s/boards.d/b.conf", folder);
	cr_assert_eq(configurations_read_with(&configurations, main, &candidate, error), 0, "%s",
		     error);
	cr_assert_eq(configurations.count, 1);
	cr_assert_str_eq(board("b")->settings.white, "Cy");
}

static enum section described;
static unsigned int described_keys;

/* What the manual calls a key's default is what it has without the key. */
static void check_default(const char *key, const char *expected, const char *usual,
			  const char *meaning)
{
	static struct configuration without;
	const char *needed = described == SECTION_GPIO ? "Topology=direct\nSquares=x\n" : "";
	char text[400];

	described_keys++;
	cr_expect(expected[0] && meaning[0], "%s", key);
	if (!strcmp(key, "Board"))
		cr_expect_str_eq(usual, BOARD_ID_DEFAULT);
	if (!usual[0] || !strcmp(key, "Board") || strstr(usual, " to "))
		return;
	snprintf(text, sizeof(text), "[%s]\n%s", section_words[described], needed);
	accept(text);
	without = configuration;
	snprintf(text, sizeof(text), "[%s]\n%s%s=%s\n", section_words[described], needed, key,
		 usual);
	accept(text);
	cr_expect(configuration_is_same(&without, &configuration) &&
			  !strcmp(without.player_group, configuration.player_group) &&
			  !strcmp(without.arbiter_group, configuration.arbiter_group),
		  "%s=%s is not the default", key, usual);
}

Test(configuration, described_defaults)
{
	for (int section = 0; section < SECTIONS; section++) {
		described = (enum section)section;
		configuration_describe(described, check_default);
	}
	cr_assert_geq(described_keys, 20);
	described = SECTION_REGULATIONS;
	settings_describe(check_default);
}

/* True for a comment that offers a line to be enabled. */
static bool is_offered(const char *line)
{
	size_t name = strspn(line + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

	return line[0] == '#' &&
	       (line[1] == '[' || !strncmp(line + 1, "  ", 2) || (name && line[1 + name] == '='));
}

/* The shipped example is valid, and so is every line that it offers. */
Test(configuration, example)
{
	const char *name = getenv("EXAMPLE");
	unsigned int offers = 0;
	char *line;
	char *text;
	size_t size;

	cr_assert(name, "EXAMPLE names the example file");
	cr_assert_eq(configurations_read(&configurations, name, error), 0, "%s", error);
	cr_assert_eq(file_read(name, &text, &size), 0);
	for (line = text; line; line = memchr(line, '\n', (size_t)(text + size - line))) {
		line += *line == '\n';
		if (line == text + size)
			break;
		if (!is_offered(line))
			continue;
		memmove(line, line + 1, (size_t)(text + size - line) - 1);
		size--;
		offers++;
	}
	cr_assert_eq(configurations_read_text(&configurations, name, text, size, error), 0, "%s",
		     error);
	configuration = configurations.general;
	cr_assert_gt(offers, 20);
	cr_assert_eq(configuration.gpio.column_count, 8);
	cr_assert_eq(configuration.wiring[63], 63);
	free(text);
}

Test(wiring, apply)
{
	struct frame frame = {.squares = 0x3, .flags = FRAME_KINDS};
	uint8_t wiring[64];
	char reason[SETTINGS_ERROR_SIZE];

	memset(frame.kinds, '.', sizeof(frame.kinds));
	frame.kinds[0] = 'K';
	frame.kinds[1] = 'q';
	cr_assert_eq(wiring_read("h8 - a1", wiring, reason), 0);
	wiring_apply(wiring, &frame);
	cr_assert_eq(frame.squares, LAWS_SQUARE_SET(63));
	cr_assert_eq(frame.kinds[63], 'K');
	cr_assert_eq(frame.kinds[0], '.');
}
