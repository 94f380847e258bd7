/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The legal moves of a position (Articles 3.1 to 3.10), generated directly:
 * pins and checks are worked out once, and no move is made to be tried.
 */
#include "rules.h"

#define ALWAYS_INLINE inline __attribute__((always_inline))

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
	laws_squares occupied;
	laws_squares checkers;
	laws_squares pinned;
	laws_squares targets; /* where another piece than the king may go, check considered */
};

static ALWAYS_INLINE void add(struct sink *sink, laws_square from, laws_square to,
			      enum laws_kind promotion, enum laws_move_type type)
{
	if (sink->moves)
		sink->moves[sink->count] = (struct laws_move){from, to, promotion, type};
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

/* Own pieces that alone stand between their king and a sliding piece of the opponent. */
static laws_squares pinned_pieces(const struct scene *scene)
{
	const laws_squares *kinds = scene->position->kinds;
	laws_squares straight = kinds[LAWS_ROOK] | kinds[LAWS_QUEEN];
	laws_squares diagonal = kinds[LAWS_BISHOP] | kinds[LAWS_QUEEN];
	laws_squares snipers = (rook_attacks(scene->king, scene->theirs) & straight) |
			       (bishop_attacks(scene->king, scene->theirs) & diagonal);
	laws_squares pinned = 0;

	snipers &= scene->theirs;
	while (snipers) {
		laws_squares between =
			squares_between(scene->king, take_first(&snipers)) & scene->own;

		if (!more_than_one(between))
			pinned |= between;
	}
	return pinned;
}

/* Everything the opponent attacks; @occupied leaves out the king, who hides nothing behind him. */
static laws_squares attacked_squares(const struct laws_position *position, enum laws_side side,
				     laws_squares occupied)
{
	const laws_squares *kinds = position->kinds;
	laws_squares own = position->sides[side];
	laws_squares knights = kinds[LAWS_KNIGHT] & own;
	laws_squares straight = (kinds[LAWS_ROOK] | kinds[LAWS_QUEEN]) & own;
	laws_squares diagonal = (kinds[LAWS_BISHOP] | kinds[LAWS_QUEEN]) & own;
	laws_squares attacked = pawn_attacks(kinds[LAWS_PAWN] & own, side) |
				chesslaws_king_attacks[king_square(position, side)];

	while (knights)
		attacked |= chesslaws_knight_attacks[take_first(&knights)];
	while (straight)
		attacked |= rook_attacks(take_first(&straight), occupied);
	while (diagonal)
		attacked |= bishop_attacks(take_first(&diagonal), occupied);
	return attacked;
}

static struct scene survey(const struct laws_position *position)
{
	struct scene scene = {.position = position, .side = laws_position_side(position)};
	enum laws_side opponent = laws_side_other(scene.side);

	scene.king = king_square(position, scene.side);
	scene.own = position->sides[scene.side];
	scene.theirs = position->sides[opponent];
	scene.occupied = scene.own | scene.theirs;
	scene.checkers = attackers(position, scene.king, opponent, scene.occupied);
	scene.pinned = pinned_pieces(&scene);
	scene.targets = ~scene.own;
	if (scene.checkers)
		scene.targets =
			scene.checkers | squares_between(scene.king, first_square(scene.checkers));
	return scene;
}

/* A pinned piece may still go along the line of the pin. */
static ALWAYS_INLINE laws_squares allowed(const struct scene *scene, laws_square from)
{
	if (scene->pinned & LAWS_SQUARE_SET(from))
		return scene->targets & line_through(scene->king, from);
	return scene->targets;
}

static ALWAYS_INLINE void add_pieces(struct sink *sink, const struct scene *scene)
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

		add_targets(sink, from,
			    bishop_attacks(from, scene->occupied) & allowed(scene, from));
	}
	while (straight) {
		laws_square from = take_first(&straight);

		add_targets(sink, from, rook_attacks(from, scene->occupied) & allowed(scene, from));
	}
}

/* Adds the moves of @pawns, none of which may leave @targets. */
static ALWAYS_INLINE void add_pawns(struct sink *sink, const struct scene *scene,
				    laws_squares pawns, laws_squares targets)
{
	bool white = scene->side == LAWS_WHITE;
	laws_squares empty = ~scene->occupied;
	laws_squares third_rank = white ? RANK_1 << 16 : RANK_1 << 40;
	laws_squares single = (white ? pawns << 8 : pawns >> 8) & empty;
	laws_squares passing = single & third_rank;
	laws_squares two = (white ? passing << 8 : passing >> 8) & empty;
	laws_squares west = pawns_attack_west(pawns, scene->side) & scene->theirs;
	laws_squares east = pawns_attack_east(pawns, scene->side) & scene->theirs;

	add_pawn_moves(sink, single & targets, white ? 8 : -8);
	add_pawn_moves(sink, two & targets, white ? 16 : -16);
	add_pawn_moves(sink, west & targets, white ? 7 : -9);
	add_pawn_moves(sink, east & targets, white ? 9 : -7);
}

static ALWAYS_INLINE void add_all_pawns(struct sink *sink, const struct scene *scene)
{
	laws_squares pawns = scene->position->kinds[LAWS_PAWN] & scene->own;
	laws_squares pinned = pawns & scene->pinned;

	add_pawns(sink, scene, pawns & ~pinned, scene->targets);
	while (pinned) {
		laws_square from = take_first(&pinned);

		add_pawns(sink, scene, LAWS_SQUARE_SET(from), allowed(scene, from));
	}
}

/*
 * Two pawns leave their rank at once, so neither the pins nor the check mask
 * tell: the king is looked at as he would stand after the capture.
 */
laws_squares chesslaws_en_passant_pawns(const struct laws_position *position, laws_square square)
{
	enum laws_side side = laws_position_side(position);
	enum laws_side opponent = laws_side_other(side);
	laws_square king = king_square(position, side);
	laws_squares captured = LAWS_SQUARE_SET(passed_pawn(square));
	laws_squares pawns = pawn_attacks(LAWS_SQUARE_SET(square), opponent) &
			     position->kinds[LAWS_PAWN] & position->sides[side];
	laws_squares legal = 0;

	while (pawns) {
		laws_squares from = LAWS_SQUARE_SET(take_first(&pawns));
		laws_squares occupied = laws_position_occupied(position) & ~from & ~captured;

		occupied |= LAWS_SQUARE_SET(square);
		if (!(attackers(position, king, opponent, occupied) & ~captured))
			legal |= from;
	}
	return legal;
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

/* Article 3.8.2.2, for any squares that king and rook may come from. */
static bool castling_is_legal(const struct scene *scene, laws_square rook, laws_squares attacked)
{
	laws_square king_to = castled_king(scene->king, rook);
	laws_square rook_to = castled_rook(scene->king, rook);
	laws_squares movers = LAWS_SQUARE_SET(scene->king) | LAWS_SQUARE_SET(rook);
	laws_squares king_path = squares_between(scene->king, king_to) | LAWS_SQUARE_SET(king_to);
	laws_squares rook_path = squares_between(rook, rook_to) | LAWS_SQUARE_SET(rook_to);
	laws_squares others = scene->occupied & ~movers;

	if (((king_path | rook_path) & others) || (king_path & attacked))
		return false;
	/* A rook that did not start in the corner can have shielded the king's new square. */
	return !attackers(scene->position, king_to, laws_side_other(scene->side),
			  others | LAWS_SQUARE_SET(rook_to));
}

static ALWAYS_INLINE void add_castling(struct sink *sink, const struct scene *scene,
				       laws_squares attacked)
{
	laws_squares rooks = scene->position->castling & scene->own;

	if (scene->checkers)
		return;
	while (rooks) {
		laws_square rook = take_first(&rooks);

		if (castling_is_legal(scene, rook, attacked))
			add(sink, scene->king, rook, LAWS_NO_KIND, LAWS_MOVE_CASTLING);
	}
}

static ALWAYS_INLINE size_t generate(const struct laws_position *position, struct laws_move *moves)
{
	struct sink sink = {moves, 0};
	struct scene scene = survey(position);
	laws_squares attacked = attacked_squares(position, laws_side_other(scene.side),
						 scene.occupied & ~LAWS_SQUARE_SET(scene.king));

	add_targets(&sink, scene.king, chesslaws_king_attacks[scene.king] & ~scene.own & ~attacked);
	if (more_than_one(scene.checkers))
		return sink.count;
	add_pieces(&sink, &scene);
	add_all_pawns(&sink, &scene);
	add_en_passant(&sink, &scene);
	add_castling(&sink, &scene, attacked);
	return sink.count;
}

size_t laws_moves(const struct laws_position *position, struct laws_move moves[LAWS_MOVES_MAX])
{
	return generate(position, moves);
}

size_t chesslaws_count_moves(const struct laws_position *position)
{
	return generate(position, NULL);
}

bool laws_move_is_legal(const struct laws_position *position, struct laws_move move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (laws_move_equal(moves[i], move))
			return true;
	return false;
}
