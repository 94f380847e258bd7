/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The legal moves of a position (Articles 3.1 to 3.10), generated directly:
 * pins and checks are worked out once, and no move is made to be tried.
 *
 * Built once for each kind of processor that moves.c chooses from.
 */
#include "rules/generate.h"
#include "rules/rays.h"
#include "rules/rules.h"

/* Where the moves go; with a NULL list they are only counted. */
struct sink {
	struct laws_move *moves;
	size_t count;
};

/* What every kind of piece needs to know about the position. */
struct scene {
	const struct laws_position *position;
	enum laws_side side;
	laws_square king;
	laws_squares own;
	laws_squares theirs;
	laws_squares empty;
	laws_squares attacked;	  /* by the opponent; the king hides nothing behind him */
	laws_squares pinned;	  /* own pieces that alone shield their king */
	chesslaws_lines_set free; /* own pieces that may leave their square along each line */
	laws_squares targets;	  /* where another piece than the king may go */
};

static ALWAYS_INLINE void add(struct sink *sink, laws_square from, laws_square to,
			      enum laws_kind promotion, enum laws_move_type type)
{
	if (sink->moves)
		sink->moves[sink->count] = move_of(from, to, promotion, type);
	sink->count++;
}

static ALWAYS_INLINE void add_targets(struct sink *sink, laws_square from, laws_squares targets)
{
	if (!sink->moves) {
		sink->count += count_squares(targets);
		return;
	}
	while (targets)
		add(sink, from, take_first(&targets), LAWS_NO_KIND, LAWS_MOVE_ORDINARY);
}

static ALWAYS_INLINE void add_promotions(struct sink *sink, laws_square from, laws_square to)
{
	add(sink, from, to, LAWS_QUEEN, LAWS_MOVE_ORDINARY);
	add(sink, from, to, LAWS_ROOK, LAWS_MOVE_ORDINARY);
	add(sink, from, to, LAWS_BISHOP, LAWS_MOVE_ORDINARY);
	add(sink, from, to, LAWS_KNIGHT, LAWS_MOVE_ORDINARY);
}

/* Adds the moves of pawns that have come @distance squares to each of @targets. */
static ALWAYS_INLINE void add_pawn_moves(struct sink *sink, laws_squares targets, int distance)
{
	laws_squares promotions = targets & (RANK_1 | RANK_8);
	laws_squares others = targets & ~(RANK_1 | RANK_8);

	if (!sink->moves) {
		sink->count += count_squares(others) + 4 * count_squares(promotions);
		return;
	}
	while (others) {
		laws_square to = take_first(&others);

		add(sink, (laws_square)(to - distance), to, LAWS_NO_KIND, LAWS_MOVE_ORDINARY);
	}
	while (promotions) {
		laws_square to = take_first(&promotions);

		add_promotions(sink, (laws_square)(to - distance), to);
	}
}

/* What the pieces of @side attack when only @empty is empty. */
static ALWAYS_INLINE laws_squares attacks_of(const struct laws_position *position,
					     enum laws_side side, struct rays rays)
{
	laws_squares own = position->sides[side];
	struct rays jumps = jump(position->kinds[LAWS_KNIGHT] & own);

	return any_line(rays.up | rays.down | jumps.up | jumps.down) |
	       pawn_attacks(position->kinds[LAWS_PAWN] & own, side) |
	       chesslaws_king_attacks[king_square(position, side)];
}

static ALWAYS_INLINE chesslaws_lines_set sliders(const struct laws_position *position,
						 laws_squares of)
{
	const laws_squares *kinds = position->kinds;

	return on_lines((kinds[LAWS_ROOK] | kinds[LAWS_QUEEN]) & of,
			(kinds[LAWS_BISHOP] | kinds[LAWS_QUEEN]) & of);
}

/* The squares that end a check: the piece that gives it, and those between it and the king. */
static ALWAYS_INLINE laws_squares answers_to(laws_squares checker, struct rays from_king)
{
	chesslaws_lines_set up = (chesslaws_lines_set)((from_king.up & checker) != 0);
	chesslaws_lines_set down = (chesslaws_lines_set)((from_king.down & checker) != 0);

	return checker | any_line((from_king.up & up) | (from_king.down & down));
}

/* When two pieces give check only the king may move: no other piece has a target. */
static ALWAYS_INLINE laws_squares targets_in_check(const struct scene *scene, struct rays from_king)
{
	laws_squares checkers = attackers(scene->position, scene->king,
					  laws_side_other(scene->side), ~scene->empty);

	return more_than_one(checkers) ? 0 : answers_to(checkers, from_king);
}

static ALWAYS_INLINE struct scene survey(const struct laws_position *position, enum laws_side side)
{
	enum laws_side opponent = laws_side_other(side);
	struct scene scene;
	laws_squares king = position->kinds[LAWS_KING] & position->sides[side];
	struct rays from_king, theirs;
	chesslaws_lines_set pinned;

	scene.position = position;
	scene.side = side;
	scene.king = first_square(king);
	scene.own = position->sides[side];
	scene.theirs = position->sides[opponent];
	scene.empty = ~(scene.own | scene.theirs);
	from_king = slide(on_all_lines(king), scene.empty);
	theirs = slide(sliders(position, scene.theirs), scene.empty | king);
	scene.attacked = attacks_of(position, opponent, theirs);
	/* Where a ray from the king meets one coming towards him, only one piece stands between. */
	pinned = ((from_king.up & theirs.down) | (from_king.down & theirs.up)) & scene.own;
	scene.pinned = any_line(pinned);
	scene.free = pinned | ~on_all_lines(scene.pinned);
	scene.targets = ~scene.own;
	if (scene.attacked & king)
		scene.targets = targets_in_check(&scene, from_king);
	return scene;
}

/* A pinned piece may still go along the line of the pin. */
static ALWAYS_INLINE laws_squares allowed(const struct scene *scene, laws_square from)
{
	if (scene->pinned & LAWS_SQUARE_SET(from))
		return scene->targets & line_through(scene->king, from);
	return scene->targets;
}

static ALWAYS_INLINE size_t count_officers(const struct scene *scene)
{
	const struct laws_position *position = scene->position;
	laws_squares knights = position->kinds[LAWS_KNIGHT] & scene->own & ~scene->pinned;
	struct rays rays = slide(sliders(position, scene->own) & scene->free, scene->empty);

	return count_rays(rays, jump(knights), scene->targets);
}

static ALWAYS_INLINE void add_officers(struct sink *sink, const struct scene *scene)
{
	const laws_squares *kinds = scene->position->kinds;
	laws_squares knights = kinds[LAWS_KNIGHT] & scene->own & ~scene->pinned;
	laws_squares diagonal = (kinds[LAWS_BISHOP] | kinds[LAWS_QUEEN]) & scene->own;
	laws_squares straight = (kinds[LAWS_ROOK] | kinds[LAWS_QUEEN]) & scene->own;

	while (knights) {
		laws_square from = take_first(&knights);

		add_targets(sink, from, chesslaws_knight_attacks[from] & scene->targets);
	}
	while (diagonal) {
		laws_square from = take_first(&diagonal);

		add_targets(sink, from, bishop_attacks(from, ~scene->empty) & allowed(scene, from));
	}
	while (straight) {
		laws_square from = take_first(&straight);

		add_targets(sink, from, rook_attacks(from, ~scene->empty) & allowed(scene, from));
	}
}

static ALWAYS_INLINE void add_pawns(struct sink *sink, const struct scene *scene)
{
	bool white = scene->side == LAWS_WHITE;
	laws_squares pawns = scene->position->kinds[LAWS_PAWN] & scene->own;
	laws_squares forward = pawns & scene->free[ALONG_FILE];
	laws_squares to_west = pawns & scene->free[white ? ALONG_ANTIDIAGONAL : ALONG_DIAGONAL];
	laws_squares to_east = pawns & scene->free[white ? ALONG_DIAGONAL : ALONG_ANTIDIAGONAL];
	laws_squares third_rank = white ? RANK_1 << 16 : RANK_1 << 40;
	laws_squares single = (white ? forward << 8 : forward >> 8) & scene->empty;
	laws_squares passing = single & third_rank;
	laws_squares two = (white ? passing << 8 : passing >> 8) & scene->empty;
	laws_squares captures = scene->theirs & scene->targets;

	add_pawn_moves(sink, single & scene->targets, white ? 8 : -8);
	add_pawn_moves(sink, two & scene->targets, white ? 16 : -16);
	add_pawn_moves(sink, pawns_attack_west(to_west, scene->side) & captures, white ? 7 : -9);
	add_pawn_moves(sink, pawns_attack_east(to_east, scene->side) & captures, white ? 9 : -7);
}

static ALWAYS_INLINE void add_en_passant(struct sink *sink, const struct scene *scene)
{
	laws_square to = scene->position->en_passant;
	laws_squares pawns;

	if (to == LAWS_NO_SQUARE)
		return;
	pawns = chesslaws_en_passant_pawns(scene->position, to);
	while (pawns)
		add(sink, take_first(&pawns), to, LAWS_NO_KIND, LAWS_MOVE_EN_PASSANT);
}

/*
 * Article 3.8.2.2, for any squares that king and rook may come from. The
 * king's own square is the first of his path, so he is not in check. A pinned
 * rook shields the square on which he would arrive.
 */
static ALWAYS_INLINE bool castling_is_legal(const struct scene *scene, laws_square rook)
{
	laws_squares movers = LAWS_SQUARE_SET(scene->king) | LAWS_SQUARE_SET(rook);
	laws_squares king_path = span(scene->king, castled_king(scene->king, rook));
	laws_squares rook_path = span(rook, castled_rook(scene->king, rook));

	return !((king_path | rook_path) & ~scene->empty & ~movers) &&
	       !(king_path & scene->attacked) && !(scene->pinned & LAWS_SQUARE_SET(rook));
}

static ALWAYS_INLINE void add_castling(struct sink *sink, const struct scene *scene)
{
	laws_squares rooks = scene->position->castling & scene->own;

	while (rooks) {
		laws_square rook = take_first(&rooks);

		if (castling_is_legal(scene, rook))
			add(sink, scene->king, rook, LAWS_NO_KIND, LAWS_MOVE_CASTLING);
	}
}

static ALWAYS_INLINE size_t generate(const struct laws_position *position, enum laws_side side,
				     struct laws_move *moves)
{
	struct sink sink = {moves, 0};
	struct scene scene = survey(position, side);

	add_targets(&sink, scene.king,
		    chesslaws_king_attacks[scene.king] & ~scene.own & ~scene.attacked);
	if (moves)
		add_officers(&sink, &scene);
	else
		sink.count += count_officers(&scene);
	add_pawns(&sink, &scene);
	add_en_passant(&sink, &scene);
	add_castling(&sink, &scene);
	return sink.count;
}

/* Written out for each side, so that what depends on the side is settled by the compiler. */
static size_t list_moves(const struct laws_position *position,
			 struct laws_move moves[LAWS_MOVES_MAX])
{
	if (laws_position_side(position) == LAWS_WHITE)
		return generate(position, LAWS_WHITE, moves);
	return generate(position, LAWS_BLACK, moves);
}

static size_t count_moves(const struct laws_position *position)
{
	if (laws_position_side(position) == LAWS_WHITE)
		return generate(position, LAWS_WHITE, NULL);
	return generate(position, LAWS_BLACK, NULL);
}

static uint64_t perft(const struct laws_position *position, unsigned int depth)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	uint64_t total = 0;
	size_t count;

	if (depth == 0)
		return 1;
	if (depth == 1)
		return count_moves(position);
	count = list_moves(position, moves);
	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;

		laws_move_play(&after, moves[i]);
		total += perft(&after, depth - 1);
	}
	return total;
}

const struct chesslaws_generator CHESSLAWS_GENERATOR = {
	.moves = list_moves,
	.count = count_moves,
	.perft = perft,
};
