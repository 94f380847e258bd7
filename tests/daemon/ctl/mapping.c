/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Making a wiring map in virtual time: the answer to everything a user may do. */
#include <criterion/criterion.h>
#include <string.h>

#include "ctl/wiring/contacts.h"
#include "config/configurations.h"
#include "ctl/wiring/mapping.h"

#define MS ((uint64_t)1000)

static struct mapping mapping;
static uint64_t now;
static char said[4096];

static void say(void *data, const char *line)
{
	(void)data;
	strcat(said, line);
	strcat(said, "\n");
}

static void tell(void *data, const struct contacts_change *change)
{
	struct json_object *object = contacts_json(change);
	char line[CONTACTS_LINE_SIZE];

	cr_assert(object);
	json_object_put(object);
	contacts_line(change, line);
	say(data, line);
}

static void tell_json(void *data, const struct contacts_change *change)
{
	struct json_object *object = contacts_json(change);

	say(data, json_object_to_json_string_ext(object, JSON_C_TO_STRING_PLAIN));
	json_object_put(object);
}

static void expect(const char *lines)
{
	cr_expect_str_eq(said, lines);
	said[0] = '\0';
}

static void begin(void)
{
	mapping = (struct mapping){.settle_time = MAPPING_SETTLE_TIME, .say = say};
	mapping_begin(&mapping);
	cr_assert(strstr(said, "a1?\n"));
	said[0] = '\0';
	now = 1000000;
}

static void contacts(laws_squares closed, uint64_t after)
{
	now += after;
	mapping_contacts(&mapping, closed, now);
}

static void wait_for(uint64_t time)
{
	now += time;
	mapping_advance(&mapping, now);
}

static void put(int contact)
{
	contacts(LAWS_SQUARE_SET(contact), 500 * MS);
	wait_for(400 * MS);
}

static void lift(void)
{
	contacts(0, 500 * MS);
}

TestSuite(mapping, .init = begin);

Test(mapping, takes_contact_after_contact)
{
	put(12);
	expect("a1 is contact 12\nb1?\n");
	lift();
	put(3);
	expect("b1 is contact 3\nc1?\n");
	cr_assert_eq(mapping.wiring[12], 0);
	cr_assert_eq(mapping.wiring[3], 1);
	cr_assert_eq(mapping_count(&mapping), 2);
}

Test(mapping, bounce_is_one_contact)
{
	int i;

	for (i = 0; i < 20; i++)
		contacts(i % 2 ? 0 : LAWS_SQUARE_SET(7), MS);
	contacts(LAWS_SQUARE_SET(7), MS);
	wait_for(299 * MS);
	expect("");
	wait_for(MS);
	expect("a1 is contact 7\nb1?\n");
}

/* A hand with the piece passes other squares on its way. */
Test(mapping, passing_by_is_nothing)
{
	contacts(LAWS_SQUARE_SET(1), 100 * MS);
	contacts(LAWS_SQUARE_SET(2), 200 * MS);
	contacts(0, 250 * MS);
	contacts(LAWS_SQUARE_SET(5), 100 * MS);
	wait_for(300 * MS);
	expect("a1 is contact 5\nb1?\n");
}

Test(mapping, piece_that_stays_is_nothing_new)
{
	put(5);
	expect("a1 is contact 5\nb1?\n");
	contacts(0, 900 * MS);
	contacts(LAWS_SQUARE_SET(5), MS); /* a bounce, long after */
	wait_for(400 * MS);
	expect("");
}

Test(mapping, two_at_once_are_refused)
{
	put(5);
	said[0] = '\0';
	contacts(LAWS_SQUARE_SET(5) | LAWS_SQUARE_SET(9), 500 * MS);
	wait_for(400 * MS);
	expect("2 contacts are closed, 5 and 9 among them: one piece on the board, please\n");
	contacts(LAWS_SQUARE_SET(9), 500 * MS);
	wait_for(400 * MS);
	expect("b1 is contact 9\nc1?\n");
}

Test(mapping, used_contact_is_refused)
{
	put(5);
	lift();
	put(6);
	lift();
	said[0] = '\0';
	put(5);
	expect("contact 5 is that of a1: is the piece on c1, and was it on a1? (back asks "
	       "again)\n");
	cr_assert_eq(mapping.square, 2);
}

Test(mapping, same_contact_for_the_next_square_is_refused)
{
	put(5);
	said[0] = '\0';
	lift();
	put(5);
	expect("contact 5 is that of a1: is the piece on b1, and was it on a1? (back asks "
	       "again)\n");
}

Test(mapping, back_asks_again)
{
	put(5);
	lift();
	put(6);
	said[0] = '\0';
	mapping_order(&mapping, MAPPING_BACK);
	expect("b1?\n");
	wait_for(1000 * MS);
	expect("");
	lift();
	put(6);
	expect("b1 is contact 6\nc1?\n");
	mapping_order(&mapping, MAPPING_BACK);
	mapping_order(&mapping, MAPPING_BACK);
	mapping_order(&mapping, MAPPING_BACK);
	expect("b1?\na1?\na1 is the first square\na1?\n");
	cr_assert_eq(mapping_count(&mapping), 0);
}

Test(mapping, skip_leaves_a_square_out)
{
	mapping_order(&mapping, MAPPING_SKIP);
	expect("b1?\n");
	put(0);
	expect("b1 is contact 0\nc1?\n");
	mapping_order(&mapping, MAPPING_BACK);
	mapping_order(&mapping, MAPPING_BACK);
	expect("b1?\na1?\n");
}

Test(mapping, last_square_ends_it)
{
	int i;

	for (i = 0; i < 64; i++) {
		cr_assert(!mapping_is_done(&mapping));
		put(63 - i);
		lift();
	}
	cr_assert(mapping_is_done(&mapping));
	cr_assert(strstr(said, "h8 is contact 0\nthat was the last square\n"));
	mapping_order(&mapping, MAPPING_SKIP);
	cr_assert_eq(mapping.square, 64);
}

/* The kernel's own map is kept. */
Test(mapping, composition)
{
	uint8_t applied[64], made[64], composed[64];
	int i;

	for (i = 0; i < 64; i++) {
		applied[i] = (uint8_t)(63 - i);
		made[i] = (uint8_t)(i ^ 7);
	}
	applied[9] = WIRING_NO_SQUARE;
	mapping_compose(applied, made, composed);
	cr_assert_eq(composed[0], 63 ^ 7);
	cr_assert_eq(composed[63], 7);
	cr_assert_eq(composed[9], WIRING_NO_SQUARE);
}

/* The printed map can be read as configuration. */
Test(mapping, printed_map_is_read_back)
{
	static struct configurations configurations;
	char error[CONFIGURATION_ERROR_SIZE];
	uint8_t wiring[64];
	size_t size;
	char *text;
	FILE *file;
	int i;

	for (i = 0; i < 64; i++)
		wiring[i] = (uint8_t)(i * 5 % 64);
	wiring[10] = WIRING_NO_SQUARE;
	file = open_memstream(&text, &size);
	mapping_write_configuration(file, wiring);
	fclose(file);
	cr_assert_eq(configurations_read_text(&configurations, "map", text, size, error), 0, "%s",
		     error);
	cr_assert_arr_eq(configurations.general.wiring, wiring, 64);
	free(text);
}

Test(mapping, property)
{
	uint8_t wiring[64];
	size_t size;
	char *text;
	FILE *file;

	wiring_default(wiring);
	wiring[63] = WIRING_NO_SQUARE;
	file = open_memstream(&text, &size);
	mapping_write_property(file, wiring);
	fclose(file);
	cr_assert_eq(strncmp(text, "touchmove,wiring = /bits/ 8 <0 1 2 3 4 5 6 7\n\t8 9 ", 50), 0,
		     "%s", text);
	cr_assert_str_eq(text + size - strlen("61 62 255>;\n"), "61 62 255>;\n");
	free(text);
}

Test(contacts, says_what_changes)
{
	struct contacts shown = {0};
	struct frame frame = {.squares = LAWS_SQUARE_SET(0) | LAWS_SQUARE_SET(63)};

	said[0] = '\0';
	contacts_take(&shown, &frame, tell, NULL);
	expect("closed at first: a1 h8\n");
	frame.squares = LAWS_SQUARE_SET(0) | LAWS_SQUARE_SET(12);
	frame.inputs = INPUT_BLACK_LEVER;
	contacts_take(&shown, &frame, tell, NULL);
	expect("e2 closed, changes: 1\nh8 open, changes: 1\nBlack's lever down, changes: 1\n");
	frame.flags = FRAME_FAULT;
	frame.squares = 0;
	contacts_take(&shown, &frame, tell, NULL);
	expect("the hardware does not answer\n");
	frame.flags = FRAME_LOST;
	frame.squares = LAWS_SQUARE_SET(0);
	contacts_take(&shown, &frame, tell, NULL);
	expect("the hardware answers again\nsome changes were lost\ne2 open, changes: 2\n");
	cr_assert_eq(shown.changes[12], 2);
	cr_assert_eq(shown.lost, 1);
}

Test(contacts, in_json)
{
	struct contacts shown = {0};
	struct frame frame = {.squares = LAWS_SQUARE_SET(0)};

	said[0] = '\0';
	contacts_take(&shown, &frame, tell_json, NULL);
	frame.squares = 0;
	frame.inputs = INPUT_ARBITER;
	frame.flags = FRAME_LOST;
	contacts_take(&shown, &frame, tell_json, NULL);
	frame.flags = FRAME_FAULT;
	contacts_take(&shown, &frame, tell_json, NULL);
	expect("{\"closed\":[\"a1\"]}\n{\"lost\":true,\"changes\":1}\n"
	       "{\"square\":\"a1\",\"closed\":false,\"changes\":1}\n"
	       "{\"input\":\"arbiter\",\"down\":true,\"changes\":1}\n{\"fault\":true}\n");
}

Test(contacts, every_square_fits_the_line)
{
	struct contacts shown = {0};
	struct frame frame = {.squares = ~(laws_squares)0};

	said[0] = '\0';
	contacts_take(&shown, &frame, tell, NULL);
	cr_assert_eq(strlen(said), strlen("closed at first: ") + 64 * 3);
}
