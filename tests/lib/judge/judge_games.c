/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays games through the judge, as hands would, and counts with the mailbox
 * generator, which shares nothing with the library, what the judge knows of
 * them: how often each position has appeared, how long nothing was captured
 * and no pawn moved, and whether the game is over by mate, stalemate, a dead
 * position, five appearances or 75 moves. Some moves are first made otherwise
 * and changed; at some plies a draw is claimed, and must be given exactly
 * where that count says so.
 *
 * After the games of PGN files come random ones: endings that last until
 * something ends them.
 * Usage: test-lib-judge-games PGN...
 */
#include <stdio.h>
#include <string.h>

#include <chesslaws.h>

#include "../random.h"
#include "../clock/seen.h"

#define PLIES_MAX    1000
#define RANDOM_GAMES 60

struct table {
	struct laws_judge judge;
	struct laws_verdicts verdicts;
	struct laws_position position;
	enum laws_edition edition;
	struct mailbox mailbox;
	struct seen seen[PLIES_MAX + 1];
	size_t ply;
	laws_time now;
	laws_time pace; /* between one act and the next */
	const char *name;
	uint64_t random;
	bool claims;
	/* Reported by the last steps: */
	bool ended;
	enum laws_reason reason;
	unsigned int alerts;
	unsigned int found;
};

static struct table table;
static unsigned long failures, games, plies, claimed, given, changed, early;
static unsigned long ended_by[LAWS_REASON_KINGS_CENTRED + 1];

static void fail(const char *what, unsigned int got, unsigned int expected)
{
	printf("%s, edition %d, ply %zu (%s): %s: %u, expected %u\n", table.name, table.edition,
	       table.ply, table.seen[table.ply].text, what, got, expected);
	failures++;
}

/*
 * Every act takes the same time. A single hand moves from corner to corner in less than the
 * longer of these without doubt. With the shorter it may have needed another hand on long
 * ways.
 */
#define UNHURRIED 700000
#define EVEN	  500000

static bool may_be_told(const struct laws_verdict *alert)
{
	bool hands = laws_alert_info(alert->alert.kind)->evidence == LAWS_EVIDENCE_HANDS;

	return table.pace == EVEN && hands && alert->alert.confidence == LAWS_POSSIBLE;
}

static void step(struct laws_act act)
{
	table.now += table.pace;
	act.first = table.now;
	act.settled = table.now;
	laws_judge_step(&table.judge, &act, table.now, &table.verdicts);
	for (size_t i = 0; i < table.verdicts.count; i++) {
		const struct laws_verdict *verdict = &table.verdicts.verdict[i];

		if (verdict->kind == LAWS_VERDICT_ENDED) {
			table.ended = true;
			table.reason = verdict->state.reason;
		} else if (verdict->kind == LAWS_VERDICT_ALERT && !may_be_told(verdict)) {
			table.alerts++;
			table.found = verdict->alert.claim.found;
			if (verdict->alert.kind != LAWS_ALERT_WRONG_CLAIM)
				fail("alert", verdict->alert.kind, LAWS_ALERT_WRONG_CLAIM);
		} else if (verdict->kind == LAWS_VERDICT_REFUSED) {
			fail("refused", verdict->refused.refusal, 0);
		}
	}
}

static void touch(laws_square square)
{
	step((struct laws_act){
		.kind = LAWS_ACT_TOUCHED,
		.side = laws_position_side(&table.position),
		.square = square,
		.piece = laws_position_piece(&table.position, square),
	});
}

static void release(laws_square from, laws_square to)
{
	step((struct laws_act){
		.kind = LAWS_ACT_RELEASED,
		.side = laws_position_side(&table.position),
		.from = from,
		.square = to,
		.piece = laws_position_piece(&table.position, from),
	});
}

static void take_off(laws_square square)
{
	touch(square);
	step((struct laws_act){
		.kind = LAWS_ACT_REMOVED,
		.side = laws_position_side(&table.position),
		.square = square,
	});
}

static void put_down(struct laws_move move)
{
	if (move.promotion)
		step((struct laws_act){
			.kind = LAWS_ACT_PROMOTED,
			.side = laws_position_side(&table.position),
			.number = (unsigned int)table.ply + 1,
			.from = move.from,
			.square = move.to,
			.piece = LAWS_PIECE(laws_position_side(&table.position), move.promotion),
			.source = LAWS_PROMOTION_DECLARED,
		});
	else
		release(move.from, laws_move_arrival(&table.position, move));
}

static void make(struct laws_move move)
{
	laws_square captured = laws_move_captured(&table.position, move);

	touch(move.from);
	if (captured != LAWS_NO_SQUARE)
		take_off(captured);
	put_down(move);
	if (move.type != LAWS_MOVE_CASTLING)
		return;
	touch(move.to);
	release(move.to, laws_move_rook_arrival(&table.position, move));
}

/* A quiet move of the same piece, if it has another that ends nothing; then it is put back. */
static void make_another_first(struct laws_move move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&table.position, moves);

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = table.position;

		if (moves[i].from != move.from || moves[i].to == move.to || moves[i].promotion ||
		    moves[i].type != LAWS_MOVE_ORDINARY ||
		    laws_move_captured(&table.position, moves[i]) != LAWS_NO_SQUARE)
			continue;
		laws_move_play(&after, moves[i]);
		/* It must not end the game by itself: that is for the move that counts. */
		if (laws_perft(&after, 1) == 0 || after.halfmoves >= 150 ||
		    laws_history_occurrences_after(&table.judge.history, &table.position,
						   moves[i]) >= 5)
			continue;
		touch(moves[i].from);
		release(moves[i].from, moves[i].to);
		step((struct laws_act){
			.kind = LAWS_ACT_TOUCHED,
			.side = laws_position_side(&table.position),
			.square = moves[i].to,
			.piece = laws_position_piece(&table.position, move.from),
		});
		release(move.from, move.from);
		changed++;
		return;
	}
}

/* Kings, and at most one knight or bishops of one colour: found in the mailbox's FEN. */
static bool is_dead(const char *fen)
{
	unsigned int knights = 0, bishops[2] = {0, 0}, square = 0;

	for (; *fen != ' '; fen++) {
		if (*fen >= '1' && *fen <= '8') {
			square += (unsigned int)(*fen - '0');
			continue;
		}
		if (*fen == '/')
			continue;
		if (strchr("PpRrQq", *fen))
			return false;
		knights += strchr("Nn", *fen) != NULL;
		if (strchr("Bb", *fen))
			bishops[(square + square / 8) % 2]++;
		square++;
	}
	return knights + bishops[0] + bishops[1] == 0 ||
	       (knights == 1 && !bishops[0] && !bishops[1]) ||
	       (!knights && (!bishops[0] || !bishops[1]));
}

/* A dead position that the pieces alone do not give away is proved with more care than the judge's.
 */
static bool is_proved_dead(void)
{
	static uint64_t memory[1 << 20];
	struct laws_mate_work work = {.memory = memory, .size = sizeof(memory)};

	return table.ended && table.reason == LAWS_REASON_DEAD_POSITION &&
	       laws_mate_either(&table.position, &work, 5000000) == LAWS_MATE_IMPOSSIBLE;
}

/* How the game should have ended by the newest move, or LAWS_REASON_NONE. */
static enum laws_reason due(void)
{
	const struct seen *seen = &table.seen[table.ply];
	bool draws = table.edition != LAWS_EDITION_2001;

	if (seen->count == 0)
		return mailbox_in_check(&table.mailbox) ? LAWS_REASON_CHECKMATE
							: LAWS_REASON_STALEMATE;
	if (is_dead(seen->text) || is_proved_dead())
		return LAWS_REASON_DEAD_POSITION;
	if (draws && seen_count(table.seen, table.ply, table.edition) >= 5)
		return LAWS_REASON_FIVEFOLD;
	if (draws && seen->halfmoves >= 150)
		return LAWS_REASON_SEVENTY_FIVE;
	return LAWS_REASON_NONE;
}

static void compare(void)
{
	unsigned int expected = seen_count(table.seen, table.ply, table.edition);
	unsigned int got = laws_history_occurrences(&table.judge.history);
	enum laws_reason reason = due();

	if (got != expected)
		fail("appearances", got, expected);
	got = laws_history_halfmoves(&table.judge.history);
	if (got != (unsigned int)table.seen[table.ply].halfmoves)
		fail("halfmoves", got, (unsigned int)table.seen[table.ply].halfmoves);
	if (table.ended != (reason != LAWS_REASON_NONE))
		fail("ended", table.ended, reason != LAWS_REASON_NONE);
	else if (table.ended && table.reason != reason)
		fail("reason", table.reason, reason);
	if (table.ended)
		ended_by[table.reason]++;
	plies++;
}

/* Claims what @claim says, with @move announced or without; true when that ended the game. */
static bool claim(enum laws_claim_of kind, const struct laws_move *move)
{
	bool fifty = kind == LAWS_CLAIM_OF_FIFTY;
	struct laws_position after = table.position;
	char san[LAWS_SAN_SIZE] = "", uci[LAWS_UCI_SIZE];
	struct mailbox mailbox = table.mailbox;
	size_t at = table.ply;
	unsigned int expected;

	if (move) {
		laws_san_write(&table.position, *move, san);
		laws_uci_write(&table.position, *move, uci);
		laws_move_play(&after, *move);
		mailbox_play(&mailbox, uci);
		seen_take(&table.seen[++at], &mailbox);
	}
	expected = fifty ? (unsigned int)table.seen[at].halfmoves
			 : seen_count(table.seen, at, table.edition);
	table.alerts = 0;
	step((struct laws_act){.kind = LAWS_ACT_CLAIMED, .claim = kind, .text = san});
	claimed++;
	if (expected >= (fifty ? 100 : 3)) {
		if (!table.ended ||
		    table.reason != (fifty ? LAWS_REASON_FIFTY : LAWS_REASON_THREEFOLD))
			fail("claim not given", table.reason, expected);
		given++;
		ended_by[table.reason]++;
		return true;
	}
	if (table.ended || table.alerts != 1 || table.found != expected)
		fail("claim that is wrong", table.found, expected);
	/* The clocks stand until the arbiter has ruled on it. */
	step((struct laws_act){.kind = LAWS_ACT_DISMISSED});
	return table.ended;
}

static bool claim_something(const struct laws_move *move)
{
	enum laws_claim_of kind =
		random_below(&table.random, 2) ? LAWS_CLAIM_OF_FIFTY : LAWS_CLAIM_OF_THREEFOLD;

	return claim(kind, random_below(&table.random, 2) ? move : NULL);
}

/* Plays @move; false when the game is over. */
static bool play(struct laws_move move)
{
	enum laws_side side = laws_position_side(&table.position);
	char uci[LAWS_UCI_SIZE];

	if (table.claims && random_below(&table.random, 20) == 0 && claim_something(&move))
		return false;
	if (random_below(&table.random, 8) == 0)
		make_another_first(move);
	laws_uci_write(&table.position, move, uci);
	mailbox_play(&table.mailbox, uci);
	seen_take(&table.seen[table.ply + 1], &table.mailbox);
	make(move);
	table.ply++;
	laws_move_play(&table.position, move);
	compare();
	if (table.ended || table.ply == PLIES_MAX - 1)
		return false;
	step((struct laws_act){.kind = LAWS_ACT_PRESSED, .side = side});
	return true;
}

static void begin(const char *name, const struct laws_position *position, enum laws_edition edition)
{
	struct laws_regulations regulations;
	char fen[LAWS_FEN_SIZE];

	laws_regulations_default(&regulations);
	regulations.edition = edition;
	laws_judge_init(&table.judge, &regulations, 0);
	laws_fen_write(position, fen);
	mailbox_from_fen(&table.mailbox, fen);
	seen_take(&table.seen[0], &table.mailbox);
	table.name = name;
	table.edition = edition;
	table.position = *position;
	table.ply = 0;
	table.ended = false;
	step((struct laws_act){
		.kind = LAWS_ACT_STARTED,
		.position = position,
		.squares = laws_position_occupied(position),
	});
	games++;
}

/* The moves of the next game, of which nothing is left out; false at the end of the file. */
static bool read_game(struct laws_pgn *pgn, struct laws_position *start, struct laws_move *moves,
		      size_t *count)
{
	struct laws_pgn_item item;
	int status = laws_pgn_next_game(pgn);

	*count = 0;
	if (status < 0)
		fail("a file cannot be read", pgn->error_line, 0);
	if (status <= 0)
		return false;
	*start = *laws_pgn_position(pgn);
	while (!laws_pgn_next_item(pgn, &item) && item.kind != LAWS_PGN_END_OF_GAME)
		if (item.kind == LAWS_PGN_ITEM_MOVE && *count < PLIES_MAX - 1)
			moves[(*count)++] = item.move;
	return true;
}

/* Nobody claims, so that all of the game is played. */
static void play_file(const char *path, enum laws_edition edition)
{
	static char text[4 * 1024 * 1024];
	static struct laws_move moves[PLIES_MAX];
	FILE *file = fopen(path, "rb");
	struct laws_position start;
	struct laws_pgn pgn;
	size_t count, size;

	if (!file) {
		fail(path, 0, 1);
		return;
	}
	size = fread(text, 1, sizeof(text), file);
	fclose(file);
	laws_pgn_init(&pgn, text, size);
	table.claims = false;
	while (read_game(&pgn, &start, moves, &count)) {
		size_t i = 0;

		begin(path, &start, edition);
		while (i < count && play(moves[i]))
			i++;
		early += i + 1 < count;
	}
}

static const char *const endings[] = {
	"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",	"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
	"8/8/4k3/8/8/3QK3/8/8 w - - 30 40",	"8/5k2/8/2b5/8/8/4PK2/8 w - - 0 1",
	"8/5k2/8/2b5/4B3/8/3K1N2/8 b - - 0 1",	"8/8/3k4/2n5/8/4N3/3K4/8 w - - 90 99",
	"7k/6p1/6P1/8/8/8/1K6/8 w - - 0 1",	"4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
	"bb2k3/8/8/8/8/8/8/4K2B w - - 100 200", "4k3/8/8/8/8/8/8/4K2R w K - 95 60",
};

/* Kings that shuffle to and fro, so that positions come back, or any move at all. */
static struct laws_move choose(const struct laws_move *moves, size_t count, bool shuffling)
{
	laws_square corner = (laws_square)(table.ply / 2 % 3);

	for (size_t i = 0; shuffling && i < count; i++)
		if (laws_piece_kind(table.position.board[moves[i].from]) == LAWS_KING &&
		    moves[i].to % 3 == corner)
			return moves[i];
	return moves[random_below(&table.random, count)];
}

static void play_random(unsigned int number, enum laws_edition edition)
{
	const char *fen = endings[number % (sizeof(endings) / sizeof(endings[0]))];
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position start;
	struct laws_setup setup;
	size_t count;

	laws_fen_read(fen, &setup, NULL);
	if (laws_position_init(&start, &setup)) {
		fail("no position", number, 0);
		return;
	}
	begin(fen, &start, edition);
	table.claims = number % 3 == 0;
	do
		count = laws_moves(&table.position, moves);
	while (play(choose(moves, count, number % 2)));
}

int main(int argc, char **argv)
{
	static const enum laws_edition editions[] = {LAWS_EDITION_2001, LAWS_EDITION_2017,
						     LAWS_EDITION_2018, LAWS_EDITION_2023};

	for (int run = 0; run < 8; run++) {
		table.pace = run % 2 ? EVEN : UNHURRIED;
		for (int i = 1; i < argc; i++)
			play_file(argv[i], editions[run / 2]);
		for (unsigned int number = 0; number < RANDOM_GAMES; number++)
			play_random(number, editions[run / 2]);
	}
	printf("%lu games, %lu moves, %lu made otherwise at first; ended: %lu by mate, %lu by "
	       "stalemate, %lu dead, %lu fivefold, %lu after 75 moves, %lu of %lu claims given; "
	       "%lu of the files' games went on after that; %lu differ\n",
	       games, plies, changed, ended_by[LAWS_REASON_CHECKMATE],
	       ended_by[LAWS_REASON_STALEMATE], ended_by[LAWS_REASON_DEAD_POSITION],
	       ended_by[LAWS_REASON_FIVEFOLD], ended_by[LAWS_REASON_SEVENTY_FIVE], given, claimed,
	       early, failures);
	return failures != 0 || !ended_by[LAWS_REASON_DEAD_POSITION] ||
	       !ended_by[LAWS_REASON_FIVEFOLD] || !ended_by[LAWS_REASON_SEVENTY_FIVE] || !given;
}
