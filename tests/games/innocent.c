/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * No innocent player is accused for certain: in positions of real games each kind of legal
 * move is acted out while one or two other reeds change, before it, during it, around the
 * press or after it; the opponent then answers legally. No alert against a player may be
 * certain, whatever else is reported.
 *
 * And offenders are found: in the same positions own pieces go to squares that no legal move
 * allows, and the press must be reported as an illegal move with its squares; as certain,
 * unless a shoved piece would look the same.
 *
 *   innocent [--positions N] [--every N] [--set KEY=VALUE] [--show] FILE...
 *
 * --positions: how many serve for each kind of move. --every: of the pairs of reeds only each
 * Nth is tried, where that takes long. Without levers (Clock=none) only innocent players are
 * tested.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "score.h"

/* Kinds of moves, so that some of each are tried. */
enum move_class {
	CLASS_QUIET, /* + the kind of piece: 6 */
	CLASS_CAPTURE = CLASS_QUIET + 6,
	CLASS_CASTLES_SHORT = CLASS_CAPTURE + 6,
	CLASS_CASTLES_LONG,
	CLASS_IN_PASSING,
	CLASS_PROMOTION,
	CLASS_PROMOTION_BY_CAPTURE,
	CLASS_OUT_OF_CHECK,
	CLASS_DOUBLE_STEP,
	CLASS_BY_BLACK,
	CLASSES,
};

/* When the other reeds change. */
enum moment {
	BEFORE,
	BETWEEN, /* while the piece is in the air */
	BEFORE_PRESS,
	BEHIND_PRESS,
	LONG_BEHIND_PRESS,
	MOMENTS,
};

struct disturbed {
	const struct laws_position *position;
	struct laws_move move;
	laws_squares others; /* the other squares that change */
	laws_squares later;  /* those of them that change half a second after the first */
	enum moment moment;
	bool piece_first; /* of a capture, the mover's own piece is lifted first */
	bool back;	  /* the other squares are set up again before the answer */
};

struct board {
	struct pipeline *pipeline;
	laws_time now;
	struct frame frame;
};

struct sweep {
	const char *file;
	unsigned int positions;
	unsigned long every;
	unsigned long pairs;
	bool show;
	struct settings settings;
	unsigned int seen[CLASSES];
	unsigned long runs;
	unsigned long accused;
	unsigned long guilty;
	unsigned long missed;
	unsigned long uncertain;
	struct disturbed doing;
	/* Results of the run: */
	bool innocent_accused;
	struct laws_verdict_alert alert; /* the last illegal move reported */
};

static const laws_time A_MOMENT = 300000;

/* True when it accuses a player, or draws the game for both (A.5.4). */
static bool names_person(const struct laws_verdict *verdict)
{
	const struct laws_alert_info *info = laws_alert_info(verdict->alert.kind);

	return info->accused != LAWS_ACCUSED_NOBODY || info->cost == LAWS_COST_POSITION;
}

static void print_squares(laws_squares squares)
{
	for (; squares; squares &= squares - 1) {
		char name[3];

		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		printf(" %s", name);
	}
}

static void show_run(const struct sweep *sweep, const struct event *event)
{
	static const char *const moments[MOMENTS] = {"before", "between", "before the press",
						     "behind the press", "long behind"};
	char fen[LAWS_FEN_SIZE], uci[LAWS_UCI_SIZE], line[512] = "";

	laws_fen_write(sweep->doing.position, fen);
	laws_uci_write(sweep->doing.position, sweep->doing.move, uci);
	if (event)
		event_line(event, line, sizeof(line));
	printf("%s: %s, others %s%s%s:", fen, uci, moments[sweep->doing.moment],
	       sweep->doing.piece_first ? ", piece first" : "", sweep->doing.back ? ", back" : "");
	print_squares(sweep->doing.others);
	if (sweep->doing.later) {
		printf(" later");
		print_squares(sweep->doing.later);
	}
	printf(": %s\n", line);
}

static void on_event(void *data, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	struct sweep *sweep = data;

	if (verdict->kind != LAWS_VERDICT_ALERT || !event->seq)
		return;
	if (verdict->alert.kind == LAWS_ALERT_ILLEGAL_MOVE)
		sweep->alert = verdict->alert;
	if (verdict->alert.confidence != LAWS_CERTAIN || !names_person(verdict))
		return;
	if (sweep->show && sweep->doing.others)
		show_run(sweep, event);
	sweep->innocent_accused = true;
}

static void sample(struct board *board)
{
	pipeline_input(board->pipeline, &(struct input){
						.t = board->now,
						.type = INPUT_FRAME,
						.frame = board->frame,
					});
}

static void change(struct board *board, laws_squares squares)
{
	if (!squares)
		return;
	board->frame.squares ^= squares;
	sample(board);
}

/* The reeds of @doing that do not belong to the move change at once, or one after the other. */
static void change_others(struct board *board, const struct disturbed *doing, enum moment moment)
{
	if (doing->moment != moment)
		return;
	change(board, doing->others & ~doing->later);
	if (!doing->later)
		return;
	board->now += A_MOMENT;
	change(board, doing->later);
}

static void step(struct board *board, laws_squares squares)
{
	board->now += A_MOMENT;
	change(board, squares);
}

static void press(struct board *board, enum laws_side side)
{
	board->now += A_MOMENT;
	board->frame.inputs = side == LAWS_WHITE ? INPUT_WHITE_LEVER : INPUT_BLACK_LEVER;
	sample(board);
}

static laws_squares bit(laws_square square)
{
	return square == LAWS_NO_SQUARE ? 0 : LAWS_SQUARE_SET(square);
}

/* One hand makes @move; @others may change while its piece is in the air. */
static void act_move(struct board *board, const struct disturbed *doing,
		     const struct laws_position *position, struct laws_move move)
{
	laws_square to = laws_move_arrival(position, move);
	laws_square captured = laws_move_captured(position, move);
	laws_square rook_to = laws_move_rook_arrival(position, move);
	bool passing = captured != LAWS_NO_SQUARE && captured != to;

	if (captured == to && !doing->piece_first)
		step(board, bit(captured));
	step(board, bit(move.from));
	change_others(board, doing, BETWEEN);
	if (captured == to && doing->piece_first)
		step(board, bit(captured));
	step(board, bit(to));
	if (passing)
		step(board, bit(captured));
	if (rook_to == LAWS_NO_SQUARE)
		return;
	step(board, bit(move.to));
	step(board, bit(rook_to));
}

/* A legal move between squares that stand as they should. */
static bool find_answer(const struct laws_position *position, laws_squares avoid,
			struct laws_move *answer)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		laws_squares left, reached;

		laws_move_footprint(position, moves[i], &left, &reached);
		if (moves[i].type == LAWS_MOVE_CASTLING || (left | reached) & avoid)
			continue;
		*answer = moves[i];
		return true;
	}
	return false;
}

static void answer(struct board *board, const struct disturbed *doing)
{
	struct laws_position after = *doing->position;
	struct laws_move move;

	laws_move_play(&after, doing->move);
	if (!find_answer(&after, doing->others, &move))
		return;
	board->now += 2 * LAWS_SECOND;
	act_move(board, &(struct disturbed){.moment = MOMENTS}, &after, move);
	press(board, laws_position_side(&after));
}

static bool is_without_levers(const struct sweep *sweep)
{
	return sweep->settings.regulations.clock == LAWS_CLOCK_NONE;
}

static void begin(struct board *board, const struct laws_position *position, struct sweep *sweep)
{
	struct settings settings = sweep->settings;

	settings.start = *position;
	*board = (struct board){.pipeline = pipeline_new(&settings, on_event, sweep)};
	board->frame.squares = laws_position_occupied(position);
	memset(board->frame.kinds, '?', sizeof(board->frame.kinds));
	sample(board);
	board->now = LAWS_SECOND;
	if (is_without_levers(sweep))
		pipeline_input(board->pipeline, &(struct input){
							.t = board->now,
							.type = INPUT_COMMAND,
							.command = {.verb = VERB_START},
						});
	else
		press(board, laws_side_other(laws_position_side(position)));
	board->now += LAWS_SECOND;
	sweep->innocent_accused = false;
	sweep->alert.id = 0;
}

static void end(struct board *board)
{
	pipeline_advance(board->pipeline, board->now + 10 * LAWS_SECOND);
	if (pipeline_lost(board->pipeline))
		abort();
	pipeline_free(board->pipeline);
}

static void run(struct sweep *sweep, const struct disturbed *doing)
{
	struct board board;

	sweep->doing = *doing;
	begin(&board, doing->position, sweep);
	change_others(&board, doing, BEFORE);
	act_move(&board, doing, doing->position, doing->move);
	board.now += A_MOMENT / 3;
	change_others(&board, doing, BEFORE_PRESS);
	press(&board, laws_position_side(doing->position));
	board.now += A_MOMENT / 10;
	change_others(&board, doing, BEHIND_PRESS);
	board.now += 5 * A_MOMENT;
	change_others(&board, doing, LONG_BEHIND_PRESS);
	if (doing->back)
		step(&board, doing->others);
	answer(&board, doing);
	end(&board);
	sweep->runs++;
	sweep->accused += sweep->innocent_accused;
}

/* One or two pieces fall, something is put on an empty square, or a piece goes elsewhere. */
static void sweep_pairs(struct sweep *sweep, struct disturbed *doing, laws_squares first,
			laws_squares free)
{
	laws_squares stood = laws_position_occupied(doing->position);

	for (; free; free &= free - 1) {
		laws_squares second = free & -free;

		if (sweep->pairs++ % sweep->every)
			continue;
		doing->others = first | second;
		/* A piece that falls there has left its square before. */
		doing->later = !(first & stood) == !(second & stood) ? 0 : doing->others & ~stood;
		run(sweep, doing);
	}
}

static void sweep_others(struct sweep *sweep, struct disturbed *doing)
{
	laws_squares left, reached, free;

	laws_move_footprint(doing->position, doing->move, &left, &reached);
	for (free = ~(left | reached); free; free &= free - 1) {
		laws_squares first = free & -free;

		doing->others = first;
		doing->later = 0;
		run(sweep, doing);
		sweep_pairs(sweep, doing, first, free & ~first);
	}
}

static void sweep_move(struct sweep *sweep, const struct laws_position *position,
		       struct laws_move move)
{
	struct disturbed doing = {.position = position, .move = move};

	for (int moment = 0; moment < MOMENTS; moment++) {
		doing.moment = (enum moment)moment;
		doing.piece_first = (moment + sweep->seen[0]) % 2;
		doing.back = sweep->runs % 3 == 0;
		sweep_others(sweep, &doing);
	}
}

/* A capture that shoves the captured piece to @to looks the same. */
static bool may_be_shoved(const struct laws_position *position, laws_square from, laws_square to)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		laws_square captured = laws_move_captured(position, moves[i]);

		if (moves[i].from == from && captured != LAWS_NO_SQUARE &&
		    (captured == to || laws_square_is_beside(captured, to)))
			return true;
	}
	return false;
}

/* In Chess960 a castling may move the rook alone (II.3.2). */
static bool is_legal(const struct laws_position *position, laws_square from, laws_square to)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		laws_squares left, reached;

		laws_move_footprint(position, moves[i], &left, &reached);
		if (left == bit(from) && reached == bit(to))
			return true;
	}
	return false;
}

/* Puts the piece of @from on the empty square @to, which no legal move allows. */
static void run_illegal(struct sweep *sweep, const struct laws_position *position, laws_square from,
			laws_square to)
{
	const struct laws_verdict_alert *alert = &sweep->alert;
	struct board board;
	bool told, certain;

	sweep->doing = (struct disturbed){.position = position, .move = {.from = from, .to = to}};
	begin(&board, position, sweep);
	step(&board, bit(from));
	step(&board, bit(to));
	board.now += 2 * A_MOMENT;
	press(&board, laws_position_side(position));
	end(&board);
	told = alert->id && alert->played.from == from && alert->played.to == to;
	certain = told && alert->confidence == LAWS_CERTAIN;
	sweep->guilty++;
	sweep->missed += !told;
	sweep->uncertain += told && !certain && !may_be_shoved(position, from, to);
	if (sweep->show && (!told || (!certain && !may_be_shoved(position, from, to))))
		show_run(sweep, NULL);
}

static void sweep_illegal(struct sweep *sweep, const struct laws_position *position)
{
	laws_squares own = position->sides[laws_position_side(position)];
	laws_squares empty = ~laws_position_occupied(position);

	for (; own; own &= own - 1)
		for (laws_squares to = empty; to; to &= to - 1)
			if (!is_legal(position, (laws_square)__builtin_ctzll(own),
				      (laws_square)__builtin_ctzll(to)))
				run_illegal(sweep, position, (laws_square)__builtin_ctzll(own),
					    (laws_square)__builtin_ctzll(to));
}

static enum move_class class_of(const struct laws_position *position, struct laws_move move)
{
	laws_square captured = laws_move_captured(position, move);
	enum laws_kind kind = laws_piece_kind(position->board[move.from]);

	if (move.type == LAWS_MOVE_CASTLING)
		return move.to > move.from ? CLASS_CASTLES_SHORT : CLASS_CASTLES_LONG;
	if (move.type == LAWS_MOVE_EN_PASSANT)
		return CLASS_IN_PASSING;
	if (move.promotion)
		return captured == LAWS_NO_SQUARE ? CLASS_PROMOTION : CLASS_PROMOTION_BY_CAPTURE;
	if (laws_position_in_check(position))
		return CLASS_OUT_OF_CHECK;
	if (kind == LAWS_PAWN && (move.from ^ move.to) == 16)
		return CLASS_DOUBLE_STEP;
	if (laws_position_side(position) == LAWS_BLACK && kind == LAWS_PAWN &&
	    captured == LAWS_NO_SQUARE)
		return CLASS_BY_BLACK;
	return (enum move_class)((captured == LAWS_NO_SQUARE ? CLASS_QUIET : CLASS_CAPTURE) +
				 (int)kind - 1);
}

static void take_position(struct sweep *sweep, const struct laws_position *position,
			  struct laws_move move)
{
	enum move_class class = class_of(position, move);

	if (sweep->seen[class] >= sweep->positions)
		return;
	sweep_move(sweep, position, move);
	if (sweep->seen[class] == 0 && !is_without_levers(sweep))
		sweep_illegal(sweep, position);
	sweep->seen[class]++;
}

static void take_game(struct sweep *sweep, struct laws_pgn *pgn)
{
	static struct score score;

	if (score_read(pgn, &score))
		return;
	for (unsigned int ply = 0; ply < score.plies; ply++)
		take_position(sweep, &score.before[ply], score.move[ply]);
}

static void take_file(struct sweep *sweep, const char *name)
{
	struct laws_pgn pgn;
	size_t size;
	char *text = read_file_or_exit(name, &size);

	sweep->file = name;
	laws_pgn_init(&pgn, text, size);
	while (laws_pgn_next_game(&pgn) > 0)
		take_game(sweep, &pgn);
	free(text);
}

static void set_or_exit(struct settings *settings, char *text)
{
	char error[SETTINGS_ERROR_SIZE] = "it is written KEY=VALUE";
	char *value = strchr(text, '=');

	if (value)
		*value++ = '\0';
	if (value && !settings_set(settings, text, value, error))
		return;
	fprintf(stderr, "innocent: --set: %s\n", error);
	exit(2);
}

int main(int argc, char **argv)
{
	struct sweep sweep = {.positions = 1, .every = 1};
	unsigned int classes = 0;

	settings_default(&sweep.settings);

	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--positions") && i + 1 < argc)
			sweep.positions = (unsigned int)strtoul(argv[++i], NULL, 10);
		else if (!strcmp(argv[i], "--every") && i + 1 < argc)
			sweep.every = strtoul(argv[++i], NULL, 10) ?: 1;
		else if (!strcmp(argv[i], "--set") && i + 1 < argc)
			set_or_exit(&sweep.settings, argv[++i]);
		else if (!strcmp(argv[i], "--show"))
			sweep.show = true;
		else
			take_file(&sweep, argv[i]);
	}
	for (int class = 0; class < CLASSES; class ++)
		classes += sweep.seen[class] > 0;
	printf("%u of %d kinds of moves, %lu runs: %lu innocents accused for certain; "
	       "%lu illegal moves: %lu missed, %lu not certain\n",
	       classes, CLASSES, sweep.runs, sweep.accused, sweep.guilty, sweep.missed,
	       sweep.uncertain);
	return sweep.accused || sweep.missed || sweep.uncertain || classes < 20;
}
