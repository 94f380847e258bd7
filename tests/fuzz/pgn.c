/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as PGN. The reader ends, hands out nothing from outside the text,
 * and tells lines in order; what it read as a game or its tags is the same when
 * it has been written and read again.
 */
#include "fuzz.h"

#define MOVES_MAX     400
#define LANGUAGES_MAX 600 /* bytes of a text whose language is looked for */

struct game {
	struct laws_position start;
	struct laws_move moves[MOVES_MAX];
	size_t count;
	enum laws_result result;
};

static void check_inside(const char *text, size_t size, struct laws_text run)
{
	CHECK(run.start >= text && run.start + run.length <= text + size);
}

#define TAGS_MAX 12 /* of a game, that are looked at and written */

/* The first tags of a game: as the texts of a caller who keeps them. */
struct tags {
	struct laws_pgn_tag tags[TAGS_MAX];
	size_t count;
};

/* Writes a value without its escapes, and nothing beyond the room given. */
static char *value_of(struct laws_text value)
{
	size_t length = laws_pgn_value_write(value, NULL, 0);
	char *text = malloc(length + 1), *part = malloc(length / 2 + 1);

	CHECK(text && part && length <= value.length);
	CHECK(laws_pgn_value_write(value, text, length + 1) == length && !text[length]);
	CHECK(laws_pgn_value_write(value, part, length / 2 + 1) == length);
	CHECK(!memcmp(text, part, length / 2) && !part[length / 2]);
	free(part);
	return text;
}

/* Takes down the tags in their order; of several with one name laws_pgn_tag() tells the first. */
static void take_tags(const struct laws_pgn *pgn, struct tags *tags, const char *text, size_t size)
{
	struct laws_text name, value, first;
	const char *at = text;

	for (tags->count = 0; tags->count < TAGS_MAX; tags->count++) {
		struct laws_pgn_tag *tag = &tags->tags[tags->count];

		if (!laws_pgn_tag_at(pgn, tags->count, &name, &value))
			return;
		check_inside(text, size, name);
		check_inside(text, size, value);
		CHECK(name.length > 0 && at <= name.start &&
		      name.start + name.length < value.start);
		at = value.start + value.length;
		tag->name = string_of((const uint8_t *)name.start, name.length);
		tag->value = value_of(value);
		first = laws_pgn_tag(pgn, tag->name);
		CHECK(first.start && first.start <= value.start);
	}
}

static void free_tags(struct tags *tags)
{
	for (size_t i = 0; i < tags->count; i++) {
		free((char *)tags->tags[i].name);
		free((char *)tags->tags[i].value);
	}
}

static size_t write_tags(const struct tags *tags, char *text, size_t size)
{
	struct laws_pgn_writer writer;

	laws_pgn_writer_init(&writer, text, size);
	laws_pgn_write_tags(&writer, tags->tags, tags->count);
	laws_pgn_write_result(&writer, LAWS_RESULT_NONE);
	return writer.length;
}

/* Whether @read is @written, in which control characters have become spaces. */
static bool same_value(const char *read, const char *written)
{
	for (; *read && *written; read++, written++) {
		bool control = (unsigned char)*written < ' ' || *written == 0x7f;

		if (*read != (control ? ' ' : *written))
			return false;
	}
	return !*read && !*written;
}

static void check_value(const struct laws_pgn *pgn, const struct laws_pgn_tag *tag)
{
	struct laws_text value = laws_pgn_tag(pgn, tag->name);
	char *read;

	CHECK(value.start);
	read = value_of(value);
	CHECK(same_value(read, tag->value));
	free(read);
}

static bool is_first_of_its_name(const struct tags *tags, size_t number)
{
	for (size_t i = 0; i < number; i++)
		if (!strcmp(tags->tags[i].name, tags->tags[number].name))
			return false;
	return true;
}

/* Tags that have been written in the export format's order are read as they were. */
static void check_tags_round_trip(const struct tags *tags)
{
	size_t length = write_tags(tags, NULL, 0);
	char *text = malloc(length + 1);
	struct laws_pgn pgn;

	CHECK(text);
	CHECK(write_tags(tags, text, length + 1) == length && strlen(text) == length);
	laws_pgn_init(&pgn, text, length);
	CHECK(laws_pgn_next_game(&pgn) != 0);
	for (size_t i = 0; i < tags->count; i++)
		if (is_first_of_its_name(tags, i))
			check_value(&pgn, &tags->tags[i]);
	free(text);
}

static void check_tags(const struct laws_pgn *pgn, const char *text, size_t size)
{
	static const char *const names[] = {"Event", "White", "Result", "FEN", "none"};
	struct tags tags;

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		struct laws_text value = laws_pgn_tag(pgn, names[i]);

		if (value.start)
			check_inside(text, size, value);
	}
	take_tags(pgn, &tags, text, size);
	if (tags.count > 0)
		check_tags_round_trip(&tags);
	free_tags(&tags);
}

/* Numbers in a comment are times, or are refused. */
static void check_commands(struct laws_text comment)
{
	static const char *const names[] = {"clk", "emt"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		struct laws_text value = laws_pgn_command(comment, names[i]);
		laws_time time;

		if (!value.start)
			continue;
		check_inside(comment.start, comment.length, value);
		time = laws_pgn_time_read(value);
		CHECK(time >= -1 && time <= LAWS_PGN_TIME_MOST);
	}
}

/* Reads a game that has begun; true if it came to its end and fits into @game. */
static bool read_game(struct laws_pgn *pgn, struct game *game, const char *text, size_t size)
{
	struct laws_pgn_item item = {.line = 1};
	struct laws_position before;
	unsigned int line = 1;
	bool whole = true;
	int error;

	game->start = *laws_pgn_position(pgn);
	game->count = 0;
	do {
		before = *laws_pgn_position(pgn);
		error = laws_pgn_next_item(pgn, &item);
		/* A bad tag is reported before a bad FEN, wherever they stand. */
		CHECK(item.line <= pgn->line &&
		      (item.line >= line || error == LAWS_PGN_FEN || error == LAWS_PGN_POSITION));
		line = item.line;
		check_inside(text, size, item.text);
		CHECK(!error || pgn->error_line == item.line);
		/* Moves after a null move can be read, but not written. */
		whole = whole && error != LAWS_PGN_NULL_MOVE;
		if (laws_pgn_goes_on(error))
			continue;
		if (error)
			return false;
		if (item.kind == LAWS_PGN_ITEM_COMMENT)
			check_commands(item.text);
		if (item.kind == LAWS_PGN_ITEM_MOVE) {
			CHECK(laws_move_is_legal(&before, item.move));
			if (game->count < MOVES_MAX)
				game->moves[game->count] = item.move;
			game->count++;
		}
	} while (laws_pgn_goes_on(error) || item.kind != LAWS_PGN_END_OF_GAME);
	game->result = laws_pgn_result(pgn);
	return whole && game->count <= MOVES_MAX;
}

static size_t write_game(const struct game *game, char *text, size_t size)
{
	struct laws_position position = game->start;
	struct laws_pgn_writer writer;
	char fen[LAWS_FEN_SIZE];

	laws_pgn_writer_init(&writer, text, size);
	laws_fen_write(&position, fen);
	laws_pgn_write_tag(&writer, "FEN", fen);
	laws_pgn_write_tag(&writer, "Result", laws_result_text(game->result));
	for (size_t i = 0; i < game->count; i++) {
		laws_pgn_write_move(&writer, &position, game->moves[i]);
		laws_move_play(&position, game->moves[i]);
	}
	laws_pgn_write_result(&writer, game->result);
	return writer.length;
}

static void check_round_trip(const struct game *game)
{
	static struct game again;
	size_t length = write_game(game, NULL, 0);
	char *text = malloc(length + 1);
	struct laws_pgn pgn;

	CHECK(text);
	CHECK(write_game(game, text, length + 1) == length && strlen(text) == length);
	laws_pgn_init(&pgn, text, length);
	CHECK(laws_pgn_next_game(&pgn) == 1);
	CHECK(read_game(&pgn, &again, text, length));
	CHECK(again.count == game->count && again.result == game->result);
	for (size_t i = 0; i < game->count; i++)
		CHECK(laws_move_equal(again.moves[i], game->moves[i]));
	CHECK(laws_pgn_next_game(&pgn) == 0);
	free(text);
}

static size_t write_commented_move(const char *comment, char *text, size_t size)
{
	static const struct laws_move e4 = {12, 28, LAWS_NO_KIND, LAWS_MOVE_ORDINARY};
	struct laws_position position;
	struct laws_pgn_writer writer;

	laws_position_start(&position);
	laws_pgn_writer_init(&writer, text, size);
	laws_pgn_write_move(&writer, &position, e4);
	laws_pgn_write_comment(&writer, comment);
	laws_pgn_write_result(&writer, LAWS_RESULT_DRAW);
	return writer.length;
}

/* Any text is one comment when it has been written and read. */
static void check_comment(const char *comment)
{
	static const enum laws_pgn_item_kind kinds[] = {
		LAWS_PGN_ITEM_MOVE,
		LAWS_PGN_ITEM_COMMENT,
		LAWS_PGN_END_OF_GAME,
	};
	size_t length = write_commented_move(comment, NULL, 0);
	char *text = malloc(length + 1);
	struct laws_pgn_item item;
	struct laws_pgn pgn;

	CHECK(text);
	CHECK(write_commented_move(comment, text, length + 1) == length);
	laws_pgn_init(&pgn, text, length);
	CHECK(laws_pgn_next_game(&pgn) == 1);
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		CHECK(laws_pgn_next_item(&pgn, &item) == 0);
		CHECK(item.kind == kinds[i]);
	}
	CHECK(laws_pgn_result(&pgn) == LAWS_RESULT_DRAW);
	CHECK(laws_pgn_next_game(&pgn) == 0);
	free(text);
}

/* The language in which the game goes on longest. */
static void choose_language(struct laws_pgn *pgn)
{
	enum laws_language furthest;
	unsigned int languages = laws_pgn_languages(pgn, &furthest);

	CHECK(furthest < LAWS_LANGUAGES && languages < 1u << LAWS_LANGUAGES);
	laws_pgn_set_language(pgn, furthest);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct game game;
	char *text = string_of(data, size);
	struct laws_pgn pgn;
	size_t games = 0;

	laws_pgn_init(&pgn, text, size);
	while (laws_pgn_next_game(&pgn)) {
		CHECK(++games <= size);
		check_tags(&pgn, text, size);
		/* In short texts alone, for that takes as long as thirty games do. */
		if (games == 1 && size <= LANGUAGES_MAX)
			choose_language(&pgn);
		if (read_game(&pgn, &game, text, size))
			check_round_trip(&game);
	}
	CHECK(pgn.at == pgn.end);
	check_comment(text);
	free(text);
	return 0;
}
